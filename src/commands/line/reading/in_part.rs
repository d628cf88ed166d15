//! Hands, points and draws in words that are not all known: they are answered with the lines of what is known.

use super::account::is_of_points;
use super::either::counts_or_points;
use super::pieces::{Piece, PieceKind};
use super::{DRAW, Meaning, TypedWords, is_number, is_question, number_of, without_comma};
use crate::commands::line::corrected::correction;
use crate::commands::line::purpose::Purpose;
use crate::commands::words::{
    ASKS, BEFORES, CORRECTS, DRAWS, FILLERS, FOR_TOTALS, FORGETS, GAMES, HANDS, KNOCKS, LASTS, LAYS_OFF,
    NOBODIES, NOTS, PASSIVES, PAYS, POINTS, ROUNDS, SELVES, SUPPOSES, TIES, TOS, TURNED_SUPPOSES, WASES,
    WINS, WordList, means, means_exactly, without,
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
    /// `Kai closes with 4 and Bob got 23`, `Kai - 4, Bob - 23`, `19 for Kai`, `it's a wash`: the lines that it may be, if the rest is
    /// a hand of two players, the points of one, or a draw.
    pub(super) fn in_part(&self) -> Option<Meaning> {
        let asks = self.words.first().is_some_and(|word| means(word, ASKS) && self.exact_name(&[*word]) == 0);
        let is_asked = self.purpose == Purpose::Record && (asks || is_question(self.typed));
        // `if Kai had knocked with 4, Bob would have 23`
        if is_asked || self.words.len() < 2 || self.is_supposed() || self.penalty_at().is_some() {
            return None;
        }
        if let Some(meaning) = self.numbered_hand() {
            return Some(meaning);
        }
        // `2 was Kai's gin` is said of a hand, and `Kai loses 10 for looking` of a penalty.
        let is_hand = number_of(&self.words).is_some_and(|(_, rest)| without(rest, WASES).is_some());
        let is_reason = |two: &[&str]| {
            let [one, two] = two else { return false };
            let is_word = two.chars().all(char::is_alphabetic) && self.exact_name(&[*two]) == 0;
            means(one, FOR_TOTALS) && is_word && !means(two, POINTS)
        };
        if is_hand || self.says(PAYS) && self.words.windows(2).any(is_reason) {
            return None;
        }
        // `hand 3`, `7 hands`, `2 games`, but not `19 in Kai's hand`
        let is_number = |word: &&str| word.trim_end_matches([',', '.']).parse::<u32>().is_ok();
        let is_counted = |two: &[&str]| {
            let is_play = |word: &str| {
                [HANDS, GAMES, ROUNDS].iter().any(|list| means(word.trim_end_matches(','), *list))
            };
            matches!(two, [one, two] if is_number(one) && is_play(two) || is_play(one) && is_number(two))
        };
        // What is said of a hand that was recorded is no new one.
        let is_before = self.says(BEFORES) && !self.says(LAYS_OFF);
        let corrects_first = self.words.first().is_some_and(|word| correction(word).is_some());
        if is_before
            || corrects_first
            || self.says(LASTS)
            || self.says(FORGETS)
            || self.speaks_of_recorded()
            || self.words.windows(2).any(is_counted)
        {
            return None;
        }
        // `no winner` is a draw, `oops, only one draw` is none.
        let corrects = without(&without_comma(&self.words), CORRECTS).is_some();
        if let Some(draw) = self.draw_in().filter(|_| !corrects || without(&self.words, DRAWS).is_some()) {
            return Some(draw);
        }
        if corrects {
            return None;
        }
        let hands = self.hands_in(&self.words);
        if hands.is_empty() {
            return self.undercut_by_how_much().or_else(|| self.points_in());
        }
        let (pieces, left_out) = self.known(&self.words);
        let is_won = |piece: &Piece| matches!(piece.kind, PieceKind::Undercuts | PieceKind::Beats);
        let why = match (
            left_out.iter().all(|piece| means(&piece.text, TOS)) && pieces.iter().any(is_won),
            self.unknown(),
        ) {
            (true, _) => {
                let typed = ticked(&shown(&self.words.join(" ")));
                Diagnostic::new(Code::BadLine, say::KnockerFirst { typed })
            }
            (false, unknown) if unknown.is_empty() => self.known_in_part(),
            (false, unknown) => self.known_in_part().pointing(self.typed, unknown),
        };
        self.offered_for(why, &hands)
    }

    pub(super) fn known_in_part(&self) -> Diagnostic {
        let typed = ticked(&shown(&self.words.join(" ")));
        Diagnostic::new(Code::BadLine, say::InPart { typed })
    }

    /// Returns true if one of the words means this and is not the name of a player.
    pub(super) fn says(&self, list: WordList) -> bool {
        let word = |word: &&str| word.trim_end_matches(',').to_owned();
        self.words
            .iter()
            .any(|typed| self.exact_name(&[word(typed).as_str()]) == 0 && means(&word(typed), list))
    }

    /// Returns true if it did not happen, or has not yet.
    pub(super) fn is_supposed(&self) -> bool {
        let is_it = |word: &&str| {
            let word = word.trim_end_matches(',');
            // Without its accent, `hätte` would be `hatte`.
            let is_another = || [FILLERS, PASSIVES].iter().any(|list| means(word, *list));
            let is_said = means_exactly(word, SUPPOSES) || means(word, SUPPOSES) && !is_another();
            self.exact_name(&[word]) == 0 && is_said
        };
        // `had Kai knocked`
        let is_turned = match self.words.as_slice() {
            [first, rest @ ..] => {
                let is_self = rest.first().is_some_and(|word| means(word, SELVES));
                means_exactly(first, TURNED_SUPPOSES) && (self.exact_name(rest) > 0 || is_self)
            }
            [] => false,
        };
        is_turned || self.words.iter().any(is_it)
    }

    /// `Runde 7: Kai 4 v 23`, `7. Kai 4 v 23`: the hand, if it has not been played.
    fn numbered_hand(&self) -> Option<Meaning> {
        let words = match self.words.as_slice() {
            [hand, words @ ..] if means(hand, HANDS) => words,
            words if self.typed.trim_start().trim_start_matches(char::is_numeric).starts_with(['.', ':']) => {
                words
            }
            _ => return None,
        };
        let (number, rest) = words.split_first()?;
        let number: usize = number.trim_end_matches(',').parse().ok()?;
        (number > self.series.score().rounds().len()).then_some(())?;
        match self.hand(rest)? {
            Meaning::Line { line, entries: Ok(_) } => self.offered_for(self.known_in_part(), &[line]),
            _ => None,
        }
    }

    /// `Ann was undercut by Bob`, `Bob undercut`: a line with counts, and one with points.
    fn undercut_by_how_much(&self) -> Option<Meaning> {
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
        let is = |kind| pieces.iter().any(|piece| piece.kind == kind);
        let pays = self.says(PAYS);
        // `lost 19 to Zoe`
        let is_to =
            |two: &[&str]| matches!(two, [to, name] if means(to, TOS) && self.exact_name(&[*name]) > 0);
        let is_paid = pays && self.words.windows(2).any(is_to);
        let winner = if is(PieceKind::Loses) || pays && !is_paid { self.other(seat)? } else { seat };
        let name = quoted(self.series.roster().name(winner));
        // What a player had left are not points, and another word may say that they were lost; so may `Kai lost 12`.
        // `Kai knocks for 7`
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
        // `Kai won with 5`
        let is_won = self.says(WINS) && !is(PieceKind::Nothing);
        let is_points = self.says(POINTS) || is_won || is_for || is_paid;
        let is_short = |piece: &Piece| piece.text.chars().count() < SAYS;
        let is_plain = !pays
            && !is(PieceKind::Nothing)
            && !is(PieceKind::Passive)
            && !is(PieceKind::Knocks)
            && left_out.iter().all(is_short);
        // `take 10 points from Kai`
        let is_known = left_out.iter().all(is_short);
        if is(PieceKind::Loses) || !is_known || !is_points && !is_plain {
            return Some(self.how_much(&counts_or_points(&name)));
        }
        // With less the player may have knocked.
        let line = format!("{name} +{count}");
        if self.is_low(count) && !is_points { None } else { self.offered_for(self.known_in_part(), &[line]) }
    }

    /// `it's a wash`, `neither of us knocked, 2 cards left`.
    fn draw_in(&self) -> Option<Meaning> {
        let is_notation = self.words.first().is_some_and(|word| word.eq_ignore_ascii_case(DRAW));
        let (pieces, _) = self.known(&self.words);
        let is_won = |piece: &Piece| {
            use PieceKind::{Beats, Gin, Ginned, Undercuts};
            matches!(piece.kind, Gin | Ginned | Undercuts | Beats)
                || piece.kind == PieceKind::Other && (means(&piece.text, WINS) || means(&piece.text, PAYS))
        };
        let counts = pieces.iter().filter(|piece| piece.count().is_some()).count();
        if is_notation || pieces.iter().any(is_won) {
            return None;
        }
        // The words of one of the phrases for it. Letters alone say too little.
        let drawn = |at: usize| {
            let words = self.words.get(at..).unwrap_or_default();
            let rest = without(words, DRAWS).filter(|_| self.exact_name(words) == 0)?;
            words.get(..words.len() - rest.len()).filter(|words| words.concat().chars().count() > 2)
        };
        let phrase = (0..self.words.len()).find_map(drawn);
        let is_knock =
            pieces.iter().any(|piece| matches!(piece.kind, PieceKind::Knocks | PieceKind::KnockedOn));
        // `no one knocked`
        let has_knock = |words: &[&str]| words.iter().any(|word| means(word, KNOCKS));
        let nobody = self.nobody_knocks(counts) || phrase.is_some_and(has_knock);
        // As a first word, `draw` is one of the notation, and `Kai's turn to draw` is none.
        let is_draw = |word: &&str| word.trim_end_matches(',').eq_ignore_ascii_case(DRAW);
        let seats: Vec<Seat> = pieces.iter().filter_map(Piece::seat).collect();
        let is_said = phrase.is_some()
            || self.words.iter().any(is_draw) && seats.len() != 1
            || self.says(TIES) && counts == 0;
        if !nobody && (!is_said || is_knock) {
            return None;
        }
        let not =
            |words: &[&str]| words.iter().filter(|word| means(word.trim_end_matches(','), NOTS)).count();
        if !nobody && not(&self.words) > phrase.map_or(0, not) {
            return None;
        }
        // Those who are named play each other.
        let plays = |pair: &Opponents| seats.iter().all(|seat| pair.player(*seat).is_some());
        self.series.score().playing().iter().any(plays).then_some(())?;
        let line = match (self.series.roster().lineup().has_rounds(), seats.first()) {
            (false, _) => DRAW.to_owned(),
            (true, Some(seat)) => format!("{DRAW} {}", self.series.roster().written(*seat)),
            (true, None) => return None,
        };
        self.offered_for(self.known_in_part(), &[line])
    }

    /// `nobody knocked`, `neither Kai nor Zoe knocked`, but not `nobody saw it, Kai knocked with 4`.
    fn nobody_knocks(&self, counts: usize) -> bool {
        let is_nobody = |word: &&str| self.exact_name(&[*word]) == 0 && means(word, NOBODIES);
        let Some(at) = self.words.iter().position(is_nobody) else { return false };
        let pieces = self.with_names(self.words.get(at + 1..).unwrap_or_default());
        let Some(knock) = pieces.iter().position(|piece| piece.kind == PieceKind::Knocks) else {
            return false;
        };
        let between = pieces.get(..knock).unwrap_or_default();
        let is_apart = |piece: &Piece| piece.has_comma || piece.count().is_some();
        !between.iter().any(is_apart) && (counts < 2 || between.iter().all(|piece| piece.seat().is_none()))
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
