//! Concurrent writers when the lock is deleted, when two ledgers link to one series, and when two users share a ledger.

use std::collections::BTreeSet;
use std::fs;
use std::io::{BufRead, BufReader};
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};

use crate::sample::{not_allowed, shared_binary, sound_file};
use crate::table::{Table, program};

const WRITERS: usize = 16;
const HANDS: usize = 6;

fn notes(path: &Path) -> Vec<String> {
    sound_file(path).series.hands().map(|(_, hand)| hand.note.clone().unwrap()).collect()
}

/// Records with many writers at once, and returns the notes of the hands that were acknowledged. On a slow machine a
/// writer may give up waiting for the lock, which is not a failure.
fn record_at_once(table: &Table, line: impl Fn(usize, &str) -> String + Sync) -> BTreeSet<String> {
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

/// Checks that each acknowledged hand was recorded exactly once.
fn nothing_is_missing(path: &Path, acknowledged: &BTreeSet<String>) {
    let recorded = notes(path);
    assert!(!acknowledged.is_empty());
    assert_eq!(recorded.iter().cloned().collect::<BTreeSet<_>>(), *acknowledged);
    assert_eq!(recorded.len(), acknowledged.len(), "doubled");
}

/// `git clean -fdX` does that, and so does anyone who thinks that a lock is in the way.
#[test]
fn deleting_the_lock_loses_no_hand() {
    let table = Table::new();
    table.ok("new Ann Bob name=evening target=100000");
    let (lock, is_over) = (table.ledger().join(".lock"), AtomicBool::new(false));
    let acknowledged = std::thread::scope(|scope| {
        scope.spawn(|| {
            while !is_over.load(Ordering::Relaxed) {
                let _ = fs::remove_file(&lock);
                std::thread::yield_now();
            }
        });
        let acknowledged = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            record_at_once(&table, |_, note| format!("hand Ann +1 '# {note}'"))
        }));
        is_over.store(true, Ordering::Relaxed);
        acknowledged.unwrap()
    });
    nothing_is_missing(&table.file().0, &acknowledged);
    assert_eq!(table.ok("audit -q").err, "");
}

/// Two ledgers, each with a link to a series of the other. The lock is in the directory of the real file, so writers of
/// both ledgers share it, and they cannot deadlock.
#[test]
fn writers_through_links_share_the_lock() {
    let table = Table::new();
    let [one, two] = ["one", "two"].map(|name| table.home().join(name));
    let [first, second] = [("one", "first"), ("two", "second")].map(|(ledger, name)| {
        let dir = table.home().join(ledger);
        table.ok(&format!("--ledger {} new Ann Bob name={name} target=100000", dir.display()));
        dir.join(format!("{name}.toml"))
    });
    symlink(&first, two.join("first.toml")).unwrap();
    symlink("../two/second.toml", one.join("second.toml")).unwrap();
    let all = record_at_once(&table, |number, note| {
        let ledger = if number % 2 == 0 { &one } else { &two };
        let series = if number % 4 < 2 { "first" } else { "second" };
        format!("--ledger {} --series {series} hand Ann +1 '# {note}'", ledger.display())
    });
    let notes_of = |is_writer: fn(usize) -> bool| {
        let number = |note: &str| note.split('-').next().unwrap().parse::<usize>().unwrap();
        all.iter().filter(|note| is_writer(number(note))).cloned().collect::<BTreeSet<_>>()
    };
    nothing_is_missing(&first, &notes_of(|number| number % 4 < 2));
    nothing_is_missing(&second, &notes_of(|number| number % 4 >= 2));
    assert!(two.join("first.toml").is_symlink() && one.join("second.toml").is_symlink());
}

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

    /// Runs the program with that umask, and returns its status and its output.
    fn run(&self, umask: &str, line: &str) -> (i32, String) {
        let id = self.id;
        let script = format!("umask {umask}; exec '{}' {line}", self.binary.display());
        let mut command = self.table.command("setpriv");
        command.args([format!("--reuid={id}"), format!("--regid={id}"), format!("--groups={GROUP}")]);
        command.env("HOME", self.home()).env("GINSCORE_LEDGER", self.ledger);
        command.env("GINSCORE_STATE", self.home().join("state"));
        let done = command.args(["sh", "-c", &script]).output().unwrap();
        let said = [done.stdout, done.stderr].concat();
        (done.status.code().unwrap(), String::from_utf8(said).unwrap())
    }

    fn ok(&self, umask: &str, line: &str) {
        let (status, said) = self.run(umask, line);
        assert_eq!(status, 0, "{line}: {said}");
    }
}

