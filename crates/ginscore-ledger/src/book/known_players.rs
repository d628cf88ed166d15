//! The players that a ledger knows, read from the headers of its series alone.

use std::collections::HashSet;
use std::fs::OpenOptions;
use std::io::Read as _;
use std::path::Path;

use crate::book::disk::{Links, open_regular};
use crate::book::open::Book;
use crate::book::store::StoreError;
use crate::stats::players::known_as;
use crate::text::read::read_players;
use ginscore_rules::rules::Player;

/// The most series that are read: the last ones by name. Names that ginscore makes start with the date.
const MOST_SERIES: usize = 2000;

/// The most bytes that are read of a series; a header that ginscore writes has about 1,500.
const MOST_BYTES: u64 = 16 << 10;

impl Book {
    /// The players of the series, each as first written, in the order in which they first played. Only the last
    /// 2,000 series are read, and of each only its header; one whose header cannot be read is left out.
    ///
    /// # Errors
    ///
    /// Fails if the directory cannot be read.
    pub fn known_players(&self) -> Result<Vec<String>, StoreError> {
        let names = self.names()?;
        let last = names.iter().rev().take(MOST_SERIES);
        let read = |name: &String| read_players(&read_start(&self.path(name))?);
        let mut series: Vec<_> = last.filter_map(read).collect();
        series.sort_by_key(|(start, _)| *start);
        let written = series.iter().flat_map(|(_, names)| Player::BOTH.map(|player| names.get(player)));
        let mut seen = HashSet::new();
        Ok(written.filter(|name| seen.insert(known_as(name))).map(str::to_owned).collect())
    }
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
