//! The least deadwood of a hand.

use ginscore_rules::cards::Cards;
use ginscore_rules::solver::{best_spread, least_deadwood};

use crate::brute;
use crate::deal::Dealer;
use crate::sized::sized;

/// The same hand for `gin-rummy`, whose ace is one bit higher.
fn theirs(hand: Cards) -> gin_rummy::Hand {
    gin_rummy::Hand::from_bits(hand.bits() << 1).unwrap()
}

fn check(hand: Cards) {
    let brute = brute::Hand::new(hand);
    assert_eq!(least_deadwood(hand), brute.least(brute.all()), "{hand}");
}

#[test]
fn agrees_with_gin_rummy_on_random_hands_of_ten() {
    let mut dealer = Dealer::new(10);
    for _ in 0..sized(20_000, 100_000) {
        let hand = dealer.hand(10);
        let least = least_deadwood(hand);
        assert_eq!(least, u16::from(gin_rummy::deadwood(theirs(hand))), "{hand}");
        assert_eq!(least, u16::from(gin_rummy::best_melds(theirs(hand)).deadwood()), "{hand}");
        assert_eq!(least, best_spread(hand).count(), "{hand}");
    }
}

#[test]
fn agrees_with_gin_rummy_on_rich_hands_of_ten_and_eleven() {
    let mut dealer = Dealer::new(11);
    for at in 0..sized(20_000, 100_000) {
        let hand = dealer.rich(10 + at % 2);
        let theirs = u16::from(gin_rummy::deadwood(theirs(hand)));
        assert_eq!(least_deadwood(hand), theirs, "{hand}");
        assert_eq!(best_spread(hand).count(), theirs, "{hand}");
    }
}

#[test]
fn agrees_with_brute_force_on_every_hand_of_one_to_five() {
    // Of four in the short size.
    fn extend(hand: Cards, rest: Cards, most: usize, seen: &mut u32) {
        if !hand.is_empty() {
            check(hand);
            *seen += 1;
        }
        if hand.len() < most {
            let mut rest = rest;
            for card in rest.iter() {
                rest = rest.without(card);
                extend(hand.with(card), rest, most, seen);
            }
        }
    }
    let mut seen = 0;
    extend(Cards::EMPTY, Cards::DECK, sized(4, 5), &mut seen);
    assert_eq!(seen, 52 + 1_326 + 22_100 + 270_725 + sized(0, 2_598_960));
}

#[test]
fn agrees_with_brute_force_on_rich_hands() {
    let mut dealer = Dealer::new(3);
    for at in 0..sized(6_000, 60_000) {
        check(dealer.rich(6 + at % 6));
    }
}

/// No hand in the game is this large, but the answer must be correct.
#[test]
fn agrees_with_brute_force_on_more_cards_than_a_hand() {
    let mut dealer = Dealer::new(4);
    for at in 0..sized(60, 300) {
        check(dealer.rich(12 + at % 5));
    }
}

#[test]
fn agrees_with_gin_rummy_on_up_to_half_the_deck() {
    let mut dealer = Dealer::new(5);
    for at in 0..3_000 {
        let hand = dealer.hand(12 + at % 15);
        assert_eq!(least_deadwood(hand), u16::from(gin_rummy::deadwood(theirs(hand))), "{hand}");
    }
}

#[test]
fn the_best_spread_is_a_valid_spread_of_the_hand() {
    let mut dealer = Dealer::new(7);
    for at in 0..sized(4_000, 20_000) {
        let hand = dealer.rich(at % 12);
        let spread = best_spread(hand);
        assert_eq!(brute::put_down(&spread, Vec::new()), brute::cards(hand), "{spread:?}");
        assert_eq!(spread.count(), least_deadwood(hand), "{hand}");
    }
}
