//! How much deadwood a player can hold, in words.

use crate::say::{Message, written::holding as say};
use ginscore_rules::advice::{SafeCount, SafeHolding};
use ginscore_rules::house::HouseRules;

/// What can be held against each ending.
pub(super) fn by_ending(holding: &SafeHolding, house: &HouseRules) -> String {
    let (knock, gin) = (held(holding.from_knock), held(holding.from_gin));
    match house.big_gin_bonus {
        None => say::ByEnding { knock, gin }.said(),
        Some(_) => say::ByEndingBigGin { knock, gin, big_gin: held(holding.from_big_gin) }.said(),
    }
}

pub(super) fn is_any(holding: &SafeHolding) -> bool {
    [holding.from_knock, holding.from_gin, holding.from_big_gin].iter().all(|safe| *safe == SafeCount::Any)
}

pub(super) fn is_some(holding: &SafeHolding) -> bool {
    [holding.from_knock, holding.from_gin, holding.from_big_gin]
        .iter()
        .any(|safe| *safe != SafeCount::Nothing)
}

pub(super) fn held(safe: SafeCount) -> String {
    match safe {
        SafeCount::Any => say::HeldAnything.said(),
        SafeCount::Most(count) => say::HeldMost { count }.said(),
        SafeCount::Nothing => say::HeldNothing.said(),
    }
}
