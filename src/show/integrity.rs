//! Diagnostics for series whose file is not what this computer wrote, and for copies next to them.

use std::path::Path;

use super::correction::correction;
use super::diagnostic::Diagnostic;
use super::entrants::EntrantNames;
use super::ledger::{diverged_entries, store_error};
use super::standing::standing;
use super::words::{all_of, quoted, ticked};
use crate::messages::{Fixed, Message, written::integrity as say};
use crate::show::code::Code;
use crate::text::{Line, Style, Text};
use ginscore_ledger::book::{LeftBy, MemoryMismatch, Notable, RememberedSeal, StoreError, SyncCopy};
use ginscore_ledger::model::{Outcome, Series};
use ginscore_ledger::seal::{BreakKind, Divergence, SealBreak, SealCode};
use ginscore_notation::{Roster, shown};

/// The last seal, to be written down.
pub fn last_seal(seal: Option<SealCode>) -> Text {
    match seal.map(|seal| seal.to_string()) {
        None => say::NoSeal.line().into(),
        Some(seal) => [say::LastSeal { seal: &seal }.line(), say::LastSealUse { seal: &seal }.line()]
            .into_iter()
            .collect(),
    }
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
    let series = ticked(series);
    let message = match (mismatch, at.map(|dir| dir.display().to_string())) {
        (MemoryMismatch::Shortened(RememberedSeal { entries: written, seal, .. }), None) => {
            say::Shortened { series, written, seal: seal.to_string(), entries }.said()
        }
        (MemoryMismatch::Shortened(RememberedSeal { entries: written, seal, .. }), Some(dir)) => {
            say::ShortenedElsewhere { series, written, dir, seal: seal.to_string(), entries }.said()
        }
        (MemoryMismatch::Rewritten(RememberedSeal { entries: written, seal, .. }), None) => {
            say::Rewritten { series, written, seal: seal.to_string() }.said()
        }
        (MemoryMismatch::Rewritten(RememberedSeal { entries: written, seal, .. }), Some(dir)) => {
            say::RewrittenElsewhere { series, written, dir, seal: seal.to_string() }.said()
        }
    };
    Diagnostic::new(Code::LedgerRewritten, message).hinted(say::NotAsWrittenHint.text())
}

/// The remark on something notable about a series with `of` entries.
pub fn notable(series: &str, notable: &Notable, of: usize) -> Diagnostic {
    let series = ticked(series);
    match notable {
        Notable::Accepted { entry, note, .. } => {
            let entry = *entry;
            let message = if note.is_empty() {
                say::Accepted { entry, series }.said()
            } else {
                say::AcceptedNote { entry, series, note }.said()
            };
            Diagnostic::new(Code::SeriesAccepted, message).hinted(say::AcceptedHint.text())
        }
        Notable::ChangedPlaces { names, .. } => {
            let pair = |[was, now]: &[String; 2]| say::NameIsNow { name: shown(was), now: shown(now) }.said();
            let names = all_of(&names.iter().map(pair).collect::<Vec<_>>());
            Diagnostic::new(Code::SeriesRenamed, say::ChangedPlaces { series, names }.said())
                .hinted(say::ChangedPlacesHint.text())
        }
        Notable::Unsealed { entries, .. } => {
            let entries = *entries;
            let (message, hint) = if entries == of {
                (say::AllUnsealed { entries, series }.said(), say::AllUnsealedHint.text())
            } else {
                (say::FirstUnsealed { entries, series }.said(), say::FirstUnsealedHint.text())
            };
            Diagnostic::new(Code::SeriesUnsealed, message).hinted(hint)
        }
    }
}

/// The remark that a ledger has moved.
pub fn ledger_moved(before: &Path, now: &Path) -> Diagnostic {
    let (before, now) = (before.display().to_string(), now.display().to_string());
    Diagnostic::new(Code::LedgerMoved, say::LedgerMoved { before, now }.said())
        .hinted(say::LedgerMovedHint.text())
}

/// The note of an acceptance: what it accepts. It is written into the ledger, so it is in English under every language.
pub fn acceptance_note(broken: Option<&SealBreak>, mismatch: Option<MemoryMismatch>) -> String {
    let broken = broken.map(|SealBreak { entry, how }| match how {
        BreakKind::Changed => format!("entry {entry} no longer matched its seal"),
        BreakKind::Unsealed => format!("entry {entry} had no seal"),
        BreakKind::Forked(_) => format!("entry {entry} had been recorded in a different place"),
    });
    let mismatch = mismatch.map(|mismatch| match mismatch {
        MemoryMismatch::Shortened(RememberedSeal { entries: 1, seal, .. }) => {
            format!("1 entry had been written, the last with the seal {seal}")
        }
        MemoryMismatch::Shortened(RememberedSeal { entries, seal, .. }) => {
            format!("{entries} entries had been written, the last with the seal {seal}")
        }
        MemoryMismatch::Rewritten(last) => format!("entry {} had the seal {}", last.entries, last.seal),
    });
    [broken, mismatch].into_iter().flatten().collect::<Vec<_>>().join("; ")
}

