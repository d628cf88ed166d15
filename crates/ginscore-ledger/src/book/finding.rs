//! The findings about a series or a ledger, as values. The program decides which of them are faults, warnings or
//! notes.

use std::path::PathBuf;
use std::sync::Arc;

use crate::book::disk::StoreError;
use crate::book::presets::PresetError;
use crate::book::seal_memory::{MemoryMismatch, RememberedSeal};
use crate::book::seen::Notable;
use crate::book::sync_copies::SyncCopy;
use crate::model::preset::PresetName;
use crate::seal::chain::Divergence;
use crate::text::error::TextError;

/// A finding about a series or a ledger.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Finding {
    /// An entry contradicts the rules.
    Mismatch(TextFinding),
    /// An entry no longer fits its seal.
    SealBreak(TextFinding),
    /// The series differs from what this machine wrote last: it was shortened or rewritten.
    NotAsWritten {
        /// The name of the series.
        series: String,
        /// Its file.
        path: PathBuf,
        /// The difference.
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
        /// The last state of the series that was written.
        last: RememberedSeal,
    },
    /// A new series has the name of one that this machine wrote and that is gone.
    Replaced {
        /// The name of both series.
        series: String,
        /// Their file.
        path: PathBuf,
        /// The last state of the series that is gone.
        last: RememberedSeal,
    },
    /// The series was turned into the present format, with new seals.
    Turned {
        /// The name of the series.
        series: String,
        /// The file that has it in its old format.
        path: PathBuf,
    },
    /// What this machine remembers of a series, or of the whole ledger, cannot be read, so that nobody can tell whether the
    /// file was shortened or rewritten.
    MemoryUnread {
        /// The name of the series; `None` for the whole ledger.
        series: Option<String>,
        /// The file or directory with the memory.
        path: PathBuf,
        /// The reason; `None` if it can be read and is not what was written.
        error: Option<Arc<StoreError>>,
    },
    /// The seal of the series could not be remembered on this machine.
    SealNotRemembered,
    /// The series could not be made the current one.
    CurrentNotRemembered {
        /// The name of the series.
        series: String,
    },
    /// The series has an acceptance, or entries without a seal, that this machine has not mentioned yet.
    Notable {
        /// The name of the series.
        series: String,
        /// Its file.
        path: PathBuf,
        /// The line of the entry, counted from 1.
        line: Option<usize>,
        /// The number of entries of the series.
        entries: usize,
        /// The notable thing.
        notable: Notable,
    },
    /// The ledger is not where it was.
    Moved {
        /// The directory in which it was.
        before: PathBuf,
        /// The directory in which it is now.
        now: PathBuf,
    },
    /// Two files contain the same series.
    OneSeries {
        /// The name of the series to which the second file belongs.
        series: String,
        /// The second file.
        path: PathBuf,
        /// The name of the first series.
        one: String,
        /// The name of the second series, or of its file if it is a copy.
        other: String,
        /// The relation between the two files.
        relation: FileRelation,
    },
    /// A copy that another program left, of a series that does not exist or that it is not a copy of.
    StrayCopy {
        /// The copy.
        copy: SyncCopy,
        /// Its file.
        path: PathBuf,
    },
    /// Saved house rules, or the file that names the rules of new series, cannot be read. No series depends on them.
    BrokenRules(Arc<PresetError>),
    /// The rules of new series are not saved in the ledger.
    DefaultRulesMissing(PresetName),
    /// A copy that another program left; nothing in it is counted.
    LeftoverCopy {
        /// The copy.
        copy: SyncCopy,
        /// True if the copy is known to contain nothing that the series lacks.
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
    /// The two files continue the series differently.
    Fork(Divergence),
    /// The second file has that many more entries.
    Ahead(usize),
    /// Neither file has an entry that the other lacks.
    Same,
}

impl Finding {
    /// Returns true if the finding is about the text itself, so that nothing can be added to the series until it is
    /// fixed.
    pub const fn is_of_text(&self) -> bool {
        matches!(self, Finding::Mismatch(_) | Finding::SealBreak(_))
    }
}
