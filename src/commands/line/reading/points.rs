//! Points of one player in the words of players: `19 for Kai`, `Zoe lost 12 points`, `Bob undercut`.

use super::account::is_of_points;
use super::either::counts_or_points;
use super::penalty::points_said;
use super::pieces::{Piece, PieceKind};
use super::{Meaning, TypedWords, without_comma};
use crate::commands::words::{ARTICLES, FOR_TOTALS, PAYS, POINTS, TOS, WINS, means};
use crate::say::{Message, written::reading as say};
use crate::show::mistakes::parse_error::type_as_in;
use crate::show::words::{quoted, ticked};

/// The letters of a word that may say something, as `lost` does, and not only `for` or `to`.
const SAYS: usize = 4;

impl TypedWords<'_> {
    /// `Ann was undercut by Bob`, `Bob undercut`: a line with counts, and one with points.
    pub(super) fn undercut_by_how_much(&self) -> Option<Meaning> {
        let (pieces, _) = self.known(&self.words);
        let is_undercut = pieces.iter().any(|piece| piece.kind == PieceKind::Undercuts);
        let has_counts = pieces.iter().any(|piece| piece.count().is_some());
        let name = quoted(self.series.roster().name(pieces.iter().find_map(Piece::seat)?));
        (is_undercut && !has_counts).then_some(())?;
        let lines = |more: &[&str]| self.hands_in(&[self.words.as_slice(), more].concat());
        let (counts, points) = (lines(&["6", "4"]), lines(&["12", "points"]));
        // If it may be either, whoever is named has won.
        let counts = counts.iter().find(|line| counts.len() == 1 || !line.starts_with(&name))?;
        let points = points.iter().find(|line| points.len() == 1 || line.starts_with(&name))?;
        Some(self.how_much(&say::HowMuchHint { counts: ticked(counts), points: ticked(points) }.said()))
    }

    /// The line of a penalty, if more is said than that somebody loses points: `Zoe peeked at the stock, so she loses 10 points`.
    pub(super) fn loses_for(&self, hands: &[String]) -> Option<String> {
        let (_, left_out) = self.known(&self.words);
        let (adjusts, points) = self.loses()?;
        (self.says(PAYS) && left_out.len() > 1 && *hands == [points]).then_some(adjusts)
    }

    /// `Bill loses 10 points for peeking`: the line of a penalty, and the one of the other player's points.
    pub(super) fn loses(&self) -> Option<(String, String)> {
        let (pieces, _) = self.known(&self.words);
        let seats: Vec<_> = pieces.iter().filter_map(Piece::seat).collect();
        // `took two cards, so she loses ten points`
        let points = points_said(&pieces);
        let counts = match points.len() {
            1 => points,
            _ => pieces.iter().filter_map(Piece::count).collect(),
        };
        let ([loser], [count]) = (seats.as_slice(), counts.as_slice()) else { return None };
        let [name, other] = [*loser, self.other(*loser)?].map(|seat| quoted(self.series.roster().name(seat)));
        let reason = self.reason(&without_comma(&self.words), *count, 0);
        Some((format!("adjust {name} -{count} # {reason}"), format!("{other} +{count}")))
    }

    /// The points of one player: `19 for Kai`, `Zoe lost 12 points`.
    pub(super) fn points_in(&self) -> Option<Meaning> {
        let (pieces, left_out) = self.known(&self.words);
        // `Ann looked at the stock and loses 10`
        let pays = self.says(PAYS);
        let is_left_out = |piece: &&Piece| {
            // `para o Nuno`
            let is_article = means(&piece.text, ARTICLES) && self.says(POINTS);
            let joins = piece.kind == PieceKind::Joins && (pays || is_article);
            piece.is_silent() || piece.kind == PieceKind::By || joins
        };
        let is_said = |piece: &&Piece| !is_left_out(piece) && !is_of_points(piece);
        let said: Vec<&Piece> = pieces.iter().filter(is_said).collect();
        // `lost 19 to Zoe`
        let is_to =
            |two: &[&str]| matches!(two, [to, name] if means(to, TOS) && self.exact_name(&[*name]) > 0);
        let is_paid = pays && self.words.windows(2).any(is_to);
        // `Ann peeked at the stock, loses 10`
        if pays
            && !is_paid
            && left_out.len() > 1
            && let Some((adjusts, _)) = self.loses()
        {
            return self.offered_adjustment(&adjusts);
        }
        if let [name, gin] = said.as_slice()
            && let Some(seat) = name.seat()
            && gin.kind == PieceKind::Gin
        {
            let line = format!("{} {} v 23", quoted(self.series.roster().name(seat)), gin.text);
            return Some(self.how_much(&type_as_in(&line)));
        }
        let (seat, count) = match said.as_slice() {
            [name, count] => (name.seat().or(count.seat())?, count.count().or(name.count())?),
            _ => return None,
        };
        // `won that one`
        let is_one = count == 1 && !self.words.iter().any(|word| word.contains('1'));
        (!is_one).then_some(())?;
        let is = |kind| pieces.iter().any(|piece| piece.kind == kind);
        let winner = if is(PieceKind::Loses) || pays && !is_paid { self.other(seat)? } else { seat };
        let name = quoted(self.series.roster().name(winner));
        // `19 for Kai`, but not `loses 10 for peeking`
        let is_total = |two: &[&str]| {
            let is_it = |word: &str| means(word.trim_end_matches(','), FOR_TOTALS);
            let counts = |word: &str| word.trim_end_matches(',').parse() == Ok(count);
            matches!(two, [one, two] if is_it(one) && counts(two) || counts(one) && is_it(two))
        };
        let is_said = |at: usize| {
            let ends =
                self.words.get(at + 2..).is_none_or(|rest| rest.is_empty() || self.exact_name(rest) > 0);
            self.words.get(at..at + 2).is_some_and(|two| {
                is_total(two) && (ends || means(two.first().copied().unwrap_or_default(), FOR_TOTALS))
            })
        };
        let is_for = (0..self.words.len()).any(is_said) && !is(PieceKind::Knocks);
        // What a player had left are not points, and another word may say that they were lost: `Kai won with 5`.
        let is_won = self.says(WINS) && !is(PieceKind::Nothing);
        let is_points = self.says(POINTS) || is_won || is_for || is_paid;
        let is_short = |piece: &Piece| piece.text.chars().count() < SAYS || means(&piece.text, TOS);
        let is_plain = !pays && !is(PieceKind::Nothing) && !is(PieceKind::Passive) && !is(PieceKind::Knocks);
        // `take 10 points from Kai`
        let is_known = left_out.iter().all(is_short);
        if is(PieceKind::Loses) || !is_known || !is_points && !is_plain {
            return Some(self.how_much(&counts_or_points(&name)));
        }
        // With less the player may have knocked.
        let line = format!("{name} +{count}");
        if self.is_low(count) && !is_points { None } else { self.offered_in_part(&[line]) }
    }
}
