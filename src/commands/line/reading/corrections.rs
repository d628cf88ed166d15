//! Hands that were recorded otherwise than they were played: `fix 3 Bob 4 v 23`, `no wait, Ann had 22`, `the last one was Kai's`.

use super::account::push;
use super::recorded::number_of;
use super::said::Said;
use super::{DRAW, Meaning, TypedWords, is_draw, is_number, is_question, meaning, without_comma};
use crate::commands::line::corrected::{Corrected, correction};
use crate::commands::line::purpose::Purpose;
use crate::commands::run::failure::no_such_hand;
use crate::commands::words::{
    AGOS, AMEND, ARTICLES, ASKS, CORRECTS, CORRECTS_COUNTS, DELETE, DRAWS, EXCHANGED, HANDS, INDEFINITES,
    LASTS, NEW_SERIES, NOTS, OPENERS, PLAYS_ON, TOS, UNDO, UPCARDS, WASES, WHO, WHYS, means, ordinal,
    stands_for, without,
};
use ginscore_ledger::model::{Applied, Hand, Series};
use ginscore_notation::{LineKind, read_card, split_note, write_seated};
use ginscore_rules::hand::HandClaim;

/// How many hands before the last one may be meant by what a count was, and none before them.
const RECENT: usize = 3;
/// The most lines that are offered for older hands.
const FEW: usize = 4;

/// What is said of a recorded hand, without the words that only say that it is corrected, and which hand.
struct Spoken<'l> {
    words: Vec<&'l str>,
    corrects: bool,
    /// True for `no gin`.
    denies: bool,
    number: Option<usize>,
    /// True if the words begin with the hand.
    is_first: bool,
    /// True for `the last one`, which may also be the hand that has just ended.
    is_last: bool,
}

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
    // Of `it was a draw`, a draw that has just ended is offered, too.
    let (numbers, hands): (Vec<usize>, Vec<String>) = failure.offers.iter().filter_map(hand).unzip();
    if numbers.iter().all(|number| *number == last) { hands } else { Vec::new() }
}

