//! Accepting a series that is not what was recorded.

use crate::book::disk::Durability;
use crate::book::error::BookError;
use crate::book::finding::Finding;
use crate::book::ledger_places;
use crate::book::open::{Book, OpenedSeries};
use crate::book::seal_memory::{self, MemoryMismatch};
use crate::book::seen::{self, Notable};
use crate::model::entry::{Moment, Operation};
use crate::seal::chain::SealBreak;

/// A series that was accepted.
#[derive(Debug)]
pub struct Accepted {
    /// The series after it.
    pub opened: OpenedSeries,
    /// Whether the entry is certain to outlive a power cut.
    pub durability: Durability,
    /// The findings along the way. The series is accepted whatever they are.
    pub findings: Vec<Finding>,
}

impl Book {
    /// Whether there is something in the series to accept: an entry that does not fit its seal, or a difference from
    /// what this machine wrote last.
    pub fn is_to_accept(&self, opened: &OpenedSeries) -> bool {
        opened.chain.unfit().is_some() || self.differs(opened).is_some()
    }

    /// Adds an entry that accepts the series as it is; `None` if there is nothing to accept. `note` words what is
    /// accepted. Entries that assert what the rules do not give are never accepted: they have to be fixed.
    ///
    /// # Errors
    ///
    /// Fails if the series cannot be read or written, or asserts what the rules do not give.
    pub fn accept(
        &self,
        name: &str,
        now: Moment,
        note: impl FnOnce(Option<&SealBreak>, Option<MemoryMismatch>) -> String,
        waiting: &mut dyn FnMut(),
    ) -> Result<Option<Accepted>, BookError> {
        let lock = self.lock(&[name.to_owned()], waiting)?;
        let opened = self.read(name)?;
        opened.check(|finding| matches!(finding, Finding::Mismatch(_)))?;
        let (broken, differs) = (opened.chain.unfit(), self.differs(&opened));
        if broken.is_none() && differs.is_none() {
            return Ok(None);
        }
        let operation = Operation::Accept(Some(note(broken.as_ref(), differs)));
        let mut series = opened.series.clone();
        // It changes nothing of the series, so that it is never refused.
        series.act(&operation).map_err(|_| BookError::NotReadBack)?;
        let (after, durability) = self.append(&lock, &opened, (operation, None, now), &series)?;
        let findings = self.remember(&lock, &after).into_iter().collect();
        // Anyone who accepts it has seen it.
        self.mention(&after.name, &seen::notable(&after.chain));
        Ok(Some(Accepted { opened: after, durability, findings }))
    }

    /// Whether a series of that name was written by this machine and is gone.
    pub fn is_missing(&self, name: &str) -> bool {
        let last = || self.written().into_iter().any(|(known, _)| known == name);
        !self.contains(name) && last()
    }

    /// Accepts that a series is gone, by forgetting it: there is no file that could say so.
    ///
    /// # Errors
    ///
    /// Fails if the ledger cannot be locked, or the state directory cannot be written.
    pub fn accept_missing(&self, name: &str, waiting: &mut dyn FnMut()) -> Result<(), BookError> {
        if let Some(state) = self.state.as_deref() {
            let lock = self.lock(&[], waiting)?;
            seal_memory::forget(&lock, state, self.dir(), name)?;
        }
        Ok(())
    }

    /// Remembers that this was mentioned. If that cannot be done it is mentioned again.
    pub(crate) fn mention(&self, name: &str, notable: &[Notable]) {
        if let (Some(state), false) = (self.state.as_deref(), notable.is_empty()) {
            let _ = ledger_places::lock(state)
                .and_then(|lock| seen::keep(&lock, state, self.dir(), name, notable));
        }
    }
}
