//! Texts of rows, from their cells to the series that they become.

mod rows;
mod series;

use super::*;
use std::sync::Arc;

use crate::model::Hand;
use crate::testing::time;
use ginscore_notation::write_seated;

fn read(text: &str) -> Result<Rows, RowFaults> {
    read_rows(text, row_format(text))
}

/// A stopped clock, one hour ahead of UTC.
fn clock() -> Clock {
    Clock {
        now: time(0),
        at_the_hour: |hour| hour.and_local_timezone(chrono::FixedOffset::east_opt(3600)?).single(),
    }
}

fn import(text: &str) -> Result<Vec<ImportedSeries>, RowFaults> {
    imported_series(&read(text)?, clock(), None)
}

fn hands(text: &str) -> Vec<Vec<String>> {
    let all = import(text).unwrap_or_else(|faults| panic!("{text}\n{faults:?}"));
    let lines = |one: &ImportedSeries| {
        let roster = one.series.roster();
        let hands = one.series.hands();
        let line = |(_, hand): (usize, &Arc<Hand>)| {
            write_seated(hand.ruling.claim(), hand.opponents, hand.note.as_deref(), roster)
        };
        hands.map(line).collect()
    };
    all.iter().map(lines).collect()
}

/// The mistakes of a text, each with its line: `2 TooFewCells`.
fn mistakes(text: &str) -> Vec<String> {
    listed(&import(text).map(|series| series.len()).expect_err(text))
}

fn listed(faults: &RowFaults) -> Vec<String> {
    faults.all().kept().iter().map(|fault| format!("{} {:?}", fault.line, fault.what)).collect()
}
