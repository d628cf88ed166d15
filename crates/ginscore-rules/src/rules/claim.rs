//! What was told of a hand. Nothing is judged yet: a claim may name a card twice or call anything a meld.

use crate::cards::card::Card;
use crate::cards::spread::Spread;
use crate::rules::house::Bounded;
use crate::rules::player::Player;

/// The highest count that ten cards can have (K K Q Q J J T T 9 9), and so the highest that can be told.
pub const HIGHEST_COUNT: u32 = 98;

/// The most points that can be written down for a hand without its cards or counts.
pub const HIGHEST_POINTS: u32 = 100_000;

/// The boxes that can be written down for such a hand.
pub type Boxes = Bounded<0, HIGHEST_BOXES>;

/// The most boxes that can be written down for a hand without its cards or counts.
pub const HIGHEST_BOXES: u32 = 99;

/// One hand, as somebody told it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandClaim {
    /// Nobody knocked and two cards are left in the stock.
    Draw {
        /// The card that would have limited a knock, if it was told.
        knock_card: Option<Card>,
    },
    /// Somebody ended the hand.
    Ended {
        /// Who knocked; of a hand told in points only, who won it.
        by: Player,
        /// What is said of it.
        claim: Claim,
    },
}

/// What is said of a hand that somebody ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// Points only, as on a paper sheet, where they stand as they count.
    Points {
        /// The winner's points on the sheet.
        points: u32,
        /// The winner's boxes on the sheet, all of them; the house adds none. 1 if none were given.
        boxes: u32,
        /// The card that limited the knock, if it was told. The points are not doubled by it.
        knock_card: Option<Card>,
    },
    /// What each side put down.
    Showdown(Showdown),
}

/// Both sides of a hand that was ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Showdown {
    /// Who ended the hand.
    pub knocker: Knocker,
    /// His opponent.
    pub defender: Defender,
    /// The card that limited the knock.
    pub knock_card: Option<Card>,
    /// The knocker's last discard, if it is to be checked too.
    pub discard: Option<Card>,
}

/// What the knocker put down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Knocker {
    /// His count; 0 is gin.
    Count(u32),
    /// Gin, on his word.
    Gin,
    /// Big gin, on his word.
    BigGin,
    /// His cards, ten; or eleven that all meld.
    Cards(Layout),
}

/// What the defender put down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Defender {
    /// His count, after laying off.
    Count(u32),
    /// His cards.
    Cards {
        /// What he kept.
        laid: Layout,
        /// What he laid off. Cards told loosely without any are laid off for him as well as can be.
        layoffs: Vec<Card>,
    },
}

/// The cards of a side, in the order in which they were named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Layout {
    /// Just cards, for the program to arrange.
    Loose(Vec<Card>),
    /// A spread, to be scored as declared.
    Spread {
        /// What is said to be melds.
        melds: Vec<Vec<Card>>,
        /// The rest.
        deadwood: Vec<Card>,
    },
}

/// Where a card was named in what was told, for a fault to point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimPart {
    /// Everything that the player put down.
    Side(Player),
    /// His meld, counted from 0.
    Meld(Player, usize),
    /// A card of his.
    Card(Player, CardPosition),
    /// The boxes of a hand told in points only.
    Boxes,
    /// The card that limits the knock.
    KnockCard,
    /// The knocker's discard.
    Discard,
}

/// Which of a player's cards, all counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardPosition {
    /// The second number's card of the first number's meld.
    Meld(usize, usize),
    /// One of the deadwood.
    Deadwood(usize),
    /// One of the cards told loosely.
    Loose(usize),
    /// One of the laid-off cards.
    LaidOff(usize),
}

impl Layout {
    /// The cards, each with its place.
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

    /// The cards alone.
    pub fn cards(&self) -> Vec<Card> {
        self.all().collect()
    }

    /// The cards one by one.
    pub fn all(&self) -> impl Iterator<Item = Card> {
        let (loose, melds, deadwood) = match self {
            Layout::Loose(cards) => (cards.as_slice(), &[][..], &[][..]),
            Layout::Spread { melds, deadwood } => (&[][..], melds.as_slice(), deadwood.as_slice()),
        };
        loose.iter().chain(melds.iter().flatten()).chain(deadwood).copied()
    }
}

/// A spread as it would be declared.
impl From<&Spread> for Layout {
    fn from(spread: &Spread) -> Layout {
        Layout::Spread {
            melds: spread.melds().iter().map(|meld| meld.cards().iter().collect()).collect(),
            deadwood: spread.deadwood().iter().collect(),
        }
    }
}

impl HandClaim {
    /// The card that limited the knock, if it was told.
    pub const fn knock_card(&self) -> Option<Card> {
        match self {
            HandClaim::Ended { claim: Claim::Points { knock_card, .. }, .. }
            | HandClaim::Ended { claim: Claim::Showdown(Showdown { knock_card, .. }), .. }
            | HandClaim::Draw { knock_card } => *knock_card,
        }
    }
}

/// Cards, each with the place that its number makes.
pub(super) fn numbered<'a>(
    cards: &'a [Card],
    place: impl Fn(usize) -> CardPosition + 'a,
) -> impl Iterator<Item = (Card, CardPosition)> + 'a {
    cards.iter().enumerate().map(move |(at, card)| (*card, place(at)))
}
