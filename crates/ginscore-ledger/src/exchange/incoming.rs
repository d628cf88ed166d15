//! From rows to series: hands that another program hands in are judged by the rules like any others.

use std::collections::HashMap;

use chrono::TimeDelta;

use crate::exchange::columns::Column;
use crate::exchange::error::{RowError, RowErrorKind, RowFaults};
use crate::exchange::header::{Clock, header, moment, player};
use crate::exchange::rows::Row;
use crate::model::entry::{Moment, Operation, RecordedHand};
use crate::model::series::{OperationError, Series};
use crate::text::write::TimedOperation;
use ginscore_rules::notation::{Names, check_note, end_name, first_hidden, read_hand, tidy_note};
use ginscore_rules::rules::Player;

/// A series handed in.
#[derive(Debug)]
pub struct ImportedSeries {
    /// Its name, where it has one.
    pub name: Option<String>,
    /// Whether it was told when it began.
    pub dated: bool,
    /// The line that it begins on.
    pub line: usize,
    /// What its hands come to.
    pub series: Series,
    /// What is to be recorded of it, in order.
    pub entries: Vec<TimedOperation>,
    /// For each hand who dealt it, where that was told.
    pub dealers: Vec<Option<Player>>,
}

/// What tells the series of a row from others: its name, or else its players, in whatever order and case, and when
/// it began.
#[derive(PartialEq, Eq, Hash)]
enum Key {
    Name(String),
    Players([String; 2], Option<String>),
}

/// The series of these rows, in the order in which they first come, or everything that is wrong with them. A
/// series that does not say when it began begins now. Rows that name neither series nor players go on with the
/// series of the row before, and those that name players and neither start nor series with the last of these players.
pub fn imported_series(rows: &[Row], clock: Clock) -> Result<Vec<ImportedSeries>, RowFaults> {
    let mut groups: Vec<Vec<&Row>> = Vec::new();
    let mut places: HashMap<Key, usize> = HashMap::new();
    let mut last = 0;
    for row in rows {
        let next = groups.len();
        if let Some(key) = key(row) {
            last = *places.entry(key).or_insert(next);
            // What says less of these players from here on goes on with this.
            if let (Some(one), Some(two)) = (row.get(Column::PlayerOne), row.get(Column::PlayerTwo)) {
                places.insert(Key::Players(both(Some(one), Some(two)), None), last);
            }
        }
        match groups.get_mut(last) {
            Some(rows) => rows.push(row),
            None => groups.push(vec![row]),
        }
    }
    let mut faults = RowFaults::none();
    let series: Vec<ImportedSeries> =
        groups.iter().filter_map(|rows| one(rows, clock, &mut faults)).collect();
    faults.none_or(series)
}

fn key(row: &Row) -> Option<Key> {
    match (row.get(Column::Series), row.get(Column::PlayerOne), row.get(Column::PlayerTwo)) {
        (Some(name), ..) => Some(Key::Name(name.to_owned())),
        (None, None, None) => None,
        (None, one, two) => Some(Key::Players(both(one, two), row.get(Column::Start).map(str::to_owned))),
    }
}

/// Two names as they are compared.
fn both(one: Option<&str>, two: Option<&str>) -> [String; 2] {
    let mut both = [one, two].map(|name| name.unwrap_or_default().to_lowercase());
    both.sort();
    both
}

fn one(rows: &[&Row], clock: Clock, faults: &mut RowFaults) -> Option<ImportedSeries> {
    let (first, later) = rows.split_first()?;
    let before = faults.count();
    let of_players = [Column::PlayerOne, Column::PlayerTwo];
    let players = |row: &Row| both(row.get(Column::PlayerOne), row.get(Column::PlayerTwo));
    for row in later {
        // What only the first row says holds for all.
        let differs = |column: &Column| row.get(*column).is_some_and(|said| first.get(*column) != Some(said));
        // The players may change seats from row to row.
        let seats =
            of_players.iter().all(|column| row.get(*column).is_some()) && players(row) == players(first);
        let columns = Column::of_the_series().filter(|column| !(seats && of_players.contains(column)));
        let otherwise = columns.filter(differs).map(|column| RowErrorKind::Otherwise(column).on(row.line));
        faults.extend(otherwise);
    }
    let header = header(first, clock, faults)?;
    let names = header.names.clone();
    let mut incoming = ImportedSeries {
        name: first.get(Column::Series).map(str::to_owned),
        dated: first.get(Column::Start).is_some(),
        line: first.line,
        series: Series::new(header),
        entries: Vec::new(),
        dealers: Vec::new(),
    };
    let mut refused = false;
    for row in rows {
        let Some(read) = hand(row, clock, &names, faults) else {
            continue;
        };
        // Behind a hand that cannot stand nothing can be said of those that follow, but that they can be read.
        if !refused {
            refused = incoming.play(row, read, faults).is_none();
        }
    }
    (faults.count() == before).then_some(incoming)
}

