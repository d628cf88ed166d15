//! The counts of the open games.

use serde_json::{Map, Value, json};

use super::by_player;
use super::object;
use ginscore_rules::notation::Names;
use ginscore_rules::rules::{ByPlayer, HIGHEST_COUNT, HouseRules, SafeCount, Safety, Sheet, safety};

/// The counts of a sheet, by its number, counted from 0: `{"sheet": 1, "games": [{"game": 1, "players": {..}}]}`.
///
/// For each player:
///
/// - `to_close`: the points that the player needs to close the game;
/// - `safe_from_knock`, `safe_from_gin`, `safe_from_big_gin`: the most deadwood that the player may hold so that
///   such a win of the opponent does not close the game. 98 is anything, `null` is nothing. Where big gin is not
///   played, eleven melded cards are gin, and the last two are equal;
/// - `safe_to_knock`: the most deadwood that the player may knock with so that no undercut closes the game. 0 is
///   gin only, which cannot be undercut;
/// - `undercut`: `{"least", "most"}`, the points that an undercut of the player's knock brings the opponent in this
///   game. `null` if the opponent's next win is not entered in it, or if every knock is gin;
/// - `doubled`: the last five keys as they are in a hand that counts twice, or `null` if no suit doubles;
/// - `shutout_threatens`: whether the player would be shut out if the game closed now.
pub fn counts_of(number: usize, house: &HouseRules, sheet: &Sheet, names: &Names) -> Value {
    let doubled = if house.doubling_suits.is_empty() { Vec::new() } else { safety(house, sheet, true) };
    let mut doubled = doubled.into_iter().map(|(_, of)| of);
    let games = safety(house, sheet, false).into_iter().map(|(game, of)| {
        let twice = doubled.next();
        let of = ByPlayer::from_fn(|player| {
            let mut keys = safe_counts(of.get(player));
            let twice = twice.as_ref().map(|twice| Value::Object(safe_counts(twice.get(player))));
            keys.insert("to_close".to_owned(), json!(of.get(player).to_close));
            keys.insert("shutout_threatens".to_owned(), json!(of.get(player).shutout_threatens));
            keys.insert("doubled".to_owned(), json!(twice));
            Value::Object(keys)
        });
        json!({ "game": game + 1, "players": by_player(&of, names, Value::clone) })
    });
    object([("sheet", json!(number + 1)), ("games", games.collect())])
}

fn safe_counts(counts: &Safety) -> Map<String, Value> {
    let undercut = counts.undercut.map(|points| json!({ "least": points.least, "most": points.most }));
    let keys = [
        ("safe_from_knock", safe(counts.safe_from_knock)),
        ("safe_from_gin", safe(counts.safe_from_gin)),
        ("safe_from_big_gin", safe(counts.safe_from_big_gin)),
        ("safe_to_knock", json!(counts.safe_to_knock)),
        ("undercut", json!(undercut)),
    ];
    keys.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()
}

/// The most that is safe: 98 is anything that ten cards can hold, null is nothing.
fn safe(safe: SafeCount) -> Value {
    match safe {
        SafeCount::Any => json!(HIGHEST_COUNT),
        SafeCount::Most(count) => json!(count),
        SafeCount::Nothing => Value::Null,
    }
}
