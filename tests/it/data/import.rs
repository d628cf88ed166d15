//! Importing rows: what is recorded and what is refused, and that an import is never half done.

use std::fs;
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::evenings::{DEALER_CHANGED, EVENING, HOSTILE, played};
use crate::table::Table;

/// The score and the summary of a series, without the seal, which covers the times of corrections.
fn totals(table: &Table, name: &str) -> [Value; 2] {
    let score = table.ok(&format!("score --json --series {name}")).unsealed();
    [score, table.ok(&format!("summary --json --series {name}")).json()]
}

#[test]
fn an_export_imports_to_the_same_totals() {
    let table = played(&[EVENING, HOSTILE, DEALER_CHANGED]);
    for format in ["csv", "jsonl"] {
        let exported = table.ok(&format!("export --all --format {format}")).out;
        let other = Table::new();
        other.run_with(&["import", "-"], &exported).ended(0);
        assert_eq!(table.names(), other.names());
        for name in table.names() {
            assert_eq!(totals(&table, &name), totals(&other, &name), "{format} {name}");
            let log = |table: &Table| table.ok(&format!("log --series {name}")).out;
            assert_eq!(log(&table), log(&other), "{format}");
        }
        assert_eq!(other.ok("audit").out, "");
        // Importing again adds nothing.
        let files = other.files();
        let again = other.run_with(&["import", "-", "--json"], &exported);
        assert_eq!((again.status, again.json()["hands"].as_u64()), (0, Some(0)), "{}", again.err);
        assert_eq!(other.files(), files);
        // The imported ledger exports the same rows.
        assert_eq!(other.ok(&format!("export --all --format {format}")).out, exported);
    }
}

#[test]
fn a_dry_run_writes_nothing_and_its_script_plays_the_same() {
    let table = played(&[DEALER_CHANGED]);
    let exported = table.ok("export --format csv").out;
    let other = Table::new();
    let script = other.run_with(&["import", "-", "--dry-run"], &exported).ended(0);
    let over = Table::new()
        .run_with(&["import", "-", "--dry-run"], &played(&[EVENING]).ok("export --format csv").out);
    assert!(over.out.ends_with("\n# Bob wins the series by 184 points. Ann pays Bob 9.20.\n"));
    assert!(other.files().is_empty());
    other.plays(&script.out);
    let sheets = |table: &Table| table.ok("score --json").json()["sheets"].clone();
    assert_eq!(sheets(&table), sheets(&other));
}

/// A script of many evenings is recorded without a word about its rules, and a mistake has its place in the file.
#[test]
fn a_mistake_in_a_script_of_many_evenings_has_its_place() {
    let table = Table::new();
    let evenings = "new Ann Bob pagat hollywood\nAnn 4 v 23\nnew Ann Cid pagat hollywood\nAnn 4 v 23\n";
    assert_eq!(table.run_with(&["import", "-"], evenings).ended(0).err, "");
    std::fs::write(table.home().join("evenings.gin"), format!("{evenings}Ann 12 v 23\n")).unwrap();
    let path = table.home().join("evenings.gin").display().to_string();
    table.run(&format!("import {path}")).ended(1).warns(" --> ").warns("evenings.gin:5\n");
}

/// What else contradicts the ledger is tested in its crate.
#[test]
fn a_series_that_cannot_be_read_may_be_the_one_that_rows_continue() {
    let table = Table::new();
    table.ok("new Ann Bob");
    fs::write(table.ledger().join("broken.toml"), "format = 1\n").unwrap();
    let files = table.files();
    let rows = "player_one,player_two,hand\nCid,Dora,Cid 4 v 23\n";
    table.run_with(&["import", "-"], rows).ended(3);
    assert_eq!(table.files(), files);
    assert_eq!(table.run("stats --series broken").status, 3);
}

#[test]
fn a_series_keeps_a_long_name_in_another_alphabet() {
    let table = played(&["new Ann Bob name=there\nAnn 4 v 23\n"]);
    let name = "Пятница Александра Владимировна Константин Александрович Иван 2";
    fs::rename(table.ledger().join("there.toml"), table.ledger().join(format!("{name}.toml"))).unwrap();
    let other = Table::new();
    other.run_with(&["import", "-"], &table.ok("export --all --format csv").out).ended(0);
    assert_eq!(other.names(), [name]);
}

