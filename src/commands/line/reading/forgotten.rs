//! Hands that were not recorded in their place: `we forgot hand 3: Ann 6 v 16`, `before Bob's gin, Ann knocked with 7 and Bob had
//! 12`. The line that inserts one is offered.

use super::pieces::{Piece, PieceKind};
use super::recorded::after_noun;
use super::{DRAW, Meaning, TypedWords};
use crate::commands::line::corrected::correction;
use crate::commands::run::failure::Failure;
use crate::commands::words::{
    AFTERS, ARTICLES, BEFORES, DRAWS, FORGETS, HANDS, INDEFINITES, INS, INSERT, LASTS, TIES, WASES, means,
    ordinal, without,
};
use crate::say::{Message, written::reading as say};
use crate::show::code::Code;
use crate::show::mistakes::parse_error::to_type;
use ginscore_ledger::model::Hand;
use ginscore_rules::hand::{End, HandClaim, Knocker};

/// The most words before a forgotten hand. At each place the rest is read as a hand, so that a long line would take long.
const MOST_SKIPPED: usize = 10;

/// The most words that only lead to a noun.
const LEAD: usize = 2;

/// The most words that tell of a hand: `the gin of Bob`.
const TOLD: usize = 4;

/// Where a hand is missing: its number, and the words that say so.
struct Missing {
    number: usize,
    start: usize,
    end: usize,
}

