//! Auditing a ledger: every series is computed again and compared with its seals, with what this machine wrote, and
//! with the other files.

use std::collections::HashMap;
use std::sync::Arc;

use crate::book::error::BookError;
use crate::book::finding::{FileRelation, Finding};
use crate::book::ledger_places::{self, Place, moved_from};
use crate::book::lock::LOCK;
use crate::book::open::{Book, OpenedSeries, opened};
use crate::book::presets::PresetError;
use crate::book::seal_memory::{self, RememberedSeal, remembered, remembered_at};
use crate::book::seen::{self, Notable};
use crate::book::sync_copies::{LeftBy, SyncCopy, numbered};
use crate::merge::{Merged, merge};
use crate::model::preset::PresetRef;
use crate::seal::digest::Seal;
use ginscore_notation::Mistakes;

/// An audit of some series, or of all of them.
#[derive(Debug)]
pub struct Audit<'b> {
    book: &'b Book,
    names: Vec<String>,
    is_whole: bool,
    missing: Vec<(String, RememberedSeal)>,
}

/// One series, examined by itself.
#[derive(Debug)]
pub struct ExaminedSeries {
    name: String,
    findings: Mistakes<Finding>,
    began: Option<Start>,
    /// The missing series whose last seal this one contains: a file that was renamed is not missing.
    found: Vec<String>,
    notes: Vec<(Finding, Notable)>,
    /// The place where the series was written, if that is another one, and its last seal there.
    elsewhere: Option<(Place, RememberedSeal)>,
}

/// The results that are known once all series are examined.
#[derive(Debug, Default)]
pub struct AuditResult {
    found: Vec<String>,
    started: HashMap<Start, String>,
    notes: Vec<Finding>,
    to_mention: Vec<(String, Vec<Notable>)>,
    written: Vec<(String, RememberedSeal)>,
    before: Option<Place>,
}

/// The seals of the header and of the first entry.
type Start = [Seal; 2];

impl Book {
    /// Returns an audit of these series. `is_whole` means that they are the whole ledger, so that the audit also
    /// looks for missing series and stray copies.
    pub fn audit(&self, names: Vec<String>, is_whole: bool) -> Audit<'_> {
        let missing = if is_whole { self.missing(&names) } else { Vec::new() };
        Audit { book: self, names, is_whole, missing }
    }

    /// The last seals that this machine wrote to the series of this ledger, by name.
    pub fn written(&self) -> Vec<(String, RememberedSeal)> {
        self.state.as_deref().map(|state| remembered(state, self.dir())).unwrap_or_default()
    }

    /// The series that were written here and are not among these names.
    fn missing(&self, names: &[String]) -> Vec<(String, RememberedSeal)> {
        let Some(state) = self.state.as_deref() else {
            return Vec::new();
        };
        let before = moved_from(state, self.dir()).map(|place| remembered_at(state, &place));
        let mut missing = self.written();
        missing.extend(before.into_iter().flatten());
        missing.retain(|(name, last)| !names.contains(name) && last.entries > 0);
        missing.sort_by(|(one, _), (other, _)| one.cmp(other));
        missing.dedup_by(|(one, _), (other, _)| one == other);
        missing
    }

    /// Records everything that was written to these series elsewhere, or at the place to which the ledger's path
    /// led before, as written at the ledger's present place.
    fn settle(&self, written: &[(String, RememberedSeal)]) {
        let Some(state) = self.state.as_deref() else {
            return;
        };
        let dir = self.dir();
        let before = moved_from(state, dir).map(|place| remembered_at(state, &place));
        let settle = || {
            let lock = ledger_places::lock(state)?;
            for (name, written) in written.iter().chain(before.iter().flatten()) {
                if seal_memory::last(state, dir, name).is_none() {
                    seal_memory::keep(&lock, state, dir, name, *written)?;
                }
            }
            ledger_places::keep(&lock, state, dir)
        };
        // If this fails, the move is mentioned again.
        let _ = settle();
    }
}

