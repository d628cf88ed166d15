//! Rows to and from other programs: one row per hand, as CSV or JSON Lines. The record of an evening as one text.

pub(crate) mod columns;
pub(crate) mod cells;
pub(crate) mod club;
pub(crate) mod dates;
pub(crate) mod error;
pub(crate) mod result;
pub(crate) mod raw_rows;
pub(crate) mod row_groups;
pub(crate) mod rows;
pub(crate) mod header;
pub(crate) mod headings;
pub(crate) mod incoming;
pub(crate) mod record;

#[cfg(test)]
mod tests;

pub use cells::{cell, guarded, unguarded};
pub use columns::Column;
pub use dates::DateOrder;
pub use error::{RowError, RowErrorKind, RowFaults, SheetCell};
pub use header::{Clock, HeaderDefaults};
pub use headings::{Heading, SheetOptions};
pub use incoming::{ImportedSeries, imported_series};
pub use record::{
    LONGEST_RECORD, MOST_PARTS, Record, RecordError, plain, read_record, whole_record, write_record,
};
pub use row_groups::{RowGroup, RowGroups};
pub use rows::{LONGEST_CELL, MOST_COLUMNS, Row, RowFormat, Rows, headings, read_rows, row_format};
