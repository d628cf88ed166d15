//! The order of the players of a club: by net points, or by matches and tie-breaks as in a round robin or a Swiss.
//!
//! A match is a finished series of two players. A series that is open or was stopped has no winner, and in a series of more
//! players nobody wins against one opponent; neither is a match.

use std::collections::{BTreeMap, BTreeSet};

use crate::stats::glicko::Rating;
use crate::stats::players::{PlayerStats, known_as, player_stats};
use crate::stats::ratings::Ratings;
use crate::stats::series_stats::SeriesStats;

/// A rule that orders players with the same match points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieBreak {
    /// The match points against the others who are tied. Decides only if each has met each of the others, and all equally
    /// often.
    HeadToHead,
    /// The number of matches won.
    Wins,
    /// Buchholz: the sum of the opponents' match points, for each match.
    Buchholz,
    /// Median: Buchholz without the highest and the lowest of the opponents.
    Median,
    /// Sonneborn-Berger: the match points of the opponents who were beaten, and half of those who were tied with.
    SonnebornBerger,
    /// The net points of the settlements of all matches.
    Spread,
    /// The boxes of all matches.
    Boxes,
}

/// A player's matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Matches {
    /// Matches won.
    pub won: u64,
    /// Matches lost.
    pub lost: u64,
    /// Matches tied.
    pub tied: u64,
}

impl Matches {
    /// Returns the number of matches.
    pub const fn played(self) -> u64 {
        self.won + self.lost + self.tied
    }

    /// The match points: 1 for each match won, and 0.5 for each tied one.
    #[allow(clippy::cast_precision_loss)]
    pub fn points(self) -> f64 {
        self.won as f64 + self.tied as f64 / 2.0
    }
}

/// A player in the standings.
#[derive(Clone, Debug, PartialEq)]
pub struct Ranked {
    /// The place, from 1; players who are equal share it.
    pub place: usize,
    /// The player's results.
    pub stats: PlayerStats,
    /// The player's rating.
    pub rating: Rating,
    /// The player's matches.
    pub matches: Matches,
    /// The value of each tie-break, in order, also of players who are not tied; `None` if it cannot decide, as only
    /// head-to-head.
    pub tie_breaks: Vec<Option<f64>>,
}

/// The players of a club, best first.
#[derive(Clone, Debug, PartialEq)]
pub struct Standings {
    /// The players.
    pub players: Vec<Ranked>,
    /// The tie-breaks. With none, the players are ranked by net points, those without any result last.
    pub tie_breaks: Vec<TieBreak>,
    /// True if the players are ranked by their ratings instead.
    pub by_rating: bool,
    /// The number of rating periods.
    pub periods: usize,
    /// The number of matches.
    pub matches: usize,
    /// The number of series with hands that are not matches.
    pub other_series: usize,
}

impl Standings {
    /// The same players, ranked by their ratings. Those who have played too few hands for one come last, by name.
    #[must_use]
    pub fn by_rating(mut self) -> Standings {
        let rated = |one: &Ranked| one.rating.is_known().then_some(one.rating.rating);
        self.players.sort_by(|one, two| match (rated(one), rated(two)) {
            (Some(one), Some(two)) => two.total_cmp(&one),
            (one, two) => two.is_some().cmp(&one.is_some()),
        });
        let unknown = self.players.partition_point(|one| rated(one).is_some());
        if let Some(unrated) = self.players.get_mut(unknown..) {
            unrated.sort_by_cached_key(|one| known_as(&one.stats.name));
        }
        let mut last: Option<(usize, Option<f64>)> = None;
        for (at, one) in (1..).zip(&mut self.players) {
            let rating = rated(one);
            one.place = last.filter(|(_, before)| *before == rating).map_or(at, |(place, _)| place);
            one.tie_breaks.clear();
            last = Some((one.place, rating));
        }
        self.tie_breaks.clear();
        self.by_rating = true;
        self
    }
}

/// A side of a match.
#[derive(Clone, Debug)]
struct Played {
    opponent: String,
    /// Match points: 1, 0.5 or 0.
    points: f64,
    net: i64,
    boxes: u64,
}

/// The matches of each player, by key.
type Table = BTreeMap<String, Vec<Played>>;

