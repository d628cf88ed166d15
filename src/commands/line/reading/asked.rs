//! Questions in the words of players that no list has whole: one word says what they are about. A question records nothing.

use super::{Meaning, TypedWords, is_number, is_question};
use crate::commands::line::spoken_cards::is_of_card;
use crate::commands::words::{
    ASKS, CORRECTS, EVENING, GAMES, HANDS, NOTS, OF_LEADING, OF_MONEY, OF_NEEDS, OF_TURNS, QUITS, ROUNDS,
    SHOWS, TURN, WHYS, WordList, means, ordinal, stands_for, without,
};
use crate::show::rulebook::topics;

/// The command that answers a question with one of these words. The first list that has one decides.
const ANSWERS: [(WordList, &str); 4] =
    [(OF_MONEY, EVENING), (OF_NEEDS, "counts"), (OF_LEADING, "score"), (OF_TURNS, TURN)];

/// The most words of `why`, as in `why game 2`.
const OF_WHY: usize = 3;

/// The number in `game 2` and in `second game`.
fn numbered(two: &[&str], noun: WordList) -> Option<usize> {
    match two {
        [noun_said, number] if means(noun_said, noun) && is_number(number) => number.parse().ok(),
        [number, noun_said] if means(noun_said, noun) => ordinal(number),
        _ => None,
    }
}

impl TypedWords<'_> {
    /// `summary of the evening`, `why is game 2 only 102?`: a question that begins with the word of a command.
    pub(super) fn asked_after_command(&self) -> Option<Meaning> {
        if stands_for(&self.words.join("-")) == Some(EVENING) {
            return Some(Meaning::Command(EVENING.to_owned()));
        }
        let is_why = self.words.first().is_some_and(|word| means(word, WHYS));
        (is_why && self.words.len() > OF_WHY).then(|| self.asked()).flatten()
    }

    /// `that's all, goodnight`: the last words are those for the end of the evening.
    pub(super) fn leaves(&self) -> Option<Meaning> {
        let words: Vec<&str> = self.words.iter().map(|word| word.trim_end_matches([',', '!'])).collect();
        let has_count = words.iter().any(|word| word.contains(|sign: char| sign.is_ascii_digit()));
        let is_end = |at: usize| without(words.get(at..)?, QUITS).filter(|rest| rest.is_empty());
        let is_said = (1..words.len()).any(|at| is_end(at).is_some());
        let is_denied = words.iter().any(|word| means(word, NOTS));
        (is_said && !has_count && !is_denied).then(|| Meaning::Command("quit".to_owned()))
    }

    /// `ok, whose deal is it now`, `how many points does Max need?`, `why is game 2 only 102?`, `is the ace high?`
    pub(super) fn asked(&self) -> Option<Meaning> {
        let words: Vec<&str> = self.words.iter().map(|word| word.trim_end_matches([',', '?'])).collect();
        let is_name = |word: &str| self.exact_name(&[word]) > 0;
        if let [why] = words.as_slice()
            && means(why, WHYS)
            && !is_name(why)
        {
            return Some(Meaning::Command("why".to_owned()));
        }
        let has = |list: WordList| words.iter().any(|word| means(word, list) && !is_name(word));
        // `wait, is the ace high`, `show me why ...`
        let first = without(&words, CORRECTS).or_else(|| without(&words, SHOWS)).unwrap_or(&words);
        let asks = first.first().is_some_and(|word| means(word, ASKS) && !is_name(word));
        (words.len() > 1 && (asks || is_question(self.typed))).then_some(())?;
        if has(WHYS) {
            let game = |two: &[&str]| numbered(two, GAMES).map(|number| format!("why game {number}"));
            let why = words.windows(2).find_map(game);
            let why = why.or_else(|| has(OF_MONEY).then(|| "why series".to_owned()));
            if let Some(why) = why {
                return Some(Meaning::Command(why));
            }
        }
        // `what was in hand 5`
        let hand = |two: &[&str]| numbered(two, HANDS).map(|number| format!("why {number}"));
        let is_owed = has(OF_MONEY) || has(OF_NEEDS);
        if let Some(why) = words.windows(2).find_map(hand).filter(|_| !is_owed) {
            return Some(Meaning::Command(why));
        }
        let answer = ANSWERS.iter().find(|(list, _)| has(*list));
        if let Some((_, command)) = answer {
            return Some(Meaning::Command((*command).to_owned()));
        }
        // Two words of cards are cards, and no term.
        let is_card = |word: &&&str| is_of_card(word) && !is_name(word);
        if words.iter().filter(is_card).count() > 1 {
            return None;
        }
        let is_play = |word: &str| [GAMES, HANDS, ROUNDS].iter().any(|list| means(word, *list));
        let is_term = |term: &String| {
            let low = term.to_lowercase();
            topics().iter().any(|topic| topic.name == low || topic.all_terms().any(|known| known == low))
        };
        let one = words.iter().filter(|word| !is_name(word) && !is_play(word)).map(|word| (*word).to_owned());
        // `big gin` comes before `gin`.
        let mut terms = words.windows(2).map(|two| two.join("-")).chain(one);
        terms.find(is_term).map(|term| Meaning::Command(format!("help {term}")))
    }
}
