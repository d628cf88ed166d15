//! The last state of each series that this machine wrote.
//!
//! A file that was shortened, or rewritten with fitting seals, is consistent in itself: only someone who remembers
//! another seal can notice. This machine remembers in its state directory, which is outside any shared folder.
//! There is one file per series, so that recording a hand costs the same however many series there are.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::book::disk::{
    Durability, Links, StoreError, in_toml, make_private_dir, read_file, remove, replace_own_unsynced,
    sweep_locked, synced,
};
use crate::book::finding::Finding;
use crate::book::ledger_places::{Place, all, moved_from};
use crate::book::lock::Lock;
use crate::book::open::Book;
use crate::book::series_name::is_same_file;
use crate::book::store::names_in;
use crate::seal::chain::Chain;
use crate::seal::digest::{Length, SealCode};

/// The last state of a series that was written here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RememberedSeal {
    /// The number of entries.
    pub entries: usize,
    /// The seal of the last entry.
    pub seal: SealCode,
    /// The seal of the header, which identifies the series in other places.
    pub header: SealCode,
}

/// The memory of a series, and the place where it was written if that is another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Known {
    /// The last state that was written.
    pub last: RememberedSeal,
    /// The place where it was written, if that is not the place that was asked about.
    pub elsewhere: Option<Place>,
}

/// The difference between a series and what was written here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemoryMismatch {
    /// It has fewer entries than were written here.
    Shortened(RememberedSeal),
    /// The entries that were written here have been replaced by others.
    Rewritten(RememberedSeal),
}

/// The format of the file. The ledger's place is in it for a human reader.
#[derive(Debug, Serialize, Deserialize)]
struct SealMemo {
    ledger: String,
    entries: usize,
    seal: String,
    header: String,
}

impl RememberedSeal {
    /// The last state of a series as it is now.
    pub fn of(chain: &Chain) -> RememberedSeal {
        RememberedSeal {
            entries: chain.len(),
            seal: chain.code(chain.last()),
            header: chain.header().code(Length::Twelve),
        }
    }

    /// The difference between the series and what was written here, if there is one. Later entries do not matter:
    /// they were recorded elsewhere.
    pub fn against(self, chain: &Chain) -> Option<MemoryMismatch> {
        // What was written here may have come into another copy by a merge since.
        self.at_its_place(chain).filter(|_| !chain.other_codes().any(|code| code == self.seal))
    }

    fn at_its_place(self, chain: &Chain) -> Option<MemoryMismatch> {
        match chain.after(self.entries) {
            None => Some(MemoryMismatch::Shortened(self)),
            Some(seal) if !self.seal.is_of(&seal) => Some(MemoryMismatch::Rewritten(self)),
            Some(_) => None,
        }
    }
}

/// The last state that was written here to a series of the ledger at `dir`, if one is remembered.
pub(crate) fn last(state: &Path, dir: &Path, series: &str) -> Option<RememberedSeal> {
    last_at(state, &Place::of(dir), series)
}

/// The memory of a series that is read in the ledger at `dir`: the state that was written there, or at the place to
/// which the ledger's path led before; or, if the ledger was moved or copied, the state of the series with that
/// name and header elsewhere.
pub(crate) fn known(state: &Path, dir: &Path, series: &str, chain: &Chain) -> Option<Known> {
    match last(state, dir, series) {
        Some(last) => Some(Known { last, elsewhere: None }),
        None => known_elsewhere(state, dir, series, chain),
    }
}

/// The memory of a series of which none is remembered in the ledger at `dir`.
pub(crate) fn known_elsewhere(state: &Path, dir: &Path, series: &str, chain: &Chain) -> Option<Known> {
    // A writer may have remembered it here since this was looked up: then the ledger was not moved.
    let here = Place::of(dir);
    let at =
        |place: Place, last: RememberedSeal| Known { last, elsewhere: Some(place).filter(|at| *at != here) };
    if let Some(place) = moved_from(state, dir)
        && let Some(last) = last_at(state, &place, series)
    {
        return Some(at(place, last));
    }
    let header = chain.header().code(Length::Twelve);
    let mut same: Vec<(Place, RememberedSeal)> = all(state)
        .into_iter()
        .filter_map(|place| last_at(state, &place, series).map(|last| (place, last)))
        .filter(|(_, last)| last.header == header)
        .collect();
    // While the original is still there, a copy may be an earlier state; but it has no history of its own.
    same.retain(|(place, last)| {
        let copied = place.ledger == Place::of(&place.ledger).ledger
            && !Book::open(place.ledger.clone(), None).lacks(series);
        !copied || !matches!(last.against(chain), Some(MemoryMismatch::Shortened(_)))
    });
    let fits = same.iter().position(|(_, last)| last.against(chain).is_none());
    same.into_iter().nth(fits.unwrap_or(0)).map(|(place, last)| at(place, last))
}

