//! The rows of a text, read one after another: the columns that their names mean, and the text of their cells.

use std::collections::HashSet;
use std::fmt;

use csv::{Reader, ReaderBuilder, StringRecord};
use serde::de::{Deserializer as _, IgnoredAny, MapAccess, Visitor};
use serde_json::Value;

use crate::exchange::cells::{cell, unguarded};
use crate::exchange::columns::RowColumn;
use crate::exchange::error::{RowError, RowFaults};
use crate::exchange::row::{HandRow, LONGEST_CELL, MOST_COLUMNS, RowFormat};

pub(crate) struct RawRows<'t> {
    ignored: Vec<String>,
    source: RowSource<'t>,
}

enum RowSource<'t> {
    Csv(Box<CsvRows<'t>>),
    JsonLines(JsonLines<'t>),
    /// Nothing more can be read.
    Ended,
}

impl<'t> RawRows<'t> {
    pub(crate) fn new(text: &'t str, form: RowFormat, faults: &mut RowFaults) -> RawRows<'t> {
        let mut ignored = Vec::new();
        let source = match form {
            RowFormat::Csv => CsvRows::new(text, &mut ignored, faults)
                .map_or(RowSource::Ended, |rows| RowSource::Csv(Box::new(rows))),
            RowFormat::JsonLines => {
                RowSource::JsonLines(JsonLines { lines: text.lines().enumerate(), begun: false })
            }
        };
        RawRows { ignored, source }
    }

    /// The next row, or `None` after the last one. A row with mistakes is returned too, so that those of later rows are found.
    pub(crate) fn next_row(&mut self, faults: &mut RowFaults) -> Option<HandRow> {
        match &mut self.source {
            RowSource::Csv(rows) => rows.next_row(faults),
            RowSource::JsonLines(rows) => rows.next_row(&mut self.ignored, faults),
            RowSource::Ended => None,
        }
    }

    pub(crate) fn into_ignored(self) -> Vec<String> {
        self.ignored
    }
}

/// The column that a name means; `None` if the name is ignored, as is said once.
fn column(name: &str, ignored: &mut Vec<String>, line: usize, faults: &mut RowFaults) -> Option<RowColumn> {
    let known = RowColumn::named(name);
    if known.is_none() {
        match RowColumn::misspelled(name) {
            Some(near) => faults.push(RowError::UnknownColumn(name.to_owned(), near).on(line)),
            None if name.trim().is_empty() || ignored.iter().any(|known| known == name) => {}
            None => ignored.push(name.to_owned()),
        }
    }
    known
}

struct CsvRows<'t> {
    reader: Reader<&'t [u8]>,
    record: StringRecord,
    lines: RowLines<'t>,
    /// The columns under the names of the header row; `None` for those that are ignored.
    columns: Vec<Option<RowColumn>>,
}

impl<'t> CsvRows<'t> {
    /// Reads the header row; `None` if the text has no hands.
    fn new(text: &'t str, ignored: &mut Vec<String>, faults: &mut RowFaults) -> Option<CsvRows<'t>> {
        let (delimiter, parts) = delimiter(text);
        let mut lines = RowLines { text, at: 0, line: 1 };
        // Far too many columns are not split into cells first, because each cell takes more memory than its text.
        if parts > LONGEST_CELL {
            faults.push(RowError::TooManyColumns(parts + 1).on(lines.of(0)));
            return None;
        }
        let mut reader = csv_reader(text, delimiter);
        let head = reader.headers().cloned().unwrap_or_default();
        let mut head: Vec<&str> = head.iter().collect();
        // A spreadsheet may write an empty column after the others.
        while head.last().is_some_and(|name| name.trim().is_empty()) {
            head.pop();
        }
        let line = lines.of(0);
        // A file of another kind is one mistake, not one for each of its columns and rows.
        let another = if head.len() > MOST_COLUMNS {
            Some(RowError::TooManyColumns(head.len()))
        } else if !head.iter().any(|name| RowColumn::named(name) == Some(RowColumn::Hand)) {
            Some(RowError::NoRows)
        } else {
            None
        };
        if let Some(another) = another {
            faults.push(another.on(line));
            return None;
        }
        let mut columns: Vec<Option<RowColumn>> = Vec::new();
        for name in head {
            let column = column(name, ignored, line, faults);
            if column.is_some() && columns.contains(&column) {
                faults.push(RowError::SecondColumn(name.trim().to_owned()).on(line));
            }
            columns.push(column);
        }
        Some(CsvRows { reader, record: StringRecord::new(), lines, columns })
    }

    fn next_row(&mut self, faults: &mut RowFaults) -> Option<HandRow> {
        // Text is never an error to the CSV reader, whatever it contains: only bytes could be.
        while let Ok(true) = self.reader.read_record(&mut self.record) {
            let line = self.lines.of(self.record.position().map_or(0, csv::Position::byte));
            let mut row = HandRow::new(line);
            // A row that was cut off must not pass for a whole one.
            if self.record.len() < self.columns.len() {
                faults.push(RowError::TooFewCells.on(line));
            }
            if self.record.iter().skip(self.columns.len()).any(|cell| !cell.trim().is_empty()) {
                faults.push(RowError::TooManyCells.on(line));
            }
            for (column, cell) in self.columns.iter().zip(&self.record) {
                if let Some(column) = column {
                    row.put(*column, &unguarded(cell), faults);
                }
            }
            // A spreadsheet may leave empty rows at its end.
            if !row.is_empty() {
                return Some(row);
            }
        }
        None
    }
}

struct JsonLines<'t> {
    lines: std::iter::Enumerate<std::str::Lines<'t>>,
    /// True after the first row, or the first mistake.
    begun: bool,
}

impl JsonLines<'_> {
    fn next_row(&mut self, ignored: &mut Vec<String>, faults: &mut RowFaults) -> Option<HandRow> {
        while let Some((at, text)) = self.lines.next() {
            let line = at + 1;
            if text.trim().is_empty() {
                continue;
            }
            let read = serde_json::from_str(text);
            // A file of another kind is one mistake, not one for each of its lines.
            if !self.begun && is_another(&read) {
                faults.push(RowError::NoRows.on(line));
                self.lines = "".lines().enumerate();
                return None;
            }
            self.begun = true;
            let Ok(Value::Object(object)) = read else {
                faults.push(RowError::NoObject.on(line));
                continue;
            };
            if object.get(RowColumn::Series.name()).is_some_and(Value::is_array) {
                faults.push(RowError::NoRows.on(line));
                continue;
            }
            // The values were read as those of a map, which keeps the last one of each key.
            if let Ok(Some(key)) = serde_json::Deserializer::from_str(text).deserialize_map(FirstTwice) {
                faults.push(RowError::SecondColumn(key).on(line));
                continue;
            }
            return Some(json_row(&object, line, ignored, faults));
        }
        None
    }
}

