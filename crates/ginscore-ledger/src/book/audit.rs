//! Auditing a ledger: every series is computed again and compared with its seals and with the other files.

use std::collections::HashMap;
use std::sync::Arc;

use crate::book::beside::Original;
use crate::book::error::BookError;
use crate::book::finding::{FileRelation, Finding, Notable};
use crate::book::not_used::SetAside;
use crate::book::open::{Book, OpenedSeries};
use crate::book::same_series::{SeriesIdentity, files_of_each, original};
use crate::model::names::known_as;
use crate::model::outcome::Outcome;
use crate::model::series::Series;
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
    identity: SeriesIdentity,
    entries: usize,
    findings: Mistakes<Finding>,
    notes: Vec<Finding>,
}

/// What is known of the series that were examined.
#[derive(Debug, Default)]
pub struct AuditResult {
    found: Vec<SeriesIdentity>,
    /// The findings that are not faults, but that the players should know.
    pub notes: Vec<Finding>,
    /// The number of series.
    pub series: usize,
    /// The number of their entries.
    pub entries: usize,
}

impl Book {
    /// Returns an audit of these series. `is_whole` means that they are the whole ledger, so that the audit also
    /// looks at files with other endings, and at the saved rules.
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
            identity: SeriesIdentity::of(0, &opened),
            entries: opened.chain.len(),
            notes: notable(&opened).into_iter().map(|notable| note(&opened, notable)).collect(),
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

    /// The findings about files with one series in them: the series that were examined, and in an audit of the whole ledger also
    /// files with another ending. A copy with another ending is no fault if it has nothing of its own.
    pub fn copies(&self, result: AuditResult) -> Result<Vec<Result<Finding, BookError>>, BookError> {
        let AuditResult { mut found, .. } = result;
        let mut findings = Vec::new();
        let mut asides = HashMap::new();
        for aside in if self.is_whole { self.book.set_aside()? } else { Vec::new() } {
            match self.book.read_file_of(&aside.file) {
                Ok(opened) => found.push(SeriesIdentity::of(0, &opened)),
                Err(_) if found.iter().any(|one| aside.is_of(one)) => {
                    findings
                        .push(Ok(Finding::LeftoverCopy { aside: aside.clone(), holds_nothing_else: false }));
                }
                Err(error) => findings.push(Err(error)),
            }
            asides.insert(aside.file.clone(), aside);
        }
        for files in files_of_each(&found) {
            // A file with another ending is the original of no series that has one.
            let (series, _): (Vec<usize>, Vec<usize>) = files
                .iter()
                .partition(|at| found.get(**at).is_some_and(|one| !asides.contains_key(&one.name)));
            let Some(one) = original(&found, &series) else {
                let only = files.iter().filter_map(|at| asides.get(&found.get(*at)?.name).cloned());
                findings.extend(only.map(|aside| {
                    let path = self.book.dir().join(&aside.file);
                    Ok(Finding::OnlyAside { aside, path })
                }));
                continue;
            };
            // In one without entries there is nothing to keep.
            let others = files.iter().filter_map(|at| found.get(*at)).filter(|other| !other.is_empty());
            let others: Vec<&str> =
                others.map(|other| &*other.name).filter(|name| *name != one.name).collect();
            if !others.is_empty() {
                findings.extend(self.compared(&one.name, &others, &asides));
            }
        }
        for name in self.names.iter().filter(|_| !self.is_whole) {
            let Ok(opened) = self.book.read(name) else { continue };
            findings.extend(self.book.copies_apart(&opened).into_iter().map(|(other, lines)| {
                let path = self.book.read_file_of(&other)?.path;
                let (series, one, relation) = (name.clone(), name.clone(), FileRelation::Apart(lines));
                Ok(Finding::OneSeries { series, path, one, other, relation })
            }));
        }
        Ok(findings)
    }

    /// The findings about other files of a series. It is read once for all of them.
    fn compared(
        &self,
        one: &str,
        others: &[&str],
        asides: &HashMap<String, SetAside>,
    ) -> Vec<Result<Finding, BookError>> {
        // One that has been renamed since is no copy.
        let is_there = |error: &BookError| !self.book.is_gone(error);
        let opened = match self.book.read(one) {
            Ok(opened) => opened,
            Err(error) => {
                return Some(Err(error))
                    .filter(|found| found.as_ref().is_err_and(is_there))
                    .into_iter()
                    .collect();
            }
        };
        let original = Original::of(&opened);
        let compared = |name: &&str| {
            let other = self.book.read_file_of(name)?;
            let relation = original.relation(&other);
            Ok(match asides.get(*name).filter(|_| relation == FileRelation::Same) {
                Some(aside) => Finding::LeftoverCopy { aside: aside.clone(), holds_nothing_else: true },
                None => Finding::OneSeries {
                    series: if asides.contains_key(*name) { one } else { name }.to_owned(),
                    path: other.path,
                    one: one.to_owned(),
                    other: (*name).to_owned(),
                    relation,
                },
            })
        };
        others.iter().map(compared).filter(|found| found.as_ref().err().is_none_or(is_there)).collect()
    }
}

impl AuditResult {
    /// Adds an examined series and returns the findings about it.
    pub fn add(&mut self, examined: ExaminedSeries) -> Mistakes<Finding> {
        let ExaminedSeries { identity, entries, findings, notes } = examined;
        self.series += 1;
        self.entries += entries;
        self.notes.extend(notes);
        self.found.push(identity);
        findings
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
