//! All hands without deadwood, built from melds.

use ginscore_rules::cards::{Cards, Rank, Run, Suit};
use ginscore_rules::solver::{best_discard, least_after_discard, least_deadwood};

fn melds() -> Vec<Cards> {
    let mut melds = Vec::new();
    for rank in Rank::ALL {
        let four = Cards::DECK.rank(rank);
        melds.push(four);
        melds.extend(four.iter().map(|card| four.without(card)));
    }
    for suit in Suit::ALL {
        for low in Rank::ALL {
            melds.extend(Rank::ALL.into_iter().filter_map(|high| Some(Run::new(suit, low, high)?.cards())));
        }
    }
    melds
}

/// Adds the hands of `number` cards that can be made of these cards and some of the melds.
fn add_hands(cards: Cards, melds: &[Cards], number: usize, hands: &mut Vec<u64>) {
    if cards.len() == number {
        hands.push(cards.bits());
    }
    for (at, meld) in melds.iter().enumerate() {
        let more = cards.union(*meld);
        if cards.intersection(*meld).is_empty() && more.len() <= number {
            add_hands(more, &melds[at + 1..], number, hands);
        }
    }
}

/// All hands of `number` cards that consist of melds, each once.
fn hands(number: usize) -> Vec<u64> {
    let mut hands = Vec::new();
    add_hands(Cards::EMPTY, &melds(), number, &mut hands);
    deduplicated(hands)
}

fn deduplicated(mut hands: Vec<u64>) -> Vec<u64> {
    hands.sort_unstable();
    hands.dedup();
    hands
}

#[test]
fn every_gin_of_ten_cards_has_no_deadwood() {
    let gin = hands(10);
    assert_eq!(gin.len(), 136_694);
    assert!(gin.iter().all(|hand| least_deadwood(Cards::from_bits(*hand)) == 0));
}

#[test]
fn every_big_gin_needs_no_discard() {
    let big_gin = hands(11);
    assert_eq!(big_gin.len(), 147_204);
    assert!(big_gin.iter().all(|hand| best_discard(Cards::from_bits(*hand)).discard.is_none()));
}

/// Gin with any eleventh card, and big gin, since one of its melds can spare a card.
#[test]
fn every_gin_of_eleven_cards_has_no_deadwood_after_a_discard() {
    let mut gin = hands(11);
    for hand in hands(10).into_iter().map(Cards::from_bits) {
        gin.extend(Cards::DECK.difference(hand).iter().map(|card| hand.with(card).bits()));
    }
    let gin = deduplicated(gin);
    assert_eq!(gin.len(), 5_379_372);
    assert!(gin.iter().all(|hand| least_after_discard(Cards::from_bits(*hand)) == 0));
}
