//! Figures over many series.

pub mod figures;
pub mod duplicates;
pub mod players;
