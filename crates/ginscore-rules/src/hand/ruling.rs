//! Rulings: the referee's decision on a hand.

use crate::cards::card::Suit;
use crate::cards::list::List;
use crate::cards::small_vec::Filler;
use crate::cards::spread::ShownCards;
use crate::cards::upcard::Upcard;
use crate::hand::claim::{Defender, HandClaim, Knocker, Layout, Showdown};
use crate::house::keys::RuleKey;
use crate::players::player::{ByPlayer, Player};

/// The way in which a hand ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// The knocker won with the lower count.
    Knock,
    /// The knocker had no deadwood.
    Gin,
    /// The knocker melded all eleven cards, and the house rules pay big gin.
    BigGin,
    /// The defender's count was no higher than the knocker's.
    Undercut,
    /// The defender had no deadwood left, and the house rules have a bonus for that.
    GinOff,
    /// Both counts were equal, and nobody scores under the house rules.
    Tie,
    /// Nobody knocked.
    Draw,
    /// The hand was reported as points only.
    Points,
}

/// One step in the calculation of a hand's points. The steps are applied in order.
#[allow(missing_docs, reason = "a name without a comment says it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The difference of the counts, in points.
    Difference(u32),
    /// The defender's whole count, for gin and big gin.
    Deadwood(u32),
    /// The knocker's whole count, for ginning off.
    KnockersCount(u32),
    /// The bonus for this way of ending the hand.
    Bonus(End, u32),
    /// The points as reported, without cards or counts.
    Written(u32),
    Doubled(Suit),
}

impl Step {
    /// The name of the step for programs, in kebab case. It never changes.
    ///
    /// ```
    /// use ginscore_rules::cards::Suit;
    /// use ginscore_rules::hand::{End, Step};
    /// use ginscore_rules::house::RuleKey;
    /// assert_eq!(Step::Bonus(End::BigGin, 31).id(), "big-gin-bonus");
    /// assert_eq!(Step::Doubled(Suit::Spades).id(), "spades-double");
    /// ```
    pub const fn id(self) -> &'static str {
        match self {
            Step::Difference(_) => "difference",
            Step::Deadwood(_) | Step::KnockersCount(_) => "deadwood",
            Step::Bonus(end, _) => match end {
                End::Knock => "knock-bonus",
                End::Gin => "gin-bonus",
                End::BigGin => "big-gin-bonus",
                End::Undercut => "undercut-bonus",
                End::GinOff => "gin-off-bonus",
                // No rule has a bonus for a hand that nobody wins or that was written down.
                End::Tie | End::Draw => "tie",
                End::Points => "written",
            },
            Step::Written(_) => "written",
            Step::Doubled(suit) => match suit {
                Suit::Clubs => "clubs-double",
                Suit::Diamonds => "diamonds-double",
                Suit::Hearts => "hearts-double",
                Suit::Spades => "spades-double",
            },
        }
    }

    /// The key of the house rule that gives the step; `None` for counts and for points as reported.
    ///
    /// ```
    /// use ginscore_rules::hand::{End, Step};
    /// use ginscore_rules::house::RuleKey;
    /// assert_eq!(Step::Bonus(End::Gin, 25).rule(), Some(RuleKey::GinBonus));
    /// assert_eq!(Step::Difference(19).rule(), None);
    /// ```
    pub const fn rule(self) -> Option<RuleKey> {
        match self {
            Step::Difference(_) | Step::Deadwood(_) | Step::KnockersCount(_) | Step::Written(_) => None,
            Step::Bonus(end, _) => end.bonus_rule(),
            Step::Doubled(_) => Some(RuleKey::DoublingSuits),
        }
    }
}

impl End {
    /// The key of the house rule with the bonus in points for this end; `None` if it has no bonus.
    pub const fn bonus_rule(self) -> Option<RuleKey> {
        match self {
            End::Knock => Some(RuleKey::KnockBonus),
            End::Gin => Some(RuleKey::GinBonus),
            End::BigGin => Some(RuleKey::BigGinBonus),
            End::Undercut => Some(RuleKey::UndercutBonus),
            End::GinOff => Some(RuleKey::GinOffBonus),
            End::Tie | End::Draw | End::Points => None,
        }
    }

