//! The ledger after everything that can happen to it: crashes, full disks, other writers, manual edits.
//!
//! Tests of links, modes, signals and mounted disks are only for Unix.
//!
//! A test that needs something the machine does not have (strace, root, git) says so and is skipped. `--ignored` runs the
//! longer ones.

// A panic is how a test fails; figures and skipped tests are printed.
#![allow(
    clippy::print_stderr,
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    unreachable_pub
)]

mod audit;
mod bytes;
mod concurrent;
#[cfg(unix)]
mod crash;
#[cfg(unix)]
mod disk;
mod edited_files;
#[cfg(unix)]
mod export_files;
#[cfg(unix)]
mod false_failures;
mod kills;
mod large_ledger;
#[cfg(unix)]
mod locks;
#[cfg(unix)]
mod moved;
mod ledgers;
#[cfg(unix)]
mod planted;
mod random_text;
mod sample;
mod saved_rules;
mod seal;
mod seal_format;
#[path = "../common/table.rs"]
mod table;
mod unusual_names;
mod writers;
