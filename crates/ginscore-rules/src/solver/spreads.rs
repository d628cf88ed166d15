//! Best spreads, and all spreads within a limit.

use alloc::vec::Vec;

use super::deadwood::least_deadwood;
use super::left::{in_runs, left};
use super::sets::{cheapest, each_choice, ranks_of_sets};
use crate::cards::card::{Card, Rank, Suit};
use crate::cards::list::{List, Melds};
use crate::cards::meld::{Meld, Run, Set};
use crate::cards::set::{Cards, EACH_SUIT};
use crate::cards::spread::Spread;

/// A spread with the least deadwood.
///
/// ```
/// use ginscore_rules::solver::best_spread;
/// let spread = best_spread("4S 5S 6S 7S 9C 9D 9H 2H AC AD".parse().unwrap());
/// assert_eq!(spread.melds().len(), 2);
/// assert_eq!(spread.deadwood(), "2H AC AD".parse().unwrap());
/// ```
pub fn best_spread(cards: Cards) -> Spread {
    let bits = cards.bits();
    let (ranks, in_runs) = (ranks_of_sets(bits), in_runs(bits));
    let in_sets = bits & (ranks * EACH_SUIT);
    // Fast path: if no card of a set fits a run, there is nothing to choose.
    if in_sets & in_runs == 0 { melded(ranks, in_sets, in_runs, bits & !in_sets) } else { chosen(cards) }
}

#[cold]
#[inline(never)]
fn chosen(cards: Cards) -> Spread {
    spread(cards, cheapest(cards.bits(), left))
}

/// All spreads with the least deadwood, with runs as long as possible. Cutting a long run in two would allow the
/// same lay-offs and score the same.
///
/// ```
/// use ginscore_rules::solver::least_spreads;
/// let hand = "4S 5S 6S 4H 5H 6H 4D 5D 6D KC".parse().unwrap();
/// assert_eq!(least_spreads(hand).len(), 2); // three runs, or three sets
/// ```
pub fn least_spreads(cards: Cards) -> Vec<Spread> {
    let least = least_deadwood(cards);
    let mut spreads = Vec::new();
    each_choice(cards.bits(), &mut |kept| {
        if left(kept) == least {
            spreads.push(spread(cards, kept));
        }
    });
    spreads
}

/// Visits the melds and the deadwood of every spread with at most `most` points of deadwood, including spreads that leave
/// cards unmelded which could be melded.
pub(crate) fn each_within(cards: Cards, most: u16, visit: &mut impl FnMut(&[Meld], Cards)) {
    each_after(cards, most, Cards::EMPTY, &mut Vec::with_capacity(4), visit);
}

/// Decides on the lowest of the remaining cards: it is the lowest card of a meld, or it is deadwood.
fn each_after(
    left: Cards,
    most: u16,
    deadwood: Cards,
    melds: &mut Vec<Meld>,
    visit: &mut impl FnMut(&[Meld], Cards),
) {
    let Some(card) = left.iter().next() else {
        visit(melds, deadwood);
        return;
    };
    // Even the best melds of these cards may leave too much.
    if least_deadwood(left) > most {
        return;
    }
    for meld in &melds_from(card, left) {
        melds.push(*meld);
        each_after(left.difference(meld.cards()), most, deadwood, melds, visit);
        melds.pop();
    }
    if let Some(most) = most.checked_sub(u16::from(card.points())) {
        each_after(left.without(card), most, deadwood.with(card), melds, visit);
    }
}

/// The melds among `cards` whose lowest card is `card`.
fn melds_from(card: Card, cards: Cards) -> List<Meld, 8> {
    let next = |rank: &Rank| rank.above().filter(|rank| cards.contains(Card::new(*rank, card.suit)));
    let same = cards.rank(card.rank);
    // Fast path: most cards begin no meld.
    if same.len() < 3 && next(&card.rank).and_then(|rank| next(&rank)).is_none() {
        return List::EMPTY;
    }
    let highest = core::iter::successors(Some(card.rank), next);
    let runs = highest.filter_map(|high| Run::new(card.suit, card.rank, high)).map(Meld::Run);
    let sets = core::iter::once(same).chain(same.iter().map(|left_out| same.without(left_out)));
    let sets = sets
        .filter(|_| same.len() > 2)
        .filter(|set| set.contains(card))
        .filter_map(|set| Meld::try_from(set).ok());
    runs.chain(sets).collect()
}

