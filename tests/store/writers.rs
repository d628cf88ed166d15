//! Several programs recording at once.

use std::collections::HashSet;
use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::process::Stdio;

use ginscore_ledger::text::read_series;

use crate::table::{Table, program, sized};

/// Runs a command. Returns `false` if it gave up waiting for another writer.
fn try_record(table: &Table, line: &str) -> bool {
    let done = table.run(line);
    assert!(done.status == 0 || done.err.contains("another ginscore is writing"), "{}", done.err);
    done.status == 0
}

#[test]
fn eight_writers_at_once_lose_nothing() {
    let hands = sized(10, 50);
    let table = Table::new();
    table.ok("new Ann Bob name=evening target=100000");
    std::thread::scope(|scope| {
        for writer in 0..8 {
            let table = &table;
            scope.spawn(move || {
                for hand in 0..hands {
                    // On a busy machine a writer may give up, and tries again.
                    while !try_record(table, &format!("hand Ann +1 '# {writer}-{hand}'")) {}
                }
            });
        }
    });
    let reading = read_series(&table.file().1).unwrap();
    let notes: HashSet<_> = reading.series.hands().map(|(_, hand)| hand.note.clone().unwrap()).collect();
    assert_eq!((reading.series.hands().count(), notes.len()), (8 * hands, 8 * hands));
    let audit = table.ok("audit -q");
    assert_eq!((audit.out.as_str(), audit.err.as_str()), ("", ""));
}

/// Series that are started in the same second get different names.
#[test]
fn eight_series_started_at_once_are_eight_series() {
    let table = Table::new();
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| {
                let mut command = table.command(program());
                command.env("GINSCORE_NOW", "2026-11-20T19:30:00+01:00").args(["new", "Ann", "Bob"]);
                assert!(command.output().unwrap().status.success());
            });
        }
    });
    assert_eq!(table.ok("series list").out.lines().count(), 8);
    for number in 2..=8 {
        table.ok(&format!("hand Ann 4 v 23 --series ann-bob-{number}"));
    }
    assert_eq!(table.ok("audit -q").err, "");
}

/// A writer waits for the lock, and says so; errors/ledger-locked.md shows one that gives up. A reader does not wait.
#[test]
fn writers_wait_for_the_lock_and_readers_do_not() {
    let table = Table::new();
    table.ok("new Ann Bob name=evening");
    let lock = File::open(table.ledger().join(".lock")).unwrap();
    lock.lock().unwrap();
    for line in ["score", "summary", "log", "audit", "series list"] {
        table.ok(line);
    }
    // It continues when the lock is released.
    let mut command = table.command(program());
    command.args(["hand", "Ann", "4", "v", "23"]).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut waiting = command.spawn().unwrap();
    let mut err = BufReader::new(waiting.stderr.take().unwrap());
    let mut said = String::new();
    err.read_line(&mut said).unwrap();
    assert_eq!(said, "waiting for another ginscore to finish ...\n");
    drop(lock);
    let done = waiting.wait_with_output().unwrap();
    err.read_to_string(&mut said).unwrap();
    assert!(done.status.success() && said.lines().count() == 1, "{said}");
}
