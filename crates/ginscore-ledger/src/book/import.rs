//! Importing series. Each one is first placed in the ledger: as a new series, as the continuation of one in the
//! ledger, or as one that is already there. Then all of them are written, or none.

use std::collections::{HashMap, HashSet};
use std::fmt;

use crate::book::disk::{Durability, FileErrorKind};
use crate::book::error::BookError;
use crate::book::finding::Finding;
use crate::book::lock::Lock;
use crate::book::open::{Book, OpenedSeries};
use crate::book::series_name::file_key;
use crate::book::store::StoreError;
use crate::exchange::incoming::ImportedSeries;
use crate::model::entry::{Event, Header, Moment, Operation};
use crate::model::series::{Hand, Outcome, Series};
use crate::text::write::{TimedOperation, write_after, write_series};
use ginscore_rules::notation::{same_players, write_seated};
use ginscore_rules::rules::Stake;

/// The place of an imported series in the ledger.
#[derive(Debug)]
pub enum ImportPlace {
    /// It is a new series, ready to be written.
    New(Box<OpenedSeries>),
    /// The ledger has its first hands: the series with the rest added, and its state before.
    Longer(Box<OpenedSeries>, Box<BeforeImport>),
    /// The ledger already has it, under that name.
    Present(String),
}

/// A series before hands were added to it.
#[derive(Debug)]
pub struct BeforeImport {
    /// Its text.
    text: String,
    /// The number of its hands.
    pub hands: usize,
    /// The difference from what this machine wrote last, if there is one.
    finding: Option<Finding>,
}

/// The outcome of an import.
#[derive(Debug)]
pub struct Imported {
    /// The certainty that everything written survives a power cut; `None` if nothing was written.
    pub durability: Option<Durability>,
    /// The findings along the way. They do not keep the series from being recorded.
    pub findings: Vec<Finding>,
}

/// The reason why series could not be imported.
#[derive(Debug)]
#[non_exhaustive]
pub enum ImportError {
    /// The ledger could not be read or written. Nothing was imported.
    Book(BookError),
    /// Two groups of rows are the same series.
    Twice {
        /// The line where the second group starts.
        line: usize,
        /// The line where the first group starts.
        earlier: usize,
        /// The name of the series.
        series: String,
    },
    /// The name of a new series differs only in case from that of another one, in the ledger or among the rows.
    SameFile {
        /// The line where the series starts.
        line: usize,
        /// Its name.
        series: String,
        /// The name of the other one.
        other: String,
    },
    /// The ledger has a different series in its place.
    Conflict {
        /// The line where the imported series starts.
        line: usize,
        /// The name of the series in the ledger.
        series: String,
        /// The first difference.
        difference: Box<ImportDifference>,
    },
    /// A series could not be written, and not all of the series before it could be removed again.
    Partly(StoreError),
}

/// The first difference between a series of the ledger and an imported one. The values are those of the ledger.
#[derive(Debug)]
#[non_exhaustive]
pub enum ImportDifference {
    /// The players have other names.
    Players(Vec<String>),
    /// The house rules differ.
    Rules,
    /// It started at another moment.
    Start(Moment),
    /// The stake differs; `None` if there is none.
    Stake(Option<Stake>),
    /// The first dealer differs; `None` if the dealer is unknown.
    FirstDealer(Option<String>),
    /// A hand differs.
    Hand {
        /// The number of the hand.
        number: usize,
        /// The hand in the ledger.
        there: String,
        /// The hand in the rows.
        here: String,
    },
    /// The series differ in a way that no single hand shows.
    Other,
}

/// The relation of a series of the ledger to an imported one.
enum Kin {
    /// It has all the hands of the imported series.
    Whole,
    /// It has the first of these hands, or none yet.
    Beginning,
    /// It is a different series.
    Other,
}

impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ImportError::Book(error) => error.fmt(f),
            ImportError::Twice { line, earlier, series } => {
                write!(f, "lines {earlier} and {line} begin one series, {series:?}")
            }
            ImportError::SameFile { line, series, other } => {
                write!(f, "line {line}: {series:?} and {other:?} differ only in case")
            }
            ImportError::Conflict { line, series, .. } => {
                write!(f, "line {line}: the ledger has another series {series:?}")
            }
            ImportError::Partly(error) => write!(f, "imported in part only: {error}"),
        }
    }
}

impl std::error::Error for ImportError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            ImportError::Book(error) => Some(error),
            ImportError::Partly(error) => Some(error),
            ImportError::Twice { .. } | ImportError::SameFile { .. } | ImportError::Conflict { .. } => None,
        }
    }
}

impl From<BookError> for ImportError {
    fn from(error: BookError) -> ImportError {
        ImportError::Book(error)
    }
}

impl From<StoreError> for ImportError {
    fn from(error: StoreError) -> ImportError {
        ImportError::Book(error.into())
    }
}

impl ImportPlace {
    /// The name of the series in the ledger.
    pub fn name(&self) -> &str {
        match self {
            ImportPlace::New(opened) | ImportPlace::Longer(opened, _) => &opened.name,
            ImportPlace::Present(name) => name,
        }
    }
}

impl Book {
    /// Finds the place of each series and creates the texts; nothing is written. `theirs` are the series of the
    /// ledger, in which series without a name are looked up; it may be empty if all have names. `placed` is called
    /// after each series.
    ///
    /// # Errors
    ///
    /// Fails if two of them are one series, if one has the name of a series with other hands, if the name of a new one
    /// differs only in case from that of another, or if the ledger cannot be read.
    pub fn place_imports(
        &self,
        all: &[ImportedSeries],
        theirs: &[(String, Series)],
        mut placed: impl FnMut(),
    ) -> Result<Vec<ImportPlace>, ImportError> {
        let mut taken: HashSet<String> = all.iter().filter_map(|one| one.name.clone()).collect();
        let mut places = Vec::new();
        // Two writers of one series would overwrite each other's work.
        let mut found: HashMap<String, usize> = HashMap::new();
        let mut by_file: HashMap<String, String> =
            self.names()?.into_iter().map(|name| (file_key(&name), name)).collect();
        for one in all {
            let place = match &one.name {
                Some(name) if self.contains(name) => self.place_named(name, one)?,
                // Something with that name exists that is not a series, such as a directory.
                Some(name) if self.path(name).exists() => {
                    return Err(StoreError { path: self.path(name), doing: FileErrorKind::Creating }.into());
                }
                Some(name) => ImportPlace::New(Box::new(self.new_import(name, one)?)),
                None => match known(theirs, one, &found) {
                    Some(name) => self.place_named(name, one)?,
                    None => {
                        let name = self.free_name(one.series.header(), |name| taken.contains(name));
                        let new = self.new_import(&name, one)?;
                        taken.insert(name);
                        ImportPlace::New(Box::new(new))
                    }
                },
            };
            if let ImportPlace::New(new) = &place {
                let other = by_file.insert(file_key(&new.name), new.name.clone());
                if let Some(other) = other.filter(|other| *other != new.name) {
                    let series = new.name.clone();
                    return Err(ImportError::SameFile { line: one.line, series, other });
                }
            }
            if let Some(earlier) = found.insert(place.name().to_owned(), one.line) {
                let series = place.name().to_owned();
                return Err(ImportError::Twice { line: one.line, earlier, series });
            }
            places.push(place);
            placed();
        }
        Ok(places)
    }

