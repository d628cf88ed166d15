//! What an audit says of series that are not what was written here, and of copies that lie beside them.

use std::path::Path;

use super::ledger::went_on;
use super::report::Diagnostic;
use super::words::{counted, quoted, ticked};
use crate::show::code::Code;
use ginscore_ledger::book::{LeftBy, MemoryMismatch, Notable, RememberedSeal, SyncCopy};
use ginscore_ledger::seal::{BreakKind, Divergence, SealBreak, SealCode};
use ginscore_rules::notation::shown;

/// That a series is not what was written here.
///
/// `at` is the ledger in which it was written, if it is another than the one in use.
pub fn otherwise(series: &str, otherwise: MemoryMismatch, entries: usize, at: Option<&Path>) -> Diagnostic {
    let here = at.map_or_else(|| "here".to_owned(), |at| format!("in {}", at.display()));
    let hint = "take the file from a backup; or, if it is meant to be as it is, say so in the ledger: \
                `ginscore audit --accept`";
    let message = match otherwise {
        MemoryMismatch::Shortened(last) => format!(
            "{} was shortened: {} written {here}, the last with the seal {}, and the file has {}",
            ticked(series),
            were(last.entries),
            last.seal,
            entries,
        ),
        MemoryMismatch::Rewritten(last) => format!(
            "{} was rewritten: {} written {here}, the last with the seal {}, and that is not the seal of what \
             stands there now",
            ticked(series),
            were(last.entries),
            last.seal,
        ),
    };
    Diagnostic::new(Code::LedgerRewritten, message).hinted(hint)
}

/// What is notable of a series with so many entries.
pub fn notable(series: &str, notable: &Notable, of: usize) -> Diagnostic {
    let once = "this is said once on this machine";
    match notable {
        Notable::Accepted { entry, note, .. } => {
            let what = if note.is_empty() { String::new() } else { format!(": {note}") };
            let message = format!(
                "entry {entry} of {} accepts what was changed in the file before it{what}",
                ticked(series)
            );
            let hint = "ask who changed it; a seal noted before then is of what was there before";
            Diagnostic::new(Code::SeriesAccepted, message).hinted(format!("{hint} ({once})"))
        }
        Notable::Unsealed { entries, .. } => {
            let which = match (*entries, of) {
                (1, 1) => "the only entry of".to_owned(),
                (1, _) => "the first entry of".to_owned(),
                (entries, of) if entries == of => format!("all {entries} entries of"),
                (entries, _) => format!("the first {entries} entries of"),
            };
            let verb = if *entries == 1 { "has" } else { "have" };
            let message = format!("{which} {} {verb} no seal", ticked(series));
            let hint = "nothing in the file shows whether anything was changed; the next entry seals it";
            let hint = if *entries == of {
                hint
            } else {
                "nothing shows whether anything was changed before the first seal"
            };
            Diagnostic::new(Code::SeriesUnsealed, message).hinted(format!("{hint} ({once})"))
        }
    }
}

/// That a ledger is at another place than it was.
pub fn moved(before: &Path, now: &Path) -> Diagnostic {
    let message = format!("this ledger was in {} and is now in {}", before.display(), now.display());
    Diagnostic::new(Code::LedgerMoved, message).hinted(
        "if nobody moved or copied it, somebody put another in its place: compare a seal that was noted, \
         `ginscore audit --seal CODE` (this is said once on this machine)",
    )
}

fn were(entries: usize) -> String {
    format!("{} {}", counted(entries as u32, "entry"), if entries == 1 { "was" } else { "were" })
}

/// What an acceptance says that it accepts: the note of its entry.
pub fn accepted(unfit: Option<&SealBreak>, otherwise: Option<MemoryMismatch>) -> String {
    let unfit = unfit.map(|SealBreak { entry, how }| match how {
        BreakKind::Changed => format!("entry {entry} no longer fitted its seal"),
        BreakKind::Unsealed => format!("entry {entry} had no seal"),
        BreakKind::Forked(_) => format!("entry {entry} had been recorded in another place"),
    });
    let otherwise = otherwise.map(|otherwise| match otherwise {
        MemoryMismatch::Shortened(last) => {
            format!("{} had been written, to {}", counted(last.entries as u32, "entry"), last.seal)
        }
        MemoryMismatch::Rewritten(last) => format!("entry {} had the seal {}", last.entries, last.seal),
    });
    [unfit, otherwise].into_iter().flatten().collect::<Vec<_>>().join("; ")
}

