//! Lines that correct a hand that was recorded.

use crate::commands::words::{AMEND, DELETE, INSERT, stands_for};
use ginscore_notation::Part;

/// Which correction a word begins, as itself or in other words.
pub(crate) fn correction(word: &str) -> Option<&'static str> {
    let is_meant = |known: &&str| word.eq_ignore_ascii_case(known) || stands_for(word) == Some(*known);
    [AMEND, INSERT, DELETE].into_iter().find(is_meant)
}

/// A line that amends or inserts a hand: the word, the number, and the hand.
pub(crate) struct Corrected<'l> {
    pub(crate) word: &'static str,
    pub(crate) number: usize,
    pub(crate) hand: Part<'l>,
}

impl<'l> Corrected<'l> {
    /// The correction of a line, also with another word for it. `None` for other lines.
    pub(crate) fn of(line: &'l str) -> Option<Corrected<'l>> {
        let (word, rest) = Part::of(line).0.first_word();
        let word = correction(word).filter(|word| *word != DELETE)?;
        let (number, hand) = rest.first_word();
        Some(Corrected { word, number: number.parse().ok()?, hand })
    }

    /// The same correction with another hand.
    pub(crate) fn with(&self, hand: &str) -> String {
        format!("{} {} {}", self.word, self.number, hand.trim())
    }
}
