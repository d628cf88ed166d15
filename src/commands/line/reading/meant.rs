//! What is said after a sigh: that another hand or count than the last one was meant, or that it is to be taken back.

use super::{DRAW, Meaning, TypedWords, is_draw, is_number, is_question};
use crate::commands::words::{AMEND, CORRECTS, CORRECTS_COUNTS, DRAWS, NOTS, WASES, means, without};

impl TypedWords<'_> {
    /// `make that 22`, `sorry, it was Bob 4 v 23`, `no wait, Ann had 22`: another count or another hand than the last one.
    pub(super) fn was_meant(&self) -> Option<Meaning> {
        let words: Vec<&str> = self.words.iter().map(|word| word.trim_end_matches(',')).collect();
        let mut rest = words.as_slice();
        let before_count = |words: &[&str]| matches!(words, [count] if is_number(count));
        let sigh = |words| {
            without(words, CORRECTS)
                .or_else(|| without(words, CORRECTS_COUNTS).filter(|rest| before_count(rest)))
        };
        while let Some(after) = sigh(rest) {
            rest = after;
        }
        let sighs = words.len() - rest.len();
        // `Rosa 6, Walt 17, I mean`
        let is_end = |at: &usize| {
            let end = rest.get(*at..).unwrap_or_default();
            means(&end.join("-"), CORRECTS) && !end.iter().all(|word| means(word, NOTS))
        };
        if let Some(end) = (1..rest.len()).find(is_end) {
            rest = rest.get(..end)?;
        }
        let last = self.series.score().rounds().len();
        (rest.len() < self.words.len() && !rest.is_empty() && last > 0).then_some(())?;
        // `no gin` and `não foi gin` deny it, `no, gin` does not.
        let denies = |at: usize| {
            let is_not = self.words.get(at).is_some_and(|word| means(word, NOTS) && !word.ends_with(','));
            // `no 26`
            let is_not = is_not && !before_count(rest);
            is_not && (at + 1 == sighs || self.words.get(at + 1).is_some_and(|word| means(word, WASES)))
        };
        if (0..sighs).any(denies) && self.name_of(rest).is_none() {
            return None;
        }
        let corrected = |hand: &str| format!("{AMEND} {last} {hand}");
        if is_draw(rest) {
            // `it was a draw` may be said of the hand that has just ended, too.
            let is_said_once = without(&words, CORRECTS).is_some_and(|after| after.len() == rest.len());
            let next = is_said_once.then(|| DRAW.to_owned());
            let lines: Vec<String> = [corrected(DRAW)].into_iter().chain(next).collect();
            return self.offered_correction(&lines);
        }
        // `should be` corrects, and supposes nothing.
        let said = TypedWords { words: rest.to_vec(), ..*self };
        match said.hand_in(rest, corrected) {
            Some(Meaning::Line { line, entries: Ok(_) }) => self.offered_correction(&[line]),
            _ => self.changed(last, rest),
        }
    }

    /// `oh no, undo that`, `no, hand 2 was Bob 4 v 23`: what is said after a word that only sighs.
    pub(super) fn after_sigh(&self) -> Option<Meaning> {
        // `no one`
        if without(&self.words, DRAWS).is_some_and(<[&str]>::is_empty) {
            return None;
        }
        let mut rest: Vec<&str> = self.words.iter().map(|word| word.trim_end_matches(',')).collect();
        let sighs = rest.iter().take_while(|word| means(word, CORRECTS)).count();
        // `não desfaz` and `não foi empate` deny it, `não, desfaz` sighs.
        let denies = |at: usize| {
            let is_not = self.words.get(at).is_some_and(|word| means(word, NOTS) && !word.ends_with(','));
            is_not && (at + 1 == sighs || self.words.get(at + 1).is_some_and(|word| means(word, WASES)))
        };
        if (0..sighs).any(denies) {
            return None;
        }
        rest.drain(..sighs);
        let words = TypedWords { words: rest, ..*self };
        let meant = || {
            let other = || words.deletes().or_else(|| words.other_word());
            words.was_another().or_else(other).or_else(|| words.own_word(is_question(self.typed)))
        };
        (sighs > 0).then(meant)?
    }
}
