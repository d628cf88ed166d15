//! Why an operation is refused.

use ginscore_notation::NameError;
use ginscore_rules::cards::Rank;
use ginscore_rules::hand::Faults;
use ginscore_rules::house::RuleConflict;
use ginscore_rules::players::Opponents;
use ginscore_rules::series::NotPlayed;
use ginscore_rules::sheets::{Adjustment, AdjustmentError};

/// The reason that an operation is refused. A refused operation changes nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The rules do not allow the hand.
    Faults(Faults),
    SeriesOver,
    /// These hands, counted from 1 as before the change, would come after the end of the series.
    PastEnd(Vec<usize>),
    /// The hand with that number would come after the one that ended the series.
    AfterEnd(usize),
    NoSuchHand(usize),
    /// There are fewer adjustments.
    NoSuchAdjustment(usize),
    /// Somebody else plays the next hand: these do.
    NotPlaying(Vec<Opponents>),
    /// These players are not opponents, or have played in this round already.
    NotOpponents(NotPlayed),
    /// The round with that number has no hand of these players.
    NotInRound(usize),
    /// The round with that number would have hands missing, with later rounds after it.
    RoundIncomplete(usize),
    /// The round with that number was entered as a whole, and the hand of one pair cannot replace it.
    WholeRound(usize),
    /// The change would decide otherwise who plays whom in the round with that number, which has begun.
    ChangesWhoPlays(usize),
    /// Big gin was called, and the rules have none.
    NoBigGin,
    /// The suit of the card that was turned up may double the hand.
    KnockCardSuitMissing(Rank),
    /// Nobody can be seated: the seating leaves no choice, or the players are not opponents.
    NoSeat,
    /// With the adjustment, the round with that number would not end the series as it did.
    NoLongerEnds(usize),
    /// The sheet cannot take the adjustment.
    Adjustment(AdjustmentError),
    /// After the change, the sheet could no longer take this earlier adjustment, which has that number before it.
    EarlierAdjustment(usize, Adjustment, AdjustmentError),
    /// The name is not valid, or the other player has it.
    BadName(String, NameError),
    /// These hands, counted from 1, are against the rules that were agreed.
    AgainstAgreed(Vec<usize>),
    /// Rules that were agreed contradict each other.
    RulesConflict(RuleConflict),
    /// There is no change to undo.
    NothingToUndo,
    /// Nothing has been undone, or a new change has been made since.
    NothingToRedo,
}

impl Refusal {
    /// The refusal with the numbers that hands after the end have before the change; `before` is given those after it.
    pub(super) fn numbered_before(self, before: impl Fn(usize) -> usize) -> Refusal {
        match self {
            Refusal::PastEnd(hands) => Refusal::PastEnd(hands.into_iter().map(before).collect()),
            refusal => refusal,
        }
    }
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Refusal::Faults(_) => f.write_str("the rules do not allow the hand"),
            Refusal::SeriesOver => f.write_str("the series is over"),
            Refusal::PastEnd(hands) => write!(f, "the series would end before hands {hands:?}"),
            Refusal::AfterEnd(number) => write!(f, "the series ends before hand {number}"),
            Refusal::NoSuchAdjustment(number) => write!(f, "there is no adjustment {number}"),
            Refusal::NoSuchHand(number) => write!(f, "there is no hand {number}"),
            Refusal::AgainstAgreed(hands) => write!(f, "hands {hands:?} are against the new rules"),
            Refusal::RulesConflict(why) => why.fmt(f),
            Refusal::NotPlaying(_) => f.write_str("other players play the next hand"),
            Refusal::NotOpponents(why) => why.fmt(f),
            Refusal::NotInRound(number) => write!(f, "round {number} has no hand of these players"),
            Refusal::RoundIncomplete(number) => write!(f, "round {number} would miss a hand"),
            Refusal::WholeRound(number) => write!(f, "round {number} was entered as a whole"),
            Refusal::ChangesWhoPlays(number) => {
                write!(f, "other players would play each other in round {number}")
            }
            Refusal::NoBigGin => f.write_str("the rules have no big gin"),
            Refusal::KnockCardSuitMissing(_) => f.write_str("the suit of the knock card is missing"),
            Refusal::NoSeat => f.write_str("the seating leaves no choice"),
            Refusal::NoLongerEnds(number) => write!(f, "hand {number} would not end the series"),
            Refusal::Adjustment(why) => why.fmt(f),
            Refusal::EarlierAdjustment(_, _, why) => write!(f, "an earlier adjustment: {why}"),
            Refusal::BadName(name, why) => write!(f, "{name:?} is not a valid name: {why}"),
            Refusal::NothingToUndo => f.write_str("there is nothing to undo"),
            Refusal::NothingToRedo => f.write_str("there is nothing to redo"),
        }
    }
}

impl std::error::Error for Refusal {}
