//! The rows of a text as they are written, read one after another: what their headings mean, and the text of their cells.

use std::collections::HashSet;
use std::fmt;
use std::sync::Arc;

use csv::{Reader, ReaderBuilder, StringRecord};
use serde::de::{Deserialize, Deserializer, IgnoredAny, MapAccess, Visitor};
use serde_json::Value;

use crate::exchange::cells::{cell, unguarded};
use crate::exchange::columns::Column;
use crate::exchange::error::{RowErrorKind, RowFaults};
use crate::exchange::headings::{Heading, SheetOptions, same_heading};
use crate::exchange::rows::{LONGEST_CELL, MOST_COLUMNS, RowFormat};

/// A cell as it is written, under its heading.
pub(crate) type RawCell = (Heading, Arc<str>);

/// A row as it is written, before its cells are understood.
#[derive(Clone, Debug)]
pub(crate) struct RawRow {
    pub(crate) line: usize,
    /// The cells of the series, which rows of one series share.
    pub(crate) same: Arc<[RawCell]>,
    /// The others.
    pub(crate) own: Vec<RawCell>,
}

impl RawRow {
    pub(crate) fn cells(&self) -> impl Iterator<Item = &RawCell> {
        self.same.iter().chain(&self.own)
    }
}

/// The headings of a sheet: the meaning of each, and the words that the sheet has for it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Headings {
    /// The line that they are on.
    pub(crate) line: usize,
    all: Vec<(Heading, String)>,
}

impl Headings {
    fn add(&mut self, heading: Heading, text: &str) {
        if !self.contains(heading) {
            self.all.push((heading, text.trim().to_owned()));
        }
    }

    pub(crate) fn contains(&self, heading: Heading) -> bool {
        self.all.iter().any(|(known, _)| *known == heading)
    }

    /// The words that the sheet has for it, or its name.
    pub(crate) fn word(&self, heading: Heading) -> String {
        let found = self.all.iter().find(|(known, _)| *known == heading);
        found.map_or_else(|| heading.name().to_owned(), |(_, text)| text.clone())
    }

    /// All words that the sheet has.
    pub(crate) fn words(&self) -> impl Iterator<Item = &str> {
        self.all.iter().map(|(_, text)| text.as_str())
    }
}

/// The rows of a text, read one after another.
pub(crate) struct RawRows<'t> {
    sheet: SheetHeadings<'t>,
    source: Source<'t>,
    /// The cells of the series in the row before.
    same: Arc<[RawCell]>,
}

/// Where rows come from.
enum Source<'t> {
    Csv(Box<CsvRows<'t>>),
    JsonLines(JsonLines<'t>),
    /// Nothing more can be read.
    Ended,
}

impl<'t> RawRows<'t> {
    /// Starts to read the rows of a text.
    pub(crate) fn new(
        text: &'t str,
        form: RowFormat,
        options: &'t SheetOptions,
        faults: &mut RowFaults,
    ) -> RawRows<'t> {
        let mut sheet = SheetHeadings { options, headings: Headings::default(), ignored: Vec::new() };
        let source = match form {
            RowFormat::Csv => CsvRows::new(text, &mut sheet, faults)
                .map_or(Source::Ended, |rows| Source::Csv(Box::new(rows))),
            RowFormat::JsonLines => Source::JsonLines(JsonLines::new(text, &mut sheet, faults)),
        };
        RawRows { sheet, source, same: Arc::default() }
    }

    /// The next row, or `None` after the last one. A row with mistakes is returned too, so that those of later rows are found.
    pub(crate) fn next_row(&mut self, faults: &mut RowFaults) -> Option<RawRow> {
        let cells = match &mut self.source {
            Source::Csv(rows) => rows.next_row(&self.same, faults),
            Source::JsonLines(rows) => rows.next_row(&mut self.sheet, &self.same, faults),
            Source::Ended => None,
        }?;
        if cells.same != *self.same {
            self.same = cells.same.into();
        }
        Some(RawRow { line: cells.line, same: Arc::clone(&self.same), own: cells.own })
    }

    /// The headings of the rows that were read, and those among them that have no meaning and were ignored.
    pub(crate) fn into_headings(self) -> (Headings, Vec<String>) {
        (self.sheet.headings, self.sheet.ignored)
    }
}

/// The cells of a row.
struct Cells {
    line: usize,
    /// Those of the series.
    same: Vec<RawCell>,
    /// The others.
    own: Vec<RawCell>,
}

