//! Deleting, restoring and renaming series. A deleted series is a file in the directory `trash` of the ledger.

use std::fs;
use std::path::{Path, PathBuf};

use crate::book::current_series::{CurrentSeries, UndoneStart, current};
use crate::book::disk::{self, Durability, Links, StoreError, make_dir, read_file};
use crate::book::error::BookError;
use crate::book::finding::Finding;
use crate::book::lock::Lock;
use crate::book::open::{Book, OpenedSeries, opened};
use crate::book::series_name::is_same_file;
use crate::book::start::own_name;
use crate::book::store::{MOST_NUMBERS, TRASH, names_in};
use crate::model::outcome::Outcome;
use crate::seal::chain::LastEntry;
use crate::seal::digest::SealCode;

/// A series whose file was moved.
#[derive(Debug)]
pub struct MovedSeries {
    pub name: String,
    pub path: PathBuf,
    pub durability: Durability,
    /// The findings along the way. They do not affect the series.
    pub findings: Vec<Finding>,
}

impl Book {
    /// The names of the deleted series, in order.
    pub fn deleted(&self) -> Result<Vec<String>, StoreError> {
        match self.own_dir(TRASH)? {
            Some(dir) => names_in(&dir),
            None => Ok(Vec::new()),
        }
    }

    /// The name of a deleted series that has or had this seal. One that cannot be read is not searched.
    pub fn deleted_with(&self, code: SealCode) -> Result<Option<String>, StoreError> {
        let Some(dir) = self.own_dir(TRASH)? else {
            return Ok(None);
        };
        let has_it = |name: &String| {
            let path = file(&dir, name);
            let text = read_file(&path, Links::Refuse).ok();
            text.and_then(|text| opened(name, path, text).ok())
                .is_some_and(|there| there.locate(code).is_some())
        };
        Ok(names_in(&dir)?.into_iter().find(has_it))
    }

    /// Moves the file of a series to the trash, whether or not it can be read. If the trash contains a series of that
    /// name, it gets a number.
    ///
    /// # Errors
    /// Fails if there is no such series, if the trash is not a directory, or if the ledger cannot be locked or written.
    pub fn delete_series(&self, name: &str, waiting: &mut dyn FnMut()) -> Result<MovedSeries, StoreError> {
        let lock = self.lock(&[name.to_owned()], waiting)?;
        self.delete_locked(&lock, name)
    }

    /// Moves a series to the trash in which nothing was ever recorded, and to which nobody gave a name. Returns `None` if
    /// something was recorded in it, or somebody named it.
    pub fn delete_unused(
        &self,
        name: &str,
        waiting: &mut dyn FnMut(),
    ) -> Result<Option<MovedSeries>, StoreError> {
        let lock = self.lock(&[name.to_owned()], waiting)?;
        let is_unused = |opened: OpenedSeries| {
            opened.chain.is_empty() && name.starts_with(&own_name(opened.series.header()))
        };
        match self.read(name).is_ok_and(is_unused) {
            true => self.delete_locked(&lock, name).map(Some),
            false => Ok(None),
        }
    }

    /// Takes the start of a series back in which nothing counts: it is moved to the trash, and `before` is the current series.
    /// Returns `None` if something was recorded in it since it was read.
    ///
    /// # Errors
    /// Fails if the ledger cannot be locked, read or written.
    pub fn undo_start(
        &self,
        of: &OpenedSeries,
        before: &OpenedSeries,
        waiting: &mut dyn FnMut(),
    ) -> Result<Option<MovedSeries>, BookError> {
        let lock = self.lock(std::slice::from_ref(&of.name), waiting)?;
        if self.text(&of.name)? != *of.text {
            return Ok(None);
        }
        let known = self.state.as_deref().and_then(|state| current(state, self.dir()));
        let mut undone =
            known.filter(|known| known.series == of.name).map_or(Vec::new(), |known| known.undone);
        let mut moved = self.delete_locked(&lock, &of.name)?;
        undone.push(UndoneStart { series: moved.name.clone(), entries: before.chain.len() });
        let (series, last) = (before.name.clone(), Some(LastEntry::of(&before.chain)));
        let now = CurrentSeries { series, last, undone };
        moved.findings.extend(self.move_on(&now));
        Ok(Some(moved))
    }

    /// Returns true if the start of another series was undone, and nothing was recorded in this one since.
    pub fn has_just_undone_start(&self, before: &OpenedSeries) -> bool {
        let known = self.state.as_deref().and_then(|state| current(state, self.dir()));
        let last = known.filter(|known| known.series == before.name).and_then(|mut known| known.undone.pop());
        last.is_some_and(|start| start.entries == before.chain.len())
    }

