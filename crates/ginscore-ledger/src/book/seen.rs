//! Notes on a series that an audit gives only once on this machine.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::book::current_series::{old_place, place, read_new_or_old};
use crate::book::disk::{Durability, StoreError, make_private_dir, replace_own};
use crate::book::lock::Lock;
use crate::seal::chain::Chain;
use crate::seal::digest::{Length, Seal};

/// A fact about a series that is not a fault, but that anyone who looks at the series should know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notable {
    /// An entry accepts changes that were made in the file before it.
    Accepted {
        /// The number of the entry, counted from 1.
        entry: usize,
        /// Its note; empty if it has none.
        note: String,
        /// The seal after it.
        seal: Seal,
    },
    /// That many entries at the start have no seal.
    Unsealed {
        /// The number of these entries.
        entries: usize,
        /// The seal that the last of them should have.
        seal: Seal,
    },
}

/// The keys of the facts that were seen, as stored.
#[derive(Debug, Default, Serialize, Deserialize)]
struct Kept {
    seen: Vec<String>,
}

impl Notable {
    /// The key under which the fact is remembered. It contains the seal: in a series that was rewritten, everything
    /// is new.
    fn key(&self) -> String {
        match self {
            Notable::Accepted { seal, .. } => format!("accepted {}", seal.code(Length::Twelve)),
            Notable::Unsealed { seal, .. } => format!("unsealed {}", seal.code(Length::Twelve)),
        }
    }
}

/// All notable facts about a series.
pub(crate) fn notable(chain: &Chain) -> Vec<Notable> {
    let unsealed = chain.unsealed();
    let unsealed = chain
        .after(unsealed)
        .filter(|_| unsealed > 0)
        .map(|seal| Notable::Unsealed { entries: unsealed, seal });
    let accepted = chain.acceptances().filter_map(|(entry, note)| {
        Some(Notable::Accepted { entry, note: note.to_owned(), seal: chain.after(entry)? })
    });
    unsealed.into_iter().chain(accepted).collect()
}

/// The notable facts about a series of the ledger at `dir` that were not seen here yet.
pub(crate) fn unseen(state: Option<&Path>, dir: &Path, series: &str, chain: &Chain) -> Vec<Notable> {
    let mut notable = notable(chain);
    // Most series have no notable facts; no file is read for them.
    if let Some(state) = state.filter(|_| !notable.is_empty()) {
        let kept = kept(state, dir, series);
        notable.retain(|one| !kept.seen.contains(&one.key()));
    }
    notable
}

/// Remembers that these facts were seen.
///
/// # Errors
///
/// Fails if the state directory cannot be written.
pub(crate) fn keep(
    _lock: &Lock,
    state: &Path,
    dir: &Path,
    series: &str,
    notable: &[Notable],
) -> Result<Durability, StoreError> {
    let file = file(state, dir, series);
    make_private_dir(file.parent().unwrap_or(state))?;
    let mut kept = kept(state, dir, series);
    kept.seen.extend(notable.iter().map(Notable::key));
    kept.seen.sort();
    kept.seen.dedup();
    replace_own(&file, &toml::to_string(&kept).unwrap_or_default())
}

fn kept(state: &Path, dir: &Path, series: &str) -> Kept {
    let text = read_new_or_old(&file(state, dir, series), || named(state, &old_place(dir), series));
    text.and_then(|text| toml::from_str(&text).ok()).unwrap_or_default()
}

fn file(state: &Path, dir: &Path, series: &str) -> PathBuf {
    named(state, &place(dir), series)
}

fn named(state: &Path, place: &str, series: &str) -> PathBuf {
    state.join("seen").join(place).join(format!("{series}.toml"))
}
