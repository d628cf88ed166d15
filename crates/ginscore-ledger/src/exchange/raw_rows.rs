//! The rows of a text, read one after another: the columns that their names mean, and the text of their cells.

use std::collections::HashSet;
use std::fmt;

use csv::{Reader, ReaderBuilder, StringRecord};
use serde::de::{Deserializer as _, IgnoredAny, MapAccess, Visitor};
use serde_json::{Map, Value};

use crate::exchange::cells::{as_exported, cell, unguarded, whole};
use crate::exchange::columns::{ColumnName, RowColumn};
use crate::exchange::error::{Another, RowError, RowFaults};
use crate::exchange::row::{HandRow, LONGEST_CELL, MOST_COLUMNS, RowFormat};

pub(crate) struct RawRows<'t> {
    names: Names,
    source: RowSource<'t>,
}

enum RowSource<'t> {
    Csv(Box<CsvRows<'t>>),
    Json(JsonRows<'t>),
    /// Nothing more can be read.
    Ended,
}

impl<'t> RawRows<'t> {
    pub(crate) fn new(text: &'t str, form: RowFormat, faults: &mut RowFaults) -> RawRows<'t> {
        let mut names = Names::default();
        let source = match form {
            RowFormat::Csv => CsvRows::new(text, &mut names, faults)
                .map_or(RowSource::Ended, |rows| RowSource::Csv(Box::new(rows))),
            RowFormat::JsonLines => RowSource::Json(JsonRows::new(text)),
        };
        RawRows { names, source }
    }

    /// The next row, or `None` after the last one. A row with mistakes is returned too, so that those of later rows are found.
    pub(crate) fn next_row(&mut self, faults: &mut RowFaults) -> Option<HandRow> {
        match &mut self.source {
            RowSource::Csv(rows) => rows.next_row(faults),
            RowSource::Json(rows) => rows.next_row(&mut self.names, faults),
            RowSource::Ended => None,
        }
    }

    pub(crate) fn into_ignored(self) -> Vec<String> {
        self.names.ignored
    }
}

/// What the names of a text's columns mean: the part that is not read is listed once.
#[derive(Default)]
struct Names {
    ignored: Vec<String>,
}

impl Names {
    /// What a name means; a mistake, or one that is ignored, is `None`.
    fn read(&mut self, name: &str, line: usize, faults: &mut RowFaults) -> Option<ColumnName> {
        let mistake = match ColumnName::of(name) {
            ColumnName::Near(near) => RowError::UnknownColumn(name.to_owned(), near),
            ColumnName::NoRule(key) => RowError::UnknownRule(key),
            ColumnName::Other => {
                if !name.trim().is_empty() && !self.ignored.iter().any(|known| known == name) {
                    self.ignored.push(name.to_owned());
                }
                return None;
            }
            meant => return Some(meant),
        };
        faults.push(mistake.on(line));
        None
    }
}

/// The lists and rules of a row that have columns of their own.
#[derive(Default)]
struct Spread {
    elements: Vec<(u32, String)>,
    rules: Vec<(&'static str, Vec<(u32, String)>)>,
}

impl Spread {
    fn put(&mut self, name: &ColumnName, cell: &str, row: &mut HandRow, faults: &mut RowFaults) {
        let text = as_exported(RowColumn::Rules, cell.trim());
        match name {
            ColumnName::Whole(column) => row.put(*column, cell, faults),
            ColumnName::Element(at) if !text.is_empty() => self.elements.push((*at, text.into_owned())),
            // `null` means that the rule does not apply.
            ColumnName::Rule(key, at) if !text.is_empty() => {
                let element = (at.unwrap_or(0), text.into_owned());
                match self.rules.iter_mut().find(|(known, _)| known == key) {
                    Some((_, elements)) => elements.push(element),
                    None => self.rules.push((key, vec![element])),
                }
            }
            _ => {}
        }
    }

    fn finish(self, row: &mut HandRow, faults: &mut RowFaults) {
        let joined = |mut elements: Vec<(u32, String)>, sign: &str| {
            elements.sort_by_key(|(at, _)| *at);
            elements.into_iter().map(|(_, text)| text).collect::<Vec<_>>().join(sign)
        };
        let rule = |(key, elements)| {
            let value = joined(elements, ",");
            let list = value.split(|sign: char| matches!(sign, '[' | ']' | ',') || sign.is_whitespace());
            format!("{key}={}", list.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(","))
        };
        let rules: Vec<String> = self.rules.into_iter().map(rule).collect();
        row.append(RowColumn::Columns, &joined(self.elements, " "), faults);
        row.append(RowColumn::Rules, &rules.join(" "), faults);
    }
}

struct CsvRows<'t> {
    reader: Reader<&'t [u8]>,
    record: StringRecord,
    lines: RowLines<'t>,
    /// What the names of the header row mean; `None` for those that are ignored.
    columns: Vec<Option<ColumnName>>,
}

impl<'t> CsvRows<'t> {
    /// Reads the header row; `None` if the text has no hands.
    fn new(text: &'t str, names: &mut Names, faults: &mut RowFaults) -> Option<CsvRows<'t>> {
        let mut lines = RowLines { text, at: 0, line: 1 };
        let (begin, head, delimiter) = header_row(text).unwrap_or_else(|| {
            let head = text.trim_start_matches(['\r', '\n']);
            let begin = text.len() - head.len();
            let head = head.lines().next().unwrap_or_default();
            (begin, head, delimiter(head))
        });
        let line = lines.of_byte(begin);
        // Far too many columns are not split into cells first, because each cell takes more memory than its text.
        let parts = head.bytes().filter(|byte| *byte == delimiter).count();
        if parts > LONGEST_CELL {
            faults.push(RowError::TooManyColumns(parts + 1).on(line));
            return None;
        }
        let text = text.get(begin..).unwrap_or_default();
        let mut reader = csv_reader(text, delimiter);
        let head = reader.headers().cloned().unwrap_or_default();
        let mut head: Vec<&str> = head.iter().collect();
        // A spreadsheet may write an empty column after the others.
        while head.last().is_some_and(|name| name.trim().is_empty()) {
            head.pop();
        }
        let has = |column| head.iter().any(|name| RowColumn::named(name) == Some(column));
        // A file of another kind is one mistake, not one for each of its columns and rows.
        let another = if head.len() > MOST_COLUMNS {
            Some(RowError::TooManyColumns(head.len()))
        } else if !has(RowColumn::Hand) {
            Some(RowError::Another(of_results(head.iter().copied())))
        } else {
            None
        };
        if let Some(another) = another {
            faults.push(another.on(line));
            return None;
        }
        let mut columns: Vec<Option<ColumnName>> = Vec::new();
        for name in head {
            let column = names.read(name, line, faults);
            if column.is_some() && columns.contains(&column) {
                faults.push(RowError::SecondColumn(name.trim().to_owned()).on(line));
            }
            columns.push(column);
        }
        lines = RowLines { text, at: 0, line };
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
            let mut spread = Spread::default();
            for (name, cell) in self.columns.iter().zip(&self.record) {
                if let Some(name) = name {
                    spread.put(name, &unguarded(cell), &mut row, faults);
                }
            }
            spread.finish(&mut row, faults);
            // A spreadsheet may leave empty rows at its end.
            if !row.is_empty() {
                return Some(row);
            }
        }
        None
    }
}

/// Objects, one after the other: a line each, over several lines, or the elements of a list.
struct JsonRows<'t> {
    lines: RowLines<'t>,
    /// Where the next object begins, in bytes.
    at: usize,
    /// True in a list.
    in_list: bool,
    /// True after the first row, or the first mistake.
    begun: bool,
}

impl<'t> JsonRows<'t> {
    fn new(text: &'t str) -> JsonRows<'t> {
        let begin = text.len() - text.trim_start().len();
        let in_list = text.get(begin..).is_some_and(|text| text.starts_with('['));
        let at = begin + usize::from(in_list);
        JsonRows { lines: RowLines { text, at: 0, line: 1 }, at, in_list, begun: false }
    }

    fn next_row(&mut self, names: &mut Names, faults: &mut RowFaults) -> Option<HandRow> {
        loop {
            let text = self.lines.text.get(self.at..).unwrap_or_default();
            let between: &[char] =
                if self.in_list { &[' ', '\t', '\r', '\n', ','] } else { &[' ', '\t', '\r', '\n'] };
            let rest = text.trim_start_matches(between);
            self.at += text.len() - rest.len();
            let line = self.lines.of_byte(self.at);
            // A list without its end was cut off.
            if rest.is_empty() && self.in_list {
                self.in_list = false;
                faults.push(RowError::NoObject.on(line));
            }
            if rest.is_empty() || self.in_list && rest.trim_end() == "]" {
                return None;
            }
            let (read, length) = object(rest, self.in_list);
            let object_text = rest.get(..length).unwrap_or_default();
            self.at += length;
            // A file of another kind is one mistake, not one for each of its lines.
            let another = if self.begun { None } else { another(&read, object_text, self.in_list) };
            self.begun = true;
            let another = another.or_else(|| is_whole_series(read.as_ref()?).then_some(Another::WholeSeries));
            if let Some(another) = another {
                faults.push(RowError::Another(another).on(line));
                self.at = self.lines.text.len();
                return None;
            }
            let Some(object) = read else {
                faults.push(RowError::NoObject.on(line));
                if self.in_list {
                    (self.in_list, self.at) = (false, self.lines.text.len());
                }
                continue;
            };
            // The values were read as those of a map, which keeps the last one of each key.
            if let Ok(Some(key)) = serde_json::Deserializer::from_str(object_text).deserialize_map(FirstTwice)
            {
                faults.push(RowError::SecondColumn(key).on(line));
                continue;
            }
            return Some(json_row(&object, line, names, faults));
        }
    }
}

/// Reads the object at the start of a text, and returns how long it is. A line that is not an object is passed over whole,
/// so that the mistakes of the later lines are found.
fn object(text: &str, in_list: bool) -> (Option<Map<String, Value>>, usize) {
    let line = text.split('\n').next().unwrap_or_default();
    let mut values = serde_json::Deserializer::from_str(text).into_iter::<Map<String, Value>>();
    let read = values.next().and_then(Result::ok);
    let length = values.byte_offset();
    let after = text.get(length..).unwrap_or_default().lines().next().unwrap_or_default();
    match read {
        Some(object) if in_list || after.trim().is_empty() => (Some(object), length),
        _ => (None, line.len()),
    }
}

/// The kind of file of which this is the first line, if it is not a row, not even a wrong one.
fn another(first: &Option<Map<String, Value>>, text: &str, in_list: bool) -> Option<Another> {
    let Some(object) = first else {
        // What goes on after the line, and is not an object.
        let is_open = serde_json::from_str::<IgnoredAny>(text).is_err_and(|error| error.is_eof());
        return (in_list || is_open).then_some(Another::NoHands);
    };
    let known = |key: &String| key == "schema" || ColumnName::of(key) != ColumnName::Other;
    let other = of_results(object.keys().map(String::as_str));
    let is_row =
        object.contains_key(RowColumn::Hand.name()) || other != Another::Results && object.keys().any(known);
    (!is_row).then_some(other)
}

/// Returns true for an object with whole series, as `export --format json` writes it.
fn is_whole_series(object: &Map<String, Value>) -> bool {
    object.get(RowColumn::Series.name()).is_some_and(Value::is_array)
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

fn json_row(object: &Map<String, Value>, line: usize, names: &mut Names, faults: &mut RowFaults) -> HandRow {
    let mut row = HandRow::new(line);
    let mut spread = Spread::default();
    for (key, value) in object {
        // The version of the format; there is only one so far.
        if key == "schema" {
            if whole(&cell(value)).as_deref() != Some("1") && !value.is_null() {
                faults.push(RowError::Newer(cell(value)).on(line));
            }
            continue;
        }
        if names.ignored.len() >= MOST_COLUMNS
            && ColumnName::of(key) == ColumnName::Other
            && !names.ignored.contains(key)
        {
            faults.push(RowError::TooManyColumns(names.ignored.len() + 1).on(line));
            continue;
        }
        match names.read(key, line, faults) {
            Some(ColumnName::Whole(column)) if row.get(column).is_some() => {
                faults.push(RowError::SecondColumn(key.clone()).on(line));
            }
            Some(name) => spread.put(&name, &cell(value), &mut row, faults),
            None => {}
        }
    }
    spread.finish(&mut row, faults);
    row
}

struct RowLines<'t> {
    text: &'t str,
    at: usize,
    line: usize,
}

impl RowLines<'_> {
    /// The line of the row that starts at that byte, or after any empty lines there.
    fn of(&mut self, byte: u64) -> usize {
        self.of_byte(usize::try_from(byte).unwrap_or(usize::MAX))
    }

    fn of_byte(&mut self, byte: usize) -> usize {
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

/// The signs that separate cells, the likeliest first: some spreadsheets write semicolons or tabs if the comma is the decimal
/// separator, and SQLite writes bars.
const DELIMITERS: [u8; 4] = *b",;\t|";

/// The delimiter that appears most often in a header row.
fn delimiter(head: &str) -> u8 {
    let count = |delimiter: &u8| head.bytes().filter(|byte| byte == delimiter).count();
    // Without any delimiter there is one cell, whichever delimiter is chosen.
    DELIMITERS.into_iter().rev().max_by_key(count).unwrap_or(b',')
}

/// The most lines that a title has.
const LONGEST_TITLE: usize = 10;

/// Returns the header row, where it begins, and its delimiter. A title may be above it, or `sep=,`, which is for Excel.
/// `None` if none of the first lines has a cell `hand`.
fn header_row(text: &str) -> Option<(usize, &str, u8)> {
    let mut begin = 0;
    let lines = text.split_inclusive('\n').map(|line| {
        let at = begin;
        begin += line.len();
        (at, line)
    });
    let lines = lines.filter(|(_, line)| !line.trim().is_empty()).take(LONGEST_TITLE);
    let mut heads = lines.map(|(at, line)| (at, line, delimiter(line)));
    heads.find(|(_, line, delimiter)| {
        let cells = line.split(char::from(*delimiter)).map(|cell| cell.trim().trim_matches('"'));
        cells.take(LONGEST_CELL).any(|cell| RowColumn::named(cell) == Some(RowColumn::Hand))
    })
}

/// Returns true if a text has a header row with `hand` and more.
pub(crate) fn has_header_row(text: &str) -> bool {
    header_row(text).is_some_and(|(_, head, delimiter)| head.contains(char::from(delimiter)))
}

/// The kind of file that has these columns, and no hands.
fn of_results<'n>(mut names: impl Iterator<Item = &'n str>) -> Another {
    match names.any(|name| name.trim().eq_ignore_ascii_case("games_won")) {
        true => Another::Results,
        false => Another::NoHands,
    }
}