    /// The key of the house rule with the extra boxes for this end; `None` if it has no extra boxes.
    pub const fn boxes_rule(self) -> Option<RuleKey> {
        match self {
            End::Gin => Some(RuleKey::BoxesGin),
            End::BigGin => Some(RuleKey::BoxesBigGin),
            End::Undercut => Some(RuleKey::BoxesUndercut),
            End::GinOff => Some(RuleKey::BoxesGinOff),
            End::Knock | End::Tie | End::Draw | End::Points => None,
        }
    }
}

/// One step in the calculation of the winner's boxes. The steps are applied in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoxStep {
    /// One box for the hand won.
    Won,
    /// The boxes as reported, without cards or counts.
    Written(u32),
    /// The extra boxes for this way of ending the hand.
    Extra(End, u32),
    /// The hand is doubled, and with it this many of the boxes so far: they count once more.
    Doubled(u32),
}

impl BoxStep {
    /// The boxes that the step adds.
    pub const fn boxes(self) -> u32 {
        match self {
            BoxStep::Won => 1,
            BoxStep::Written(boxes) | BoxStep::Extra(_, boxes) | BoxStep::Doubled(boxes) => boxes,
        }
    }

    /// The key of the house rule that gives the step; `None` for the hand won and for boxes as reported.
    pub const fn rule(self) -> Option<RuleKey> {
        match self {
            BoxStep::Won | BoxStep::Written(_) => None,
            BoxStep::Extra(end, _) => end.boxes_rule(),
            BoxStep::Doubled(_) => Some(RuleKey::DoubledBoxes),
        }
    }
}

/// The evidence for a ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Evidence {
    /// Nobody knocked.
    None,
    /// The points were reported without cards or counts.
    Written,
    /// The cards or counts of both sides.
    Showdown {
        /// Both counts in points, the defender's after laying off.
        deadwood: ByPlayer<u16>,
        /// The limit of the knock, in points.
        limit: u8,
        /// The cards of each side; `None` if a count was reported, or gin without showing cards.
        shown: ByPlayer<Option<ShownCards>>,
    },
}

/// The referee's decision on a hand. Only [`judge`](crate::hand::judge()) makes one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    pub(crate) claim: HandClaim,
    pub(crate) end: End,
    pub(crate) winner: Option<Player>,
    pub(crate) tied: bool,
    pub(crate) steps: List<Step, 3>,
    pub(crate) box_steps: List<BoxStep, 3>,
    pub(crate) evidence: Evidence,
}

impl Ruling {
    /// The way in which the hand ended.
    pub const fn end(&self) -> End {
        self.end
    }

    /// The winner; `None` for a draw, and for a tie in which nobody scores.
    pub const fn winner(&self) -> Option<Player> {
        self.winner
    }

    /// The knocker, or the winner of a hand that was reported as points only; `None` for a draw.
    pub const fn by(&self) -> Option<Player> {
        self.claim.by()
    }

    /// Returns true if both counts were equal, so that the rule `undercut_tie` decided the hand.
    pub const fn is_tied(&self) -> bool {
        self.tied
    }

    /// Returns true if the knocker melded eleven cards: big gin, or gin if the house rules do not pay big gin.
    pub fn is_eleven_melded(&self) -> bool {
        let HandClaim::Showdown(showdown) = &self.claim else {
            return false;
        };
        match &showdown.knocker {
            Knocker::BigGin => true,
            Knocker::Cards(layout) => layout.len() == 11,
            Knocker::Count(_) | Knocker::Gin | Knocker::Deadwood(_) => false,
        }
    }

    /// The winner's points.
    pub fn points(&self) -> u32 {
        total(&self.steps)
    }

    /// The steps that lead to the points.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The winner's boxes.
    pub fn boxes(&self) -> u32 {
        total_boxes(&self.box_steps)
    }

