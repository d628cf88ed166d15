//! Exported rows in a database: the queries of docs/formats/queries.md, run by DuckDB.
//!
//! Without Python and DuckDB the test is skipped with a message; `.ci/run` installs them and then requires the test.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::evenings::played;

/// A Python with this module: the one in `GINSCORE_PYTHON`, or `python3`.
pub fn python_with(module: &str) -> Option<String> {
    let name = std::env::var("GINSCORE_PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let imports = Command::new(&name).args(["-c", &format!("import {module}")]).output();
    imports.is_ok_and(|done| done.status.success()).then_some(name)
}

/// Four players over several days, two of them out of season; partners; money of three kinds, and a series without any.
const CLUB: [&str; 8] = [
    "new Ann Bob pagat hollywood stake=0.05 start=2025-10-03\nAnn gin v 60\nBob 4 v 23\nAnn 3 v 30\nBob 9 v 4\nstop\n",
    "new Bob Ann pagat stake=5/game start=2025-10-10\nBob gin v 90\n",
    "new Ann Cid start=2025-10-10\nCid +18 @7h\nCid 4 v 2\nAnn 3 v 30\n",
    "new Cid Ann oklahoma start=2025-12-05\ndraw @4c\nCid +18 @7h\nCid 4 v 2 @9d # a note\nAnn 3 v 30 @kd\n",
    "new Dan Cid wikipedia stake=20/sheet start=2026-01-09\nDan gin v 95\n",
    "new Ann Bob stake=0.25 start=2026-07-03\nAnn gin v 97\n",
    "new Ann Bob start=2025-08-01\nBob 4 v 23\n",
    "new Ann Bob start=2026-02-02\n",
];

/// The rows of a club, and the answers of the queries of the page to them; `None` without DuckDB.
fn asked(scripts: &[&str]) -> Option<(crate::table::Table, Vec<Vec<Value>>)> {
    let Some(python) = python_with("duckdb") else {
        crate::table::skipped("Python with DuckDB is missing (pip install duckdb)");
        return None;
    };
    let table = played(scripts);
    for (command, file) in [("export --all --results", "results.jsonl"), ("export --all", "hands.jsonl")] {
        let rows = table.home().join(file);
        fs::write(rows, table.ok(&format!("{command} --format jsonl")).out).unwrap();
    }
    let top = Path::new(env!("CARGO_MANIFEST_DIR"));
    let done = Command::new(python)
        .arg(top.join("tests/query/run.py"))
        .arg(top.join("docs/formats/queries.md"))
        .current_dir(table.home())
        .output()
        .unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    Some((table, serde_json::from_slice(&done.stdout).unwrap()))
}

/// A number that may be a text with more decimals than it needs.
fn number(value: &Value) -> Option<f64> {
    value.as_f64().or_else(|| value.as_str()?.parse().ok())
}

#[test]
fn each_query_agrees_with_stats() {
    let Some((table, answers)) = asked(&CLUB) else { return };
    let [season, head_to_head, undercut, owes, best] = answers.as_slice() else { panic!("{answers:?}") };
    let stats = |words: &str| -> Vec<Value> {
        table.ok(&format!("stats --json {words}")).json()["players"].as_array().unwrap().clone()
    };

    let in_season = stats("--since 2025-09-01 --until 2026-06-30");
    assert_eq!((season.len(), in_season.len()), (4, 4));
    for player in &in_season {
        let row = season.iter().find(|row| row["side"] == player["name"]).unwrap();
        for (column, figure) in [
            ("series", "/series/played"),
            ("points", "/points/won"),
            ("boxes", "/boxes"),
            ("games", "/games/won"),
            ("net", "/net"),
        ] {
            assert_eq!(Some(&row[column]), player.pointer(figure), "{} {column}", player["name"]);
        }
        assert_eq!(number(&row["money"]), number(&player["money"]), "{}", player["name"]);
    }
    // The best first, as `stats` has them, whose last ones have no result yet.
    assert_eq!(season[0]["side"], in_season[0]["name"]);

    assert_eq!(head_to_head.len(), 3);
    for row in head_to_head {
        let names = [&row["one"], &row["two"]].map(|name| name.as_str().unwrap());
        let two = stats(&names.join(" "));
        assert_eq!(row["series"], two[0]["series"]["played"], "{names:?}");
        assert_eq!(
            (&row["games_one"], &row["games_two"]),
            (&two[0]["games"]["won"], &two[1]["games"]["won"])
        );
        assert_eq!(row["net_one"], two[0]["net"], "{names:?}");
    }

    for player in stats("") {
        let sum_of = |key: &str| -> f64 {
            let rows = undercut.iter().filter(|row| row["knocker"] == player["name"]);
            rows.map(|row| row[key].as_f64().unwrap()).sum()
        };
        assert_eq!(Some(sum_of("knocks")), player["knocked_with"]["count"].as_f64(), "{undercut:?}");
        assert_eq!(Some(sum_of("undercut")), player["knocks_undercut"].as_f64(), "{undercut:?}");
    }
    assert!(
        undercut.iter().any(|row| row["knock_card"] == "upcard" && row["percent"] != 0.0),
        "{undercut:?}"
    );

    // Ann and Bob, and Cid and Dan, played for money.
    assert_eq!(owes.len(), 2, "{owes:?}");
    for row in owes {
        let two = stats(&[&row["is_owed"], &row["owes"]].map(|name| name.as_str().unwrap()).join(" "));
        assert_eq!(number(&row["money"]), number(&two[0]["money"]), "{row}");
    }

    let best = &best[0];
    let day = best["day"].as_str().unwrap();
    let of_day = stats(&format!("--since {day} --until {day}"));
    assert_eq!((&best["side"], &best["net"]), (&of_day[0]["name"], &of_day[0]["net"]));
}

/// Without a stake, without knocks and of one series, each column still has its type.
#[test]
fn empty_columns_have_a_type() {
    let Some((_, answers)) = asked(&["new Ann Bob start=2025-10-03\ndraw\n"]) else { return };
    let lengths: Vec<usize> = answers.iter().map(Vec::len).collect();
    assert_eq!(lengths, [2, 1, 0, 0, 2], "{answers:?}");
}

/// The table of rows.md is what the programs do that are there. Of another version, import must do the same.
#[test]
fn rows_come_back_from_other_programs() {
    let Some(python) = python_with("json") else { return crate::table::skipped("Python is missing") };
    let table = played(&[
        "new Ann Bob pagat hollywood stake=0.10 start=2026-11-20\nAnn 4 v 23 # \"91\", he said\nBob gin v 30\ndraw\nBob 9 v 4\n",
        "new Ann v Bob Cid start=2026-11-21\nAnn 5 v 23\nCid 4 v 9\n",
        "new Cid Ann oklahoma start=2026-11-22\ndraw @4c\nCid +18 @7h # =1+1\n\
         Ann 3s 4s 5s, Kc Kd Kh, 6h 7h 8h / 2c v 9c 9d 9h / Qs 2h 3h 6d 7d 8s Jc @th\n",
    ]);
    let top = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(top.join("docs/formats/rows.md")).unwrap();
    let done = table
        .command(&python)
        .arg(top.join("tests/query/round_trips.py"))
        .arg(crate::table::program())
        .output()
        .unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let rows = String::from_utf8(done.stdout).unwrap();
    let is_row = |line: &&str| line.starts_with("| ") && line.contains(" to ");
    let programs = page.lines().filter(is_row).filter_map(|row| row.split(' ').nth(1));
    let programs: BTreeSet<&str> = programs.collect();
    assert_eq!(programs.len(), 8, "{programs:?}");
    let is_missing = |program: &&&str| !rows.contains(&format!("| {program} "));
    let missing: Vec<&str> = programs.iter().filter(is_missing).copied().collect();
    // Only DuckDB is among what `.ci/run` installs.
    if missing.contains(&"DuckDB") {
        crate::table::skipped(&format!("rows do not go through {}", missing.join(", ")));
    } else if !missing.is_empty() {
        let _ = writeln!(std::io::stderr().lock(), "rows do not go through {}", missing.join(", "));
    }
    for row in rows.lines().filter(|row| !page.contains(*row)) {
        let cells = |row: &str| -> Vec<String> { row.split(" | ").map(str::to_owned).collect() };
        let (found, program) = (cells(row), row.trim_start_matches("| ").split(' ').next().unwrap());
        let known = page.lines().filter(|line| line.starts_with(&format!("| {program} "))).map(cells);
        let known = known.filter(|known| known[1] == found[1]).collect::<Vec<_>>();
        assert!(
            known.iter().any(|known| known[0] != found[0] && known[3] == found[3]),
            "docs/formats/rows.md has another row than this one:\n{row}"
        );
    }
}

/// The programs of engines.md, run on hands that the engines played.
#[test]
fn hands_of_other_engines_are_ruled_as_the_page_says() {
    let Some(python) = python_with("json") else { return crate::table::skipped("Python is missing") };
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/formats/engines.md");
    let page = fs::read_to_string(page).unwrap();
    let programs = page.split("```python\n").skip(1).map(|rest| rest.split("```").next().unwrap());
    let table = crate::table::Table::new();
    let said = programs.map(|program| {
        let done = table.command(&python).args(["-c", program]).output().unwrap();
        assert!(done.status.success(), "{program}\n{}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8(done.stdout).unwrap().replace("\r\n", "\n")
    });
    assert_eq!(
        said.collect::<String>(),
        "OpenSpiel: 8 of 8\ngin-rummy: 5 of 5\nRLCard: 4 of 4\n\
         PettingZoo: knock, 0 laid off, 0 less\nPettingZoo: knock, 1 laid off, 10 less\n"
    );
}

/// Partners have a row for each side, a captain's opponents one together, and three in turn one each.
#[test]
fn results_are_rows_of_sides() {
    let table = played(&[
        "new Ann Cid v Bob Dan sides=We,They stake=0.10 name=a\nAnn 4 v 23; Cid gin v 90\n",
        "new Ann v Bob Cid name=b\nAnn 4 v 23\nstop\n",
        "new Ann Bob Cid name=c\nAnn 4 v 23\n",
        "new Ann Bob name=d\n",
        "new Ann Bob stake=5/game name=e\nBob +104\n",
    ]);
    let rows = table.ok("export --all --results --format csv").out;
    assert!(rows.starts_with(
        "ledger,series,start,preset,state,side,players,points,boxes,games_won,shutouts,total,net,stake,paid\n"
    ));
    let cells = |line: &str| line.replacen("2026-11-20T", "T", 1);
    let rows: Vec<String> = rows.lines().skip(1).map(cells).collect();
    let ends = |row: usize, end: &str| assert!(rows[row].ends_with(end), "{end}: {rows:#?}");
    assert_eq!(rows.len(), 9, "{rows:#?}");
    assert!(rows[0].starts_with("ginscore,a,T"), "{rows:#?}");
    ends(0, ",standard,finished,We,\"Ann, Cid\",134,1,1,1,134,268,0.10,26.80");
    ends(1, ",They,\"Bob, Dan\",0,0,0,0,0,-268,0.10,-26.80");
    ends(2, ",stopped,Ann,Ann,19,1,0,0,19,38,,");
    ends(3, ",stopped,Bob+Cid,\"Bob, Cid\",0,0,0,0,0,-38,,");
    ends(4, ",open,Ann,Ann,19,1,0,0,0,0,,");
    ends(7, ",finished,Ann,Ann,0,0,0,0,0,-104,5/game,-5.00");
    ends(8, ",finished,Bob,Bob,104,1,1,1,104,104,5/game,5.00");
    let file = table.home().join("results.jsonl");
    table.ok(&format!("export --results --series e -o {}", file.display()));
    let lines = fs::read_to_string(file).unwrap();
    assert_eq!(lines, table.ok("export --results --series e --format jsonl").out);
    let row: Value = serde_json::from_str(lines.lines().next().unwrap()).unwrap();
    assert_eq!((&row["schema"], &row["net"], &row["paid"]), (&1.into(), &(-104).into(), &"-5.00".into()));
    for format in ["html", "json"] {
        table.run(&format!("export --results --series e --format {format}")).ended(2);
    }
}
