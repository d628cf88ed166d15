//! Points that are taken off, and money that was paid, in the words of players: they are answered with the line.

use super::pieces::{Piece, PieceKind};
use super::speaker::speaker;
use super::{Meaning, TypedWords, is_number, is_question, without_comma};
use crate::commands::new::read_stake;
use crate::commands::run::failure::Failure;
use crate::commands::words::{
    CARDS, EVENING, FILLERS, FOR_TOTALS, FORGETS, JOINS, NOTS, PAID, PAYS, PENALTIES, POINTS, SELVES,
    SUPPOSES, TAKES_OFF, WAIVES, WINS, count_in_words, means, without,
};
use crate::say::{Lang, Message, written::reading as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::mistakes::parse_error::to_type;
use crate::show::sheet::game_numbers;
use crate::show::words::quoted;
use ginscore_ledger::model::Series;
use ginscore_notation::split_note;
use ginscore_rules::players::{ByEntrant, Seat};

/// The fewest words of a reason before the number.
const SENTENCE: usize = 4;

/// The same if there are none after it.
const SHORT_SENTENCE: usize = 3;

fn failure(message: String) -> Failure {
    Failure::unreadable([Diagnostic::new(Code::BadLine, message)])
}

impl TypedWords<'_> {
    /// `penalty Bob 10`, `10 penalty points for Bob, he looked at the stock`: points that are taken off, in the line that has a
    /// reason.
    pub(super) fn penalty(&self) -> Option<Meaning> {
        let at = self.penalty_at()?;
        let words = without_comma(&self.words);
        // `no penalty`
        if at.checked_sub(1).and_then(|before| words.get(before)).is_some_and(|word| means(word, NOTS)) {
            return None;
        }
        // `penalty Bob 10 false gin`: what comes after the number is the reason, which may speak of a hand.
        let end = words.iter().position(|word| is_number(word.trim_start_matches('-'))).map(|at| at + 1);
        let before_reason = end.filter(|_| without(&words, PENALTIES).is_some());
        let before_reason = before_reason.and_then(|end| Some(self.with_names(words.get(..end)?)));
        let is_whole = |pieces: &Vec<Piece>| pieces.iter().any(|piece| piece.seat().is_some());
        let pieces = before_reason.filter(is_whole).unwrap_or_else(|| self.with_names(&words));
        // `Kai gin 23, a penalty for Zoe`, `Zoe wins 10 by penalty`
        let is_hand = |piece: &Piece| {
            use PieceKind::{Against, Beats, Gin, Knocks, Undercuts};
            matches!(piece.kind, Gin | Knocks | Undercuts | Beats | Against)
        };
        let is_won = words.iter().any(|word| word.starts_with('+') || means(word, WINS));
        // `togli la mano 3 di Anna`
        if is_won || pieces.iter().any(is_hand) || self.speaks_of_recorded() {
            return None;
        }
        let mut seats: Vec<Seat> = pieces.iter().filter_map(Piece::seat).collect();
        seats.dedup();
        // `penalty Kai 10 drew two cards`: a word is only a number where there are no digits.
        let digits: Vec<u32> =
            words.iter().filter_map(|word| word.trim_start_matches('-').parse().ok()).collect();
        // `he took two cards, that costs him ten points`
        let counted = points_said(&pieces);
        let counts = match (digits.is_empty(), counted.len()) {
            (false, _) => digits,
            (true, 1) => counted,
            (true, _) => pieces.iter().filter_map(Piece::count).collect(),
        };
        // `10 points penalty for me, I looked at the stock`
        if let ([], [count], Some(pair)) = (seats.as_slice(), counts.as_slice(), self.both())
            && words.iter().any(|word| means(word, SELVES))
        {
            let reason = self.reason(&words, *count, at);
            let of = |seat: Seat| {
                format!("adjust {} -{count} # {reason}", quoted(self.series.roster().name(seat)))
            };
            if let Some(speaker) = speaker(self.series) {
                return self.offered_adjustment(&of(speaker));
            }
            let lines = pair.map(of);
            return self.two_meanings(&to_type(&lines), lines.to_vec());
        }
        let ([seat], [count]) = (seats.as_slice(), counts.as_slice()) else { return None };
        let after = end.and_then(|end| words.get(end..)).unwrap_or_default();
        let is_named = end.is_some_and(|end| {
            (0..end).any(|at| self.exact_name(words.get(at..end).unwrap_or_default()) > 0)
        });
        let is_unit = after.first().is_some_and(|word| means(word, POINTS));
        // `penalty for Bob, he peeked, 10 off`
        let says_reason = after.iter().any(|word| !means(word, TAKES_OFF));
        let is_first = without(&words, PENALTIES).is_some() && is_named && says_reason && !is_unit;
        let reason = if is_first { after.join(" ") } else { self.reason(&words, *count, at) };
        // `penalty Zoe 10 Kai too`
        let names_another =
            (0..after.len()).any(|at| self.exact_name(after.get(at..).unwrap_or_default()) > 0);
        let name = quoted(self.series.roster().name(*seat));
        let line = format!("adjust {name} -{count} # {}", self.note.unwrap_or(&reason));
        let is_plain = !names_another && self.is_plain_penalty(&words, *count, &reason);
        let read = is_plain.then(|| self.line(&line)).flatten();
        read.or_else(|| self.offered_adjustment(&line))
    }

    /// The two players of a series of two.
    fn both(&self) -> Option<[Seat; 2]> {
        let lineup = self.series.roster().lineup();
        let mut seats = lineup.seats();
        lineup.is_two_players().then(|| Some([seats.next()?, seats.next()?]))?
    }

    /// Returns true for `penalty Bob 10 for peeking`: whose it is, how much, and why, with nothing else.
    fn is_plain_penalty(&self, words: &[&str], count: u32, reason: &str) -> bool {
        let why: Vec<&str> = if self.note.is_some() { Vec::new() } else { reason.split(' ').collect() };
        // `penalty Bob 10` has no other reason.
        let is_unsaid = matches!(why.as_slice(), [word] if means(word, PENALTIES));
        let before = if is_unsaid { words } else { words.strip_suffix(why.as_slice()).unwrap_or_default() };
        let is_known = |word: &&str| {
            let is_said = [PENALTIES, POINTS, FILLERS].iter().any(|list| means(word, *list));
            word.parse() == Ok(count) || self.exact_name(&[*word]) > 0 || is_said
        };
        // Who is meant is said as the name is.
        let is_named = (0..before.len()).any(|at| self.exact_name(before.get(at..).unwrap_or_default()) > 0);
        // `10 cards` are not points.
        let are_cards =
            |two: &[&str]| matches!(two, [number, unit] if number.parse() == Ok(count) && means(unit, CARDS));
        let has_penalty = words.iter().any(|word| means(word, PENALTIES)) && !words.windows(2).any(are_cards);
        let is_denied =
            words.iter().any(|word| means(word, NOTS) || means(word, WAIVES)) || self.is_supposed();
        has_penalty && is_named && before.iter().all(is_known) && !is_denied && !is_question(self.typed)
    }

    pub(super) fn offered_adjustment(&self, line: &str) -> Option<Meaning> {
        let typed = self.as_typed();
        let games = self.games_changed(line);
        let why = match games.len() {
            0 | 1 => say::IsAdjustment { typed }.said(),
            _ => say::IsAdjustmentInEach { typed, games: game_numbers(&games) }.said(),
        };
        let failure = failure(why).hinting(&[line.to_owned()]);
        Some(Meaning::Unclear(Box::new(failure)))
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

    /// `Bob paid Ann 3.05`, `paid`: money, which is not recorded. Without decimals or a currency they may be points.
    pub(super) fn payment(&self) -> Option<Meaning> {
        let typed = split_note(self.typed).0;
        let words: Vec<&str> = typed.split_whitespace().map(|word| word.trim_end_matches(',')).collect();
        let is_money = |words: &[&str]| {
            let amount = words.join(" ");
            !is_number(&amount) && read_stake(&amount).is_ok()
        };
        let is_of_hand = |piece: &Piece| {
            use PieceKind::{Beats, Gin, Knocks, Undercuts};
            piece.count().is_some() || matches!(piece.kind, Gin | Knocks | Undercuts | Beats)
        };
        let is_hand = self.pieces(&self.words).iter().any(is_of_hand);
        let is_amount = words.windows(1).chain(words.windows(2)).any(is_money);
        // `paid, good night`
        if self.says(PAID) && !is_hand && !is_amount && matches!(self.leaves(), Some(Meaning::Command(_))) {
            return self.leaves();
        }
        let is_it = self.says(PAID) && (is_amount || !is_hand) && !is_question(self.typed);
        let why = say::Payment { typed: self.as_typed() };
        is_it.then(|| Meaning::Unclear(Box::new(failure(why.said()).hinting(&[EVENING.to_owned()]))))
    }

    /// The reason of a penalty: the sentence between what is known of it, or else what comes after that, or else its word.
    pub(super) fn reason(&self, words: &[&str], count: u32, penalty: usize) -> String {
        let is_count = |word: &str| {
            let said = count_in_words(&[word]).and_then(|(said, _)| u32::try_from(said).ok());
            word.trim_start_matches('-').parse() == Ok(count) || said == Some(count)
        };
        let is_known = |word: &str| {
            let is_said = [PENALTIES, POINTS, TAKES_OFF].iter().any(|list| means(word, *list));
            is_count(word) || self.exact_name(&[word]) > 0 || is_said
        };
        let known: Vec<usize> =
            words.iter().enumerate().filter(|(_, word)| is_known(word)).map(|(at, _)| at).collect();
        // `Kai looked at the top of the stock, so take ten points off`
        let sentence = |two: &[usize]| {
            let [start, end] = *two else { return None };
            let typed = self.words.get(start + 1..end)?;
            let comma = typed.iter().position(|word| word.ends_with(',')).map_or(typed.len(), |at| at + 1);
            words.get(start + 1..end)?.get(..comma)
        };
        let longest = known.windows(2).filter_map(sentence).max_by_key(|words| words.len());
        let last = known.last().copied().unwrap_or(penalty).max(penalty);
        let after = words.get(last + 1..).unwrap_or_default();
        match (longest, without(after, TAKES_OFF).unwrap_or(after)) {
            (Some(sentence), _) if sentence.len() >= SENTENCE => before_loss(sentence).join(" "),
            // `Kai drew two cards, 10 off`
            (Some(sentence), []) if sentence.len() >= SHORT_SENTENCE => sentence.join(" "),
            // `10 off` begins with the number.
            (_, []) => {
                let says_why = |word: &&&str| !is_count(word) && !is_known(word) || means(word, PENALTIES);
                let word = words.get(penalty..).unwrap_or_default().iter().find(says_why);
                let penalty = || PENALTIES(Lang::current()).split(' ').next().unwrap_or_default();
                word.copied().unwrap_or_else(penalty).to_owned()
            }
            // `10 for Bob, he peeked`
            (_, after) => self.without_addressee(after).join(" "),
        }
    }

    /// A reason without `for Bob` before it.
    fn without_addressee<'w, 'l>(&self, words: &'w [&'l str]) -> &'w [&'l str] {
        let named = self.with_names(words.get(..2).unwrap_or_default());
        match named.as_slice() {
            [word, name] if word.is_unknown() && name.seat().is_some() => {
                words.get(2..).filter(|rest| !rest.is_empty())
            }
            _ => None,
        }
        .unwrap_or(words)
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
        let [first, ..] = self.words.as_slice() else { return None };
        first.eq_ignore_ascii_case("adjust").then(|| self.as_line(self.noted(&self.words.join(" "))))
    }

    /// `Ann -10 # looked`: points that are taken off. The reason may be missing, and is then asked for; of `Ann looked at the
    /// stock, minus 10` the line is offered.
    pub(super) fn points_off(&self) -> Option<Meaning> {
        let words = without_comma(&self.words);
        let (seat, name) = self.name_of(&words)?;
        let (points, reason) = match words.get(name..)? {
            [points, reason @ ..] if points.starts_with('-') => (points, reason),
            // `Nora gets minus 10 for peeking`
            [said, points, reason @ ..]
                if points.starts_with('-') && !reason.is_empty() && self.says_nothing_else(said) =>
            {
                (points, reason)
            }
            [reason @ .., points] if points.starts_with('-') => (points, reason),
            // `Zoe picked up two cards so minus ten for her`: it may be of the other player, too.
            said => {
                let at = said.iter().position(|word| word.starts_with('-'))?;
                let number: u32 = said.get(at)?.strip_prefix('-')?.parse().ok()?;
                let reason = said.get(..at).filter(|reason| reason.len() >= SHORT_SENTENCE)?.join(" ");
                let of = |seat: Seat| {
                    let name = quoted(self.series.roster().name(seat));
                    format!("adjust {name} -{number} # {reason}")
                };
                let lines = [of(seat), of(self.other(seat)?)];
                return self.two_meanings(&to_type(&lines), lines.to_vec());
            }
        };
        let number: u32 = points.strip_prefix('-')?.parse().ok()?;
        let adjusts = format!("adjust {} -{number}", quoted(self.series.roster().name(seat)));
        // `Ann -10, took two cards`: only digits are the count of a hand.
        let is_hand = |piece: &Piece| matches!(piece.kind, PieceKind::Knocks | PieceKind::Gin);
        let has_digit = reason.iter().any(|word| word.contains(|sign: char| sign.is_ascii_digit()));
        let is_else = |word: &&str| !self.says_nothing_else(word);
        if reason.is_empty() {
            return Some(self.as_line(self.noted(&adjusts)));
        }
        // `Zoe -10 for the illegal knock`
        let is_for = reason.first().is_some_and(|word| means(word, FOR_TOTALS)) && points.starts_with('-');
        let is_of_hand = || !is_for && self.pieces(reason).iter().any(is_hand);
        let is_known = !has_digit && !is_of_hand() && !reason.iter().any(is_else);
        let line = format!("{adjusts} # {}", reason.join(" "));
        (is_known && self.note.is_none()).then(|| self.offered_adjustment(&line))?
    }

    /// Returns false for a word after which another player may be meant, or after which it may not have happened.
    fn says_nothing_else(&self, word: &str) -> bool {
        let denies = [NOTS, SUPPOSES, FORGETS].iter().any(|list| means(word, *list));
        !denies && self.name_of(&[word]).is_none()
    }
}

/// The counts before a word for points.
pub(super) fn points_said(pieces: &[Piece]) -> Vec<u32> {
    let of_points = |two: &[Piece]| match two {
        [count, unit] if means(&unit.text, POINTS) => count.count(),
        _ => None,
    };
    pieces.windows(2).filter_map(of_points).collect()
}

/// A reason without `and loses` after it.
fn before_loss<'w, 'l>(reason: &'w [&'l str]) -> &'w [&'l str] {
    let is_left_out = |word: &&&str| means(word, PAYS) || means(word, JOINS);
    reason.get(..reason.len() - reason.iter().rev().take_while(is_left_out).count()).unwrap_or(reason)
}
