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

/// What people say between two names is left out, in any language; in a record nothing is.
#[test]
fn words_between_names_are_left_out() {
    for line in ["new Ann , Bob", "new Ann und Bob", "new Ann e Bob", "new Ann i Bob", "new Ann y Bob"] {
        assert_eq!(log_of(line), "new Ann Bob\n", "{line}");
    }
    assert_eq!(log_of("new Ann, Bob und Cid"), "new Ann Bob Cid out=Cid\n");
    assert_eq!(log_of("new Ann und Cid v Bob e Dan"), "new Ann Cid v Bob Dan\n");
    // Between two letters, a letter is a name; at the end and in quotation marks, every word is.
    assert_eq!(log_of("new a e i"), "new a '\"e\"' '\"i\"' out=i\n");
    assert_eq!(log_of("new Ann und"), "new Ann '\"und\"'\n");
    let three = log_of("new Ann '\"und\"' Bob");
    assert_eq!(three, "new Ann '\"und\"' Bob out=Bob\n");
    let table = Table::new();
    table.plays(&three);
    assert_eq!(table.ok("log").out, three);
}

#[test]
fn words_that_say_a_thing_twice_are_refused() {
    let table = Table::new();
    for line in [
        "new Ann Bob pagat online",
        "new Ann Bob stake=0.10 stake=0.20",
        "new Ann Bob dealer=Ann dealer=Bob",
        "new Ann Bob targt=150",
        "new Ann Bob dealer=Cid",
        "new Ann Bob stake=",
        "new Ann Bob sides=We,They",
        "new Ann Bob --gin-bonus 25",
        "new Ann Bob --box-value 25",
    ] {
        assert_eq!(table.run(line).status, 2, "{line}");
    }
    assert_eq!(table.files(), []);
}

#[test]
fn an_x_in_a_name_is_explained() {
    Table::new().run("new X Bob").ended(2).warns("`x` marks a discard");
}
