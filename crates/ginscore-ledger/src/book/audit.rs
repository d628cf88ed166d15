//! Auditing a ledger: every series is computed again and compared with its seals and with the other files.

use std::cell::OnceCell;
use std::collections::HashMap;
use std::sync::Arc;

use crate::book::error::BookError;
use crate::book::finding::{FileRelation, Finding, Notable};
use crate::book::open::{Book, OpenedSeries, opened};
use crate::book::sync_copies::{LeftBy, SyncCopy, numbered};
use crate::model::outcome::Outcome;
use crate::model::script::ScriptLines;
use crate::model::series::Series;
use crate::seal::digest::Seal;
use crate::stats::players::known_as;
use ginscore_notation::Mistakes;
use ginscore_rules::players::Seat;

/// An audit of some series, or of all of them.
#[derive(Debug)]
pub struct Audit<'b> {
    book: &'b Book,
    names: Vec<String>,
    is_whole: bool,
}

/// One series, examined by itself.
#[derive(Debug)]
pub struct ExaminedSeries {
    name: String,
    findings: Mistakes<Finding>,
    began: Option<SeriesStart>,
    notes: Vec<Finding>,
}

/// What is known of the series that were examined.
#[derive(Debug, Default)]
pub struct AuditResult {
    started: HashMap<SeriesStart, String>,
    /// The findings that are not faults, but that the players should know.
    pub notes: Vec<Finding>,
}

/// The seals of the header and of the first entry.
type SeriesStart = [Seal; 2];

impl Book {
    /// Returns an audit of these series. `is_whole` means that they are the whole ledger, so that the audit also
    /// looks for stray copies, and at the saved rules.
    pub const fn audit(&self, names: Vec<String>, is_whole: bool) -> Audit<'_> {
        Audit { book: self, names, is_whole }
    }
}

impl Audit<'_> {
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Examines a series by itself. Several may be examined at once.
    pub fn examine(&self, name: &str) -> Result<ExaminedSeries, BookError> {
        let opened = self.book.examine(name)?;
        Ok(ExaminedSeries {
            began: opened.chain.began(),
            notes: notable(&opened).into_iter().map(|notable| note(&opened, notable)).collect(),
            name: opened.name,
            findings: opened.findings,
        })
    }

    /// The findings about the saved house rules, in an audit of the whole ledger.
    pub fn rules(&self) -> Vec<Finding> {
        if !self.is_whole {
            return Vec::new();
        }
        let broken = |error: BookError| Finding::BrokenRules(Arc::new(error));
        let names = match self.book.saved_presets() {
            Ok(saved) => saved.names,
            // Neither can anything in it.
            Err(error) => return vec![broken(error.into())],
        };
        names.iter().filter_map(|name| self.book.saved_preset(name).err()).map(broken).collect()
    }

    /// The findings about the copies that other programs left.
    pub fn copies(&self) -> Result<Vec<Result<Finding, BookError>>, BookError> {
        let mut copies = self.book.copies()?;
        copies.retain(|copy| self.is_whole || self.names.contains(&copy.of));
        copies.sort_by(|one, other| one.of.cmp(&other.of));
        let mut findings = Vec::new();
        // A series is read once for all of its copies.
        for copies in copies.chunk_by(|one, other| one.of == other.of) {
            let original = copies.first().and_then(|copy| self.book.read(&copy.of).ok());
            let original = original.as_ref().map(Original::of);
            findings.extend(copies.iter().map(|copy| self.copy(copy.clone(), original.as_ref())));
        }
        Ok(findings)
    }

    /// The finding about a copy. A copy without anything new is not a fault.
    fn copy(&self, copy: SyncCopy, original: Option<&Original<'_>>) -> Result<Finding, BookError> {
        let path = self.book.dir().join(&copy.file);
        let (Some(original), LeftBy::Syncing) = (original, copy.left_by) else {
            return Ok(if !self.book.lacks(&copy.of) || copy.left_by == LeftBy::Editing {
                Finding::LeftoverCopy { copy, holds_nothing_else: false }
            } else {
                Finding::StrayCopy { copy, path }
            });
        };
        let other = opened(&copy.of, path.clone(), self.book.read_copy(&copy)?)?;
        if !original.is_begun_like(&other) {
            return Ok(Finding::StrayCopy { copy, path });
        }
        let (series, one, other_file) = (copy.of.clone(), copy.of.clone(), copy.file.clone());
        Ok(match original.relation(&other) {
            FileRelation::Same => Finding::LeftoverCopy { copy, holds_nothing_else: true },
            relation => Finding::OneSeries { series, path, one, other: other_file, relation },
        })
    }
}

impl AuditResult {
    /// Adds an examined series and returns the findings about it.
    ///
    /// # Errors
    /// Fails if a series that started the same way cannot be read again.
    pub fn add(
        &mut self,
        audit: &Audit<'_>,
        examined: ExaminedSeries,
    ) -> Result<Mistakes<Finding>, BookError> {
        let ExaminedSeries { name, mut findings, began, notes } = examined;
        self.notes.extend(notes);
        if let Some(other) = began.and_then(|began| self.twin(began, &name)) {
            match (audit.book.read(&other), audit.book.read(&name)) {
                (Ok(one), Ok(other)) => findings.push(one_series(&one, &other)),
                // One of them has been renamed to the other.
                (Err(error), _) | (_, Err(error)) if audit.book.is_gone(&error) => {}
                (Err(error), _) | (_, Err(error)) => return Err(error),
            }
        }
        Ok(findings)
    }

