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
    assert_eq!(table.ok("players rename bob 'Mary Jo'").out, "Bob is now called Mary Jo in 1 series.\n");
    let done = table.ok("players rename BOBBY 'mary jo' --yes --json").json();
    assert_eq!(done, json!({"schema": 2, "was": "Bobby", "name": "Mary Jo", "series": ["b"]}));
    assert_eq!(players(&table), json!([["Ann", 2], ["Cid", 2], ["Mary Jo", 2]]));
    // Each seal that was noted is still found.
    for (seal, _) in &before {
        assert!(table.ok(&format!("audit --seal {seal}")).out.contains("unchanged"), "{seal}");
    }
    assert_eq!(table.ok("audit").err, "");
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

/// The log begins with the present names, and plays back to the same sheets.
#[test]
fn the_log_plays_back_with_the_present_names() {
    let table = club();
    table.ok("players rename Ann Zoe");
    table.ok("adjust Zoe +10 --series a '# late'");
    table.ok("players rename Bob Anna");
    table.ok("hand Anna 3 v 20 --series a");
    table.ok("amend 1 zoe 5 v 23 --series a");
    for log in ["log", "log --all"] {
        let script = table.ok(&format!("{log} --series a")).out;
        assert!(script.starts_with("new Zoe Anna stake=0.10 dealer=Anna\n"), "{script}");
        let other = Table::new();
        other.plays(&script);
        let sheet = |table: &Table, series: &str| {
            let mut sheet = table.ok(&format!("score --json {series}")).json();
            sheet["series"]["name"].take();
            sheet["seal"].take();
            sheet
        };
        assert_eq!(sheet(&other, ""), sheet(&table, "--series a"), "{script}");
    }
}

/// Rows that were exported before a name changed belong to the same series afterward.
#[test]
fn rows_with_a_former_name_are_found_again() {
    let table = club();
    let rows = |table: &Table| table.ok("export --all --format csv").out;
    let (before, named) = (rows(&table), table.home().join("rows.csv"));
    table.ok("players rename Bob Robert");
    for text in [&before, &rows(&table)] {
        // The names of the series do not help.
        let nameless: String =
            text.lines().map(|row| format!("{}\n", row.split_once(',').unwrap().1)).collect();
        for text in [text, &nameless] {
            std::fs::write(&named, text).unwrap();
            table.ok(&format!("import {}", named.display())).answers("Recorded 0 hands of 0 series.");
        }
    }
    assert_eq!(players(&table), json!([["Ann", 2], ["Bobby", 1], ["Cid", 2], ["Robert", 1]]));
    // More rows of the same evening continue the series, in its present names.
    let more = before.lines().take(3).map(|row| format!("{row}\n")).collect::<String>();
    let last = more.lines().last().unwrap().to_owned();
    let (last, next) = (last.clone(), last.replacen(",2,", ",3,", 1));
    std::fs::write(&named, format!("{more}{next}\n")).unwrap();
    assert_ne!(last, next);
    table.ok(&format!("import {}", named.display())).answers("a: 1 more hand\n");
    assert!(table.ok("log --series a").out.ends_with("Robert gin v 12\n"));
    // A copy of the ledger from before is the same series.
    assert_eq!(table.ok("audit").err, "");
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

/// A series that cannot be read may be one of theirs; the list of players only warns of it.
#[test]
fn what_is_refused_changes_nothing() {
    let table = club();
    let before = table.files();
    table.run("players rename Bob Eva --series a --json").refused(2, "bad-option");
    let broken = table.ledger().join("e.toml");
    std::fs::write(&broken, "nonsense").unwrap();
    for command in ["players rename Bob Eva", "players rename Bob Bobby --yes"] {
        table.run(&format!("{command} --json")).refused(3, "ledger-invalid");
    }
    table.ok("players").warns("e.toml");
    std::fs::remove_file(&broken).unwrap();
    assert_eq!(table.files(), before);
    // Names that look alike are only warned of.
    table.ok("players rename Ann B\u{43e}b").warns("look alike");
}

/// A player who is called by a former name is remarked on.
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
