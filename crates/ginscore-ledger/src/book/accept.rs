//! Accepting a series that differs from what was recorded.

use crate::book::disk::{Durability, FileErrorKind, StoreError};
use crate::book::error::BookError;
use crate::book::finding::Finding;
use crate::book::ledger_places;
use crate::book::open::{Book, OpenedSeries};
use crate::book::seal_memory::{self, MemoryMismatch};
use crate::book::seen::{self, Notable};
use crate::model::entry::Moment;
use crate::seal::chain::SealBreak;
use ginscore_notation::Operation;

/// A series that was accepted.
#[derive(Debug)]
pub struct Accepted {
    /// The series after it was accepted.
    pub opened: OpenedSeries,
    /// The certainty that the entry survives a power cut.
    pub durability: Durability,
    /// The findings along the way. They do not keep the series from being accepted.
    pub findings: Vec<Finding>,
}

impl Book {
    /// Returns true if the series contains something to accept: an entry that does not fit its seal, or a
    /// difference from what this machine wrote last.
    pub fn is_to_accept(&self, opened: &OpenedSeries) -> bool {
        opened.chain.unfit().is_some() || self.differs(opened).is_some()
    }

    /// Adds an entry that accepts the series as it is; returns `None` if there is nothing to accept. `note` returns
    /// the text of the note on what is accepted. Entries that contradict the rules are never accepted: they have to
    /// be fixed.
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
        // An acceptance changes nothing in the series, so it is never refused.
        series.act(&operation).map_err(|_| BookError::NotReadBack)?;
        let after = self.longer_by(&opened, (operation, None, now), &series)?;
        let turned = self.keep_if_old(&lock, &opened)?;
        let durability = self.write(&lock, name, &after.text)?;
        let findings = self.remember(&lock, &after).into_iter().chain(turned).collect();
        // Anyone who accepts an entry has seen it.
        self.mention(&after.name, &seen::notable(&after.series, &after.chain));
        Ok(Some(Accepted { opened: after, durability, findings }))
    }

    /// Returns true if this machine wrote a series of that name and it is gone.
    pub fn is_missing(&self, name: &str) -> bool {
        let last = || self.written().into_iter().any(|(known, _)| known == name);
        self.lacks(name) && last()
    }

    /// Accepts that a series is gone by forgetting it: there is no file left to record an acceptance in.
    ///
    /// # Errors
    ///
    /// Fails if there is a file after all, if the ledger cannot be locked, or if the state directory cannot be written.
    pub fn accept_missing(&self, name: &str, waiting: &mut dyn FnMut()) -> Result<(), BookError> {
        if let Some(state) = self.state.as_deref() {
            let lock = self.lock(&[], waiting)?;
            if !self.lacks(name) {
                return Err(StoreError { path: self.path(name), doing: FileErrorKind::Creating }.into());
            }
            seal_memory::forget(&lock, state, self.dir(), name)?;
        }
        Ok(())
    }

    /// Remembers that these were mentioned. If that fails, they are mentioned again.
    pub(crate) fn mention(&self, name: &str, notable: &[Notable]) {
        if let (Some(state), false) = (self.state.as_deref(), notable.is_empty()) {
            let _ = ledger_places::lock(state)
                .and_then(|lock| seen::keep(&lock, state, self.dir(), name, notable));
        }
    }
}
