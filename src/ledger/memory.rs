//! What was last written here to each series.
//!
//! A file that was shortened, or written anew with seals that fit, fits itself: only somebody who remembers
//! another seal can say so. This machine does, in its state directory, where a shared folder does not reach.
//! A file for each series, so that recording a hand costs the same however many there are.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::chain::Chain;
use super::current::{place, real};
use super::seal::Code;
use super::store::{Lock, StoreError, Written, names_in, read_text, remove, replace};

/// The last that was written here to a series.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Last {
    /// How many entries there were.
    pub entries: usize,
    /// The seal of the last of them.
    pub seal: Code,
}

/// How a series is not what was written here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Otherwise {
    /// It has fewer entries than were written here.
    Shortened(Last),
    /// The entries that were written here have been replaced by others.
    Rewritten(Last),
}

/// As it is kept. The ledger's place is in it for a person who looks.
#[derive(Debug, Serialize, Deserialize)]
struct Kept {
    ledger: String,
    entries: usize,
    seal: String,
}

impl Last {
    /// The last of a series as it stands.
    pub fn of(chain: &Chain) -> Last {
        Last { entries: chain.len(), seal: chain.last().code() }
    }

    /// How the series is not what was written here, if it is not. Entries that came after are no matter:
    /// they were recorded elsewhere.
    pub fn against(self, chain: &Chain) -> Option<Otherwise> {
        match chain.after(self.entries) {
            None => Some(Otherwise::Shortened(self)),
            Some(seal) if seal.code() != self.seal => Some(Otherwise::Rewritten(self)),
            Some(_) => None,
        }
    }
}

/// What was last written here to a series of the ledger at `dir`, if anything is remembered.
pub fn last(state: &Path, dir: &Path, series: &str) -> Option<Last> {
    let kept = toml::from_str::<Kept>(&read_text(&file(state, dir, series)).ok()?).ok()?;
    Some(Last { entries: kept.entries, seal: Code::read(&kept.seal)? })
}

/// Remembers what was written last to a series. The ledger's lock keeps two writers apart here, too.
pub fn keep(_lock: &Lock, state: &Path, dir: &Path, series: &str, last: Last) -> Result<Written, StoreError> {
    let ledger = real(dir).display().to_string();
    let kept = Kept { ledger, entries: last.entries, seal: last.seal.to_string() };
    let path = file(state, dir, series);
    super::store::make_dir(path.parent().unwrap_or(state))?;
    replace(&path, &toml::to_string(&kept).unwrap_or_default())
}

/// Forgets a series.
pub fn forget(_lock: &Lock, state: &Path, dir: &Path, series: &str) -> Result<(), StoreError> {
    remove(&file(state, dir, series))
}

/// The series of the ledger of which anything is remembered.
pub fn remembered(state: &Path, dir: &Path) -> Vec<String> {
    names_in(&folder(state, dir)).unwrap_or_default()
}

fn folder(state: &Path, dir: &Path) -> PathBuf {
    state.join("seals").join(place(dir))
}

fn file(state: &Path, dir: &Path, series: &str) -> PathBuf {
    folder(state, dir).join(format!("{series}.toml"))
}
