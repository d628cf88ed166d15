//! The best of all ways to put cards down: exact, by trying what there is to choose.
//!
//! Only the sets are a choice. Once it is fixed which cards go into sets, each suit's other cards are
//! melded in runs as far as they go: every block of three or more in a row is melded whole, and what is
//! left of a suit stands in a table. So the least deadwood is the least over the few choices of sets.
//!
//! Everything here is for hands of up to eleven cards. More cards are solved, too, but a whole deck
//! has six choices a rank.

use super::card::{Card, Rank, Suit};
use super::cards::Cards;
use super::meld::{Meld, Run};
use super::spread::Spread;

/// The ranks of one suit that are in a block of three or more in a row.
const fn in_runs(ranks: u16) -> u16 {
    let starts = ranks & (ranks >> 1) & (ranks >> 2);
    starts | starts << 1 | starts << 2
}

/// By one suit's mask of ranks: the points of what is left when its runs are melded.
#[allow(clippy::indexing_slicing)] // in a constant, where a slip is an error of the compiler
const LEFT: [u8; 1 << 13] = {
    let mut table = [0; 1 << 13];
    let mut ranks = 0;
    while ranks < table.len() {
        let left = ranks as u16 & !in_runs(ranks as u16);
        let mut rank = 0;
        while rank < 13 {
            if left >> rank & 1 == 1 {
                table[ranks] += Rank::ALL[rank].points();
            }
            rank += 1;
        }
        ranks += 1;
    }
    table
};

/// The points left of one suit when its runs are melded.
#[allow(clippy::indexing_slicing)] // the mask keeps it within the table
const fn left(ranks: u16) -> u16 {
    LEFT[(ranks & 0x1fff) as usize] as u16
}

/// The points left when only runs are melded.
fn count_without_sets(cards: Cards) -> u16 {
    Suit::ALL.into_iter().map(|suit| left(cards.suit(suit))).sum()
}

/// Calls `visit` with the cards that are in no set, for each choice of sets among the cards.
fn each_choice(cards: Cards, ranks: &[Rank], visit: &mut impl FnMut(Cards)) {
    let Some((rank, ranks)) = ranks.split_first() else {
        return visit(cards);
    };
    each_choice(cards, ranks, visit);
    let same = cards.rank(*rank);
    if same.len() >= 3 {
        each_choice(cards.less(same), ranks, visit);
    }
    if same.len() == 4 {
        for spared in same.iter() {
            each_choice(cards.less(same).with(spared), ranks, visit);
        }
    }
}

/// The least deadwood that the cards can be put down with, in points.
///
/// ```
/// use ginscore::cards::solver::least_deadwood;
/// let hand = "4S 5S 6S 7S 9C 9D 9H 2H AC AD".parse().unwrap();
/// assert_eq!(least_deadwood(hand), 4);
/// ```
pub fn least_deadwood(cards: Cards) -> u16 {
    let mut least = u16::MAX;
    each_choice(cards, &Rank::ALL, &mut |kept| least = least.min(count_without_sets(kept)));
    least
}

/// A best spread: none has less deadwood.
pub fn best_spread(cards: Cards) -> Spread {
    let mut least = (u16::MAX, cards);
    each_choice(cards, &Rank::ALL, &mut |kept| {
        let count = count_without_sets(kept);
        if count < least.0 {
            least = (count, kept);
        }
    });
    spread(cards, least.1)
}

/// All spreads with the least deadwood that differ in more than how a long run is cut up (which lets
/// the same cards be laid off, and scores the same).
///
/// ```
/// use ginscore::cards::solver::least_spreads;
/// let hand = "4S 5S 6S 4H 5H 6H 4D 5D 6D KC".parse().unwrap();
/// assert_eq!(least_spreads(hand).len(), 2); // three runs, or three sets
/// ```
pub fn least_spreads(cards: Cards) -> Vec<Spread> {
    let least = least_deadwood(cards);
    let mut spreads = Vec::new();
    each_choice(cards, &Rank::ALL, &mut |kept| {
        if count_without_sets(kept) == least {
            spreads.push(spread(cards, kept));
        }
    });
    spreads
}

