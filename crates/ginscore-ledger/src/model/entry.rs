//! The contents of a ledger: the header of a series, and its entries.

use chrono::{DateTime, FixedOffset};

use ginscore_rules::notation::Names;
use ginscore_rules::rules::{Claim, Defender, HandClaim, HouseRules, Knocker, Player, Showdown, Stake};

/// The newest file format that this program reads and writes.
pub(crate) const FORMAT: i64 = 2;

/// A date and time, with the UTC offset of the clock that it was read from.
pub type Moment = DateTime<FixedOffset>;

/// The facts that are fixed when a series starts.
#[derive(Clone, Debug, PartialEq)]
pub struct Header {
    /// The players.
    pub names: Names,
    /// The date and time at which the series started.
    pub start: Moment,
    /// The player who deals the first hand, if the players cut for it.
    pub first_dealer: Option<Player>,
    /// Money per point, if they play for money.
    pub stake: Option<Stake>,
    /// The name of the preset that the rules started from. It is used to write the rules in short form, never for
    /// scoring.
    pub preset: String,
    /// The rules in force.
    pub house: HouseRules,
}

/// A hand as it is recorded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedHand {
    /// The claim that the players made about the hand.
    pub told: HandClaim,
    /// The note next to it.
    pub note: Option<String>,
}

/// One change to a series, or one statement about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Operation {
    /// A hand was played or drawn.
    Hand(RecordedHand),
    /// Replaces the hand with that number, counted from 1.
    Amend(usize, RecordedHand),
    /// Sets the player who deals next.
    Deal(Player),
    /// Undoes the last change.
    Undo,
    /// Redoes the last change that was undone.
    Redo,
    /// Accepts all changes made in the file before this entry as they are. The optional note says what was changed.
    Accept(Option<String>),
    /// A word that the other player said, and that the scorekeeper could not know beforehand.
    Witness(String),
}

impl Operation {
    /// Returns the lowest file format that can hold this operation under these rules. A program that knows only
    /// format 1 rejects a hand in points without the knock card that the rules need.
    pub fn format_under(&self, house: &HouseRules) -> i64 {
        let no_card = |kept: &RecordedHand| {
            matches!(kept.told, HandClaim::Ended { claim: Claim::Points { knock_card: None, .. }, .. })
        };
        match self {
            Operation::Hand(kept) | Operation::Amend(_, kept)
                if house.needs_knock_card() && no_card(kept) =>
            {
                2
            }
            _ => self.format(),
        }
    }

    /// Returns the lowest file format that can hold an entry of this shape.
    pub fn format(&self) -> i64 {
        match self {
            Operation::Hand(kept) | Operation::Amend(_, kept) => format_of(&kept.told),
            Operation::Deal(_) | Operation::Undo | Operation::Redo | Operation::Accept(_) => 1,
            Operation::Witness(_) => 2,
        }
    }
}

/// Returns the lowest file format that can hold a hand of this shape.
fn format_of(told: &HandClaim) -> i64 {
    match told {
        HandClaim::Draw { knock_card: None } => 1,
        HandClaim::Draw { knock_card: Some(_) } => 2,
        HandClaim::Ended { by: _, claim: Claim::Points { points: _, boxes: 1, knock_card: _ } } => 1,
        HandClaim::Ended { by: _, claim: Claim::Points { points: _, boxes: _, knock_card: _ } } => 2,
        HandClaim::Ended {
            by: _,
            claim: Claim::Showdown(Showdown { knocker, defender, knock_card: _, discard: _ }),
        } => {
            let by_knocker = match knocker {
                Knocker::Count(_) | Knocker::Gin | Knocker::BigGin | Knocker::Cards(_) => 1,
            };
            let by_defender = match defender {
                Defender::Count(_) | Defender::Cards { laid: _, layoffs: _ } => 1,
            };
            i64::max(by_knocker, by_defender)
        }
    }
}

/// The results that an entry asserts for its hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assertions {
    /// The winner's points.
    pub points: u32,
    /// The winner's boxes.
    pub boxes: u32,
    /// The columns in which the hand is entered, counted from 1.
    pub columns: Vec<usize>,
}
