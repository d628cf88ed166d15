//! Lines in the words of players that are clear, but not written as they are recorded: they are answered with the line.

use super::either::APART;
use super::pieces::{Piece, PieceKind};
use super::told::sides;
use super::{Meaning, TypedWords, is_number};
use crate::commands::failure::Failure;
use crate::commands::line::words::{PENALTIES, POINTS, TOS, WERE_UNDERCUT, means};
use crate::say::{Message, written::reading as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::words::{quoted, ticked};
use ginscore_notation::shown;
use ginscore_rules::players::{Player, Seat};

fn failure(message: String) -> Failure {
    Failure::unreadable([Diagnostic::new(Code::BadLine, message)])
}

/// The two counts of `4-6`; any other word is one.
pub(super) fn counts_of(word: &str) -> Vec<&str> {
    match word.split_once(APART) {
        Some((one, two)) if is_number(one) && is_number(two) => vec![one, two],
        _ => vec![word],
    }
}

/// Returns true for a player, a count, and what stands between them.
fn is_part(piece: &Piece) -> bool {
    matches!(
        piece.kind,
        PieceKind::Player(_) | PieceKind::Count(_) | PieceKind::Against | PieceKind::Joins | PieceKind::By
    )
}

impl TypedWords<'_> {
    /// `Bob undercuts Ann 6 v 4`, `Ann beats Bob 4 to 23`, `Ann was undercut by Bob`: who has won, and perhaps did not knock.
    pub(super) fn beaten(&self) -> Option<Meaning> {
        let words: Vec<&str> = self.words.iter().flat_map(|word| counts_of(word)).collect();
        let pieces: Vec<Piece> = self
            .pieces(&words)
            .into_iter()
            .filter(|piece| piece.seat().is_some() || !means(&piece.text, TOS))
            .collect();
        let is_verb = |piece: &Piece| matches!(piece.kind, PieceKind::Undercuts | PieceKind::Beats);
        let at = pieces.iter().position(is_verb)?;
        let (before, [verb, after @ ..]) = pieces.split_at_checked(at)? else { return None };
        let is_undercut = verb.kind == PieceKind::Undercuts;
        let is_known = |piece: &Piece| piece.is_silent() || is_part(piece);
        // `Kai hat Zoe unterboten`
        let is_of_one = before.iter().filter_map(Piece::seat).count() < 2
            || before.iter().any(|piece| piece.count().is_some());
        (is_of_one && before.iter().chain(after).all(is_known)).then_some(())?;
        // The player who is spoken of, and the other one.
        let subject =
            before.iter().rev().find_map(Piece::seat).or_else(|| after.iter().find_map(Piece::seat))?;
        let playing = self.series.score().playing();
        let (pair, subject) = playing.iter().find_map(|pair| Some((*pair, pair.player(subject)?)))?;
        let is_passive = |piece: Option<&Piece>| {
            piece.is_some_and(|piece| matches!(piece.kind, PieceKind::Passive | PieceKind::By))
        };
        // `undercut by Kai`: he has done it.
        let is_by = before.iter().all(|piece| piece.seat().is_none());
        let is_passive = !is_by && (is_passive(before.last()) || is_passive(after.first()));
        // `Kai undercut, 8 v 4`: Kai may have done it, and may have been.
        let is_participle = means(&verb.text, WERE_UNDERCUT);
        let is_alone = pieces.iter().filter(|piece| piece.seat().is_some()).count() == 1;
        if is_undercut
            && is_participle
            && is_alone
            && !is_passive
            && pieces.iter().any(|piece| piece.count().is_some())
        {
            return None;
        }
        let winner = if is_passive { subject.other() } else { subject };
        let seats: Vec<Seat> = pieces.iter().filter_map(Piece::seat).collect();
        let players: Vec<Player> = seats.iter().map(|seat| pair.player(*seat)).collect::<Option<_>>()?;
        if let [one, two, ..] = players.as_slice()
            && one == two
        {
            return None;
        }
        let names = self.series.roster().pair(pair);
        let name = |player| quoted(names.get(player));
        let typed = ticked(&shown(&self.words.join(" ")));
        let knocks = |player, own: u32, others: u32| format!("{} {own} v {others}", name(player));
        let counts: Vec<u32> = pieces.iter().filter_map(Piece::count).collect();
        match counts.as_slice() {
            [] | [_] if is_undercut => {
                let (counts, points) = (knocks(winner.other(), 6, 4), format!("{} +12", name(winner)));
                let [counts, points] = [counts, points].map(|line| ticked(&line));
                let hint = say::HowMuchHint { counts, points }.said();
                Some(Meaning::Unclear(Box::new(failure(say::HowMuch { typed }.said()).hinted(&hint))))
            }
            [one, two] => {
                let (low, high) = (*one.min(two), *one.max(two));
                // `Bob 9, Ann 6 undercut`: the one who had more has knocked.
                let told: Vec<Piece> = before.iter().chain(after).cloned().collect();
                let had = sides(&told).and_then(|[one, two]| Some([one.has()?, two.has()?]));
                let had_more = || {
                    let (seat, _) = had?.into_iter().find(|(_, count)| *count == high)?;
                    pair.player(seat).filter(|_| low < high)
                };
                let knocker = match had {
                    Some(_) if is_undercut => had_more()?,
                    None if after.is_empty() => return None,
                    _ => winner.other(),
                };
                let knocked = (!is_undercut && low < high).then(|| knocks(winner, low, high));
                let lines = knocked.into_iter().chain([knocks(knocker, high, low)]);
                self.offered(&say::KnockerFirst { typed }.said(), &lines.collect::<Vec<_>>())
            }
            _ => None,
        }
    }

    /// `penalty Bob 10`, `penalty Bob 10 looked at the stock`: points that are taken off, in the line that has a reason.
    pub(super) fn penalty(&self) -> Option<Meaning> {
        let penalty = self.words.iter().find(|word| means(word, PENALTIES))?;
        let rest = self.words.iter().copied().filter(|word| !means(word, PENALTIES) && !means(word, POINTS));
        let rest: Vec<&str> = rest.collect();
        let (seat, names) = self.name_of(&rest)?;
        let (number, reason) = rest.get(names..)?.split_first()?;
        let number = number.trim_start_matches('-').trim_end_matches(',');
        is_number(number).then_some(())?;
        let reason = if reason.is_empty() { (*penalty).to_owned() } else { reason.join(" ") };
        let name = quoted(self.series.roster().name(seat));
        let line = format!("adjust {name} -{number} # {}", self.note.unwrap_or(&reason));
        let typed = ticked(&shown(&self.words.join(" ")));
        Some(Meaning::Unclear(Box::new(failure(say::IsAdjustment { typed }.said()).hinting(&[line]))))
    }

    /// `adjust Bob minus 10`: only the sign was a word.
    pub(super) fn adjusted(&self) -> Option<Meaning> {
        let [first, ..] = self.words.as_slice() else { return None };
        first.eq_ignore_ascii_case("adjust").then(|| self.as_line(self.noted(&self.words.join(" "))))
    }
}
