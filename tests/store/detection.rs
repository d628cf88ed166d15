//! Which changes are detected, on the machine that recorded the series and on another one: the table in the manual, row
//! by row.

use std::fs;
use std::path::{Path, PathBuf};

use crate::table::{Done, Table};

/// A machine that recorded three hands, and a second machine with a copy of them.
struct Machines {
    recorder: Table,
    other: Table,
}

/// How `audit`, `score` and `hand` respond to a change: the status, and whether anything is on standard error.
type Responses = [(i32, bool); 3];

/// All three report it, and nothing can be recorded.
const REFUSED: Responses = [(1, true), (0, true), (3, true)];
/// All three report it, but a hand can be recorded.
const WARNED: Responses = [(1, true), (0, true), (0, true)];
const SILENT: Responses = [(0, false), (0, false), (0, false)];
/// The audit remarks on it once.
const REMARKED: Responses = [(0, true), (0, false), (0, false)];
/// Only the audit reports it.
const AUDIT_ONLY: Responses = [(1, true), (0, false), (0, false)];

/// Records three hands in a series called `evening`, and returns its file.
pub fn record_evening(table: &Table, ann: &str) -> PathBuf {
    table.ok("new Ann Bob --name evening --stake 0.10");
    for line in [&format!("hand Ann {ann} '# close'"), "hand Bob 3 v 20", "hand Ann gin v 9"] {
        table.ok(line);
    }
    table.ledger().join("evening.toml")
}

/// Copies all files of a directory.
pub fn copy_ledger(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        fs::copy(&path, to.join(path.file_name().unwrap())).unwrap();
    }
}

impl Machines {
    /// Both machines, with the same change made on each.
    fn changed(change: impl Fn(&Path)) -> Machines {
        let machines = Machines { recorder: Table::new(), other: Table::new() };
        record_evening(&machines.recorder, "4 v 23");
        copy_ledger(&machines.recorder.ledger(), &machines.other.ledger());
        change(&machines.recorder.ledger());
        change(&machines.other.ledger());
        machines
    }

    fn check(&self, recorder: Responses, other: Responses, what: &str) {
        for (table, expected, which) in
            [(&self.recorder, recorder, "recorder"), (&self.other, other, "other")]
        {
            let audit = table.run("audit --json");
            let lines = ["score", "hand Bob 4 v 6 -q"].map(|line| table.run(&format!("{line} --series e")));
            let response = |done: &Done| (done.status, !done.err.is_empty());
            let got = [response(&audit), response(&lines[0]), response(&lines[1])];
            assert_eq!(got, expected, "{what}, {which}: {}{}{}", audit.err, lines[0].err, lines[1].err);
        }
    }
}

pub fn edit(path: &Path, change: impl Fn(String) -> String) {
    fs::write(path, change(fs::read_to_string(path).unwrap())).unwrap();
}

/// The same series with a different first hand, and with valid seals.
pub fn forged() -> String {
    let table = Table::new();
    fs::read_to_string(record_evening(&table, "3 v 22")).unwrap()
}

fn without_seals(text: &str) -> String {
    text.lines().filter(|line| !line.starts_with("seal = ")).map(|line| format!("{line}\n")).collect()
}

#[test]
fn changed_values_and_entries_are_detected() {
    for (from, to) in [
        ("Ann 4 v 23", "Ann 3 v 22"),
        ("points = 19", "points = 20"),
        ("# close", "# clear"),
        ("T19:31:00", "T19:31:01"),
        ("T19:31:00+01:00", "T19:31:00+02:00"),
        ("[\"Ann\", \"Bob\"]", "[\"Bob\", \"Ann\"]"),
        ("start = 2026-11-20T19:30", "start = 2026-11-20T19:29"),
        ("name = \"evening\"", "name = \"morning\""),
        ("stake = \"0.10\"", "stake = \"1.00\""),
        ("preset = \"standard\"", "preset = \"pagat\""),
        ("gin_bonus = 25", "gin_bonus = 24"),
    ] {
        let change = |ledger: &Path| {
            edit(&ledger.join("evening.toml"), |text| {
                assert!(text.contains(from), "{from}");
                text.replacen(from, to, 1)
            });
        };
        Machines::changed(change).check(REFUSED, REFUSED, to);
    }
    let entries = |chosen: &'static [usize]| {
        move |ledger: &Path| {
            edit(&ledger.join("evening.toml"), |text| {
                let entries: Vec<&str> = text.split("\n[[entry]]").collect();
                chosen.iter().map(|at| entries[*at]).collect::<Vec<_>>().join("\n[[entry]]")
            });
        }
    };
    Machines::changed(entries(&[0, 1, 3])).check(REFUSED, REFUSED, "an entry removed from the middle");
    Machines::changed(entries(&[0, 1, 2, 2, 3])).check(REFUSED, REFUSED, "an entry repeated");
    Machines::changed(entries(&[0, 1, 3, 2])).check(REFUSED, REFUSED, "two entries exchanged");
    Machines::changed(entries(&[0, 1, 2])).check(WARNED, SILENT, "the last hand removed");
    Machines::changed(entries(&[0])).check(WARNED, SILENT, "all hands removed");
    let second_seal = |text: String| {
        let at = text.match_indices("seal = ").nth(1).unwrap().0;
        format!("{}# {}", &text[..at], &text[at..])
    };
    Machines::changed(|ledger| edit(&ledger.join("evening.toml"), second_seal)).check(
        REFUSED,
        REFUSED,
        "the second seal removed",
    );
    let first_seal = |text: String| text.replacen("seal = ", "# seal = ", 1);
    Machines::changed(|ledger| edit(&ledger.join("evening.toml"), first_seal)).check(
        REMARKED,
        REMARKED,
        "the first seal removed",
    );
}

