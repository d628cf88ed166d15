//! What is said of a series that was cut back.

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
