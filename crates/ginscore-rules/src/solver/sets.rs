//! The choices of sets, and the least over them.
//!
//! Three of a rank are a set or not. Of four, all are, or any three, or none. Few of these choices can
//! be best: cards that no run wants are better off in their set, whatever else is chosen. So of a rank
//! held three or four times, among the cards not yet given to other sets,
//!
//! * the set is passed over only where that frees cards for runs: one of three, two of four;
//! * one of four is spared only where a run wants that one.
//!
//! What these rules drop leaves over the same cards as another choice and more besides, so it is never
//! the least, nor among the equally least, as every card counts for something.

use super::left::in_runs;

/// One bit in each suit's lane: times a mask of ranks, the cards of those ranks.
const EACH_SUIT: u64 = 0x0001_0001_0001_0001;

/// The ranks held three or four times.
#[inline(always)]
const fn ranks_of_sets(cards: u64) -> u64 {
    // Clubs with hearts and diamonds with spades, in the two lower lanes.
    let both = cards & cards >> 32;
    let either = cards | cards >> 32;
    (both & either >> 16 | both >> 16 & either) & 0x1fff
}

/// The cards of the ranks held three or four times; the fourth of them, held or not.
#[inline(always)]
pub(super) const fn in_sets(cards: u64) -> u64 {
    ranks_of_sets(cards) * EACH_SUIT
}

/// The least `count` over the choices of sets, given the cards that are in no set. No `count` may rise
/// when fewer cards are left over.
///
/// Where no run wants a card of a set, as in 97 random hands of 100, there is nothing to choose. So that
/// is the only question asked: whether there is a set at all would be answered one way and the other,
/// three times to one, and a processor that guesses wrong loses more than the answer saves.
#[inline(always)]
pub(super) fn least(cards: u64, count: impl Fn(u64) -> u16) -> u16 {
    let in_sets = in_sets(cards);
    if in_sets & in_runs(cards) == 0 { count(cards & !in_sets) } else { least_of_many(cards, count) }
}

#[cold]
#[inline(never)]
fn least_of_many(cards: u64, count: impl Fn(u64) -> u16) -> u16 {
    let mut least = u16::MAX;
    each_choice(cards, &mut |kept| least = least.min(count(kept)));
    least
}

/// Calls `visit` with the cards that are in no set, for each choice of sets that could be best.
pub(super) fn each_choice(cards: u64, visit: &mut impl FnMut(u64)) {
    let ranks = ranks_of_sets(cards);
    if ranks == 0 { visit(cards) } else { each_of(cards, ranks, visit) }
}

/// Goes on with the `ranks` not yet decided, one at least, among the cards `kept` out of the sets so far.
fn each_of(kept: u64, ranks: u64, visit: &mut impl FnMut(u64)) {
    let others = ranks & (ranks - 1);
    let four = (ranks ^ others) * EACH_SUIT;
    let same = kept & four;
    let without = kept & !four;
    let wanted = same & in_runs(kept);
    let (frees, mut spared) =
        if same == four { (wanted & wanted.wrapping_sub(1), wanted) } else { (wanted, 0) };
    let mut go_on = |kept| if others == 0 { visit(kept) } else { each_of(kept, others, visit) };
    if frees != 0 {
        go_on(kept);
    }
    go_on(without);
    while spared != 0 {
        let rest = spared & (spared - 1);
        go_on(without | (spared ^ rest));
        spared = rest;
    }
}
