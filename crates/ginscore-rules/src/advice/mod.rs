//! Advice: what a player can safely hold during a hand, and what was missed after it.

pub(crate) mod safety;
pub(crate) mod review;

pub use review::{BetterSpread, points_left, review};
pub use safety::{HandInPlay, RoundSafety, SafeCount, SafeHolding, Safety, Undercut};
