//! A line or a command in the help: an example of it, and what it does.

use crate::say::{Fixed, Lang, in_english, written::lines, written::table_help::ReasonExample};
use crate::show::cards::letters::in_own_letters;

/// What `--help` after a line says: an example of it, and what it does. A line that begins with no word of its own is a hand.
pub fn of_line(first: &str) -> String {
    let row = |word: &str| lines::all().find(|(name, ..)| *name == word);
    let row = row(&first.to_lowercase()).or_else(|| row("hand"));
    row.map(|(_, meaning, example)| said(example, meaning)).unwrap_or_default()
}

pub fn said(example: &str, meaning: &str) -> String {
    let typed = in_own_letters(example);
    // What is after the sign is free text, so it is in the language.
    let typed = match typed.split_once('#').filter(|_| Lang::current() != Lang::ENGLISH) {
        Some((line, _)) => format!("{line}# {}", ReasonExample.text()),
        None => typed,
    };
    format!("{typed}\n    {meaning}\n")
}

/// The table of lines: what is typed as an example, and what it does.
pub fn lines() -> Vec<(&'static str, &'static str)> {
    in_english(|| lines::all().map(|(_, meaning, example)| (example, meaning)).collect())
}
