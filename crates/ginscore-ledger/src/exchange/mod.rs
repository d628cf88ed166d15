//! Rows to and from other programs: one row per hand, as CSV or JSON Lines.

pub(crate) mod columns;
pub(crate) mod cells;
pub(crate) mod error;
pub(crate) mod row;
pub(crate) mod raw_rows;
pub(crate) mod rows;
pub(crate) mod header;
pub(crate) mod incoming;

#[cfg(test)]
mod tests;

pub use cells::{cell, guarded};
pub use columns::RowColumn;
pub use error::{Another, InRow, RowError, RowFaults};
pub use header::{Clock, HeaderDefaults};
pub use incoming::{ImportedSeries, imported_series};
pub use row::{LONGEST_CELL, MOST_COLUMNS, RowFormat};
pub use rows::{Rows, is_no_script, read_rows, row_format};
