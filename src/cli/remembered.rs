//! What was written here, and whether it is still there.

use super::context::{Context, Screen};
use super::open::Opened;
use crate::ledger::memory::{Last, Otherwise, keep, last};
use crate::ledger::store::Lock;
use crate::show::custody;
use crate::show::report::Report;

impl Context {
    /// How a series is not what was written here, if it is not.
    pub fn differs(&self, opened: &Opened) -> Option<Otherwise> {
        let last = last(self.state.as_deref()?, self.store.dir(), &opened.name)?;
        last.against(&opened.chain)
    }

    /// The same, said. Where an entry does not fit its seal that is said already, and by its place.
    pub fn otherwise(&self, opened: &Opened) -> Option<Report> {
        let told =
            |differs: &Otherwise| matches!(differs, Otherwise::Rewritten(_)) && opened.seal().is_none();
        self.differs(opened)
            .filter(|differs| !told(differs))
            .map(|differs| custody::otherwise(&opened.name, differs, &opened.chain))
    }

    /// That something was written here to a series of that name, if it was.
    pub fn gone(&self, name: &str) -> Option<Report> {
        let last = last(self.state.as_deref()?, self.store.dir(), name)?;
        (last.entries > 0).then(|| custody::gone(name, last))
    }

    /// Remembers a series as it stands. Where that cannot be done it is only remarked: the series itself is
    /// safe.
    pub fn remember(&self, screen: &mut Screen<'_>, lock: &Lock, opened: &Opened) {
        let Some(state) = self.state.as_deref() else {
            return;
        };
        if keep(lock, state, self.store.dir(), &opened.name, Last::of(&opened.chain)).is_err() {
            self.remark(
                screen,
                "warning: cannot remember the seal; note it, or this machine misses a rewriting",
            );
        }
    }
}