/// Reads the first key of an object that is there twice.
struct FirstTwice;

impl<'de> Visitor<'de> for FirstTwice {
    type Value = Option<String>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Option<String>, A::Error> {
        let (mut all, mut twice) = (HashSet::new(), None);
        while let Some((key, IgnoredAny)) = map.next_entry::<String, IgnoredAny>()? {
            if !all.insert(key.clone()) {
                twice.get_or_insert(key);
            }
        }
        Ok(twice)
    }
}

fn json_row(
    object: &serde_json::Map<String, Value>,
    line: usize,
    ignored: &mut Vec<String>,
    faults: &mut RowFaults,
) -> HandRow {
    let mut row = HandRow::new(line);
    for (key, value) in object {
        // The version of the format; there is only one so far.
        if key == "schema" {
            if *value != 1 {
                faults.push(RowError::Newer(cell(value)).on(line));
            }
            continue;
        }
        match RowColumn::named(key) {
            Some(column) if row.get(column).is_some() => {
                faults.push(RowError::SecondColumn(key.clone()).on(line));
            }
            Some(column) => row.put(column, &cell(value), faults),
            None if ignored.len() < MOST_COLUMNS || ignored.contains(key) => {
                column(key, ignored, line, faults);
            }
            None => faults.push(RowError::TooManyColumns(ignored.len() + 1).on(line)),
        }
    }
    row
}

/// Returns true if the first line of a text is not a row, not even a wrong one: it is part of an object over several lines,
/// an object of whole series as `export --format json` writes it, or an object without any known key.
fn is_another(first: &Result<Value, serde_json::Error>) -> bool {
    match first {
        Ok(Value::Object(object)) => {
            let known = |key: &String| key == "schema" || RowColumn::named(key).is_some();
            object.get(RowColumn::Series.name()).is_some_and(Value::is_array) || !object.keys().any(known)
        }
        Ok(_) => false,
        Err(error) => error.is_eof(),
    }
}

struct RowLines<'t> {
    text: &'t str,
    at: usize,
    line: usize,
}

impl RowLines<'_> {
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

fn csv_reader(text: &str, delimiter: u8) -> Reader<&[u8]> {
    ReaderBuilder::new().delimiter(delimiter).flexible(true).from_reader(text.as_bytes())
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
