//! The choices of sets, and the minimum over them.
//!
//! Three cards of a rank are a set or not. Of four, all are a set, or any three, or none. Few of these choices can
//! be best: cards that fit no run belong in their set, whatever else is chosen. So for a rank with three or four
//! cards, among the cards that are not yet in other sets,
//!
//! * the set is left out only if that frees cards for runs: at least one of three, at least two of four;
//! * one card of four is left out of the set only if it fits a run.
//!
//! A choice that these rules exclude leaves over all the cards that another choice leaves over, and at least one
//! more. As every card has points, such a choice is never among the best.

use super::left::in_runs;
use crate::cards::set::EACH_SUIT;

/// The ranks of which there are three or four cards.
#[inline(always)]
pub(super) const fn ranks_of_sets(cards: u64) -> u64 {
    // Clubs with hearts and diamonds with spades, in the two lower lanes.
    let both = cards & cards >> 32;
    let either = cards | cards >> 32;
    (both & either >> 16 | both >> 16 & either) & 0x1fff
}

/// The four cards of each rank of which there are three or four.
#[inline(always)]
pub(super) const fn in_sets(cards: u64) -> u64 {
    ranks_of_sets(cards) * EACH_SUIT
}

/// The minimum of `count` over the choices of sets. `count` is called with the cards that are in no set, and must
/// not return more for fewer cards.
///
/// If no card of a set fits a run, as in 97 of 100 random hands, there is nothing to choose. This is the only branch: whether
/// there is a set at all is true for one hand in four, and the mispredictions cost more than the branch saves.
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

/// The cards that are in no set, in a choice of sets for which `cost` is least; the first of several. `cost` must not be
/// more for fewer cards.
#[inline(always)]
pub(super) fn cheapest(cards: u64, cost: impl Fn(u64) -> u16) -> u64 {
    let in_sets = in_sets(cards);
    if in_sets & in_runs(cards) == 0 { cards & !in_sets } else { cheapest_of_many(cards, cost) }
}

#[cold]
#[inline(never)]
fn cheapest_of_many(cards: u64, cost: impl Fn(u64) -> u16) -> u64 {
    let mut best = (u16::MAX, cards);
    each_choice(cards, &mut |kept| {
        let cost = cost(kept);
        if cost < best.0 {
            best = (cost, kept);
        }
    });
    best.1
}

/// Calls `visit` with the cards that are in no set, for each choice of sets that could be best.
pub(super) fn each_choice(cards: u64, visit: &mut impl FnMut(u64)) {
    let ranks = ranks_of_sets(cards);
    if ranks == 0 { visit(cards) } else { each_of(cards, ranks, visit) }
}

/// Decides the `ranks` that are still open, at least one, given the cards `kept` out of sets so far.
fn each_of(kept: u64, ranks: u64, visit: &mut impl FnMut(u64)) {
    let others = ranks & (ranks - 1);
    let four = (ranks ^ others) * EACH_SUIT;
    let same = kept & four;
    let without = kept & !four;
    let wanted = same & in_runs(kept);
    let (frees, mut left_out) =
        if same == four { (wanted & wanted.wrapping_sub(1), wanted) } else { (wanted, 0) };
    let mut decide_rest = |kept| if others == 0 { visit(kept) } else { each_of(kept, others, visit) };
    if frees != 0 {
        decide_rest(kept);
    }
    decide_rest(without);
    while left_out != 0 {
        let rest = left_out & (left_out - 1);
        decide_rest(without | (left_out ^ rest));
        left_out = rest;
    }
}
