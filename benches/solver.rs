//! The speed of the solver compared with another one, `gin-rummy` 0.1.3, on the same hands in the same run.
//!
//! `cargo bench --bench solver` prints divan's table and then the ratios. On a busy machine only the ratios mean much, so
//! the functions take turns: in each round each counts the same hands once, and the medians over all rounds are compared.
//! Nothing here fails for being slow.
//!
//! There are many hands, because a processor would learn the branches of a few.

#[allow(clippy::unwrap_used, clippy::indexing_slicing)] // as in the tests, from which it comes
#[path = "../tests/solver/deal.rs"]
mod deal;

use std::hint::black_box;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use deal::Dealer;
use divan::Bencher;
use divan::counter::ItemsCount;
use ginscore_rules::cards::{Cards, Meld};
use ginscore_rules::solver;

const HANDS: usize = 1 << 16;
const KNOCKS: usize = 1 << 12;
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
    fn ten(self) -> &'static Hands {
        static RANDOM: LazyLock<Hands> = LazyLock::new(|| {
            let mut dealer = Dealer::new(1);
            Hands::new(|| dealer.hand(10))
        });
        static RICH: LazyLock<Hands> = LazyLock::new(|| {
            let mut dealer = Dealer::new(2);
            Hands::new(|| dealer.rich(10))
        });
        match self {
            Deal::Random => &RANDOM,
            Deal::Rich => &RICH,
        }
    }

    fn eleven(self) -> &'static Hands {
        static RANDOM: LazyLock<Hands> = LazyLock::new(|| {
            let mut dealer = Dealer::new(3);
            Hands::new(|| dealer.hand(11))
        });
        static RICH: LazyLock<Hands> = LazyLock::new(|| {
            let mut dealer = Dealer::new(4);
            Hands::new(|| dealer.rich(11))
        });
        match self {
            Deal::Random => &RANDOM,
            Deal::Rich => &RICH,
        }
    }

    fn knocks(self) -> &'static Knocks {
        static RANDOM: LazyLock<Knocks> = LazyLock::new(|| {
            let mut dealer = Dealer::new(5);
            Knocks::new(|| dealt_knock(&mut dealer))
        });
        static RICH: LazyLock<Knocks> = LazyLock::new(|| {
            let mut dealer = Dealer::new(6);
            Knocks::new(|| rich_knock(&mut dealer))
        });
        match self {
            Deal::Random => &RANDOM,
            Deal::Rich => &RICH,
        }
    }
}

/// The measured functions. Each returns the sum of the counts, so that the compiler cannot remove any of them.
mod counted {
    use super::*;

    pub(crate) fn least_deadwood(hands: &Hands) -> u64 {
        solver::least_deadwoods(&hands.ours).map(u64::from).sum()
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

fn run<Given>(bencher: Bencher, number: usize, given: &Given, counted: Counted<Given>) {
    bencher.counter(ItemsCount::new(number)).bench_local(|| counted(black_box(given)));
}

#[divan::bench_group(sample_count = 20, sample_size = 1)]
mod ten_cards {
    use super::*;

    #[divan::bench(args = DEALS)]
    fn least_deadwood(bencher: Bencher, deal: Deal) {
        run(bencher, HANDS, deal.ten(), counted::least_deadwood);
    }

    #[divan::bench(args = DEALS)]
    fn best_spread(bencher: Bencher, deal: Deal) {
        run(bencher, HANDS, deal.ten(), counted::best_spread);
    }

    #[divan::bench(args = DEALS)]
    fn gin_rummy_deadwood(bencher: Bencher, deal: Deal) {
        run(bencher, HANDS, deal.ten(), counted::gin_rummy_deadwood);
    }

    #[divan::bench(args = DEALS)]
    fn gin_rummy_best_melds(bencher: Bencher, deal: Deal) {
        run(bencher, HANDS, deal.ten(), counted::gin_rummy_best_melds);
    }
}

#[divan::bench_group(sample_count = 20, sample_size = 1)]
mod eleven_cards_after_a_discard {
    use super::*;

    #[divan::bench(args = DEALS)]
    fn least_after_discard(bencher: Bencher, deal: Deal) {
        run(bencher, HANDS, deal.eleven(), counted::least_after_discard);
    }

    #[divan::bench(args = DEALS)]
    fn gin_rummy_each_discard(bencher: Bencher, deal: Deal) {
        run(bencher, HANDS, deal.eleven(), counted::gin_rummy_each_discard);
    }
}

#[divan::bench_group(sample_count = 20, sample_size = 1)]
mod defending_a_knock {
    use super::*;

    #[divan::bench(args = DEALS)]
    fn least_defense(bencher: Bencher, deal: Deal) {
        run(bencher, KNOCKS, deal.knocks(), counted::least_defense);
    }

    #[divan::bench(args = DEALS)]
    fn gin_rummy_greedy(bencher: Bencher, deal: Deal) {
        run(bencher, KNOCKS, deal.knocks(), counted::gin_rummy_greedy);
    }
}

/// Measures by turns, and prints how many times as long as ours each of theirs takes.
#[allow(clippy::print_stdout)] // a benchmark talks
fn ratios<Given>(
    what: &str,
    deal: Deal,
    given: &Given,
    ours: Counted<Given>,
    theirs: &[(&str, Counted<Given>)],
) {
    let time = |counted: Counted<Given>| {
        let start = Instant::now();
        black_box(counted(black_box(given)));
        start.elapsed()
    };
    let mut our_times = Vec::new();
    let mut their_times = vec![Vec::new(); theirs.len()];
    for _ in 0..ROUNDS {
        our_times.push(time(ours));
        for (times, (_, counted)) in their_times.iter_mut().zip(theirs) {
            times.push(time(*counted));
        }
    }
    let ours = median(our_times);
    for (times, (name, _)) in their_times.into_iter().zip(theirs) {
        let ratio = median(times).as_secs_f64() / ours.as_secs_f64();
        println!("{what:<28} {:<8} {name:<20} {ratio:>6.1}", format!("{deal:?}"));
    }
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort();
    times.get(times.len() / 2).copied().unwrap_or_default()
}

#[allow(clippy::print_stdout)]
fn main() {
    divan::main();
    // `cargo test` and `--list` run this function too.
    let has_flag = |flag: &str| std::env::args().any(|argument| argument == flag);
    if !has_flag("--bench") || has_flag("--list") {
        return;
    }
    println!("\nhow many times as long as this solver (medians of {ROUNDS} rounds)");
    for deal in DEALS {
        ratios(
            "ten cards",
            deal,
            deal.ten(),
            counted::least_deadwood,
            &[
                ("deadwood", counted::gin_rummy_deadwood),
                ("best_melds", counted::gin_rummy_best_melds),
                ("our own best_spread", counted::best_spread),
            ],
        );
        ratios(
            "eleven cards after a discard",
            deal,
            deal.eleven(),
            counted::least_after_discard,
            &[("deadwood of each ten", counted::gin_rummy_each_discard)],
        );
        ratios(
            "defending a knock",
            deal,
            deal.knocks(),
            counted::least_defense,
            &[("greedy", counted::gin_rummy_greedy), ("melding alone", counted::gin_rummy_melding_only)],
        );
    }
}
