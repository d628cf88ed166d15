//! Rows from another program, as CSV or JSON Lines.

use csv::ReaderBuilder;
use serde_json::Value;

use crate::exchange::cells::{cell, unguarded};
use crate::exchange::columns::Column;
use crate::exchange::error::{RowErrorKind, RowFaults};

/// An imported hand with its series: the value of each column that has one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The line of the text on which the row starts, counted from 1.
    pub line: usize,
    cells: Vec<(Column, String)>,
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
    /// The value of the row in that column; `None` if it is blank.
    pub fn get(&self, column: Column) -> Option<&str> {
        self.cells.iter().find(|(of, _)| *of == column).map(|(_, text)| text.as_str())
    }

    fn put(&mut self, column: Column, text: &str, faults: &mut RowFaults) {
        let text = text.trim();
        if text.contains('\n') {
            faults.push(RowErrorKind::ManyLines(column).on(self.line));
        } else if text.len() > LONGEST_CELL {
            faults.push(RowErrorKind::TooLong(column).on(self.line));
        } else if !text.is_empty() {
            self.cells.push((column, text.to_owned()));
        }
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

/// Returns the rows of a text, or all the mistakes that keep it from being read.
pub fn read_rows(text: &str, form: RowFormat) -> Result<Vec<Row>, RowFaults> {
    let text = text.trim_start_matches('\u{feff}');
    let mut faults = RowFaults::none();
    if text.trim().is_empty() || text.trim_start().starts_with(['<', '[']) {
        return Err(RowErrorKind::NoRows.on(1).into());
    }
    let rows = match form {
        RowFormat::Csv => read_csv(text, &mut faults),
        RowFormat::JsonLines => read_json_lines(text, &mut faults),
    };
    faults.none_or(rows)
}

fn read_csv(text: &str, faults: &mut RowFaults) -> Vec<Row> {
    let (delimiter, parts) = delimiter(text);
    let mut lines = Lines { text, at: 0, line: 1 };
    // Far too many columns are not split into cells first, because each cell takes more memory than its text.
    if parts > LONGEST_CELL {
        faults.push(RowErrorKind::TooManyColumns(parts + 1).on(lines.of(0)));
        return Vec::new();
    }
    let mut reader = ReaderBuilder::new().delimiter(delimiter).flexible(true).from_reader(text.as_bytes());
    let head = reader.headers().cloned().unwrap_or_default();
    let mut head: Vec<&str> = head.iter().collect();
    // A spreadsheet may write an empty column after the others.
    while head.last().is_some_and(|name| name.trim().is_empty()) {
        head.pop();
    }
    let line = lines.of(0);
    let mut rows = Vec::new();
    // A file of another kind is one mistake, not one for each of its columns and rows.
    let another = if head.len() > MOST_COLUMNS {
        Some(RowErrorKind::TooManyColumns(head.len()))
    } else if head.iter().all(|name| Column::named(name).is_none()) {
        Some(RowErrorKind::NoRows)
    } else {
        None
    };
    if let Some(another) = another {
        faults.push(another.on(line));
        return rows;
    }
    let head: Vec<Option<Column>> = columns(&head, line, faults);
    // Text is never an error to the CSV reader, whatever it contains: only bytes could be.
    for record in reader.records().flatten() {
        let line = lines.of(record.position().map_or(0, csv::Position::byte));
        let mut row = Row { line, cells: Vec::new() };
        // A row that was cut off must not pass for a whole one.
        if record.len() < head.len() {
            faults.push(RowErrorKind::TooFewCells.on(line));
        }
        if record.iter().skip(head.len()).any(|cell| !cell.trim().is_empty()) {
            faults.push(RowErrorKind::TooManyCells.on(line));
        }
        for (column, cell) in head.iter().zip(&record) {
            if let Some(column) = column {
                row.put(*column, &unguarded(cell), faults);
            }
        }
        // A spreadsheet may leave empty rows at its end.
        if !row.cells.is_empty() {
            rows.push(row);
        }
    }
    rows
}

/// The lines on which rows start, counted from row to row.
struct Lines<'t> {
    text: &'t str,
    at: usize,
    line: usize,
}

