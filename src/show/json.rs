//! The same for programs: one object, `"schema": 1`, keys in snake case.

use serde_json::{Map, Value, json};

use super::fault::code;
use super::report::Report;
use super::rulebook::{TOPICS, Topic};
use super::ruling::{end_name, step_name, step_points};
use crate::cards::card::Card;
use crate::cards::cards::Cards;
use crate::cards::meld::Meld;
use crate::cards::spread::Spread;
use crate::ledger::seal::Code;
use crate::ledger::series::Series;
use crate::ledger::under::{Otherwise, Under};
use crate::notation::keys::KEYS;
use crate::notation::names::Names;
use crate::notation::value::Value as Rule;
use crate::rules::house::Values;
use crate::rules::player::{ByPlayer, Player};
use crate::rules::review::Better;
use crate::rules::ruling::{Evidence, Ruling, Shown, Step};
use crate::rules::score::ScoredHand;
use crate::rules::settle::{Game, SettledSheet, Settlement};
use crate::rules::sheet::{Reason, Sheet};

/// An object of these keys, with the schema's number.
pub fn object(keys: impl IntoIterator<Item = (&'static str, Value)>) -> Value {
    let mut object = Map::new();
    object.insert("schema".to_owned(), json!(1));
    object.extend(keys.into_iter().map(|(key, value)| (key.to_owned(), value)));
    Value::Object(object)
}

/// The object as it is printed.
pub fn printed(object: &Value) -> String {
    format!("{object}\n")
}

/// Faults, as they stand under `faults`.
pub fn faults(reports: &[Report]) -> Value {
    let fault = |report: &Report| {
        json!({
            "code": report.code,
            "message": report.message,
            "cards": cards(report.cards.iter().copied()),
            "lines": report.lines,
            "rule": report.rule.map(|topic| topic.name),
            "hint": report.hint,
        })
    };
    reports.iter().map(fault).collect()
}

/// The topics of the rulebook.
pub fn topics() -> Value {
    let topic = |topic: &&Topic| json!({ "name": topic.name, "title": topic.title });
    object([("topics", TOPICS.iter().map(topic).collect())])
}

/// A topic with its text, whose paragraphs an empty line parts.
pub fn topic(topic: &Topic) -> Value {
    let topic = json!({
        "name": topic.name,
        "title": topic.title,
        "text": topic.text,
        "sources": topic.sources,
        "keys": topic.keys,
    });
    object([("topic", topic)])
}

/// Cards as `["4S", "5S"]`.
pub fn cards(cards: impl IntoIterator<Item = Card>) -> Value {
    cards.into_iter().map(|card| card.to_string()).collect()
}

fn card(card: Option<Card>) -> Value {
    json!(card.map(|card| card.to_string()))
}

fn set(of: Cards) -> Value {
    cards(of.iter())
}

fn melds(melds: &[Meld]) -> Value {
    melds.iter().map(|meld| set(meld.cards())).collect()
}

/// A group that was asked about.
pub fn group(named: &[Card], meld: Option<Meld>) -> Value {
    let kind = meld.map(|meld| if matches!(meld, Meld::Set(_)) { "set" } else { "run" });
    json!({ "cards": cards(named.iter().copied()), "legal": meld.is_some(), "kind": kind })
}

/// A best spread.
pub fn best(spread: &Spread, layoffs: &[Card], discard: Option<Card>, big_gin: bool) -> Value {
    object([
        ("melds", melds(spread.melds())),
        ("deadwood", set(spread.deadwood())),
        ("count", json!(spread.count())),
        ("layoffs", cards(layoffs.iter().copied())),
        ("discard", card(discard)),
        ("big_gin", json!(big_gin)),
    ])
}

/// Something of each player, under their names.
pub fn by_player<T>(of: &ByPlayer<T>, names: &Names, mut value: impl FnMut(&T) -> Value) -> Value {
    Value::Object(
        Player::BOTH
            .map(|player| (names.get(player).to_owned(), value(of.get(player))))
            .into_iter()
            .collect(),
    )
}

fn name(player: Option<Player>, names: &Names) -> Value {
    json!(player.map(|player| names.get(player)))
}

/// A ruling's keys.
pub fn ruling(ruling: &Ruling, names: &Names) -> Vec<(&'static str, Value)> {
    let (deadwood, limit, spreads) = match ruling.evidence() {
        Evidence::None | Evidence::Written => (Value::Null, Value::Null, Value::Null),
        Evidence::Showdown { deadwood, limit, shown } => {
            let seen = shown.one.is_some() || shown.two.is_some();
            let knocker = ruling.by();
            let mut players = Player::BOTH.into_iter();
            let spreads = by_player(shown, names, |shown| side(shown.as_ref(), players.next() == knocker));
            let deadwood = by_player(deadwood, names, |count| json!(count));
            (deadwood, json!(limit), if seen { spreads } else { Value::Null })
        }
    };
    vec![
        ("end", json!(end_name(ruling.end()))),
        ("winner", name(ruling.winner(), names)),
        ("points", json!(ruling.points())),
        ("boxes", json!(ruling.boxes())),
        ("deadwood", deadwood),
        ("limit", limit),
        ("verified", json!(ruling.verified())),
        ("knock_card", card(ruling.knock_card())),
        ("spreads", spreads),
        ("steps", ruling.steps().iter().map(step).collect()),
    ]
}

fn side(shown: Option<&Shown>, knocker: bool) -> Value {
    let Some(shown) = shown else {
        return Value::Null;
    };
    let mut side = json!({ "melds": melds(shown.spread.melds()), "deadwood": set(shown.spread.deadwood()) });
    if let (Value::Object(side), false) = (&mut side, knocker) {
        side.insert("layoffs".to_owned(), cards(shown.layoffs.iter().copied()));
    }
    side
}

/// What a player could have put down.
pub fn better(better: &Better) -> Value {
    let mut object = side(Some(&better.shown), false);
    if let Value::Object(keys) = &mut object {
        keys.insert("points".to_owned(), json!(better.points));
    }
    object
}

fn step(step: &Step) -> Value {
    match step_points(step) {
        Some(points) => json!({ "what": step_name(step), "points": points }),
        None => json!({ "what": step_name(step), "times": 2 }),
    }
}

fn columns(hand: &ScoredHand) -> Value {
    hand.columns.iter().map(|column| column + 1).collect()
}

/// The last seal of a series; null where an entry does not fit.
pub fn seal(seal: Option<Code>) -> Value {
    json!(seal.map(|seal| seal.to_string()))
}

/// A recorded hand.
pub fn hand(number: usize, hand: &ScoredHand, names: &Names) -> Value {
    let keys = ruling(&hand.ruling, names);
    object(keys.into_iter().chain([
        ("number", json!(number)),
        ("columns", columns(hand)),
        ("sheet", json!(hand.sheet + 1)),
    ]))
}

/// What has just been recorded, with the last seal.
pub fn sealed(mut recorded: Value, seal: Option<Code>) -> Value {
    if let Value::Object(keys) = &mut recorded {
        keys.insert("seal".to_owned(), self::seal(seal));
    }
    recorded
}

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
pub fn score(series_name: &str, of: &Series, seal: Option<Code>) -> Value {
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
        ("seal", self::seal(seal)),
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

/// The hands that other rules rule otherwise.
pub fn otherwise(under: &Under, series: &Series) -> Value {
    let names = &series.header().names;
    let worth = |ruling: &Ruling| {
        json!({
            "end": end_name(ruling.end()),
            "winner": name(ruling.winner(), names),
            "points": ruling.points(),
            "boxes": ruling.boxes(),
        })
    };
    let hand = |(number, how): &(usize, Otherwise)| {
        let was = number.checked_sub(1).and_then(|at| series.hands().get(at));
        let (is, faults, behind) = match how {
            Otherwise::Ruled(ruling) => (worth(ruling), Vec::new(), false),
            Otherwise::Refused(faults) => (Value::Null, faults.iter().map(code).collect(), false),
            Otherwise::BehindTheEnd => (Value::Null, Vec::new(), true),
        };
        json!({
            "number": number,
            "was": was.map(|hand| worth(&hand.ruling)),
            "is": is,
            "faults": faults,
            "behind_the_end": behind,
        })
    };
    under.otherwise.iter().map(hand).collect()
}

/// The settlement by the rules of that name, and the hands that they rule otherwise.
pub fn summary(settlement: &Settlement, rules: &str, otherwise: &Value, names: &Names) -> Value {
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
        ("rules", json!(rules)),
        ("otherwise", otherwise.clone()),
    ])
}

