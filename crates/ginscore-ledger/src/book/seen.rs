//! What an audit has said of a series once and need not say again on this machine.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::book::current_series::{old_place, place, read_new_or_old};
use crate::book::disk::{Durability, StoreError, make_private_dir, replace_own};
use crate::book::lock::Lock;
use crate::seal::chain::Chain;
use crate::seal::digest::{Length, Seal};

/// Something of a series that is no fault, and that whoever looks at it should know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notable {
    /// An entry accepts what was changed in the file before it.
    Accepted {
        /// Which entry, counted from 1.
        entry: usize,
        /// Its note; empty if it has none.
        note: String,
        /// The seal after it.
        seal: Seal,
    },
    /// So many entries at the beginning have no seal.
    Unsealed {
        /// How many.
        entries: usize,
        /// The seal that the last of them should have.
        seal: Seal,
    },
}

/// The keys of what was seen, as they are kept.
#[derive(Debug, Default, Serialize, Deserialize)]
struct Kept {
    seen: Vec<String>,
}

impl Notable {
    /// The key under which it is remembered. The seal is in it: of a series that was written anew everything is new.
    fn key(&self) -> String {
        match self {
            Notable::Accepted { seal, .. } => format!("accepted {}", seal.code(Length::Twelve)),
            Notable::Unsealed { seal, .. } => format!("unsealed {}", seal.code(Length::Twelve)),
        }
    }
}

/// Everything notable of a series.
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

/// What is notable of a series of the ledger at `dir` and was not seen here yet.
pub(crate) fn unseen(state: Option<&Path>, dir: &Path, series: &str, chain: &Chain) -> Vec<Notable> {
    let mut notable = notable(chain);
    // Most series have nothing notable, and no file is looked for.
    if let Some(state) = state.filter(|_| !notable.is_empty()) {
        let kept = kept(state, dir, series);
        notable.retain(|one| !kept.seen.contains(&one.key()));
    }
    notable
}

/// Remembers that this was seen.
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
    let text = read_new_or_old(&file(state, dir, series), &named(state, &old_place(dir), series));
    text.and_then(|text| toml::from_str(&text).ok()).unwrap_or_default()
}

fn file(state: &Path, dir: &Path, series: &str) -> PathBuf {
    named(state, &place(dir), series)
}

fn named(state: &Path, place: &str, series: &str) -> PathBuf {
    state.join("seen").join(place).join(format!("{series}.toml"))
}