impl TypedWords<'_> {
    /// The place of a word that says that a hand is missing.
    pub(super) fn forgets(&self) -> Option<usize> {
        let bare = bare(&self.words);
        (0..bare.len()).find(|at| bare.get(*at..).is_some_and(|rest| without(rest, FORGETS).is_some()))
    }

    /// `we forgot hand 3: Ann 6 v 16`, `before hand 2 Bob 3 v 13`, `Ann 6 v 16 is missing after hand 2`.
    pub(super) fn forgotten(&self) -> Option<Meaning> {
        let inserts = self.words.iter().any(|word| correction(word.trim_end_matches(',')) == Some(INSERT));
        let is_forgotten = self.forgets().is_some() || inserts;
        let last = self.series.score().rounds().len();
        let missing = self.missing(is_forgotten);
        let is_meant =
            is_forgotten || missing.as_ref().is_some_and(|missing| (1..=last).contains(&missing.number));
        let number = missing.as_ref().map_or(last.max(1), |missing| missing.number);
        let (start, end) = missing.map_or((0, 0), |missing| (missing.start, missing.end));
        let (before, after) = (self.words.get(..start)?, self.words.get(end..)?);
        // `the last hand is missing`: it is the next one.
        let is_next = start == end && !inserts && self.says(LASTS) && self.says(HANDS);
        let inserted =
            |hand: &str| if is_next { hand.to_owned() } else { format!("{INSERT} {number} {hand}") };
        // `manca la prima mano: ...`: what comes before the place is not said of the hand, unless nothing comes after it.
        let parts = [after, before].into_iter().filter(|part| !part.is_empty());
        let hand = parts.filter_map(|part| self.hand_after_words(part, &inserted)).next();
        let lines = hand.filter(|_| is_meant)?;
        // `we forgot one, right after the break: ...`: only the players know its place.
        let is_somewhere = start == end && (self.says(BEFORES) || self.says(AFTERS));
        match is_somewhere {
            true => Some(Meaning::Unclear(Box::new(Failure::mistake(
                Code::BadLine,
                say::Inserts.said(),
                to_type(&lines),
            )))),
            false => self.offered(&say::Inserts.said(), &lines),
        }
    }

    /// The lines of a hand after words that are not said of it.
    fn hand_after_words(&self, words: &[&str], line: &dyn Fn(&str) -> String) -> Option<Vec<String>> {
        let read = |skipped: usize| {
            let told = TypedWords { words: words.get(skipped..)?.to_vec(), ..*self };
            match told.hand_in(&told.words, line)? {
                Meaning::Line { line, entries: Ok(_) } => Some(vec![line]),
                // It is not said who has knocked.
                Meaning::Unclear(failure) if !failure.offers.is_empty() => Some(failure.offers),
                _ => None,
            }
        };
        let in_part = || {
            let hands: Vec<String> = self.hands_in(words).iter().map(|hand| line(hand)).collect();
            (!hands.is_empty()).then_some(hands)
        };
        let drawn = || self.tells_draw(words).then(|| vec![line(DRAW)]);
        let whole = (0..words.len().min(MOST_SKIPPED)).find_map(read);
        whole.or_else(|| self.before_remark(words, line)).or_else(in_part).or_else(drawn)
    }

    /// The hand of `Ann 8 v 31 is missing` and `Ann 8 v 31, I forgot that`, before what is said of it.
    fn before_remark(&self, words: &[&str], line: &dyn Fn(&str) -> String) -> Option<Vec<String>> {
        let forgets = words.iter().position(|word| means(word.trim_end_matches(','), FORGETS))?;
        let comma = words.get(..forgets)?.iter().rposition(|word| word.ends_with(',')).map(|at| at + 1);
        let ends =
            [comma, forgets.checked_sub(1), Some(forgets)].into_iter().flatten().filter(|end| *end > 0);
        ends.filter_map(|end| words.get(..end))
            .find_map(|words| self.hand_after_words(&bare_at_end(words), line))
    }

    /// Returns true for a draw among words without a count.
    fn tells_draw(&self, words: &[&str]) -> bool {
        let bare = bare(words);
        let is_draw = |at: usize| {
            let rest = bare.get(at..).unwrap_or_default();
            let is_notation = rest.first().is_some_and(|word| word.eq_ignore_ascii_case(DRAW));
            is_notation
                || without(rest, DRAWS)
                    .is_some_and(|after| rest.len() > after.len() + usize::from(is_letter(rest)))
        };
        // `um empate` has an article.
        let has_count = words.iter().any(|word| word.contains(char::is_numeric));
        let has_gin = self.pieces(words).iter().any(|piece| piece.kind == PieceKind::Gin);
        !has_count && !has_gin && (0..bare.len()).any(is_draw)
    }

    /// The place that is said: before or after a hand, or the number that the hand should have.
    fn missing(&self, is_forgotten: bool) -> Option<Missing> {
        let place = |list| self.words.iter().position(|word| means(word, list));
        let beside = |list, more: usize| {
            let at = place(list)?;
            let (number, end) = self.hand_referred_to(at + 1, is_forgotten)?;
            Some(Missing { number: number.saturating_add(more), start: at, end })
        };
        // `forgot hand 3`, `the first hand is missing`
        let numbered = || {
            let at = place(HANDS)?;
            let number = self.words.get(at + 1)?.trim_end_matches([',', ':']).parse().ok();
            let in_order = || ordinal(self.words.get(at.checked_sub(1)?)?);
            let start = if number.is_some() { at } else { at.checked_sub(1)? };
            let end = at + 1 + usize::from(number.is_some());
            Some(Missing { number: number.or_else(in_order)?, start, end })
        };
        // `skipped 2 Ann 6 v 16`, `add 2 draw`
        let direct = || {
            let at = self.forgets().unwrap_or(0);
            let number = self.words.get(at + 1)?.trim_end_matches([',', ':']).parse().ok()?;
            Some(Missing { number, start: at, end: at + 2 })
        };
        // What is said of a hand alone may be anything.
        let of_itself = || is_forgotten.then(|| numbered().or_else(direct))?;
        beside(BEFORES, 0).or_else(|| beside(AFTERS, 1)).or_else(of_itself)
    }

    /// The number of a recorded hand that the words from a place on say, and where they end: `hand 2`, `that`, `the draw`, `Bob's
    /// gin`.
    fn hand_referred_to(&self, at: usize, is_forgotten: bool) -> Option<(usize, usize)> {
        let rest = self.words.get(at..)?;
        let last = self.series.score().rounds().len();
        let numbered = |led: usize| {
            let after = rest.get(led..)?;
            let (first, _) = without(after, HANDS).unwrap_or(after).split_first()?;
            let number = first.trim_end_matches([',', ':']).parse().ok()?;
            Some((number, at + led + after.len() - without(after, HANDS).unwrap_or(after).len() + 1))
        };
        // `vor der letzten Runde`
        let in_words = |led: usize| {
            let (number, after) = self.hand_said(rest.get(led..)?)?;
            Some((number, self.words.len() - after.len()))
        };
        // `there was a draw before that`, `before that one Ann 3 v 25`, `davor Ann 3 v 25`
        let that = || {
            let bare = bare(rest);
            let said = without(&bare, ARTICLES).map(|after| after_noun(after).unwrap_or(after));
            let end = self.words.len() - said.unwrap_or(&bare).len();
            let others = self.words.get(end..)?;
            let is_end = others.is_empty() || self.words.get(end - 1)?.ends_with([',', ':']);
            let is_named = self.exact_name(others) > 0 && !self.says(WASES);
            // `davor war noch ein Unentschieden`, `before that there was a draw`
            let is_alone = said.is_none() && without(others, WASES).is_some() || self.tells_draw(others);
            // `right after the break: ...`
            let is_other = |noun: &&str| self.pieces(&[noun]).iter().all(Piece::is_unknown);
            let is_named_after = others.get(1..).is_some_and(|after| self.exact_name(after) > 0);
            if said.is_some() && is_named_after && others.first().is_some_and(is_other) {
                return None;
            }
            let is_meant = is_forgotten || is_alone || said.is_some() && (is_end || is_named);
            is_meant.then_some((last, end))
        };
        (0..=LEAD)
            .take_while(|led| rest.get(..*led).is_some_and(|led| led.iter().all(|word| leads(word))))
            .find_map(|led| numbered(led).or_else(|| in_words(led)))
            .or_else(|| self.hand_told_from(at))
            .or_else(that)
    }

    /// The latest hand that was as the words say, and where these end: `the draw`, `Bob's gin`, `Bob's knock for 6`.
    fn hand_told_from(&self, at: usize) -> Option<(usize, usize)> {
        let rest = bare(self.words.get(at..)?);
        let latest = |is_it: &dyn Fn(&Hand) -> bool| {
            let is_meant =
                |number: &usize| matches!(self.series.round(*number).as_slice(), [hand] if is_it(hand));
            (1..=self.series.score().rounds().len()).rev().find(is_meant)
        };
        let told = |end: usize| {
            let pieces = self.with_names(rest.get(..end)?);
            // `Bob 6` may be the hand that is missing.
            let is_knock = pieces.iter().any(|piece| piece.kind == PieceKind::Knocks);
            let says = |piece: &Piece| match piece.kind {
                PieceKind::Gin | PieceKind::Undercuts => true,
                PieceKind::Count(_) => is_knock,
                _ => false,
            };
            let is_said = |piece: &Piece| {
                piece.seat().is_some() || piece.is_silent() || says(piece) || leads(&piece.text)
            };
            let is_undercut = pieces.iter().any(|piece| piece.kind == PieceKind::Undercuts);
            let is_true = |hand: &Hand| pieces.iter().all(|piece| is_true_of(piece, hand, is_undercut));
            let is_told = pieces.iter().all(is_said) && pieces.iter().any(says);
            Some((latest(&is_true).filter(|_| is_told)?, at + end))
        };
        let is_draw = |hand: &Hand| matches!(hand.ruling.claim(), HandClaim::Draw { .. });
        let drawn = |led: usize| {
            let words = rest.get(led..)?;
            let draw = words.split_first().filter(|(word, _)| word.eq_ignore_ascii_case(DRAW));
            let after = draw.map(|(_, after)| after);
            let after = after.or_else(|| without(words, DRAWS)).or_else(|| without(words, TIES))?;
            Some((latest(&is_draw)?, at + rest.len() - after.len()))
        };
        (0..=LEAD).find_map(drawn).or_else(|| (1..=TOLD.min(rest.len())).find_map(told))
    }
}

