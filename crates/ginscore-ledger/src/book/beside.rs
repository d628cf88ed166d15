//! Files next to the series of a ledger: copies of one, and files of series under another ending, which are not counted.

use std::cell::OnceCell;
use std::collections::HashSet;
use std::fs;

use crate::book::current_series::is_file_name;
use crate::book::disk::{Links, StoreError, read_file};
use crate::book::error::BookError;
use crate::book::finding::FileRelation;
use crate::book::known_players::header_in;
use crate::book::not_used::SetAside;
use crate::book::open::{Book, OpenedSeries, opened};
use crate::book::same_series::SeriesIdentity;
use crate::book::series_name::is_same_file;
use crate::book::store::{ENDING, files_in};
use crate::model::entry::Moment;
use crate::model::script::ScriptLines;
use crate::text::header::HeaderStart;

/// The most files that are compared with a series each time that its score is shown.
const MOST_BESIDE: usize = 100;

impl SetAside {
    /// Returns true if the series began as that one did.
    pub fn is_of(&self, series: &SeriesIdentity) -> bool {
        series.began(self.started_as.as_deref(), self.start)
    }
}

impl Book {
    /// The files of series that have another ending, in order.
    pub fn set_aside(&self) -> Result<Vec<SetAside>, StoreError> {
        let mut files = files_in(&self.dir)?;
        files.retain(|file| !file.ends_with(ENDING));
        files.sort();
        let aside = |file: String| {
            let header = header_in(&self.dir.join(&file), Links::Refuse)?;
            let before = || file.split_once(ENDING).map_or(file.as_str(), |(before, _)| before).to_owned();
            let of = header.name.clone().unwrap_or_else(before);
            Some(SetAside { file, of, started_as: header.name, start: header.start })
        };
        Ok(files.into_iter().filter_map(aside).collect())
    }

    /// Returns true if it has no series, and no file of one.
    pub fn is_empty(&self) -> Result<bool, StoreError> {
        Ok(self.names()?.is_empty() && self.set_aside()?.is_empty())
    }

    /// Reads a file of a series that has another ending, by its whole name; `None` if there is no such file.
    ///
    /// # Errors
    /// Fails if the file cannot be read, or is not a series.
    pub fn open_aside(&self, file: &str) -> Result<Option<OpenedSeries>, BookError> {
        let path = self.dir.join(file);
        let is_there = || fs::symlink_metadata(&path).is_ok_and(|known| known.is_file());
        if file.ends_with(ENDING) || !is_file_name(file) || self.contains(file) || !is_there() {
            return Ok(None);
        }
        let text = read_file(&path, Links::Refuse)?;
        opened(file, path, text).map(Some)
    }

    /// The copies of a series that went on without it, each with the numbers of the lines that only the copy has. Only files
    /// that have its name in theirs are looked at: the others are the business of an audit, and so is what cannot be read.
    pub fn copies_apart(&self, of: &OpenedSeries) -> Vec<(String, Vec<usize>)> {
        let identity = SeriesIdentity::of(0, of);
        let started_as = of.chain.started_as().unwrap_or(&of.name);
        let mut files = files_in(&self.dir).unwrap_or_default();
        files.retain(|file| file.contains(started_as) || file.contains(&of.name));
        files.retain(|file| self.dir.join(file) != of.path);
        files.sort();
        let original = Original::of(of);
        let apart = |file: String| {
            let header = header_in(&self.dir.join(&file), Links::Refuse)?;
            identity.began(header.name.as_deref(), header.start).then_some(())?;
            let name = file.strip_suffix(ENDING).unwrap_or(&file).to_owned();
            let other = self.read_file_of(&name).ok()?;
            match original.relation(&other) {
                FileRelation::Apart(lines) if identity.is(&SeriesIdentity::of(0, &other)) => {
                    Some((name, lines))
                }
                _ => None,
            }
        };
        files.into_iter().take(MOST_BESIDE).filter_map(apart).collect()
    }

    /// Fails if a series is a copy of another one that is in the ledger by the name with which it started, as a syncing program
    /// and whoever copies a file leave it.
    ///
    /// # Errors
    /// [`BookError::IsCopy`]
    pub fn check_no_copy(&self, opened: &OpenedSeries) -> Result<(), BookError> {
        // Where upper and lower case are the same, a series that was renamed from one to the other is found by its old name, too.
        let is_other = |of: &&str| !is_same_file(of, &opened.name);
        let Some(of) = opened.chain.started_as().filter(is_other) else { return Ok(()) };
        let began = |header: HeaderStart| {
            header.name.as_deref() == Some(of) && header.start == opened.series.header().start
        };
        match header_in(&self.path(of), Links::Refuse).is_some_and(began) {
            true => Err(BookError::IsCopy { series: opened.name.clone(), of: of.to_owned() }),
            false => Ok(()),
        }
    }

    /// Reads a series, or a file of one that has another ending.
    pub(super) fn read_file_of(&self, name: &str) -> Result<OpenedSeries, BookError> {
        match self.open_aside(name)? {
            Some(aside) => Ok(aside),
            None => self.read(name),
        }
    }

    /// These series without those that are copies of another one among them, as the tops of their files say. Of many series,
    /// most are no copies, and they are left as they are.
    pub(super) fn without_copies(&self, mut names: Vec<String>) -> Vec<String> {
        if names.len() > MOST_BESIDE {
            return names;
        }
        let began = |name: &String| {
            let header = header_in(&self.path(name), Links::Follow)?;
            Some((header.name?, header.start))
        };
        let originals: HashSet<(String, Moment)> = names
            .iter()
            .filter_map(|name| began(name).filter(|(started_as, _)| started_as == name))
            .collect();
        names.retain(|name| began(name).is_none_or(|began| began.0 == *name || !originals.contains(&began)));
        names
    }
}

/// A series with which other files are compared.
pub(super) struct Original<'o> {
    opened: &'o OpenedSeries,
    /// Its lines, if a copy needed them.
    lines: OnceCell<ScriptLines>,
}

impl Original<'_> {
    pub(super) const fn of(opened: &OpenedSeries) -> Original<'_> {
        Original { opened, lines: OnceCell::new() }
    }

    pub(super) fn relation(&self, other: &OpenedSeries) -> FileRelation {
        // A copy with which the series begins has nothing more.
        if self.opened.chain.after(other.chain.len()) == Some(other.chain.last()) {
            return FileRelation::Same;
        }
        let lines = self.lines.get_or_init(|| ScriptLines::of(&self.opened.series));
        lines.lacks(&other.series).map_or(FileRelation::Same, FileRelation::Apart)
    }
}
