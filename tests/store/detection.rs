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

/// The audit and every command that reads report it, and hands are recorded.
const REPORTED: Responses = [(1, true), (0, true), (0, false)];
/// Whoever reads first reports it.
const SAID_ONCE: Responses = [(1, true), (0, false), (0, false)];
const SILENT: Responses = [(0, false), (0, false), (0, false)];
/// The audit remarks on it.
const REMARKED: Responses = [(0, true), (0, false), (0, false)];

/// Records three hands in a series called `evening`, and returns its file.
pub fn record_evening(table: &Table, ann: &str) -> PathBuf {
    table.ok("new Ann Bob name=evening stake=0.10");
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
    fn changed(change: impl Fn(String) -> String) -> Machines {
        let machines = Machines { recorder: Table::new(), other: Table::new() };
        record_evening(&machines.recorder, "4 v 23");
        copy_ledger(&machines.recorder.ledger(), &machines.other.ledger());
        for table in [&machines.recorder, &machines.other] {
            edit(&table.ledger().join("evening.toml"), &change);
        }
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

fn without_seals(text: &str) -> String {
    text.lines().filter(|line| !line.starts_with("seal = ")).map(|line| format!("{line}\n")).collect()
}

#[test]
fn changed_values_and_entries_are_detected() {
    for (from, to) in [
        ("# close", "# clear"),
        ("T19:31:00", "T19:31:01"),
        ("T19:31:00+01:00", "T19:31:00+02:00"),
        ("[\"Ann\", \"Bob\"]", "[\"Bob\", \"Ann\"]"),
        ("start = 2026-11-20T19:30", "start = 2026-11-20T19:29"),
        ("name = \"evening\"", "name = \"morning\""),
        ("stake = \"0.10\"", "stake = \"1.00\""),
        ("preset = \"standard\"", "preset = \"pagat\""),
        ("Ann 4 v 23", "Ann 3 v 22"),
    ] {
        let change = |text: String| {
            assert!(text.contains(from), "{from}");
            text.replacen(from, to, 1)
        };
        Machines::changed(change).check(REPORTED, REPORTED, to);
    }
    let entries = |chosen: &'static [usize]| {
        move |text: String| {
            let entries: Vec<&str> = text.split("\n[[entry]]").collect();
            chosen.iter().map(|at| entries[*at]).collect::<Vec<_>>().join("\n[[entry]]")
        }
    };
    // The file is cut back as well.
    let cut: Responses = [(1, true), (0, true), (0, false)];
    Machines::changed(entries(&[0, 1, 3])).check(cut, REPORTED, "an entry removed from the middle");
    Machines::changed(entries(&[0, 1, 2, 2, 3])).check(REPORTED, REPORTED, "an entry repeated");
    Machines::changed(entries(&[0, 1, 3, 2])).check(REPORTED, REPORTED, "two entries exchanged");
    Machines::changed(entries(&[0, 1, 2])).check(SAID_ONCE, SILENT, "the last hand removed");
    Machines::changed(entries(&[0])).check(SAID_ONCE, SILENT, "all hands removed");
    let second_seal = |text: String| {
        let at = text.match_indices("seal = ").nth(1).unwrap().0;
        format!("{}# {}", &text[..at], &text[at..])
    };
    Machines::changed(second_seal).check(REPORTED, REPORTED, "the second seal removed");
    let first_seal = |text: String| text.replacen("seal = ", "# seal = ", 1);
    Machines::changed(first_seal).check(REMARKED, REMARKED, "the first seal removed");
}

/// What the rules do not give is refused, whatever the seals say.
#[test]
fn a_fact_that_the_rules_do_not_give_is_refused() {
    let refused: Responses = [(1, true), (0, true), (3, true)];
    for (from, to) in [("points = 19", "points = 20"), ("gin_bonus = 25", "gin_bonus = 24")] {
        Machines::changed(|text| text.replacen(from, to, 1)).check(refused, refused, to);
    }
}

#[test]
fn deleted_seals_are_remarked_on() {
    let changed = |text: String| without_seals(&text.replace("Ann 4 v 23", "Ann 3 v 22"));
    Machines::changed(changed).check(REMARKED, REMARKED, "all seals deleted and a hand changed");
    let machines = Machines::changed(|text| without_seals(&text));
    assert_eq!(machines.other.ok("audit -q").err, "");
    // It is said each time.
    for _ in 0..2 {
        let done = machines.other.ok("audit");
        assert!(
            done.err.starts_with("note: none of the 3 entries of `evening` has a seal\n"),
            "{}",
            done.err
        );
    }
    let remarks = machines.recorder.ok("audit --json -q").json()["remarks"].clone();
    assert_eq!(remarks[0]["code"], "series-unsealed");
    assert_eq!(remarks[0]["series"], "evening");
    assert_eq!(remarks[0]["file"], machines.recorder.ledger().join("evening.toml").display().to_string());
    let text = fs::read_to_string(machines.recorder.ledger().join("evening.toml")).unwrap();
    let line = text.lines().position(|line| line.starts_with("line = ")).unwrap() + 1;
    assert_eq!(remarks[0]["line"], line);
}

/// Whoever can write the file can seal it again: only a code that was written down shows it.
#[test]
fn recomputed_seals_are_found_by_a_noted_code_alone() {
    let forger = Table::new();
    let forged = fs::read_to_string(record_evening(&forger, "3 v 22")).unwrap();
    let machines = Machines::changed(|_| forged.clone());
    machines.check(SILENT, SILENT, "all seals recomputed");
    let honest = Table::new();
    record_evening(&honest, "4 v 23");
    let noted = honest.ok("score --json").json()["seal"].as_str().unwrap().to_owned();
    let done = machines.recorder.run(&format!("audit --json --seal {noted}"));
    assert_eq!((done.status, done.codes()), (1, vec!["seal-unknown".to_owned()]));
}
