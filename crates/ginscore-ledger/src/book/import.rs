//! Importing series. Each one is first placed in the ledger: as a new series, as the continuation of one in the
//! ledger, or as one that is already there. Then all of them are written, or none.

use std::collections::{HashMap, HashSet};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;

use crate::book::compared::{Relation, difference, may_be_named, relation, rest, same_hands};
use crate::book::disk::{Durability, StoreError, synced};
use crate::book::error::BookError;
use crate::book::finding::Finding;
use crate::book::lock::Lock;
use crate::book::open::{Book, OpenedSeries};
use crate::book::series_name::file_key;
use crate::exchange::incoming::ImportedSeries;
use crate::model::series::Series;
use crate::seal::chain::LastEntry;
use crate::text::write::{write_after, write_series};

/// The place of an imported series in the ledger.
#[derive(Debug)]
pub enum ImportPlace {
    /// It is a new series, ready to be written.
    New(ImportText),
    /// The ledger has its first hands: the series with the rest added, and its state before.
    Longer(ImportText, Box<BeforeImport>),
    /// The ledger already has it, under that name.
    Present(String),
}

/// The text of a series that is ready to be written. It was read back, but the reading is not kept: it is several times as
/// large.
#[derive(Debug)]
pub struct ImportText {
    pub name: String,
    pub hands: usize,
    text: Arc<str>,
    last: LastEntry,
}

#[derive(Debug)]
pub struct BeforeImport {
    text: Arc<str>,
    pub hands: usize,
    finding: Option<Finding>,
}

/// A series that got its place, and what was read back of its text; `None` if nothing of it is written.
#[derive(Debug)]
pub struct PlacedSeries {
    pub place: ImportPlace,
    pub opened: Option<OpenedSeries>,
}

/// The outcome of an import.
#[derive(Debug)]
pub struct Imported {
    /// The number of series that it came to, in their order: all of them, unless it was told to stop.
    pub done: usize,
    /// The certainty that everything written survives a power cut; `None` if nothing was written.
    pub durability: Option<Durability>,
    /// The findings along the way. They do not keep the series from being recorded.
    pub findings: Vec<Finding>,
}

/// A series of the ledger that an imported one may be.
#[derive(Debug)]
pub struct KnownSeries {
    name: String,
    started_as: Option<String>,
    series: Series,
}

impl From<OpenedSeries> for KnownSeries {
    fn from(opened: OpenedSeries) -> KnownSeries {
        let started_as = opened.chain.started_as().map(str::to_owned);
        KnownSeries { name: opened.name, started_as, series: opened.series }
    }
}

impl ImportPlace {
    pub fn name(&self) -> &str {
        match self {
            ImportPlace::New(new) | ImportPlace::Longer(new, _) => &new.name,
            ImportPlace::Present(name) => name,
        }
    }
}

impl ImportText {
    fn of(opened: &OpenedSeries) -> ImportText {
        ImportText {
            name: opened.name.clone(),
            hands: opened.series.hands().count(),
            text: Arc::clone(&opened.text),
            last: LastEntry::of(&opened.chain),
        }
    }
}

/// The names of imported series, chosen one after the other.
#[derive(Debug)]
pub struct ImportNames<'b> {
    book: &'b Book,
    /// The series of the ledger in which those without names, and those whose names are free, are looked up.
    theirs: &'b [KnownSeries],
    taken: HashSet<String>,
    /// The lines of the series that have their names. Two writers of one series would overwrite each other's work.
    found: HashMap<String, usize>,
    /// The names of all series, by what their files cannot share.
    by_file: HashMap<String, String>,
}

/// The name of an imported series.
#[derive(Debug)]
pub struct ImportName {
    pub name: String,
    line: usize,
    /// The line where another series with the same name starts.
    earlier: Option<usize>,
}

impl<'b> ImportNames<'b> {
    /// The name of a series: its own, unless the series of the ledger that it is was given another name; or that of the
    /// series of the ledger that it is; or a new one.
    pub fn choose(&mut self, one: &ImportedSeries) -> ImportName {
        match &one.name {
            Some(name) => match self.renamed(name, one) {
                Some(renamed) => self.named(renamed, one.line),
                None => self.named(name, one.line),
            },
            None => match known(self.theirs, one, &self.found) {
                Some(name) => self.named(name, one.line),
                None => {
                    let name = self.book.free_name(one.series.header(), |name| self.taken.contains(name));
                    self.taken.insert(name.clone());
                    self.named(&name, one.line)
                }
            },
        }
    }

