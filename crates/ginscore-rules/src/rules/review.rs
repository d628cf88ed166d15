//! Looking back at a hand: what better spreads and laying off were left on the table.
//!
//! A better spread is one that would have earned its player more points, or cost them fewer, against the
//! other side's cards exactly as they were put down. So each side answers for its own cards only, and no
//! mistake is counted twice. A referee is neutral: nothing of this is said while a hand is declared.

use crate::cards::set::Cards;
use crate::cards::spread::{Spread, lay_off};
use crate::rules::claim::HandClaim;
use crate::rules::house::HouseRules;
use crate::rules::player::{ByPlayer, Player};
use crate::rules::points::{BothCounts, earned};
use crate::rules::ruling::{End, Evidence, Ruling, ShownCards};
use crate::solver::{best_defense, least_deadwood, least_defense, least_spreads, spreads_within};

/// What a player could have put down instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BetterSpread {
    /// How many points more it would have earned, or fewer it would have cost; at least 1.
    pub points: u32,
    /// The spread, and for the defender the lay-offs.
    pub shown: ShownCards,
}

/// What each player could have done better with their own cards; `None` if nothing, or if the side was given
/// as a count.
///
/// The defender could have melded and laid off otherwise on the knocker's melds as they were. The knocker could
/// have put down another spread within the limit: the defender's melds stay as they were, and lay-offs that do
/// not fit any more count as the defender's deadwood.
///
/// ```
/// use ginscore_rules::notation::{Names, read_showdown};
/// use ginscore_rules::rules::{HouseRules, Player, judge, presets, review};
/// let house = HouseRules::new(presets::defaults()).unwrap();
/// let line = "4-7s 7cdh / 2h ac ad v kcdh 2-4c / tc 6d 8s 9s";
/// let ruling = judge(&read_showdown(line).unwrap().told, &house).unwrap();
/// // The defender could have laid off the 8S and 9S. As they did not, no spread of the knocker's was better.
/// let better = review(&ruling, &house);
/// assert_eq!(better.one, None);
/// assert_eq!(better.two.unwrap().points, 17);
/// ```
pub fn review(ruling: &Ruling, house: &HouseRules) -> ByPlayer<Option<BetterSpread>> {
    let mut better = ByPlayer { one: None, two: None };
    let (Evidence::Showdown { deadwood, limit, shown }, HandClaim::Ended { by, .. }) =
        (ruling.evidence(), ruling.told())
    else {
        return better;
    };
    let (by, other) = (*by, by.other());
    let (knocker, defender) = (shown.get(by).as_ref(), shown.get(other).as_ref());
    let hand = Hand {
        house,
        ruling,
        by,
        eleven: ruling.end() == End::BigGin || knocker.is_some_and(|shown| held(shown).len() == 11),
        knocker: *deadwood.get(by),
        defender: *deadwood.get(other),
    };
    *better.get_mut(other) = defender.and_then(|defender| hand.defence(defender, knocker));
    *better.get_mut(by) = knocker.and_then(|knocker| hand.attack(knocker, defender, *limit));
    better
}

/// All cards of a side.
fn held(shown: &ShownCards) -> Cards {
    shown.layoffs.iter().fold(kept(shown), |all, card| all.with(*card))
}

/// The cards of a side that it did not lay off.
fn kept(shown: &ShownCards) -> Cards {
    shown.spread.melds().iter().fold(shown.spread.deadwood(), |all, meld| all.union(meld.cards()))
}

/// A hand as it was scored.
struct Hand<'r> {
    house: &'r HouseRules,
    ruling: &'r Ruling,
    by: Player,
    eleven: bool,
    knocker: u8,
    defender: u8,
}

