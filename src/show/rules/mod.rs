//! House rules in words, with their sources.

pub mod house;
pub mod provenance;
pub mod in_words;
pub mod explain;
