//! Facts about a series that are not faults, but that anyone who looks at it should know.

use std::collections::HashMap;

use crate::book::open::OpenedSeries;
use crate::model::series::{Outcome, Series};
use crate::stats::players::known_as;
use ginscore_rules::players::Seat;

/// A fact about a series that is not a fault, but that anyone who looks at the series should know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notable {
    /// That many entries at the start have no seal.
    Unsealed {
        /// The number of these entries.
        entries: usize,
    },
    /// A player got a name that another player of the series had before.
    ChangedPlaces {
        /// The number of the last such entry, counted from 1.
        entry: usize,
        /// The players who have another name than at the start: that name, and the one now.
        names: Vec<[String; 2]>,
    },
}

/// All notable facts about a series.
pub(crate) fn notable(opened: &OpenedSeries) -> Vec<Notable> {
    let entries = opened.chain.unsealed();
    let unsealed = (entries > 0).then_some(Notable::Unsealed { entries });
    unsealed.into_iter().chain(changed_places(&opened.series)).collect()
}

/// The change of names in a series after which a player has a name that another one had, if there is one.
fn changed_places(series: &Series) -> Option<Notable> {
    // A series without changes of names, as most are, is not walked through.
    let mut rosters = series.rosters_so_far().collect::<Vec<_>>().into_iter().rev();
    let first = rosters.next().filter(|first| *first != series.roster())?;
    let seats: Vec<Seat> = first.lineup().seats().collect();
    let renamings =
        (1..).zip(series.history()).filter(|(_, (outcome, _))| matches!(outcome, Outcome::Renamed { .. }));
    // Whose each name was: of several players, those after the first are reported anyway.
    let mut owners: HashMap<String, Seat> = HashMap::new();
    let mut last = None;
    for (entry, roster) in std::iter::once((0, first)).chain(renamings.map(|(entry, _)| entry).zip(rosters)) {
        for seat in &seats {
            if *owners.entry(known_as(roster.name(*seat))).or_insert(*seat) != *seat {
                last = Some(entry);
            }
        }
    }
    let (entry, now) = (last?, series.roster());
    let both = |seat: &Seat| [first.name(*seat).to_owned(), now.name(*seat).to_owned()];
    let names = seats.iter().map(both).filter(|[was, now]| was != now).collect();
    Some(Notable::ChangedPlaces { entry, names })
}
