//! What is said next to a clause that says nothing of a line: `no, he missed a king, Bernie had 29`, `Dot says that in hand 8 she
//! had 27, not 17`. It is only offered.

use super::asked::digits_of;
use super::pieces::{Piece, PieceKind};
use super::{Meaning, TypedWords, without_comma};
use crate::commands::line::purpose::Purpose;
use crate::commands::new::agreement::AGREE;
use crate::commands::words::{
    AFTERS, ASKS, BEFORES, CORRECTS, FORGETS, GAMES, HANDS, LASTS, NOTS, PENALTIES, PLAYS_ON, SUPPOSES,
    THATS, count_in_words, means, without,
};
use ginscore_notation::LineKind;

/// The most clauses that are left out.
const CLAUSES: usize = 2;

impl TypedWords<'_> {
    /// What the words after the first clauses mean, with the sigh before them, or those before the last clauses.
    pub(super) fn without_clause(&self) -> Option<Meaning> {
        let is_sigh = |word: &&&str| means(word.trim_end_matches(','), CORRECTS);
        let sighs = self.words.iter().take_while(is_sigh).count();
        // A sentence that tells of somebody ends with `that`, and any other clause with a comma.
        let ends = |at: &usize| {
            let word = self.words.get(at - 1).unwrap_or(&"");
            let skipped = self.words.get(sighs..*at).unwrap_or_default();
            let is_end = word.ends_with(',') && !self.names_anybody(skipped) || means(word, THATS);
            is_end && (self.says_nothing(skipped) || self.gives_reason(skipped))
        };
        if self.purpose != Purpose::Record {
            return None;
        }
        let after = (sighs + 1..self.words.len()).filter(ends).take(CLAUSES);
        let after = after.filter_map(|at| Some([self.words.get(..sighs)?, self.words.get(at..)?].concat()));
        // `no, Bernie had 16, he forgot an ace`
        let is_end = |at: &usize| {
            let said = self.words.get(*at..).unwrap_or_default();
            self.words.get(at - 1).is_some_and(|word| word.ends_with(','))
                && !self.names_anybody(said)
                && (self.says_nothing(said) || self.gives_reason(said))
        };
        let before = (sighs + 1..self.words.len()).filter(is_end).take(CLAUSES);
        let before = before.filter_map(|at| Some(self.words.get(..at)?.to_vec()));
        let is_new = |line: &String| {
            let plays_on = |first: &str| first == AGREE || means(first, PLAYS_ON);
            LineKind::of(line) == LineKind::New || line.split(' ').next().is_some_and(plays_on)
        };
        let meant =
            after.chain(before).find_map(|words| match (TypedWords { words, ..*self }).of_known_words()? {
                Meaning::Line { line, entries: Ok(_) } => self.offered_in_part(&[line]),
                // What is agreed for another series is not left out.
                Meaning::Unclear(failure) if failure.offers.iter().any(is_new) => None,
                Meaning::Command(line) if is_new(&line) => None,
                Meaning::Unclear(failure) if !failure.offers.is_empty() => Some(Meaning::Unclear(failure)),
                command @ Meaning::Command(_) => Some(command),
                Meaning::Line { .. } | Meaning::Unclear(_) => None,
            });
        meant.or_else(|| self.counted_again()).or_else(|| self.before_comment())
    }

    /// `Ken knocked with two, Joyce had eighteen, no, sorry, nineteen`: the count that is said last.
    fn counted_again(&self) -> Option<Meaning> {
        let bare: Vec<&str> = self.words.iter().map(|word| word.trim_end_matches([',', '.'])).collect();
        let is_count = |at: usize| bare.get(at).is_some_and(|word| digits_of(word).is_some());
        let after = |at: usize| {
            let sighs = bare.get(at + 1..)?.iter().take_while(|word| means(word, CORRECTS)).count();
            let last = self.words.get(at + sighs)?;
            (sighs > 0 && last.ends_with(',') && is_count(at + sighs + 1)).then_some((at, at + sighs + 1))
        };
        let (was, is) = (0..bare.len()).filter(|at| is_count(*at)).find_map(after)?;
        let words = [self.words.get(..was)?, self.words.get(is..)?].concat();
        match (TypedWords { words, ..*self }).of_known_words()? {
            Meaning::Line { line, entries: Ok(_) } => self.offered_in_part(&[line]),
            Meaning::Unclear(failure) if !failure.offers.is_empty() => Some(Meaning::Unclear(failure)),
            Meaning::Line { .. } | Meaning::Unclear(_) | Meaning::Command(_) => None,
        }
    }

    /// The hand of `Ann 1 v 1, Bob undercuts` and `Ann knocked with 3, Bob had 26, that's game 1`, before what only says what follows
    /// from it.
    fn before_comment(&self) -> Option<Meaning> {
        let at = (1..self.words.len())
            .rev()
            .find(|at| self.words.get(at - 1).is_some_and(|word| word.ends_with(',')))?;
        let (hand, _) =
            self.words.split_at_checked(at).filter(|(_, comment)| self.says_what_follows(comment))?;
        let line = match (TypedWords { words: without_comma(hand), ..*self }).of_known_words()? {
            Meaning::Line { line, entries: Ok(_) } => line,
            Meaning::Unclear(failure) if failure.offers.len() == 1 => failure.offers.into_iter().next()?,
            _ => return None,
        };
        (LineKind::of(&line) == LineKind::Hand).then(|| self.offered_in_part(&[line]))?
    }

    /// Returns true for words without a count but that of a game, if they correct and deny nothing.
    fn says_what_follows(&self, words: &[&str]) -> bool {
        let bare = without_comma(words);
        let lists = [CORRECTS, NOTS, SUPPOSES, FORGETS, HANDS, LASTS, PENALTIES, ASKS];
        let is_else = |word: &&str| lists.iter().any(|list| means(word, *list));
        let is_count = |at: usize| {
            let is_number = count_in_words(bare.get(at..).unwrap_or_default()).is_some()
                || bare.get(at).is_some_and(|word| word.contains(char::is_numeric));
            let is_of_game =
                at.checked_sub(1).and_then(|at| bare.get(at)).is_some_and(|word| means(word, GAMES));
            is_number && !is_of_game
        };
        let ends = |piece: &Piece| {
            use PieceKind::{Against, Gin, Ginned, KnockedOn, Knocks};
            matches!(piece.kind, Against | Gin | Ginned | KnockedOn | Knocks)
        };
        !bare.iter().any(is_else) && !(0..bare.len()).any(is_count) && !self.pieces(&bare).iter().any(ends)
    }

    /// Returns true for words without a count, or anything that ends a hand or speaks of another one.
    fn says_nothing(&self, words: &[&str]) -> bool {
        let has_count = (0..words.len()).any(|at| {
            let rest = words.get(at..).unwrap_or_default();
            count_in_words(rest).is_some() || rest.first().is_some_and(|word| word.contains(char::is_numeric))
        });
        let ends = |piece: &Piece| {
            use PieceKind::{Against, Beats, Gin, Ginned, KnockedOn, Knocks, Undercuts};
            matches!(piece.kind, Against | Beats | Gin | Ginned | KnockedOn | Knocks | Undercuts)
        };
        // `before that there was a draw`
        let lists = [BEFORES, AFTERS, LASTS, HANDS, FORGETS];
        let is_of_another =
            words.iter().any(|word| lists.iter().any(|list| means(word.trim_end_matches(','), *list)));
        !words.is_empty() && !is_of_another && !has_count && !self.pieces(words).iter().any(ends)
    }

    /// Returns true for `I forgot an ace` next to a count.
    fn gives_reason(&self, words: &[&str]) -> bool {
        let forgets = |at: usize| without(words.get(at..).unwrap_or_default(), FORGETS);
        let rest = (0..words.len()).find_map(forgets);
        rest.is_some_and(|rest| !rest.is_empty() && self.says_nothing(rest))
    }

    pub(super) fn names_anybody(&self, words: &[&str]) -> bool {
        self.pieces(words).iter().any(|piece| piece.seat().is_some())
    }
}
