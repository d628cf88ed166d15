//! The settlement.

use serde_json::{Value, json};

use super::by_player;
use super::hand::defended;
use super::name;
use super::object;
use crate::show::fault::code;
use ginscore_ledger::model::{Rescored, Rescoring, Series};
use ginscore_rules::notation::{Names, end_name};
use ginscore_rules::rules::{ByPlayer, ClosedGame, Game, Player, Ruling, SettledSheet, Settlement, Stake};

/// The hands that other rules rule otherwise.
pub fn otherwise(under: &Rescored, series: &Series) -> Value {
    let names = &series.header().names;
    let worth = |ruling: &Ruling| {
        json!({
            "end": end_name(ruling.end()),
            "winner": name(ruling.winner(), names),
            "points": ruling.points(),
            "boxes": ruling.boxes(),
        })
    };
    let hand = |(number, how): &(usize, Rescoring)| {
        let was = number.checked_sub(1).and_then(|at| series.hands().get(at));
        let put_down = match how {
            Rescoring::Ruled { ruling, put_down: Some(player) } => {
                let side = |ruling: &Ruling| defended(ruling, *player);
                json!({
                    "player": names.get(*player),
                    "was": was.map(|hand| side(&hand.ruling)),
                    "is": side(ruling),
                })
            }
            _ => Value::Null,
        };
        let (is, faults, behind) = match how {
            Rescoring::Ruled { ruling, .. } => (worth(ruling), Vec::new(), false),
            Rescoring::Refused(faults) => (Value::Null, faults.iter().map(code).collect(), false),
            Rescoring::BehindTheEnd => (Value::Null, Vec::new(), true),
        };
        json!({
            "number": number,
            "was": was.map(|hand| worth(&hand.ruling)),
            "is": is,
            "faults": faults,
            "behind_the_end": behind,
            "put_down": put_down,
        })
    };
    under.otherwise.iter().map(hand).collect()
}

/// The settlement by the rules of that name, and the hands that they rule otherwise.
///
/// - `stake`: the money per point, as it was given, or `null`;
/// - `payments`: `[{"from", "to", "points", "amount"}]`, who pays whom. `amount` is the money in the stake's decimals,
///   two at least, or `null` without a stake. Nothing is paid where the difference is 0.
pub fn summary(
    settlement: &Settlement,
    rules: &str,
    otherwise: &Value,
    names: &Names,
    stake: Option<Stake>,
) -> Value {
    let sheet = |sheet: &SettledSheet| {
        json!({
            "games": sheet.games.iter().map(|game| game_object(game, names)).collect::<Value>(),
            "totals": by_player(&sheet.totals, names, |total| json!(total)),
            "games_won": by_player(&sheet.games_won, names, |won| json!(won)),
            "winner": name(sheet.winner, names),
            "difference": sheet.difference,
            "pays": name(sheet.pays, names),
            "finished": sheet.finished,
        })
    };
    object([
        ("finished", json!(settlement.finished)),
        ("sheets", settlement.sheets.iter().map(sheet).collect()),
        ("totals", by_player(&settlement.totals, names, |total| json!(total))),
        ("winner", name(settlement.winner, names)),
        ("difference", json!(settlement.difference)),
        ("pays", name(settlement.pays, names)),
        ("stake", self::stake(stake)),
        ("payments", payments(settlement, names, stake)),
        ("rules", json!(rules)),
        ("otherwise", otherwise.clone()),
    ])
}

/// A stake, as it was given.
pub fn stake(stake: Option<Stake>) -> Value {
    json!(stake.map(|stake| stake.to_string()))
}

fn payments(settlement: &Settlement, names: &Names, stake: Option<Stake>) -> Value {
    let payer = settlement.pays.filter(|_| settlement.difference > 0);
    let payment = |payer: Player| {
        json!({
            "from": names.get(payer),
            "to": names.get(payer.other()),
            "points": settlement.difference,
            "amount": stake.map(|stake| stake.times(settlement.difference).to_string()),
        })
    };
    payer.into_iter().map(payment).collect()
}

fn game_object(game: &Game, names: &Names) -> Value {
    let closed = game.closed.as_ref();
    let nothing = ByPlayer { one: 0, two: 0 };
    let line = closed.map_or(nothing, |closed| closed.line);
    let totals = closed.map_or(nothing, ClosedGame::totals);
    json!({
        "winner": name(closed.map(|closed| closed.winner), names),
        "points": by_player(&game.column.points(), names, |points| json!(points)),
        "boxes": by_player(&game.column.boxes(), names, |boxes| json!(boxes)),
        "line_bonus": by_player(&line, names, |line| json!(line)),
        "game_bonus": closed.map_or(0, |closed| closed.game_bonus),
        "shutout": closed.is_some_and(|closed| closed.shutout.is_some()),
        "multiplier": game.multiplier,
        "totals": by_player(&totals, names, |total| json!(total)),
        "worth": closed.map_or(0, |closed| closed.worth()),
    })
}
