//! A recorded hand as its cards would have been put down under other rules.

use crate::cards::meld::Meld;
use crate::cards::set::Cards;
use crate::cards::spread::{Spread, lay_off};
use crate::rules::claim::{Claim, Defender, HandClaim, Layout, Showdown};
use crate::rules::house::HouseRules;
use crate::rules::player::Player;
use crate::rules::ruling::{Evidence, Ruling, ShownCards};
use crate::solver::{best_defense, least_defense};

/// The hand as it would be declared where `house` is played instead of `played`, and the player whose cards
/// would be put down otherwise, if there is one.
///
/// Rules differ on one thing only that decides how cards are put down: whether cards may be laid off on gin
/// and big gin. Where `house` does not allow it, what was laid off is deadwood again; where it does, the
/// defender lays off what fits. A defender whose cards lay as well as could be under the rules of the hand
/// is taken to put them down as well as can be under the others, with other melds if need be; one whose cards
/// did not keeps the melds as declared. Counts stay as they are: the cards behind them are not known.
pub fn put_down_under(
    ruling: &Ruling,
    played: &HouseRules,
    house: &HouseRules,
) -> (HandClaim, Option<Player>) {
    let told = ruling.told().clone();
    let (
        HandClaim::Ended { by, claim: Claim::Showdown(showdown) },
        Evidence::Showdown { deadwood, shown, .. },
    ) = (&told, ruling.evidence())
    else {
        return (told, None);
    };
    let other = by.other();
    let Some(defender) = shown.get(other) else {
        return (told, None);
    };
    let gin = *deadwood.get(*by) == 0;
    if !gin || played.layoff_on_gin == house.layoff_on_gin {
        return (told, None);
    }
    let melds = shown.get(*by).as_ref().map(|knocker| knocker.spread.melds());
    let put_down =
        if house.layoff_on_gin { laying_off(defender, melds) } else { laying_off_nothing(defender, melds) };
    match put_down.filter(|put_down| put_down != defender) {
        None => (told, None),
        Some(ShownCards { spread, layoffs }) => {
            let defender = Defender::Cards { laid: Layout::from(&spread), layoffs };
            let claim = Claim::Showdown(Showdown { defender, ..showdown.clone() });
            (HandClaim::Ended { by: *by, claim }, Some(other))
        }
    }
}

/// The defender's cards where nothing was laid off, and may be now; nothing changes without melds to lay off
/// on.
fn laying_off(defender: &ShownCards, melds: Option<&[Meld]>) -> Option<ShownCards> {
    let (melds, spread) = (melds?, &defender.spread);
    if least_defense(kept(spread), &[]) == u16::from(spread.count()) {
        let best = best_defense(kept(spread), melds);
        // Of equal ways the one that was chosen stays.
        let better = best.spread.count() < spread.count();
        return better.then_some(ShownCards { spread: best.spread, layoffs: best.layoffs });
    }
    let laid = lay_off(melds, spread.deadwood());
    let spread = Spread::new(spread.melds().to_vec(), laid.left)?;
    Some(ShownCards { spread, layoffs: laid.order })
}

/// The defender's cards where some were laid off, and none may be now.
fn laying_off_nothing(defender: &ShownCards, melds: Option<&[Meld]>) -> Option<ShownCards> {
    let spread = &defender.spread;
    if defender.layoffs.is_empty() {
        return None;
    }
    let laid_off = defender.layoffs.iter().fold(Cards::EMPTY, |cards, card| cards.with(*card));
    let all = kept(spread).union(laid_off);
    // Against melds that are not known the lay-offs are taken as the best there were.
    let least = melds.map_or_else(|| least_defense(kept(spread), &[]), |melds| least_defense(all, melds));
    let spread = if least == u16::from(spread.count()) {
        best_defense(all, &[]).spread
    } else {
        Spread::new(spread.melds().to_vec(), spread.deadwood().union(laid_off))?
    };
    Some(ShownCards { spread, layoffs: Vec::new() })
}

/// The cards that were not laid off.
fn kept(spread: &Spread) -> Cards {
    spread.melds().iter().fold(spread.deadwood(), |all, meld| all.union(meld.cards()))
}
