//! A line in the words of players, as `Kai 4 against 23`, `oops` or `edit 3`, in the form of the notation. The words are
//! data, those of English and of the language in use. They are read only where the line can mean one thing, and a line that can be
//! read as it is keeps its meaning: a player may be called like one of these words.

use crate::commands::failure::Failure;
use crate::commands::line::words::{
    AMEND, CLEARS, DEALS, EVENING, FILLERS, GAMES, JOINS, POINTS, PRINTS, ROUNDS, TIES, WHO, WINS,
    is_between, means, stands_for,
};
use crate::say::{Fixed, Message, written::reading as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::mistakes::parse_error::{parse_error, to_type};
use crate::show::words::{quoted, ticked};
use ginscore_ledger::model::{NotDone, Series};
use ginscore_notation::{LineKind, Operation, ParseError, TokenKind, shown, split_note, tokens};
use ginscore_rules::house::KnockCard;
use ginscore_rules::players::{Opponents, Player};

const LONGEST: usize = 400;

const MOST: usize = 24;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Reading {
    Line(String),
    Command(String),
    /// One of several lines: what is not clear, and which of them is meant in which case.
    Unclear {
        why: String,
        hint: String,
    },
    /// A line with its words in another order, to be typed as it is here.
    Perhaps(String),
}

/// The line to record that a line in the words of players means. `None` if it can be read as it is, or means nothing
/// that is known.
/// Fails if the line can mean two lines, or has its words in another order.
pub(crate) fn to_record(line: &str, series: &Series) -> Result<Option<String>, Failure> {
    match reading(line, series) {
        Some(Reading::Line(meant)) => Ok(Some(meant)),
        Some(Reading::Unclear { why, hint }) => {
            Err(Failure::unreadable([Diagnostic::new(Code::BadLine, why).hinted(hint)]))
        }
        Some(Reading::Perhaps(meant)) => Err(in_another_order(line, meant)),
        Some(Reading::Command(_)) | None => Ok(None),
    }
}

pub(crate) fn command(line: &str, series: &Series) -> Option<String> {
    match reading(line, series)? {
        Reading::Command(meant) => Some(meant),
        Reading::Line(_) | Reading::Unclear { .. } | Reading::Perhaps(_) => None,
    }
}

pub(crate) fn read_as(line: &str) -> String {
    say::ReadAs { line: shown(line) }.said()
}

/// Returns true for a word between the two sides, in the notation or in the words of players.
fn is_against(word: &str) -> bool {
    is_between(word) || tokens(word, 0).iter().all(|token| token.sign == TokenKind::Against)
}

fn in_another_order(line: &str, meant: String) -> Failure {
    let report = match tokens(line, 0).into_iter().find(|word| is_against(word.text)) {
        Some(word) => parse_error(line, &ParseError::NothingBefore.at(word.span)),
        None => Diagnostic::new(Code::BadLine, say::TwoMeanings { typed: ticked(&shown(line)) }),
    };
    let meant = [meant];
    Failure::unreadable([report.hinted(to_type(&meant))]).perhaps_meaning(line, &meant)
}

/// What a line means that is not in its own form.
fn reading(line: &str, series: &Series) -> Option<Reading> {
    let is_other = |reading: &Reading| match reading {
        Reading::Line(meant) | Reading::Command(meant) => meant != line.trim(),
        Reading::Unclear { .. } | Reading::Perhaps(_) => true,
    };
    likely(line, series).filter(is_other)
}

fn likely(line: &str, series: &Series) -> Option<Reading> {
    let (typed, note) = split_note(line);
    let words: Vec<String> = typed.split_whitespace().map(tidy).filter(|word| !word.is_empty()).collect();
    if typed.len() > LONGEST || words.is_empty() || words.len() > MOST {
        return None;
    }
    let typed_words = TypedWords { words: words.iter().map(String::as_str).collect(), note, series };
    if can_be_read(line, series) {
        // These are words of the notation, but not the one that is recorded.
        let has_another =
            || words.iter().any(|word| ["against", "vs"].contains(&word.to_lowercase().as_str()));
        return (LineKind::of(line) == LineKind::Hand && has_another())
            .then(|| typed_words.line(typed))
            .flatten();
    }
    match LineKind::of(line) {
        LineKind::Hand => typed_words
            .hand(&typed_words.words)
            .or_else(|| typed_words.gin_in_one_word())
            .or_else(|| typed_words.points_off())
            .or_else(|| typed_words.deal())
            .or_else(|| typed_words.upcard())
            .or_else(|| typed_words.question())
            .or_else(|| typed_words.either())
            .or_else(|| typed_words.other_word())
            .or_else(|| typed_words.names_first()),
        LineKind::Operation => typed_words.correction(&typed_words.words),
        LineKind::Nothing | LineKind::New | LineKind::Command | LineKind::LedgerOperation => None,
    }
}

fn can_be_read(line: &str, series: &Series) -> bool {
    let is_taken = |line: &String| !matches!(series.read(line), Err(NotDone::Misread(_)));
    match LineKind::of(line) {
        LineKind::Hand => match series.hands_of(line) {
            Ok(lines) => lines.iter().all(is_taken),
            Err((_, why)) => matches!(why, NotDone::Refused(_)),
        },
        LineKind::Operation => is_taken(&line.to_owned()),
        _ => true,
    }
}

fn is_same(one: &[&str], other: &[&str]) -> bool {
    one.join(" ").to_lowercase() == other.join(" ").to_lowercase()
}

fn is_number(word: &str) -> bool {
    word.parse::<usize>().is_ok()
}

/// A word without the punctuation of a sentence or of a phone, and without the `'s` of a name.
fn tidy(word: &str) -> String {
    let plain = word.replace(['—', '―', '−'], "-").replace('’', "'");
    let plain = plain.trim_matches(|mark| "“”„«»‘\"'`".contains(mark));
    let plain = plain.trim_end_matches(['.', '!', '?', ':']);
    plain.strip_suffix("'s").unwrap_or(plain).to_owned()
}

struct TypedWords<'l> {
    words: Vec<&'l str>,
    note: Option<&'l str>,
    series: &'l Series,
}

