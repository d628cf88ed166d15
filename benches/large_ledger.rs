//! A large ledger: 100,000 hands in 2,000 series, compared with accounting programs and a database.
//!
//! ```text
//! cargo bench --bench large_ledger
//! GINSCORE_PYTHON=venv/bin/python cargo bench --bench large_ledger    # a Python with DuckDB
//! ```
//!
//! It deals the hands, imports them, and runs `stats` and `audit` over them, in turn with `hledger balance` and
//! `ledger balance` over as many transactions, and with DuckDB over the exported CSV, which computes the figures of `stats`:
//! they are compared first. Of each program it prints the median of several rounds, as a ratio to `stats` in the same
//! column: the time that it was on processors, which other programs on the machine change little, and the wall time; on one
//! core, and on all. What is not installed is named. Only figures of the same run can be compared.
//!
//! It runs on Linux, with `taskset` for one core.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::print_stdout)]

use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use ginscore_notation::{Names, write_hand};
use ginscore_rules::cards::Cards;
use ginscore_rules::hand::HandClaim;
use ginscore_rules::players::Player;
use ginscore_rules::solver::{best_defense, best_spread, least_deadwood};
use serde_json::Value;

#[allow(dead_code)]
#[path = "common/cpu.rs"]
mod cpu;
#[allow(dead_code)]
#[path = "../tests/common/deal.rs"]
mod deal;
#[path = "../tests/common/figures.rs"]
mod figures;

use cpu::{Took, installed, median, run};
use deal::{Dealer, laid_down};
use figures::FIGURES;

const SERIES: usize = 2_000;
const HANDS: usize = 50;
const ROUNDS: usize = 5;

const NAMES: [&str; 24] = [
    "Ann", "Bob", "Cid", "Dora", "Emil", "Fay", "Gus", "Hana", "Ida", "Jon", "Kit", "Lena", "Max", "Nora",
    "Otto", "Pia", "Rolf", "Sue", "Tom", "Ulla", "Vic", "Wendy", "Xenia", "Yves",
];

/// A command and its name; `None` if it is not installed.
type Contender<'r> = (&'r str, Option<Box<dyn Fn() -> Command + 'r>>);

