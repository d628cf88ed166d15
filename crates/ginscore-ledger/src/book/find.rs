//! Choosing a series.

use crate::book::current_series::{CurrentSeries, current, remember};
use crate::book::error::BookError;
use crate::book::open::Book;
use crate::book::store::ENDING;
use crate::seal::chain::LastEntry;
use ginscore_notation::{Lookup, look_up};

impl Book {
    /// The series with that name, or the only one whose name contains the part; copies of it do not count.
    ///
    /// # Errors
    /// Fails if no series, or more than one, has the part in its name, or the ledger cannot be read.
    pub fn find(&self, part: &str) -> Result<String, BookError> {
        let part = part.strip_suffix(ENDING).filter(|name| self.contains(name)).unwrap_or(part);
        let low = part.to_lowercase();
        match look_up(self.names()?, |name| name == part, |name| name.to_lowercase().contains(&low)) {
            Lookup::One(name) => Ok(name),
            Lookup::Several(names) => match self.without_copies(names) {
                mut only if only.len() == 1 => Ok(only.remove(0)),
                names => Err(BookError::SeveralSeries { part: part.to_owned(), names }),
            },
            Lookup::Unknown => Err(BookError::UnknownSeries(part.to_owned())),
        }
    }

    /// The name of the current series, or of the only series if none is current; copies of it do not count.
    ///
    /// # Errors
    /// Fails if there is no series, if none of several is the current one, or if the ledger cannot be read.
    pub fn current(&self) -> Result<String, BookError> {
        let remembered = self.state.as_deref().and_then(|state| current(state, self.dir()));
        if let Some(name) = remembered.map(|known| known.series).filter(|name| !self.lacks(name)) {
            return Ok(name);
        }
        let mut all = self.without_copies(self.names()?);
        match (all.pop(), all.is_empty()) {
            (Some(only), true) => Ok(only),
            (Some(_), false) => Err(BookError::NoCurrent),
            (None, _) => match self.set_aside()? {
                none if none.is_empty() => Err(BookError::NoSeries),
                aside => Err(BookError::OnlyAside(aside)),
            },
        }
    }

    /// Makes the series with that name the current one.
    ///
    /// # Errors
    /// Fails if there is no state directory, or it cannot be written.
    pub fn make_current(&self, name: &str) -> Result<(), BookError> {
        let state = self.state.as_deref().ok_or_else(|| BookError::NoState { series: name.to_owned() })?;
        // What is remembered of it stays: the file may have been cut back.
        if current(state, self.dir()).is_none_or(|known| known.series != name) {
            let last = self.read(name).ok().map(|opened| LastEntry::of(&opened.chain));
            remember(state, self.dir(), &CurrentSeries { series: name.to_owned(), last })?;
        }
        Ok(())
    }
}
