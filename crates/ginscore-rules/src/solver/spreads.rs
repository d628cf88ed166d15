//! Best spreads, and all spreads within a limit.

use super::deadwood::least_deadwood;
use super::left::{in_runs, left};
use super::sets::each_choice;
use crate::cards::card::{Card, Rank, Suit};
use crate::cards::meld::{Meld, Run};
use crate::cards::set::Cards;
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
    let mut least = (u16::MAX, cards.bits());
    each_choice(cards.bits(), &mut |kept| {
        let count = left(kept);
        if count < least.0 {
            least = (count, kept);
        }
    });
    spread(cards, least.1)
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

/// Every spread with at most `most` points of deadwood, including spreads that leave cards unmelded which could be
/// melded.
///
/// ```
/// use ginscore_rules::solver::spreads_within;
/// let hand = "4S 5S 6S 7S AC".parse().unwrap();
/// let counts: Vec<u16> = spreads_within(hand, 10).iter().map(|spread| spread.count()).collect();
/// assert_eq!(counts, [8, 1, 5]); // the run of three, of four, and without its lowest card
/// ```
pub fn spreads_within(cards: Cards, most: u16) -> Vec<Spread> {
    let mut found = Vec::new();
    each_within(cards, most, Cards::EMPTY, &mut Vec::new(), &mut found);
    found
}

/// Decides on the lowest of the remaining cards: it is the lowest card of a meld, or it is deadwood.
fn each_within(left: Cards, most: u16, deadwood: Cards, melds: &mut Vec<Meld>, found: &mut Vec<Spread>) {
    let Some(card) = left.iter().next() else {
        found.push(Spread::from_partition(melds.clone(), deadwood));
        return;
    };
    for meld in melds_from(card, left) {
        melds.push(meld);
        each_within(left.difference(meld.cards()), most, deadwood, melds, found);
        melds.pop();
    }
    if let Some(most) = most.checked_sub(u16::from(card.points())) {
        each_within(left.without(card), most, deadwood.with(card), melds, found);
    }
}

/// The melds among `cards` whose lowest card is `card`.
fn melds_from(card: Card, cards: Cards) -> Vec<Meld> {
    let next = |rank: &Rank| rank.above().filter(|rank| cards.contains(Card::new(*rank, card.suit)));
    let highest = std::iter::successors(Some(card.rank), next);
    let runs = highest.filter_map(|high| Run::new(card.suit, card.rank, high)).map(Meld::Run);
    let same = cards.rank(card.rank);
    let sets = std::iter::once(same).chain(same.iter().map(|left_out| same.without(left_out)));
    let sets = sets.filter(|set| set.contains(card)).filter_map(|set| Meld::try_from(set).ok());
    runs.chain(sets).collect()
}

/// The spread of the cards in which the cards `kept` are in no set.
pub(super) fn spread(cards: Cards, kept: u64) -> Spread {
    let in_sets = cards.difference(Cards::from_bits(kept));
    let in_runs = Cards::from_bits(in_runs(kept));
    let sets = Rank::ALL.into_iter().map(|rank| in_sets.rank(rank)).filter(|set| !set.is_empty());
    let sets = sets.filter_map(|set| Meld::try_from(set).ok());
    let runs = Suit::ALL.into_iter().flat_map(|suit| blocks(suit, in_runs.suit(suit))).map(Meld::Run);
    Spread::from_partition(sets.chain(runs).collect(), cards.difference(in_sets).difference(in_runs))
}

/// The runs of maximal length among one suit's ranks.
fn blocks(suit: Suit, ranks: u16) -> impl Iterator<Item = Run> {
    let holds = move |rank: Option<Rank>| rank.is_some_and(|rank| ranks >> rank as u32 & 1 == 1);
    let mut low = None;
    Rank::ALL.into_iter().filter_map(move |rank| {
        if !holds(Some(rank)) {
            return None;
        }
        let from = *low.get_or_insert(rank);
        if holds(rank.above()) {
            return None;
        }
        low = None;
        Run::new(suit, from, rank)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Cards {
        text.parse().unwrap()
    }

    /// A run of four may be put down whole, without either end, or not at all.
    #[test]
    fn every_spread_within_a_limit() {
        let counts = |most| {
            let mut counts: Vec<u16> =
                spreads_within(cards("4S 5S 6S 7S AC"), most).iter().map(Spread::count).collect();
            counts.sort_unstable();
            counts
        };
        assert_eq!(counts(0), []);
        assert_eq!(counts(1), [1]);
        assert_eq!(counts(5), [1, 5]);
        assert_eq!(counts(10), [1, 5, 8]);
        assert_eq!(counts(23), [1, 5, 8, 23]);
        // All of a set of four, any three of it, or none.
        assert_eq!(spreads_within(cards("9C 9D 9H 9S"), 36).len(), 6);
    }

    /// Three runs, or three sets.
    #[test]
    fn spreads_with_the_least_deadwood() {
        let grid = least_spreads(cards("4S 5S 6S 4H 5H 6H 4D 5D 6D KC"));
        assert_eq!(
            grid.iter().map(|spread| (spread.melds().len(), spread.count())).collect::<Vec<_>>(),
            [(3, 10); 2]
        );
        assert_eq!(least_spreads(cards("4S 5S 6S 7S 9C 9D 9H 2H AC AD")).len(), 1);
    }
}
