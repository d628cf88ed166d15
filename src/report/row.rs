//! Rows as another program hands them in, CSV or JSON Lines: cells of text under the columns, whatever the form.

use csv::ReaderBuilder;
use serde_json::{Map, Value};

use super::columns::Column;
use crate::ledger::series::Refusal;
use crate::notation::fault::Misread;
use crate::notation::names::{BadName, Names};
use crate::rules::house::Clash;

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

/// Something wrong with a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowFault {
    /// The line, counted from 1.
    pub line: usize,
    /// What.
    pub what: RowMistake,
}

/// The ways in which rows can be wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RowMistake {
    /// The line is not of its form; in the words of the library that reads it.
    Syntax(String),
    /// There are more cells in the row than columns in the head.
    TooManyCells,
    /// No column is called that.
    UnknownColumn(String),
    /// A column stands twice in the head.
    SecondColumn(Column),
    /// The row does not say what is needed.
    Missing(Column),
    /// What the column says is not what it wants: the text, and what is wanted.
    BadCell(Column, String, &'static str),
    /// A name that will not do.
    BadName(String, BadName),
    /// No preset is called that, and the rules are not all there.
    UnknownPreset(String),
    /// No rule is called that.
    UnknownRule(String),
    /// A rule's value that it does not allow: the key, and the value.
    BadRule(&'static str, String),
    /// Rules that do not go together.
    Clash(Clash),
    /// The row says something else of the series than its first row.
    Otherwise(Column),
    /// Neither player has that name.
    UnknownPlayer(Column, String),
    /// The hand of that number was to come, and this row says it is another.
    OutOfOrder {
        /// The number that comes next.
        next: usize,
        /// The number that the row has.
        written: String,
    },
    /// A hand that cannot be read.
    Misread {
        /// Its line.
        hand: String,
        /// What cannot be read.
        misread: Vec<Misread>,
    },
    /// A hand that cannot stand where it does.
    Refused {
        /// Its line.
        hand: String,
        /// Whose it is.
        names: Names,
        /// Why.
        refusal: Refusal,
    },
    /// What the row says that the hand came to is not what the rules give.
    Mismatch {
        /// Where it says so.
        column: Column,
        /// What it says.
        written: String,
        /// What the rules give.
        given: String,
    },
}

impl RowMistake {
    /// The mistake on that line.
    pub const fn on(self, line: usize) -> RowFault {
        RowFault { line, what: self }
    }
}

impl Row {
    /// What the row says in that column; nothing, where that is nothing but space.
    pub fn get(&self, column: Column) -> Option<&str> {
        self.cells.iter().find(|(of, _)| *of == column).map(|(_, text)| text.as_str())
    }

    fn put(&mut self, column: Column, text: String) {
        if !text.trim().is_empty() {
            self.cells.push((column, text));
        }
    }
}

/// A cell of a CSV file that no spreadsheet takes for a formula: one that begins like a formula, or with the
/// mark itself, has an apostrophe before it.
///
/// ```
/// use ginscore::report::row::{guarded, unguarded};
/// assert_eq!(guarded("=cmd()"), "'=cmd()");
/// assert_eq!(guarded("Ann +18"), "Ann +18");
/// for cell in ["=cmd()", "'tis", "+18", "@7s", "-1", "Ann"] {
///     assert_eq!(unguarded(&guarded(cell)), cell);
/// }
/// ```
pub fn guarded(cell: &str) -> String {
    let begins = |letter: char| matches!(letter, '=' | '+' | '-' | '@' | '\t' | '\r' | '\'');
    let mark = if cell.starts_with(begins) { "'" } else { "" };
    format!("{mark}{cell}")
}

/// The cell without the mark.
pub fn unguarded(cell: &str) -> &str {
    cell.strip_prefix('\'').unwrap_or(cell)
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
    let rows = match form {
        Form::Csv => read_csv(text, &mut faults),
        Form::JsonLines => read_json_lines(text, &mut faults),
    };
    if faults.is_empty() { Ok(rows) } else { Err(faults) }
}

fn read_csv(text: &str, faults: &mut Vec<RowFault>) -> Vec<Row> {
    let mut reader =
        ReaderBuilder::new().delimiter(delimiter(text)).flexible(true).from_reader(text.as_bytes());
    let head: Vec<Option<Column>> = match reader.headers() {
        Ok(head) => columns(head.iter(), faults),
        Err(error) => {
            faults.push(RowMistake::Syntax(error.to_string()).on(1));
            return Vec::new();
        }
    };
    let mut rows = Vec::new();
    for record in reader.records() {
        let record = match record {
            Ok(record) => record,
            Err(error) => {
                let line = error.position().map_or(1, csv::Position::line);
                faults.push(RowMistake::Syntax(error.to_string()).on(number(line)));
                continue;
            }
        };
        let line = number(record.position().map_or(1, csv::Position::line));
        let mut row = Row { line, cells: Vec::new() };
        if record.len() > head.len() {
            faults.push(RowMistake::TooManyCells.on(line));
        }
        for (column, cell) in head.iter().zip(&record) {
            if let Some(column) = column {
                row.put(*column, unguarded(cell).to_owned());
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
        let object: Map<String, Value> = match serde_json::from_str(text) {
            Ok(object) => object,
            Err(error) => {
                // Its own line is always the first: each is read by itself.
                let message = error.to_string();
                let message = message.split(" at line ").next().unwrap_or_default().to_owned();
                faults.push(RowMistake::Syntax(message).on(line));
                continue;
            }
        };
        let mut row = Row { line, cells: Vec::new() };
        for (key, value) in &object {
            match Column::named(key) {
                Some(column) => row.put(column, cell(value)),
                // The number of the form; there is one so far.
                None if key == "schema" && *value == 1 => {}
                None => faults.push(RowMistake::UnknownColumn(key.clone()).on(line)),
            }
        }
        rows.push(row);
    }
    rows
}

/// A value as a cell has it: a list as `1 2`, an object as `key=value key=value`.
pub fn cell(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        Value::Array(list) => list.iter().map(cell).collect::<Vec<_>>().join(" "),
        Value::Object(of) => settings("", of).join(" "),
        plain => plain.to_string(),
    }
}

/// Nested values with the names of those that they stand in: `shutout.test=no-points`.
fn settings(within: &str, of: &Map<String, Value>) -> Vec<String> {
    let one = |(key, value): (&String, &Value)| match value {
        Value::Object(inner) => settings(&format!("{within}{key}."), inner),
        Value::Array(list) => {
            let list: Vec<String> = list.iter().map(cell).collect();
            vec![format!("{within}{key}={}", list.join(","))]
        }
        plain => vec![format!("{within}{key}={}", cell(plain))],
    };
    of.iter().flat_map(one).collect()
}

fn number(line: u64) -> usize {
    usize::try_from(line).unwrap_or(usize::MAX)
}
