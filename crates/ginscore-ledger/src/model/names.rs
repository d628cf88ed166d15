//! The names of players over many series: upper and lower case do not matter, and the first spelling is shown.

use std::collections::HashSet;

use crate::model::entry::Moment;
use ginscore_notation::Roster;

/// The key that identifies a player: the name, ignoring case.
pub fn known_as(name: &str) -> String {
    name.to_lowercase()
}

/// Returns the players of these series, each as first written, in the order in which they first played.
pub(crate) fn first_written<'n>(series: impl IntoIterator<Item = (Moment, &'n Roster)>) -> Vec<String> {
    let mut series: Vec<(Moment, &Roster)> = series.into_iter().collect();
    series.sort_by_key(|(start, _)| *start);
    let written = series.into_iter().flat_map(|(_, roster)| roster.players());
    let mut seen = HashSet::new();
    written.filter(|name| seen.insert(known_as(name))).cloned().collect()
}
