//! Output: values to text, HTML and JSON. All text for people is produced here or in `cli`, so that it can be
//! translated in one place.
//!
//! Each file uses only those before it in this list.

pub mod table;
pub mod card_look;
pub mod render;
pub mod qr;
pub mod words;
pub mod date;
pub mod code;
pub mod rulebook;
pub mod excerpt;
pub mod diagnostic;
pub mod explain;
pub mod card_letters;
pub mod local_words;
pub mod parse_error;
pub mod rule_fault;
pub mod provenance;
pub mod house;
pub mod rules_in_words;
pub mod reason;
pub mod ledger;
pub mod long_run;
pub mod saved_rules;
pub mod integrity;
pub mod book;
pub mod ruling;
pub mod entrants;
pub mod round_counts;
pub mod counts;
pub mod review;
pub mod sheet_rows;
pub mod sheet;
mod sheet_race;
mod sheet_table;
pub mod standing;
pub mod terms;
pub mod correction;
pub mod changes;
pub mod verdict;
pub mod summary;
pub mod share;
pub mod why;
pub mod script;
pub mod paper;
pub mod record;
pub mod verify;
pub mod player_stats;
pub mod standings;
pub mod players;
pub mod json;
pub mod rows;
pub mod row_error;
pub mod newcomers;
pub mod series_files;
pub mod page;
