//! What is wrong with the text of a ledger, and where.

use std::fmt;

use crate::seal::chain::{BreakKind, Divergence};
use ginscore_rules::notation::{Mistakes, NameError, Names, ParseError, Span};
use ginscore_rules::rules::{Faults, RuleConflict};

/// One mistake in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError {
    /// What is wrong.
    pub what: TextErrorKind,
    /// Where, in bytes.
    pub span: Span,
}

/// The ways in which a ledger's text can be wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextErrorKind {
    /// It is not TOML; in the words of the TOML reader.
    Syntax(String),
    /// An unresolved merge, from where the one side begins; where both sides can be read and are one series,
    /// how it went on in each.
    Unmerged(Option<Divergence>),
    /// A form of the file that is newer than this program.
    Newer(i64),
    /// A key is missing from the table at that place.
    Missing(&'static str),
    /// A key that no such table has; one that was perhaps meant.
    UnknownKey(String, Option<String>),
    /// A value of another type.
    WrongType(&'static str),
    /// A text that its key does not allow, and what it does.
    BadText(&'static str),
    /// A value that a rule does not allow: the key, and what it allows.
    BadValue(&'static str, &'static str),
    /// Rules that do not go together.
    Clash(RuleConflict),
    /// A name that will not do.
    BadName(String, NameError),
    /// Neither player has that name.
    UnknownPlayer(String),
    /// A hand that cannot be read. The places of the mistakes are the hand's own.
    Misread {
        /// The hand as it stands there.
        hand: String,
        /// What cannot be read.
        misread: Mistakes<ParseError>,
    },
    /// A hand that the rules do not allow.
    Unlawful {
        /// The hand as it stands there.
        hand: String,
        /// Whose it is.
        names: Names,
        /// What is wrong with it.
        faults: Faults,
    },
    /// A hand behind the end of the series.
    SeriesOver,
    /// An amendment after which these hands stand behind the end of the series.
    PastEnd(Vec<usize>),
    /// An amendment of a hand that there is not.
    NoSuchHand(usize),
    /// Nothing to take back.
    NothingToUndo,
    /// Nothing to do again.
    NothingToRedo,
    /// An entry no longer fits what stands before it.
    Unfit {
        /// Which entry, counted from 1.
        entry: usize,
        /// How.
        how: BreakKind,
    },
    /// What an entry asserts is not what the rules give.
    Mismatch {
        /// Which entry, counted from 1.
        entry: usize,
        /// `points`, `boxes` or `columns`.
        key: &'static str,
        /// What stands there.
        written: String,
        /// What the rules give.
        given: String,
    },
}

impl TextErrorKind {
    /// The mistake there.
    pub const fn at(self, span: Span) -> TextError {
        TextError { what: self, span }
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Span { start, end } = self.span;
        write!(f, "bytes {start} to {end}: ")?;
        match &self.what {
            TextErrorKind::Syntax(message) => write!(f, "not TOML: {message}"),
            TextErrorKind::Unmerged(_) => f.write_str("unresolved merge"),
            TextErrorKind::Newer(format) => write!(f, "unknown format {format}"),
            TextErrorKind::Missing(key) => write!(f, "missing key {key:?}"),
            TextErrorKind::UnknownKey(key, _) => write!(f, "unknown key {key:?}"),
            TextErrorKind::WrongType(expected) | TextErrorKind::BadText(expected) => {
                write!(f, "expected {expected}")
            }
            TextErrorKind::BadValue(key, allowed) => write!(f, "{key:?} allows {allowed}"),
            TextErrorKind::Clash(_) => f.write_str("conflicting rules"),
            TextErrorKind::BadName(name, _) => write!(f, "{name:?} is not a name for a player"),
            TextErrorKind::UnknownPlayer(name) => write!(f, "no player is called {name:?}"),
            TextErrorKind::Misread { hand, .. } => write!(f, "not a hand: {hand:?}"),
            TextErrorKind::Unlawful { hand, .. } => write!(f, "the rules do not allow the hand {hand:?}"),
            TextErrorKind::SeriesOver => f.write_str("a hand after the end of the series"),
            TextErrorKind::PastEnd(hands) => write!(f, "hands {hands:?} would come after the end"),
            TextErrorKind::NoSuchHand(number) => write!(f, "there is no hand {number}"),
            TextErrorKind::NothingToUndo => f.write_str("nothing to undo"),
            TextErrorKind::NothingToRedo => f.write_str("nothing to redo"),
            TextErrorKind::Unfit { entry, .. } => write!(f, "entry {entry} does not fit its seal"),
            TextErrorKind::Mismatch { entry, key, written, given } => {
                write!(f, "entry {entry}: {key} is {written}, and the rules give {given}")
            }
        }
    }
}

impl std::error::Error for TextError {}
