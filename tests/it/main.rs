//! One binary for all integration tests, so that there is one link.

// A panic is how a test fails, and no other crate sees what the modules share.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic, unreachable_pub)]

// Text and files that are hostile, endless or wrong.
mod bad_input {
    pub mod hostile;
    pub mod linear_work;
    pub mod long_files;
    pub mod long_input;
    pub mod rejected_input;
}
// What other programs read and write: ledgers, rows, JSON, and statistics of them.
mod data {
    pub mod import;
    #[cfg(unix)]
    pub mod json_doc;
    #[cfg(unix)]
    pub mod json_schema;
    pub mod ledger_reader;
    pub mod periods;
    pub mod query;
    pub mod rows;
    pub mod stats;
}
// A table that plays: prompts, questions, corrections, players.
mod evening {
    pub mod corrections;
    pub mod more_players;
    pub mod new_words;
    pub mod newcomers;
    pub mod players;
    #[cfg(unix)]
    pub mod playing_on;
    #[cfg(unix)]
    pub mod prompt;
    #[cfg(unix)]
    pub mod questions;
    #[cfg(unix)]
    pub mod screen;
    pub mod series_files;
    #[cfg(unix)]
    pub mod whole_evening;
}
// Pages that are exported, sent and printed.
mod page {
    pub mod browser;
    pub mod export;
    pub mod paper;
    pub mod share;
}
// The score on other screens, and phones that enter.
#[cfg(feature = "board")]
mod phone {
    pub mod board;
    #[cfg(unix)]
    pub mod enter;
    #[cfg(unix)]
    pub mod form;
    #[cfg(unix)]
    pub mod killed_board;
    pub mod qr;
    pub mod requests;
    pub mod running;
    #[cfg(unix)]
    pub mod who_may_enter;
}
// What hands, rounds and series are worth, and that corrections give the same.
mod scoring {
    pub mod conformance;
    pub mod corrections_model;
    #[cfg(all(unix, feature = "board"))]
    pub mod doors;
    pub mod judge_lines;
    pub mod other_rules;
    pub mod own_rules;
    pub mod random_evenings;
    pub mod random_hands;
    pub mod referee;
    pub mod round_corrections;
    pub mod round_properties;
    pub mod roundtrip;
    pub mod safe_counts;
    pub mod second_sheet;
    pub mod why_money;
}
// The program in a shell: its status, files, completions and manual.
mod shell {
    pub mod commands;
    #[cfg(unix)]
    pub mod completion;
    pub mod generated;
    pub mod packages;
    #[cfg(unix)]
    pub mod pipes;
    pub mod places;
}
// What is said and written, in each language and in the documents.
mod words {
    pub mod catalogue;
    #[cfg(debug_assertions)]
    pub mod language;
    #[cfg(all(unix, debug_assertions))]
    pub mod made_up;
    pub mod rulebook;
    pub mod style;
    #[cfg(unix)]
    pub mod transcripts;
    pub mod translations;
    pub mod wording;
}
#[allow(dead_code)]
#[path = "../common/deal.rs"]
mod deal;
mod evenings;
mod repository;
#[path = "../common/table.rs"]
mod table;
#[cfg(unix)]
mod terminal;
