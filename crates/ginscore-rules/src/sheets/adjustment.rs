//! Adjustments: points or boxes that the players agree on, such as a penalty. An adjustment is not a hand.

use crate::hand::claim::PointsClaim;
use crate::players::entrant::Entrant;

/// Points or boxes that the players agree to give to a player or to take from one.
///
/// No source found prints a penalty in points for gin rummy, but tables agree on them. It opens no game, adds no box
/// of its own, does not change the dealer, and closes no game by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Adjustment {
    /// Who gets it: a player, or a side of partners.
    pub entrant: Entrant,
    /// The points or boxes.
    pub award: Award,
    /// The number of the game, counted from 0; `None` for the open games in which the player has an entry, or the
    /// first open one if there is none.
    pub game: Option<usize>,
}

/// The points or boxes of an adjustment. They are taken away if the number is negative.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Award {
    /// Points, at most [`PointsClaim::HIGHEST_POINTS`] either way.
    Points(i32),
    /// Boxes, at most [`PointsClaim::HIGHEST_BOXES`] either way.
    Boxes(i32),
}

/// The reason why an adjustment cannot be entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AdjustmentError {
    /// The series is over.
    SeriesOver,
    /// The sheet has no game with that number, counted from 0.
    NoSuchGame(usize),
    /// The game with that number, counted from 0, is closed.
    GameClosed(usize),
    /// The number is out of range.
    OutOfRange,
}

impl core::fmt::Display for AdjustmentError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            AdjustmentError::SeriesOver => f.write_str("the series is over"),
            AdjustmentError::NoSuchGame(game) => write!(f, "the sheet has no game {}", game + 1),
            AdjustmentError::GameClosed(game) => write!(f, "game {} is closed", game + 1),
            AdjustmentError::OutOfRange => f.write_str("the adjustment is out of range"),
        }
    }
}

impl core::error::Error for AdjustmentError {}

impl Award {
    /// The points; 0 for boxes.
    pub const fn points(self) -> i64 {
        match self {
            Award::Points(points) => points as i64,
            Award::Boxes(_) => 0,
        }
    }

    /// The boxes; 0 for points.
    pub const fn boxes(self) -> i64 {
        match self {
            Award::Points(_) => 0,
            Award::Boxes(boxes) => boxes as i64,
        }
    }

    /// Returns true if the number is within its bounds.
    pub const fn in_range(self) -> bool {
        match self {
            Award::Points(points) => points.unsigned_abs() <= PointsClaim::HIGHEST_POINTS,
            Award::Boxes(boxes) => boxes.unsigned_abs() <= PointsClaim::HIGHEST_BOXES,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The games are counted from 1 in a text.
    #[test]
    fn the_reason_of_a_refusal() {
        for (error, text) in [
            (AdjustmentError::SeriesOver, "the series is over"),
            (AdjustmentError::NoSuchGame(3), "the sheet has no game 4"),
            (AdjustmentError::GameClosed(0), "game 1 is closed"),
            (AdjustmentError::OutOfRange, "the adjustment is out of range"),
        ] {
            assert_eq!(error.to_string(), text);
        }
    }
}