    /// Writes the placed series one by one; `written` is called after each. If the disk fails in between,
    /// everything that was written before is removed again.
    ///
    /// # Errors
    ///
    /// Fails if a series cannot be written.
    pub fn import(
        &self,
        lock: &Lock,
        places: &[ImportPlace],
        mut written: impl FnMut(),
    ) -> Result<Imported, ImportError> {
        self.store.sweep(lock);
        let mut durability = None;
        for (at, place) in places.iter().enumerate() {
            let result = match place {
                ImportPlace::Present(_) => continue,
                ImportPlace::New(opened) => self.store.create(lock, &opened.name, &opened.text),
                ImportPlace::Longer(opened, _) => self.store.write(lock, &opened.name, &opened.text),
            };
            match result {
                Ok(Durability::Confirmed) => durability = durability.or(Some(Durability::Confirmed)),
                Ok(Durability::Unconfirmed) => durability = Some(Durability::Unconfirmed),
                Err(error) => {
                    let all_removed = self.remove_again(places.get(..at).unwrap_or_default(), lock);
                    return Err(if all_removed { error.into() } else { ImportError::Partly(error) });
                }
            }
            written();
        }
        let mut findings = Vec::new();
        for place in places {
            match place {
                ImportPlace::Present(_) => {}
                ImportPlace::New(opened) => findings.extend(self.remember_new(lock, opened)),
                // The old seal of a series that differs stays remembered until someone accepts the difference.
                ImportPlace::Longer(opened, before) => match &before.finding {
                    None => findings.extend(self.remember(lock, opened)),
                    Some(finding) => findings.push(finding.clone()),
                },
            }
        }
        Ok(Imported { durability, findings })
    }

    /// Removes what was written, as far as the disk allows. Returns true if all of it is removed.
    fn remove_again(&self, written: &[ImportPlace], lock: &Lock) -> bool {
        let removed = |place: &ImportPlace| match place {
            ImportPlace::Present(_) => true,
            ImportPlace::New(opened) => self.store.take_back(lock, &opened.name).is_ok(),
            ImportPlace::Longer(opened, before) => self.store.write(lock, &opened.name, &before.text).is_ok(),
        };
        // All of them are tried, even if one fails.
        written.iter().filter(|place| !removed(place)).count() == 0
    }

    /// The place of a series whose name already exists in the ledger.
    fn place_named(&self, name: &str, one: &ImportedSeries) -> Result<ImportPlace, ImportError> {
        let there = self.read(name)?;
        match kin(&there.series, one) {
            Kin::Whole => Ok(ImportPlace::Present(name.to_owned())),
            Kin::Beginning => Ok(self.longer(&there, one)?),
            Kin::Other => Err(ImportError::Conflict {
                line: one.line,
                series: there.name,
                difference: Box::new(difference(&there.series, one)),
            }),
        }
    }

    /// Creates a new series. Its text is read back in memory and must come to the same score.
    fn new_import(&self, name: &str, one: &ImportedSeries) -> Result<OpenedSeries, BookError> {
        let opened = self.sound(name, write_series(one.series.header(), Some(name), &one.entries))?;
        if opened.series.score() == one.series.score() { Ok(opened) } else { Err(BookError::NotReadBack) }
    }

    /// Returns the series with the new hands added after its own.
    fn longer(&self, there: &OpenedSeries, one: &ImportedSeries) -> Result<ImportPlace, BookError> {
        there.check_sound()?;
        let hands = there.series.all_hands().len();
        let (entries, expected) = rest(&there.series, one).ok_or(BookError::NotReadBack)?;
        let text = write_after(&there.text, &there.chain, &there.series, &entries);
        let after = self.sound(&there.name, text)?;
        if after.series.score() != expected.score() {
            return Err(BookError::NotReadBack);
        }
        let before = BeforeImport { text: there.text.to_string(), hands, finding: self.compare(there) };
        Ok(ImportPlace::Longer(Box::new(after), Box::new(before)))
    }
}

