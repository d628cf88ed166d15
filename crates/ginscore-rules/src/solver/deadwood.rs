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
