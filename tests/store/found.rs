//! Which change is found, on the machine that recorded and on another: the table of the manual, row by row.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};

use crate::table::{Done, Table};

/// A machine that recorded three hands, and a second one that fetched them.
struct Two {
    same: Table,
    other: Table,
}

/// What `audit`, `score` and `hand` say of a change: their status, and whether they say anything.
type Said = [(i32, bool); 3];

const LOUD: Said = [(1, true), (0, true), (3, true)];
const WARNED: Said = [(1, true), (0, true), (0, true)];
const SILENT: Said = [(0, false), (0, false), (0, false)];
/// Audit says it once, and nothing else does.
const ONCE: Said = [(0, true), (0, false), (0, false)];
const BY_AUDIT: Said = [(1, true), (0, false), (0, false)];

fn record(table: &Table, ann: &str) -> PathBuf {
    table.ok("new Ann Bob --name evening --stake 0.10");
    for line in [&format!("hand Ann {ann} '# close'"), "hand Bob 3 v 20", "hand Ann gin v 9"] {
        table.ok(line);
    }
    table.ledger().join("evening.toml")
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        fs::copy(&path, to.join(path.file_name().unwrap())).unwrap();
    }
}

impl Two {
    /// The same change on both machines.
    fn changed(change: impl Fn(&Path)) -> Two {
        let two = Two { same: Table::new(), other: Table::new() };
        record(&two.same, "4 v 23");
        copy(&two.same.ledger(), &two.other.ledger());
        change(&two.same.ledger());
        change(&two.other.ledger());
        two
    }

    fn says(&self, same: Said, other: Said, what: &str) {
        for (table, expected, which) in [(&self.same, same, "same"), (&self.other, other, "other")] {
            let audit = table.run("audit --json");
            let lines = ["score", "hand Bob 4 v 6 -q"].map(|line| table.run(&format!("{line} --series e")));
            let said = |done: &Done| (done.status, !done.err.is_empty());
            let got = [said(&audit), said(&lines[0]), said(&lines[1])];
            assert_eq!(got, expected, "{what}, {which}: {}{}{}", audit.err, lines[0].err, lines[1].err);
        }
    }
}

fn edit(path: &Path, change: impl Fn(String) -> String) {
    fs::write(path, change(fs::read_to_string(path).unwrap())).unwrap();
}

/// A ledger in which the first hand was another, with seals that fit.
fn forged() -> String {
    let table = Table::new();
    fs::read_to_string(record(&table, "3 v 22")).unwrap()
}

fn without_seals(text: &str) -> String {
    text.lines().filter(|line| !line.starts_with("seal = ")).map(|line| format!("{line}\n")).collect()
}

#[test]
fn values_and_entries() {
    for (from, to) in [
        ("\"Ann 4 v 23\"", "\"Ann 3 v 22\""),
        ("points = 19", "points = 20"),
        ("note = \"close\"", "note = \"clear\""),
        ("T19:31:00", "T19:31:01"),
        ("T19:31:00+01:00", "T19:31:00+02:00"),
        ("[\"Ann\", \"Bob\"]", "[\"Bob\", \"Ann\"]"),
        ("start = 2026-11-20T19:30", "start = 2026-11-20T19:29"),
        ("name = \"evening\"", "name = \"morning\""),
        ("stake = \"0.10\"", "stake = \"1.00\""),
        ("preset = \"standard\"", "preset = \"pagat\""),
        ("gin_bonus = 25", "gin_bonus = 24"),
        ("undercut_bonus", "undercut_bonus"),
    ] {
        if from == to {
            continue;
        }
        let change = |ledger: &Path| {
            edit(&ledger.join("evening.toml"), |text| {
                assert!(text.contains(from), "{from}");
                text.replacen(from, to, 1)
            });
        };
        Two::changed(change).says(LOUD, LOUD, to);
    }
    let entries = |chosen: &'static [usize]| {
        move |ledger: &Path| {
            edit(&ledger.join("evening.toml"), |text| {
                let entries: Vec<&str> = text.split("\n[[entry]]").collect();
                chosen.iter().map(|at| entries[*at]).collect::<Vec<_>>().join("\n[[entry]]")
            });
        }
    };
    Two::changed(entries(&[0, 1, 3])).says(LOUD, LOUD, "taken out of the middle");
    Two::changed(entries(&[0, 1, 2, 2, 3])).says(LOUD, LOUD, "doubled");
    Two::changed(entries(&[0, 1, 3, 2])).says(LOUD, LOUD, "other order");
    Two::changed(entries(&[0, 1, 2])).says(WARNED, SILENT, "the last hand cut off");
    Two::changed(entries(&[0])).says(WARNED, SILENT, "all hands cut off");
    let second_seal = |text: String| {
        let at = text.match_indices("seal = ").nth(1).unwrap().0;
        format!("{}# {}", &text[..at], &text[at..])
    };
    Two::changed(|ledger| edit(&ledger.join("evening.toml"), second_seal)).says(
        LOUD,
        LOUD,
        "one seal taken out",
    );
    let first_seal = |text: String| text.replacen("seal = ", "# seal = ", 1);
    Two::changed(|ledger| edit(&ledger.join("evening.toml"), first_seal)).says(ONCE, ONCE, "the first seal");
}

