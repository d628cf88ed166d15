//! Replacing files in one step, so that nothing is lost: a file that cannot be written is as it was.

use std::collections::BTreeMap;
#[cfg(unix)]
use std::fs::OpenOptions;
use std::fs::{self, File, Metadata};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::Instant;

use serde::Serialize;
use tempfile::NamedTempFile;

use super::busy::may_try_again;
use super::error::StoreError;
#[cfg(unix)]
use super::folders::open_dir;
use super::folders::{parent, sync_name};
use super::read::is_device_here;
use super::temporary::{LOCKED, temporary};
use crate::book::not_used::NotUsed;

/// The certainty that what was written survives a power cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Durability {
    Confirmed,
    /// The new file is in place, but the disk did not confirm its name.
    Unconfirmed,
}

/// Replaces the text of a series in one step, but leaves it to [`synced`] to sync its name. A link is followed to the file that
/// it names. Returns that file.
pub(crate) fn replace(path: &Path, text: &str) -> Result<PathBuf, StoreError> {
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    put(&target, LOCKED, text)?;
    Ok(target)
}

/// Replaces one of the program's own files in one step, whatever has its name.
pub(crate) fn replace_own(path: &Path, text: &str) -> Result<Durability, StoreError> {
    replace_own_unsynced(path, text)?;
    Ok(synced([path]))
}

/// Replaces one of the program's own files like [`replace_own`], but leaves it to [`synced`] to sync its name.
pub(crate) fn replace_own_unsynced(path: &Path, text: &str) -> Result<(), StoreError> {
    put(path, LOCKED, text)
}

/// Puts a text under a name in one step: it is written to a file next to it, which is synced and renamed. A rename replaces
/// the name and never follows it. What is under the name survives a power cut only after [`synced`].
pub(super) fn put(target: &Path, start: &str, text: &str) -> Result<(), StoreError> {
    renamed(target, start, text).map_err(|error| StoreError::Writing(target.to_owned(), error))
}

fn renamed(target: &Path, start: &str, text: &str) -> io::Result<()> {
    if is_device_here(target) {
        return Err(NotUsed::IsNotAFile.into());
    }
    let old = fs::symlink_metadata(target).ok().filter(Metadata::is_file);
    let mut new = temporary(parent(target), start, old.is_none())?;
    new.write_all(text.as_bytes())?;
    if let Some(old) = old {
        keep_owner_and_mode(new.as_file(), &old)?;
    }
    new.as_file().sync_all()?;
    persist(new, target)
}

/// Syncs the names of files that were renamed, each directory once: that takes as long for many names as for one.
pub(crate) fn synced<'p>(files: impl IntoIterator<Item = &'p Path>) -> Durability {
    let last_of: BTreeMap<&Path, &Path> = files.into_iter().map(|file| (parent(file), file)).collect();
    // All of them are tried, even if one fails.
    match last_of.values().filter(|file| sync_name(file).is_err()).count() {
        0 => Durability::Confirmed,
        _ => Durability::Unconfirmed,
    }
}

/// Gives a temporary file its name. On Windows that fails while another program has the old file open, perhaps to look for
/// viruses in it or to copy it to another computer.
fn persist(mut new: NamedTempFile, target: &Path) -> io::Result<()> {
    let started = Instant::now();
    loop {
        match new.persist(target) {
            Ok(_) => return Ok(()),
            Err(failed) if may_try_again(&failed.error, started) => new = failed.file,
            Err(failed) => return Err(failed.error),
        }
    }
}

/// Gives a new file the mode of the old one, and its owner and group as far as the user is allowed to.
#[cfg(unix)]
fn keep_owner_and_mode(new: &File, old: &Metadata) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    keep_owner(new, old)?;
    // Setuid and the like are left out, since a text never needs them and the owner may have changed.
    new.set_permissions(fs::Permissions::from_mode(old.permissions().mode() & 0o777))
}

#[cfg(not(unix))]
fn keep_owner_and_mode(new: &File, old: &Metadata) -> io::Result<()> {
    new.set_permissions(old.permissions())
}

/// Gives a file the owner and group of another. Only root may always do that: for anyone else, it does as much as
/// the system allows.
///
/// # Errors
/// The user is root, and the owner or group cannot be changed all the same.
#[cfg(unix)]
pub(crate) fn keep_owner(file: &File, other: &Metadata) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt as _, fchown};
    let own = file.metadata()?;
    let owner = (own.uid() != other.uid()).then_some(other.uid());
    let group = (own.gid() != other.gid()).then_some(other.gid());
    if owner.is_none() && group.is_none() {
        return Ok(());
    }
    match fchown(file, owner, group) {
        Err(error) if own.uid() == 0 => Err(error),
        Err(_) => {
            let _ = fchown(file, None, group);
            Ok(())
        }
        Ok(()) => Ok(()),
    }
}

/// Gives a file another name in one step, and syncs both directories. A link is moved itself. Directories for which
/// `own` is true must not be links.
///
/// # Errors
/// The file cannot be renamed. It then has its old name.
#[cfg(unix)]
pub(crate) fn move_file(
    old: &Path,
    new: &Path,
    own: impl Fn(&Path) -> bool,
) -> Result<Durability, StoreError> {
    let failed = |error: io::Error| StoreError::Writing(new.to_owned(), error);
    let opened = |path: &Path| {
        let dir = parent(path);
        if own(dir) { open_own_dir(dir) } else { open_dir(dir) }
    };
    let (from, to) = (opened(old).map_err(failed)?, opened(new).map_err(failed)?);
    let names = old.file_name().zip(new.file_name());
    let (old_name, new_name) = names.ok_or_else(|| failed(io::ErrorKind::InvalidInput.into()))?;
    rustix::fs::renameat(&from, old_name, &to, new_name).map_err(|error| failed(error.into()))?;
    let synced = to.sync_all().and_then(|()| from.sync_all());
    Ok(if synced.is_ok() { Durability::Confirmed } else { Durability::Unconfirmed })
}

#[cfg(not(unix))]
pub(crate) fn move_file(
    old: &Path,
    new: &Path,
    _own: impl Fn(&Path) -> bool,
) -> Result<Durability, StoreError> {
    let failed = |error| StoreError::Writing(new.to_owned(), error);
    if is_device_here(old) || is_device_here(new) {
        return Err(failed(NotUsed::IsNotAFile.into()));
    }
    let started = Instant::now();
    loop {
        match fs::rename(old, new) {
            Ok(()) => break,
            Err(error) if may_try_again(&error, started) => {}
            Err(error) => return Err(failed(error)),
        }
    }
    Ok(if sync_name(new).is_ok() { Durability::Confirmed } else { Durability::Unconfirmed })
}

/// Opens a directory like [`open_dir`], but not through a link.
#[cfg(unix)]
fn open_own_dir(dir: &Path) -> io::Result<File> {
    use rustix::fs::OFlags;
    use std::os::unix::fs::OpenOptionsExt as _;
    let flags = OFlags::DIRECTORY | OFlags::NONBLOCK | OFlags::NOFOLLOW;
    OpenOptions::new().read(true).custom_flags(flags.bits().cast_signed()).open(dir)
}

/// What a file of the state directory contains.
#[expect(clippy::expect_used, reason = "such a file is a table of texts and numbers")]
pub(crate) fn in_toml(kept: &impl Serialize) -> String {
    toml::to_string(kept).expect("a table of texts and numbers is TOML")
}
