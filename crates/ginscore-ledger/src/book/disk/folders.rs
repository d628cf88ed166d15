//! Directories: what is in them, and names that survive a power cut.

#[cfg(unix)]
use std::fs::File;
use std::fs::{self, OpenOptions};
use std::io;
use std::path::Path;
#[cfg(windows)]
use std::time::Instant;

#[cfg(windows)]
use super::busy::may_try_again;
use super::error::StoreError;

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

pub(crate) fn list(dir: &Path) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(dir)? {
        names.extend(entry?.file_name().into_string());
    }
    Ok(names)
}

/// Opens a directory and nothing else.
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
pub(crate) fn remove(path: &Path) -> Result<(), StoreError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            Err(StoreError::Writing(path.to_owned(), error))
        }
        _ => Ok(()),
    }
}

/// Creates a directory and its parents if they do not exist, and syncs the parent of each one: after a power cut, a file
/// is lost if the name of its directory is.
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
    made.map_err(|error| StoreError::Writing(dir.to_owned(), error))
}
