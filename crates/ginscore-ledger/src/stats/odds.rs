//! What the deck gives by itself: exact odds, counted over every hand there is.
//!
//! No sample stands behind these numbers: the census in `tests/solver/census.rs` takes every hand of ten and
//! of eleven cards through the solver and is held to them.

/// How many of all hands are of some kind.
///
/// ```
/// use ginscore_ledger::stats::{DEALT_BIG_GIN, DEALT_GIN, MEAN_DEADWOOD};
/// assert_eq!(DEALT_GIN.one_in(), 115_733);
/// assert_eq!(DEALT_BIG_GIN.one_in(), 410_340);
/// assert_eq!((MEAN_DEADWOOD * 10.0).round(), 566.0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Odds {
    /// So many.
    pub hands: u64,
    /// Of so many.
    pub of: u64,
}

impl Odds {
    /// In how many hands there is one, to the nearest whole number.
    pub const fn one_in(self) -> u64 {
        (self.of + self.hands / 2) / self.hands
    }
}

/// All hands of ten cards: 52 over 10.
pub const TEN_CARDS: u64 = 15_820_024_220;

/// All hands of eleven cards: 52 over 11.
pub const ELEVEN_CARDS: u64 = 60_403_728_840;

/// Ten cards that are gin as they are dealt.
pub const DEALT_GIN: Odds = Odds { hands: 136_694, of: TEN_CARDS };

/// Ten cards with ten points of deadwood or less as they are dealt.
pub const DEALT_KNOCK: Odds = Odds { hands: 10_212_276, of: TEN_CARDS };

/// Eleven cards that all meld as they are dealt.
pub const DEALT_BIG_GIN: Odds = Odds { hands: 147_204, of: ELEVEN_CARDS };

/// The deadwood of all hands of ten cards together.
pub const ALL_DEADWOOD: u64 = 894_929_816_444;

/// The deadwood of a hand of ten cards as it is dealt, on the average.
pub const MEAN_DEADWOOD: f64 = ALL_DEADWOOD as f64 / TEN_CARDS as f64;
