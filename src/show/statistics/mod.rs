//! Figures over many series.

pub mod player_stats;
pub mod standings;
pub mod long_run;
pub mod players;
