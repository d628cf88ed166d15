//! Reading one word of cards: in English letters, or in the letters of another language.

use crate::error::{CardError, GroupError, ParseError, ParseErrorKind};
use crate::group::{Group, read_english};
use crate::national_group::read_national;
use crate::single_letters::respelled;
use crate::span::Span;
use ginscore_rules::cards::{Card, Rank};

/// Reads a word of cards that starts at byte `at` of its line.
pub(crate) fn read_group(word: &str, at: usize) -> Result<Group, ParseError> {
    let english = match read_english(word, at) {
        Ok(group) => return Ok(group),
        Err(mistake) => mistake,
    };
    match read_national(word, at) {
        Some(Ok(group)) => Ok(group),
        // A suit of two letters says which letters are meant.
        Some(Err(mistake)) => Err(mistake),
        None => {
            Err(if in_english(word, &english.what) { english } else { in_single_letters(word, at, english) })
        }
    }
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

/// Returns true if the word may be meant as cards. Used to find the end of a name.
pub(crate) fn looks_like_cards(word: &str) -> bool {
    word.chars().any(|letter| letter.is_ascii_digit()) || read_english(word, 0).is_ok() || is_national(word)
}

/// Returns true if the word is cards in the letters of another language than English.
pub(crate) fn is_national(word: &str) -> bool {
    matches!(read_national(word, 0), Some(Ok(_)))
}

/// Returns true if the mistake is certainly one in English letters: the suit before the rank, or an English run without
/// a suit, such as `jqk`.
fn in_english(word: &str, mistake: &ParseErrorKind) -> bool {
    match mistake {
        ParseErrorKind::NotACard(CardError::SuitFirst(_)) => true,
        ParseErrorKind::NotAGroup(GroupError::NoSuit) => {
            let mut last = word.chars().rev().filter_map(Rank::from_letter);
            let (last, before) = (last.next(), last.next());
            last.is_some() && last == before.and_then(Rank::above)
        }
        _ => false,
    }
}

/// The mistake for a word that is not read, with its spelling if it is in single letters of another language.
fn in_single_letters(word: &str, at: usize, english: ParseError) -> ParseError {
    match respelled(word) {
        spellings if spellings.is_empty() => english,
        spellings => ParseErrorKind::SingleLetters(spellings).at(Span::new(at, at + word.len())),
    }
}
