//! Words after the names of a new series, in place of options.

use crate::table::Table;

/// The script of the series that a line starts; of a script, if it has several lines.
fn log_of(words: &str) -> String {
    let table = Table::new();
    table.ok(words);
    table.ok("log").out
}

#[test]
fn words_are_as_options() {
    for (words, options) in [
        ("new Ann Bob hollywood", "new Ann Bob hollywood"),
        (
            "new Ann Bob Hollywood target=150 stake=0.10 dealer=Ann",
            "new Ann Bob hollywood target=150 stake=0.10 dealer=Ann",
        ),
        (
            "new Ann Cid v Bob Dan bicycle sides=We,They 'dealer=We'",
            "new Ann Cid v Bob Dan bicycle sides=We,They dealer=We",
        ),
        ("new Ann Bob Cid out=Ann gin_bonus=30", "new Ann Bob Cid out=Ann gin_bonus=30"),
        ("new Ann Bob shutout.award=100 Boxes.gin=1", "new Ann Bob shutout.award=100 boxes.gin=1"),
        ("new 'Mary Jo' Bob 'dealer=Mary Jo'", "new 'Mary Jo' Bob 'dealer=Mary Jo'"),
        ("new Ann Bob '\"Pagat\"' pagat", "new Ann Bob '\"Pagat\"' pagat"),
    ] {
        let log = log_of(options);
        assert_eq!(log_of(words), log, "{words}");
        // The same line at the table, and its log, start the same series.
        let scripted = Table::new();
        for script in [words, log.as_str()] {
            scripted.plays(script);
            assert_eq!(scripted.ok("log").out, log, "{script}");
        }
    }
    let table = Table::new();
    table.run_with(&["table", "Ann", "Bob", "hollywood", "target=150"], "Ann 4 v 23\n").ended(0);
    assert!(table.ok("log").out.starts_with("new Ann Bob hollywood target=150\n"));
}

#[test]
fn a_preset_is_not_a_player_unless_it_is_quoted() {
    let table = Table::new();
    table.run("new Ann hollywood").ended(2).warns("`hollywood` is the name of a preset");
    table.ok("rules save club pagat");
    assert_eq!(table.run("new Ann club").status, 2);
    table.ok("new Ann Bob club");
    assert_eq!(table.ok("series show --json").json()["rules"]["target"], 100);
    // In a script, quotation marks of either kind are enough.
    for (script, players) in [
        ("new Ann 'Hollywood'", ["Ann", "Hollywood"]),
        ("new \"Online\" Ann online", ["Online", "Ann"]),
        ("new '\"A=B\"' Ann online", ["A=B", "Ann"]),
        ("new Ann '\"und\"' online", ["Ann", "und"]),
    ] {
        table.plays(script);
        let score = table.ok("score --json").json();
        assert_eq!(score["series"]["players"], serde_json::json!(players), "{script}");
        let log = table.ok("log").out;
        table.plays(&log);
        assert_eq!(table.ok("log").out, log);
    }
}

#[test]
fn an_x_in_a_name_is_explained() {
    Table::new().run("new X Bob").ended(2).warns("`x` marks a discard");
}

/// The line of `series show` begins a series by the rules in force, with the names that the players have now.
#[test]
fn the_line_of_a_series_begins_one_like_it() {
    let table = Table::new();
    table.ok("new Ann Rob pagat");
    table.ok("agree gin_bonus=50 stake=0.10");
    table.ok("players rename Rob Bob");
    let shown = table.ok("series show").out;
    let line = shown.lines().last().unwrap();
    assert_eq!(line, "new Ann Bob pagat gin_bonus=50 stake=0.10");
    let rules = |table: &Table| table.ok("series show --json").json()["rules"].clone();
    let in_force = rules(&table);
    table.ok(line);
    assert_eq!(rules(&table), in_force);
}
