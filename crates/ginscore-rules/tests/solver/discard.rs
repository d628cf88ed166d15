//! The best discard from eleven cards.

use ginscore_rules::cards::Cards;
use ginscore_rules::solver::{best_discard, best_spread, least_after_discard};

use crate::brute;
use crate::deal::Dealer;
use crate::sized::sized;

fn check(hand: Cards) {
    let brute = brute::Hand::new(hand);
    let least = brute.least_after_discard();
    assert_eq!(least_after_discard(hand), least, "{hand}");

    let best = best_discard(hand);
    assert_eq!(best.spread.count(), least, "{hand}: {best:?}");
    let all_meld = brute.least(brute.all()) == 0;
    assert_eq!(best.discard.is_none(), all_meld, "{hand}: {best:?}");
    let discard = best.discard.map_or(Cards::EMPTY, Cards::from_card);
    assert_eq!(brute::put_down(&best.spread, brute::cards(discard)), brute::cards(hand), "{best:?}");
}

#[test]
fn agrees_with_brute_force_on_random_hands() {
    let mut dealer = Dealer::new(21);
    for _ in 0..sized(1_000, 10_000) {
        check(dealer.hand(11));
    }
}

#[test]
fn agrees_with_brute_force_on_rich_hands() {
    let mut dealer = Dealer::new(22);
    for _ in 0..sized(2_000, 40_000) {
        check(dealer.rich(11));
    }
}

#[test]
fn agrees_with_brute_force_on_smaller_hands() {
    let mut dealer = Dealer::new(23);
    for at in 0..sized(2_000, 20_000) {
        check(dealer.rich(1 + at % 10));
    }
}

/// Choosing the best spread of all eleven cards first, and the discard from its deadwood, would leave 1 point.
#[test]
fn the_discard_may_come_out_of_the_best_spread_of_eleven() {
    let hand = "AS 2S KS 2H KH AD 2D KD AC 2C 3C".parse().unwrap();
    assert_eq!(least_after_discard(hand), 0);
    let first_spread = best_spread(hand).deadwood();
    let highest = first_spread.iter().map(|card| u16::from(card.points())).max().unwrap();
    assert_eq!(first_spread.points() - highest, 1);
    check(hand);
}
