//! The current series of a ledger.
//!
//! It is remembered under the ledger's own place in the state directory, not in the ledger: a ledger may be shared,
//! and each machine has its own current series. Next to its name stand the number of its entries and the last seal, so that
//! a file that was cut back is noticed.

use std::fs;
use std::path::{Component, Path, PathBuf};

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::book::disk::{
    Durability, Links, StoreError, in_toml, is_below, make_private_dir, read_file, replace_own,
    replace_own_unsynced, sweep_locked,
};
use crate::book::error::BookError;
use crate::book::finding::Finding;
use crate::book::lock::{Lock, lock};
use crate::book::open::{Book, MOST_LOOKS, OpenedSeries};
use crate::seal::chain::LastEntry;
use crate::seal::digest::SealCode;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CurrentSeries {
    pub series: String,
    pub last: Option<LastEntry>,
    /// The deleted series whose starts were undone, the last one last.
    pub undone: Vec<UndoneStart>,
}

/// A deleted series whose start was undone, after which the series before it was the current one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct UndoneStart {
    pub series: String,
    /// The entries that the series before it had. The start can be redone as long as all later ones undo or redo others.
    pub entries: usize,
}

/// The file that remembers the current series of a ledger. The directory is in it for a human reader; the name of
/// the file identifies the ledger.
#[derive(Debug, Serialize, Deserialize)]
struct Remembered {
    ledger: String,
    series: String,
    #[serde(default)]
    entries: usize,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seal: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    undone: Vec<UndoneStart>,
}

pub(crate) fn current(state: &Path, dir: &Path) -> Option<CurrentSeries> {
    let text = read_file(&file(state, dir), Links::Refuse).ok()?;
    let Remembered { series, entries, seal, undone, .. } = toml::from_str(&text).ok()?;
    let seal = seal.and_then(|seal| SealCode::read(&seal));
    is_file_name(&series).then_some(())?;
    Some(CurrentSeries { series, last: seal.map(|seal| LastEntry { entries, seal }), undone })
}

/// Returns true if a series can have that name: its file is in the ledger, and not hidden. What is remembered may have been
/// written by others, if it is in a shared place, and a path would lead out of the ledger.
pub(super) fn is_file_name(series: &str) -> bool {
    let mut parts = Path::new(series).components();
    let only =
        matches!((parts.next(), parts.next()), (Some(Component::Normal(name)), None) if name == series);
    only && !series.starts_with('.') && !series.contains(['/', '\\', '\0'])
}

pub(crate) fn remember(state: &Path, dir: &Path, now: &CurrentSeries) -> Result<Durability, StoreError> {
    let _lock = lock_state(state)?;
    replace_own(&file(state, dir), &written(dir, now))
}

/// Remembers the current series of the ledger at `dir`, if it is still the one that was known.
fn update(
    state: &Path,
    dir: &Path,
    is_still: impl FnOnce(&CurrentSeries) -> bool,
    now: &CurrentSeries,
) -> Result<(), StoreError> {
    let _lock = lock_state(state)?;
    if current(state, dir).is_some_and(|known| is_still(&known)) {
        // After a power cut, the entry before may be the last one that is remembered. No hand depends on it.
        replace_own_unsynced(&file(state, dir), &written(dir, now))?;
    }
    Ok(())
}

impl Book {
    /// Reads the series with that name. If it is the current one, and has fewer entries than this machine remembers, that is
    /// a finding, until the next entry is recorded in it.
    pub fn examine(&self, name: &str) -> Result<OpenedSeries, BookError> {
        // A writer replaces the text before it remembers the last entry: in this order, the text can only be newer.
        let mut known = self.remembered_last(name);
        let mut opened = self.read(name)?;
        // The series may have been deleted, and another one begun under its name, between the two readings.
        for _ in 0..MOST_LOOKS {
            let Some(last) = known.filter(|last| last.entries > opened.chain.len()) else { break };
            let again = (self.remembered_last(name), self.read(name)?);
            let is_certain = again.0 == known && again.1.text == opened.text;
            (known, opened) = again;
            if is_certain {
                opened.findings.extend(shortened(&opened, Some(last)));
                break;
            }
        }
        Ok(opened)
    }