/// That a series is gone of which something was written here.
pub fn gone(series: &str, last: RememberedSeal) -> Diagnostic {
    let entries = were(last.entries);
    let message =
        format!("{} is gone: {entries} written here, the last with the seal {}", ticked(series), last.seal);
    Diagnostic::new(Code::LedgerRewritten, message).hinted(format!(
        "take the file from a backup; or, if it is not wanted any more: `ginscore audit --accept --series {}`",
        quoted(series)
    ))
}

/// That a file is a copy and not another series.
pub fn left_over(copy: &SyncCopy) -> String {
    let left_by = match copy.left_by {
        LeftBy::Syncing => "a copy that a syncing program made",
        LeftBy::Editing => "an earlier state that an editor or a merge kept",
    };
    format!("{} is no series of its own but {left_by} of {}", ticked(&copy.file), ticked(&copy.of))
}

/// That two files hold one series that went on in two places.
pub fn two_places(one: &str, other: &str, parting: &Divergence) -> Diagnostic {
    let message = format!(
        "the same series was recorded in two places: {} and {} part after {}",
        ticked(one),
        ticked(other),
        if parting.entries == 0 { "the header".to_owned() } else { counted(parting.entries as u32, "entry") },
    );
    Diagnostic::new(Code::LedgerForked, message).showing(went_on(parting, one, other)).hinted(format!(
        "record what only {} has with `ginscore hand --series {}`, if it was played; then take {} away",
        ticked(other),
        quoted(one),
        ticked(other),
    ))
}

/// That a copy has what its series does not have yet.
pub fn ahead(copy: &str, of: &str, more: usize) -> Diagnostic {
    let message =
        format!("{} has {} that {} does not have", ticked(copy), counted(more as u32, "entry"), ticked(of));
    Diagnostic::new(Code::LedgerForked, message)
        .hinted(format!("put it in the place of {of}.toml, or record those hands; then take the copy away"))
}

/// That two files hold the same series.
pub fn twice(one: &str, other: &str) -> Diagnostic {
    let message = format!("{} and {} are the same series", ticked(one), ticked(other));
    Diagnostic::new(Code::LedgerForked, message).hinted(format!("take {} away", ticked(other)))
}

/// That a copy is of a series that is not there, or of another one.
pub fn astray(copy: &SyncCopy) -> Diagnostic {
    let message = format!("{}, which is not that series", left_over(copy));
    Diagnostic::new(Code::LedgerForked, message)
        .hinted("if it is a series, give the file another name; if it is not wanted, take it away")
}

/// Where a code was the seal of a series.
pub struct Place<'t> {
    /// The series.
    pub series: &'t str,
    /// After how many entries.
    pub entries: usize,
    /// After how many hands.
    pub hands: usize,
    /// The first entry that no longer fits, if one up to there does not.
    pub changed: Option<usize>,
}

impl Place<'_> {
    /// Where, and whether everything up to there is as it was.
    pub fn said(&self, code: SealCode) -> String {
        let after = match (self.entries, self.hands) {
            (0, _) => "before the first hand".to_owned(),
            (entries, hands) => format!("after hand {hands} (entry {entries})"),
        };
        let unchanged = match self.changed {
            None => "everything up to it is unchanged".to_owned(),
            Some(1) => "the header or entry 1 has been changed since".to_owned(),
            Some(entry) => format!("entry {entry} or what stands before it has been changed since"),
        };
        format!("{code} was the seal of {} {after}; {unchanged}", shown(self.series))
    }
}

/// That a code is known from what was written here, and the file does not have it any more.
pub fn lost(code: SealCode, series: &str, last: RememberedSeal) -> Diagnostic {
    let message = format!(
        "{code} was the seal of {} after {}, which this machine wrote; the file does not have it any more",
        ticked(series),
        counted(last.entries as u32, "entry"),
    );
    Diagnostic::new(Code::SealUnknown, message)
        .hinted("`ginscore audit` says what became of it; take the file from a backup")
}

/// That a code was never a seal of what is there.
pub fn unknown(code: SealCode) -> Diagnostic {
    let message = format!("{code} was never the seal of a series that stands in this ledger");
    Diagnostic::new(Code::SealUnknown, message).hinted(
        "look whether it was noted rightly and whether it is this ledger's; if both are so, the series was \
         rewritten since",
    )
}

/// That something is no code.
pub fn no_code(text: &str) -> Diagnostic {
    let message = format!("{} is no seal", ticked(text));
    Diagnostic::new(Code::BadValue, message).hinted(
        "a seal has twelve letters and digits, as in `7KTD-93XY-4MHC`; in a ledger of 0.1 the first eight",
    )
}