#[test]
fn deleted_and_recomputed_seals_are_detected_by_the_recorder() {
    let deleted = |ledger: &Path| {
        edit(&ledger.join("evening.toml"), |text| without_seals(&text.replace("Ann 4 v 23", "Ann 3 v 22")));
    };
    Machines::changed(deleted).check(WARNED, REMARKED, "all seals deleted and a hand changed");
    let only_deleted = |ledger: &Path| edit(&ledger.join("evening.toml"), |text| without_seals(&text));
    Machines::changed(only_deleted).check(REMARKED, REMARKED, "all seals deleted, nothing changed");
    let text = forged();
    let recomputed = |ledger: &Path| fs::write(ledger.join("evening.toml"), &text).unwrap();
    Machines::changed(recomputed).check(WARNED, SILENT, "all seals recomputed");
    // Anyone can accept what they changed.
    let accepted = |ledger: &Path| {
        let forger = Table::new();
        copy_ledger(ledger, &forger.ledger());
        edit(&forger.ledger().join("evening.toml"), |text| text.replace("Ann 4 v 23", "Ann 3 v 22"));
        forger.ok("audit --accept");
        fs::copy(forger.ledger().join("evening.toml"), ledger.join("evening.toml")).unwrap();
    };
    let machines = Machines::changed(accepted);
    machines.check(WARNED, REMARKED, "changed and accepted");
    // It is remarked on only once, and not at all on the machine that accepted it.
    assert_eq!(machines.other.ok("audit").err, "");
    assert_eq!(machines.other.ok("audit --json").json()["remarks"], serde_json::json!([]));
}

#[test]
fn a_memory_that_cannot_be_read_is_said_by_the_audit() {
    type Damage = fn(&Path);
    let damages: [(&str, Damage); 3] = [
        ("is not as ginscore wrote it", |memo| fs::write(memo, "seal = 1\n").unwrap()),
        ("cannot read", |memo| {
            fs::remove_file(memo).unwrap();
            fs::create_dir(memo).unwrap();
        }),
        ("cannot read", |memo| {
            let folder = memo.parent().unwrap();
            fs::remove_dir_all(folder).unwrap();
            fs::write(folder, "").unwrap();
        }),
    ];
    for (at, (expected, damage)) in damages.into_iter().enumerate() {
        let table = Table::new();
        record_evening(&table, "4 v 23");
        assert_eq!(table.run("audit").status, 0);
        let folders: Vec<_> = fs::read_dir(table.state().join("seals")).unwrap().collect();
        damage(&folders[0].as_ref().unwrap().path().join("evening.toml"));
        let done = table.run("audit -q");
        assert_eq!(done.status, 0, "{}", done.err);
        assert!(done.err.contains(expected), "{}", done.err);
        assert!(done.err.contains("cannot tell whether"), "{}", done.err);
        assert_eq!(
            done.err.contains("`evening`") || done.err.contains("whether evening"),
            at < 2,
            "{}",
            done.err
        );
        let remarks = table.run("audit --json").json()["remarks"].clone();
        assert_eq!(remarks[0]["code"], "ledger-unreadable");
        // The next hand that is recorded is remembered again, unless the folder is damaged, too.
        table.run("hand Bob 4 v 9");
        assert_eq!(table.run("audit").err.is_empty(), at < 1);
    }
}

