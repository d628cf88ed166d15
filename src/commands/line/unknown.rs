//! The words of a line that mean nothing here: they are named where a line was not understood.

use crate::commands::line::spoken_cards::{cards_of_group, is_of_card, names_ranks};
use crate::commands::words::{KnownWords, number_in_words, ordinal};
use ginscore_ledger::model::Series;
use ginscore_notation::{At, ParseError, Part, Span, Token};

/// The most words that are named. With more, the whole sentence is one that is said nowhere.
const FEW: usize = 3;

/// The most words of a line in which they are looked for.
const SENTENCE: usize = 64;

/// The words that are in no list and name nobody, each once. None if they are many.
pub(super) fn unknown_words<'l>(line: &'l str, series: Option<&Series>) -> Vec<Token<'l>> {
    let tokens = Part::of(line).0.tokens();
    if tokens.len() > SENTENCE {
        return Vec::new();
    }
    let known = KnownWords::new();
    let names = |word: &str| series.is_some_and(|series| series.roster().lead(word).is_ok());
    let is_card = |word: &str| is_of_card(word) || names_ranks(word) || cards_of_group(word).is_some();
    let is_number = |word: &str| number_in_words(word).is_some() || ordinal(word).is_some();
    let is_unknown = |word: &str| {
        // Shorter words are everywhere.
        word.chars().count() > 2
            && word.chars().all(char::is_alphabetic)
            && !(known.has(word) || names(word) || is_card(word) || is_number(word))
    };
    let mut unknown: Vec<Token<'l>> = Vec::new();
    for token in tokens {
        let bare = token.text.trim_end_matches([',', '.', '!', '?', ';', ':']);
        let is_named = unknown.iter().any(|other| other.text.eq_ignore_ascii_case(bare));
        if is_unknown(bare) && !is_named {
            let span = Span::new(token.span.start, token.span.start + bare.len());
            unknown.push(Token { text: bare, span, ..token });
        }
    }
    if unknown.len() > FEW { Vec::new() } else { unknown }
}

/// Returns true for words of players in the place of a name, as in `knock 5` and `it is late 9`.
pub(super) fn names_nobody(line: &str, unknown: &At<ParseError>) -> bool {
    let said = line.get(unknown.span.start..unknown.span.end).unwrap_or_default();
    let is_name = |word: &str| word.starts_with(char::is_uppercase);
    let known = KnownWords::new();
    let mut words = said.split_whitespace();
    !said.split_whitespace().any(is_name) && words.any(|word| known.has(word))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::say::{Lang, speaking};

    #[test]
    fn words_without_a_meaning_are_found() {
        for (tag, line, expected) in [
            ("en", "how does it amount to that much?", &["amount"][..]),
            ("en", "Tess took two cards, took them!", &["Tess", "took", "them"]),
            ("en", "why did they lay it off on the queens", &[]),
            ("de", "dazu noch ein Ass, vierzehn", &["dazu"]),
            ("pt-BR", "ginzão da mão passada", &["ginzão", "passada"]),
            // A sentence of another language.
            ("en", "lorem ipsum dolor sit amet", &[]),
        ] {
            let found = speaking(Lang::with_tag(tag).unwrap(), || {
                unknown_words(line, None).iter().map(|word| word.text).collect::<Vec<_>>()
            });
            assert_eq!(found, expected, "{tag}: {line}");
        }
    }
}
