//! Exact solvers for the best spread, discard and defense.
//!
//! | question | as a count | with the cards |
//! |---|---|---|
//! | the least deadwood of a hand | [`least_deadwood`] | [`best_spread`], [`least_spreads`] |
//! | the best discard | [`least_after_discard`] | [`best_discard`] |
//! | melding and laying off after a knock | [`least_defense`] | [`best_defense`] |
//!
//! Functions that return a count allocate nothing; spreads are built only by the functions that return them.
//!
//! The solvers are made for hands of up to eleven cards. They solve any set of cards, but the number of choices
//! grows exponentially: forty random cards take a millisecond, the whole deck takes seconds. Pruning for large
//! sets of cards would slow down hands.

// Only the sets are a choice. Once the sets are fixed, each suit's other cards are melded in runs: every three or more in a
// row are one run, and the points left over are looked up in a table (`left`). So the least deadwood is the minimum over the
// choices of sets (`sets`), and three hands in four contain no set at all.
//
// The modules work on `Cards::bits`: one lane of 16 bits per suit, the upper three of them zero. Bits that a shift moves into
// the next lane land there, so all four suits are processed at once.

mod deadwood;
mod defense;
mod discard;
mod left;
mod sets;
mod spreads;

pub use deadwood::least_deadwood;
pub use defense::{best_defense, least_defense};
pub use discard::{BestDiscard, best_discard, least_after_discard};
pub(crate) use spreads::each_within;
pub use spreads::{best_spread, least_spreads};