/// The diagnostic for a series that this computer wrote and that is missing.
pub fn missing_series(series: &str, last: RememberedSeal) -> Diagnostic {
    let message =
        say::Missing { series: ticked(series), written: last.entries, seal: last.seal.to_string() }.said();
    Diagnostic::new(Code::LedgerRewritten, message).hinted(say::MissingHint { series: quoted(series) }.said())
}

/// The diagnostic for a series that this computer wrote, and in whose place there is another one.
pub fn replaced_series(series: &str, last: RememberedSeal) -> Diagnostic {
    missing_series(series, last).hinted(say::ReplacedHint.text())
}

/// The diagnostic for a memory of this computer that cannot be read: of a series, or of the whole ledger.
pub fn memory_unread(series: Option<&str>, path: &Path, error: Option<&StoreError>) -> Diagnostic {
    let report = match error {
        Some(error) => store_error(error),
        None => {
            let path = shown(&path.display().to_string()).into_owned();
            Diagnostic::new(Code::LedgerUnreadable, say::MemoryChanged { path }.said())
        }
    };
    report.hinted(match series {
        Some(series) => say::MemoryUnreadHint { series: quoted(series) }.said(),
        None => say::LedgerMemoryUnreadHint.said(),
    })
}

/// The remark that a file is a copy and not a series of its own.
pub fn leftover_copy(copy: &SyncCopy) -> String {
    let (file, of) = (ticked(&copy.file), ticked(&copy.of));
    match copy.left_by {
        LeftBy::Syncing => say::SyncCopy { file, of }.said(),
        LeftBy::Editing => say::EditorCopy { file, of }.said(),
    }
}

/// The remark that a copy went on separately, with the command that merges it.
pub fn copy_apart(copy: &SyncCopy) -> Line {
    let (file, of) = (ticked(&copy.file), ticked(&copy.of));
    let command = ticked(&format!("ginscore merge {}", quoted(&copy.file)));
    say::CopyApart { file, of, command }.line().in_style(Style::Dim)
}

/// The remark that a file is a copy, and that it can be deleted or, if it contains something else, is ignored.
pub fn useless_copy(copy: &SyncCopy, holds_nothing_else: bool) -> String {
    let (file, of) = (ticked(&copy.file), ticked(&copy.of));
    match (&copy.left_by, holds_nothing_else) {
        (LeftBy::Syncing, true) => say::SyncCopySpare { file, of }.said(),
        (LeftBy::Syncing, false) => say::SyncCopyIgnored { file, of }.said(),
        (LeftBy::Editing, true) => say::EditorCopySpare { file, of }.said(),
        (LeftBy::Editing, false) => say::EditorCopyIgnored { file, of }.said(),
    }
}

/// The diagnostic for one series in two files that was continued in two places.
pub fn diverged_files(one: &str, other: &str, divergence: &Divergence) -> Diagnostic {
    let names = (ticked(one), ticked(other));
    let message = match divergence.entries {
        0 => say::DivergedFirst { one: names.0, other: &names.1 }.said(),
        entry => say::Diverged { one: names.0, other: &names.1, entry }.said(),
    };
    Diagnostic::new(Code::LedgerForked, message)
        .showing(diverged_entries(divergence, one, other))
        .hinted(say::DivergedHint { other: names.1, file: quoted(other), series: quoted(one) }.said())
}

/// The diagnostic for a copy with entries that its series does not have yet.
pub fn copy_with_more(copy: &str, of: &str, more: usize) -> Diagnostic {
    let message = say::CopyWithMore { copy: ticked(copy), more, of: ticked(of) }.said();
    let hint = say::DivergedHint { other: ticked(copy), file: quoted(copy), series: quoted(of) }.said();
    Diagnostic::new(Code::LedgerForked, message).hinted(hint)
}

/// The diagnostic for two files that contain the same series.
pub fn same_series(one: &str, other: &str) -> Diagnostic {
    let other = ticked(other);
    Diagnostic::new(Code::LedgerForked, say::SameSeries { one: ticked(one), other: &other }.said())
        .hinted(say::SameSeriesHint { other }.said())
}

/// The diagnostic for a copy of a series that does not exist, or that is a different one.
pub fn stray_copy(copy: &SyncCopy) -> Diagnostic {
    let message = say::StrayCopy { file: ticked(&copy.file), of: ticked(&copy.of) }.said();
    Diagnostic::new(Code::LedgerForked, message).hinted(say::StrayCopyHint.text())
}

