//! The solver's answers, given back to the referee.

use ginscore_rules::cards::{Card, Cards, Spread};
use ginscore_rules::rules::{
    Defender, Evidence, HandClaim, HouseRules, Knocker, Layout, Player, Showdown, defaults, judge,
};
use ginscore_rules::solver::{best_defense, best_discard, best_spread};
use proptest::prelude::*;

fn declared(spread: &Spread) -> Layout {
    Layout::Spread {
        melds: spread.melds().iter().map(|meld| meld.cards().iter().collect()).collect(),
        deadwood: spread.deadwood().iter().collect(),
    }
}

/// Eleven cards for the knocker and ten for the defender, from a deck in any order: of all elevens that lie in
/// a row the best one, so that about one in six may knock.
fn deal() -> impl Strategy<Value = (Cards, Cards)> {
    (Just(Cards::DECK.iter().collect::<Vec<Card>>()).prop_shuffle(), 0..42usize).prop_map(|(deck, from)| {
        let rows = deck.windows(11).map(|row| Cards::distinct(row.iter().copied()).unwrap());
        let best = rows.enumerate().min_by_key(|(_, row)| ginscore_rules::solver::least_after_discard(*row));
        let (at, eleven) = best.unwrap();
        let rest: Vec<Card> = deck.iter().copied().filter(|card| !eleven.contains(*card)).collect();
        let ten = rest.iter().cycle().skip(from + at).take(10).copied();
        (eleven, Cards::distinct(ten).unwrap())
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, ..ProptestConfig::default() })]

    #[test]
    fn what_the_solver_lays_off_the_referee_allows((eleven, defender) in deal()) {
        let mut values = defaults();
        values.layoff_on_gin = true;
        let house = HouseRules::new(values).unwrap();
        let kept = best_discard(eleven);
        let Some(discard) = kept.discard else { return Ok(()) };
        // A knock is not always possible: what is too much for it is left out of the cards.
        if kept.spread.count() > 10 { return Ok(()) }
        let best = best_defense(defender, kept.spread.melds());
        let told = |laid: Layout, layoffs: Vec<Card>| HandClaim::Showdown(Showdown {
            by: Player::Two,
            knocker: Knocker::Cards(declared(&kept.spread)),
            defender: Defender::Cards { laid, layoffs },
            knock_card: None,
            discard: Some(discard),
            accepted: false,
        });
        let by_hand = judge(&told(declared(&best.spread), best.layoffs.clone()), &house);
        let by_program = judge(&told(Layout::Loose(defender.iter().collect()), Vec::new()), &house);
        let (by_hand, by_program) = (by_hand.unwrap(), by_program.unwrap());
        prop_assert_eq!(by_hand.points(), by_program.points());
        prop_assert_eq!(by_hand.end(), by_program.end());
        let Evidence::Showdown { deadwood, .. } = by_program.evidence() else { panic!("cards were shown") };
        prop_assert_eq!(deadwood.one, best.spread.count());
        prop_assert!(deadwood.one <= best_spread(defender).count());
        // What was arranged is kept as arranged, and reads the same.
        prop_assert_eq!(&judge(by_program.claim(), &house).unwrap(), &by_program);
    }
}