fn main() {
    let dir = tempfile::tempdir().unwrap();
    let at = |name: &str| dir.path().join(name);
    let (csv, journal, rows) = (at("hands.csv"), at("hands.journal"), at("rows.csv"));
    let (hands, transactions) = deal_all();
    fs::write(&csv, hands).unwrap();
    fs::write(&journal, transactions).unwrap();

    let ginscore = |words: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ginscore"));
        command.env("GINSCORE_LANG", "en").env("GINSCORE_STATE", at("state"));
        command.env("GINSCORE_LEDGER", at("ledger")).args(words);
        command
    };
    run(ginscore(&["import", "--quiet"]).arg(&csv));
    run(ginscore(&["export", "--all", "--format", "csv", "--quiet", "-o"]).arg(&rows));

    let python = std::env::var("GINSCORE_PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let duckdb = |rows: Option<&Path>| {
        let mut command = Command::new(&python);
        command.arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/stats.py")).args(rows);
        command
    };
    let accounting = |program: &str| {
        let mut command = Command::new(program);
        command.arg("-f").arg(&journal).arg("balance");
        command
    };
    let has_duckdb = duckdb(None).stderr(Stdio::null()).status().is_ok_and(|ended| ended.success());
    if has_duckdb {
        compare(&mut ginscore(&["stats", "--json"]), &mut duckdb(Some(&rows)));
    }
    // The accounting programs are not asked for the figures of `stats`: they add up one amount a hand.
    let contenders: [Contender<'_>; 6] = [
        ("`ginscore stats`", Some(Box::new(|| ginscore(&["stats"])))),
        ("`ginscore audit`", Some(Box::new(|| ginscore(&["audit"])))),
        ("`ledger balance`", installed("ledger").then(|| Box::new(|| accounting("ledger")) as _)),
        ("`hledger balance`", installed("hledger").then(|| Box::new(|| accounting("hledger")) as _)),
        ("DuckDB over the CSV", has_duckdb.then(|| Box::new(|| duckdb(Some(&rows))) as _)),
        ("starting DuckDB", has_duckdb.then(|| Box::new(|| duckdb(None)) as _)),
    ];
    let mut took: Vec<[Vec<Took>; 2]> = contenders.iter().map(|_| [Vec::new(), Vec::new()]).collect();
    for round in 0..ROUNDS {
        // Each round starts with another one.
        for at in (0..contenders.len()).map(|at| (at + round) % contenders.len()) {
            let Some(command) = &contenders[at].1 else { continue };
            took[at][0].push(run(&mut on_one_core(&command())));
            took[at][1].push(run(&mut command()));
        }
    }
    let cores = std::thread::available_parallelism().unwrap();
    println!(
        "{} hands in {SERIES} series; {cores} cores; medians of {ROUNDS} rounds, to `ginscore stats`",
        SERIES * HANDS
    );
    println!();
    println!("| | CPU, one core | wall, one core | CPU, all cores | wall, all cores | peak memory |");
    println!("|---|---|---|---|---|---|");
    for ((name, command), took_it) in contenders.iter().zip(&took) {
        if command.is_none() {
            println!("| {name} | not installed | | | | |");
            continue;
        }
        let ratio = |cores: usize, of: fn(&Took) -> u64| {
            #[allow(clippy::cast_precision_loss)]
            let middle = |all: &[Took]| median(all.iter().map(of)) as f64;
            middle(&took_it[cores]) / middle(&took[0][cores])
        };
        let cpu = |cores| ratio(cores, |took| took.cpu);
        let wall = |cores| ratio(cores, |took| took.wall.as_micros() as u64);
        let memory = took_it.iter().flatten().map(|took| took.memory).max().unwrap();
        println!(
            "| {name} | {:.2} | {:.2} | {:.2} | {:.2} | {} MB |",
            cpu(0),
            wall(0),
            cpu(1),
            wall(1),
            memory / 1024
        );
    }
}

/// The command on one processor only: it has one thread there, because it asks how many processors it may use.
fn on_one_core(command: &Command) -> Command {
    let mut pinned = Command::new("taskset");
    pinned.args(["-c", "0"]).arg(command.get_program()).args(command.get_args());
    pinned.envs(command.get_envs().filter_map(|(name, value)| Some((name, value?))));
    pinned
}

/// Compares every figure that DuckDB computes with that of `stats`.
fn compare(stats: &mut Command, duckdb: &mut Command) {
    let answer = |command: &mut Command| -> Value {
        serde_json::from_slice(&command.output().unwrap().stdout).unwrap()
    };
    let (stats, rows) = (answer(stats), answer(duckdb));
    let (mut players, rows) = (stats["players"].as_array().unwrap().clone(), rows.as_array().unwrap());
    players.sort_by_key(|player| player["name"].as_str().unwrap().to_owned());
    assert_eq!(players.len(), rows.len());
    for (player, row) in players.iter().zip(rows) {
        assert_eq!((&player["name"], row.as_object().unwrap().len()), (&row["name"], FIGURES.len() + 1));
        for (column, figure) in FIGURES {
            assert_eq!(Some(&row[column]), player.pointer(figure), "{} {column}", player["name"]);
        }
    }
    println!("{} figures of `stats` and DuckDB are the same.", players.len() * FIGURES.len());
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

fn showdown(dealer: &mut Dealer, by: Player) -> HandClaim {
    let knocker =
        std::iter::repeat_with(|| dealer.rich(10)).find(|cards| least_deadwood(*cards) <= 10).unwrap();
    let spread = best_spread(knocker);
    let cards = dealer.some_of(Cards::DECK.difference(knocker), 10);
    let melds = if spread.count() == 0 { &[] } else { spread.melds() };
    let defense = best_defense(cards, melds);
    HandClaim::Showdown(laid_down(by, &spread, &defense))
}