/// The most corrections that are listed.
const MOST_CORRECTIONS: usize = 10;

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
    /// True if the code has fewer characters than the seals of the series.
    pub is_shortened: bool,
    /// For a code of another copy that was merged: true if what was taken from there proves it.
    pub merged: Option<bool>,
    /// The series as it is now.
    pub now: &'t Series,
    /// The series as it was then; `None` if that part of the file cannot be read by itself.
    pub then: Option<Series>,
}

impl Place<'_> {
    /// The sentence that says where, and whether anything up to there has changed.
    pub fn sentence(&self, code: SealCode) -> String {
        let (code, series) = (code.to_string(), shown(self.series));
        let (hand, entry) = (self.hands, self.entries);
        match self.changed {
            None if self.merged == Some(true) => say::SealMerged { code, series, entry }.said(),
            None if self.merged == Some(false) => say::SealMergedUnproved { code, series, entry }.said(),
            None if entry == 0 => say::SealAtStart { code, series }.said(),
            None => say::SealUnchanged { code, series, hand, entry }.said(),
            Some(1) => say::SealChangedFirst { code, series, hand, entry }.said(),
            Some(changed) => say::SealChanged { code, series, hand, entry, changed }.said(),
        }
    }

    /// The operations since then that corrected something before it, each with the number of its entry.
    pub fn corrections(&self) -> Vec<(usize, &Outcome)> {
        match self.merged {
            None => self.now.corrections_since(self.entries, self.hands),
            Some(_) => Vec::new(),
        }
    }

    /// Everything that the other player wants to know: the sentence, the names at that point if they are others now, and
    /// what corrected it since, with the score at that point.
    pub fn text(&self, code: SealCode) -> Text {
        let mut lines = vec![Line::from(self.sentence(code))];
        if self.is_shortened {
            lines.push(say::SealShortened.line());
        }
        let (now, then) = (self.now.roster(), self.then.as_ref());
        if let Some(then) = then.map(Series::roster).filter(|then| *then != now) {
            let (then, now) = (players_in_words(then), players_in_words(now));
            lines.push(say::SealNames { then, now }.line());
        }
        let corrections = self.corrections();
        if !corrections.is_empty() {
            lines.push(say::SealCorrected { entries: corrections.len() }.line());
            let shown_of = |(_, outcome): &(usize, &Outcome)| shown(&correction(outcome, now)).into_owned();
            let listed = corrections.iter().take(MOST_CORRECTIONS).map(shown_of);
            lines.extend(listed.map(|line| Line::from(format!("  {line}"))));
            lines.extend((corrections.len() > MOST_CORRECTIONS).then(|| Line::from("  ...")));
            lines.extend(then.into_iter().flat_map(score_then));
        }
        lines.into_iter().collect()
    }
}

/// The score at an earlier point.
fn score_then(then: &Series) -> Vec<Line> {
    let names = EntrantNames::of(then.roster());
    let standing = standing(then.score(), None, &names);
    let title = (!standing.is_empty()).then(|| say::SealScoreThen.line());
    title.into_iter().chain(standing).collect()
}

/// The players in one line, in the order of the series.
fn players_in_words(roster: &Roster) -> String {
    all_of(roster.shown_as(|name| shown(name).into_owned()).players())
}

/// The diagnostic for a seal that this computer wrote and that the file no longer has.
pub fn lost_seal(code: SealCode, series: &str, last: RememberedSeal) -> Diagnostic {
    let message =
        say::SealLost { code: code.to_string(), series: ticked(series), entries: last.entries }.said();
    Diagnostic::new(Code::SealUnknown, message).hinted(say::SealLostHint.text())
}

/// The diagnostic for a seal of a series that was deleted.
pub fn deleted_seal(code: SealCode, series: &str) -> Diagnostic {
    let message = say::SealDeleted { code: code.to_string(), series: ticked(series) }.said();
    Diagnostic::new(Code::SealUnknown, message).hinted(say::SealDeletedHint { series: quoted(series) }.said())
}

/// The diagnostic for a code that may be a seal of a series that cannot be read.
pub fn unread_seal(code: SealCode) -> Diagnostic {
    Diagnostic::new(Code::SealUnknown, say::SealUnread { code: code.to_string() }.said())
        .hinted(say::SealUnreadHint.text())
}

/// The diagnostic for a code that was never a seal of anything in the ledger.
pub fn unknown_seal(code: SealCode) -> Diagnostic {
    Diagnostic::new(Code::SealUnknown, say::SealUnknown { code: code.to_string() }.said())
        .hinted(say::SealUnknownHint.text())
}

/// The diagnostic for a text that is not a seal.
pub fn not_a_seal(text: &str) -> Diagnostic {
    Diagnostic::new(Code::BadValue, say::NotASeal { text: ticked(text) }.said())
        .hinted(say::NotASealHint.text())
}
