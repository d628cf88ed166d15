//! A round: the hands that both sides play at the same time, folded into one entry of the sheet.

use std::sync::Arc;

use crate::rules::entrant::{ByEntrant, Entrant};
use crate::rules::group::BonusBoxes;
use crate::rules::house::{DoubledBoxes, HouseRules};
use crate::rules::lineup::{Lineup, Opponents};
use crate::rules::ruling::{BoxStep, Ruling, Step};

/// A hand with those who played it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedHand {
    /// Who played it.
    pub opponents: Opponents,
    /// The ruling. Its player one is the one of the lower seat.
    pub ruling: Arc<Ruling>,
}

impl PlayedHand {
    /// The entrant whose player won the hand; `None` if nobody won it.
    pub fn winner(&self, lineup: Lineup) -> Option<Entrant> {
        self.ruling.winner().map(|winner| self.opponents.entrant(lineup, winner))
    }

    /// The extra boxes of the hand: those beyond the one for winning it.
    pub fn extra_boxes(&self) -> u32 {
        self.ruling.boxes().saturating_sub(self.line_boxes())
    }

    /// The boxes for winning the hand: one, or two if the hand is doubled with all its boxes.
    fn line_boxes(&self) -> u32 {
        let steps = self.ruling.box_steps();
        let extra: u32 =
            steps.iter().filter(|step| matches!(step, BoxStep::Extra(..))).map(|step| step.boxes()).sum();
        let doubled = steps.iter().any(|step| matches!(step, BoxStep::Doubled(boxes) if *boxes > extra));
        let won = if doubled { 2 } else { 1 };
        self.ruling.boxes().min(won)
    }

    fn is_doubled(&self) -> bool {
        self.ruling.steps().iter().any(|step| matches!(step, Step::Doubled(_)))
    }
}

/// The entry of a round on the sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RoundResult {
    /// The entrant who won the round; `None` if the points are equal: then nothing is entered.
    pub winner: Option<Entrant>,
    /// The points of the round: the difference of what the sides won.
    pub points: u32,
    /// The boxes that the round brings each entrant.
    pub boxes: ByEntrant<u32>,
    /// The boxes for winning every hand of the round, which are among those boxes.
    pub sweep_boxes: u32,
}

/// Folds the hands of a round into its entry.
///
/// When all hands of a round have ended, the points of each side's winners are added, and the smaller sum is taken from
/// the larger. The side with more wins the round with the difference, one box, and the extra boxes of its hands. If the
/// sums are equal, nobody wins the round. The order of the hands does not matter.
///
/// For example, Ann beats Bob by 30, and Dan beats Cid by 29: Ann and Cid win the round with 1 point.
///
/// A round of one hand is that hand.
pub fn round_result(house: &HouseRules, lineup: Lineup, hands: &[PlayedHand]) -> RoundResult {
    let entrants = lineup.entrants();
    let won_by = |entrant| hands.iter().filter(move |hand| hand.winner(lineup) == Some(entrant));
    let points = ByEntrant::from_fn(entrants, |entrant| {
        won_by(entrant).map(|hand| u64::from(hand.ruling.points())).sum::<u64>()
    });
    let winner = match hands {
        // A hand that is won with no points is won.
        [only] => only.winner(lineup),
        _ => points.ahead(),
    };
    let Some(winner) = winner else {
        return RoundResult { boxes: ByEntrant::of(entrants), ..RoundResult::default() };
    };
    let others: u64 = entrants.others(winner).map(|other| *points.get(other)).sum();
    let net = points.get(winner).saturating_sub(others);
    let sweep_boxes = sweep_boxes(house, lineup, winner, hands);
    let boxes = ByEntrant::from_fn(entrants, |entrant| {
        let extra: u32 = won_by(entrant).map(PlayedHand::extra_boxes).sum();
        match house.group.bonus_boxes {
            _ if entrant == winner => {
                let line = won_by(winner).map(PlayedHand::line_boxes).max().unwrap_or(0);
                line + extra + sweep_boxes
            }
            BonusBoxes::EachSide => extra,
            BonusBoxes::WinningSide => 0,
        }
    });
    RoundResult { winner: Some(winner), points: u32::try_from(net).unwrap_or(u32::MAX), boxes, sweep_boxes }
}

/// The boxes for winning every hand of a round of several; twice as many if every hand is doubled with its extra boxes.
fn sweep_boxes(house: &HouseRules, lineup: Lineup, winner: Entrant, hands: &[PlayedHand]) -> u32 {
    let all = hands.len() > 1 && hands.iter().all(|hand| hand.winner(lineup) == Some(winner));
    let doubled = house.doubled_boxes != DoubledBoxes::None && hands.iter().all(PlayedHand::is_doubled);
    match (all, doubled) {
        (false, _) => 0,
        (true, false) => house.group.sweep_boxes.get(),
        (true, true) => house.group.sweep_boxes.get() * 2,
    }
}

/// A hand of a series of two players.
impl From<Ruling> for PlayedHand {
    fn from(ruling: Ruling) -> PlayedHand {
        PlayedHand::from(Arc::new(ruling))
    }
}

/// A hand of a series of two players.
impl From<Arc<Ruling>> for PlayedHand {
    fn from(ruling: Arc<Ruling>) -> PlayedHand {
        PlayedHand { opponents: Opponents::two(), ruling }
    }
}
