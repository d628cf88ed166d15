//! Opening a book and reading its series.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use crate::book::disk::{Links, StoreError, read_file};
use crate::book::error::{BookError, InFile};
use crate::book::finding::Finding;
use crate::book::not_used::NotUsed;
use crate::model::series::Series;
use crate::seal::chain::Chain;
use crate::seal::digest::SealCode;
use crate::text::entry::{NextEntry, ReadSeries};
use crate::text::error::TextError;
use crate::text::read::{read_on, read_series};
use ginscore_notation::{At, Mistakes};

/// The most times that a series is read until it is the same twice.
pub(super) const MOST_LOOKS: usize = 5;
const HEADING: &str = "[[entry]]";

/// A ledger: a directory of series, and a private directory in which this machine remembers the current one.
#[derive(Clone, Debug)]
pub struct Book {
    pub(crate) dir: PathBuf,
    pub(crate) state: Option<PathBuf>,
}

/// A series that was read, with all the mistakes that its own text shows.
#[derive(Clone, Debug)]
pub struct OpenedSeries {
    pub name: String,
    pub path: PathBuf,
    pub series: Series,
    pub text: Arc<str>,
    pub chain: Chain,
    /// The place in its text where the next entry comes.
    pub(crate) next: NextEntry,
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
    /// The first entry that does not fit its seal, counted from 1, if the code only stands in the file and what the file has
    /// does not give it; `None` if it does.
    pub changed: Option<usize>,
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

    /// Reads the series with that name. The findings are only those of its own text.
    pub fn read(&self, name: &str) -> Result<OpenedSeries, BookError> {
        self.opened(name, self.text(name)?)
    }

    /// Returns true if a series could not be read because it has been renamed or deleted.
    pub fn is_gone(&self, error: &BookError) -> bool {
        match error {
            // It may be back by now.
            BookError::UnknownSeries(_) => true,
            BookError::Read { series, .. } => self.lacks(series),
            _ => false,
        }
    }

    /// Reads the series with that name again, unless its file still has the known text.
    pub fn refresh(&self, name: &str, known: Option<OpenedSeries>) -> Result<OpenedSeries, BookError> {
        let text = self.text(name)?;
        match known.filter(|known| known.name == name && *known.text == *text) {
            Some(known) => Ok(known),
            None => self.opened(name, text),
        }
    }

    pub(crate) fn text(&self, name: &str) -> Result<String, BookError> {
        let path = self.path(name);
        let read = || read_file(&path, Links::Follow);
        let mut text = read();
        // A series that is renamed and renamed back, or deleted and restored, was gone for a moment.
        for _ in 1..MOST_LOOKS {
            match &text {
                Err(error) if error.is_missing() && !self.lacks(name) => text = read(),
                _ => break,
            }
        }
        text.map_err(|error| {
            let unread = |error| BookError::Read { series: name.to_owned(), error };
            match fs::read_link(&path) {
                _ if !error.is_missing() => unread(error),
                // It will not be there the next time, either.
                Ok(to) => unread(StoreError::Reading(path, NotUsed::LeadsNowhere(to).into())),
                Err(_) if self.dir().is_dir() => BookError::UnknownSeries(name.to_owned()),
                Err(_) => unread(error),
            }
        })
    }

    pub(crate) fn opened(&self, name: &str, text: String) -> Result<OpenedSeries, BookError> {
        opened(name, self.path(name), text)
    }

    /// Reads a text that is about to be written after that of a series: only what was added to it, if the text begins with
    /// all of that of the series, and otherwise all of it. Every assertion and seal that was added must be right.
    pub(crate) fn sound_after(&self, before: &OpenedSeries, text: String) -> Result<OpenedSeries, BookError> {
        let added = text.strip_prefix(&*before.text).filter(|_| before.text.ends_with('\n'));
        // What was read before need not be read again.
        let added = added.filter(|_| before.next == NextEntry::AtEnd && !before.chain.is_empty());
        let read = added.and_then(|added| read_on(&before.series, &before.chain, added, before.text.len()));
        let after = match read {
            Some(read) => Ok(in_book(&before.name, before.path.clone(), text.into(), read)),
            None => self.opened(&before.name, text),
        };
        checked(after, before.chain.len())
    }

