//! Diagnostics for cards in single letters of another language than English.

use super::code::Code;
use super::diagnostic::Diagnostic;
use super::words::{one_of, ticked};
use crate::messages::{Fixed, Lang, Message, written::card_letters as say};
use ginscore_notation::{NationalLetters, Respelling, read_card};

/// The most spellings that a hint lists.
const MOST: usize = 4;

/// The diagnostic for a word in single letters, with its spelling in two letters for each suit.
pub fn single_letters(typed: &str, spellings: &[Respelling]) -> Diagnostic {
    let own: Vec<Respelling> =
        spellings.iter().filter(|one| letters_of(Lang::current()) == Some(one.letters)).cloned().collect();
    // Whoever is spoken to in a language most likely typed its letters.
    let spellings = if own.is_empty() { spellings } else { &own };
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

/// The letters of cards that go with a language.
fn letters_of(lang: Lang) -> Option<NationalLetters> {
    match lang.tag().split('-').next() {
        Some("pt") => Some(NationalLetters::Portuguese),
        Some("it") => Some(NationalLetters::Italian),
        Some("de") => Some(NationalLetters::German),
        Some("pl") => Some(NationalLetters::Polish),
        Some("es") => Some(NationalLetters::Spanish),
        Some("fr") => Some(NationalLetters::French),
        _ => None,
    }
}

/// A reminder that `c` is clubs, for a refused hand that has clubs in English letters, in a language in which hearts begin
/// with a C.
pub fn clubs_reminder(line: &str) -> Option<&'static str> {
    let hearts_with_c = matches!(
        letters_of(Lang::current()),
        Some(
            NationalLetters::Portuguese
                | NationalLetters::Italian
                | NationalLetters::Spanish
                | NationalLetters::French
        )
    );
    // The ranks of a word, then its suits.
    let has_clubs = |word: &str| {
        let word = word.to_lowercase();
        let suits =
            word.trim_start_matches(|letter: char| letter.is_ascii_digit() || "atjqk-".contains(letter));
        suits.len() < word.len() && suits.contains('c') && suits.chars().all(|letter| "cdhs".contains(letter))
    };
    (hearts_with_c && line.split([' ', ',']).any(has_clubs)).then(|| say::CIsClubs.text())
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
    use crate::messages::speaking;
    use ginscore_notation::{ParseErrorKind, read_showdown};

    #[test]
    fn clubs_are_pointed_out_where_hearts_begin_with_a_c() {
        for line in ["Ana 4-7c 9cdh v 23", "Ana 4-7s, 9c v 23", "Ana 10c v 4"] {
            assert!(speaking(Lang::with_tag("it").unwrap(), || clubs_reminder(line)).is_some(), "{line}");
            assert_eq!(speaking(Lang::with_tag("de").unwrap(), || clubs_reminder(line)), None, "{line}");
        }
        for line in ["Ana 4-7s v 23", "Ana 4-7co v 23", "Coc 4 v 23"] {
            assert_eq!(speaking(Lang::with_tag("pt-BR").unwrap(), || clubs_reminder(line)), None, "{line}");
        }
    }

    #[test]
    fn the_letters_of_the_language_come_first() {
        let line = "/ 4p v 23";
        let mistakes = read_showdown(line).unwrap_err();
        let report = |tag| {
            let spellings = mistakes.kept().iter().find_map(|mistake| match &mistake.what {
                ParseErrorKind::SingleLetters(spellings) => Some(spellings.clone()),
                _ => None,
            });
            speaking(Lang::with_tag(tag).unwrap(), || {
                single_letters("`4p`", &spellings.unwrap_or_default()).hint.unwrap()
            })
        };
        assert!(report("de").contains("`4pi`") && !report("de").contains("`4pa`"));
        assert!(report("en").contains("`4pa`"));
    }

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