impl Lines<'_> {
    /// The line of the row that starts at that byte, or after any empty lines there.
    fn of(&mut self, byte: u64) -> usize {
        let byte = usize::try_from(byte).unwrap_or(usize::MAX);
        let rest = self.text.get(byte..).unwrap_or_default();
        let begins = self.text.len() - rest.trim_start_matches(['\r', '\n']).len();
        self.line += self.text.get(self.at..begins).unwrap_or_default().matches('\n').count();
        self.at = self.at.max(begins);
        self.line
    }
}

/// The delimiter of the cells, and its count in the header row: some spreadsheets write semicolons or tabs if the
/// comma is the decimal separator.
fn delimiter(text: &str) -> (u8, usize) {
    let head = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let count = |delimiter: &u8| head.bytes().filter(|byte| byte == delimiter).count();
    // Without any delimiter there is one cell, whichever delimiter is chosen.
    let counted = b",;\t".iter().rev().map(|delimiter| (*delimiter, count(delimiter)));
    counted.max_by_key(|(_, count)| *count).unwrap_or((b',', 0))
}

fn columns(head: &[&str], line: usize, faults: &mut RowFaults) -> Vec<Option<Column>> {
    let mut columns: Vec<Option<Column>> = Vec::new();
    for name in head {
        let column = Column::named(name);
        match column {
            None => faults.push(RowErrorKind::UnknownColumn((*name).to_owned()).on(line)),
            Some(column) if columns.contains(&Some(column)) => {
                faults.push(RowErrorKind::SecondColumn(column).on(line));
            }
            Some(_) => {}
        }
        columns.push(column);
    }
    columns
}

/// Returns true if the first line of a text is not a row, not even a wrong one: it is part of an object over
/// several lines, an object of whole series as `export --format json` writes it, or an object without any known
/// key.
fn is_another(first: &Result<Value, serde_json::Error>) -> bool {
    match first {
        Ok(Value::Object(object)) => {
            let known = |key: &String| key == "schema" || Column::named(key).is_some();
            object.get(Column::Series.name()).is_some_and(Value::is_array) || !object.keys().any(known)
        }
        Ok(_) => false,
        Err(error) => error.is_eof(),
    }
}

fn read_json_lines(text: &str, faults: &mut RowFaults) -> Vec<Row> {
    let mut rows = Vec::new();
    for (line, text) in (1..).zip(text.lines()).filter(|(_, text)| !text.trim().is_empty()) {
        let read = serde_json::from_str(text);
        // A file of another kind is one mistake, not one for each of its lines.
        if rows.is_empty() && faults.count() == 0 && is_another(&read) {
            faults.push(RowErrorKind::NoRows.on(line));
            break;
        }
        let Ok(Value::Object(object)) = read else {
            faults.push(RowErrorKind::NoObject.on(line));
            continue;
        };
        if object.get(Column::Series.name()).is_some_and(Value::is_array) {
            faults.push(RowErrorKind::NoRows.on(line));
            continue;
        }
        let mut row = Row { line, cells: Vec::new() };
        for (key, value) in &object {
            match Column::named(key) {
                Some(column) if row.get(column).is_some() => {
                    faults.push(RowErrorKind::SecondColumn(column).on(line));
                }
                Some(column) => row.put(column, &cell(value), faults),
                // The version of the format; there is only one so far.
                None if key == "schema" && *value == 1 => {}
                None if key == "schema" => faults.push(RowErrorKind::Newer(cell(value)).on(line)),
                None => faults.push(RowErrorKind::UnknownColumn(key.clone()).on(line)),
            }
        }
        rows.push(row);
    }
    rows
}
