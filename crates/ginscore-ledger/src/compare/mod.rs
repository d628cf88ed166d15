//! Two evenings next to each other: that of a text, and that of a ledger.

pub(crate) mod same_names;
pub(crate) mod difference;

pub use difference::{Comparison, Difference, Side, StepDifference, compare};
pub use same_names::{compared, is_moved, names, renamed};
#[cfg(test)]
mod tests;
