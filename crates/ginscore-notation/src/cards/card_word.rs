//! Reading one word of cards: in English letters, or in the letters of another language.

use crate::cards::group::{Group, read_english};
use crate::cards::national_group::read_national;
use crate::error::ParseError;
use crate::span::At;
use ginscore_rules::cards::{Card, Upcard};

/// Reads a word of cards that starts at byte `at` of its line.
pub(crate) fn read_group(word: &str, at: usize) -> Result<Group, At<ParseError>> {
    let english = match read_english(word, at) {
        Ok(group) => return Ok(group),
        Err(mistake) => mistake,
    };
    // A suit of two letters says which letters are meant.
    read_national(word, at).unwrap_or(Err(english))
}

/// Reads one card, in English letters or in those of another language.
///
/// ```
/// use ginscore_notation::read_card;
/// assert_eq!(read_card("10h"), "TH".parse().ok());
/// assert_eq!(read_card("Dou"), "QD".parse().ok());
/// assert_eq!(read_card("4-7s"), None);
/// ```
pub fn read_card(word: &str) -> Option<Card> {
    match read_group(word, 0) {
        Ok(Group::Single(named)) => Some(named.card),
        _ => None,
    }
}

/// Reads the card that is turned up. Its suit may be left out: `7s`, `7`, `k`. `None` for several cards.
pub(crate) fn read_upcard(word: &str, at: usize) -> Result<Option<Upcard>, At<ParseError>> {
    match read_group(word, at) {
        Ok(Group::Single(named)) => Ok(Some(named.card.into())),
        Ok(Group::Compact(_)) => Ok(None),
        Err(At { what: ParseError::NoSuit(rank), .. }) => Ok(Some(rank.into())),
        Err(mistake) => Err(mistake),
    }
}

/// Returns true if the word may be meant as cards. Used to find the end of a name.
pub(crate) fn looks_like_cards(word: &str) -> bool {
    word.chars().any(|letter| letter.is_ascii_digit()) || read_english(word, 0).is_ok() || is_national(word)
}

/// Returns true if the word is cards in the letters of another language than English.
pub(crate) fn is_national(word: &str) -> bool {
    matches!(read_national(word, 0), Some(Ok(_)))
}
