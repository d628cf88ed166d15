//! Every system call of a recording failed once, and every one the last: the ledger is the one before or
//! the one after, and what was told is true.

use std::fmt::Display;
use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::Command;

use ginscore_ledger::text::read_series;

use crate::sample::left_out;
use crate::table::Table;

/// What writing is made of, and what comes before it.
const CALLS: [&str; 12] = [
    "openat",
    "read",
    "write",
    "fsync",
    "renameat",
    "fchmod",
    "ftruncate",
    "flock",
    "mkdir",
    "close",
    "unlink",
    "statx",
];

/// Runs the program with a fault injected in the `nth` of these calls; none where there is no such call.
fn faulty(table: &Table, words: &[&str], call: &str, fault: &str, nth: impl Display) -> Option<Ended> {
    let log = table.home().join("strace");
    let done = table
        .command("strace")
        .args(["-f", "-qq", "-o"])
        .arg(&log)
        .args(["-e", &format!("trace={call}"), "-e", &format!("inject={call}:{fault}:when={nth}")])
        .arg(env!("CARGO_BIN_EXE_ginscore"))
        .args(words)
        .output()
        .unwrap();
    let injected = fs::read_to_string(&log).unwrap().contains("INJECTED");
    let killed = done.status.signal().is_some();
    (injected || killed).then(|| Ended {
        status: done.status.code(),
        told: format!("{}{}", String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr)),
    })
}

struct Ended {
    /// None where it was killed.
    status: Option<i32>,
    told: String,
}

fn strace() -> bool {
    let here = Command::new("strace").args(["-qq", "-o", "/dev/null", "true"]).status();
    let here = here.is_ok_and(|status| status.success());
    if !here {
        left_out("strace is not here, or may not trace");
    }
    here
}

/// How many hands a file has, which must be sound to the last seal.
fn hands(path: &Path) -> usize {
    let reading =
        read_series(&fs::read_to_string(path).unwrap()).unwrap_or_else(|faults| panic!("{faults:?}"));
    assert!(reading.mismatches.is_empty() && reading.unfit.is_none());
    reading.series.hands().len()
}

#[test]
fn every_call_of_a_recording_failed() {
    if !strace() {
        return;
    }
    let table = Table::new();
    table.ok("new Ann Bob --name evening --set target=100000");
    let path = table.file().0;
    let (mut tried, mut recorded, mut unconfirmed) = (0, 0, 0);
    for call in CALLS {
        for fault in ["error=EIO", "error=ENOSPC", "signal=SIGKILL"] {
            for nth in 1.. {
                let before = hands(&path);
                let Some(ended) = faulty(&table, &["hand", "Ann", "3", "v", "9"], call, fault, nth) else {
                    break;
                };
                let added = hands(&path) - before;
                let what = format!("{call} {nth} {fault}: {:?} {}", ended.status, ended.told);
                match ended.status {
                    Some(0) => assert_eq!(added, 1, "{what}"),
                    Some(_) => assert_eq!(added, 0, "{what}"),
                    None => assert!(added <= 1, "{what}"),
                }
                assert!(added == 1 || !ended.told.contains("hand "), "told and not there: {what}");
                tried += 1;
                recorded += added;
                unconfirmed += usize::from(ended.told.contains("recorded, but not confirmed on disk"));
            }
        }
    }
    assert!(tried > 60 && recorded > 5 && unconfirmed > 0, "{tried} {recorded} {unconfirmed}");
    // Nothing is in the way of the next, and nothing is left over but what the next writes over.
    table.ok("hand Ann 3 v 9");
    assert_eq!(table.ok("audit").err, "");
    assert_eq!(table.ok("series list").out.lines().count(), 1);
    eprintln!(
        "{tried} faults: {recorded} hands recorded, {unconfirmed} said not to be confirmed, none lost or doubled"
    );
}

#[test]
fn every_call_of_a_beginning_failed() {
    if !strace() {
        return;
    }
    let mut tried = 0;
    for call in ["write", "fsync", "renameat", "mkdir", "flock"] {
        for fault in ["error=EIO", "signal=SIGKILL"] {
            for nth in 1.. {
                let table = Table::new();
                let Some(ended) =
                    faulty(&table, &["new", "Ann", "Bob", "--name", "evening"], call, fault, nth)
                else {
                    break;
                };
                let there = table.ledger().join("evening.toml").exists();
                match ended.status {
                    Some(status) => assert_eq!(there, status == 0, "{call} {nth} {fault}: {}", ended.told),
                    None => assert!(!there || hands(&table.ledger().join("evening.toml")) == 0),
                }
                assert_eq!(table.ok("audit").err, "");
                tried += 1;
            }
        }
    }
    assert!(tried > 10);
}

