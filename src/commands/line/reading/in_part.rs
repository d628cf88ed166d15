//! A hand that is told with words that are not known: it is answered with the line of what is known.

use super::account::is_of_points;
use super::either::counts_or_points;
use super::pieces::{Piece, PieceKind};
use super::{DRAW, Meaning, TypedWords, is_number, is_question};
use crate::commands::line::purpose::Purpose;
use crate::commands::line::words::{
    CORRECTS, DRAWS, FORGETS, GAMES, HANDS, LASTS, NOBODIES, NOTS, PAYS, POINTS, ROUNDS, SUPPOSES, TIES,
    TOTALS, WINS, WordList, means, without,
};
use crate::say::{Message, written::reading as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::mistakes::parse_error::type_as_in;
use crate::show::words::{quoted, ticked};
use ginscore_notation::{Span, Token, shown, tokens};
use ginscore_rules::players::{Opponents, Seat};

/// The letters of a word that may say something, as `lost` does, and not only `for` or `to`.
const SAYS: usize = 4;

impl TypedWords<'_> {
    /// `Kai closes with 4 and Bob got 23`, `Kai - 4, Bob - 23`, `19 for Kai`: the line, if the rest is a hand of two players or
    /// the points of one.
    pub(super) fn in_part(&self) -> Option<Meaning> {
        // `if Kai had knocked with 4, Bob would have 23`
        let is_asked = self.purpose == Purpose::Record && is_question(self.typed);
        if is_asked || self.words.iter().any(|word| means(word, SUPPOSES)) {
            return None;
        }
        if let Some(meaning) = self.numbered_hand() {
            return Some(meaning);
        }
        // What is said of a hand that was recorded is no new one.
        let says = |lists: &[WordList]| {
            self.words.iter().any(|word| lists.iter().any(|list| means(word.trim_end_matches(','), *list)))
        };
        // `hand 3`, `7 hands`, `2 games`, but not `19 in Kai's hand`
        let is_number = |word: &&str| word.trim_end_matches([',', '.']).parse::<u32>().is_ok();
        let is_counted = |two: &[&str]| {
            let is_play = |word: &str| {
                [HANDS, GAMES, ROUNDS].iter().any(|list| means(word.trim_end_matches(','), *list))
            };
            matches!(two, [one, two] if is_number(one) && is_play(two) || is_play(one) && is_number(two))
        };
        if self.words.len() < 2 || says(&[LASTS, FORGETS]) || self.words.windows(2).any(is_counted) {
            return None;
        }
        let hands = self.hands_in(&self.words);
        if let Some(draw) = self.draw_in(&hands) {
            return Some(draw);
        }
        if says(&[CORRECTS]) {
            return None;
        }
        if !hands.is_empty() {
            let why = say::InPart { typed: ticked(&shown(&self.words.join(" "))) };
            let why = Diagnostic::new(Code::BadLine, why);
            let unknown = self.unknown();
            let why = if unknown.is_empty() { why } else { why.pointing(self.typed, unknown) };
            return self.offered_for(why, &hands);
        }
        self.points_in()
    }

    /// `hand 7: Kai 4 v 23`, of the hand that comes next, however it is counted: the hand.
    fn numbered_hand(&self) -> Option<Meaning> {
        let [hand, number, rest @ ..] = self.words.as_slice() else { return None };
        let number: usize = number.trim_end_matches(',').parse().ok()?;
        let is_next = number > self.series.score().rounds().len();
        let Meaning::Line { line, entries: Ok(_) } =
            self.hand(rest).filter(|_| is_next && means(hand, HANDS))?
        else {
            return None;
        };
        let why = say::InPart { typed: ticked(&shown(&self.words.join(" "))) }.said();
        self.offered(&why, &[line])
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

    /// The points of one player: `19 for Kai`, `Zoe lost 12 points`.
    fn points_in(&self) -> Option<Meaning> {
        let (pieces, left_out) = self.known(&self.words);
        let says = |list| self.words.iter().any(|word| means(word, list));
        let is_said =
            |piece: &&Piece| !piece.is_silent() && piece.kind != PieceKind::By && !is_of_points(piece);
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
        // `won that one`
        let is_one = count == 1 && !self.words.iter().any(|word| word.contains('1'));
        (!is_one).then_some(())?;
        let is_caught = pieces.iter().any(|piece| piece.kind == PieceKind::Loses);
        let pays = says(PAYS);
        // `lost 19 to Zoe`
        let place = |is: &dyn Fn(&Piece) -> bool| pieces.iter().position(is);
        let is_paid = place(&|piece| means(&piece.text, PAYS)) < place(&|piece| piece.seat().is_some());
        let winner = if is_caught || pays && !is_paid { self.other(seat)? } else { seat };
        let name = quoted(self.series.roster().name(winner));
        // What a player had is no points, and another word may say that they were lost.
        let has = pieces.iter().any(|piece| matches!(piece.kind, PieceKind::Nothing | PieceKind::Passive));
        let is_short = |piece: &Piece| piece.text.chars().count() < SAYS;
        // `Kai lost 12`: that may be what he had.
        let is_points = says(POINTS) || says(WINS) || says(TOTALS) || pays && is_paid;
        let has = has || pieces.iter().any(|piece| piece.kind == PieceKind::Knocks);
        if is_caught || !is_points && (has || pays || !left_out.iter().all(is_short)) {
            return Some(self.how_much(&counts_or_points(&name)));
        }
        // With less the player may have knocked.
        let line = format!("{name} +{count}");
        let why = say::HowMuch { typed: ticked(&shown(&self.words.join(" "))) }.said();
        if self.is_low(count) && !is_points { None } else { self.offered(&why, &[line]) }
    }

    /// `it's a wash`, `neither of us knocked, 2 cards left`.
    fn draw_in(&self, hands: &[String]) -> Option<Meaning> {
        let says = |list| self.words.iter().any(|word| means(word.trim_end_matches(','), list));
        let (pieces, _) = self.known(&self.words);
        let is = |kind| pieces.iter().any(|piece| piece.kind == kind);
        let is_notation = self.words.first().is_some_and(|word| word.eq_ignore_ascii_case(DRAW));
        // The words of one of the phrases for it. Letters alone say too little.
        let drawn = |at: usize| {
            let words = self.words.get(at..).unwrap_or_default();
            let is_word = words.first().is_some_and(|word| word.chars().count() > 2 || words.len() > 1);
            let rest = without(words, DRAWS).filter(|_| is_word)?;
            words.get(..words.len() - rest.len()).filter(|words| words.concat().chars().count() > 2)
        };
        let phrase = (0..self.words.len()).find_map(drawn);
        let counts = pieces.iter().filter(|piece| piece.count().is_some()).count();
        let is_said = phrase.is_some()
            // As a first word it is one of the notation.
            || self.words.iter().skip(1).any(|word| word.trim_end_matches(',').eq_ignore_ascii_case(DRAW))
                && pieces.iter().filter_map(Piece::seat).count() != 1
            || says(TIES) && counts == 0
            || says(NOBODIES) && is(PieceKind::Knocks);
        let is_won = is(PieceKind::Gin)
            || is(PieceKind::Knocks) && (counts > 1 || !says(NOBODIES) && phrase.is_none());
        let not =
            |words: &[&str]| words.iter().filter(|word| means(word.trim_end_matches(','), NOTS)).count();
        let is_denied = not(&self.words) > phrase.map_or(0, not) && !says(NOBODIES);
        // Those who are named play each other.
        let seats: Vec<Seat> = pieces.iter().filter_map(Piece::seat).collect();
        let playing = self.series.score().playing();
        let plays = |pair: &Opponents| seats.iter().all(|seat| pair.player(*seat).is_some());
        let line = match (self.series.roster().lineup().has_rounds(), seats.first()) {
            (false, _) => DRAW.to_owned(),
            (true, Some(seat)) => format!("{DRAW} {}", self.series.roster().written(*seat)),
            (true, None) => return None,
        };
        let why = say::InPart { typed: ticked(&shown(&self.words.join(" "))) }.said();
        let is_pair = playing.iter().any(plays);
        match is_pair
            && is_said
            && !is_denied
            && !is_notation
            && (!is_won || says(NOBODIES) && hands.len() > 1)
        {
            true => self.offered(&why, &[line]),
            false => None,
        }
    }

    /// The opponent of a player who plays now.
    pub(super) fn other(&self, seat: Seat) -> Option<Seat> {
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
    pub(super) fn name_and_count<'w>(&self, word: &'w str) -> Vec<&'w str> {
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