/// The hand of a row: what is kept of it, when it was recorded, and who dealt it.
type Read = (RecordedHand, Option<Moment>, Option<Player>);

fn hand(row: &Row, clock: Clock, names: &Names, faults: &mut RowFaults) -> Option<Read> {
    let before = faults.count();
    let time = row.get(Column::Time).map(|text| moment(Column::Time, text, row, clock, faults));
    let dealer = row.get(Column::Dealer).map(|name| player(Column::Dealer, name, names, row, faults));
    let Some(line) = row.get(Column::Hand) else {
        faults.push(RowErrorKind::Missing(Column::Hand).on(row.line));
        return None;
    };
    let read =
        read_hand(line, names).and_then(|read| check_note(line).map(|()| read).map_err(|note| [note].into()));
    let read = read.map_err(|misread| {
        faults.push(RowErrorKind::Misread { hand: line.to_owned(), misread }.on(row.line));
    });
    if let Some(found) = row.get(Column::Note).and_then(first_hidden) {
        faults.push(RowErrorKind::Hidden(Column::Note, found).on(row.line));
    }
    let read = read.ok()?;
    let note = row.get(Column::Note).and_then(tidy_note).or(read.note);
    (faults.count() == before).then_some((
        RecordedHand { told: read.claim, note },
        time.flatten(),
        dealer.flatten(),
    ))
}

impl ImportedSeries {
    /// Plays a hand; nothing where it cannot stand.
    fn play(&mut self, row: &Row, (kept, time, dealer): Read, faults: &mut RowFaults) -> Option<()> {
        let next = self.series.hands().len() + 1;
        if let Some(written) = row.get(Column::Number).filter(|written| *written != next.to_string()) {
            faults.push(RowErrorKind::OutOfOrder { next, written: written.to_owned() }.on(row.line));
            return None;
        }
        // Told only when the series began: each hand a moment of its own behind that, by its line, so that no two
        // evenings of a day are one because they begin alike.
        let behind = TimeDelta::seconds(i64::try_from(row.line).unwrap_or_default());
        let start = self.series.header().start;
        let time = time.unwrap_or_else(|| start.checked_add_signed(behind).unwrap_or(start));
        // Who dealt otherwise than the rules have it was corrected.
        if let Some(dealer) = dealer.filter(|dealer| self.series.score().dealer() != Some(*dealer)) {
            let deal = Operation::Deal(dealer);
            self.act(&deal).map_err(|refusal| faults.push(self.refused(row, refusal))).ok()?;
            self.entries.push((deal, None, time));
        }
        self.act(&Operation::Hand(kept)).map_err(|refusal| faults.push(self.refused(row, refusal))).ok()?;
        // As it is kept, with what the program arranged declared.
        let kept = self.series.hands().last()?.kept();
        self.entries.push((Operation::Hand(kept), self.series.asserted(next), time));
        self.dealers.push(dealer);
        faults.extend(self.mismatches(row, next));
        Some(())
    }

    fn act(&mut self, act: &Operation) -> Result<(), OperationError> {
        self.series.act(act).map(|_| ())
    }

    fn refused(&self, row: &Row, refusal: OperationError) -> RowError {
        let hand = row.get(Column::Hand).unwrap_or_default().to_owned();
        RowErrorKind::Refused { hand, names: self.series.header().names.clone(), refusal }.on(row.line)
    }

    /// Where the row says that the hand came to something else than the rules give.
    fn mismatches(&self, row: &Row, number: usize) -> Vec<RowError> {
        let (Some(given), Some(hand)) = (self.series.asserted(number), self.series.scored(number)) else {
            return Vec::new();
        };
        let (names, winner) = (&self.series.header().names, hand.ruling.winner());
        let columns: Vec<String> = given.columns.iter().map(usize::to_string).collect();
        let all = [
            (Column::End, end_name(hand.ruling.end()).to_owned()),
            (Column::Sheet, (hand.sheet + 1).to_string()),
            (Column::Winner, winner.map_or_else(String::new, |player| names.get(player).to_owned())),
            (Column::Points, given.points.to_string()),
            (Column::Boxes, given.boxes.to_string()),
            (Column::Columns, columns.join(" ")),
        ];
        let differs = all.into_iter().filter_map(|(column, given)| {
            let written = row.get(column)?.split_whitespace().collect::<Vec<_>>().join(" ");
            let same = written.to_lowercase() == given.to_lowercase();
            (!same).then(|| RowErrorKind::Mismatch { column, written, given }.on(row.line))
        });
        differs.collect()
    }
}
