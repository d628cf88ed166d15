//! The things that the book finds out about a series or a ledger, as values. Which of them are faults, warnings or
//! notes is for the program to decide.

use std::path::PathBuf;
use std::sync::Arc;

use crate::book::seal_memory::{MemoryMismatch, RememberedSeal};
use crate::book::seen::Notable;
use crate::book::sync_copies::SyncCopy;
use crate::seal::chain::Divergence;
use crate::text::error::TextError;

/// Something found out about a series or a ledger.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Finding {
    /// An entry asserts what the rules do not give.
    Mismatch(TextFinding),
    /// An entry no longer fits its seal.
    SealBreak(TextFinding),
    /// The series is not what this machine wrote last: it was shortened or rewritten.
    NotAsWritten {
        /// The name of the series.
        series: String,
        /// Its file.
        path: PathBuf,
        /// How it differs.
        mismatch: MemoryMismatch,
        /// The number of entries that it has now.
        entries: usize,
        /// The ledger in which it was written, if that is another one.
        written_in: Option<PathBuf>,
    },
    /// A series that this machine wrote is gone.
    Missing {
        /// The name of the series.
        series: String,
        /// The file that it had.
        path: PathBuf,
        /// The last that was written to it.
        last: RememberedSeal,
    },
    /// A new series has the name of one that this machine wrote and that is gone.
    Replaced {
        /// The name of both.
        series: String,
        /// Their file.
        path: PathBuf,
        /// The last that was written to the series that is gone.
        last: RememberedSeal,
    },
    /// The seal of the series could not be remembered on this machine.
    SealNotRemembered,
    /// The series could not be made the current one.
    CurrentNotRemembered {
        /// The name of the series.
        series: String,
    },
    /// The series has an acceptance, or entries without a seal, that were not mentioned on this machine yet.
    Notable {
        /// The name of the series.
        series: String,
        /// Its file.
        path: PathBuf,
        /// The line of the entry, counted from 1.
        line: Option<usize>,
        /// The number of entries of the series.
        entries: usize,
        /// What is notable.
        notable: Notable,
    },
    /// The ledger is not where it was.
    Moved {
        /// The directory in which it was.
        before: PathBuf,
        /// The directory in which it is now.
        now: PathBuf,
    },
    /// Two files hold one series.
    OneSeries {
        /// The name of the series that the second file belongs to.
        series: String,
        /// The second file.
        path: PathBuf,
        /// The name of the first series.
        one: String,
        /// The name of the second series, or of its file if that is a copy.
        other: String,
        /// How the two files are related.
        relation: FileRelation,
    },
    /// A copy that some other program left, of a series that is not there, or of which it is not a copy.
    StrayCopy {
        /// The copy.
        copy: SyncCopy,
        /// Its file.
        path: PathBuf,
    },
    /// A copy that some other program left, and from which nothing is counted.
    LeftoverCopy {
        /// The copy.
        copy: SyncCopy,
        /// Whether it is known to hold nothing that the series does not have.
        holds_nothing_else: bool,
    },
}

/// A finding with its place in the text of a series.
#[derive(Clone, Debug)]
pub struct TextFinding {
    /// The name of the series.
    pub series: String,
    /// Its file.
    pub path: PathBuf,
    /// The text of the file.
    pub text: Arc<str>,
    /// The mistake and its place.
    pub error: TextError,
}

/// The relation between two files that hold one series.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileRelation {
    /// The series continued differently in each.
    Fork(Divergence),
    /// The second has that many more entries.
    Ahead(usize),
    /// Neither has an entry that the other one does not have.
    Same,
}

impl Finding {
    /// Whether the finding is about the text itself, so that nothing can be added to the series until it is fixed.
    pub const fn is_of_text(&self) -> bool {
        matches!(self, Finding::Mismatch(_) | Finding::SealBreak(_))
    }
}
