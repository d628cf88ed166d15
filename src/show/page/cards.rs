//! Cards as coloured symbols, with their names for a screen reader.

use maud::{Markup, html};

use ginscore_rules::cards::{Card, Meld, Rank, Spread, Suit};

/// A card. The sign behind the symbol asks for text: phones would draw a picture in their own colour.
pub(super) fn card(card: Card) -> Markup {
    let red = matches!(card.suit, Suit::Diamonds | Suit::Hearts);
    html! {
        span.card.red[red] role="img" aria-label=(spoken(card)) { (rank(card.rank)) (symbol(card.suit)) "\u{fe0e}" }
    }
}

/// Cards that belong together, under what they are.
pub(super) fn group(what: &str, cards: impl IntoIterator<Item = Card>) -> Markup {
    html! { span.group role="group" aria-label=(what) { @for one in cards { (card(one)) } } }
}

/// Cards with a word before them that says what they are.
pub(super) fn labelled(what: &str, cards: impl IntoIterator<Item = Card>) -> Markup {
    html! { span.group { span.what aria-hidden="true" { (what) " " } (group(what, cards)) } }
}

/// Melds and deadwood, the melds first.
pub(super) fn spread(spread: &Spread) -> Markup {
    html! {
        @for meld in spread.melds() {
            (group(if matches!(meld, Meld::Set(_)) { "set" } else { "run" }, meld.cards().iter()))
        }
        @if !spread.deadwood().is_empty() {
            (labelled("deadwood", spread.deadwood().iter()))
        }
    }
}

const fn symbol(suit: Suit) -> char {
    match suit {
        Suit::Clubs => '♣',
        Suit::Diamonds => '♦',
        Suit::Hearts => '♥',
        Suit::Spades => '♠',
    }
}

fn rank(rank: Rank) -> String {
    if rank == Rank::Ten { "10".to_owned() } else { rank.letter().to_string() }
}

fn spoken(card: Card) -> String {
    let rank = match card.rank {
        Rank::Ace => "ace".to_owned(),
        Rank::Jack => "jack".to_owned(),
        Rank::Queen => "queen".to_owned(),
        Rank::King => "king".to_owned(),
        number => self::rank(number),
    };
    let suit = match card.suit {
        Suit::Clubs => "clubs",
        Suit::Diamonds => "diamonds",
        Suit::Hearts => "hearts",
        Suit::Spades => "spades",
    };
    format!("{rank} of {suit}")
}
