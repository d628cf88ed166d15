//! The rows of each series.

use std::collections::{HashMap, VecDeque};

use crate::exchange::columns::RowColumn;
use crate::exchange::row::HandRow;

/// The rows of a series.
#[derive(Debug)]
pub struct RowGroup(pub(crate) Vec<HandRow>);

/// The series of each row, by numbers in the order in which the series first appear.
#[derive(Clone, Debug, Default)]
pub(crate) struct GroupNumbers {
    of_rows: Vec<usize>,
    /// The number of rows of each series.
    pub(crate) sizes: Vec<usize>,
}

/// The series of rows while they are found.
#[derive(Debug, Default)]
pub(crate) struct Grouping {
    pub(crate) numbers: GroupNumbers,
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
    /// Finds the series of the next row.
    pub(crate) fn add(&mut self, row: &HandRow) {
        let GroupNumbers { of_rows, sizes } = &mut self.numbers;
        if let Some(key) = key(row) {
            self.last = *self.by_key.entry(key).or_insert(sizes.len());
            // Later rows of these players that give less detail continue this series.
            if let (Some(one), Some(two)) = (row.get(RowColumn::PlayerOne), row.get(RowColumn::PlayerTwo)) {
                self.by_key.insert(Key::Players(both(Some(one), Some(two)), None), self.last);
            }
        }
        match sizes.get_mut(self.last) {
            Some(size) => *size += 1,
            None => sizes.push(1),
        }
        of_rows.push(self.last);
    }
}

/// The rows of one series after another.
#[derive(Debug)]
pub struct RowGroups<'n, R> {
    rows: R,
    numbers: std::slice::Iter<'n, usize>,
    /// The number of rows of each series, from that of the first open one.
    sizes: std::slice::Iter<'n, usize>,
    /// The number of the first open series.
    first: usize,
    open: VecDeque<Vec<HandRow>>,
}

impl<'n, R: Iterator<Item = HandRow>> RowGroups<'n, R> {
    pub(crate) fn new(rows: R, numbers: &'n GroupNumbers) -> RowGroups<'n, R> {
        RowGroups {
            rows,
            numbers: numbers.of_rows.iter(),
            sizes: numbers.sizes.iter(),
            first: 0,
            open: VecDeque::new(),
        }
    }
}

impl<R: Iterator<Item = HandRow>> Iterator for RowGroups<'_, R> {
    type Item = RowGroup;

    #[expect(clippy::expect_used, reason = "the rows are those that the numbers were found for")]
    fn next(&mut self) -> Option<RowGroup> {
        let size = *self.sizes.next()?;
        while self.open.front().is_none_or(|rows| rows.len() < size) {
            let row = self.rows.next().expect("a series has all its rows");
            let number = self.numbers.next().expect("each row has a number");
            let place = number.checked_sub(self.first).expect("a series that was taken has no more rows");
            while self.open.len() <= place {
                self.open.push_back(Vec::new());
            }
            self.open.get_mut(place).expect("there is room for the series").push(row);
        }
        self.first += 1;
        self.open.pop_front().map(RowGroup)
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
