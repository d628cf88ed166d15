//! The players that a ledger knows, read from little more than the headers of its series.

use std::fs::OpenOptions;
use std::io::Read as _;
use std::path::Path;

use crate::book::disk::{Links, open_regular, read_file};
use crate::book::open::Book;
use crate::book::store::StoreError;
use crate::model::entry::Moment;
use crate::stats::players::first_written;
use crate::text::read::{read_players, read_series};
use ginscore_rules::notation::Names;

/// The most series that are read: the last ones by name. Names that ginscore makes start with the date.
const MOST_SERIES: usize = 2000;

/// The most bytes in which a header is looked for; one that ginscore writes has about 1,500.
const LONGEST_HEADER: usize = 16 << 10;

/// The most bytes that are searched for the kind of entry that gives a player another name; an evening has about 10,000.
const MOST_BYTES: u64 = 1 << 20;

/// That kind, as ginscore writes it. A series without the word is not parsed.
const RENAME: &str = "rename";

impl Book {
    /// The players of the series, each as first written, in the order in which they first played. Only the last
    /// 2,000 series are read. One whose header cannot be read is left out; if the rest cannot be read, the names are those
    /// of the header.
    ///
    /// # Errors
    ///
    /// Fails if the directory cannot be read.
    pub fn known_players(&self) -> Result<Vec<String>, StoreError> {
        let names = self.names()?;
        let last = names.iter().rev().take(MOST_SERIES);
        let series: Vec<_> = last.filter_map(|name| players_of(&self.path(name))).collect();
        Ok(first_written(series.iter().map(|(start, names)| (*start, names))))
    }
}

/// The start of a series, and the names that its players have now.
fn players_of(path: &Path) -> Option<(Moment, Names)> {
    let text = read_start(path)?;
    let (start, begun) = read_players(text.get(..text.floor_char_boundary(LONGEST_HEADER))?)?;
    if !text.contains(RENAME) {
        return Some((start, begun));
    }
    let whole = read_file(path, Links::Follow).ok();
    let now = whole.and_then(|text| Some(read_series(&text).ok()?.series.names().clone()));
    Some((start, now.unwrap_or(begun)))
}

/// The start of a file, as far as it is text.
fn read_start(path: &Path) -> Option<String> {
    let file = open_regular(path, OpenOptions::new().read(true), Links::Follow).ok()?;
    let mut bytes = Vec::new();
    file.take(MOST_BYTES).read_to_end(&mut bytes).ok()?;
    let text = String::from_utf8(bytes).or_else(|error| {
        let end = error.utf8_error().valid_up_to();
        let mut bytes = error.into_bytes();
        bytes.truncate(end);
        String::from_utf8(bytes)
    });
    text.ok()
}