/// Ranks the players of these series, who have these ratings. Without tie-breaks by net points; with tie-breaks by match
/// points, and players with the same match points by each tie-break in turn.
pub fn rank<'l>(
    looks: impl IntoIterator<Item = &'l SeriesStats, IntoIter: Clone>,
    rated: &Ratings,
    tie_breaks: &[TieBreak],
) -> Standings {
    let looks = looks.into_iter();
    let mut table = Table::new();
    let (mut matches, mut other_series) = (0, 0);
    for look in looks.clone().filter(|look| look.players.iter().any(|player| player.tally.series > 0)) {
        if add_match(&mut table, look) { matches += 1 } else { other_series += 1 }
    }
    let players: Vec<Ranked> = player_stats(looks)
        .into_iter()
        .map(|stats| Ranked {
            place: 0,
            rating: rated.of(&stats.name),
            matches: matches_of(&table, &known_as(&stats.name)),
            tie_breaks: vec![None; tie_breaks.len()],
            stats,
        })
        .collect();
    let groups = if tie_breaks.is_empty() {
        // Who has nothing to be ranked by yet has not come second.
        grouped(players, &|one| {
            let all = &one.stats.all;
            let nothing_yet = all.net == 0 && all.series == all.series_open();
            if nothing_yet { f64::NEG_INFINITY } else { all.net as f64 }
        })
    } else {
        grouped(players, &|one| one.matches.points())
            .into_iter()
            .flat_map(|group| broken(group, tie_breaks, 0, &table))
            .collect()
    };
    Standings {
        players: placed(groups),
        tie_breaks: tie_breaks.to_vec(),
        by_rating: false,
        periods: rated.periods,
        matches,
        other_series,
    }
}

/// Adds a series if it is a match. Returns true if it is.
fn add_match(table: &mut Table, look: &SeriesStats) -> bool {
    let [one, two] = look.players.as_slice() else {
        return false;
    };
    let ended = one.tally.series_won + one.tally.series_lost + one.tally.series_tied;
    if ended == 0 {
        return false;
    }
    for (own, other) in [(one, two), (two, one)] {
        let points = match (own.tally.series_won, own.tally.series_tied) {
            (1.., _) => 1.0,
            (0, 1..) => 0.5,
            (0, 0) => 0.0,
        };
        table.entry(known_as(&own.name)).or_default().push(Played {
            opponent: known_as(&other.name),
            points,
            net: own.tally.net,
            boxes: own.tally.boxes,
        });
    }
    true
}

fn matches_of(table: &Table, key: &str) -> Matches {
    let mut matches = Matches::default();
    for played in table.get(key).into_iter().flatten() {
        let count = match played.points {
            1.0 => &mut matches.won,
            0.0 => &mut matches.lost,
            _ => &mut matches.tied,
        };
        *count += 1;
    }
    matches
}

/// Players in groups of the same value, the highest value first. Within a group they keep their order, by name.
fn grouped(mut players: Vec<Ranked>, value: &dyn Fn(&Ranked) -> f64) -> Vec<Vec<Ranked>> {
    players.sort_by(|one, two| value(two).total_cmp(&value(one)));
    let same = |one: &Ranked, two: &Ranked| value(one).total_cmp(&value(two)).is_eq();
    players.chunk_by(same).map(<[_]>::to_vec).collect()
}

/// A group of equal players, parted by the tie-breaks from that one on.
fn broken(mut group: Vec<Ranked>, by: &[TieBreak], at: usize, table: &Table) -> Vec<Vec<Ranked>> {
    let Some(tie_break) = by.get(at) else {
        return vec![group];
    };
    let keys: BTreeSet<String> = group.iter().map(|one| known_as(&one.stats.name)).collect();
    for one in &mut group {
        if let Some(place) = one.tie_breaks.get_mut(at) {
            *place = value(*tie_break, &known_as(&one.stats.name), &keys, table);
        }
    }
    let of = |one: &Ranked| one.tie_breaks.get(at).copied().flatten().unwrap_or(0.0);
    grouped(group, &of).into_iter().flat_map(|group| broken(group, by, at + 1, table)).collect()
}

