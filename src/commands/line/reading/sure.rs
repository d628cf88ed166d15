//! Hands and draws with words that are not known, but of which all is said that a line has: they are recorded, as other words of
//! players are.

use super::account::{Account, is_of_points, owners};
use super::pieces::{Piece, PieceKind};
use super::{TypedWords, is_question, without_comma};
use crate::commands::line::purpose::Purpose;
use crate::commands::words::{CARDS, NOTS, UNSURES, means};
use crate::say::Lang;
use ginscore_rules::players::Seat;

/// The most words that are not known. More of them say something else.
const UNKNOWN: usize = 5;

/// The same around words for a draw, which nobody wins.
const AROUND_DRAW: usize = 8;

/// The suits, which may stand before the ranks of cards.
const SUITS: [char; 4] = ['c', 'd', 'h', 's'];

impl TypedWords<'_> {
    /// Returns true for a hand of two players of which it is said who ended it and whose each count is: `Bob knocked with 9 but I only
    /// had 15`.
    pub(super) fn is_surely_told(&self) -> bool {
        if !self.may_be_sure() {
            return false;
        }
        let words: Vec<_> = self.words.iter().flat_map(|word| self.name_and_count(word)).collect();
        let words: Vec<&str> = words.iter().map(|word| word.as_ref()).collect();
        let all = self.pieces(&words);
        let (known, unknown): (Vec<Piece>, Vec<Piece>) =
            all.iter().cloned().partition(|piece| !piece.is_unknown() || is_of_points(piece));
        self.is_told_of_each(&all, &known, unknown.len()) || self.are_two_short_words(&all)
    }

    /// Returns true for words that say nothing but that nobody won: `nobody knocked, only two cards left`.
    pub(super) fn is_surely_drawn(&self) -> bool {
        let pieces = self.pieces(&without_comma(&self.words));
        let are_cards =
            |at: usize| pieces.get(at + 1).is_some_and(|next| means(next.text.trim_end_matches(','), CARDS));
        let is_silent = |(at, piece): (usize, &Piece)| match piece.kind {
            PieceKind::Player(_) | PieceKind::MistypedCount => false,
            PieceKind::Count(_) => are_cards(at),
            _ => true,
        };
        let unknown = pieces.iter().filter(|piece| piece.is_unknown()).count();
        self.may_be_sure() && unknown <= AROUND_DRAW && pieces.iter().enumerate().all(is_silent)
    }

    fn may_be_sure(&self) -> bool {
        self.purpose == Purpose::Record
            && self.series.roster().lineup().is_two_players()
            && !is_question(self.typed)
            && !self.says(UNSURES)
    }

    fn is_told_of_each(&self, all: &[Piece], known: &[Piece], unknown: usize) -> bool {
        use PieceKind::{Count, Gin, Joins, Knocks, Loses, Nothing, Passive, Player};
        let is_plain = |piece: &Piece| {
            matches!(piece.kind, Player(_) | Count(_) | Gin | Knocks | Loses | Nothing | Joins | Passive)
        };
        if unknown > UNKNOWN
            || !known.iter().all(is_plain)
            || all.iter().any(|piece| means(&piece.text, NOTS))
        {
            return false;
        }
        let said = Account::of(known, Lang::current() == Lang::ENGLISH);
        let [ender] = said.enders.as_slice() else { return false };
        let of = owners(all);
        let is_other = |of: &Option<Seat>| of.is_some_and(|seat| seat != *ender);
        let are_told = match (said.gins.as_slice(), of.as_slice()) {
            ([], [one, two]) => {
                *one == Some(*ender) && is_other(two) || is_other(one) && *two == Some(*ender)
            }
            ([_], [one]) => is_other(one),
            _ => false,
        };
        // `Bernie has gin and I am stuck with 34`
        let is_caught = said.caught.iter().all(|seat| seat != ender);
        are_told && is_caught && said.named.len() == 2 && !said.is_repeated && !said.may_be_points
    }

    /// Returns true for `g7 m19`, of which only one can be the count of a knock, unless both may be cards.
    fn are_two_short_words(&self, all: &[Piece]) -> bool {
        use PieceKind::{Count, Player};
        let kinds: Vec<PieceKind> = all.iter().map(|piece| piece.kind).collect();
        let [Player(_), Count(one), Player(_), Count(two)] = *kinds.as_slice() else { return false };
        let is_suit = |word: &&str| {
            word.chars().next().is_some_and(|first| SUITS.contains(&first.to_ascii_lowercase()))
        };
        self.words.len() == 2 && self.is_low(one) != self.is_low(two) && !self.words.iter().all(is_suit)
    }
}
