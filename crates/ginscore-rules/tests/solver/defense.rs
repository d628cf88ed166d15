//! The best that the defender can do, melding and laying off together.

use ginscore_rules::cards::{Cards, Meld, lay_off};
use ginscore_rules::solver::{best_defense, best_spread, least_defense};

use crate::brute;
use crate::deal::Dealer;
use crate::sized::sized;

/// The number of cases in which laying off helps, in which a meld is broken for it, and in which a card that fits is
/// better kept.
#[derive(Default)]
struct Cases {
    lays_off: usize,
    breaks_melds: usize,
    keeps_what_fits: usize,
}

fn check(hand: Cards, melds: &[Meld], cases: &mut Cases) {
    let shown: Vec<Vec<brute::Card>> = melds.iter().map(|meld| brute::cards(meld.cards())).collect();
    let brute = brute::Hand::new(hand);
    let ways = brute::layable(&brute.cards, &shown);
    let costs = ways.iter().map(|laid| (brute.least(brute.all() ^ laid), laid.count_ones() as usize));
    let (count, fewest) = costs.min().unwrap();

    let best = best_defense(hand, melds);
    let case = format!("{hand} against {shown:?}: {best:?}");
    assert_eq!(least_defense(hand, melds), count, "{case}");
    assert_eq!(best.spread.count(), count, "{case}");
    assert_eq!(best.layoffs.len(), fewest, "{case}");

    let laid: Vec<brute::Card> =
        best.layoffs.iter().flat_map(|card| brute::cards(Cards::from_card(*card))).collect();
    assert!(brute::fit_in_order(&laid, &shown), "{case}");
    assert_eq!(brute::put_down(&best.spread, laid), brute.cards, "{case}");

    cases.lays_off += usize::from(fewest > 0);
    cases.breaks_melds += usize::from(count < melding_first(hand, melds));
    cases.keeps_what_fits += usize::from(ways.iter().any(|laid| laid.count_ones() as usize > fewest));
}

/// The deadwood left if the hand is melded as well as possible first, and then the rest is laid off.
fn melding_first(hand: Cards, melds: &[Meld]) -> u16 {
    lay_off(melds, best_spread(hand).deadwood()).left.points()
}

#[test]
fn agrees_with_brute_force_on_rich_hands() {
    let mut dealer = Dealer::new(41);
    let mut cases = Cases::default();
    let hands = sized(3_000, 30_000);
    for _ in 0..hands {
        let melds = dealer.shown();
        check(dealer.against(&melds), &melds, &mut cases);
    }
    // Otherwise the hands would prove little.
    assert!(cases.lays_off > hands / 3, "{}", cases.lays_off);
    assert!(cases.breaks_melds > hands / 10, "{}", cases.breaks_melds);
    assert!(cases.keeps_what_fits > hands / 3, "{}", cases.keeps_what_fits);
}

#[test]
fn agrees_with_brute_force_on_random_hands() {
    let mut dealer = Dealer::new(42);
    for _ in 0..sized(500, 5_000) {
        let melds = dealer.shown();
        let taken = melds.iter().fold(Cards::EMPTY, |all, meld| all.union(meld.cards()));
        check(dealer.some_of(Cards::DECK.difference(taken), 10), &melds, &mut Cases::default());
    }
}

#[test]
fn hands_on_which_melding_first_is_wrong() {
    for (melds, hand, first, best) in [
        ("JS QS KS, AH 2H 3H, 7H 8H 9H", "4S 9S TS TH 4D 5D 9D TD JD QC", 51, 23),
        ("8S 9S TS, 8D 9D TD", "JS 3H 5H JH 5D 6D 7D 3C 5C JC", 16, 6),
        ("5H 6H 7H, 5C 6C 7C", "AS 2S 3H 4H AD 2D AC 2C 3C 4C", 4, 0),
        ("8H 9H TH JH QH", "5S QS 5H 6H 7H 3D KD 5C TC KC", 53, 43),
    ] {
        let melds: Vec<Meld> =
            melds.split(", ").map(|meld| Meld::try_from(meld.parse::<Cards>().unwrap()).unwrap()).collect();
        let hand: Cards = hand.parse().unwrap();
        assert_eq!(least_defense(hand, &melds), best, "{hand}");
        assert_eq!(melding_first(hand, &melds), first, "{hand}");
        check(hand, &melds, &mut Cases::default());
    }
}

#[test]
fn a_hand_may_be_empty_or_have_nothing_to_lay_off_on() {
    let hand: Cards = "7C 7D 7S 8S 9S".parse().unwrap();
    check(hand, &[], &mut Cases::default());
    check(
        Cards::EMPTY,
        &[Meld::try_from("4S 5S 6S".parse::<Cards>().unwrap()).unwrap()],
        &mut Cases::default(),
    );
}
