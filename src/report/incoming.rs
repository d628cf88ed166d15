//! From rows to series: hands that another program hands in are judged by the rules like any others.

use chrono::DateTime;

use super::columns::Column;
use super::row::{Row, RowFault, RowMistake};
use crate::ledger::entry::{Act, Header, Kept, Moment};
use crate::ledger::series::{Refusal, Series};
use crate::ledger::write::Dated;
use crate::notation::keys::{KEYS, Key};
use crate::notation::line::read_hand;
use crate::notation::names::Names;
use crate::notation::value::Value;
use crate::notation::words::tidy_note;
use crate::rules::house::House;
use crate::rules::player::Player;
use crate::rules::presets::{Preset, STANDARD};
use crate::rules::stake::Stake;

/// A series handed in.
#[derive(Debug)]
pub struct Incoming {
    /// Its name, where it has one.
    pub name: Option<String>,
    /// The line that it begins on.
    pub line: usize,
    /// What its hands come to.
    pub series: Series,
    /// What is to be recorded of it, in order.
    pub entries: Vec<Dated>,
}

/// The series of these rows, in the order in which they first come, or everything that is wrong with them. A
/// series that does not say when it began begins now.
pub fn incoming(rows: &[Row], now: Moment) -> Result<Vec<Incoming>, Vec<RowFault>> {
    let mut groups: Vec<(Vec<Option<&str>>, Vec<&Row>)> = Vec::new();
    let mut last = 0;
    for row in rows {
        let key = key(row);
        // Rows of one series mostly stand together.
        let same = |group: &(Vec<Option<&str>>, Vec<&Row>)| group.0 == key;
        let at = match groups.get(last).filter(|group| same(group)) {
            Some(_) => Some(last),
            None => groups.iter().position(same),
        };
        last = at.unwrap_or(groups.len());
        match at.and_then(|at| groups.get_mut(at)) {
            Some((_, rows)) => rows.push(row),
            None => groups.push((key, vec![row])),
        }
    }
    let mut faults = Vec::new();
    let series = groups.iter().filter_map(|(_, rows)| one(rows, now, &mut faults)).collect();
    faults.sort_by_key(|fault| fault.line);
    if faults.is_empty() { Ok(series) } else { Err(faults) }
}

/// What tells the series of a row from others: its name, or else its players.
fn key(row: &Row) -> Vec<Option<&str>> {
    match row.get(Column::Series) {
        Some(name) => vec![Some(name)],
        None => vec![None, row.get(Column::PlayerOne), row.get(Column::PlayerTwo)],
    }
}

fn one(rows: &[&Row], now: Moment, faults: &mut Vec<RowFault>) -> Option<Incoming> {
    let (first, later) = rows.split_first()?;
    let before = faults.len();
    for (row, column) in later.iter().flat_map(|row| Column::OF_THE_SERIES.map(|column| (row, column))) {
        // What only the first row says holds for all.
        if row.get(column).is_some_and(|said| first.get(column) != Some(said)) {
            faults.push(RowMistake::Otherwise(column).on(row.line));
        }
    }
    let header = header(first, now, faults)?;
    let names = header.names.clone();
    let mut incoming = Incoming {
        name: first.get(Column::Series).map(str::to_owned),
        line: first.line,
        series: Series::new(header),
        entries: Vec::new(),
    };
    let mut refused = false;
    for row in rows {
        let Some(read) = hand(row, &names, faults) else {
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

fn hand(row: &Row, names: &Names, faults: &mut Vec<RowFault>) -> Option<Read> {
    let before = faults.len();
    let time = row.get(Column::Time).map(|text| moment(Column::Time, text, row, faults));
    let dealer = row.get(Column::Dealer).map(|name| player(Column::Dealer, name, names, row, faults));
    let Some(line) = row.get(Column::Hand) else {
        faults.push(RowMistake::Missing(Column::Hand).on(row.line));
        return None;
    };
    let read = read_hand(line, names).map_err(|misread| {
        faults.push(RowMistake::Misread { hand: line.to_owned(), misread }.on(row.line));
    });
    let read = read.ok()?;
    let note = row.get(Column::Note).map(tidy_note).or(read.note);
    (faults.len() == before).then_some((Kept { told: read.told, note }, time.flatten(), dealer.flatten()))
}

impl Incoming {
    /// Plays a hand; nothing where it cannot stand.
    fn play(&mut self, row: &Row, (kept, time, dealer): Read, faults: &mut Vec<RowFault>) -> Option<()> {
        let next = self.series.hands().len() + 1;
        if let Some(written) = row.get(Column::Number).filter(|written| written.trim() != next.to_string()) {
            faults.push(RowMistake::OutOfOrder { next, written: written.to_owned() }.on(row.line));
            return None;
        }
        let time = time.unwrap_or(self.series.header().start);
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
        let Some(given) = self.series.asserted(number) else {
            return Vec::new();
        };
        let names = &self.series.header().names;
        let winner = self.series.scored(number).and_then(|hand| hand.ruling.winner());
        let columns: Vec<String> = given.columns.iter().map(usize::to_string).collect();
        let all = [
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

fn header(row: &Row, now: Moment, faults: &mut Vec<RowFault>) -> Option<Header> {
    let before = faults.len();
    let mut need = |column| {
        let said = row.get(column);
        if said.is_none() {
            faults.push(RowMistake::Missing(column).on(row.line));
        }
        said
    };
    let (one, two) = (need(Column::PlayerOne), need(Column::PlayerTwo));
    let names = Names::known(one?, two?)
        .map_err(|(name, why)| faults.push(RowMistake::BadName(name, why).on(row.line)))
        .ok()?;
    let start = row.get(Column::Start).map(|text| moment(Column::Start, text, row, faults));
    let first_dealer =
        row.get(Column::FirstDealer).map(|name| player(Column::FirstDealer, name, &names, row, faults));
    let stake = row.get(Column::Stake).map(|text| {
        let stake = Stake::read(text.trim());
        if stake.is_none() {
            let wanted = "money per point, as in 0.10";
            faults.push(RowMistake::BadCell(Column::Stake, text.to_owned(), wanted).on(row.line));
        }
        stake
    });
    let preset = row.get(Column::Preset).map_or(STANDARD.name, str::trim);
    let house = house(row, preset, faults)?;
    (faults.len() == before).then(|| Header {
        names,
        start: start.flatten().unwrap_or(now),
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
        let mistake = match Key::named(name) {
            None => RowMistake::UnknownRule(name.to_owned()),
            Some(key) if key.write(&mut values, &Value::typed(typed)).is_none() => {
                RowMistake::BadRule(key.name, typed.to_owned())
            }
            Some(_) => continue,
        };
        faults.push(mistake.on(row.line));
    }
    let house = House::new(values).map_err(|clash| faults.push(RowMistake::Clash(clash).on(row.line)));
    house.ok().filter(|_| faults.len() == before)
}

fn moment(column: Column, text: &str, row: &Row, faults: &mut Vec<RowFault>) -> Option<Moment> {
    let read = DateTime::parse_from_rfc3339(text.trim());
    let wanted = "a date and time with its offset, as in 2026-11-20T19:30:00+01:00";
    read.map_err(|_| faults.push(RowMistake::BadCell(column, text.to_owned(), wanted).on(row.line))).ok()
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
