//! Each system call that records a hand fails once, and each is the last one once. Afterwards the ledger is either
//! unchanged or complete, and the program's report is true.

use std::fmt::{self, Display, Formatter};
use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::Command;

use crate::sample::sound_file;
use crate::table::{Table, program, sized, skipped};

/// The system calls that write a file, and those that come before them.
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

/// The system calls that write several files.
pub const WRITING: [&str; 6] = ["openat", "write", "fsync", "renameat", "fchmod", "flock"];

pub struct Fault<'f> {
    pub call: &'f str,
    pub fault: &'f str,
    /// Which of the calls fails, as strace counts them.
    pub when: String,
}

impl Fault<'_> {
    /// Runs the program with the fault. Returns `None` if there is no such call.
    pub fn run(&self, table: &Table, words: &[&str]) -> Option<Ended> {
        let Fault { call, fault, when } = self;
        let log = table.home().join("strace");
        let done = table
            .command("strace")
            .args(["-f", "-qq", "-o"])
            .arg(&log)
            .args(["-e", &format!("trace={call}"), "-e", &format!("inject={call}:{fault}:when={when}")])
            .arg(program())
            .args(words)
            .output()
            .unwrap();
        let injected = fs::read_to_string(&log).unwrap().contains("INJECTED");
        let killed = done.status.signal().is_some();
        (injected || killed).then(|| Ended {
            fault: format!("{call} {when} {fault}"),
            status: done.status.code(),
            output: [done.stdout, done.stderr]
                .map(|said| String::from_utf8_lossy(&said).into_owned())
                .concat(),
        })
    }
}

/// The ways in which a call fails. A short run kills the program only.
pub const FAULTS: [&str; 2] = ["error=ENOSPC", "signal=SIGKILL"];

/// How a program with a fault ended.
pub struct Ended {
    fault: String,
    /// `None` if it was killed.
    pub status: Option<i32>,
    /// Standard output and then standard error.
    pub output: String,
}

impl Display for Ended {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {:?} {}", self.fault, self.status, self.output)
    }
}