#[test]
fn a_remark_names_its_place_and_is_kept_while_output_is_quiet() {
    let machines =
        Machines::changed(|ledger| edit(&ledger.join("evening.toml"), |text| without_seals(&text)));
    assert_eq!(machines.other.ok("audit -q").err, "");
    let done = machines.other.ok("audit");
    assert!(done.err.starts_with("note: none of the 3 entries of `evening` has a seal\n"), "{}", done.err);
    assert_eq!(machines.other.ok("audit").err, "");
    let remarks = machines.recorder.ok("audit --json -q").json()["remarks"].clone();
    assert_eq!(remarks[0]["code"], "series-unsealed");
    assert_eq!(remarks[0]["series"], "evening");
    assert_eq!(remarks[0]["file"], machines.recorder.ledger().join("evening.toml").display().to_string());
    let text = fs::read_to_string(machines.recorder.ledger().join("evening.toml")).unwrap();
    let line = text.lines().position(|line| line.starts_with("line = ")).unwrap() + 1;
    assert_eq!(remarks[0]["line"], line);
}

#[test]
fn swapped_and_deleted_files_are_detected_and_renamed_ones_are_not() {
    let machines = Machines { recorder: Table::new(), other: Table::new() };
    record_evening(&machines.recorder, "4 v 23");
    machines.recorder.ok("new Cid Dora --name later");
    machines.recorder.ok("hand Cid 3 v 9");
    copy_ledger(&machines.recorder.ledger(), &machines.other.ledger());
    for ledger in [machines.recorder.ledger(), machines.other.ledger()] {
        let [one, other] = ["evening.toml", "later.toml"].map(|name| ledger.join(name));
        let text = fs::read_to_string(&one).unwrap();
        fs::copy(&other, &one).unwrap();
        fs::write(&other, text).unwrap();
    }
    for (table, status) in [(&machines.recorder, 1), (&machines.other, 0)] {
        let done = table.run("audit --json");
        assert_eq!(done.status, status, "{}", done.err);
        assert_eq!(done.codes(), vec!["ledger-rewritten"; 2 * status as usize]);
    }

    let text = forged();
    let renamed = |ledger: &Path| {
        fs::remove_file(ledger.join("evening.toml")).unwrap();
        fs::write(ledger.join("else.toml"), &text).unwrap();
    };
    Machines::changed(renamed).check(AUDIT_ONLY, SILENT, "renamed and rewritten");
    let moved = |ledger: &Path| fs::rename(ledger.join("evening.toml"), ledger.join("else.toml")).unwrap();
    Machines::changed(moved).check(SILENT, SILENT, "renamed only");

    // The only series is deleted, and then the whole directory.
    for delete in [
        |ledger: &Path| fs::remove_file(ledger.join("evening.toml")).unwrap(),
        |ledger: &Path| fs::remove_dir_all(ledger).unwrap(),
    ] {
        let machines = Machines::changed(delete);
        let done = machines.recorder.run("audit --json");
        assert_eq!((done.status, done.codes()), (1, vec!["ledger-rewritten".to_owned()]));
        assert_eq!(done.json()["faults"][0]["series"], "evening");
        assert_eq!(machines.other.ok("audit").err, "");
        machines.recorder.ok("audit --accept --series evening");
        assert_eq!(machines.recorder.ok("audit").err, "");
    }
}

/// Anyone who may write to the parent directory of a ledger can replace it with a link to a forged copy.
#[cfg(unix)]
#[test]
fn a_ledger_replaced_by_a_link_is_detected() {
    use std::os::unix::fs::symlink;
    let text = forged();
    let forger = Table::new();
    let linked = |ledger: &Path| {
        fs::rename(ledger, ledger.with_file_name("away")).unwrap();
        let copied = forger.home().join("copy");
        fs::create_dir_all(&copied).unwrap();
        fs::write(copied.join("evening.toml"), &text).unwrap();
        symlink(&copied, ledger).unwrap();
    };
    Machines::changed(linked).check(WARNED, SILENT, "a link to a forged copy");
    // Reading and recording report it before any audit, and a changed header does not hide it.
    let table = Table::new();
    record_evening(&table, "4 v 23");
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
    // The remark appears once, the fault until it is accepted.
    let done = table.run("audit --json");
    assert_eq!((done.status, done.json()["remarks"].as_array().unwrap().len()), (1, 0));
    table.ok("audit --accept");
    assert_eq!(table.ok("audit").err, "");
}
