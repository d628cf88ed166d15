//! Whose turn it is, for lines that do not name both players of a hand.

use ginscore_rules::players::Opponents;
use ginscore_rules::series::Score;

/// Who plays the hands whose lines name only one player, or none.
#[derive(Clone, Copy, Debug)]
pub struct Turn<'s>(Option<&'s dyn Turns>);

impl<'s> Turn<'s> {
    /// Every line names its players, as the lines of a ledger do.
    pub const NAMED: Turn<'static> = Turn(None);

    /// The turns of a series, or of its score.
    pub const fn of(turns: &'s dyn Turns) -> Turn<'s> {
        Turn(Some(turns))
    }

    /// Returns true if every line names its players, and is probably in the form in which lines are written.
    pub(crate) const fn is_named(self) -> bool {
        self.0.is_none()
    }

    pub(crate) fn playing(self) -> Vec<Opponents> {
        self.0.map(Turns::playing).unwrap_or_default()
    }

    pub(crate) fn of_round(self, number: usize) -> Option<Vec<Opponents>> {
        self.0?.of_round(number)
    }

    pub(crate) fn before_round(self, number: usize) -> Vec<Opponents> {
        self.0.map(|turns| turns.before_round(number)).unwrap_or_default()
    }
}

/// Who plays whom in a series.
pub trait Turns: std::fmt::Debug {
    /// Who plays the next hand.
    fn playing(&self) -> Vec<Opponents>;

    /// Those who played the hands of the round with that number, counted from 1; `None` if there is no such round.
    fn of_round(&self, number: usize) -> Option<Vec<Opponents>>;

    /// Those who would have played a round that gets that number, counted from 1: right after the round before it, whoever
    /// was seated since.
    fn before_round(&self, number: usize) -> Vec<Opponents>;
}

impl Turns for Score {
    fn playing(&self) -> Vec<Opponents> {
        Score::playing(self)
    }

    fn of_round(&self, number: usize) -> Option<Vec<Opponents>> {
        let round = self.rounds().get(number.checked_sub(1)?)?;
        Some(round.hands().iter().map(|hand| hand.opponents).collect())
    }

    fn before_round(&self, number: usize) -> Vec<Opponents> {
        self.playing_after(number.saturating_sub(1))
    }
}
