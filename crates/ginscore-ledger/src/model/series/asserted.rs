//! What entries assert, and who plays: what is asked of a series before it is scored whole.

use std::sync::Arc;

use super::Series;
use crate::model::entry::Assertions;
use crate::model::outcome::Applied;
use crate::model::scoring::unplayed;
use ginscore_notation::{Event, Turns};
use ginscore_rules::players::Opponents;
use ginscore_rules::series::ScoredRound;

impl Series {
    /// Returns the results that the entry of a change must assert; `None` if it asserts none. A hand asserts its own points
    /// and boxes, and the columns of its round.
    pub fn asserted_of(&self, applied: &Applied) -> Option<Assertions> {
        let from_one = |columns: &[usize]| columns.iter().map(|column| column + 1).collect();
        let (round, points, boxes) = match applied {
            Applied::Hand(number, hand) | Applied::Amend { number, after: hand, .. } => {
                (self.scored_now(*number)?, hand.ruling.points(), hand.ruling.boxes())
            }
            Applied::Insert { number, .. } => {
                let round = self.scored_now(*number)?;
                let (points, boxes) = (round.points(), round.boxes());
                (round, points, boxes)
            }
            Applied::Event { event: Event::Adjust(..), before_end, .. } => {
                // Of what came before the last round, only the whole score is certain to have it.
                let score = if before_end.is_some() { self.score() } else { self.now() };
                let columns = from_one(&score.adjustments().last()?.columns);
                return Some(Assertions::Adjustment { columns });
            }
            Applied::Delete { .. } | Applied::DeleteAdjustment { .. } | Applied::Event { .. } => {
                return None;
            }
        };
        Some(Assertions::Hand { points, boxes, columns: from_one(round.columns()) })
    }

    /// The round with that number, counted from 1, as it is scored; only what comes before it is scored for that.
    fn scored_now(&self, number: usize) -> Option<Arc<ScoredRound>> {
        if let Some(score) = self.score.get() {
            return score.rounds().get(number.checked_sub(1)?).cloned();
        }
        if number == self.rounds()
            && let Some(last) = self.now().rounds().last()
        {
            return Some(last.clone());
        }
        let (last, _) = self.course.round(number).pop()?;
        let mut score = unplayed(&self.header);
        self.course.pass_until(last + 1, &mut score);
        score.rounds().last().cloned()
    }
}

impl Turns for Series {
    fn playing(&self) -> Vec<Opponents> {
        self.now().playing()
    }

    fn of_round(&self, number: usize) -> Option<Vec<Opponents>> {
        let hands = self.course.round(number);
        (!hands.is_empty()).then(|| hands.iter().map(|(_, hand)| hand.opponents).collect())
    }

    fn before_round(&self, number: usize) -> Vec<Opponents> {
        let lineup = self.roster.lineup();
        match number.checked_sub(1) {
            None | Some(0) => self.now().playing_after(0),
            Some(before) => match self.scored_now(before) {
                Some(round) => round.seating.after(lineup, round.hands()).playing(&self.header.house, lineup),
                None => self.now().playing_after(usize::MAX),
            },
        }
    }
}
