//! Sentences of hands that were perhaps not played so, which are only offered, and of those that were not, which are no hands.

use super::pieces::{PieceKind, seats};
use super::{Meaning, TypedWords, without_comma};
use crate::commands::line::purpose::Purpose;
use crate::commands::words::{FILLERS, PASSIVES, SUPPOSES, TURNED_SUPPOSES, means, means_exactly};
use crate::say::Lang;
use ginscore_notation::LineKind;

/// So many are rather points than what a player had left.
const SCORE: u32 = 60;

impl TypedWords<'_> {
    /// A hand is only offered if it is not sure that it was played so.
    pub(super) fn surely(&self, meaning: Option<Meaning>) -> Option<Meaning> {
        match meaning? {
            Meaning::Line { line, entries: Ok(_) }
                if LineKind::of(&line) == LineKind::Hand && self.is_doubtful() =>
            {
                self.offered_in_part(&[line])
            }
            meaning => Some(meaning),
        }
    }

    /// Returns true for `was Kai gin, Zoe 23`, which asks, for `Kai 4 was 5`, which corrects, and for `Kai got 19, Zoe 0`, which may
    /// be points.
    fn is_doubtful(&self) -> bool {
        use PieceKind::{Against, Beats, Caught, Count, Gin, Knocks, Nothing, Passive, Player, Undercuts};
        let words = without_comma(&self.words);
        let pieces = self.pieces(&words);
        let kinds: Vec<PieceKind> = pieces.iter().map(|piece| piece.kind).collect();
        // The referee is asked.
        let is_recorded = self.purpose == Purpose::Record;
        // `klopft Ann mit 4, hat Bob 23` supposes it in German; in other languages the verb may come first.
        let is_german = Lang::current().tag() == "de";
        let supposes = is_german && matches!(kinds.as_slice(), [Knocks, Player(_), ..]);
        let asks =
            is_recorded && (supposes || matches!(kinds.as_slice(), [Nothing | Passive, Player(_), ..]));
        let is_silent = |kind: &PieceKind| matches!(kind, Nothing | Passive);
        let counts: Vec<usize> =
            kinds.iter().enumerate().filter(|(_, kind)| matches!(kind, Count(_))).map(|(at, _)| at).collect();
        let seats = seats(&pieces);
        let corrects = seats.len() == 1
            && counts.windows(2).any(|two| {
                let between = two.first().zip(two.last()).and_then(|(one, two)| kinds.get(one + 1..*two));
                between.is_some_and(|between| !between.is_empty() && between.iter().all(is_silent))
            });
        let ends = |kind: &PieceKind| matches!(kind, Gin | Knocks | Caught | Undercuts | Beats | Against);
        let is_got = |at: &usize| at.checked_sub(1).and_then(|before| kinds.get(before)) == Some(&Passive);
        let is_unlikely = |kind: &PieceKind| matches!(kind, Count(0 | SCORE..));
        let may_be_points = !kinds.iter().any(ends)
            && !kinds.contains(&PieceKind::Other)
            && (counts.iter().any(is_got) || kinds.iter().any(is_unlikely));
        asks || corrects || may_be_points
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
            [first, rest @ ..] => means_exactly(first, TURNED_SUPPOSES) && self.exact_name(rest) > 0,
            [] => false,
        };
        is_turned || self.words.iter().any(is_it)
    }
}
