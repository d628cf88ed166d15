//! Deleted, restored and renamed series, and series that were found twice, in words.

use std::path::Path;

use crate::say::text::{Line, Text};
use crate::say::written::record as refusals;
use crate::say::written::{
    book::SeveralHint, duplicates as twice_say, ledger::AlreadyThere, series_files as say,
};
use crate::say::{Fixed, Message};
use crate::show::code::Code;
use crate::show::diagnostic::{Diagnostic, hint_line};
use crate::show::mistakes::book::warned;
use crate::show::series::correction::correction;
use crate::show::series::numbered::numbered;
use crate::show::words::{one_of, quoted, ticked};
use ginscore_ledger::book::{CopyRelation, Duplicate};
use ginscore_ledger::model::{Applied, Outcome, Series};
use ginscore_notation::{shown, write_seated};

/// The question before a series is deleted; `None` is a series that cannot be read.
pub fn delete_question(name: &str, series: Option<&Series>) -> String {
    match series {
        Some(series) => say::DeleteSeries { name, hands: series.hands().count() }.said(),
        None => say::DeleteUnreadSeries { name }.said(),
    }
}

pub fn not_asked(name: &str) -> Diagnostic {
    Diagnostic::new(Code::BadOption, say::NotAsked { name: ticked(name) }).hinted(say::NotAskedHint)
}

pub fn not_deleted(part: &str, several: &[String]) -> Diagnostic {
    let names: Vec<String> = several.iter().take(5).map(|name| ticked(name)).collect();
    let part = ticked(part);
    if names.is_empty() {
        return Diagnostic::new(Code::UnknownSeries, say::NoneDeletedCalled { part })
            .hinted(say::NoneDeletedHint);
    }
    Diagnostic::new(Code::UnknownSeries, say::SeveralDeleted { part })
        .hinted(SeveralHint { names: one_of(&names) })
}

pub fn taken(path: &Path) -> Diagnostic {
    Diagnostic::new(Code::LedgerWrite, AlreadyThere { path: path.display().to_string() })
        .hinted(say::SeriesNameTakenHint)
        .in_file(path, None)
}

pub fn nothing_deleted() -> Line {
    say::NothingDeleted.line()
}

pub fn deleted(name: &str, in_trash: &str) -> Line {
    say::Deleted { name: shown(name), in_trash: quoted(&shown(in_trash)) }.line()
}

pub fn restored(name: &str) -> Line {
    say::Restored { name: shown(name) }.line()
}

/// Across the seam between two series: the start of one was undone, and the one before it is the current one.
pub fn start_undone(series: &str, before: &str, now: &Series) -> Line {
    let (series, before) = (shown(series), shown(before));
    match last_change(now) {
        Some(last) => say::StartUndone { series, before, last }.line(),
        None => say::StartUndoneAlone { series, before }.line(),
    }
}

pub fn start_redone(series: &str) -> Line {
    say::StartRedone { series: shown(series) }.line()
}

/// How another series is reached, and what would be undone there.
pub fn undo_elsewhere(number: usize, name: &str, series: &Series) -> Option<Line> {
    Some(say::UndoElsewhere { number, series: shown(name), last: last_change(series)? }.line())
}

pub fn nothing_to_undo(others: Vec<Line>) -> Diagnostic {
    let report = Diagnostic::new(Code::NothingToUndo, refusals::NothingToUndo);
    match others.is_empty() {
        true => report.hinted(refusals::NothingToUndoHint),
        false => report.hinted(Line::joined(others, "; ")),
    }
}

/// What would be undone next: `hand 7: Ann 4 v 23`.
fn last_change(series: &Series) -> Option<Line> {
    let (change, roster) = (series.last_change()?, series.roster());
    Some(match change {
        Applied::Hand(number, hand) => numbered(
            *number,
            write_seated(hand.ruling.claim(), hand.opponents, hand.note.as_deref(), roster),
            roster,
        ),
        change => correction(&Outcome::Did(change.clone()), roster),
    })
}

pub fn renamed(old: &str, new: &str) -> Line {
    say::SeriesRenamed { old: shown(old), new: shown(new) }.line()
}

pub fn list_deleted(names: &[String]) -> Text {
    match names {
        [] => say::NoDeletedSeries.text().into(),
        names => names.iter().map(|name| format!("  {}", shown(name))).collect(),
    }
}

/// The remark that a series was found twice, or a warning if the two differ. `place` names the place of a ledger, if there are
/// several.
pub fn twice(of: &Duplicate, place: impl Fn(usize) -> Option<String>) -> Text {
    let one = |(ledger, name): &(usize, String)| match place(*ledger) {
        Some(ledger) => shown(&twice_say::CopyIn { series: ticked(name), ledger }.said()).into_owned(),
        None => ticked(name),
    };
    let (counted, left) = (one(&of.counted), one(&of.left));
    let hinted = |message: String, hint: &str| warned(&message).then(hint_line(hint));
    match of.how {
        CopyRelation::Not => twice_say::SameSeries { left, counted }.line().into(),
        CopyRelation::Longer => twice_say::EarlierCopy { left, counted }.line().into(),
        CopyRelation::Parted(0) => {
            hinted(twice_say::DivergedAtStart { left, counted }.said(), twice_say::DivergedHint.text())
        }
        CopyRelation::Parted(hand) => {
            hinted(twice_say::DivergedAfter { left, counted, hand }.said(), twice_say::DivergedHint.text())
        }
        CopyRelation::Unlike => {
            hinted(twice_say::DifferentHands { left, counted }.said(), twice_say::DifferentHandsHint.text())
        }
    }
}
