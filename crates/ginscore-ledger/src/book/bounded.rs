//! Reading a text of unknown length: no more than the limit, and only as long as it is text.

use std::fs::File;
use std::io::{self, Read};

/// The reason why a text could not be read.
#[derive(Debug)]
pub enum Unread {
    /// The system reported an error.
    Failed(io::Error),
    /// The input is not text: it contains a byte that text never contains, or is not UTF-8.
    NotText,
    /// The text is longer than the limit.
    TooLong,
}

/// The most bytes to read before the first check: a file of another kind usually shows in its first bytes.
const FIRST: u64 = 1 << 16;

/// Reads a text of at most `most` bytes.
///
/// # Errors
/// If it cannot be read, is longer, or is not text. Of a stream without an end as much is read as shows that.
///
/// ```
/// use ginscore_ledger::book::{Unread, read_bounded};
/// assert_eq!(read_bounded(&b"Ann 4 v 23"[..], 10).unwrap(), "Ann 4 v 23");
/// assert!(matches!(read_bounded(&b"Ann 4 v 23"[..], 9), Err(Unread::TooLong)));
/// assert!(matches!(read_bounded(std::io::repeat(b'a'), 100_000), Err(Unread::TooLong)));
/// assert!(matches!(read_bounded(std::io::repeat(0), u64::MAX), Err(Unread::NotText)));
/// ```
pub fn read_bounded(from: impl Read, most: u64) -> Result<String, Unread> {
    read_in_parts(from, FIRST, most)
}

/// Reads a file like [`read_bounded`]. The length of the file is only a hint: another program may be writing to it.
pub(crate) fn read_file_bounded(file: &File, most: u64) -> Result<String, Unread> {
    let length = file.metadata().map_err(Unread::Failed)?.len();
    read_in_parts(file, length.saturating_add(1).min(FIRST), most)
}

/// Reads a text; `first` is the number of bytes to read before the first check.
fn read_in_parts(mut from: impl Read, first: u64, most: u64) -> Result<String, Unread> {
    let mut part = first.min(most.saturating_add(1));
    // Room for the first part at once: a text that grows step by step is copied again and again.
    let mut bytes = Vec::with_capacity(usize::try_from(part).unwrap_or_default());
    loop {
        let before = bytes.len();
        let read = from.by_ref().take(part).read_to_end(&mut bytes).map_err(Unread::Failed)?;
        if bytes.get(before..).is_some_and(|new| new.contains(&0)) {
            return Err(Unread::NotText);
        }
        let length = bytes.len() as u64;
        if length > most {
            return Err(Unread::TooLong);
        }
        if (read as u64) < part {
            return String::from_utf8(bytes).map_err(|_| Unread::NotText);
        }
        part = most.saturating_add(1) - length;
    }
}
