//! Hands as rows for other programs, as CSV and JSON Lines; `ginscore_ledger::exchange` reads them again.

use std::sync::Arc;

use serde_json::{Value, json};

use super::json;
use ginscore_ledger::exchange::{Column, cell, guarded};
use ginscore_ledger::model::{Hand, Series};
use ginscore_ledger::seal::Chain;
use ginscore_ledger::text::written;
use ginscore_rules::notation::{end_name, shown, write_seated};
use ginscore_rules::rules::{Entrant, Evidence, Lineup, Player, Ruling, points_left};

/// The rows of a series, one per hand, with a value for every column.
pub fn rows(name: &str, series: &Series, chain: &Chain) -> Vec<Vec<Value>> {
    let rules = json::rules(series.score().house());
    let (header, roster) = (series.header(), series.roster());
    let times = chain.times();
    let many = !roster.lineup().is_two_players();
    let entrant = |entrant: Option<Entrant>| json!(entrant.map(|entrant| roster.entrant(entrant)));
    let row = |(at, (number, hand)): (usize, (usize, &Arc<Hand>))| {
        let names = roster.pair(hand.opponents);
        let whose = |player: Option<Player>| json!(player.map(|player| names.get(player)));
        let ruling = &hand.ruling;
        let scored = series.scored(number);
        let sides = Sides::of(ruling, series);
        let columns: Vec<usize> =
            scored.iter().flat_map(|hand| hand.columns.iter().map(|at| at + 1)).collect();
        let value = |column| match column {
            Column::Series => json!(name),
            Column::Start => json!(written(header.start)),
            Column::PlayerOne => json!(names.get(Player::One)),
            Column::PlayerTwo => json!(names.get(Player::Two)),
            Column::FirstDealer => entrant(header.first_dealer),
            Column::Stake => json!(header.stake.map(|stake| stake.to_string())),
            Column::Preset => json!(header.preset),
            Column::Rules => rules.clone(),
            Column::Number => json!(number),
            Column::Time => json!(times.get(at).copied().flatten().map(written)),
            Column::Dealer => entrant(scored.and_then(|hand| hand.dealer)),
            Column::Hand => json!(write_seated(hand.ruling.claim(), hand.opponents, None, roster)),
            Column::Note => json!(hand.note),
            Column::End => json!(end_name(ruling.end())),
            Column::Winner => whose(ruling.winner()),
            Column::Points => json!(ruling.points()),
            Column::Boxes => json!(ruling.boxes()),
            Column::Sheet => json!(scored.map(|hand| hand.sheet + 1)),
            Column::Columns => json!(columns),
            Column::Verified => json!(ruling.verified()),
            Column::KnockCard => json!(ruling.knock_card().map(|card| card.to_string())),
            Column::Limit => json!(sides.limit),
            Column::Knocker => whose(sides.knocker),
            Column::KnockerDeadwood => json!(sides.deadwood[0]),
            Column::DefenderDeadwood => json!(sides.deadwood[1]),
            Column::KnockerLeft => json!(sides.left[0]),
            Column::DefenderLeft => json!(sides.left[1]),
            Column::Lineup => json!(lineup(series)),
            Column::Players => json!(many.then(|| roster.players().join(", "))),
            Column::Sides => json!(roster.side_names().map(|(one, two)| format!("{one}, {two}"))),
        };
        Column::ALL.into_iter().map(value).collect()
    };
    series.hands().enumerate().map(row).collect()
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

/// The header of a CSV file.
pub fn csv_head() -> String {
    csv_lines([Column::ALL.iter().map(|column| column.name().to_owned()).collect()])
}

/// Rows as CSV, without the header. Since people look at these cells, text that a spreadsheet would take for a formula is
/// marked as text, and invisible characters are escaped.
pub fn csv(rows: &[Vec<Value>]) -> String {
    csv_lines(rows.iter().map(|row| row.iter().map(|value| guarded(&shown(&cell(value)))).collect()))
}

fn csv_lines(rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    for row in rows {
        // Writing to memory does not fail, and all rows are as long as the header.
        let _ = writer.write_record(row);
    }
    String::from_utf8(writer.into_inner().unwrap_or_default()).unwrap_or_default()
}

/// Rows as JSON Lines, with the keys in the order of the columns.
pub fn json_lines(rows: &[Vec<Value>]) -> String {
    let line = |row: &Vec<Value>| {
        let pairs = Column::ALL
            .iter()
            .zip(row)
            .map(|(column, value)| format!(",\"{}\":{}", column.name(), json::written(value)));
        format!("{{\"schema\":1{}}}\n", pairs.collect::<String>())
    };
    rows.iter().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_spreadsheet_or_a_reader_would_misunderstand_is_marked() {
        let mut row = vec![Value::Null; Column::ALL.len()];
        for (at, name) in ["<b>Ann</b>", "=cmd()", "\"a,b\"", "'tis", "-1+1"].into_iter().enumerate() {
            row[at] = json!(name);
        }
        let text = csv(&[row]);
        assert!(text.starts_with("<b>Ann</b>,'=cmd(),\"\"\"a,b\"\"\",'tis,'-1+1,"), "{text}");
    }
}
