//! Writers at once where the lock is in danger: deleted under them, or in two ledgers, or another user's.

use std::collections::BTreeSet;
use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown, symlink};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};

use ginscore_ledger::text::read_series;

use crate::sample::{left_out, within_reach};
use crate::table::Table;

const WRITERS: usize = 16;
const HANDS: usize = 6;

/// The notes of a series, which must be sound to the last seal.
fn notes(path: &Path) -> Vec<String> {
    let reading =
        read_series(&fs::read_to_string(path).unwrap()).unwrap_or_else(|faults| panic!("{faults:?}"));
    assert!(reading.mismatches.is_empty() && reading.unfit.is_none());
    reading.series.hands().iter().map(|hand| hand.note.clone().unwrap()).collect()
}

/// Records with many writers at once, each by a line of its own; the notes that were acknowledged. A machine may be
/// so slow that a writer gives up, which is not wrong.
fn storm(table: &Table, line: impl Fn(usize, &str) -> String + Sync) -> BTreeSet<String> {
    std::thread::scope(|scope| {
        let writer = |number: usize| {
            let line = &line;
            scope.spawn(move || {
                let mut acknowledged = Vec::new();
                for hand in 0..HANDS {
                    let note = format!("{number}-{hand}");
                    let done = table.run(&line(number, &note));
                    let gave_up = done.err.contains("another ginscore is writing");
                    assert!(done.status == 0 || gave_up, "{}", done.err);
                    acknowledged.extend((done.status == 0).then_some(note));
                }
                acknowledged
            })
        };
        let writers: Vec<_> = (0..WRITERS).map(writer).collect();
        writers.into_iter().flat_map(|writer| writer.join().unwrap()).collect()
    })
}

/// What was acknowledged is there, once.
fn nothing_is_missing(path: &Path, acknowledged: &BTreeSet<String>) {
    let there = notes(path);
    assert!(!acknowledged.is_empty());
    assert_eq!(there.iter().cloned().collect::<BTreeSet<_>>(), *acknowledged);
    assert_eq!(there.len(), acknowledged.len(), "doubled");
}

/// `git clean -fdX` does that, and so does anyone who thinks that a lock is in the way.
#[test]
fn the_lock_is_deleted_all_the_time() {
    let table = Table::new();
    table.ok("new Ann Bob --name evening --set target=100000");
    let (lock, over) = (table.ledger().join(".lock"), AtomicBool::new(false));
    let acknowledged = std::thread::scope(|scope| {
        scope.spawn(|| {
            while !over.load(Ordering::Relaxed) {
                let _ = fs::remove_file(&lock);
                std::thread::yield_now();
            }
        });
        let acknowledged = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            storm(&table, |_, note| format!("hand Ann +1 '# {note}'"))
        }));
        over.store(true, Ordering::Relaxed);
        acknowledged.unwrap()
    });
    nothing_is_missing(&table.file().0, &acknowledged);
    assert_eq!(table.ok("audit").err, "");
}

/// Two ledgers, each with a link to a series of the other: the lock is where the file is, and nobody waits for
/// someone who waits for them.
#[test]
fn one_series_in_two_ledgers() {
    let table = Table::new();
    let [one, two] = ["one", "two"].map(|name| table.home().join(name));
    let [first, second] = [("one", "first"), ("two", "second")].map(|(ledger, name)| {
        let dir = table.home().join(ledger);
        table.ok(&format!("--ledger {} new Ann Bob --name {name} --set target=100000", dir.display()));
        dir.join(format!("{name}.toml"))
    });
    symlink(&first, two.join("first.toml")).unwrap();
    symlink("../two/second.toml", one.join("second.toml")).unwrap();
    let all = storm(&table, |number, note| {
        let ledger = if number % 2 == 0 { &one } else { &two };
        let series = if number % 4 < 2 { "first" } else { "second" };
        format!("--ledger {} --series {series} hand Ann +1 '# {note}'", ledger.display())
    });
    let of = |wanted: fn(usize) -> bool| {
        let number = |note: &str| note.split('-').next().unwrap().parse::<usize>().unwrap();
        all.iter().filter(|note| wanted(number(note))).cloned().collect::<BTreeSet<_>>()
    };
    nothing_is_missing(&first, &of(|number| number % 4 < 2));
    nothing_is_missing(&second, &of(|number| number % 4 >= 2));
    assert!(two.join("first.toml").is_symlink() && one.join("second.toml").is_symlink());
}

/// A user of the machine, in a group that they share with the other.
struct User<'t> {
    table: &'t Table,
    binary: &'t Path,
    ledger: &'t Path,
    id: u32,
}

const GROUP: u32 = 61000;

