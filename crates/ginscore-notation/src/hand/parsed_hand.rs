//! A hand as read from a line, with the places of its parts.

use crate::span::Span;
use ginscore_rules::cards::{Card, Cards};
use ginscore_rules::hand::{CardPosition, ClaimPart, Defender, HandClaim, Knocker};
use ginscore_rules::players::Player;

/// A hand as read from a line.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParsedHand {
    pub claim: HandClaim,
    pub note: Option<String>,
    pub(super) places: Vec<(ClaimPart, Span)>,
}

impl ParsedHand {
    /// The place of a part of the claim in the line, or `None` if the line does not contain it.
    pub fn span_of(&self, part: ClaimPart) -> Option<Span> {
        self.places.iter().find(|(named, _)| *named == part).map(|(_, span)| *span)
    }

    /// The places of those of the player's cards that are in `cards`, leaving out laid-off cards and declared melds.
    pub fn deadwood_spans(&self, player: Player, cards: Cards) -> Vec<Span> {
        let HandClaim::Showdown(showdown) = &self.claim else {
            return Vec::new();
        };
        let listed = |cards: &[Card]| {
            cards.iter().enumerate().map(|(at, card)| (*card, CardPosition::Deadwood(at))).collect()
        };
        let places = match (&showdown.knocker, &showdown.defender) {
            (Knocker::Cards(laid), _) if player == showdown.by => laid.places(),
            (Knocker::Deadwood(cards), _) if player == showdown.by => listed(cards),
            (_, Defender::Cards { laid, .. }) if player != showdown.by => laid.places(),
            (_, Defender::Deadwood { left, .. }) if player != showdown.by => listed(left),
            _ => return Vec::new(),
        };
        let those = places
            .into_iter()
            .filter(|(card, place)| cards.contains(*card) && !matches!(place, CardPosition::Meld(..)));
        those.filter_map(|(_, place)| self.span_of(ClaimPart::Card(player, place))).collect()
    }
}
