//! What is wrong, of each kind: as a diagnostic with its place and what to do about it.

pub mod parse_error;
mod look_alike;
pub mod rule_fault;
pub mod refusal;
pub mod ledger;
pub mod book;
pub mod integrity;
pub mod row_error;
pub mod saved_rules;
pub mod reason;
pub mod series_files;
