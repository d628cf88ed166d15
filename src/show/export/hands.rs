//! Hands as rows for other programs, as CSV and JSON Lines; `ginscore_ledger::exchange` reads them again.

use std::borrow::Cow;

use serde_json::{Value, json};

use crate::show::json;
use ginscore_ledger::exchange::{RowColumn, cell, guarded};
use ginscore_ledger::model::Series;
use ginscore_ledger::seal::Chain;
use ginscore_ledger::text::written;
use ginscore_notation::{end_name, shown, write_seated};
use ginscore_rules::advice::points_left;
use ginscore_rules::hand::{Evidence, Ruling};
use ginscore_rules::players::{Lineup, Player};

/// The cells that are the same in every row of a series, as they are written. They are most of a row.
struct SameValues {
    name: String,
    start: String,
    first_dealer: String,
    stake: String,
    preset: String,
    rules: String,
    lineup: String,
    players: String,
    sides: String,
}

impl SameValues {
    fn of(name: &str, series: &Series, write: impl Fn(&Value) -> String) -> SameValues {
        let (header, roster) = (series.header(), series.roster());
        let many = !roster.lineup().is_two_players();
        let sides = roster.side_names().map(|(one, two)| format!("{one}, {two}"));
        SameValues {
            name: write(&json!(name)),
            start: write(&json!(written(header.start))),
            first_dealer: write(&json!(header.first_dealer.map(|dealer| roster.entrant(dealer)))),
            stake: write(&json!(header.stake.map(|stake| stake.to_string()))),
            preset: write(&json!(header.preset)),
            rules: write(&json!(json::rules(series.score().house()))),
            lineup: write(&json!(lineup(series))),
            players: write(&json!(many.then(|| roster.players().join(", ")))),
            sides: write(&json!(sides)),
        }
    }
}

