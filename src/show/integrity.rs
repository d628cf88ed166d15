//! Diagnostics for series whose file is not what this computer wrote, and for copies next to them.

use std::path::Path;

use super::diagnostic::Diagnostic;
use super::ledger::diverged_entries;
use super::words::{counted, quoted, ticked};
use crate::show::code::Code;
use ginscore_ledger::book::{LeftBy, MemoryMismatch, Notable, RememberedSeal, SyncCopy};
use ginscore_ledger::seal::{BreakKind, Divergence, SealBreak, SealCode};
use ginscore_rules::notation::shown;

/// The last seal, to be written down.
pub fn last_seal(seal: Option<SealCode>) -> String {
    seal.map_or_else(
        || "There is no seal: `ginscore audit` shows why.\n".to_owned(),
        |seal| {
            format!(
                "Seal {seal}\nThe other player writes it down; `ginscore audit --seal {seal}` checks it later.\n"
            )
        },
    )
}

/// The diagnostic for a series that is not what this computer wrote.
///
/// `at` is the ledger in which it was written, if that is not the one in use.
pub fn not_as_written(
    series: &str,
    mismatch: MemoryMismatch,
    entries: usize,
    at: Option<&Path>,
) -> Diagnostic {
    let hint = "restore the file from a backup; or, if the change is intended, record that with \
                `ginscore audit --accept`";
    let series = ticked(series);
    let message = match (mismatch, at.map(Path::display)) {
        (MemoryMismatch::Shortened(last), None) => format!(
            "{series} was shortened: this computer wrote {}, the last with the seal {}, but the file has only \
             {entries}",
            written(last.entries),
            last.seal,
        ),
        (MemoryMismatch::Shortened(last), Some(dir)) => format!(
            "{series} was shortened: this computer wrote {} in {dir}, the last with the seal {}, but the file has \
             only {entries}",
            written(last.entries),
            last.seal,
        ),
        (MemoryMismatch::Rewritten(last), None) => format!(
            "{series} was rewritten: this computer wrote {}, the last with the seal {}, but that is not the seal of \
             what the file has now",
            written(last.entries),
            last.seal,
        ),
        (MemoryMismatch::Rewritten(last), Some(dir)) => format!(
            "{series} was rewritten: this computer wrote {} in {dir}, the last with the seal {}, but that is not the \
             seal of what the file has now",
            written(last.entries),
            last.seal,
        ),
    };
    Diagnostic::new(Code::LedgerRewritten, message).hinted(hint)
}

/// The remark on something notable about a series with `of` entries.
pub fn notable(series: &str, notable: &Notable, of: usize) -> Diagnostic {
    match notable {
        Notable::Accepted { entry, note, .. } => {
            let series = ticked(series);
            let message = if note.is_empty() {
                format!("entry {entry} of {series} accepts earlier changes to the file")
            } else {
                format!("entry {entry} of {series} accepts earlier changes to the file: {note}")
            };
            let hint = "ask who made them; a seal written down before that belongs to the earlier version (shown only \
                        once on this computer)";
            Diagnostic::new(Code::SeriesAccepted, message).hinted(hint)
        }
        Notable::Unsealed { entries, .. } => {
            let series = ticked(series);
            let message = match (*entries, of) {
                (1, 1) => format!("the only entry of {series} has no seal"),
                (1, _) => format!("the first entry of {series} has no seal"),
                (entries, of) if entries == of => {
                    format!("none of the {entries} entries of {series} has a seal")
                }
                (entries, _) => format!("the first {entries} entries of {series} have no seal"),
            };
            let hint = if *entries == of {
                "nothing in the file shows whether it was changed; the next entry seals it (shown only once on this \
                 computer)"
            } else {
                "nothing shows whether anything was changed before the first seal (shown only once on this computer)"
            };
            Diagnostic::new(Code::SeriesUnsealed, message).hinted(hint)
        }
    }
}

/// The remark that a ledger has moved.
pub fn ledger_moved(before: &Path, now: &Path) -> Diagnostic {
    let message = format!("this ledger was in {} and is now in {}", before.display(), now.display());
    Diagnostic::new(Code::LedgerMoved, message).hinted(
        "if nobody moved or copied it, someone replaced it: compare it with a seal that you wrote down, using \
         `ginscore audit --seal CODE` (shown only once on this computer)",
    )
}

fn written(entries: usize) -> String {
    counted(entries as u32, "entry")
}

/// The note of an acceptance: what it accepts.
pub fn acceptance_note(broken: Option<&SealBreak>, mismatch: Option<MemoryMismatch>) -> String {
    let broken = broken.map(|SealBreak { entry, how }| match how {
        BreakKind::Changed => format!("entry {entry} no longer matched its seal"),
        BreakKind::Unsealed => format!("entry {entry} had no seal"),
        BreakKind::Forked(_) => format!("entry {entry} had been recorded in a different place"),
    });
    let mismatch = mismatch.map(|mismatch| match mismatch {
        MemoryMismatch::Shortened(last) => {
            format!("{} had been written, the last with the seal {}", written(last.entries), last.seal)
        }
        MemoryMismatch::Rewritten(last) => format!("entry {} had the seal {}", last.entries, last.seal),
    });
    [broken, mismatch].into_iter().flatten().collect::<Vec<_>>().join("; ")
}

