//! Reading and replacing files so that nothing is lost, and so that nothing planted under their names is followed,
//! written through or waited for.

use std::collections::BTreeMap;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde::Serialize;
use tempfile::{Builder, NamedTempFile};

use crate::book::bounded::{Unread, read_bounded, read_file_bounded};
use crate::book::not_used::NotUsed;
use crate::model::is_device;

/// The most bytes that a series may have: enough for more than a hundred thousand hands.
pub const LONGEST_SERIES: u64 = 16 << 20;

/// The time that a writer waits for another writer, or for a reader of a pipe.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);

/// The time between two attempts.
pub(crate) const PAUSE: Duration = Duration::from_millis(10);

/// The start of the name of a temporary file in a directory that is locked while the file exists.
const LOCKED: &str = ".ginscore-";

/// The start of the name of a temporary file in a directory that is never locked.
const UNLOCKED: &str = ".ginscore-export-";

/// The number of random letters and digits after the start of the name.
const RANDOM: usize = 12;

/// The age at which a temporary file in a directory that is never locked counts as a leftover.
const LEFTOVER: Duration = Duration::from_secs(10 * 60);

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

/// The certainty that what was written survives a power cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Durability {
    /// It survives.
    Confirmed,
    /// The new file is in place, but the disk did not confirm its name.
    Unconfirmed,
}

/// The treatment of a symbolic link in place of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Links {
    /// Use the file to which the link leads. Series may be links.
    Follow,
    /// Treat the link like anything else that is not a regular file. The program's own files are never links.
    Refuse,
}

/// Reads a file that a user named, and waits for it if it is a pipe.
///
/// # Errors
///
/// The file cannot be read, is longer than so many bytes, or is not UTF-8.
pub fn read_within(path: &Path, most: u64) -> Result<String, StoreError> {
    let read = File::open(path).map_err(Unread::Failed).and_then(|file| read_bounded(file, most));
    read.map_err(|why| unreadable(path, why, most))
}

/// Reads a file of a ledger, or one of the program's own files. Never waits.
///
/// # Errors
///
/// The file cannot be read, is not a regular file, is longer than a series may be, or is not UTF-8.
pub(crate) fn read_file(path: &Path, links: Links) -> Result<String, StoreError> {
    read_file_within(path, links, LONGEST_SERIES)
}

/// Reads a file like [`read_file`], of at most so many bytes.
///
/// # Errors
///
/// The file cannot be read, is not a regular file, is longer, or is not UTF-8.
pub(crate) fn read_file_within(path: &Path, links: Links, most: u64) -> Result<String, StoreError> {
    let file = open_regular(path, OpenOptions::new().read(true), links);
    let read = file.map_err(Unread::Failed).and_then(|file| read_file_bounded(&file, most));
    read.map_err(|why| unreadable(path, why, most))
}

fn unreadable(path: &Path, why: Unread, most: u64) -> StoreError {
    let doing = match why {
        Unread::Failed(error) => FileErrorKind::Reading(error),
        Unread::NotText(_) => FileErrorKind::Decoding,
        Unread::TooLong => FileErrorKind::Limiting(most),
    };
    StoreError { path: path.to_owned(), doing }
}

/// Opens a regular file and nothing else, without waiting.
///
/// # Errors
///
/// The file cannot be opened, or is not a regular file.
pub(crate) fn open_regular(path: &Path, options: &mut OpenOptions, links: Links) -> io::Result<File> {
    let known = match links {
        Links::Follow => fs::metadata(path)?,
        Links::Refuse => fs::symlink_metadata(path)?,
    };
    // Opening a device may already have an effect.
    if !known.is_file() {
        return Err(NotUsed::IsNotAFile.into());
    }
    let file = without_waiting(options, links).open(path)?;
    // The name may have been given to something else in the meantime.
    if file.metadata()?.is_file() { Ok(file) } else { Err(NotUsed::IsNotAFile.into()) }
}

/// Returns true if this system opens a device in place of a file of that name. Windows does so in every directory, and may
/// then wait for what is typed.
fn is_device_here(path: &Path) -> bool {
    cfg!(windows) && path.file_name().and_then(|name| name.to_str()).is_some_and(is_device)
}

#[cfg(unix)]
fn without_waiting(options: &mut OpenOptions, links: Links) -> &mut OpenOptions {
    use rustix::fs::OFlags;
    use std::os::unix::fs::OpenOptionsExt as _;
    let last = if links == Links::Refuse { OFlags::NOFOLLOW } else { OFlags::empty() };
    options.custom_flags((OFlags::NONBLOCK | OFlags::NOCTTY | last).bits().cast_signed())
}

#[cfg(not(unix))]
fn without_waiting(options: &mut OpenOptions, _links: Links) -> &mut OpenOptions {
    options
}

/// Replaces the text of a series in one step. A link is followed to the file that it names.
///
/// # Errors
///
/// The file cannot be written. It is then as it was.
pub(crate) fn replace(path: &Path, text: &str) -> Result<Durability, StoreError> {
    Ok(synced([replace_unsynced(path, text)?.as_path()]))
}

