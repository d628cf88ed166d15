//! The results of series as rows for other programs, as CSV and JSON Lines: one for each series and side.

use std::borrow::Cow;

use serde_json::{Value, json};

use crate::show::export::hands::{csv_cell, csv_lines};
use crate::show::json;
use ginscore_ledger::model::Series;
use ginscore_ledger::stats::{SideResult, results};
use ginscore_ledger::text::written;

const COLUMNS: [&str; 15] = [
    "ledger",
    "series",
    "start",
    "preset",
    "state",
    "side",
    "players",
    "points",
    "boxes",
    "games_won",
    "shutouts",
    "total",
    "net",
    "stake",
    "paid",
];

/// The cells of each side of a series, in the order of the columns; none if nothing was played.
fn rows(ledger: &str, name: &str, series: &Series) -> Vec<[Value; COLUMNS.len()]> {
    let header = series.header();
    let row = |SideResult { side, total }: SideResult| {
        let of = side.tally;
        [
            json!(ledger),
            json!(name),
            json!(written(header.start)),
            json!(header.preset),
            json!(json::state(series)),
            json!(side.name),
            json!(side.players.join(", ")),
            json!(of.won.sum),
            json!(of.boxes),
            json!(of.games.won),
            json!(of.shutouts.won),
            json!(total),
            json!(of.net),
            json!(header.stake.map(|stake| stake.to_string())),
            json!(of.money.map(|paid| paid.to_string())),
        ]
    };
    results(series).into_iter().filter(|result| result.side.tally.series.played > 0).map(row).collect()
}

pub fn csv_head() -> String {
    csv_lines(|line| line(&COLUMNS.map(Cow::Borrowed)))
}

pub fn csv(ledger: &str, name: &str, series: &Series) -> String {
    let cell = |(column, value): (&&str, &Value)| match (*column, value) {
        // What was lost is a number, although it begins like a formula.
        ("paid", Value::String(amount)) => Cow::Owned(amount.clone()),
        (_, Value::Number(number)) => Cow::Owned(number.to_string()),
        _ => Cow::Owned(csv_cell(value)),
    };
    csv_lines(|line| {
        for row in rows(ledger, name, series) {
            line(&COLUMNS.iter().zip(&row).map(cell).collect::<Vec<_>>());
        }
    })
}

/// The results of a series as JSON Lines, with the keys in the order of the columns.
pub fn json_lines(ledger: &str, name: &str, series: &Series) -> String {
    let mut lines = String::new();
    for row in rows(ledger, name, series) {
        lines.push_str("{\"schema\":1");
        for (column, cell) in COLUMNS.iter().zip(&row) {
            lines.extend([",\"", column, "\":", &json::written(cell)]);
        }
        lines.push_str("}\n");
    }
    lines
}
