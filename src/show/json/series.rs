//! A series among others.

use ginscore_ledger::model::Series;
use ginscore_notation::Roster;
use ginscore_rules::players::{Entrant, Entrants};
use serde::Serialize;

use super::{WithSchema, answer};

/// A series in a few words.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SeriesView {
    name: String,
    players: Vec<String>,
    /// The sides of a series of two sides; null for two players and for three in turn.
    sides: Option<Vec<SideView>>,
    /// `open`, `stopped` or `finished`.
    #[cfg_attr(test, schemars(extend("enum" = ["open", "stopped", "finished"])))]
    state: &'static str,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SideView {
    name: String,
    players: Vec<String>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct OneView {
    /// Null if there is no series yet.
    series: Option<SeriesView>,
}

fn sides(roster: &Roster) -> Option<Vec<SideView>> {
    let lineup = roster.lineup();
    let side = |entrant: &Entrant| SideView {
        name: roster.entrant(*entrant),
        players: lineup.members(*entrant).map(|seat| roster.name(seat).to_owned()).collect(),
    };
    let has_sides = !lineup.is_two_players() && lineup.entrants() == Entrants::Two;
    has_sides.then(|| lineup.entrants().all().iter().map(side).collect())
}

pub fn series(name: &str, series: &Series) -> SeriesView {
    let roster = series.roster();
    SeriesView {
        name: name.to_owned(),
        players: roster.players().to_vec(),
        sides: sides(roster),
        state: state(series),
    }
}

pub fn state(series: &Series) -> &'static str {
    match series.score() {
        score if score.is_stopped() => "stopped",
        score if score.is_over() => "finished",
        _ => "open",
    }
}

pub fn one(name: &str, of: &Series) -> WithSchema<OneView> {
    answer(OneView { series: Some(series(name, of)) })
}

pub const fn no_series() -> WithSchema<OneView> {
    answer(OneView { series: None })
}

/// Where the score of a series is shown.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct BoardView {
    series: String,
    url: String,
    /// The address for those who enter, with `--enter`.
    #[serde(skip_serializing_if = "Option::is_none")]
    enter: Option<String>,
}

/// The address at which the score of a series is shown.
pub fn board(series: &str, url: &str, enter: Option<&str>) -> WithSchema<BoardView> {
    answer(BoardView { series: series.to_owned(), url: url.to_owned(), enter: enter.map(str::to_owned) })
}
