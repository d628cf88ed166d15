//! The ruling on a hand, in sentences.

use super::words::{cards, spread};
use crate::messages::{Fixed, Message, written::ruling as say};
use crate::text::Line;
use ginscore_notation::Names;
use ginscore_rules::cards::Suit;
use ginscore_rules::hand::{End, Evidence, Ruling, Step};
use ginscore_rules::players::Player;
use ginscore_rules::series::PlayedHand;

/// The hand in one line: `Ann knocks with 6 against 24, 18 points`.
pub fn headline(ruling: &Ruling, names: &Names) -> String {
    let points = ruling.points();
    let Some(by) = ruling.by() else {
        return say::NobodyKnocked.said();
    };
    let (name, other) = (names.get(by), names.get(by.other()));
    let Evidence::Showdown { deadwood, .. } = ruling.evidence() else {
        return say::WinsAsWritten { name, points }.said();
    };
    let (own, others) = (*deadwood.get(by), *deadwood.get(by.other()));
    if ruling.is_accepted() {
        return match ruling.end() {
            End::Undercut => say::OverLimitUndercut { name, own, other, others, points }.said(),
            End::GinOff => say::OverLimitGinOff { name, own, other, points }.said(),
            End::Tie => say::OverLimitTie { name, own, others, other }.said(),
            End::Knock | End::Gin | End::BigGin | End::Draw | End::Points => {
                say::OverLimit { name, own, others, other, points }.said()
            }
        };
    }
    match ruling.end() {
        End::Gin => say::HasGin { name, others, points }.said(),
        End::BigGin => say::HasBigGin { name, others, points }.said(),
        End::Undercut => say::IsUndercut { name, own, other, others, points }.said(),
        End::GinOff => say::GinsOff { name, own, other, points }.said(),
        End::Tie => say::Ties { name, own, others }.said(),
        End::Knock | End::Draw | End::Points => say::Knocks { name, own, others, points }.said(),
    }
}

/// The cards of each side, one line each; sides given only as counts are left out.
pub fn sides(ruling: &Ruling, names: &Names) -> Vec<Line> {
    let by = ruling.by().into_iter();
    by.flat_map(|by| [by, by.other()]).filter_map(|player| side(ruling, player, names)).collect()
}

/// A player's cards in one line; `None` if they are not known.
pub fn side(ruling: &Ruling, player: Player, names: &Names) -> Option<Line> {
    let Evidence::Showdown { deadwood, shown, .. } = ruling.evidence() else {
        return None;
    };
    let shown = shown.get(player).as_ref()?;
    let (name, count) = (names.get(player), *deadwood.get(player));
    let spread = spread(&shown.spread);
    Some(match shown.layoffs.as_slice() {
        [] => say::Side { name, cards: spread, count }.line(),
        layoffs => {
            say::SideLaidOff { name, cards: spread, laid_off: cards(layoffs.iter().copied()), count }.line()
        }
    })
}

/// The sum that leads to the points, and the boxes: `difference 5 + undercut bonus 10 = 15 points, 1 box for Bob`.
pub fn arithmetic(ruling: &Ruling, names: &Names) -> Option<String> {
    let name = names.get(ruling.winner()?);
    Some(say::SumBoxes { sum: sum(ruling), boxes: ruling.boxes(), name }.said())
}

/// The sum that leads to the points of one of several hands of a round. The round has the box for winning, the hand
/// only those for gin and undercut: `4 points for Bob`.
pub fn arithmetic_in_round(hand: &PlayedHand, names: &Names) -> Option<String> {
    let name = names.get(hand.ruling.winner()?);
    let sum = sum(&hand.ruling);
    Some(match hand.extra_boxes() {
        0 => say::SumFor { sum, name }.said(),
        boxes => say::SumExtraBoxes { sum, boxes, name }.said(),
    })
}

/// The sum that leads to the points: `difference 5 + undercut bonus 10 = 15 points`.
fn sum(ruling: &Ruling) -> String {
    let mut terms = String::new();
    for (at, step) in ruling.steps().iter().enumerate() {
        match step_points(step) {
            Some(points) if at == 0 => terms = format!("{} {points}", step_name(step)),
            Some(points) => terms = format!("{terms} + {} {points}", step_name(step)),
            None => terms = say::SumDoubled { terms, why: step_name(step) }.said(),
        }
    }
    let points = ruling.points();
    // One step is its own sum.
    if ruling.steps().len() == 1 {
        say::SumPoints { points }.said()
    } else {
        say::SumIs { terms, points }.said()
    }
}

/// The points that a step adds; `None` if it multiplies.
pub const fn step_points(step: &Step) -> Option<u32> {
    match step {
        Step::Difference(points)
        | Step::Deadwood(points)
        | Step::KnockersCount(points)
        | Step::Bonus(_, points)
        | Step::Written(points) => Some(*points),
        Step::Doubled(_) => None,
    }
}

/// The label of a step.
pub fn step_name(step: &Step) -> &'static str {
    match step {
        Step::Difference(_) => say::StepDifference.text(),
        Step::Deadwood(_) => say::StepDeadwood.text(),
        Step::KnockersCount(_) => say::StepKnockersCount.text(),
        Step::Bonus(end, _) => match end {
            End::Knock => say::StepKnock.text(),
            End::Gin => say::StepGin.text(),
            End::BigGin => say::StepBigGin.text(),
            End::Undercut => say::StepUndercut.text(),
            End::GinOff => say::StepGinOff.text(),
            End::Tie => say::StepTie.text(),
            End::Draw => say::StepDraw.text(),
            End::Points => say::StepPoints.text(),
        },
        Step::Written(_) => say::StepWritten.text(),
        Step::Doubled(suit) => match suit {
            Suit::Clubs => say::StepClubs.text(),
            Suit::Diamonds => say::StepDiamonds.text(),
            Suit::Hearts => say::StepHearts.text(),
            Suit::Spades => say::StepSpades.text(),
        },
    }
}