/// Replaces the text of a series like [`replace`], but leaves it to [`synced`] to sync its name. Returns the file, after
/// any link.
///
/// # Errors
///
/// The file cannot be written. It is then as it was.
pub(crate) fn replace_unsynced(path: &Path, text: &str) -> Result<PathBuf, StoreError> {
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    put(&target, LOCKED, written(text))?;
    Ok(target)
}

/// Replaces one of the program's own files in one step, whatever has its name.
///
/// # Errors
///
/// The file cannot be written. It is then as it was.
pub(crate) fn replace_own(path: &Path, text: &str) -> Result<Durability, StoreError> {
    replace_own_unsynced(path, text)?;
    Ok(synced([path]))
}

/// Replaces one of the program's own files like [`replace_own`], but leaves it to [`synced`] to sync its name.
///
/// # Errors
///
/// The file cannot be written. It is then as it was.
pub(crate) fn replace_own_unsynced(path: &Path, text: &str) -> Result<(), StoreError> {
    put(path, LOCKED, written(text))
}

/// Replaces a file outside a ledger in one step, whatever has its name. A link is replaced as well.
///
/// # Errors
///
/// The file cannot be written. It is then as it was.
pub fn replace_outside(path: &Path, text: &str) -> Result<Durability, StoreError> {
    replace_outside_by(path, written(text))
}

/// Checks that a file that a user named can be written: that its name is not too long, and that a temporary file can be
/// created next to it.
///
/// # Errors
///
/// It cannot.
pub fn check_outside(path: &Path) -> Result<(), StoreError> {
    let failed = |error| StoreError { path: path.to_owned(), doing: FileErrorKind::Writing(error) };
    match fs::symlink_metadata(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(failed(error)),
        _ => {}
    }
    let temporary = Builder::new().prefix(UNLOCKED).rand_bytes(RANDOM).tempfile_in(parent(path));
    temporary.map(drop).map_err(failed)
}

fn replace_outside_by(
    path: &Path,
    write: impl FnOnce(&mut File) -> io::Result<()>,
) -> Result<Durability, StoreError> {
    sweep(parent(path), UNLOCKED, LEFTOVER);
    put(path, UNLOCKED, write)?;
    Ok(synced([path]))
}

/// Writes a whole text.
fn written(text: &str) -> impl FnOnce(&mut File) -> io::Result<()> {
    move |file| file.write_all(text.as_bytes())
}

/// Writes a text to a file that a user named: in one step to a regular or new file, and directly to a device or a
/// pipe. A link is refused, because someone else may have put it there; `/dev/stdout` is accepted.
///
/// # Errors
///
/// The file cannot be written, is a link, or is a pipe that nobody reads.
pub fn hand_out(path: &Path, text: &str) -> Result<(), StoreError> {
    hand_out_by(path, written(text))
}

/// Writes a file that a user named like [`hand_out`]; `write` writes its text.
///
/// # Errors
///
/// The file cannot be written, is a link, or is a pipe that nobody reads, or `write` fails. A regular file is then as it
/// was.
pub fn hand_out_by(path: &Path, write: impl FnOnce(&mut File) -> io::Result<()>) -> Result<(), StoreError> {
    let failed = |error| StoreError { path: path.to_owned(), doing: FileErrorKind::Writing(error) };
    match fs::symlink_metadata(path) {
        Ok(known) if known.is_symlink() && !is_open_file(path) => {
            Err(failed(NotUsed::IsALink(fs::read_link(path).ok()).into()))
        }
        Ok(known) if !known.is_file() => write_into(path, write).map_err(failed),
        _ => replace_outside_by(path, write).map(|_| ()),
    }
}

/// Returns true if the path is the system's name for a file that the program has open.
pub(crate) fn is_open_file(path: &Path) -> bool {
    path == Path::new("/dev/stdout")
        || path == Path::new("/dev/stderr")
        || path.starts_with("/dev/fd")
        || path.starts_with("/proc/self/fd")
}

/// Appends to a pipe, a device or an open file. Waits for a pipe without a reader, but not forever.
fn write_into(path: &Path, write: impl FnOnce(&mut File) -> io::Result<()>) -> io::Result<()> {
    let started = Instant::now();
    let mut file = loop {
        match without_waiting(OpenOptions::new().append(true), Links::Follow).open(path) {
            Err(error) if has_no_reader(&error) && started.elapsed() < PATIENCE => std::thread::sleep(PAUSE),
            Err(error) if has_no_reader(&error) => {
                return Err(NotUsed::HasNoReader.into());
            }
            opened => break opened?,
        }
    };
    #[cfg(unix)]
    {
        use rustix::fs::{OFlags, fcntl_getfl, fcntl_setfl};
        fcntl_setfl(&file, fcntl_getfl(&file)?.difference(OFlags::NONBLOCK))?;
    }
    write(&mut file)
}

#[cfg(unix)]
fn has_no_reader(error: &io::Error) -> bool {
    rustix::io::Errno::from_io_error(error) == Some(rustix::io::Errno::NXIO)
}

