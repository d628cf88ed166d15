//! A spread: one way to put cards down.

use super::card::Card;
use super::cards::Cards;
use super::meld::Meld;

/// Melds and deadwood, no card twice.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Spread {
    melds: Vec<Meld>,
    deadwood: Cards,
}

impl Spread {
    /// The spread of these melds and this deadwood; none where a card would be in it twice.
    pub fn new(melds: Vec<Meld>, deadwood: Cards) -> Option<Spread> {
        let mut seen = deadwood;
        for meld in &melds {
            if !seen.common(meld.cards()).is_empty() {
                return None;
            }
            seen = seen.and(meld.cards());
        }
        Some(Spread { melds, deadwood })
    }

    /// For the solver, whose melds and deadwood part one set of cards.
    pub(super) const fn parted(melds: Vec<Meld>, deadwood: Cards) -> Spread {
        Spread { melds, deadwood }
    }

    /// The melds, as they were put down.
    pub fn melds(&self) -> &[Meld] {
        &self.melds
    }

    /// The unmelded cards.
    pub const fn deadwood(&self) -> Cards {
        self.deadwood
    }

    /// The deadwood's count. Ten cards hold at most 98 (K K Q Q J J T T 9 9), eleven 107.
    pub fn count(&self) -> u8 {
        u8::try_from(self.deadwood.points()).unwrap_or(u8::MAX)
    }
}

/// Lays the cards off on the melds, in whatever order that can be done, and hands back those that
/// cannot be laid off at all.
///
/// A card that fits a run goes there rather than on a set of its rank: the run grows by it and may take
/// a further card, the set takes nothing more either way; so nothing is lost by it.
///
/// ```
/// use ginscore::cards::{cards::Cards, meld::Meld, spread::lay_off_all};
/// let cards = |text: &str| text.parse::<Cards>().unwrap();
/// let mut melds = vec![Meld::of(cards("5S 6S 7S")).unwrap()];
/// assert!(lay_off_all(&mut melds, cards("9S 8S")).is_empty());
/// assert_eq!(melds[0].cards(), cards("5S 6S 7S 8S 9S"));
/// ```
pub fn lay_off_all(melds: &mut [Meld], cards: Cards) -> Cards {
    let mut left = cards;
    while let Some(card) = left.iter().find(|card| lay_off(melds, *card)) {
        left = left.without(card);
    }
    left
}

/// Lays one card off, on a run sooner than on a set. False where it fits nowhere.
fn lay_off(melds: &mut [Meld], card: Card) -> bool {
    let fits = |meld: &Meld| meld.lay_off(card).is_some();
    let run = melds.iter().position(|meld| matches!(meld, Meld::Run(_)) && fits(meld));
    let place = run.or_else(|| melds.iter().position(fits)).and_then(|at| melds.get_mut(at));
    let longer = place.as_ref().and_then(|meld| meld.lay_off(card));
    match (place, longer) {
        (Some(meld), Some(longer)) => {
            *meld = longer;
            true
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Cards {
        text.parse().unwrap()
    }

    fn melds(texts: &[&str]) -> Vec<Meld> {
        texts.iter().map(|text| Meld::of(cards(text)).unwrap()).collect()
    }

    #[test]
    fn no_card_is_in_two_places() {
        assert_eq!(Spread::new(melds(&["4S 5S 6S", "6C 6H 6S"]), Cards::NONE), None);
        assert_eq!(Spread::new(melds(&["4S 5S 6S"]), cards("4S")), None);
        assert_eq!(Spread::new(melds(&["4S 5S 6S"]), cards("KH 2C")).unwrap().count(), 12);
    }

    #[test]
    fn a_card_that_fits_a_run_and_a_set_lets_the_run_grow() {
        let mut shown = melds(&["7C 7D 7H", "4S 5S 6S"]);
        assert_eq!(lay_off_all(&mut shown, cards("8S 7S")), Cards::NONE);
        assert_eq!(shown[1].cards(), cards("4S 5S 6S 7S 8S"));
    }

    #[test]
    fn what_fits_nowhere_comes_back() {
        let mut shown = melds(&["4S 5S 6S", "9C 9D 9H"]);
        assert_eq!(lay_off_all(&mut shown, cards("8S 9S KD")), cards("8S KD"));
    }
}
