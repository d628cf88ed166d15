//! Claims: a hand as the players report it. A claim has not been checked: it may contain a card twice, or call anything a meld.

#![allow(missing_docs, reason = "a name or a type without a comment says it")]

use alloc::vec::Vec;

use crate::cards::card::Card;
use crate::cards::list::{CardGroups, CardList};
use crate::cards::meld::Meld;
use crate::cards::spread::Spread;
use crate::cards::upcard::Upcard;
use crate::hand::count::Count;
use crate::players::player::Player;

/// A hand as the players report it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[expect(
    clippy::large_enum_variant,
    reason = "nearly every hand is a showdown, and memory for each takes time"
)]
pub enum HandClaim {
    /// Nobody knocked, and two cards are left in the stock.
    Draw {
        /// The card that would have limited a knock, if it is known.
        knock_card: Option<Upcard>,
    },
    /// Points only, as on a paper sheet. They are scored as given.
    Points(PointsClaim),
    /// The cards or counts of both sides.
    Showdown(Showdown),
}

/// A hand that was reported in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PointsClaim {
    pub winner: Player,
    /// The winner's points, 0 to [`PointsClaim::HIGHEST_POINTS`].
    pub points: u32,
    /// All of the winner's boxes, 0 to [`PointsClaim::HIGHEST_BOXES`]; the house rules add none. 1 if none were given.
    pub boxes: u32,
    /// The card that limited the knock, if it is known. Its suit does not double the points.
    pub knock_card: Option<Upcard>,
}

/// Both sides of a hand that a player ended by knocking or with gin.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Showdown {
    pub by: Player,
    pub knocker: Knocker,
    pub defender: Defender,
    /// The card that limited the knock, if it is known.
    pub knock_card: Option<Upcard>,
    /// The knocker's last discard, if it is known. It is checked for duplicates.
    pub discard: Option<Card>,
    /// True if the opponent accepts a knock over the limit, so that it is scored nevertheless.
    pub accepted: bool,
}

/// The knocker's side of a claim.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Knocker {
    /// The count, in points; 0 is gin.
    Count(Count),
    /// Gin, without showing cards.
    Gin,
    /// Big gin, without showing cards.
    BigGin,
    /// The cards: ten, or eleven that all meld.
    Cards(Layout),
    /// Only the deadwood: at most seven cards, because the others form melds. No cards are gin.
    Deadwood(CardList),
}

/// The defender's side of a claim.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Defender {
    /// The count after laying off, in points.
    Count(Count),
    Cards {
        /// The cards that were not laid off.
        laid: Layout,
        /// The cards that were laid off. If the layout is loose and no lay-offs are given, the best ones are computed.
        layoffs: CardList,
    },
    /// Only the deadwood and the lay-offs: at most seven cards together, because the others form melds.
    Deadwood {
        /// The deadwood that was left after laying off.
        left: CardList,
        layoffs: CardList,
    },
}

/// The cards of a side, in the order in which they were reported.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Layout {
    /// Cards without melds, to be arranged in the best way.
    Loose(CardList),
    /// A spread, to be scored as declared.
    Spread {
        melds: CardGroups,
        /// The other cards.
        deadwood: CardList,
    },
}

/// A part of a claim, for a fault to point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimPart {
    /// All of the player's side.
    Side(Player),
    /// A meld of the player's, counted from 0.
    Meld(Player, usize),
    /// A card of the player's.
    Card(Player, CardPosition),
    Boxes,
    KnockCard,
    Discard,
}

/// The position of a card within a player's side. All numbers count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardPosition {
    /// The number of a meld, and the position in it.
    Meld(usize, usize),
    /// A position in the deadwood.
    Deadwood(usize),
    /// A position among loose cards.
    Loose(usize),
    /// A position among the laid-off cards.
    LaidOff(usize),
}

impl PointsClaim {
    /// The most points of a hand that is reported as points only.
    pub const HIGHEST_POINTS: u32 = 100_000;

