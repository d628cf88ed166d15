//! Spreads, and laying cards off on melds.

use alloc::vec::Vec;

use crate::cards::card::Card;
use crate::cards::list::{CardList, Melds};
use crate::cards::meld::Meld;
use crate::cards::set::Cards;

/// One way to arrange cards: melds and deadwood, with no card twice.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Spread {
    melds: Melds,
    deadwood: Cards,
}

impl Spread {
    /// The spread of these melds and this deadwood, or `None` if a card would be in it twice.
    pub fn new(melds: impl IntoIterator<Item = Meld>, deadwood: Cards) -> Option<Spread> {
        let mut seen = deadwood;
        let mut each = Melds::EMPTY;
        for meld in melds {
            if !seen.intersection(meld.cards()).is_empty() {
                return None;
            }
            seen = seen.union(meld.cards());
            each.push(meld);
        }
        Some(Spread { melds: each, deadwood })
    }

    /// The spread of melds and deadwood that the solver took from one set of cards, so that none is in it twice.
    pub(crate) const fn from_partition(melds: Melds, deadwood: Cards) -> Spread {
        Spread { melds, deadwood }
    }

    /// The melds, in the order in which they were given.
    pub fn melds(&self) -> &[Meld] {
        &self.melds
    }

    /// The spread without a card of its deadwood.
    pub(crate) fn without(self, card: Card) -> Spread {
        Spread { deadwood: self.deadwood.without(card), ..self }
    }

    /// The unmelded cards.
    pub const fn deadwood(&self) -> Cards {
        self.deadwood
    }

    /// All cards of the spread.
    pub fn cards(&self) -> Cards {
        self.melds.iter().fold(self.deadwood, |all, meld| all.union(meld.cards()))
    }

    /// The points of the deadwood. A hand of ten cards has at most 98 (K K Q Q J J T T 9 9), one of eleven 107.
    pub fn count(&self) -> u16 {
        self.deadwood.points()
    }
}

/// The cards of a player after a knock, as they were declared or in the best arrangement.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ShownCards {
    /// The melds, and the deadwood that is left after laying off.
    pub spread: Spread,
    /// The cards laid off on the knocker's melds, in an order in which each one fits; empty for the knocker.
    pub layoffs: CardList,
}

/// The result of laying cards off on melds.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LaidOff {
    /// The melds with the cards that were laid off on them.
    pub melds: Vec<Meld>,
    /// The cards that were laid off, in an order in which each one fits.
    pub order: Vec<Card>,
    /// The cards that fit no meld.
    pub left: Cards,
}

/// Lays off as many of the cards as fit, in any order. No other order or placement lays off a card that is left here.
///
/// Runs come first, each until nothing more fits, and then the sets. A set takes one card only, the missing one, and no other
/// card of the set depends on it. A run, however, needs every card up to the next one, so cards are better spent on runs. A
/// card that fits a run keeps fitting until it is laid off, so the order of the runs makes no difference.
///
/// ```
/// use ginscore_rules::cards::{Cards, Meld, lay_off};
/// let cards = |text: &str| text.parse::<Cards>().unwrap();
/// let melds = ["4C 4D 4H", "6S 7S 8S"].map(|meld| Meld::try_from(cards(meld)).unwrap());
/// // The four goes on the run, because the three could not follow it otherwise.
/// let laid = lay_off(&melds, cards("3S 4S 5S KD"));
/// assert_eq!(laid.order, ["5S", "4S", "3S"].map(|card| card.parse().unwrap()));
/// assert_eq!(laid.left, cards("KD"));
/// ```
pub fn lay_off(melds: &[Meld], cards: Cards) -> LaidOff {
    let mut laid = LaidOff { melds: melds.to_vec(), order: Vec::new(), left: cards };
    laid.left = each_laid_off(&mut laid.melds, cards, |card| laid.order.push(card));
    laid
}

/// The cards that [`lay_off`] leaves.
pub(crate) fn left_after_laying_off(melds: &[Meld], cards: Cards) -> Cards {
    if cards.is_empty() { cards } else { each_laid_off(&mut Melds::from(melds), cards, |_| {}) }
}

/// Lays off as [`lay_off`] does, and calls `visit` with each card that is laid off. Returns the cards that fit no meld.
pub(crate) fn each_laid_off(melds: &mut [Meld], cards: Cards, mut visit: impl FnMut(Card)) -> Cards {
    let mut left = cards;
    for runs in [true, false] {
        for meld in melds.iter_mut().filter(|meld| matches!(meld, Meld::Run(_)) == runs) {
            while let Some((card, longer)) = left.iter().find_map(|card| Some((card, meld.lay_off(card)?))) {
                visit(card);
                left.remove(card);
                *meld = longer;
            }
        }
    }
    left
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Cards {
        text.parse().unwrap()
    }

    fn melds(texts: &[&str]) -> Vec<Meld> {
        texts.iter().map(|text| Meld::try_from(cards(text)).unwrap()).collect()
    }

    #[test]
    fn a_spread_with_a_duplicate_card_is_rejected() {
        assert_eq!(Spread::new(melds(&["4S 5S 6S", "6C 6H 6S"]), Cards::EMPTY), None);
        assert_eq!(Spread::new(melds(&["4S 5S 6S"]), cards("4S")), None);
        assert_eq!(Spread::new(melds(&["4S 5S 6S"]), cards("KH 2C")).unwrap().count(), 12);
    }

    #[test]
    fn a_set_takes_one_card() {
        let laid = lay_off(&melds(&["9C 9D 9H", "JS QS KS"]), cards("9S TS"));
        assert_eq!((laid.left, laid.melds[0].cards()), (Cards::EMPTY, cards("9C 9D 9H")));
        let laid = lay_off(&melds(&["9C 9D 9H"]), cards("9S TS"));
        assert_eq!((laid.left, laid.melds[0].cards()), (cards("TS"), cards("9C 9D 9H 9S")));
    }
}
