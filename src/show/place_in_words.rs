//! The place of a mistake in words: a screen reader cannot see which card a caret is under.

use crate::say::{Fixed, Message, written::diagnostic as say};
use crate::show::words::ticked;
use ginscore_notation::Span;

/// The place of a mark in a line: which of several cards, or else which word.
pub(super) fn place_in_words(line: &str, mark: Span) -> String {
    let words = words(line);
    // A mark may be a place between two words; the word after it is meant.
    let Some(at) = words.iter().position(|(start, word)| mark.start < start + word.len()) else {
        return say::AtEndOfLine.text().to_owned();
    };
    let text = line.get(mark.start..mark.end).map(str::trim).filter(|text| !text.is_empty());
    let text = ticked(text.or(words.get(at).map(|(_, word)| *word)).unwrap_or_default());
    let is_card = |at: &usize| words.get(*at).is_some_and(|(_, word)| looks_like_card(word));
    let before = (0..at).rev().take_while(is_card).count();
    let after = (at + 1..words.len()).take_while(is_card).count();
    match before + 1 + after {
        all @ 2.. if is_card(&at) => say::CardOf { at: before + 1, all, text }.said(),
        _ => say::WordOf { at: at + 1, all: words.len(), text }.said(),
    }
}

/// The words of a line with their places, without the signs between groups of cards.
fn words(line: &str) -> Vec<(usize, &str)> {
    let is_sign = |sign: char| sign.is_whitespace() || matches!(sign, '/' | '+' | ',');
    let mut words = Vec::new();
    let mut start = 0;
    for word in line.split(is_sign) {
        if !word.is_empty() {
            words.push((start, word));
        }
        // Every sign but a wide blank is one byte long.
        start += word.len();
        start += line.get(start..).and_then(|rest| rest.chars().next()).map_or(0, char::len_utf8);
    }
    words
}

/// Returns true for a rank and a suit, even if there is no such card.
fn looks_like_card(word: &str) -> bool {
    let mut letters = word.chars();
    let is_suit = letters.next_back().is_some_and(|suit| "cdhsCDHS♣♦♥♠♧♢♡♤".contains(suit));
    let rank = letters.as_str();
    let is_rank = match rank.len() {
        1 => rank.chars().all(|letter| letter.is_ascii_digit() || "atjqkATJQK".contains(letter)),
        2 => rank.chars().all(|letter| letter.is_ascii_digit()),
        _ => false,
    };
    is_suit && is_rank
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_said_as_people_count() {
        for (line, marked, said) in [
            ("4S 5S 6S 7S 9C 9D 9H 1S AC AD", "1S", "card 8 of 10: `1S`"),
            ("Ann 4s 5s 6s 7s, 9c 9d 9h / 2h ac 0d v kc", "0d", "card 10 of 10: `0d`"),
            ("Ann 4-7s 9cdh / 2h ac zz v 23", "zz", "word 6 of 8: `zz`"),
            ("QS KS AS", "AS", "card 3 of 3: `AS`"),
            ("5♠ 10♥ 1♦", "1♦", "card 3 of 3: `1♦`"),
            ("Ann 4 v 23 1s", "1s", "word 5 of 5: `1s`"),
            ("4-7s 9cdz", "z", "word 2 of 2: `z`"),
        ] {
            let at = line.find(marked).unwrap();
            assert_eq!(place_in_words(line, Span::new(at, at + marked.len())), said, "{line}");
        }
        assert_eq!(place_in_words("Ann 4", Span::new(5, 6)), "at the end of the line");
        assert_eq!(place_in_words("Ann 4 v", Span::new(3, 3)), "word 2 of 3: `4`");
    }
}
