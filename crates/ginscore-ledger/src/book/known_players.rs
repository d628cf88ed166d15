//! The players that a ledger knows, read from little more than the headers of its series.

use std::collections::HashSet;
use std::fs::OpenOptions;
use std::io::Read as _;
use std::path::Path;

use crate::book::disk::{Links, StoreError, open_regular, read_file};
use crate::book::error::BookError;
use crate::book::open::{Book, OpenedSeries};
use crate::model::entry::Moment;
use crate::model::names::{first_written, known_as};
use crate::text::header::{HeaderStart, read_start};
use crate::text::read::read_series;
use ginscore_notation::Roster;

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

struct NamesInSeries {
    start: Moment,
    now: Roster,
    former: Vec<(String, String)>,
}

impl Book {
    /// The players of the series, and their former names. Only the last 2,000 series are read. One whose header cannot
    /// be read is left out; if the rest cannot be read, the names are those of the header.
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

impl Book {
    /// The players of the series with that name, by their names now. If nobody was given another name, only the header
    /// is parsed.
    ///
    /// # Errors
    /// Fails if the file cannot be read. Mistakes after the header may go unnoticed.
    pub fn players_of(&self, name: &str) -> Result<Roster, BookError> {
        let text = self.text(name)?;
        match players_by_header(&text) {
            Some(roster) => Ok(roster),
            None => Ok(self.opened(name, text)?.series.roster().clone()),
        }
    }

    /// Reads the series with that name if `theirs` accepts its players, by the names that they have or had. Of a series of
    /// other players only the header is parsed, if nobody in it was given another name.
    ///
    /// # Errors
    /// Fails if the file cannot be read. If it is not a series, that may go unnoticed if other players play it.
    pub fn read_if(
        &self,
        name: &str,
        theirs: impl Fn(&Roster) -> bool,
    ) -> Result<Option<OpenedSeries>, BookError> {
        let text = self.text(name)?;
        if players_by_header(&text).is_some_and(|roster| !theirs(&roster)) {
            return Ok(None);
        }
        let opened = self.opened(name, text)?;
        let ever = opened.series.rosters_so_far().any(theirs);
        Ok(ever.then_some(opened))
    }
}

/// The players of a series by its header alone; `None` if it cannot be read, or if a player may have another name now.
fn players_by_header(text: &str) -> Option<Roster> {
    // The word may be hidden in a file that was edited by hand, as in `"ren\u0061me"`.
    let renames = text.contains(RENAME) || text.contains('\\');
    if renames { None } else { read_start(text).map(|header| header.roster) }
}

/// The start of a series, if it may be one of players that `theirs` accepts, by its header alone.
pub(super) fn start_of(path: &Path, theirs: impl Fn(&Roster) -> bool) -> Option<Moment> {
    let text = text_at_start(path, Links::Follow, MOST_BYTES)?;
    let HeaderStart { start, roster, .. } =
        read_start(text.get(..text.floor_char_boundary(LONGEST_HEADER))?)?;
    (theirs(&roster) || text.contains(RENAME) || text.contains('\\')).then_some(start)
}

fn names_in_series(path: &Path) -> Option<NamesInSeries> {
    let text = text_at_start(path, Links::Follow, MOST_BYTES)?;
    let HeaderStart { start, roster: begun, .. } =
        read_start(text.get(..text.floor_char_boundary(LONGEST_HEADER))?)?;
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

/// The top of the series in a file, whatever the file is called; `None` if there is none.
pub(super) fn header_in(path: &Path, links: Links) -> Option<HeaderStart> {
    read_start(&text_at_start(path, links, LONGEST_HEADER as u64)?)
}

/// The start of a file, as far as it is text.
fn text_at_start(path: &Path, links: Links, most: u64) -> Option<String> {
    let file = open_regular(path, OpenOptions::new().read(true), links).ok()?;
    let mut bytes = Vec::new();
    file.take(most).read_to_end(&mut bytes).ok()?;
    let text = String::from_utf8(bytes).or_else(|error| {
        let end = error.utf8_error().valid_up_to();
        let mut bytes = error.into_bytes();
        bytes.truncate(end);
        String::from_utf8(bytes)
    });
    text.ok()
}
