//! What can go wrong with a file.

use std::io;
use std::path::{Path, PathBuf};

/// An error with a file: what was done with it, and the error of the system.
#[derive(Debug)]
pub enum StoreError {
    Reading(PathBuf, io::Error),
    /// Its bytes are not text.
    Decoding(PathBuf),
    /// The text is longer than that many bytes, the most that are read or written.
    Limiting(PathBuf, u64),
    Writing(PathBuf, io::Error),
    /// Another writer held the lock for too long.
    Locking(PathBuf),
    /// The name of the lock belongs to something that is not a regular file.
    Unlockable(PathBuf),
    /// A file with that name already exists.
    Creating(PathBuf),
}

impl StoreError {
    pub fn path(&self) -> &Path {
        match self {
            StoreError::Reading(path, _)
            | StoreError::Decoding(path)
            | StoreError::Limiting(path, _)
            | StoreError::Writing(path, _)
            | StoreError::Locking(path)
            | StoreError::Unlockable(path)
            | StoreError::Creating(path) => path,
        }
    }

    pub(crate) fn is_missing(&self) -> bool {
        matches!(self, StoreError::Reading(_, error) if error.kind() == io::ErrorKind::NotFound)
    }
}

impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let path = self.path().display();
        match self {
            StoreError::Reading(_, error) => write!(f, "cannot read {path}: {error}"),
            StoreError::Decoding(_) => write!(f, "{path} is not UTF-8"),
            StoreError::Limiting(_, most) => write!(f, "{path} is longer than {most} bytes"),
            StoreError::Writing(_, error) => write!(f, "cannot write {path}: {error}"),
            StoreError::Locking(_) => write!(f, "{path} stayed locked"),
            StoreError::Unlockable(_) => write!(f, "{path} is not a regular file"),
            StoreError::Creating(_) => write!(f, "{path} already exists"),
        }
    }
}

impl std::error::Error for StoreError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            StoreError::Reading(_, error) | StoreError::Writing(_, error) => Some(error),
            _ => None,
        }
    }
}
