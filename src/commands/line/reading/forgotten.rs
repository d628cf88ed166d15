//! Hands that were not recorded in their place: `we forgot hand 3: Ann 6 v 16`. The line that inserts one is offered.

use super::{DRAW, Meaning, TypedWords};
use crate::commands::line::corrected::correction;
use crate::commands::words::{
    AFTERS, ARTICLES, BEFORES, DRAWS, FORGETS, HANDS, INSERT, TIES, WASES, means, ordinal, without,
};
use crate::say::{Message, written::reading as say};
use ginscore_rules::hand::HandClaim;

/// The most words before a forgotten hand. At each place the rest is read as a hand, so that a long line would take long.
const MOST_SKIPPED: usize = 10;

/// The most words before a noun that only lead to it.
const ARTICLE: usize = 2;

impl TypedWords<'_> {
    /// The place of a word that says that a hand is missing.
    pub(super) fn forgets(&self) -> Option<usize> {
        self.words.iter().position(|word| means(word.trim_end_matches([',', ':']), FORGETS))
    }

    /// `we forgot hand 3: Ann 6 v 16`, `before hand 2 Bob 3 v 13`, `forgot one: Ann 6 v 16 after hand 2`.
    pub(super) fn forgotten(&self) -> Option<Meaning> {
        let is_forgotten = self.forgets().is_some();
        let place = |list| self.words.iter().position(|word| means(word, list));
        let last = self.series.score().rounds().len();
        let number_after = |at: usize| -> Option<(usize, usize)> {
            let rest = self.words.get(at + 1..)?;
            let after = without(rest, HANDS).unwrap_or(rest);
            let (first, others) = after.split_first()?;
            // `there was a draw before that`, `before that Ann 3 v 25`
            let is_named = || self.exact_name(others) > 0 && !self.says(WASES);
            let is_last = means(first, ARTICLES) && (others.is_empty() || is_named());
            let number =
                first.trim_end_matches([',', ':']).parse().ok().or_else(|| is_last.then_some(last))?;
            Some((number, self.words.len() - after.len() + 1))
        };
        let inserts = self.words.first().is_some_and(|word| correction(word) == Some(INSERT));
        let (number, hand) = if let Some((number, end)) = place(BEFORES).and_then(number_after) {
            // `forgot one: Ann 6 v 16 before hand 2`
            let after = self.words.get(end..)?;
            (number, if after.is_empty() { self.words.get(..place(BEFORES)?)? } else { after })
        } else if let Some(at) = place(AFTERS)
            && let Some((number, end)) = number_after(at)
        {
            // `insert after hand 1: Bob gin v 30`
            (number.saturating_add(1), if inserts { self.words.get(end..)? } else { self.words.get(..at)? })
        } else {
            let at = self.forgets()?;
            // `the first hand is missing: Ann 6 v 16`
            let in_order = || {
                let at = place(HANDS)?;
                Some((ordinal(self.words.get(at.checked_sub(1)?)?)?, at + 1))
            };
            // `skipped 2 Ann 6 v 16`
            let direct = || {
                let number = self.words.get(at + 1)?.trim_end_matches([',', ':']).parse().ok()?;
                Some((number, at + 2))
            };
            // `we missed one before the draw: Ann 6 v 16`
            let before_draw = || {
                let rest = self.words.get(place(BEFORES)? + 1..)?;
                let bare: Vec<&str> = rest.iter().map(|word| word.trim_end_matches([',', ':'])).collect();
                // `antes do empate`
                let after = (0..=ARTICLE).find_map(|skipped| {
                    let bare = bare.get(skipped..)?;
                    let draw = bare.split_first().filter(|(word, _)| word.eq_ignore_ascii_case(DRAW));
                    draw.map(|(_, rest)| rest)
                        .or_else(|| without(bare, DRAWS))
                        .or_else(|| without(bare, TIES))
                })?;
                let drawn = self
                    .series
                    .hands()
                    .filter(|(_, hand)| matches!(hand.ruling.claim(), HandClaim::Draw { .. }));
                let (number, _) = drawn.last()?;
                Some((number, self.words.len() - after.len()))
            };
            match place(HANDS).and_then(number_after).or_else(in_order).or_else(direct).or_else(before_draw) {
                // `we missed a draw before the draw`
                Some((number, end)) if end == self.words.len() => {
                    (number, self.words.get(at + 1..place(BEFORES).unwrap_or(end))?)
                }
                Some((number, end)) => (number, self.words.get(end..)?),
                None => (last.max(1), self.words.get(at + 1..)?),
            }
        };
        // `forgot one:` and the like.
        let hand = (0..hand.len().min(MOST_SKIPPED)).find_map(|skipped| {
            let inserted = |hand: &str| format!("{INSERT} {number} {hand}");
            // What is said before it is not said of the hand: `manca la prima mano: ...`.
            let told = TypedWords { words: hand.get(skipped..)?.to_vec(), ..*self };
            match told.hand_in(&told.words, inserted)? {
                Meaning::Line { line, entries: Ok(_) } => Some(vec![line]),
                // It is not said who has knocked.
                Meaning::Unclear(failure) if !failure.offers.is_empty() => Some(failure.offers),
                _ => None,
            }
        });
        let is_meant = is_forgotten || inserts || (1..=last).contains(&number);
        self.offered(&say::Inserts.said(), &hand.filter(|_| is_meant)?)
    }
}
