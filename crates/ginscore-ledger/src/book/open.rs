//! Opening a book and reading its series.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::book::disk::{Links, is_below, read_file};
use crate::book::error::BookError;
use crate::book::finding::{Finding, TextFinding};
use crate::book::seal_memory::{self, Known, MemoryMismatch};
use crate::model::series::Series;
use crate::seal::chain::Chain;
use crate::seal::digest::{Length, SealCode};
use crate::text::error::{TextError, TextErrorKind};
use crate::text::fold::ReadSeries;
use crate::text::old::in_new_format;
use crate::text::read::{read_on, read_series};
use ginscore_notation::Mistakes;

/// The most times that a series is read until it is the same twice.
const MOST_LOOKS: usize = 5;
/// The heading of an entry.
pub(super) const HEADING: &str = "[[entry]]";

/// A ledger: a directory of series, and a private directory in which this machine remembers what it wrote there.
#[derive(Clone, Debug)]
pub struct Book {
    pub(crate) dir: PathBuf,
    pub(crate) state: Option<PathBuf>,
}

/// A series that was read, with all the mistakes that its own text shows.
#[derive(Clone, Debug)]
pub struct OpenedSeries {
    /// Its name.
    pub name: String,
    /// Its file.
    pub path: PathBuf,
    /// The series.
    pub series: Series,
    /// The text of its file.
    pub text: Arc<str>,
    /// Its seals.
    pub chain: Chain,
    /// True if entries can be added to the end of its text, so that it can be read on.
    pub(crate) can_grow: bool,
    /// The findings, in the order of the text; findings from other sources come last.
    pub findings: Mistakes<Finding>,
}

/// The place of a seal in a series.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SealPlace {
    /// The number of entries up to it.
    pub entries: usize,
    /// The number of hands that counted at that point.
    pub hands: usize,
    /// The first entry that was changed, counted from 1; `None` if everything up to the seal is as it was.
    pub changed: Option<usize>,
    /// True if the code has fewer characters than the seals of the series, so that it proves less.
    pub is_shortened: bool,
    /// For a code of another copy, which was merged with that entry: true if what was taken from there proves it.
    pub merged: Option<bool>,
}

impl Book {
    /// Opens the ledger in `dir`, which need not exist yet. Without a state directory, nothing is remembered.
    pub const fn open(dir: PathBuf, state: Option<PathBuf>) -> Book {
        Book { dir, state }
    }

    /// Returns a book for another directory, with the same state directory.
    #[must_use]
    pub fn elsewhere(&self, dir: PathBuf) -> Book {
        Book { dir, state: self.state.clone() }
    }

    /// Returns true if the path is in one of the directories of the state directory. A user may have named one that has
    /// other files, too.
    pub(crate) fn remembers_in(&self, path: &Path) -> bool {
        let state = self.state.as_deref();
        state.is_some_and(|state| {
            ["current", "ledgers", "seals", "seen"].iter().any(|folder| is_below(path, &state.join(folder)))
        })
    }

    /// Reads the series with that name. The findings are only those of its own text.
    ///
    /// # Errors
    ///
    /// Fails if the file cannot be read or is not a series.
    pub fn read(&self, name: &str) -> Result<OpenedSeries, BookError> {
        self.opened(name, self.text(name)?)
    }

    /// Reads the series with that name and compares it with what this machine wrote last.
    ///
    /// # Errors
    ///
    /// Fails if the file cannot be read or is not a series.
    pub fn examine(&self, name: &str) -> Result<OpenedSeries, BookError> {
        self.examine_by_memory(name).map(|(opened, _)| opened)
    }

    /// Examines a series, and returns what this machine remembers of it, too.
    pub(crate) fn examine_by_memory(&self, name: &str) -> Result<(OpenedSeries, Option<Known>), BookError> {
        let (mut opened, mut known, mut finding) = self.compared(name)?;
        // The series may have been deleted, and another one begun under its name, between the two readings.
        for _ in 0..MOST_LOOKS {
            if finding.is_none() {
                break;
            }
            let again = self.compared(name)?;
            let is_certain = again.0.text == opened.text && again.1 == known;
            (opened, known, finding) = again;
            if is_certain {
                break;
            }
        }
        opened.findings.extend(finding);
        Ok((opened, known))
    }

    /// Reads what this machine remembers of a series, and then the series. A writer replaces the text before it remembers
    /// the seal, so that in this order the text can only be newer.
    fn compared(&self, name: &str) -> Result<(OpenedSeries, Option<Known>, Option<Finding>), BookError> {
        let state = self.state.as_deref();
        let last = state.and_then(|state| seal_memory::last(state, self.dir(), name));
        let opened = self.read(name)?;
        let known = match (last, state) {
            (Some(last), _) => Some(Known { last, elsewhere: None }),
            (None, Some(state)) => seal_memory::known_elsewhere(state, self.dir(), name, &opened.chain),
            (None, None) => None,
        };
        let finding = known.as_ref().and_then(|known| self.not_as_written(&opened, known));
        Ok((opened, known, finding))
    }

