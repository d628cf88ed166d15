//! The rows of `export` in a database: the query in docs/export.md, run by DuckDB.
//!
//! Where there is no Python with DuckDB the test is skipped, with a word; `.ci/run` installs it, and then wants it.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::table::Table;

const EVENING: &str = include_str!("../data/evening.gin");
const QUERY: &str = include_str!("../query/hands.sql");

/// A Python that knows DuckDB: the one that `GINSCORE_PYTHON` names, or the usual one.
fn python() -> Option<String> {
    let named = std::env::var("GINSCORE_PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let knows = Command::new(&named).args(["-c", "import duckdb"]).output();
    knows.is_ok_and(|done| done.status.success()).then_some(named)
}

#[test]
fn a_database_reads_the_rows() {
    let Some(python) = python() else {
        crate::table::skipped("there is no Python with DuckDB here (pip install duckdb)");
        return;
    };
    let table = Table::new();
    // Nothing is known of most columns of these; a reader that guesses types has to get over that.
    let others = "new Cid Ann --rules oklahoma\ndraw\nCid +18 @7h\nCid 4 v 2 @9d # a note\nAnn 3 v 30 @kd\n";
    for script in [EVENING, others] {
        assert_eq!(table.run_with(&["table"], script).status, 0);
    }
    let rows = table.home().join("hands.jsonl");
    fs::write(&rows, table.ok("export --all --format jsonl").out).unwrap();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/query/run.py");
    let done = Command::new(python).arg(script).arg(&rows).output().unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let answer: Vec<Value> = serde_json::from_slice(&done.stdout).unwrap();

    let stats = table.ok("stats --json").json();
    for player in stats["players"].as_array().unwrap() {
        let of = |key: &str| -> f64 {
            let own = answer.iter().filter(|row| row["knocker"] == player["name"]);
            own.map(|row| row[key].as_f64().unwrap()).sum()
        };
        assert_eq!(Some(of("knocks")), player["knocked_with"]["count"].as_f64(), "{answer:?}");
        assert_eq!(Some(of("undercut")), player["knocks_undercut"].as_f64());
    }
    // The rules are there as values.
    let limits: Vec<_> = answer.iter().map(|row| row["knock_card"].as_str().unwrap()).collect();
    assert_eq!(limits, ["none", "upcard", "none", "upcard"], "{answer:?}");
}

/// The query in docs/export.md is the one that runs here.
#[test]
fn the_query_is_the_one_shown() {
    let page = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/export.md")).unwrap();
    let query: String =
        QUERY.lines().filter(|line| !line.starts_with("--")).map(|line| format!("{line}\n")).collect();
    assert!(page.contains(&query), "{query}");
}
