//! The speed of the solver compared with another one, `gin-rummy` 0.1.3, on the same hands in the same run.
//!
//! `cargo bench --bench solver --config profile.bench.package.ginscore-rules.opt-level=3` prints the ratios; the solver is built
//! smaller otherwise. Counts are compared with counts, and melds with melds. The functions take turns, each for as long as the
//! others, and the time that the thread was on a processor is taken, so that other programs delay all of them alike: of wall
//! times, a short pass fits between two interruptions, and a long one never does. Nothing here fails for being slow.
//!
//! There are many hands, because a processor would learn the branches of a few.

#[allow(clippy::unwrap_used, clippy::indexing_slicing)] // as in the tests, from which it comes
#[path = "../tests/common/deal.rs"]
mod deal;

use std::hint::black_box;
use std::time::Duration;

use deal::Dealer;
use ginscore_rules::cards::{Cards, Meld};
use ginscore_rules::solver;

const HANDS: usize = 1 << 16;
const KNOCKS: usize = 20_000;
const ROUNDS: usize = 15;

/// Hands of one kind, as our type and as theirs.
struct Hands {
    ours: Vec<Cards>,
    theirs: Vec<gin_rummy::Hand>,
}

impl Hands {
    fn new(mut deal: impl FnMut() -> Cards) -> Hands {
        let ours: Vec<Cards> = (0..HANDS).map(|_| deal()).collect();
        Hands { theirs: ours.iter().copied().map(theirs).collect(), ours }
    }
}

/// The same cards for `gin-rummy`, whose ace is one bit higher.
fn theirs(cards: Cards) -> gin_rummy::Hand {
    gin_rummy::Hand::from_bits_truncate(cards.bits() << 1)
}

/// Hands of defenders, each with the melds of a knocker.
struct Knocks {
    ours: Vec<(Cards, Vec<Meld>)>,
    theirs: Vec<(gin_rummy::Hand, TheirMelds)>,
}

type TheirMelds = [Option<gin_rummy::Meld>; 3];

impl Knocks {
    fn new(mut deal: impl FnMut() -> (Cards, Vec<Meld>)) -> Knocks {
        let ours: Vec<(Cards, Vec<Meld>)> = (0..KNOCKS).map(|_| deal()).collect();
        let melds = |melds: &[Meld]| {
            let mut each =
                melds.iter().filter_map(|meld| gin_rummy::Meld::try_from(theirs(meld.cards())).ok());
            std::array::from_fn(|_| each.next())
        };
        Knocks { theirs: ours.iter().map(|(hand, shown)| (theirs(*hand), melds(shown))).collect(), ours }
    }
}

/// A random knock: the cards of the defender, and the melds of the knocker.
fn dealt_knock(dealer: &mut Dealer) -> (Cards, Vec<Meld>) {
    loop {
        let knocker = dealer.hand(10);
        if (1..=10).contains(&solver::least_deadwood(knocker)) {
            let defender = dealer.some_of(Cards::DECK.difference(knocker), 10);
            return (defender, solver::best_spread(knocker).melds().to_vec());
        }
    }
}

/// Melds, and a defender who could lay off many cards that could also be melded.
fn rich_knock(dealer: &mut Dealer) -> (Cards, Vec<Meld>) {
    let shown = dealer.shown();
    (dealer.against(&shown), shown)
}

/// Random hands, or rich ones, whose melds compete for cards.
#[derive(Clone, Copy, Debug)]
enum Deal {
    Random,
    Rich,
}

const DEALS: [Deal; 2] = [Deal::Random, Deal::Rich];

impl Deal {
    fn hands(self, seed: u64, number: usize) -> Hands {
        let mut dealer = Dealer::new(seed);
        match self {
            Deal::Random => Hands::new(|| dealer.hand(number)),
            Deal::Rich => Hands::new(|| dealer.rich(number)),
        }
    }

    fn knocks(self) -> Knocks {
        let mut dealer = Dealer::new(5);
        match self {
            Deal::Random => Knocks::new(|| dealt_knock(&mut dealer)),
            Deal::Rich => Knocks::new(|| rich_knock(&mut dealer)),
        }
    }
}

