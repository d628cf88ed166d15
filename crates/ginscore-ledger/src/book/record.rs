//! Recording an operation: it is judged, written and safe on disk before the call returns.

use crate::book::disk::Durability;
use crate::book::error::{BookError, RecordError};
use crate::book::finding::Finding;
use crate::book::lock::Lock;
use crate::book::open::{Book, OpenedSeries};
use crate::model::entry::{Assertions, Moment};
use crate::model::series::{Applied, Outcome, Series};
use crate::text::write::{TimedOperation, write_after};
use ginscore_notation::Operation;
use ginscore_rules::rules::Score;

/// An operation that was recorded.
#[derive(Debug)]
pub struct Recorded {
    /// The series after the operation.
    pub opened: OpenedSeries,
    /// The outcome of the operation.
    pub outcome: Outcome,
    /// The score before the operation.
    pub before: Score,
    /// The certainty that the entry survives a power cut.
    pub durability: Durability,
    /// The findings along the way. They do not keep the entry from being recorded.
    pub findings: Vec<Finding>,
}

impl Book {
    /// Records an operation in the series with that name. `operation` makes it from the state of the series under
    /// the lock. The new text, which begins with the old one, is read back in memory and must come to the same score
    /// before it replaces the old one.
    ///
    /// A caller that has read the series before may pass it as `known`: it is not read again if the file still has
    /// the same text.
    ///
    /// A series that differs from what this machine wrote last is recorded in anyway; the difference is a finding,
    /// and the old seal stays remembered until the series is accepted.
    ///
    /// # Errors
    ///
    /// Fails if the series cannot be read, is not sound, or cannot be written; if `operation` fails; or if the
    /// operation is refused. Nothing has been written then.
    pub fn record<E>(
        &self,
        name: &str,
        known: Option<&OpenedSeries>,
        now: Moment,
        operation: impl FnOnce(&OpenedSeries) -> Result<Operation, E>,
        waiting: &mut dyn FnMut(),
    ) -> Result<Recorded, RecordError<E>> {
        let lock = self.lock(&[name.to_owned()], waiting)?;
        let text = self.text(name)?;
        let fresh;
        let opened = match known.filter(|known| known.name == name && *known.text == *text) {
            Some(known) => known,
            None => {
                fresh = self.opened(name, text)?;
                &fresh
            }
        };
        opened.check_sound()?;
        let operation = operation(opened).map_err(RecordError::Request)?;
        let mut series = opened.series.clone();
        let outcome = series.act(&operation).map_err(RecordError::Refused)?;
        let (operation, asserted) = as_applied(operation, &outcome, &series);
        let (after, durability) = self.append(&lock, opened, (operation, asserted, now), &series)?;
        let finding = match self.compare(opened) {
            None => self.remember(&lock, &after),
            differs => differs,
        };
        Ok(Recorded {
            opened: after,
            outcome,
            before: opened.series.score().clone(),
            durability,
            findings: finding.into_iter().collect(),
        })
    }

    /// Adds an entry after the others. The new text must come to the expected score.
    pub(crate) fn append(
        &self,
        lock: &Lock,
        opened: &OpenedSeries,
        entry: TimedOperation,
        expected: &Series,
    ) -> Result<(OpenedSeries, Durability), BookError> {
        let after = self.longer_by(opened, entry, expected)?;
        let durability = self.store.write(lock, &opened.name, &after.text)?;
        Ok((after, durability))
    }

    /// Makes the text with an entry after the others. It must come to the expected score and names; nothing is written.
    pub(crate) fn longer_by(
        &self,
        opened: &OpenedSeries,
        entry: TimedOperation,
        expected: &Series,
    ) -> Result<OpenedSeries, BookError> {
        let text = write_after(&opened.text, &opened.chain, &opened.series, &[entry]);
        let after = self.sound_after(opened, text)?;
        let same = after.series.score() == expected.score() && after.series.roster() == expected.roster();
        if same { Ok(after) } else { Err(BookError::NotReadBack) }
    }
}

/// The operation with everything that the program arranged declared, and the results that its entry asserts.
fn as_applied(operation: Operation, outcome: &Outcome, series: &Series) -> (Operation, Option<Assertions>) {
    let Outcome::Did(applied) = outcome else {
        return (operation, None);
    };
    let operation = match applied {
        Applied::Hand(_, hand) => Operation::Hand(hand.recorded()),
        Applied::Amend { number, after, .. } => Operation::Amend(*number, after.recorded()),
        Applied::Insert { number, hands, .. } => {
            Operation::Insert(*number, hands.iter().map(|hand| hand.recorded()).collect())
        }
        Applied::Delete { .. } | Applied::Event { .. } => operation,
    };
    (operation, series.asserted_of(applied))
}