/// Remembers the last state of a series that was written. The ledger's lock keeps two writers from doing so at
/// once.
pub(crate) fn keep(
    lock: &Lock,
    state: &Path,
    dir: &Path,
    series: &str,
    last: RememberedSeal,
) -> Result<Durability, StoreError> {
    Ok(synced([keep_unsynced(lock, state, dir, series, last)?.as_path()]))
}

/// Remembers the last state of a series like [`keep`], but leaves it to [`synced`] to sync the name of the file, which it
/// returns.
pub(crate) fn keep_unsynced(
    _lock: &Lock,
    state: &Path,
    dir: &Path,
    series: &str,
    last: RememberedSeal,
) -> Result<PathBuf, StoreError> {
    let place = Place::of(dir);
    let kept = SealMemo {
        ledger: place.ledger.display().to_string(),
        entries: last.entries,
        seal: last.seal.to_string(),
        header: last.header.to_string(),
    };
    let path = file(state, &place, series);
    make_private_dir(path.parent().unwrap_or(state))?;
    replace_own_unsynced(&path, &in_toml(&kept))?;
    Ok(path)
}

/// Forgets a series.
pub(crate) fn forget(_lock: &Lock, state: &Path, dir: &Path, series: &str) -> Result<(), StoreError> {
    let place = Place::of(dir);
    remove(&file(state, &place, series))
}

/// Remembers a series whose file was moved under its new name, and forgets the old one. Returns what was remembered of
/// another series under the new name.
pub(crate) fn hand_over(
    lock: &Lock,
    state: &Path,
    (from_dir, from): (&Path, &str),
    (to_dir, to): (&Path, &str),
) -> Result<Option<RememberedSeal>, StoreError> {
    let Some(known) = last(state, from_dir, from) else {
        return Ok(None);
    };
    let replaced = last(state, to_dir, to).filter(|last| *last != known);
    keep(lock, state, to_dir, to, known)?;
    forget(lock, state, from_dir, from)?;
    // Where upper and lower case are the same, both names were those of one file.
    if from != to && is_same_file(from, to) {
        keep(lock, state, to_dir, to, known)?;
    }
    Ok(replaced)
}

/// Deletes the files that a killed writer left here.
pub(crate) fn sweep(_lock: &Lock, state: &Path, dir: &Path) {
    sweep_locked(&folder(state, &Place::of(dir)));
}

/// The remembered series of the ledger at `dir`, each with its last state.
pub(crate) fn remembered(state: &Path, dir: &Path) -> Vec<(String, RememberedSeal)> {
    remembered_at(state, &Place::of(dir))
}

/// The remembered series of the ledger at a place, each with its last state.
pub(crate) fn remembered_at(state: &Path, place: &Place) -> Vec<(String, RememberedSeal)> {
    let mut names = names_in(&folder(state, place)).unwrap_or_default();
    names.sort();
    names.into_iter().filter_map(|name| last_at(state, place, &name).map(|last| (name, last))).collect()
}

/// What is remembered of these series of the ledger at `dir`, or of all if there are no names, and cannot be read.
pub(crate) fn unread(state: &Path, dir: &Path, names: Option<&[String]>) -> Vec<Finding> {
    let place = Place::of(dir);
    let found = |series: Option<String>, path: PathBuf, error: Option<StoreError>| Finding::MemoryUnread {
        series,
        path,
        error: error.map(Arc::new),
    };
    let names = match names {
        Some(names) => names.to_vec(),
        None => match names_in(&folder(state, &place)) {
            Ok(names) => names,
            Err(error) => return vec![found(None, error.path.clone(), Some(error))],
        },
    };
    let read = |name: String| {
        let path = file(state, &place, &name);
        match read_file(&path, Links::Refuse) {
            Ok(text) => read_memo(&text).is_none().then(|| found(Some(name), path, None)),
            // A series that was recorded elsewhere is not remembered here.
            Err(error) if error.is_missing() => None,
            Err(error) => Some(found(Some(name), path, Some(error))),
        }
    };
    names.into_iter().filter_map(read).collect()
}

/// What is remembered of a series. Where it cannot be read, recording goes on as if nothing were remembered; the audit
/// says so: see [`unread`].
fn last_at(state: &Path, place: &Place, series: &str) -> Option<RememberedSeal> {
    read_memo(&read_file(&file(state, place, series), Links::Refuse).ok()?)
}

fn read_memo(text: &str) -> Option<RememberedSeal> {
    let kept = toml::from_str::<SealMemo>(text).ok()?;
    let (seal, header) = (SealCode::read(&kept.seal)?, SealCode::read(&kept.header)?);
    Some(RememberedSeal { entries: kept.entries, seal, header })
}

fn folder(state: &Path, place: &Place) -> PathBuf {
    state.join("seals").join(&place.name)
}

fn file(state: &Path, place: &Place, series: &str) -> PathBuf {
    folder(state, place).join(format!("{series}.toml"))
}
