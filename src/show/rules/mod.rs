//! House rules in words, with their sources, and the stake.

pub mod house;
pub mod provenance;
pub mod stake;
pub mod in_words;
pub mod explain;
