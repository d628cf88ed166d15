//! The letters and the looks of cards.

pub mod look;
pub mod letters;
