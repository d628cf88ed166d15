//! Players who get other names, by command and at the table.

use serde_json::{Value, json};

use crate::table::Table;
#[cfg(unix)]
use crate::terminal::Terminal;

/// The players of the ledger, with the number of series of each.
fn players(table: &Table) -> Value {
    let list = table.ok("players --json").json();
    list["players"].as_array().unwrap().iter().map(|one| json!([one["name"], one["series"]])).collect()
}

fn club() -> Table {
    let table = Table::new();
    for line in [
        "new Ann Bob name=a dealer=Bob stake=0.10",
        "hand Ann 4 v 23",
        "hand Bob gin v 12",
        "new Bobby Cid name=b",
        "hand Cid 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s",
        "new Ann Cid name=c",
    ] {
        table.ok(line);
    }
    table
}

/// The last seal of a series.
fn noted(table: &Table, series: &str) -> String {
    table.ok(&format!("score --json --series {series}")).json()["seal"].as_str().unwrap().to_owned()
}

#[test]
fn the_names_change_everywhere() {
    let table = club();
    let before: Vec<(String, String)> = ["a", "b"]
        .iter()
        .map(|name| (noted(&table, name), table.ok(&format!("score --series {name}")).out))
        .collect();
    let renamed = table.ok("players rename bob 'Mary Jo'").out;
    let back = "`ginscore players rename 'Mary Jo' Bob` takes this back; `undo` takes back what was recorded before.";
    assert_eq!(renamed, format!("Bob is now called Mary Jo in 1 series.\n{back}\n"));
    let done = table.ok("players rename BOBBY 'mary jo' --yes --json").json();
    assert_eq!(done, json!({"schema": 2, "was": "Bobby", "name": "Mary Jo", "series": ["b"]}));
    assert_eq!(players(&table), json!([["Ann", 2], ["Cid", 2], ["Mary Jo", 2]]));
    // Each seal that was noted is still found.
    for (seal, _) in &before {
        assert!(table.ok(&format!("audit --seal {seal}")).out.contains("unchanged"), "{seal}");
    }
    assert_eq!(table.ok("audit -q").err, "");
    for command in [
        "score --series a",
        "score --series a --plain",
        "summary --series a",
        "summary --as pagat --series b",
        "stats",
        "export --all --format csv",
        "export --all --format jsonl",
        "export --all --format json",
        "export --all --format html",
        "series show --series a",
        "log --series a",
        "why 1 --series b",
        "why series --advise --series b",
        "counts --series a",
        "score --series b --json",
        "summary --series a --json",
        "stats --json",
    ] {
        let out = table.ok(command).out;
        assert!(out.contains("Mary Jo") && !out.contains("Bob"), "{command}: {out}");
    }
    assert!(table.ok("log --all --series b").out.ends_with("# Bobby is now called Mary Jo\n"));
    // A hand of the old name is refused, and of the new one recorded.
    assert_eq!(table.run("hand Bob 4 v 23 --series a --json").codes(), ["unknown-player"]);
    table.ok("hand mary 4 v 23 --series a");
    assert_eq!(table.ok("stats 'Mary Jo' Cid --json").json()["players"][0]["hands"]["played"], 1);
    // New series know the new name only.
    assert!(table.ok("new 'mary joe' Dan name=d").err.contains("the ledger knows `Mary Jo`"));
    assert!(table.ok("new bob dan name=e").err.contains("the ledger knows `Mary Jo`"));
    assert_eq!(table.ok("new BOB dan name=f").err, "", "by now he is known");
}

#[test]
fn a_copy_with_the_former_name_is_counted_once() {
    let table = club();
    let old = table.home().join("old");
    std::fs::create_dir(&old).unwrap();
    for (path, text) in table.files() {
        std::fs::write(old.join(path.file_name().unwrap()), text).unwrap();
    }
    table.ok("players rename Bob Robert");
    for dirs in [[&table.ledger(), &old], [&old, &table.ledger()]] {
        let done = table.ok(&format!("stats --ledger {} --ledger {}", dirs[0].display(), dirs[1].display()));
        assert!(done.out.contains("Robert") && !done.out.contains("Bob "), "{}", done.said);
    }
}

#[test]
fn a_former_name_is_remarked_on() {
    let table = club();
    table.ok("players rename Bob Robert");
    table
        .run_with(&["table", "Ann", "bob"], "")
        .warns("`bob` is a new player, but the ledger knows `Robert`");
}

/// The table goes on with the new name: the prompt, the hands, the questions.
#[cfg(unix)]
#[test]
fn the_table_goes_on_with_the_new_name() {
    let table = club();
    let mut evening = Terminal::new(&table, &["table", "--series", "a"]);
    evening.line("Bob deals> ", "players", "Bobby: 1 series");
    evening.line("Bob deals> ", "players rename Bob Robert", "Bob is now called Robert in 1 series.");
    evening.line("Robert deals> ", "bob 4 v 23", "there is no player called `bob`");
    evening.line("Robert deals> ", "rob 4 v 23", "hand 3: Robert knocks, 23 - 4 = 19");
    evening.line("Robert deals> ", "players rename Robert Ann", "are two people: they play each other");
    evening.line("Robert deals> ", "players rename mary jo zoe", "`players rename OLD NEW`");
    evening.when("Robert deals> ", "players rename Robert Bobby\r");
    evening.when("Are Robert and Bobby the same player? (y or n)", "\r");
    evening.says("Nothing was changed.");
    evening.when("Robert deals> ", "players rename rob\t'Mary Jo'\r");
    evening.says("Robert is now called Mary Jo in 1 series.");
    evening.line("Mary Jo deals> ", "players rename ma\tRobert", "Mary Jo is now called Robert in 1 series.");
    evening.line("Robert deals> ", "help", "Robert gin v 23");
    evening.says("players");
    evening.quits("Robert deals> ");
    let script = "players rename robert Bob\nbob 2 v 9\nplayers rename Bob Cid --yes\n";
    table.run_with(&["table", "--series", "a", "--json"], script).ended(0);
    assert_eq!(table.ok("score --series a --json").json()["series"]["players"], json!(["Ann", "Cid"]));
}
