//! Advice: what a player can safely hold during a hand, and what was missed after it.

pub(crate) mod safety;
pub(crate) mod review;

pub use review::{BetterSpread, left_on_the_table, points_left, review};
pub use safety::{HandInPlay, RoundSafety, SafeCount, SafeHolding, Safety, Undercut, round_safety, safety};
