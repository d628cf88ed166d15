//! The corrections that were made to the first part of a series.

use crate::model::outcome::{Applied, Outcome};
use crate::model::series::Series;
use ginscore_notation::Event;

impl Series {
    /// Returns the operations after the first `operations` that changed one of the `rounds` rounds that counted then, or
    /// that adjusted the score, each with its number, counted from 1.
    pub fn corrections_since(&self, operations: usize, rounds: usize) -> Vec<(usize, &Outcome)> {
        // The rounds of that time that are left, with those that were inserted among them.
        let mut rounds = rounds;
        let later = (1..).zip(self.origins()).skip(operations);
        later
            .filter(|(_, (outcome, first))| corrects(outcome, *first < operations, &mut rounds))
            .map(|(number, (outcome, _))| (number, outcome))
            .collect()
    }
}

/// Returns true if an operation corrects one of the first `rounds` rounds, and counts those that it adds and removes.
/// `is_old` means that it undoes or redoes a change of that time.
fn corrects(outcome: &Outcome, is_old: bool, rounds: &mut usize) -> bool {
    let (applied, is_made) = match outcome {
        Outcome::Did(applied) | Outcome::Redid(applied) => (applied, true),
        Outcome::Undid(applied) => (applied, false),
        Outcome::Renamed { .. } => return false,
    };
    let among = |number: &usize| is_old || *number <= *rounds;
    let (corrects, left) = match (applied, is_made) {
        (Applied::Hand(number, _), true) => (is_old, (*rounds).max(*number)),
        (Applied::Hand(number, _), false) => (is_old, (*rounds).min(number.saturating_sub(1))),
        (Applied::Insert { number, .. }, true) | (Applied::Delete { number, .. }, false) => {
            (among(number), *rounds + 1)
        }
        (Applied::Insert { number, .. }, false) | (Applied::Delete { number, .. }, true) => {
            (among(number), rounds.saturating_sub(1))
        }
        (Applied::DeleteAdjustment { .. }, _) => (true, *rounds),
        (Applied::Amend { number, .. }, _) => (among(number), *rounds),
        (Applied::Event { event, .. }, _) => (is_old || matches!(event, Event::Adjust(..)), *rounds),
    };
    if corrects {
        *rounds = left;
    }
    corrects
}

#[cfg(test)]
mod tests {
    use crate::testing::{header, operation_in};

    use super::*;

    fn corrections(lines: &[&str]) -> Vec<usize> {
        let mut series = Series::new(header("standard"));
        for line in ["Ann 4 v 23", "Bob 3 v 20", "Ann gin v 9"].iter().chain(lines) {
            let operation = operation_in(&series, line);
            series.act(operation.clone()).unwrap();
        }
        series.corrections_since(3, 3).into_iter().map(|(number, _)| number).collect()
    }

    #[test]
    fn only_changes_of_the_earlier_hands_correct_them() {
        for (lines, expected) in [
            (&["Bob 4 v 9", "undo", "redo"][..], &[][..]),
            (&["Bob 4 v 9", "amend 4 Bob 3 v 9", "delete 4"], &[]),
            (&["Bob 4 v 9", "insert 4 Bob 3 v 9"], &[]),
            (&["undo", "undo", "undo"], &[4, 5, 6]),
            (&["undo", "redo"], &[4, 5]),
            // The third hand is then another one.
            (&["undo", "Bob 4 v 9", "amend 3 Bob 3 v 9"], &[4]),
            (&["amend 2 Bob gin v 31", "undo"], &[4, 5]),
            (&["delete 1", "Bob 4 v 9", "amend 3 Bob 3 v 9", "amend 2 draw"], &[4, 7]),
            (&["insert 1 draw", "amend 4 draw", "delete 1"], &[4, 5, 6]),
            (&["adjust Ann -8 # late", "delete adjust 1"], &[4, 5]),
        ] {
            assert_eq!(corrections(lines), expected, "{lines:?}");
        }
    }
}
