//! The stake in words, and as it is typed.

use crate::say::written::stake as say;
use crate::say::{Message, decimal};
use ginscore_rules::house::{HouseRules, SheetWinner};
use ginscore_rules::settlement::{Stake, StakePer};

/// The stake in words: `0.05 per point`.
pub fn stake_in_words(stake: Stake) -> String {
    let amount = decimal(stake.amount());
    match stake.per() {
        StakePer::Point => say::PerPoint { stake: amount }.said(),
        StakePer::Game => say::PerGame { stake: amount }.said(),
        StakePer::Sheet => say::PerSheet { stake: amount }.said(),
    }
}

/// The same for the start of a series, with what wins a sheet.
pub fn stake_of_rules(stake: Stake, house: &HouseRules) -> String {
    let amount = decimal(stake.amount());
    match (stake.per(), house.sheet_winner) {
        (StakePer::Sheet, SheetWinner::MostGames) => say::PerSheetByGames { stake: amount }.said(),
        (StakePer::Sheet, _) => say::PerSheetByTotal { stake: amount }.said(),
        (StakePer::Point | StakePer::Game, _) => stake_in_words(stake),
    }
}

/// The stake as it is typed. With three decimals, `1.500` could be thousands: it gets a fourth.
pub fn typed_stake(stake: Stake) -> String {
    let typed = stake.to_string();
    if !Stake::is_unclear(&typed) {
        return typed;
    }
    let (number, per) = typed.split_at(typed.find('/').unwrap_or(typed.len()));
    format!("{number}0{per}")
}