impl Cells {
    const fn new(line: usize) -> Cells {
        Cells { line, same: Vec::new(), own: Vec::new() }
    }

    fn is_empty(&self) -> bool {
        self.same.is_empty() && self.own.is_empty()
    }

    fn has(&self, heading: Heading) -> bool {
        self.same.iter().chain(&self.own).any(|(of, _)| *of == heading)
    }

    /// Adds a cell. A text of the series that the row before has is shared with it: most of the text of a series is the
    /// same in every row.
    fn put(&mut self, heading: Heading, text: &str, before: &[RawCell], faults: &mut RowFaults) {
        let text = text.trim();
        if text.contains('\n') {
            faults.push(RowErrorKind::ManyLines(heading).on(self.line));
        } else if text.len() > LONGEST_CELL {
            faults.push(RowErrorKind::TooLong(heading).on(self.line));
        } else if !text.is_empty() {
            let is_of_series = |column: Column| Column::of_the_series().any(|of| of == column);
            if matches!(heading, Heading::Column(column) if is_of_series(column)) {
                let shared = before.iter().find(|(of, known)| *of == heading && **known == *text);
                let text = shared.map_or_else(|| text.into(), |(_, known)| Arc::clone(known));
                self.same.push((heading, text));
            } else {
                self.own.push((heading, text.into()));
            }
        }
    }
}

/// The headings of a sheet while its rows are read.
struct SheetHeadings<'o> {
    options: &'o SheetOptions,
    headings: Headings,
    ignored: Vec<String>,
}

impl SheetHeadings<'_> {
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
}

/// The rows of a sheet as CSV.
struct CsvRows<'t> {
    reader: Reader<&'t [u8]>,
    record: StringRecord,
    lines: Lines<'t>,
    /// The meaning of each column; `None` for those that are ignored.
    meanings: Vec<Option<Heading>>,
}

impl<'t> CsvRows<'t> {
    /// Reads the header row; `None` if this is not a sheet of hands.
    fn new(text: &'t str, sheet: &mut SheetHeadings<'_>, faults: &mut RowFaults) -> Option<CsvRows<'t>> {
        let (delimiter, parts) = delimiter(text);
        let mut lines = Lines { text, at: 0, line: 1 };
        // Far too many columns are not split into cells first, because each cell takes more memory than its text.
        if parts > LONGEST_CELL {
            faults.push(RowErrorKind::TooManyColumns(parts + 1).on(lines.of(0)));
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
        sheet.headings.line = line;
        // A file of another kind is one mistake, not one for each of its columns and rows.
        let another = if head.len() > MOST_COLUMNS {
            Some(RowErrorKind::TooManyColumns(head.len()))
        } else if head.iter().all(|name| sheet.options.meaning(name).is_none()) {
            Some(RowErrorKind::NoRows)
        } else {
            None
        };
        if let Some(another) = another {
            faults.push(another.on(line));
            return None;
        }
        let meanings = sheet.meanings(&head, line, faults);
        Some(CsvRows { reader, record: StringRecord::new(), lines, meanings })
    }

    fn next_row(&mut self, before: &[RawCell], faults: &mut RowFaults) -> Option<Cells> {
        // Text is never an error to the CSV reader, whatever it contains: only bytes could be.
        while let Ok(true) = self.reader.read_record(&mut self.record) {
            let line = self.lines.of(self.record.position().map_or(0, csv::Position::byte));
            let mut cells = Cells::new(line);
            // A row that was cut off must not pass for a whole one.
            if self.record.len() < self.meanings.len() {
                faults.push(RowErrorKind::TooFewCells.on(line));
            }
            if self.record.iter().skip(self.meanings.len()).any(|cell| !cell.trim().is_empty()) {
                faults.push(RowErrorKind::TooManyCells.on(line));
            }
            for (meaning, cell) in self.meanings.iter().zip(&self.record) {
                if let Some(meaning) = meaning {
                    cells.put(*meaning, &unguarded(cell), before, faults);
                }
            }
            // A spreadsheet may leave empty rows at its end.
            if !cells.is_empty() {
                return Some(cells);
            }
        }
        None
    }
}

/// The rows of a text with one object in each line.
struct JsonLines<'t> {
    lines: std::iter::Enumerate<std::str::Lines<'t>>,
    /// True after the first row, or the first mistake.
    begun: bool,
}

