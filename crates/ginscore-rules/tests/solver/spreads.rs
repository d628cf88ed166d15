//! All spreads with the least deadwood.

use std::collections::BTreeSet;

use ginscore_rules::cards::Cards;
use ginscore_rules::solver::least_spreads;

use crate::brute::{self, Outline};
use crate::deal::Dealer;
use crate::sized::sized;

fn check(hand: Cards) {
    let spreads = least_spreads(hand);
    let outlines: BTreeSet<Outline> = spreads
        .iter()
        .map(|spread| Outline::of(spread.melds().iter().map(|meld| brute::cards(meld.cards()))))
        .collect();
    assert_eq!(outlines.len(), spreads.len(), "{hand}: a spread appears twice in {spreads:?}");
    assert_eq!(outlines, brute::Hand::new(hand).least_spreads(), "{hand}");
    for spread in spreads {
        let melded = spread.melds().iter().fold(Cards::EMPTY, |all, meld| all.union(meld.cards()));
        assert_eq!(spread.deadwood(), hand.difference(melded), "{hand}");
    }
}

#[test]
fn least_spreads_agree_with_brute_force_on_rich_hands() {
    let mut dealer = Dealer::new(31);
    for at in 0..sized(4_000, 40_000) {
        check(dealer.rich(at % 12));
    }
}

#[test]
fn least_spreads_agree_with_brute_force_on_random_hands() {
    let mut dealer = Dealer::new(32);
    for _ in 0..sized(1_000, 10_000) {
        check(dealer.hand(10));
    }
}

#[test]
fn hands_with_several_least_spreads_have_all_of_them() {
    for (hand, number) in [
        ("4S 5S 6S 4H 5H 6H 4D 5D 6D KC", 2),
        ("4S 5S 6S 7S 4H 5H 6H 7H 4D 5D 6D 7D", 4),
        ("7C 7D 7H 7S 8S 9S", 1),
        ("7C 7D 7H 7S 8S 9S 8H 9H", 1),
        ("", 1),
    ] {
        let hand = hand.parse().unwrap();
        check(hand);
        assert_eq!(least_spreads(hand).len(), number, "{hand}");
    }
}
