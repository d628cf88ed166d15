//! Statistics over many series: each player's results, each series counted once.

pub(crate) mod odds;
pub(crate) mod tally;
pub(crate) mod money;
pub(crate) mod series_stats;
pub(crate) mod players;

pub use money::NetMoney;
pub use odds::{ALL_DEADWOOD, DEALT_BIG_GIN, DEALT_GIN, DEALT_KNOCK, ELEVEN_CARDS, Odds, TEN_CARDS};
pub use players::{
    KnownPlayer, Period, PlayerStats, SideStats, best_first, known_players, player_stats, side_stats,
};
pub use series_stats::{PlayerInSeries, SeriesStats, SideInSeries, SideResult, results, series_stats};
pub use tally::{Sample, SeriesCounts, Streak, Tally, Wins, WonLost};