/// The value of a tie-break for a player among those who are tied.
#[allow(clippy::cast_precision_loss)]
fn value(of: TieBreak, key: &str, tied: &BTreeSet<String>, table: &Table) -> Option<f64> {
    let played = table.get(key).map_or(&[][..], Vec::as_slice);
    let opponents = || played.iter().map(|one| matches_of(table, &one.opponent).points());
    Some(match of {
        TieBreak::HeadToHead => return head_to_head(key, tied, table),
        TieBreak::Wins => matches_of(table, key).won as f64,
        TieBreak::Buchholz => sum(opponents()),
        TieBreak::Median => {
            let mut points: Vec<f64> = opponents().collect();
            points.sort_by(f64::total_cmp);
            sum(points.get(1..points.len().saturating_sub(1)).unwrap_or_default().iter().copied())
        }
        TieBreak::SonnebornBerger => sum(opponents().zip(played).map(|(points, one)| points * one.points)),
        TieBreak::Spread => sum(played.iter().map(|one| one.net as f64)),
        TieBreak::Boxes => sum(played.iter().map(|one| one.boxes as f64)),
    })
}

/// The sum of these values; 0 of none. `Iterator::sum` of none is -0.0, which would rank below 0.
fn sum(values: impl Iterator<Item = f64>) -> f64 {
    values.fold(0.0, |sum, value| sum + value)
}

/// The match points against the others who are tied; `None` if two of them have not met, or not as often as the rest.
fn head_to_head(key: &str, tied: &BTreeSet<String>, table: &Table) -> Option<f64> {
    let met = |one: &str, two: &str| {
        table.get(one).into_iter().flatten().filter(|played| played.opponent == two).count()
    };
    let mut pairs = tied.iter().flat_map(|one| tied.iter().map(move |two| (one, two)));
    let pairs: BTreeSet<usize> =
        pairs.by_ref().filter(|(one, two)| one < two).map(|(one, two)| met(one, two)).collect();
    if pairs.len() != 1 || pairs.contains(&0) {
        return None;
    }
    let own = table.get(key).into_iter().flatten().filter(|played| tied.contains(&played.opponent));
    Some(sum(own.map(|played| played.points)))
}