    /// The most boxes of a hand that is reported as points only.
    pub const HIGHEST_BOXES: u32 = 99;
}

impl Layout {
    /// The cards, each with its position.
    pub fn places(&self) -> Vec<(Card, CardPosition)> {
        match self {
            Layout::Loose(cards) => numbered(cards, CardPosition::Loose).collect(),
            Layout::Spread { melds, deadwood } => {
                let melded = melds
                    .iter()
                    .enumerate()
                    .flat_map(|(meld, cards)| numbered(cards, move |at| CardPosition::Meld(meld, at)));
                melded.chain(numbered(deadwood, CardPosition::Deadwood)).collect()
            }
        }
    }

    /// The number of cards.
    pub fn len(&self) -> usize {
        match self {
            Layout::Loose(cards) => cards.len(),
            Layout::Spread { melds, deadwood } => melds.cards().len() + deadwood.len(),
        }
    }

    /// Returns true if it has no cards.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The cards, without their positions.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        let (melded, others) = match self {
            Layout::Loose(cards) => (&[][..], cards),
            Layout::Spread { melds, deadwood } => (melds.cards(), deadwood),
        };
        melded.iter().chain(others).copied()
    }

    pub(crate) fn declares(&self, spread: &Spread) -> bool {
        let Layout::Spread { melds, deadwood } = self else { return false };
        let same = |(declared, meld): (&[Card], &Meld)| meld.cards().are_in_order(declared);
        melds.len() == spread.melds().len()
            && melds.iter().zip(spread.melds()).all(same)
            && spread.deadwood().are_in_order(deadwood)
    }
}

impl From<&Spread> for Layout {
    fn from(spread: &Spread) -> Layout {
        Layout::Spread {
            melds: spread.melds().iter().map(|meld| meld.cards().iter()).collect(),
            deadwood: spread.deadwood().iter().collect(),
        }
    }
}

impl HandClaim {
    /// The card that limited the knock, if it is known.
    pub const fn knock_card(&self) -> Option<Upcard> {
        match self {
            HandClaim::Draw { knock_card }
            | HandClaim::Points(PointsClaim { knock_card, .. })
            | HandClaim::Showdown(Showdown { knock_card, .. }) => *knock_card,
        }
    }

    /// The same claim with another knock card.
    #[must_use]
    pub fn with_knock_card(mut self, card: Option<Upcard>) -> HandClaim {
        match &mut self {
            HandClaim::Draw { knock_card }
            | HandClaim::Points(PointsClaim { knock_card, .. })
            | HandClaim::Showdown(Showdown { knock_card, .. }) => *knock_card = card,
        }
        self
    }

    /// The same claim with gin in place of big gin that was called without cards; `None` if it was not.
    pub fn gin_for_big_gin(&self) -> Option<HandClaim> {
        match self {
            HandClaim::Showdown(showdown @ Showdown { knocker: Knocker::BigGin, .. }) => {
                Some(HandClaim::Showdown(Showdown { knocker: Knocker::Gin, ..showdown.clone() }))
            }
            _ => None,
        }
    }

    /// The knocker, or the winner of a hand that was reported in points; `None` for a draw.
    pub const fn by(&self) -> Option<Player> {
        match self {
            HandClaim::Draw { .. } => None,
            HandClaim::Points(claim) => Some(claim.winner),
            HandClaim::Showdown(showdown) => Some(showdown.by),
        }
    }
}

impl Defender {
    /// The cards that were laid off; none if only a count was reported.
    pub fn layoffs(&self) -> &[Card] {
        match self {
            Defender::Count(_) => &[],
            Defender::Cards { layoffs, .. } | Defender::Deadwood { layoffs, .. } => layoffs,
        }
    }
}

/// The cards, each with the position that `place` makes of its number.
pub(crate) fn numbered<'a>(
    cards: &'a [Card],
    place: impl Fn(usize) -> CardPosition + 'a,
) -> impl Iterator<Item = (Card, CardPosition)> + 'a {
    cards.iter().enumerate().map(move |(at, card)| (*card, place(at)))
}
