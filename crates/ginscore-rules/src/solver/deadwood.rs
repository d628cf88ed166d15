//! The least deadwood of a hand.

use super::left::left;
use super::sets::least;
use crate::cards::set::Cards;

/// The least deadwood of the cards over all spreads, in points.
///
/// ```
/// use ginscore_rules::solver::least_deadwood;
/// let hand = "4S 5S 6S 7S 9C 9D 9H 2H AC AD".parse().unwrap();
/// assert_eq!(least_deadwood(hand), 4);
/// ```
#[inline]
pub fn least_deadwood(cards: Cards) -> u16 {
    least(cards.bits(), left)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::solver::best_spread;

    #[test]
    fn known_hands_have_their_known_deadwood() {
        for (hand, count) in [
            ("4S 5S 6S 7S 9C 9D 9H 2H AC AD", 4),
            ("KC KD QC QD JC JD TC TD 9C 9D", 0),
            ("KC KD QS QH JC JD TS TH 9C 9D", 98),
            ("7C 7D 7S 8S 9S", 14),
            ("7C 7D 7S 8S 9S TS", 0),
            ("7C 7D 7H 8S 9S", 17),
            ("", 0),
        ] {
            let cards = hand.parse().unwrap();
            assert_eq!(least_deadwood(cards), count, "{hand}");
            assert_eq!(best_spread(cards).count(), count, "{hand}");
        }
    }
}
