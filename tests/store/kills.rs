//! Programs killed at any moment while they record: what was acknowledged is recorded exactly once, and nothing is half
//! recorded.

use std::collections::HashMap;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

use crate::sample::sound_file;
use crate::table::{Table, program, sized};

/// Random numbers that are the same in each run: xorshift64.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % limit.max(1)
    }
}

#[derive(Debug, Default)]
struct Tally {
    kills: usize,
    acknowledged: usize,
    recorded: usize,
    not_recorded: usize,
}

/// The number of times each note is in a file.
fn notes(path: &Path) -> HashMap<String, usize> {
    let mut notes = HashMap::new();
    for (_, hand) in sound_file(path).series.hands() {
        *notes.entry(hand.note.clone().unwrap()).or_default() += 1;
    }
    notes
}

fn start(table: &Table, words: &[&str]) -> Child {
    let mut command = table.command(program());
    command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
}

/// Waits until a program has reported this many hands, and then for `after`, and kills it. Returns whether it was still
/// running, and its output.
fn kill_after(mut child: Child, hands: usize, after: Duration) -> (bool, String) {
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut output = String::new();
    while output.matches("hand ").count() < hands && out.read_line(&mut output).unwrap() > 0 {}
    let until = Instant::now() + after;
    while Instant::now() < until {
        std::hint::spin_loop();
    }
    let alive = child.try_wait().unwrap().is_none();
    child.kill().unwrap();
    out.read_to_string(&mut output).unwrap();
    child.wait().unwrap();
    (alive, output)
}

/// Kills `hand` again and again. The delay is adjusted so that about half of the killed programs have recorded the hand,
/// and the loop ends only when recorded are enough of both kinds, however fast the machine is. A new series now and then
/// keeps the files short.
fn kill_hands(kills: usize, seed: u64) -> Tally {
    let (mut random, mut tally) = (Random(seed), Tally::default());
    let mut round = 0;
    let mut delay = 3000;
    while tally.kills < kills || tally.recorded.min(tally.not_recorded) <= 20 {
        let table = Table::new();
        table.ok("new Ann Bob name=evening target=100000");
        table.ok("hand Ann +1 '# first'");
        let path = table.file().0;
        let mut acknowledged = vec!["first".to_owned()];
        for hand in 0..40 {
            let note = format!("{round}-{hand}");
            let child = start(&table, &["hand", "Ann", "+1", &format!("# {note}")]);
            let (alive, output) =
                kill_after(child, 0, Duration::from_micros(delay / 2 + random.below(delay)));
            if output.contains("hand ") {
                acknowledged.push(note.clone());
                tally.acknowledged += 1;
            }
            let recorded = notes(&path);
            assert!(recorded.values().all(|count| *count == 1), "doubled: {recorded:?}");
            assert!(
                acknowledged.iter().all(|note| recorded.contains_key(note)),
                "lost: {acknowledged:?} {recorded:?}"
            );
            let is_recorded = recorded.contains_key(&note);
            delay = if is_recorded { delay - delay / 20 } else { delay + delay / 20 };
            if alive {
                tally.kills += 1;
                tally.recorded += usize::from(is_recorded);
                tally.not_recorded += usize::from(!is_recorded);
            }
        }
        // A killed program leaves no lock, and the next writer deletes its temporary file.
        table.ok("hand Ann +1 '# last'");
        let left = fs::read_dir(table.ledger()).unwrap().map(|entry| entry.unwrap().file_name());
        assert_eq!(left.filter(|name| name != ".lock" && name != "evening.toml").count(), 0);
        assert_eq!(table.ok("audit -q").err, "");
        round += 1;
    }
    tally
}

/// Kills `table` in the delay of a script, after a number of hands that does not depend on the machine. The hands it
/// reported are recorded, in order.
fn kill_tables(kills: usize, seed: u64) -> Tally {
    let (mut random, mut tally) = (Random(seed), Tally::default());
    while tally.kills < kills {
        let table = Table::new();
        table.ok("new Ann Bob name=evening target=100000");
        let script: String = (0..40).map(|hand| format!("Ann +1 # {hand}\n")).collect();
        let mut child = start(&table, &["table"]);
        child.stdin.take().unwrap().write_all(script.as_bytes()).unwrap();
        let hands = random.below(30) as usize;
        let (alive, output) = kill_after(child, hands, Duration::from_micros(random.below(4000)));
        assert!(output.matches("hand ").count() >= hands, "{output}");
        let recorded = notes(&table.file().0);
        let acknowledged = output.matches("hand ").count();
        assert!(
            recorded.len() >= acknowledged,
            "lost: {acknowledged} acknowledged, {} recorded",
            recorded.len()
        );
        assert!((0..recorded.len()).all(|hand| recorded.get(&hand.to_string()) == Some(&1)), "{recorded:?}");
        assert_eq!(table.ok("audit -q").err, "");
        tally.kills += usize::from(alive);
        tally.acknowledged += acknowledged;
        tally.recorded += recorded.len();
    }
    tally
}

#[test]
fn killed_hand_commands_lose_and_double_nothing() {
    let tally = kill_hands(sized(150, 850), 0x5eed);
    eprintln!("hands: {tally:?}, none lost, none doubled");
}

#[test]
fn killed_tables_lose_and_double_nothing() {
    let tally = kill_tables(sized(30, 150), 0x7ab1e);
    eprintln!("tables: {tally:?}, none lost, none doubled");
}

#[test]
#[ignore = "minutes"]
fn many_killed_commands_lose_and_double_nothing() {
    eprintln!("hands: {:?}", kill_hands(20_000, 0xf00d));
    eprintln!("tables: {:?}", kill_tables(2_000, 0xcafe));
}

/// An import that is interrupted ends between two series, says how far it came, and goes on when it is run again.
#[cfg(unix)]
#[test]
fn an_interrupted_import_says_how_far_it_came() {
    const ALL: usize = 400;
    let table = Table::new();
    let rows: String = (0..ALL).map(|of| format!("s{of:04},2026-11-20,Ann,Bob,draw\n")).collect();
    let file = table.home().join("rows.csv");
    fs::write(&file, format!("series,start,player_one,player_two,hand\n{rows}")).unwrap();
    let words = ["import", file.to_str().unwrap()];
    let recorded = || {
        let files = fs::read_dir(table.ledger()).into_iter().flatten();
        files.filter(|file| file.as_ref().unwrap().path().extension().is_some_and(|of| of == "toml")).count()
    };
    let child = start(&table, &words);
    // It is interrupted as soon as it writes.
    while recorded() == 0 {}
    let pid = rustix::process::Pid::from_child(&child);
    rustix::process::kill_process(pid, rustix::process::Signal::INT).unwrap();
    let done = child.wait_with_output().unwrap();
    let (said, done_before) = (String::from_utf8(done.stderr).unwrap(), recorded());
    assert_eq!(done.status.code(), Some(130), "{said}");
    assert!(done_before < ALL, "{done_before}");
    assert!(said.contains(&format!("interrupted after {done_before} of {ALL} series")), "{said}");
    let again = table.run_with(&words, "");
    assert_eq!((again.status, recorded()), (0, ALL), "{}", again.err);
}