/// The players of these groups with their places: those of a group share one.
fn placed(groups: Vec<Vec<Ranked>>) -> Vec<Ranked> {
    let mut players: Vec<Ranked> = Vec::new();
    for group in groups {
        let place = players.len() + 1;
        players.extend(group.into_iter().map(|one| Ranked { place, ..one }));
    }
    players
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stats::series_stats::{PlayerInSeries, series_stats};
    use crate::stats::tally::Tally;
    use crate::testing::played;

    /// A match: the names of the winner and the loser, and the points of the settlement; 0 for a tie.
    fn won(one: &str, two: &str, net: i64) -> SeriesStats {
        let player = |name: &str, net: i64| PlayerInSeries {
            name: name.to_owned(),
            tally: Tally {
                series: 1,
                series_won: u64::from(net > 0),
                series_lost: u64::from(net < 0),
                series_tied: u64::from(net == 0),
                boxes: if net > 0 { 5 } else { 2 },
                net,
                ..Tally::default()
            },
            points: Vec::new(),
            against: Vec::new(),
        };
        SeriesStats {
            players: vec![player(one, net), player(two, -net)],
            ..series_stats("evening", &played("standard", &["draw"]).0)
        }
    }

    fn places(looks: &[SeriesStats], by: &[TieBreak]) -> Vec<(usize, String, Vec<Option<f64>>)> {
        let found = rank(looks, &Ratings::default(), by).players;
        found.into_iter().map(|one| (one.place, one.stats.name, one.tie_breaks)).collect()
    }

    fn order(looks: &[SeriesStats], by: &[TieBreak]) -> String {
        let shown = |(place, name, _): (usize, String, Vec<Option<f64>>)| format!("{place} {name}");
        places(looks, by).into_iter().map(shown).collect::<Vec<_>>().join(", ")
    }

    /// The example of `docs/statistics.md`: a round robin of four.
    fn round_robin() -> Vec<SeriesStats> {
        vec![
            won("Ann", "Bob", 40),
            won("Cid", "Dan", 10),
            won("Cid", "Ann", 20),
            won("Bob", "Dan", 90),
            won("Ann", "Dan", 0),
            won("Bob", "Cid", 30),
        ]
    }

    #[test]
    fn who_has_no_result_yet_comes_last() {
        let mut open = won("Eve", "Fay", 0);
        for player in &mut open.players {
            player.tally.series_tied = 0;
        }
        let looks = [round_robin(), vec![open]].concat();
        assert_eq!(order(&looks, &[]), "1 Bob, 2 Ann, 3 Cid, 4 Dan, 5 Eve, 5 Fay");
    }

    #[test]
    fn each_tie_break_of_the_example() {
        let looks = round_robin();
        let values = |by: TieBreak| {
            let mut all = places(&looks, &[by]);
            all.sort_by(|one, two| one.1.cmp(&two.1));
            all.into_iter().map(|(_, _, values)| values[0]).collect::<Vec<_>>()
        };
        // Match points: Ann 1.5, Bob 2, Cid 2, Dan 0.5.
        for (by, of) in [
            (TieBreak::HeadToHead, [None, Some(1.0), Some(0.0), None]),
            (TieBreak::Wins, [Some(1.0), Some(2.0), Some(2.0), Some(0.0)]),
            (TieBreak::Buchholz, [Some(4.5), Some(4.0), Some(4.0), Some(5.5)]),
            (TieBreak::Median, [Some(2.0), Some(1.5), Some(1.5), Some(2.0)]),
            (TieBreak::SonnebornBerger, [Some(2.25), Some(2.5), Some(2.0), Some(0.75)]),
            (TieBreak::Spread, [Some(20.0), Some(80.0), Some(0.0), Some(-100.0)]),
            (TieBreak::Boxes, [Some(9.0), Some(12.0), Some(12.0), Some(6.0)]),
        ] {
            assert_eq!(values(by), of, "{by:?}");
        }
        assert_eq!(order(&looks, &[TieBreak::HeadToHead]), "1 Bob, 2 Cid, 3 Ann, 4 Dan");
        assert_eq!(order(&looks, &[TieBreak::Wins]), "1 Bob, 1 Cid, 3 Ann, 4 Dan");
        assert_eq!(order(&looks, &[TieBreak::Wins, TieBreak::SonnebornBerger]), "1 Bob, 2 Cid, 3 Ann, 4 Dan");
        // Without tie-breaks, net points alone.
        assert_eq!(order(&looks, &[]), "1 Bob, 2 Ann, 3 Cid, 4 Dan");
    }

    #[test]
    fn head_to_head_decides_only_among_players_who_have_all_met() {
        let mut looks = vec![won("Ann", "Bob", 10), won("Bob", "Cid", 10), won("Cid", "Ann", 10)];
        // In a circle all are equal, and the next tie-break decides.
        assert_eq!(order(&looks, &[TieBreak::HeadToHead]), "1 Ann, 1 Bob, 1 Cid");
        looks.push(won("Ann", "Eve", 10));
        looks.push(won("Bob", "Fay", 10));
        assert_eq!(order(&looks, &[TieBreak::HeadToHead]), "1 Ann, 2 Bob, 3 Cid, 4 Eve, 4 Fay");
        // Ann and Bob have met twice; nobody else has.
        let looks =
            [won("Ann", "Bob", 10), won("Ann", "Bob", 10), won("Cid", "Dan", 5), won("Cid", "Eve", 5)];
        let by = [TieBreak::HeadToHead, TieBreak::Spread];
        assert_eq!(order(&looks, &by), "1 Ann, 2 Cid, 3 Dan, 3 Eve, 5 Bob");
        let none = places(&looks, &by);
        assert_eq!(none[0].2, [None, Some(20.0)]);
        // Three are tied; the first tie-break parts one from them, and head-to-head is of the two who are left.
        let looks = [won("Ann", "Bob", 10), won("Bob", "Cid", 50), won("Cid", "Ann", 50)];
        let by = [TieBreak::Spread, TieBreak::HeadToHead];
        assert_eq!(order(&looks, &by), "1 Bob, 2 Cid, 3 Ann");
    }

    #[test]
    fn players_with_equal_net_points_share_a_place() {
        let looks = [won("Ann", "Bob", 10), won("Cid", "Dan", 10)];
        assert_eq!(order(&looks, &[]), "1 Ann, 1 Cid, 3 Bob, 3 Dan");
        assert_eq!(order(&looks, &[TieBreak::Buchholz]), "1 Ann, 1 Cid, 3 Bob, 3 Dan");
    }
}