/// The entries to record after the hands that a series already has, and the resulting series. The deal continues
/// from there, and is corrected if the rows name another dealer.
fn rest(there: &Series, one: &ImportedSeries) -> Option<(Vec<TimedOperation>, Series)> {
    let mut after = there.clone();
    let mut entries = Vec::new();
    let hands = one.entries.iter().filter(|(operation, ..)| matches!(operation, Operation::Hand(_)));
    for ((operation, _, time), dealer) in hands.zip(&one.dealers).skip(there.all_hands().len()) {
        if let Some(dealer) = dealer.filter(|dealer| after.score().dealer() != Some(*dealer)) {
            let deal = Operation::Event(Event::Deal(dealer));
            after.act(&deal).ok()?;
            entries.push((deal, None, *time));
        }
        let asserted = match after.act(operation).ok()? {
            Outcome::Did(applied) => after.asserted_of(&applied),
            _ => None,
        };
        entries.push((operation.clone(), asserted, *time));
    }
    (after.all_hands() == one.series.all_hands()).then_some((entries, after))
}

fn kin(there: &Series, one: &ImportedSeries) -> Kin {
    let (had, has) = (there.all_hands(), one.series.all_hands());
    if header_difference(there, one).is_some() {
        Kin::Other
    } else if had.starts_with(&has) {
        Kin::Whole
    } else if has.starts_with(&had) {
        Kin::Beginning
    } else {
        Kin::Other
    }
}

/// The first difference between a series of the ledger and an imported one that is not the same.
fn difference(there: &Series, one: &ImportedSeries) -> ImportDifference {
    if let Some(difference) = header_difference(there, one) {
        return difference;
    }
    let roster = there.roster();
    let line = |hand: &Hand| write_seated(hand.ruling.claim(), hand.opponents, hand.note.as_deref(), roster);
    let mut pairs = there.hands().zip(one.series.all_hands());
    match pairs.find(|((_, had), has)| had != has) {
        Some(((number, had), has)) => ImportDifference::Hand { number, there: line(had), here: line(has) },
        None => ImportDifference::Other,
    }
}

fn header_difference(there: &Series, one: &ImportedSeries) -> Option<ImportDifference> {
    let (had, has) = (there.header(), one.series.header());
    // Rows may still have a name that was changed in the ledger.
    if there.rosters_so_far().all(|roster| roster != one.series.roster()) {
        Some(ImportDifference::Players(there.roster().players().to_vec()))
    } else if had.house != has.house {
        Some(ImportDifference::Rules)
    } else if one.dated && !same_start(had, has) {
        Some(ImportDifference::Start(had.start))
    } else if has.stake.is_some() && has.stake != had.stake {
        Some(ImportDifference::Stake(had.stake))
    } else if has.first_dealer.is_some() && has.first_dealer != had.first_dealer {
        let dealer = had.first_dealer.map(|dealer| there.roster().entrant(dealer));
        Some(ImportDifference::FirstDealer(dealer))
    } else {
        None
    }
}

/// Returns true if both started at the same moment, or at the same local time with another offset.
fn same_start(one: &Header, other: &Header) -> bool {
    one.start == other.start || one.start.naive_local() == other.start.naive_local()
}

/// The name of the series of the ledger that was imported without a name. If a moment is given, that is the series of
/// the same two players that started then, or at that local time with another offset, whatever its hands are.
/// Otherwise it is a series with exactly the same hands, or else an open one that has the first of them; and none of
/// those that were found already, since a sheet may have several series with the same hands.
fn known<'t>(
    theirs: &'t [(String, Series)],
    one: &ImportedSeries,
    found: &HashMap<String, usize>,
) -> Option<&'t str> {
    let last = |is: &dyn Fn(&Series) -> bool| {
        let last = theirs.iter().rfind(|(name, known)| (one.dated || !found.contains_key(name)) && is(known));
        last.map(|(name, _)| name.as_str())
    };
    if one.dated {
        let here = &one.series;
        return last(&|known| {
            let mut rosters = known.rosters_so_far();
            rosters.any(|roster| same_players(roster, here.roster()))
                && same_start(known.header(), here.header())
        });
    }
    let same = |known: &Series| {
        known.hands().count() == one.series.hands().count() && matches!(kin(known, one), Kin::Whole)
    };
    let begun = |known: &Series| {
        known.hands().next().is_some()
            && !known.score().is_over()
            && matches!(kin(known, one), Kin::Beginning)
    };
    last(&same).or_else(|| last(&begun))
}
