//! Each player's results over many series, and against each opponent.

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};

use chrono::NaiveDate;
use serde::Serialize;

use crate::model::entry::Moment;
use crate::model::names::{first_written, known_as};
use crate::stats::series_stats::{PlayerInSeries, SeriesStats, SideInSeries};
use crate::stats::tally::Tally;
use ginscore_notation::Roster;

/// The days on which a series may have started, in the local time that was recorded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Period {
    /// The first day; `None` for any day until the last one.
    pub since: Option<NaiveDate>,
    /// The last day; `None` for any day since the first one.
    pub until: Option<NaiveDate>,
}

impl Period {
    /// Returns true if a series that started then is of the period.
    pub fn contains(&self, start: Moment) -> bool {
        let day = start.date_naive();
        self.since.is_none_or(|since| day >= since) && self.until.is_none_or(|until| day <= until)
    }

    /// Returns true if it has a first or a last day.
    pub const fn is_bounded(&self) -> bool {
        self.since.is_some() || self.until.is_some()
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerStats {
    /// The player's name, as it was last written.
    pub name: String,
    /// The tally over all series.
    pub all: Tally,
    /// The tally against each opponent, by name.
    pub against: Vec<(String, Tally)>,
}

impl PlayerStats {
    /// The results against one opponent alone, if the two have met.
    pub fn against(&self, opponent: &str) -> Option<PlayerStats> {
        let met = self.against.iter().find(|(name, _)| known_as(name) == known_as(opponent))?;
        Some(PlayerStats { name: self.name.clone(), all: met.1, against: vec![met.clone()] })
    }
}

/// Sorts by net points, the most first. Those who have no result yet have not come second: they come last.
pub fn best_first<T>(mut of: Vec<T>, tally: impl Fn(&T) -> &Tally) -> Vec<T> {
    of.sort_by_key(|one| {
        let all = tally(one);
        let nothing_yet = all.net == 0 && all.series.played == all.series.open;
        (nothing_yet, Reverse(all.net))
    });
    of
}

/// The results of a side over all series in which the same players play for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideStats {
    /// The name of the side, as it was last written.
    pub name: String,
    /// The names of its players, as they were last written.
    pub players: Vec<String>,
    /// The tally over all series. It counts rounds, not hands.
    pub all: Tally,
}

/// The opponents by key: each one's name as it was last written, and the tally against them.
type AgainstOpponents = BTreeMap<String, (String, Tally)>;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Player"))]
pub struct KnownPlayer {
    /// The player's name, as it was first written.
    pub name: String,
    /// The number of series in which they play.
    pub series: usize,
}

/// Returns the players of these series by name. Each series is given by its start and the names in it.
pub fn known_players(series: &[(Moment, Roster)]) -> Vec<KnownPlayer> {
    let mut counts: HashMap<String, usize> = HashMap::new();
    for name in series.iter().flat_map(|(_, roster)| roster.players()) {
        *counts.entry(known_as(name)).or_default() += 1;
    }
    let names = first_written(series.iter().map(|(start, roster)| (*start, roster)));
    let count = |name: &String| counts.get(&known_as(name)).copied().unwrap_or_default();
    let mut known: Vec<KnownPlayer> =
        names.into_iter().map(|name| KnownPlayer { series: count(&name), name }).collect();
    known.sort_by_key(|player| known_as(&player.name));
    known
}

/// The series with a hand, or with a round that was entered as a whole, in the order in which they started: streaks continue
/// from one to the next.
fn in_order<'l>(looks: impl IntoIterator<Item = &'l SeriesStats>) -> Vec<&'l SeriesStats> {
    let mut looks: Vec<&SeriesStats> = looks
        .into_iter()
        .filter(|look| look.players.iter().any(|player| player.tally.series.played > 0))
        .collect();
    looks.sort_by(|one, other| (one.start, &one.name).cmp(&(other.start, &other.name)));
    looks
}

/// Returns the results of each side over these series, by the names of its players. The order of the players does not
/// matter, and a side may change its name.
pub fn side_stats<'l>(looks: impl IntoIterator<Item = &'l SeriesStats>) -> Vec<SideStats> {
    let mut careers: BTreeMap<Vec<String>, SideStats> = BTreeMap::new();
    for SideInSeries { name, players, tally } in in_order(looks).into_iter().flat_map(|look| &look.sides) {
        let mut key: Vec<String> = players.iter().map(|name| known_as(name)).collect();
        key.sort();
        let none = SideStats { name: String::new(), players: Vec::new(), all: Tally::default() };
        let career = careers.entry(key).or_insert(none);
        career.name.clone_from(name);
        career.players.clone_from(players);
        career.all = career.all.then(tally);
    }
    careers.into_values().collect()
}

/// Returns the results of each player over these series, by name.
pub fn player_stats<'l>(looks: impl IntoIterator<Item = &'l SeriesStats>) -> Vec<PlayerStats> {
    let mut careers: BTreeMap<String, (PlayerStats, AgainstOpponents)> = BTreeMap::new();
    for look in in_order(looks) {
        for PlayerInSeries { name, tally, against: met } in &look.players {
            let (career, against) = careers.entry(known_as(name)).or_insert_with(|| {
                let career = PlayerStats { name: name.clone(), all: Tally::default(), against: Vec::new() };
                (career, BTreeMap::new())
            });
            career.name.clone_from(name);
            career.all = career.all.then(tally);
            for (opponent, tally) in met {
                let met =
                    against.entry(known_as(opponent)).or_insert_with(|| (String::new(), Tally::default()));
                *met = (opponent.clone(), met.1.then(tally));
            }
        }
    }
    let whole = |(career, against): (PlayerStats, AgainstOpponents)| PlayerStats {
        against: against.into_values().collect(),
        ..career
    };
    careers.into_values().map(whole).collect()
}
