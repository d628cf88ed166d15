//! A census of all hands.
//!
//! Suits are interchangeable, so hands are counted by class. A class is four masks of ranks in any order, and it counts as
//! many hands as its masks have orders.
//!
//! That of eleven cards takes long, and is run by name:
//!
//! ```text
//! cargo test --release --test solver -- --ignored census_of_eleven
//! ```

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use ginscore_ledger::stats::{ALL_DEADWOOD, DEALT_BIG_GIN, DEALT_GIN, DEALT_KNOCK, ELEVEN_CARDS, TEN_CARDS};
use ginscore_rules::cards::Cards;
use ginscore_rules::solver::{least_after_discard, least_deadwood};

use crate::sized::sized;

const MASKS: usize = 1 << 13;

/// All masks of the ranks of one suit, sorted by their number of ranks.
struct Masks {
    sorted: Vec<u64>,
    /// The index of the first mask with this number of ranks.
    from: [usize; 15],
}

impl Masks {
    fn new() -> Masks {
        let mut sorted: Vec<u64> = (0..MASKS as u64).collect();
        sorted.sort_by_key(|mask| mask.count_ones());
        let from =
            std::array::from_fn(|ranks| sorted.partition_point(|mask| (mask.count_ones() as usize) < ranks));
        Masks { sorted, from }
    }

    fn ranks(&self, at: usize) -> usize {
        self.sorted[at].count_ones() as usize
    }

    /// Calls `visit` with one hand of each class of `number` cards, and the number of hands in the class. `a` and `b` are
    /// the suits with the fewest cards.
    fn hands_from(&self, a: usize, b: usize, number: usize, visit: &mut impl FnMut(Cards, u64)) {
        for c in b..MASKS {
            let before = self.ranks(a) + self.ranks(b) + self.ranks(c);
            if before + self.ranks(c) > number {
                return;
            }
            let last = number - before;
            let three = self.sorted[a] | self.sorted[b] << 16 | self.sorted[c] << 32;
            for d in self.from[last].max(c)..self.from[last + 1] {
                visit(Cards::from_bits(three | self.sorted[d] << 48), orders([a, b, c, d]));
            }
        }
    }
}

/// The number of orders of these four, which must be sorted.
fn orders(four: [usize; 4]) -> u64 {
    let mut orders = 24;
    let mut same = 1;
    for at in 1..4 {
        same = if four[at] == four[at - 1] { same + 1 } else { 1 };
        orders /= same;
    }
    orders
}

/// Counts all hands of `number` cards, on all cores.
fn count<Counts: Default + Send>(
    number: usize,
    add: impl Fn(&mut Counts, Cards, u64) + Sync,
    join: impl Fn(&mut Counts, Counts),
) -> Counts {
    let masks = Masks::new();
    let pairs: Vec<(usize, usize)> = (0..MASKS)
        .flat_map(|a| (a..MASKS).map(move |b| (a, b)))
        .take_while(|(a, _)| masks.ranks(*a) * 4 <= number)
        .filter(|(a, b)| masks.ranks(*a) + masks.ranks(*b) * 3 <= number)
        .collect();
    let next = AtomicUsize::new(0);
    let work = || {
        let mut counts = Counts::default();
        while let Some((a, b)) = pairs.get(next.fetch_add(1, Ordering::Relaxed)) {
            masks.hands_from(*a, *b, number, &mut |hand, hands| add(&mut counts, hand, hands));
        }
        counts
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let mut all = Counts::default();
    thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            join(&mut all, worker.join().unwrap());
        }
    });
    all
}

#[derive(Debug, Default, PartialEq, Eq)]
struct Ten {
    classes: u64,
    hands: u64,
    /// With no deadwood.
    gin: u64,
    /// With ten points or less.
    may_knock: u64,
    deadwood: u64,
}

/// The short size is of seven cards, as counted here: 4,100 are the unions of two melds and the runs of seven.
#[test]
fn census_of_ten() {
    let counts = count(
        sized(7, 10),
        |counts: &mut Ten, hand, hands| {
            let least = least_deadwood(hand);
            counts.classes += 1;
            counts.hands += hands;
            counts.gin += hands * u64::from(least == 0);
            counts.may_knock += hands * u64::from(least <= 10);
            counts.deadwood += hands * u64::from(least);
        },
        |all, some| {
            all.classes += some.classes;
            all.hands += some.hands;
            all.gin += some.gin;
            all.may_knock += some.may_knock;
            all.deadwood += some.deadwood;
        },
    );
    let of_seven = Ten {
        classes: 6_009_159,
        hands: 133_784_560,
        gin: 4_100,
        may_knock: 325_620,
        deadwood: 5_748_546_708,
    };
    let of_ten = Ten {
        classes: 671_225_412,
        hands: TEN_CARDS,
        gin: DEALT_GIN.hands,
        may_knock: DEALT_KNOCK.hands,
        deadwood: ALL_DEADWOOD,
    };
    assert_eq!(counts, sized(of_seven, of_ten));
}

#[derive(Debug, Default, PartialEq, Eq)]
struct Eleven {
    hands: u64,
    /// All eleven cards meld.
    big_gin: u64,
    /// No deadwood after the best discard. Includes big gin.
    gin: u64,
    /// Ten points or less after the best discard.
    may_knock: u64,
    /// After the best discard.
    deadwood: u64,
}

#[test]
#[ignore = "all 60,403,728,840 hands; half a minute when optimized; run it by name"]
fn census_of_eleven() {
    let counts = count(
        11,
        |counts: &mut Eleven, hand, hands| {
            let least = least_after_discard(hand);
            counts.hands += hands;
            counts.big_gin += hands * u64::from(least == 0 && least_deadwood(hand) == 0);
            counts.gin += hands * u64::from(least == 0);
            counts.may_knock += hands * u64::from(least <= 10);
            counts.deadwood += hands * u64::from(least);
        },
        |all, some| {
            all.hands += some.hands;
            all.big_gin += some.big_gin;
            all.gin += some.gin;
            all.may_knock += some.may_knock;
            all.deadwood += some.deadwood;
        },
    );
    let known = Eleven {
        hands: ELEVEN_CARDS,
        big_gin: DEALT_BIG_GIN.hands,
        gin: 5_379_372,
        may_knock: 249_005_188,
        deadwood: 3_034_324_759_536,
    };
    assert_eq!(counts, known);
}
