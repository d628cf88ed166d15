//! The words of a line as pieces: players, counts, and what words of players say of a hand.

use super::{GIN, TypedWords, has_accents, is_against, number};
use crate::commands::words::{
    ASKS, BEATS, BIGS, BYS, CORRECTS, FILLERS, GINS, INS, JOINS, KNOCKS, LAYS_OFF, LOSES, NOTS, PASSIVES,
    POINTS, SELVES, UNDERCUTS, WHO, WordList, count_in_words, means, without,
};
use ginscore_notation::{Roster, unaccented};
use ginscore_rules::players::Seat;

/// What a word says, or several together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PieceKind {
    /// A player, by the exact name, or by its beginning where that is nothing else in a hand.
    Player(Seat),
    Count(u32),
    Gin,
    /// Whoever it is said of has knocked.
    Knocks,
    /// Whoever it is said of has not.
    Caught,
    Undercuts,
    Beats,
    /// Before one of these, it exchanges who has won: `was undercut`.
    Passive,
    /// The same after one, before a name.
    By,
    /// Whoever it is said of has not knocked; cards may follow it, or their number.
    LaysOff,
    /// Between the two sides of a hand.
    Against,
    /// Joins two sentences.
    Joins,
    Nothing,
    /// Cards, signs, and words that are not known here.
    Other,
}

#[derive(Clone, Debug)]
pub(super) struct Piece {
    pub(super) kind: PieceKind,
    /// As it stands in the notation; of a player, the whole name.
    pub(super) text: String,
    pub(super) has_comma: bool,
}

/// Words with a meaning in a hand. The first list that has a word decides.
const LISTS: [(PieceKind, WordList); 10] = [
    (PieceKind::Undercuts, UNDERCUTS),
    (PieceKind::Beats, BEATS),
    (PieceKind::Knocks, KNOCKS),
    (PieceKind::Caught, LOSES),
    (PieceKind::LaysOff, LAYS_OFF),
    (PieceKind::Passive, PASSIVES),
    (PieceKind::By, BYS),
    (PieceKind::Gin, GINS),
    (PieceKind::Joins, JOINS),
    (PieceKind::Nothing, FILLERS),
];

pub(super) const BIG_GIN: &str = "big gin";

/// Words of the notation in a hand, which are no beginning of a name.
const NOTATION: [&str; 5] = [GIN, "big", "accepted", "boxes", "draw"];
/// Those that change what it is worth.
const CHANGES: [&str; 2] = ["accepted", "boxes"];

const CARDS: [&str; 9] = ["a", "k", "q", "j", "t", "c", "d", "h", "s"];

/// Knocks, in short, after a name: `zoe k 4`. It may also begin a name.
const K: &str = "k";

impl Piece {
    fn new(kind: PieceKind, text: &str) -> Piece {
        Piece { kind, text: text.to_owned(), has_comma: false }
    }

    pub(super) fn of_player(seat: Seat, roster: &Roster) -> Piece {
        Piece::new(PieceKind::Player(seat), &roster.written(seat))
    }

    /// Returns true for a piece that is left out of a hand.
    pub(super) fn is_silent(&self) -> bool {
        use PieceKind::{Caught, Knocks, Nothing, Passive};
        matches!(self.kind, Knocks | Caught | Passive | Nothing)
    }

    pub(super) fn seat(&self) -> Option<Seat> {
        match self.kind {
            PieceKind::Player(seat) => Some(seat),
            _ => None,
        }
    }

    /// Returns true for a word without a meaning in a hand, and for a sign alone. What denies or changes a hand is none.
    pub(super) fn is_unknown(&self) -> bool {
        // A letter may be a rank or a suit.
        let is_word = |text: &str| {
            // `I'm`
            text.chars().all(|sign| sign.is_alphabetic() || sign == '\'')
                && !CARDS.contains(&text.to_lowercase().as_str())
        };
        let is_sign = |text: &str| text.chars().all(|sign| sign.is_ascii_punctuation() || sign == '–');
        let changes = means(&self.text, NOTS) || CHANGES.contains(&self.text.as_str());
        self.kind == PieceKind::Other && (is_word(&self.text) || is_sign(&self.text)) && !changes
    }

