//! The places at which this machine knows ledgers.
//!
//! The state of a ledger is kept under the ledger's own place, with all links followed. By itself, that would let
//! anyone who can write to the directory above it switch the memory off by putting a link in the ledger's place,
//! and a ledger that was moved would be taken for a new one. So the path by which a ledger was named is remembered
//! too, with the place to which it led.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::book::current_series::{hashed, place, real};
use crate::book::disk::{Durability, Links, StoreError, in_toml, make_private_dir, read_file, replace_own};
use crate::book::lock::Lock;
use crate::book::store::names_in;

/// A place where a ledger was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    /// The ledger's directory, with all links followed.
    pub ledger: PathBuf,
    /// The name of the place in the state directory.
    pub name: String,
}

/// A path and the place to which it led, as stored.
#[derive(Debug, Serialize, Deserialize)]
struct Kept {
    path: String,
    ledger: String,
    place: String,
}

impl Place {
    /// The place of the ledger at `dir`.
    pub(crate) fn of(dir: &Path) -> Place {
        let ledger = real(dir);
        Place { name: hashed(&ledger), ledger }
    }
}

/// The place to which that path led, if it is remembered.
pub(crate) fn known(state: &Path, dir: &Path) -> Option<Place> {
    read(&file(state, dir))
}

/// The place to which that path led before, if it now leads to another one.
pub(crate) fn moved_from(state: &Path, dir: &Path) -> Option<Place> {
    known(state, dir).filter(|known| known.name != place(dir))
}

/// All places that are remembered.
pub(crate) fn all(state: &Path) -> Vec<Place> {
    let folder = folder(state);
    let names = names_in(&folder).unwrap_or_default();
    let mut places: Vec<Place> =
        names.iter().filter_map(|name| read(&folder.join(format!("{name}.toml")))).collect();
    places.sort_by(|one, other| one.name.cmp(&other.name));
    places.dedup();
    places
}

/// Remembers the place to which that path leads.
///
/// # Errors
///
/// Fails if the state directory cannot be written.
pub(crate) fn keep(_lock: &Lock, state: &Path, dir: &Path) -> Result<Durability, StoreError> {
    make_private_dir(&folder(state))?;
    let Place { ledger, name } = Place::of(dir);
    let path = absolute(dir).display().to_string();
    let kept = Kept { path, ledger: ledger.display().to_string(), place: name };
    replace_own(&file(state, dir), &in_toml(&kept))
}

fn read(file: &Path) -> Option<Place> {
    let text = read_file(file, Links::Refuse).ok()?;
    let Kept { ledger, place, .. } = toml::from_str(&text).ok()?;
    Some(Place { ledger: PathBuf::from(ledger), name: place })
}

fn absolute(dir: &Path) -> PathBuf {
    std::path::absolute(dir).unwrap_or_else(|_| dir.to_owned())
}

/// Waits for the right to write the places and the notes that were seen.
///
/// # Errors
///
/// Fails if the state directory cannot be written, or another writer holds the lock for too long.
pub(crate) fn lock(state: &Path) -> Result<Lock, StoreError> {
    let folder = folder(state);
    make_private_dir(&folder)?;
    crate::book::lock::lock(&[folder], &mut || ())
}

/// The folder in the state directory.
fn folder(state: &Path) -> PathBuf {
    state.join("ledgers")
}

fn file(state: &Path, dir: &Path) -> PathBuf {
    folder(state).join(format!("{}.toml", hashed(&absolute(dir))))
}
