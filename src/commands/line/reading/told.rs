//! A hand as it is told: `Kai knocks with 4 and Bob has 23`, `Bob had 9, Kai knocked with 4`, `k 4 b 23`.

use super::offered::count;
use super::{DRAW, GIN, Meaning, TypedWords, is_against, is_same};
use crate::commands::line::slips::is_legal;
use crate::commands::line::words::{
    FILLERS, GINS, JOINS, KNOCKS, LOSES, POINTS, count_in_words, is_between, means, stands_for,
};
use crate::show::mistakes::parse_error::to_type;
use ginscore_notation::LineKind;
use ginscore_rules::players::{Opponents, Seat};

/// Knocks, in short. It may also begin a name.
const K: &str = "k";
const KNOCK: &str = "knocks";

/// Which of the two players of a hand has ended it, as far as the words say.
enum Ended {
    /// The first one: a `v` follows, or words that say so.
    First,
    Second,
    /// Neither is said to have knocked.
    Unsaid,
    /// Both are.
    Both,
}

/// The lines that words may be.
struct Told {
    lines: Vec<String>,
    /// The line in which the other player has knocked, if that is as likely.
    other_way: Option<String>,
}

impl TypedWords<'_> {
    /// A hand with other words in it.
    pub(super) fn hand(&self, words: &[&str]) -> Option<Meaning> {
        self.hand_in(words, str::to_owned)
    }

    /// The same as a part of a line.
    pub(super) fn hand_in(&self, words: &[&str], line: impl Fn(&str) -> String) -> Option<Meaning> {
        let told = self.told(words)?;
        let is_hand = |hand: &&String| LineKind::of(hand) == LineKind::Hand;
        let meaning = told.lines.iter().filter(is_hand).find_map(|hand| self.line(&line(hand)))?;
        match (&meaning, told.other_way) {
            (Meaning::Line { line: one, .. }, Some(other)) => match self.line(&line(&other)) {
                Some(Meaning::Line { line: two, .. }) if is_legal(&two, self.series) => {
                    let lines = vec![one.clone(), two];
                    self.two_meanings(&to_type(&lines), lines)
                }
                _ => Some(meaning),
            },
            _ => Some(meaning),
        }
    }

    /// The player whom the first words name, and how many words that are: an exact name, or its beginning, where the word is
    /// nothing else in a hand.
    pub(super) fn name_of(&self, words: &[&str]) -> Option<(Seat, usize)> {
        let exact = self.exact_name(words);
        let (count, name) = match words {
            _ if exact > 0 => (exact, words.get(..exact)?.join(" ")),
            [word, ..] => (1, (*word).to_owned()),
            [] => return None,
        };
        let is_word = [FILLERS, KNOCKS, LOSES, JOINS, GINS].iter().any(|list| means(&name, *list));
        let is_letter = |sign: char| sign.is_alphabetic();
        if exact == 0 && (is_word || is_against(&name) || !name.chars().all(is_letter)) {
            return None;
        }
        let (seat, end) = self.series.roster().lead(&name).ok()?;
        (end == name.len()).then_some((seat, count))
    }

    /// The words with whole names, and the place of the second player, if two are named and the first word is one of them.
    pub(super) fn with_names(&self, words: &[&str]) -> (Vec<String>, Option<usize>) {
        let roster = self.series.roster();
        let mut whole: Vec<String> = Vec::new();
        let (mut first, mut second) = (None, None);
        let mut rest = words;
        while let [word, after @ ..] = rest {
            // Of a name alone at the start, as much as there is.
            let named = if whole.is_empty() || first.is_some() { self.name_of(rest) } else { None };
            match named {
                Some((seat, count)) => {
                    match first {
                        None => first = Some(seat),
                        Some(one) if one != seat && second.is_none() => second = Some(whole.len()),
                        Some(_) => {}
                    }
                    whole.extend(roster.name(seat).split_whitespace().map(str::to_owned));
                    rest = rest.get(count..).unwrap_or_default();
                }
                None => {
                    whole.push(if self.is_k(word) { KNOCK.to_owned() } else { (*word).to_owned() });
                    rest = after;
                }
            }
        }
        (whole, second)
    }

    fn is_k(&self, word: &str) -> bool {
        word.eq_ignore_ascii_case(K) && self.series.roster().lead(K).is_err()
    }

    /// Who ended a hand whose second player is named there.
    fn ended(&self, first: &[String], rest: &[String]) -> Ended {
        if first.iter().any(|word| is_against(word)) {
            return Ended::First;
        }
        let ends = |word: &String| means(word, KNOCKS) || word.eq_ignore_ascii_case(GIN) || means(word, GINS);
        let loses = |part: &[String]| part.iter().any(|word| means(word, LOSES));
        // `Kai 4, caught Bob with 9`: right before a name it is said of that player.
        let (own, catches) = match first.split_last() {
            Some((last, own)) if means(last, LOSES) => (own, true),
            _ => (first, false),
        };
        let (own_loses, other_loses) = (loses(own), catches || loses(rest));
        match (first.iter().any(ends), rest.iter().any(ends)) {
            (true, true) => Ended::Both,
            (true, false) => Ended::First,
            (false, true) => Ended::Second,
            (false, false) if own_loses != other_loses => {
                if own_loses {
                    Ended::Second
                } else {
                    Ended::First
                }
            }
            (false, false) => Ended::Unsaid,
        }
    }

    /// What the words tell. `None` if they say that both have knocked, or, of a round, if they do not say who has.
    fn told(&self, words: &[&str]) -> Option<Told> {
        let has_rounds = self.series.roster().lineup().has_rounds();
        let whole = words.join(" ");
        let parts: Vec<&str> = if has_rounds { whole.split(';').collect() } else { vec![whole.as_str()] };
        let is_one = parts.len() == 1;
        let mut plain: Vec<Vec<String>> = Vec::new();
        let mut other_way = None;
        for part in parts {
            let words: Vec<&str> = part.split_whitespace().collect();
            if let Some(draw) = self.drawn(&words) {
                plain.push(draw);
                continue;
            }
            let (whole, second) = self.with_names(&words);
            let Some((first, rest)) = second.and_then(|at| whole.split_at_checked(at)) else {
                plain.push(self.plain(&whole.iter().map(String::as_str).collect::<Vec<_>>()));
                continue;
            };
            let in_order = |one: &[String], two: &[String]| {
                let words: Vec<&str> = one.iter().chain(two).map(String::as_str).collect();
                self.plain(&words)
            };
            let turned = || in_order(rest, &without_join(first));
            let hand = match self.ended(first, rest) {
                Ended::First => in_order(first, rest),
                Ended::Second => turned(),
                Ended::Both => return None,
                Ended::Unsaid => {
                    let hand = in_order(first, rest);
                    if self.either_may_have_knocked(&hand) {
                        is_one.then_some(())?;
                        other_way = Some(turned());
                    }
                    hand
                }
            };
            plain.push(hand);
        }
        let joined =
            |parts: &[Vec<String>]| parts.iter().map(|words| words.join(" ")).collect::<Vec<_>>().join("; ");
        // Of two players, the other one need not be named.
        let without: Vec<Vec<String>> = plain.iter().map(|part| self.without_opponent(part)).collect();
        let other_way = other_way.map(|words| self.without_opponent(&words).join(" "));
        Some(Told { lines: vec![joined(&plain), joined(&without)], other_way })
    }

    /// Returns true for two counts if the second is few enough for a knock, too.
    fn either_may_have_knocked(&self, hand: &[String]) -> bool {
        let Some(at) = hand.iter().position(|word| word == "v") else { return false };
        let (own, others) = hand.split_at_checked(at).unwrap_or_default();
        let last = |side: &[String]| side.last().and_then(|word| count(word));
        last(own).is_some() && last(others).is_some_and(|others| others <= self.knock_limit())
    }

    /// The words without the fillers, and with a `v` between the two sides: in place of its words, or before the name of
    /// another player. `Ann +20 points` has points; elsewhere that word may mean more than one thing.
    pub(super) fn plain(&self, words: &[&str]) -> Vec<String> {
        let (name, mut rest) = words.split_at_checked(self.exact_name(words)).unwrap_or_default();
        let signed = rest.iter().any(|word| word.starts_with(['+', '-']));
        let mut has_between = name.is_empty() || rest.iter().any(|word| is_against(word));
        let mut plain: Vec<String> = name.iter().map(|word| (*word).to_owned()).collect();
        while let [word, after @ ..] = rest {
            let names = self.exact_name(rest);
            let name_after =
                || after.iter().position(|word| !means(word, JOINS)).and_then(|at| after.get(at..));
            let joins = || means(word, JOINS) && name_after().is_some_and(|words| self.exact_name(words) > 0);
            let is_filler = || [FILLERS, KNOCKS, LOSES].iter().any(|list| means(word, *list));
            match rest.split_at_checked(names) {
                Some((other, after)) if names > 0 => {
                    if !has_between && plain.len() > name.len() && !is_same(other, name) {
                        if let Some(last) = plain.last_mut() {
                            last.truncate(last.trim_end_matches(',').len());
                        }
                        plain.push("v".to_owned());
                        has_between = true;
                    }
                    plain.extend(other.iter().map(|word| (*word).to_owned()));
                    rest = after;
                    continue;
                }
                _ if is_filler() || signed && means(word, POINTS) || joins() => {}
                _ if is_between(word) => plain.push("v".to_owned()),
                _ if means(word, GINS) => plain.push(GIN.to_owned()),
                _ => match count_in_words(rest) {
                    Some((count, after)) => {
                        plain.push(count.to_string());
                        rest = after;
                        continue;
                    }
                    None => plain.push((*word).to_owned()),
                },
            }
            rest = after;
        }
        plain
    }

    /// `Max and Ida draw`, `draw Max v Ida`: a draw of those two alone, or of the two who play.
    fn drawn(&self, words: &[&str]) -> Option<Vec<String>> {
        let is_draw = |word: &&str| word.eq_ignore_ascii_case(DRAW) || stands_for(word) == Some(DRAW);
        let names = match words {
            [draw, names @ ..] | [names @ .., draw] if is_draw(draw) => names,
            _ => return None,
        };
        let roster = self.series.roster();
        let mut seats = Vec::new();
        let mut rest = names;
        while let [word, after @ ..] = rest {
            if let Some((seat, count)) = self.name_of(rest) {
                seats.push(seat);
                rest = rest.get(count..)?;
            } else if is_against(word) || means(word, JOINS) {
                rest = after;
            } else {
                return None;
            }
        }
        let playing = self.series.score().playing();
        let is_pair = |pair: &&Opponents| seats.iter().all(|seat| pair.player(*seat).is_some());
        let pair = playing.iter().find(is_pair)?;
        let [one, two] = seats.as_slice() else { return None };
        (pair.player(*one) != pair.player(*two)).then_some(())?;
        let name = roster.lineup().has_rounds().then(|| roster.written(*one));
        Some([DRAW.to_owned()].into_iter().chain(name).collect())
    }

    /// `Kai 4 v 23` for `Kai 4 v Bob 23` of two players.
    fn without_opponent(&self, hand: &[String]) -> Vec<String> {
        let against = hand.iter().position(|word| word == "v");
        let is_two = self.series.roster().lineup().is_two_players();
        let Some((own, others)) = against.filter(|_| is_two).and_then(|at| hand.split_at_checked(at + 1))
        else {
            return hand.to_vec();
        };
        let words = |part: &[String]| part.iter().map(|word| word.to_lowercase()).collect::<Vec<_>>();
        let (own_words, others_words) = (words(own), words(others));
        let name = |words: &[String]| {
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            self.exact_name(&words)
        };
        let end = name(&others_words);
        let is_other = own_words.get(..name(&own_words)) != others_words.get(..end);
        let rest = others.get(end..).filter(|_| end > 0 && is_other).unwrap_or(others);
        [own, rest].concat()
    }
}

/// The words of a side without the word and the comma that join it to the other one.
fn without_join(side: &[String]) -> Vec<String> {
    let mut side = match side.split_last() {
        Some((last, before)) if means(last, JOINS) => before.to_vec(),
        _ => side.to_vec(),
    };
    if let Some(last) = side.last_mut() {
        last.truncate(last.trim_end_matches(',').len());
    }
    side
}
