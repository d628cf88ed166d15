//! The ledger under everything that can befall it: crashes, full disks, other writers, other hands.
//!
//! What a machine lacks (strace, root, git) is said and left out. The longer runs are behind `--ignored`.

// A test that meets what it did not expect has failed; figures and what was left out are printed.
#![allow(
    clippy::print_stderr,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    unreachable_pub
)]

mod bytes;
mod crash;
mod disk;
mod edited;
mod fixture;
mod found;
mod git;
mod locks;
mod many;
mod places;
mod planted;
mod proof;
mod random;
mod sample;
mod seal;
mod storm;
#[path = "../common/table.rs"]
mod table;
mod writers;
