//! Questions in the words of players that no list has whole: one word says what they are about. A question records nothing.

use super::{Meaning, TypedWords, is_number, is_question};
use crate::commands::line::words::{
    ASKS, EVENING, GAMES, HANDS, OF_LEADING, OF_MONEY, OF_NEEDS, OF_TURNS, ROUNDS, WHYS, WordList, means,
    stands_for,
};
use crate::show::rulebook::{Topic, topics};

/// The command that answers a question with one of these words. The first list that has one decides.
const ANSWERS: [(WordList, &str); 4] =
    [(OF_MONEY, EVENING), (OF_NEEDS, "counts"), (OF_LEADING, "score"), (OF_TURNS, "score")];

/// The most words of `why`, as in `why game 2`.
const OF_WHY: usize = 3;

impl TypedWords<'_> {
    /// `summary of the evening`, `why is game 2 only 102?`: a question that begins with the word of a command.
    pub(super) fn asked_after_command(&self) -> Option<Meaning> {
        if stands_for(&self.words.join("-")) == Some(EVENING) {
            return Some(Meaning::Command(EVENING.to_owned()));
        }
        let is_why = self.words.first().is_some_and(|word| means(word, WHYS));
        (is_why && self.words.len() > OF_WHY).then(|| self.asked()).flatten()
    }

    /// `ok, whose deal is it now`, `how many points does Max need?`, `why is game 2 only 102?`, `is the ace high?`
    pub(super) fn asked(&self) -> Option<Meaning> {
        let words: Vec<&str> = self.words.iter().map(|word| word.trim_end_matches([',', '?'])).collect();
        let is_name = |word: &str| self.exact_name(&[word]) > 0;
        let has = |list: WordList| words.iter().any(|word| means(word, list) && !is_name(word));
        // `ok, whose deal is it`, but not `Kai did not knock`
        let first = words.iter().take(2).take_while(|word| !is_name(word));
        let asks = first.into_iter().any(|word| means(word, ASKS));
        (words.len() > 1 && (asks || is_question(self.typed))).then_some(())?;
        if has(WHYS) {
            let game = |two: &[&str]| match two {
                [game, number] if means(game, GAMES) && is_number(number) => {
                    Some(format!("why game {number}"))
                }
                _ => None,
            };
            let why = words.windows(2).find_map(game);
            let why = why.or_else(|| has(OF_MONEY).then(|| "why series".to_owned()));
            if let Some(why) = why {
                return Some(Meaning::Command(why));
            }
        }
        let answer = ANSWERS.iter().find(|(list, _)| has(*list));
        if let Some((_, command)) = answer {
            return Some(Meaning::Command((*command).to_owned()));
        }
        let is_term = |word: &&&str| {
            let low = word.to_lowercase();
            let is_whole = |topic: &Topic| topic.name == low || topic.all_terms().any(|term| term == low);
            let is_play = [GAMES, HANDS, ROUNDS].iter().any(|list| means(word, *list));
            !is_name(word) && !is_play && topics().iter().any(is_whole)
        };
        words.iter().find(is_term).map(|term| Meaning::Command(format!("help {term}")))
    }
}