impl<'t> User<'t> {
    fn new(table: &'t Table, binary: &'t Path, ledger: &'t Path, id: u32) -> User<'t> {
        let user = User { table, binary, ledger, id };
        fs::create_dir_all(user.home()).unwrap();
        chown(user.home(), Some(id), Some(id)).unwrap();
        user
    }

    fn home(&self) -> PathBuf {
        self.table.home().join(self.id.to_string())
    }

    /// Runs the program with that umask; its status and what it said.
    fn run(&self, umask: &str, line: &str) -> (i32, String) {
        let id = self.id;
        let script = format!("umask {umask}; exec '{}' {line}", self.binary.display());
        let mut command = self.table.command("setpriv");
        command.args([format!("--reuid={id}"), format!("--regid={id}"), format!("--groups={GROUP}")]);
        command.env("HOME", self.home()).env("GINSCORE_LEDGER", self.ledger);
        let done = command.args(["sh", "-c", &script]).output().unwrap();
        let said = [done.stdout, done.stderr].concat();
        (done.status.code().unwrap(), String::from_utf8(said).unwrap())
    }

    fn ok(&self, umask: &str, line: &str) {
        let (status, said) = self.run(umask, line);
        assert_eq!(status, 0, "{line}: {said}");
    }
}

/// Whether this test may act as other users, and change who owns a file.
fn is_root() -> bool {
    let mut can = Command::new("setpriv");
    can.args(["--reuid=61001", "--regid=61001", "--clear-groups", "true"]);
    let can = can.status().is_ok_and(|status| status.success());
    if !can {
        left_out("nobody else can be played here");
    }
    can
}

/// Whoever may write in the directory may record, whatever the first user's umask was.
#[test]
fn a_second_user() {
    if !is_root() {
        return;
    }
    for umask in ["002", "022", "027", "077"] {
        let table = Table::new();
        let binary = within_reach(&table);
        let ledger = table.home().join("club");
        fs::create_dir(&ledger).unwrap();
        chown(&ledger, Some(61001), Some(GROUP)).unwrap();
        fs::set_permissions(&ledger, fs::Permissions::from_mode(0o2775)).unwrap();
        let [one, two] = [61001, 61002].map(|id| User::new(&table, &binary, &ledger, id));
        one.ok(umask, "new Ann Bob --name evening");
        one.ok(umask, "hand Ann 4 v 23");
        // As a killed writer of version 0.1 leaves it, and one of today.
        for left in [".evening.toml.new", ".ginscore-abcdefghijkl"] {
            fs::write(ledger.join(left), "left").unwrap();
            chown(ledger.join(left), Some(61001), Some(GROUP)).unwrap();
        }
        if umask == "077" {
            // The series is the first user's own; the ledger is not.
            two.ok("022", "new Ann Cid --name other");
            two.ok("022", "hand Ann 4 v 23");
        } else {
            two.ok("022", "hand Bob 3 v 9 --series evening");
            one.ok(umask, "hand Bob 3 v 9");
            two.ok("022", "hand Ann 3 v 9 --series evening");
            assert_eq!(one.run(umask, "log").1.lines().count(), 5);
        }
        one.ok(umask, "audit");
    }
}

/// `sudo ginscore hand` leaves the file with its owner, its group and its mode.
#[test]
fn root_gives_nothing_away() {
    if !is_root() {
        return;
    }
    let table = Table::new();
    let binary = within_reach(&table);
    let ledger = table.ledger();
    let user = User::new(&table, &binary, &ledger, 61001);
    table.ok("new Ann Bob --name evening");
    chown(&ledger, Some(61001), Some(61001)).unwrap();
    let path = table.file().0;
    chown(&path, Some(61001), Some(GROUP)).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
    // What the user may not read would be locked away.
    fs::remove_file(ledger.join(".lock")).unwrap();
    let done = table.shell("umask 077; ginscore hand Ann 4 v 23");
    assert_eq!(done.status, 0, "{}", done.out);
    let known = fs::metadata(&path).unwrap();
    assert_eq!((known.uid(), known.gid(), known.mode() & 0o777), (61001, GROUP, 0o600));
    user.ok("022", "hand Bob 3 v 9 --series evening");
    assert_eq!(fs::metadata(&path).unwrap().mode() & 0o777, 0o600);
}

/// What is new has the mode that the umask gives, and keeps what it is given.
#[test]
fn modes() {
    for (umask, expected) in [("000", 0o666), ("022", 0o644), ("077", 0o600)] {
        let table = Table::new();
        let done = table.shell(&format!("umask {umask}; ginscore new Ann Bob --name evening"));
        assert_eq!(done.status, 0, "{}", done.out);
        let path = table.ledger().join("evening.toml");
        let mode = || fs::metadata(&path).unwrap().mode() & 0o7777;
        assert_eq!(mode(), expected, "{umask}");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).unwrap();
        assert_eq!(table.shell(&format!("umask {umask}; ginscore hand Ann 4 v 23")).status, 0);
        assert_eq!(mode(), 0o640, "{umask}");
    }
}
