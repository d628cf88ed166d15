//! A round: the hands that both sides play at the same time, folded into one entry of the sheet.

use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;

use crate::hand::ruling::{BoxStep, Ruling, Step, total, total_boxes};
use crate::house::choices::DoubledBoxes;
use crate::house::group::BonusBoxes;
use crate::house::settings::HouseRules;
use crate::players::entrant::{ByEntrant, Entrant, Entrants};
use crate::players::lineup::{Lineup, Opponents};

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
        self.ruling.boxes().saturating_sub(line_boxes(self.ruling.box_steps(), self.ruling.boxes()))
    }

    pub(crate) fn brings(&self, lineup: Lineup) -> HandResult {
        HandResult {
            winner: self.winner(lineup),
            points: self.ruling.points(),
            line_boxes: line_boxes(self.ruling.box_steps(), self.ruling.boxes()),
            extra_boxes: self.extra_boxes(),
            doubled: is_doubled(self.ruling.steps()),
        }
    }
}

/// The boxes for winning a hand: one, or two if the hand is doubled with all its boxes.
fn line_boxes(steps: &[BoxStep], boxes: u32) -> u32 {
    let extra: u32 =
        steps.iter().filter(|step| matches!(step, BoxStep::Extra(..))).map(|step| step.boxes()).sum();
    let doubled = steps.iter().any(|step| matches!(step, BoxStep::Doubled(boxes) if *boxes > extra));
    let won = if doubled { 2 } else { 1 };
    boxes.min(won)
}

fn is_doubled(steps: &[Step]) -> bool {
    steps.iter().any(|step| matches!(step, Step::Doubled(_)))
}

/// What one hand brings its round. By default nobody won it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct HandResult {
    /// The entrant whose player won the hand; `None` if nobody did.
    winner: Option<Entrant>,
    points: u32,
    line_boxes: u32,
    /// The boxes beyond those.
    extra_boxes: u32,
    /// True if the suit of the knock card doubles the hand.
    doubled: bool,
}

impl HandResult {
    /// The result of a hand with these steps, of which nothing else is known.
    pub(crate) fn of(winner: Option<Entrant>, steps: &[Step], boxes: &[BoxStep]) -> HandResult {
        let all = total_boxes(boxes);
        let line_boxes = line_boxes(boxes, all);
        HandResult {
            winner,
            points: total(steps),
            line_boxes,
            extra_boxes: all.saturating_sub(line_boxes),
            doubled: is_doubled(steps),
        }
    }

    /// The points and the extra boxes that it brings an entrant.
    pub(crate) fn of_entrant(&self, entrant: Entrant) -> (u32, u32) {
        if self.winner == Some(entrant) { (self.points, self.extra_boxes) } else { (0, 0) }
    }
}

/// The hands of a round, in the order in which they ended; at least one.
///
/// With two players, and with three in turn, a round is one hand, which is kept in place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum RoundHands {
    One(PlayedHand),
    Several(Vec<PlayedHand>),
}

impl RoundHands {
    pub(crate) fn push(&mut self, hand: PlayedHand) {
        match self {
            RoundHands::One(first) => *self = RoundHands::Several(vec![first.clone(), hand]),
            RoundHands::Several(hands) => hands.push(hand),
        }
    }

    pub(crate) fn as_slice(&self) -> &[PlayedHand] {
        match self {
            RoundHands::One(hand) => core::slice::from_ref(hand),
            RoundHands::Several(hands) => hands,
        }
    }
}

/// The entry of a round on the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
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
pub(crate) fn round_result(house: &HouseRules, lineup: Lineup, hands: &[PlayedHand]) -> RoundResult {
    let hands: Vec<HandResult> = hands.iter().map(|hand| hand.brings(lineup)).collect();
    folded(house, lineup.entrants(), &hands)
}

/// Folds what the hands of a round bring into its entry.
pub(crate) fn folded(house: &HouseRules, entrants: Entrants, hands: &[HandResult]) -> RoundResult {
    let won_by = |entrant| hands.iter().filter(move |hand| hand.winner == Some(entrant));
    let points = ByEntrant::from_fn(entrants, |entrant| {
        won_by(entrant).map(|hand| u64::from(hand.points)).sum::<u64>()
    });
    let winner = match hands {
        // A hand that is won with no points is won.
        [only] => only.winner,
        _ => points.ahead(),
    };
    let Some(winner) = winner else {
        return RoundResult { winner: None, points: 0, boxes: ByEntrant::of(entrants), sweep_boxes: 0 };
    };
    let others: u64 = entrants.others(winner).map(|other| *points.get(other)).sum();
    let net = points.get(winner).saturating_sub(others);
    let sweep_boxes = sweep_boxes(house, winner, hands);
    let boxes = ByEntrant::from_fn(entrants, |entrant| {
        let extra: u32 = won_by(entrant).map(|hand| hand.extra_boxes).sum();
        match house.group.bonus_boxes {
            _ if entrant == winner => {
                let line = won_by(winner).map(|hand| hand.line_boxes).max().unwrap_or(0);
                line + extra + sweep_boxes
            }
            BonusBoxes::EachSide => extra,
            BonusBoxes::WinningSide => 0,
        }
    });
    RoundResult { winner: Some(winner), points: u32::try_from(net).unwrap_or(u32::MAX), boxes, sweep_boxes }
}

/// The boxes for winning every hand of a round of several; twice as many if every hand is doubled with its extra boxes.
fn sweep_boxes(house: &HouseRules, winner: Entrant, hands: &[HandResult]) -> u32 {
    let all = hands.len() > 1 && hands.iter().all(|hand| hand.winner == Some(winner));
    let doubled = house.doubled_boxes != DoubledBoxes::None && hands.iter().all(|hand| hand.doubled);
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
