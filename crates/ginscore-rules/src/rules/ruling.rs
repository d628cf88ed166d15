//! A hand as the referee ruled it.

use crate::cards::card::{Card, Suit};
use crate::cards::spread::Spread;
use crate::rules::claim::{Claim, Defender, HandClaim, Knocker, Layout, Showdown};
use crate::rules::player::{ByPlayer, Player};

/// How a hand ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// The knocker had less.
    Knock,
    /// The knocker had no deadwood.
    Gin,
    /// The knocker melded all eleven cards.
    BigGin,
    /// The defender had no more than the knocker.
    Undercut,
    /// The defender was left with nothing, where the house pays that apart.
    GinOff,
    /// Both had the same, where nobody scores then.
    Tie,
    /// Nobody knocked.
    Draw,
    /// Told in points only.
    Points,
}

/// One step of the way to a hand's points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// What one count is above the other.
    Difference(u32),
    /// The defender's whole count, against gin.
    Deadwood(u32),
    /// The knocker's whole count, where the defender gins off.
    KnockersCount(u32),
    /// The house's bonus for the end named.
    Bonus(End, u32),
    /// As told, without cards or counts.
    Written(u32),
    /// The knock card's suit counts the hand twice.
    Doubled(Suit),
}

/// What a player put down, as the referee found it or arranged it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownCards {
    /// His melds and what is left of his deadwood.
    pub spread: Spread,
    /// What he laid off, in an order in which each card fits; the knocker lays nothing off.
    pub layoffs: Vec<Card>,
}

/// What there was to see of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// Nobody knocked.
    None,
    /// Points written down.
    Written,
    /// Both sides' cards or counts.
    Showdown {
        /// Both counts, the defender's after laying off.
        deadwood: ByPlayer<u8>,
        /// The limit of the knock.
        limit: u8,
        /// The spreads; of a side told as a count, none.
        shown: ByPlayer<Option<ShownCards>>,
    },
}

/// A hand, ruled. Only [`judge`](crate::rules::judge::judge) makes one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    pub(super) told: HandClaim,
    pub(super) end: End,
    pub(super) winner: Option<Player>,
    pub(super) steps: Vec<Step>,
    pub(super) boxes: u32,
    pub(super) evidence: Evidence,
}

impl Ruling {
    /// How the hand ended.
    pub const fn end(&self) -> End {
        self.end
    }

    /// Who won it; nobody a draw, and a tie where nobody scores then.
    pub const fn winner(&self) -> Option<Player> {
        self.winner
    }

    /// Who knocked, or whom points were written down for; nobody in a draw.
    pub const fn by(&self) -> Option<Player> {
        match &self.told {
            HandClaim::Draw { .. } => None,
            HandClaim::Ended { by, .. } => Some(*by),
        }
    }

    /// The winner's points.
    pub fn points(&self) -> u32 {
        total(&self.steps)
    }

    /// How it came to the points.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The winner's boxes.
    pub const fn boxes(&self) -> u32 {
        self.boxes
    }

    /// What there was to see.
    pub const fn evidence(&self) -> &Evidence {
        &self.evidence
    }

    /// Whether nothing was taken on somebody's word: both sides' cards were seen, or there was nothing
    /// to see.
    pub const fn verified(&self) -> bool {
        match &self.evidence {
            Evidence::None => true,
            Evidence::Written => false,
            Evidence::Showdown { shown, .. } => shown.one.is_some() && shown.two.is_some(),
        }
    }

    /// The card that limited the knock.
    pub const fn knock_card(&self) -> Option<Card> {
        self.told.knock_card()
    }

    /// The hand as it is to be kept: with the spreads that the program arranged declared, so that they
    /// never change later.
    pub const fn told(&self) -> &HandClaim {
        &self.told
    }
}

/// What was told of a showdown, with what each side showed declared.
pub(super) fn arranged(by: Player, told: &Showdown, shown: &ByPlayer<Option<ShownCards>>) -> HandClaim {
    let knocker = match shown.get(by) {
        Some(shown) => Knocker::Cards(Layout::from(&shown.spread)),
        None => told.knocker.clone(),
    };
    let defender = match shown.get(by.other()) {
        Some(shown) => Defender::Cards { laid: Layout::from(&shown.spread), layoffs: shown.layoffs.clone() },
        None => told.defender.clone(),
    };
    let (knock_card, discard) = (told.knock_card, told.discard);
    HandClaim::Ended { by, claim: Claim::Showdown(Showdown { knocker, defender, knock_card, discard }) }
}

/// What steps come to.
pub(super) fn total(steps: &[Step]) -> u32 {
    steps.iter().fold(0, |points, step| match step {
        Step::Difference(more)
        | Step::Deadwood(more)
        | Step::KnockersCount(more)
        | Step::Bonus(_, more)
        | Step::Written(more) => points + more,
        Step::Doubled(_) => points * 2,
    })
}
