//! Looking back at a hand: what better spreads and laying off were left on the table.
//!
//! A referee is neutral: nothing of this is said while a hand is declared.

use super::claim::Told;
use super::house::House;
use super::player::{ByPlayer, Player};
use super::ruling::{Evidence, Ruling, Shown};
use crate::cards::cards::Cards;
use crate::cards::meld::Meld;
use crate::cards::solver::{best_defence, least_deadwood, least_defence, least_spreads};

/// What a player could have put down instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Better {
    /// How many points closer the counts would have come to what he wanted.
    pub points: u8,
    /// The spread, and for the defender the laying off.
    pub shown: Shown,
}

/// What each player left on the table; nothing of a side that was told as a count.
///
/// The defender could have laid down and laid off for a lower count against the same melds. The knocker
/// could have laid down less deadwood; or, of spreads with as little, one on which the defender could have
/// laid off less.
pub fn review(ruling: &Ruling, house: &House) -> ByPlayer<Option<Better>> {
    let mut better = ByPlayer { one: None, two: None };
    let (Evidence::Showdown { deadwood, shown, .. }, Told::Ended { by, .. }) =
        (ruling.evidence(), ruling.told())
    else {
        return better;
    };
    let (by, other) = (*by, by.other());
    let Some(knocker) = shown.get(by) else {
        if let Some(defender) = shown.get(other) {
            *better.get_mut(other) = defence(held(defender), &[], *deadwood.get(other));
        }
        return better;
    };
    let lays_off = *deadwood.get(by) > 0 || house.layoff_on_gin;
    let melds = if lays_off { knocker.spread.melds() } else { &[] };
    if let Some(defender) = shown.get(other) {
        *better.get_mut(other) = defence(held(defender), melds, *deadwood.get(other));
    }
    let defender = shown.get(other).as_ref().map(held);
    *better.get_mut(by) = attack(knocker, defender, house);
    better
}

/// All cards of a side.
fn held(shown: &Shown) -> Cards {
    let kept = shown.spread.melds().iter().fold(shown.spread.deadwood(), |all, meld| all.and(meld.cards()));
    shown.layoffs.iter().fold(kept, |all, card| all.with(*card))
}

fn defence(cards: Cards, melds: &[Meld], count: u8) -> Option<Better> {
    // Mostly there is nothing better, which the count alone says.
    let points = u16::from(count).checked_sub(least_defence(cards, melds)).filter(|points| *points > 0)?;
    let points = u8::try_from(points).ok()?;
    let best = best_defence(cards, melds);
    Some(Better { points, shown: Shown { spread: best.spread, layoffs: best.layoffs } })
}

/// The knocker's best among his least spreads: the one after which the defender's best count is highest.
fn attack(shown: &Shown, defender: Option<Cards>, house: &House) -> Option<Better> {
    let left = |count: u8, melds: &[Meld]| {
        let lays_off = count > 0 || house.layoff_on_gin;
        let melds = if lays_off { melds } else { &[] };
        let theirs = defender.map_or(0, |cards| least_defence(cards, melds));
        i32::from(theirs) - i32::from(count)
    };
    let own = left(shown.spread.count(), shown.spread.melds());
    // No spread has less deadwood than that, and against none is the defender left with more than he is with
    // nothing laid off: mostly that is how it went, and nothing has to be tried.
    let cards = held(shown);
    let most = i32::from(defender.map_or(0, least_deadwood)) - i32::from(least_deadwood(cards));
    if own == most {
        return None;
    }
    let spreads = least_spreads(cards).into_iter();
    let (best, spread) = spreads
        .map(|spread| (left(spread.count(), spread.melds()), spread))
        .max_by_key(|(worth, _)| *worth)?;
    let points = u8::try_from(best - own).ok().filter(|points| *points > 0)?;
    Some(Better { points, shown: Shown { spread, layoffs: Vec::new() } })
}

/// How many points each side left on the table; nothing of one whose cards were not seen.
pub fn points_left(ruling: &Ruling, house: &House) -> ByPlayer<Option<u8>> {
    let better = review(ruling, house);
    ByPlayer::of(|player| match ruling.evidence() {
        Evidence::Showdown { shown, .. } if shown.get(player).is_some() => {
            Some(better.get(player).as_ref().map_or(0, |better| better.points))
        }
        _ => None,
    })
}

/// What each player left on the table over several hands, in points.
pub fn left_on_the_table<'r>(rulings: impl Iterator<Item = &'r Ruling>, house: &House) -> ByPlayer<u32> {
    let mut left = ByPlayer { one: 0, two: 0 };
    for ruling in rulings {
        let better = review(ruling, house);
        for player in Player::BOTH {
            *left.get_mut(player) += better.get(player).as_ref().map_or(0, |better| u32::from(better.points));
        }
    }
    left
}
