//! The defender's best spread and lay-offs.

use super::deadwood::least_deadwood;
use super::left::in_runs;
use super::sets::in_sets;
use super::spreads::best_spread;
use crate::cards::card::Card;
use crate::cards::list::{CardList, Melds};
use crate::cards::meld::Meld;
use crate::cards::set::Cards;
use crate::cards::spread::{ShownCards, each_laid_off};

/// The defense with the least deadwood over melding and laying off together. Of several, one that lays off the
/// fewest cards. The defender's own melds are broken up if that leaves less deadwood.
///
/// ```
/// use ginscore_rules::cards::{Cards, Meld};
/// use ginscore_rules::solver::best_defense;
/// let melds = ["8S 9S TS", "8D 9D TD"].map(|meld| Meld::try_from(meld.parse::<Cards>().unwrap()).unwrap());
/// let hand = "JS 3H 5H JH 5D 6D 7D 3C 5C JC".parse().unwrap();
/// let best = best_defense(hand, &melds);
/// assert_eq!(best.spread.count(), 6); // melding first and laying off after leaves 16
/// ```
pub fn best_defense(cards: Cards, melds: &[Meld]) -> ShownCards {
    let mut best = ((u16::MAX, usize::MAX), cards);
    each_laying_off(cards, melds, &mut |kept| {
        let cost = (least_deadwood(kept), cards.len() - kept.len());
        if cost < best.0 {
            best = (cost, kept);
        }
    });
    let kept = best.1;
    ShownCards { spread: best_spread(kept), layoffs: in_order(melds, cards.difference(kept)) }
}

/// Cards that fit the melds, in an order in which each one fits.
fn in_order(melds: &[Meld], cards: Cards) -> CardList {
    let mut order = CardList::EMPTY;
    if cards.is_empty() {
        return order;
    }
    each_laid_off(&mut Melds::from(melds), cards, |card| order.push(card));
    order
}

/// The defender's least deadwood over melding and laying off together, in points.
///
/// ```
/// use ginscore_rules::cards::{Cards, Meld};
/// use ginscore_rules::solver::least_defense;
/// let run = Meld::try_from("4S 5S 6S".parse::<Cards>().unwrap()).unwrap();
/// assert_eq!(least_defense("7S 8S KH".parse().unwrap(), &[run]), 10);
/// ```
#[inline]
pub fn least_defense(cards: Cards, melds: &[Meld]) -> u16 {
    let mut least = u16::MAX;
    each_laying_off(cards, melds, &mut |kept| least = least.min(least_deadwood(kept)));
    least
}

/// Calls `visit` with the cards that are not laid off, for each way to lay off that could be best.
///
/// A card that fits none of the defender's own melds is laid off if it can be. Only the others are a choice, usually one or two
/// cards at most: each of them may be held back, and then everything that still fits is laid off.
#[inline]
fn each_laying_off(cards: Cards, melds: &[Meld], visit: &mut impl FnMut(Cards)) {
    let cards = cards.bits();
    let mut runs = 0;
    let mut fourths = 0;
    for meld in melds {
        match meld {
            Meld::Run(run) => runs |= run.cards().bits(),
            Meld::Set(set) => {
                fourths |= set.missing.map_or(0, |suit| Cards::from_card(Card::new(set.rank, suit)).bits());
            }
        }
    }
    // A card that the knocker's runs contain already cannot be laid off.
    let held = cards & !runs;
    let all = on_runs(runs, held) | held & fourths;
    visit(Cards::from_bits(cards & !all));

    let optional = all & (in_runs(cards) | in_sets(cards));
    let mut held_back = optional;
    while held_back != 0 {
        let offered = held & !held_back;
        let on_runs = on_runs(runs, offered);
        // Holding back a card that does not fit anyway repeats a case with fewer cards held back.
        if held_back & !(adjacent(runs | on_runs) | fourths) == 0 {
            visit(Cards::from_bits(cards & !(on_runs | offered & fourths)));
        }
        held_back = (held_back - 1) & optional;
    }
}

/// The cards that are laid off on the runs: the next one at each end, and the one after that.
///
/// Two at each end are enough, because three in a row are a meld of the defender's own. `runs` is the union of
/// the runs' cards; which run a card belongs to makes no difference.
#[inline(always)]
const fn on_runs(runs: u64, cards: u64) -> u64 {
    cards & adjacent(runs | cards & adjacent(runs))
}

/// The cards one rank above or below these in their suits.
const fn adjacent(cards: u64) -> u64 {
    cards << 1 | cards >> 1
}

#[cfg(test)]
mod tests {
    use super::*;

    /// No such hand can be dealt, but the answer must be correct nevertheless.
    #[test]
    fn a_card_that_the_knocker_has_too_is_not_laid_off() {
        let run = Meld::try_from("4S 5S 6S".parse::<Cards>().unwrap()).unwrap();
        let best = best_defense("5S 7S".parse().unwrap(), &[run]);
        assert_eq!((best.spread.count(), best.layoffs.to_vec()), (5, vec!["7S".parse().unwrap()]));
    }
}
