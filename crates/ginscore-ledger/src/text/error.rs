//! The mistake in the text of a ledger, and its place.

use std::fmt;

use crate::model::refusal::Refusal;
use crate::seal::chain::SealBreak;
use ginscore_notation::{At, Mistakes, NameError, Names, ParseError, ParsedHand, Roster, Span};
use ginscore_rules::hand::Faults;
use ginscore_rules::house::RuleConflict;

/// The ways in which a ledger's text can be wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextError {
    /// The text is not TOML; the message is that of the TOML reader, in English.
    NotToml(String),
    /// A key or a value that such a file does not have, or one that is missing; the message is that of the TOML reader, in
    /// English.
    Unreadable(String),
    /// The mark of an unresolved merge.
    Unmerged,
    /// A file format that is newer than this program.
    Newer(i64),
    /// A key is missing from the table at that place.
    Missing(&'static str),
    /// A key that does not belong in the table, and the key that was probably meant, if any.
    UnknownKey(String, Option<String>),
    /// A value that its key does not allow, and what the key allows.
    BadText(Expected),
    /// A value that a rule does not allow, with the key of the rule.
    BadValue(&'static str),
    /// Rules that conflict with each other.
    Clash(RuleConflict),
    /// A name that is not valid for a player, and the reason.
    BadName(String, NameError),
    /// A name that neither player has.
    UnknownPlayer(String),
    /// A line that cannot be read. The places of the mistakes are relative to the line.
    Misread {
        /// The hand as it is written in the file.
        hand: String,
        misread: Mistakes<At<ParseError>>,
    },
    /// A line of a kind that only earlier versions had, with its first word.
    Retired(&'static str),
    /// A hand that the rules do not allow.
    Unlawful {
        hand: String,
        /// The hand as it was read, with the places of its parts.
        read: Box<ParsedHand>,
        names: Names,
        faults: Faults,
    },
    /// An operation that the series refuses. The hands that the rules do not allow are [`TextError::Unlawful`].
    Refused { refusal: Refusal, roster: Box<Roster> },
    /// An entry no longer fits its seal.
    Unfit(SealBreak),
    /// An entry asserts something other than what the rules give.
    Mismatch {
        /// The number of the entry, counted from 1.
        entry: usize,
        /// `points`, `boxes` or `columns`.
        key: &'static str,
        written: String,
        given: String,
    },
}

/// What was expected in the place of a value. Its sentence is for the program that shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A date and time with its offset.
    Time,
    Hand,
    /// A format of a series.
    SeriesFormat,
    TwoPlayers,
    /// As many players as the lineup has.
    PlayersOfLineup,
    Lineup,
    /// The names of two sides, not of more or fewer.
    TwoSides,
    Stake,
    /// A format of saved rules.
    PresetFormat,
    /// A note of saved rules that is not too long.
    PresetNote,
}

impl TextError {
    pub const fn at(self, span: Span) -> At<TextError> {
        At { what: self, span }
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TextError::NotToml(message) => write!(f, "not TOML: {message}"),
            TextError::Unreadable(message) => f.write_str(message),
            TextError::Unmerged => f.write_str("unresolved merge"),
            TextError::Newer(format) => write!(f, "unknown format {format}"),
            TextError::Missing(key) => write!(f, "missing key {key:?}"),
            TextError::UnknownKey(key, _) => write!(f, "unknown key {key:?}"),
            TextError::BadText(expected) => write!(f, "a value other than {expected:?}"),
            TextError::BadValue(key) => write!(f, "{key:?} does not allow this value"),
            TextError::Clash(_) => f.write_str("conflicting rules"),
            TextError::BadName(name, _) => write!(f, "{name:?} is not a name for a player"),
            TextError::UnknownPlayer(name) => write!(f, "no player is called {name:?}"),
            TextError::Misread { hand, .. } => write!(f, "not a hand: {hand:?}"),
            TextError::Retired(word) => write!(f, "{word:?} lines are gone"),
            TextError::Unlawful { hand, .. } => write!(f, "the rules do not allow the hand {hand:?}"),
            TextError::Refused { refusal, .. } => refusal.fmt(f),
            TextError::Unfit(SealBreak { entry, .. }) => write!(f, "entry {entry} does not fit its seal"),
            TextError::Mismatch { entry, key, written, given } => {
                write!(f, "entry {entry}: {key} is {written}, and the rules give {given}")
            }
        }
    }
}

impl std::error::Error for TextError {}
