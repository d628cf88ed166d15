//! Directories: what is in them, names that survive a power cut, files that move.

#[cfg(unix)]
use std::fs::File;
use std::fs::{self, OpenOptions};
use std::io;
use std::path::Path;
#[cfg(not(unix))]
use std::time::Instant;

#[cfg(not(unix))]
use super::busy::may_try_again;
use super::error::{FileErrorKind, StoreError};
#[cfg(not(unix))]
use super::read::is_device_here;
use super::replace::Durability;
#[cfg(not(unix))]
use crate::book::not_used::NotUsed;

/// The directory that contains a file.
pub(crate) fn parent(path: &Path) -> &Path {
    path.parent().filter(|dir| !dir.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Returns true if a path is below a directory, or leads there. The directory must exist, the file need not.
pub(crate) fn is_below(path: &Path, dir: &Path) -> bool {
    let Ok(dir) = fs::canonicalize(dir) else {
        return false;
    };
    let is_there = |path: &Path| fs::canonicalize(path).is_ok_and(|real| real.starts_with(&dir));
    is_there(parent(path)) || is_there(path)
}

/// The names in a directory that are text. The standard library panics if a directory cannot be closed.
///
/// # Errors
///
/// The directory cannot be read.
#[cfg(unix)]
pub(crate) fn list(dir: &Path) -> io::Result<Vec<String>> {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt as _;
    let mut names = Vec::new();
    let mut entries = rustix::fs::Dir::new(open_dir(dir)?)?;
    while let Some(entry) = entries.read() {
        let entry = entry?;
        let name = OsStr::from_bytes(entry.file_name().to_bytes());
        names.extend(name.to_str().filter(|name| !matches!(*name, "." | "..")).map(str::to_owned));
    }
    Ok(names)
}

#[cfg(not(unix))]
pub(crate) fn list(dir: &Path) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(dir)? {
        names.extend(entry?.file_name().to_str().map(str::to_owned));
    }
    Ok(names)
}

/// Opens a directory and nothing else.
///
/// # Errors
///
/// It cannot be opened, or is not a directory.
#[cfg(unix)]
pub(crate) fn open_dir(dir: &Path) -> io::Result<File> {
    use rustix::fs::OFlags;
    use std::os::unix::fs::OpenOptionsExt as _;
    let flags = OFlags::DIRECTORY | OFlags::NONBLOCK;
    OpenOptions::new().read(true).custom_flags(flags.bits().cast_signed()).open(dir)
}

/// Syncs a directory. That is possible only on systems where directories can be opened as files.
#[cfg(unix)]
fn sync_dir(dir: &Path) -> io::Result<()> {
    open_dir(dir)?.sync_all()
}

#[cfg(not(unix))]
fn sync_dir(_dir: &Path) -> io::Result<()> {
    Ok(())
}

/// Syncs the name of a file that was renamed.
#[cfg(not(windows))]
pub(super) fn sync_name(path: &Path) -> io::Result<()> {
    sync_dir(parent(path))
}

/// Syncs the name of a file that was renamed. Windows cannot sync a directory; but syncing the file writes the journal of
/// the file system, with the new name in it.
#[cfg(windows)]
pub(super) fn sync_name(path: &Path) -> io::Result<()> {
    let started = Instant::now();
    loop {
        match OpenOptions::new().write(true).open(path).and_then(|file| file.sync_all()) {
            Err(error) if may_try_again(&error, started) => {}
            done => return done,
        }
    }
}

/// Deletes a file if it exists.
///
/// # Errors
///
/// It is there and cannot be deleted.
pub(crate) fn remove(path: &Path) -> Result<(), StoreError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            Err(StoreError { path: path.to_owned(), doing: FileErrorKind::Writing(error) })
        }
        _ => Ok(()),
    }
}

/// Creates a directory and its parents if they do not exist, and syncs the parent of each one: after a power cut, a file
/// is lost if the name of its directory is.
///
/// # Errors
///
/// It cannot be created or synced.
pub fn make_dir(dir: &Path) -> Result<(), StoreError> {
    make(dir, &mut fs::DirBuilder::new())
}

/// Creates a directory like [`make_dir`], but accessible only to its owner.
pub(crate) fn make_private_dir(dir: &Path) -> Result<(), StoreError> {
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    make(dir, &mut builder)
}

fn make(dir: &Path, builder: &mut fs::DirBuilder) -> Result<(), StoreError> {
    let missing: Vec<&Path> = dir.ancestors().take_while(|above| !above.exists()).collect();
    let made = builder
        .recursive(true)
        .create(dir)
        .and_then(|()| missing.iter().map(|made| parent(made)).try_for_each(sync_dir));
    made.map_err(|error| StoreError { path: dir.to_owned(), doing: FileErrorKind::Writing(error) })
}

/// Gives a file another name in one step, and syncs both directories. A link is moved itself. Directories for which
/// `own` is true must not be links.
///
/// # Errors
///
/// The file cannot be renamed. It then has its old name.
#[cfg(unix)]
pub(crate) fn move_file(
    old: &Path,
    new: &Path,
    own: impl Fn(&Path) -> bool,
) -> Result<Durability, StoreError> {
    let failed = |error: io::Error| StoreError { path: new.to_owned(), doing: FileErrorKind::Writing(error) };
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
    let failed = |error| StoreError { path: new.to_owned(), doing: FileErrorKind::Writing(error) };
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