/// Whether this test may run commands as another user and change the owner of a file. If not, reports it as skipped.
fn can_switch_users() -> bool {
    let mut command = Command::new("setpriv");
    command.args(["--reuid=61001", "--regid=61001", "--clear-groups", "true"]);
    let works = command.status().is_ok_and(|status| status.success());
    if !works {
        not_allowed("commands cannot run as another user here");
    }
    works
}

/// Anyone who may write in the directory may record, regardless of the first user's umask.
#[test]
fn a_second_user_can_record() {
    if !can_switch_users() {
        return;
    }
    for umask in ["002", "022", "027", "077"] {
        let table = Table::new();
        let binary = shared_binary(&table);
        let ledger = table.home().join("club");
        fs::create_dir(&ledger).unwrap();
        chown(&ledger, Some(61001), Some(GROUP)).unwrap();
        fs::set_permissions(&ledger, fs::Permissions::from_mode(0o2775)).unwrap();
        let [one, two] = [61001, 61002].map(|id| User::new(&table, &binary, &ledger, id));
        one.ok(umask, "new Ann Bob name=evening");
        one.ok(umask, "hand Ann 4 v 23");
        let left = ledger.join(".ginscore-abcdefghijkl");
        fs::write(&left, "left by a killed writer").unwrap();
        chown(&left, Some(61001), Some(GROUP)).unwrap();
        if umask == "077" {
            // The file of the series is private to the first user, but the directory is shared.
            two.ok("022", "new Ann Cid name=other");
            two.ok("022", "hand Ann 4 v 23");
        } else {
            two.ok("022", "hand Bob 3 v 9 --series evening");
            one.ok(umask, "hand Bob 3 v 9");
            two.ok("022", "hand Ann 3 v 9 --series evening");
            assert_eq!(one.run(umask, "log").1.lines().count(), 5);
        }
        // Others can only read a lock that came from a copy.
        fs::set_permissions(ledger.join(".lock"), fs::Permissions::from_mode(0o644)).unwrap();
        two.ok("022", "new Cid Dan name=third");
        one.ok(umask, "audit");
    }
}

/// `sudo ginscore hand` leaves the file with its owner, its group and its mode.
#[test]
fn recording_as_root_keeps_owner_and_mode() {
    if !can_switch_users() {
        return;
    }
    let table = Table::new();
    let binary = shared_binary(&table);
    let ledger = table.ledger();
    let user = User::new(&table, &binary, &ledger, 61001);
    table.ok("new Ann Bob name=evening");
    chown(&ledger, Some(61001), Some(61001)).unwrap();
    let path = table.file().0;
    chown(&path, Some(61001), Some(GROUP)).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
    // A new lock file that the user cannot open would lock them out.
    fs::remove_file(ledger.join(".lock")).unwrap();
    let done = table.shell("umask 077; ginscore hand Ann 4 v 23");
    assert_eq!(done.status, 0, "{}", done.out);
    let metadata = fs::metadata(&path).unwrap();
    assert_eq!((metadata.uid(), metadata.gid(), metadata.mode() & 0o777), (61001, GROUP, 0o600));
    user.ok("022", "hand Bob 3 v 9 --series evening");
    assert_eq!(fs::metadata(&path).unwrap().mode() & 0o777, 0o600);
    // Only the owner, or only the group, may be another one.
    for (owner, group) in [(0, GROUP), (61001, 0)] {
        chown(&path, Some(owner), Some(group)).unwrap();
        table.ok("hand Ann 3 v 9 --series evening");
        let metadata = fs::metadata(&path).unwrap();
        assert_eq!((metadata.uid(), metadata.gid()), (owner, group));
    }
}

/// A series gets another name while an import waits for the lock: the import finds it under that name, and records
/// nothing twice.
#[test]
fn an_import_finds_a_series_that_was_renamed_while_it_waited() {
    let table = Table::new();
    table.ok("new Ann Bob name=first");
    table.ok("hand Ann 4 v 23");
    let rows = table.home().join("rows.csv");
    fs::write(&rows, table.ok("export --format csv").out).unwrap();
    let lock = fs::File::options().write(true).open(table.ledger().join(".lock")).unwrap();
    lock.lock().unwrap();
    let mut command = table.command(program());
    command.arg("import").arg(&rows).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
    let mut import = command.spawn().unwrap();
    let mut said = BufReader::new(import.stderr.take().unwrap());
    let mut line = String::new();
    while !line.contains("waiting for another ginscore") {
        line.clear();
        assert!(said.read_line(&mut line).unwrap() > 0, "the import does not wait");
    }
    fs::rename(table.ledger().join("first.toml"), table.ledger().join("second.toml")).unwrap();
    lock.unlock().unwrap();
    assert!(import.wait().unwrap().success());
    assert_eq!(table.names(), ["second"]);
}