    /// Begins the series again whose start was undone last, and makes it the current one. Returns `None` if there is none, or if
    /// something was recorded since that undoes or redoes nothing.
    ///
    /// # Errors
    /// Fails if the ledger cannot be locked or written.
    pub fn redo_start(
        &self,
        before: &OpenedSeries,
        waiting: &mut dyn FnMut(),
    ) -> Result<Option<MovedSeries>, BookError> {
        let known = self.state.as_deref().and_then(|state| current(state, self.dir()));
        let mut undone =
            known.filter(|known| known.series == before.name).map_or(Vec::new(), |known| known.undone);
        let Some(UndoneStart { series, entries }) = undone.pop() else { return Ok(None) };
        let later = before.series.history().skip(entries);
        let nothing_new = later
            .map(|(outcome, _)| outcome)
            .all(|outcome| matches!(outcome, Outcome::Undid(_) | Outcome::Redid(_)));
        if !nothing_new || !self.deleted()?.contains(&series) {
            return Ok(None);
        }
        let mut moved = self.restore_series(&series, waiting)?;
        let last = Some(LastEntry::of(&self.read(&series)?.chain));
        moved.findings.extend(self.move_on(&CurrentSeries { series, last, undone }));
        Ok(Some(moved))
    }

    fn delete_locked(&self, lock: &Lock, name: &str) -> Result<MovedSeries, StoreError> {
        let trash = self.dir().join(TRASH);
        if self.own_dir(TRASH)?.is_none() {
            make_dir(&trash)?;
        }
        let taken = |name: &String| fs::symlink_metadata(file(&trash, name)).is_ok();
        let mut names = std::iter::once(name.to_owned())
            .chain((2..MOST_NUMBERS).map(|number| format!("{name}-{number}")));
        let free = names.find(|name| !taken(name)).unwrap_or_else(|| name.to_owned());
        self.move_series(lock, (self.dir(), name), (&trash, &free))
    }

    /// Moves the file of a deleted series back.
    ///
    /// # Errors
    /// Fails if there is no such deleted series, if the ledger has a series with its name in any case, or if the ledger cannot be
    /// locked or written.
    pub fn restore_series(&self, name: &str, waiting: &mut dyn FnMut()) -> Result<MovedSeries, StoreError> {
        let lock = self.lock(&[], waiting)?;
        self.check_free(name, None)?;
        let trash = self.own_dir(TRASH)?.unwrap_or_else(|| self.dir().join(TRASH));
        self.move_series(&lock, (&trash, name), (self.dir(), name))
    }

    /// Gives the file of a series another name. The name in its header is sealed and stays. If it is the current
    /// series, it remains so.
    ///
    /// # Errors
    /// Fails if there is no such series, if another one has the new name, or if the ledger cannot be locked or written.
    pub fn rename_series(
        &self,
        old: &str,
        new: &str,
        waiting: &mut dyn FnMut(),
    ) -> Result<MovedSeries, StoreError> {
        let lock = self.lock(&[old.to_owned()], waiting)?;
        self.check_free(new, Some(old))?;
        let mut moved = self.move_series(&lock, (self.dir(), old), (self.dir(), new))?;
        if let Some(state) = self.state.as_deref()
            && let Some(known) = current(state, self.dir()).filter(|known| known.series == old)
        {
            moved.findings.extend(self.move_on(&CurrentSeries { series: new.to_owned(), ..known }));
        }
        Ok(moved)
    }

    fn move_series(
        &self,
        _lock: &Lock,
        (from_dir, from): (&Path, &str),
        (to_dir, to): (&Path, &str),
    ) -> Result<MovedSeries, StoreError> {
        let (old, new) = (file(from_dir, from), file(to_dir, to));
        if let Err(error) = fs::symlink_metadata(&old) {
            return Err(StoreError::Reading(old, error));
        }
        // Where upper and lower case are the same, a name in another case already is that of the file.
        let is_itself = from_dir == to_dir && from != to && is_same_file(from, to);
        if !is_itself && fs::symlink_metadata(&new).is_ok() {
            return Err(StoreError::Creating(new));
        }
        let durability = disk::move_file(&old, &new, |dir| dir == self.dir().join(TRASH))?;
        Ok(MovedSeries { name: to.to_owned(), path: new, durability, findings: Vec::new() })
    }
}

fn file(dir: &Path, series: &str) -> PathBuf {
    dir.join(format!("{series}.toml"))
}
