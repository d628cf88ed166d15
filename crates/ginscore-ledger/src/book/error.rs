//! The errors of the book. They carry their data; the program writes the messages.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use crate::book::disk::StoreError;
use crate::book::finding::Finding;
use crate::model::series::OperationError;
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
    /// The text of the file is not a valid series.
    Text {
        /// The name of the series.
        series: String,
        /// Its file.
        path: PathBuf,
        /// The text of the file.
        text: Arc<str>,
        /// The first mistake in the text.
        mistake: Box<TextError>,
    },
    /// Nothing can be added to the series: its entries contradict the rules, or do not fit their seals.
    Unsound(Mistakes<Finding>),
    /// The text that was about to be written would not read back the same: a bug in this crate.
    NotReadBack,
    /// The book has no state directory, so the current series cannot be remembered.
    NoState {
        /// The series that should have become the current one.
        series: String,
    },
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
    Refused(OperationError),
}

impl fmt::Display for BookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BookError::Store(error) | BookError::Read { error, .. } => error.fmt(f),
            BookError::Text { path, mistake, .. } => {
                write!(f, "{} is not a series: {mistake}", path.display())
            }
            BookError::Unsound(findings) => {
                write!(f, "the series is not sound: {} finding(s)", findings.count())
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
            BookError::Text { .. }
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
