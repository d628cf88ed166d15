//! The number of a hand or of a round.

use crate::say::text::Line;
use crate::say::{Message, Value, written::correction as say, written::words::Labelled};
use ginscore_notation::Roster;

/// A hand or a round with its number, and how it ended.
pub fn numbered(number: usize, headline: impl Value, roster: &Roster) -> Line {
    Labelled { label: number_in_words(number, has_rounds(roster)), what: headline }.line()
}

/// The number of a hand or of a round: `hand 3`.
pub fn number_in_words(number: usize, rounds: bool) -> String {
    if rounds { say::RoundNumber { number }.said() } else { say::HandNumber { number }.said() }
}

/// Returns true if rounds are numbered, and not hands.
pub fn has_rounds(roster: &Roster) -> bool {
    roster.lineup().has_rounds()
}