#[cfg(not(unix))]
fn has_no_reader(_error: &io::Error) -> bool {
    false
}

/// Puts a text under a name in one step: `write` writes it to a file next to it, which is synced and renamed. A rename
/// replaces the name and never follows it. What is under the name survives a power cut only after [`synced`].
fn put(
    target: &Path,
    start: &str,
    write: impl FnOnce(&mut File) -> io::Result<()>,
) -> Result<(), StoreError> {
    renamed(target, start, write)
        .map_err(|error| StoreError { path: target.to_owned(), doing: FileErrorKind::Writing(error) })
}

fn renamed(target: &Path, start: &str, write: impl FnOnce(&mut File) -> io::Result<()>) -> io::Result<()> {
    if is_device_here(target) {
        return Err(NotUsed::IsNotAFile.into());
    }
    let old = fs::symlink_metadata(target).ok().filter(Metadata::is_file);
    let mut new = temporary(parent(target), start, old.is_none())?;
    write(new.as_file_mut())?;
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

/// Waits a moment and returns true if an operation failed because another program was using the file, and has not failed
/// for long.
fn may_try_again(error: &io::Error, started: Instant) -> bool {
    let again = cfg!(windows) && is_in_use_on_windows(error) && started.elapsed() < PATIENCE;
    if again {
        std::thread::sleep(PAUSE);
    }
    again
}

/// Returns true if Windows denies access to a file, or says that another program uses or has locked it or a part of it. It
/// also denies access to a file that someone opened who allows no other program to replace it.
fn is_in_use_on_windows(error: &io::Error) -> bool {
    const ACCESS_DENIED: i32 = 5;
    const SHARING_VIOLATION: i32 = 32;
    const LOCK_VIOLATION: i32 = 33;
    matches!(error.raw_os_error(), Some(ACCESS_DENIED | SHARING_VIOLATION | LOCK_VIOLATION))
}

/// Creates a temporary file, which only its owner can read unless it is to become a new file: a new file gets the
/// mode that the umask gives.
fn temporary(dir: &Path, start: &str, new: bool) -> io::Result<NamedTempFile> {
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
///
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

/// Deletes the temporary files that killed writers left in a locked directory.
pub(crate) fn sweep_locked(dir: &Path) {
    sweep(dir, LOCKED, Duration::ZERO);
}

/// Deletes leftovers of that kind and age. A file that cannot be deleted does no harm.
fn sweep(dir: &Path, start: &str, age: Duration) {
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

/// What a file of the state directory contains.
#[expect(clippy::expect_used, reason = "such a file is a table of texts and numbers")]
pub(crate) fn in_toml(kept: &impl Serialize) -> String {
    toml::to_string(kept).expect("a table of texts and numbers is TOML")
}

/// Returns true if the program may give that name to a temporary file.
pub(crate) fn is_temporary(name: &str) -> bool {
    is_temporary_of(name, LOCKED) || is_temporary_of(name, UNLOCKED)
}

fn is_temporary_of(name: &str, start: &str) -> bool {
    let random = name.strip_prefix(start);
    random.is_some_and(|random| random.len() == RANDOM && random.chars().all(|c| c.is_ascii_alphanumeric()))
}

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

/// The names in a directory that are text.
///
/// # Errors
///
/// The directory cannot be read.
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
fn sync_name(path: &Path) -> io::Result<()> {
    sync_dir(parent(path))
}

/// Syncs the name of a file that was renamed. Windows cannot sync a directory; but syncing the file writes the journal of
/// the file system, with the new name in it.
#[cfg(windows)]
fn sync_name(path: &Path) -> io::Result<()> {
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
///
/// # Errors
///
/// It cannot be created or synced.
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

/// Gives a file another name in one step.
///
/// # Errors
///
/// The file cannot be renamed. It then has its old name.
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
///
/// # Errors
///
/// It cannot be opened, or is a link or not a directory.
#[cfg(unix)]
fn open_own_dir(dir: &Path) -> io::Result<File> {
    use rustix::fs::OFlags;
    use std::os::unix::fs::OpenOptionsExt as _;
    let flags = OFlags::DIRECTORY | OFlags::NONBLOCK | OFlags::NOFOLLOW;
    OpenOptions::new().read(true).custom_flags(flags.bits().cast_signed()).open(dir)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_another_program_uses_on_windows_is_tried_again() {
        for (code, again) in [(5, true), (32, true), (33, true), (2, false), (112, false), (123, false)] {
            assert_eq!(is_in_use_on_windows(&io::Error::from_raw_os_error(code)), again, "{code}");
        }
        assert!(!is_in_use_on_windows(&io::ErrorKind::PermissionDenied.into()));
        // Other systems replace a file that is open, and the same numbers are other errors there.
        let busy = io::Error::from_raw_os_error(32);
        assert_eq!(may_try_again(&busy, Instant::now()), cfg!(windows));
        let long_ago = Instant::now().checked_sub(2 * PATIENCE);
        assert!(long_ago.is_none_or(|started| !may_try_again(&busy, started)));
    }
}
