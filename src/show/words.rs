//! Parts of sentences: lists, names, words that are typed, days.

use std::borrow::Cow;
use std::fmt::Display;

use chrono::{Datelike, NaiveDate};
use textwrap::{Options, WordSeparator, WordSplitter};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::say::text::Line;
use crate::say::written::{date as date_say, words as say};
use crate::say::{Fixed, Message};

/// `a`, `a and b`, `a, b and c`.
pub fn all_of<T: AsRef<str>>(items: &[T]) -> String {
    joined(items, |first, last| say::ListAll { first, last }.said())
}

/// `a`, `a or b`, `a, b or c`.
pub fn one_of<T: AsRef<str>>(items: &[T]) -> String {
    joined(items, |first, last| say::ListOne { first, last }.said())
}

fn joined<T: AsRef<str>>(items: &[T], join: impl Fn(&str, &str) -> String) -> String {
    let items: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
    match items.as_slice() {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [first @ .., last] => join(&first.join(say::ListComma.text()), last),
    }
}

/// `a, b, c`: results, none of them special.
pub fn listed<T: AsRef<str>>(items: impl IntoIterator<Item = T>) -> String {
    between(items, say::ListComma.text())
}

/// `a; b; c`: results that have commas themselves.
pub fn listed_apart<T: AsRef<str>>(items: impl IntoIterator<Item = T>) -> String {
    between(items, say::ListSemicolon.text())
}

/// The same for results with cards or styled words.
pub fn listed_lines(items: impl IntoIterator<Item = Line>) -> Line {
    Line::joined(items, say::ListComma.text())
}

/// A number, below zero with a word in place of the sign if it is to be spoken.
pub fn number_shown(number: impl Display, is_spoken: bool) -> String {
    let number = number.to_string();
    if is_spoken { spoken(&number) } else { number }
}

/// A number as it is spoken. eSpeak NG, which many screen readers have, leaves out the sign of `-10` in Polish.
pub fn spoken(number: &str) -> String {
    match number.strip_prefix('-') {
        Some(number) if number.starts_with(|digit: char| digit.is_ascii_digit()) => {
            say::Minus { number }.said()
        }
        _ => number.to_owned(),
    }
}

fn between<T: AsRef<str>>(items: impl IntoIterator<Item = T>, sign: &str) -> String {
    let mut text = String::new();
    for (at, item) in items.into_iter().enumerate() {
        text.push_str(if at > 0 { sign } else { "" });
        text.push_str(item.as_ref());
    }
    text
}

/// The line for the mistakes that are only counted: `and 7,980 more mistakes`; `None` if there are none.
pub fn and_more(mistakes: usize) -> Option<String> {
    (mistakes > 0).then(|| say::MoreMistakes { mistakes }.said())
}

/// The most bytes of a sentence with something in it that was typed.
pub const LONGEST_SENTENCE: usize = 1000;

/// A text of at most about that many bytes: a longer one is cut in the middle.
pub fn shortened(text: String) -> String {
    const MOST: usize = LONGEST_SENTENCE;
    if text.len() <= MOST {
        return text;
    }
    let before = text.get(..letter_at(&text, MOST / 2)).unwrap_or_default();
    let after = text.get(letter_at(&text, text.len() - MOST / 2)..).unwrap_or_default();
    format!("{before} ... {after}")
}

/// The start of the character that contains this byte, or the end of the text if the byte is after it.
pub fn letter_at(text: &str, byte: usize) -> usize {
    (0..=byte.min(text.len())).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0)
}

pub fn ticked(text: &str) -> String {
    format!("`{text}`")
}

/// A text whose commands are written as they are typed at the table, without the program's name.
pub fn typed_at_table(text: &str) -> String {
    text.replace("`ginscore ", "`")
}

/// A word quoted for a shell, only if it needs quoting.
pub fn quoted(word: &str) -> String {
    let plain = |letter: char| letter.is_alphanumeric() || "_=.,/-".contains(letter);
    match shlex::try_quote(word) {
        Ok(quoted) if !word.chars().all(plain) => quoted.into_owned(),
        _ => word.to_owned(),
    }
}

/// Lines no wider than `width`, never hyphenated; a wider word has a line of its own.
pub fn wrapped(text: &str, width: usize) -> Vec<String> {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.is_empty() {
        return Vec::new();
    }
    let whole = Options::new(width)
        .break_words(false)
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation);
    textwrap::wrap(&text, whole).into_iter().map(Cow::into_owned).collect()
}

/// A text of at most that many columns: the end of a longer one is left out.
pub fn clipped(text: &str, columns: usize) -> String {
    if text.width() <= columns {
        return text.to_owned();
    }
    let mut clipped = String::new();
    for letter in text.chars() {
        if clipped.width() + letter.width().unwrap_or(0) >= columns {
            break;
        }
        clipped.push(letter);
    }
    format!("{}…", clipped.trim_end())
}

/// Words that begin with a capital.
pub fn capitalized(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A day in words: `20 November 2026`.
pub fn day(date: NaiveDate) -> String {
    date_say::Day { day: date.day(), month: date.month(), year: date.year() }.said()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences() {
        assert_eq!(all_of(&["a"]), "a");
        assert_eq!(all_of(&["a", "b"]), "a and b");
        assert_eq!(one_of(&["a", "b", "c"]), "a, b or c");
        assert_eq!(and_more(7980).as_deref(), Some("and 7,980 more mistakes"));
        assert_eq!(and_more(1).as_deref(), Some("and 1 more mistake"));
        assert_eq!(and_more(0), None);
        assert_eq!(shortened("ü".repeat(500)), "ü".repeat(500));
        assert_eq!(shortened("ü".repeat(501)), format!("{} ... {}", "ü".repeat(250), "ü".repeat(250)));
        assert_eq!(quoted("ann-bob"), "ann-bob");
        assert_eq!(quoted("club night"), "'club night'");
    }

    #[test]
    fn lines() {
        assert_eq!(wrapped("a bc  def", 4), ["a bc", "def"]);
        assert_eq!(wrapped("a bcdef g", 3), ["a", "bcdef", "g"]);
        assert_eq!(wrapped("dürer é", 7), ["dürer é"]);
        assert_eq!(wrapped("", 7), [""; 0]);
    }
}
