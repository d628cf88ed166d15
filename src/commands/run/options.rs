//! The options that several commands share, with their help; and the look of examples in a help.

use std::ffi::OsString;
use std::fmt::Write;
use std::path::PathBuf;

use chrono::NaiveDate;
use clap::builder::{StyledStr, Styles};
use clap::{Args, ValueEnum};

use crate::commands::run::clock::now;
use crate::say::{Fixed, written::misused as mistake_say};
use crate::show::cards::look::CardLook;
use ginscore_ledger::stats::Period;
use ginscore_notation::{NationalLetters, begins_note};

/// Examples with their heading: what to type, and what it does. The manual reads them from there.
pub fn examples(all: &[(&str, &str)]) -> StyledStr {
    let styles = Styles::styled();
    let (heading, typed) = (styles.get_header(), styles.get_literal());
    let mut text = StyledStr::new();
    // Writing into memory does not fail.
    let _ = write!(text, "{heading}Examples:{heading:#}");
    for (example, meaning) in all {
        let _ = write!(text, "\n  {typed}{example}{typed:#}\n      {meaning}");
    }
    text
}

/// The options of every command.
#[derive(Args, Debug, Default)]
#[command(next_help_heading = "Options of every command")]
pub struct Global {
    /// The ledger: a directory with one file per series; `stats` takes several [env: GINSCORE_LEDGER]
    #[arg(long = "ledger", value_name = "DIR", global = true)]
    pub ledgers: Vec<PathBuf>,
    /// The series to use: its number, its name, or an unambiguous part of it.
    #[arg(long, value_name = "NAME", global = true)]
    pub series: Option<String>,
    /// Print JSON.
    #[arg(long, global = true)]
    pub json: bool,
    /// The language, by its tag, as in `en`; JSON is always in English [env: GINSCORE_LANG] [default: the system's]
    #[arg(long, value_name = "LANG", global = true)]
    pub lang: Option<String>,
    /// When to use color.
    #[arg(long, value_name = "WHEN", value_enum, default_value_t = When::Auto, global = true)]
    pub color: When,
    /// How to show cards [env: GINSCORE_CARDS]
    #[arg(long = "cards", value_name = "LETTERS", value_enum, ignore_case = true, global = true)]
    pub card_look: Option<CardStyle>,
    /// Never ask questions, even at a terminal.
    #[arg(long, global = true)]
    pub no_input: bool,
    /// Plain text for screen readers: no boxes, symbols or colors [env: GINSCORE_PLAIN]
    #[arg(long, global = true)]
    pub plain: bool,
    /// Print errors and warnings only.
    #[arg(short, long, global = true)]
    pub quiet: bool,
}

impl Global {
    /// The first ledger that is named, and the others.
    pub fn named_ledgers(&self) -> (Option<PathBuf>, Vec<PathBuf>) {
        let mut named = self.ledgers.iter().cloned();
        (named.next(), named.collect())
    }

    /// Returns true if plain text is asked for, by `--plain` or by `GINSCORE_PLAIN`.
    pub fn is_plain(&self) -> bool {
        let variable =
            || std::env::var_os("GINSCORE_PLAIN").is_some_and(|value| !value.is_empty() && value != "0");
        self.plain || variable()
    }
}

/// When to use color.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum When {
    #[default]
    Auto,
    Always,
    Never,
}

/// How cards are shown to people. Any of them can be typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum CardStyle {
    #[value(help = "QD TH")]
    Letters,
    #[value(help = "Q♦ 10♥")]
    Symbols,
    /// Queen of diamonds, 10 of hearts: for listening.
    Words,
    /// D♦ 10♥, with the faces of a German deck.
    #[value(name = "B-D-K")]
    Bdk,
    /// D♦ 10♥, with the faces of a French or Portuguese deck.
    #[value(name = "V-D-R")]
    Vdr,
    /// D♦ 10♥, with the faces of a Polish deck.
    #[value(name = "W-D-K")]
    Wdk,
}

impl CardStyle {
    /// The look of cards.
    pub const fn look(self) -> CardLook {
        match self {
            CardStyle::Letters => CardLook::Letters,
            CardStyle::Symbols => CardLook::Symbols,
            CardStyle::Words => CardLook::Words,
            CardStyle::Bdk => CardLook::Faces(NationalLetters::German),
            CardStyle::Vdr => CardLook::Faces(NationalLetters::French),
            CardStyle::Wdk => CardLook::Faces(NationalLetters::Polish),
        }
    }
}

/// The option that chooses rules, in the words of a new series.
#[derive(Args, Clone, Debug, Default)]
pub struct Rules {
    /// Rules in words, as in "pagat hollywood target=150" [default: those saved as `default`, or else `standard`]
    #[arg(long = "rules", value_name = "WORDS")]
    pub in_words: Option<String>,
}

/// The days of the series that are asked for.
#[derive(Args, Clone, Copy, Debug, Default)]
pub struct Days {
    /// Only series that started on this date or later: 2026-11-20, `today` or `yesterday`.
    #[arg(long, value_name = "DATE", value_parser = day)]
    pub since: Option<NaiveDate>,
    /// Only series that started on this date or earlier: 2026-11-20, `today` or `yesterday`.
    #[arg(long, value_name = "DATE", value_parser = day)]
    pub until: Option<NaiveDate>,
}

impl Days {
    /// The period from the one day to the other, both included.
    pub const fn period(self) -> Period {
        Period { since: self.since, until: self.until }
    }
}

/// Reads a date, `today` or `yesterday`.
fn day(typed: &str) -> Result<NaiveDate, &'static str> {
    let before = match typed.to_lowercase().as_str() {
        "today" => 0,
        "yesterday" => 1,
        _ => return typed.parse().map_err(|_| mistake_say::WriteDate.text()),
    };
    let today = now().ok().map(|now| now.date_naive());
    today.and_then(|day| day.checked_sub_days(chrono::Days::new(before))).ok_or(mistake_say::WriteDate.text())
}

/// The words of a command with `--` before a note: in `judge Ann 4 v 23 # he said -hmm` the last word is not the option `-h`.
pub fn with_dashes(mut words: Vec<OsString>) -> Vec<OsString> {
    let ends = |word: &OsString| word == "--" || word.to_str().is_some_and(begins_note);
    if let Some(at) = words.iter().position(ends).filter(|at| words.get(*at).is_some_and(|word| word != "--"))
    {
        words.insert(at, "--".into());
    }
    words
}