    /// The present name of the series of the ledger that the rows know by `name`: one of the same players that started then and
    /// has the same hands, as far as both go, whatever its name; or one that was given another name in the ledger, if it has the
    /// same first hand and started then, or under that name if the rows do not say when. One that was given another name, and
    /// started then under that of the rows, is it even if its first hand was corrected.
    fn renamed(&self, name: &str, one: &ImportedSeries) -> Option<&'b str> {
        if !self.book.lacks(name) {
            return None;
        }
        let first = one.series.all_hands().into_iter().next();
        let is_it = |known: &KnownSeries| {
            if self.taken.contains(&known.name)
                || self.found.contains_key(&known.name)
                || !may_be_named(&known.series, one.series.roster(), one.dated.then_some(one.series.header()))
            {
                return false;
            }
            let (is_renamed, is_named) =
                (known.started_as.as_ref() != Some(&known.name), known.started_as.as_deref() == Some(name));
            let first_too = known.series.all_hands().first().copied() == first;
            one.dated && same_hands(&known.series, &one.series)
                || is_renamed && if one.dated { first_too || is_named } else { first_too && is_named }
        };
        self.theirs.iter().rfind(|known| is_it(known)).map(|known| known.name.as_str())
    }

    /// The name of a series that starts on that line and has a name.
    pub fn named(&mut self, name: &str, line: usize) -> ImportName {
        let earlier = self.found.insert(name.to_owned(), line);
        ImportName { name: name.to_owned(), line, earlier }
    }

    /// Checks that a series can have its place next to those before it.
    ///
    /// # Errors
    /// Fails if it is one of those, or if the name of a new one differs only in case from that of another.
    pub fn check(&mut self, chosen: &ImportName, place: &ImportPlace) -> Result<(), BookError> {
        let (line, series) = (chosen.line, chosen.name.clone());
        if let ImportPlace::New(_) = place {
            let other = self.by_file.insert(file_key(&series), series.clone());
            if let Some(other) = other.filter(|other| *other != series) {
                return Err(BookError::SameFile { line, series, other });
            }
        }
        match chosen.earlier {
            Some(earlier) => Err(BookError::Twice { line, earlier, series }),
            None => Ok(()),
        }
    }
}

