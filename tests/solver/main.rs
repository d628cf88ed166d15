//! The solver, compared with methods that share no code with it: brute force from the definition of a meld ([`brute`]),
//! another program's solver, hands worked out on paper, and a census of all hands.

#![allow(clippy::unwrap_used, clippy::indexing_slicing)] // a panic is how a test fails

mod brute;
mod census;
mod deadwood;
mod deal;
mod defense;
mod discard;
mod gin;
mod layoffs;
mod review;
mod spreads;
