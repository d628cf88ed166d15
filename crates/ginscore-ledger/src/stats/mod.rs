//! Statistics over many series: each player's results, and standings over several ledgers.

pub(crate) mod odds;
pub(crate) mod tally;
pub(crate) mod series_stats;
pub(crate) mod players;
pub(crate) mod standings;
pub(crate) mod results;
pub(crate) mod glicko;
pub(crate) mod ratings;
pub(crate) mod ranking;
pub(crate) mod race;

pub use glicko::{Encounter, Rating, TAU};
pub use odds::{
    ALL_DEADWOOD, DEALT_BIG_GIN, DEALT_GIN, DEALT_KNOCK, ELEVEN_CARDS, MEAN_DEADWOOD, Odds, TEN_CARDS,
};
pub use players::{
    KnownPlayer, Period, PlayerStats, SeriesFilter, SideStats, known_as, known_players, player_stats,
    side_stats,
};
pub use race::{Measure, Race, RaceLine, race};
pub use ranking::{Matches, Ranked, Standings, TieBreak, rank};
pub use ratings::{Ratings, ratings};
pub use results::{Apart, FEWEST_HANDS, Interval, Results};
pub use series_stats::{SeriesStats, SideInSeries, series_stats};
pub use standings::{CopyRelation, Duplicate, FoundSeries, deduplicate, standings};
pub use tally::{Sample, Streak, Tally};
