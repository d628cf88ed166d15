//! A large ledger: 100,000 hands in 2,000 series, compared with accounting programs.
//!
//! ```text
//! cargo bench --bench large_ledger
//! ```
//!
//! It deals the hands, imports them, and runs `stats`, `standings` and `audit` over them, in turn with `hledger balance`
//! and `ledger balance` over as many transactions if these are installed. It prints the best time of each program over
//! several rounds, as a ratio, and its peak memory. Only figures of the same run can be compared.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::print_stdout, missing_docs)]

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use ginscore_rules::cards::Cards;
use ginscore_rules::notation::{Names, write_hand};
use ginscore_rules::rules::{Defender, HandClaim, Knocker, Layout, Player, Showdown};
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
    let (hands, transactions) = deal_all();
    fs::write(&csv, hands).unwrap();
    fs::write(&journal, transactions).unwrap();

    let ginscore = |words: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ginscore"));
        command.env("GINSCORE_LANG", "en").env("GINSCORE_STATE", dir.path().join("state"));
        command.env("GINSCORE_LEDGER", &ledger).args(words);
        command
    };
    let (took, _) = run(ginscore(&["import", "--quiet"]).arg(&csv));
    println!(
        "{} hands in {SERIES} series, imported at {:.0} hands a second",
        SERIES * HANDS,
        per_second(took)
    );

    let accounting = |program: &str| {
        let mut command = Command::new(program);
        command.arg("-f").arg(&journal).arg("balance");
        command
    };
    let all: [Run<'_>; 5] = [
        ("ginscore stats", Box::new(|| ginscore(&["stats"]))),
        ("ginscore audit", Box::new(|| ginscore(&["audit"]))),
        ("ginscore standings", Box::new(|| ginscore(&["standings"]))),
        ("ledger balance", Box::new(|| accounting("ledger"))),
        ("hledger balance", Box::new(|| accounting("hledger"))),
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

/// A command and its name.
type Run<'r> = (&'r str, Box<dyn Fn() -> Command + 'r>);

/// The time that a command takes and its peak memory in KB. The command must succeed.
fn run(command: &mut Command) -> (Duration, u64) {
    let start = Instant::now();
    let mut child = command.stdout(Stdio::null()).spawn().unwrap();
    let status = format!("/proc/{}/status", child.id());
    let mut most = 0;
    loop {
        // The system keeps the peak, so the last reading before the exit is it, or nearly.
        most = most.max(peak_memory(Path::new(&status)));
        if let Some(ended) = child.try_wait().unwrap() {
            assert!(ended.success(), "{command:?}");
            return (start.elapsed(), most);
        }
        std::thread::sleep(Duration::from_millis(2));
    }
}

fn peak_memory(status: &Path) -> u64 {
    let text = fs::read_to_string(status).unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap_or_default();
    line.split_whitespace().next().and_then(|kilobytes| kilobytes.parse().ok()).unwrap_or(0)
}

/// The hands as rows for the import, and as many transactions of an accounting ledger.
fn deal_all() -> (String, String) {
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
            // A target that is never reached, because hands are measured and not the end of a series.
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

/// A knock with cards, melded and laid off as well as possible.
fn showdown(dealer: &mut Dealer, by: Player) -> HandClaim {
    let knocker =
        std::iter::repeat_with(|| dealer.rich(10)).find(|cards| least_deadwood(*cards) <= 10).unwrap();
    let spread = best_spread(knocker);
    let cards = dealer.some_of(Cards::DECK.difference(knocker), 10);
    let melds = if spread.count() == 0 { &[] } else { spread.melds() };
    let defense = best_defense(cards, melds);
    HandClaim::Showdown(Showdown {
        by,
        knocker: Knocker::Cards(Layout::from(&spread)),
        defender: Defender::Cards { laid: Layout::from(&defense.spread), layoffs: defense.layoffs.to_vec() },
        knock_card: None,
        discard: None,
        accepted: false,
    })
}
