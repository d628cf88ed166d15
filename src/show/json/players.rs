//! The players of a ledger and their names.

use ginscore_ledger::book::RenamedPlayer;
use ginscore_ledger::stats::KnownPlayer;
use ginscore_notation::Roster;
use ginscore_rules::players::{Opponents, Player};
use ginscore_rules::series::{PlayedHand, Score, ScoredRound};
use serde::Serialize;

use super::{WithSchema, answer};

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct PlayerView {
    name: String,
    /// The number of series in which they play.
    series: usize,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct PlayersView {
    players: Vec<PlayerView>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RenamedView {
    was: String,
    name: String,
    /// The series in which the name was changed.
    series: Vec<String>,
}

pub fn players(players: &[KnownPlayer]) -> WithSchema<PlayersView> {
    let view = |one: &KnownPlayer| PlayerView { name: one.name.clone(), series: one.series };
    answer(PlayersView { players: players.iter().map(view).collect() })
}

pub fn renamed(done: &RenamedPlayer) -> WithSchema<RenamedView> {
    answer(RenamedView { was: done.was.clone(), name: done.name.clone(), series: done.series.clone() })
}

/// The columns of the sheet that a round was entered in, from 1.
pub(super) fn columns(hand: &ScoredRound) -> Vec<usize> {
    hand.columns().iter().map(|column| column + 1).collect()
}

/// Who played a hand, the one who ended it first; `None` in a series of two players, and for a whole round.
pub(super) fn players_of(hand: &PlayedHand, roster: &Roster) -> Option<[String; 2]> {
    if roster.lineup().is_two_players() || hand.opponents == Opponents::Sides {
        return None;
    }
    let names = roster.pair(hand.opponents);
    let first = hand.ruling.by().unwrap_or(Player::One);
    Some([first, first.other()].map(|player| names.get(player).to_owned()))
}

/// Everybody who plays the next hand, in the order of the pairs.
pub(super) fn playing(score: &Score, roster: &Roster) -> Vec<String> {
    let pairs = score.playing().into_iter().map(|pair| roster.pair(pair));
    pairs.flat_map(|names| Player::BOTH.map(|player| names.get(player).to_owned())).collect()
}
