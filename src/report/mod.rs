//! Looking back over many series, and taking hands from elsewhere: statistics, standings, and the rows in which
//! hands are handed on from program to program. Values only; their text is made in `show`.
//!
//! Each file names only those before it in this list.

pub mod columns;
pub mod cells;
pub mod row_fault;
pub mod row;
pub mod header;
pub mod incoming;
pub mod tally;
pub mod look;
pub mod stats;
pub mod standings;
