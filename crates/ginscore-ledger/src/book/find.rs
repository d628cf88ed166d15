//! Choosing a series.

use std::cmp::Reverse;

use crate::book::current_series::{CurrentSeries, current, remember};
use crate::book::error::BookError;
use crate::book::finding::Finding;
use crate::book::known_players::start_of;
use crate::book::open::Book;
use crate::book::series_name::name_and_number;
use crate::book::store::ENDING;
use crate::model::entry::Moment;
use crate::seal::chain::LastEntry;
use ginscore_notation::{Lookup, look_up};

impl Book {
    /// The names of the series, the newest first: their numbers are their places in this list, counted from 1. Series whose start
    /// cannot be read come last.
    ///
    /// # Errors
    /// Fails if the ledger cannot be read.
    pub fn numbered(&self) -> Result<Vec<String>, BookError> {
        let started = |name: String| (start_of(&self.path(&name), |_| true), name);
        let mut all: Vec<(Option<Moment>, String)> =
            self.without_copies(self.names()?).into_iter().map(started).collect();
        let key = |of: &(Option<Moment>, String)| {
            let (stem, number) = name_and_number(&of.1);
            Reverse((of.0, stem.to_owned(), number))
        };
        all.sort_by_cached_key(key);
        Ok(all.into_iter().map(|(_, name)| name).collect())
    }

    /// The series with that name or, of a number, the one with that number, or the only one whose name contains the part;
    /// copies of it do not count.
    ///
    /// # Errors
    /// Fails if no series, or more than one, has the part in its name, or the ledger cannot be read.
    pub fn find(&self, part: &str) -> Result<String, BookError> {
        let part = part.strip_suffix(ENDING).filter(|name| self.contains(name)).unwrap_or(part);
        let low = part.to_lowercase();
        let names = self.names()?;
        let number = part.parse::<usize>().ok().filter(|number| (1..=names.len()).contains(number));
        if let Some(number) = number.filter(|_| names.iter().all(|name| name != part)) {
            let unknown = || BookError::UnknownSeries(part.to_owned());
            return self.numbered()?.into_iter().nth(number - 1).ok_or_else(unknown);
        }
        match look_up(names, |name| name == part, |name| name.to_lowercase().contains(&low)) {
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
        let not_current = |why| BookError::NotCurrent { series: name.to_owned(), why };
        let state = self.state.as_deref().ok_or_else(|| not_current(None))?;
        // What is remembered of it stays: the file may have been cut back.
        if current(state, self.dir()).is_none_or(|known| known.series != name) {
            let last = self.read(name).ok().map(|opened| LastEntry::of(&opened.chain));
            let now = CurrentSeries { series: name.to_owned(), last, undone: Vec::new() };
            remember(state, self.dir(), &now).map_err(|why| not_current(Some(why)))?;
        }
        Ok(())
    }

    /// Makes the series with that name the current one; or none, with a finding, if that cannot be remembered.
    pub fn go_on_with(&self, name: &str) -> Option<Finding> {
        self.make_current(name).is_err().then(|| self.not_current(name))
    }
}
