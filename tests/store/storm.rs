//! Kill storms: recordings killed at any moment. What was acknowledged is there once, and nothing is half
//! there.

use std::collections::HashMap;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

use ginscore_ledger::text::read_series;

use crate::table::Table;

/// A fast generator: the moments are to be spread, not to be secret.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % limit.max(1)
    }
}

/// What came of a storm.
#[derive(Debug, Default)]
struct Toll {
    kills: usize,
    acknowledged: usize,
    there: usize,
    before_the_write: usize,
}

/// How often each note stands in a file, which must be sound to the last seal.
fn notes(path: &Path) -> HashMap<String, usize> {
    let reading =
        read_series(&fs::read_to_string(path).unwrap()).unwrap_or_else(|faults| panic!("{faults:?}"));
    assert!(reading.mismatches.is_empty() && reading.unfit.is_none());
    let mut notes = HashMap::new();
    for hand in reading.series.hands() {
        *notes.entry(hand.note.clone().unwrap()).or_default() += 1;
    }
    notes
}

fn started(table: &Table, words: &[&str]) -> Child {
    let mut command = table.command(env!("CARGO_BIN_EXE_ginscore"));
    command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

/// Lets a program be until it has told of so many hands and for a while after that, kills it, and gives what it had
/// told.
fn killed(mut child: Child, hands: usize, after: Duration) -> (bool, String) {
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut told = String::new();
    while told.matches("hand ").count() < hands && out.read_line(&mut told).unwrap() > 0 {}
    let until = Instant::now() + after;
    while Instant::now() < until {
        std::hint::spin_loop();
    }
    let alive = child.try_wait().unwrap().is_none();
    child.kill().unwrap();
    out.read_to_string(&mut told).unwrap();
    child.wait().unwrap();
    (alive, told)
}

/// Kills `hand` after hand, at moments about the one where as many have written as have not, until there are enough
/// of both kinds, however fast the machine is; a new series now and then keeps them short.
fn hands_killed(kills: usize, seed: u64) -> Toll {
    let (mut dice, mut toll) = (Dice(seed), Toll::default());
    let mut round = 0;
    let mut middle = 3000;
    while toll.kills < kills || toll.there.min(toll.before_the_write) <= 20 {
        let table = Table::new();
        table.ok("new Ann Bob --name evening --set target=100000");
        table.ok("hand Ann +1 '# first'");
        let path = table.file().0;
        let mut acknowledged = vec!["first".to_owned()];
        for hand in 0..40 {
            let note = format!("{round}-{hand}");
            let child = started(&table, &["hand", "Ann", "+1", &format!("# {note}")]);
            let (alive, told) = killed(child, 0, Duration::from_micros(middle / 2 + dice.below(middle)));
            if told.contains("hand ") {
                acknowledged.push(note.clone());
                toll.acknowledged += 1;
            }
            let there = notes(&path);
            assert!(there.values().all(|count| *count == 1), "doubled: {there:?}");
            assert!(
                acknowledged.iter().all(|note| there.contains_key(note)),
                "lost: {acknowledged:?} {there:?}"
            );
            let is_there = there.contains_key(&note);
            middle = if is_there { middle - middle / 20 } else { middle + middle / 20 };
            if alive {
                toll.kills += 1;
                toll.there += usize::from(is_there);
                toll.before_the_write += usize::from(!is_there);
            }
        }
        // No killed holder leaves a lock, no killed writer anything in the way, or at all.
        table.ok("hand Ann +1 '# last'");
        let left = fs::read_dir(table.ledger()).unwrap().map(|entry| entry.unwrap().file_name());
        assert_eq!(left.filter(|name| name != ".lock" && name != "evening.toml").count(), 0);
        assert_eq!(table.ok("audit").err, "");
        round += 1;
    }
    toll
}

/// Kills tables in the middle of a script, after a number of hands that does not depend on the machine. What each had
/// told is there, in its order.
fn tables_killed(kills: usize, seed: u64) -> Toll {
    let (mut dice, mut toll) = (Dice(seed), Toll::default());
    while toll.kills < kills {
        let table = Table::new();
        table.ok("new Ann Bob --name evening --set target=100000");
        let script: String = (0..40).map(|hand| format!("Ann +1 # {hand}\n")).collect();
        let mut child = started(&table, &["table"]);
        child.stdin.take().unwrap().write_all(script.as_bytes()).unwrap();
        let hands = dice.below(30) as usize;
        let (alive, told) = killed(child, hands, Duration::from_micros(dice.below(4000)));
        assert!(told.matches("hand ").count() >= hands, "{told}");
        let there = notes(&table.file().0);
        let acknowledged = told.matches("hand ").count();
        assert!(there.len() >= acknowledged, "lost: {acknowledged} told, {} there", there.len());
        assert!((0..there.len()).all(|hand| there.get(&hand.to_string()) == Some(&1)), "{there:?}");
        assert_eq!(table.ok("audit").err, "");
        toll.kills += usize::from(alive);
        toll.acknowledged += acknowledged;
        toll.there += there.len();
    }
    toll
}

#[test]
fn hands() {
    let toll = hands_killed(850, 0x5eed);
    eprintln!("hands: {toll:?}, none lost, none doubled");
}

#[test]
fn tables() {
    let toll = tables_killed(150, 0x7ab1e);
    eprintln!("tables: {toll:?}, none lost, none doubled");
}

#[test]
#[ignore = "minutes"]
fn for_long() {
    eprintln!("hands: {:?}", hands_killed(20_000, 0xf00d));
    eprintln!("tables: {:?}", tables_killed(2_000, 0xcafe));
}
