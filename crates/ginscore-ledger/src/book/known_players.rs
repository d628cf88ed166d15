//! The players that a ledger knows, read from little more than the headers of its series.

use std::collections::HashSet;
use std::fs::OpenOptions;
use std::io::Read as _;
use std::path::Path;

use crate::book::disk::{Links, open_regular, read_file};
use crate::book::open::Book;
use crate::book::store::StoreError;
use crate::model::entry::Moment;
use crate::stats::players::{first_written, known_as};
use crate::text::read::{read_players, read_series};
use ginscore_rules::notation::Roster;

/// The most series that are read: the last ones by name. Names that ginscore makes start with the date.
const MOST_SERIES: usize = 2000;

/// The most bytes in which a header is looked for; one that ginscore writes has about 1,500.
const LONGEST_HEADER: usize = 16 << 10;

/// The most bytes that are searched for the kind of entry that gives a player another name; an evening has about 10,000.
const MOST_BYTES: u64 = 1 << 20;

/// That kind, as ginscore writes it. A series without the word is not parsed.
const RENAME: &str = "rename";

/// The names that a ledger knows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KnownNames {
    /// The players, each as first written, in the order in which they first played.
    pub players: Vec<String>,
    /// The names that nobody has any more, each with the name that a player who had it has now.
    pub former: Vec<(String, String)>,
}

/// The names in a series.
struct NamesInSeries {
    start: Moment,
    now: Roster,
    /// The earlier names of its players, each with the name now.
    former: Vec<(String, String)>,
}

impl Book {
    /// The players of the series, and their former names. Only the last 2,000 series are read. One whose header cannot
    /// be read is left out; if the rest cannot be read, the names are those of the header.
    ///
    /// # Errors
    ///
    /// Fails if the directory cannot be read.
    pub fn known_names(&self) -> Result<KnownNames, StoreError> {
        let names = self.names()?;
        let last = names.iter().rev().take(MOST_SERIES);
        let series: Vec<_> = last.filter_map(|name| names_in_series(&self.path(name))).collect();
        let players = first_written(series.iter().map(|one| (one.start, &one.now)));
        let now: HashSet<String> = players.iter().map(|name| known_as(name)).collect();
        let mut former: Vec<(String, String)> = series.into_iter().flat_map(|one| one.former).collect();
        former.retain(|(was, _)| !now.contains(&known_as(was)));
        former.sort();
        former.dedup();
        Ok(KnownNames { players, former })
    }
}

fn names_in_series(path: &Path) -> Option<NamesInSeries> {
    let text = read_start(path)?;
    let (start, begun) = read_players(text.get(..text.floor_char_boundary(LONGEST_HEADER))?)?;
    let whole = if text.contains(RENAME) { read_file(path, Links::Follow).ok() } else { None };
    let Some(read) = whole.and_then(|text| read_series(&text).ok()) else {
        return Some(NamesInSeries { start, now: begun, former: Vec::new() });
    };
    let now = read.series.roster();
    let pairs = |was: &Roster| -> Vec<(String, String)> {
        was.players().iter().cloned().zip(now.players().iter().cloned()).collect()
    };
    let former =
        read.series.rosters_so_far().flat_map(pairs).filter(|(was, now)| known_as(was) != known_as(now));
    Some(NamesInSeries { start, now: now.clone(), former: former.collect() })
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
