//! The totals of players over time, day by day, for a plot.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;

use crate::stats::players::{in_order, known_as};
use crate::stats::series_stats::SeriesStats;
use crate::stats::tally::{Tally, signed};

/// The totals of some players after each day on which any of them played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Race {
    /// The days, in order.
    pub days: Vec<NaiveDate>,
    /// The players, each with a total for each day.
    pub lines: Vec<RaceLine>,
}

/// A player's totals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RaceLine {
    /// The player's name.
    pub name: String,
    /// The total after each day.
    pub totals: Vec<i64>,
}

/// The points that are added up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// The points of the hands won.
    Won,
    /// The points of the hands won minus those of the hands lost.
    Ahead,
    /// The net points of the settlements.
    Net,
}

impl Measure {
    /// The points of a tally.
    fn of(self, tally: &Tally) -> i64 {
        match self {
            Measure::Won => signed(tally.won.sum),
            Measure::Ahead => tally.ahead(),
            Measure::Net => tally.net,
        }
    }
}

/// Returns the race of these players over these series, in the order of the names.
pub fn race<'l>(looks: impl IntoIterator<Item = &'l SeriesStats>, names: &[&str], measure: Measure) -> Race {
    let mut points: BTreeMap<String, BTreeMap<NaiveDate, i64>> =
        names.iter().map(|name| (known_as(name), BTreeMap::new())).collect();
    let mut days = BTreeSet::new();
    for look in in_order(looks) {
        let day = look.start.date_naive();
        for player in &look.players {
            if let Some(of) = points.get_mut(&known_as(&player.name)) {
                days.insert(day);
                let sum = of.entry(day).or_default();
                *sum = sum.saturating_add(measure.of(&player.tally));
            }
        }
    }
    let line = |name: &&str| {
        let of = points.get(&known_as(name));
        let mut total = 0_i64;
        let totals = days.iter().map(|day| {
            total = total.saturating_add(of.and_then(|of| of.get(day)).copied().unwrap_or_default());
            total
        });
        RaceLine { name: (*name).to_owned(), totals: totals.collect() }
    };
    Race { lines: names.iter().map(line).collect(), days: days.iter().copied().collect() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::series_stats::series_stats;
    use crate::testing::played;

    #[test]
    fn totals_are_added_day_by_day() {
        let look = |day: u32, lines: &[&str]| {
            let mut look = series_stats("evening", &played("standard", lines).0);
            look.start = format!("2026-11-{day:02}T19:30:00+01:00").parse().unwrap();
            look
        };
        let looks =
            [look(22, &["Bob +60", "Bob +50"]), look(20, &["Ann +20", "Bob +5"]), look(20, &["Ann +3"])];
        let race = |measure| race(&looks, &["Bob", "ann"], measure);
        let totals = |measure| race(measure).lines.into_iter().map(|line| line.totals).collect::<Vec<_>>();
        assert_eq!(totals(Measure::Won), [[5, 115], [23, 23]]);
        assert_eq!(totals(Measure::Ahead), [[-18, 92], [18, -92]]);
        // Only the last series is closed.
        assert_eq!(totals(Measure::Net), [[0, 110], [0, -110]]);
        let days: Vec<String> = race(Measure::Won).days.iter().map(ToString::to_string).collect();
        assert_eq!(days, ["2026-11-20", "2026-11-22"]);
        assert_eq!(race(Measure::Net).lines[1].name, "ann");
    }
}
