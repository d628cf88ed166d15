//! What can go wrong with a file.

use std::io;
use std::path::PathBuf;

/// An error with a file.
#[derive(Debug)]
pub struct StoreError {
    /// The file.
    pub path: PathBuf,
    /// The kind of error.
    pub doing: FileErrorKind,
}

/// The operation on a file that failed, and the error of the system.
#[derive(Debug)]
#[allow(missing_docs)]
pub enum FileErrorKind {
    Reading(io::Error),
    /// The bytes are not text.
    Decoding,
    /// The text is longer than that many bytes, the most that are read or written.
    Limiting(u64),
    Writing(io::Error),
    /// Keeping a text in the directory for temporary files until it is written.
    Keeping(io::Error),
    /// Another writer held the lock for too long.
    Locking,
    /// The name of the lock belongs to something that is not a regular file.
    Unlockable,
    /// A file with that name already exists.
    Creating,
}

impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let path = self.path.display();
        match &self.doing {
            FileErrorKind::Reading(error) => write!(f, "cannot read {path}: {error}"),
            FileErrorKind::Decoding => write!(f, "{path} is not UTF-8"),
            FileErrorKind::Limiting(most) => write!(f, "{path} is longer than {most} bytes"),
            FileErrorKind::Writing(error) | FileErrorKind::Keeping(error) => {
                write!(f, "cannot write {path}: {error}")
            }
            FileErrorKind::Locking => write!(f, "{path} stayed locked"),
            FileErrorKind::Unlockable => write!(f, "{path} is not a regular file"),
            FileErrorKind::Creating => write!(f, "{path} already exists"),
        }
    }
}

impl StoreError {
    /// Returns true if there is no such file.
    pub(crate) fn is_missing(&self) -> bool {
        matches!(&self.doing, FileErrorKind::Reading(error) if error.kind() == io::ErrorKind::NotFound)
    }
}

impl std::error::Error for StoreError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.doing {
            FileErrorKind::Reading(error) | FileErrorKind::Writing(error) | FileErrorKind::Keeping(error) => {
                Some(error)
            }
            _ => None,
        }
    }
}