/// The spread of the cards in which the cards `kept` are in no set.
#[inline]
pub(super) fn spread(cards: Cards, kept: u64) -> Spread {
    let in_sets = cards.bits() & !kept;
    melded(ranks_of_sets(in_sets), in_sets, in_runs(kept), kept)
}

/// The spread with sets of these ranks, of the cards `in_sets`, and with the runs among the cards `kept` out of sets. The sets
/// come first, by rank, and then the runs.
#[inline(always)]
fn melded(mut ranks: u64, in_sets: u64, in_runs: u64, kept: u64) -> Spread {
    let mut melds = Melds::EMPTY;
    while ranks != 0 {
        melds.extend(lowest_set(in_sets, ranks));
        ranks &= ranks - 1;
    }
    let mut runs = in_runs;
    while runs != 0 {
        melds.extend(lowest_run(runs));
        // The carry goes through the run and ends in the gap after it.
        runs &= runs + (runs & runs.wrapping_neg());
    }
    Spread::from_partition(melds, Cards::from_bits(kept & !in_runs))
}

/// The set of the lowest of these ranks.
#[inline(always)]
fn lowest_set(cards: u64, ranks: u64) -> Option<Meld> {
    let rank = ranks.trailing_zeros();
    let missing = !cards >> rank & EACH_SUIT;
    let missing = Suit::ALL.get(missing.trailing_zeros() as usize / 16).copied();
    Some(Meld::Set(Set { rank: *Rank::ALL.get(rank as usize)?, missing }))
}

/// The run from the lowest of these cards, as far as they follow one another. Between the suits are gaps.
#[inline(always)]
fn lowest_run(cards: u64) -> Option<Meld> {
    let lowest = cards.trailing_zeros();
    let low = lowest as usize % 16;
    let high = low + (cards >> lowest).trailing_ones() as usize - 1;
    let suit = Suit::ALL.get(lowest as usize / 16)?;
    Run::new(*suit, *Rank::ALL.get(low)?, *Rank::ALL.get(high)?).map(Meld::Run)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Cards {
        text.parse().unwrap()
    }

    /// The whole deck is the most melds that a spread can have.
    #[test]
    fn every_meld_of_a_deck_fits_in_a_spread() {
        let thirteen_sets = spread(Cards::DECK, 0);
        assert_eq!((thirteen_sets.melds().len(), thirteen_sets.count()), (13, 0));
        // Four runs in each suit, and the kings.
        let melds = Suit::ALL.into_iter().flat_map(|suit| {
            [(0, 2), (3, 5), (6, 8), (9, 11)]
                .map(|(low, high)| Meld::Run(Run::new(suit, Rank::ALL[low], Rank::ALL[high]).unwrap()))
        });
        let kings = Meld::Set(Set { rank: Rank::King, missing: None });
        let most = Spread::new(melds.chain([kings]), Cards::EMPTY).unwrap();
        assert_eq!((most.melds().len(), most.cards()), (17, Cards::DECK));
    }

    #[test]
    fn sets_come_first_and_then_runs_by_suit() {
        let spread = best_spread(cards("AC AD AH 9C 9D 9H 9S 4S 5S 6S TH JH QH KH 2C"));
        let melds: Vec<String> = spread.melds().iter().map(|meld| meld.cards().to_string()).collect();
        assert_eq!(melds, ["AC AD AH", "9C 9D 9H 9S", "TH JH QH KH", "4S 5S 6S"]);
        assert_eq!(spread.deadwood(), cards("2C"));
    }
}
