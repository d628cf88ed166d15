//! Statistics: what each player did over many series, and against whom.

use std::collections::BTreeMap;

use chrono::NaiveDate;

use crate::stats::series_stats::SeriesStats;
use crate::stats::tally::Tally;
use ginscore_rules::rules::Player;

/// Which series are counted.
#[derive(Clone, Debug, Default)]
pub struct SeriesFilter {
    /// Only those that began on that day or later, by the clock that told it.
    pub since: Option<NaiveDate>,
    /// Only those whose rules started from that preset.
    pub preset: Option<String>,
    /// Only those against that player.
    pub against: Option<String>,
}

impl SeriesFilter {
    /// Whether a series is counted, whoever is looked at.
    pub fn takes(&self, look: &SeriesStats) -> bool {
        let played = |name: &String| {
            Player::BOTH.iter().any(|player| known_as(look.players.get(*player)) == known_as(name))
        };
        self.since.is_none_or(|day| look.start.date_naive() >= day)
            && self.preset.as_ref().is_none_or(|preset| look.preset == *preset)
            && self.against.as_ref().is_none_or(played)
    }
}

/// What a player did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerStats {
    /// The name, as it was written last.
    pub name: String,
    /// Over all series.
    pub all: Tally,
    /// The points of the won hands less those of the lost ones, after each series.
    pub course: Vec<i64>,
    /// Against each opponent, by name.
    pub against: Vec<(String, Tally)>,
}

/// Each opponent by what he is known by: the name as it was written last, and what was done against him.
type Opponents = BTreeMap<String, (String, Tally)>;

/// A player is known by the name, in whatever case it was written.
pub fn known_as(name: &str) -> String {
    name.to_lowercase()
}

/// What each player did over these series, by name.
pub fn player_stats<'l>(looks: impl IntoIterator<Item = &'l SeriesStats>) -> Vec<PlayerStats> {
    let mut looks: Vec<&SeriesStats> = looks.into_iter().filter(|look| look.tallies.one.hands > 0).collect();
    // Runs and courses go from series to series, as these began.
    looks.sort_by(|one, other| (one.start, &one.name).cmp(&(other.start, &other.name)));
    let mut careers: BTreeMap<String, (PlayerStats, Opponents)> = BTreeMap::new();
    for look in looks {
        for player in Player::BOTH {
            let (name, opponent) = (look.players.get(player), look.players.get(player.other()));
            let tally = look.tallies.get(player);
            let (career, against) = careers.entry(known_as(name)).or_insert_with(|| {
                let none = Tally::default();
                let career =
                    PlayerStats { name: name.clone(), all: none, course: Vec::new(), against: Vec::new() };
                (career, BTreeMap::new())
            });
            career.name.clone_from(name);
            career.all = career.all.then(tally);
            career.course.push(career.all.ahead());
            let met = against.entry(known_as(opponent)).or_insert_with(|| (String::new(), Tally::default()));
            *met = (opponent.clone(), met.1.then(tally));
        }
    }
    let whole = |(career, against): (PlayerStats, Opponents)| PlayerStats {
        against: against.into_values().collect(),
        ..career
    };
    careers.into_values().map(whole).collect()
}