impl Book {
    /// Starts to choose the names of imported series. `named` are the names that rows give, and `theirs` are the series of
    /// the ledger in which those without names, and those whose names are free, are looked up: all that have or
    /// had the players of one.
    pub fn import_names<'b>(
        &'b self,
        named: impl IntoIterator<Item = String>,
        theirs: &'b [KnownSeries],
    ) -> Result<ImportNames<'b>, BookError> {
        let by_file = self.names()?.into_iter().map(|name| (file_key(&name), name)).collect();
        Ok(ImportNames {
            book: self,
            theirs,
            taken: named.into_iter().collect(),
            found: HashMap::new(),
            by_file,
        })
    }

    /// Finds the place of a series with that name, and creates its text; nothing is written to the ledger.
    ///
    /// # Errors
    /// Fails if it has the name of a series with other hands, or of something that is not a series, or if the ledger cannot
    /// be read.
    pub fn place_import(&self, name: &str, one: &ImportedSeries) -> Result<PlacedSeries, BookError> {
        if self.contains(name) {
            return self.place_named(name, one);
        }
        // Something with that name exists that is not a series, such as a directory.
        if !self.lacks(name) {
            return Err(StoreError::Creating(self.path(name)).into());
        }
        let opened = self.new_import(name, one)?;
        let place = ImportPlace::New(ImportText::of(&opened));
        Ok(PlacedSeries { place, opened: Some(opened) })
    }

    /// Writes the placed series one by one; after each, `written` is called and says whether to go on. If the disk fails in
    /// between, everything that was written before is removed again. Their names are synced together at the end.
    pub fn import(
        &self,
        lock: &Lock,
        places: &[ImportPlace],
        mut written: impl FnMut() -> ControlFlow<()>,
    ) -> Result<Imported, BookError> {
        self.sweep(lock);
        let mut files = Vec::new();
        let mut done = places.len();
        for (at, place) in places.iter().enumerate() {
            let file = match place {
                ImportPlace::Present(_) => continue,
                ImportPlace::New(new) => self.create(lock, &new.name, &new.text),
                ImportPlace::Longer(new, _) => self.write(lock, &new.name, &new.text),
            };
            match file {
                Ok(file) => files.push(file),
                Err(error) => {
                    let all_removed = self.remove_again(places.get(..at).unwrap_or_default(), lock);
                    return Err(if all_removed { error.into() } else { BookError::PartlyImported(error) });
                }
            }
            if written().is_break() {
                done = at + 1;
                break;
            }
        }
        let durability = (!files.is_empty()).then(|| synced(files.iter().map(PathBuf::as_path)));
        let findings = self.remember_imported(places.get(..done).unwrap_or_default());
        Ok(Imported { done, durability, findings })
    }

    fn remember_imported(&self, places: &[ImportPlace]) -> Vec<Finding> {
        let mut findings = Vec::new();
        for place in places {
            let new = match place {
                ImportPlace::Present(_) => continue,
                ImportPlace::Longer(new, before) => {
                    findings.extend(before.finding.clone());
                    new
                }
                ImportPlace::New(new) => new,
            };
            findings.extend(self.remember_last(&new.name, new.last));
        }
        findings
    }

    /// Removes what was written, as far as the disk allows. Returns true if all of it is removed.
    fn remove_again(&self, written: &[ImportPlace], lock: &Lock) -> bool {
        let removed = |place: &ImportPlace| match place {
            ImportPlace::Present(_) => true,
            ImportPlace::New(new) => self.take_back(lock, &new.name).is_ok(),
            ImportPlace::Longer(new, before) => self.restored(lock, &new.name, &before.text),
        };
        // All of them are tried, even if one fails.
        written.iter().filter(|place| !removed(place)).count() == 0
    }

    fn place_named(&self, name: &str, one: &ImportedSeries) -> Result<PlacedSeries, BookError> {
        let there = self.read(name)?;
        match relation(&there.series, one) {
            Relation::Whole => {
                Ok(PlacedSeries { place: ImportPlace::Present(name.to_owned()), opened: None })
            }
            Relation::Beginning => self.longer(&there, one),
            Relation::Other => Err(BookError::Conflict {
                line: one.line,
                series: there.name,
                difference: Box::new(difference(&there.series, one)),
            }),
        }
    }

    /// Creates a new series. Its text is read back in memory and must come to the same score.
    fn new_import(&self, name: &str, one: &ImportedSeries) -> Result<OpenedSeries, BookError> {
        let opened = self.sound(name, write_series(one.series.begun(), Some(name), &one.entries))?;
        if opened.series.score() == one.series.score() { Ok(opened) } else { Err(BookError::NotReadBack) }
    }

    /// Returns the series with the new hands added after its own.
    fn longer(&self, there: &OpenedSeries, one: &ImportedSeries) -> Result<PlacedSeries, BookError> {
        there.check_sound()?;
        let hands = there.series.all_hands().len();
        let (entries, expected) = rest(&there.series, one).ok_or(BookError::NotReadBack)?;
        let text = write_after((&there.text, there.next), &there.chain, &there.series, &entries);
        let after = self.sound_after(there, text)?;
        if after.series.score() != expected.score() {
            return Err(BookError::NotReadBack);
        }
        let before = BeforeImport { text: Arc::clone(&there.text), hands, finding: self.shortened(there) };
        Ok(PlacedSeries {
            place: ImportPlace::Longer(ImportText::of(&after), Box::new(before)),
            opened: Some(after),
        })
    }
}

/// The name of the series of the ledger that was imported without a name. If a moment is given, that is the series of
/// the same two players that started then, or at that local time with another offset, whatever its hands are.
/// Otherwise it is a series with exactly the same hands, or else an open one that has the first of them; and none of
/// those that were found already, since a sheet may have several series with the same hands.
fn known<'t>(
    theirs: &'t [KnownSeries],
    one: &ImportedSeries,
    found: &HashMap<String, usize>,
) -> Option<&'t str> {
    let last = |is: &dyn Fn(&Series) -> bool| {
        let last =
            theirs.iter().rfind(|known| (one.dated || !found.contains_key(&known.name)) && is(&known.series));
        last.map(|known| known.name.as_str())
    };
    if one.dated {
        let here = &one.series;
        return last(&|known| may_be_named(known, here.roster(), Some(here.header())));
    }
    let same = |known: &Series| {
        known.hands().count() == one.series.hands().count() && matches!(relation(known, one), Relation::Whole)
    };
    let begun = |known: &Series| {
        known.hands().next().is_some()
            && !known.score().is_over()
            && matches!(relation(known, one), Relation::Beginning)
    };
    last(&same).or_else(|| last(&begun))
}
