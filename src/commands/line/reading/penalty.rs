//! Points that are taken off, in the words of players: they are answered with the line.

use super::in_part::tells_end;
use super::pieces::{Piece, seats};
use super::{Meaning, TypedWords, digits_of, is_number, is_question, offering, without_comma};
use crate::commands::words::{
    ARTICLES, EACH, FOR_TOTALS, INSERT, JOINS, NOTS, OF_CARDS, PENALTIES, POINTS, TAKES_OFF, TOS, WINS,
    means, stands_for, without,
};
use crate::say::{Fixed, Lang, Message, written::reading as say};
use crate::show::sheet::game_numbers;
use crate::show::words::quoted;
use ginscore_ledger::model::Series;
use ginscore_rules::players::ByEntrant;

/// The words of `penalty Bob 10`, before its note.
const PLAIN: usize = 3;

impl TypedWords<'_> {
    /// `penalty Bob 10`, `10 penalty points for Bob, he looked at the stock`: the line that has a reason.
    pub(super) fn penalty(&self) -> Option<Meaning> {
        self.penalty_at()?;
        let words = without_comma(&self.words);
        // A word that is nearly the name is the player where nothing else is: `mazzo` is the stock, and not Marco.
        let is_whole = !seats(&self.pieces(&words)).is_empty();
        let pieces = self.named_or_nearly(&words, is_whole);
        // `no penalty`, `Kai gin 23, a penalty for Zoe`
        let is_other = [NOTS, WINS].iter().any(|list| self.says(*list)) || self.speaks_of_recorded();
        let is_first = without(&words, PENALTIES).is_some();
        if is_other || !is_first && tells_end(&pieces) || is_question(self.typed) || self.is_supposed() {
            return None;
        }
        let seats = seats(&pieces);
        let digits: Vec<u32> =
            words.iter().filter_map(|word| word.trim_start_matches('-').parse().ok()).collect();
        let said = || pieces.iter().filter_map(Piece::count).collect();
        let counts = if digits.is_empty() { said() } else { digits };
        let ([seat], [count]) = (seats.as_slice(), counts.as_slice()) else { return None };
        let is_known = |word: &str| {
            let lists = [PENALTIES, POINTS, TAKES_OFF];
            digits_of(word.trim_start_matches('-')) == Some(*count as usize)
                || self.exact_name(&[word]) > 0
                || lists.iter().any(|list| means(word, *list))
        };
        // The reason is the longest part of the rest. Of `for Bob` and `dla Kasi`, there is none.
        let is_named =
            |word: &str| self.named_or_nearly(&[word], is_whole).iter().any(|piece| piece.seat().is_some());
        let is_left_out = |word: &str| is_known(word) || is_named(word);
        let leads = |word: &str| {
            [FOR_TOTALS, TOS, ARTICLES, JOINS, OF_CARDS].iter().any(|list| means(word, *list))
                || word.chars().count() < 2
        };
        let parts = self.words.split(|word| is_left_out(word.trim_end_matches(',')));
        let parts = parts.flat_map(|part| part.split_inclusive(|word| word.ends_with(',')));
        let says_why = |part: &&[&str]| part.iter().any(|word| !leads(word.trim_end_matches(',')));
        let reason = parts.filter(says_why).max_by_key(|part| part.len());
        let reason = reason.map(|part| part.join(" ").trim_end_matches(',').to_owned());
        let penalty = || PENALTIES(Lang::current()).split(' ').next().unwrap_or_default().to_owned();
        let name = quoted(self.series.roster().name(*seat));
        let said = reason.clone().unwrap_or_else(penalty);
        let line = format!("adjust {name} -{count} # {}", self.note.unwrap_or(&said));
        // `penalty Bob 10 # peeked` says all of it.
        match self.note.is_some() && reason.is_none() && words.len() <= PLAIN {
            true => self.line(&line),
            false => self.offered_adjustment(&line),
        }
    }

    /// The words as pieces, with those that are nearly a name unless names have to be whole.
    fn named_or_nearly(&self, words: &[&str], are_whole: bool) -> Vec<Piece> {
        if are_whole { self.pieces(words) } else { self.with_names(words) }
    }

    /// `add 10 points for Kai`: points without a hand. With any other word it may be a penalty, a hand or a question.
    pub(super) fn awarded(&self) -> Option<Meaning> {
        let words = without_comma(&self.words);
        let (first, rest) = words.split_first()?;
        let gives =
            stands_for(first) == Some(INSERT) && self.exact_name(&words) == 0 && !is_question(self.typed);
        let pieces = self.pieces(rest);
        let is_led = |text: &str| [FOR_TOTALS, TOS, ARTICLES, EACH].iter().any(|list| means(text, *list));
        let is_plain = |piece: &Piece| {
            piece.seat().is_some()
                || piece.count().is_some()
                || means(&piece.text, POINTS)
                || is_led(&piece.text)
        };
        let has_points = pieces.iter().any(|piece| means(&piece.text, POINTS));
        let (seats, counts) = (seats(&pieces), pieces.iter().filter_map(Piece::count).collect::<Vec<_>>());
        let ([seat], [count]) = (seats.as_slice(), counts.as_slice()) else { return None };
        let name = quoted(self.series.roster().name(*seat));
        let reason = self.note.unwrap_or(say::Award.text());
        let is_all = gives && has_points && pieces.iter().all(is_plain);
        is_all.then(|| self.offered_in_part(&[format!("adjust {name} +{count} # {reason}")]))?
    }

    fn offered_adjustment(&self, line: &str) -> Option<Meaning> {
        let typed = self.as_typed();
        let games = self.games_changed(line);
        let why = match games.len() {
            0 | 1 => say::IsAdjustment { typed }.said(),
            _ => say::IsAdjustmentInEach { typed, games: game_numbers(&games) }.said(),
        };
        Some(offering(why, &[line.to_owned()]))
    }

    /// The games in which a line changes the points.
    fn games_changed(&self, line: &str) -> Vec<usize> {
        let points = |series: &Series| -> Vec<ByEntrant<i64>> {
            let sheets = series.score().sheets();
            sheets.last().map_or(&[][..], |sheet| sheet.columns()).iter().map(|game| game.points()).collect()
        };
        let mut after = self.series.clone();
        let is_done = self.series.read(line).is_ok_and(|operation| after.act(operation).is_ok());
        let (before, after) = (points(self.series), points(&after));
        let changed = (0_usize..)
            .zip(before.iter().zip(&after))
            .filter(|(_, (before, after))| is_done && before != after);
        changed.map(|(game, _)| game).collect()
    }

    /// Where the words say that points are taken off.
    pub(super) fn penalty_at(&self) -> Option<usize> {
        let words = without_comma(&self.words);
        // `10 off for peeking`
        let is_off = |rest: &[&str]| {
            let Some((count, after)) = rest.split_first() else { return false };
            let after = without(after, POINTS).unwrap_or(after);
            is_number(count) && without(after, TAKES_OFF).is_some()
        };
        let is_it = |at: &usize| {
            let rest = words.get(*at..).unwrap_or_default();
            without(rest, PENALTIES).is_some() || is_off(rest)
        };
        (0..words.len()).find(is_it)
    }

    /// `adjust Bob minus 10`: only the sign was a word.
    pub(super) fn adjusted(&self) -> Option<Meaning> {
        let first = self.words.first()?;
        first.eq_ignore_ascii_case("adjust").then(|| self.as_line(self.noted(&self.words.join(" "))))
    }

    /// `Ann -10 # looked`: points that are taken off. The reason may be missing, and is then asked for; of `Ann -10, took two cards`
    /// the line is offered.
    pub(super) fn points_off(&self) -> Option<Meaning> {
        let words = without_comma(&self.words);
        let (seat, name) = self.name_of(&words)?;
        let (points, reason) = words.get(name..)?.split_first()?;
        let number: u32 = points.strip_prefix('-')?.parse().ok()?;
        let adjusts = format!("adjust {} -{number}", quoted(self.series.roster().name(seat)));
        if reason.is_empty() {
            return Some(self.as_line(self.noted(&adjusts)));
        }
        // Digits may be the count of a hand, and another player may be meant.
        let is_for = reason.first().is_some_and(|word| means(word, FOR_TOTALS));
        let pieces = self.pieces(reason);
        let is_other = |piece: &Piece| piece.seat().is_some() || means(&piece.text, NOTS);
        let has_digit = reason.iter().any(|word| word.contains(|sign: char| sign.is_ascii_digit()));
        let is_reason = !has_digit && (is_for || !tells_end(&pieces)) && !pieces.iter().any(is_other);
        let line = format!("{adjusts} # {}", reason.join(" "));
        (is_reason && self.note.is_none()).then(|| self.offered_adjustment(&line))?
    }
}
