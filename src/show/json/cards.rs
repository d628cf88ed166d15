//! Cards, melds and spreads.

use ginscore_rules::cards::{Card, Cards, Meld, Spread};
use serde::Serialize;

use super::{WithSchema, answer};

/// A group that was asked about.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct GroupView {
    cards: Vec<String>,
    legal: bool,
    /// `set` or `run`; null if it is not a meld.
    #[cfg_attr(test, schemars(extend("enum" = ["set", "run", null])))]
    kind: Option<&'static str>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct GroupsView {
    groups: Vec<GroupView>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct BestView {
    melds: Vec<Vec<String>>,
    deadwood: Vec<String>,
    /// The points of the deadwood; of eleven cards after the discard.
    count: u16,
    layoffs: Vec<String>,
    /// The best discard of eleven cards; null if they all meld, or if there are ten or fewer.
    discard: Option<String>,
    big_gin: bool,
}

/// Cards as `["4S", "5S"]`.
pub fn cards(cards: impl IntoIterator<Item = Card>) -> Vec<String> {
    cards.into_iter().map(|card| card.to_string()).collect()
}

pub(super) fn card(card: Option<Card>) -> Option<String> {
    card.map(|card| card.to_string())
}

pub(super) fn set(of: Cards) -> Vec<String> {
    cards(of.iter())
}

pub(super) fn melds(melds: &[Meld]) -> Vec<Vec<String>> {
    melds.iter().map(|meld| set(meld.cards())).collect()
}

pub fn group(named: &[Card], meld: Option<Meld>) -> GroupView {
    let kind = meld.map(|meld| if matches!(meld, Meld::Set(_)) { "set" } else { "run" });
    GroupView { cards: cards(named.iter().copied()), legal: meld.is_some(), kind }
}

pub const fn groups(groups: Vec<GroupView>) -> GroupsView {
    GroupsView { groups }
}

pub fn best(spread: &Spread, layoffs: &[Card], discard: Option<Card>, big_gin: bool) -> WithSchema<BestView> {
    answer(BestView {
        melds: melds(spread.melds()),
        deadwood: set(spread.deadwood()),
        count: spread.count(),
        layoffs: cards(layoffs.iter().copied()),
        discard: card(discard),
        big_gin,
    })
}
