//! Cards, suits and spreads in a sentence.

use crate::say::text::{Line, line_of};
use crate::say::written::{cards_in_words as say, words::ListAll};
use crate::say::{Fixed, Message};
use crate::show::words::listed_lines;
use ginscore_rules::cards::{Card, Cards, Rank, Spread, Suit};

/// The word for an ace or a face card, or the number of another one.
pub fn rank_name(rank: Rank) -> String {
    match rank {
        Rank::Ace => say::RankAce.said(),
        Rank::Jack => say::RankJack.said(),
        Rank::Queen => say::RankQueen.said(),
        Rank::King => say::RankKing.said(),
        Rank::Ten => "10".to_owned(),
        other => other.letter().to_string(),
    }
}

pub fn suit_name(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => say::SuitClubs.text(),
        Suit::Diamonds => say::SuitDiamonds.text(),
        Suit::Hearts => say::SuitHearts.text(),
        Suit::Spades => say::SuitSpades.text(),
    }
}

/// A card: `ace of spades`.
pub fn in_words(card: Card) -> String {
    say::Card { rank: rank_name(card.rank), suit: suit_name(card.suit) }.said()
}

/// Cards one after another: `4S 5S 6S`.
pub fn cards(cards: impl IntoIterator<Item = Card>) -> Line {
    Line::joined(cards, " ")
}

/// A spread as it lies on the table, without a slash where there is no deadwood.
pub fn laid_out(of: &Spread) -> Line {
    if of.deadwood().is_empty() && !of.melds().is_empty() { melds(of) } else { spread(of) }
}

fn melds(of: &Spread) -> Line {
    Line::joined(of.melds().iter().map(|meld| cards(meld.cards().iter())), ", ")
}

/// A spread: `4S 5S 6S, 9C 9D 9H / 2H AC`.
pub fn spread(spread: &Spread) -> Line {
    let line = line_of![melds(spread), if spread.melds().is_empty() { "/" } else { " /" }];
    if spread.deadwood().is_empty() { line } else { line_of![line, " ", cards(spread.deadwood().iter())] }
}

/// Cards in a list: `4S`, `4S and 5S`, `4S, 5S and 6S`.
pub fn all_cards(cards: Cards) -> Line {
    let mut cards: Vec<Line> = cards.iter().map(Line::from).collect();
    match (cards.pop(), listed_lines(cards)) {
        (None, none) => none,
        (Some(only), first) if first.pieces().is_empty() => only,
        (Some(last), first) => ListAll { first, last }.line(),
    }
}
