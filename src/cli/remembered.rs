//! What was written here, and whether it is still there.

use super::context::{Context, Output};
use super::open::Opened;
use crate::show::custody;
use crate::show::report::Diagnostic;
use ginscore_ledger::book::{
    Durability, Known, Lock, MemoryMismatch, Notable, RememberedSeal, last, ledger_places, seal_memory, seen,
};

impl Context {
    /// What is remembered of a series.
    pub fn remembered_of(&self, opened: &Opened) -> Option<Known> {
        seal_memory::known(self.state.as_deref()?, self.store.dir(), &opened.name, &opened.chain)
    }

    /// How a series is not what was written here, if it is not.
    pub fn differs(&self, opened: &Opened) -> Option<MemoryMismatch> {
        self.remembered_of(opened)?.last.against(&opened.chain)
    }

    /// The same, said. Where an entry does not fit its seal that is said already, and by its place.
    pub fn otherwise(&self, opened: &Opened) -> Option<Diagnostic> {
        let known = self.remembered_of(opened)?;
        let told = |differs: &MemoryMismatch| {
            matches!(differs, MemoryMismatch::Rewritten(_)) && opened.seal().is_none()
        };
        let differs = known.last.against(&opened.chain).filter(|differs| !told(differs))?;
        let at = known.elsewhere.as_ref().map(|place| place.ledger.as_path());
        Some(opened.blamed(custody::otherwise(&opened.name, differs, &opened.chain, at)))
    }

    /// That something was written here to a series of that name, if it was.
    pub fn gone(&self, name: &str) -> Option<Diagnostic> {
        let last = last(self.state.as_deref()?, self.store.dir(), name)?;
        (last.entries > 0).then(|| self.missing(name, last))
    }

    /// That a series is gone to which that was written.
    pub fn missing(&self, name: &str, last: RememberedSeal) -> Diagnostic {
        custody::gone(name, last).of_series(name).in_file(&self.store.path(name), None)
    }

    /// Remembers a series as it stands, and where its ledger is if nothing is known of that. Where that cannot be
    /// done it is only warned of: the series itself is safe.
    pub fn remember(&self, screen: &mut Output<'_>, lock: &Lock, opened: &Opened) {
        let Some(state) = self.state.as_deref() else {
            return;
        };
        let dir = self.store.dir();
        let remember = || {
            seal_memory::keep(lock, state, dir, &opened.name, RememberedSeal::of(&opened.chain))?;
            match ledger_places::known(state, dir) {
                // Only `audit` says that a path leads to another place now.
                Some(_) => Ok(Durability::Confirmed),
                None => ledger_places::keep(lock, state, dir),
            }
        };
        if remember().is_err() {
            self.warn(
                screen,
                "warning: cannot remember the seal; note it, or this machine misses a rewriting",
            );
        }
    }

    /// What is notable of a series and was not said here yet.
    pub fn notable(&self, opened: &Opened) -> Vec<Notable> {
        seen::unseen(self.state.as_deref(), self.store.dir(), &opened.name, &opened.chain)
    }

    /// Remembers that this was said of a series. Where that cannot be done it will be said again.
    pub fn said(&self, name: &str, notable: &[Notable]) {
        if let (Some(state), false) = (self.state.as_deref(), notable.is_empty()) {
            let dir = self.store.dir();
            let _ = ledger_places::lock(state).and_then(|lock| seen::keep(&lock, state, dir, name, notable));
        }
    }

    /// From now on what was written elsewhere to these series, and at the place to which the ledger's path led
    /// before, is taken for written at the place where the ledger is now.
    pub fn settle(&self, written: &[(String, RememberedSeal)]) {
        let Some(state) = self.state.as_deref() else {
            return;
        };
        let dir = self.store.dir();
        let before =
            ledger_places::moved_from(state, dir).map(|place| seal_memory::remembered_at(state, &place));
        let settle = || {
            let lock = ledger_places::lock(state)?;
            for (name, written) in written.iter().chain(before.iter().flatten()) {
                if last(state, dir, name).is_none() {
                    seal_memory::keep(&lock, state, dir, name, *written)?;
                }
            }
            ledger_places::keep(&lock, state, dir)
        };
        // Where that cannot be done it will be said again.
        let _ = settle();
    }
}
