//! Rows from another program, as CSV or JSON Lines.

use std::collections::HashMap;

use crate::exchange::columns::RowColumn;
use crate::exchange::error::{RowError, RowFaults};
use crate::exchange::raw_rows::RawRows;
use crate::exchange::row::{HandRow, RowFormat};

#[derive(Clone, Debug)]
pub struct Rows {
    ignored: Vec<String>,
    pub(crate) series: Vec<Vec<HandRow>>,
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
/// The mistakes, sorted by line, if there are any.
pub fn read_rows(text: &str, form: RowFormat) -> Result<Rows, RowFaults> {
    let text = text.trim_start_matches('\u{feff}');
    let mut faults = RowFaults::none();
    if text.trim().is_empty() || text.trim_start().starts_with(['<', '[']) {
        return Err(RowError::NoRows.on(1).into());
    }
    let mut groups = Grouping::default();
    let mut raw = RawRows::new(text, form, &mut faults);
    while let Some(row) = raw.next_row(&mut faults) {
        groups.add(row);
    }
    let ignored = raw.into_ignored();
    faults.none_or(Rows { ignored, series: groups.series })
}

impl Rows {
    /// The names in the header that mean no column and were ignored.
    pub fn ignored(&self) -> &[String] {
        &self.ignored
    }
}

/// The rows of each series while they are found, in the order in which the series first appear. Rows that name neither a
/// series nor players continue the series of the row before. Rows that name players, but neither a start nor a series,
/// continue the last series of these players.
#[derive(Default)]
struct Grouping {
    series: Vec<Vec<HandRow>>,
    by_key: HashMap<Key, usize>,
    /// The series of the row before.
    last: usize,
}

/// The key that identifies the series of a row: its name, or else its start and its players, in any order and case.
#[derive(Debug, PartialEq, Eq, Hash)]
enum Key {
    Name(String),
    Players([String; 2], Option<String>),
}

impl Grouping {
    /// Adds the next row to its series.
    fn add(&mut self, row: HandRow) {
        if let Some(key) = key(&row) {
            self.last = *self.by_key.entry(key).or_insert(self.series.len());
            // Later rows of these players that give less detail continue this series.
            if let (Some(one), Some(two)) = (row.get(RowColumn::PlayerOne), row.get(RowColumn::PlayerTwo)) {
                self.by_key.insert(Key::Players(both(Some(one), Some(two)), None), self.last);
            }
        }
        match self.series.get_mut(self.last) {
            Some(rows) => rows.push(row),
            None => self.series.push(vec![row]),
        }
    }
}

fn key(row: &HandRow) -> Option<Key> {
    if let (None, Some(players)) = (row.get(RowColumn::Series), row.get(RowColumn::Players)) {
        let start = row.get(RowColumn::Start).map(str::to_owned);
        return Some(Key::Players([players.to_lowercase(), String::new()], start));
    }
    match (row.get(RowColumn::Series), row.get(RowColumn::PlayerOne), row.get(RowColumn::PlayerTwo)) {
        (Some(name), ..) => Some(Key::Name(name.to_owned())),
        (None, None, None) => None,
        (None, one, two) => Some(Key::Players(both(one, two), row.get(RowColumn::Start).map(str::to_owned))),
    }
}

/// Two names in the form in which they are compared.
pub(crate) fn both(one: Option<&str>, two: Option<&str>) -> [String; 2] {
    let mut both = [one, two].map(|name| name.unwrap_or_default().to_lowercase());
    both.sort();
    both
}
