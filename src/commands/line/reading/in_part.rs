//! A hand that is told with words that are not known: it is answered with the line of what is known.

use super::either::counts_or_points;
use super::pieces::{Piece, PieceKind};
use super::told::sides;
use super::{Meaning, TypedWords, is_number};
use crate::commands::line::words::{CORRECTS, FORGETS, HANDS, LASTS, POINTS, means};
use crate::say::{Message, written::reading as say};
use crate::show::mistakes::parse_error::type_as_in;
use crate::show::words::{quoted, ticked};
use ginscore_notation::shown;
use ginscore_rules::players::{Opponents, Seat};

/// The letters of a word that may say something, as `lost` does, and not only `for` or `to`.
const SAYS: usize = 4;

impl TypedWords<'_> {
    /// `Kai closes with 4 and Bob got 23`, `Kai - 4, Bob - 23`, `19 for Kai`: the line, if the rest is a hand of two players or
    /// the points of one.
    pub(super) fn in_part(&self) -> Option<Meaning> {
        let words: Vec<&str> = self.words.iter().flat_map(|word| self.apart(word)).collect();
        let pieces = self.pieces(&words);
        let is_against = pieces.iter().any(|piece| piece.kind == PieceKind::Against);
        let is_left_out = |piece: &Piece| piece.is_unknown() || means(&piece.text, POINTS);
        // What is said of a hand that was recorded is no new one.
        let is_later = |word: &&str| [LASTS, HANDS, CORRECTS, FORGETS].iter().any(|list| means(word, *list));
        if is_against || self.words.len() < 2 || self.words.iter().any(is_later) {
            return None;
        }
        let (left_out, pieces): (Vec<Piece>, Vec<Piece>) = pieces.into_iter().partition(is_left_out);
        if let Some(sides) = sides(&pieces) {
            sides.iter().all(|side| side.is_whole()).then_some(())?;
            let told = self.told_in(&pieces)?;
            let lines: Vec<String> = [told.line].into_iter().chain(told.other_way).collect();
            let why = say::InPart { typed: ticked(&shown(&self.words.join(" "))) }.said();
            return self.offered(&why, &lines);
        }
        let said: Vec<&Piece> = pieces.iter().filter(|piece| !piece.is_silent()).collect();
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
        let lost = pieces.iter().any(|piece| piece.kind == PieceKind::Loses);
        let winner = if lost { self.other(seat)? } else { seat };
        let name = quoted(self.series.roster().name(winner));
        // Another word may say that it was lost or paid.
        let is_plain =
            left_out.iter().all(|piece| means(&piece.text, POINTS) || piece.text.chars().count() < SAYS);
        if lost || !is_plain {
            return Some(self.how_much(&counts_or_points(&name)));
        }
        // With less the player may have knocked.
        let line = format!("{name} +{count}");
        let why = say::HowMuch { typed: ticked(&shown(&self.words.join(" "))) }.said();
        if self.is_low(count) { None } else { self.offered(&why, &[line]) }
    }

    /// The opponent of a player who plays now.
    fn other(&self, seat: Seat) -> Option<Seat> {
        let pairs = self.series.score().playing();
        pairs.iter().find_map(|pair| {
            let player = pair.player(seat)?;
            match pair {
                Opponents::Players(seats) => Some(*seats.get(player.other())),
                Opponents::Sides => None,
            }
        })
    }

    /// `kai=4` and `k4` as two words: a name and a count, with a sign between them or without.
    fn apart<'w>(&self, word: &'w str) -> Vec<&'w str> {
        let is_letter = |sign: char| sign.is_alphabetic();
        let (name, rest) = word.split_at(word.find(|sign: char| !is_letter(sign)).unwrap_or(word.len()));
        let count = rest.strip_prefix(['=', ':', '-']).unwrap_or(rest);
        let is_name = || self.name_of(&[name]).is_some();
        match is_number(count.trim_end_matches(',')) && is_name() {
            true => vec![name, count],
            false => vec![word],
        }
    }
}
