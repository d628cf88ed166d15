//! Rows to and from other programs: one row per hand, as CSV or JSON Lines.

pub(crate) mod columns;
pub(crate) mod cells;
pub(crate) mod error;
pub(crate) mod rows;
pub(crate) mod header;
pub(crate) mod incoming;

pub use cells::{cell, guarded, unguarded};
pub use columns::Column;
pub use error::{RowError, RowErrorKind, RowFaults};
pub use header::Clock;
pub use incoming::{ImportedSeries, imported_series};
pub use rows::{LONGEST_CELL, MOST_COLUMNS, RowFormat, read_rows, row_format};