    /// Returns true if a series could not be read because it has been renamed or deleted.
    pub fn is_gone(&self, error: &BookError) -> bool {
        let BookError::Read { series, error } = error else {
            return false;
        };
        // It may be back by now.
        error.is_missing() || self.lacks(series)
    }

    /// Reads the series with that name again, unless its file still has the known text.
    ///
    /// # Errors
    ///
    /// Fails if the file cannot be read or is not a series.
    pub fn refresh(&self, name: &str, known: Option<OpenedSeries>) -> Result<OpenedSeries, BookError> {
        let text = self.text(name)?;
        match known.filter(|known| known.name == name && *known.text == *text) {
            Some(known) => Ok(known),
            None => self.opened(name, text),
        }
    }

    /// Compares the series with what this machine wrote last, while no one else may write. `None` if it is the same or has only grown, or if it
    /// was rewritten so that an entry does not fit its seal, which is already a finding of its text.
    pub fn compare(&self, opened: &OpenedSeries) -> Option<Finding> {
        self.not_as_written(opened, &self.remembered(opened)?)
    }

    /// The last state of the series that this machine remembers writing.
    pub(crate) fn remembered(&self, opened: &OpenedSeries) -> Option<Known> {
        seal_memory::known(self.state.as_deref()?, self.dir(), &opened.name, &opened.chain)
    }

    /// The difference from what this machine wrote last, if there is one.
    pub(crate) fn differs(&self, opened: &OpenedSeries) -> Option<MemoryMismatch> {
        let known = self.remembered(opened)?;
        known.last.against(&opened.chain).filter(|_| !self.was_turned(opened, &known))
    }

    /// The finding of [`Book::compare`].
    fn not_as_written(&self, opened: &OpenedSeries, known: &Known) -> Option<Finding> {
        not_as_written(opened, known).filter(|_| !self.was_turned(opened, known))
    }

    /// Returns true if the series was turned into the present format, perhaps by another machine, from the state that this
    /// machine remembers or a later one. The file that was kept proves it.
    fn was_turned(&self, opened: &OpenedSeries, known: &Known) -> bool {
        let turned = |format: i64| {
            let old = read_file(&self.old_path(&opened.name, format), Links::Refuse).ok()?;
            let read = read_series(&old).ok()?;
            let (new, _) = in_new_format(&old)?;
            Some(known.last.against(&read.chain).is_none() && opened.text.starts_with(&new))
        };
        opened.chain.format() > 2 && [2, 1].into_iter().any(|format| turned(format) == Some(true))
    }

    /// The text of the series with that name.
    pub(crate) fn text(&self, name: &str) -> Result<String, BookError> {
        let read = || read_file(&self.path(name), Links::Follow);
        let mut text = read();
        // A series that is renamed and renamed back, or deleted and restored, was gone for a moment.
        for _ in 1..MOST_LOOKS {
            match &text {
                Err(error) if error.is_missing() && !self.lacks(name) => text = read(),
                _ => break,
            }
        }
        text.map_err(|error| BookError::Read { series: name.to_owned(), error })
    }

    /// Parses the text of the series with that name.
    pub(crate) fn opened(&self, name: &str, text: String) -> Result<OpenedSeries, BookError> {
        opened(name, self.path(name), text)
    }

    /// Reads a text that is about to be written after that of a series: only what was added to it, if the text begins with
    /// all of that of the series, and otherwise all of it. Every assertion and seal in it must be right.
    pub(crate) fn sound_after(&self, before: &OpenedSeries, text: String) -> Result<OpenedSeries, BookError> {
        let added = text.strip_prefix(&*before.text).filter(|_| before.text.ends_with('\n'));
        // What was read before is right, so that it need not be read again.
        let added = added.filter(|_| before.can_grow && before.findings.is_empty());
        let read = added.and_then(|added| read_on(&before.series, &before.chain, added, before.text.len()));
        match read.filter(|read| read.mismatches.is_empty() && read.unfit.is_none()) {
            None => self.sound(&before.name, text),
            Some(ReadSeries { series, chain, can_grow, .. }) => Ok(OpenedSeries {
                name: before.name.clone(),
                path: before.path.clone(),
                series,
                text: text.into(),
                chain,
                can_grow,
                findings: Mistakes::none(),
            }),
        }
    }

    /// Reads a whole text that is about to be written. Every assertion and seal in it must be right.
    pub(crate) fn sound(&self, name: &str, text: String) -> Result<OpenedSeries, BookError> {
        match self.opened(name, text) {
            Ok(opened) if opened.findings.is_empty() => Ok(opened),
            _ => Err(BookError::NotReadBack),
        }
    }
}

impl OpenedSeries {
    /// The last seal, for the players to note. `None` if an entry does not fit its seal, because the last seal then
    /// proves nothing.
    pub fn seal(&self) -> Option<SealCode> {
        self.chain.unfit().is_none().then(|| self.chain.code(self.chain.last()))
    }

