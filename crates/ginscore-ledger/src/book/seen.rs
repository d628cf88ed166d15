//! Notes on a series that an audit gives only once on this machine.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::book::current_series::place;
use crate::book::disk::{Durability, Links, StoreError, in_toml, make_private_dir, read_file, replace_own};
use crate::book::lock::Lock;
use crate::book::open::OpenedSeries;
use crate::model::series::{Outcome, Series};
use crate::seal::chain::Chain;
use crate::seal::digest::{Length, Seal};
use crate::stats::players::known_as;
use ginscore_rules::players::Seat;

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
    /// A player got a name that another player of the series had before.
    ChangedPlaces {
        /// The number of the last such entry, counted from 1.
        entry: usize,
        /// The players who have another name than at the start: that name, and the one now.
        names: Vec<[String; 2]>,
        /// The seal after it.
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
            Notable::ChangedPlaces { seal, .. } => format!("renamed {}", seal.code(Length::Twelve)),
        }
    }
}

/// All notable facts about a series.
pub(crate) fn notable(series: &Series, chain: &Chain) -> Vec<Notable> {
    let unsealed = chain.unsealed();
    let unsealed = chain
        .after(unsealed)
        .filter(|_| unsealed > 0)
        .map(|seal| Notable::Unsealed { entries: unsealed, seal });
    let accepted = chain.acceptances().filter_map(|(entry, note)| {
        Some(Notable::Accepted { entry, note: note.to_owned(), seal: chain.after(entry)? })
    });
    unsealed.into_iter().chain(accepted).chain(changed_places(series, chain)).collect()
}

/// The change of names in a series after which a player has a name that another one had, if there is one.
fn changed_places(series: &Series, chain: &Chain) -> Option<Notable> {
    // A series without changes of names, as most are, is not walked through.
    let mut rosters = series.rosters_so_far().collect::<Vec<_>>().into_iter().rev();
    let first = rosters.next().filter(|first| *first != series.roster())?;
    let seats: Vec<Seat> = first.lineup().seats().collect();
    let renamings =
        (1..).zip(series.history()).filter(|(_, (outcome, _))| matches!(outcome, Outcome::Renamed { .. }));
    let mut before = vec![first];
    let mut last = None;
    for ((entry, _), roster) in renamings.zip(rosters) {
        let had = |name: &str, seat: Seat| {
            let others = seats.iter().filter(|other| **other != seat);
            others
                .flat_map(|other| before.iter().map(|before| before.name(*other)))
                .any(|had| known_as(had) == known_as(name))
        };
        if seats.iter().any(|seat| had(roster.name(*seat), *seat)) {
            last = Some(entry);
        }
        before.push(roster);
    }
    let (entry, now) = (last?, series.roster());
    let both = |seat: &Seat| [first.name(*seat).to_owned(), now.name(*seat).to_owned()];
    let names = seats.iter().map(both).filter(|[was, now]| was != now).collect();
    Some(Notable::ChangedPlaces { entry, names, seal: chain.after(entry)? })
}

/// The notable facts about a series of the ledger at `dir` that were not seen here yet.
pub(crate) fn unseen(state: Option<&Path>, dir: &Path, opened: &OpenedSeries) -> Vec<Notable> {
    let mut notable = notable(&opened.series, &opened.chain);
    // Most series have no notable facts; no file is read for them.
    if let Some(state) = state.filter(|_| !notable.is_empty()) {
        let kept = kept(state, dir, &opened.name);
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
    replace_own(&file, &in_toml(&kept))
}

fn kept(state: &Path, dir: &Path, series: &str) -> Kept {
    let text = read_file(&file(state, dir, series), Links::Refuse);
    text.ok().and_then(|text| toml::from_str(&text).ok()).unwrap_or_default()
}

fn file(state: &Path, dir: &Path, series: &str) -> PathBuf {
    state.join("seen").join(place(dir)).join(format!("{series}.toml"))
}
