//! Full and read-only disks. Nothing is lost, nothing is told that is not there.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use ginscore_ledger::text::read_series;

use crate::sample::{left_out, within_reach};
use crate::table::Table;

fn hands(path: &Path) -> usize {
    let reading =
        read_series(&fs::read_to_string(path).unwrap()).unwrap_or_else(|faults| panic!("{faults:?}"));
    assert!(reading.mismatches.is_empty() && reading.unfit.is_none());
    reading.series.hands().len()
}

/// Runs a shell command in the table's home.
fn shell(table: &Table, command: &str) -> Output {
    table.command("sh").args(["-c", command]).output().unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A limit on the size of files stops the writing in the middle of a text: with the signal ignored as an
/// error, without as a death.
#[test]
fn a_size_limit_in_the_middle_of_the_text() {
    let table = Table::new();
    table.ok("new Ann Bob --name evening --set target=100000");
    let path = table.file().0;
    while fs::metadata(&path).unwrap().len() < 2000 {
        table.ok("hand Ann +1");
    }
    let before = fs::read(&path).unwrap();
    // Blocks of 512 bytes in a POSIX shell, of 1024 in others: both are too few for the next text.
    let done = shell(&table, "trap '' XFSZ; ulimit -f 1; ginscore hand Ann +1 '# a note' --json");
    assert_eq!(done.status.code(), Some(3), "{}", stderr(&done));
    assert!(stderr(&done).contains("nothing has been recorded"), "{}", stderr(&done));
    assert!(String::from_utf8_lossy(&done.stdout).contains("ledger-write"));
    assert_eq!(fs::read(&path).unwrap(), before);
    let died = shell(&table, "ulimit -f 1; ginscore hand Ann +1 '# a note'");
    assert!(!died.status.success());
    assert_eq!(fs::read(&path).unwrap(), before);
    table.ok("hand Ann +1");
    assert_eq!(table.ok("audit").err, "");
}

/// Ends with the mount.
struct Mounted(std::path::PathBuf);

impl Drop for Mounted {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(&self.0).status();
    }
}

fn mounted(table: &Table, options: &str) -> Option<Mounted> {
    let dir = table.home().join("disk");
    fs::create_dir_all(&dir).unwrap();
    let done = Command::new("mount").args(["-t", "tmpfs", "-o", options, "tmpfs"]).arg(&dir).output();
    if done.is_ok_and(|done| done.status.success()) {
        return Some(Mounted(dir));
    }
    left_out("no disk can be mounted here");
    None
}

#[test]
fn a_full_disk() {
    let table = Table::new();
    let Some(disk) = mounted(&table, "size=24k") else {
        return;
    };
    let ledger = format!("--ledger {}", disk.0.join("ledger").display());
    table.ok(&format!("new Ann Bob --name evening --set target=100000 {ledger}"));
    let path = disk.0.join("ledger/evening.toml");
    let mut recorded = 0;
    let full = loop {
        let done = table.run(&format!("hand Ann +1 --json {ledger}"));
        assert_eq!(hands(&path), recorded + usize::from(done.status == 0), "{}", done.err);
        if done.status != 0 {
            break done;
        }
        recorded += 1;
        assert!(recorded < 1000, "it is never full");
    };
    assert_eq!((full.status, full.codes()), (3, vec!["ledger-write".to_owned()]));
    assert!(recorded > 5 && full.err.contains("nothing has been recorded"), "{}", full.err);
    assert_eq!(table.ok(&format!("audit {ledger}")).err, "");
    // Room made, it goes on.
    let mount = ["-o", "remount,size=200k"];
    assert!(Command::new("mount").args(mount).arg(&disk.0).status().unwrap().success());
    table.ok(&format!("hand Ann +1 {ledger}"));
    eprintln!("a full disk after {recorded} hands");
}

#[test]
fn a_disk_that_cannot_be_written() {
    let table = Table::new();
    let Some(disk) = mounted(&table, "size=200k") else {
        return;
    };
    let ledger = format!("--ledger {}", disk.0.display());
    table.ok(&format!("new Ann Bob --name evening {ledger}"));
    table.ok(&format!("hand Ann 4 v 23 {ledger}"));
    assert!(Command::new("mount").args(["-o", "remount,ro"]).arg(&disk.0).status().unwrap().success());
    refused(|words| {
        let done = table.run(&format!("{words} {ledger} --json"));
        (done.status, format!("{}{}", done.out, done.err))
    });
}

/// A directory of somebody else's: reading is free, recording says what is in the way.
#[test]
fn a_directory_of_somebody_else() {
    let table = Table::new();
    table.ok("new Ann Bob --name evening");
    table.ok("hand Ann 4 v 23");
    let can =
        Command::new("setpriv").args(["--reuid=65534", "--regid=65534", "--clear-groups", "true"]).status();
    if !can.is_ok_and(|status| status.success()) {
        left_out("nobody else can be played here");
        return;
    }
    let binary = within_reach(&table);
    refused(|words| {
        let done = table
            .command("setpriv")
            .args(["--reuid=65534", "--regid=65534", "--clear-groups"])
            .arg(&binary)
            .args(shlex::split(words).unwrap())
            .args(["--series", "evening", "--json"])
            .output()
            .unwrap();
        (done.status.code().unwrap(), String::from_utf8_lossy(&done.stdout).into_owned() + &stderr(&done))
    });
}

/// What a ledger that can only be read allows.
fn refused(run: impl Fn(&str) -> (i32, String)) {
    for words in ["score", "summary", "log", "audit", "why 1", "series list"] {
        let (status, said) = run(words);
        assert_eq!(status, 0, "{words}: {said}");
    }
    for words in ["hand Ann 4 v 23", "undo", "deal Bob"] {
        let (status, said) = run(words);
        assert_eq!(status, 3, "{words}: {said}");
        assert!(
            said.contains("ledger-write") && said.contains("nothing has been recorded"),
            "{words}: {said}"
        );
    }
}
