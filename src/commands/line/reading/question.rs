//! Questions in the words of players: what one of the words is about says which command answers. A question records nothing.

use super::in_part::tells_end;
use super::{Meaning, QUIT, TypedWords, digits_of, is_number, is_question, perhaps_quits, without_comma};
use crate::commands::new::read_stake;
use crate::commands::why::{FigureOf, figure_of};
use crate::commands::words::{
    ARTICLES, ASKS, ASKS_WHAT, EVENING, GAMES, HANDS, INDEFINITES, NEEDS, NOTS, OF_EVENINGS, OF_LEADING,
    OF_MONEY, OF_NEEDS, OF_SAFETY, OF_TIES, OF_TURNS, OF_WORTH, PENALTIES, POINTS, PRINTS, QUITS, ROUNDS,
    RULES, SCORE, SHOWS, SUMS, TURN, WHO, WHY, WHYS, WINS, WordList, means, ordinal, stands_for, without,
};
use crate::show::rulebook::{find_topic, is_term};
use ginscore_notation::{LineKind, Lookup};

/// The command that answers a question with one of these words. The first list that has one decides.
const ANSWERS: [(WordList, &str); 4] =
    [(OF_MONEY, EVENING), (OF_SAFETY, "counts"), (OF_NEEDS, NEEDS), (OF_LEADING, SCORE)];

/// The same of a question that is not about the rules: `che regole giochiamo?` does not ask who deals.
const OF_PLAY: [(WordList, &str); 2] = [(OF_TURNS, TURN), (OF_TIES, "help ties")];

/// The same of a question about no page of the rulebook.
const OF_POINTS: [(WordList, &str); 2] = [(OF_WORTH, WHY), (POINTS, SCORE)];

/// The most words of what names the evening: `the total of the whole evening`.
const OF_EVENING: usize = 6;

/// The most words around those for the end of an evening.
const AROUND_END: usize = 4;

/// The number in `game 2` and in `second game`.
fn numbered(two: &[&str], noun: WordList) -> Option<usize> {
    match two {
        [noun_said, number] if means(noun_said, noun) => digits_of(number),
        [number, noun_said] if means(noun_said, noun) => ordinal(number),
        _ => None,
    }
}

