//! Questions in the words of players that no list has whole: one word says what they are about. A question records nothing.

use super::referee::lays_off;
use super::{GIN, Meaning, TypedWords, is_draw, is_number, is_question};
use crate::commands::line::spoken_cards::is_of_card;
use crate::commands::words::{
    AFTERS, ARTICLES, ASKS, BIGS, CORRECTS, DEALS, EVENING, FOR_TOTALS, GAMES, GINS, HANDS, HOW_MANY, KNOCKS,
    LASTS, LOSERS, NOTS, OF_EVENINGS, OF_LEADING, OF_LOOSE, OF_MONEY, OF_NEEDS, OF_TURNS, OF_WORTH,
    PENALTIES, POINTS, QUITS, ROUNDS, SCORE, SERIES_NOUNS, SHOWS, SUMS, TIES, TURN, UNDERCUTS, WHO, WHY,
    WHYS, WINNERS, WINS, WordList, count_in_words, means, means_exactly, number_in_words, ordinal,
    stands_for, without,
};
use crate::show::rulebook::is_term;

/// The command that answers a question with one of these words. The first list that has one decides.
const ANSWERS: [(WordList, &str); 4] =
    [(OF_MONEY, EVENING), (OF_NEEDS, "counts"), (OF_LEADING, SCORE), (OF_TURNS, TURN)];

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
fn numbered(two: &[&str], noun: WordList) -> Option<usize> {
    match two {
        [noun_said, number] if means(noun_said, noun) => digits_of(number),
        [number, noun_said] if means(noun_said, noun) => ordinal(number),
        _ => None,
    }
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
    fn why_of(&self, what: &[&str]) -> Option<Meaning> {
        let is_recorded = |number: &usize| (1..=self.series.score().rounds().len()).contains(number);
        let line = match what {
            [] => WHY.to_owned(),
            [number] if is_number(number) => match number.parse().ok().filter(is_recorded) {
                Some(number) => format!("{WHY} {number}"),
                // Points or a count.
                None => WHY.to_owned(),
            },
            [series] if series.eq_ignore_ascii_case("series") => format!("{WHY} series"),
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
        let is_end = |at: usize| without(words.get(at..)?, QUITS).filter(|rest| rest.is_empty());
        let is_said = (1..words.len()).any(|at| is_end(at).is_some());
        let is_denied = words.iter().any(|word| means(word, NOTS));
        // `tea break, back in 15`
        let is_first = without(&words, QUITS).is_some_and(|rest| {
            let last = self.words.get(..words.len() - rest.len()).and_then(<[&str]>::last);
            last.is_some_and(|word| word.ends_with(','))
        });
        // `we're taking a break for tea`
        let is_phrase =
            without(&words, QUITS).is_some_and(|rest| words.len() - rest.len() > 1 && rest.len() < LONG_END);
        (is_first && !is_denied
            || is_phrase && !has_count && !is_denied
            || is_said && !has_count && !is_denied)
            .then(|| Meaning::Command("quit".to_owned()))
    }

    /// `ok, whose deal is it now`, `how many points does Max need?`, `why is game 2 only 102?`, `is the ace high?`
    pub(super) fn asked(&self) -> Option<Meaning> {
        let words: Vec<&str> = self.words.iter().map(|word| word.trim_end_matches([',', '?'])).collect();
        let is_name = |word: &str| self.exact_name(&[word]) > 0;
        let why = words.first().filter(|word| !is_name(word)).and_then(|_| without(&words, WHYS));
        if let Some(meaning) = why.and_then(|what| self.why_of(what)) {
            return Some(meaning);
        }
        let has_why = why.is_some() || words.iter().any(|word| means(word, WHYS) && !is_name(word));
        let has = |list: WordList| words.iter().any(|word| means(word, list) && !is_name(word));
        // `wait, is the ace high`, `show me why ...`
        let first = without(&words, CORRECTS).or_else(|| without(&words, SHOWS)).unwrap_or(&words);
        let is_asking = |word: &str| means(word, ASKS) && !is_name(word);
        // `we're done, what do I owe`
        let ends_part = |two: &[&str]| matches!(two, [end, next] if end.ends_with(',') && is_asking(next));
        // `if I win game 3 what do I get`
        let is_supposed = self.is_supposed() && words.iter().skip(1).any(|word| is_asking(word));
        let asks = first.first().is_some_and(|word| is_asking(word))
            || self.words.windows(2).any(ends_part)
            || is_supposed;
        (words.len() > 1 && (asks || is_question(self.typed))).then_some(())?;
        let game = |two: &[&str]| numbered(two, GAMES).map(|number| format!("{WHY} game {number}"));
        let game = words.windows(2).find_map(game);
        let is_worth = has(OF_WORTH) && has(GAMES);
        if (has_why || is_worth)
            && let Some(why) = game
        {
            return Some(Meaning::Command(why));
        }
        // `what was in hand 5`
        let hand = |two: &[&str]| numbered(two, HANDS).map(|number| format!("why {number}"));
        let is_owed = has(OF_MONEY) || has(OF_NEEDS);
        if let Some(why) = words.windows(2).find_map(hand).filter(|_| !is_owed) {
            return Some(Meaning::Command(why));
        }
        // `why was the last hand worth 13?`
        if has_why && has(LASTS) && !has(OF_MONEY) {
            return Some(Meaning::Command(WHY.to_owned()));
        }
        // `why does Kai win?`
        let is_over = (is_worth || has_why && has(WINS)) && self.series.score().is_over();
        let is_of_series = has(SERIES_NOUNS) || self.series.score().is_over();
        if has_why && (has(OF_MONEY) || has(OF_WORTH) && is_of_series) || is_over {
            return Some(Meaning::Command(format!("{WHY} series")));
        }
        let is_drawn = |word: &&str| is_draw(&[*word]);
        // `who deals after a draw?`, `why does Kai deal`, `isn't it the loser who deals?`: by which rule.
        let is_rule = has_why || has(LOSERS) || has(WINNERS) || has(AFTERS) && words.iter().any(is_drawn);
        if (has(DEALS) || has(OF_TURNS)) && is_rule {
            return Some(Meaning::Command("help dealer".to_owned()));
        }
        // `how many gins did each of us have?`
        let is_counted = |at: usize| {
            let noun = words.get(at..).and_then(|words| without(words, HOW_MANY)).and_then(<[&str]>::first);
            noun.is_some_and(|noun| {
                let one = noun.to_lowercase();
                one.trim_end_matches('s') == GIN
                    || [GINS, UNDERCUTS, KNOCKS].iter().any(|list| means(noun, *list))
            })
        };
        // `who won most hands?`
        let is_most = has(WHO) && has(WINS) && has(HANDS);
        if is_most || (0..words.len()).any(is_counted) {
            return Some(Meaning::Command("stats".to_owned()));
        }
        // `does that count in all three games?`
        let are_several = |at: usize| {
            let games = words.get(at..).and_then(count_in_words);
            games
                .is_some_and(|(count, rest)| count > 1 && rest.first().is_some_and(|word| means(word, GAMES)))
        };
        let says_gin = words.iter().any(|word| word.eq_ignore_ascii_case(GIN) || means(word, GINS));
        let is_big = words.iter().any(|word| means(word, BIGS));
        let rule = [
            // `can you lay off on gin?`, `how much do I get for a big gin?`
            (says_gin && lays_off(&words), "help lay-off"),
            (says_gin && is_big && has(OF_WORTH), "help big-gin"),
            (says_gin && has(OF_WORTH) && game.is_none(), "help gin"),
            ((0..words.len()).any(are_several), "help hollywood"),
            // `does the penalty count in the money?`, `isn't a tie nothing?`
            (has(PENALTIES), "help penalty"),
            (has(TIES) && !has_why, "help ties"),
            // `can I knock with 11?`
            (has(KNOCKS) && !has_why && words.iter().any(|word| is_number(word)), "help knock-limit"),
        ];
        if let Some((_, page)) = rule.iter().find(|(is_it, _)| *is_it) {
            return Some(Meaning::Command((*page).to_owned()));
        }
        let answer = ANSWERS.iter().find(|(list, _)| has(*list)).map(|(_, command)| *command);
        if let Some(command) = answer.or(is_worth.then_some("help game")) {
            return Some(Meaning::Command(command.to_owned()));
        }
        if let Some(why) = game {
            return Some(Meaning::Command(why));
        }
        // In Portuguese, `as` is an ace without its accent.
        let is_article = |word: &str| means_exactly(word, ARTICLES);
        // `can Kai lay off the queen?`
        let has_card =
            has(OF_LOOSE) || words.iter().any(|word| is_of_card(word) && !is_name(word) && !is_article(word));
        if has_card && lays_off(&words) || self.has_cards(&words) {
            return Some(self.for_referee(&words));
        }
        // `is the jack loose?`
        let referee = || has_card.then(|| self.for_referee(&words));
        // `what's it worth`, `how many points did I get for that`, `how many points do I have`
        let is_of_game = self.is_supposed() || self.series.score().rounds().is_empty();
        let of_points = || match (has_why, has(OF_WORTH), has(POINTS)) {
            (false, true, _) if is_of_game => Some("help game"),
            (true, ..) | (_, true, _) => Some(WHY),
            (false, false, has_points) => has_points.then_some(SCORE),
        };
        let of_points = || of_points().map(|command| Meaning::Command(command.to_owned()));
        // `how much has Zoe got?`
        let of_player = || {
            let is_named = words.iter().any(|word| is_name(word));
            (is_named && without(&words, HOW_MANY).is_some()).then(|| Meaning::Command(SCORE.to_owned()))
        };
        self.help_of(&words).or_else(referee).or_else(of_player).or_else(of_points)
    }

    /// The page of the rulebook about a term among the words.
    fn help_of(&self, words: &[&str]) -> Option<Meaning> {
        let is_name = |word: &str| self.exact_name(&[word]) > 0;
        let is_play = |word: &str| [GAMES, HANDS, ROUNDS].iter().any(|list| means(word, *list));
        let term = |term: String| {
            let low = term.to_lowercase();
            // `do spades count double?`
            [Some(low.as_str()), low.strip_suffix('s')]
                .into_iter()
                .flatten()
                .find(|term| is_term(term))
                .map(str::to_owned)
        };
        let one = words.iter().filter(|word| !is_name(word) && !is_play(word)).map(|word| (*word).to_owned());
        // `big gin` comes before `gin`.
        let mut terms = words.windows(2).map(|two| two.join("-")).chain(one);
        terms.find_map(term).map(|term| Meaning::Command(format!("help {term}")))
    }
}
