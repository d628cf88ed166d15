//! Temporary files of killed writers, and the directories of what the program remembers.

use std::fs::{self, File};
use std::os::unix::fs::symlink;
use std::path::Path;
use std::time::{Duration, SystemTime};

use crate::planted::{check_untouched, only_file, victim};
use crate::sample::skipped;
use crate::table::Table;

/// The names of the hidden files, without the lock.
fn hidden(dir: &Path) -> Vec<String> {
    let names = fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.filter(|name| name.starts_with('.') && name != ".lock").collect();
    names.sort();
    names
}

/// A killed writer leaves a temporary file, which the next writer deletes. Nothing else is deleted.
#[test]
fn leftovers_of_killed_writers_are_deleted() {
    let table = Table::new();
    table.ok("new Ann Bob name=evening");
    let ledger = table.ledger();
    let mut killed = table.command("strace");
    killed.args(["-f", "-qq", "-o", "/dev/null", "-e", "inject=fsync:signal=SIGKILL:when=1"]);
    killed.arg(env!("CARGO_BIN_EXE_ginscore")).args(["hand", "Ann", "4", "v", "23"]);
    if killed.output().is_ok_and(|done| !done.status.success()) && !hidden(&ledger).is_empty() {
        let leftovers = hidden(&ledger);
        assert!(leftovers.len() == 1 && leftovers[0].starts_with(".ginscore-"), "{leftovers:?}");
    } else {
        skipped("strace is missing or may not trace");
        fs::write(ledger.join(".lock"), "\0").unwrap();
    }
    let victim = victim(&table);
    fs::write(ledger.join(".ginscore-abcdefghijkl"), "left").unwrap();
    symlink(&victim, ledger.join(".ginscore-ABCDEFGHIJKL")).unwrap();
    fs::write(ledger.join(".ginscore-notes"), "the user's").unwrap();
    let current = only_file(&table.state().join("current"));
    fs::write(current.with_file_name(".ginscore-abcdefghijkl"), "left").unwrap();
    table.ok("hand Ann 4 v 23");
    assert_eq!(hidden(&ledger), [".ginscore-ABCDEFGHIJKL", ".ginscore-notes"]);
    assert_eq!(hidden(current.parent().unwrap()), [""; 0]);
    check_untouched(&table, "leftovers");
    assert_eq!(fs::metadata(ledger.join(".lock")).unwrap().len(), 0);

    // The directory of an export is not locked: an old temporary file is a leftover, a new one may be in use.
    let dir = table.home().join("out");
    fs::create_dir(&dir).unwrap();
    for (name, minutes) in [("abcdefghijkl", 60), ("ABCDEFGHIJKL", 1)] {
        let file = File::create(dir.join(format!(".ginscore-export-{name}"))).unwrap();
        file.set_modified(SystemTime::now() - Duration::from_secs(minutes * 60)).unwrap();
    }
    table.ok(&format!("export -o {}", dir.join("evening.html").display()));
    assert_eq!(hidden(&dir), [".ginscore-export-ABCDEFGHIJKL"]);
}
