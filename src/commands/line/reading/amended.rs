//! Corrections of a hand in words: `change hand 2 to ...`, `hand 2 was ...`, `delete the last hand`.

use super::recorded::number_of;
use super::{DRAW, Meaning, TypedWords, is_draw, is_number, without_comma};
use crate::commands::line::corrected::correction;
use crate::commands::line::mistyped::is_remark;
use crate::commands::words::{
    AMEND, CORRECTS, DELETE, HANDS, INDEFINITES, LASTS, NOTS, TOS, UNDERCUTS, UNDO, UPCARDS, WASES, means,
    ordinal, stands_for, without,
};
use ginscore_ledger::model::Applied;
use ginscore_notation::{read_card, write_seated};
use ginscore_rules::hand::{HandClaim, Knocker};

impl TypedWords<'_> {
    /// `amend 3 Bob's 4 v 23.`, `change hand 2 to Zoe gin v 30`, `amend last Bob 4 v 23`: a correction with a hand in words.
    pub(super) fn correction(&self, words: &[&str]) -> Option<Meaning> {
        let (word, rest) = words.split_first()?;
        let word = correction(word).filter(|word| *word != DELETE)?;
        // `change 9 to 19 in hand 3`
        let at_end = |at: usize| self.hand_said(rest.get(at..)?).filter(|(_, after)| after.is_empty());
        if let ([was, to, is, ..], Some((number, _))) = (rest, at_end(3))
            && means(to, TOS)
            && is_number(was)
            && is_number(is)
        {
            return self.changed(number, &[*is, "not", *was]);
        }
        let (number, hand) = self.numbered(rest)?;
        match self.corrected(word, number, hand, words)? {
            // `fix two hands ago Bob 4 v 23`
            Meaning::Line { line, entries: Ok(_) } if !self.is_said_plainly(rest) => {
                self.offered_correction(&[line])
            }
            meaning => Some(meaning),
        }
    }

    /// A correction whose words were typed in this way.
    fn corrected(&self, word: &str, number: usize, hand: &[&str], typed: &[&str]) -> Option<Meaning> {
        let corrected = |hand: &str| format!("{word} {number} {hand}");
        let read = |hand: &[&str]| self.hand_in(hand, corrected);
        let said = without(hand, TOS).or_else(|| without(hand, WASES)).unwrap_or(hand);
        // A hand that is missing or wrong is a mistake of that line.
        let wrong = || self.as_line(self.noted(corrected(&said.join(" ")).trim()));
        let is_other = corrected(&hand.join(" ")) != typed.join(" ") || said.len() < hand.len();
        // `amend 4 @5c`, `fix last hand Ann 22`
        let part = || {
            let with = |hand: String| self.line(&self.noted(&corrected(&hand)));
            let with_card = self.with_card(number, said).and_then(with);
            with_card.or_else(|| self.changed(number, said))
        };
        let told = || {
            let hands: Vec<String> = self.hands_in(said).iter().map(|hand| corrected(hand)).collect();
            self.offered_correction(&hands)
        };
        read(hand).or_else(|| read(said)).or_else(part).or_else(told).or_else(|| is_other.then(wrong))
    }

    /// `delete hand 3`, `remove the last hand`; of `remove hand five please` the line is offered.
    pub(super) fn deletes(&self) -> Option<Meaning> {
        let (word, rest) = self.words.split_first()?;
        if word.eq_ignore_ascii_case(UNDO) || stands_for(word) == Some(UNDO) {
            return self.takes_back(rest);
        }
        (correction(word) == Some(DELETE)).then_some(())?;
        let (number, after) = self.hand_said(rest).or_else(|| self.numbered(rest))?;
        (number > 0).then_some(())?;
        let line = format!("{DELETE} {number}");
        match after {
            [] if self.is_said_plainly(rest) => self.line(&line),
            [] => self.offered_correction(&[line]),
            [_] if number_of(after).is_none() => self.offered_correction(&[line]),
            _ => None,
        }
    }

    /// `undo the last hand`, if nothing else was recorded after it, and otherwise its deletion, as for `undo hand 3`.
    fn takes_back(&self, hand: &[&str]) -> Option<Meaning> {
        let (number, _) = self.hand_said(hand).filter(|(_, after)| after.is_empty())?;
        let is_last = matches!(self.series.last_change(), Some(Applied::Hand(last, _)) if *last == number);
        match is_last && self.is_said_plainly(hand) && !is_number(hand.last()?) {
            true => self.line(UNDO),
            false => self.offered_correction(&[format!("{DELETE} {number}")]),
        }
    }

    /// The number of a hand and what is said of it: `hand 2 to ...`, `last ...`, `3 Bob 4 v 23`.
    fn numbered<'w, 'l>(&self, words: &'w [&'l str]) -> Option<(usize, &'w [&'l str])> {
        let said = self.hand_said(words).filter(|(_, hand)| !hand.is_empty());
        // `popraw szóste na Zosia gin 38`
        let in_order = || {
            let (first, hand) = words.split_first()?;
            without(hand, TOS).and_then(|_| Some((ordinal(first)?, hand)))
        };
        let (number, hand) = said.or_else(in_order).or_else(|| {
            let noun = without(words, HANDS);
            let (number, hand) = noun.unwrap_or(words).split_first()?;
            // `9, Bob 22` is a hand of whoever speaks.
            let number = number.trim_end_matches(if noun.is_some() { &[',', ':'][..] } else { &[':'] });
            Some((number.parse().ok().filter(|_| is_number(number))?, hand))
        })?;
        Some((number, without(hand, HANDS).unwrap_or(hand)))
    }

    /// `2 was Kai 4 v 23`: the number is that of the hand, and no count.
    pub(super) fn number_first(&self) -> Option<Meaning> {
        let (_, rest) = number_of(&self.words)?;
        without(rest, WASES).and_then(|_| self.was_another())
    }

    /// `hand 2 was Zoe 4 v 23`, `last hand was a draw`: a correction without its word, which says what was recorded wrongly. Of
    /// `hand 2 Zoe 4, Kai 23`, and where the hand has no number, the line is offered.
    pub(super) fn was_another(&self) -> Option<Meaning> {
        // `4 23`: two counts.
        if self.words.iter().all(|word| is_number(word.trim_end_matches(','))) {
            return None;
        }
        // `the hand before that is missing: Ann 6 v 16`
        if self.forgets().is_some() {
            return None;
        }
        let (number, hand) = self.numbered(&self.words)?;
        // `hand 3 doesn't count, delete it`
        if hand.iter().any(|word| correction(word.trim_end_matches(',')) == Some(DELETE)) {
            return self.offered_correction(&[format!("{DELETE} {number}")]);
        }
        // `two hands ago it was Bob 4 v 23`
        let was = without(hand, WASES);
        let Some(hand) = was.or_else(|| without(hand, CORRECTS)) else {
            let is_recorded = number <= self.series.score().rounds().len();
            // `hand 3 wrong, Heike had 27`
            let after = || {
                let remark = hand.iter().position(|word| word.ends_with(','))?;
                let is_remark = hand.get(..=remark)?.iter().all(|word| is_remark(word.trim_end_matches(',')));
                self.amended_to(number, hand.get(remark + 1..).filter(|_| is_remark)?)
            };
            return is_recorded.then(|| self.amended_to(number, hand).or_else(after)).flatten();
        };
        // `hand 2 was wrong, Bob had 18 not 20`
        // `a` may also begin the name of a player.
        let article = without(hand, INDEFINITES).filter(|_| self.exact_name(hand) == 0);
        let said = article.or_else(|| hand.get(1..).filter(|_| self.name_of(hand).is_none()));
        // `hand 2 was an undercut, Bob had 3`
        let said = said.map(without_comma);
        let counted = || {
            let has_count =
                |at: usize, said: &[&str]| number_of(said.get(at..).unwrap_or_default()).is_some();
            let said = said.as_deref().filter(|said| (0..said.len()).any(|at| has_count(at, said)))?;
            match without(said, UNDERCUTS) {
                Some(rest) => self.changed(number, rest).filter(|_| self.is_undercut(number, rest)),
                None => self.changed(number, said),
            }
        };
        // `the last hand was thirty-three, not thirty-one`
        let bare = without_comma(hand);
        let again =
            || bare.iter().any(|word| means(word, NOTS)).then(|| self.changed(number, &bare)).flatten();
        if let Some(meaning) = again().or_else(counted) {
            return Some(meaning);
        }
        let is_letter = hand.concat().chars().count() == 1;
        let draw = (is_draw(hand) && !is_letter).then_some(&[DRAW][..]);
        let has_count = |word: &&str| word.contains(|sign: char| sign.is_ascii_digit());
        if draw.is_none() && !hand.iter().any(has_count) {
            return self.changed(number, article.unwrap_or(hand)).or_else(|| self.amended_to(number, hand));
        }
        let hand = draw.unwrap_or(hand);
        // Of `the last hand was a draw` the one that has just ended may be meant, too.
        let is_last = self.says(LASTS) && number == self.series.score().rounds().len();
        let is_plain = was.is_some()
            && self.is_said_plainly(&self.words)
            && !is_last
            && (article.is_none() || draw.is_some());
        let next = || match self.hand(hand)? {
            Meaning::Line { line, entries: Ok(_) } => Some(line),
            _ => None,
        };
        let wrong =
            || is_plain.then(|| self.as_line(self.noted(&format!("{AMEND} {number} {}", hand.join(" ")))));
        let corrected = || self.corrected(AMEND, number, hand, &self.words);
        let explained = || self.explained().filter(|_| hand.iter().any(|word| means(word, NOTS)));
        match explained().or_else(corrected).or_else(wrong)? {
            Meaning::Line { line, entries: Ok(_) } if !is_plain => {
                let next = is_last.then(next).flatten();
                let lines: Vec<String> = [line].into_iter().chain(next).collect();
                self.offered_correction(&lines)
            }
            Meaning::Line { .. } if !is_plain => None,
            meaning => Some(meaning),
        }
    }

    /// Returns true if the words say that whoever did not knock in that hand had no more than the knocker.
    fn is_undercut(&self, number: usize, words: &[&str]) -> bool {
        let kept = self.series.round(number);
        let ([hand], Some((seat, _))) = (kept.as_slice(), self.name_of(words)) else { return false };
        let HandClaim::Showdown(showdown) = hand.ruling.claim() else { return false };
        let Knocker::Count(own) = &showdown.knocker else { return false };
        let count = words.iter().find_map(|word| word.parse::<u32>().ok());
        hand.opponents.player(seat) == Some(showdown.by.other())
            && count.is_some_and(|count| count <= own.points())
    }

    /// The lines in which that hand is what the words say, without a word that it was so.
    fn amended_to(&self, number: usize, hand: &[&str]) -> Option<Meaning> {
        let amended = |hand: &str| format!("{AMEND} {number} {hand}");
        // `hand 3 drawn`
        if is_draw(hand) && hand.concat().chars().count() > 1 {
            return self.offered_correction(&[amended(DRAW)]);
        }
        let hands = match self.hand_in(hand, amended) {
            Some(Meaning::Line { line, entries: Ok(_) }) => vec![line],
            _ => self.hands_in(hand).iter().map(|hand| amended(hand)).collect(),
        };
        // `last one: ...` may be said of the hand that has just ended, too.
        let is_last = self.says(LASTS) && !self.says(HANDS) && number == self.series.score().rounds().len();
        let next = || match self.hand(hand) {
            Some(Meaning::Line { line, entries: Ok(_) }) => vec![line],
            _ => self.hands_in(hand),
        };
        let hands = if is_last { [hands, next()].concat() } else { hands };
        let offered = self.offered_correction(&hands);
        offered.or_else(|| self.changed(number, hand))
    }

    /// The hand of that number with another knock card: `@5c`, `card 5c`.
    pub(super) fn with_card(&self, number: usize, words: &[&str]) -> Option<String> {
        let [card] = without(words, UPCARDS).unwrap_or(words) else { return None };
        let (card, has_sign) = (card.trim_start_matches('@'), card.starts_with('@'));
        (has_sign || words.len() > 1).then_some(())?;
        read_card(card)?;
        let kept = self.series.round(number);
        let [hand] = kept.as_slice() else { return None };
        let claim = hand.ruling.claim().clone().with_knock_card(None);
        let was = write_seated(&claim, hand.opponents, None, self.series.roster());
        let note = self.note_of(hand).map_or_else(String::new, |note| format!(" # {note}"));
        Some(format!("{was} @{card}{note}"))
    }
}