/// All series of an import are there, or none: one that goes on with what the ledger has, and one that is new.
#[test]
fn every_call_of_an_import_failed() {
    if !strace() {
        return;
    }
    let (mut tried, mut killed) = (0, 0);
    for call in ["openat", "write", "fsync", "renameat", "fchmod", "flock"] {
        for fault in ["error=ENOSPC", "signal=SIGKILL"] {
            for nth in 1.. {
                let table = Table::new();
                let rows = |hands: &str| format!("series,start,player_one,player_two,hand\n{hands}");
                let first = "old,2026-11-20,Ann,Bob,Ann 4 v 23\n";
                assert_eq!(table.run_with(&["import", "-"], &rows(first)).status, 0);
                let file = table.home().join("hands.csv");
                fs::write(
                    &file,
                    rows(&format!("new,,Ann,Cid,draw\n{first}old,,,,Bob 3 v 9\nlast,,Ann,Dora,draw\n")),
                )
                .unwrap();
                let file = file.display().to_string();
                let Some(ended) = faulty(&table, &["import", &file], call, fault, nth) else {
                    break;
                };
                let there = |name: &str| {
                    let path = table.ledger().join(format!("{name}.toml"));
                    if path.exists() { hands(&path) } else { 0 }
                };
                let all = [there("new"), there("old"), there("last")];
                let what = format!("{call} {nth} {fault}: {:?} {all:?} {}", ended.status, ended.told);
                match ended.status {
                    Some(0) => assert_eq!(all, [1, 2, 1], "{what}"),
                    Some(_) => assert_eq!(all, [0, 1, 0], "{what}"),
                    None => killed += 1,
                }
                // Once more, and it is all there, once.
                assert_eq!(table.run_with(&["import", &file], "").status, 0, "{what}");
                assert_eq!([there("new"), there("old"), there("last")], [1, 2, 1], "{what}");
                assert_eq!(table.ok("audit").err, "", "{what}");
                tried += 1;
            }
        }
    }
    assert!(tried > 40 && killed > 20, "{tried} {killed}");
}

/// Where a disk fails for good, what was written before cannot be taken back, and that is said.
#[test]
fn an_import_that_cannot_be_taken_back() {
    if !strace() {
        return;
    }
    let table = Table::new();
    let file = table.home().join("hands.csv");
    let rows = |hands: &str| fs::write(&file, format!("series,player_one,player_two,hand\n{hands}")).unwrap();
    let import = ["import", file.to_str().unwrap()];
    rows("old,Ann,Bob,draw\n");
    assert_eq!(table.run_with(&import, "").status, 0);
    rows("old,Ann,Bob,draw\nold,,,Ann 4 v 23\nnew,Ann,Cid,draw\n");
    // The first series gets its name, and from then on none does.
    let ended = faulty(&table, &import, "renameat", "error=EIO", "2+").unwrap();
    assert_eq!(ended.status, Some(3), "{}", ended.told);
    assert!(ended.told.contains("some series of the file were recorded"), "{}", ended.told);
    assert_eq!(hands(&table.ledger().join("old.toml")), 2);
    assert!(!table.ledger().join("new.toml").exists());
    assert_eq!(table.run_with(&import, "").status, 0);
    assert_eq!(hands(&table.ledger().join("new.toml")), 1);
    assert_eq!(table.ok("audit").err, "");
}

/// What stands on the screen is on the disk: the text, its name, and only then the answer.
#[test]
fn told_only_after_the_syncs() {
    if !strace() {
        return;
    }
    let table = Table::new();
    table.ok("new Ann Bob --name evening");
    let log = table.home().join("strace");
    let mut traced = table.command("strace");
    traced.args(["-f", "-qq", "-y", "-e", "trace=write,fsync,renameat", "-o"]).arg(&log);
    traced.arg(env!("CARGO_BIN_EXE_ginscore")).args(["hand", "Ann", "3", "v", "9"]);
    assert!(traced.output().unwrap().status.success());
    let log = fs::read_to_string(log).unwrap();
    let find = |what: &[&str]| {
        let holds = |line: &str| what.iter().all(|what| line.contains(what));
        log.lines().position(holds).unwrap_or_else(|| panic!("{what:?}: {log}"))
    };
    let ledger = table.ledger();
    let order = [
        find(&["write(", "/.ginscore-", "share"]),
        find(&["fsync(", "/.ginscore-", "share"]),
        find(&["renameat(", "share", "evening.toml\")"]),
        find(&["fsync(", &format!("{}>", ledger.display())]),
        find(&["write(1", "hand 1"]),
    ];
    assert!(order.is_sorted(), "{order:?}: {log}");
}
