//! Temporary files: their names, and those that killed writers left.

use std::fs::{self, Metadata};
use std::io;
use std::path::Path;
use std::time::Duration;

use tempfile::{Builder, NamedTempFile};

use super::folders::list;

/// The start of the name of a temporary file in a directory that is locked while the file exists.
pub(super) const LOCKED: &str = ".ginscore-";

/// The start of the name of a temporary file in a directory that is never locked.
pub(super) const UNLOCKED: &str = ".ginscore-export-";

/// The number of random letters and digits after the start of the name.
pub(super) const RANDOM: usize = 12;

/// The age at which a temporary file in a directory that is never locked counts as a leftover.
pub(super) const LEFTOVER: Duration = Duration::from_secs(10 * 60);

/// Creates a temporary file, which only its owner can read unless it is to become a new file: a new file gets the
/// mode that the umask gives.
pub(super) fn temporary(dir: &Path, start: &str, new: bool) -> io::Result<NamedTempFile> {
    let mut builder = Builder::new();
    builder.prefix(start).rand_bytes(RANDOM);
    #[cfg(unix)]
    if new {
        use std::os::unix::fs::PermissionsExt as _;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    #[cfg(not(unix))]
    let _ = new;
    builder.tempfile_in(dir)
}

/// Deletes the temporary files that killed writers left in a locked directory.
pub(crate) fn sweep_locked(dir: &Path) {
    sweep(dir, LOCKED, Duration::ZERO);
}

/// Deletes leftovers of that kind and age. A file that cannot be deleted does no harm.
pub(super) fn sweep(dir: &Path, start: &str, age: Duration) {
    for name in list(dir).unwrap_or_default() {
        let path = dir.join(&name);
        let is_old = |known: &Metadata| {
            age.is_zero() || known.modified().is_ok_and(|at| at.elapsed().is_ok_and(|elapsed| elapsed >= age))
        };
        if is_temporary_of(&name, start)
            && fs::symlink_metadata(&path).is_ok_and(|known| known.is_file() && is_old(&known))
        {
            let _ = fs::remove_file(&path);
        }
    }
}

pub(crate) fn is_temporary(name: &str) -> bool {
    is_temporary_of(name, LOCKED) || is_temporary_of(name, UNLOCKED)
}

fn is_temporary_of(name: &str, start: &str) -> bool {
    let random = name.strip_prefix(start);
    random.is_some_and(|random| random.len() == RANDOM && random.chars().all(|c| c.is_ascii_alphanumeric()))
}