    /// Reads a whole text that is about to be written. Every assertion and seal in it must be right.
    pub(crate) fn sound(&self, name: &str, text: String) -> Result<OpenedSeries, BookError> {
        checked(self.opened(name, text), 0)
    }
}

/// Checks a text that is about to be written: every assertion in it, and the seals of the entries after so many.
fn checked(read: Result<OpenedSeries, BookError>, known: usize) -> Result<OpenedSeries, BookError> {
    let is_right = |read: &OpenedSeries| {
        let is_seal = |finding: &Finding| matches!(finding, Finding::SealBreak(_));
        read.findings.kept().iter().all(is_seal) && read.chain.fits_after(known)
    };
    read.ok().filter(is_right).ok_or(BookError::NotReadBack)
}

impl OpenedSeries {
    /// The last seal, for the players to note.
    pub fn seal(&self) -> SealCode {
        self.chain.last().code()
    }

    /// The place of a seal in the series, if what the file has gives it, or if an entry has it nevertheless.
    pub fn locate(&self, code: SealCode) -> Option<SealPlace> {
        let place = |entries, changed| SealPlace { entries, hands: self.chain.hands_after(entries), changed };
        if let Some(entries) = self.chain.find(code) {
            return Some(place(entries, None));
        }
        let entry = self.chain.find_written(code)?;
        Some(place(entry, Some(self.chain.unfit().map_or(entry, |unfit| unfit.entry))))
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

    /// Checks that no entry contradicts the rules: nothing can be recorded after one that does.
    pub(crate) fn check_sound(&self) -> Result<(), BookError> {
        let found = self.findings.flat_map(|finding| match finding {
            Finding::Mismatch(mistake) => [mistake.clone()].into(),
            _ => Mistakes::none(),
        });
        if found.kept().is_empty() { Ok(()) } else { Err(BookError::Unsound(found)) }
    }
}

pub(crate) fn opened(name: &str, path: PathBuf, text: String) -> Result<OpenedSeries, BookError> {
    let text: Arc<str> = text.into();
    match read_series(&text) {
        Ok(read) => Ok(in_book(name, path, text, read)),
        Err(error) => {
            Err(BookError::Text(Box::new(InFile { series: Some(name.to_owned()), path, text, error })))
        }
    }
}

fn in_book(name: &str, path: PathBuf, text: Arc<str>, read: ReadSeries) -> OpenedSeries {
    let ReadSeries { series, mismatches, unfit, chain, next } = read;
    let found = |error: At<TextError>| {
        let broken = matches!(error.what, TextError::Unfit(_));
        let finding =
            InFile { series: Some(name.to_owned()), path: path.clone(), text: Arc::clone(&text), error };
        if broken { Finding::SealBreak(finding) } else { Finding::Mismatch(finding) }
    };
    let findings = in_order(mismatches, unfit).map(found);
    OpenedSeries { name: name.to_owned(), path, series, text, chain, next, findings }
}

/// The mismatches and the broken seal in the order of the text. An entry with changed points is listed once.
fn in_order(mismatches: Mistakes<At<TextError>>, unfit: Option<At<TextError>>) -> Mistakes<At<TextError>> {
    let named = |unfit: &At<TextError>| mismatches.kept().iter().any(|mismatch| same_entry(mismatch, unfit));
    // The broken seal comes first, so that it is kept even if there are many mismatches.
    let mut all = Mistakes::from(unfit.filter(|unfit| !named(unfit)));
    all.append(mismatches);
    all.sort_by_key(|error| error.span.start);
    all
}

fn same_entry(one: &At<TextError>, other: &At<TextError>) -> bool {
    match (&one.what, &other.what) {
        (TextError::Mismatch { entry: one, .. }, TextError::Unfit(unfit)) => *one == unfit.entry,
        _ => false,
    }
}
