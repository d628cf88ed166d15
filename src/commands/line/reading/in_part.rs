//! A hand that is told with words that are not known: it is answered with the line of what is known.

use super::either::counts_or_points;
use super::pieces::{Piece, PieceKind};
use super::told::{Side, sides};
use super::{Meaning, TypedWords, is_number};
use crate::commands::line::words::{CORRECTS, FORGETS, HANDS, LASTS, POINTS, means};
use crate::say::{Message, written::reading as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::mistakes::parse_error::type_as_in;
use crate::show::words::{quoted, ticked};
use ginscore_notation::{Span, Token, nearest, shown, tokens};
use ginscore_rules::players::{Opponents, Seat};

/// The letters of a word that may say something, as `lost` does, and not only `for` or `to`.
const SAYS: usize = 4;

impl TypedWords<'_> {
    /// `Kai closes with 4 and Bob got 23`, `Kai - 4, Bob - 23`, `19 for Kai`: the line, if the rest is a hand of two players or
    /// the points of one.
    pub(super) fn in_part(&self) -> Option<Meaning> {
        // What is said of a hand that was recorded is no new one.
        let is_later = |word: &&str| [LASTS, HANDS, CORRECTS, FORGETS].iter().any(|list| means(word, *list));
        if self.words.len() < 2 || self.words.iter().any(is_later) {
            return None;
        }
        let hands = self.hands_in(&self.words);
        if !hands.is_empty() {
            let why = say::InPart { typed: ticked(&shown(&self.words.join(" "))) };
            let why = Diagnostic::new(Code::BadLine, why);
            let unknown = self.unknown();
            let why = if unknown.is_empty() { why } else { why.pointing(self.typed, unknown) };
            return self.offered_for(why, &hands);
        }
        self.points_in()
    }

    /// Where the words are that are not known; none if one of them was typed otherwise.
    fn unknown(&self) -> Vec<Span> {
        let (_, left_out) = self.known(&self.words);
        let mut typed = tokens(self.typed, 0).into_iter();
        let place = |piece: &Piece| {
            let is_it = |token: &Token<'_>| token.text.eq_ignore_ascii_case(&piece.text);
            typed.find(is_it).map(|token| token.span)
        };
        left_out.iter().map(place).collect::<Option<_>>().unwrap_or_default()
    }

    /// The hands that these words may tell, although some of them are not known.
    pub(super) fn hands_in(&self, words: &[&str]) -> Vec<String> {
        let words: Vec<&str> = words.iter().flat_map(|word| self.name_and_count(word)).collect();
        let (pieces, _) = self.known(&words);
        let is_unclear = |piece: &Piece| {
            matches!(piece.kind, PieceKind::Against | PieceKind::Other | PieceKind::By | PieceKind::Turned)
        };
        if pieces.iter().any(is_unclear) {
            return Vec::new();
        }
        let says_who_won = |piece: &Piece| matches!(piece.kind, PieceKind::Undercuts | PieceKind::Beats);
        let is_turned = pieces.iter().any(says_who_won);
        let pieces: Vec<Piece> = pieces.into_iter().filter(|piece| !says_who_won(piece)).collect();
        let is_so = |sides: &[Side<'_>; 2]| {
            let [one, two] = sides;
            // An undercut, if it is said to be one.
            sides.iter().all(|side| side.is_whole()) && (!is_turned || one.count() >= two.count())
        };
        let whole = sides(&pieces).filter(is_so);
        if whole.is_some() {
            let told = self.told_in(&pieces);
            return told.into_iter().flat_map(|told| [told.line].into_iter().chain(told.other_way)).collect();
        }
        if is_turned { Vec::new() } else { self.not_told_apart(&pieces).unwrap_or_default() }
    }

    /// `Kai gin 31 Bob`, `9 to 7 Kai knocked`: who has which count is not said.
    fn not_told_apart(&self, pieces: &[Piece]) -> Option<Vec<String>> {
        let counts: Vec<u32> = pieces.iter().filter_map(Piece::count).collect();
        let first = pieces.iter().find_map(Piece::seat)?;
        // `2 Zoe 4`: the number may be that of a hand.
        if let [number, name, ..] = pieces
            && number.count().is_some()
            && name.seat().is_some()
        {
            return None;
        }
        let other = self.other(first)?;
        let seats: Vec<Seat> = pieces.iter().filter_map(Piece::seat).collect();
        let are_those_two = match seats.as_slice() {
            [_] => true,
            [_, second] => *second == other,
            _ => false,
        };
        are_those_two.then_some(())?;
        let knocker =
            who_knocked(pieces).map(|(seat, won)| if won { seat } else { self.other(seat).unwrap_or(seat) });
        let hand = |by: Seat, own: String, others: u32| {
            let roster = self.series.roster();
            let opponent = if by == first { other } else { first };
            let opponent = match roster.lineup().is_two_players() {
                true => String::new(),
                false => format!("{} ", roster.written(opponent)),
            };
            format!("{} {own} v {opponent}{others}", roster.written(by))
        };
        let gin = pieces.iter().find(|piece| piece.kind == PieceKind::Gin);
        match (gin, counts.as_slice()) {
            (Some(gin), [count]) => Some(vec![hand(knocker?, gin.text.clone(), *count)]),
            (None, [one, two]) => {
                let (low, high) = (*one.min(two), *one.max(two));
                let in_order = [hand(first, one.to_string(), *two), hand(other, two.to_string(), *one)];
                let others = [hand(other, one.to_string(), *two), hand(first, two.to_string(), *one)];
                // `Kai Bob 4 9`, `Kai 4 9`
                let is_plain = pieces.iter().all(|piece| piece.seat().is_some() || piece.count().is_some());
                Some(match knocker {
                    Some(by) => vec![hand(by, low.to_string(), high), hand(by, high.to_string(), low)],
                    None if is_plain || seats.len() == 1 => in_order.to_vec(),
                    None => [in_order, others].concat(),
                })
            }
            _ => None,
        }
    }

    /// The points of one player: `19 for Kai`.
    fn points_in(&self) -> Option<Meaning> {
        let (pieces, left_out) = self.known(&self.words);
        let is_said = |piece: &&Piece| !piece.is_silent() && piece.kind != PieceKind::By;
        let said: Vec<&Piece> = pieces.iter().filter(is_said).collect();
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

    /// The pieces that are known, and the others. A word that is nearly a name is one.
    fn known(&self, words: &[&str]) -> (Vec<Piece>, Vec<Piece>) {
        let roster = self.series.roster();
        let names: Vec<String> = roster.players().iter().map(|name| name.to_lowercase()).collect();
        let mut pieces = self.pieces(words);
        for at in 0..pieces.len() {
            // An article, though it may be an ace.
            let is_before_word = pieces.get(at + 1).is_some_and(|next| next.text.chars().count() > 1);
            let Some(piece) = pieces.get_mut(at).filter(|piece| piece.kind == PieceKind::Other) else {
                continue;
            };
            if piece.text.eq_ignore_ascii_case("a") && is_before_word {
                piece.kind = PieceKind::Nothing;
            }
            let meant = nearest(&piece.text.to_lowercase(), names.iter().map(String::as_str));
            let seat = meant.filter(|_| piece.text.chars().count() > 2).and_then(|name| roster.find(name));
            if let Some(seat) = seat {
                *piece = Piece::of_player(seat, roster);
            }
        }
        pieces.into_iter().partition(|piece| !piece.is_unknown() && !means(&piece.text, POINTS))
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
    fn name_and_count<'w>(&self, word: &'w str) -> Vec<&'w str> {
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

/// Who is said to have knocked, with true, or to have been caught, with false.
fn who_knocked(pieces: &[Piece]) -> Option<(Seat, bool)> {
    let mut subject = None;
    let mut said = None;
    let (mut is_object, mut has_count) = (false, false);
    for (at, piece) in pieces.iter().enumerate() {
        let mut after = pieces.iter().skip(at + 1).skip_while(|piece| piece.kind == PieceKind::Nothing);
        let next = after.next().and_then(Piece::seat).filter(|_| !piece.has_comma);
        match piece.kind {
            // `caught Bob`
            PieceKind::Player(_) if is_object => is_object = false,
            PieceKind::Player(seat) => (subject, has_count) = (Some(seat), false),
            PieceKind::Count(_) => has_count = subject.is_some(),
            // Of whom it is said is not clear after a count: `Kai 31, gin for Bob`.
            PieceKind::Knocks | PieceKind::Gin => {
                let by = if has_count { next } else { subject.or(next) };
                said = said.or(by.map(|seat| (seat, true)));
            }
            PieceKind::Loses => {
                is_object = next.is_some();
                said = said.or(next.or(subject).map(|seat| (seat, false)));
            }
            _ => {}
        }
    }
    said
}