impl Audit<'_> {
    /// The names of the series in the audit.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Examines a series by itself. Several may be examined at once.
    ///
    /// # Errors
    ///
    /// Fails if the file cannot be read or is not a series.
    pub fn examine(&self, name: &str) -> Result<ExaminedSeries, BookError> {
        let (opened, known) = self.book.examine_by_memory(name)?;
        let state = self.book.state.as_deref();
        let is_here = |(_, last): &&(String, RememberedSeal)| last.against(&opened.chain).is_none();
        let unseen = seen::unseen(state, self.book.dir(), &opened);
        Ok(ExaminedSeries {
            began: opened.chain.began(),
            found: self.missing.iter().filter(is_here).map(|(name, _)| name.clone()).collect(),
            notes: unseen.into_iter().map(|notable| (note(&opened, &notable), notable)).collect(),
            elsewhere: known.and_then(|known| Some((known.elsewhere?, known.last))),
            name: opened.name,
            findings: opened.findings,
        })
    }

    /// The missing series, once all others are examined. Calls `waiting` once if another writer has to be waited for.
    ///
    /// # Errors
    ///
    /// Fails if the directory cannot be read.
    pub fn missing(
        &self,
        result: &AuditResult,
        waiting: &mut dyn FnMut(),
    ) -> Result<Vec<Finding>, BookError> {
        let mut missing = self.missing.clone();
        missing.retain(|(name, _)| !result.found.contains(name));
        if missing.is_empty() {
            return Ok(Vec::new());
        }
        // A series that is renamed or deleted has lost its file before this machine remembers that. Where nobody has ever
        // locked the ledger, or nobody may, there is no writer to wait for.
        let lock =
            if self.book.dir().join(LOCK).is_file() { self.book.lock(&[], waiting).ok() } else { None };
        let still = self.book.missing(&self.book.names()?);
        drop(lock);
        missing.retain(|one| still.contains(one));
        let finding = |(name, last): (String, RememberedSeal)| Finding::Missing {
            path: self.book.path(&name),
            series: name,
            last,
        };
        Ok(missing.into_iter().map(finding).collect())
    }

    /// What this machine remembers of the series and cannot be read.
    pub fn memory(&self) -> Vec<Finding> {
        let names = (!self.is_whole).then_some(self.names.as_slice());
        let state = self.book.state.as_deref();
        state.map(|state| seal_memory::unread(state, self.book.dir(), names)).unwrap_or_default()
    }

    /// The findings about the saved house rules and the rules of new series, in an audit of the whole ledger.
    pub fn rules(&self) -> Vec<Finding> {
        if !self.is_whole {
            return Vec::new();
        }
        let broken = |error: PresetError| Finding::BrokenRules(Arc::new(error));
        let names = match self.book.saved_presets() {
            Ok(saved) => saved.names,
            // Neither can anything in it.
            Err(error) => return vec![broken(error.into())],
        };
        let mut findings: Vec<Finding> =
            names.iter().filter_map(|name| self.book.saved_preset(name).err()).map(broken).collect();
        findings.extend(match self.book.default_preset() {
            Ok(Some(PresetRef::Saved(name))) if !names.contains(&name) => {
                Some(Finding::DefaultRulesMissing(name))
            }
            Ok(_) => None,
            Err(error) => Some(broken(error)),
        });
        findings
    }

    /// The findings about the copies that other programs left.
    ///
    /// # Errors
    ///
    /// Fails if the directory cannot be read.
    pub fn copies(&self) -> Result<Vec<Result<Finding, BookError>>, BookError> {
        let mut copies = self.book.copies()?;
        copies.retain(|copy| self.is_whole || self.names.contains(&copy.of));
        Ok(copies.into_iter().map(|copy| self.copy(copy)).collect())
    }

    /// The finding about a copy. A copy without anything new is not a fault.
    fn copy(&self, copy: SyncCopy) -> Result<Finding, BookError> {
        let path = self.book.dir().join(&copy.file);
        let (Ok(original), LeftBy::Syncing) = (self.book.read(&copy.of), copy.left_by) else {
            return Ok(if !self.book.lacks(&copy.of) || copy.left_by == LeftBy::Editing {
                Finding::LeftoverCopy { copy, holds_nothing_else: false }
            } else {
                Finding::StrayCopy { copy, path }
            });
        };
        let other = opened(&copy.of, path.clone(), self.book.read_copy(&copy)?)?;
        if original.chain.after(0) != other.chain.after(0) {
            return Ok(Finding::StrayCopy { copy, path });
        }
        let (series, one, other_file) = (copy.of.clone(), copy.of.clone(), copy.file.clone());
        Ok(match relation(&original, &other) {
            FileRelation::Same => Finding::LeftoverCopy { copy, holds_nothing_else: true },
            relation => Finding::OneSeries { series, path, one, other: other_file, relation },
        })
    }

    /// The findings to mention once on this machine: they are not faults, but the players should know them.
    pub fn notes(&self, result: &AuditResult) -> Vec<Finding> {
        let moved = self
            .moved(result)
            .map(|place| Finding::Moved { before: place.ledger, now: Place::of(self.book.dir()).ledger });
        moved.into_iter().chain(result.notes.iter().cloned()).collect()
    }

    /// Remembers that the notes were mentioned.
    pub fn mentioned(&self, result: &AuditResult) {
        if self.moved(result).is_some() {
            self.book.settle(&result.written);
        }
        for (name, notable) in &result.to_mention {
            self.book.mention(name, notable);
        }
    }

    /// The place where the ledger was before, if it was moved.
    fn moved(&self, result: &AuditResult) -> Option<Place> {
        let path = self.book.state.as_deref().and_then(|state| moved_from(state, self.book.dir()));
        path.or_else(|| result.before.clone())
    }
}

