//! Rows from another program, as CSV or JSON Lines.

use std::sync::Arc;

use crate::exchange::club::{Fault, Sheet, SheetFacts, SheetKind, SheetResult};
use crate::exchange::columns::Column;
use crate::exchange::error::{RowErrorKind, RowFaults};
use crate::exchange::headings::SheetOptions;
use crate::exchange::raw_rows::{RawRows, csv_headings};
use crate::exchange::row_groups::{GroupNumbers, Grouping, RowGroups};

/// An imported hand with its series: the value of each column that has one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The line of the text on which the row starts, counted from 1.
    pub line: usize,
    same: SameCells,
    own: Vec<(Column, Arc<str>)>,
    /// The result, in a row without a line of notation.
    pub(crate) result: Option<Box<SheetResult>>,
}

/// Cells that rows of a series share.
pub(crate) type SameCells = Arc<[(Column, Arc<str>)]>;

/// The rows of a text. All of them can be read, but they are not kept: they take several times as much memory as the text,
/// and are read from it again whenever they are needed.
#[derive(Clone, Debug)]
pub struct Rows<'t> {
    text: &'t str,
    form: RowFormat,
    options: SheetOptions,
    kind: SheetKind,
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
    pub(crate) const fn new(line: usize, same: SameCells, own: Vec<(Column, Arc<str>)>) -> Row {
        Row { line, same, own, result: None }
    }

    /// The value of the row in that column; `None` if it is blank.
    pub fn get(&self, column: Column) -> Option<&str> {
        let mut cells = self.same.iter().chain(&self.own);
        cells.find(|(of, _)| *of == column).map(|(_, text)| &**text)
    }

    pub(crate) fn add(&mut self, column: Column, text: impl Into<Arc<str>>) {
        self.own.push((column, text.into()));
    }

    /// Replaces a cell that is not shared.
    pub(crate) fn replace(&mut self, column: Column, text: impl Into<Arc<str>>) {
        self.own.retain(|(of, _)| *of != column);
        self.add(column, text);
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

/// The headings of a sheet, as they are written; none if the text is not CSV, or has too many.
pub fn headings(text: &str) -> Vec<String> {
    let text = text.trim_start_matches('\u{feff}');
    if row_format(text) == RowFormat::Csv { csv_headings(text) } else { Vec::new() }
}

/// Returns the rows of a text, or all the mistakes that keep it from being read. Headings are understood in many
/// spellings; those without a meaning are ignored, unless they look like a misspelling.
///
/// # Errors
///
/// The mistakes, sorted by line, if there are any.
pub fn read_rows<'t>(text: &'t str, form: RowFormat, options: &SheetOptions) -> Result<Rows<'t>, RowFaults> {
    let text = text.trim_start_matches('\u{feff}');
    let mut faults = RowFaults::none();
    if text.trim().is_empty() || text.trim_start().starts_with(['<', '[']) {
        return Err(RowErrorKind::NoRows.on(1).into());
    }
    // What a cell means can depend on all rows, as in a date that has two readings.
    let mut facts = SheetFacts::default();
    let mut raw = RawRows::new(text, form, options, &mut faults);
    while let Some(row) = raw.next_row(&mut faults) {
        facts.take(&row);
    }
    let (headings, ignored) = raw.into_headings();
    faults.none_or(())?;
    let kind = SheetKind::of(headings, &ignored, &facts, options.dates)?;
    let mut groups = Grouping::default();
    let mut faults = RowFaults::none();
    let options = options.clone();
    for row in Reading::new(text, form, &options, &kind) {
        match row {
            Ok(row) => groups.add(&row),
            Err(fault) => faults.push(*fault),
        }
    }
    faults.none_or(())?;
    Ok(Rows { text, form, options, kind, ignored, groups: groups.numbers })
}

impl Rows<'_> {
    /// The headings that have no meaning here and were ignored.
    pub fn ignored(&self) -> &[String] {
        &self.ignored
    }

    /// The rows, in order.
    #[expect(clippy::expect_used, reason = "the same text is read in the same way as before")]
    pub fn all(&self) -> impl Iterator<Item = Row> {
        let rows = Reading::new(self.text, self.form, &self.options, &self.kind);
        rows.map(|row| row.expect("no row had a mistake when it was read before"))
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

/// Rows while they are read.
struct Reading<'t> {
    raw: RawRows<'t>,
    sheet: Sheet<'t>,
}

impl<'t> Reading<'t> {
    /// Starts to read a text in which [`RawRows`] found no mistake before.
    fn new(text: &'t str, form: RowFormat, options: &'t SheetOptions, kind: &'t SheetKind) -> Reading<'t> {
        Reading { raw: RawRows::new(text, form, options, &mut RowFaults::none()), sheet: Sheet::new(kind) }
    }
}

impl Iterator for Reading<'_> {
    type Item = Result<Row, Fault>;

    fn next(&mut self) -> Option<Result<Row, Fault>> {
        let raw = self.raw.next_row(&mut RowFaults::none())?;
        Some(self.sheet.row(&raw))
    }
}
