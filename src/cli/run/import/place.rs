//! Where a series that is handed in belongs: nowhere yet, or to a series that the ledger has.

use std::collections::HashSet;

use crate::cli::context::{Context, Screen};
use crate::cli::failure::{Failure, Stop};
use crate::cli::open::{Opened, not_sound, sound};
use crate::ledger::entry::Act;
use crate::ledger::series::Series;
use crate::ledger::store::{Doing, StoreError};
use crate::ledger::write::{Dated, write_entries, write_series};
use crate::report::incoming::Incoming;
use crate::show::report::Report;
use crate::show::words::ticked;

/// What is to be done with a series that is handed in.
pub(super) enum Place {
    /// It is a new one, whose text is ready.
    New(Box<Opened>),
    /// The ledger has its beginning: the whole text with the rest of its hands, and what there was.
    Longer(Box<Opened>, Before),
    /// The ledger has it, under that name.
    There(String),
}

/// A series before hands were added.
pub(super) struct Before {
    /// Its text.
    pub(super) text: String,
    /// How many hands it had.
    pub(super) hands: usize,
}

/// How a series of the ledger is to one that is handed in.
enum Kin {
    /// It has all of its hands.
    Whole,
    /// It has the first of them, or none yet.
    Beginning,
    /// It is another.
    Other,
}

impl Context {
    /// Finds the place of each, and makes the texts; nothing is written. Where one has the name of a series with
    /// other hands, that is refused.
    pub(super) fn places(
        &self,
        all: &[Incoming],
        file: &str,
        screen: &mut Screen<'_>,
    ) -> Result<Vec<Place>, Stop> {
        let mut taken: HashSet<String> = all.iter().filter_map(|one| one.name.clone()).collect();
        let unnamed = all.iter().any(|one| one.name.is_none());
        let theirs = if unnamed { self.known(screen)? } else { Vec::new() };
        let mut places = Vec::new();
        for one in all {
            let place = match &one.name {
                Some(name) if self.store.holds(name) => self.named(name, one, file)?,
                // What is there under that name is no series, a directory perhaps.
                Some(name) if self.store.path(name).exists() => {
                    let (path, doing) = (self.store.path(name), Doing::Creating);
                    return Err(StoreError { path, doing }.into());
                }
                Some(name) => Place::New(Box::new(self.new_series(name.clone(), one)?)),
                None => match theirs.iter().find(|(_, known)| is_known(known, one)) {
                    Some((name, _)) => self.named(name, one, file)?,
                    None => {
                        let name = self.free_name(one.series.header(), |name| taken.contains(name));
                        taken.insert(name.clone());
                        Place::New(Box::new(self.new_series(name, one)?))
                    }
                },
            };
            places.push(place);
        }
        Ok(places)
    }

    /// The series of the ledger by name, to look for some without a name among them.
    fn known(&self, screen: &mut Screen<'_>) -> Result<Vec<(String, Series)>, Stop> {
        let names = self.store.series()?;
        self.look_into_all(screen, names, |opened| (opened.name.clone(), opened.series.clone()))
    }

    /// A series that the ledger has under that name.
    fn named(&self, name: &str, one: &Incoming, file: &str) -> Result<Place, Failure> {
        let there = self.read(name)?;
        match kin(&there.series, &one.series) {
            Kin::Whole => Ok(Place::There(name.to_owned())),
            Kin::Beginning => self.longer(there, one),
            Kin::Other => {
                let message = format!("the ledger has a series {} already, and it is another", ticked(name));
                let report = Report::new("ledger-write", message).at(format!("{file}:{}", one.line));
                Err(Failure::ledger([report.hinted(
                    "nothing has been imported; give it another name under `series`, or import it into another \
                     ledger with `--ledger DIR`",
                )]))
            }
        }
    }

    /// The text of a new series. It is read again in memory, and must come to the same.
    fn new_series(&self, name: String, one: &Incoming) -> Result<Opened, Failure> {
        let path = self.store.path(&name);
        let opened = sound(&name, path, write_series(one.series.header(), &one.entries))?;
        if opened.series.score() == one.series.score() { Ok(opened) } else { Err(not_sound()) }
    }

    /// The text of a series with the hands behind those that it has.
    fn longer(&self, there: Opened, one: &Incoming) -> Result<Place, Failure> {
        let mismatched = there.mismatched();
        if !mismatched.is_empty() {
            return Err(Failure::ledger(mismatched));
        }
        let had = there.series.hands().len();
        let gap = if there.text.ends_with('\n') { "" } else { "\n" };
        let more = write_entries(behind(&one.entries, had), &there.series.header().names, there.chain.last());
        let text = format!("{}{gap}{more}", there.text);
        let again = sound(&there.name, self.store.path(&there.name), text)?;
        if again.series.hands() != one.series.hands() {
            return Err(not_sound());
        }
        Ok(Place::Longer(Box::new(again), Before { text: there.text, hands: had }))
    }
}

/// The entries behind so many hands.
fn behind(entries: &[Dated], hands: usize) -> impl Iterator<Item = &Dated> {
    let mut left = hands;
    entries.iter().skip_while(move |(act, ..)| {
        let before = left > 0;
        left -= usize::from(before && matches!(act, Act::Hand(_)));
        before
    })
}

/// How a series of the ledger is to one that is handed in.
fn kin(there: &Series, here: &Series) -> Kin {
    let (one, other) = (there.header(), here.header());
    let (had, has) = (there.hands(), here.hands());
    if one.names != other.names || one.house != other.house {
        Kin::Other
    } else if had.starts_with(has) {
        Kin::Whole
    } else if has.starts_with(had) {
        Kin::Beginning
    } else {
        Kin::Other
    }
}

/// Whether a series of the ledger is the one that was handed in without a name: that of the same two that began at
/// the moment told, whatever its hands are; or, where none was told, one with just the same hands.
fn is_known(known: &Series, one: &Incoming) -> bool {
    let (there, here) = (known.header(), one.series.header());
    if one.dated {
        return there.names == here.names && there.start == here.start;
    }
    matches!(kin(known, &one.series), Kin::Whole) && known.hands().len() == one.series.hands().len()
}
