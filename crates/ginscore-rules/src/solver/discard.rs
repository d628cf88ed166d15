//! The best discard from eleven cards.

use super::left::{highest_left, left};
use super::sets::{cheapest, least};
use super::spreads::spread;
use crate::cards::card::Card;
use crate::cards::set::Cards;
use crate::cards::spread::Spread;

/// The best discard from some cards, and the spread of the rest.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct BestDiscard {
    /// The spread of the cards that are not discarded.
    pub spread: Spread,
    /// The card to discard; `None` if all the cards meld.
    pub discard: Option<Card>,
}

/// The discard that leaves the least deadwood, with the best spread of the rest. If all cards meld, as in big gin,
/// nothing is discarded.
///
/// Spreads and discards are searched together. For a given choice of sets the best discard is the highest unmelded
/// card, but the spread with the least deadwood is not always the best one after the discard.
///
/// ```
/// use ginscore_rules::solver::best_discard;
/// let gin = best_discard("AS 2S KS 2H KH AD 2D KD AC 2C 3C".parse().unwrap());
/// assert_eq!(gin.spread.count(), 0);
/// assert!(gin.discard.is_some()); // the eleven do not all meld
/// ```
pub fn best_discard(cards: Cards) -> BestDiscard {
    // Big gin comes before gin with a discard.
    let kept = cheapest(cards.bits(), |kept| match left(kept) {
        0 => 0,
        count => 1 + count - highest_left(kept),
    });
    let whole = spread(cards, kept);
    let discard = whole.deadwood().iter().max_by_key(|card| card.points());
    match discard {
        None => BestDiscard { spread: whole, discard },
        Some(card) => BestDiscard { spread: whole.without(card), discard },
    }
}

/// The deadwood left after the best discard, in points; 0 if all the cards meld.
///
/// ```
/// use ginscore_rules::solver::least_after_discard;
/// let eleven = "4S 5S 6S 7S 9C 9D 9H 2H AC AD KH".parse().unwrap();
/// assert_eq!(least_after_discard(eleven), 4); // after discarding the king
/// ```
#[inline]
pub fn least_after_discard(cards: Cards) -> u16 {
    least(cards.bits(), |kept| left(kept) - highest_left(kept))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Cards {
        text.parse().unwrap()
    }

    /// Eleven cards, the deadwood after the best discard, and the points of the card that is discarded.
    #[test]
    fn the_highest_card_that_is_left_is_discarded() {
        for (eleven, count, discarded) in [
            ("4S 5S 6S 7S 9C 9D 9H 2H AC AD KH", 4, Some(10)),
            ("4S 5S 6S 7S 9C 9D 9H 2H AC AD 8D", 4, Some(8)),
            ("4S 5S 6S 7S 9C 9D 9H KC KH AC AD", 12, Some(10)),
            ("4S 5S 6S 7S 9C 9D 9H 2H AC AD 3D", 4, Some(3)),
            ("4S 5S 6S 7S 9C 9D 9H TC TD TH AC", 0, Some(1)),
            ("4S 5S 6S 7S 9C 9D 9H 5H AC AD 6D", 7, Some(6)),
            ("4S 5S 6S 7S 9C 9D 9H 4H AC AD 4D", 1, Some(1)),
            ("4S 5S 6S 7S 9C 9D 9H 2H AC AD 2D", 4, Some(2)),
            ("4S 5S 6S 7S 9C 9D 9H TC TD TH TS", 0, None),
        ] {
            let best = best_discard(cards(eleven));
            assert_eq!((best.spread.count(), least_after_discard(cards(eleven))), (count, count), "{eleven}");
            assert_eq!(best.discard.map(|card| u16::from(card.points())), discarded, "{eleven}");
        }
    }
}
