//! One row, and the limits and formats of rows.

use crate::exchange::cells::as_exported;
use crate::exchange::columns::RowColumn;
use crate::exchange::error::{RowError, RowFaults};

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
    /// Objects, one per line or over several lines, or a list of them.
    JsonLines,
}

/// An imported hand with its series: the value of each column that has one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct HandRow {
    /// The line of the text on which the row starts, counted from 1.
    pub(crate) line: usize,
    /// The place of the row among those of its series, as a line: the same, unless the rows came in another order.
    pub(crate) place: usize,
    cells: Vec<(RowColumn, Box<str>)>,
}

impl HandRow {
    pub(crate) const fn new(line: usize) -> HandRow {
        HandRow { line, place: line, cells: Vec::new() }
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// Adds a cell, unless it is blank.
    pub(crate) fn put(&mut self, column: RowColumn, text: &str, faults: &mut RowFaults) {
        let text = text.trim();
        if text.contains('\n') {
            faults.push(RowError::ManyLines(column).on(self.line));
        } else if text.len() > LONGEST_CELL {
            faults.push(RowError::TooLong(column).on(self.line));
        } else {
            let text = as_exported(column, text);
            if !text.is_empty() {
                self.cells.push((column, text.into()));
            }
        }
    }

    /// Adds what another program spread over columns of its own: a list, or a rule.
    pub(crate) fn append(&mut self, column: RowColumn, text: &str, faults: &mut RowFaults) {
        if text.is_empty() {
            return;
        }
        let joined = match self.cells.iter().position(|(of, _)| *of == column) {
            Some(at) => format!("{} {text}", self.cells.remove(at).1),
            None => text.to_owned(),
        };
        self.put(column, &joined, faults);
    }

    /// Takes the columns of the series from another row, where this one has none.
    pub(crate) fn take_series_of(&mut self, other: &HandRow) {
        for (column, text) in &other.cells {
            if RowColumn::of_the_series().any(|of| of == *column) && self.get(*column).is_none() {
                self.cells.push((*column, text.clone()));
            }
        }
    }

    /// The value of the row in that column; `None` if it is blank.
    pub(crate) fn get(&self, column: RowColumn) -> Option<&str> {
        self.cells.iter().find(|(of, _)| *of == column).map(|(_, text)| &**text)
    }
}