impl TypedWords<'_> {
    /// `game 2`, `who won`, `show score`: a question in several words.
    pub(super) fn question(&self) -> Option<Meaning> {
        if self.exact_name(&self.words) > 0 {
            return None;
        }
        let command = |line: String| Some(Meaning::Command(line));
        if let Some(topic) = self.after(ASKS_WHAT).map(|topic| topic.join(" ").to_lowercase()) {
            // `che cos'è l'undercut`
            let of =
                |topic: &str| matches!(find_topic(topic), Lookup::One(_)).then(|| format!("help {topic}"));
            let bare = || topic.split_once('\'').and_then(|(_, topic)| of(topic));
            if let Some(line) = of(&topic).or_else(bare) {
                return command(line);
            }
        }
        // `explain the hand 2`
        let shows = self.after(SHOWS).map(|words| without(words, ARTICLES).unwrap_or(words));
        if let Some(asked) = shows.or_else(|| self.after(PRINTS)).map(|words| words.join(" "))
            && LineKind::of(&asked) == LineKind::Command
        {
            return command(asked);
        }
        match shows.unwrap_or(&self.words) {
            [sheet] if shows.is_some() && stands_for(sheet) == Some(SCORE) => command(SCORE.to_owned()),
            [] => command(SCORE.to_owned()),
            [number] if shows.is_some() && is_number(number) => command(format!("{WHY} {number}")),
            // After the command of that name it is a hand.
            [hand, number]
                if means(hand, HANDS) && (shows.is_some() || !hand.eq_ignore_ascii_case("hand")) =>
            {
                digits_of(number).and_then(|number| command(format!("{WHY} {number}")))
            }
            [game, number] if means(game, GAMES) => {
                digits_of(number).and_then(|number| command(format!("{WHY} game {number}")))
            }
            [round, number] if means(round, ROUNDS) => {
                digits_of(number).and_then(|number| command(format!("{WHY} round {number}")))
            }
            [who, between @ .., won]
                if means(who, WHO) && means(won, WINS) && !between.iter().any(|word| is_number(word)) =>
            {
                command(SCORE.to_owned())
            }
            _ => self.asked_of_player(),
        }
    }

    /// The command that answers a question about all or a player: `what does Bob owe`, `how many does Bob need`.
    fn asked_of_player(&self) -> Option<Meaning> {
        let is_name = |word: &&&str| self.exact_name(&[**word]) > 0;
        let others: Vec<&str> = self.words.iter().filter(|word| !is_name(word)).copied().collect();
        let command = stands_for(&others.join("-"))?;
        let is_answer = others.len() > 1 && [EVENING, SCORE, NEEDS, TURN].contains(&command);
        is_answer.then(|| Meaning::Command(command.to_owned()))
    }

    /// `ok, whose deal is it now?`, `why is game 2 only 102?`, `is the ace high?`
    pub(super) fn asked(&self) -> Option<Meaning> {
        let words: Vec<&str> = self.words.iter().map(|word| word.trim_end_matches([',', '?'])).collect();
        let is_name = |word: &str| self.exact_name(&[word]) > 0;
        let first = words.first().filter(|word| !is_name(word));
        if let Some(what) = first.and_then(|_| without(&words, WHYS)) {
            return Some(self.reason_of(what));
        }
        if !is_question(self.typed) && !first.is_some_and(|word| means(word, ASKS)) {
            return None;
        }
        let has = |list: WordList| words.iter().any(|word| means(word, list) && !is_name(word));
        let of = |noun: WordList| words.windows(2).find_map(|two| numbered(two, noun));
        let numbered = || match (of(GAMES), of(HANDS)) {
            (Some(game), _) => Some(format!("{WHY} game {game}")),
            (None, hand) => hand.map(|hand| format!("{WHY} {hand}")),
        };
        let answer = |answers: &[(WordList, &str)]| {
            answers.iter().find(|(list, _)| has(*list)).map(|(_, command)| (*command).to_owned())
        };
        let pieces = self.pieces(&self.words);
        // A hand is asked about, and not a rule.
        let is_hand = tells_end(&pieces) && pieces.iter().any(|piece| piece.count().is_some());
        // `big gin` comes before `gin`.
        let terms = words.windows(2).map(|two| two.join("-"));
        let mut terms =
            terms.chain(words.iter().filter(|word| !is_name(word)).map(|word| (*word).to_owned()));
        let term = terms.find(|term| is_term(&term.to_lowercase())).map(|term| format!("help {term}"));
        let is_rules = |word: &&str| word.eq_ignore_ascii_case(RULES) || stands_for(word) == Some(RULES);
        // `how much is a point worth?`, and not how many points
        let is_stake =
            |two: &[&str]| matches!(two, [a, point] if means(a, INDEFINITES) && means(point, POINTS));
        let of_stake = has(OF_WORTH) && words.windows(2).any(is_stake);
        let is_of_rules = term.is_none() && words.iter().any(is_rules);
        let rules = |is_it: bool| is_it.then(|| RULES.to_owned());
        let line = rules(of_stake).or_else(|| answer(&ANSWERS)).or(rules(is_of_rules));
        let line = line.or_else(|| answer(&OF_PLAY)).or_else(numbered);
        let line = line.or(term.filter(|_| !is_hand));
        let of_evening = || (has(OF_EVENINGS) && (has(SUMS) || has(WINS))).then(|| EVENING.to_owned());
        line.or_else(of_evening).or_else(|| answer(&OF_POINTS)).map(Meaning::Command)
    }

    /// What `why` explains: the game, the hand, the figure or the amount that is named, or else the last hand.
    fn reason_of(&self, what: &[&str]) -> Meaning {
        let of = |noun: WordList| what.windows(2).find_map(|two| numbered(two, noun));
        let has = |list: WordList| what.iter().any(|word| means(word, list));
        let digits = |word: &&str| word.trim_matches(|sign: char| !sign.is_ascii_digit()).to_owned();
        let numbers = || what.iter().filter(|word| word.contains(|sign: char| sign.is_ascii_digit()));
        let is_money = numbers().any(|word| !is_number(word) && read_stake(word).is_ok());
        let hand = match what {
            [number] => number.parse().ok().filter(|number| self.series.scored(*number).is_some()),
            _ => of(HANDS),
        };
        let figure = || numbers().find_map(|word| figure_of(&digits(word), self.series)).map(FigureOf::line);
        let line = match (of(GAMES), hand) {
            (Some(game), _) => format!("{WHY} game {game}"),
            (None, Some(hand)) => format!("{WHY} {hand}"),
            (None, None) if is_money => FigureOf::Series.line(),
            (None, None) => figure().unwrap_or_else(|| match has(OF_TURNS) {
                true => "help dealer".to_owned(),
                false if has(PENALTIES) => "help penalty".to_owned(),
                false if has(OF_MONEY) || self.series.score().is_over() => FigureOf::Series.line(),
                false => WHY.to_owned(),
            }),
        };
        Meaning::Command(line)
    }

    /// `summary of the evening`, `why 25?`: a question that begins with the word of a command.
    pub(super) fn asked_after_command(&self) -> Option<Meaning> {
        // `why 1 --json`: an option is the command's, and so is what is wrong with `why 3`.
        let has_option = self.words.iter().any(|word| word.starts_with('-'));
        let what = without(&self.words, WHYS).filter(|_| !has_option);
        let what = what.filter(|what| is_question(self.typed) || what.len() > 2);
        self.of_evening().or_else(|| Some(self.reason_of(what?)))
    }

    /// `total for the evening`, `the whole evening`: what is owed for all series.
    pub(super) fn of_evening(&self) -> Option<Meaning> {
        let has = |list: WordList| self.words.iter().any(|word| means(word, list));
        let is_said =
            |word: &&str| word.contains(|sign: char| sign.is_ascii_digit()) || self.exact_name(&[word]) > 0;
        let whole = stands_for(&self.words.join("-"));
        let is_sum = self.words.len() <= OF_EVENING && has(OF_EVENINGS) && has(SUMS);
        let is_it = whole == Some(EVENING) || whole.is_none() && is_sum && !self.words.iter().any(is_said);
        is_it.then(|| Meaning::Command(EVENING.to_owned()))
    }

    /// `that's all, goodnight`: words for the end of the evening, which is only offered if others stand around them.
    pub(super) fn leaves(&self) -> Option<Meaning> {
        let words = without_comma(&self.words);
        let said = |at: usize| Some((at, without(words.get(at..)?, QUITS)?));
        let (at, rest) = (0..words.len()).find_map(said)?;
        let is_more = |word: &&str| word.contains(|sign: char| sign.is_ascii_digit());
        if self.says(NOTS) || words.iter().any(is_more) || at + rest.len() > AROUND_END {
            return None;
        }
        let is_whole = at == 0 && rest.is_empty();
        Some(if is_whole && !is_question(self.typed) {
            Meaning::Command(QUIT.to_owned())
        } else {
            perhaps_quits()
        })
    }
}
