//! The cards left over when every possible run is melded.

use crate::cards::suit_table::SuitTable;

const RANKS: u64 = 0x1fff;

/// The cards that are part of three or more in a row.
pub(super) const fn in_runs(cards: u64) -> u64 {
    let starts = cards & (cards >> 1) & (cards >> 2);
    starts | starts << 1 | starts << 2
}

/// The points left over when the runs of one suit are melded. A table of the ranks left over would take twice as much, and
/// a second lookup to add up their points.
static LEFT: SuitTable = {
    let mut table = SuitTable::EMPTY;
    let mut ranks = 0;
    while ranks < SuitTable::MASKS {
        table.set_points(ranks, ranks as u64 & !in_runs(ranks as u64));
        ranks += 1;
    }
    table
};

/// The points left over when only runs are melded.
#[inline(always)]
pub(super) fn left(cards: u64) -> u16 {
    LEFT.points(cards)
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
