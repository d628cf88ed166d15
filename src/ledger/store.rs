//! The files of a ledger: found, locked, read and written so that nothing is lost. The only place that
//! touches the disk.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::copies::{Copy, copy};

/// How long a writer waits for another one.
const PATIENCE: Duration = Duration::from_secs(10);

/// A directory that holds one file per series.
#[derive(Clone, Debug)]
pub struct Store {
    dir: PathBuf,
}

/// What went wrong with a file.
#[derive(Debug)]
pub struct StoreError {
    /// Which.
    pub path: PathBuf,
    /// What was being done.
    pub doing: Doing,
}

/// What was being done with a file when it failed, and what the system said.
#[derive(Debug)]
#[allow(missing_docs)]
pub enum Doing {
    Reading(io::Error),
    /// The bytes are not text.
    Decoding,
    Writing(io::Error),
    /// Another writer held the lock for longer than anybody waits.
    Locking,
    /// A file of that name is there already.
    Creating,
}

/// Whether what was written is certain to outlive a power cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Written {
    /// It is.
    Confirmed,
    /// The new file is in place, but the disk did not confirm its name.
    Unconfirmed,
}

/// The right to write: the lock is the system's, on a file of its own, and ends with this value, or with
/// the process.
#[derive(Debug)]
pub struct Lock {
    _file: File,
}

impl Store {
    /// The ledger in that directory, which need not be there yet.
    pub const fn new(dir: PathBuf) -> Store {
        Store { dir }
    }

    /// Where it lies.
    pub fn dir(&self) -> &Path {
        &self.dir
    }

    /// The file of a series.
    pub fn path(&self, series: &str) -> PathBuf {
        self.dir.join(format!("{series}.toml"))
    }

    /// The names of the series, in order. A ledger that is not there yet has none.
    pub fn series(&self) -> Result<Vec<String>, StoreError> {
        let mut names = names_in(&self.dir)?;
        names.retain(|name| copy(&format!("{name}.toml")).is_none());
        Ok(names)
    }

    /// What other programs left beside the series, in order.
    pub fn copies(&self) -> Result<Vec<Copy>, StoreError> {
        let mut copies: Vec<Copy> = files_in(&self.dir)?.iter().filter_map(|file| copy(file)).collect();
        copies.sort();
        Ok(copies)
    }

    /// The text of a copy.
    pub fn read_copy(&self, copy: &Copy) -> Result<String, StoreError> {
        read_file(&self.dir.join(&copy.file))
    }

    /// Whether there is a series of that name.
    pub fn holds(&self, series: &str) -> bool {
        self.path(series).is_file()
    }

    /// The text of a series.
    pub fn read(&self, series: &str) -> Result<String, StoreError> {
        read_file(&self.path(series))
    }

    /// Takes a series away that has just been put there.
    pub fn take_back(&self, _lock: &Lock, series: &str) -> Result<(), StoreError> {
        remove(&self.path(series))
    }

