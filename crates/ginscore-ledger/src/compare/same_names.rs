//! The names of the players in a text, and those that a ledger has for the same seats.

use crate::exchange::plain;
use ginscore_notation::{Roster, shown};

/// A name as it is compared: its quotation marks and hyphens may have come through a phone.
pub fn compared(name: &str) -> String {
    plain(&shown(name)).to_lowercase()
}

/// The names of the text that are others in the ledger, each with the one that the ledger has for the same seat or side.
pub fn renamed(text: &Roster, ledger: &Roster) -> Vec<(String, String)> {
    let differ = |(text, ledger): &(&str, &str)| compared(text) != compared(ledger);
    let owned = |(text, ledger): (&str, &str)| (text.to_owned(), ledger.to_owned());
    names(text).into_iter().zip(names(ledger)).filter(differ).map(owned).collect()
}

/// Returns true if a name of the text belongs to another player or side in the ledger.
pub fn is_moved(text: &Roster, ledger: &Roster) -> bool {
    let now: Vec<String> = names(ledger).into_iter().map(compared).collect();
    renamed(text, ledger).iter().any(|(before, _)| now.contains(&compared(before)))
}

/// The names of the players, in the order of their seats, and those that they gave their sides.
pub fn names(roster: &Roster) -> Vec<&str> {
    let players = roster.players().iter().map(String::as_str);
    players.chain(roster.side_names().into_iter().flat_map(|(one, two)| [one, two])).collect()
}
