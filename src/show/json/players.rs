//! The players of a ledger and their names.

use ginscore_ledger::book::RenamedPlayer;
use ginscore_ledger::stats::KnownPlayer;
use serde::Serialize;

use super::{Answer, answer};

/// A player of the ledger.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct PlayerView {
    name: String,
    /// The number of series in which they play.
    series: usize,
}

/// The answer of `players`.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct PlayersView {
    players: Vec<PlayerView>,
}

/// The answer of `players rename`.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RenamedView {
    was: String,
    name: String,
    /// The series in which the name was changed.
    series: Vec<String>,
}

/// The answer of `players`.
pub fn players(players: &[KnownPlayer]) -> Answer<PlayersView> {
    let view = |one: &KnownPlayer| PlayerView { name: one.name.clone(), series: one.series };
    answer(PlayersView { players: players.iter().map(view).collect() })
}

/// The answer of `players rename`.
pub fn renamed(done: &RenamedPlayer) -> Answer<RenamedView> {
    answer(RenamedView { was: done.was.clone(), name: done.name.clone(), series: done.series.clone() })
}
