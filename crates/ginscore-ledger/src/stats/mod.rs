//! Statistics over many series: what each player did, and standings over several ledgers.

pub mod odds;
pub mod tally;
pub mod series_stats;
pub mod players;
pub mod standings;