impl TypedWords<'_> {
    /// `amend 3 Bob's 4 v 23.`, `change hand 2 to Zoe gin v 30`, `fix last hand Bob 12`. What is not said plainly is offered.
    pub(super) fn correction(&self, words: &[&str]) -> Option<Meaning> {
        let (word, rest) = words.split_first()?;
        let word = correction(word).filter(|word| *word != DELETE)?;
        let at_end = |at: usize| self.hand_said(rest.get(at..)?).filter(|(_, after)| after.is_empty());
        // `change 9 to 19 in hand 3`
        if let ([was, to, is, ..], Some((number, _))) = (rest, at_end(3))
            && means(to, TOS)
        {
            return self.offered_correction(&self.changed_to(number, &[*is, "not", *was]));
        }
        let (number, hand) = self.numbered(rest)?;
        let said = without(hand, TOS).or_else(|| without(hand, WASES)).unwrap_or(hand);
        let line = |hand: &str| format!("{word} {number} {hand}");
        let typed = || self.as_line(self.noted(line(&said.join(" ")).trim()));
        match self.hand_in(hand, line).or_else(|| self.hand_in(said, line)) {
            Some(Meaning::Line { line, entries: Ok(_) }) if !self.is_said_plainly(rest) => {
                self.offered_correction(&[line])
            }
            Some(meaning) => Some(meaning),
            None => match self.with_card(number, said) {
                // `amend 4 @5c`
                Some(hand) => self.line(&line(&hand)),
                // A hand that is missing or wrong is a mistake of that line.
                None => self.offered_correction(&self.amended_to(word, number, said)).or_else(|| {
                    let is_other = line(&hand.join(" ")) != words.join(" ") || said.len() < hand.len();
                    is_other.then(typed)
                }),
            },
        }
    }

    /// `delete hand 3`, `remove the last hand`, `undo the last hand`.
    pub(super) fn deletes(&self) -> Option<Meaning> {
        let (word, rest) = self.words.split_first()?;
        let undoes = word.eq_ignore_ascii_case(UNDO) || stands_for(word) == Some(UNDO);
        // `undo the draw`
        let last = self.series.score().rounds().len();
        let kept = self.series.round(last);
        let was_drawn =
            matches!(kept.as_slice(), [hand] if matches!(hand.ruling.claim(), HandClaim::Draw { .. }));
        let bare = without(rest, ARTICLES).unwrap_or(rest);
        let drawn = Some((last, &[][..])).filter(|_| was_drawn && !bare.is_empty() && is_draw(bare));
        let said = drawn.or_else(|| self.hand_said(rest));
        let (number, after) = match undoes {
            true => said.filter(|(_, after)| after.is_empty())?,
            false => said.or_else(|| self.numbered(rest)).filter(|_| correction(word) == Some(DELETE))?,
        };
        let line = format!("{DELETE} {number}");
        let is_plain = drawn.is_some() || self.is_said_plainly(rest) && after.is_empty();
        let is_last = matches!(self.series.last_change(), Some(Applied::Hand(last, _)) if *last == number);
        match (undoes, is_plain) {
            (true, true) if is_last && !is_number(rest.last()?) => self.line(UNDO),
            (false, true) if number > 0 => self.line(&line),
            // `remove hand five please`
            _ if after.len() < 2 && number_of(after).is_none() => self.offered_correction(&[line]),
            _ => None,
        }
    }

    /// The number of a hand after the word of a correction, and what is said of it: `hand 2 to ...`, `last ...`, `3 Bob 4 v 23`.
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

    /// `hand 2 was Zoe 4 v 23`, `sorry, it was Bob 4 v 23`, `make that 22`: what is said of the hand that is named first, or of the
    /// last one after words that correct.
    pub(super) fn was_another(&self) -> Option<Meaning> {
        if let Some(meaning) = self.is_wrong_hand() {
            return Some(meaning);
        }
        let spoken = self.spoken_of();
        if spoken.denies || self.forgets().is_some() || self.plays_on() {
            return None;
        }
        let last = self.series.score().rounds().len();
        let number = spoken.number.or(Some(last).filter(|_| spoken.corrects)).filter(|number| *number > 0)?;
        // `wait, why did he get 21 for that`
        let asks = |word: &&str| [ASKS, WHYS].iter().any(|list| means(word.trim_end_matches(','), *list));
        if spoken.words.is_empty()
            || !spoken.is_first && spoken.number.is_some()
            || spoken.words.first().is_some_and(asks)
        {
            return None;
        }
        // `hand 3 doesn't count, delete it`
        if spoken.words.iter().any(|word| correction(word.trim_end_matches(',')) == Some(DELETE)) {
            return self.offered_correction(&[format!("{DELETE} {number}")]);
        }
        let lines = self.amended_to(AMEND, number, &spoken.words);
        // Of `the last hand was a draw` the one that has just ended may be meant, too.
        let next = match self.hand(&without_article(&spoken.words)) {
            Some(Meaning::Line { line, entries: Ok(_) }) => Some(line),
            _ => is_draw(&without_article(&spoken.words)).then(|| DRAW.to_owned()),
        };
        let next = next.filter(|_| spoken.is_last && number == last);
        self.offered_correction(&lines.into_iter().chain(next).collect::<Vec<_>>())
    }

    /// `hand 3 was Kai 8 v 14`, `3 should be 8 v 14`: a correction without its word.
    fn is_wrong_hand(&self) -> Option<Meaning> {
        let (number, hand) = self.numbered(&self.words).filter(|_| self.forgets().is_none())?;
        let hand = without(hand, WASES)?;
        let is_plain = self.is_said_plainly(&self.words) && !self.says(LASTS);
        let bare = without_article(hand);
        let hand = if is_draw(&bare) && bare.concat().chars().count() > 1 { &bare } else { hand };
        let has_count = |word: &&str| word.contains(|sign: char| sign.is_ascii_digit());
        let line = |hand: &str| format!("{AMEND} {number} {hand}");
        let read = || match is_draw(hand) {
            true => self.line(&line(DRAW)),
            false => self.hand_in(hand, line),
        };
        let typed = || self.as_line(self.noted(&line(&hand.join(" "))));
        let is_whole = is_draw(hand) || hand.iter().any(has_count);
        let is_changed = || !self.recordable(&self.amended_to(AMEND, number, hand)).is_empty();
        (is_plain && is_whole).then(|| read().or_else(|| (!is_changed()).then(typed)))?
    }

    /// `oh no, undo that`, `no, hand 2 was Bob 4 v 23`: what is said after a word that only sighs.
    pub(super) fn after_sigh(&self) -> Option<Meaning> {
        // `no one`
        if without(&self.words, DRAWS).is_some_and(<[&str]>::is_empty) {
            return None;
        }
        let mut rest = without_comma(&self.words);
        let sighs = rest.iter().take_while(|word| means(word, CORRECTS)).count();
        if sighs == 0 || self.is_denial(0, sighs) {
            return None;
        }
        rest.drain(..sighs);
        let words = TypedWords { words: rest, ..*self };
        // `wait, why do I win that`
        let asked = LineKind::of(&words.words.join(" ")) == LineKind::Command && words.words.len() > 1;
        let asked = || asked.then(|| words.asked_after_command()).flatten();
        let other = || words.deletes().or_else(|| words.other_word()).or_else(asked);
        words.was_another().or_else(other).or_else(|| words.own_word(is_question(self.typed)))
    }

    /// Returns true for `no gin` and `não foi gin`, which deny it; `no, gin` does not, nor does `no Kai 4 v 23`.
    fn is_denial(&self, start: usize, end: usize) -> bool {
        let rest = self.words.get(end..).unwrap_or_default();
        let is_said =
            self.name_of(&without_comma(rest)).is_some() || matches!(rest, [count] if is_number(count));
        let denies = |at: usize| {
            let is_not = self.words.get(at).is_some_and(|word| means(word, NOTS) && !word.ends_with(','));
            is_not && (at + 1 == end || self.words.get(at + 1).is_some_and(|word| means(word, WASES)))
        };
        !is_said && (start..end).any(denies)
    }

    /// Returns true for `again, to 150, no boxes`.
    fn plays_on(&self) -> bool {
        let words = without_comma(&self.words);
        [PLAYS_ON, NEW_SERIES].iter().any(|list| without(&words, *list).is_some())
    }

    /// What is said of a recorded hand.
    fn spoken_of(&self) -> Spoken<'_> {
        let (words, sighs, denies) = self.without_sighs();
        let bare = without_comma(&words);
        let said = |at: usize| {
            let said = self.hand_said(bare.get(at..)?);
            said.map(|(number, after)| (number, at, words.len() - after.len()))
        };
        let is_recorded = |number: &usize| (1..=self.series.score().rounds().len()).contains(number);
        // `3: Bob 4, Kai 23`, but not `4 23`
        let is_told = |said: &[&str]| !said.iter().all(|word| is_number(word.trim_end_matches(',')));
        let first = self.numbered(&words).filter(|(number, said)| is_recorded(number) && is_told(said));
        let first = first.map(|(number, after)| (number, 0, words.len() - after.len()));
        let place = first.or_else(|| (0..words.len()).find_map(said));
        let named = place.and_then(|(_, start, end)| bare.get(start..end));
        let is_first = place.is_some_and(|(_, start, _)| start == 0);
        let rest = match place {
            Some((_, start, end)) => {
                [words.get(..start).unwrap_or_default(), words.get(end..).unwrap_or_default()].concat()
            }
            None => words.clone(),
        };
        let was = without(&rest, WASES).or_else(|| without(&rest, CORRECTS)).filter(|_| place.is_some());
        let rest = was.map_or(rest.clone(), <[&str]>::to_vec);
        let is_last = match named {
            Some(said) => said.iter().any(|word| means(word, LASTS)) && sighs == 0,
            // `that was a draw`
            None => sighs == 1 && is_draw(&without_article(&rest)),
        };
        let number = place.map(|(number, ..)| number);
        Spoken { words: rest, corrects: sighs > 0, denies, number, is_first, is_last }
    }

    /// The words without those at the start of a clause that only correct, how many of these there are, and whether they deny.
    fn without_sighs(&self) -> (Vec<&str>, usize, bool) {
        let bare = without_comma(&self.words);
        let (mut left, mut sighs): (Vec<&str>, usize) = Default::default();
        let (mut at, mut start, mut denies) = (0, Some(0), false);
        while let Some(word) = self.words.get(at) {
            let rest = bare.get(at..).unwrap_or_default();
            let corrects = |rest: &[&str]| {
                let exchanged = || without(rest, EXCHANGED).filter(|after| !after.is_empty());
                let count = |rest: &&[&str]| matches!(rest, [count] if is_number(count));
                let corrects = without(rest, CORRECTS).or_else(exchanged).or_else(|| self.after_undoing(at));
                corrects.or_else(|| without(rest, CORRECTS_COUNTS).filter(count)).map(<[&str]>::len)
            };
            // `24, not 14` denies a count.
            let is_not = matches!(rest, [not, count, _, ..] if means(not, NOTS) && is_number(count))
                || at > 0 && matches!(rest, [not, count] if means(not, NOTS) && is_number(count))
                || self.denies_player(at);
            match corrects(rest).filter(|_| start.is_some() && !is_not) {
                Some(after) => (at, sighs) = (bare.len() - after, sighs + 1),
                None => {
                    denies |= start.is_some_and(|start| self.is_denial(start, at));
                    left.push(word);
                    at += 1;
                    start = Some(at).filter(|_| word.ends_with(','));
                }
            }
        }
        (left, sighs, denies)
    }

    /// What follows `scratch that,` at the start.
    fn after_undoing(&self, at: usize) -> Option<&[&str]> {
        let end = self.words.iter().position(|word| word.ends_with(',')).filter(|_| at == 0)? + 1;
        let said = without_comma(self.words.get(..end)?).join("-");
        self.words.get(end..).filter(|rest| !rest.is_empty() && stands_for(&said) == Some(UNDO))
    }

    /// Returns true for `não foi o Kai, foi a Zoe`, of which the first word does not only correct.
    fn denies_player(&self, at: usize) -> bool {
        let rest = self.words.get(at + 1..).unwrap_or_default();
        let leads = |word: &&&str| [ARTICLES, WASES].iter().any(|list| means(word, *list));
        let skipped = rest.iter().take_while(leads).count();
        let is_name = |at: usize| self.exact_name(rest.get(at..).unwrap_or_default()) > 0;
        let is_not = self.words.get(at).is_some_and(|word| means(word, NOTS) && !word.ends_with(','));
        // `nie Kai, Zoe`, but not `no Kai 4, Zoe 23`
        let has_count = rest.iter().any(|word| word.contains(|sign: char| sign.is_ascii_digit()));
        is_not && (skipped > 0 || !has_count) && is_name(skipped) && (skipped + 1..rest.len()).any(is_name)
    }

    /// The line of the only change that explains what is said, in the hand that is said, or else in the latest one.
    pub(super) fn explained(&self) -> Option<Meaning> {
        let spoken = self.spoken_of();
        let corrects = spoken.corrects || self.says_who();
        let is_of_recorded = corrects || spoken.number.is_some() || self.says(HANDS) || self.says(NOTS);
        if self.purpose != Purpose::Record
            || self.says(WHYS)
            || is_question(self.typed)
            || self.forgets().is_some()
            || self.plays_on()
            || !is_of_recorded
        {
            return None;
        }
        let said = self.said_of_recorded(&spoken.words).filter(|said| !said.is_gin_alone())?;
        let last = self.series.score().rounds().len();
        let bare = without_comma(&self.words);
        // `hand 14 was won by Kai, not Zoe`, where there are four
        let numbered = |at: usize| number_of(without(bare.get(at..)?, HANDS)?);
        let missing = (0..bare.len()).filter_map(numbered).find(|(number, _)| *number > last);
        if let Some((number, _)) = missing.filter(|(_, said)| spoken.number.is_none() && !said.is_empty()) {
            return Some(Meaning::Unclear(Box::new(no_such_hand(number))));
        }
        // `two hands ago`: people begin to count with the last hand, or before it.
        let more = usize::from(self.says(AGOS));
        let numbers = spoken.number.map_or(1..=last, |number| number.saturating_sub(more).max(1)..=number);
        let lines_of = |number: usize| {
            let kept = self.series.round(number);
            let [hand] = kept.as_slice() else { return None };
            let claim = hand.ruling.claim();
            let is_meant = number == last && (corrects || said.denies_player)
                || spoken.number.is_some()
                || matches!(claim, HandClaim::Showdown(_)) && said.names_count_of(claim);
            let lines = self.recordable(&self.changed_lines(number, hand, &said));
            (is_meant && !lines.is_empty()).then_some((number, lines))
        };
        let mut found = numbers.rev().filter_map(lines_of);
        let (number, lines) = found.next()?;
        // Of older hands, any may be meant.
        let others = found.filter(|_| said.denies() && number + RECENT < last).flat_map(|(_, lines)| lines);
        let all: Vec<String> = lines.into_iter().chain(others).collect();
        (all.len() <= FEW).then(|| self.offered_correction(&all))?
    }

    /// The lines in which the hand of that number is as it is said: a draw, a whole hand, or the recorded one with one change.
    fn amended_to(&self, word: &str, number: usize, said: &[&str]) -> Vec<String> {
        let line = |hand: &str| format!("{word} {number} {hand}");
        let said = without(said, WASES).unwrap_or(said);
        let bare = without_article(said);
        if is_draw(&bare) && bare.concat().chars().count() > 1 {
            return vec![line(DRAW)];
        }
        if let Some(Meaning::Line { line, entries: Ok(_) }) = self.hand_in(said, line) {
            return vec![line];
        }
        // `ein Gin` has no count.
        let has_digit = bare.iter().any(|word| word.contains(|sign: char| sign.is_ascii_digit()));
        let changed = self.changed_to(number, if has_digit { said } else { &bare });
        let told = || self.hands_in(said).iter().map(|hand| line(hand)).collect();
        if self.recordable(&changed).is_empty() { told() } else { changed }
    }

    /// The lines in which the hand of that number is as it is said, with one change.
    fn changed_to(&self, number: usize, words: &[&str]) -> Vec<String> {
        let kept = self.series.round(number);
        let [hand] = kept.as_slice() else { return Vec::new() };
        let lines = self.said_of_recorded(words).map(|said| self.changed_lines(number, hand, &said));
        lines.unwrap_or_default()
    }

    fn changed_lines(&self, number: usize, hand: &Hand, said: &Said) -> Vec<String> {
        let line = |claim: &HandClaim| {
            let line = write_seated(claim, hand.opponents, self.note_of(hand), self.series.roster());
            format!("{AMEND} {number} {line}")
        };
        let recorded = line(hand.ruling.claim());
        let changes = said.changes(hand.ruling.claim(), hand.opponents);
        let mut lines = Vec::new();
        push(&mut lines, changes.iter().map(line).filter(|line| *line != recorded));
        lines
    }

    /// The hand of that number with another knock card: `@5c`, `card 5c`.
    fn with_card(&self, number: usize, words: &[&str]) -> Option<String> {
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

    /// Returns true for `who knocked was Kai`, which asks nothing.
    pub(super) fn says_who(&self) -> bool {
        let mut words = without_comma(&self.words);
        let sighs = words.iter().take_while(|word| means(word, CORRECTS) || means(word, OPENERS)).count();
        words.drain(..sighs);
        let is_who = words.first().is_some_and(|word| means(word, WHO));
        let is_named = |at: usize| {
            let rest = words.get(at + 1..).unwrap_or_default();
            let name = without(rest, ARTICLES).unwrap_or(rest);
            words.get(at).is_some_and(|word| means(word, WASES)) && self.exact_name(name) > 0
        };
        is_who && (2..words.len()).any(is_named)
    }
}

/// `a draw` without its article, where more is said.
fn without_article<'w>(words: &[&'w str]) -> Vec<&'w str> {
    let bare = without_comma(words);
    let rest = without(&bare, INDEFINITES).filter(|rest| !rest.is_empty());
    rest.map_or(bare.clone(), <[&str]>::to_vec)
}