/// The spread of the cards in which `kept` are in no set.
fn spread(cards: Cards, kept: Cards) -> Spread {
    let in_sets = cards.less(kept);
    let sets = Rank::ALL.into_iter().map(|rank| in_sets.rank(rank)).filter(|set| !set.is_empty());
    let mut melds: Vec<Meld> = sets.filter_map(|set| Meld::of(set).ok()).collect();
    let mut deadwood = kept;
    for suit in Suit::ALL {
        let melded = in_runs(kept.suit(suit));
        deadwood = deadwood.less(Cards::of_suit(suit, melded));
        melds.extend(blocks(suit, melded).map(Meld::Run));
    }
    Spread::parted(melds, deadwood)
}

/// The blocks of three or more in a row among one suit's ranks.
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

/// Eleven cards put down with one discarded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Discarding {
    /// The cards kept.
    pub spread: Spread,
    /// The card to discard; none where all the cards meld.
    pub discard: Option<Card>,
}

/// The best discard and the best spread of the rest; or, where all cards meld, the spread of all.
///
/// The least is sought over spreads and discards together. For a given choice of sets the best discard
/// is the dearest card left over; but the choice with the least deadwood is not always the one that is
/// best after the discard.
///
/// ```
/// use ginscore::cards::solver::best_discard;
/// let gin = best_discard("AS 2S KS 2H KH AD 2D KD AC 2C 3C".parse().unwrap());
/// assert_eq!(gin.spread.count(), 0);
/// assert!(gin.discard.is_some()); // the eleven do not all meld
/// ```
pub fn best_discard(cards: Cards) -> Discarding {
    let mut best = (u16::MAX, cards);
    each_choice(cards, &Rank::ALL, &mut |kept| {
        let count = count_without_sets(kept);
        // What all melds needs no discard, so it comes before gin with a card to throw.
        let after = if count == 0 {
            0
        } else {
            1 + count - u16::from(dearest(unmelded(kept)).map_or(0, Card::points))
        };
        if after < best.0 {
            best = (after, kept);
        }
    });
    let whole = spread(cards, best.1);
    match dearest(whole.deadwood()) {
        None => Discarding { spread: whole, discard: None },
        Some(card) => Discarding {
            spread: Spread::parted(whole.melds().to_vec(), whole.deadwood().without(card)),
            discard: Some(card),
        },
    }
}

/// The least deadwood after the best discard, in points; 0 where all the cards meld.
pub fn least_after_discard(cards: Cards) -> u16 {
    let mut least = u16::MAX;
    each_choice(cards, &Rank::ALL, &mut |kept| {
        let dearest = dearest(unmelded(kept)).map_or(0, Card::points);
        least = least.min(count_without_sets(kept) - u16::from(dearest));
    });
    least
}

/// The cards left over when only runs are melded.
fn unmelded(cards: Cards) -> Cards {
    Suit::ALL
        .into_iter()
        .fold(cards, |cards, suit| cards.less(Cards::of_suit(suit, in_runs(cards.suit(suit)))))
}

fn dearest(cards: Cards) -> Option<Card> {
    cards.iter().max_by_key(|card| card.points())
}

/// How the defender puts his cards down after a knock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Defence {
    /// His own melds, and what is left of his deadwood.
    pub spread: Spread,
    /// What he lays off on the knocker's melds, in an order in which each card fits.
    pub layoffs: Vec<Card>,
}

/// The defender's best: least deadwood over melding and laying off together; of equal ways, one that
/// lays off fewest cards. His own melds are broken for it where that pays.
///
/// ```
/// use ginscore::cards::{cards::Cards, meld::Meld, solver::best_defence};
/// let melds = ["8S 9S TS", "8D 9D TD"].map(|meld| Meld::of(meld.parse::<Cards>().unwrap()).unwrap());
/// let hand = "JS 3H 5H JH 5D 6D 7D 3C 5C JC".parse().unwrap();
/// let best = best_defence(hand, &melds);
/// assert_eq!(best.spread.count(), 6); // melding first and laying off after leaves 16
/// ```
pub fn best_defence(cards: Cards, melds: &[Meld]) -> Defence {
    let mut best = (least_deadwood(cards), Vec::new());
    each_laying_off(cards, &chains(cards, melds), &mut Vec::new(), &mut |kept, laid| {
        let count = least_deadwood(kept);
        if (count, laid.len()) < (best.0, best.1.len()) {
            best = (count, laid.to_vec());
        }
    });
    let kept = best.1.iter().fold(cards, |kept, card| kept.without(*card));
    Defence { spread: best_spread(kept), layoffs: best.1 }
}

