//! What an operation does to a series, or why it is refused.

use std::sync::Arc;

use crate::model::course::Edit;
use crate::model::happened::Hand;
use ginscore_notation::Event;
use ginscore_rules::sheets::Adjustment;

/// A change that can be undone. Rounds are counted from 1; where a round has one hand, its number is that of the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Applied {
    /// A hand was added to the round with that number.
    Hand(usize, Arc<Hand>),
    /// A hand was replaced; or all hands of a round, by the result of the whole round.
    Amend {
        number: usize,
        /// The hand before the change, or all hands of the round.
        before: Vec<Arc<Hand>>,
        after: Arc<Hand>,
        edit: Edit,
    },
    /// A round was inserted.
    Insert { number: usize, hands: Vec<Arc<Hand>>, edit: Edit },
    /// A round was deleted.
    Delete {
        /// The number that the round had.
        number: usize,
        hands: Vec<Arc<Hand>>,
        edit: Edit,
    },
    /// The adjustment with that number was deleted.
    DeleteAdjustment { number: usize, adjustment: Adjustment, edit: Edit },
    /// Something happened between two hands.
    Event {
        event: Event,
        /// The number of rounds before it.
        after: usize,
        /// The change to the course of an adjustment that came after the end and counts before the last round.
        before_end: Option<Edit>,
    },
}

/// The result of an operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    Did(Applied),
    Undid(Applied),
    Redid(Applied),
    /// A player has another name. This changes no hand; it is not undone, but a later change of name may follow.
    Renamed {
        was: String,
        name: String,
    },
}
