//! The solver, compared with methods that share no code with it: brute force from the definition of a meld ([`brute`]),
//! another program's solver, hands worked out on paper, and a census of all hands.

// A panic is how a test fails, and the other tests share the harness.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic, unreachable_pub)]

mod brute;
mod census;
mod deadwood;
#[path = "../../../../tests/common/deal.rs"]
mod deal;
mod defense;
mod discard;
mod engines;
mod gin;
mod layoffs;
mod review;
mod spreads;
#[path = "../../../../tests/common/sized.rs"]
mod sized;
