//! The counts kept for a player, hand by hand.

use serde::Serialize;

use crate::stats::money::NetMoney;

/// A sum with the number of its items, from which the mean is computed and can be judged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sample {
    pub count: u64,
    pub sum: u64,
}

impl Sample {
    pub fn add(&mut self, one: impl Into<u64>) {
        self.count += 1;
        self.sum += one.into();
    }

    /// The mean; `None` if there are no items.
    #[expect(clippy::cast_precision_loss, reason = "nobody plays 2 to the 52nd hands")]
    pub fn mean(self) -> Option<f64> {
        (self.count > 0).then(|| self.sum as f64 / self.count as f64)
    }

    fn plus(self, other: Sample) -> Sample {
        Sample { count: self.count + other.count, sum: self.sum + other.sum }
    }
}

/// The longest run of hits in a row, built piece by piece: two pieces can be joined into one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    length: u32,
    from_the_start: u32,
    to_the_end: u32,
    longest: u32,
}

impl Streak {
    /// Returns the streak with one more item after it.
    #[must_use]
    pub(crate) fn and(self, hit: bool) -> Streak {
        let one = u32::from(hit);
        self.then(Streak { length: 1, from_the_start: one, to_the_end: one, longest: one })
    }

    /// Returns the streak with a later piece after it.
    #[must_use]
    pub fn then(self, later: Streak) -> Streak {
        let whole = |run: Streak| run.from_the_start == run.length;
        Streak {
            length: self.length + later.length,
            from_the_start: if whole(self) {
                self.length + later.from_the_start
            } else {
                self.from_the_start
            },
            to_the_end: if whole(later) { self.to_the_end + later.length } else { later.to_the_end },
            longest: self.longest.max(later.longest).max(self.to_the_end + later.from_the_start),
        }
    }

    /// The length of the longest run.
    pub const fn longest(self) -> u32 {
        self.longest
    }
}

/// Series by how they ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeriesCounts {
    /// Series in which at least one hand was played.
    pub played: u64,
    pub won: u64,
    pub lost: u64,
    pub tied: u64,
    /// Series that the players stopped before their end. They are settled, but nobody wins them.
    pub stopped: u64,
    /// Series that have not ended.
    pub open: u64,
}

impl SeriesCounts {
    fn plus(self, other: SeriesCounts) -> SeriesCounts {
        SeriesCounts {
            played: self.played + other.played,
            won: self.won + other.won,
            lost: self.lost + other.lost,
            tied: self.tied + other.tied,
            stopped: self.stopped + other.stopped,
            open: self.open + other.open,
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WonLost {
    pub won: u64,
    pub lost: u64,
}

impl WonLost {
    const fn plus(self, other: WonLost) -> WonLost {
        WonLost { won: self.won + other.won, lost: self.lost + other.lost }
    }
}

/// Wins by how the hand ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Wins {
    pub knock: u64,
    pub gin: u64,
    pub big_gin: u64,
    pub undercut: u64,
    pub gin_off: u64,
    /// Only the points are known, not how they were won.
    pub points: u64,
}

/// The counts kept for a player over some hands. The sums of two tallies are the sums over all their hands; the
/// hands of the second tally came later.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    pub series: SeriesCounts,
    pub games: WonLost,
    /// The games that were shutouts.
    pub shutouts: WonLost,
    /// With drawn and tied ones.
    pub hands: u64,
    pub lost: u64,
    /// Hands that the player won, and their points.
    pub won: Sample,
    pub points_lost: u64,
    pub wins: Wins,
    /// The boxes of the hands won, counted once per hand, no matter how many games the hand was entered in.
    pub boxes: u64,
    /// The player's deadwood when they knocked, not counting gin.
    pub knocked_with: Sample,
    /// The number of these knocks that the opponent undercut or ginned off on.
    pub knocks_undercut: u64,
    /// The player's deadwood, after laying off, when the opponent's knock or gin won.
    pub caught_with: Sample,
    /// The points that better spreads and layoffs would have earned, over the hands in which the player's cards were seen.
    pub left: Sample,
    /// Hands won in a row; hands that nobody won are skipped.
    pub won_in_a_row: Streak,
    /// Hands lost in a row; hands that nobody won are skipped.
    pub lost_in_a_row: Streak,
    /// The net settlement: points that the player is paid, minus points that they pay.
    pub net: i64,
    /// The money that the player is paid, minus what they pay; `None` if no series was for money.
    pub money: Option<NetMoney>,
}

impl Tally {
    /// Returns the tally of the hands of both, in order.
    #[must_use]
    pub fn then(self, later: &Tally) -> Tally {
        let wins = |of: fn(&Wins) -> u64| of(&self.wins) + of(&later.wins);
        Tally {
            series: self.series.plus(later.series),
            games: self.games.plus(later.games),
            shutouts: self.shutouts.plus(later.shutouts),
            hands: self.hands + later.hands,
            lost: self.lost + later.lost,
            won: self.won.plus(later.won),
            points_lost: self.points_lost + later.points_lost,
            wins: Wins {
                knock: wins(|wins| wins.knock),
                gin: wins(|wins| wins.gin),
                big_gin: wins(|wins| wins.big_gin),
                undercut: wins(|wins| wins.undercut),
                gin_off: wins(|wins| wins.gin_off),
                points: wins(|wins| wins.points),
            },
            boxes: self.boxes + later.boxes,
            knocked_with: self.knocked_with.plus(later.knocked_with),
            knocks_undercut: self.knocks_undercut + later.knocks_undercut,
            caught_with: self.caught_with.plus(later.caught_with),
            left: self.left.plus(later.left),
            won_in_a_row: self.won_in_a_row.then(later.won_in_a_row),
            lost_in_a_row: self.lost_in_a_row.then(later.lost_in_a_row),
            net: self.net.saturating_add(later.net),
            money: match (self.money, later.money) {
                (Some(one), Some(two)) => Some(one.plus(two)),
                (one, two) => one.or(two),
            },
        }
    }

