//! The ids that the schema lists.

use ginscore_notation::end_name;
use ginscore_rules::hand::End;

/// The ids of the steps of a hand's points.
pub(super) const STEPS: [&str; 13] = [
    "difference",
    "deadwood",
    "gin-bonus",
    "big-gin-bonus",
    "undercut-bonus",
    "gin-off-bonus",
    "knock-bonus",
    "tie",
    "clubs-double",
    "diamonds-double",
    "hearts-double",
    "spades-double",
    "written",
];

/// The ids of the terms of a total.
pub(super) const TERMS: [&str; 9] = [
    "points",
    "game-bonus",
    "shutout-bonus",
    "points-lead",
    "line-lead",
    "line-bonus",
    "shutout-doubles",
    "in-winners-lead",
    "multiplier",
];

pub(super) const ENDS: [End; 8] =
    [End::Knock, End::Gin, End::BigGin, End::Undercut, End::GinOff, End::Tie, End::Draw, End::Points];

pub(super) fn ends() -> [&'static str; 8] {
    ENDS.map(end_name)
}
