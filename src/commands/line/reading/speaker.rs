//! Whoever types at a table, once that is known: `I knocked with 4` is that player's hand, and he or she is the other one.

use std::cell::RefCell;

use super::account::push;
use super::pieces::{KnownPieces, Piece, PieceKind};
use super::{Meaning, TypedWords};
use crate::commands::words::{FIRST_PERSONS, I_AMS, OWNS, SELVES, THIRD_PERSONS, means, without};
use crate::show::mistakes::parse_error::to_type;
use ginscore_ledger::model::Series;
use ginscore_notation::{LineKind, Roster};
use ginscore_rules::players::Seat;

thread_local! {
    static SPEAKER: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Reads lines as those of the player of that name.
pub(crate) fn spoken_by<T>(name: Option<&str>, read: impl FnOnce() -> T) -> T {
    let before = SPEAKER.replace(name.map(str::to_owned));
    let read = read();
    SPEAKER.set(before);
    read
}

/// Returns true if a line has a word for whoever speaks.
pub(crate) fn speaks_of_self(line: &str) -> bool {
    let lists = [SELVES, OWNS, FIRST_PERSONS];
    let mut words = line.split_whitespace().map(|word| word.trim_end_matches([',', '.', '!']));
    words.any(|word| lists.iter().any(|list| means(word, *list)))
}

/// The player whom `I am Joyce` names.
pub(crate) fn named_speaker(line: &str, roster: &Roster) -> Option<String> {
    let words: Vec<&str> =
        line.split_whitespace().map(|word| word.trim_end_matches([',', '.', '!'])).collect();
    let name = without(&words, I_AMS)?.join(" ");
    let seat = roster.find(&name).filter(|_| roster.lineup().is_two_players())?;
    Some(roster.name(seat).to_owned())
}

/// Whoever speaks, if that is known, of two players.
pub(super) fn speaker(series: &Series) -> Option<Seat> {
    let roster = series.roster();
    SPEAKER.with_borrow(|name| roster.find(name.as_deref()?).filter(|_| roster.lineup().is_two_players()))
}

impl TypedWords<'_> {
    /// `me 9 v 7`, `he knocks with 6, I'm caught with 41`: of two players it is not known who says so.
    pub(super) fn of_either(&self) -> Option<Meaning> {
        let roster = self.series.roster();
        let is_two = roster.lineup().is_two_players() && speaker(self.series).is_none();
        if !is_two || !speaks_of_self(self.typed) || self.names_anybody(&self.words) {
            return None;
        }
        let lines_of = |seat: Seat| {
            let as_spoken = || {
                TypedWords { words: self.words.clone(), known: &KnownPieces::default(), ..*self }.of_hand()
            };
            match spoken_by(Some(roster.name(seat)), as_spoken) {
                Some(Meaning::Line { line, entries: Ok(_) }) => vec![line],
                Some(Meaning::Unclear(failure)) => failure.offers,
                _ => Vec::new(),
            }
        };
        let mut lines: Vec<String> = Vec::new();
        let of_each: Vec<Vec<String>> = roster.lineup().seats().map(lines_of).collect();
        // `im Stock`: whoever speaks changes nothing.
        let is_same = of_each.windows(2).all(|two| two.first() == two.last());
        of_each.into_iter().filter(|_| !is_same).for_each(|own| push(&mut lines, own));
        lines.retain(|line| LineKind::of(line) == LineKind::Hand);
        match lines.as_slice() {
            [] => None,
            [_] => self.offered_in_part(&lines),
            _ => self.two_meanings(&to_type(&lines), lines.clone()),
        }
    }

    /// Names whoever speaks in place of `I`, and the other player in place of `she`: of two players, who speaks is known, or else is
    /// the one who is not named. Somebody else may type a line, too, that names the player who speaks.
    pub(super) fn name_speaker(&self, pieces: &mut Vec<Piece>) {
        let roster = self.series.roster();
        let mut named: Vec<Seat> = pieces.iter().filter_map(Piece::seat).collect();
        named.dedup();
        let known = speaker(self.series).filter(|speaker| !named.contains(speaker));
        let speaker = match (named.as_slice(), known) {
            (_, Some(speaker)) => Some(speaker),
            ([named], None) if roster.lineup().is_two_players() => self.other(*named),
            _ => None,
        };
        let says_self = |piece: &Piece| [SELVES, OWNS].iter().any(|list| means(&piece.text, *list));
        let is_alone = roster.lineup().is_two_players() && !pieces.iter().any(says_self);
        if let ([named], None, true) = (named.as_slice(), known, is_alone) {
            self.name_other(*named, pieces);
        }
        let Some(speaker) = speaker else { return };
        let has = |piece: &Piece, list| piece.kind == PieceKind::Other && means(&piece.text, list);
        let is_self = |piece: &Piece| has(piece, SELVES) || has(piece, OWNS);
        let speaks = pieces.iter().any(is_self);
        let other = self.other(speaker).filter(|_| known.is_some() && named.is_empty() && speaks);
        for piece in pieces.iter_mut() {
            let seat =
                if is_self(piece) { Some(speaker) } else { other.filter(|_| has(piece, THIRD_PERSONS)) };
            if let Some(seat) = seat {
                *piece = Piece { has_comma: piece.has_comma, ..Piece::of_player(seat, roster) };
            }
        }
        // `fiz gin, o Renato ficou com 22`
        let is_named = pieces.iter().any(|piece| piece.seat() == Some(speaker));
        let verb = pieces.iter().position(|piece| means(&piece.text, FIRST_PERSONS));
        if let Some(at) = verb.filter(|_| !is_named) {
            pieces.insert(at, Piece::of_player(speaker, roster));
        }
    }

    /// `Zoe 6, he's left with 7`: after what the only player who is named had, he or she is the other one.
    fn name_other(&self, named: Seat, pieces: &mut [Piece]) {
        let Some(other) = self.other(named) else { return };
        let name = pieces.iter().position(|piece| piece.seat().is_some()).unwrap_or_default();
        let is_count = |piece: &Piece| piece.count().is_some() || piece.kind == PieceKind::Gin;
        // `gin on Zoe, she had 44`: it was done to her.
        let counted = pieces.iter().position(is_count).filter(|at| name < *at);
        let is_other = |piece: &Piece| {
            matches!(piece.kind, PieceKind::Other | PieceKind::Joins) && means(&piece.text, THIRD_PERSONS)
        };
        // `he had 23`, and `, he 23`, but not `that costs him ten points`.
        let is_subject = |at: usize| {
            let begins =
                pieces.get(at - 1).is_some_and(|before| before.has_comma || before.kind == PieceKind::Joins);
            let is_counted = |next: &Piece| next.is_silent() || begins && next.count().is_some();
            pieces.get(at).is_some_and(is_other) && pieces.get(at + 1).is_some_and(is_counted)
        };
        let found = (counted.map_or(usize::MAX, |at| at + 1)..pieces.len()).find(|at| is_subject(*at));
        if let Some(piece) = found.and_then(|at| pieces.get_mut(at)) {
            *piece = Piece { has_comma: piece.has_comma, ..Piece::of_player(other, self.series.roster()) };
        }
    }
}
