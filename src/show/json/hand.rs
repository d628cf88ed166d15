//! A ruled hand.

use serde_json::{Value, json};

use super::by_player;
use super::cards::{card, cards, melds, set};
use super::name;
use super::object;
use crate::show::ruling::{step_name, step_points};
use ginscore_ledger::seal::SealCode;
use ginscore_rules::notation::{Names, end_name};
use ginscore_rules::rules::{
    BetterSpread, ByPlayer, EntryReason, Evidence, Player, Ruling, ScoredHand, ShownCards, Step,
};

/// A ruling's keys.
pub fn ruling(ruling: &Ruling, names: &Names) -> Vec<(&'static str, Value)> {
    let (deadwood, limit, spreads) = match ruling.evidence() {
        Evidence::None | Evidence::Written => (Value::Null, Value::Null, Value::Null),
        Evidence::Showdown { deadwood, limit, shown } => {
            let seen = shown.one.is_some() || shown.two.is_some();
            let knocker = ruling.by();
            let sides = ByPlayer::from_fn(|player| side(shown.get(player).as_ref(), Some(player) == knocker));
            let spreads = by_player(&sides, names, Value::clone);
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

fn side(shown: Option<&ShownCards>, knocker: bool) -> Value {
    let Some(shown) = shown else {
        return Value::Null;
    };
    let mut side = json!({ "melds": melds(shown.spread.melds()), "deadwood": set(shown.spread.deadwood()) });
    if let (Value::Object(side), false) = (&mut side, knocker) {
        side.insert("layoffs".to_owned(), cards(shown.layoffs.iter().copied()));
    }
    side
}

/// What the defender put down; null where that is not known.
pub(super) fn defended(ruling: &Ruling, defender: Player) -> Value {
    match ruling.evidence() {
        Evidence::Showdown { shown, .. } => side(shown.get(defender).as_ref(), false),
        Evidence::None | Evidence::Written => Value::Null,
    }
}

fn step(step: &Step) -> Value {
    match step_points(step) {
        Some(points) => json!({ "what": step_name(step), "points": points }),
        None => json!({ "what": step_name(step), "times": 2 }),
    }
}

pub(super) fn columns(hand: &ScoredHand) -> Value {
    hand.columns.iter().map(|column| column + 1).collect()
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

/// The last seal of a series; null where an entry does not fit.
pub fn seal(seal: Option<SealCode>) -> Value {
    json!(seal.map(|seal| seal.to_string()))
}

/// What has just been recorded, with the last seal.
pub fn sealed(mut recorded: Value, seal: Option<SealCode>) -> Value {
    if let Value::Object(keys) = &mut recorded {
        keys.insert("seal".to_owned(), self::seal(seal));
    }
    recorded
}

/// Why a hand was entered in the games, or was not.
pub fn reasons(hand: &ScoredHand) -> Value {
    let why = |reason: &EntryReason| match reason {
        EntryReason::HasEntry => "has-entry",
        EntryReason::FirstWithout => "first-open-without",
        EntryReason::Win(_) => "nth-win",
        EntryReason::NotYet => "not-yet",
        EntryReason::Closed => "closed",
    };
    let game = |(game, reason): (usize, &EntryReason)| json!({ "game": game, "entered": reason.is_entry(), "why": why(reason) });
    (1..).zip(&hand.reasons).map(game).collect()
}

/// What a player could have put down.
pub fn better(better: &BetterSpread) -> Value {
    let mut object = side(Some(&better.shown), false);
    if let Value::Object(keys) = &mut object {
        keys.insert("points".to_owned(), json!(better.points));
    }
    object
}
