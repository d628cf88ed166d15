//! Rows from another program, as CSV or JSON Lines.

use std::sync::Arc;

use csv::ReaderBuilder;
use serde_json::Value;

use crate::exchange::cells::{cell, unguarded};
use crate::exchange::club::{Headings, RawCell, RawRow, SheetResult, understood};
use crate::exchange::columns::Column;
use crate::exchange::error::{RowErrorKind, RowFaults};
use crate::exchange::headings::{Heading, SheetOptions, same_heading};

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

/// The rows of a text.
#[derive(Clone, Debug, Default)]
pub struct Rows {
    /// The rows, in order.
    pub all: Vec<Row>,
    /// The headings that have no meaning here and were ignored.
    pub ignored: Vec<String>,
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

impl RawRow {
    fn get(&self, heading: Heading) -> Option<&str> {
        self.cells().find(|(of, _)| *of == heading).map(|(_, text)| &**text)
    }

    /// Adds a cell. A text that the row before has under the same heading is shared with it: most of the text of a series
    /// is the same in every row.
    fn put(&mut self, heading: Heading, text: &str, before: Option<&RawRow>, faults: &mut RowFaults) {
        let text = text.trim();
        if text.contains('\n') {
            faults.push(RowErrorKind::ManyLines(heading).on(self.line));
        } else if text.len() > LONGEST_CELL {
            faults.push(RowErrorKind::TooLong(heading).on(self.line));
        } else if !text.is_empty() {
            let same = |(of, known): &&RawCell| *of == heading && **known == *text;
            let shared = before.and_then(|before| before.cells().find(same));
            self.own.push((heading, shared.map_or_else(|| text.into(), |(_, known)| Arc::clone(known))));
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

/// The headings of a sheet, as they are written; none if the text is not CSV, or has too many.
pub fn headings(text: &str) -> Vec<String> {
    let text = text.trim_start_matches('\u{feff}');
    let (delimiter, parts) = delimiter(text);
    if row_format(text) != RowFormat::Csv || parts >= MOST_COLUMNS {
        return Vec::new();
    }
    let mut reader = ReaderBuilder::new().delimiter(delimiter).flexible(true).from_reader(text.as_bytes());
    let head = reader.headers().cloned().unwrap_or_default();
    head.iter().map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect()
}

/// Returns the rows of a text, or all the mistakes that keep it from being read. Headings are understood in many
/// spellings; those without a meaning are ignored, unless they look like a misspelling.
pub fn read_rows(text: &str, form: RowFormat, options: &SheetOptions) -> Result<Rows, RowFaults> {
    let text = text.trim_start_matches('\u{feff}');
    let mut faults = RowFaults::none();
    if text.trim().is_empty() || text.trim_start().starts_with(['<', '[']) {
        return Err(RowErrorKind::NoRows.on(1).into());
    }
    let mut reader =
        RowReader { options, headings: Headings::default(), ignored: Vec::new(), raw: Vec::new() };
    match form {
        RowFormat::Csv => reader.read_csv(text, &mut faults),
        RowFormat::JsonLines => reader.read_json_lines(text, &mut faults),
    }
    let RowReader { headings, ignored, raw, .. } = reader;
    faults.none_or(())?;
    let mut faults = RowFaults::none();
    let all = understood(raw, &headings, &ignored, options, &mut faults);
    faults.none_or(Rows { all, ignored })
}

/// A text while its rows are read.
struct RowReader<'o> {
    options: &'o SheetOptions,
    headings: Headings,
    ignored: Vec<String>,
    raw: Vec<RawRow>,
}

impl RowReader<'_> {
    fn read_csv(&mut self, text: &str, faults: &mut RowFaults) {
        let (delimiter, parts) = delimiter(text);
        let mut lines = Lines { text, at: 0, line: 1 };
        // Far too many columns are not split into cells first, because each cell takes more memory than its text.
        if parts > LONGEST_CELL {
            faults.push(RowErrorKind::TooManyColumns(parts + 1).on(lines.of(0)));
            return;
        }
        let mut reader =
            ReaderBuilder::new().delimiter(delimiter).flexible(true).from_reader(text.as_bytes());
        let head = reader.headers().cloned().unwrap_or_default();
        let mut head: Vec<&str> = head.iter().collect();
        // A spreadsheet may write an empty column after the others.
        while head.last().is_some_and(|name| name.trim().is_empty()) {
            head.pop();
        }
        let line = lines.of(0);
        self.headings.line = line;
        // A file of another kind is one mistake, not one for each of its columns and rows.
        let another = if head.len() > MOST_COLUMNS {
            Some(RowErrorKind::TooManyColumns(head.len()))
        } else if head.iter().all(|name| self.options.meaning(name).is_none()) {
            Some(RowErrorKind::NoRows)
        } else {
            None
        };
        if let Some(another) = another {
            faults.push(another.on(line));
            return;
        }
        let meanings = self.meanings(&head, line, faults);
        // Text is never an error to the CSV reader, whatever it contains: only bytes could be.
        for record in reader.records().flatten() {
            let line = lines.of(record.position().map_or(0, csv::Position::byte));
            let mut row = RawRow::new(line, head.len());
            // A row that was cut off must not pass for a whole one.
            if record.len() < head.len() {
                faults.push(RowErrorKind::TooFewCells.on(line));
            }
            if record.iter().skip(head.len()).any(|cell| !cell.trim().is_empty()) {
                faults.push(RowErrorKind::TooManyCells.on(line));
            }
            for (meaning, cell) in meanings.iter().zip(&record) {
                if let Some(meaning) = meaning {
                    row.put(*meaning, &unguarded(cell), self.raw.last(), faults);
                }
            }
            // A spreadsheet may leave empty rows at its end.
            if !row.own.is_empty() {
                row.share(self.raw.last());
                self.raw.push(row);
            }
        }
    }

    /// The meanings of the headings of a sheet; `None` for those that are ignored.
    fn meanings(&mut self, head: &[&str], line: usize, faults: &mut RowFaults) -> Vec<Option<Heading>> {
        self.check_map(head, line, faults);
        head.iter().map(|name| self.meaning(name, line, faults)).collect()
    }

    /// Checks that every heading that was given a meaning is there.
    fn check_map(&self, head: &[&str], line: usize, faults: &mut RowFaults) {
        for (heading, _) in &self.options.map {
            if !head.iter().any(|name| same_heading(name, heading)) {
                let found = head.iter().map(|name| name.trim().to_owned()).collect();
                faults.push(RowErrorKind::NotMapped { heading: heading.clone(), found }.on(line));
            }
        }
    }

    /// The meaning of a heading, or `None` if it is ignored.
    fn meaning(&mut self, name: &str, line: usize, faults: &mut RowFaults) -> Option<Heading> {
        let Some(meaning) = self.options.meaning(name) else {
            match Heading::misspelled(name) {
                Some(near) => faults.push(RowErrorKind::UnknownColumn(name.to_owned(), near).on(line)),
                None if name.trim().is_empty() || self.ignored.iter().any(|known| known == name) => {}
                None => self.ignored.push(name.to_owned()),
            }
            return None;
        };
        if meaning == Heading::Ignore {
            return None;
        }
        if self.headings.contains(meaning) {
            let (first, second) = (self.headings.word(meaning), name.trim().to_owned());
            let what = if same_heading(&first, &second) {
                RowErrorKind::SecondColumn(second)
            } else {
                RowErrorKind::SameMeaning { first, second, meaning }
            };
            faults.push(what.on(line));
        }
        self.headings.add(meaning, name);
        Some(meaning)
    }

    fn read_json_lines(&mut self, text: &str, faults: &mut RowFaults) {
        self.headings.line = 1;
        // The keys of the first object are the headings of the text.
        if let Some(Ok(Value::Object(object))) = text.lines().next().map(serde_json::from_str) {
            let keys: Vec<&str> = object.keys().map(String::as_str).collect();
            self.check_map(&keys, 1, faults);
        }
        for (line, text) in (1..).zip(text.lines()).filter(|(_, text)| !text.trim().is_empty()) {
            let read = serde_json::from_str(text);
            // A file of another kind is one mistake, not one for each of its lines.
            if self.raw.is_empty() && faults.count() == 0 && self.is_another(&read) {
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
            let mut row = RawRow::new(line, object.len().min(MOST_COLUMNS));
            for (key, value) in &object {
                // The version of the format; there is only one so far.
                if key == "schema" {
                    if *value != 1 {
                        faults.push(RowErrorKind::Newer(cell(value)).on(line));
                    }
                    continue;
                }
                match self.options.meaning(key) {
                    Some(Heading::Ignore) => {}
                    Some(meaning) if row.get(meaning).is_some() => {
                        faults.push(RowErrorKind::SecondColumn(key.clone()).on(line));
                    }
                    Some(meaning) => {
                        self.headings.add(meaning, key);
                        row.put(meaning, &cell(value), self.raw.last(), faults);
                    }
                    None if self.ignored.len() < MOST_COLUMNS || self.ignored.contains(key) => {
                        self.meaning(key, line, faults);
                    }
                    None => faults.push(RowErrorKind::TooManyColumns(self.ignored.len() + 1).on(line)),
                }
            }
            row.share(self.raw.last());
            self.raw.push(row);
        }
    }

    /// Returns true if the first line of a text is not a row, not even a wrong one: it is part of an object over
    /// several lines, an object of whole series as `export --format json` writes it, or an object without any known
    /// key.
    fn is_another(&self, first: &Result<Value, serde_json::Error>) -> bool {
        match first {
            Ok(Value::Object(object)) => {
                let known = |key: &String| key == "schema" || self.options.meaning(key).is_some();
                object.get(Column::Series.name()).is_some_and(Value::is_array) || !object.keys().any(known)
            }
            Ok(_) => false,
            Err(error) => error.is_eof(),
        }
    }
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
