//! What a command says that reads while somebody else writes: nothing is wrong with the ledger then.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use crate::table::{Done, Table};

/// Runs `read` while another program writes one change after another, and counts the changes.
fn while_writing(write: impl Fn(usize) + Sync, read: impl FnOnce()) -> usize {
    let (is_over, changes) = (AtomicBool::new(false), AtomicUsize::new(0));
    std::thread::scope(|scope| {
        scope.spawn(|| {
            while !is_over.load(Ordering::Relaxed) {
                write(changes.fetch_add(1, Ordering::Relaxed));
            }
        });
        let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(read));
        is_over.store(true, Ordering::Relaxed);
        done.unwrap();
    });
    changes.into_inner()
}

fn silent(done: &Done, what: &str) {
    // An audit that finds nothing says how much it looked at.
    let warns = done.err.lines().any(|line| !line.ends_with("all as recorded"));
    assert!(done.status == 0 && !warns, "{what}: {}{}", done.out, done.err);
}

/// Reads again and again while hands are recorded; returns the number of hands.
fn read_while_recording(readings: usize) -> usize {
    let table = Table::new();
    table.ok("new Ann Bob name=evening target=100000");
    let hand = |_| drop(table.ok("hand Ann +1 -q"));
    let hands = while_writing(hand, || {
        for reading in 0..readings {
            let line = ["score", "audit -q", "summary", "audit --json", "stats", "export --all --format csv"];
            let line = line[reading % line.len()];
            silent(&table.run(line), line);
        }
    });
    silent(&table.run("audit -q"), "audit");
    hands
}

#[test]
fn who_reads_while_a_hand_is_recorded_is_not_alarmed() {
    assert!(read_while_recording(240) > 0);
}

/// As `cargo test --test store -- --ignored two_thousand --nocapture` by hand: it takes minutes.
#[test]
#[ignore = "takes minutes"]
fn two_thousand_readings_while_hands_are_recorded() {
    let hands = read_while_recording(2000);
    eprintln!("2000 readings during {hands} hands: no alarm");
}

/// A series is renamed, deleted, restored and begun again while the ledger is read. No series is missing, none is one that
/// cannot be read, and none is lost: an export has each evening once.
#[test]
fn who_reads_while_series_are_renamed_and_deleted_is_not_alarmed() {
    let table = Table::new();
    for name in ["a", "s1", "t1", "z"] {
        table.ok(&format!("new Ann {name} name={name}"));
        table.ok("hand Ann 4 v 23");
        table.ok("hand Ann 4 v 23");
    }
    let change = |number: usize| {
        let lines: &[&str] = match number % 4 {
            0 => &["series rename s1 m2", "series rename m2 s1"],
            1 => &["series rename s1 x2", "series rename x2 s1"],
            2 => &["series delete t1 --yes", "new Ann t1 name=t1 -q"],
            _ => &["series delete t1 --yes", "series restore t1 -q"],
        };
        for line in lines {
            drop(table.run(line));
        }
        if number % 4 == 2 {
            drop(table.run("series delete t1 --yes"));
            drop(table.run("series restore t1"));
        }
    };
    let changes = while_writing(change, || {
        for reading in 0..160 {
            let line = ["audit -q", "stats", "series list", "export --all --format csv"][reading % 4];
            let done = table.run(line);
            silent(&done, line);
            if line.starts_with("export") {
                for name in ["a", "z"] {
                    let rows = done.out.lines().filter(|row| row.contains(&format!(",Ann,{name},"))).count();
                    assert_eq!(rows, 2, "{name}: {}", done.out);
                }
                let renamed = done.out.lines().filter(|row| row.contains(",Ann,s1,")).count();
                assert!(renamed == 2, "{}", done.out);
            }
        }
    });
    assert!(changes > 0);
}
