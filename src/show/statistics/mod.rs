//! Figures over many series.

pub mod figures;
pub mod players;
