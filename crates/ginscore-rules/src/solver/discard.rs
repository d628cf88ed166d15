//! The best discard from eleven cards.

use super::left::{dearest_left, left};
use super::sets::{each_choice, least};
use super::spreads::spread;
use crate::cards::card::Card;
use crate::cards::set::Cards;
use crate::cards::spread::Spread;

/// Eleven cards put down with one discarded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestDiscard {
    /// The cards kept.
    pub spread: Spread,
    /// The card to discard; none where all the cards meld.
    pub discard: Option<Card>,
}

/// The best discard and the best spread of the rest; or, where all cards meld, the spread of all.
///
/// The least is sought over spreads and discards together. For a given choice of sets the best discard
/// is the dearest card left over; but the choice with the least deadwood is not always the one that is
/// best after the discard.
///
/// ```
/// use ginscore_rules::solver::best_discard;
/// let gin = best_discard("AS 2S KS 2H KH AD 2D KD AC 2C 3C".parse().unwrap());
/// assert_eq!(gin.spread.count(), 0);
/// assert!(gin.discard.is_some()); // the eleven do not all meld
/// ```
pub fn best_discard(cards: Cards) -> BestDiscard {
    let mut best = (u16::MAX, cards.bits());
    each_choice(cards.bits(), &mut |kept| {
        // What all melds needs no discard, so it comes before gin with a card to throw.
        let after = match left(kept) {
            0 => 0,
            count => 1 + count - dearest_left(kept),
        };
        if after < best.0 {
            best = (after, kept);
        }
    });
    let whole = spread(cards, best.1);
    match whole.deadwood().iter().max_by_key(|card| card.points()) {
        None => BestDiscard { spread: whole, discard: None },
        Some(card) => BestDiscard {
            spread: Spread::parted(whole.melds().to_vec(), whole.deadwood().without(card)),
            discard: Some(card),
        },
    }
}

/// The least deadwood after the best discard, in points; 0 where all the cards meld.
///
/// ```
/// use ginscore_rules::solver::least_after_discard;
/// let eleven = "4S 5S 6S 7S 9C 9D 9H 2H AC AD KH".parse().unwrap();
/// assert_eq!(least_after_discard(eleven), 4); // the king goes
/// ```
#[inline]
pub fn least_after_discard(cards: Cards) -> u16 {
    least(cards.bits(), |kept| left(kept) - dearest_left(kept))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Cards {
        text.parse().unwrap()
    }

    #[test]
    fn a_card_may_be_discarded_that_the_best_eleven_would_meld() {
        let gin = best_discard(cards("AS 2S KS 2H KH AD 2D KD AC 2C 3C"));
        assert_eq!(gin.spread.count(), 0);
        assert_eq!(least_after_discard(cards("AS 2S KS 2H KH AD 2D KD AC 2C 3C")), 0);
    }

    #[test]
    fn eleven_that_all_meld_need_no_discard() {
        let big_gin = best_discard(cards("AS 2S 3S 4S 5S 6S 7S 8S 9H 9C 9D"));
        assert_eq!((big_gin.spread.count(), big_gin.discard), (0, None));
    }
}
