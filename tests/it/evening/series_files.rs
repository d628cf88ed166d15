//! Series that are deleted, restored and renamed, by command and at the table.

use serde_json::{Value, json};

use crate::table::Table;
#[cfg(unix)]
use crate::terminal::Terminal;

fn deleted(table: &Table) -> Value {
    table.ok("series restore --json").json()["deleted"].clone()
}

fn two() -> Table {
    let table = Table::new();
    table.ok("new Ann Bob name=friday");
    table.ok("hand Ann 4 v 23");
    table.ok("new Ann Cid name=saturday");
    table.ok("hand Cid 4 v 23");
    table
}

#[test]
fn a_series_is_deleted_and_restored() {
    let table = two();
    let text = std::fs::read_to_string(table.ledger().join("friday.toml")).unwrap();
    table.run("series delete fri --json").refused(2, "bad-option");
    assert_eq!(table.names(), ["friday", "saturday"]);
    let done = table.ok("series delete fri --yes");
    assert_eq!(done.out, "Deleted series friday. `ginscore series restore friday` brings it back.\n");
    assert_eq!((table.names(), deleted(&table)), (vec!["saturday".to_owned()], json!(["friday"])));
    assert!(!table.ok("stats").out.contains("Bob"));
    // It was deleted on purpose, so it is not missing.
    assert_eq!(table.ok("audit -q").said, "");
    assert_eq!(std::fs::read_to_string(table.ledger().join("trash/friday.toml")).unwrap(), text);
    // Another series of that name can be started and deleted.
    table.ok("new Ann Bob name=friday");
    table.run("series restore friday --json").refused(3, "ledger-write");
    table.ok("hand Bob gin v 5");
    let done = table.ok("series delete friday -y --json").json();
    assert_eq!((&done["name"], &done["was"]), (&json!("friday-2"), &json!("friday")));
    assert_eq!(table.ok("series restore friday").out, "Restored series friday.\n");
    assert_eq!(std::fs::read_to_string(table.ledger().join("friday.toml")).unwrap(), text);
    assert_eq!(table.ok("audit -q").said, "");
    for (name, code) in [("fri", 2), ("nobody", 2)] {
        table.ok("series delete saturday --yes --quiet");
        let done = table.run(&format!("series restore {name} --json"));
        assert_eq!(done.status, if name == "fri" { 0 } else { code }, "{}", done.said);
        table.ok("series restore saturday");
    }
    assert_eq!(table.names(), ["friday", "friday-2", "saturday"]);
}

#[test]
fn a_series_gets_another_name() {
    let table = two();
    let seal = table.ok("summary --series saturday").out;
    let done = table.ok("series rename satur club-final");
    assert_eq!(done.out, "Renamed series saturday to club-final.\n");
    assert_eq!(table.ok("audit -q").said, "");
    assert_eq!(table.ok("summary --series club-final").out, seal);
    // It is still the current series, and can be played on.
    assert_eq!(table.ok("score --json").json()["series"]["name"], "club-final");
    table.ok("hand Ann 4 v 23");
    assert_eq!(table.ok("audit -q").said, "");
    for (command, status) in [
        ("series rename club-final friday", 3),
        ("series rename club-final ../up", 2),
        ("series rename club-final ''", 2),
        ("series rename nobody somebody", 2),
        ("series delete nobody --yes", 2),
    ] {
        assert_eq!(table.run(command).status, status, "{command}");
    }
    assert_eq!(table.names(), ["club-final", "friday"]);
}

#[test]
fn a_series_that_cannot_be_read_is_deleted_and_restored() {
    let table = two();
    std::fs::write(table.ledger().join("friday.toml"), "nonsense").unwrap();
    assert_eq!(table.run("series delete friday --yes").status, 0);
    assert_eq!(table.names(), ["saturday"]);
    table.ok("series restore friday");
    assert_eq!(std::fs::read_to_string(table.ledger().join("friday.toml")).unwrap(), "nonsense");
}

#[cfg(unix)]
#[test]
fn the_table_asks_before_it_deletes() {
    let table = two();
    let mut evening = Terminal::new(&table, &["table"]);
    evening.when("deals> ", "series delete fri\r");
    evening.line("Delete the series friday with 1 hand? (y or n)", "", "Nothing was deleted.");
    evening.line("deals> ", "series rename saturday sunday", "Renamed series saturday to sunday.");
    evening.line("deals> ", "Ann 4 v 5", "hand 2");
    evening.when("deals> ", "series delete sunday\r");
    evening.when("Delete the series sunday with 2 hands? (y or n)", "y\r");
    evening.says("`series restore sunday` brings it back");
    // The only series left is the current one.
    evening.says("Ann against Bob");
    evening.line("deals> ", "series delete friday -y", "or type two names");
    evening.line("> ", "series restore sunday", "Restored series sunday.");
    evening.says("Ann against Cid");
    evening.quits("deals> ");
}