/// Makes an attempt with each of the faults in the first of these calls, the second and so on, until there is no such call.
/// Returns the number of attempts.
pub fn each_fault(
    calls: &[&str],
    faults: &[&str],
    mut attempt: impl FnMut(&Fault<'_>) -> Option<()>,
) -> usize {
    let mut tried = 0;
    for (call, fault) in calls.iter().flat_map(|call| faults.iter().map(move |fault| (call, fault))) {
        let each = (1..).map(|nth: u32| Fault { call, fault, when: nth.to_string() });
        tried += each.map_while(|fault| attempt(&fault)).count();
    }
    tried
}

/// Whether strace works here. If not, reports the test as skipped.
pub fn can_trace() -> bool {
    let works = Command::new("strace").args(["-qq", "-o", "/dev/null", "true"]).status();
    let works = works.is_ok_and(|status| status.success());
    if !works {
        skipped("strace is missing or may not trace");
    }
    works
}

fn hands(path: &Path) -> usize {
    sound_file(path).series.hands().count()
}

#[test]
fn a_failed_system_call_never_loses_or_doubles_a_hand() {
    if !can_trace() {
        return;
    }
    let table = Table::new();
    table.ok("new Ann Bob name=evening target=100000");
    let path = table.file().0;
    let (mut recorded, mut unconfirmed) = (0, 0);
    let tried = each_fault(
        &CALLS,
        &["error=ENOSPC", "error=EIO", "signal=SIGKILL"][sized(1, 0)..sized(2, 3)],
        |fault| {
            let before = hands(&path);
            let ended = fault.run(&table, &["hand", "Ann", "3", "v", "9"])?;
            let added = hands(&path) - before;
            match ended.status {
                Some(0) => assert_eq!(added, 1, "{ended}"),
                Some(_) => assert_eq!(added, 0, "{ended}"),
                None => assert!(added <= 1, "{ended}"),
            }
            assert!(added == 1 || !ended.output.contains("hand "), "reported but not recorded: {ended}");
            recorded += added;
            unconfirmed += usize::from(ended.output.contains("recorded, but not confirmed on disk"));
            Some(())
        },
    );
    assert!(tried > sized(20, 60) && recorded > 5 && unconfirmed > 0, "{tried} {recorded} {unconfirmed}");
    // The next hand can be recorded, and no leftover file is taken for a series.
    table.ok("hand Ann 3 v 9");
    assert_eq!(table.ok("audit -q").err, "");
    assert_eq!(table.ok("series list").out.lines().count(), 1);
    eprintln!(
        "{tried} faults: {recorded} hands recorded, {unconfirmed} reported as not confirmed, none lost or doubled"
    );
}

#[test]
fn a_failed_system_call_never_leaves_half_a_new_series() {
    if !can_trace() {
        return;
    }
    let calls = ["write", "fsync", "renameat", "mkdir", "flock"];
    let tried = each_fault(&calls, &["error=EIO", "signal=SIGKILL"][sized(1, 0)..], |fault| {
        let table = Table::new();
        let ended = fault.run(&table, &["new", "Ann", "Bob", "name=evening"])?;
        let exists = table.ledger().join("evening.toml").exists();
        match ended.status {
            Some(status) => assert_eq!(exists, status == 0, "{ended}"),
            None => assert!(!exists || hands(&table.ledger().join("evening.toml")) == 0),
        }
        assert_eq!(table.ok("audit -q").err, "");
        Some(())
    });
    assert!(tried > sized(5, 10));
}

/// An import records all its series or none: here one that the ledger already has, and two new ones.
#[test]
fn a_failed_system_call_never_leaves_half_an_import() {
    if !can_trace() {
        return;
    }
    let mut killed = 0;
    let tried = each_fault(&WRITING, &FAULTS[sized(1, 0)..], |fault| {
        let table = Table::new();
        let rows = |hands: &str| format!("series,start,player_one,player_two,hand\n{hands}");
        let first = "old,2026-11-20,Ann,Bob,Ann 4 v 23\n";
        assert_eq!(table.run_with(&["import", "-"], &rows(first)).status, 0);
        let file = table.home().join("hands.csv");
        let more = format!("new,,Ann,Cid,draw\n{first}old,,,,Bob 3 v 9\nlast,,Ann,Dora,draw\n");
        fs::write(&file, rows(&more)).unwrap();
        let file = file.display().to_string();
        let ended = fault.run(&table, &["import", &file])?;
        let count = |name: &str| {
            let path = table.ledger().join(format!("{name}.toml"));
            if path.exists() { hands(&path) } else { 0 }
        };
        let all = || [count("new"), count("old"), count("last")];
        match ended.status {
            Some(0) => assert_eq!(all(), [1, 2, 1], "{ended}"),
            Some(_) => assert_eq!(all(), [0, 1, 0], "{ended}"),
            None => killed += 1,
        }
        // The same import again records everything, once.
        assert_eq!(table.run_with(&["import", &file], "").status, 0, "{ended}");
        assert_eq!(all(), [1, 2, 1], "{ended}");
        assert_eq!(table.ok("audit -q").err, "", "{ended}");
        Some(())
    });
    assert!(tried > sized(20, 40) && killed > 20, "{tried} {killed}");
}

/// The first rename works, and all later ones fail.
fn fails_for_good() -> Fault<'static> {
    Fault { call: "renameat", fault: "error=EIO", when: "2+".to_owned() }
}

/// If a disk fails for good, the series written before cannot be removed again, and the program says so.
#[test]
fn an_import_that_cannot_be_rolled_back_says_so() {
    if !can_trace() {
        return;
    }
    let table = Table::new();
    let file = table.home().join("hands.csv");
    let rows = |hands: &str| fs::write(&file, format!("series,player_one,player_two,hand\n{hands}")).unwrap();
    let import = ["import", file.to_str().unwrap()];
    rows("old,Ann,Bob,draw\n");
    assert_eq!(table.run_with(&import, "").status, 0);
    rows("old,Ann,Bob,draw\nold,,,Ann 4 v 23\nnew,Ann,Cid,draw\n");
    let ended = fails_for_good().run(&table, &import).unwrap();
    assert_eq!(ended.status, Some(3), "{}", ended.output);
    assert!(ended.output.contains("some of the series were recorded"), "{}", ended.output);
    assert_eq!(hands(&table.ledger().join("old.toml")), 2);
    assert!(!table.ledger().join("new.toml").exists());
    assert_eq!(table.run_with(&import, "").status, 0);
    assert_eq!(hands(&table.ledger().join("new.toml")), 1);
    assert_eq!(table.ok("audit -q").err, "");
}

/// The names of the players of each series, after an audit without findings.
fn players(table: &Table) -> Vec<String> {
    assert_eq!(table.ok("audit -q").err, "");
    let list = table.ok("series list --json").json();
    let both = |one: &serde_json::Value| {
        format!("{}-{}", one["players"][0].as_str().unwrap(), one["players"][1].as_str().unwrap())
    };
    list["series"].as_array().unwrap().iter().map(both).collect()
}

/// Three series. Bob plays in the first and the last.
fn club() -> Table {
    let table = Table::new();
    for (name, players) in [("a", "Ann Bob"), ("b", "Ann Cid"), ("c", "Bob Cid")] {
        table.ok(&format!("new {players} name={name}"));
        table.ok("draw");
    }
    table
}

