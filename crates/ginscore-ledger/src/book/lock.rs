//! The right to write in a directory.
//!
//! The lock is a system lock on the file `.lock`, and ends with its holder. Where the system allows it, the directory itself is
//! locked as well: `.lock` may be deleted while someone holds it, and the next writer would then lock another file with that
//! name. A directory on a network often cannot be locked; there, `.lock` alone has to be enough.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use crate::book::disk::{Links, PATIENCE, PAUSE, StoreError, make_dir, open_regular, sweep_locked};

pub(crate) const LOCK: &str = ".lock";

/// The time that a writer waits before it says so.
const SILENCE: Duration = Duration::from_millis(500);

/// The right to write in some directories. It ends with this value, or with the process.
#[derive(Debug)]
pub struct Lock {
    held: Vec<Held>,
}

#[derive(Debug)]
struct Held {
    file: File,
    /// True if a byte in the file says that a writer is at work.
    marked: bool,
    /// True if a writer was killed here, or may have been.
    was_killed: bool,
    _dir: Option<File>,
}

/// The identity of a file or directory, whatever its name.
#[cfg(unix)]
type Identity = (u64, u64);
#[cfg(not(unix))]
type Identity = PathBuf;

struct Wait<'w> {
    started: Instant,
    /// The function to call when the wait gets long; `None` once it was called.
    say: Option<&'w mut dyn FnMut()>,
}

impl Lock {
    /// Returns true if the last writer was killed, so that it may have left files in other places.
    pub(crate) fn was_killed(&self) -> bool {
        self.held.iter().any(|held| held.was_killed)
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        if self.marked {
            // If this fails, the next writer looks for leftovers that do not exist.
            let _ = self.file.set_len(0);
        }
    }
}

impl Wait<'_> {
    fn is_over(&self) -> bool {
        self.started.elapsed() > PATIENCE
    }

    fn pause(&mut self) {
        if self.started.elapsed() > SILENCE
            && let Some(say) = self.say.take()
        {
            say();
        }
        std::thread::sleep(PAUSE);
    }
}

/// Waits for the right to write in all of these directories, which are created if they do not exist. Calls
/// `waiting` once if that takes longer than half a second.
///
/// # Errors
/// A directory cannot be created or locked, or another writer did not finish in ten seconds.
pub(crate) fn lock(dirs: &[PathBuf], waiting: &mut dyn FnMut()) -> Result<Lock, StoreError> {
    let mut wait = Wait { started: Instant::now(), say: Some(waiting) };
    let mut known: Vec<(Identity, &Path)> = Vec::new();
    for dir in dirs {
        make_dir(dir)?;
        let identity = identity(dir).map_err(|error| StoreError::Writing(dir.to_owned(), error))?;
        known.push((identity, dir));
    }
    // Everyone locks in the same order, and no directory twice under two names, so that no writer waits for itself
    // or for another one that waits for it.
    known.sort();
    known.dedup_by(|one, other| one.0 == other.0);
    let held = known.iter().map(|(_, dir)| hold(dir, &mut wait)).collect::<Result<_, _>>()?;
    Ok(Lock { held })
}

fn hold(dir: &Path, wait: &mut Wait<'_>) -> Result<Held, StoreError> {
    let path = dir.join(LOCK);
    let whole = lock_directory(dir, &path, wait)?;
    while !wait.is_over() {
        let Some((file, is_new)) = open_lock(&path, dir)? else {
            continue;
        };
        wait_for(&file, &path, wait)?;
        // A file that was deleted or replaced since it was opened keeps no other writer out. The lock of the directory does.
        if whole.is_some() || is_named(&file, &path) {
            let held = marked(file, is_new, whole);
            if held.was_killed {
                sweep_locked(dir);
            }
            return Ok(held);
        }
    }
    Err(StoreError::Locking(path.to_owned()))
}

#[cfg(unix)]
fn lock_directory(dir: &Path, path: &Path, wait: &mut Wait<'_>) -> Result<Option<File>, StoreError> {
    let Ok(file) = crate::book::disk::open_dir(dir) else {
        return Ok(None);
    };
    match wait_for(&file, path, wait) {
        Ok(()) => Ok(Some(file)),
        Err(error) if matches!(error, StoreError::Locking(_)) => Err(error),
        Err(_) => Ok(None),
    }
}

#[cfg(not(unix))]
fn lock_directory(_dir: &Path, _path: &Path, _wait: &mut Wait<'_>) -> Result<Option<File>, StoreError> {
    Ok(None)
}