    /// Whether that is the place of one of the ledger's own files.
    pub fn owns(&self, path: &Path) -> bool {
        // A link is followed, as it is when the file is written.
        let real = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let path = real.as_path();
        let dir = path.parent().filter(|dir| !dir.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let here = |dir: &Path| fs::canonicalize(dir).ok();
        let is_series = path.extension().is_some_and(|ending| ending == "toml");
        is_series && here(dir).is_some() && here(dir) == here(&self.dir)
    }

    /// Waits for the right to write. Reading needs none: a reader sees the file before a writing or the
    /// one after it.
    pub fn lock(&self) -> Result<Lock, StoreError> {
        lock(&self.dir)
    }

    /// Puts a new series' text in place.
    pub fn create(&self, _lock: &Lock, series: &str, text: &str) -> Result<Written, StoreError> {
        let path = self.path(series);
        if path.exists() {
            return Err(StoreError { path, doing: Doing::Creating });
        }
        replace(&path, text)
    }

    /// Puts a series' whole new text in the place of the old one.
    pub fn write(&self, _lock: &Lock, series: &str, text: &str) -> Result<Written, StoreError> {
        replace(&self.path(series), text)
    }
}

/// The text of a file of the ledger. A pipe of that name would be waited for in vain.
fn read_file(path: &Path) -> Result<String, StoreError> {
    if fs::metadata(path).is_ok_and(|known| !known.is_file()) {
        let error = io::Error::new(io::ErrorKind::InvalidInput, "it is not a file");
        return Err(StoreError { path: path.to_owned(), doing: Doing::Reading(error) });
    }
    read_text(path)
}

/// Writes a text for somebody: in one step where there is a file or nothing, and into what else there is, as a
/// device or a pipe.
pub fn hand_out(path: &Path, text: &str) -> Result<(), StoreError> {
    match fs::metadata(path) {
        Ok(known) if !known.is_file() => {
            let written = OpenOptions::new().write(true).open(path);
            let written = written.and_then(|mut file| file.write_all(text.as_bytes()));
            written.map_err(|error| StoreError { path: path.to_owned(), doing: Doing::Writing(error) })
        }
        _ => replace(path, text).map(|_| ()),
    }
}

/// The text of a file.
pub fn read_text(path: &Path) -> Result<String, StoreError> {
    fs::read_to_string(path).map_err(|error| {
        let doing = match error.kind() {
            io::ErrorKind::InvalidData => Doing::Decoding,
            _ => Doing::Reading(error),
        };
        StoreError { path: path.to_owned(), doing }
    })
}

/// Replaces a text by another in one step: written beside, synced, renamed, the directory synced. A link
/// is followed to the file that it names, whose mode is kept.
pub fn replace(path: &Path, text: &str) -> Result<Written, StoreError> {
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let (dir, name) = match (target.parent(), target.file_name()) {
        (Some(dir), Some(name)) => (dir, name),
        _ => (Path::new("."), target.as_os_str()),
    };
    let mut beside = std::ffi::OsString::from(".");
    beside.push(name);
    beside.push(".new");
    let beside = dir.join(beside);
    let written = write_beside(&beside, &target, text).and_then(|()| fs::rename(&beside, &target));
    if let Err(error) = written {
        let _ = fs::remove_file(&beside);
        return Err(StoreError { path: target, doing: Doing::Writing(error) });
    }
    Ok(if sync_dir(dir).is_ok() { Written::Confirmed } else { Written::Unconfirmed })
}

fn write_beside(beside: &Path, target: &Path, text: &str) -> io::Result<()> {
    let mut file = File::create(beside)?;
    if let Ok(old) = fs::metadata(target) {
        file.set_permissions(old.permissions())?;
    }
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// The names of the visible files of a directory; none, where it is not there.
fn files_in(dir: &Path) -> Result<Vec<String>, StoreError> {
    let failed = |error| StoreError { path: dir.to_owned(), doing: Doing::Reading(error) };
    let entries = match fs::read_dir(dir) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries.map_err(failed)?,
    };
    let mut files = Vec::new();
    for entry in entries {
        let file = entry.map_err(failed)?.file_name();
        files.extend(file.to_str().filter(|file| !file.starts_with('.')).map(str::to_owned));
    }
    Ok(files)
}

/// The names of the TOML files of a directory without their ending, in order.
pub fn names_in(dir: &Path) -> Result<Vec<String>, StoreError> {
    let files = files_in(dir)?;
    let mut names: Vec<String> =
        files.iter().filter_map(|file| file.strip_suffix(".toml")).map(str::to_owned).collect();
    names.sort();
    Ok(names)
}

/// Takes a file away, if it is there.
pub fn remove(path: &Path) -> Result<(), StoreError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            Err(StoreError { path: path.to_owned(), doing: Doing::Writing(error) })
        }
        _ => Ok(()),
    }
}

/// Only where directories can be opened as files is there anything to sync.
fn sync_dir(dir: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(dir)?.sync_all() } else { Ok(()) }
}

/// Waits for the right to write in a directory, which is made if it is not there.
pub fn lock(dir: &Path) -> Result<Lock, StoreError> {
    make_dir(dir)?;
    let path = dir.join(".lock");
    let failed = |doing| StoreError { path: path.clone(), doing };
    let open = OpenOptions::new().create(true).truncate(false).write(true).open(&path);
    let file = open.map_err(|error| failed(Doing::Writing(error)))?;
    let began = Instant::now();
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(Lock { _file: file }),
            Err(TryLockError::Error(error)) => return Err(failed(Doing::Writing(error))),
            Err(TryLockError::WouldBlock) if began.elapsed() > PATIENCE => {
                return Err(failed(Doing::Locking));
            }
            Err(TryLockError::WouldBlock) => std::thread::sleep(Duration::from_millis(10)),
        }
    }
}

/// Makes a directory and those above it, if they are not there, and syncs the one that each was made in: a
/// file is no safer than the name of its directory.
pub fn make_dir(dir: &Path) -> Result<(), StoreError> {
    let missing: Vec<&Path> = dir.ancestors().take_while(|above| !above.exists()).collect();
    let made = fs::create_dir_all(dir).and_then(|()| {
        let holders = missing.iter().filter_map(|made| made.parent());
        holders
            .map(|above| if above.as_os_str().is_empty() { Path::new(".") } else { above })
            .try_for_each(sync_dir)
    });
    made.map_err(|error| StoreError { path: dir.to_owned(), doing: Doing::Writing(error) })
}
