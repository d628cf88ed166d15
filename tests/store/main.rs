//! The ledger under everything that can happen to it: crashes, full disks, other writers, manual edits.
//!
//! A test that needs what the machine lacks (strace, root, git) says so and is skipped. `--ignored` runs the longer ones.

// A panic is how a test fails; figures and skipped tests are printed.
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
mod edited_files;
mod fixture;
mod found;
mod git;
mod locks;
mod many;
mod planted;
mod proof;
mod random;
mod sample;
mod saved_rules;
mod seal;
mod storm;
#[path = "../common/table.rs"]
mod table;
mod unusual_names;
mod writers;
