//! The ratings of the players of many series.
//!
//! A result is a hand, and a period is a day on which anyone played. Glickman advises 10 to 15 results per player and
//! period, which is an evening of hands; of series there are one or two. The games of a sheet are no better: in Hollywood
//! one hand is entered in up to three of them, so that they are not independent.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;

use crate::stats::glicko::{Encounter, Rating};
use crate::stats::players::known_as;
use crate::stats::series_stats::SeriesStats;

/// The ratings after all periods.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ratings {
    /// The number of periods: days on which anyone played.
    pub periods: usize,
    /// The ratings, by the key of the player.
    ratings: BTreeMap<String, Rating>,
}

impl Ratings {
    /// The rating of a player; that of a new one if the player has no hands that count.
    pub fn of(&self, name: &str) -> Rating {
        self.ratings.get(&known_as(name)).copied().unwrap_or_default()
    }
}

/// The results of a day: for each player, by key, the hands against each opponent and the score in them.
type Day = BTreeMap<String, BTreeMap<String, (u64, f64)>>;

/// Returns the ratings after these series. The order of the series does not matter, not even in the last bit: scores are
/// sums of halves, and the encounters of a day are in the order of the opponents' names.
#[allow(clippy::cast_precision_loss)]
pub fn ratings<'l>(looks: impl IntoIterator<Item = &'l SeriesStats>) -> Ratings {
    let mut days: BTreeMap<NaiveDate, Day> = BTreeMap::new();
    for look in looks {
        let day = days.entry(look.start.date_naive()).or_default();
        for player in &look.players {
            for (opponent, tally) in player.against.iter().filter(|(_, tally)| tally.results.hands > 0) {
                let of = tally.results;
                let met = day.entry(known_as(&player.name)).or_default();
                let met = met.entry(known_as(opponent)).or_default();
                let drawn = of.hands - of.won - of.lost;
                *met = (met.0 + of.hands, met.1 + of.won as f64 + drawn as f64 / 2.0);
            }
        }
    }
    days.retain(|_, day| !day.is_empty());
    let mut ratings: BTreeMap<String, Rating> = BTreeMap::new();
    for day in days.values() {
        let before = ratings.clone();
        let known = |key: &String| before.get(key).copied().unwrap_or_default();
        let none = BTreeMap::new();
        let players: BTreeSet<&String> = before.keys().chain(day.keys()).collect();
        for key in players {
            let met = day.get(key).unwrap_or(&none).iter();
            let met = met.map(|(opponent, (results, score))| Encounter {
                opponent: known(opponent),
                results: *results,
                score: *score,
            });
            ratings.insert(key.clone(), known(key).after(&met.collect::<Vec<_>>()));
        }
    }
    Ratings { periods: days.len(), ratings }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::series_stats::series_stats;
    use crate::testing::played;

    fn look(day: u32, lines: &[&str]) -> SeriesStats {
        let mut look = series_stats("evening", &played("standard", lines).0);
        look.start = format!("2026-11-{day:02}T19:30:00+01:00").parse().unwrap();
        look
    }

    #[test]
    fn a_period_is_a_day() {
        let lines = ["Ann 4 v 23", "Bob 4 v 20", "Ann gin v 9", "draw"];
        let one = look(20, &lines);
        let (ann, bob) = (Rating::default(), Rating::default());
        let met = |opponent, score| [Encounter { opponent, results: 4, score }];
        let found = ratings([&one]);
        assert_eq!((found.periods, found.of("ANN")), (1, ann.after(&met(bob, 2.5))));
        assert_eq!(found.of("bob"), bob.after(&met(ann, 1.5)));
        // Another series of the same day is in the same period, and one of the next day is not.
        let same = ratings([&one, &look(20, &lines)]);
        let twice = |opponent, score| [Encounter { opponent, results: 8, score }];
        assert_eq!((same.periods, same.of("Ann")), (1, ann.after(&twice(bob, 5.0))));
        let next = look(21, &lines);
        let (after, before) = (ratings([&one, &next]), ratings([&next, &one]));
        assert_eq!(after, before);
        assert_eq!(after.of("Ann"), found.of("Ann").after(&met(found.of("Bob"), 2.5)));
        // Nobody is rated by an evening without hands.
        assert_eq!(ratings([&look(20, &[])]), Ratings::default());
        assert_eq!(ratings([&one]).of("Cid"), Rating::default());
    }
}
