//! Disputes in the words of players: questions with cards, and a word for the referee before them.

use super::{Meaning, TypedWords, is_number, is_question};
use crate::commands::line::spoken_cards::{in_notation, is_of_card, names_ranks};
use crate::commands::run::failure::Failure;
use crate::commands::words::{ASKS, JUDGES, OF_CARDS, means, ordinal, without};
use crate::say::{Message, written::reading as say};
use crate::show::code::Code;
use crate::show::words::ticked;
use ginscore_notation::{read_card, shown};

/// The fewest cards of a meld.
const MELD: usize = 3;

/// The fewest cards that are more than any meld or two, and the most that a hand has.
const SOME_OF_HAND: usize = 7;
const HAND: usize = 11;

impl TypedWords<'_> {
    /// `sędzia QS KS AS`: a word for the referee, before cards.
    pub(super) fn judged(&self) -> Option<Meaning> {
        let (first, cards) = self.words.split_first().filter(|(_, cards)| !cards.is_empty())?;
        let is_it = means(first, JUDGES) && self.exact_name(&self.words) == 0 && self.has_cards(cards);
        // As they were typed: a comma between two melds stays.
        let (_, typed) = self.typed.trim().split_once(char::is_whitespace)?;
        is_it.then(|| Meaning::Command(format!("judge {}", typed.trim())))
    }

    /// Returns true for words among which are cards: one that can be nothing else, or a suit or a face card next to another or to a number.
    pub(super) fn has_cards(&self, words: &[&str]) -> bool {
        let mut words = words.iter().filter(|word| self.exact_name(&[**word]) == 0);
        let is_card = |word: &str| {
            let has_both =
                word.contains(char::is_alphabetic) && word.contains(|sign: char| sign.is_ascii_digit());
            let is_ordinal = || ordinal(word).is_some();
            read_card(word).is_some()
                || has_both && !is_ordinal() && word.chars().all(|sign| sign.is_alphanumeric() || sign == '-')
        };
        let is_part = |word: &str| is_of_card(word) || is_number(word);
        if words.clone().any(|word| is_card(word)) {
            return true;
        }
        words.clone().any(|word| is_of_card(word)) && words.by_ref().filter(|word| is_part(word)).count() > 1
    }

    /// `is the 10h loose?`: the referee answers, who needs more cards. Those of a hand are arranged: `Kai has 8h 9h 10h ..., which
    /// ten is loose?`
    pub(super) fn for_referee(&self, words: &[&str]) -> Meaning {
        let cards: Vec<&str> = words.iter().copied().filter(|word| read_card(word).is_some()).collect();
        if (SOME_OF_HAND..=HAND).contains(&cards.len()) {
            return Meaning::Command(format!("best {}", cards.join(" ")));
        }
        let typed = ticked(&shown(self.typed.trim()));
        let failure =
            Failure::mistake(Code::BadLine, say::AsksOfCards { typed }.said(), say::AsksOfCardsHint.said());
        Meaning::Unclear(Box::new(failure))
    }

    /// The cards of `is 7h 8h 9h a run`, and of any question with three cards or more and nothing else of a hand.
    pub(super) fn cards_asked(&self) -> Option<String> {
        let asks = is_question(self.typed)
            || self.words.first().is_some_and(|word| means(word, ASKS) && self.exact_name(&[*word]) == 0);
        let is_said = |word: &str| {
            asks && is_letters(word)
                && read_card(word).is_none()
                && !is_of_card(word)
                && !names_ranks(word)
                && self.exact_name(&[word]) == 0
        };
        // Cards alone are no hand.
        let mut rest = without(&self.words, OF_CARDS).unwrap_or(&self.words);
        let mut cards = Vec::new();
        while let [card, after @ ..] = rest {
            match without(rest, OF_CARDS) {
                Some(after) => rest = after,
                None => {
                    cards.extend((!is_said(card)).then_some(*card));
                    rest = after;
                }
            }
        }
        let are_cards = cards.len() >= MELD && cards.iter().all(|card| read_card(card).is_some());
        // Of fewer, another question may be asked.
        let is_meld = |cards: &String| !asks || cards.split(' ').count() >= MELD;
        are_cards.then(|| cards.join(" ")).or_else(|| in_notation(&cards.join(" ")).filter(is_meld))
    }
}

fn is_letters(word: &str) -> bool {
    word.chars().all(char::is_alphabetic)
}
