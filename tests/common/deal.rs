//! Hands that are the same in every run: random ones, and rich ones, whose melds compete for cards.

use ginscore_rules::cards::{Card, Cards, Meld, Rank, ShownCards, Spread, Suit};
use ginscore_rules::hand::{Defender, Knocker, Layout, Showdown};
use ginscore_rules::players::Player;

/// Deals cards with the generator SplitMix64. It is written here because the next version of a crate might deal other
/// hands, and a hand that once failed should stay in the tests.
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

    /// A number below the bound. For such small bounds the bias does not matter to a test.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    /// One of these cards.
    fn one_of(&mut self, cards: Cards) -> Cards {
        let mut bits = cards.bits();
        for _ in 0..self.below(cards.len()) {
            bits &= bits - 1;
        }
        Cards::from_bits(bits & bits.wrapping_neg())
    }

    /// This number of the cards, all equally likely.
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

    /// A hand of this size, with most cards in melds or next to one.
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

    /// The cards of a random meld. Short melds are more likely.
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

    /// One to three melds, as a knocker shows them. Often a card fits more than one of them.
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

    /// Ten cards for the defender. Some can be laid off on these melds, one after the other, and many of those could also be
    /// melded.
    pub(crate) fn against(&mut self, shown: &[Meld]) -> Cards {
        let mut deck = shown.iter().fold(Cards::DECK, |deck, meld| deck.difference(meld.cards()));
        let mut melds = shown.to_vec();
        let mut hand = Cards::EMPTY;
        for _ in 0..1 + self.below(4) {
            let at = self.below(melds.len());
            let fitting = deck.iter().filter_map(|card| Some((card, melds[at].lay_off(card)?)));
            let fitting: Vec<_> = fitting.collect();
            if fitting.is_empty() || hand.len() > 7 {
                continue;
            }
            let (card, longer) = fitting[self.below(fitting.len())];
            melds[at] = longer;
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

/// The cards next to these in their suits, and all cards of the same ranks.
fn near(cards: Cards) -> Cards {
    cards.iter().fold(Cards::EMPTY, |all, card| {
        let neighbors = [card.rank.below(), card.rank.above()].into_iter().flatten();
        let neighbors = neighbors.fold(Cards::EMPTY, |all, rank| all.with(Card::new(rank, card.suit)));
        all.union(neighbors).union(Cards::DECK.rank(card.rank))
    })
}

/// A knock or gin in which both sides lay down their cards like this.
#[allow(dead_code)]
pub(crate) fn laid_down(by: Player, spread: &Spread, defense: &ShownCards) -> Showdown {
    Showdown {
        by,
        knocker: Knocker::Cards(Layout::from(spread)),
        defender: Defender::Cards { laid: Layout::from(&defense.spread), layoffs: defense.layoffs.clone() },
        knock_card: None,
        discard: None,
        accepted: false,
    }
}
