//! Hands that were recorded otherwise than they were played: `fix 3 Bob 4 v 23`, `no wait, Ann had 22`, `hand 1 was a gin`.

use super::changes::{Change, says_how_much_more};
use super::in_part::says_one;
use super::pieces::{Piece, PieceKind, seats};
use super::{
    DRAW, Meaning, QUIT, TypedWords, digits_of, is_draw, is_number, is_question, meaning, perhaps_quits,
    without_comma,
};
use crate::commands::line::corrected::{Corrected, correction};
use crate::commands::line::purpose::Purpose;
use crate::commands::run::failure::{Failure, no_such_hand};
use crate::commands::words::{
    AFTERS, AMEND, ARTICLES, ASKS, BEFORE_LASTS, BEFORES, CORRECTS, DELETE, DRAWS, FORGETS, HANDS,
    INDEFINITES, INS, INSERT, LASTS, NOTS, PENALTIES, TOS, UNDO, WASES, WHYS, means, ordinal, stands_for,
    without,
};
use crate::say::{Message, written::reading as say};
use crate::show::code::Code;
use crate::show::mistakes::parse_error::type_as_in;
use crate::show::words::quoted;
use ginscore_ledger::model::{Applied, Hand, Series};
use ginscore_notation::{split_note, write_seated};
use ginscore_rules::hand::HandClaim;

/// The most words before a forgotten hand. At each place the rest is read as a hand, so that a long line would take long.
const MOST_SKIPPED: usize = 10;

/// Stands for a hand: `the first one`.
const ONE: &str = "one";

/// Says that what follows was recorded wrongly, in every language.
const NOT: &str = "not";

/// The hands that a line says in place of the last one of a series, to which an offered one was added: `sorry, 22`.
pub(crate) fn in_place_of_last(line: &str, series: &Series) -> Vec<String> {
    let last = series.score().rounds().len();
    let hand = |line: &String| {
        let corrected = Corrected::of(line).filter(|corrected| corrected.word == AMEND)?;
        let note = split_note(line).1.map_or_else(String::new, |note| format!(" # {note}"));
        Some((corrected.number, format!("{}{note}", corrected.hand.text().trim())))
    };
    let Some(Meaning::Unclear(failure)) = meaning(line, &series.entries(line), Purpose::Record, series)
    else {
        return Vec::new();
    };
    let (numbers, hands): (Vec<usize>, Vec<String>) = failure.offers.iter().filter_map(hand).unzip();
    if numbers.iter().all(|number| *number == last) { hands } else { Vec::new() }
}

/// The line that adds a note to a hand. `None` if it has one, if it is not one hand alone, or if it cannot have this one.
pub(crate) fn with_note(number: usize, note: &str, series: &Series) -> Option<String> {
    let kept = series.round(number);
    let [hand] = kept.as_slice() else { return None };
    let was = write_seated(hand.ruling.claim(), hand.opponents, Some(note), series.roster());
    let line = format!("{AMEND} {number} {was}");
    (hand.note.is_none() && series.read(&line).is_ok()).then_some(line)
}

