//! Rows as another program hands them in: CSV, or JSON Lines.

use csv::ReaderBuilder;
use serde_json::Value;

use super::cells::{cell, unguarded};
use super::columns::Column;
use super::row_fault::{RowFault, RowMistake};

/// A hand with its series, as it was handed in: what each column says, where it says anything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The line of the text that it begins on, counted from 1.
    pub line: usize,
    cells: Vec<(Column, String)>,
}

/// The forms in which rows are handed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A head of column names, then a line a hand; parted by commas, semicolons or tabs.
    Csv,
    /// An object a line.
    JsonLines,
}

impl Row {
    /// What the row says in that column; nothing, where that is nothing but space.
    pub fn get(&self, column: Column) -> Option<&str> {
        self.cells.iter().find(|(of, _)| *of == column).map(|(_, text)| text.as_str())
    }

    fn put(&mut self, column: Column, text: &str) {
        let text = text.trim();
        if !text.is_empty() {
            self.cells.push((column, text.to_owned()));
        }
    }
}

/// The form that a text is of: an object begins with a brace, a head of columns never does.
pub fn form_of(text: &str) -> Form {
    if text.trim_start_matches('\u{feff}').trim_start().starts_with('{') {
        Form::JsonLines
    } else {
        Form::Csv
    }
}

/// The rows of a text, or everything that keeps it from being read.
pub fn read_rows(text: &str, form: Form) -> Result<Vec<Row>, Vec<RowFault>> {
    let text = text.trim_start_matches('\u{feff}');
    let mut faults = Vec::new();
    if text.trim().is_empty() || text.trim_start().starts_with(['<', '[']) {
        return Err(vec![RowMistake::NoRows.on(1)]);
    }
    let rows = match form {
        Form::Csv => read_csv(text, &mut faults),
        Form::JsonLines => read_json_lines(text, &mut faults),
    };
    if faults.is_empty() { Ok(rows) } else { Err(faults) }
}

fn read_csv(text: &str, faults: &mut Vec<RowFault>) -> Vec<Row> {
    let mut reader =
        ReaderBuilder::new().delimiter(delimiter(text)).flexible(true).from_reader(text.as_bytes());
    let head = reader.headers().cloned().unwrap_or_default();
    let head: Vec<Option<Column>> = columns(head.iter(), faults);
    let mut rows = Vec::new();
    // A text is no error to the reader of CSV, whatever stands in it: only bytes could be.
    for record in reader.records().flatten() {
        let line = number(record.position().map_or(1, csv::Position::line));
        let mut row = Row { line, cells: Vec::new() };
        if record.len() > head.len() {
            faults.push(RowMistake::TooManyCells.on(line));
        }
        for (column, cell) in head.iter().zip(&record) {
            if let Some(column) = column {
                row.put(*column, unguarded(cell));
            }
        }
        // A spreadsheet may leave rows of nothing at its end.
        if !row.cells.is_empty() {
            rows.push(row);
        }
    }
    rows
}

/// What parts the cells: some spreadsheets write semicolons or tabs where the comma is a decimal one.
fn delimiter(text: &str) -> u8 {
    let head = text.lines().next().unwrap_or_default();
    let count = |delimiter: &u8| head.bytes().filter(|byte| byte == delimiter).count();
    // Of none there is one cell, whatever parts it.
    b",;\t".iter().rev().copied().max_by_key(|delimiter| count(delimiter)).unwrap_or(b',')
}

fn columns<'h>(head: impl Iterator<Item = &'h str>, faults: &mut Vec<RowFault>) -> Vec<Option<Column>> {
    let mut columns: Vec<Option<Column>> = Vec::new();
    for name in head {
        let column = Column::named(name);
        match column {
            None => faults.push(RowMistake::UnknownColumn(name.to_owned()).on(1)),
            Some(column) if columns.contains(&Some(column)) => {
                faults.push(RowMistake::SecondColumn(column).on(1));
            }
            Some(_) => {}
        }
        columns.push(column);
    }
    columns
}

fn read_json_lines(text: &str, faults: &mut Vec<RowFault>) -> Vec<Row> {
    let mut rows = Vec::new();
    for (line, text) in (1..).zip(text.lines()).filter(|(_, text)| !text.trim().is_empty()) {
        let Ok(Value::Object(object)) = serde_json::from_str(text) else {
            faults.push(RowMistake::NoObject.on(line));
            continue;
        };
        // What `export --format json` writes is one object of whole series.
        if object.get(Column::Series.name()).is_some_and(Value::is_array) {
            faults.push(RowMistake::NoRows.on(line));
            continue;
        }
        let mut row = Row { line, cells: Vec::new() };
        for (key, value) in &object {
            match Column::named(key) {
                Some(column) => row.put(column, &cell(value)),
                // The number of the form; there is one so far.
                None if key == "schema" && *value == 1 => {}
                None => faults.push(RowMistake::UnknownColumn(key.clone()).on(line)),
            }
        }
        rows.push(row);
    }
    rows
}

fn number(line: u64) -> usize {
    usize::try_from(line).unwrap_or(usize::MAX)
}
