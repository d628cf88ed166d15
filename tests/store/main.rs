//! The ledger under everything that can befall it: crashes, full disks, other writers, other hands.
//!
//! What a machine lacks (strace, root, git) is said and left out. The longer runs are behind `--ignored`.

// A test that meets what it did not expect has failed.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic, unreachable_pub)]

mod bytes;
mod crash;
mod edited;
mod fixture;
mod random;
mod sample;
mod seal;
mod storm;
#[path = "../common/table.rs"]
mod table;
mod writers;
