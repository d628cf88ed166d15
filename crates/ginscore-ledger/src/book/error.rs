//! The errors of the book. They carry their data; the program writes the messages.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use crate::book::disk::StoreError;
use crate::model::outcome::Refusal;
use crate::model::preset::SavedPreset;
use crate::text::error::TextError;
use ginscore_notation::Mistakes;

/// The reason why a series could not be read or written. Nothing was written.
#[derive(Debug)]
#[non_exhaustive]
pub enum BookError {
    /// A file of the ledger, or of the state directory, could not be used.
    Store(StoreError),
    /// The file of a series could not be read.
    Read {
        /// The name of the series.
        series: String,
        /// The file, and the error of the system.
        error: StoreError,
    },
    /// The text of a file is not a valid series, with the first mistake in it.
    Text(Box<MistakeInSeries>),
    /// Nothing can be added to the series: its entries contradict the rules.
    Unsound(Mistakes<MistakeInSeries>),
    /// The text that was about to be written would not read back the same: a bug in this crate.
    NotReadBack,
    /// The book has no state directory, so the current series cannot be remembered.
    NoState {
        /// The series that should have become the current one.
        series: String,
    },
}

/// A mistake in the text of a series, and its place.
#[derive(Clone, Debug)]
pub struct MistakeInSeries {
    /// The name of the series.
    pub series: String,
    /// Its file.
    pub path: PathBuf,
    /// The text of the file.
    pub text: Arc<str>,
    /// The mistake and its place.
    pub error: TextError,
}

/// The reason why a saved preset could not be read or written. Nothing was written.
#[derive(Debug)]
#[non_exhaustive]
pub enum PresetError {
    /// A file could not be used.
    Store(StoreError),
    /// The text of a file is not a preset.
    Text {
        /// The file.
        path: PathBuf,
        /// The text of the file.
        text: Arc<str>,
        /// The first mistake in the text.
        mistake: Box<TextError>,
    },
    /// Other rules are saved under that name.
    Exists(Box<SavedPreset>),
    /// The text that was about to be written would not read back the same: a bug in this crate.
    NotReadBack,
}

/// The reason why no series could be chosen.
#[derive(Debug)]
#[non_exhaustive]
pub enum FindError {
    /// No series has that part in its name.
    Unknown(String),
    /// Several series have that part in their names.
    Ambiguous {
        /// The part of a name that was searched for.
        part: String,
        /// The names of the series that contain it.
        names: Vec<String>,
    },
    /// The ledger has no series.
    Empty,
    /// There are several series, and none of them is the current one.
    NoCurrent,
    /// The ledger could not be read.
    Store(StoreError),
}

/// The reason why nothing was recorded. `E` is the error of the closure that makes the operation.
#[derive(Debug)]
#[non_exhaustive]
pub enum RecordError<E> {
    /// The series could not be read or written.
    Book(BookError),
    /// The operation could not be made.
    Request(E),
    /// The rules or the state of the series refuse the operation.
    Refused(Refusal),
}

impl fmt::Display for BookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BookError::Store(error) | BookError::Read { error, .. } => error.fmt(f),
            BookError::Text(found) => {
                write!(f, "{} is not a series: {}", found.path.display(), found.error)
            }
            BookError::Unsound(findings) => {
                write!(f, "the series is not sound: {} mistake(s)", findings.count())
            }
            BookError::NotReadBack => f.write_str("the new text would not read back the same"),
            BookError::NoState { .. } => f.write_str("there is no state directory"),
        }
    }
}

impl std::error::Error for BookError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            BookError::Store(error) | BookError::Read { error, .. } => Some(error),
            BookError::Text(_)
            | BookError::Unsound(_)
            | BookError::NotReadBack
            | BookError::NoState { .. } => None,
        }
    }
}

impl From<StoreError> for BookError {
    fn from(error: StoreError) -> BookError {
        BookError::Store(error)
    }
}

impl fmt::Display for FindError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FindError::Unknown(part) => write!(f, "no series has {part:?} in its name"),
            FindError::Ambiguous { part, names } => {
                write!(f, "{} series have {part:?} in their names", names.len())
            }
            FindError::Empty => f.write_str("the ledger has no series"),
            FindError::NoCurrent => f.write_str("there is no current series"),
            FindError::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for FindError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            FindError::Store(error) => Some(error),
            _ => None,
        }
    }
}

impl From<StoreError> for FindError {
    fn from(error: StoreError) -> FindError {
        FindError::Store(error)
    }
}

impl<E: fmt::Display> fmt::Display for RecordError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordError::Book(error) => error.fmt(f),
            RecordError::Request(error) => error.fmt(f),
            RecordError::Refused(why) => write!(f, "refused: {why}"),
        }
    }
}

impl<E: std::error::Error + 'static> std::error::Error for RecordError<E> {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            RecordError::Book(error) => Some(error),
            RecordError::Request(error) => Some(error),
            RecordError::Refused(why) => Some(why),
        }
    }
}

impl<E, B: Into<BookError>> From<B> for RecordError<E> {
    fn from(error: B) -> RecordError<E> {
        RecordError::Book(error.into())
    }
}

impl fmt::Display for PresetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PresetError::Store(error) => error.fmt(f),
            PresetError::Text { path, mistake, .. } => {
                write!(f, "{} is not a preset: {mistake}", path.display())
            }
            PresetError::Exists(before) => write!(f, "other rules are saved as {}", before.name),
            PresetError::NotReadBack => f.write_str("the new text would not read back the same"),
        }
    }
}

impl std::error::Error for PresetError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            PresetError::Store(error) => Some(error),
            _ => None,
        }
    }
}

impl From<StoreError> for PresetError {
    fn from(error: StoreError) -> PresetError {
        PresetError::Store(error)
    }
}
