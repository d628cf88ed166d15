//! Questions in the words of players that no list has whole: one word says what they are about. A question records nothing.

use super::{Meaning, QUIT, TypedWords, is_against, is_number, is_question, perhaps_quits};
use crate::commands::new::read_stake;
use crate::commands::why::{FigureOf, figure_of};
use crate::commands::words::{
    ASKS, DEALS, EVENING, FOR_TOTALS, GAMES, HANDS, HARMLESS, JOINS, KNOCKS, MAYBES, NOTS, OF_EVENINGS,
    OPENERS, PASSIVES, POLITES, QUITS, SAY_NOTHING, SELVES, SUMS, WHY, WHYS, WordList, means,
    number_in_words, ordinal, stands_for, without,
};

/// The most words of what names the evening: `the total of the whole evening`.
const OF_EVENING: usize = 6;

/// The fewest words after those for the end of an evening that may say something else.
const LONG_END: usize = 4;

/// The most letters of a word between those: `of`, `the`, `della`.
const SHORT: usize = 5;

/// The number that a word is, in digits or in words.
pub(super) fn digits_of(word: &str) -> Option<usize> {
    if is_number(word) { word.parse().ok() } else { number_in_words(word) }
}

/// The number in `game 2` and in `second game`.
pub(super) fn numbered(two: &[&str], noun: WordList) -> Option<usize> {
    match two {
        [noun_said, number] if means(noun_said, noun) => digits_of(number),
        [number, noun_said] if means(noun_said, noun) => ordinal(number),
        _ => None,
    }
}

/// Returns true for an amount that can be no points: `1.40`, `$5`.
pub(super) fn is_money(word: &str) -> bool {
    !is_number(word) && word.contains(|sign: char| sign.is_ascii_digit()) && read_stake(word).is_ok()
}

/// Returns true for `27, not 17`: what is said corrects a count, and asks nothing.
pub(super) fn corrects_count(words: &[&str]) -> bool {
    let is_it = |three: &[&str]| matches!(three, [is, not, was] if is_number(is.trim_end_matches(',')) && means(not, NOTS) && is_number(was));
    words.windows(3).any(is_it)
}