    /// An earlier series that started the same way. Since a clock may be stopped, only the number at the end of the
    /// name, which a second series of the same minute gets, shows that the two are meant to be different.
    fn twin(&mut self, began: SeriesStart, name: &str) -> Option<String> {
        let other = self.started.get(&began).cloned();
        if other.is_none() {
            self.started.insert(began, name.to_owned());
        }
        other.filter(|other| !numbered(other, name))
    }
}

fn one_series(one: &OpenedSeries, other: &OpenedSeries) -> Finding {
    Finding::OneSeries {
        series: other.name.clone(),
        path: other.path.clone(),
        one: one.name.clone(),
        other: other.name.clone(),
        relation: Original::of(one).relation(other),
    }
}

impl Book {
    /// The copies of a series that a program that syncs folders left, and that went on without it, each with the numbers of
    /// the lines that only the copy has. What is wrong with a copy that cannot be read is the business of an audit.
    pub fn copies_apart(&self, of: &OpenedSeries) -> Vec<(SyncCopy, Vec<usize>)> {
        let mut copies = self.copies().unwrap_or_default();
        copies.retain(|copy| copy.of == of.name && copy.left_by == LeftBy::Syncing);
        let original = Original::of(of);
        let apart = |copy: SyncCopy| {
            let path = self.dir().join(&copy.file);
            let other = opened(&copy.of, path, self.read_copy(&copy).ok()?).ok()?;
            match original.relation(&other) {
                FileRelation::Apart(lines) if original.is_begun_like(&other) => Some((copy, lines)),
                _ => None,
            }
        };
        copies.into_iter().filter_map(apart).collect()
    }
}

struct Original<'o> {
    opened: &'o OpenedSeries,
    /// Its lines, if a copy needed them.
    lines: OnceCell<ScriptLines>,
}

impl Original<'_> {
    const fn of(opened: &OpenedSeries) -> Original<'_> {
        Original { opened, lines: OnceCell::new() }
    }

    fn is_begun_like(&self, other: &OpenedSeries) -> bool {
        self.opened.chain.header() == other.chain.header()
    }

    fn relation(&self, other: &OpenedSeries) -> FileRelation {
        // A copy with which the series begins has nothing more.
        if self.opened.chain.after(other.chain.len()) == Some(other.chain.last()) {
            return FileRelation::Same;
        }
        let lines = self.lines.get_or_init(|| ScriptLines::of(&self.opened.series));
        lines.lacks(&other.series).map_or(FileRelation::Same, FileRelation::Apart)
    }
}

fn note(opened: &OpenedSeries, notable: Notable) -> Finding {
    let entry = match &notable {
        Notable::ChangedPlaces { entry, .. } => *entry,
        Notable::Unsealed { .. } => 1,
    };
    let before = opened.chain.place(entry).and_then(|at| opened.text.get(..at.start));
    Finding::Notable {
        series: opened.name.clone(),
        path: opened.path.clone(),
        line: before.map(|before| before.matches('\n').count() + 1),
        entries: opened.chain.len(),
        notable,
    }
}

fn notable(opened: &OpenedSeries) -> Vec<Notable> {
    let entries = opened.chain.unsealed();
    let unsealed = (entries > 0).then_some(Notable::Unsealed { entries });
    unsealed.into_iter().chain(changed_places(&opened.series)).collect()
}

/// The change of names in a series after which a player has a name that another one had, if there is one.
fn changed_places(series: &Series) -> Option<Notable> {
    // A series without changes of names, as most are, is not walked through.
    let mut rosters = series.rosters_so_far().collect::<Vec<_>>().into_iter().rev();
    let first = rosters.next().filter(|first| *first != series.roster())?;
    let seats: Vec<Seat> = first.lineup().seats().collect();
    let renamings =
        (1..).zip(series.history()).filter(|(_, (outcome, _))| matches!(outcome, Outcome::Renamed { .. }));
    // Whose each name was: of several players, those after the first are reported anyway.
    let mut owners: HashMap<String, Seat> = HashMap::new();
    let mut last = None;
    for (entry, roster) in std::iter::once((0, first)).chain(renamings.map(|(entry, _)| entry).zip(rosters)) {
        for seat in &seats {
            if *owners.entry(known_as(roster.name(*seat))).or_insert(*seat) != *seat {
                last = Some(entry);
            }
        }
    }
    let (entry, now) = (last?, series.roster());
    let both = |seat: &Seat| [first.name(*seat).to_owned(), now.name(*seat).to_owned()];
    let names = seats.iter().map(both).filter(|[was, now]| was != now).collect();
    Some(Notable::ChangedPlaces { entry, names })
}
