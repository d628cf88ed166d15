//! The players of a ledger and their names, in words.

use crate::say::text::Text;
use crate::say::{Fixed, Message, written::players as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::words::{quoted, ticked};
use ginscore_ledger::book::RenamedPlayer;
use ginscore_ledger::stats::KnownPlayer;

pub fn list(players: &[KnownPlayer]) -> Text {
    match players {
        [] => say::NoPlayers.text().into(),
        players => {
            players.iter().map(|one| say::PlayerSeries { name: &one.name, series: one.series }).collect()
        }
    }
}

/// What was renamed and, if that can be taken back, how: `undo` is for what is recorded in a series.
pub fn renamed(done: &RenamedPlayer, can_go_back: bool) -> Text {
    let RenamedPlayer { was, name, series, .. } = done;
    if series.is_empty() {
        return say::AllNamed { name }.line().into();
    }
    let line = ticked(&format!("ginscore players rename {} {}", quoted(name), quoted(was)));
    let back = can_go_back.then(|| say::RenameBack { line }.line());
    [say::Renamed { was, name, series: series.len() }.line()].into_iter().chain(back).collect()
}

/// The question whether two names are those of one player.
pub fn same_question(was: &str, name: &str) -> String {
    say::SamePlayer { was, name }.said()
}

pub fn nothing_renamed() -> &'static str {
    say::NothingRenamed.text()
}

pub fn in_one_series() -> Diagnostic {
    Diagnostic::new(Code::BadOption, say::OneSeriesOnly).hinted(say::OneSeriesOnlyHint)
}