/// A player has the new name in all series or in none, and so if somebody has that name already. If the program was killed
/// in between, the same command does the rest, and no series gets the entry twice.
#[test]
fn a_failed_system_call_never_leaves_half_a_rename() {
    if !can_trace() {
        return;
    }
    for (robert, none, all) in [
        (None, "Ann-Bob Ann-Cid Bob-Cid", "Ann-Robert Ann-Cid Robert-Cid"),
        (
            Some("new Robert Dan name=d"),
            "Ann-Bob Ann-Cid Bob-Cid Robert-Dan",
            "Ann-Robert Ann-Cid Robert-Cid Robert-Dan",
        ),
    ]
    .into_iter()
    .skip(sized(1, 0))
    {
        let (mut killed, mut half) = (0, 0);
        let tried = each_fault(&WRITING, &FAULTS[sized(1, 0)..], |fault| {
            let table = club();
            if let Some(line) = robert {
                table.ok(line);
            }
            let command = ["players", "rename", "Bob", "Robert", "--yes"];
            let ended = fault.run(&table, &command)?;
            let now = players(&table).join(" ");
            match ended.status {
                Some(0) => assert_eq!(now, all, "{ended}"),
                Some(_) => assert_eq!(now, none, "{ended}"),
                None => {
                    killed += 1;
                    half += usize::from(now != none && now != all);
                }
            }
            assert_eq!(table.run_with(&command, "").status, 0, "{ended}");
            assert_eq!(players(&table).join(" "), all, "{ended}");
            for (path, text) in table.files() {
                let count = usize::from(path.ends_with("a.toml") || path.ends_with("c.toml"));
                assert_eq!(text.matches("line = \"rename ").count(), count, "{ended}");
            }
            Some(())
        });
        assert!(tried > sized(20, 40) && killed > 20 && half > 0, "{robert:?}: {tried} {killed} {half}");
    }
}

/// If a disk fails for good, the series written before cannot be restored, and the program says so.
#[test]
fn a_rename_that_cannot_be_rolled_back_says_so() {
    if !can_trace() {
        return;
    }
    let table = club();
    let command = ["players", "rename", "Bob", "Robert", "--yes"];
    table.ok("new Robert Dan name=d");
    let ended = fails_for_good().run(&table, &command).unwrap();
    assert_eq!(ended.status, Some(3), "{}", ended.output);
    assert!(ended.output.contains("the name was changed in some of the series"), "{}", ended.output);
    assert_eq!(players(&table), ["Ann-Robert", "Ann-Cid", "Bob-Cid", "Robert-Dan"]);
    assert_eq!(table.run_with(&command, "").status, 0);
    assert_eq!(players(&table), ["Ann-Robert", "Ann-Cid", "Robert-Cid", "Robert-Dan"]);
}

/// A ledger with a page of more than a megabyte.
fn many_evenings() -> Table {
    let table = Table::new();
    let script = include_str!("../data/evening.gin");
    assert_eq!(table.run_with(&["table"], script).status, 0);
    let rows = table.ok("export --format jsonl").out;
    let on = |day: usize| rows.replace("2026-11-20", &format!("20{:02}-11-20", day + 30));
    assert_eq!(table.run_with(&["import", "-"], &(0..40).map(on).collect::<String>()).status, 0);
    table
}

fn names_in(dir: &Path) -> Vec<String> {
    let names = fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names.collect()
}

/// An export is there as a whole or not at all, and the old file stays until then. A killed program leaves at most a
/// temporary file, which a later export deletes.
#[test]
fn a_failed_system_call_never_leaves_half_an_export() {
    if !can_trace() {
        return;
    }
    let table = many_evenings();
    let dir = table.home().join("out");
    fs::create_dir(&dir).unwrap();
    let (file, whole) = (dir.join("page.html"), dir.join("whole.html"));
    let export = |file: &Path| ["export", "--all", "-o", file.to_str().unwrap()].map(str::to_owned);
    let words = export(&whole);
    assert_eq!(table.run_with(&words.each_ref().map(String::as_str), "").status, 0);
    let page = fs::read(&whole).unwrap();
    fs::remove_file(&whole).unwrap();
    assert!(page.len() > 1 << 20, "{}", page.len());
    let words = export(&file);
    let (mut tried, mut killed) = (0, 0);
    for call in ["write", "fsync", "renameat", "fchmod"] {
        for fault in ["error=ENOSPC", "signal=SIGKILL"] {
            for nth in 1..4 {
                fs::write(&file, "old").unwrap();
                let fault = Fault { call, fault, when: nth.to_string() };
                let Some(ended) = fault.run(&table, &words.each_ref().map(String::as_str)) else {
                    break;
                };
                let now = fs::read(&file).unwrap();
                match ended.status {
                    Some(0) => assert!(now == page, "{ended}"),
                    // A remark that cannot be written fails after the page is there.
                    Some(_) => assert!(now == b"old" || now == page && call == "write", "{ended}"),
                    None => assert!(now == b"old" || now == page, "{ended}"),
                }
                for name in names_in(&dir).into_iter().filter(|name| name != "page.html") {
                    assert!(
                        ended.status.is_none() && name.starts_with(".ginscore-export-"),
                        "{ended}: {name}"
                    );
                    fs::remove_file(dir.join(name)).unwrap();
                }
                tried += 1;
                killed += usize::from(ended.status.is_none());
            }
        }
    }
    assert!(tried > 10 && killed > 5, "{tried} {killed}");
}

