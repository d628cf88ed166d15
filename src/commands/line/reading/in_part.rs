//! Hands in words that are not all known: they are answered with the lines of what is known.

use std::borrow::Cow;

use super::pieces::{Piece, PieceKind};
use super::{DRAW, Meaning, TypedWords, digits_of, is_number, is_question, without_comma};
use crate::commands::line::corrected::correction;
use crate::commands::line::purpose::Purpose;
use crate::commands::words::{
    CARDS, DRAWS, FORGETS, GAMES, HANDS, HARMLESS, NOTS, PAYS, PENALTIES, POINTS, TAKES_OFF, WASES, WINS,
    WordList, means, without,
};
use ginscore_notation::{Span, Token, nearest, tokens};
use ginscore_rules::players::{Opponents, Seat};

/// The fewest letters of a name that is recognized with a mistake in it.
const SURE: usize = 4;

/// Words that are said of a hand or a penalty, and are never read as mistyped names.
const MEANINGS: [WordList; 9] = [PENALTIES, POINTS, PAYS, WINS, TAKES_OFF, WASES, HANDS, DRAWS, HARMLESS];

/// The most lines that are offered.
const FEW: usize = 4;

impl TypedWords<'_> {
    /// `Kai closes with 4 and Bob got 23`, `Kai - 4, Bob - 23`, `19 for Kai`: the lines that it may be.
    pub(super) fn in_part(&self) -> Option<Meaning> {
        let is_asked = self.purpose == Purpose::Record && (self.asks() || is_question(self.typed));
        // A new hand is never denied, nor said of a recorded one.
        let words = without_comma(&self.words);
        let is_another = [NOTS, GAMES, FORGETS].iter().any(|list| self.says(*list));
        // `remove 1 point from Kai`
        let corrects = self.words.first().is_some_and(|word| correction(word).is_some());
        if is_asked || corrects || self.speaks_of_recorded() || self.is_supposed() {
            return None;
        }
        // `it's a wash`, `nobody knocked, 2 cards left`
        let drawn = |at: usize| Some(words.len() - at - without(words.get(at..)?, DRAWS)?.len());
        let is_phrase = |at: usize| {
            let phrase = drawn(at).and_then(|count| words.get(at..at + count)).unwrap_or_default();
            // `it's not a draw`
            let nots = |words: &[&str]| words.iter().filter(|word| means(word, NOTS)).count();
            let is_denied = nots(&words) > nots(phrase);
            phrase.concat().chars().count() > 2 && self.exact_name(phrase) == 0 && !is_denied
        };
        let is_won =
            |piece: &Piece| piece.kind != PieceKind::Knocks && tells_end(std::slice::from_ref(piece));
        let of_nobody = |piece: &Piece| piece.seat().is_none() && !is_won(piece);
        if self.pieces(&words).iter().all(of_nobody) && (0..words.len()).any(is_phrase) {
            return self.offered_in_part(&[DRAW.to_owned()]);
        }
        if is_another {
            return None;
        }
        // `7 hands`, `3 cards left`
        let is_counted = |two: &[&str]| {
            let [count, noun] = two else { return false };
            digits_of(count).is_some() && [HANDS, CARDS].iter().any(|list| means(noun, *list))
        };
        if words.windows(2).any(is_counted) || self.penalty_at().is_some() {
            return None;
        }
        if let Some(meaning) = self.undercut_without_counts() {
            return Some(meaning);
        }
        let lines = self.lines_of(&self.words);
        (lines.len() <= FEW).then(|| self.offered_without(self.unknown(), &lines))?
    }

    /// `Zoe undercut`, `Kai was undercut by Zoe`: a line with counts, and one with points.
    fn undercut_without_counts(&self) -> Option<Meaning> {
        let pieces = self.with_names(&self.words);
        let is_undercut = pieces.iter().any(|piece| piece.kind == PieceKind::Undercuts);
        let has_counts = pieces.iter().any(|piece| piece.count().is_some());
        if !is_undercut || has_counts {
            return None;
        }
        let mut words = self.words.clone();
        words.extend(["6", "4"]);
        let counts = self.lines_of(&words);
        let [line] = counts.as_slice() else { return None };
        Some(self.how_much(&self.with_points_alone(line)?))
    }

    /// Returns true if a recorded hand is named: what is said is of that one, and no new hand.
    pub(super) fn speaks_of_recorded(&self) -> bool {
        let last = self.series.score().rounds().len();
        let is_it = |at: usize| {
            let words =
                self.words.get(at..).filter(|words| !words.first().is_some_and(|word| is_number(word)));
            words.and_then(|words| self.hand_said(words)).is_some_and(|(number, _)| number <= last)
        };
        (0..self.words.len()).any(is_it)
    }

    /// Returns true if one of the words means this and is not the name of a player.
    pub(super) fn says(&self, list: WordList) -> bool {
        let bare = |word: &&str| word.trim_end_matches(',').to_owned();
        self.words.iter().any(|word| self.exact_name(&[&bare(word)]) == 0 && means(&bare(word), list))
    }

    /// The same of words that mean it together.
    pub(super) fn says_phrase(&self, list: WordList) -> bool {
        let words = without_comma(&self.words);
        (0..words.len()).any(|at| words.get(at..).is_some_and(|rest| without(rest, list).is_some()))
    }

    /// Where the words are that are not known; none if one of them was typed otherwise.
    fn unknown(&self) -> Vec<Span> {
        let pieces = self.with_names(&self.words);
        let mut typed = tokens(self.typed, 0).into_iter();
        let place = |piece: &Piece| {
            let is_it = |token: &Token<'_>| token.text.eq_ignore_ascii_case(&piece.text);
            typed.find(is_it).map(|token| token.span)
        };
        let unknown = pieces.iter().filter(|piece| piece.is_unknown());
        unknown.map(place).collect::<Option<_>>().unwrap_or_default()
    }

    /// The words as pieces, in which a word that is nearly a name is one.
    pub(super) fn with_names(&self, words: &[&str]) -> Vec<Piece> {
        let roster = self.series.roster();
        let names: Vec<String> = roster.players().iter().map(|name| name.to_lowercase()).collect();
        let meant = |piece: &Piece| -> Option<Seat> {
            let typed = piece.text.to_lowercase();
            let name = nearest(&typed, names.iter().map(String::as_str))?;
            let is_long = |word: &str| word.chars().count() >= SURE;
            // `kara` is a penalty, and never Kasia.
            let is_word = MEANINGS.iter().any(|list| means(&typed, *list));
            let is_name = piece.is_unknown() && !is_word && is_long(&typed) && is_long(name);
            roster.find(name).filter(|_| is_name)
        };
        let with_name = |piece: Piece| match meant(&piece) {
            Some(seat) => Piece { has_comma: piece.has_comma, ..Piece::of_player(seat, roster) },
            None => piece,
        };
        self.pieces(words).into_iter().map(with_name).collect()
    }

    /// The opponent of a player who plays now, or of one of two players.
    pub(super) fn other(&self, seat: Seat) -> Option<Seat> {
        let lineup = self.series.roster().lineup();
        if lineup.is_two_players() {
            return lineup.seats().find(|other| *other != seat);
        }
        let pairs = self.series.score().playing();
        pairs.iter().find_map(|pair| {
            let player = pair.player(seat)?;
            match pair {
                Opponents::Players(seats) => Some(*seats.get(player.other())),
                Opponents::Sides => None,
            }
        })
    }

    /// `kai=4`, `k4` and `k4z23` as several words: a name and a count, with a sign between them or without.
    pub(super) fn name_and_count<'w>(&self, word: &'w str) -> Vec<Cow<'w, str>> {
        let split = |word: &'w str, is_it: fn(char) -> bool| {
            word.split_at(word.find(|sign: char| !is_it(sign)).unwrap_or(word.len()))
        };
        let mut parts: Vec<Cow<'w, str>> = Vec::new();
        let mut rest = word;
        while !rest.is_empty() {
            let (name, after) = split(rest, char::is_alphabetic);
            let (count, after) =
                split(after.strip_prefix(['=', ':', '-']).unwrap_or(after), |sign| sign.is_ascii_digit());
            rest = after.trim_end_matches(',');
            if count.is_empty() || self.name_of(&[name]).is_none() {
                return vec![Cow::Borrowed(word)];
            }
            parts.extend([Cow::Borrowed(name), Cow::Borrowed(count)]);
        }
        parts
    }
}

/// Returns true if the only `1` among the counts is a word: `no one knocked`, `that one`.
pub(super) fn says_one(pieces: &[Piece], words: &[&str]) -> bool {
    pieces.iter().any(|piece| piece.count() == Some(1)) && !words.iter().any(|word| word.contains('1'))
}

/// Returns true for pieces that say how a hand ended.
pub(super) fn tells_end(pieces: &[Piece]) -> bool {
    use PieceKind::{Against, Beats, Gin, Knocks, Undercuts};
    pieces.iter().any(|piece| matches!(piece.kind, Against | Beats | Gin | Knocks | Undercuts))
}
