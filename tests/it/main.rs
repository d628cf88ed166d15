//! One binary for all integration tests, so that there is one link.

// A panic is how a test fails, and no other crate sees what the modules share.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic, unreachable_pub)]

mod bounds;
mod browser;
mod catalogue;
mod commands;
#[cfg(unix)]
mod completing;
mod conformance;
mod evenings;
mod export;
mod generated;
mod hostile;
mod import;
mod json_doc;
mod other_rules;
#[cfg(unix)]
mod pipes;
mod query;
mod referee;
mod refused;
mod replay;
mod rows;
mod random_evenings;
mod rulebook;
mod roundtrip;
mod safe;
#[cfg(unix)]
mod screen;
mod stats;
mod style;
#[cfg(unix)]
mod terminal;
#[path = "../common/table.rs"]
mod table;
mod transcripts;
mod wording;
