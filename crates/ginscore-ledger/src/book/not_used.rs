//! The reasons of its own for which the book does not use a file. All others are the system's.

use crate::model::entry::Moment;
use std::path::PathBuf;
use std::{fmt, io};

use crate::book::series_name::SeriesNameError;

/// A reason of the book not to use a file. It is inside an [`io::Error`], as in a
/// [`StoreError`](crate::book::StoreError).
///
/// ```
/// use ginscore_ledger::book::NotUsed;
///
/// let error = std::io::Error::from(NotUsed::IsNotAFile);
/// assert_eq!(NotUsed::of(&error), Some(&NotUsed::IsNotAFile));
/// assert_eq!(error.to_string(), "it is not a file");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotUsed {
    /// It is a directory, a pipe or a device.
    IsNotAFile,
    /// It is a file, a pipe, a device or a link.
    IsNotADirectory,
    /// It is a link to this path, if that can be read.
    IsALink(Option<PathBuf>),
    /// It is a link to this path, where nothing is.
    LeadsNowhere(PathBuf),
    /// It is a pipe that nobody reads from.
    HasNoReader,
    /// No series can be given its name.
    IsNotASeriesName(SeriesNameError),
}

impl NotUsed {
    /// The reason of the book inside an error, or `None` if the reason is the system's.
    pub fn of(error: &io::Error) -> Option<&NotUsed> {
        error.get_ref()?.downcast_ref()
    }
}

impl fmt::Display for NotUsed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotUsed::IsNotAFile => f.write_str("it is not a file"),
            NotUsed::IsNotADirectory => f.write_str("it is not a directory"),
            NotUsed::IsALink(Some(to)) => write!(f, "it is a link to {}", to.display()),
            NotUsed::IsALink(None) => f.write_str("it is a link"),
            NotUsed::LeadsNowhere(to) => write!(f, "it is a link to {}, where nothing is", to.display()),
            NotUsed::HasNoReader => f.write_str("nobody reads from it"),
            NotUsed::IsNotASeriesName(why) => write!(f, "{why}"),
        }
    }
}

impl std::error::Error for NotUsed {}

impl From<NotUsed> for io::Error {
    fn from(why: NotUsed) -> io::Error {
        let kind = match why {
            NotUsed::HasNoReader => io::ErrorKind::TimedOut,
            NotUsed::IsNotAFile
            | NotUsed::IsNotADirectory
            | NotUsed::IsALink(_)
            | NotUsed::LeadsNowhere(_)
            | NotUsed::IsNotASeriesName(_) => io::ErrorKind::InvalidInput,
        };
        io::Error::new(kind, why)
    }
}

/// A file of a series that has another ending than the series of a ledger: a program set it aside, and it is not counted.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SetAside {
    pub file: String,
    /// The name of its series: the one in it, or else what its own name begins with.
    pub of: String,
    pub(super) started_as: Option<String>,
    pub(super) start: Moment,
}
