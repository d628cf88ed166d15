//! The cards left over when every possible run is melded.

use crate::cards::card::Rank;

const RANKS: u64 = 0x1fff;

/// The cards that are part of three or more in a row.
pub(super) const fn in_runs(cards: u64) -> u64 {
    let starts = cards & (cards >> 1) & (cards >> 2);
    starts | starts << 1 | starts << 2
}

/// The points left over when the runs of one suit are melded, indexed by the mask of its ranks. The 85 points of a
/// suit fit a byte.
///
/// Its 8 KB stay in the L1 cache. A table of the ranks left over would take twice as much, and a second lookup to
/// add up their points.
#[allow(clippy::indexing_slicing)] // in a constant, where a mistake is a compile error
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

/// The points left over in the suit of the lowest lane.
#[allow(clippy::indexing_slicing)] // the mask keeps the index within the table, so no bounds check is needed
fn left_of_suit(ranks: u64) -> u16 {
    u16::from(LEFT[(ranks & RANKS) as usize])
}

/// The points left over when only runs are melded.
#[inline(always)]
pub(super) fn left(cards: u64) -> u16 {
    left_of_suit(cards) + left_of_suit(cards >> 16) + left_of_suit(cards >> 32) + left_of_suit(cards >> 48)
}

/// The points of the highest card left over when only runs are melded; 0 if no card is left over.
#[inline(always)]
pub(super) fn highest_left(cards: u64) -> u16 {
    let left = cards & !in_runs(cards);
    let ranks = left | left >> 32;
    let ranks = (ranks | ranks >> 16) & RANKS;
    // 1 for the ace to 13 for the king, and 0 for no card without a branch.
    let number = (ranks << 1 | 1).ilog2() as u16;
    number.min(10)
}
