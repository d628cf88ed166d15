//! Hands, the same in every run: at random, and full of melds that want each other's cards.

use ginscore_rules::cards::{Card, Cards, Meld, Rank, Suit};

/// SplitMix64. Six lines of our own, as a crate's generator may deal other hands in its next version,
/// and a hand that once failed should stay among those tried.
pub(crate) struct Dealer(u64);

impl Dealer {
    pub(crate) fn new(seed: u64) -> Dealer {
        Dealer(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number below the bound; so small a bound makes the bias nothing to a test.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    /// One of these cards, by itself.
    fn one_of(&mut self, cards: Cards) -> Cards {
        let mut bits = cards.bits();
        for _ in 0..self.below(cards.len()) {
            bits &= bits - 1;
        }
        Cards::from_bits(bits & bits.wrapping_neg())
    }

    /// So many of these cards, all equally likely.
    pub(crate) fn some_of(&mut self, deck: Cards, number: usize) -> Cards {
        let mut hand = Cards::EMPTY;
        while hand.len() < number {
            hand = hand.union(self.one_of(deck.difference(hand)));
        }
        hand
    }

    pub(crate) fn hand(&mut self, number: usize) -> Cards {
        self.some_of(Cards::DECK, number)
    }

    /// So many cards, most of them in melds or next to them.
    pub(crate) fn rich(&mut self, number: usize) -> Cards {
        let mut hand = Cards::EMPTY;
        while hand.len() < number {
            let deck = Cards::DECK.difference(hand);
            let more = match self.below(8) {
                0 => self.one_of(deck),
                1..=4 => near(hand).intersection(deck),
                _ => self.meld().intersection(deck),
            };
            if more.is_empty() {
                continue;
            }
            let fits = hand.len() + more.len() <= number;
            hand = hand.union(if fits { more } else { self.one_of(more) });
        }
        hand
    }

    /// The cards of some meld, short ones more often.
    pub(crate) fn meld(&mut self) -> Cards {
        let (rank, suit) = (Rank::ALL[self.below(13)], Suit::ALL[self.below(4)]);
        match self.below(4) {
            0 => Cards::DECK.rank(rank),
            1 => Cards::DECK.rank(rank).without(Card::new(rank, suit)),
            _ => {
                let long = 3 + self.below(3);
                let low = self.below(14 - long);
                Cards::from_suit(suit, ((1 << long) - 1) << low)
            }
        }
    }

    /// One to three melds, as a knocker shows them, often such that cards fit in more than one place.
    pub(crate) fn shown(&mut self) -> Vec<Meld> {
        let mut shown: Vec<Cards> = Vec::new();
        let mut taken = Cards::EMPTY;
        for _ in 0..1 + self.below(3) {
            let meld = self.meld();
            if meld.intersection(taken).is_empty() && taken.len() + meld.len() <= 11 {
                taken = taken.union(meld);
                shown.push(meld);
            }
        }
        shown.into_iter().map(|meld| Meld::try_from(meld).unwrap()).collect()
    }

    /// A defender's ten cards, some of which could be laid off on these melds one after the other, and
    /// many of those melded as well.
    pub(crate) fn against(&mut self, shown: &[Meld]) -> Cards {
        let mut deck = shown.iter().fold(Cards::DECK, |deck, meld| deck.difference(meld.cards()));
        let mut table = shown.to_vec();
        let mut hand = Cards::EMPTY;
        for _ in 0..1 + self.below(4) {
            let at = self.below(table.len());
            let fitting = deck.iter().filter_map(|card| Some((card, table[at].lay_off(card)?)));
            let fitting: Vec<_> = fitting.collect();
            if fitting.is_empty() || hand.len() > 7 {
                continue;
            }
            let (card, longer) = fitting[self.below(fitting.len())];
            table[at] = longer;
            hand = hand.with(card);
            if self.below(2) == 0 {
                hand = hand.union(deck.rank(card.rank));
            }
            deck = deck.difference(hand);
        }
        while hand.len() < 10 {
            let close = near(hand).intersection(deck);
            let from = if close.is_empty() || self.below(6) == 0 { deck } else { close };
            let card = self.one_of(from);
            hand = hand.union(card);
            deck = deck.difference(card);
        }
        hand
    }
}

/// The cards next to these in suit, and those of the same ranks.
fn near(cards: Cards) -> Cards {
    cards.iter().fold(Cards::EMPTY, |all, card| {
        let beside = [card.rank.below(), card.rank.above()].into_iter().flatten();
        let beside = beside.fold(Cards::EMPTY, |all, rank| all.with(Card::new(rank, card.suit)));
        all.union(beside).union(Cards::DECK.rank(card.rank))
    })
}