/// Rows that lack rules have those of the options, and those that have them keep their own.
#[test]
fn rules_in_the_rows_come_before_the_options() {
    let rules = |rows: &str, options: &str| {
        let table = Table::new();
        let words = ["import", "-"].into_iter().chain(options.split_whitespace());
        table.run_with(&words.collect::<Vec<_>>(), rows).ended(0);
        table.ok("rules show --json").json()["name"].as_str().unwrap().to_owned()
    };
    let plain = "player_one,player_two,hand\nAnn,Bob,Ann 4 v 23\n";
    assert_eq!(rules(plain, ""), "standard");
    assert_eq!(rules(plain, "--rules pagat"), "pagat");
    let own = "player_one,player_two,hand,preset\nAnn,Bob,Ann 4 v 23,hollywood\n";
    assert_eq!(rules(own, "--rules pagat"), "hollywood");
    Table::new().run_with(&["import", "-", "--rules", "stake=cheap"], plain).ended(2);
}

/// The script of docs/formats/rows.md, with the sheet there: what it prints is imported as the page says.
#[test]
fn a_sheet_of_a_club_becomes_rows_by_the_script_in_the_docs() {
    let page = include_str!("../../../docs/formats/rows.md");
    let block = |language: &str| {
        let (_, block) = page.split_once(&format!("```{language}\n")).unwrap();
        block.split_once("```").unwrap().0
    };
    let Some(python) = crate::data::query::python_with("csv") else {
        crate::table::skipped("Python is missing");
        return;
    };
    let table = Table::new();
    let sheet = table.home().join("club.csv");
    fs::write(&sheet, block("text")).unwrap();
    let done = Command::new(python)
        .args(["-c", block("python")])
        .stdin(Stdio::from(fs::File::open(sheet).unwrap()))
        .output()
        .unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    let rows = String::from_utf8(done.stdout).unwrap();
    let imported = table.run_with(&["import", "-"], &rows).ended(0);
    assert_eq!(imported.out, block("console").split_once('\n').unwrap().1);
    assert_eq!(imported.err, "");
    // The sheet has grown: only the new hand is added.
    let more = format!("{rows}2026-11-20,Olga,Piet,pagat,series=to-1000,Olga +9,\n");
    let again = table.run_with(&["import", "-"], &more).ended(0);
    assert!(again.out.ends_with("Recorded 1 hand of 1 series.\n"), "{}", again.out);
}

/// A spreadsheet makes 42 of 0042, and 0.1 of 0.10: that is the evening that the ledger has, under the name that it has there.
#[test]
fn rows_with_equal_values_are_the_series_that_is_there() {
    let table = Table::new();
    table.plays("new Ann Bob name=0042 stake=0.10\nAnn 4 v 23\nBob gin v 9\n");
    let rows = table.ok("export --format csv").out;
    let changed = rows.replace("0042,", "42,").replace("0.10", "0.1");
    assert_ne!(rows, changed);
    let files = table.files();
    let done = table.run_with(&["import", "-"], &changed).ended(0);
    done.warns("0042 already has these hands, here under the name 42");
    assert_eq!(table.files(), files);
    table.ok("hand Ann 4 v 23");
    let grown = table.ok("export --format csv").out.replace("0042,", "42,").replace("0.10", "0.1");
    table.ok("hand undo");
    table.run_with(&["import", "-"], &grown).ended(0).answers("0042: 1 more hand");
    assert_eq!((table.names(), table.hands()), (vec!["0042".to_owned()], 3));
    // A message of a difference says both values.
    for (from, to, said) in [
        ("0.10", "0.2", "its `stake` is 0.10 per point and not 0.2 per point"),
        ("target=100", "target=150", "its `target` is `100` and not `150`"),
        (",Bob,", ",Cid,", "its players are `Ann` and `Bob` and not `Ann` and `Cid`"),
    ] {
        let other =
            rows.replace(from, to).replace("Bob gin", if to == ",Cid," { "Cid gin" } else { "Bob gin" });
        let refused = table.run_with(&["import", "-"], &other);
        assert!(refused.status == 3 && refused.err.contains(said), "{said}: {}", refused.said);
    }
}