impl TypedWords<'_> {
    /// A line in the notation as it is recorded, with the note, if it can be read.
    fn line(&self, line: &str) -> Option<Reading> {
        let line = self.noted(line);
        let roster = self.series.roster();
        if !can_be_read(&line, self.series)
            || matches!(LineKind::of(&line), LineKind::Command | LineKind::New)
        {
            return None;
        }
        // The hands of a round are several lines.
        let is_one = || self.series.hands_of(&line).is_ok_and(|lines| lines.len() == 1);
        let written =
            self.series.read(&line).ok().filter(|_| LineKind::of(&line) != LineKind::Hand || is_one());
        Some(Reading::Line(written.map_or(line, |operation| operation.write(roster))))
    }

    fn noted(&self, line: &str) -> String {
        self.note.map_or_else(|| line.trim().to_owned(), |note| format!("{} # {note}", line.trim()))
    }

    /// The number of words at the start that are the exact name of a player.
    fn exact_name(&self, words: &[&str]) -> usize {
        let is_name = |count: &usize| {
            let start = words.get(..*count).unwrap_or_default().join(" ").to_lowercase();
            self.series.roster().players().iter().any(|name| name.to_lowercase() == start)
        };
        (1..=words.len()).rev().find(is_name).unwrap_or(0)
    }

    /// The words without the fillers, and with a `v` between the two sides: in place of its words, or before the name of
    /// another player, as in `Kai knocks with 4 and Bob has 23`. `Ann +20 points` has points; elsewhere that word may mean
    /// more than one thing.
    fn plain(&self, words: &[&str]) -> Vec<String> {
        let (name, mut rest) = words.split_at_checked(self.exact_name(words)).unwrap_or_default();
        let signed = rest.iter().any(|word| word.starts_with(['+', '-']));
        let mut has_between = name.is_empty() || rest.iter().any(|word| is_against(word));
        let mut plain: Vec<String> = name.iter().map(|word| (*word).to_owned()).collect();
        while let [word, after @ ..] = rest {
            let names = self.exact_name(rest);
            let name_after =
                || after.iter().position(|word| !means(word, JOINS)).and_then(|at| after.get(at..));
            let joins = || means(word, JOINS) && name_after().is_some_and(|words| self.exact_name(words) > 0);
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
                _ if means(word, FILLERS) || signed && means(word, POINTS) || joins() => {}
                _ if is_between(word) => plain.push("v".to_owned()),
                _ => plain.push((*word).to_owned()),
            }
            rest = after;
        }
        plain
    }

    /// `Bob's 4 v 23.`, `Kai knocks with 4 against 23`: a hand with other words in it.
    fn hand(&self, words: &[&str]) -> Option<Reading> {
        let lines = self.hands(words);
        let is_hand = |line: &&String| LineKind::of(line) == LineKind::Hand;
        lines.iter().filter(is_hand).find_map(|line| self.line(line))
    }

    /// The hands that the words may be.
    fn hands(&self, words: &[&str]) -> [String; 2] {
        let has_rounds = self.series.roster().lineup().has_rounds();
        let whole = words.join(" ");
        let parts = if has_rounds { whole.split(';').collect() } else { vec![whole.as_str()] };
        let plain = |part: &&str| self.plain(&part.split_whitespace().collect::<Vec<_>>()).join(" ");
        let parts: Vec<String> = parts.iter().map(plain).collect();
        // Of two players, the other one need not be named.
        let without = |part: &String| self.without_opponent(part).unwrap_or_else(|| part.clone());
        [parts.join("; "), parts.iter().map(without).collect::<Vec<_>>().join("; ")]
    }

    /// `Kai 4 v 23` for `Kai 4 v Bob 23` of two players.
    fn without_opponent(&self, hand: &str) -> Option<String> {
        let roster = self.series.roster();
        let (own, others) = hand.split_once(" v ").filter(|_| roster.lineup().is_two_players())?;
        let (player, _) = roster.lead(own).ok()?;
        let (other, end) = roster.lead(others).ok().filter(|(other, _)| *other != player)?;
        let is_exact = others.get(..end)?.eq_ignore_ascii_case(roster.name(other));
        is_exact.then(|| format!("{own} v {}", others.get(end..).unwrap_or_default().trim_start()))
    }

    /// `ag23`, `agin23`: gin, as short as `a4v23`. Not where `ag` begins a name.
    fn gin_in_one_word(&self) -> Option<Reading> {
        let [word] = self.words.as_slice() else { return None };
        let roster = self.series.roster();
        let (letters, count) = word.split_at_checked(word.find(|sign: char| sign.is_ascii_digit())?)?;
        let letters = letters.to_lowercase();
        let is_name = |text: &str| roster.lead(text).is_ok_and(|(_, end)| end == text.len());
        let name = letters.strip_suffix("gin").or_else(|| letters.strip_suffix('g'))?;
        (is_name(name) && !is_name(&letters)).then_some(())?;
        let (seat, _) = roster.lead(name).ok()?;
        let count: u32 = count.parse().ok()?;
        self.line(&format!("{} gin v {count}", quoted(roster.name(seat))))
    }

    fn player(&self) -> Option<(&str, Vec<String>)> {
        let plain = self.plain(&self.words).join(" ");
        let (seat, end) = self.series.roster().lead(&plain).ok()?;
        let rest = plain.get(end..)?.split_whitespace().map(str::to_owned).collect();
        Some((self.series.roster().name(seat), rest))
    }

    /// `Ann -10 # looked`: points that are taken off. The reason may be missing, and is then asked for.
    fn points_off(&self) -> Option<Reading> {
        let (name, rest) = self.player()?;
        let [points] = rest.as_slice() else { return None };
        let number: u32 = points.strip_prefix('-')?.parse().ok()?;
        Some(Reading::Line(self.noted(&format!("adjust {} -{number}", quoted(name)))))
    }

    fn deal(&self) -> Option<Reading> {
        let (name, rest) = self.player()?;
        match rest.as_slice() {
            [word] if means(word, DEALS) => self.line(&format!("deal {}", quoted(name))),
            _ => None,
        }
    }

    /// `7s` alone where it sets the limit: the card that was turned up.
    fn upcard(&self) -> Option<Reading> {
        let [card] = self.words.as_slice() else { return None };
        let announces = self.series.score().house().knock_card == KnockCard::Upcard;
        announces.then(|| self.line(&format!("up {card}"))).flatten()
    }

    /// `game 2`, `who won`: a question in several words.
    fn question(&self) -> Option<Reading> {
        let command = |line: String| (self.exact_name(&self.words) == 0).then_some(Reading::Command(line));
        match self.words.as_slice() {
            [game, number] if means(game, GAMES) && is_number(number) => {
                command(format!("why game {number}"))
            }
            [round, number] if means(round, ROUNDS) && is_number(number) => {
                command(format!("why round {number}"))
            }
            words if stands_for(&words.join("-")) == Some(EVENING) => command(EVENING.to_owned()),
            [who, won] if means(who, WHO) && means(won, WINS) => command("score".to_owned()),
            _ => None,
        }
    }

    /// A line that can mean two things, and which lines say which of them.
    fn two_meanings(&self, hint: String) -> Option<Reading> {
        let why = say::TwoMeanings { typed: ticked(&shown(&self.words.join(" "))) }.said();
        Some(Reading::Unclear { why, hint })
    }

    /// `tie`, `gin b 20` and `Ann 20 points`, which can mean two lines each.
    fn either(&self) -> Option<Reading> {
        let roster = self.series.roster();
        let playing = self.series.score().playing();
        let named = self.player();
        let named =
            named.as_ref().map(|(name, rest)| (*name, rest.iter().map(String::as_str).collect::<Vec<_>>()));
        let pair_of = |name: &str| -> Option<(Opponents, Player)> {
            let seat = roster.find(name)?;
            playing.iter().find_map(|pair| Some((*pair, pair.player(seat)?)))
        };
        let rest = named.as_ref().map_or_else(|| self.words.clone(), |(_, rest)| rest.clone());
        let name = named.as_ref().map(|(name, _)| *name);
        match rest.as_slice() {
            [word] if means(word, TIES) => {
                let pair = name.and_then(pair_of).or_else(|| Some((*playing.first()?, Player::One)));
                let name = pair.map(|(pair, player)| roster.pair(pair).get(player).to_owned())?;
                let line = ticked(&format!("{} 4 v 4", quoted(&name)));
                self.two_meanings(say::EitherTie { line }.said())
            }
            [word] if means(word, PRINTS) => self.two_meanings(say::EitherPrint.said()),
            [word] if means(word, CLEARS) => self.two_meanings(say::EitherClear.said()),
            [word] if name.is_some() && means(word, WINS) => {
                let name = quoted(name?);
                let [counts, points] = ["4 v 23", "+19"].map(|end| ticked(&format!("{name} {end}")));
                let why = say::HowMuch { typed: ticked(&shown(&self.words.join(" "))) }.said();
                Some(Reading::Unclear { why, hint: say::HowMuchHint { counts, points }.said() })
            }
            [points, word] if name.is_some() && points.parse::<u32>().is_ok() && means(word, POINTS) => {
                let name = quoted(name?);
                let (hand, adjust) = (
                    ticked(&format!("{name} +{points}")),
                    ticked(&format!("adjust {name} +{points} # {}", say::Award.text())),
                );
                self.two_meanings(say::EitherPoints { hand, adjust }.said())
            }
            _ => {
                let is_gin = |word: &&str| word.eq_ignore_ascii_case("gin");
                let gin = self.words.iter().filter(|word| is_gin(word)).count();
                let others: Vec<&str> = self.words.iter().copied().filter(|word| !is_gin(word)).collect();
                let (count, name) = match others.as_slice() {
                    [name @ .., count] if count.parse::<u32>().is_ok() => (*count, name.join(" ")),
                    _ => return None,
                };
                let seat = roster.lead(&name).ok().filter(|(_, end)| *end == name.len());
                let pair = match (name.is_empty(), seat) {
                    (true, _) => {
                        playing.first().map(|pair| (*pair, Player::One)).filter(|_| playing.len() == 1)
                    }
                    (false, Some((seat, _))) => pair_of(roster.name(seat)),
                    (false, None) => None,
                };
                let (pair, player) = pair.filter(|_| gin == 1)?;
                let names = roster.pair(pair);
                let (player, other) = (names.get(player), names.get(player.other()));
                let line = |name: &str| ticked(&format!("{} gin v {count}", quoted(name)));
                let (one, two) = (line(player), line(other));
                self.two_meanings(say::EitherGin { one, two, player, other }.said())
            }
        }
    }

    /// `oops`, `edit 3 Bob 4 v 23`, `settle`: another first word of a line. An exact name is none.
    fn other_word(&self) -> Option<Reading> {
        let (first, rest) = self.words.split_first()?;
        let word = stands_for(first).filter(|_| self.exact_name(&self.words) == 0)?;
        let rest = match word {
            "draw" => rest.iter().copied().filter(|word| !means(word, FILLERS)).collect(),
            _ => rest.to_vec(),
        };
        let whole = [&[word], rest.as_slice()].concat();
        if word == AMEND {
            let has_number = rest.first().is_some_and(|number| number.parse::<usize>().is_ok());
            // A hand that is missing or wrong is a mistake of that line.
            let wrong = || has_number.then(|| Reading::Line(self.noted(&whole.join(" "))));
            return self.correction(&whole).or_else(wrong);
        }
        let whole = whole.join(" ");
        match LineKind::of(&whole) {
            LineKind::Hand | LineKind::Operation => self.line(&whole),
            // Whether its words fit is a matter of the command.
            _ => Some(Reading::Command(whole)),
        }
    }

    /// `Ann vs Bob 4 23`: two names, and then what each has.
    fn names_first(&self) -> Option<Reading> {
        let at = self.words.iter().position(|word| is_against(word))?;
        let (own, [_, others @ .., one, two]) = self.words.split_at_checked(at)? else { return None };
        let is_count = |word: &str| word.parse::<u32>().is_ok();
        if own.is_empty() || !(is_count(one) || one.eq_ignore_ascii_case("gin")) || !is_count(two) {
            return None;
        }
        match self.hand(&[own, &[one, "v"], others, &[two]].concat())? {
            Reading::Line(meant) => Some(Reading::Perhaps(meant)),
            _ => None,
        }
    }

    /// `amend 3 Bob's 4 v 23.`: a correction with a hand in words.
    fn correction(&self, words: &[&str]) -> Option<Reading> {
        let line = words.join(" ");
        let (before, hand) = line.split_at_checked(Operation::subject_at(&line))?;
        let first = before.split_whitespace().next()?;
        [AMEND, "insert"].iter().any(|word| first.eq_ignore_ascii_case(word)).then_some(())?;
        let hands = self.hands(&hand.split_whitespace().collect::<Vec<_>>());
        hands.iter().find_map(|hand| self.line(&format!("{before}{hand}")))
    }
}

#[cfg(test)]
mod tests;