/// If the last series cannot be read, nothing is written, neither to a file nor to standard output.
#[test]
fn an_export_does_not_lack_an_evening() {
    let table = many_evenings();
    fs::write(table.ledger().join("zz.toml"), "format = 1\n").unwrap();
    let dir = table.home().join("out");
    fs::create_dir(&dir).unwrap();
    for format in ["html", "csv", "jsonl", "json"] {
        let file = dir.join("rows");
        fs::write(&file, "old").unwrap();
        let done = table.run(&format!("export --all --format {format} -o {}", file.display()));
        assert_eq!((done.status, done.out.as_str()), (3, ""), "{}", done.err);
        assert_eq!(fs::read_to_string(&file).unwrap(), "old");
        assert_eq!(names_in(&dir), ["rows"]);
        let done = table.run(&format!("export --all --format {format}"));
        assert_eq!((done.status, done.out.as_str()), (3, ""), "{}", done.err);
    }
    fs::remove_file(table.ledger().join("zz.toml")).unwrap();
    let done = table.shell("ginscore export --all --format html | grep -o '<article ' | wc -l");
    assert_eq!(done.out.trim(), "41");
}

/// The directory is synced once, after all series have their names and before they are reported.
#[test]
fn an_import_is_reported_only_after_the_sync() {
    if !can_trace() {
        return;
    }
    let table = Table::new();
    let file = table.home().join("hands.csv");
    fs::write(&file, "series,player_one,player_two,hand\na,Ann,Bob,draw\nb,Ann,Cid,draw\n").unwrap();
    let log = table.home().join("strace");
    let mut traced = table.command("strace");
    traced.args(["-f", "-qq", "-y", "-e", "trace=write,fsync,renameat", "-o"]).arg(&log);
    traced.arg(program()).arg("import").arg(&file);
    assert!(traced.output().unwrap().status.success());
    let log = fs::read_to_string(log).unwrap();
    let ledger = table.ledger();
    let find = |what: &[&str]| -> Vec<usize> {
        let matches = |line: &str| what.iter().all(|what| line.contains(what));
        log.lines().enumerate().filter(|(_, line)| matches(line)).map(|(at, _)| at).collect()
    };
    let texts = find(&["fsync(", &format!("{}/.ginscore-", ledger.display())]);
    let names = find(&["renameat(", &ledger.display().to_string()]);
    let dirs = find(&["fsync(", &format!("{}>", ledger.display())]);
    let answer = find(&["write(1", "1 hand"]);
    let (a, b) = (texts.first().zip(names.first()), texts.get(1).zip(names.get(1)));
    assert!(a.is_some_and(|(text, name)| text < name) && b.is_some_and(|(text, name)| text < name), "{log}");
    assert!(texts.len() == 2 && names.len() == 2 && dirs.len() == 1 && answer.len() == 1, "{log}");
    assert!(names[1] < dirs[0] && dirs[0] < answer[0], "{log}");
}

/// A hand is reported only after its text and its file name are on disk.
#[test]
fn a_hand_is_reported_only_after_the_syncs() {
    if !can_trace() {
        return;
    }
    let table = Table::new();
    table.ok("new Ann Bob name=evening");
    let log = table.home().join("strace");
    let mut traced = table.command("strace");
    traced.args(["-f", "-qq", "-y", "-e", "trace=write,fsync,renameat", "-o"]).arg(&log);
    traced.arg(program()).args(["hand", "Ann", "3", "v", "9"]);
    assert!(traced.output().unwrap().status.success());
    let log = fs::read_to_string(log).unwrap();
    let find = |what: &[&str]| {
        let matches = |line: &str| what.iter().all(|what| line.contains(what));
        log.lines().position(matches).unwrap_or_else(|| panic!("{what:?}: {log}"))
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
