//! The files of a ledger: found, locked, read and written so that nothing is lost.

use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::book::current_series::sweep;
use crate::book::disk::{
    LONGEST_SERIES, StoreError, is_below, is_temporary, list, parent, remove, replace, sweep_locked, synced,
};
use crate::book::lock::{LOCK, Lock, lock};
use crate::book::not_used::NotUsed;
use crate::book::open::Book;
use crate::book::series_name::{check_series_name, is_same_file};

/// The most times that something is looked at again because it has changed meanwhile. A ledger in use settles in two or three.
pub const MOST_TRIES: usize = 100;

/// The most numbers that are tried at the end of a name that is taken.
pub(super) const MOST_NUMBERS: usize = 10_000;

/// The ending of a file that is a series.
pub(super) const ENDING: &str = ".toml";

pub(super) const TRASH: &str = "trash";

pub(super) const RULES: &str = "rules";

impl Book {
    pub fn dir(&self) -> &Path {
        &self.dir
    }

    /// The file of the series with that name.
    pub fn path(&self, name: &str) -> PathBuf {
        self.dir.join(format!("{name}{ENDING}"))
    }

    /// The names of the series, in order. A ledger that does not exist yet has none.
    pub fn names(&self) -> Result<Vec<String>, StoreError> {
        names_in(&self.dir)
    }

    pub fn contains(&self, name: &str) -> bool {
        self.path(name).is_file()
    }

    /// Returns true if it is certain that there is no file of that series: a file that cannot be looked at is not gone, and a
    /// link that leads nowhere is one.
    pub fn lacks(&self, name: &str) -> bool {
        let found = fs::symlink_metadata(self.path(name));
        found.is_err_and(|error| error.kind() == io::ErrorKind::NotFound)
    }

    /// The directory of that name in the ledger, or `None` if it does not exist. It must be a directory itself: a link might
    /// lead to files that are not the ledger's.
    pub(crate) fn own_dir(&self, name: &str) -> Result<Option<PathBuf>, StoreError> {
        let path = self.dir.join(name);
        let why = match fs::symlink_metadata(&path) {
            Ok(known) if known.is_dir() => return Ok(Some(path)),
            Ok(_) => NotUsed::IsNotADirectory.into(),
            // A ledger that cannot exist has nothing in it; writing to it fails.
            Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => {
                return Ok(None);
            }
            Err(error) => error,
        };
        Err(StoreError::Reading(path, why))
    }

    /// Checks that no series has that name, in any case, so that it can be a file on every system. A series that is itself
    /// given another name does not count.
    ///
    /// # Errors
    /// Fails with the file of the series that has the name, or if the directory cannot be read.
    pub(crate) fn check_free(&self, series: &str, renamed: Option<&str>) -> Result<(), StoreError> {
        let others = names_in(&self.dir)?.into_iter().filter(|name| renamed != Some(name));
        match others.into_iter().find(|name| is_same_file(name, series)) {
            Some(taken) => Err(StoreError::Creating(self.path(&taken))),
            None => Ok(()),
        }
    }

    pub(crate) fn take_back(&self, _lock: &Lock, series: &str) -> Result<(), StoreError> {
        remove(&self.path(series))
    }

    /// Returns true if the path is one of the book's own files: a series, wherever a link to it leads, the lock,
    /// a saved preset, a deleted series, a temporary file, or something that this machine remembers.
    pub fn owns(&self, path: &Path) -> bool {
        // A path where no file exists yet is compared as well.
        let real = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let linked = || self.linked(&self.names().unwrap_or_default());
        self.has_own_name(path)
            || self.has_own_name(&real)
            || linked().contains(&real)
            || [RULES, TRASH].iter().any(|dir| is_below(path, &self.dir.join(dir)))
            || self.remembers_in(path)
    }

    fn has_own_name(&self, path: &Path) -> bool {
        let here = |dir: &Path| fs::canonicalize(dir).ok();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_lowercase();
        let own = name.ends_with(".toml") || name == LOCK || is_temporary(&name);
        own && here(&self.dir).is_some() && here(parent(path)) == here(&self.dir)
    }

