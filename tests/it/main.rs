//! One binary for all integration tests, so that there is one link.

// A test that meets what it did not expect has failed; and what modules share is seen by no other crate.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic, unreachable_pub)]

mod bounds;
mod browser;
mod catalogue;
mod commands;
#[cfg(unix)]
mod completing;
mod conformance;
mod evenings;
mod generated;
mod handing;
mod hostile;
mod houses;
mod other_rules;
mod query;
mod referee;
mod refused;
mod replay;
mod rows;
mod rulebook;
mod roundtrip;
mod safe;
#[cfg(unix)]
mod terminal;
#[path = "../common/table.rs"]
mod table;
mod transcripts;
mod wording;
