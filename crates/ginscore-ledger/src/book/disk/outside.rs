//! Files that a user named: exports, pages, pipes, devices.

use std::fs::{self, OpenOptions};
use std::io::{self, Write as _};
use std::path::Path;
use std::time::Instant;

use super::busy::{PATIENCE, PAUSE};
use super::error::StoreError;
use super::folders::parent;
use super::read::{Links, without_waiting};
use super::replace::{Durability, put, synced};
use super::temporary::{LEFTOVER, UNLOCKED, sweep};
use crate::book::not_used::NotUsed;

/// Replaces a file outside a ledger in one step, whatever has its name. A link is replaced as well.
///
/// # Errors
/// The file cannot be written. It is then as it was.
pub fn replace_outside(path: &Path, text: &str) -> Result<Durability, StoreError> {
    sweep(parent(path), UNLOCKED, LEFTOVER);
    put(path, UNLOCKED, text)?;
    Ok(synced([path]))
}

/// Writes a text to a file that a user named: in one step to a regular or new file, and directly to a device or a
/// pipe. A link is refused, because someone else may have put it there; `/dev/stdout` is accepted.
///
/// # Errors
/// The file cannot be written, is a link, or is a pipe that nobody reads.
pub fn hand_out(path: &Path, text: &str) -> Result<(), StoreError> {
    let failed = |error| StoreError::Writing(path.to_owned(), error);
    match fs::symlink_metadata(path) {
        Ok(known) if known.is_symlink() && !is_open_file(path) => {
            Err(failed(NotUsed::IsALink(fs::read_link(path).ok()).into()))
        }
        Ok(known) if !known.is_file() => write_into(path, text).map_err(failed),
        _ => replace_outside(path, text).map(|_| ()),
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
fn write_into(path: &Path, text: &str) -> io::Result<()> {
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
    file.write_all(text.as_bytes())
}

#[cfg(unix)]
fn has_no_reader(error: &io::Error) -> bool {
    rustix::io::Errno::from_io_error(error) == Some(rustix::io::Errno::NXIO)
}

#[cfg(not(unix))]
fn has_no_reader(_error: &io::Error) -> bool {
    false
}
