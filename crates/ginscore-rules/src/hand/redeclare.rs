//! A recorded hand, declared as it would have been under other rules.

use crate::cards::list::CardList;
use crate::cards::meld::Meld;
use crate::cards::set::Cards;
use crate::cards::spread::{ShownCards, Spread, lay_off};
use crate::hand::claim::{Defender, HandClaim, Layout, Showdown};
use crate::hand::ruling::{Evidence, Ruling};
use crate::house::settings::HouseRules;
use crate::players::player::Player;
use crate::solver::{best_defense, least_defense};

impl Ruling {
    /// The claim of a hand as it would be under the rules `house` instead of `played`, and the player whose cards would be
    /// arranged differently, if any.
    ///
    /// Only one rule affects how cards are arranged: `layoff_on_gin`. If `house` does not allow lay-offs against gin, the
    /// laid-off cards are deadwood again; if it does, the defender lays off what fits. A defender whose cards were arranged
    /// in the best way under the old rules is assumed to arrange them in the best way under the new ones; otherwise the
    /// declared melds stay. Counts do not change, because their cards are not known.
    pub fn redeclared(&self, played: &HouseRules, house: &HouseRules) -> (HandClaim, Option<Player>) {
        let claim = self.claim().clone();
        let (HandClaim::Showdown(showdown), Evidence::Showdown { deadwood, shown, .. }) =
            (&claim, self.evidence())
        else {
            return (claim, None);
        };
        let (by, other) = (showdown.by, showdown.by.other());
        let gin = *deadwood.get(by) == 0;
        if let Defender::Deadwood { left, layoffs } = &showdown.defender
            && gin
            && !house.layoff_on_gin
            && !layoffs.is_empty()
        {
            let defender = Defender::Deadwood {
                left: left.iter().chain(layoffs).copied().collect(),
                layoffs: CardList::EMPTY,
            };
            return (HandClaim::Showdown(Showdown { defender, ..showdown.clone() }), Some(other));
        }
        let Some(defender) = shown.get(other) else {
            return (claim, None);
        };
        if !gin || played.layoff_on_gin == house.layoff_on_gin {
            return (claim, None);
        }
        let melds = shown.get(by).as_ref().map(|knocker| knocker.spread.melds());
        let other_cards = if house.layoff_on_gin {
            with_layoffs(defender, melds)
        } else {
            without_layoffs(defender, melds)
        };
        match other_cards.filter(|cards| cards != defender) {
            None => (claim, None),
            Some(ShownCards { spread, layoffs }) => {
                let defender = Defender::Cards { laid: Layout::from(&spread), layoffs };
                (HandClaim::Showdown(Showdown { defender, ..showdown.clone() }), Some(other))
            }
        }
    }
}

/// The defender's cards if nothing was laid off, but may be now; `None` if the knocker's melds are not known.
fn with_layoffs(defender: &ShownCards, melds: Option<&[Meld]>) -> Option<ShownCards> {
    let (melds, spread) = (melds?, &defender.spread);
    if least_defense(spread.cards(), &[]) == spread.count() {
        let best = best_defense(spread.cards(), melds);
        // The chosen spread stays if another one is only as good.
        let better = best.spread.count() < spread.count();
        return better.then_some(best);
    }
    let laid = lay_off(melds, spread.deadwood());
    let spread = Spread::new(spread.melds().iter().copied(), laid.left)?;
    Some(ShownCards { spread, layoffs: laid.order.into() })
}

/// The defender's cards if some were laid off, but may not be now; `None` if none were.
fn without_layoffs(defender: &ShownCards, melds: Option<&[Meld]>) -> Option<ShownCards> {
    let spread = &defender.spread;
    if defender.layoffs.is_empty() {
        return None;
    }
    let laid_off = defender.layoffs.iter().fold(Cards::EMPTY, |cards, card| cards.with(*card));
    let all = spread.cards().union(laid_off);
    // If the knocker's melds are not known, the lay-offs are assumed to have been the best ones.
    let least = melds.map_or_else(|| least_defense(spread.cards(), &[]), |melds| least_defense(all, melds));
    let spread = if least == spread.count() {
        best_defense(all, &[]).spread
    } else {
        Spread::new(spread.melds().iter().copied(), spread.deadwood().union(laid_off))?
    };
    Some(ShownCards { spread, layoffs: CardList::EMPTY })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hand::judge::judge;
    use crate::testing::{house, ruled};

    fn check(played: &str, other: &str, line: &str, expected: &str) {
        let recorded = ruled(played, line);
        let (claim, changed) = recorded.redeclared(&house(played), &house(other));
        let there = judge(&claim, &house(other)).unwrap();
        assert_eq!(there.evidence(), ruled(other, expected).evidence(), "{line}");
        let differs = recorded.evidence() != there.evidence();
        assert_eq!(changed, differs.then_some(Player::Two), "{line}");
    }

    /// The rules that Ann's gin was played under, the other rules, and Bob's side under both.
    #[test]
    fn lay_offs_against_gin_change_with_the_rules() {
        let (on, off) = ("layoff_on_gin=true", "");
        for (played, other, bob, expected) in [
            // Laid off cards are deadwood again, and are laid off where that is allowed.
            (on, off, "kcds / 7h 3d 2c 5c 6d + 8s js", "kcds / 7h 3d 2c 5c 6d 8s js"),
            (off, on, "kcds / 7h 3d 2c 5c 6d 8s js", "kcds / 7h 3d 2c 5c 6d + 8s js"),
            // What was not declared in the best way stays as it was, but for what fits.
            (off, on, "/ kc kd ks 7h 3d 2c 5c 6d 8s js", "/ kc kd ks 7h 3d 2c 5c 6d + 8s js"),
            (on, off, "/ kc kd ks 7h 3d 2c 5c 6d js + 8s", "/ kc kd ks 7h 3d 2c 5c 6d js 8s"),
        ] {
            let [line, expected] = [bob, expected].map(|bob| format!("Ann 4-7s 9cdh jcdh / v {bob}"));
            check(played, other, &line, &expected);
        }
    }

    #[test]
    fn other_hands_stay_as_they_were() {
        let (on, off) = ("layoff_on_gin=true", "");
        for (played, other, line) in [
            (on, on, "Ann 4-7s 9cdh jcdh / v kcds / 7h 3d 2c 5c 6d + 8s js"),
            (off, on, "Ann gin v 23"),
            (on, off, "Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s"),
            // The chosen spread stays if another one is only as good, be it sets or runs.
            (off, on, "Ann 4-7s 9cdh jcdh / v 2-4c 2-4d 2-4h / kh"),
            (off, on, "Ann 4-7s 9cdh jcdh / v 2cdh 3cdh 4cdh / kh"),
            // Nothing fits.
            (off, on, "Ann 4-7s 9cdh jcdh / v kcds / 7h 3d 2c 5c 6d 2s ah"),
        ] {
            check(played, other, line, line);
        }
    }
}
