//! Diagnostics for cards in single letters of another language than English.

use super::code::Code;
use super::diagnostic::Diagnostic;
use super::words::{one_of, ticked};
use crate::messages::{Message, written::card_letters as say};
use ginscore_rules::notation::{NationalLetters, Respelling, read_card};

/// The most spellings that a hint lists.
const MOST: usize = 4;

/// The diagnostic for a word in single letters, with its spelling in two letters for each suit.
pub fn single_letters(typed: &str, spellings: &[Respelling]) -> Diagnostic {
    let mut words: Vec<String> = Vec::new();
    for one in spellings {
        let word = ticked(&one.word);
        if !words.contains(&word) {
            words.push(word);
        }
    }
    words.truncate(MOST);
    let is_card = spellings.iter().any(|one| read_card(&one.word).is_some());
    let (code, message) = if is_card {
        (Code::BadCard, say::NotACard { typed }.said())
    } else {
        (Code::BadGroup, say::NotAGroup { typed }.said())
    };
    Diagnostic::new(code, message).hinted(spelling(only_language(spellings), &one_of(&words)))
}

/// The language of all spellings; `None` if they are of several languages.
fn only_language(spellings: &[Respelling]) -> Option<NationalLetters> {
    let first = spellings.first()?.letters;
    spellings.iter().all(|one| one.letters == first).then_some(first)
}

/// The hint with the words to type.
fn spelling(language: Option<NationalLetters>, words: &str) -> String {
    match language {
        Some(NationalLetters::Portuguese) => say::InPortuguese { words }.said(),
        Some(NationalLetters::Spanish) => say::InSpanish { words }.said(),
        Some(NationalLetters::French) => say::InFrench { words }.said(),
        Some(NationalLetters::Italian) => say::InItalian { words }.said(),
        Some(NationalLetters::German) => say::InGerman { words }.said(),
        Some(NationalLetters::Polish) => say::InPolish { words }.said(),
        None => say::InTwoLetters { words }.said(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ginscore_rules::notation::{ParseErrorKind, read_showdown};

    #[test]
    fn the_hint_is_the_spelling_in_the_language_of_the_letters() {
        for (word, hint) in [
            ("4-7e", "in Portuguese letters write `4-7es`"),
            ("JQKt", "suits that are not in English letters have two letters: write `JQKtr` or `JQKkr`"),
            ("VDRt", "in French letters write `VDRtr`"),
            ("9f", "in Italian letters write `9fi`"),
            ("BDKh", "in German letters write `BDKhe`"),
            ("WDKt", "in Polish letters write `WDKtr`"),
            ("4p", "suits that are not in English letters have two letters: write `4pa` or `4pi`"),
        ] {
            let line = format!("/ {word} v 23");
            let mistakes = read_showdown(&line).unwrap_err();
            let spellings = mistakes.kept().iter().find_map(|mistake| match &mistake.what {
                ParseErrorKind::SingleLetters(spellings) => Some(spellings.clone()),
                _ => None,
            });
            let report = single_letters(&ticked(word), &spellings.unwrap_or_default());
            assert_eq!(report.hint.as_deref(), Some(hint), "{word}");
        }
    }
}
