//! Points that are looked up for the cards of each suit.

use crate::cards::card::Rank;

/// Points for each mask of the ranks of a suit. The 85 points of a suit fit a byte, and the 8 KB stay in the L1 cache.
pub(crate) struct SuitTable([u8; SuitTable::MASKS]);

/// The points of all cards. Without the processor's own instruction to count bits, which not every processor has,
/// counting takes three times as long as looking up.
pub(crate) static POINTS: SuitTable = {
    let mut table = SuitTable::EMPTY;
    let mut ranks = 0;
    while ranks < SuitTable::MASKS {
        table.set_points(ranks, ranks as u64);
        ranks += 1;
    }
    table
};

impl SuitTable {
    pub(crate) const MASKS: usize = 1 << 13;

    pub(crate) const EMPTY: SuitTable = SuitTable([0; SuitTable::MASKS]);

    #[allow(clippy::indexing_slicing)] // in a constant, where a mistake is a compile error
    pub(crate) const fn set_points(&mut self, mask: usize, ranks: u64) {
        let (mut points, mut rank) = (0, 0);
        while rank < Rank::ALL.len() {
            if ranks >> rank & 1 == 1 {
                points += Rank::ALL[rank].points();
            }
            rank += 1;
        }
        self.0[mask] = points;
    }

    /// The points of cards, as the word of a set: 16 bits for each suit.
    #[inline(always)]
    pub(crate) fn points(&self, cards: u64) -> u16 {
        self.of_suit(cards)
            + self.of_suit(cards >> 16)
            + self.of_suit(cards >> 32)
            + self.of_suit(cards >> 48)
    }

    /// The points of the suit of the lowest lane.
    #[inline(always)]
    #[allow(clippy::indexing_slicing)] // the mask keeps the index within the table, so no bounds check is needed
    fn of_suit(&self, cards: u64) -> u16 {
        u16::from(self.0[cards as usize % SuitTable::MASKS])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::card::Suit;
    use crate::cards::set::Cards;

    #[test]
    fn points_are_those_of_each_card() {
        for ranks in 0..1 << 13 {
            for suit in Suit::ALL {
                let cards = Cards::from_suit(suit, ranks);
                let each: u16 = cards.iter().map(|card| u16::from(card.points())).sum();
                assert_eq!(POINTS.points(cards.bits()), each, "{cards}");
            }
        }
        assert_eq!(POINTS.points(Cards::DECK.bits()), 340);
    }
}
