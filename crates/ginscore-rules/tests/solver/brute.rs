//! Brute force from the definition of a meld. Cards are pairs of numbers here, and no code of the library is used except
//! to convert them.

use std::collections::{BTreeSet, HashSet};

use ginscore_rules::cards::{Cards, Rank, Spread, Suit};

/// The suit, from 0 to 3, and the rank, from 1 for the ace to 13 for the king.
pub(crate) type Card = (u8, u8);

pub(crate) fn cards(cards: Cards) -> Vec<Card> {
    cards.iter().map(|card| (card.suit as u8, card.rank as u8 + 1)).collect()
}

pub(crate) fn card(card: Card) -> ginscore_rules::cards::Card {
    ginscore_rules::cards::Card::new(Rank::ALL[usize::from(card.1) - 1], Suit::ALL[usize::from(card.0)])
}

pub(crate) fn points(cards: &[Card]) -> u16 {
    cards.iter().map(|card| u16::from(card.1.min(10))).sum()
}

/// Whether the cards are a set or a run. They must be sorted.
pub(crate) fn is_meld(cards: &[Card]) -> bool {
    let set = cards.windows(2).all(|two| two[0].1 == two[1].1);
    let run = cards.windows(2).all(|two| two[0].0 == two[1].0 && two[0].1 + 1 == two[1].1);
    cards.len() >= 3 && (set || run)
}

/// All cards of a spread, whose melds are melds, and these others; sorted.
pub(crate) fn put_down(spread: &Spread, others: Vec<Card>) -> Vec<Card> {
    let mut all = others;
    all.extend(cards(spread.deadwood()));
    for meld in spread.melds() {
        let meld = cards(meld.cards());
        assert!(is_meld(&meld), "{spread:?}");
        all.extend(meld);
    }
    all.sort();
    all
}

/// A hand and all its melds. A meld is a mask of positions in the hand.
pub(crate) struct Hand {
    pub(crate) cards: Vec<Card>,
    melds: Vec<u32>,
}

impl Hand {
    pub(crate) fn new(hand: Cards) -> Hand {
        let cards = cards(hand);
        let mut hand = Hand { cards, melds: Vec::new() };
        let mut picked = Vec::new();
        for positions in 0..1 << hand.cards.len() {
            if u32::count_ones(positions) >= 3 {
                picked.clear();
                picked.extend(hand.picked(positions));
                if is_meld(&picked) {
                    hand.melds.push(positions);
                }
            }
        }
        hand
    }

    pub(crate) fn all(&self) -> u32 {
        (1 << self.cards.len()) - 1
    }

    /// The cards at these positions.
    pub(crate) fn cards_at(&self, positions: u32) -> Cards {
        Cards::distinct(self.picked(positions).map(card)).unwrap()
    }

    /// Every spread: its melds, and the count of its deadwood.
    pub(crate) fn all_spreads(&self) -> Vec<(Vec<u32>, u16)> {
        let mut found = Vec::new();
        self.more_melds(0, self.all(), &mut Vec::new(), &mut found);
        found
    }

    fn more_melds(&self, from: usize, left: u32, melds: &mut Vec<u32>, found: &mut Vec<(Vec<u32>, u16)>) {
        let deadwood: Vec<Card> = self.picked(left).collect();
        found.push((melds.clone(), points(&deadwood)));
        for (at, meld) in self.melds.iter().enumerate().skip(from) {
            if meld & !left == 0 {
                melds.push(*meld);
                self.more_melds(at + 1, left ^ meld, melds, found);
                melds.pop();
            }
        }
    }

    fn picked(&self, positions: u32) -> impl Iterator<Item = Card> {
        self.cards.iter().enumerate().filter(move |(at, _)| positions >> at & 1 == 1).map(|(_, card)| *card)
    }

    /// The least deadwood of the cards at these positions. The first card is either deadwood or in one of the melds that
    /// contain it.
    pub(crate) fn least(&self, positions: u32) -> u16 {
        if positions == 0 {
            return 0;
        }
        let first = positions & positions.wrapping_neg();
        let card = self.cards[first.trailing_zeros() as usize];
        let left_over = points(&[card]) + self.least(positions ^ first);
        let melds = self.melds.iter().filter(|meld| **meld & first != 0 && **meld & !positions == 0);
        melds.map(|meld| self.least(positions ^ meld)).fold(left_over, u16::min)
    }

