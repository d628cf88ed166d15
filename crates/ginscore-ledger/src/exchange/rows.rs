//! Rows from another program, as CSV or JSON Lines.

use std::sync::Arc;

use crate::exchange::columns::Column;
use crate::exchange::error::{RowErrorKind, RowFaults};
use crate::exchange::raw_rows::RawRows;
use crate::exchange::row_groups::{GroupNumbers, Grouping, RowGroups};

/// An imported hand with its series: the value of each column that has one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The line of the text on which the row starts, counted from 1.
    pub line: usize,
    same: SameCells,
    own: Vec<RowCell>,
}

/// A cell in its column.
pub(crate) type RowCell = (Column, Arc<str>);

/// Cells that rows of a series share.
pub(crate) type SameCells = Arc<[RowCell]>;

/// The rows of a text. All of them can be read, but they are not kept: they take several times as much memory as the text,
/// and are read from it again whenever they are needed.
#[derive(Clone, Debug)]
pub struct Rows<'t> {
    text: &'t str,
    form: RowFormat,
    ignored: Vec<String>,
    groups: GroupNumbers,
}

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

impl Row {
    pub(crate) const fn new(line: usize, same: SameCells, own: Vec<RowCell>) -> Row {
        Row { line, same, own }
    }

    /// The value of the row in that column; `None` if it is blank.
    pub fn get(&self, column: Column) -> Option<&str> {
        let mut cells = self.same.iter().chain(&self.own);
        cells.find(|(of, _)| *of == column).map(|(_, text)| &**text)
    }
}

/// The format of a text: an object starts with a brace, and a header row never does.
pub fn row_format(text: &str) -> RowFormat {
    if text.trim_start_matches('\u{feff}').trim_start().starts_with('{') {
        RowFormat::JsonLines
    } else {
        RowFormat::Csv
    }
}

/// Returns the rows of a text, or all the mistakes that keep it from being read. Columns may be in any order; names that
/// mean no column are ignored, unless they look like a misspelling of one.
///
/// # Errors
///
/// The mistakes, sorted by line, if there are any.
pub fn read_rows(text: &str, form: RowFormat) -> Result<Rows<'_>, RowFaults> {
    let text = text.trim_start_matches('\u{feff}');
    let mut faults = RowFaults::none();
    if text.trim().is_empty() || text.trim_start().starts_with(['<', '[']) {
        return Err(RowErrorKind::NoRows.on(1).into());
    }
    let mut groups = Grouping::default();
    let mut raw = RawRows::new(text, form, &mut faults);
    while let Some(row) = raw.next_row(&mut faults) {
        groups.add(&row);
    }
    let ignored = raw.into_ignored();
    faults.none_or(Rows { text, form, ignored, groups: groups.numbers })
}

impl Rows<'_> {
    /// The names in the header that mean no column and were ignored.
    pub fn ignored(&self) -> &[String] {
        &self.ignored
    }

    /// The rows, in order.
    pub fn all(&self) -> impl Iterator<Item = Row> {
        // The text had no mistake when it was read before.
        let mut faults = RowFaults::none();
        let mut raw = RawRows::new(self.text, self.form, &mut faults);
        std::iter::from_fn(move || raw.next_row(&mut faults))
    }

    /// The number of groups; see [`Rows::groups`].
    pub const fn group_count(&self) -> usize {
        self.groups.sizes.len()
    }

    /// The rows of each series, in the order in which the series first appear. Rows that name neither a series nor players
    /// continue the series of the row before. Rows that name players, but neither a start nor a series, continue the last
    /// series of these players.
    ///
    /// The rows of a series are read up to its last one, with those of other series between them; no more are kept.
    pub fn groups(&self) -> RowGroups<'_, impl Iterator<Item = Row>> {
        RowGroups::new(self.all(), &self.groups)
    }
}