fn wait_for(file: &File, path: &Path, wait: &mut Wait<'_>) -> Result<(), StoreError> {
    loop {
        match file.try_lock() {
            Ok(()) => return Ok(()),
            Err(TryLockError::Error(error))
                if error.kind() == io::ErrorKind::Interrupted && !wait.is_over() => {}
            Err(TryLockError::Error(error)) => return Err(StoreError::Writing(path.to_owned(), error)),
            Err(TryLockError::WouldBlock) if wait.is_over() => {
                return Err(StoreError::Locking(path.to_owned()));
            }
            Err(TryLockError::WouldBlock) => wait.pause(),
        }
    }
}

/// Opens the file to lock, or creates it; returns true with it if it is new. `None` if its name was given to
/// something else in the meantime.
fn open_lock(path: &Path, dir: &Path) -> Result<Option<(File, bool)>, StoreError> {
    let writing = |error| StoreError::Writing(path.to_owned(), error);
    match fs::symlink_metadata(path) {
        Ok(known) if !known.is_file() => Err(StoreError::Unlockable(path.to_owned())),
        Ok(_) => {
            let open = |options: &mut OpenOptions| open_regular(path, kept(options), Links::Refuse);
            // Reading is enough to lock the file, except on some networks.
            let file = open(OpenOptions::new().read(true).write(true)).or_else(|error| match error.kind() {
                io::ErrorKind::PermissionDenied => open(OpenOptions::new().read(true)),
                _ => Err(error),
            });
            match file {
                Ok(file) => Ok(Some((file, false))),
                Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
                // The caller looks again at what is there now.
                Err(_) if !fs::symlink_metadata(path).is_ok_and(|known| known.is_file()) => Ok(None),
                Err(error) => Err(writing(error)),
            }
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            match kept(OpenOptions::new().read(true).write(true).create_new(true)).open(path) {
                Ok(file) => {
                    // If this fails, perhaps no one else can write here; the creator can.
                    let _ = share(&file, dir);
                    Ok(Some((file, true)))
                }
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(None),
                Err(error) => Err(writing(error)),
            }
        }
        Err(error) => Err(writing(error)),
    }
}

/// Opens the lock so that nobody can delete or rename it in the meantime, where the system has that.
#[cfg(windows)]
fn kept(options: &mut OpenOptions) -> &mut OpenOptions {
    use std::os::windows::fs::OpenOptionsExt as _;
    const SHARE_READ: u32 = 1;
    const SHARE_WRITE: u32 = 2;
    // The third bit would let others delete the file.
    options.share_mode(SHARE_READ | SHARE_WRITE)
}

#[cfg(not(windows))]
const fn kept(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}

/// Lets everyone who may write in the directory lock its new file, whatever the umask says: the file never contains any data.
#[cfg(unix)]
fn share(file: &File, dir: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    let dir = fs::metadata(dir)?;
    crate::book::disk::keep_owner(file, &dir)?;
    let mode = file.metadata()?.permissions().mode() & 0o777;
    let writers = dir.permissions().mode() & 0o022;
    let shared = mode | 0o600 | writers | writers << 1;
    if shared == mode { Ok(()) } else { file.set_permissions(fs::Permissions::from_mode(shared)) }
}

#[cfg(not(unix))]
fn share(_file: &File, _dir: &Path) -> io::Result<()> {
    Ok(())
}

/// Marks the lock with a byte until the holder is done, so that the next writer knows when to look for leftovers:
/// in a large ledger, reading the directory each time would cost more than the rest of recording a hand.
fn marked(file: File, is_new: bool, dir: Option<File>) -> Held {
    let known = file.metadata();
    let was_killed = is_new || known.as_ref().is_ok_and(|known| known.len() == 1);
    // A file that has a second name, or more in it than the mark, belongs to someone else.
    let own = known.is_ok_and(|known| known.len() <= 1 && names(&known) == 1);
    let marked = own && file.set_len(1).is_ok();
    Held { file, marked, was_killed, _dir: dir }
}

#[cfg(unix)]
fn names(known: &fs::Metadata) -> u64 {
    std::os::unix::fs::MetadataExt::nlink(known)
}

#[cfg(not(unix))]
fn names(_known: &fs::Metadata) -> u64 {
    1
}

#[cfg(unix)]
fn identity(path: &Path) -> io::Result<Identity> {
    use std::os::unix::fs::MetadataExt as _;
    fs::metadata(path).map(|known| (known.dev(), known.ino()))
}

#[cfg(not(unix))]
fn identity(path: &Path) -> io::Result<Identity> {
    fs::canonicalize(path)
}

/// Returns true if the file still has that name.
#[cfg(unix)]
fn is_named(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    match (file.metadata(), fs::symlink_metadata(path)) {
        (Ok(file), Ok(named)) => (file.dev(), file.ino()) == (named.dev(), named.ino()),
        _ => false,
    }
}

/// Returns true: a file that is [`kept`] is not deleted or replaced while it is open.
#[cfg(not(unix))]
fn is_named(_file: &File, _path: &Path) -> bool {
    true
}
