//! The card that is turned up, in the words of players: `7s`, `the six of hearts is turned up`, `9d, Kai gin Zoe 11`.

use super::pieces::{Piece, PieceKind};
use super::{Meaning, TypedWords, is_question, without_comma};
use crate::commands::line::spoken_cards;
use crate::commands::words::{ARTICLES, NOTS, OPENERS, UPCARDS, means, means_exactly, without};
use ginscore_notation::{LineKind, read_card};
use ginscore_rules::house::KnockCard;

const UP: &str = "up";

/// The word of the game's menu for that card.
const UPCARD: &str = "upcard";

/// The most words in which a card is looked for that was turned up.
const SENTENCE: usize = 10;

impl TypedWords<'_> {
    /// `7s` alone where it sets the limit: the card that was turned up.
    pub(super) fn upcard(&self) -> Option<Meaning> {
        let words = match self.words.split_first() {
            Some((up, rest)) if up.eq_ignore_ascii_case(UP) => rest,
            _ => without(&self.words, UPCARDS).unwrap_or(&self.words),
        };
        let words = match words.split_last() {
            Some((up, rest)) if up.eq_ignore_ascii_case(UP) => rest,
            _ => words,
        };
        let (card, rest) = words.split_first()?;
        // `upcard 10d` says itself what it is.
        let is_said = self.words.first().is_some_and(|word| word.eq_ignore_ascii_case(UPCARD));
        (self.announces() || is_said && rest.is_empty()).then_some(())?;
        // `10 diamonds`, `the ace of hearts up`
        let one = |card: &String| !card.contains(' ');
        let card = match rest {
            [] => (*card).to_owned(),
            _ => match spoken_cards::in_notation(&words.join(" ")).filter(one) {
                Some(card) => card,
                None => return self.upcard_among(words),
            },
        };
        // A rank alone may be anything.
        read_card(&card)?;
        self.line(&format!("{UP} {card}"))
    }

    /// Returns true if a card that is turned up limits the knock.
    fn announces(&self) -> bool {
        self.series.score().house().knock_card == KnockCard::Upcard
    }

    /// `the six of hearts is turned up`: a card among other words. The first, if there are several.
    fn upcard_among(&self, words: &[&str]) -> Option<Meaning> {
        let pieces = self.pieces(words);
        let is_of_hand = |piece: &Piece| {
            piece.seat().is_some()
                || matches!(piece.kind, PieceKind::Knocks | PieceKind::Gin | PieceKind::Against)
        };
        if words.len() > SENTENCE
            || pieces.iter().any(is_of_hand)
            || is_question(self.typed)
            || self.is_supposed()
            || self.says(NOTS)
            || !self.is_said_up(words)
        {
            return None;
        }
        let card = card_among(words)?;
        self.offered_in_part(&[format!("{UP} {card}")])
    }

    /// Returns true if the words begin with a card, or say that one is turned up.
    fn is_said_up(&self, words: &[&str]) -> bool {
        let begins = (1..=words.len()).any(|end| words.get(..end).is_some_and(is_one_card));
        begins
            || (0..self.words.len())
                .any(|at| self.words.get(at..).and_then(|rest| without(rest, UPCARDS)).is_some())
    }

    /// `9d, Kai gin Zoe 11`, `5 of spades turned up, I have gin, Zoe 17`: the card that was turned up, before the hand.
    pub(super) fn upcard_first(&self) -> Option<Meaning> {
        let end = self.words.iter().position(|word| word.ends_with(','))? + 1;
        let (said, hand) = self.words.split_at_checked(end).filter(|_| self.announces())?;
        let said = without_comma(said);
        if self.pieces(&said).iter().any(|piece| piece.seat().is_some()) {
            return None;
        }
        // Anything else may be said of a card.
        let is_up = |at: usize| without(said.get(at..)?, UPCARDS);
        let is_said = (0..said.len()).any(|at| is_up(at).is_some()) && !self.says(NOTS);
        let card = card_among(&said).filter(|_| is_said || said.len() == 1 || is_one_card(&said))?;
        let with_card = |line: &str| self.noted(&format!("{line} @{card}"));
        match (TypedWords { words: hand.to_vec(), ..*self }).of_hand()? {
            Meaning::Line { line, .. } if LineKind::of(&line) == LineKind::Hand => {
                Some(self.as_line(with_card(&line)))
            }
            Meaning::Unclear(failure) => match failure.offers.as_slice() {
                [line] => self.offered_in_part(&[with_card(line)]),
                _ => None,
            },
            _ => None,
        }
    }
}

/// The first card among words, as it is typed.
fn card_among(words: &[&str]) -> Option<String> {
    (0..words.len()).find_map(|at| (at + 1..=words.len()).find_map(|end| one_card(words.get(at..end)?)))
}

/// The card that the words are: `9d`, `the six of hearts`. `as` and `ah` are words.
fn one_card(words: &[&str]) -> Option<String> {
    let card = match words {
        [one] => Some((*one).to_owned())
            .filter(|_| !means_exactly(one, ARTICLES) && !means(one, OPENERS) && *one != "as"),
        words => spoken_cards::in_notation(&words.join(" ")),
    };
    card.filter(|card| read_card(card).is_some())
}

fn is_one_card(words: &[&str]) -> bool {
    one_card(words).is_some()
}
