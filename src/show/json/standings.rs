//! Standings, with the matches, the tie-breaks and the ratings.

use std::collections::BTreeMap;

use ginscore_ledger::stats::{Ranked, Rating, Standings};
use serde::Serialize;

use super::player_stats::{SeriesCountsView, WonLostView, games, rounded, series};
use super::{Answer, answer};
use crate::show::statistics::standings::typed;

/// The players, best first.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct StandingsView {
    standings: Vec<StandingView>,
    /// `net`, or `matches` and the tie-breaks, or `rating`.
    ranked_by: Vec<&'static str>,
    /// The number of matches, and of the other series.
    matches: usize,
    other_series: usize,
    rating_periods: usize,
}

/// A player in the standings.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct StandingView {
    name: String,
    /// Players who are equal share a place.
    place: usize,
    series: SeriesCountsView,
    games: WonLostView,
    boxes: u64,
    net: i64,
    matches: MatchesView,
    /// The value of each tie-break, also of players who are not tied; null if it cannot decide, as only head-to-head.
    /// Left out if none was asked for.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    tie_breaks: BTreeMap<&'static str, Option<f64>>,
    rating: RatingView,
}

/// A player's matches.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct MatchesView {
    won: u64,
    lost: u64,
    tied: u64,
    points: f64,
}

/// A rating.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RatingView {
    rating: f64,
    deviation: f64,
    volatility: f64,
}

/// The answer of `standings`.
pub fn standings(of: &Standings) -> Answer<StandingsView> {
    let one = |one: &Ranked| StandingView {
        name: one.stats.name.clone(),
        place: one.place,
        series: series(&one.stats.all),
        games: games(&one.stats.all),
        boxes: one.stats.all.boxes,
        net: one.stats.all.net,
        matches: MatchesView {
            won: one.matches.won,
            lost: one.matches.lost,
            tied: one.matches.tied,
            points: one.matches.points(),
        },
        tie_breaks: of.tie_breaks.iter().map(|by| typed(*by)).zip(one.tie_breaks.iter().copied()).collect(),
        rating: rating(one.rating),
    };
    let ranked_by = match of.tie_breaks.as_slice() {
        [] if of.by_rating => vec!["rating"],
        [] => vec!["net"],
        some => ["matches"].into_iter().chain(some.iter().map(|by| typed(*by))).collect(),
    };
    answer(StandingsView {
        standings: of.players.iter().map(one).collect(),
        ranked_by,
        matches: of.matches,
        other_series: of.other_series,
        rating_periods: of.periods,
    })
}

fn rating(of: Rating) -> RatingView {
    RatingView {
        rating: rounded(of.rating, 2),
        deviation: rounded(of.deviation, 2),
        volatility: rounded(of.volatility, 6),
    }
}