impl<'t> JsonLines<'t> {
    fn new(text: &'t str, sheet: &mut SheetHeadings<'_>, faults: &mut RowFaults) -> JsonLines<'t> {
        sheet.headings.line = 1;
        // The keys of the first object are the headings of the text.
        if let Some(Ok(Value::Object(object))) = text.lines().next().map(serde_json::from_str) {
            let keys: Vec<&str> = object.keys().map(String::as_str).collect();
            sheet.check_map(&keys, 1, faults);
        }
        JsonLines { lines: text.lines().enumerate(), begun: faults.count() > 0 }
    }

    fn next_row(
        &mut self,
        sheet: &mut SheetHeadings<'_>,
        before: &[RawCell],
        faults: &mut RowFaults,
    ) -> Option<Cells> {
        while let Some((at, text)) = self.lines.next() {
            let line = at + 1;
            if text.trim().is_empty() {
                continue;
            }
            let read = serde_json::from_str(text);
            // A file of another kind is one mistake, not one for each of its lines.
            if !self.begun && is_another(&read, sheet.options) {
                faults.push(RowErrorKind::NoRows.on(line));
                self.lines = "".lines().enumerate();
                return None;
            }
            self.begun = true;
            let Ok(Value::Object(object)) = read else {
                faults.push(RowErrorKind::NoObject.on(line));
                continue;
            };
            if object.get(Column::Series.name()).is_some_and(Value::is_array) {
                faults.push(RowErrorKind::NoRows.on(line));
                continue;
            }
            // The values were read as those of a map, which keeps the last one of each key.
            if let Ok(Keys { twice: Some(key), .. }) = serde_json::from_str(text) {
                faults.push(RowErrorKind::SecondColumn(key).on(line));
                continue;
            }
            return Some(json_cells(&object, line, sheet, before, faults));
        }
        None
    }
}

/// The keys of an object.
#[derive(Default)]
struct Keys {
    all: HashSet<String>,
    /// The first that is there twice.
    twice: Option<String>,
}

impl<'de> Deserialize<'de> for Keys {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Keys, D::Error> {
        from.deserialize_map(Keys::default())
    }
}

impl<'de> Visitor<'de> for Keys {
    type Value = Keys;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut map: A) -> Result<Keys, A::Error> {
        while let Some((key, IgnoredAny)) = map.next_entry::<String, IgnoredAny>()? {
            if self.all.contains(&key) {
                self.twice.get_or_insert(key);
            } else {
                self.all.insert(key);
            }
        }
        Ok(self)
    }
}

/// The cells of a row that is an object.
fn json_cells(
    object: &serde_json::Map<String, Value>,
    line: usize,
    sheet: &mut SheetHeadings<'_>,
    before: &[RawCell],
    faults: &mut RowFaults,
) -> Cells {
    let mut cells = Cells::new(line);
    for (key, value) in object {
        // The version of the format; there is only one so far.
        if key == "schema" {
            if *value != 1 {
                faults.push(RowErrorKind::Newer(cell(value)).on(line));
            }
            continue;
        }
        match sheet.options.meaning(key) {
            Some(Heading::Ignore) => {}
            Some(meaning) if cells.has(meaning) => {
                faults.push(RowErrorKind::SecondColumn(key.clone()).on(line));
            }
            Some(meaning) => {
                sheet.headings.add(meaning, key);
                cells.put(meaning, &cell(value), before, faults);
            }
            None if sheet.ignored.len() < MOST_COLUMNS || sheet.ignored.contains(key) => {
                sheet.meaning(key, line, faults);
            }
            None => faults.push(RowErrorKind::TooManyColumns(sheet.ignored.len() + 1).on(line)),
        }
    }
    cells
}

/// Returns true if the first line of a text is not a row, not even a wrong one: it is part of an object over several lines,
/// an object of whole series as `export --format json` writes it, or an object without any known key.
fn is_another(first: &Result<Value, serde_json::Error>, options: &SheetOptions) -> bool {
    match first {
        Ok(Value::Object(object)) => {
            let known = |key: &String| key == "schema" || options.meaning(key).is_some();
            object.get(Column::Series.name()).is_some_and(Value::is_array) || !object.keys().any(known)
        }
        Ok(_) => false,
        Err(error) => error.is_eof(),
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

/// The headings of a sheet, as they are written; none if the text has too many.
pub(crate) fn csv_headings(text: &str) -> Vec<String> {
    let (delimiter, parts) = delimiter(text);
    if parts >= MOST_COLUMNS {
        return Vec::new();
    }
    let head = csv_reader(text, delimiter).headers().cloned().unwrap_or_default();
    head.iter().map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect()
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
