//! Points and boxes that the players agreed on, in a few words, and why they cannot be entered.

use crate::say::{Message, written::changes, written::correction as say};
use crate::show::hand::entrants::EntrantNames;
use ginscore_rules::hand::PointsClaim;
use ginscore_rules::sheets::{Adjustment, AdjustmentError, Award};

/// The adjustment in a few words: `plus 10 points for Ann`.
pub fn adjustment_headline(adjustment: &Adjustment, names: &EntrantNames) -> String {
    let name = names.get(adjustment.entrant);
    match adjustment.award {
        Award::Points(points @ 0..) => say::GivenPoints { name, points }.said(),
        Award::Points(points) => say::LosesPoints { name, points: points.unsigned_abs() }.said(),
        Award::Boxes(boxes @ 0..) => say::GivenBoxes { name, boxes }.said(),
        Award::Boxes(boxes) => say::LosesBoxes { name, boxes: boxes.unsigned_abs() }.said(),
    }
}

pub fn adjustment_error(why: AdjustmentError) -> String {
    match why {
        AdjustmentError::SeriesOver => changes::SeriesOver.said(),
        AdjustmentError::NoSuchGame(game) => say::ErrorNoSuchGame { game: game + 1 }.said(),
        AdjustmentError::GameClosed(game) => say::ErrorGameClosed { game: game + 1 }.said(),
        AdjustmentError::OutOfRange => {
            say::ErrorOutOfRange { points: PointsClaim::HIGHEST_POINTS, boxes: PointsClaim::HIGHEST_BOXES }
                .said()
        }
    }
}
