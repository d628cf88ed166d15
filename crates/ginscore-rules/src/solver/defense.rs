//! The defender's best, melding and laying off together.

use super::deadwood::least_deadwood;
use super::left::in_runs;
use super::sets::in_sets;
use super::spreads::best_spread;
use crate::cards::card::Card;
use crate::cards::meld::Meld;
use crate::cards::set::Cards;
use crate::cards::spread::{Spread, lay_off};

/// How the defender puts his cards down after a knock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestDefense {
    /// His own melds, and what is left of his deadwood.
    pub spread: Spread,
    /// What he lays off on the knocker's melds, in an order in which each card fits.
    pub layoffs: Vec<Card>,
}

/// The defender's best: least deadwood over melding and laying off together; of equal ways, one that
/// lays off fewest cards. His own melds are broken for it where that pays.
///
/// ```
/// use ginscore_rules::cards::{Cards, Meld};
/// use ginscore_rules::solver::best_defense;
/// let melds = ["8S 9S TS", "8D 9D TD"].map(|meld| Meld::try_from(meld.parse::<Cards>().unwrap()).unwrap());
/// let hand = "JS 3H 5H JH 5D 6D 7D 3C 5C JC".parse().unwrap();
/// let best = best_defense(hand, &melds);
/// assert_eq!(best.spread.count(), 6); // melding first and laying off after leaves 16
/// ```
pub fn best_defense(cards: Cards, melds: &[Meld]) -> BestDefense {
    let mut best = ((u16::MAX, usize::MAX), cards);
    each_laying_off(cards, melds, &mut |kept| {
        let cost = (least_deadwood(kept), cards.len() - kept.len());
        if cost < best.0 {
            best = (cost, kept);
        }
    });
    let kept = best.1;
    BestDefense { spread: best_spread(kept), layoffs: lay_off(melds, cards.difference(kept)).order }
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

/// Calls `visit` with the cards kept, for each way to lay off that could be best.
///
/// A card that fits nowhere in the defender's own melds is laid off wherever it can be. So only the
/// others are a choice, one or two if any as a rule: each may be refused, and then all is laid off that
/// still fits.
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
    // A card that is in one of the runs, too, is nobody's to lay off.
    let held = cards & !runs;
    let all = on_runs(runs, held) | held & fourths;
    visit(Cards::from_bits(cards & !all));

    let in_question = all & (in_runs(cards) | in_sets(cards));
    let mut refused = in_question;
    while refused != 0 {
        let offered = held & !refused;
        let on_runs = on_runs(runs, offered);
        // What does not fit anyway need not be refused: that comes up with fewer refusals.
        if refused & !(beside(runs | on_runs) | fourths) == 0 {
            visit(Cards::from_bits(cards & !(on_runs | offered & fourths)));
        }
        refused = (refused - 1) & in_question;
    }
}

/// What of the cards is laid off on the runs: the next at each end, and the next but one after it.
///
/// Never more, for three in a row the defender melds himself, and has fewer to lay off. Of the runs no
/// more need be known than the cards they hold, all together.
#[inline(always)]
const fn on_runs(runs: u64, cards: u64) -> u64 {
    cards & beside(runs | cards & beside(runs))
}

/// The cards next to these in their suits.
const fn beside(cards: u64) -> u64 {
    cards << 1 | cards >> 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Cards {
        text.parse().unwrap()
    }

    fn melds<const N: usize>(texts: [&str; N]) -> [Meld; N] {
        texts.map(|text| Meld::try_from(cards(text)).unwrap())
    }

    #[test]
    fn fewest_cards_are_laid_off_of_equal_ways() {
        let all_melded = best_defense(cards("7S 8S 9S KC KD KH"), &melds(["4S 5S 6S"]));
        assert_eq!(all_melded.layoffs, []);
    }

    /// The eight goes on the run, not on the eights, or the nine would not follow.
    #[test]
    fn runs_are_laid_off_on_before_sets() {
        let best = best_defense(cards("9H 8H 7H"), &melds(["8C 8D 8S", "4H 5H 6H"]));
        assert_eq!(best.layoffs, []);
        let best = best_defense(cards("TH 8H 7H 9H 6C 6D 6S"), &melds(["8C 8D 8S", "4H 5H 6H"]));
        assert_eq!(best.spread.count(), 0);
        let best = best_defense(cards("8H 7H"), &melds(["8C 8D 8S", "4H 5H 6H"]));
        assert_eq!(best.layoffs, ["7H", "8H"].map(|card| card.parse().unwrap()));
    }

    /// No such hand is dealt, but nothing untrue may be said of it either.
    #[test]
    fn a_card_of_the_knockers_is_not_laid_off_on_itself() {
        let best = best_defense(cards("5S 7S"), &melds(["4S 5S 6S"]));
        assert_eq!((best.spread.count(), best.layoffs), (5, vec!["7S".parse().unwrap()]));
    }
}
