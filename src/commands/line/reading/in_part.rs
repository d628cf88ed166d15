//! A hand that is told with words that are not known: it is answered with the line of what is known.

use super::pieces::{Piece, PieceKind};
use super::told::sides;
use super::{Meaning, TypedWords, is_number};
use crate::commands::line::words::{POINTS, means};
use crate::say::{Message, written::reading as say};
use crate::show::mistakes::parse_error::type_as_in;
use crate::show::words::{quoted, ticked};
use ginscore_notation::shown;

impl TypedWords<'_> {
    /// `Kai closes with 4 and Bob got 23`, `Kai - 4, Bob - 23`, `19 for Kai`: the line, if the rest is a hand of two players or
    /// the points of one.
    pub(super) fn in_part(&self) -> Option<Meaning> {
        let words: Vec<&str> = self.words.iter().flat_map(|word| self.apart(word)).collect();
        let mut pieces = self.pieces(&words);
        let is_against = pieces.iter().any(|piece| piece.kind == PieceKind::Against);
        let is_left_out = |piece: &Piece| piece.is_unknown() || means(&piece.text, POINTS);
        if is_against || self.words.len() < 2 {
            return None;
        }
        pieces.retain(|piece| !is_left_out(piece));
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
        let name = self.series.roster().name(seat);
        // With less the player may have knocked, and whoever was caught with it has no points.
        let is_points = !self.is_low(count) && pieces.iter().all(|piece| piece.kind != PieceKind::Loses);
        let line = format!("{} +{count}", quoted(name));
        is_points.then(|| {
            self.offered(&say::HowMuch { typed: ticked(&shown(&self.words.join(" "))) }.said(), &[line])
        })?
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
