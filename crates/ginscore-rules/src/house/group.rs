//! The rules that only a game of more than two players needs.

use crate::bounded::Bounded;
use crate::house::value::words;

/// Who plays whom in the rounds of two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PairingRule {
    /// Rotating with two players a side, otherwise fixed.
    BySize,
    /// The opponents change with every round: in round r, counted from 0, player i of the first side plays player
    /// i + r of the second, starting again after the last.
    Rotate,
    /// Each player always plays the one who sits opposite.
    Fixed,
}

words!(PairingRule: BySize = "by-size", Rotate = "rotate", Fixed = "fixed");

/// The side that has the extra boxes of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BonusBoxes {
    /// Only the side that wins the round has the extra boxes of its hands.
    WinningSide,
    /// Each side has the extra boxes of the hands that it won.
    EachSide,
}

words!(BonusBoxes: WinningSide = "winning-side", EachSide = "each-side");

/// Who pays when sides settle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Payment {
    /// Each player of the losing side pays one player of the other side the whole difference.
    EachPaysOne,
    /// The side pays the difference once.
    SidePaysSide,
}

words!(Payment: EachPaysOne = "each-pays-one", SidePaysSide = "side-pays-side");

/// The rules for more than two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[allow(missing_docs, reason = "the types of the fields say it")]
pub struct GroupRules {
    pub pairing: PairingRule,
    pub bonus_boxes: BonusBoxes,
    /// The extra boxes for a side that wins every hand of a round.
    pub sweep_boxes: Bounded<0, 10>,
    pub payment: Payment,
    /// Of three players in turn, true if the one who comes in deals, and false if the loser does, who sits out.
    pub newcomer_deals: bool,
}

impl GroupRules {
    /// The rules where no source says otherwise.
    pub const DEFAULT: GroupRules = GroupRules {
        pairing: PairingRule::BySize,
        bonus_boxes: BonusBoxes::WinningSide,
        sweep_boxes: Bounded::known::<0>(),
        payment: Payment::EachPaysOne,
        newcomer_deals: true,
    };
}
