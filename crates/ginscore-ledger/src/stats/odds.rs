//! Exact odds of the deal, counted over every possible hand.
//!
//! These numbers are not estimates from a sample: the census of the solver's tests, in `ginscore-rules`, counts all hands
//! of ten and of eleven cards.

use serde::Serialize;

/// The share of all hands that are of some kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Odds {
    /// The number of hands of that kind.
    pub hands: u64,
    /// The number of all hands.
    pub of: u64,
}

/// The number of hands of ten cards: 52 choose 10.
pub const TEN_CARDS: u64 = 15_820_024_220;

/// The number of hands of eleven cards: 52 choose 11.
pub const ELEVEN_CARDS: u64 = 60_403_728_840;

/// The odds of being dealt gin in ten cards.
pub const DEALT_GIN: Odds = Odds { hands: 136_694, of: TEN_CARDS };

/// The odds of being dealt ten cards with ten points of deadwood or less.
pub const DEALT_KNOCK: Odds = Odds { hands: 10_212_276, of: TEN_CARDS };

/// The odds of being dealt eleven cards that all meld.
pub const DEALT_BIG_GIN: Odds = Odds { hands: 147_204, of: ELEVEN_CARDS };

/// The deadwood of all hands of ten cards together, in points.
pub const ALL_DEADWOOD: u64 = 894_929_816_444;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_hands_as_ways_to_choose_cards() {
        let choose = |cards: u64| (1..=cards).fold(1, |ways, card| ways * (53 - card) / card);
        assert_eq!((choose(10), choose(11)), (TEN_CARDS, ELEVEN_CARDS));
    }
}
