//! The review of a hand: better spreads and lay-offs that the players missed.
//!
//! A better spread would have earned its player more points, or cost them fewer, against the other side's cards
//! exactly as they were declared. So no mistake is counted twice.

use crate::cards::list::CardList;
use crate::cards::meld::Meld;
use crate::cards::set::Cards;
use crate::cards::spread::{ShownCards, Spread, left_after_laying_off};
use crate::hand::points::{BothCounts, earned};
use crate::hand::ruling::{Evidence, Ruling};
use crate::house::settings::HouseRules;
use crate::players::player::{ByPlayer, Player};
use crate::solver::{best_defense, each_within, least_deadwood, least_defense, least_spreads};

/// A better spread that a player could have declared.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct BetterSpread {
    /// The points that it would have gained the player; at least 1.
    pub points: u32,
    /// The spread and, for the defender, the lay-offs.
    pub shown: ShownCards,
}

/// The best improvement for each player; `None` if there is none, or if the player's cards were not shown.
///
/// For the defender, the knocker's melds stay as they were. For the knocker, who could have declared another spread
/// within the limit, the defender's melds stay as they were, and lay-offs that no longer fit count as deadwood.
///
/// ```
/// use ginscore_rules::cards::{CardList, Cards};
/// use ginscore_rules::advice::review;
/// use ginscore_rules::hand::{Defender, HandClaim, Knocker, Layout, Showdown, judge};
/// use ginscore_rules::house::HouseRules;
/// use ginscore_rules::players::Player;
/// let cards = |cards: &str| cards.parse::<Cards>().unwrap().iter();
/// let laid = |melds: [&str; 2], deadwood: &str| {
///     Layout::Spread { melds: melds.map(cards).into_iter().collect(), deadwood: cards(deadwood).collect() }
/// };
/// let claim = HandClaim::Showdown(Showdown {
///     by: Player::One,
///     knocker: Knocker::Cards(laid(["4S 5S 6S 7S", "7C 7D 7H"], "2H AC AD")),
///     defender: Defender::Cards {
///         laid: laid(["KC KD KH", "2C 3C 4C"], "TC 6D 8S 9S"),
///         layoffs: CardList::EMPTY,
///     },
///     knock_card: None,
///     discard: None,
///     accepted: false,
/// });
/// let house = HouseRules::default();
/// let ruling = judge(&claim, &house).unwrap();
/// // The defender could have laid off the 8S and 9S. As they did not, the knocker had no better spread.
/// let better = review(&ruling, &house);
/// assert_eq!(better.one, None);
/// assert_eq!(better.two.unwrap().points, 17);
/// ```
pub fn review(ruling: &Ruling, house: &HouseRules) -> ByPlayer<Option<BetterSpread>> {
    let mut better = ByPlayer { one: None, two: None };
    let (Evidence::Showdown { deadwood, limit, shown }, Some(by)) = (ruling.evidence(), ruling.by()) else {
        return better;
    };
    let other = by.other();
    let (knocker, defender) = (shown.get(by).as_ref(), shown.get(other).as_ref());
    let hand = ReviewedHand {
        house,
        ruling,
        by,
        eleven: ruling.is_eleven_melded(),
        knocker: *deadwood.get(by),
        defender: *deadwood.get(other),
    };
    *better.get_mut(other) = defender.and_then(|defender| hand.better_defense(defender, knocker));
    *better.get_mut(by) = knocker.and_then(|knocker| hand.better_knock(knocker, defender, u16::from(*limit)));
    better
}

fn all_cards(shown: &ShownCards) -> Cards {
    shown.layoffs.iter().fold(shown.spread.cards(), |all, card| all.with(*card))
}

struct ReviewedHand<'r> {
    house: &'r HouseRules,
    ruling: &'r Ruling,
    by: Player,
    eleven: bool,
    knocker: u16,
    defender: u16,
}

