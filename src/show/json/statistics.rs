//! Statistics.

use ginscore_ledger::stats::{
    ALL_DEADWOOD, DEALT_BIG_GIN, DEALT_GIN, DEALT_KNOCK, Odds, PlayerStats, Sample, SideStats, TEN_CARDS,
    Tally,
};
use serde::Serialize;

use super::{WithSchema, answer};

/// The statistics of players, and the odds of a dealt hand to compare them with.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct StatsView {
    players: Vec<PlayerStatsView>,
    /// The sides of several players; left out if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sides: Vec<SideStatsView>,
    dealt: DealtView,
}

/// The odds of ten dealt cards (eleven for big gin).
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct DealtView {
    gin: OddsView,
    big_gin: OddsView,
    ten_or_less: OddsView,
    /// The deadwood of all ten-card hands together.
    deadwood: SumView,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct OddsView {
    hands: u64,
    of: u64,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SumView {
    sum: u64,
    count: u64,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct PlayerStatsView {
    name: String,
    #[serde(flatten)]
    all: FiguresView,
    against: Vec<AgainstView>,
}

/// The statistics of a side of several players. Where a player has hands, it has the rounds that are complete.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SideStatsView {
    name: String,
    players: Vec<String>,
    #[serde(flatten)]
    all: FiguresView,
}

/// A player's statistics against one opponent.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct AgainstView {
    name: String,
    #[serde(flatten)]
    figures: FiguresView,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct FiguresView {
    series: SeriesCountsView,
    games: WonLostView,
    shutouts: WonLostView,
    hands: HandsView,
    points: PointsView,
    points_a_win: SampleView,
    wins: WinsView,
    knocked_with: SampleView,
    knocks_undercut: u64,
    /// The deadwood left when the other player's knock or gin won.
    caught_with: SampleView,
    left: SampleView,
    boxes: u64,
    longest_runs: RunsView,
    net: i64,
    /// Money won, less money lost, as an exact decimal number; null if no series was for money.
    money: Option<String>,
}

/// Series by how they ended.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SeriesCountsView {
    played: u64,
    won: u64,
    lost: u64,
    tied: u64,
    stopped: u64,
    open: u64,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct WonLostView {
    won: u64,
    lost: u64,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct HandsView {
    played: u64,
    won: u64,
    lost: u64,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct PointsView {
    won: u64,
    lost: u64,
    ahead: i64,
}

/// Wins by how the hand ended.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct WinsView {
    knock: u64,
    gin: u64,
    big_gin: u64,
    undercut: u64,
    gin_off: u64,
    points: u64,
}

/// The longest runs of hands won and lost.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RunsView {
    won: u32,
    lost: u32,
}

/// A sample and its mean; null if it is empty.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SampleView {
    sum: u64,
    count: u64,
    mean: Option<f64>,
}

pub fn stats(of: &[PlayerStats], sides: &[SideStats]) -> WithSchema<StatsView> {
    let odds = |odds: Odds| OddsView { hands: odds.hands, of: odds.of };
    let against =
        |(name, tally): (&String, &Tally)| AgainstView { name: name.clone(), figures: figures(tally) };
    let one = |player: &PlayerStats| PlayerStatsView {
        name: player.name.clone(),
        all: figures(&player.all),
        against: player.against.iter().map(|(name, tally)| against((name, tally))).collect(),
    };
    let side = |side: &SideStats| SideStatsView {
        name: side.name.clone(),
        players: side.players.clone(),
        all: figures(&side.all),
    };
    answer(StatsView {
        players: of.iter().map(one).collect(),
        sides: sides.iter().map(side).collect(),
        dealt: DealtView {
            gin: odds(DEALT_GIN),
            big_gin: odds(DEALT_BIG_GIN),
            ten_or_less: odds(DEALT_KNOCK),
            deadwood: SumView { sum: ALL_DEADWOOD, count: TEN_CARDS },
        },
    })
}

fn figures(of: &Tally) -> FiguresView {
    FiguresView {
        series: series(of),
        games: games(of),
        shutouts: WonLostView { won: of.shutouts_won, lost: of.shutouts_lost },
        hands: HandsView { played: of.hands, won: of.won.count, lost: of.lost },
        points: PointsView { won: of.won.sum, lost: of.points_lost, ahead: of.ahead() },
        points_a_win: sample(of.won),
        wins: WinsView {
            knock: of.wins.knock,
            gin: of.wins.gin,
            big_gin: of.wins.big_gin,
            undercut: of.wins.undercut,
            gin_off: of.wins.gin_off,
            points: of.wins.points,
        },
        knocked_with: sample(of.knocked_with),
        knocks_undercut: of.knocks_undercut,
        caught_with: sample(of.caught_with),
        left: sample(of.left),
        boxes: of.boxes,
        longest_runs: RunsView { won: of.won_in_a_row.longest(), lost: of.lost_in_a_row.longest() },
        net: of.net,
        money: of.money.map(|money| money.to_string()),
    }
}

const fn series(of: &Tally) -> SeriesCountsView {
    SeriesCountsView {
        played: of.series,
        won: of.series_won,
        lost: of.series_lost,
        tied: of.series_tied,
        stopped: of.series_stopped,
        open: of.series_open,
    }
}

const fn games(of: &Tally) -> WonLostView {
    WonLostView { won: of.games_won, lost: of.games_lost }
}

fn sample(of: Sample) -> SampleView {
    SampleView { sum: of.sum, count: of.count, mean: of.mean() }
}