impl AuditResult {
    /// Adds an examined series and returns the findings about it.
    ///
    /// # Errors
    ///
    /// Fails if a series that started the same way cannot be read again.
    pub fn add(
        &mut self,
        audit: &Audit<'_>,
        examined: ExaminedSeries,
    ) -> Result<Mistakes<Finding>, BookError> {
        let ExaminedSeries { name, mut findings, began, found, notes, elsewhere } = examined;
        self.found.extend(found);
        if let Some(other) = began.and_then(|began| self.twin(began, &name)) {
            match (audit.book.read(&other), audit.book.read(&name)) {
                (Ok(one), Ok(other)) => findings.push(one_series(&one, &other)),
                // One of them has been renamed to the other.
                (Err(error), _) | (_, Err(error)) if audit.book.is_gone(&error) => {}
                (Err(error), _) | (_, Err(error)) => return Err(error),
            }
        }
        if let Some((place, last)) = elsewhere {
            self.before = self.before.take().or(Some(place));
            self.written.push((name.clone(), last));
        }
        if !notes.is_empty() {
            let (notes, notable): (Vec<Finding>, Vec<Notable>) = notes.into_iter().unzip();
            self.notes.extend(notes);
            self.to_mention.push((name, notable));
        }
        Ok(findings)
    }

    /// An earlier series that started the same way. Since a clock may be stopped, only the number at the end of the
    /// name, which a second series of the same minute gets, shows that the two are meant to be different.
    fn twin(&mut self, began: Start, name: &str) -> Option<String> {
        let other = self.started.get(&began).cloned();
        if other.is_none() {
            self.started.insert(began, name.to_owned());
        }
        other.filter(|other| !numbered(other, name))
    }
}

/// The finding that two files contain the same series.
fn one_series(one: &OpenedSeries, other: &OpenedSeries) -> Finding {
    Finding::OneSeries {
        series: other.name.clone(),
        path: other.path.clone(),
        one: one.name.clone(),
        other: other.name.clone(),
        relation: relation(one, other),
    }
}

impl Book {
    /// The copies of a series that a program that syncs folders left, and that have something that the series lacks. What
    /// is wrong with a copy that cannot be read is the business of an audit.
    pub fn copies_apart(&self, of: &OpenedSeries) -> Vec<SyncCopy> {
        let is_apart = |copy: &SyncCopy| {
            let path = self.dir().join(&copy.file);
            let other = self.read_copy(copy).ok().and_then(|text| opened(&copy.of, path, text).ok());
            let copies = other.filter(|other| of.chain.after(0) == other.chain.after(0));
            copies.is_some_and(|other| relation(of, &other) != FileRelation::Same)
        };
        let mut copies = self.copies().unwrap_or_default();
        copies.retain(|copy| copy.of == of.name && copy.left_by == LeftBy::Syncing && is_apart(copy));
        copies
    }
}

fn relation(one: &OpenedSeries, other: &OpenedSeries) -> FileRelation {
    // A copy that was merged is not one that went on separately.
    if let Ok(Merged::Nothing | Merged::OnlyCodes(_)) = merge(&one.as_read(), &other.as_read(), None) {
        return FileRelation::Same;
    }
    let (one, other) = (&one.chain, &other.chain);
    match one.parting(other) {
        Some(divergence) => FileRelation::Fork(divergence),
        None if other.len() > one.len() => FileRelation::Ahead(other.len() - one.len()),
        None => FileRelation::Same,
    }
}

/// The finding about something notable, with its line.
fn note(opened: &OpenedSeries, notable: &Notable) -> Finding {
    let entry = match notable {
        Notable::Accepted { entry, .. } | Notable::ChangedPlaces { entry, .. } => *entry,
        Notable::Unsealed { .. } => 1,
    };
    let before = opened.chain.place(entry).and_then(|at| opened.text.get(..at.start));
    Finding::Notable {
        series: opened.name.clone(),
        path: opened.path.clone(),
        line: before.map(|before| before.matches('\n').count() + 1),
        entries: opened.chain.len(),
        notable: notable.clone(),
    }
}
