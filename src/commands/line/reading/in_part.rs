//! Hands in words that are not all known: they are answered with the lines of what is known.

use std::borrow::Cow;

use super::pieces::{Piece, PieceKind};
use super::{DRAW, GIN, Meaning, TypedWords, is_draw, is_question, number_of, without_comma};
use crate::commands::line::corrected::correction;
use crate::commands::line::purpose::Purpose;
use crate::commands::words::{
    ASKS, BEFORES, BIGS, CORRECTS, DRAWS, FOR_TOTALS, FORGETS, GAMES, HANDS, LASTS, LAYS_OFF, PAYS, POINTS,
    ROUNDS, TOS, WASES, WordList, means, without,
};
use crate::say::{Message, written::reading as say};
use ginscore_notation::{Span, Token, tokens};
use ginscore_rules::players::{Opponents, Seat};

impl TypedWords<'_> {
    /// `Kai closes with 4 and Bob got 23`, `Kai - 4, Bob - 23`, `19 for Kai`, `it's a wash`: the lines that it may be, if the rest is
    /// a hand of two players, the points of one, or a draw.
    pub(super) fn in_part(&self) -> Option<Meaning> {
        let asks = self.words.first().is_some_and(|word| means(word, ASKS) && self.exact_name(&[*word]) == 0);
        let is_asked = self.purpose == Purpose::Record && (asks || is_question(self.typed));
        // `if Kai had knocked with 4, Bob would have 23`
        // `k4z23`
        let are_several =
            self.words.len() > 1 || self.words.iter().any(|word| self.name_and_count(word).len() > 2);
        if is_asked || !are_several || self.is_supposed() || self.penalty_at().is_some() {
            return None;
        }
        if let Some(meaning) = self.numbered_hand().or_else(|| self.big_gin_without_rule()) {
            return Some(meaning);
        }
        // `2 was Kai's gin` is said of a hand, and `Kai loses 10 for looking` of a penalty.
        let is_hand = number_of(&self.words).is_some_and(|(_, rest)| without(rest, WASES).is_some());
        let is_reason = |two: &[&str]| {
            let [one, two] = two else { return false };
            let is_word = two.chars().all(char::is_alphabetic) && self.exact_name(&[*two]) == 0;
            means(one, FOR_TOTALS) && is_word && !means(two, POINTS)
        };
        if is_hand {
            return None;
        }
        if self.says(PAYS) && self.words.windows(2).any(is_reason) {
            return self.offered_adjustment(&self.loses()?.0);
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
        if let Some(adjusts) = self.loses_for(&hands) {
            return self.offered_adjustment(&adjusts);
        }
        if let [hand] = self.recordable(&hands).as_slice()
            && self.is_surely_told()
        {
            return self.line(hand);
        }
        let (pieces, left_out) = self.known(&self.words);
        let is_won = |piece: &Piece| matches!(piece.kind, PieceKind::Undercuts | PieceKind::Beats);
        // The line that is offered may begin like what was typed.
        let begins_so = self.name_of(&self.words).is_some_and(|(seat, _)| {
            let name = self.series.roster().written(seat);
            hands.iter().all(|hand| hand.starts_with(&format!("{name} ")))
        });
        if !begins_so && left_out.iter().all(|piece| means(&piece.text, TOS)) && pieces.iter().any(is_won) {
            return self.offered(&say::KnockerFirst { typed: self.as_typed() }.said(), &hands);
        }
        self.offered_without(self.unknown(), &hands)
    }

    /// `big gin me, Zoe 34` by rules without a big gin: the line that is refused for that, in place of none.
    fn big_gin_without_rule(&self) -> Option<Meaning> {
        let is_big =
            |two: &[&str]| matches!(two, [big, gin] if means(big, BIGS) && gin.eq_ignore_ascii_case(GIN));
        let at = self.words.windows(2).position(is_big)?;
        self.series.score().house().big_gin_bonus.is_none().then_some(())?;
        let mut words = self.words.clone();
        words.remove(at);
        match (TypedWords { words, ..*self }).of_hand()? {
            Meaning::Unclear(failure) => {
                let [gin] = failure.offers.as_slice() else { return None };
                gin.contains(" gin ").then(|| self.as_line(gin.replacen(" gin ", " big gin ", 1)))
            }
            Meaning::Line { .. } | Meaning::Command(_) => None,
        }
    }

    /// Returns true if one of the words means this and is not the name of a player.
    pub(super) fn says(&self, list: WordList) -> bool {
        let word = |word: &&str| word.trim_end_matches(',').to_owned();
        self.words
            .iter()
            .any(|typed| self.exact_name(&[word(typed).as_str()]) == 0 && means(&word(typed), list))
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
        let last = self.series.score().rounds().len();
        (number > last).then_some(())?;
        if is_draw(rest) && number == last + 1 {
            return self.offered_in_part(&[DRAW.to_owned()]);
        }
        match self.hand(rest)? {
            Meaning::Line { line, entries: Ok(_) } => self.offered_in_part(&[line]),
            _ => None,
        }
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
        let roster = self.series.roster();
        let mut parts: Vec<Cow<'w, str>> = Vec::new();
        let mut rest = word;
        while !rest.is_empty() {
            let (name, after) = split(rest, char::is_alphabetic);
            let (count, after) =
                split(after.strip_prefix(['=', ':', '-']).unwrap_or(after), |sign| sign.is_ascii_digit());
            rest = after.trim_end_matches(',');
            // `h6 g30`: of two such words, `g` names a player.
            let of_two =
                || roster.lead(name).ok().filter(|(_, end)| self.words.len() == 2 && *end == name.len());
            let name = match self.name_of(&[name]) {
                Some(_) => Cow::Borrowed(name),
                None => match of_two() {
                    Some((seat, _)) => Cow::Owned(roster.name(seat).to_owned()),
                    None => return vec![Cow::Borrowed(word)],
                },
            };
            if count.is_empty() {
                return vec![Cow::Borrowed(word)];
            }
            parts.extend([name, Cow::Borrowed(count)]);
        }
        parts
    }
}
