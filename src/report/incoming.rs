//! From rows to series: hands that another program hands in are judged by the rules like any others.

use std::collections::HashMap;

use chrono::{DateTime, NaiveDate, NaiveDateTime, TimeDelta};

use super::columns::Column;
use super::row::Row;
use super::row_fault::{RowFault, RowMistake};
use crate::ledger::entry::{Act, Header, Kept, Moment};
use crate::ledger::series::{Refusal, Series};
use crate::ledger::write::Dated;
use crate::notation::keys::{KEYS, Key as Rule};
use crate::notation::line::read_hand;
use crate::notation::names::Names;
use crate::notation::value::Value;
use crate::notation::words::tidy_note;
use crate::notation::write::end_name;
use crate::rules::house::House;
use crate::rules::player::Player;
use crate::rules::presets::{Preset, STANDARD};
use crate::rules::stake::Stake;

/// A series handed in.
#[derive(Debug)]
pub struct Incoming {
    /// Its name, where it has one.
    pub name: Option<String>,
    /// Whether it was told when it began.
    pub dated: bool,
    /// The line that it begins on.
    pub line: usize,
    /// What its hands come to.
    pub series: Series,
    /// What is to be recorded of it, in order.
    pub entries: Vec<Dated>,
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

/// The clock of the machine, for what the rows leave out.
#[derive(Clone, Copy, Debug)]
pub struct Clock {
    /// Now.
    pub now: Moment,
    /// The moment of an hour of which the offset is not told.
    pub at_the_hour: fn(NaiveDateTime) -> Option<Moment>,
}

/// The series of these rows, in the order in which they first come, or everything that is wrong with them. A
/// series that does not say when it began begins now. Rows that name neither series nor players go on with the
/// series of the row before, and those that name players and neither start nor series with the last of these players.
pub fn incoming(rows: &[Row], clock: Clock) -> Result<Vec<Incoming>, Vec<RowFault>> {
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
    let mut faults = Vec::new();
    let series = groups.iter().filter_map(|rows| one(rows, clock, &mut faults)).collect();
    faults.sort_by_key(|fault| fault.line);
    if faults.is_empty() { Ok(series) } else { Err(faults) }
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

fn one(rows: &[&Row], clock: Clock, faults: &mut Vec<RowFault>) -> Option<Incoming> {
    let (first, later) = rows.split_first()?;
    let before = faults.len();
    let of_players = [Column::PlayerOne, Column::PlayerTwo];
    let players = |row: &Row| both(row.get(Column::PlayerOne), row.get(Column::PlayerTwo));
    for row in later {
        // What only the first row says holds for all.
        let differs = |column: &Column| row.get(*column).is_some_and(|said| first.get(*column) != Some(said));
        // The players may change seats from row to row.
        let seats =
            of_players.iter().all(|column| row.get(*column).is_some()) && players(row) == players(first);
        let columns =
            Column::OF_THE_SERIES.into_iter().filter(|column| !(seats && of_players.contains(column)));
        let otherwise = columns.filter(differs).map(|column| RowMistake::Otherwise(column).on(row.line));
        faults.extend(otherwise);
    }
    let header = header(first, clock, faults)?;
    let names = header.names.clone();
    let mut incoming = Incoming {
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
    (faults.len() == before).then_some(incoming)
}

/// The hand of a row: what is kept of it, when it was recorded, and who dealt it.
type Read = (Kept, Option<Moment>, Option<Player>);

fn hand(row: &Row, clock: Clock, names: &Names, faults: &mut Vec<RowFault>) -> Option<Read> {
    let before = faults.len();
    let time = row.get(Column::Time).map(|text| moment(Column::Time, text, row, clock, faults));
    let dealer = row.get(Column::Dealer).map(|name| player(Column::Dealer, name, names, row, faults));
    let Some(line) = row.get(Column::Hand) else {
        faults.push(RowMistake::Missing(Column::Hand).on(row.line));
        return None;
    };
    let read = read_hand(line, names).map_err(|misread| {
        faults.push(RowMistake::Misread { hand: line.to_owned(), misread }.on(row.line));
    });
    let read = read.ok()?;
    let note = row.get(Column::Note).and_then(tidy_note).or(read.note);
    (faults.len() == before).then_some((Kept { told: read.told, note }, time.flatten(), dealer.flatten()))
}

impl Incoming {
    /// Plays a hand; nothing where it cannot stand.
    fn play(&mut self, row: &Row, (kept, time, dealer): Read, faults: &mut Vec<RowFault>) -> Option<()> {
        let next = self.series.hands().len() + 1;
        if let Some(written) = row.get(Column::Number).filter(|written| *written != next.to_string()) {
            faults.push(RowMistake::OutOfOrder { next, written: written.to_owned() }.on(row.line));
            return None;
        }
        // Told only when the series began: each hand a moment of its own behind that, by its line, so that no two
        // evenings of a day are one because they begin alike.
        let behind = TimeDelta::seconds(i64::try_from(row.line).unwrap_or_default());
        let start = self.series.header().start;
        let time = time.unwrap_or_else(|| start.checked_add_signed(behind).unwrap_or(start));
        // Who dealt otherwise than the rules have it was corrected.
        if let Some(dealer) = dealer.filter(|dealer| self.series.score().dealer() != Some(*dealer)) {
            let deal = Act::Deal(dealer);
            self.act(&deal).map_err(|refusal| faults.push(self.refused(row, refusal))).ok()?;
            self.entries.push((deal, None, time));
        }
        self.act(&Act::Hand(kept)).map_err(|refusal| faults.push(self.refused(row, refusal))).ok()?;
        // As it is kept, with what the program arranged declared.
        let kept = self.series.hands().last()?.kept();
        self.entries.push((Act::Hand(kept), self.series.asserted(next), time));
        self.dealers.push(dealer);
        faults.extend(self.mismatches(row, next));
        Some(())
    }

    fn act(&mut self, act: &Act) -> Result<(), Refusal> {
        self.series.act(act).map(|_| ())
    }

    fn refused(&self, row: &Row, refusal: Refusal) -> RowFault {
        let hand = row.get(Column::Hand).unwrap_or_default().to_owned();
        RowMistake::Refused { hand, names: self.series.header().names.clone(), refusal }.on(row.line)
    }

    /// Where the row says that the hand came to something else than the rules give.
    fn mismatches(&self, row: &Row, number: usize) -> Vec<RowFault> {
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
            (!same).then(|| RowMistake::Mismatch { column, written, given }.on(row.line))
        });
        differs.collect()
    }
}

fn header(row: &Row, clock: Clock, faults: &mut Vec<RowFault>) -> Option<Header> {
    let before = faults.len();
    let mut need = |column| {
        let said = row.get(column);
        if said.is_none() {
            faults.push(RowMistake::Missing(column).on(row.line));
        }
        said
    };
    let (one, two) = (need(Column::PlayerOne), need(Column::PlayerTwo));
    let names = Names::new(one?, two?)
        .map_err(|(name, why)| faults.push(RowMistake::BadName(name, why).on(row.line)))
        .ok()?;
    let start = row.get(Column::Start).map(|text| moment(Column::Start, text, row, clock, faults));
    let first_dealer =
        row.get(Column::FirstDealer).map(|name| player(Column::FirstDealer, name, &names, row, faults));
    let stake = row.get(Column::Stake).map(|text| {
        let stake = Stake::read(text.trim());
        if stake.is_none() {
            faults.push(RowMistake::BadCell(Column::Stake, text.to_owned()).on(row.line));
        }
        stake
    });
    let preset = row.get(Column::Preset).map_or(STANDARD.name, str::trim);
    if preset.contains(char::is_control) {
        faults.push(RowMistake::BadCell(Column::Preset, preset.to_owned()).on(row.line));
    }
    let house = house(row, preset, faults)?;
    (faults.len() == before).then(|| Header {
        names,
        start: start.flatten().unwrap_or(clock.now),
        first_dealer: first_dealer.flatten(),
        stake: stake.flatten(),
        preset: preset.to_owned(),
        house,
    })
}

/// The rules: those of the preset, with what stands under `rules`. Where all of them stand there, the preset is
/// only a name.
fn house(row: &Row, preset: &str, faults: &mut Vec<RowFault>) -> Option<House> {
    let before = faults.len();
    let settings: Vec<&str> =
        row.get(Column::Rules).map(str::split_whitespace).into_iter().flatten().collect();
    let base = Preset::named(preset);
    let all = KEYS.iter().all(|key| {
        settings.iter().any(|setting| setting.split_once('=').is_some_and(|(name, _)| name == key.name))
    });
    if base.is_none() && !all {
        faults.push(RowMistake::UnknownPreset(preset.to_owned()).on(row.line));
    }
    let mut values = base.unwrap_or(STANDARD).values();
    for setting in settings {
        let (name, typed) = setting.split_once('=').unwrap_or((setting, ""));
        let mistake = match Rule::named(name) {
            None => RowMistake::UnknownRule(name.to_owned()),
            Some(key) if key.write(&mut values, &Value::typed(typed)).is_none() => {
                RowMistake::BadRule(key, typed.to_owned())
            }
            Some(_) => continue,
        };
        faults.push(mistake.on(row.line));
    }
    let house = House::new(values).map_err(|clash| faults.push(RowMistake::Clash(clash).on(row.line)));
    house.ok().filter(|_| faults.len() == before)
}

/// A date with its time and offset; of what lacks the offset that of the clock here on that day, and of what lacks the
/// time the beginning of the day: a spreadsheet knows no more.
fn moment(column: Column, text: &str, row: &Row, clock: Clock, faults: &mut Vec<RowFault>) -> Option<Moment> {
    let with = |format: &str| NaiveDateTime::parse_from_str(text, format).ok();
    let of_day = || text.parse::<NaiveDate>().ok()?.and_hms_opt(0, 0, 0);
    let formats = ["%Y-%m-%dT%H:%M:%S", "%Y-%m-%d %H:%M:%S", "%Y-%m-%dT%H:%M", "%Y-%m-%d %H:%M"];
    let here = || formats.iter().find_map(|format| with(format)).or_else(of_day);
    let read = DateTime::parse_from_rfc3339(text).ok();
    let read = read.or_else(|| (clock.at_the_hour)(here()?));
    if read.is_none() {
        faults.push(RowMistake::BadCell(column, text.to_owned()).on(row.line));
    }
    read
}

fn player(
    column: Column,
    name: &str,
    names: &Names,
    row: &Row,
    faults: &mut Vec<RowFault>,
) -> Option<Player> {
    let player = names.find(name);
    if player.is_none() {
        faults.push(RowMistake::UnknownPlayer(column, name.to_owned()).on(row.line));
    }
    player
}
