//! Shared by the unit tests: a series of Ann and Bob, and its operations as they are typed.

use crate::model::{Header, Moment, Outcome, Series};
use crate::text::TimedOperation;
use ginscore_notation::{Names, Operation, Roster, Turn};
use ginscore_rules::house::{Bounded, HouseRules, Preset};
use ginscore_rules::players::{Entrant, Lineup};

pub(crate) fn names() -> Names {
    Names::new("Ann", "Bob").unwrap()
}

/// Ann and Cid against Bob and Dan.
pub(crate) fn partners() -> Roster {
    Roster::known(Lineup::Sides(Bounded::known::<2>()), &["Ann", "Cid", "Bob", "Dan"], None).unwrap()
}

/// Ann, Bob and Cid in turn, one of whom sits out first.
pub(crate) fn in_turn(out: Entrant) -> Roster {
    Roster::known(Lineup::InTurn { out }, &["Ann", "Bob", "Cid"], None).unwrap()
}

/// Steps of a known generator (SplitMix64).
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn next(&mut self, below: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % below
    }

    pub(crate) fn index(&mut self, len: usize) -> usize {
        usize::try_from(self.next(u64::try_from(len.max(1)).unwrap())).unwrap()
    }
}

pub(crate) fn house(preset: &str) -> HouseRules {
    HouseRules::new(Preset::named(preset).unwrap().values()).unwrap()
}

/// The time that many minutes after the start.
pub(crate) fn time(minutes: i64) -> Moment {
    let start: Moment = "2026-11-20T19:30:00+01:00".parse().unwrap();
    start + chrono::TimeDelta::minutes(minutes)
}

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

pub(crate) fn unplayed(preset: &str) -> Series {
    Series::new(header(preset))
}

pub(crate) fn operation(line: &str) -> Operation {
    Operation::read(line, &names().into(), Turn::NAMED)
        .unwrap_or_else(|mistakes| panic!("{line}: {mistakes}"))
}

pub(crate) fn played_by(roster: Roster, preset: &str, lines: &[&str]) -> Series {
    let mut series = Series::new(Header { roster, ..header(preset) });
    for line in lines {
        series.play(line).unwrap_or_else(|error| panic!("{line}: {error:?}"));
    }
    series
}

pub(crate) fn operation_in(series: &Series, line: &str) -> Operation {
    series.read(line).unwrap_or_else(|error| panic!("{line}: {error:?}"))
}

/// A series with these operations, and the entries that record them, one a minute.
pub(crate) fn played(preset: &str, lines: &[&str]) -> (Series, Vec<TimedOperation>) {
    played_in(unplayed(preset), lines)
}

fn played_in(mut series: Series, lines: &[&str]) -> (Series, Vec<TimedOperation>) {
    let mut entries = Vec::new();
    for (line, minutes) in lines.iter().zip(1..) {
        let act = operation_in(&series, line);
        let outcome = series.act(act.clone()).unwrap_or_else(|error| panic!("{line}: {error:?}"));
        let asserted = match &outcome {
            Outcome::Did(done) => series.asserted_of(done),
            _ => None,
        };
        entries.push((act, asserted, time(minutes)));
    }
    (series, entries)
}
