//! The players of a ledger and their names, in words.

use crate::say::text::{Line, Text};
use crate::say::{Fixed, Message, written::players as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
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

pub fn renamed(done: &RenamedPlayer) -> Line {
    let RenamedPlayer { was, name, series, .. } = done;
    match series.len() {
        0 => say::AllNamed { name }.line(),
        series => say::Renamed { was, name, series }.line(),
    }
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