/// Returns false if a hand was not as this says. Whose undercut it is has won it, and anything else is the knocker's.
fn is_true_of(piece: &Piece, hand: &Hand, is_undercut: bool) -> bool {
    let knocked = match hand.ruling.claim() {
        HandClaim::Showdown(showdown) => Some(&showdown.knocker),
        HandClaim::Points(_) | HandClaim::Draw { .. } => None,
    };
    match piece.kind {
        PieceKind::Player(seat) => {
            let player = if is_undercut { hand.ruling.winner() } else { hand.ruling.by() };
            hand.opponents.player(seat) == player
        }
        PieceKind::Gin => matches!(hand.ruling.end(), End::Gin | End::BigGin),
        PieceKind::Undercuts => hand.ruling.end() == End::Undercut,
        PieceKind::Count(count) => matches!(knocked, Some(Knocker::Count(own)) if own.points() == count),
        _ => true,
    }
}

/// Returns true for a word that only leads to the hand that is spoken of: `the`, `da`.
fn leads(word: &str) -> bool {
    [ARTICLES, INDEFINITES, INS].iter().any(|list| means(word, *list))
}

fn is_letter(words: &[&str]) -> bool {
    words.first().is_some_and(|word| word.chars().count() == 1)
}

fn bare_at_end<'w>(words: &[&'w str]) -> Vec<&'w str> {
    let mut words = words.to_vec();
    if let Some(last) = words.last_mut() {
        *last = last.trim_end_matches(',');
    }
    words
}

fn bare<'w>(words: &[&'w str]) -> Vec<&'w str> {
    words.iter().map(|word| word.trim_end_matches([',', ':'])).collect()
}
