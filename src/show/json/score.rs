//! A series: its sheets and hands, and what they come to.

use serde_json::{Value, json};

use super::by_player;
use super::hand::{columns, seal as seal_value};
use super::name;
use super::object;
use ginscore_ledger::model::Series;
use ginscore_ledger::seal::SealCode;
use ginscore_rules::notation::{Names, end_name};
use ginscore_rules::rules::{Player, Sheet};

/// A series in a few words.
pub fn series(series_name: &str, series: &Series) -> Value {
    let names = &series.header().names;
    json!({
        "name": series_name,
        "players": Player::BOTH.map(|player| names.get(player)),
        "state": if series.score().is_over() { "finished" } else { "open" },
    })
}

/// The score.
pub fn score(series_name: &str, of: &Series, seal: Option<SealCode>) -> Value {
    let (score, names) = (of.score(), &of.header().names);
    let hands = (1..).zip(score.hands()).map(|(number, hand): (usize, _)| {
        json!({
            "number": number,
            "end": end_name(hand.ruling.end()),
            "winner": name(hand.ruling.winner(), names),
            "points": hand.ruling.points(),
            "boxes": hand.ruling.boxes(),
            "sheet": hand.sheet + 1,
            "columns": columns(hand),
            "verified": hand.ruling.verified(),
        })
    });
    object([
        ("series", series(series_name, of)),
        ("sheets", score.sheets().iter().map(|sheet| sheet_object(sheet, names)).collect()),
        ("hands", hands.collect()),
        ("dealer", name(score.dealer(), names)),
        ("seal", seal_value(seal)),
    ])
}

fn sheet_object(sheet: &Sheet, names: &Names) -> Value {
    let columns = sheet.columns().iter().map(|column| {
        json!({
            "points": by_player(&column.points(), names, |points| json!(points)),
            "boxes": by_player(&column.boxes(), names, |boxes| json!(boxes)),
            "closed": column.winner().is_some(),
            "winner": name(column.winner(), names),
        })
    });
    json!({ "columns": columns.collect::<Value>(), "finished": sheet.is_finished() })
}
