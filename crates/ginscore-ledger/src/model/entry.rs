//! The contents of a ledger: the header of a series, and its entries.

use chrono::{DateTime, FixedOffset};

use ginscore_notation::Roster;
use ginscore_rules::cards::{Card, List};
use ginscore_rules::rules::{
    Adjustment, Defender, Entrant, HandClaim, HouseRules, Knocker, Opponents, PointsClaim, Seat, Showdown,
    Stake,
};

/// The newest file format that this program reads and writes.
pub(crate) const FORMAT: i64 = 2;

/// A date and time, with the UTC offset of the clock that it was read from.
pub type Moment = DateTime<FixedOffset>;

/// The facts that are fixed when a series starts.
#[derive(Clone, Debug, PartialEq)]
pub struct Header {
    /// The names of the players when the series started, and who plays whom.
    pub roster: Roster,
    /// The date and time at which the series started.
    pub start: Moment,
    /// The player or the side who deals the first hand, if the players cut for it.
    pub first_dealer: Option<Entrant>,
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
    /// Who played it.
    pub opponents: Opponents,
    /// The claim that the players made about the hand.
    pub claim: HandClaim,
    /// The note next to it.
    pub note: Option<String>,
}

impl RecordedHand {
    /// The same hand with this note, or with its own if it is `None`.
    #[must_use]
    pub(crate) fn with_note(self, note: Option<String>) -> RecordedHand {
        RecordedHand { note: note.or(self.note), ..self }
    }
}

/// One change to a series, or one statement about it.
///
/// Rounds are counted from 1. Where a round has one hand, its number is that of the hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Operation {
    /// A hand was played or drawn.
    Hand(RecordedHand),
    /// Replaces the hand that these players played in the round with that number.
    Amend(usize, RecordedHand),
    /// Inserts a round with that number and all its hands; the later rounds move up.
    Insert(usize, Vec<RecordedHand>),
    /// Deletes the round with that number; the later rounds move down.
    Delete(usize),
    /// Something happened between two hands.
    Event(Event),
    /// Undoes the last change.
    Undo,
    /// Redoes the last change that was undone.
    Redo,
    /// Accepts all changes made in the file before this entry as they are. The optional note says what was changed.
    Accept(Option<String>),
    /// A word that the other player said, and that the scorekeeper could not know beforehand.
    Witness(String),
    /// From here on, a player has another name.
    Rename {
        /// The player.
        player: Seat,
        /// The new name.
        name: String,
    },
}

/// Something that happens between two hands, and can be undone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// Sets the player or the side who deals next.
    Deal(Entrant),
    /// Lets a player play the next hand, against the second one if there is one, although it is another's turn. The
    /// optional note says why.
    Seat(Seat, Option<Seat>, Option<String>),
    /// The knock card of the hand in play was turned up. The next hand has it, unless it names one itself.
    KnockCard(Card),
    /// A deal that does not count: no hand, and the same dealer again. The optional note says why.
    Misdeal(Option<String>),
    /// The players agreed on an adjustment, for this reason.
    Adjust(Adjustment, String),
    /// The players stopped before the end of the series. The optional note says why.
    Stop(Option<String>),
}

impl From<&Operation> for Operation {
    fn from(operation: &Operation) -> Operation {
        operation.clone()
    }
}

impl Operation {
    /// Returns the hands of the operation.
    pub fn hands(&self) -> &[RecordedHand] {
        match self {
            Operation::Hand(hand) | Operation::Amend(_, hand) => std::slice::from_ref(hand),
            Operation::Insert(_, hands) => hands,
            Operation::Delete(_)
            | Operation::Event(_)
            | Operation::Undo
            | Operation::Redo
            | Operation::Accept(_)
            | Operation::Witness(_)
            | Operation::Rename { .. } => &[],
        }
    }

    /// Returns the names after this operation if it changes them.
    pub(crate) fn renamed(&self, roster: &Roster) -> Option<Roster> {
        match self {
            Operation::Rename { player, name } => roster.renamed(*player, name).ok(),
            _ => None,
        }
    }

    /// Returns the lowest file format that can hold this operation under these rules. A program that knows only
    /// format 1 rejects a hand in points without the knock card that the rules need.
    pub fn format_under(&self, house: &HouseRules) -> i64 {
        let no_card = |hand: &RecordedHand| {
            matches!(hand.claim, HandClaim::Points(PointsClaim { knock_card: None, .. }))
        };
        if house.needs_knock_card() && self.hands().iter().any(no_card) { 2 } else { self.format() }
    }

    /// Returns the lowest file format that can hold an entry of this shape.
    pub fn format(&self) -> i64 {
        match self {
            Operation::Hand(hand) | Operation::Amend(_, hand) if hand.opponents != Opponents::two() => 2,
            Operation::Hand(hand) | Operation::Amend(_, hand) => format_of(&hand.claim),
            Operation::Event(Event::Deal(_)) | Operation::Undo | Operation::Redo | Operation::Accept(_) => 1,
            Operation::Insert(..)
            | Operation::Delete(_)
            | Operation::Event(
                Event::Seat(..)
                | Event::KnockCard(_)
                | Event::Misdeal(_)
                | Event::Adjust(..)
                | Event::Stop(_),
            )
            | Operation::Witness(_)
            | Operation::Rename { .. } => 2,
        }
    }
}

/// Returns the lowest file format that can hold a hand of this shape.
fn format_of(claim: &HandClaim) -> i64 {
    let is_old = match claim {
        HandClaim::Draw { knock_card } => knock_card.is_none(),
        HandClaim::Points(PointsClaim { winner: _, points: _, boxes, knock_card: _ }) => *boxes == 1,
        HandClaim::Showdown(Showdown { by: _, knocker, defender, knock_card: _, discard: _, accepted }) => {
            let old_knocker = match knocker {
                Knocker::Count(count) => count.is_number(),
                Knocker::Gin | Knocker::BigGin | Knocker::Cards(_) => true,
                Knocker::Deadwood(_) => false,
            };
            let old_defender = match defender {
                Defender::Count(count) => count.is_number(),
                Defender::Cards { laid: _, layoffs: _ } => true,
                Defender::Deadwood { left: _, layoffs: _ } => false,
            };
            old_knocker && old_defender && !accepted
        }
    };
    if is_old { 1 } else { 2 }
}

/// The results that an entry asserts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Assertions {
    /// Those of a hand, or of an inserted round of several.
    Hand {
        /// The winner's points.
        points: u32,
        /// The winner's boxes.
        boxes: u32,
        /// The columns in which it is entered, counted from 1; none while hands of its round are missing.
        columns: List<usize, 3>,
    },
    /// Those of an adjustment.
    Adjustment {
        /// The columns in which it is entered, counted from 1.
        columns: List<usize, 3>,
    },
}