impl ReviewedHand<'_> {
    /// The points that the knocker would have earned with these counts; negative if the defender would have scored.
    fn earned(&self, knocker: u16, defender: u16) -> i64 {
        let counts = BothCounts { by: self.by, eleven: self.eleven, knocker, defender };
        earned(self.house, counts, self.ruling.knock_card())
    }

    fn lays_off(&self, knocker: u16) -> bool {
        knocker > 0 && !self.eleven || self.house.layoff_on_gin
    }

    fn better_defense(&self, shown: &ShownCards, knocker: Option<&ShownCards>) -> Option<BetterSpread> {
        let melds = knocker.filter(|_| self.lays_off(self.knocker)).map_or(&[][..], |it| it.spread.melds());
        let cost = |count: u16| self.earned(self.knocker, count);
        let now = cost(self.defender);
        let cards = all_cards(shown);
        let least = least_defense(cards, melds);
        let mut best = (cost(least), None);
        // Less deadwood is always better, except that ginning off may pay less than an undercut with one card left.
        if least == 0 && cost(1) < best.0 {
            let left_over = cards.iter().map(|card| {
                let others = u16::from(card.points()) + least_defense(cards.without(card), melds);
                (cost(others), Some(card))
            });
            best = left_over.fold(best, |best, next| if next.0 < best.0 { next } else { best });
        }
        let (least_cost, left_over) = best;
        let points = u32::try_from(now - least_cost).ok().filter(|points| *points > 0);
        let Some(points) = points else {
            return self.better_spread_unseen(shown, knocker);
        };
        let best = best_defense(left_over.map_or(cards, |card| cards.without(card)), melds);
        let spread = match left_over {
            Some(card) => {
                Spread::new(best.spread.melds().iter().copied(), best.spread.deadwood().with(card))?
            }
            None => best.spread,
        };
        Some(BetterSpread { points, shown: ShownCards { spread, layoffs: best.layoffs } })
    }

    /// The defender's best spread if the knocker's melds are not known. The lay-offs stay as they were.
    fn better_spread_unseen(&self, shown: &ShownCards, knocker: Option<&ShownCards>) -> Option<BetterSpread> {
        if knocker.is_some() || shown.layoffs.is_empty() {
            return None;
        }
        let cards = shown.spread.cards();
        let cost = |count: u16| self.earned(self.knocker, count);
        let gain = cost(self.defender) - cost(least_deadwood(cards));
        let points = u32::try_from(gain).ok().filter(|points| *points > 0)?;
        let spread = best_defense(cards, &[]).spread;
        Some(BetterSpread { points, shown: ShownCards { spread, layoffs: shown.layoffs.clone() } })
    }

    fn better_knock(
        &self,
        shown: &ShownCards,
        defender: Option<&ShownCards>,
        limit: u16,
    ) -> Option<BetterSpread> {
        let cards = all_cards(shown);
        let laid = defender.map_or(&[][..], |defender| &defender.layoffs);
        let laid = laid.iter().fold(Cards::EMPTY, |cards, card| cards.with(*card));
        let now = self.earned(self.knocker, self.defender);
        // Fast path: usually the counts alone show that no spread can be better. Gin aside, less deadwood never earns
        // less; all of the defender's lay-offs may be impossible, or none.
        let limit = if self.eleven { 0 } else { limit };
        let least = least_deadwood(cards);
        let better = |count: u16| {
            count <= limit
                && (self.earned(count, self.defender) > now
                    || !laid.is_empty() && self.earned(count, self.defender + laid.points()) > now)
        };
        if !better(least) && (least > 0 || !better(1)) {
            return None;
        }
        let limit = (0..=limit).rev().find(|count| better(*count))?;
        let mut best = (now, None);
        let mut take = |melds: &[Meld], deadwood: Cards| {
            let count = deadwood.points();
            let takes = if self.lays_off(count) { melds } else { &[] };
            let earned = self.earned(count, self.defender + left_after_laying_off(takes, laid).points());
            if count <= limit && earned > best.0 {
                best = (earned, Spread::new(melds.iter().copied(), deadwood));
            }
        };
        // Of several equally good spreads the first is taken: one with the least deadwood and long runs.
        least_spreads(cards).iter().for_each(|spread| take(spread.melds(), spread.deadwood()));
        each_within(cards, limit, &mut take);
        let (most, spread) = best;
        let points = u32::try_from(most - now).ok()?;
        Some(BetterSpread { points, shown: ShownCards { spread: spread?, layoffs: CardList::EMPTY } })
    }
}

/// The points that each player missed in a hand; `None` if the player's cards were not shown.
pub fn points_left(ruling: &Ruling, house: &HouseRules) -> ByPlayer<Option<u32>> {
    let better = review(ruling, house);
    ByPlayer::from_fn(|player| match ruling.evidence() {
        Evidence::Showdown { shown, .. } if shown.get(player).is_some() => {
            Some(better.get(player).as_ref().map_or(0, |better| better.points))
        }
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{house, ruled};

    /// Hands in which a side was not shown, and the points that Ann and Bob missed.
    #[test]
    fn what_was_not_shown_is_not_reviewed() {
        for (line, ann, bob, why) in [
            ("Ann gin v kcdh / 2-4c tc 6d 6s qh", None, Some(9), "2-4C is a run, whatever Ann has"),
            ("Ann 9cdh jcdh 2-5s / v 20", Some(0), None, "Bob showed nothing"),
            ("Ann 4 v 23", None, None, "nobody showed anything"),
            ("Ann +18", None, None, "nobody showed anything"),
            // Ann's cards are not known, so what Bob laid off stays.
            ("Ann 4 v kcdh 2c 3c 4c tc 6d 8s + 9s", None, Some(0), "arranged"),
            ("Ann 4 v kcdh / 2c 3c 4c tc 6d 8s + 9s", None, Some(9), "2-4C is a run"),
            ("Bob 5-7s 9cdh / 4s 2h ac ad v kcdh 2-4c / tc 6d 8h jh", Some(0), Some(4), "4S fits Bob's run"),
            ("draw", None, None, "nobody knocked"),
        ] {
            let found = points_left(&ruled("", line), &house(""));
            let better = review(&ruled("", line), &house(""));
            // A spread that is only as good is not shown as better.
            assert_eq!(better.map(Option::is_some), found.map(|points| *points > Some(0)), "{line}: {why}");
            assert_eq!((found.one, found.two), (ann, bob), "{line}: {why}");
        }
    }
}
