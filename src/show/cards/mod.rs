//! The words, the letters and the looks of cards.

pub mod in_words;
pub mod look;
pub mod letters;
