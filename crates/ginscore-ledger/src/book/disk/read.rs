//! Reading files: nothing that is planted under their names is followed or waited for.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::Path;

use super::error::StoreError;
use crate::book::bounded::{Unread, read_bounded, read_file_bounded};
use crate::book::not_used::NotUsed;
use crate::model::preset::is_device;

/// The most bytes that a series may have: enough for more than a hundred thousand hands.
pub(crate) const LONGEST_SERIES: u64 = 16 << 20;

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
/// The file cannot be read, is longer than so many bytes, or is not UTF-8.
pub fn read_within(path: &Path, most: u64) -> Result<String, StoreError> {
    let read = File::open(path).map_err(Unread::Failed).and_then(|file| read_bounded(file, most));
    read.map_err(|why| unreadable(path, why, most))
}

/// Reads a file of a ledger, or one of the program's own files. Never waits.
///
/// # Errors
/// The file cannot be read, is not a regular file, is longer than a series may be, or is not UTF-8.
pub(crate) fn read_file(path: &Path, links: Links) -> Result<String, StoreError> {
    read_file_within(path, links, LONGEST_SERIES)
}

/// Reads a file like [`read_file`], of at most so many bytes.
pub(crate) fn read_file_within(path: &Path, links: Links, most: u64) -> Result<String, StoreError> {
    let file = open_regular(path, OpenOptions::new().read(true), links);
    let read = file.map_err(Unread::Failed).and_then(|file| read_file_bounded(&file, most));
    read.map_err(|why| unreadable(path, why, most))
}

fn unreadable(path: &Path, why: Unread, most: u64) -> StoreError {
    let path = path.to_owned();
    match why {
        Unread::Failed(error) => StoreError::Reading(path, error),
        Unread::NotText => StoreError::Decoding(path),
        Unread::TooLong => StoreError::Limiting(path, most),
    }
}

/// Opens a regular file and nothing else, without waiting.
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
pub(super) fn is_device_here(path: &Path) -> bool {
    cfg!(windows) && path.file_name().and_then(|name| name.to_str()).is_some_and(is_device)
}

#[cfg(unix)]
pub(super) fn without_waiting(options: &mut OpenOptions, links: Links) -> &mut OpenOptions {
    use rustix::fs::OFlags;
    use std::os::unix::fs::OpenOptionsExt as _;
    let last = if links == Links::Refuse { OFlags::NOFOLLOW } else { OFlags::empty() };
    options.custom_flags((OFlags::NONBLOCK | OFlags::NOCTTY | last).bits().cast_signed())
}

#[cfg(not(unix))]
pub(super) fn without_waiting(options: &mut OpenOptions, _links: Links) -> &mut OpenOptions {
    options
}