/// The measured functions. Each returns the sum of the counts, so that the compiler cannot remove any of them.
mod counted {
    use super::*;

    pub(crate) fn least_deadwood(hands: &Hands) -> u64 {
        hands.ours.iter().map(|hand| u64::from(solver::least_deadwood(*hand))).sum()
    }

    pub(crate) fn best_spread(hands: &Hands) -> u64 {
        hands.ours.iter().map(|hand| u64::from(solver::best_spread(*hand).count())).sum()
    }

    pub(crate) fn gin_rummy_deadwood(hands: &Hands) -> u64 {
        hands.theirs.iter().map(|hand| u64::from(gin_rummy::deadwood(*hand))).sum()
    }

    pub(crate) fn gin_rummy_best_melds(hands: &Hands) -> u64 {
        hands.theirs.iter().map(|hand| u64::from(gin_rummy::best_melds(*hand).deadwood())).sum()
    }

    pub(crate) fn least_after_discard(hands: &Hands) -> u64 {
        hands.ours.iter().map(|hand| u64::from(solver::least_after_discard(*hand))).sum()
    }

    /// `gin-rummy` has no function for this: every card is discarded in turn.
    pub(crate) fn gin_rummy_each_discard(hands: &Hands) -> u64 {
        let after = |hand: gin_rummy::Hand| {
            let ten = hand.iter().map(|card| gin_rummy::deadwood(hand - card.into()));
            u64::from(ten.min().unwrap_or(0))
        };
        hands.theirs.iter().map(|hand| after(*hand)).sum()
    }

    pub(crate) fn best_discard(hands: &Hands) -> u64 {
        hands.ours.iter().map(|hand| u64::from(solver::best_discard(*hand).spread.count())).sum()
    }

    /// `gin-rummy` has no function for this: every card is discarded in turn.
    pub(crate) fn gin_rummy_each_melds(hands: &Hands) -> u64 {
        let after = |hand: gin_rummy::Hand| {
            let ten = hand.iter().map(|card| gin_rummy::best_melds(hand - card.into()).deadwood());
            u64::from(ten.min().unwrap_or(0))
        };
        hands.theirs.iter().map(|hand| after(*hand)).sum()
    }

    pub(crate) fn best_defense(knocks: &Knocks) -> u64 {
        knocks
            .ours
            .iter()
            .map(|(hand, melds)| u64::from(solver::best_defense(*hand, melds).spread.count()))
            .sum()
    }

    pub(crate) fn least_defense(knocks: &Knocks) -> u64 {
        knocks.ours.iter().map(|(hand, melds)| u64::from(solver::least_defense(*hand, melds))).sum()
    }

    /// Melds first, and then lays off the rest as long as any card fits. `gin-rummy` has no function for laying off, so
    /// that is written here with its melds.
    pub(crate) fn gin_rummy_greedy(knocks: &Knocks) -> u64 {
        let after = |hand: gin_rummy::Hand, mut melds: TheirMelds| {
            let mut left = gin_rummy::best_melds(hand).deadwood_cards();
            loop {
                let before = left;
                for card in before.iter() {
                    for meld in melds.iter_mut().flatten() {
                        if let Some(longer) = meld.extended(card) {
                            *meld = longer;
                            left.remove(card);
                            break;
                        }
                    }
                }
                if left == before {
                    break;
                }
            }
            u64::from(gin_rummy::pip_sum(left))
        };
        knocks.theirs.iter().map(|(hand, melds)| after(*hand, *melds)).sum()
    }

    /// Melding alone, without laying off.
    pub(crate) fn gin_rummy_melding_only(knocks: &Knocks) -> u64 {
        knocks.theirs.iter().map(|(hand, _)| u64::from(gin_rummy::best_melds(*hand).deadwood())).sum()
    }
}

type Counted<Given> = fn(&Given) -> u64;

/// The time that this thread was on a processor.
#[cfg(unix)]
fn on_processor() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).unwrap_or_default()
}