fn game_object(game: &Game, names: &Names) -> Value {
    let closed = game.closed.as_ref();
    let nothing = ByPlayer { one: 0, two: 0 };
    let (line, totals) = closed.map_or((&nothing, &nothing), |closed| (&closed.line, &closed.totals));
    json!({
        "winner": name(closed.map(|closed| closed.winner), names),
        "points": by_player(&game.column.points(), names, |points| json!(points)),
        "boxes": by_player(&game.column.boxes(), names, |boxes| json!(boxes)),
        "line_bonus": by_player(line, names, |line| json!(line)),
        "game_bonus": closed.map_or(0, |closed| closed.game_bonus),
        "shutout": closed.is_some_and(|closed| closed.shutout.is_some()),
        "multiplier": game.multiplier,
        "totals": by_player(totals, names, |total| json!(total)),
        "worth": closed.map_or(0, |closed| closed.worth()),
    })
}

/// Why a hand was entered in the games, or was not.
pub fn reasons(hand: &ScoredHand) -> Value {
    let why = |reason: &Reason| match reason {
        Reason::HasEntry => "has-entry",
        Reason::FirstWithout => "first-open-without",
        Reason::Win(_) => "nth-win",
        Reason::NotYet => "not-yet",
        Reason::Closed => "closed",
    };
    let game = |(game, reason): (usize, &Reason)| json!({ "game": game, "entered": reason.is_entry(), "why": why(reason) });
    (1..).zip(&hand.reasons).map(game).collect()
}

/// The rules, every key, nested as in a ledger.
pub fn rules(values: &Values) -> Value {
    let mut all = Map::new();
    for key in KEYS {
        let value = rule(&key.read(values));
        match key.name.split_once('.') {
            None => {
                all.insert(key.name.to_owned(), value);
            }
            Some((table, inner)) => {
                if let Value::Object(table) = all.entry(table).or_insert_with(|| json!({})) {
                    table.insert(inner.to_owned(), value);
                }
            }
        }
    }
    Value::Object(all)
}

/// One rule's value.
pub fn rule(value: &Rule) -> Value {
    match value {
        Rule::Number(number) => json!(number),
        Rule::Truth(truth) => json!(truth),
        Rule::Word(word) => json!(word),
        Rule::List(list) => json!(list),
    }
}
