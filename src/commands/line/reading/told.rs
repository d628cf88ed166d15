//! A hand in words that are all known: `Kai knocks with 4 and Bob has 23`, `Bob had 9, Kai knocked with 4`, `gin Kai, 22 Bob`.

use super::facts::is_passive;
use super::pieces::{Piece, PieceKind, plain};
use super::{Meaning, TypedWords};
use crate::commands::line::slips::is_legal;
use crate::show::mistakes::parse_error::to_type;
use ginscore_notation::LineKind;
use ginscore_rules::players::Seat;

/// The line that words may be.
struct Told {
    line: String,
    /// The line in which the other player has knocked, if that is as likely.
    other_way: Option<String>,
}

/// What is said of one of the two players of a hand.
struct Side {
    player: Option<Seat>,
    /// Without the player, and what is left out of a hand.
    text: String,
    knocks: bool,
    has_gin: bool,
    loses: bool,
}

impl Side {
    fn new(pieces: &[Piece]) -> Side {
        let player = pieces.iter().position(|piece| piece.seat().is_some());
        let is_said = |(at, piece): &(usize, &Piece)| Some(*at) != player && !piece.is_silent();
        let said: Vec<&Piece> = pieces.iter().enumerate().filter(is_said).map(|(_, piece)| piece).collect();
        let joins = |piece: &&&Piece| piece.kind == PieceKind::Joins;
        let first = said.iter().take_while(joins).count();
        let last = said.len() - said.iter().rev().take_while(joins).count();
        let text = said.get(first..last).unwrap_or_default();
        let text = text.iter().map(|piece| piece.text.as_str()).collect::<Vec<_>>().join(" ");
        let says = |kind| pieces.iter().any(|piece| piece.kind == kind);
        Side {
            player: player.and_then(|at| pieces.get(at)?.seat()),
            text: text.trim_end_matches(',').to_owned(),
            knocks: says(PieceKind::Knocks),
            has_gin: says(PieceKind::Gin),
            loses: says(PieceKind::Loses),
        }
    }
}

/// The two sides of a hand: before and after the word between them, or with one player each.
fn sides(pieces: &[Piece]) -> Option<[Side; 2]> {
    let place = |kind| pieces.iter().position(|piece| piece.kind == kind);
    let named = |at: &usize| pieces.get(*at).is_some_and(|piece| piece.seat().is_some());
    let mut names = (0..pieces.len()).filter(named);
    let (cut, next) = match place(PieceKind::Against) {
        Some(at) => (at, at + 1),
        None => names.nth(1).map(|at| (at, at))?,
    };
    let (own, others) = (pieces.get(..cut)?, pieces.get(next..)?);
    let is_one = others.iter().all(|piece| piece.kind != PieceKind::Against);
    is_one.then(|| [Side::new(own), Side::new(others)])
}

