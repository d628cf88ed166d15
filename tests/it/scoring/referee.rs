//! The referee accepts what the solver arranges.

use ginscore_rules::cards::{Card, CardList, Cards};
use ginscore_rules::hand::{Defender, Evidence, HandClaim, Knocker, Layout, Showdown, judge};
use ginscore_rules::house::{HouseRules, RuleSettings};
use ginscore_rules::players::Player;
use ginscore_rules::solver::{best_defense, best_discard, best_spread};
use proptest::prelude::*;

use crate::table::sized;

/// Eleven cards for the knocker and ten for the defender, from a shuffled deck. The knocker gets the best eleven cards in
/// a row, so that about one in six may knock.
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
    #![proptest_config(ProptestConfig { cases: sized(600, 3000), ..ProptestConfig::default() })]

    #[test]
    fn the_referee_allows_what_the_solver_lays_off((eleven, defender) in deal()) {
        let mut values = RuleSettings::default();
        values.layoff_on_gin = true;
        let house = HouseRules::new(values).unwrap();
        let kept = best_discard(eleven);
        let Some(discard) = kept.discard else { return Ok(()) };
        // Most of these hands may not knock.
        if kept.spread.count() > 10 { return Ok(()) }
        let best = best_defense(defender, kept.spread.melds());
        let claim = |laid: Layout, layoffs: CardList| HandClaim::Showdown(Showdown {
            by: Player::Two,
            knocker: Knocker::Cards(Layout::from(&kept.spread)),
            defender: Defender::Cards { laid, layoffs },
            knock_card: None,
            discard: Some(discard),
            accepted: false,
        });
        let by_declaration = judge(&claim(Layout::from(&best.spread), best.layoffs.clone()), &house);
        let by_program = judge(&claim(Layout::Loose(defender.iter().collect()), CardList::EMPTY), &house);
        let (by_declaration, by_program) = (by_declaration.unwrap(), by_program.unwrap());
        prop_assert_eq!(by_declaration.points(), by_program.points());
        prop_assert_eq!(by_declaration.end(), by_program.end());
        let Evidence::Showdown { deadwood, .. } = by_program.evidence() else { panic!("cards were shown") };
        prop_assert_eq!(deadwood.one, best.spread.count());
        prop_assert!(deadwood.one <= best_spread(defender).count());
        // The ruling keeps the arranged cards, and judging them again gives the same ruling.
        prop_assert_eq!(&judge(by_program.claim(), &house).unwrap(), &by_program);
    }
}