    /// The place of a seal in the series, if it was ever one of its seals.
    pub fn locate(&self, code: SealCode) -> Option<SealPlace> {
        let Some(entries) = self.chain.find(code) else {
            let (entries, is_proved) = self.chain.find_other(code)?;
            let (hands, is_shortened) = (self.chain.hands_after(entries), false);
            return Some(SealPlace { entries, hands, changed: None, is_shortened, merged: Some(is_proved) });
        };
        let is_now = self.chain.after(entries).is_some_and(|seal| code.is_of(&seal));
        let changed = if is_now { None } else { self.chain.changed() };
        let is_shortened = code.length() < Length::of_format(self.chain.format());
        Some(SealPlace {
            entries,
            hands: self.chain.hands_after(entries),
            changed,
            is_shortened,
            merged: None,
        })
    }

    /// The series as it was when its file had this many entries; `None` if that part of the file cannot be read by itself.
    pub fn as_of(&self, entries: usize) -> Option<Series> {
        let next = match self.chain.place(entries + 1) {
            None if entries == self.chain.len() => return Some(self.series.clone()),
            None => return None,
            Some(next) => next,
        };
        let (before, entry) = self.text.split_at_checked(next.start)?;
        // The place of an entry is its heading, or that of its hand, after its heading.
        let end = if entry.starts_with(HEADING) { next.start } else { before.rfind(HEADING)? };
        let read = read_series(before.get(..end)?).ok()?;
        (read.chain.len() == entries).then_some(read.series)
    }

    /// The series as it was read from its text, without the findings.
    pub(crate) fn as_read(&self) -> ReadSeries {
        ReadSeries {
            series: self.series.clone(),
            mismatches: Mistakes::none(),
            unfit: None,
            chain: self.chain.clone(),
            can_grow: self.can_grow,
        }
    }

    /// Checks that the text itself has no findings: with any, nothing can be added to the series.
    ///
    /// # Errors
    ///
    /// Fails if there are any.
    pub(crate) fn check_sound(&self) -> Result<(), BookError> {
        self.check(Finding::is_of_text)
    }

    /// Fails with the findings that match, if any do.
    pub(crate) fn check(&self, counts: impl Fn(&Finding) -> bool) -> Result<(), BookError> {
        let mut findings = self.findings.clone();
        findings.retain(counts);
        if findings.kept().is_empty() { Ok(()) } else { Err(BookError::Unsound(findings)) }
    }
}

/// The finding of [`Book::compare`].
fn not_as_written(opened: &OpenedSeries, known: &Known) -> Option<Finding> {
    let shown = |mismatch: &MemoryMismatch| {
        matches!(mismatch, MemoryMismatch::Rewritten(_)) && opened.seal().is_none()
    };
    let mismatch = known.last.against(&opened.chain).filter(|mismatch| !shown(mismatch))?;
    Some(Finding::NotAsWritten {
        series: opened.name.clone(),
        path: opened.path.clone(),
        mismatch,
        entries: opened.chain.len(),
        written_in: known.elsewhere.as_ref().map(|place| place.ledger.clone()),
    })
}

/// Parses a series from its text.
pub(crate) fn opened(name: &str, path: PathBuf, text: String) -> Result<OpenedSeries, BookError> {
    let text: Arc<str> = text.into();
    match read_series(&text) {
        Ok(ReadSeries { series, mismatches, unfit, chain, can_grow }) => {
            let found = |error: TextError| {
                let broken = matches!(error.what, TextErrorKind::Unfit { .. });
                let finding = TextFinding {
                    series: name.to_owned(),
                    path: path.clone(),
                    text: Arc::clone(&text),
                    error,
                };
                if broken { Finding::SealBreak(finding) } else { Finding::Mismatch(finding) }
            };
            let findings = in_order(mismatches, unfit).map(found);
            Ok(OpenedSeries { name: name.to_owned(), path, series, text, chain, can_grow, findings })
        }
        Err(mistakes) => Err(BookError::Text { series: name.to_owned(), path, text, mistakes }),
    }
}

/// The mismatches and the broken seal in the order of the text. An entry with changed points is listed once.
fn in_order(mismatches: Mistakes<TextError>, unfit: Option<TextError>) -> Mistakes<TextError> {
    let named = |unfit: &TextError| mismatches.kept().iter().any(|mismatch| same_entry(mismatch, unfit));
    // The broken seal comes first, so that it is kept even if there are many mismatches.
    let mut all = Mistakes::from(unfit.filter(|unfit| !named(unfit)));
    all.append(mismatches);
    all.sort_by_key(|error| error.span.start);
    all
}

fn same_entry(one: &TextError, other: &TextError) -> bool {
    match (&one.what, &other.what) {
        (TextErrorKind::Mismatch { entry: one, .. }, TextErrorKind::Unfit { entry: other, .. }) => {
            one == other
        }
        _ => false,
    }
}
