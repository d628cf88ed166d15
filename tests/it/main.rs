//! One binary for all integration tests, so that there is one link.

// A panic is how a test fails, and no other crate sees what the modules share.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic, unreachable_pub)]

#[cfg(feature = "board")]
mod board;
mod browser;
mod catalogue;
mod commands;
#[cfg(unix)]
mod completion;
mod conformance;
mod corrections;
mod corrections_model;
#[allow(dead_code)]
#[path = "../solver/deal.rs"]
mod deal;
#[cfg(all(unix, feature = "board"))]
mod enter;
mod export;
mod generated;
mod hostile;
mod import;
#[cfg(unix)]
mod json_doc;
#[cfg(unix)]
mod json_schema;
mod judge_lines;
#[cfg(all(unix, feature = "board"))]
mod killed_board;
#[cfg(debug_assertions)]
mod language;
mod ledger_reader;
mod linear_work;
mod long_files;
mod long_input;
#[cfg(all(unix, debug_assertions))]
mod made_up;
mod more_players;
mod new_words;
mod newcomers;
mod other_rules;
mod own_rules;
mod packages;
mod paper;
mod periods;
#[cfg(unix)]
mod pipes;
mod places;
mod players;
#[cfg(unix)]
mod playing_on;
#[cfg(feature = "board")]
mod qr;
#[cfg(unix)]
mod prompt;
mod query;
mod random_evenings;
mod referee;
mod rejected_input;
mod replay;
mod repository;
mod round_properties;
mod roundtrip;
mod rows;
mod rulebook;
mod safe_counts;
#[cfg(unix)]
mod screen;
mod series_files;
mod share;
mod sheet_properties;
mod stats;
mod style;
#[path = "../common/table.rs"]
mod table;
#[cfg(unix)]
mod terminal;
#[cfg(unix)]
mod transcripts;
mod translations;
#[cfg(unix)]
mod whole_evening;
mod why_money;
mod wording;
