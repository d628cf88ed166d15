//! The errors of the book. They carry their data; the program writes the messages.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use crate::book::compared::ImportDifference;
use crate::book::disk::StoreError;
use crate::book::not_used::SetAside;
use crate::model::preset::SavedPreset;
use crate::model::refusal::Refusal;
use crate::text::error::TextError;
use ginscore_notation::{At, BadName, Mistakes};

/// The reason why the book did not do what it was asked for. Nothing was written, except for
/// [`BookError::PartlyRenamed`] and [`BookError::PartlyImported`].
///
/// The enum is exhaustive, so that a program can be sure to explain every one. A new variant comes with a new major version.
#[derive(Debug)]
pub enum BookError {
    /// A file of the ledger, or of the state directory, could not be used.
    Store(StoreError),
    /// The file of a series could not be read.
    Read {
        series: String,
        error: StoreError,
    },
    /// The text of a file is not a valid series or not a preset, with the first mistake in it.
    Text(Box<InFile>),
    /// Nothing can be added to the series: its entries contradict the rules.
    Unsound(Mistakes<InFile>),
    /// The text that was about to be written would not read back the same: a bug in this crate.
    NotReadBack,
    /// It cannot be remembered which series is the current one.
    NotCurrent {
        /// The series that should have become the current one.
        series: String,
        /// What failed; `None` if the book has no state directory.
        why: Option<StoreError>,
    },
    /// The rules or the state of a series refuse an operation.
    Refused {
        series: String,
        refusal: Box<Refusal>,
    },
    /// No series has that name, or that part in it.
    UnknownSeries(String),
    /// Several series have that part in their names.
    SeveralSeries {
        part: String,
        names: Vec<String>,
    },
    NoSeries,
    /// There are only files of series that have another ending.
    OnlyAside(Vec<SetAside>),
    /// The series is a copy of another one in the ledger: nothing is recorded in it.
    IsCopy {
        series: String,
        of: String,
    },
    /// There are several series, and none of them is the current one.
    NoCurrent,
    /// Other rules are saved under the name of a preset.
    OtherRules(Box<SavedPreset>),
    /// Two groups of imported rows are the same series.
    Twice {
        /// The line where the second group starts.
        line: usize,
        /// The line where the first group starts.
        earlier: usize,
        series: String,
    },
    /// The name of an imported series differs only in case from that of another one, in the ledger or among the rows.
    SameFile {
        /// The line where the series starts.
        line: usize,
        series: String,
        other: String,
    },
    /// The ledger has a different series in the place of an imported one.
    Conflict {
        /// The line where the imported series starts.
        line: usize,
        series: String,
        difference: Box<ImportDifference>,
    },
    /// A series could not be written, and not all of those that were imported before it could be removed again.
    PartlyImported(StoreError),
    /// No player has that name. The players with similar names come after it.
    UnknownPlayer(String, Vec<String>),
    BadName(BadName),
    /// Another player has the new name, who may be the same one.
    NameTaken {
        was: String,
        name: String,
    },
    /// In a series of the player, another one had the new name before.
    FormerName {
        was: String,
        name: String,
        /// The name that the other player has now.
        other: String,
        series: String,
    },
    /// The two play each other, so they are not one player.
    Opponents {
        players: [String; 2],
        /// The series in which they play each other.
        series: Vec<String>,
    },
    /// A series could not be written, and not all of those in which a name was changed before could be restored.
    PartlyRenamed(StoreError),
}

/// A mistake in the text of a file, and its place.
#[derive(Clone, Debug)]
pub struct InFile {
    /// The name of the series; `None` for saved rules.
    pub series: Option<String>,
    pub path: PathBuf,
    pub text: Arc<str>,
    pub error: At<TextError>,
}

impl BookError {
    /// The line of imported rows that it is about, counted from 1.
    pub const fn line(&self) -> Option<usize> {
        match self {
            BookError::Twice { line, .. }
            | BookError::SameFile { line, .. }
            | BookError::Conflict { line, .. } => Some(*line),
            _ => None,
        }
    }
}

impl fmt::Display for BookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BookError::Store(error) | BookError::Read { error, .. } => error.fmt(f),
            BookError::Text(found) => write!(f, "{}: {}", found.path.display(), found.error),
            BookError::Unsound(findings) => {
                write!(f, "the series is not sound: {} mistake(s)", findings.count())
            }
            BookError::NotReadBack => f.write_str("the new text would not read back the same"),
            BookError::NotCurrent { why: None, .. } => f.write_str("there is no state directory"),
            BookError::NotCurrent { series, why: Some(error) } => write!(f, "{series:?}: {error}"),
            BookError::Refused { series, refusal } => write!(f, "{series:?}: {refusal}"),
            BookError::UnknownSeries(part) => write!(f, "no series has {part:?} in its name"),
            BookError::SeveralSeries { part, names } => {
                write!(f, "{} series have {part:?} in their names", names.len())
            }
            BookError::NoSeries => f.write_str("the ledger has no series"),
            BookError::OnlyAside(aside) => {
                write!(
                    f,
                    "the ledger has no series, but {} file(s) of series under another ending",
                    aside.len()
                )
            }
            BookError::IsCopy { series, of } => write!(f, "{series:?} is a copy of {of:?}"),
            BookError::NoCurrent => f.write_str("there is no current series"),
            BookError::OtherRules(before) => write!(f, "other rules are saved as {}", before.name),
            BookError::Twice { line, earlier, series } => {
                write!(f, "lines {earlier} and {line} begin one series, {series:?}")
            }
            BookError::SameFile { line, series, other } => {
                write!(f, "line {line}: {series:?} and {other:?} differ only in case")
            }
            BookError::Conflict { line, series, .. } => {
                write!(f, "line {line}: the ledger has another series {series:?}")
            }
            BookError::PartlyImported(error) => write!(f, "imported in part only: {error}"),
            BookError::UnknownPlayer(typed, _) => write!(f, "no player is called {typed:?}"),
            BookError::BadName(bad) => bad.fmt(f),
            BookError::NameTaken { name, .. } => write!(f, "another player is called {name:?}"),
            BookError::FormerName { name, other, series, .. } => {
                write!(f, "{other:?} was called {name:?} in {series:?}")
            }
            BookError::Opponents { players: [one, two], series } => {
                write!(f, "{one:?} and {two:?} play each other in {} series", series.len())
            }
            BookError::PartlyRenamed(error) => write!(f, "changed in part only: {error}"),
        }
    }
}

impl std::error::Error for BookError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            BookError::Store(error)
            | BookError::Read { error, .. }
            | BookError::PartlyImported(error)
            | BookError::PartlyRenamed(error) => Some(error),
            BookError::Refused { refusal, .. } => Some(refusal),
            _ => None,
        }
    }
}

impl From<StoreError> for BookError {
    fn from(error: StoreError) -> BookError {
        BookError::Store(error)
    }
}