impl TypedWords<'_> {
    /// A hand with other words in it.
    pub(super) fn hand(&self, words: &[&str]) -> Option<Meaning> {
        self.hand_in(words, str::to_owned)
    }

    /// The same as a part of a line.
    pub(super) fn hand_in(&self, words: &[&str], line: impl Fn(&str) -> String) -> Option<Meaning> {
        // `Kai hätte Gin, Zoe 23`
        let told = self.told(words).filter(|_| !self.is_supposed())?;
        if LineKind::of(&told.line) != LineKind::Hand {
            return None;
        }
        let meaning = self.line(&line(&told.line))?;
        match (&meaning, told.other_way) {
            (Meaning::Line { line: one, .. }, Some(other)) => match self.line(&line(&other)) {
                Some(Meaning::Line { line: two, .. }) if is_legal(&two, self.series) => {
                    self.rather(&to_type(&[one.clone(), two]), one.clone())
                }
                _ => Some(meaning),
            },
            _ => Some(meaning),
        }
    }

    /// What the words tell, of a round hand by hand.
    fn told(&self, words: &[&str]) -> Option<Told> {
        let whole = words.join(" ");
        let parts: Vec<&str> = match self.series.roster().lineup().has_rounds() {
            true => whole.split(';').collect(),
            false => vec![whole.as_str()],
        };
        let told = parts.iter().map(|part| self.told_of_one(&part.split_whitespace().collect::<Vec<_>>()));
        let mut told: Vec<Told> = told.collect::<Option<_>>()?;
        match told.as_slice() {
            [_] => told.pop(),
            _ if told.iter().any(|told| told.other_way.is_some()) => None,
            _ => {
                let lines: Vec<String> = told.into_iter().map(|told| told.line).collect();
                Some(Told { line: lines.join("; "), other_way: None })
            }
        }
    }

    /// What the words of one hand tell.
    fn told_of_one(&self, words: &[&str]) -> Option<Told> {
        use PieceKind::{Against, By, Gin, Knocks, LaysOff, Other};
        if let Some(draw) = self.drawn(words) {
            return Some(Told { line: draw.join(" "), other_way: None });
        }
        let pieces = self.pieces(words);
        let has = |kind| pieces.iter().any(|piece| piece.kind == kind);
        // `3 Kai, Zoe 23`, `2 was Kai v 23`: the number may be that of a hand. `4 v 23 Zoe` may be of either.
        let is_numbered = pieces.first().is_some_and(|piece| piece.count().is_some());
        if is_numbered && pieces.iter().any(|piece| piece.seat().is_some()) {
            return None;
        }
        // Who has done it is not told so.
        let is_end = |at: &usize| pieces.get(*at).is_some_and(|piece| matches!(piece.kind, Gin | Knocks));
        let is_done = (0..pieces.len()).filter(is_end).any(|at| is_passive(&pieces, at));
        if is_done || [By, LaysOff].into_iter().any(has) {
            return None;
        }
        let sides = sides(&pieces);
        let is_ordered = sides.as_ref().is_some_and(|[one, _]| has(Against) && one.player.is_some());
        // Counts alone are told in any order, if both players are named.
        let mut seats: Vec<Seat> = pieces.iter().filter_map(Piece::seat).collect();
        seats.sort_unstable();
        seats.dedup();
        if seats.len() == 2 && !has(Other) && !is_ordered {
            let mut lines = self.lines_in(&pieces);
            lines.retain(|line| is_legal(line, self.series));
            let mut lines = lines.into_iter();
            if let (Some(line), other_way, None) = (lines.next(), lines.next(), lines.next()) {
                return Some(Told { line, other_way });
            }
        }
        let Some([one, two]) = sides else {
            return Some(Told { line: plain(&pieces).join(" "), other_way: None });
        };
        // `Kai 4, caught Zoe with 9` is said of the second.
        if one.loses && !has(Against) {
            return None;
        }
        // With a sign between them it is the first, unless the words say otherwise.
        let other_ends = two.knocks || two.has_gin && !has(Against);
        let is_turned = !one.knocks && !one.has_gin && (other_ends || one.loses && !two.loses);
        let (own, others) = if is_turned { (two, one) } else { (one, two) };
        let line = self.line_of(own, others)?;
        Some(Told { line, other_way: None })
    }

    /// The line of a hand that one side has ended. Of two players, the other one is not named.
    fn line_of(&self, own: Side, others: Side) -> Option<String> {
        let roster = self.series.roster();
        let is_two = roster.lineup().is_two_players();
        let written = |seat: Seat| format!("{} ", roster.written(seat));
        let both_end = (own.knocks || own.has_gin) && others.knocks;
        let is_one = own.player.is_some() && own.player == others.player;
        let of_other = || self.other(others.player?).filter(|_| is_two);
        let own_name = own.player.or_else(of_other).map(written).unwrap_or_default();
        let others_name = others.player.filter(|_| !is_two).map(written).unwrap_or_default();
        let is_empty = own.text.is_empty() || others.text.is_empty();
        (!is_one && !both_end && !is_empty)
            .then(|| format!("{own_name}{} v {others_name}{}", own.text, others.text))
    }
}