    pub(super) fn count(&self) -> Option<u32> {
        match self.kind {
            PieceKind::Count(count) => Some(count),
            _ => None,
        }
    }
}

impl TypedWords<'_> {
    /// The words as pieces. `points` says nothing where a word has a sign.
    pub(super) fn pieces<'w>(&self, words: &[&'w str]) -> Vec<Piece> {
        let is_signed = words.iter().any(|word| word.starts_with(['+', '-']));
        // A comma after a word is one of the sentence; among cards it stays.
        let bare = |word: &&'w str| match word.trim_end_matches(',') {
            bare if bare.chars().all(char::is_alphabetic) => bare,
            _ => *word,
        };
        let typed: Vec<&str> = words.iter().copied().filter(|word| !bare(word).is_empty()).collect();
        let words: Vec<&str> = typed.iter().map(bare).collect();
        let mut pieces: Vec<Piece> = Vec::new();
        let mut rest = words.as_slice();
        while let [word, ..] = rest {
            let (piece, after) = self.piece(word, rest, is_signed, &pieces);
            let last = typed.get(words.len() - after.len() - 1);
            pieces.push(Piece { has_comma: last.is_some_and(|word| word.ends_with(',')), ..piece });
            rest = after;
        }
        pieces
    }

    /// The piece at the start of the words, and those after it.
    fn piece<'w, 'l>(
        &self,
        word: &str,
        words: &'w [&'l str],
        is_signed: bool,
        before: &[Piece],
    ) -> (Piece, &'w [&'l str]) {
        let after = words.get(1..).unwrap_or_default();
        let bare = word.trim_end_matches(',');
        // Among cards, before anybody is named, the beginning of a name may be a card.
        // `gin Fabri, Lia 22`
        let is_long = word.trim_end_matches(',').chars().count() > 2;
        let leads = |piece: &Piece| piece.is_silent() || is_long && piece.kind == PieceKind::Gin;
        let may_begin = before.iter().all(leads) || before.iter().any(|piece| piece.seat().is_some());
        // `w ręce` says nothing, also where Wanda plays.
        let is_phrase = || without(words, FILLERS).is_some_and(|after| after.len() + 1 < words.len());
        // `w talonie`
        let is_count = |next: &&str| number(next.trim_end_matches(',')).is_some();
        let leads = || word.chars().count() == 1 && means(word, INS) && !after.first().is_some_and(is_count);
        let is_named = may_begin && !is_phrase() && !leads() || self.exact_name(words) > 0;
        if let Some((seat, count)) = self.name_of(words).filter(|_| is_named) {
            let name = Piece::of_player(seat, self.series.roster());
            return (name, words.get(count..).unwrap_or_default());
        }
        if is_against(word) {
            // Nothing comes before it: `V klopft mit 2, S 45` of Volker and Silke.
            let named = self
                .series
                .roster()
                .lead(word)
                .ok()
                .filter(|(_, end)| before.is_empty() && *end == word.len());
            let against = || Piece::new(PieceKind::Against, "v");
            return (
                named.map_or_else(against, |(seat, _)| Piece::of_player(seat, self.series.roster())),
                after,
            );
        }
        if bare.eq_ignore_ascii_case(GIN) {
            return (Piece::new(PieceKind::Gin, GIN), after);
        }
        if means(bare, BIGS)
            && after.first().is_some_and(|next| is_gin(next) || means(next.trim_end_matches(','), GINS))
        {
            return (Piece::new(PieceKind::Gin, BIG_GIN), after.get(1..).unwrap_or_default());
        }
        if let Some(count) = number(bare) {
            return (Piece::new(PieceKind::Count(count), bare), after);
        }
        let list = LISTS.iter().find_map(|(kind, list)| Some((*kind, without(words, *list)?)));
        if let Some((kind, after)) = list {
            let text = if kind == PieceKind::Gin { GIN } else { bare };
            return (Piece::new(kind, text), after);
        }
        if let Some((count, after)) = count_in_words(words) {
            let kind = count.try_into().map_or(PieceKind::Other, PieceKind::Count);
            return (Piece::new(kind, &count.to_string()), after);
        }
        let follows_name = before.last().is_some_and(|piece| piece.seat().is_some());
        let is_count = |word: &&str| is_gin(word) || number(word.trim_end_matches(',')).is_some();
        if bare.eq_ignore_ascii_case(K) && follows_name && after.first().is_some_and(is_count) {
            return (Piece::new(PieceKind::Knocks, bare), after);
        }
        let kind = match is_signed && means(word, POINTS) {
            true => PieceKind::Nothing,
            false => PieceKind::Other,
        };
        (Piece::new(kind, word), after)
    }

    /// The player whom the first words name, and how many words that are: an exact name, or its beginning, where the word is
    /// nothing else in a hand.
    pub(super) fn name_of(&self, words: &[&str]) -> Option<(Seat, usize)> {
        let exact = self.exact_name(words);
        let (count, name) = match words {
            _ if exact > 0 => (exact, words.get(..exact)?.join(" ")),
            [word, ..] => (1, (*word).to_owned()),
            [] => return None,
        };
        let is_word = NOTATION.contains(&name.to_lowercase().trim_end_matches(','))
            || LISTS
                .iter()
                .map(|(_, list)| list)
                .chain(&[NOTS, CORRECTS, SELVES, ASKS, WHO])
                .any(|list| means(&name, *list));
        let is_letter = |sign: char| sign.is_alphabetic();
        if exact == 0 && (is_word || is_against(&name) || !name.chars().all(is_letter)) {
            return None;
        }
        if let Some(seat) = self.whole_name(&name).filter(|_| exact > 0) {
            return Some((seat, count));
        }
        match self.series.roster().lead(&name) {
            Ok((seat, end)) => (end == name.len()).then_some((seat, count)),
            Err(_) => Some((self.without_accents(&name)?, count)),
        }
    }

    /// The only player whose name begins so if its accents are left out, and no other name does: `lucia` for Lúcia.
    fn without_accents(&self, word: &str) -> Option<Seat> {
        let roster = self.series.roster();
        let typed = unaccented(word);
        let begins = |seat: &Seat| unaccented(roster.name(*seat)).starts_with(&typed);
        let mut found = roster.lineup().seats().filter(begins);
        found.next().filter(|seat| found.next().is_none() && has_accents(roster.name(*seat)))
    }

    /// The player of this whole name, with its accents or without, as it may be the beginning of another.
    pub(super) fn whole_name(&self, name: &str) -> Option<Seat> {
        let roster = self.series.roster();
        let of =
            |is_it: &dyn Fn(&str) -> bool| roster.lineup().seats().find(|seat| is_it(roster.name(*seat)));
        let low = name.to_lowercase();
        of(&|name| name.to_lowercase() == low)
            .or_else(|| of(&|name| has_accents(name) && unaccented(name) == low))
    }

    /// The words without those that are left out in a hand, with whole names and counts as numbers.
    pub(super) fn plain(&self, words: &[&str]) -> Vec<String> {
        plain(&self.pieces(words))
    }
}

/// The players who are named, each once.
pub(super) fn seats(pieces: &[Piece]) -> Vec<Seat> {
    let mut seats: Vec<Seat> = pieces.iter().filter_map(Piece::seat).collect();
    seats.sort_unstable();
    seats.dedup();
    seats
}

/// The pieces that a hand has, as text.
pub(super) fn plain(pieces: &[Piece]) -> Vec<String> {
    pieces.iter().filter(|piece| !piece.is_silent()).map(|piece| piece.text.clone()).collect()
}

fn is_gin(word: &&str) -> bool {
    word.trim_end_matches(',').eq_ignore_ascii_case(GIN)
}
