//! The solver, held against things that share no code with it: the definition of a meld tried out in
//! every way ([`brute`]), another program's solver, hands worked out on paper, and all hands there are.

#![allow(clippy::unwrap_used, clippy::indexing_slicing)] // a slip in what the tests call fails them

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