impl Hand<'_> {
    /// What the knocker would have earned with these counts.
    fn earned(&self, knocker: u8, defender: u8) -> i64 {
        let counts = BothCounts { by: self.by, eleven: self.eleven, knocker, defender };
        earned(self.house, counts, self.ruling.knock_card())
    }

    /// Whether anything is laid off on a knock with that count.
    fn lays_off(&self, knocker: u8) -> bool {
        knocker > 0 && !self.eleven || self.house.layoff_on_gin
    }

    /// The defender's best on the knocker's melds, where it is better.
    fn defence(&self, shown: &ShownCards, knocker: Option<&ShownCards>) -> Option<BetterSpread> {
        let melds = knocker.filter(|_| self.lays_off(self.knocker)).map_or(&[][..], |it| it.spread.melds());
        let cost = |count: u8| self.earned(self.knocker, count);
        let now = cost(self.defender);
        let cards = held(shown);
        let least = small(least_defense(cards, melds));
        let mut best = (cost(least), None);
        // Less deadwood is always better, but for the last of it where ginning off pays less than an undercut.
        if least == 0 && cost(1) < best.0 {
            let left_over = cards.iter().map(|card| {
                let others = u16::from(card.points()) + least_defense(cards.without(card), melds);
                (cost(small(others)), Some(card))
            });
            best = left_over.fold(best, |best, next| if next.0 < best.0 { next } else { best });
        }
        let (least_cost, left_over) = best;
        let points = u32::try_from(now - least_cost).ok().filter(|points| *points > 0);
        let Some(points) = points else {
            return self.defence_unseen(shown, knocker);
        };
        let best = best_defense(left_over.map_or(cards, |card| cards.without(card)), melds);
        let spread = match left_over {
            Some(card) => Spread::new(best.spread.melds().to_vec(), best.spread.deadwood().with(card))?,
            None => best.spread,
        };
        Some(BetterSpread { points, shown: ShownCards { spread, layoffs: best.layoffs } })
    }

    /// The defender's best where the knocker's melds are not known: the lay-offs stay as they were.
    fn defence_unseen(&self, shown: &ShownCards, knocker: Option<&ShownCards>) -> Option<BetterSpread> {
        if knocker.is_some() || shown.layoffs.is_empty() {
            return None;
        }
        let kept = kept(shown);
        let cost = |count: u8| self.earned(self.knocker, count);
        let gain = cost(self.defender) - cost(small(least_deadwood(kept)));
        let points = u32::try_from(gain).ok().filter(|points| *points > 0)?;
        let spread = best_defense(kept, &[]).spread;
        Some(BetterSpread { points, shown: ShownCards { spread, layoffs: shown.layoffs.clone() } })
    }

    /// The knocker's best spread against the defender's cards as they were put down, where it is better.
    fn attack(&self, shown: &ShownCards, defender: Option<&ShownCards>, limit: u8) -> Option<BetterSpread> {
        let cards = held(shown);
        let laid = defender.map_or(&[][..], |defender| &defender.layoffs);
        let laid = laid.iter().fold(Cards::EMPTY, |cards, card| cards.with(*card));
        let now = self.earned(self.knocker, self.defender);
        // Mostly no spread could be better, which the counts alone say: the knocker's least, and all of the
        // defender's lay-offs taken back or, should that be worse, none.
        let most = self.defender.saturating_add(small(laid.points()));
        let limit = if self.eleven { 0 } else { limit };
        let counts = small(least_deadwood(cards))..=limit;
        let bound = counts.flat_map(|count| [most, self.defender].map(|left| self.earned(count, left))).max();
        if bound.is_none_or(|bound| bound <= now) {
            return None;
        }
        let earns = |spread: &Spread| {
            let melds = if self.lays_off(spread.count()) { spread.melds() } else { &[] };
            let left = small(lay_off(melds, laid).left.points());
            self.earned(spread.count(), self.defender.saturating_add(left))
        };
        // Of equal ones the first: one with the least deadwood, its runs whole.
        let spreads = least_spreads(cards).into_iter().chain(spreads_within(cards, u16::from(limit)));
        let spreads = spreads.filter(|spread| spread.count() <= limit);
        let (best, spread) = spreads.fold((now, None), |best, spread| match earns(&spread) {
            earned if earned > best.0 => (earned, Some(spread)),
            _ => best,
        });
        let points = u32::try_from(best - now).ok()?;
        Some(BetterSpread { points, shown: ShownCards { spread: spread?, layoffs: Vec::new() } })
    }
}

/// A count of ten cards or so is within a byte.
fn small(count: u16) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}

/// How many points each side left on the table; `None` for one whose cards were not seen.
pub fn points_left(ruling: &Ruling, house: &HouseRules) -> ByPlayer<Option<u32>> {
    let better = review(ruling, house);
    ByPlayer::from_fn(|player| match ruling.evidence() {
        Evidence::Showdown { shown, .. } if shown.get(player).is_some() => {
            Some(better.get(player).as_ref().map_or(0, |better| better.points))
        }
        _ => None,
    })
}

/// What each player left on the table over several hands, in points.
pub fn left_on_the_table<'r>(rulings: impl Iterator<Item = &'r Ruling>, house: &HouseRules) -> ByPlayer<u32> {
    let mut left = ByPlayer { one: 0, two: 0 };
    for ruling in rulings {
        let points = points_left(ruling, house);
        for player in Player::BOTH {
            *left.get_mut(player) += points.get(player).unwrap_or(0);
        }
    }
    left
}
