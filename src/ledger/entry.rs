//! What a ledger holds: the header of a series, and its entries.

use chrono::{DateTime, FixedOffset};

use crate::notation::names::Names;
use crate::rules::claim::Told;
use crate::rules::house::House;
use crate::rules::player::Player;
use crate::rules::stake::Stake;

/// The newest form of the file that this program reads and writes.
pub const FORMAT: i64 = 1;

/// A moment, with the offset of the clock that told it.
pub type Moment = DateTime<FixedOffset>;

/// What is fixed when a series begins.
#[derive(Clone, Debug, PartialEq)]
pub struct Header {
    /// The players.
    pub names: Names,
    /// When it began.
    pub start: Moment,
    /// Who deals the first hand, if the players cut for it.
    pub first_dealer: Option<Player>,
    /// Money per point, if they play for some.
    pub stake: Option<Stake>,
    /// The name of the preset that the rules started from: of use for writing them short, never for
    /// scoring.
    pub preset: String,
    /// The rules in force.
    pub house: House,
}

/// A hand as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// What was told of it.
    pub told: Told,
    /// The note beside it.
    pub note: Option<String>,
}

/// Something done to a series.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// A hand was played, or drawn.
    Hand(Kept),
    /// The hand of that number, counted from 1, was another.
    Amend(usize, Kept),
    /// That player deals next.
    Deal(Player),
    /// The last thing done is taken back.
    Undo,
    /// The last thing taken back is done again.
    Redo,
    /// Whatever was mended in the file before it is meant to stand as it does; a note may say what.
    Accept(Option<String>),
}

/// What an entry says a hand came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asserted {
    /// The winner's points.
    pub points: u32,
    /// The winner's boxes.
    pub boxes: u32,
    /// The columns entered, counted from 1.
    pub columns: Vec<usize>,
}
