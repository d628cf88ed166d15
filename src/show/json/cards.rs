//! Cards, melds and spreads.

use ginscore_rules::cards::{Card, Cards, Meld, Suit, Upcard};
use serde::Serialize;

/// A group that was asked about.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct GroupView {
    cards: Vec<&'static str>,
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

/// The texts of all cards. Most of an answer about a hand is cards, and a text of its own for each takes longer than to judge it.
const TEXTS: &str = "AC2C3C4C5C6C7C8C9CTCJCQCKCAD2D3D4D5D6D7D8D9DTDJDQDKD\
                     AH2H3H4H5H6H7H8H9HTHJHQHKHAS2S3S4S5S6S7S8S9STSJSQSKS";

/// A card as `4S`.
pub fn card(card: Card) -> &'static str {
    let at = 2 * (13 * card.suit as usize + card.rank as usize);
    TEXTS.get(at..at + 2).unwrap_or_default()
}

/// The card that was turned up, or its rank alone.
pub(super) fn upcard(card: Upcard) -> &'static str {
    let whole = self::card(Card::new(card.rank, card.suit.unwrap_or(Suit::Clubs)));
    if card.suit.is_some() { whole } else { whole.get(..1).unwrap_or_default() }
}

/// Cards as `["4S", "5S"]`.
pub fn cards(cards: impl IntoIterator<Item = Card>) -> Vec<&'static str> {
    cards.into_iter().map(card).collect()
}

pub fn set(of: Cards) -> Vec<&'static str> {
    cards(of.iter())
}

pub fn melds(melds: &[Meld]) -> Vec<Vec<&'static str>> {
    melds.iter().map(|meld| set(meld.cards())).collect()
}

pub fn group(named: &[Card], meld: Option<Meld>) -> GroupView {
    let kind = meld.map(|meld| if matches!(meld, Meld::Set(_)) { "set" } else { "run" });
    GroupView { cards: cards(named.iter().copied()), legal: meld.is_some(), kind }
}

pub const fn groups(groups: Vec<GroupView>) -> GroupsView {
    GroupsView { groups }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_card_has_its_text() {
        let all = Cards::DECK;
        assert!(all.iter().all(|card| super::card(card) == card.to_string()) && all.iter().count() == 52);
    }
}
