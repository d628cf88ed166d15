//! Faults: the reasons why the referee rejects a claim.

use alloc::vec;
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;

use crate::cards::card::{Card, Rank};
use crate::cards::meld::NotAMeld;
use crate::cards::set::Cards;
use crate::cards::spread::Spread;
use crate::hand::claim::{ClaimPart, PointsClaim};
use crate::hand::count::Count;
use crate::players::player::Player;

/// A reason why the referee rejects a claim, with the cards that it is about.
///
/// The enum is exhaustive, so that a program can be sure to explain every fault. A new variant comes with a new major version.
#[allow(missing_docs, reason = "a field without a comment is what the fault is about")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A card appears more than once, on one side or on both.
    DuplicateCard { card: Card, places: Vec<ClaimPart> },
    /// A side does not have ten cards. The knocker may also have eleven, if all of them meld.
    CardCount {
        player: Player,
        cards: Vec<Card>,
        /// True for the knocker, who may have eleven cards.
        knocker: bool,
    },
    /// A declared meld is not a meld.
    NotAMeld {
        player: Player,
        /// The number of the meld, counted from 0.
        meld: usize,
        cards: Vec<Card>,
        why: NotAMeld,
    },
    /// The knocker has more deadwood than the limit allows.
    KnockOverLimit {
        player: Player,
        /// The knocker's count, in points.
        count: u32,
        /// The limit, in points.
        limit: u8,
        /// The knocker's deadwood; empty if only a count was reported.
        deadwood: Cards,
    },
    /// A laid-off card fits no meld of the knocker's, whatever the order of the lay-offs.
    LayoffIllegal {
        player: Player,
        card: Card,
        /// The cards that would have to be laid off first; empty if the card fits nowhere in any case.
        after: Cards,
        place: ClaimPart,
    },
    /// Cards were laid off against gin, and the house rules do not allow it.
    LayoffOnGin { player: Player, cards: Vec<Card> },
    /// The house rules need the knock card, and it was not reported.
    KnockCardMissing,
    /// The suit of the knock card may double the hand, and only its rank was reported.
    KnockCardSuitMissing(Rank),
    /// The knocker has eleven cards that do not all meld.
    BigGinNotMelded { player: Player, deadwood: Cards },
    /// The cards have several spreads with the least deadwood, which score differently. One must be declared.
    SpreadAmbiguous { player: Player, spreads: Vec<Spread> },
    /// A count is above [`Count::HIGHEST`].
    CountRange { player: Player },
    /// The points of a hand that is reported as points only are above [`PointsClaim::HIGHEST_POINTS`].
    PointsRange { player: Player },
    /// The boxes of a hand that is reported as points only are above [`PointsClaim::HIGHEST_BOXES`].
    BoxesRange { player: Player },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::DuplicateCard { card, .. } => write!(f, "{card} appears more than once"),
            Fault::CardCount { cards, knocker, .. } => {
                let side = if *knocker { "knocker" } else { "defender" };
                write!(f, "the {side} has {} cards instead of ten", cards.len())
            }
            Fault::NotAMeld { meld, why, .. } => write!(f, "meld {} is not a meld: {why}", meld + 1),
            Fault::KnockOverLimit { count, limit, .. } => {
                write!(f, "the knocker has {count} points of deadwood, and the limit is {limit}")
            }
            Fault::LayoffIllegal { card, after, .. } if after.is_empty() => {
                write!(f, "{card} fits no meld of the knocker's")
            }
            Fault::LayoffIllegal { card, after, .. } => {
                write!(f, "{card} can be laid off only after {after}")
            }
            Fault::LayoffOnGin { .. } => f.write_str("the house rules do not allow lay-offs against gin"),
            Fault::KnockCardMissing => f.write_str("the knock card is missing"),
            Fault::KnockCardSuitMissing(_) => f.write_str("the suit of the knock card is missing"),
            Fault::BigGinNotMelded { deadwood, .. } => {
                write!(f, "the knocker has eleven cards, and {deadwood} is not melded")
            }
            Fault::SpreadAmbiguous { spreads, .. } => {
                write!(f, "{} spreads have the least deadwood and score differently", spreads.len())
            }
            Fault::CountRange { .. } => write!(f, "the count is above {}", Count::HIGHEST),
            Fault::PointsRange { .. } => write!(f, "the points are above {}", PointsClaim::HIGHEST_POINTS),
            Fault::BoxesRange { .. } => write!(f, "the boxes are above {}", PointsClaim::HIGHEST_BOXES),
        }
    }
}

impl Error for Fault {}

/// The faults of a claim: never empty, in the order in which the referee found them.
///
/// It dereferences to a slice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faults(Vec<Fault>);

impl Faults {
    /// The faults, or `None` if there are none.
    pub fn new(faults: Vec<Fault>) -> Option<Faults> {
        (!faults.is_empty()).then_some(Faults(faults))
    }

    /// The faults as a list; at least one.
    pub fn into_vec(self) -> Vec<Fault> {
        self.0
    }
}

impl From<Fault> for Faults {
    fn from(fault: Fault) -> Faults {
        Faults(vec![fault])
    }
}

impl core::ops::Deref for Faults {
    type Target = [Fault];

    fn deref(&self) -> &[Fault] {
        &self.0
    }
}

impl IntoIterator for Faults {
    type Item = Fault;
    type IntoIter = alloc::vec::IntoIter<Fault>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, fault) in self.0.iter().enumerate() {
            if at > 0 {
                f.write_str("; ")?;
            }
            fault.fmt(f)?;
        }
        Ok(())
    }
}

impl Error for Faults {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_are_a_list_that_is_never_empty() {
        assert_eq!(Faults::new(Vec::new()), None);
        let faults =
            Faults::new(vec![Fault::KnockCardMissing, Fault::CountRange { player: Player::One }]).unwrap();
        assert_eq!((faults.len(), faults.first()), (2, Some(&Fault::KnockCardMissing)));
        assert_eq!(faults.to_string(), "the knock card is missing; the count is above 98");
        let list: Vec<Fault> = faults.clone().into_iter().collect();
        assert_eq!(list, faults.into_vec());
    }
}
