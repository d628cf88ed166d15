//! Statistics over many series: each player's results, and standings over several ledgers.

pub(crate) mod odds;
pub(crate) mod tally;
pub(crate) mod series_stats;
pub(crate) mod players;
pub(crate) mod standings;

pub use odds::{
    ALL_DEADWOOD, DEALT_BIG_GIN, DEALT_GIN, DEALT_KNOCK, ELEVEN_CARDS, MEAN_DEADWOOD, Odds, TEN_CARDS,
};
pub use players::{
    KnownPlayer, PlayerStats, SeriesFilter, SideStats, known_as, known_players, player_stats, side_stats,
};
pub use series_stats::{SeriesStats, SideInSeries, series_stats};
pub use standings::{CopyRelation, Duplicate, FoundSeries, deduplicate, standings};
pub use tally::{Sample, Streak, Tally};
