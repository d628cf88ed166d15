//! Exported rows in a database: the query in docs/formats/rows.md, run by DuckDB.
//!
//! Without Python and DuckDB the test is skipped with a message; `.ci/run` installs them and then requires the test.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::export::{EVENING, played};

const QUERY: &str = include_str!("../query/hands.sql");

/// A Python with this module: the one in `GINSCORE_PYTHON`, or `python3`.
pub fn python_with(module: &str) -> Option<String> {
    let name = std::env::var("GINSCORE_PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let imports = Command::new(&name).args(["-c", &format!("import {module}")]).output();
    imports.is_ok_and(|done| done.status.success()).then_some(name)
}

#[test]
fn the_query_agrees_with_stats() {
    let Some(python) = python_with("duckdb") else {
        crate::table::skipped("Python with DuckDB is missing (pip install duckdb)");
        return;
    };
    // Most columns of these rows are empty, which makes it hard for a reader to guess their types.
    let sparse = "new Cid Ann oklahoma\ndraw\nCid +18 @7h\nCid 4 v 2 @9d # a note\nAnn 3 v 30 @kd\n";
    let table = played(&[EVENING, sparse]);
    let rows = table.home().join("hands.jsonl");
    fs::write(&rows, table.ok("export --all --format jsonl").out).unwrap();
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/query/run.py");
    let done = Command::new(python).arg(script).arg(&rows).output().unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let answer: Vec<Value> = serde_json::from_slice(&done.stdout).unwrap();

    let stats = table.ok("stats --json").json();
    for player in stats["players"].as_array().unwrap() {
        let sum_of = |key: &str| -> f64 {
            let rows = answer.iter().filter(|row| row["knocker"] == player["name"]);
            rows.map(|row| row[key].as_f64().unwrap()).sum()
        };
        assert_eq!(Some(sum_of("knocks")), player["knocked_with"]["count"].as_f64(), "{answer:?}");
        assert_eq!(Some(sum_of("undercut")), player["knocks_undercut"].as_f64());
    }
    // The house rules are in the rows.
    let limits: Vec<_> = answer.iter().map(|row| row["knock_card"].as_str().unwrap()).collect();
    assert_eq!(limits, ["none", "upcard", "none", "upcard"], "{answer:?}");
}

#[test]
fn the_query_is_the_one_in_the_docs() {
    let page =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/formats/rows.md")).unwrap();
    let query: String =
        QUERY.lines().filter(|line| !line.starts_with("--")).map(|line| format!("{line}\n")).collect();
    assert!(page.contains(&query), "{query}");
}
