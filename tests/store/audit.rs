//! What `audit` reports of copies, and what is said of a series that was cut back.

use std::fs;
use std::path::{Path, PathBuf};

use crate::table::Table;

/// Records three hands in a series called `evening`, and returns its file.
fn record_evening(table: &Table) -> PathBuf {
    table.ok("new Ann Bob name=evening");
    for line in ["hand Ann 4 v 23", "hand Bob 3 v 20", "hand Ann gin v 9"] {
        table.ok(line);
    }
    table.ledger().join("evening.toml")
}

fn edit(path: &Path, change: impl Fn(String) -> String) {
    fs::write(path, change(fs::read_to_string(path).unwrap())).unwrap();
}

#[test]
fn quiet_does_not_hide_warnings() {
    let without_last_entry = |text: String| text[..text.rfind("\n[[entry]]").unwrap()].to_owned();
    for line in ["hand Bob 4 v 6 -q", "undo -q", "table -q"] {
        let table = Table::new();
        edit(&record_evening(&table), without_last_entry);
        let done = table
            .run_with(&shlex::split(line).unwrap().iter().map(String::as_str).collect::<Vec<_>>(), "draw\n");
        assert!(done.status == 0 && done.err.contains("`evening` was shortened"), "{line}: {}", done.err);
    }
}

/// Series of the same players with the same start and the same hand are not copies if they were started under different names.
#[test]
fn named_series_of_the_same_second_are_not_copies() {
    let table = Table::new();
    for name in ["table-1", "table-2", "late"] {
        let mut child = table
            .command(env!("CARGO_BIN_EXE_ginscore"))
            .env("GINSCORE_NOW", "2026-11-20T19:30:00+01:00")
            .args(["table"])
            .stdin(std::process::Stdio::piped())
            .stdout(std::process::Stdio::null())
            .stderr(std::process::Stdio::null())
            .spawn()
            .unwrap();
        std::io::Write::write_all(
            &mut child.stdin.take().unwrap(),
            format!("new Ann Bob name={name}\nAnn 4 v 23\n").as_bytes(),
        )
        .unwrap();
        assert!(child.wait().unwrap().success());
    }
    assert_eq!(table.ok("audit -q").err, "");
    // A real copy is still found.
    fs::copy(table.ledger().join("late.toml"), table.ledger().join("table-3.toml")).unwrap();
    let done = table.run("audit --json");
    assert_eq!((done.status, done.codes()), (1, vec!["ledger-forked".to_owned()]));
}