impl TypedWords<'_> {
    /// `summary of the evening`, `why 25?`, `why is game 2 only 102?`: a question that begins with the word of a command.
    pub(super) fn asked_after_command(&self) -> Option<Meaning> {
        if let Some(evening) = self.of_evening() {
            return Some(evening);
        }
        // `why 1 --json`: an option is the command's.
        let has_option = self.words.iter().any(|word| word.starts_with('-'));
        if let Some(hand) = self.hand_of_player() {
            return Some(hand);
        }
        let (first, what) =
            self.words.split_first().filter(|(first, _)| means(first, WHYS) && !has_option)?;
        match self.why_of(what) {
            Some(why) => Some(why).filter(|_| is_question(self.typed)),
            // Without a question mark, it is a mistake of the command.
            None if what.len() == 1 && !is_question(self.typed) => None,
            None => self.asked().or_else(|| Some(Meaning::Command((*first).to_owned()))),
        }
    }

    /// What `why` explains: the last hand, one with its number, or a game.
    pub(super) fn why_of(&self, what: &[&str]) -> Option<Meaning> {
        let is_recorded = |number: &usize| (1..=self.series.score().rounds().len()).contains(number);
        let line = match what {
            [] => WHY.to_owned(),
            [number] if is_number(number) => match number.parse().ok().filter(is_recorded) {
                Some(number) => format!("{WHY} {number}"),
                // Points or a count.
                None => figure_of(number, self.series).map_or_else(|| WHY.to_owned(), FigureOf::line),
            },
            [series] if series.eq_ignore_ascii_case("series") || is_money(series) => FigureOf::Series.line(),
            two => match (numbered(two, GAMES), numbered(two, HANDS)) {
                (Some(game), _) => format!("{WHY} game {game}"),
                (_, Some(hand)) => format!("{WHY} {hand}"),
                _ => return None,
            },
        };
        Some(Meaning::Command(line))
    }

    /// `total for the evening`, `the whole evening`: what is owed for all series, without a question.
    pub(super) fn of_evening(&self) -> Option<Meaning> {
        let has = |list: WordList| self.words.iter().any(|word| means(word, list));
        let is_short = |word: &str| {
            word.chars().count() <= SHORT
                && word.chars().all(char::is_alphabetic)
                && self.exact_name(&[word]) == 0
        };
        let says_sum = |word: &str| {
            [SUMS, OF_EVENINGS, FOR_TOTALS].iter().any(|list| means(word, *list))
                || stands_for(word).is_some()
        };
        let whole = stands_for(&self.words.join("-"));
        // `that's all for tonight`
        if whole.is_some_and(|line| line != EVENING) || self.leaves().is_some() {
            return None;
        }
        let is_it = whole == Some(EVENING)
            || self.words.len() <= OF_EVENING
                && has(OF_EVENINGS)
                && has(SUMS)
                && self.words.iter().all(|word| says_sum(word) || is_short(word));
        is_it.then(|| Meaning::Command(EVENING.to_owned()))
    }

    /// `that's all, goodnight`: the last words are those for the end of the evening.
    pub(super) fn leaves(&self) -> Option<Meaning> {
        let words: Vec<&str> = self.words.iter().map(|word| word.trim_end_matches([',', '!'])).collect();
        let has_count = words.iter().any(|word| word.contains(|sign: char| sign.is_ascii_digit()));
        // `thanks, good night Bob`
        let is_end = |at: usize| {
            let rest = without(words.get(at..)?, QUITS)?;
            // `break for Bob`
            let is_for = words.get(words.len() - rest.len() - 1).is_some_and(|word| means(word, FOR_TOTALS));
            (rest.is_empty() || self.exact_name(rest) == rest.len() && !is_for).then_some(())
        };
        let said_at = (0..words.len()).find(|at| is_end(*at).is_some());
        let is_said = said_at.is_some();
        // Of somebody else it is said, too: `Cid is taking a break`.
        let leads = |word: &&str| {
            [OPENERS, HARMLESS, SELVES, JOINS, SAY_NOTHING, POLITES].iter().any(|list| means(word, *list))
        };
        let is_begun = said_at.is_some_and(|at| {
            let before = self.words.get(..at).unwrap_or_default();
            before.last().is_none_or(|word| word.ends_with(',')) || words.iter().take(at).all(leads)
        });
        let is_denied = words.iter().any(|word| means(word, NOTS));
        let is_hand = |rest: &[&str]| {
            (0..rest.len()).any(|at| {
                is_against(rest.get(at).unwrap_or(&""))
                    || self.exact_name(rest.get(at..).unwrap_or_default()) > 0
            })
        };
        // What else is asked or said is not left out: `done for today, undo the last hand`.
        let says_more = |word: &&str| {
            [MAYBES, HANDS, GAMES, DEALS, KNOCKS].iter().any(|list| means(word, *list))
                || stands_for(word).is_some_and(|line| line != QUIT)
        };
        let after = without(&words, QUITS).filter(|rest| !rest.iter().any(says_more));
        let asks = words.first().is_some_and(|word| means(word, ASKS) || means(word, PASSIVES));
        if asks || is_question(self.typed) {
            return None;
        }
        // `tea break, back in 15`
        let is_first = after.filter(|rest| !is_hand(rest)).is_some_and(|rest| {
            let last = self.words.get(..words.len() - rest.len()).and_then(<[&str]>::last);
            last.is_some_and(|word| word.ends_with(','))
        });
        // `we're taking a break for tea`
        let is_phrase =
            after.is_some_and(|rest| words.len() - rest.len() > 1 && rest.len() < LONG_END && !is_hand(rest));
        let is_it = is_first || (is_phrase || is_said) && !has_count;
        // `tea break is over`, `see you later, Cid, we play on`: after the phrase, it may be said of anything.
        let is_alone = after.is_none_or(|rest| {
            let is_for = words.get(words.len() - rest.len() - 1).is_some_and(|word| means(word, FOR_TOTALS));
            rest.len() < 2 && is_first || is_for || (is_said && is_begun) || rest.is_empty()
        });
        let is_sure = is_alone && (!is_said || is_begun);
        (is_it && !is_denied)
            .then(|| if is_sure { Meaning::Command(QUIT.to_owned()) } else { perhaps_quits() })
    }
}
