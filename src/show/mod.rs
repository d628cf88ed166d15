//! Output: values to text, HTML and JSON. All text for people is produced here or in `cli`, so that it can be
//! translated in one place.
//!
//! Each file uses only those before it in this list.

pub mod words;
pub mod code;
pub mod color;
pub mod rulebook;
pub mod excerpt;
pub mod report;
pub mod explain;
pub mod misread;
pub mod fault;
pub mod provenance;
pub mod house;
pub mod ledger;
pub mod custody;
pub mod book;
pub mod ruling;
pub mod counts;
pub mod review;
pub mod paper;
pub mod sheet;
pub mod correction;
pub mod summary;
pub mod why;
pub mod script;
pub mod career;
pub mod standing;
pub mod json;
pub mod rows;
pub mod row_fault;
pub mod page;