#[test]
fn seals_deleted_or_computed_anew() {
    let deleted = |ledger: &Path| {
        edit(&ledger.join("evening.toml"), |text| without_seals(&text.replace("Ann 4 v 23", "Ann 3 v 22")));
    };
    Two::changed(deleted).says(WARNED, ONCE, "all seals deleted and a hand changed");
    let only_deleted = |ledger: &Path| edit(&ledger.join("evening.toml"), |text| without_seals(&text));
    Two::changed(only_deleted).says(ONCE, ONCE, "all seals deleted, nothing changed");
    let text = forged();
    let anew = |ledger: &Path| fs::write(ledger.join("evening.toml"), &text).unwrap();
    Two::changed(anew).says(WARNED, SILENT, "the chain computed anew");
    // Anyone can accept what they changed.
    let accepted = |ledger: &Path| {
        let forger = Table::new();
        copy(ledger, &forger.ledger());
        edit(&forger.ledger().join("evening.toml"), |text| text.replace("Ann 4 v 23", "Ann 3 v 22"));
        forger.ok("audit --accept");
        fs::copy(forger.ledger().join("evening.toml"), ledger.join("evening.toml")).unwrap();
    };
    let two = Two::changed(accepted);
    two.says(WARNED, ONCE, "changed and accepted");
    // The second time it is not said, and neither is what was accepted on a machine by itself.
    assert_eq!(two.other.ok("audit").err, "");
    assert_eq!(two.other.ok("audit --json").json()["remarks"], serde_json::json!([]));
}

#[test]
fn a_remark_names_its_place_and_waits_for_somebody_who_reads_it() {
    let two = Two::changed(|ledger| edit(&ledger.join("evening.toml"), |text| without_seals(&text)));
    assert_eq!(two.other.ok("audit -q").err, "");
    let done = two.other.ok("audit");
    assert!(done.err.starts_with("note: none of the 3 entries of `evening` has a seal\n"), "{}", done.err);
    assert_eq!(two.other.ok("audit").err, "");
    let remarks = two.same.ok("audit --json -q").json()["remarks"].clone();
    assert_eq!(remarks[0]["code"], "series-unsealed");
    assert_eq!(remarks[0]["series"], "evening");
    assert_eq!(remarks[0]["file"], two.same.ledger().join("evening.toml").display().to_string());
    let text = fs::read_to_string(two.same.ledger().join("evening.toml")).unwrap();
    let line = text.lines().position(|line| line.starts_with("hand = ")).unwrap() + 1;
    assert_eq!(remarks[0]["line"], line);
}

