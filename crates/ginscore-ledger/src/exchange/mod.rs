//! Rows for and from other programs: one row per hand, as CSV or JSON Lines.

pub mod columns;
pub mod cells;
pub mod error;
pub mod rows;
pub mod header;
pub mod incoming;
