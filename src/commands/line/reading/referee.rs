//! Disputes in the words of players: questions with cards, and a word for the referee before them.

use super::{Meaning, TypedWords, is_question, without_comma};
use crate::commands::line::spoken_cards::{in_notation, is_of_card, names_ranks};
use crate::commands::words::{ARTICLES, BESTS, JUDGES, LAYS_OFF, means, means_exactly};
use ginscore_notation::read_card;

/// The fewest cards of a meld.
const MELD: usize = 3;

impl TypedWords<'_> {
    /// `sędzia QS KS AS`: a word for the referee, before cards.
    pub(super) fn judged(&self) -> Option<Meaning> {
        let (first, cards) = self.words.split_first().filter(|(_, cards)| !cards.is_empty())?;
        let command = [(JUDGES, "judge"), (BESTS, "best")].into_iter().find(|(list, _)| means(first, *list));
        let (_, command) = command.filter(|_| self.exact_name(&self.words) == 0 && self.has_cards(cards))?;
        // As they were typed: a comma between two melds stays.
        let (_, typed) = self.typed.trim().split_once(char::is_whitespace)?;
        Some(Meaning::Command(format!("{command} {}", typed.trim())))
    }

    /// Returns true for words among which is a card or, with another word, a suit or a face card.
    fn has_cards(&self, words: &[&str]) -> bool {
        // `as` is the ace of spades, an article in Portuguese, and a word of English.
        let is_word =
            |word: &str| means_exactly(word, ARTICLES) || word == "as" || self.exact_name(&[word]) > 0;
        let is_card = |word: &&&str| !is_word(word) && (read_card(word).is_some() || is_of_card(word));
        words.iter().any(|word| is_card(&word))
    }

    /// `is 7h 8h 9h a run?`, `can I lay off the 9s?`: the referee answers of cards, and a page of what may be laid off.
    pub(super) fn asked_of_cards(&self) -> Option<Meaning> {
        let words = without_comma(&self.words);
        let asks = self.asks() || is_question(self.typed);
        if asks && self.says_phrase(LAYS_OFF) {
            return Some(Meaning::Command("help lay-off".to_owned()));
        }
        let is_typed = |word: &&&str| read_card(word).is_some();
        let is_word = |word: &str| means_exactly(word, ARTICLES) || word == "as";
        let typed: Vec<&str> = words.iter().filter(is_typed).copied().collect();
        // `as` is a card next to others.
        let are_cards = asks && typed.len() >= MELD && typed.iter().filter(|card| !is_word(card)).count() > 1;
        // `is queen king ace of spades a run?`
        let is_said = |word: &&&str| {
            let is_rank = word.chars().all(char::is_numeric)
                || names_ranks(word) && (word.len() > 1 || word.chars().all(char::is_uppercase));
            !asks || is_of_card(word) || is_typed(word) || is_rank
        };
        let cards = match are_cards {
            true => typed.join(" "),
            false => {
                let said: Vec<&str> = words.iter().filter(is_said).copied().collect();
                in_notation(&said.join(" ")).filter(|cards| cards.split(' ').count() >= MELD)?
            }
        };
        Some(Meaning::Command(format!("judge {cards}")))
    }
}
