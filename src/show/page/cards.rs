//! Cards as colored symbols, with their names for a screen reader.

use maud::{Markup, html};

use crate::say::{Fixed, written::page as say};
use crate::show::cards::in_words::{in_words, rank_name};
use crate::show::cards::look::CardLook;
use ginscore_rules::cards::{Card, Meld, Rank, Spread, Suit, Upcard};

/// A card. The variation selector after the symbol asks for text: phones would draw a picture in their own color.
pub(super) fn card(card: Card, look: CardLook) -> Markup {
    let after = if look.symbol(card).is_some() { "\u{fe0e}" } else { "" };
    html! {
        span.card.red[is_red(card.suit)] role="img" aria-label=(in_words(card)) { (look.card(card)) (after) }
    }
}

/// The rank of a card whose suit is not known.
pub(super) fn rank(rank: Rank, look: CardLook) -> Markup {
    html! { span.card role="img" aria-label=(rank_name(rank)) { (look.rank(rank)) } }
}

pub(super) const fn is_red(suit: Suit) -> bool {
    matches!(suit, Suit::Diamonds | Suit::Hearts)
}

pub(super) fn group(what: &str, cards: impl IntoIterator<Item = Card>, look: CardLook) -> Markup {
    // Browsers without styles, and what is copied, need the blank after it.
    html! { span.group role="group" aria-label=(what) { @for one in cards { (card(one, look)) } } " " }
}

/// The card that was turned up, with its label.
pub(super) fn upcard(card: Upcard, look: CardLook) -> Markup {
    let what = say::KnockCard.text();
    match card.card() {
        Some(card) => labelled(what, [card], look),
        None => html! { span.group { span.what { (what) " " } (rank(card.rank, look)) } " " },
    }
}

pub(super) fn labelled(what: &str, cards: impl IntoIterator<Item = Card>, look: CardLook) -> Markup {
    html! { span.group { span.what aria-hidden="true" { (what) " " } (group(what, cards, look)) } " " }
}

/// Melds and deadwood, the melds first.
pub(super) fn spread(spread: &Spread, look: CardLook) -> Markup {
    html! {
        @for meld in spread.melds() {
            (group(kind(meld), meld.cards().iter(), look))
        }
        @if !spread.deadwood().is_empty() {
            (labelled(say::Deadwood.text(), spread.deadwood().iter(), look))
        }
    }
}

fn kind(meld: &Meld) -> &'static str {
    match meld {
        Meld::Set(_) => say::Set.text(),
        Meld::Run(_) => say::Run.text(),
    }
}
