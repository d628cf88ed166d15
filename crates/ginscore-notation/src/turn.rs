//! Whose turn it is, for lines that do not name both players of a hand.

use ginscore_rules::players::Opponents;
use ginscore_rules::series::Score;

/// Who plays the hands whose lines name only one player, or none.
#[derive(Clone, Copy, Debug)]
pub struct Turn<'s>(Option<&'s Score>);

impl<'s> Turn<'s> {
    /// Every line names its players, as the lines of a ledger do.
    pub const NAMED: Turn<'static> = Turn(None);

    /// The turns of a series with that score.
    pub const fn of(score: &'s Score) -> Turn<'s> {
        Turn(Some(score))
    }

    /// Returns true if every line names its players, and is probably in the form in which lines are written.
    pub(crate) const fn is_named(self) -> bool {
        self.0.is_none()
    }

    pub(crate) fn playing(self) -> Vec<Opponents> {
        self.0.map(Score::playing).unwrap_or_default()
    }

    /// Those who played the hands of the round with that number, counted from 1; `None` if there is no such round.
    pub(crate) fn of_round(self, number: usize) -> Option<Vec<Opponents>> {
        let round = self.0?.rounds().get(number.checked_sub(1)?)?;
        Some(round.hands().iter().map(|hand| hand.opponents).collect())
    }

    /// Those who would have played a round that gets that number, counted from 1: right after the round before it, whoever
    /// was seated since.
    pub(crate) fn before_round(self, number: usize) -> Vec<Opponents> {
        self.0.map(|score| score.playing_after(number.saturating_sub(1))).unwrap_or_default()
    }
}