    /// The finding that a series has fewer entries than this machine remembers. Unless no one else may write, somebody may
    /// have recorded something since it was read: [`Book::examine`] is certain.
    pub fn shortened(&self, opened: &OpenedSeries) -> Option<Finding> {
        shortened(opened, self.remembered_last(&opened.name))
    }

    /// Returns true if the path is where the current series are remembered. A user may have named a state directory that has
    /// other files, too.
    pub(super) fn remembers_in(&self, path: &Path) -> bool {
        self.state.as_deref().is_some_and(|state| is_below(path, &state.join(FOLDER)))
    }

    /// Makes another series the current one; or none, with a finding, if that cannot be remembered.
    pub(super) fn move_on(&self, now: &CurrentSeries) -> Option<Finding> {
        let state = self.state.as_deref();
        let is_known = state.is_some_and(|state| remember(state, self.dir(), now).is_ok());
        (!is_known).then(|| self.not_current(&now.series))
    }

    /// The finding that a series could not become the current one, as on a full disk. Then none is, if that can be
    /// changed: otherwise the next hand would be recorded in the series before it.
    pub(super) fn not_current(&self, series: &str) -> Finding {
        let still = self.state.as_deref().and_then(|state| {
            // Without a lock, for whose file there may be no room.
            let _ = fs::remove_file(file(state, self.dir()));
            current(state, self.dir())
        });
        Finding::CurrentNotRemembered { series: series.to_owned(), still: still.map(|known| known.series) }
    }

    /// Remembers the last entry of a series, if it is the current one.
    pub(crate) fn remember_last(&self, series: &str, last: LastEntry) -> Option<Finding> {
        let state = self.state.as_deref()?;
        let is_current = |known: &CurrentSeries| known.series == series;
        // Most often it is, and no lock is needed to know that it is not.
        let known = current(state, self.dir()).filter(is_current)?;
        let now = CurrentSeries { last: Some(last), ..known };
        update(state, self.dir(), is_current, &now)
            .is_err()
            .then(|| Finding::SealNotRemembered { series: series.to_owned() })
    }

    /// The last entry of a series that is remembered: that of the current series.
    pub(crate) fn remembered_last(&self, series: &str) -> Option<LastEntry> {
        let known = current(self.state.as_deref()?, self.dir())?;
        known.last.filter(|_| known.series == series)
    }
}

fn shortened(opened: &OpenedSeries, last: Option<LastEntry>) -> Option<Finding> {
    let last = last.filter(|last| last.entries > opened.chain.len())?;
    Some(Finding::Shortened {
        series: opened.name.clone(),
        path: opened.path.clone(),
        last,
        entries: opened.chain.len(),
    })
}

pub(crate) fn real(dir: &Path) -> PathBuf {
    std::path::absolute(dir)
        .ok()
        .and_then(|dir| dir.canonicalize().ok().or(Some(dir)))
        .unwrap_or_else(|| dir.to_owned())
}

fn written(dir: &Path, now: &CurrentSeries) -> String {
    in_toml(&Remembered {
        ledger: real(dir).display().to_string(),
        series: now.series.clone(),
        entries: now.last.map_or(0, |last| last.entries),
        seal: now.last.map(|last| last.seal.to_string()),
        undone: now.undone.clone(),
    })
}

/// Deletes the files that a killed writer left among what is remembered.
pub(crate) fn sweep(state: &Path) {
    if let Ok(_lock) = lock_state(state) {
        sweep_locked(&state.join(FOLDER));
    }
}

fn lock_state(state: &Path) -> Result<Lock, StoreError> {
    let folder = state.join(FOLDER);
    make_private_dir(&folder)?;
    lock(&[folder], &mut || ())
}

const FOLDER: &str = "current";

/// The file of a ledger. Its name is made from the ledger's path, which may itself be longer than a name can be. It is the
/// same in every version of the program, which the standard hasher does not promise.
fn file(state: &Path, dir: &Path) -> PathBuf {
    let digest = Sha256::digest(real(dir).as_os_str().as_encoded_bytes());
    let name = digest.iter().take(16).fold(String::new(), |name, byte| name + &format!("{byte:02x}"));
    state.join(FOLDER).join(format!("{name}.toml"))
}
