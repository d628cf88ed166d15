//! Rows from another program, as CSV or JSON Lines.

use std::collections::HashMap;

use crate::exchange::columns::RowColumn;
use crate::exchange::error::{Another, RowError, RowFaults};
use crate::exchange::raw_rows::{RawRows, has_header_row};
use crate::exchange::row::{HandRow, RowFormat};

#[derive(Clone, Debug)]
pub struct Rows {
    ignored: Vec<String>,
    pub(crate) series: Vec<Vec<HandRow>>,
}

/// The format of a text: an object starts with a brace, a list with a bracket, and a header row never does.
pub fn row_format(text: &str) -> RowFormat {
    match text.trim_start_matches('\u{feff}').trim_start().starts_with(['{', '[']) {
        true => RowFormat::JsonLines,
        false => RowFormat::Csv,
    }
}

/// Returns true if a text has rows, or is a file of another kind that can be named. Otherwise it may be a script.
pub fn is_no_script(text: &str) -> bool {
    let text = text.trim_start_matches('\u{feff}');
    row_format(text) == RowFormat::JsonLines || another(text).is_some() || has_header_row(text)
}

/// The most lines of a ledger's file before its first table, with some room.
const LONGEST_TOP: usize = 100;

/// The kind of file that a text is by its first lines, if it has no rows.
fn another(text: &str) -> Option<Another> {
    if text.trim_start().starts_with('<') {
        return Some(Another::Page);
    }
    let top = text.lines().take(LONGEST_TOP).take_while(|line| !line.trim_start().starts_with('['));
    let keys: Vec<&str> = top.filter_map(|line| Some(line.split_once('=')?.0.trim())).collect();
    ["format", "players"].iter().all(|key| keys.contains(key)).then_some(Another::Ledger)
}

/// Returns the rows of a text, or all the mistakes that keep it from being read. Columns may be in any order; names that
/// mean no column are ignored, unless they look like a misspelling of one.
///
/// # Errors
/// The mistakes, sorted by line, if there are any.
pub fn read_rows(text: &str, form: RowFormat) -> Result<Rows, RowFaults> {
    let text = text.trim_start_matches('\u{feff}');
    let mut faults = RowFaults::none();
    let of_another = if text.trim().is_empty() { Some(Another::NoHands) } else { another(text) };
    if let Some(of_another) = of_another {
        return Err(RowError::Another(of_another).on(1).into());
    }
    let mut groups = Grouping::default();
    let mut raw = RawRows::new(text, form, &mut faults);
    while let Some(row) = raw.next_row(&mut faults) {
        groups.add(row);
    }
    let ignored = raw.into_ignored();
    groups.series.iter_mut().for_each(|rows| in_order(rows));
    faults.none_or(Rows { ignored, series: groups.series })
}

impl Rows {
    /// The names in the header that mean no column and were ignored.
    pub fn ignored(&self) -> &[String] {
        &self.ignored
    }
}

/// Sorts the rows of a series that another program sorted otherwise, if each has its number.
fn in_order(rows: &mut [HandRow]) {
    let number = |row: &HandRow| row.get(RowColumn::Number)?.parse::<u32>().ok();
    if rows.is_sorted_by_key(number) || !rows.iter().all(|row| number(row).is_some()) {
        return;
    }
    let places: Vec<usize> = rows.iter().map(|row| row.line).collect();
    let header = rows.first().cloned();
    rows.sort_by_key(number);
    for (row, place) in rows.iter_mut().zip(places) {
        row.place = place;
    }
    // What only the row above all others gave was said of all.
    if let (Some(first), Some(header)) = (rows.first_mut(), header) {
        first.take_series_of(&header);
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
