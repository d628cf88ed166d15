//! What is left when runs are melded as far as they go.

use crate::cards::card::Rank;

const RANKS: u64 = 0x1fff;

/// The cards that are in a block of three or more in a row.
pub(super) const fn in_runs(cards: u64) -> u64 {
    let starts = cards & (cards >> 1) & (cards >> 2);
    starts | starts << 1 | starts << 2
}

/// By one suit's mask of ranks: the points of what is left when its runs are melded. One suit's 85
/// points fit a byte.
///
/// Its 8 KB stay in the nearest cache. A table of the ranks left would need twice that, and a second
/// look-up to count them.
#[allow(clippy::indexing_slicing)] // in a constant, where a slip is an error of the compiler
static LEFT: [u8; 1 << 13] = {
    let mut table = [0; 1 << 13];
    let mut ranks = 0;
    while ranks < table.len() {
        let left = ranks as u64 & !in_runs(ranks as u64);
        let mut rank = 0;
        while rank < Rank::ALL.len() {
            if left >> rank & 1 == 1 {
                table[ranks] += Rank::ALL[rank].points();
            }
            rank += 1;
        }
        ranks += 1;
    }
    table
};

/// The points left of the suit in the lowest lane.
#[allow(clippy::indexing_slicing)] // the mask keeps it within the table, so nothing is checked at run time
fn left_of_suit(ranks: u64) -> u16 {
    u16::from(LEFT[(ranks & RANKS) as usize])
}

/// The points left when nothing but runs is melded.
#[inline(always)]
pub(super) fn left(cards: u64) -> u16 {
    left_of_suit(cards) + left_of_suit(cards >> 16) + left_of_suit(cards >> 32) + left_of_suit(cards >> 48)
}

/// The points of the dearest card left when nothing but runs is melded; 0 where none is left.
#[inline(always)]
pub(super) fn dearest_left(cards: u64) -> u16 {
    let left = cards & !in_runs(cards);
    let ranks = left | left >> 32;
    let ranks = (ranks | ranks >> 16) & RANKS;
    // Ace 1 to king 13, and 0 for none without asking.
    let number = (ranks << 1 | 1).ilog2() as u16;
    number.min(10)
}