/// The series of one evening, by the names in `summary --evening`.
fn evening_of(table: &Table, series: &str) -> Vec<String> {
    let summary = table.ok(&format!("summary --evening --json --series {series}")).json();
    let series = summary["evening"]["series"].as_array().unwrap();
    series.iter().map(|one| one["name"].as_str().unwrap().to_owned()).collect()
}

/// Runs lines, each at its time.
fn runs_at(table: &Table, lines: &[(&str, &str)]) {
    for (time, line) in lines {
        table.run_in(&[("GINSCORE_NOW", time)], line).ended(0);
    }
}

/// Each is begun less than twelve hours after the last entry of the one before it: over midnight, over the change to winter time,
/// and after a clock that went back.
#[test]
fn an_evening_is_what_is_played_one_after_the_other() {
    for (played, next, is_same) in [
        ("2026-11-20T20:00:00+01:00", "2026-11-20T22:00:00+01:00", true),
        ("2026-11-20T23:50:00+01:00", "2026-11-21T00:10:00+01:00", true),
        ("2026-11-20T20:00:00+01:00", "2026-11-21T07:59:59+01:00", true),
        ("2026-11-20T20:00:00+01:00", "2026-11-21T08:00:00+01:00", false),
        ("2026-10-25T02:50:00+02:00", "2026-10-25T02:10:00+01:00", true),
        ("2026-10-24T23:00:00+02:00", "2026-10-25T09:59:00+01:00", true),
        ("2026-10-24T23:00:00+02:00", "2026-10-25T10:00:00+01:00", false),
        ("2026-10-24T23:00:00+02:00", "2026-10-25T10:59:00+02:00", true),
        ("2026-11-20T23:30:00+01:00", "2026-11-20T23:00:00+01:00", true),
    ] {
        let table = Table::new();
        let begun = played.replace(":50:", ":00:").replace("T23:30", "T20:00");
        runs_at(
            &table,
            &[
                (&begun, "new Ann Bob name=one"),
                (played, "Ann gin v 90"),
                (next, "new bob ANN name=two"),
                (next, "Bob gin v 90"),
            ],
        );
        let expected: &[&str] = if is_same { &["one", "two"] } else { &["two"] };
        assert_eq!(evening_of(&table, "two"), expected, "{played} {next}");
        assert_eq!(evening_of(&table, "one").len(), expected.len(), "{played} {next}");
        let says = table.ok("summary").out.contains("Tonight, 2 series: ");
        assert_eq!(says, is_same, "{played} {next}");
    }
}

/// Other players, copies, what nothing is recorded in, and what was corrected or renamed later do not belong to an evening.
#[test]
fn an_evening_has_only_its_own_series() {
    let table = Table::new();
    runs_at(
        &table,
        &[
            ("2026-11-19T20:00:00+01:00", "new Ann Bob name=thursday"),
            ("2026-11-19T21:00:00+01:00", "Ann gin v 90"),
            ("2026-11-20T20:00:00+01:00", "new Ann Bob name=first"),
            ("2026-11-20T20:10:00+01:00", "Ann gin v 90"),
            ("2026-11-20T20:20:00+01:00", "new Ann Cid"),
            ("2026-11-20T20:30:00+01:00", "Ann gin v 90"),
            ("2026-11-20T20:40:00+01:00", "new Ann Bob name=unused"),
            ("2026-11-21T07:00:00+01:00", "new Bob Ann name=second"),
            ("2026-11-21T07:10:00+01:00", "Ann gin v 90"),
            // After the next one was begun.
            ("2026-11-21T07:20:00+01:00", "--series thursday amend 1 Ann gin v 80"),
            ("2026-11-21T07:30:00+01:00", "players rename Bob Rob"),
        ],
    );
    assert_eq!(evening_of(&table, "second"), ["first", "second"]);
    let copied = |from: &str, to: &str| {
        let file = |name: &str| table.ledger().join(format!("{name}.toml"));
        std::fs::copy(file(from), file(to)).unwrap();
    };
    copied("first", "a copy");
    copied("second", "another");
    assert_eq!(evening_of(&table, "second"), ["first", "second"]);
    assert_eq!(evening_of(&table, "thursday"), ["thursday"]);
    // A series that cannot be read is not left out in silence.
    let first = table.ledger().join("first.toml");
    let text = std::fs::read_to_string(&first).unwrap();
    std::fs::write(&first, text.replace("gin v 90", "gin v 9X")).unwrap();
    std::fs::remove_file(table.ledger().join("a copy.toml")).unwrap();
    table.run("summary --evening --json").refused(3, "ledger-invalid");
    let done = table.ok("summary").warns("`9X` is not a card");
    assert!(!done.out.contains("Tonight"), "{}", done.out);
}