impl TypedWords<'_> {
    /// `amend 3 Bob's 4 v 23.`, `change hand 2 to Zoe gin v 30`, `fix last Bob 12`. A single change is only offered.
    pub(super) fn correction(&self, words: &[&str]) -> Option<Meaning> {
        let (word, rest) = words.split_first()?;
        let word = correction(word).filter(|word| *word != DELETE)?;
        if word == AMEND
            && let Some(meaning) = self.count_for_another(rest)
        {
            return Some(meaning);
        }
        let (number, hand) = self.hand_said(rest)?;
        let line = |hand: &str| format!("{word} {number} {hand}");
        let said = without(hand, TOS).or_else(|| without(hand, WASES)).unwrap_or(hand);
        if let [draw] = said
            && is_draw(&[draw])
        {
            return self.line(&line(DRAW));
        }
        self.hand_in(said, line).or_else(|| {
            let changed = if word == AMEND { self.changed(number, said) } else { Vec::new() };
            // A hand that is missing or wrong is a mistake of that line.
            let is_other = || line(&said.join(" ")) != words.join(" ");
            let typed = || is_other().then(|| self.as_line(self.noted(line(&said.join(" ")).trim())));
            self.offered_correction(&changed).or_else(typed)
        })
    }

    /// `9 to 19 in hand 3`, of a hand that has the first count; without a hand, of the last one, unless the first is the number of
    /// a hand.
    fn count_for_another(&self, words: &[&str]) -> Option<Meaning> {
        let last = self.series.score().rounds().len();
        let (was, rest) = words.split_first().filter(|(was, _)| is_number(was))?;
        let (count, place) = without(rest, TOS)?.split_first().filter(|(count, _)| is_number(count))?;
        let number = match place {
            [] => Some(last).filter(|last| digits_of(was).is_some_and(|was| was > *last)),
            place => self.hand_said(place).filter(|(_, after)| after.is_empty()).map(|(number, _)| number),
        };
        self.offered_correction(&self.changed(number?, &[count, NOT, was]))
    }

    /// `delete hand 3`, `remove the last hand`, `undo the last hand`.
    pub(super) fn deletes(&self) -> Option<Meaning> {
        let (word, rest) = self.words.split_first()?;
        let undoes = word.eq_ignore_ascii_case(UNDO) || stands_for(word) == Some(UNDO);
        // `undo the penalty`
        let penalty = without(without(rest, ARTICLES).unwrap_or(rest), PENALTIES);
        if (undoes || correction(word) == Some(DELETE)) && penalty.is_some_and(<[&str]>::is_empty) {
            let last = self.series.score().adjustments().len();
            return self.offered_in_part(&[format!("{DELETE} adjust {last}")]);
        }
        let (number, after) = self.hand_said(rest).filter(|(_, after)| after.is_empty())?;
        let is_last = matches!(self.series.last_change(), Some(Applied::Hand(last, _)) if *last == number);
        match (undoes, correction(word)) {
            (true, _) if is_last && rest.iter().any(|word| means(word, LASTS)) => self.line(UNDO),
            (true, _) => self.offered_correction(&[format!("{DELETE} {number}")]),
            (false, Some(DELETE)) if after.is_empty() => self.line(&format!("{DELETE} {number}")),
            _ => None,
        }
    }

    /// The number of the recorded hand that the first words say, and the words after them: `3`, `hand 6`, `the last one`.
    pub(super) fn hand_said<'w, 'l>(&self, words: &'w [&'l str]) -> Option<(usize, &'w [&'l str])> {
        let last = self.series.score().rounds().len();
        let rest = without(words, INS).unwrap_or(words);
        let rest = without(rest, ARTICLES).unwrap_or(rest);
        let one =
            |after: &'w [&'l str]| after.split_first().filter(|(word, _)| word.eq_ignore_ascii_case(ONE));
        let noun = |after: &'w [&'l str]| without(after, HANDS).or_else(|| Some(one(after)?.1));
        let after_noun = |after: &'w [&'l str]| noun(after).unwrap_or(after);
        let named = [(BEFORE_LASTS, last.saturating_sub(1)), (LASTS, last)].into_iter();
        let mut named = named.filter_map(|(list, number)| Some((number, without(rest, list)?)));
        if let Some((number, after)) = named.next() {
            return Some((number, after_noun(after))).filter(|_| number > 0);
        }
        // `the third hand`
        if let [number, after @ ..] = rest
            && let (Some(number), Some(after)) = (ordinal(number), noun(after))
        {
            return Some((number, after));
        }
        let noun = without(rest, HANDS);
        let (number, after) = noun.unwrap_or(rest).split_first()?;
        let bare = number.trim_end_matches([':', ',']);
        let number = digits_of(bare).filter(|_| noun.is_some() || is_number(number.trim_end_matches(':')))?;
        Some((number, after))
    }

    /// `hand 2 was Zoe 4 v 23`, `2 was a draw`, `the last one was Kai's`: what is said of a recorded hand.
    pub(super) fn was_another(&self) -> Option<Meaning> {
        let (number, rest) = self.hand_said(&self.words)?;
        let said = without(rest, WASES).or_else(|| without(rest, TOS));
        // `1: Ann gin, Bob 41`
        let has_colon = self.typed.trim_start().trim_start_matches(char::is_numeric).starts_with([':', '.']);
        let is_named = has_colon || self.words.first().is_some_and(|word| !is_number(word));
        let line = |hand: &str| format!("{AMEND} {number} {hand}");
        let whole = || self.hand_in(without(rest, WASES)?, line);
        if let Some(meaning @ Meaning::Line { entries: Ok(_), .. }) = whole() {
            return Some(meaning);
        }
        let said = said.or(Some(rest).filter(|rest| is_named && !rest.is_empty()))?;
        let last = self.series.score().rounds().len();
        match number {
            _ if self.says(FORGETS) => None,
            number if number == last + 1 => self.offered_in_part(&self.lines_of(said)),
            number if number > last && is_named => Some(Meaning::Unclear(Box::new(no_such_hand(number)))),
            number => self.amended(number, said),
        }
    }

    /// `Kai had 30, not 20`, `it was Kai, not Zoe`: the latest hand that this is true of.
    pub(super) fn denied(&self) -> Option<Meaning> {
        let is_asked = is_question(self.typed) || self.purpose != Purpose::Record;
        if is_asked || !self.says(NOTS) || self.says(FORGETS) || self.speaks_of_recorded() {
            return None;
        }
        let words = without_comma(&self.words);
        let lines = (1..=self.series.score().rounds().len()).rev().map(|number| self.changed(number, &words));
        self.offered_correction(&lines.into_iter().find(|lines| !lines.is_empty())?)
    }

    /// `we forgot hand 3: Ann 6 v 16`, `hand 2 is missing, Bob gin v 20`: the line that inserts it, before the hand that is said.
    pub(super) fn forgotten(&self) -> Option<Meaning> {
        let is_before = without(&without_comma(&self.words), BEFORES).is_some();
        if !is_before && !self.says_phrase(FORGETS) {
            return None;
        }
        let bare = without_comma(&self.words);
        // `after hand 4`; the door of a hand leaves its word out.
        let said = |at: usize| {
            // `the second hand`
            if let [number, after @ ..] = bare.get(at..)?
                && let (Some(number), Some(_)) = (ordinal(number), without(after, HANDS))
            {
                return Some(number);
            }
            let noun = without(bare.get(at..)?, HANDS);
            let number = noun.or(Some(bare.as_slice()).filter(|_| at == 0))?.first()?;
            let before = at.checked_sub(1).and_then(|at| bare.get(at));
            let is_after = before.is_some_and(|word| means(word, AFTERS));
            Some(digits_of(number)? + usize::from(is_after))
        };
        let place = (0..bare.len()).find_map(said);
        let (is_said, number) = (place.is_some(), place.unwrap_or(self.series.score().rounds().len().max(1)));
        let hand = |at: usize| {
            // What says that it is missing says nothing of the hand.
            let hand = TypedWords { words: self.words.get(at..)?.to_vec(), ..*self };
            let told = hand.hand_in(&hand.words, |hand| format!("{INSERT} {number} {hand}"));
            match told {
                Some(Meaning::Line { line, entries: Ok(_) }) => Some(line),
                _ => None,
            }
        };
        let Some(line) = (1..self.words.len().min(MOST_SKIPPED)).find_map(hand) else {
            // `we forgot a hand`
            let name = self.series.roster().players().first().filter(|_| self.says(HANDS))?;
            let example = type_as_in(&format!("{INSERT} {number} {} 4 v 23", quoted(name)));
            let failure = Failure::mistake(Code::BadLine, say::Inserts.said(), example);
            return Some(Meaning::Unclear(Box::new(failure)));
        };
        match is_said {
            true => self.offered(&say::Inserts.said(), &[line]),
            false => {
                let failure = Failure::mistake(Code::BadLine, say::Inserts.said(), type_as_in(&line));
                Some(Meaning::Unclear(Box::new(failure)))
            }
        }
    }

    /// `no, 22`, `oh no, undo that`, `sorry, it was Bob 4 v 23`: what is said after a word that only sighs, of the last hand.
    pub(super) fn after_sigh(&self) -> Option<Meaning> {
        let bare = without_comma(&self.words);
        let mut rest = bare.as_slice();
        while let Some(after) = without(rest, CORRECTS) {
            rest = after;
        }
        let sighs = bare.len() - rest.len();
        let is_draw = without(&bare, DRAWS).is_some_and(<[&str]>::is_empty);
        let rest = Some(rest).filter(|rest| sighs > 0 && !rest.is_empty() && !is_draw)?;
        let words = TypedWords { words: self.words.get(sighs..)?.to_vec(), ..*self };
        let said = without(rest, WASES).unwrap_or(rest);
        // `no gin`, `não foi gin`, and `no undo`, which may be said of what was offered
        let denies = self.words.get(..sighs)?.iter().any(|word| means(word, NOTS) && !word.ends_with(','));
        let is_end = |piece: &Piece| matches!(piece.kind, PieceKind::Gin | PieceKind::Knocks);
        if denies && self.pieces(said).first().is_some_and(is_end) {
            return None;
        }
        if said.first().is_some_and(|word| [ASKS, WHYS].iter().any(|list| means(word, *list))) {
            return words.asked();
        }
        let last = self.series.score().rounds().len();
        let meaning = words
            .was_another()
            .or_else(|| words.denied())
            .or_else(|| words.deletes())
            .or_else(|| words.amended(last, said))
            .or_else(|| words.other_word())
            .or_else(|| words.own_word(is_question(self.typed)))?;
        match meaning {
            // `no undo`, `no misdeal`
            Meaning::Line { entries: Ok(_), .. } if denies => None,
            Meaning::Command(line) if line == QUIT => Some(perhaps_quits()),
            meaning => Some(meaning),
        }
    }

    /// The lines in which the hand of that number is as it is said: a draw, a whole hand, or the recorded one with one change.
    fn amended(&self, number: usize, said: &[&str]) -> Option<Meaning> {
        let line = |hand: &str| format!("{AMEND} {number} {hand}");
        let bare = without(said, INDEFINITES).or_else(|| without(said, ARTICLES)).unwrap_or(said);
        if is_draw(bare) && bare.concat().chars().count() > 1 {
            // Of `that was a draw`, the hand that has just ended may be meant, too.
            let is_last = number == self.series.score().rounds().len();
            let lines = [line(DRAW)].into_iter().chain(is_last.then(|| DRAW.to_owned()));
            return self.offered_correction(&lines.collect::<Vec<_>>());
        }
        if let Some(Meaning::Line { line, entries: Ok(_) }) = self.hand_in(said, line) {
            return self.offered_correction(&[line]);
        }
        // `Ann should have 10 more` does not say what Ann had.
        if said.iter().any(|word| says_how_much_more(word)) {
            return None;
        }
        let told = self.lines_of(said).iter().map(|hand| line(hand)).collect::<Vec<_>>();
        let changed = self.changed(number, bare);
        // Of both players, a whole hand is told: `sorry, Kai had the gin, Zoe 9`.
        let seats = seats(&self.pieces(said));
        let (first, second) = if seats.len() > 1 { (told, changed) } else { (changed, told) };
        self.offered_correction(&first).or_else(|| self.offered_correction(&second))
    }

    /// The lines in which one thing of the recorded hand is as it is said: a count, gin, or who ended it.
    fn changed(&self, number: usize, words: &[&str]) -> Vec<String> {
        let kept = self.series.round(number);
        let [hand] = kept.as_slice() else { return Vec::new() };
        let pieces = self.with_names(words);
        let change = Change::of(&pieces).filter(|_| !says_one(&pieces, words));
        let claims = change.map(|change| change.made_in(hand)).unwrap_or_default();
        let claim = hand.ruling.claim();
        let changed = claims.iter().filter(|new| *new != claim).map(|new| self.amendment(number, hand, new));
        self.recordable(&changed.collect::<Vec<_>>())
    }

    /// The line that amends a hand, with the note that was typed, or else the one that was recorded.
    fn amendment(&self, number: usize, hand: &Hand, claim: &HandClaim) -> String {
        let note = self.note.or(hand.note.as_deref());
        format!("{AMEND} {number} {}", write_seated(claim, hand.opponents, note, self.series.roster()))
    }
}
