//! One row, and the limits and formats of rows.

use std::sync::Arc;

use crate::exchange::columns::RowColumn;

/// The most bytes that a cell may have: far more than any hand, all rules together, or a note that someone types. A
/// ledger may contain a longer note, recorded before there was a limit; its rows can be imported again.
pub const LONGEST_CELL: usize = 64 * 1024;

/// The most columns that a header row may have: far more than any file of hands has.
pub const MOST_COLUMNS: usize = 256;

/// The formats of rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowFormat {
    /// A header row of column names, then one line per hand; the cells are separated by commas, semicolons or tabs.
    Csv,
    /// One object per line.
    JsonLines,
}

/// An imported hand with its series: the value of each column that has one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandRow {
    /// The line of the text on which the row starts, counted from 1.
    pub line: usize,
    same: SameCells,
    own: Vec<RowCell>,
}

pub(crate) type RowCell = (RowColumn, Arc<str>);

/// Cells that rows of a series share.
pub(crate) type SameCells = Arc<[RowCell]>;

impl HandRow {
    pub(crate) const fn new(line: usize, same: SameCells, own: Vec<RowCell>) -> HandRow {
        HandRow { line, same, own }
    }

    /// The value of the row in that column; `None` if it is blank.
    pub fn get(&self, column: RowColumn) -> Option<&str> {
        let mut cells = self.same.iter().chain(&self.own);
        cells.find(|(of, _)| *of == column).map(|(_, text)| &**text)
    }
}
