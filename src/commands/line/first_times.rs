//! What is said once in a series, after the first line of its kind: how something is typed that the line may have lacked.

use crate::say::text::{Line, Text};
use crate::say::{Message, written::record as say};
use crate::show::cards::letters::clubs_read;
use crate::show::words::ticked;
use ginscore_ledger::model::Series;
use ginscore_notation::{Event, Operation};
use ginscore_rules::cards::{Card, Suit, Upcard};
use ginscore_rules::hand::{Defender, HandClaim, Knocker};
use ginscore_rules::sheets::Adjustment;

/// What a series had before a line.
pub(super) struct FirstTimes {
    /// The clubs of the line, if no hand had any, in a language in which `c` may be hearts.
    clubs: Option<Line>,
    adjustments: usize,
}

impl FirstTimes {
    /// A hand that is understood in another form is written with English letters, whatever was typed.
    pub(super) fn before(line: &str, series: &Series) -> FirstTimes {
        FirstTimes {
            clubs: clubs_read(line).filter(|_| !has_clubs(series)),
            adjustments: series.score().adjustments().len(),
        }
    }

    /// What the first line of a kind was read as, and how else it could have been typed: after what came of it.
    pub(super) fn said(self, now: &Series) -> Text {
        let mut text = Text::default();
        if let Some(clubs) = self.clubs {
            text.push(clubs);
        }
        if let Some(line) = in_one_game(now).filter(|_| self.adjustments == 0) {
            text.push(say::AdjustInOne { line: ticked(&line) }.said());
        }
        text
    }
}

/// The line with which an adjustment that was entered in several games is entered in the first of them alone.
fn in_one_game(series: &Series) -> Option<String> {
    let (entered, reason) = series.adjustments().next()?;
    let [first, _, ..] = entered.columns.as_slice() else { return None };
    let adjustment = Adjustment { game: Some(*first), ..entered.adjustment };
    Some(Operation::Event(Event::Adjust(adjustment, reason.to_owned())).write(series.roster()))
}

/// Returns true if a hand of the series has clubs.
fn has_clubs(series: &Series) -> bool {
    let is_club = |card: Card| card.suit == Suit::Clubs;
    let in_hand = |claim: &HandClaim| {
        let HandClaim::Showdown(hand) = claim else { return false };
        let up = claim.knock_card().and_then(Upcard::card).is_some_and(is_club);
        let own = match &hand.knocker {
            Knocker::Cards(laid) => laid.cards().any(is_club),
            Knocker::Deadwood(left) => left.iter().copied().any(is_club),
            Knocker::Count(_) | Knocker::Gin | Knocker::BigGin => false,
        };
        let others = match &hand.defender {
            Defender::Cards { laid, layoffs } => laid.cards().chain(layoffs.iter().copied()).any(is_club),
            Defender::Deadwood { left, layoffs } => left.iter().chain(layoffs.iter()).copied().any(is_club),
            Defender::Count(_) => false,
        };
        up || own || others
    };
    series.hands().any(|(_, hand)| in_hand(hand.ruling.claim()))
}