/// The defender's least deadwood over melding and laying off together, in points.
pub fn least_defence(cards: Cards, melds: &[Meld]) -> u16 {
    let mut least = u16::MAX;
    each_laying_off(cards, &chains(cards, melds), &mut Vec::new(), &mut |kept, _| {
        least = least.min(least_deadwood(kept));
    });
    least
}

/// What could be laid off at each open end of the melds, each card fitting after the one before it: the
/// cards held next to a run's low end downwards, to its high end upwards, a set's missing card.
fn chains(cards: Cards, melds: &[Meld]) -> Vec<Vec<Card>> {
    let mut chains: Vec<Vec<Card>> = Vec::new();
    for meld in melds {
        match meld {
            Meld::Set(set) => {
                chains.push(set.missing.map(|suit| Card::new(set.rank, suit)).into_iter().collect());
            }
            Meld::Run(run) => {
                let chain = |from, next: fn(Rank) -> Option<Rank>| {
                    let ranks = std::iter::successors(next(from), move |rank| next(*rank));
                    ranks.map(|rank| Card::new(rank, run.suit())).collect()
                };
                chains.push(chain(run.low(), Rank::below));
                chains.push(chain(run.high(), Rank::above));
            }
        }
    }
    for chain in &mut chains {
        let held = chain.iter().take_while(|card| cards.holds(**card)).count();
        chain.truncate(held);
    }
    chains.retain(|chain| !chain.is_empty());
    chains
}

/// Calls `visit` with the cards kept and those laid off, for each way to lay off some of every chain. A
/// card that ends two chains goes to one of them.
fn each_laying_off(
    kept: Cards,
    chains: &[Vec<Card>],
    laid: &mut Vec<Card>,
    visit: &mut impl FnMut(Cards, &[Card]),
) {
    let Some((chain, chains)) = chains.split_first() else {
        return visit(kept, laid);
    };
    let before = laid.len();
    let mut kept = kept;
    each_laying_off(kept, chains, laid, visit);
    for card in chain {
        if !kept.holds(*card) {
            break;
        }
        kept = kept.without(*card);
        laid.push(*card);
        each_laying_off(kept, chains, laid, visit);
    }
    laid.truncate(before);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Cards {
        text.parse().unwrap()
    }

    #[test]
    fn known_hands() {
        for (hand, count) in [
            ("4S 5S 6S 7S 9C 9D 9H 2H AC AD", 4),
            ("KC KD QC QD JC JD TC TD 9C 9D", 0),
            ("KC KD QS QH JC JD TS TH 9C 9D", 98),
            ("7C 7D 7S 8S 9S", 14),
            ("7C 7D 7S 8S 9S TS", 0),
            ("7C 7D 7H 8S 9S", 17),
            ("", 0),
        ] {
            assert_eq!(least_deadwood(cards(hand)), count, "{hand}");
            assert_eq!(u16::from(best_spread(cards(hand)).count()), count, "{hand}");
        }
    }

    #[test]
    fn a_card_may_be_discarded_that_the_best_eleven_would_meld() {
        let gin = best_discard(cards("AS 2S KS 2H KH AD 2D KD AC 2C 3C"));
        assert_eq!(gin.spread.count(), 0);
        assert_eq!(least_after_discard(cards("AS 2S KS 2H KH AD 2D KD AC 2C 3C")), 0);
    }

    #[test]
    fn eleven_that_all_meld_need_no_discard() {
        let big_gin = best_discard(cards("AS 2S 3S 4S 5S 6S 7S 8S 9H 9C 9D"));
        assert_eq!((big_gin.spread.count(), big_gin.discard), (0, None));
    }

    #[test]
    fn fewest_cards_are_laid_off_of_equal_ways() {
        let melds = [Meld::of(cards("4S 5S 6S")).unwrap()];
        let all_melded = best_defence(cards("7S 8S 9S KC KD KH"), &melds);
        assert_eq!(all_melded.layoffs, []);
    }
}
