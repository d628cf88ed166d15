//! The contents of a ledger: the header of a series, and its entries.

use chrono::{DateTime, FixedOffset};

use ginscore_notation::Roster;
use ginscore_rules::house::HouseRules;
use ginscore_rules::players::Entrant;
use ginscore_rules::settlement::Stake;

/// The file format that this program writes, and the newest that it reads.
pub(crate) const FORMAT: i64 = 3;

/// A date and time, with the UTC offset of the clock that it was read from.
pub type Moment = DateTime<FixedOffset>;

/// The facts that are fixed when a series starts.
#[derive(Clone, Debug, PartialEq)]
pub struct Header {
    /// The names of the players when the series started, and who plays whom.
    pub roster: Roster,
    pub start: Moment,
    /// The player or the side who deals the first hand, if the players cut for it.
    pub first_dealer: Option<Entrant>,
    /// Money per point, if they play for money.
    pub stake: Option<Stake>,
    /// The name of the preset that the rules started from. It is used to write the rules in short form, never for scoring.
    pub preset: String,
    pub house: HouseRules,
}

/// The results that an entry asserts. Points and boxes are the winner's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Assertions {
    /// Those of a hand, or of an inserted round of several.
    Hand {
        points: u32,
        boxes: u32,
        /// The columns in which it is entered, counted from 1; none while hands of its round are missing.
        columns: Vec<usize>,
    },
    /// Those of an adjustment.
    Adjustment {
        /// The columns in which it is entered, counted from 1.
        columns: Vec<usize>,
    },
}