#[test]
fn files_swapped_renamed_and_gone() {
    let two = Two { same: Table::new(), other: Table::new() };
    record(&two.same, "4 v 23");
    two.same.ok("new Cid Dora --name later");
    two.same.ok("hand Cid 3 v 9");
    copy(&two.same.ledger(), &two.other.ledger());
    for ledger in [two.same.ledger(), two.other.ledger()] {
        let [one, other] = ["evening.toml", "later.toml"].map(|name| ledger.join(name));
        let text = fs::read_to_string(&one).unwrap();
        fs::copy(&other, &one).unwrap();
        fs::write(&other, text).unwrap();
    }
    for (table, status) in [(&two.same, 1), (&two.other, 0)] {
        let done = table.run("audit --json");
        assert_eq!(done.status, status, "{}", done.err);
        assert_eq!(done.codes(), vec!["ledger-rewritten"; 2 * status as usize]);
    }

    let text = forged();
    let renamed = |ledger: &Path| {
        fs::remove_file(ledger.join("evening.toml")).unwrap();
        fs::write(ledger.join("else.toml"), &text).unwrap();
    };
    Two::changed(renamed).says(BY_AUDIT, SILENT, "renamed and rewritten");
    let moved = |ledger: &Path| fs::rename(ledger.join("evening.toml"), ledger.join("else.toml")).unwrap();
    Two::changed(moved).says(SILENT, SILENT, "renamed only");

    // The only series, and the whole directory.
    for gone in [
        |ledger: &Path| fs::remove_file(ledger.join("evening.toml")).unwrap(),
        |ledger: &Path| fs::remove_dir_all(ledger).unwrap(),
    ] {
        let two = Two::changed(gone);
        let done = two.same.run("audit --json");
        assert_eq!((done.status, done.codes()), (1, vec!["ledger-rewritten".to_owned()]));
        assert_eq!(done.json()["faults"][0]["series"], "evening");
        assert_eq!(two.other.ok("audit").err, "");
        two.same.ok("audit --accept --series evening");
        assert_eq!(two.same.ok("audit").err, "");
    }
}

/// Whoever may write to the directory above a ledger puts a link to a forged copy in its place.
#[test]
fn a_link_in_the_place_of_the_ledger() {
    let text = forged();
    let forger = Table::new();
    let linked = |ledger: &Path| {
        fs::rename(ledger, ledger.with_file_name("away")).unwrap();
        let copied = forger.home().join("copy");
        fs::create_dir_all(&copied).unwrap();
        fs::write(copied.join("evening.toml"), &text).unwrap();
        symlink(&copied, ledger).unwrap();
    };
    Two::changed(linked).says(WARNED, SILENT, "a link to a forged copy");
    // Recording and reading say it before anybody audits; and another header does not hide it.
    let table = Table::new();
    record(&table, "4 v 23");
    fs::rename(table.ledger(), table.home().join("away")).unwrap();
    fs::create_dir_all(table.home().join("forged")).unwrap();
    let other = without_seals(&text.replace("stake = \"0.10\"", "stake = \"9.10\""));
    fs::write(table.home().join("forged/evening.toml"), other).unwrap();
    symlink(table.home().join("forged"), table.ledger()).unwrap();
    for line in ["score -q", "hand Bob 4 v 9 -q"] {
        let said = table.ok(&format!("{line} --series evening")).err;
        assert!(said.contains("`evening` was rewritten: this computer wrote 3 entries in "), "{said}");
    }
    let done = table.run("audit --json");
    assert_eq!((done.status, done.codes()), (1, vec!["ledger-rewritten".to_owned()]));
    assert_eq!(done.json()["remarks"][0]["code"], "ledger-moved");
    // The remark once, the fault until it is accepted.
    let done = table.run("audit --json");
    assert_eq!((done.status, done.json()["remarks"].as_array().unwrap().len()), (1, 0));
    table.ok("audit --accept");
    assert_eq!(table.ok("audit").err, "");
}

#[test]
fn a_ledger_that_was_moved_or_copied() {
    let table = Table::new();
    record(&table, "4 v 23");
    let [moved, copied] = ["moved", "copied"].map(|name| table.home().join(name));
    copy(&table.ledger(), &copied);
    // The copy stays behind, which is no fault of it.
    table.ok("hand Bob 3 v 9");
    let audit = |ledger: &Path| table.run(&format!("audit --json --ledger '{}'", ledger.display()));
    assert_eq!((audit(&copied).status, audit(&copied).err), (0, String::new()));

    fs::rename(table.ledger(), &moved).unwrap();
    let done = audit(&moved);
    assert_eq!((done.status, &done.json()["remarks"][0]["code"]), (0, &"ledger-moved".into()));
    assert!(done.err.contains(&format!("is now in {}", moved.display())), "{}", done.err);
    assert_eq!((audit(&moved).status, audit(&moved).err), (0, String::new()));
    // What this machine remembers has moved with it.
    fs::write(moved.join("evening.toml"), forged()).unwrap();
    let done = audit(&moved);
    assert_eq!((done.status, done.codes()), (1, vec!["ledger-rewritten".to_owned()]));
}

