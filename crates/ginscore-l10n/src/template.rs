//! A text as the program keeps it: words, with marks where the values go. `ginscore::say::fill` reads it.

use crate::pattern::{Choice, PatternPart};

macro_rules! marks {
    ($($(#[$what:meta])* $name:ident = $sign:literal;)*) => {
        $($(#[$what])* const $name: char = $sign;)*
        /// The marks as Rust, for the program, which fills in the values.
        pub(crate) const MARKS: &str =
            concat!($("pub(crate) const ", stringify!($name), ": char = ", stringify!($sign), ";\n",)*);
    };
}

marks! {
    /// Before the letter of a variable, `A` for the first: its value.
    VALUE = '\u{1}';
    /// Before the letter of a variable: the number with separators between thousands.
    GROUPED = '\u{2}';
    /// Before the letter of a variable: a choice by that number.
    CHOICE = '\u{3}';
    /// Before the key of a variant: the letter of a plural form, the digits of a number, or nothing for the default.
    KEY = '\u{4}';
    /// Between the key of a variant and its text.
    TEXT = '\u{5}';
    /// After the last variant.
    END = '\u{6}';
    /// Before a text that is in English because it is not yet translated: its numbers follow the rules of English.
    ENGLISH = '\u{7}';
    /// Before the letter of a variable: its value, after a word that changes with its first letter. The word, its other form
    /// and the letters follow, each with [`NEXT`] after it.
    BEFORE = '\u{8}';
    /// After each of the texts that follow [`BEFORE`].
    NEXT = '\u{b}';
}

pub(crate) fn in_english(template: &str) -> String {
    if template.contains([GROUPED, CHOICE]) { format!("{ENGLISH}{template}") } else { template.to_owned() }
}

/// The template of a text whose variables are these, in the order of the message's fields.
pub(crate) fn template(parts: &[PatternPart], variables: &[String]) -> String {
    let mut text = String::new();
    for part in parts {
        match part {
            PatternPart::Text(words) => text.push_str(words),
            PatternPart::Variable(name) => text.extend([VALUE, letter(name, variables)]),
            PatternPart::Grouped(name) => text.extend([GROUPED, letter(name, variables)]),
            PatternPart::Before { words, variable } => {
                text.extend([BEFORE, letter(variable, variables)]);
                for words in [&words.usual, &words.other, &words.before] {
                    text.extend([words.as_str(), NEXT.encode_utf8(&mut [0; 4])]);
                }
            }
            PatternPart::Choice(choice) => text.push_str(&choice_template(choice, variables)),
        }
    }
    text
}

fn choice_template(choice: &Choice, variables: &[String]) -> String {
    let mut text = String::from_iter([CHOICE, letter(&choice.variable, variables)]);
    for (at, (key, parts)) in choice.variants.iter().enumerate() {
        text.push(KEY);
        let is_default = at + 1 == choice.variants.len();
        match key.as_str() {
            _ if is_default => {}
            number if number.starts_with(|first: char| first.is_ascii_digit()) => text.push_str(number),
            form => text.extend(form.chars().next()),
        }
        text.push(TEXT);
        text.push_str(&template(parts, variables));
    }
    text.push(END);
    text
}

/// The letter of a variable, which is known.
fn letter(name: &str, variables: &[String]) -> char {
    let at = variables.iter().position(|variable| variable == name).unwrap_or(variables.len());
    char::from_u32('A' as u32 + at as u32).unwrap_or('?')
}