/// The time since the start: other systems have no such clock that a kept library reads.
#[cfg(not(unix))]
fn on_processor() -> Duration {
    static START: std::sync::LazyLock<std::time::Instant> = std::sync::LazyLock::new(std::time::Instant::now);
    START.elapsed()
}

/// A function in turn with others.
struct Contender<Given> {
    name: &'static str,
    counted: Counted<Given>,
    /// The passes of one turn.
    passes: u32,
    /// The time of a pass, for each turn.
    times: Vec<Duration>,
}

impl<Given> Contender<Given> {
    fn turn(&mut self, given: &Given) -> Duration {
        let start = on_processor();
        for _ in 0..self.passes {
            black_box((self.counted)(black_box(given)));
        }
        (on_processor() - start) / self.passes
    }
}

/// Measures by turns, and prints how many times as long as ours, the first, each of the others takes.
#[allow(clippy::print_stdout)] // a benchmark talks
fn ratios<Given>(what: &str, deal: Deal, given: &Given, named: &[(&'static str, Counted<Given>)]) {
    let contender = |one: &(&'static str, Counted<Given>)| Contender {
        name: one.0,
        counted: one.1,
        passes: 1,
        times: Vec::new(),
    };
    let mut all: Vec<Contender<Given>> = named.iter().map(contender).collect();
    // The first turns warm up, and tell how many passes take as long as one of the slowest.
    let first: Vec<Duration> = all.iter_mut().map(|each| each.turn(given)).collect();
    let longest = first.iter().max().copied().unwrap_or_default();
    for (each, first) in all.iter_mut().zip(first) {
        each.passes = (longest.as_nanos() / first.as_nanos().max(1)).clamp(1, 100_000) as u32;
    }
    for _ in 0..ROUNDS {
        for each in &mut all {
            let time = each.turn(given);
            each.times.push(time);
        }
    }
    let mut medians = all.into_iter().map(|each| (each.name, median(each.times)));
    let Some((_, ours)) = medians.next() else { return };
    for (name, time) in medians {
        let ratio = time.as_secs_f64() / ours.as_secs_f64();
        println!("{what:<24} {:<8} {name:<32} {ratio:>6.1}", format!("{deal:?}"));
    }
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times.get(times.len() / 2).copied().unwrap_or_default()
}

#[allow(clippy::print_stdout)]
fn main() {
    // `cargo test` runs this function, too.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    println!(
        "\nhow many times as long as this solver (medians of {ROUNDS} turns of equal length, processor time)"
    );
    for deal in DEALS {
        let (ten, eleven, knocks) = (&deal.hands(1, 10), &deal.hands(3, 11), &deal.knocks());
        ratios(
            "count of ten",
            deal,
            ten,
            &[
                ("least_deadwood", counted::least_deadwood),
                ("gin-rummy deadwood", counted::gin_rummy_deadwood),
            ],
        );
        ratios(
            "melds of ten",
            deal,
            ten,
            &[("best_spread", counted::best_spread), ("gin-rummy best_melds", counted::gin_rummy_best_melds)],
        );
        ratios(
            "count after a discard",
            deal,
            eleven,
            &[
                ("least_after_discard", counted::least_after_discard),
                ("gin-rummy deadwood of each ten", counted::gin_rummy_each_discard),
            ],
        );
        ratios(
            "melds after a discard",
            deal,
            eleven,
            &[
                ("best_discard", counted::best_discard),
                ("gin-rummy best_melds of each ten", counted::gin_rummy_each_melds),
            ],
        );
        ratios(
            "count of a defense",
            deal,
            knocks,
            &[
                ("least_defense", counted::least_defense),
                ("gin-rummy, melds and then lay-offs", counted::gin_rummy_greedy),
                ("gin-rummy, melds alone", counted::gin_rummy_melding_only),
            ],
        );
        ratios(
            "cards of a defense",
            deal,
            knocks,
            &[
                ("best_defense", counted::best_defense),
                ("gin-rummy, melds and then lay-offs", counted::gin_rummy_greedy),
            ],
        );
    }
}