/// Two named series of the same two, begun in the same second with the same hand, are two.
#[test]
fn two_series_of_one_second() {
    let table = Table::new();
    for name in ["table-1", "table-2", "late"] {
        let mut child = table
            .command(env!("CARGO_BIN_EXE_ginscore"))
            .env("GINSCORE_NOW", "2026-11-20T19:30:00+01:00")
            .args(["table", "Ann", "Bob", "--new", "--name", name])
            .stdin(std::process::Stdio::piped())
            .stdout(std::process::Stdio::null())
            .stderr(std::process::Stdio::null())
            .spawn()
            .unwrap();
        std::io::Write::write_all(&mut child.stdin.take().unwrap(), b"Ann 4 v 23\n").unwrap();
        assert!(child.wait().unwrap().success());
    }
    let done = table.ok("audit");
    assert_eq!(done.err, "");
    let elsewhere = Table::new();
    copy(&table.ledger(), &elsewhere.ledger());
    assert_eq!(elsewhere.ok("audit").err, "");
    // A copy is one all the same.
    fs::copy(table.ledger().join("late.toml"), table.ledger().join("table-3.toml")).unwrap();
    let done = table.run("audit --json");
    assert_eq!((done.status, done.codes()), (1, vec!["ledger-forked".to_owned()]));
}

#[test]
fn faults_say_where_they_are() {
    let table = Table::new();
    let path = record(&table, "4 v 23");
    table.ok("new Cid Dora --name later");
    table.ok("hand Cid 3 v 9");
    edit(&path, |text| text.replace("points = 19", "points = 91"));
    edit(&table.ledger().join("later.toml"), |text| text.replace("points = 6", "points = \"6\""));
    let faults = table.run("audit --json").json()["faults"].as_array().unwrap().clone();
    for (series, code) in [("evening", "ledger-mismatch"), ("later", "ledger-invalid")] {
        let path = table.ledger().join(format!("{series}.toml"));
        let text = fs::read_to_string(&path).unwrap();
        let line = text.lines().position(|line| line.starts_with("points = ")).unwrap() + 1;
        let is_it = |fault: &&serde_json::Value| {
            fault["series"] == series
                && fault["file"] == path.display().to_string()
                && fault["line"] == line
                && fault["code"] == code
        };
        assert!(faults.iter().any(|fault| is_it(&fault)), "{series}: {faults:?}");
    }
    let score = table.run("score --json --series later").json();
    assert_eq!((&score["faults"][0]["series"], &score["faults"][0]["line"]), (&"later".into(), &46.into()));
    fs::write(table.ledger().join("later.toml"), b"\xff").unwrap();
    let score = table.run("score --json --series later").json();
    assert_eq!(score["faults"][0]["series"], "later");
    assert!(score["faults"][0]["line"].is_null());
}

/// A series that cannot be read may be one with something to accept.
#[test]
fn nothing_is_accepted_where_a_series_cannot_be_read() {
    let table = Table::new();
    let path = record(&table, "4 v 23");
    edit(&path, |text| format!("{text}junk = \n"));
    let done = table.run("audit --accept --json");
    assert_eq!((done.status, done.codes()), (3, vec!["ledger-invalid".to_owned()]));
    assert!(done.err.contains("this is not TOML"), "{}", done.err);
}

/// Quiet hides no warning.
#[test]
fn quiet_says_that_a_series_was_shortened() {
    let cut = |text: String| text[..text.rfind("\n[[entry]]").unwrap()].to_owned();
    for line in ["hand Bob 4 v 6 -q", "undo -q", "witness green -q", "table -q"] {
        let table = Table::new();
        edit(&record(&table, "4 v 23"), cut);
        let done = table
            .run_with(&shlex::split(line).unwrap().iter().map(String::as_str).collect::<Vec<_>>(), "draw\n");
        assert!(done.status == 0 && done.err.contains("`evening` was shortened"), "{line}: {}", done.err);
    }
    let table = Table::new();
    record(&table, "4 v 23");
    let state = table.home().join(".local/state");
    fs::remove_dir_all(&state).unwrap();
    fs::write(&state, "in the way").unwrap();
    let done = table.ok("hand Bob 4 v 6 -q --series evening");
    assert!(done.err.contains("cannot remember the seal"), "{}", done.err);
}
