//! Shared by the unit tests: a series of Ann and Bob, and its operations as they are typed.

use crate::model::{Event, Header, Moment, Operation, Outcome, RecordedHand, Series};
use crate::text::TimedOperation;
use ginscore_notation::{
    Names, Roster, ScriptLine, read_adjustment, read_script_line, read_seated, split_note, split_round,
};
use ginscore_rules::rules::{Entrant, HouseRules, Opponents, Preset};

/// The players.
pub(crate) fn names() -> Names {
    Names::new("Ann", "Bob").unwrap()
}

/// The rules of the preset with that name.
pub(crate) fn house(preset: &str) -> HouseRules {
    HouseRules::new(Preset::named(preset).unwrap().values()).unwrap()
}

/// The time that many minutes after the start.
pub(crate) fn time(minutes: i64) -> Moment {
    let start: Moment = "2026-11-20T19:30:00+01:00".parse().unwrap();
    start + chrono::TimeDelta::minutes(minutes)
}

/// The header of a series under the rules of a preset.
pub(crate) fn header(preset: &str) -> Header {
    Header {
        roster: names().into(),
        start: time(0),
        first_dealer: Some(Entrant::Second),
        stake: None,
        preset: preset.to_owned(),
        house: house(preset),
    }
}

/// A series in which nothing has been played.
pub(crate) fn unplayed(preset: &str) -> Series {
    Series::new(header(preset))
}

/// The operation that a line of the table means to Ann and Bob. `rename Ann to Cid` is no line of the table.
pub(crate) fn operation(line: &str) -> Operation {
    operation_among(line, &names().into(), &[Opponents::two()])
}

/// The operation that a line of the table means to these players, of whom some play the next hand.
fn operation_among(line: &str, roster: &Roster, playing: &[Opponents]) -> Operation {
    let note = || split_note(line).1.map(|note| note.trim().to_owned());
    let hand = |at: usize| {
        let read = read_seated(&line[at..], roster, playing).unwrap().remove(0);
        RecordedHand { opponents: read.opponents, claim: read.hand.claim, note: read.hand.note }
    };
    if line.starts_with("accept") {
        return Operation::Accept(note());
    }
    if let Some((was, name)) = line.strip_prefix("rename ").and_then(|line| line.split_once(" to ")) {
        return Operation::Rename { player: roster.find(was).unwrap(), name: name.to_owned() };
    }
    match read_script_line(line).unwrap() {
        ScriptLine::Hand => Operation::Hand(hand(0)),
        ScriptLine::Amend(number, at) => Operation::Amend(number, hand(at)),
        ScriptLine::Insert(number, at) => Operation::Insert(number, vec![hand(at)]),
        ScriptLine::Delete(number) => Operation::Delete(number),
        ScriptLine::Undo => Operation::Undo,
        ScriptLine::Redo => Operation::Redo,
        ScriptLine::Misdeal => Operation::Event(Event::Misdeal(note())),
        ScriptLine::Stop => Operation::Event(Event::Stop(note())),
        ScriptLine::KnockCard(card) => Operation::Event(Event::KnockCard(card)),
        ScriptLine::Deal(at) => {
            Operation::Event(Event::Deal(roster.find_entrant(line[at..].trim()).unwrap()))
        }
        ScriptLine::Witness(at) => Operation::Witness(line[at.unwrap()..].to_owned()),
        ScriptLine::Adjust(at) => {
            let (adjustment, reason) = read_adjustment(line, at, roster).unwrap();
            Operation::Event(Event::Adjust(adjustment, reason))
        }
        other => panic!("{line}: {other:?}"),
    }
}

/// A series of more than two players with these operations. A line that corrects a round names both players of a hand.
pub(crate) fn played_by(roster: Roster, preset: &str, lines: &[&str]) -> Series {
    let mut series = Series::new(Header { roster, ..header(preset) });
    for line in lines {
        let act = operation_in(&series, line);
        series.act(&act).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
    series
}

/// The operation that a line of the table means in a series of more than two players.
pub(crate) fn operation_in(series: &Series, line: &str) -> Operation {
    let roster = series.roster();
    let hand = |text: &str| {
        let read = read_seated(text, roster, &series.score().playing());
        let read = read.unwrap_or_else(|mistakes| panic!("{line}: {mistakes}")).remove(0);
        RecordedHand { opponents: read.opponents, claim: read.hand.claim, note: read.hand.note }
    };
    match read_script_line(line).unwrap() {
        ScriptLine::Hand => Operation::Hand(hand(line)),
        ScriptLine::Amend(number, at) => Operation::Amend(number, hand(&line[at..])),
        ScriptLine::Insert(number, at) => {
            Operation::Insert(number, split_round(&line[at..]).iter().map(|part| hand(part)).collect())
        }
        ScriptLine::Seat(at) => {
            let mut seats = line[at..].split_whitespace().map(|name| roster.find(name).unwrap());
            Operation::Event(Event::Seat(seats.next().unwrap(), seats.next(), None))
        }
        _ => operation_among(line, roster, &series.score().playing()),
    }
}

/// A series with these operations, and the entries that record them, one a minute.
pub(crate) fn played(preset: &str, lines: &[&str]) -> (Series, Vec<TimedOperation>) {
    played_in(unplayed(preset), lines)
}

fn played_in(mut series: Series, lines: &[&str]) -> (Series, Vec<TimedOperation>) {
    let mut entries = Vec::new();
    for (line, minutes) in lines.iter().zip(1..) {
        let act = {
            let playing = series.score().playing();
            let two = [Opponents::two()];
            operation_among(line, series.roster(), if playing.is_empty() { &two } else { &playing })
        };
        let outcome = series.act(&act).unwrap_or_else(|error| panic!("{line}: {error}"));
        let asserted = match &outcome {
            Outcome::Did(done) => series.asserted_of(done),
            _ => None,
        };
        entries.push((act, asserted, time(minutes)));
    }
    (series, entries)
}
