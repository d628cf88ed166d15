//! Deleted, restored and renamed series, in words.

use std::path::Path;

use crate::say::text::{Line, Text};
use crate::say::written::{book::SeveralHint, ledger::AlreadyThere, series_files as say};
use crate::say::{Fixed, Message};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::words::{one_of, quoted, ticked};
use ginscore_ledger::model::Series;
use ginscore_notation::shown;

/// The question before a series is deleted; `None` is a series that cannot be read.
pub fn delete_question(name: &str, series: Option<&Series>) -> String {
    match series {
        Some(series) => say::DeleteSeries { name, hands: series.hands().count() }.said(),
        None => say::DeleteUnreadSeries { name }.said(),
    }
}

pub fn not_asked(name: &str) -> Diagnostic {
    Diagnostic::new(Code::BadOption, say::NotAsked { name: ticked(name) }.said())
        .hinted(say::NotAskedHint.text())
}

pub fn not_deleted(part: &str, several: &[String]) -> Diagnostic {
    let names: Vec<String> = several.iter().take(5).map(|name| ticked(name)).collect();
    let part = ticked(part);
    if names.is_empty() {
        return Diagnostic::new(Code::UnknownSeries, say::NoneDeletedCalled { part }.said())
            .hinted(say::NoneDeletedHint.text());
    }
    Diagnostic::new(Code::UnknownSeries, say::SeveralDeleted { part }.said())
        .hinted(SeveralHint { names: one_of(&names) }.said())
}

pub fn taken(path: &Path) -> Diagnostic {
    Diagnostic::new(Code::LedgerWrite, AlreadyThere { path: path.display().to_string() }.said())
        .hinted(say::SeriesNameTakenHint.text())
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

pub fn renamed(old: &str, new: &str) -> Line {
    say::SeriesRenamed { old: shown(old), new: shown(new) }.line()
}

pub fn list_deleted(names: &[String]) -> Text {
    match names {
        [] => say::NoDeletedSeries.text().into(),
        names => names.iter().map(|name| format!("  {}", shown(name))).collect(),
    }
}
