//! Cards, melds and spreads.

use serde_json::{Value, json};

use super::object;
use ginscore_rules::cards::{Card, Cards, Meld, Spread};

/// Cards as `["4S", "5S"]`.
pub fn cards(cards: impl IntoIterator<Item = Card>) -> Value {
    cards.into_iter().map(|card| card.to_string()).collect()
}

pub(super) fn card(card: Option<Card>) -> Value {
    json!(card.map(|card| card.to_string()))
}

pub(super) fn set(of: Cards) -> Value {
    cards(of.iter())
}

pub(super) fn melds(melds: &[Meld]) -> Value {
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