/// The rows of a series, one per hand, with a cell for every column. Each is written by `write`, and each row by `row`.
fn rows(
    (name, series, chain): (&str, &Series, &Chain),
    write: impl Fn(&Value) -> String,
    mut row: impl FnMut(&[Cow<'_, str>]),
) {
    let same = SameValues::of(name, series, &write);
    let roster = series.roster();
    let times = chain.times(series);
    let mut cells = Vec::with_capacity(RowColumn::ALL.len());
    for (at, (number, hand)) in series.hands().enumerate() {
        let names = roster.pair(hand.opponents);
        let whose = |player: Option<Player>| json!(player.map(|player| names.get(player)));
        let ruling = &hand.ruling;
        let scored = series.scored(number);
        let dealer = scored.and_then(|hand| hand.dealer).map(|dealer| roster.entrant(dealer));
        let sides = Sides::of(ruling, series);
        let columns: Vec<usize> =
            scored.iter().flat_map(|hand| hand.columns().iter().map(|at| at + 1)).collect();
        let cell = |column| {
            let value = match column {
                RowColumn::Series => return Cow::Borrowed(same.name.as_str()),
                RowColumn::Start => return Cow::Borrowed(same.start.as_str()),
                RowColumn::FirstDealer => return Cow::Borrowed(same.first_dealer.as_str()),
                RowColumn::Stake => return Cow::Borrowed(same.stake.as_str()),
                RowColumn::Preset => return Cow::Borrowed(same.preset.as_str()),
                RowColumn::Rules => return Cow::Borrowed(same.rules.as_str()),
                RowColumn::Lineup => return Cow::Borrowed(same.lineup.as_str()),
                RowColumn::Players => return Cow::Borrowed(same.players.as_str()),
                RowColumn::Sides => return Cow::Borrowed(same.sides.as_str()),
                RowColumn::PlayerOne => json!(names.get(Player::One)),
                RowColumn::PlayerTwo => json!(names.get(Player::Two)),
                RowColumn::Number => json!(number),
                RowColumn::Time => json!(times.get(at).copied().flatten().map(written)),
                RowColumn::Dealer => json!(dealer),
                RowColumn::Hand => json!(write_seated(hand.ruling.claim(), hand.opponents, None, roster)),
                RowColumn::Note => json!(hand.note),
                RowColumn::End => json!(end_name(ruling.end())),
                RowColumn::Winner => whose(ruling.winner()),
                RowColumn::Points => json!(ruling.points()),
                RowColumn::Boxes => json!(ruling.boxes()),
                RowColumn::Sheet => json!(scored.map(|hand| hand.sheet + 1)),
                RowColumn::Columns => json!(columns),
                RowColumn::Verified => json!(ruling.verified()),
                RowColumn::KnockCard => json!(ruling.knock_card().map(|card| card.to_string())),
                RowColumn::Limit => json!(sides.limit),
                RowColumn::Knocker => whose(sides.knocker),
                RowColumn::KnockerDeadwood => json!(sides.deadwood[0]),
                RowColumn::DefenderDeadwood => json!(sides.deadwood[1]),
                RowColumn::KnockerLeft => json!(sides.left[0]),
                RowColumn::DefenderLeft => json!(sides.left[1]),
            };
            Cow::Owned(write(&value))
        };
        cells.clear();
        cells.extend(RowColumn::ALL.into_iter().map(cell));
        row(&cells);
    }
}

/// Who plays whom, as `import` reads it; `None` for two players.
fn lineup(series: &Series) -> Option<String> {
    match series.roster().lineup() {
        lineup if lineup.is_two_players() => None,
        Lineup::Sides(_) => Some("sides".to_owned()),
        Lineup::Captain(_) => Some("captain".to_owned()),
        Lineup::InTurn { out } => Some(format!("in-turn out {}", series.roster().entrant(out))),
    }
}

/// The evidence of both sides, the knocker's first.
#[derive(Default)]
struct Sides {
    knocker: Option<Player>,
    limit: Option<u8>,
    deadwood: [Option<u16>; 2],
    left: [Option<u32>; 2],
}

impl Sides {
    fn of(ruling: &Ruling, series: &Series) -> Sides {
        let (Evidence::Showdown { deadwood, limit, .. }, Some(by)) = (ruling.evidence(), ruling.by()) else {
            return Sides::default();
        };
        let left = points_left(ruling, series.score().house());
        let sides = [by, by.other()];
        Sides {
            knocker: Some(by),
            limit: Some(*limit),
            deadwood: sides.map(|player| Some(*deadwood.get(player))),
            left: sides.map(|player| *left.get(player)),
        }
    }
}

pub fn csv_head() -> String {
    csv_lines(|line| line(&RowColumn::ALL.map(|column| Cow::Borrowed(column.name()))))
}

pub fn csv(name: &str, series: &Series, chain: &Chain) -> String {
    csv_lines(|line| rows((name, series, chain), csv_cell, line))
}

/// A cell of a CSV file. Since people look at it, text that a spreadsheet would take for a formula is marked as text, and
/// invisible characters are escaped.
pub fn csv_cell(value: &Value) -> String {
    guarded(&shown(&cell(value)))
}

/// The lines that `lines` writes, each by giving its cells to the function that it is given.
pub fn csv_lines(lines: impl FnOnce(&mut dyn FnMut(&[Cow<'_, str>]))) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    lines(&mut |cells| {
        // Writing to memory does not fail, and all rows are as long as the header.
        let _ = writer.write_record(cells.iter().map(|cell| cell.as_bytes()));
    });
    String::from_utf8(writer.into_inner().unwrap_or_default()).unwrap_or_default()
}

/// The hands of a series as JSON Lines, with the keys in the order of the columns.
pub fn json_lines(name: &str, series: &Series, chain: &Chain) -> String {
    let mut lines = String::new();
    rows((name, series, chain), json::written, |cells| {
        lines.push_str("{\"schema\":1");
        for (column, cell) in RowColumn::ALL.iter().zip(cells) {
            lines.extend([",\"", column.name(), "\":", cell]);
        }
        lines.push_str("}\n");
    });
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_spreadsheet_or_a_reader_would_misunderstand_is_marked() {
        let cells = ["<b>Ann</b>", "=cmd()", "\"a,b\"", "'tis", "-1+1"].map(|cell| csv_cell(&json!(cell)));
        let text = csv_lines(|line| line(&cells.map(Cow::Owned)));
        assert_eq!(text, "<b>Ann</b>,'=cmd(),\"\"\"a,b\"\"\",'tis,'-1+1\n");
    }
}