    /// The steps that lead to the boxes; empty if nobody won.
    pub fn box_steps(&self) -> &[BoxStep] {
        &self.box_steps
    }

    /// The cards or counts that the ruling is based on.
    pub const fn evidence(&self) -> &Evidence {
        &self.evidence
    }

    /// Returns true if the ruling is based on the cards of both sides, or if nobody knocked.
    pub const fn verified(&self) -> bool {
        match &self.evidence {
            Evidence::None => true,
            Evidence::Written => false,
            Evidence::Showdown { shown, .. } => shown.one.is_some() && shown.two.is_some(),
        }
    }

    /// Returns true if the knock was over the limit, and the opponent accepted it.
    pub const fn is_accepted(&self) -> bool {
        matches!(&self.claim, HandClaim::Showdown(Showdown { accepted: true, .. }))
    }

    /// The card that limited the knock, if it is known.
    pub const fn knock_card(&self) -> Option<Upcard> {
        self.claim.knock_card()
    }

    /// The claim as it is recorded. Cards that the referee arranged are declared in it, so that a later version of the
    /// solver cannot rule differently.
    pub const fn claim(&self) -> &HandClaim {
        &self.claim
    }
}

/// The claim of a showdown, with the arranged cards of each side declared.
pub(crate) fn arranged(claim: Showdown, shown: &ByPlayer<Option<ShownCards>>) -> Showdown {
    // Fast path: what is in a ledger is declared already, and stays as it is.
    let knocker = match (claim.knocker, shown.get(claim.by)) {
        (Knocker::Cards(laid), Some(shown)) if laid.declares(&shown.spread) => Knocker::Cards(laid),
        (_, Some(shown)) => Knocker::Cards(Layout::from(&shown.spread)),
        (knocker, None) => knocker,
    };
    let defender = match (claim.defender, shown.get(claim.by.other())) {
        (Defender::Cards { laid, layoffs }, Some(shown))
            if laid.declares(&shown.spread) && layoffs == shown.layoffs =>
        {
            Defender::Cards { laid, layoffs }
        }
        (_, Some(shown)) => {
            Defender::Cards { laid: Layout::from(&shown.spread), layoffs: shown.layoffs.clone() }
        }
        (defender, None) => defender,
    };
    Showdown { knocker, defender, ..claim }
}

pub(crate) fn total_boxes(steps: &[BoxStep]) -> u32 {
    steps.iter().map(|step| step.boxes()).sum()
}

pub(crate) fn total<'s>(steps: impl IntoIterator<Item = &'s Step>) -> u32 {
    steps.into_iter().fold(0, |points, step| match step {
        Step::Difference(more)
        | Step::Deadwood(more)
        | Step::KnockersCount(more)
        | Step::Bonus(_, more)
        | Step::Written(more) => points + more,
        Step::Doubled(_) => points * 2,
    })
}

impl Filler for Step {
    const FILLER: Step = Step::Difference(0);
}

impl Filler for BoxStep {
    const FILLER: BoxStep = BoxStep::Won;
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each bonus and each box is explained by the key of its rule.
    #[test]
    fn ends_name_the_rules_of_their_bonus_and_boxes() {
        for (end, bonus, boxes) in [
            (End::Knock, Some(RuleKey::KnockBonus), None),
            (End::Gin, Some(RuleKey::GinBonus), Some(RuleKey::BoxesGin)),
            (End::BigGin, Some(RuleKey::BigGinBonus), Some(RuleKey::BoxesBigGin)),
            (End::Undercut, Some(RuleKey::UndercutBonus), Some(RuleKey::BoxesUndercut)),
            (End::GinOff, Some(RuleKey::GinOffBonus), Some(RuleKey::BoxesGinOff)),
            (End::Tie, None, None),
            (End::Draw, None, None),
            (End::Points, None, None),
        ] {
            assert_eq!(
                (Step::Bonus(end, 1).rule(), BoxStep::Extra(end, 1).rule()),
                (bonus, boxes),
                "{end:?}"
            );
        }
    }
}
