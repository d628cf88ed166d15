//! Full and read-only disks: no hand is lost, and no hand is reported that was not recorded.

use std::fs;
use std::process::{Command, Output};

use crate::sample::{not_allowed, shared_binary, sound_file};
use crate::table::Table;

/// Runs a shell command in the home directory of the test.
fn shell(table: &Table, command: &str) -> Output {
    table.command("/bin/sh").args(["-c", command]).output().unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A limit on the size of files stops the program in the middle of a text: with an error if it ignores the signal, and
/// otherwise by killing it.
#[test]
fn a_file_size_limit_leaves_the_ledger_unchanged() {
    let table = Table::new();
    table.ok("new Ann Bob name=evening target=100000");
    let path = table.file().0;
    while fs::metadata(&path).unwrap().len() < 2000 {
        table.ok("hand Ann +1");
    }
    let before = fs::read(&path).unwrap();
    // A block is 512 bytes in a POSIX shell and 1024 in others: one is too small for the text either way.
    let done = shell(&table, "trap '' XFSZ; ulimit -f 1; ginscore hand Ann +1 --json '# a note'");
    assert_eq!(done.status.code(), Some(3), "{}", stderr(&done));
    assert!(stderr(&done).contains("nothing has been recorded"), "{}", stderr(&done));
    assert!(String::from_utf8_lossy(&done.stdout).contains("ledger-write"));
    assert_eq!(fs::read(&path).unwrap(), before);
    let killed = shell(&table, "ulimit -f 1; ginscore hand Ann +1 '# a note'");
    assert!(!killed.status.success());
    assert_eq!(fs::read(&path).unwrap(), before);
    table.ok("hand Ann +1");
    assert_eq!(table.ok("audit -q").err, "");
}

/// A mounted directory, which is unmounted when this value is dropped.
struct Mounted(std::path::PathBuf);

impl Drop for Mounted {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(&self.0).status();
    }
}

/// Mounts a disk in memory. If that is not allowed, reports the test as skipped and returns `None`.
fn mounted(table: &Table, options: &str) -> Option<Mounted> {
    let dir = table.home().join("disk");
    fs::create_dir_all(&dir).unwrap();
    let done = Command::new("mount").args(["-t", "tmpfs", "-o", options, "tmpfs"]).arg(&dir).output();
    if done.is_ok_and(|done| done.status.success()) {
        return Some(Mounted(dir));
    }
    not_allowed("a disk cannot be mounted here");
    None
}

#[test]
fn a_full_disk_refuses_a_hand_and_keeps_the_others() {
    let table = Table::new();
    let Some(disk) = mounted(&table, "size=24k") else {
        return;
    };
    let ledger = format!("--ledger {}", disk.0.join("ledger").display());
    table.ok(&format!("new Ann Bob name=evening target=100000 {ledger}"));
    let path = disk.0.join("ledger/evening.toml");
    let mut recorded = 0;
    let full = loop {
        let done = table.run(&format!("hand Ann +1 --json {ledger}"));
        let hands = sound_file(&path).series.hands().count();
        assert_eq!(hands, recorded + usize::from(done.status == 0), "{}", done.err);
        if done.status != 0 {
            break done;
        }
        recorded += 1;
        assert!(recorded < 1000, "the disk never filled up");
    };
    assert_eq!((full.status, full.codes()), (3, vec!["ledger-write".to_owned()]));
    assert!(recorded > 5 && full.err.contains("nothing has been recorded"), "{}", full.err);
    assert_eq!(table.ok(&format!("audit -q {ledger}")).err, "");
    // With more room, recording continues.
    let mount = ["-o", "remount,size=200k"];
    assert!(Command::new("mount").args(mount).arg(&disk.0).status().unwrap().success());
    table.ok(&format!("hand Ann +1 {ledger}"));
    eprintln!("the disk was full after {recorded} hands");
}

#[test]
fn a_read_only_disk_can_be_read() {
    let table = Table::new();
    let Some(disk) = mounted(&table, "size=200k") else {
        return;
    };
    let ledger = format!("--ledger {}", disk.0.display());
    table.ok(&format!("new Ann Bob name=evening {ledger}"));
    table.ok(&format!("hand Ann 4 v 23 {ledger}"));
    assert!(Command::new("mount").args(["-o", "remount,ro"]).arg(&disk.0).status().unwrap().success());
    check_read_only(|words| {
        let done = table.run(&format!("{words} {ledger} --json"));
        (done.status, format!("{}{}", done.out, done.err))
    });
}

/// A user can read in another user's directory, and an error says why they cannot record there.
#[test]
fn another_users_directory_can_be_read() {
    let table = Table::new();
    table.ok("new Ann Bob name=evening");
    table.ok("hand Ann 4 v 23");
    let can_switch =
        Command::new("setpriv").args(["--reuid=65534", "--regid=65534", "--clear-groups", "true"]).status();
    if !can_switch.is_ok_and(|status| status.success()) {
        not_allowed("commands cannot run as another user here");
        return;
    }
    let binary = shared_binary(&table);
    check_read_only(|words| {
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

/// Checks that a read-only ledger answers questions and refuses to record.
fn check_read_only(run: impl Fn(&str) -> (i32, String)) {
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