/// The diagnostic for a series that this computer wrote and that is missing.
pub fn missing_series(series: &str, last: RememberedSeal) -> Diagnostic {
    let message = format!(
        "{} is missing: this computer wrote {} to it, the last with the seal {}",
        ticked(series),
        written(last.entries),
        last.seal
    );
    Diagnostic::new(Code::LedgerRewritten, message).hinted(format!(
        "restore the file from a backup; or, if it is no longer needed, run `ginscore audit --accept --series {}`",
        quoted(series)
    ))
}

/// The remark that a file is a copy and not a series of its own.
pub fn leftover_copy(copy: &SyncCopy) -> String {
    let (file, of) = (ticked(&copy.file), ticked(&copy.of));
    match copy.left_by {
        LeftBy::Syncing => format!("{file} is not a series but a copy of {of} that a sync program made"),
        LeftBy::Editing => {
            format!("{file} is not a series but an earlier version of {of} that an editor or a merge kept")
        }
    }
}

/// The diagnostic for one series in two files that was continued in two places.
pub fn diverged_files(one: &str, other: &str, divergence: &Divergence) -> Diagnostic {
    let files = format!("{} and {}", ticked(one), ticked(other));
    let message = match divergence.entries {
        0 => format!("the same series was recorded in two places: {files} differ from the first entry on"),
        same => format!("the same series was recorded in two places: {files} differ after entry {same}"),
    };
    Diagnostic::new(Code::LedgerForked, message).showing(diverged_entries(divergence, one, other)).hinted(format!(
        "if the hands that only {} has were played, record them with `ginscore hand --series {}`; then delete {}",
        ticked(other),
        quoted(one),
        ticked(other),
    ))
}

/// The diagnostic for a copy with entries that its series does not have yet.
pub fn copy_with_more(copy: &str, of: &str, more: usize) -> Diagnostic {
    let message =
        format!("{} has {} that {} does not have", ticked(copy), counted(more as u32, "entry"), ticked(of));
    Diagnostic::new(Code::LedgerForked, message)
        .hinted(format!("replace {of}.toml with it, or record those hands; then delete the copy"))
}

/// The diagnostic for two files that contain the same series.
pub fn same_series(one: &str, other: &str) -> Diagnostic {
    let message = format!("{} and {} are the same series", ticked(one), ticked(other));
    Diagnostic::new(Code::LedgerForked, message).hinted(format!("delete {}", ticked(other)))
}

/// The diagnostic for a copy of a series that does not exist, or that is a different one.
pub fn stray_copy(copy: &SyncCopy) -> Diagnostic {
    let message = format!(
        "{} is named like a copy of {}, but that series is missing or is a different one",
        ticked(&copy.file),
        ticked(&copy.of)
    );
    Diagnostic::new(Code::LedgerForked, message)
        .hinted("if it is a series, rename the file; if it is not needed, delete it")
}

/// The point at which a code was the seal of a series.
pub struct Place<'t> {
    /// The series.
    pub series: &'t str,
    /// The number of entries up to there.
    pub entries: usize,
    /// The number of hands up to there.
    pub hands: usize,
    /// The first entry up to there whose seal does not verify, if any.
    pub changed: Option<usize>,
}

impl Place<'_> {
    /// The sentence that says where, and whether anything up to there has changed.
    pub fn sentence(&self, code: SealCode) -> String {
        let after = match (self.entries, self.hands) {
            (0, _) => "before the first hand".to_owned(),
            (entries, hands) => format!("after hand {hands} (entry {entries})"),
        };
        let unchanged = match self.changed {
            None => "everything up to that point is unchanged".to_owned(),
            Some(1) => "the header or entry 1 has been changed since".to_owned(),
            Some(entry) => format!("entry {entry} or something before it has been changed since"),
        };
        format!("{code} was the seal of {} {after}; {unchanged}", shown(self.series))
    }
}

/// The diagnostic for a seal that this computer wrote and that the file no longer has.
pub fn lost_seal(code: SealCode, series: &str, last: RememberedSeal) -> Diagnostic {
    let message = format!(
        "{code} was the seal of {} after {} written on this computer, but the file no longer has it",
        ticked(series),
        counted(last.entries as u32, "entry"),
    );
    Diagnostic::new(Code::SealUnknown, message)
        .hinted("`ginscore audit` shows what happened; restore the file from a backup")
}

/// The diagnostic for a code that was never a seal of anything in the ledger.
pub fn unknown_seal(code: SealCode) -> Diagnostic {
    let message = format!("{code} was never the seal of any series in this ledger");
    Diagnostic::new(Code::SealUnknown, message).hinted(
        "check the code, and that this is the right ledger; if both are right, the series has been \
         rewritten",
    )
}

/// The diagnostic for a text that is not a seal.
pub fn not_a_seal(text: &str) -> Diagnostic {
    let message = format!("{} is not a seal", ticked(text));
    Diagnostic::new(Code::BadValue, message).hinted(
        "a seal has twelve letters and digits, as in `7KTD-93XY-4MHC`; in a ledger from version 0.1, the first eight are enough",
    )
}