    /// The points of the hands won, minus those of the hands lost.
    pub fn ahead(&self) -> i64 {
        signed(self.won.sum).saturating_sub(signed(self.points_lost))
    }

    /// The hands that the player won with gin or big gin.
    pub const fn gins(&self) -> u64 {
        self.wins.gin + self.wins.big_gin
    }

    /// The knocks of others that the player undercut or ginned off on.
    pub const fn undercuts(&self) -> u64 {
        self.wins.undercut + self.wins.gin_off
    }
}

/// Converts a sum of points to a signed number; no ledger that fits on a disk comes near the limit.
pub(crate) fn signed(points: u64) -> i64 {
    i64::try_from(points).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ginscore_rules::settlement::Stake;

    fn streak(hits: &str) -> Streak {
        hits.chars().fold(Streak::default(), |run, hit| run.and(hit == 'x'))
    }

    #[test]
    fn the_longest_run_of_hits() {
        for (hits, longest) in
            [("", 0), ("-", 0), ("x", 1), ("xx-x", 2), ("x-xx", 2), ("-xxx-", 3), ("x-x-x", 1), ("xxxx", 4)]
        {
            assert_eq!(streak(hits).longest(), longest, "{hits}");
        }
    }

    /// A streak goes on from one series to the next.
    #[test]
    fn streaks_are_joined_wherever_they_are_cut() {
        for hits in ["xx-xxx-x", "xxxx", "----", "-xx-", "x--x"] {
            for at in 0..=hits.len() {
                let (one, two) = hits.split_at(at);
                assert_eq!(streak(one).then(streak(two)), streak(hits), "{one} {two}");
            }
        }
    }

    #[test]
    fn a_mean_needs_an_item() {
        let mut sample = Sample::default();
        assert_eq!(sample.mean(), None);
        sample.add(20_u32);
        sample.add(31_u32);
        assert_eq!((sample.count, sample.sum, sample.mean()), (2, 51, Some(25.5)));
    }

    /// Every count of the second tally is added, each to its own. All of them differ, so that none is taken for another.
    #[test]
    fn two_tallies_are_added_count_by_count() {
        let sample = |count| Sample { count, sum: 100 * count };
        let tally = |by: u64| Tally {
            series: SeriesCounts {
                played: 40 * by,
                won: by,
                lost: 2 * by,
                tied: 3 * by,
                stopped: 26 * by,
                open: 28 * by,
            },
            games: WonLost { won: 5 * by, lost: 6 * by },
            shutouts: WonLost { won: 7 * by, lost: 8 * by },
            hands: 9 * by,
            lost: 11 * by,
            won: sample(12 * by),
            points_lost: 13 * by,
            wins: Wins {
                knock: 14 * by,
                gin: 15 * by,
                big_gin: 16 * by,
                undercut: 17 * by,
                gin_off: 18 * by,
                points: 19 * by,
            },
            boxes: 20 * by,
            knocked_with: sample(21 * by),
            knocks_undercut: 22 * by,
            caught_with: sample(23 * by),
            left: sample(24 * by),
            won_in_a_row: streak("x"),
            lost_in_a_row: streak("-"),
            net: 25 * i64::try_from(by).unwrap(),
            money: NetMoney::of([(Stake::read("0.10").unwrap(), 27 * i64::try_from(by).unwrap())]),
        };
        let streaks = Tally { won_in_a_row: streak("xx"), lost_in_a_row: streak("--"), ..tally(3) };
        assert_eq!(tally(1).then(&tally(2)), streaks);
        assert_eq!((tally(1).gins(), tally(1).undercuts()), (15 + 16, 17 + 18));
        assert_eq!(Tally::default().then(&tally(1)).money, tally(1).money);
        assert_eq!(tally(1).ahead(), 1200 - 13);
        assert_eq!(Tally { points_lost: 30, ..Tally::default() }.ahead(), -30);
    }
}
