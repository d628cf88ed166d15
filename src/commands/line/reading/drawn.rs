//! Draws in the words of players: `it's a wash`, `nobody knocked`, `Max and Ida draw`.

use super::pieces::{Piece, PieceKind};
use super::{DRAW, Meaning, TypedWords, is_against, is_draw, is_number, without_comma};
use crate::commands::words::{
    AMEND, DELETE, DRAWS, INSERT, JOINS, KNOCKS, NOBODIES, NOTS, PAYS, TIES, UNDO, WINS, command_meant,
    means, stands_for, without,
};
use ginscore_rules::players::{Opponents, Seat};

impl TypedWords<'_> {
    /// `it's a wash`, `neither of us knocked, 2 cards left`.
    pub(super) fn draw_in(&self) -> Option<Meaning> {
        // `hand 7 drawn`, of a hand that is not the next one.
        if let [number, rest @ ..] = self.words.as_slice()
            && is_number(number)
            && is_draw(rest)
            && number.parse() != Ok(self.series.score().rounds().len() + 1)
        {
            return None;
        }
        // `amned 1 draw`
        let is_correction = |word: &&str| {
            command_meant(word).is_some_and(|meant| [AMEND, INSERT, DELETE].contains(&meant.as_str()))
        };
        let undoes = |word: &&str| stands_for(word) == Some(UNDO) || word.eq_ignore_ascii_case(UNDO);
        if self.words.first().is_some_and(|word| is_correction(word) || undoes(word)) {
            return None;
        }
        let is_notation = self.words.first().is_some_and(|word| word.eq_ignore_ascii_case(DRAW));
        let (pieces, _) = self.known(&self.words);
        let is_won = |piece: &Piece| {
            use PieceKind::{Beats, Gin, Ginned, Undercuts};
            matches!(piece.kind, Gin | Ginned | Undercuts | Beats)
                || piece.kind == PieceKind::Other && (means(&piece.text, WINS) || means(&piece.text, PAYS))
        };
        let both: Vec<u32> = pieces.iter().filter_map(Piece::count).collect();
        let counts = both.len();
        // `Kai 6, a draw, Zoe 6`: the counts are equal.
        let are_equal = matches!(both.as_slice(), [one, two] if one == two);
        if is_notation
            || pieces.iter().any(is_won)
            || are_equal && pieces.iter().any(|piece| piece.seat().is_some())
        {
            return None;
        }
        // The words of one of the phrases for it. Letters alone say too little.
        let all = without_comma(&self.words);
        let drawn = |at: usize| {
            let words = all.get(at..).unwrap_or_default();
            let rest = without(words, DRAWS).filter(|_| self.exact_name(words) == 0)?;
            words.get(..words.len() - rest.len()).filter(|words| words.concat().chars().count() > 2)
        };
        let phrases: Vec<&[&str]> = (0..self.words.len()).filter_map(drawn).collect();
        let phrase = phrases.first().copied();
        let is_knock =
            pieces.iter().any(|piece| matches!(piece.kind, PieceKind::Knocks | PieceKind::KnockedOn));
        // `no one knocked`
        let has_knock = |words: &[&str]| words.iter().any(|word| means(word, KNOCKS));
        let nobody = self.nobody_knocks(counts) || phrases.iter().any(|words| has_knock(words));
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
        match self.is_surely_drawn() {
            true => self.line(&line),
            false => self.offered_in_part(&[line]),
        }
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

    /// `Max and Ida draw`, `draw Max v Ida`: a draw of those two alone, or of the two who play.
    pub(super) fn drawn(&self, words: &[&str]) -> Option<Vec<String>> {
        // `stock ran out, no one knocked`
        if words.len() > 1 && is_draw(words) && !self.series.roster().lineup().has_rounds() {
            return Some(vec![DRAW.to_owned()]);
        }
        let names = match words {
            [draw, names @ ..] | [names @ .., draw] if is_draw(&[draw]) => names,
            _ => return None,
        };
        let roster = self.series.roster();
        let mut seats = Vec::new();
        let mut rest = names;
        while let [word, after @ ..] = rest {
            if let Some((seat, count)) = self.name_of(rest) {
                seats.push(seat);
                rest = rest.get(count..)?;
            } else if is_against(word) || means(word, JOINS) {
                rest = after;
            } else {
                return None;
            }
        }
        let playing = self.series.score().playing();
        let is_pair = |pair: &&Opponents| seats.iter().all(|seat| pair.player(*seat).is_some());
        let pair = playing.iter().find(is_pair)?;
        let [one, two] = seats.as_slice() else { return None };
        (pair.player(*one) != pair.player(*two)).then_some(())?;
        let name = roster.lineup().has_rounds().then(|| roster.written(*one));
        Some([DRAW.to_owned()].into_iter().chain(name).collect())
    }
}
