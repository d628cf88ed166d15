//! The findings about a series or a ledger, as values. The program decides which of them are faults, warnings or notes.

use std::path::PathBuf;
use std::sync::Arc;

use crate::book::error::{BookError, InFile};
use crate::book::not_used::SetAside;
use crate::seal::chain::LastEntry;

/// A finding about a series or a ledger.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Finding {
    /// An entry contradicts the rules.
    Mismatch(InFile),
    /// An entry no longer fits its seal.
    SealBreak(InFile),
    /// The current series has fewer entries than this machine remembers.
    Shortened { series: String, path: PathBuf, last: LastEntry, entries: usize },
    /// The last entry of the series could not be remembered on this machine.
    SealNotRemembered { series: String },
    /// The series could not be made the current one.
    CurrentNotRemembered {
        series: String,
        /// The series that is still the current one, since that cannot be changed either.
        still: Option<String>,
    },
    /// Something about the series that is not a fault.
    Notable {
        series: String,
        path: PathBuf,
        /// The line of the entry, counted from 1.
        line: Option<usize>,
        entries: usize,
        notable: Notable,
    },
    /// Two files contain the same series.
    OneSeries {
        /// The name of the series to which the second file belongs.
        series: String,
        path: PathBuf,
        /// The name of the first series.
        one: String,
        /// The name of the second series, or of its file if that has another ending.
        other: String,
        relation: FileRelation,
    },
    /// A series that is only in a file with another ending, where it is not counted.
    OnlyAside { aside: SetAside, path: PathBuf },
    /// Saved house rules cannot be read. No series depends on them.
    BrokenRules(Arc<BookError>),
    /// A copy with another ending has nothing that the series lacks, or cannot be compared.
    LeftoverCopy {
        aside: SetAside,
        /// True if the copy is known to contain nothing that the series lacks.
        holds_nothing_else: bool,
    },
}

/// The relation between two files that hold one series.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileRelation {
    /// The second file went on without the first. The numbers are those of the lines of its script that the first lacks,
    /// counted from 1, the line with `new`.
    Apart(Vec<usize>),
    /// The second file has nothing that the first lacks.
    Same,
}

/// A fact about a series that is not a fault, but that anyone who looks at the series should know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notable {
    /// That many entries at the start have no seal.
    Unsealed { entries: usize },
    /// A player got a name that another player of the series had before.
    ChangedPlaces {
        /// The number of the last such entry, counted from 1.
        entry: usize,
        /// The players who have another name than at the start: that name, and the one now.
        names: Vec<[String; 2]>,
    },
}
