//! A hand that was recorded, as players speak of it: which one it is.

use super::{TypedWords, is_number, without_comma};
use crate::commands::words::{
    AGOS, AMEND, ARTICLES, BEFORE_LASTS, HANDS, INS, JOINS, LASTS, NOTS, WASES, count_in_words, means,
    ordinal, without,
};
use ginscore_ledger::model::{Hand, Series};
use ginscore_notation::write_seated;
/// The line that adds a note to a hand. `None` if it has one, if it is not one hand alone, or if it cannot have this one.
pub(crate) fn with_note(number: usize, note: &str, series: &Series) -> Option<String> {
    let kept = series.round(number);
    let [hand] = kept.as_slice() else { return None };
    let was = write_seated(hand.ruling.claim(), hand.opponents, Some(note), series.roster());
    let line = format!("{AMEND} {number} {was}");
    (hand.note.is_none() && series.read(&line).is_ok()).then_some(line)
}

/// Stands for a hand after an article: `the first one`.
const ONE: &str = "one";

/// The words after a noun that stands for a hand, if there is one: `hand`, `one`.
pub(super) fn after_noun<'w, 'l>(words: &'w [&'l str]) -> Option<&'w [&'l str]> {
    let one =
        || words.split_first().filter(|(word, _)| word.eq_ignore_ascii_case(ONE)).map(|(_, after)| after);
    without(words, HANDS).or_else(one)
}

/// The number that the first words are, in digits or in words, and the words after it.
pub(super) fn number_of<'w, 'l>(words: &'w [&'l str]) -> Option<(usize, &'w [&'l str])> {
    let (first, after) = words.split_first()?;
    let digits = first.trim_end_matches(':');
    let number = digits.parse().ok().filter(|_| is_number(digits));
    number.map(|number| (number, after)).or_else(|| count_in_words(words))
}

impl TypedWords<'_> {
    /// The number of the recorded hand that the first words say, and the words after them: `hand 6`, `in hand six`, `the third
    /// hand`, `the last one`, `the hand before last`, `two hands ago`. A number alone may be anything.
    pub(super) fn hand_said<'w, 'l>(&self, words: &'w [&'l str]) -> Option<(usize, &'w [&'l str])> {
        let (number, after) = self.any_hand_said(words)?;
        let is_recorded = (1..=self.series.score().rounds().len()).contains(&number);
        // `hands 1 and 2`, `hand one not two`
        let is_one_of_several = after.split_first().is_some_and(|(next, rest)| {
            let joins = [JOINS, NOTS].iter().any(|list| means(next, *list));
            joins && number_of(rest).is_some()
        });
        (is_recorded && !is_one_of_several).then_some((number, after))
    }

    /// The note of a hand as it should be: the one that was typed, or else the one that was recorded.
    pub(super) fn note_of<'n>(&'n self, hand: &'n Hand) -> Option<&'n str> {
        self.note.or(hand.note.as_deref())
    }

    /// The same of a hand that may not have been played.
    pub(super) fn any_hand_said<'w, 'l>(&self, words: &'w [&'l str]) -> Option<(usize, &'w [&'l str])> {
        let bare = without_comma(words);
        let rest = without(&bare, INS).unwrap_or(&bare);
        // `la 14 era Pietro 4 contro 9`, but not `that one was`
        let said = |words| {
            let has_digits = |words: &[&str]| words.first().is_some_and(|word| is_number(word));
            let numbered =
                || number_of(words).filter(|(_, rest)| has_digits(words) && without(rest, WASES).is_some());
            let hand = (self.exact_name(words) == 0).then(|| self.hand_in_words(words));
            hand.flatten().or_else(numbered)
        };
        // `the first was Zoe's`; without an article it may be anything, as `prima` is also `before`.
        let in_order = || {
            let (first, after) = without(rest, ARTICLES)?.split_first()?;
            without(after, WASES)?;
            Some((ordinal(first)?, after))
        };
        // `in der 3. Runde`
        let in_digits = || {
            let (first, after) = without(rest, ARTICLES).unwrap_or(rest).split_first()?;
            let number = first.parse().ok().filter(|_| is_number(first) && rest.len() < bare.len())?;
            Some((number, without(after, HANDS)?))
        };
        let (number, after) =
            said(rest).or_else(|| said(without(rest, ARTICLES)?)).or_else(in_order).or_else(in_digits)?;
        Some((number, words.get(words.len() - after.len()..)?))
    }

    fn hand_in_words<'w, 'l>(&self, words: &'w [&'l str]) -> Option<(usize, &'w [&'l str])> {
        let last = self.series.score().rounds().len();
        let ago = || {
            let before = without(words, AGOS);
            let (count, after) = number_of(before.unwrap_or(words))?;
            let after = without(after, HANDS)?;
            // `há duas mãos atrás`
            let end = without(after, AGOS);
            let after = if before.is_some() { end.unwrap_or(after) } else { end? };
            Some(((last + 1).saturating_sub(count), after))
        };
        let numbered = || number_of(without(words, HANDS)?);
        let before_last = || {
            let after = without(words, BEFORE_LASTS)?;
            Some((last.saturating_sub(1), without(after, HANDS).unwrap_or(after)))
        };
        let the_last = || {
            let after = without(words, LASTS)?;
            Some((last, after_noun(after).unwrap_or(after)))
        };
        let in_order = || {
            let (first, after) = words.split_first()?;
            Some((ordinal(first)?, after_noun(after)?))
        };
        ago().or_else(numbered).or_else(before_last).or_else(the_last).or_else(in_order)
    }

    /// Returns true if the first words say the number of a hand or that it was the last one, which cannot be counted wrongly.
    pub(super) fn is_said_plainly(&self, words: &[&str]) -> bool {
        let words = without(words, ARTICLES).unwrap_or(words);
        let noun = without(words, HANDS);
        let number = noun.unwrap_or(words).split_first();
        let is_number = number.is_some_and(|(word, _)| is_number(word.trim_end_matches([',', ':'])));
        // `2 hands ago`
        let is_count = noun.is_none() && number.is_some_and(|(_, after)| without(after, HANDS).is_some());
        let is_last = words.first().is_some_and(|word| means(word, LASTS));
        is_number && !is_count || is_last && without(words, BEFORE_LASTS).is_none()
    }

    /// Returns true if a recorded hand is spoken of, or one that should have been: what is said is of that one, and no new hand.
    pub(super) fn speaks_of_recorded(&self) -> bool {
        let next = self.series.score().rounds().len() + 1;
        let is_it = |at: usize| {
            let words = self.words.get(at..).unwrap_or_default();
            // `Zoe 9 was knocked on`, `gin for Kai, in Zoe's hand 31`
            let is_named = at.checked_sub(1).and_then(|at| self.words.get(at)).is_some_and(|name| {
                self.exact_name(&[name.trim_end_matches(',')]) > 0 && !name.ends_with(',')
            });
            let is_count = at > 0 && words.first().is_some_and(|word| is_number(word)) || is_named;
            let said = self.any_hand_said(words).filter(|_| !is_count);
            said.is_some_and(|(number, _)| number != next)
        };
        (0..self.words.len()).any(is_it)
    }
}
