//! What a ledger holds: the header of a series, and its entries.

use chrono::{DateTime, FixedOffset};

use ginscore_rules::notation::Names;
use ginscore_rules::rules::{Claim, Defender, HandClaim, HouseRules, Knocker, Player, Showdown, Stake};

/// The newest form of the file that this program reads and writes.
pub(crate) const FORMAT: i64 = 2;

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
    pub house: HouseRules,
}

/// A hand as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedHand {
    /// What was told of it.
    pub told: HandClaim,
    /// The note beside it.
    pub note: Option<String>,
}

/// Something done to a series.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Operation {
    /// A hand was played, or drawn.
    Hand(RecordedHand),
    /// The hand of that number, counted from 1, was another.
    Amend(usize, RecordedHand),
    /// That player deals next.
    Deal(Player),
    /// The last thing done is taken back.
    Undo,
    /// The last thing taken back is done again.
    Redo,
    /// Whatever was mended in the file before it is meant to stand as it does; a note may say what.
    Accept(Option<String>),
    /// The other player said that word, which whoever keeps the score could not know beforehand.
    Witness(String),
}

impl Operation {
    /// The lowest format of a file under these rules that can hold it. A hand in points without the knock card that
    /// the rules need is refused by a program that knows format 1 only.
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

    /// The lowest format of a file that can hold an entry of that shape.
    pub fn format(&self) -> i64 {
        match self {
            Operation::Hand(kept) | Operation::Amend(_, kept) => format_of(&kept.told),
            Operation::Deal(_) | Operation::Undo | Operation::Redo | Operation::Accept(_) => 1,
            Operation::Witness(_) => 2,
        }
    }
}

/// The lowest format of a file that can hold a hand of that shape.
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

/// What an entry says a hand came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assertions {
    /// The winner's points.
    pub points: u32,
    /// The winner's boxes.
    pub boxes: u32,
    /// The columns entered, counted from 1.
    pub columns: Vec<usize>,
}