    /// Waits for the right to write the series with these names, and new ones. Calls `waiting` once if that takes
    /// longer than half a second. Reading needs no lock: a reader sees the file either before or after a change.
    ///
    /// # Errors
    /// Fails if the ledger cannot be created or locked, or another writer did not finish in ten seconds.
    pub fn lock(&self, names: &[String], waiting: &mut dyn FnMut()) -> Result<Lock, StoreError> {
        // A series may be in two ledgers through a link: it is locked where the file is.
        let linked = || Ok(self.linked(names));
        let (_, lock) = self.settled(linked, |linked| {
            let mut dirs = vec![self.dir.clone()];
            dirs.extend(linked.iter().map(|file| parent(file).to_owned()));
            lock(&dirs, waiting)
        })?;
        if let Some(state) = self.state.as_deref().filter(|_| lock.was_killed()) {
            sweep(state);
        }
        Ok(lock)
    }

    /// Waits for the right to write every series, and returns their names.
    ///
    /// # Errors
    /// Fails like [`Book::lock`], or if the ledger has other series each time that it is locked.
    pub fn lock_all(&self, waiting: &mut dyn FnMut()) -> Result<(Vec<String>, Lock), StoreError> {
        // A series that is added in the meantime may be a link to another directory, which is not locked.
        self.settled(|| self.names(), |names| self.lock(names, waiting))
    }

    /// Looks at something and locks what it needs, until it is the same under the lock.
    pub(super) fn settled<T: PartialEq>(
        &self,
        mut look: impl FnMut() -> Result<T, StoreError>,
        mut lock: impl FnMut(&T) -> Result<Lock, StoreError>,
    ) -> Result<(T, Lock), StoreError> {
        for _ in 0..MOST_TRIES {
            let before = look()?;
            let lock = lock(&before)?;
            if look()? == before {
                return Ok((before, lock));
            }
        }
        Err(StoreError::Locking(self.dir.join(LOCK)))
    }

    /// The files to which series lead that are links.
    fn linked(&self, series: &[String]) -> Vec<PathBuf> {
        let paths = series.iter().map(|name| self.path(name));
        paths.filter(|path| path.is_symlink()).filter_map(|path| fs::canonicalize(path).ok()).collect()
    }

    pub(crate) fn sweep(&self, _lock: &Lock) {
        sweep_locked(&self.dir);
    }

    /// Writes the text of a new series, but leaves it to [`synced`] to sync its name. Returns its file.
    pub(crate) fn create(&self, lock: &Lock, series: &str, text: &str) -> Result<PathBuf, StoreError> {
        let path = self.path(series);
        if !self.lacks(series) {
            return Err(StoreError::Creating(path));
        }
        check_series_name(series).map_err(|why| {
            let error = NotUsed::IsNotASeriesName(why).into();
            StoreError::Writing(path, error)
        })?;
        self.write(lock, series, text)
    }

    /// Replaces the whole text of a series in the same way. Returns its file, after any link.
    pub(crate) fn write(&self, _lock: &Lock, series: &str, text: &str) -> Result<PathBuf, StoreError> {
        limited(&self.path(series), text)?;
        replace(&self.path(series), text)
    }

    /// Returns true if a series has its text of before again.
    pub(crate) fn restored(&self, lock: &Lock, series: &str, text: &str) -> bool {
        self.write(lock, series, text).map(|file| synced([file.as_path()])).is_ok()
    }
}

/// Checks that a text is short enough to be read again.
fn limited(path: &Path, text: &str) -> Result<(), StoreError> {
    if text.len() as u64 <= LONGEST_SERIES {
        return Ok(());
    }
    Err(StoreError::Limiting(path.to_owned(), LONGEST_SERIES))
}

pub(super) fn files_in(dir: &Path) -> Result<Vec<String>, StoreError> {
    match list(dir) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(StoreError::Reading(dir.to_owned(), error)),
        Ok(mut files) => {
            files.retain(|file| !file.starts_with('.'));
            Ok(files)
        }
    }
}

/// The names of the TOML files in a directory, without the extension, in order.
pub(crate) fn names_in(dir: &Path) -> Result<Vec<String>, StoreError> {
    let files = files_in(dir)?;
    let mut names: Vec<String> =
        files.iter().filter_map(|file| file.strip_suffix(ENDING)).map(str::to_owned).collect();
    names.sort();
    Ok(names)
}
