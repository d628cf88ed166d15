//! A big ledger: 100,000 hands in 2,000 series, beside programs that keep other ledgers.
//!
//! ```text
//! cargo bench --bench many
//! ```
//!
//! It deals the hands, imports them, and runs `stats`, `standings` and `audit` over them, one after the other
//! with `hledger balance` and `ledger balance` over as many transactions where these are installed. What it prints
//! are ratios of the same run, each program at its best of several rounds, and the most memory that each had.
//! The figures of one run are compared with each other and never with another run's.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::print_stdout, missing_docs)]

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use ginscore_rules::cards::Cards;
use ginscore_rules::notation::{Names, write_hand};
use ginscore_rules::rules::{Claim, Defender, HandClaim, Knocker, Layout, Player, Showdown};
use ginscore_rules::solver::{best_defense, best_spread, least_deadwood};

#[allow(dead_code)]
#[path = "../tests/solver/deal.rs"]
mod deal;

use deal::Dealer;

const SERIES: usize = 2_000;
const HANDS: usize = 50;
const ROUNDS: usize = 5;

const NAMES: [&str; 24] = [
    "Ann", "Bob", "Cid", "Dora", "Emil", "Fay", "Gus", "Hana", "Ida", "Jon", "Kit", "Lena", "Max", "Nora",
    "Otto", "Pia", "Rolf", "Sue", "Tom", "Ulla", "Vic", "Wendy", "Xenia", "Yves",
];

fn main() {
    let dir = tempfile::tempdir().unwrap();
    let (csv, journal, ledger) =
        (dir.path().join("hands.csv"), dir.path().join("hands.journal"), dir.path().join("ledger"));
    let (hands, transactions) = dealt();
    fs::write(&csv, hands).unwrap();
    fs::write(&journal, transactions).unwrap();

    let ginscore = |words: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ginscore"));
        command.env("HOME", dir.path()).env_remove("XDG_STATE_HOME").arg("--ledger").arg(&ledger).args(words);
        command
    };
    let (took, _) = run(ginscore(&["import", "--quiet"]).arg(&csv));
    println!(
        "{} hands in {SERIES} series, imported at {:.0} hands a second",
        SERIES * HANDS,
        per_second(took)
    );

    let ledger_like = |program: &str| {
        let mut command = Command::new(program);
        command.arg("-f").arg(&journal).arg("balance");
        command
    };
    let all: [Run<'_>; 5] = [
        ("ginscore stats", Box::new(|| ginscore(&["stats"]))),
        ("ginscore audit", Box::new(|| ginscore(&["audit"]))),
        ("ginscore standings", Box::new(|| ginscore(&["standings"]))),
        ("ledger balance", Box::new(|| ledger_like("ledger"))),
        ("hledger balance", Box::new(|| ledger_like("hledger"))),
    ];
    let mut best: Vec<Option<(Duration, u64)>> = vec![None; all.len()];
    for _ in 0..ROUNDS {
        for ((name, command), best) in all.iter().zip(&mut best) {
            if !installed(name) {
                continue;
            }
            let (took, memory) = run(&mut command());
            let before = best.unwrap_or((took, 0));
            *best = Some((before.0.min(took), before.1.max(memory)));
        }
    }
    let stats = best[0].unwrap().0.as_secs_f64();
    for ((name, _), best) in all.iter().zip(&best) {
        match best {
            Some((took, memory)) => println!(
                "{name:20} {:6.2} times `stats`, at most {} MB",
                took.as_secs_f64() / stats,
                memory / 1024
            ),
            None => println!("{name:20} is not installed"),
        }
    }
}

#[allow(clippy::cast_precision_loss)]
fn per_second(took: Duration) -> f64 {
    (SERIES * HANDS) as f64 / took.as_secs_f64()
}

fn installed(name: &str) -> bool {
    let program = name.split(' ').next().unwrap();
    program == "ginscore"
        || Command::new(program).arg("--version").stdout(Stdio::null()).status().is_ok_and(|it| it.success())
}

/// What is run, under its name.
type Run<'r> = (&'r str, Box<dyn Fn() -> Command + 'r>);

/// How long a command takes, and the most memory that it had, in KB; it must end well.
fn run(command: &mut Command) -> (Duration, u64) {
    let begun = Instant::now();
    let mut child = command.stdout(Stdio::null()).spawn().unwrap();
    let status = format!("/proc/{}/status", child.id());
    let mut most = 0;
    loop {
        // The system keeps the highest mark; the last look before the end has it, or nearly.
        most = most.max(high_mark(Path::new(&status)));
        if let Some(ended) = child.try_wait().unwrap() {
            assert!(ended.success(), "{command:?}");
            return (begun.elapsed(), most);
        }
        std::thread::sleep(Duration::from_millis(2));
    }
}

fn high_mark(status: &Path) -> u64 {
    let text = fs::read_to_string(status).unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or_default();
    line.split_whitespace().next().and_then(|kilobytes| kilobytes.parse().ok()).unwrap_or(0)
}

/// The hands as rows, and as many transactions of a ledger: who won how much of whom.
fn dealt() -> (String, String) {
    let mut dealer = Dealer::new(2026);
    let mut rows = "series,start,player_one,player_two,preset,rules,time,hand\n".to_owned();
    let mut transactions = String::new();
    for series in 0..SERIES {
        let one = dealer.below(NAMES.len());
        let two = (one + 1 + dealer.below(NAMES.len() - 1)) % NAMES.len();
        let (one, two) = (NAMES[one], NAMES[two]);
        let names = Names::new(one, two).unwrap();
        let preset = if series % 3 == 0 { "hollywood" } else { "standard" };
        let day = format!("{}-{:02}-{:02}", 2016 + series / 336, 1 + series / 28 % 12, 1 + series % 28);
        for hand in 0..HANDS {
            let by = if dealer.below(2) == 0 { Player::One } else { Player::Two };
            let line = write_hand(&showdown(&mut dealer, by), None, &names);
            let time = format!("{day}T{:02}:{:02}:00+01:00", 18 + hand / 12, hand % 12 * 5);
            // A series that goes on: the hands are what is measured.
            writeln!(
                rows,
                "{day}-{series},{day}T18:00:00+01:00,{one},{two},{preset},series=to-10000000,{time},{line}"
            )
            .unwrap();
            let (winner, loser) = if by == Player::One { (one, two) } else { (two, one) };
            writeln!(
                transactions,
                "{day} {line}\n    players:{winner}  {} points\n    players:{loser}\n",
                1 + dealer.below(60)
            )
            .unwrap();
        }
    }
    (rows, transactions)
}

/// A knock with cards, declared as well as can be.
fn showdown(dealer: &mut Dealer, by: Player) -> HandClaim {
    let knocker =
        std::iter::repeat_with(|| dealer.rich(10)).find(|cards| least_deadwood(*cards) <= 10).unwrap();
    let spread = best_spread(knocker);
    let cards = dealer.some_of(Cards::DECK.difference(knocker), 10);
    let melds = if spread.count() == 0 { &[] } else { spread.melds() };
    let defence = best_defense(cards, melds);
    HandClaim::Ended {
        by,
        claim: Claim::Showdown(Showdown {
            knocker: Knocker::Cards(Layout::from(&spread)),
            defender: Defender::Cards { laid: Layout::from(&defence.spread), layoffs: defence.layoffs },
            knock_card: None,
            discard: None,
        }),
    }
}
