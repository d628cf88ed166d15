//! Lines in the words of players that are clear, but not written as they are recorded: they are answered with the line.

use super::{Meaning, TypedWords, is_against};
use crate::commands::failure::Failure;
use crate::commands::line::slips::is_legal;
use crate::commands::line::words::{
    BEATS, FILLERS, JOINS, KNOCKS, PENALTIES, POINTS, TOS, UNDERCUTS, WordList, means, number_in_words,
};
use crate::say::{Message, written::reading as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::words::{quoted, ticked};
use ginscore_notation::shown;
use ginscore_rules::players::Seat;

fn failure(message: String) -> Failure {
    Failure::unreadable([Diagnostic::new(Code::BadLine, message)])
}

/// A count that was typed as a number or as a word.
pub(super) fn count(word: &str) -> Option<u32> {
    word.parse().ok().or_else(|| number_in_words(word)?.try_into().ok())
}

impl TypedWords<'_> {
    /// The player whom all of the words name, apart from those that may be left out.
    pub(super) fn seat(&self, words: &[&str]) -> Option<Seat> {
        let is_name = |words: &[&str]| {
            let name = words.join(" ");
            let (seat, end) = self.series.roster().lead(&name).ok()?;
            (end == name.len()).then_some(seat)
        };
        let without =
            |list: WordList| words.iter().copied().filter(|word| !means(word, list)).collect::<Vec<_>>();
        let lists = [FILLERS, KNOCKS, JOINS];
        is_name(words).or_else(|| lists.into_iter().find_map(|list| is_name(&without(list))))
    }

    /// `Bob undercuts Ann 6 v 4`, `Ann beats Bob 4 to 23`: the winner first, who may not have knocked.
    pub(super) fn beaten(&self) -> Option<Meaning> {
        let place = |list| self.words.iter().position(|word| means(word, list));
        let undercut = place(UNDERCUTS);
        let at = undercut.or_else(|| place(BEATS))?;
        let (winner, [_, rest @ ..]) = self.words.split_at_checked(at)? else { return None };
        if undercut.is_some()
            && rest.is_empty()
            && let Some(told) = self.undercut_last(winner)
        {
            return Some(told);
        }
        let winner = self.seat(winner)?;
        let from = rest.iter().position(|word| word.starts_with(|sign: char| sign.is_ascii_digit()));
        let from = from.or_else(|| rest.iter().position(|word| number_in_words(word).is_some()));
        let (other, counts) = rest.split_at_checked(from.unwrap_or(rest.len()))?;
        let playing = self.series.score().playing();
        let (pair, winner) = playing.iter().find_map(|pair| Some((*pair, pair.player(winner)?)))?;
        let is_other = |seat| pair.player(seat) == Some(winner.other());
        if !other.is_empty() && !self.seat(other).is_some_and(is_other) {
            return None;
        }
        let names = self.series.roster().pair(pair);
        let name = |player| quoted(names.get(player));
        let typed = ticked(&shown(&self.words.join(" ")));
        let counts = counts.iter().flat_map(|word| word.split(['-', '–', '/', ':']));
        let counts: Vec<&str> =
            counts.filter(|word| !word.is_empty() && !is_against(word) && !means(word, TOS)).collect();
        let knocks = |low, high| format!("{} {low} v {high}", name(winner));
        let undercuts = |low, high| format!("{} {high} v {low}", name(winner.other()));
        match counts.as_slice() {
            [] if undercut.is_some() => {
                let (counts, points) = (undercuts(4, 6), format!("{} +12", name(winner)));
                let [counts, points] = [counts, points].map(|line| ticked(&line));
                let hint = say::HowMuchHint { counts, points }.said();
                Some(Meaning::Unclear(Box::new(failure(say::HowMuch { typed }.said()).hinted(&hint))))
            }
            [one, two] => {
                let (one, two) = (count(one)?, count(two)?);
                let (low, high) = (one.min(two), one.max(two));
                let knocked = (undercut.is_none() && low < high).then(|| knocks(low, high));
                let lines = knocked.into_iter().chain([undercuts(low, high)]);
                let lines: Vec<String> = lines.map(|line| self.noted(&line)).collect();
                let lines: Vec<String> =
                    lines.into_iter().filter(|line| is_legal(line, self.series)).collect();
                let unread = failure(say::KnockerFirst { typed }.said());
                (!lines.is_empty()).then(|| Meaning::Unclear(Box::new(unread.hinting(&lines))))
            }
            _ => None,
        }
    }

    /// `Bob 9, Ann 6 undercut`: the one who had more has knocked.
    fn undercut_last(&self, words: &[&str]) -> Option<Meaning> {
        let [one, own, two, others] = words else { return None };
        let seats = [self.seat(&[one.trim_end_matches(',')])?, self.seat(&[two])?];
        let (own, others) = (count(own.trim_end_matches(','))?, count(others)?);
        let roster = self.series.roster();
        let [one, two] = seats.map(|seat| quoted(roster.name(seat)));
        let (knocker, high, low) = if own >= others { (one, own, others) } else { (two, others, own) };
        let line = self.noted(&format!("{knocker} {high} v {low}"));
        let typed = ticked(&shown(&self.words.join(" ")));
        let unread = failure(say::KnockerFirst { typed }.said());
        let is_meant = seats[0] != seats[1] && is_legal(&line, self.series);
        is_meant.then(|| Meaning::Unclear(Box::new(unread.hinting(&[line]))))
    }

    /// `penalty Bob 10`: points that are taken off, in the line that has a reason.
    pub(super) fn penalty(&self) -> Option<Meaning> {
        let is_penalty = |word: &&&str| means(word, PENALTIES);
        let penalty = self.words.iter().find(is_penalty)?;
        let rest = self.words.iter().copied().filter(|word| !means(word, PENALTIES) && !means(word, POINTS));
        let (numbers, name): (Vec<&str>, Vec<&str>) =
            rest.partition(|word| word.trim_start_matches('-').parse::<u32>().is_ok());
        let [number] = numbers.as_slice() else { return None };
        let name = quoted(self.series.roster().name(self.seat(&name)?));
        let why = self.note.unwrap_or(penalty);
        let line = format!("adjust {name} -{} # {why}", number.trim_start_matches('-'));
        let typed = ticked(&shown(&self.words.join(" ")));
        Some(Meaning::Unclear(Box::new(failure(say::IsAdjustment { typed }.said()).hinting(&[line]))))
    }

    /// `adjust Bob minus 10`: only the sign was a word.
    pub(super) fn adjusted(&self) -> Option<Meaning> {
        let [first, ..] = self.words.as_slice() else { return None };
        first.eq_ignore_ascii_case("adjust").then(|| self.as_line(self.noted(&self.words.join(" "))))
    }
}
