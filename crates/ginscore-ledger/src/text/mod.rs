//! The text of a series: TOML in and out, every mistake with its place.

pub mod error;
pub mod fields;
pub mod header;
pub mod entry;
pub mod conflict;
pub mod read;
pub mod write;
