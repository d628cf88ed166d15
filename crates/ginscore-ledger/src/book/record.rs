//! Recording an operation: it is judged, written and safe on disk before the call returns.

use crate::book::disk::{Durability, synced};
use crate::book::error::BookError;
use crate::book::finding::Finding;
use crate::book::open::{Book, OpenedSeries};
use crate::model::entry::Moment;
use crate::model::outcome::Outcome;
use crate::model::refusal::Refusal;
use crate::model::series::Series;
use crate::seal::chain::LastEntry;
use crate::text::write::{TimedOperation, as_applied, write_after};
use ginscore_notation::Operation;
use ginscore_rules::series::Score;
use ginscore_rules::settlement::Stake;

/// An operation that was recorded.
#[derive(Debug)]
pub struct Recorded {
    pub opened: OpenedSeries,
    pub operation: Operation,
    pub outcome: Outcome,
    pub before: Score,
    /// The stake before it.
    pub stake: Option<Stake>,
    pub durability: Durability,
    /// The findings along the way. They do not keep the entry from being recorded.
    pub findings: Vec<Finding>,
}

impl OpenedSeries {
    /// Returns true if the first entry after `entries` others is what this operation would have been there.
    pub fn has_after(&self, entries: usize, operation: &Operation) -> bool {
        let written = || {
            let mut then = self.as_of(entries)?;
            let roster = then.roster().clone();
            let outcome = then.act(operation.clone()).ok()?;
            Some(as_applied(operation.clone(), &outcome, &then).0.write(&roster))
        };
        let entry = self.chain.links().nth(entries);
        entry.is_some_and(|entry| written().is_some_and(|written| entry.line == written))
    }
}

impl Book {
    /// Records an operation in the series with that name. `operation` makes it from the state of the series under
    /// the lock. The new text, which begins with the old one, is read back in memory and must come to the same score
    /// before it replaces the old one.
    ///
    /// A caller that has read the series before may pass it as `known`: it is not read again if the file still has
    /// the same text.
    ///
    /// A series with an entry that does not fit its seal, or with fewer entries than this machine remembers, is recorded in
    /// anyway; the new entry is sealed over what the file has.
    ///
    /// # Errors
    ///
    /// Fails if the series cannot be read, contradicts the rules, is a copy of another one, or cannot be written, or if the
    /// operation is refused. The error of `operation` is returned as it is. Nothing has been written then.
    pub fn record<E>(
        &self,
        name: &str,
        known: Option<&OpenedSeries>,
        now: Moment,
        operation: impl FnOnce(&OpenedSeries) -> Result<Operation, E>,
        waiting: &mut dyn FnMut(),
    ) -> Result<Result<Recorded, E>, BookError> {
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
        self.check_no_copy(opened)?;
        opened.check_sound()?;
        let operation = match operation(opened) {
            Ok(operation) => operation,
            Err(error) => return Ok(Err(error)),
        };
        let mut recorded = self.rehearse(opened, now, operation)?;
        recorded.durability = synced([self.write(&lock, name, &recorded.opened.text)?.as_path()]);
        recorded.findings.extend(self.shortened(opened));
        recorded.findings.extend(self.remember_last(name, LastEntry::of(&recorded.opened.chain)));
        Ok(Ok(recorded))
    }

    /// Does everything that [`Book::record`] does with an operation, but in memory: what it would be. Nothing is written.
    ///
    /// # Errors
    /// Fails if the series contradicts the rules, or if the operation is refused.
    pub fn rehearse(
        &self,
        opened: &OpenedSeries,
        now: Moment,
        operation: Operation,
    ) -> Result<Recorded, BookError> {
        opened.check_sound()?;
        let mut series = opened.series.clone();
        let outcome = series.act(operation.clone()).map_err(|why| refused(&opened.name, why))?;
        let (operation, asserted) = as_applied(operation, &outcome, &series);
        Ok(Recorded {
            opened: self.longer_by(opened, (operation.clone(), asserted, now), &series)?,
            operation,
            outcome,
            before: opened.series.score().clone(),
            stake: opened.series.header().stake,
            durability: Durability::Confirmed,
            findings: Vec::new(),
        })
    }

    /// Makes the text with an entry after the others. It must come to the expected score and names; nothing is written.
    pub(crate) fn longer_by(
        &self,
        opened: &OpenedSeries,
        entry: TimedOperation,
        expected: &Series,
    ) -> Result<OpenedSeries, BookError> {
        let text = write_after((&opened.text, opened.next), &opened.chain, &opened.series, &[entry]);
        let after = self.sound_after(opened, text)?;
        let same = after.series.score() == expected.score() && after.series.roster() == expected.roster();
        if same { Ok(after) } else { Err(BookError::NotReadBack) }
    }
}

pub(crate) fn refused(series: &str, why: Refusal) -> BookError {
    BookError::Refused { series: series.to_owned(), refusal: Box::new(why) }
}
