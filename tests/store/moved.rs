//! A series that is renamed, deleted or brought back, and rules that are saved, while a system call fails or the program is
//! killed: they are there once and whole, as before or as after, and the program's report is true.

use std::fs;
use std::path::Path;

use crate::crash::{Ended, FAULTS, WRITING, can_trace, each_fault};
use crate::table::{Table, sized};

/// The system calls that move a file. Those of the answer are not among them.
const MOVING: [&str; 5] = ["openat", "fsync", "renameat", "flock", "mkdir"];

/// Checks that a program that said so did everything, and one that failed nothing.
fn check(ended: &Ended, done: bool) {
    if let Some(status) = ended.status {
        assert_eq!(status == 0, done, "{ended}");
    }
}

#[test]
fn a_failed_system_call_never_loses_a_series_that_is_moved() {
    if !can_trace() {
        return;
    }
    const PLACES: [&str; 3] = ["a.toml", "b.toml", "trash/a.toml"];
    let table = Table::new();
    table.ok("new Ann Bob name=a");
    table.ok("draw");
    let ledger = table.ledger();
    let text = fs::read_to_string(ledger.join("a.toml")).unwrap();
    for (words, before, after) in [
        (&["series", "rename", "a", "b"][..], "a.toml", "b.toml"),
        (&["series", "delete", "a", "--yes"], "a.toml", "trash/a.toml"),
        (&["series", "restore", "a"], "trash/a.toml", "a.toml"),
    ] {
        let mut killed = 0;
        let tried = each_fault(&MOVING, &FAULTS[sized(1, 0)..], |fault| {
            for path in PLACES.map(|place| ledger.join(place)).iter().filter(|path| path.exists()) {
                fs::remove_file(path).unwrap();
            }
            let path = ledger.join(before);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, &text).unwrap();
            let ended = fault.run(&table, words)?;
            let there: Vec<&str> = PLACES.into_iter().filter(|place| ledger.join(place).exists()).collect();
            assert!(there == [before] || there == [after], "{there:?} {ended}");
            assert_eq!(fs::read_to_string(ledger.join(there[0])).unwrap(), text, "{ended}");
            check(&ended, there == [after]);
            killed += usize::from(ended.status.is_none());
            Some(())
        });
        assert!(tried > sized(6, 12) && killed > 6, "{words:?}: {tried} {killed}");
    }
}

#[test]
fn a_failed_system_call_never_leaves_half_a_saved_rule() {
    if !can_trace() {
        return;
    }
    let table = Table::new();
    let read = |path: &Path| fs::read_to_string(path).unwrap();
    let path = table.ledger().join("rules/club.toml");
    table.ok("rules save club standard target=200");
    let new = read(&path);
    table.ok("rules save club standard target=150 --yes");
    let old = read(&path);
    let mut killed = 0;
    let words = ["rules", "save", "club", "standard", "target=200", "--yes"];
    let tried = each_fault(&WRITING, &FAULTS[sized(1, 0)..], |fault| {
        fs::write(&path, &old).unwrap();
        let ended = fault.run(&table, &words)?;
        let now = read(&path);
        assert!(now == old || now == new, "{now} {ended}");
        // What cannot be written may be the answer.
        if fault.call != "write" {
            check(&ended, now == new);
        }
        killed += usize::from(ended.status.is_none());
        Some(())
    });
    assert!(tried > sized(10, 20) && killed > 10, "{tried} {killed}");
    assert_eq!(read(&path), new);
}