    /// The least deadwood after any discard, or 0 if all the cards meld without one.
    pub(crate) fn least_after_discard(&self) -> u16 {
        if self.least(self.all()) == 0 {
            return 0;
        }
        (0..self.cards.len()).map(|at| self.least(self.all() ^ 1 << at)).min().unwrap()
    }

    /// The melds of every spread with the least deadwood.
    pub(crate) fn least_spreads(&self) -> BTreeSet<Outline> {
        let mut found = BTreeSet::new();
        self.spreads(self.all(), self.least(self.all()), &mut Vec::new(), &mut found);
        found
    }

    fn spreads(&self, positions: u32, may_leave: u16, melds: &mut Vec<u32>, found: &mut BTreeSet<Outline>) {
        if positions == 0 {
            let melds = melds.iter().map(|meld| self.picked(*meld).collect());
            found.insert(Outline::of(melds));
            return;
        }
        let first = positions & positions.wrapping_neg();
        let count = points(&[self.cards[first.trailing_zeros() as usize]]);
        if count <= may_leave {
            self.spreads(positions ^ first, may_leave - count, melds, found);
        }
        for meld in self.melds.iter().filter(|meld| **meld & first != 0 && **meld & !positions == 0) {
            melds.push(*meld);
            self.spreads(positions ^ meld, may_leave, melds, found);
            melds.pop();
        }
    }
}

/// The melds of a spread, regardless of how a long run is divided: its sets, and all cards in runs.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Outline {
    sets: BTreeSet<Vec<Card>>,
    in_runs: BTreeSet<Card>,
}

impl Outline {
    pub(crate) fn of(melds: impl Iterator<Item = Vec<Card>>) -> Outline {
        let mut outline = Outline { sets: BTreeSet::new(), in_runs: BTreeSet::new() };
        for meld in melds {
            assert!(is_meld(&meld), "{meld:?}");
            if meld[0].1 == meld[1].1 {
                outline.sets.insert(meld);
            } else {
                outline.in_runs.extend(meld);
            }
        }
        outline
    }
}

/// Every set of positions in the hand that can be laid off on the melds. Tries every card on every meld in every order.
pub(crate) fn layable(hand: &[Card], melds: &[Vec<Card>]) -> BTreeSet<u32> {
    let mut seen = HashSet::new();
    lay_off_more(hand, 0, melds, &mut seen);
    seen.into_iter().map(|(laid, _)| laid).collect()
}

/// The positions that are laid off, and the melds with them.
type State = (u32, Vec<Vec<Card>>);

fn lay_off_more(hand: &[Card], laid: u32, melds: &[Vec<Card>], seen: &mut HashSet<State>) {
    // What else can be laid off depends only on the melds so far, not on the order that led to them.
    if !seen.insert((laid, melds.to_vec())) {
        return;
    }
    for (at, card) in hand.iter().enumerate().filter(|(at, _)| laid >> at & 1 == 0) {
        for longer in with_card(melds, *card) {
            lay_off_more(hand, laid | 1 << at, &longer, seen);
        }
    }
}

/// The melds after the card is laid off, for each that takes it.
fn with_card(melds: &[Vec<Card>], card: Card) -> impl Iterator<Item = Vec<Vec<Card>>> {
    (0..melds.len()).filter_map(move |at| {
        let mut longer = melds.to_vec();
        longer[at].push(card);
        longer[at].sort();
        is_meld(&longer[at]).then_some(longer)
    })
}

/// Whether the cards can be laid off in exactly this order, each on some meld.
pub(crate) fn fit_in_order(cards: &[Card], melds: &[Vec<Card>]) -> bool {
    let Some((card, cards)) = cards.split_first() else {
        return true;
    };
    with_card(melds, *card).any(|melds| fit_in_order(cards, &melds))
}
