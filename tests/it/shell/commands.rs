//! The program as a user runs it: standard output, standard error, exit status and files.

use std::fs;

use crate::table::Table;

#[test]
fn nothing_is_written_on_status_1_2_and_3() {
    let table = Table::new();
    table.ok("new Ann Bob standard oklahoma");
    table.ok("hand Ann 4 v 23 @9h");
    let before = table.file();
    for (line, status, code) in [
        ("hand Ann 9 v 23 @7h", 1, "knock-over-limit"),
        ("redo", 1, "nothing-to-redo"),
        ("hand Ann zz v 23 @7h", 2, "bad-card"),
        ("amend 7 Ann 4 v 23 @7h", 2, "bad-value"),
        ("deal Cid", 2, "unknown-player"),
        ("new Ann Bob gin_bonus=3000", 2, "bad-value"),
        ("new Ann Bob dealer=Cid", 2, "unknown-player"),
        ("score --series nobody", 2, "unknown-series"),
        ("new Ann Bob --ledger /proc/nowhere", 3, "ledger-write"),
    ] {
        let done = table.run(&format!("--json {line}")).refused(status, code);
        assert!(done.err.starts_with("error: "), "{line}: {}", done.err);
    }
    let toml = table.files().into_iter().filter(|(path, _)| path.extension().is_some());
    assert_eq!(toml.collect::<Vec<_>>(), [before]);
}

/// C1 control characters, which the command line library does not escape.
#[test]
fn control_characters_of_an_unknown_option_are_escaped() {
    let done = Table::new().run_with(&["hand", "--nons\u{85}en\u{9b}31mse"], "").ended(2);
    assert!(done.err.contains(r"nons\u{85}en\u{9b}31mse"), "{}", done.err);
    assert!(!done.err.contains(|letter: char| letter.is_control() && letter != '\n'), "{:?}", done.err);
}

#[test]
fn a_table_stops_at_the_first_bad_line_and_keeps_what_came_before() {
    let table = Table::new();
    let done = table.run_with(&["table", "Ann", "Bob"], "Ann 4 v 23\n# a remark\n\nBob 12 v 3\nAnn 5 v 9\n");
    assert_eq!(done.status, 1);
    assert!(done.err.contains("line 4"), "{}", done.err);
    assert_eq!(table.hands(), 1);
    // The open series of the two players continues, whoever is named first; with other rules a new one starts.
    assert_eq!(table.run_with(&["table", "bob", "ann"], "undo\nredo\nBob 3 v 9\n").status, 0);
    assert_eq!(table.hands(), 2);
    assert_eq!(table.run_with(&["table", "Ann", "Bob", "standard", "hollywood"], "").status, 0);
    assert_eq!(table.ok("series list --json").json()["series"].as_array().unwrap().len(), 2);
}

#[test]
fn a_first_name_does_not_take_cards_for_the_rest_of_the_name() {
    let table = Table::new();
    table.ok("new 'Mary Astor' Bob big_gin_bonus=50");
    // `as` is the ace of spades, not the start of `Astor`: eleven cards are big gin.
    let hand = table.ok("hand --json Mary as 2s 3s 4s 5-7c 9cdhs v 23").json();
    assert_eq!((hand["end"].as_str(), hand["points"].as_u64()), (Some("big-gin"), Some(73)));
    table.ok("hand '\"mary astor\"' 4 v 23");
    // A series is still read if the name of a player is a reserved word by now.
    let (path, text) = table.file();
    fs::write(&path, text.replace("Mary Astor", "Judge")).unwrap();
    assert_eq!(table.ok("score --json").json()["series"]["players"][0], "Judge");
    for word in ginscore::commands::WORDS {
        table.run(&format!("new Ann {word} --json")).refused(2, "bad-value");
    }
    table.run("players rename Bob Export --json").refused(2, "bad-value");
    let rows = "player_one,player_two,hand\nAnn,Stats,Ann 4 v 23\n";
    assert_eq!(table.run_with(&["import", "-", "--json"], rows).codes(), ["bad-value"]);
}

#[test]
fn counts_are_for_the_current_sheet() {
    let table = Table::new();
    table.ok("new Ann Bob target=50 series=best-of-3");
    table.ok("hand Ann +50");
    let counts = table.ok("counts --json").json();
    assert_eq!(
        (counts["sheet"].as_u64(), counts["games"][0]["players"]["Bob"]["to_close"].as_u64()),
        (Some(2), Some(50))
    );
    // A tie that the knocker wins gives a box, and the box may close the game.
    let rules = "undercut_tie=knocker box_timing=each-hand box_value=50 target=50";
    table.ok(&format!("new Ann Bob {rules}"));
    let bob = &table.ok("counts --json").json()["games"][0]["players"]["Bob"];
    assert_eq!((bob["safe_from_knock"].as_u64(), bob["safe_from_gin"].as_u64()), (Some(0), None));
    table.ok("hand Ann 1 v 1");
    assert_eq!(table.ok("score --json").json()["series"]["state"], "finished");
}

#[test]
fn quiet_still_reports_mistakes() {
    let table = Table::new();
    table.ok("new Ann Bob -q");
    assert_eq!(table.ok("hand -q Ann 4 v 23").said, "");
    let (path, text) = table.file();
    fs::write(&path, text.replace("points = 19", "points = 18")).unwrap();
    assert!(table.ok("score -q").err.contains("the rules give 19"));
    assert!(table.run_with(&["table", "--json"], "").err.contains("the rules give 19"));
}

#[test]
fn best_answers_each_line_of_standard_input() {
    let table = Table::new();
    let lines = "AS 2S KS 2H KH AD 2D KD AC 2C 3C\nzz\n4-7s 9cdh 2h ac ad\n";
    let done = table.run_with(&["best", "-"], lines);
    assert_eq!((done.status, done.out.as_str()), (2, "0\n\n4\n"));
    assert!(done.err.contains("line 2"), "{}", done.err);
    let done = table.run_with(&["best", "-", "--spread"], "4-7s 9cdh 2h ac ad\n");
    assert_eq!((done.status, done.out.as_str()), (0, "4\t9cdh 4-7s / ac ad 2h\n"));
    // In JSON, each line has the object of `best --json`.
    let lines =
        lines.replace("zz", "JS 3H 5H on 8-10s\nzz").replace('\n', "\n4S 5S 6S 7S 9C 9D 9H 2H AC AD\n");
    let done = table.run_with(&["best", "-", "--json"], &lines);
    assert_eq!((done.status, done.out.lines().count()), (2, lines.lines().count()));
    for (line, object) in lines.lines().zip(done.out.lines()) {
        assert_eq!(format!("{object}\n"), table.run_with(&["best", "--json", line], "").out, "{line}");
    }
}

/// Lines that only programs write are counted by the buffer, and all others one by one.
#[test]
fn a_line_has_the_same_count_wherever_it_is() {
    let table = Table::new();
    let lines = [
        "4S 5S 6S 7S 9C 9D 9H 2H AC AD",
        "4s 5s 6s 7s 9c 9d 9h 2h ac ad kh",
        "4-7s 9cdh 2h ac ad",
        "KC KD QS QH JC JD TS TH 9C 9D 8S",
        "4S 5S 6S 7S 9C 9D 9H 2H AC AD KH 3C",
        "",
        "4S",
        "4S  5S",
        " 4S 5S 6S",
        "4S 5S 6S\r",
        "4S 4S",
        "4♠ 5♠ 6♠",
        "KC KD KH KS QC",
        "10h 9h 8h",
        "4S 5S 6S 7S 9C 9D 9H 2H AC A",
    ];
    let alone: Vec<String> =
        lines.iter().map(|line| table.run_with(&["best", "-"], &format!("{line}\n")).out).collect();
    let counts = ["4\n", "4\n", "4\n", "96\n", "\n", "\n", "4\n", "9\n", "0\n", "0\n", "\n", "0\n", "10\n"];
    assert_eq!(alone[..13], counts);
    // Two thousand times in another order each time, so that every line is at a buffer's end, and no end of the last one.
    let order = (0..30_000).map(|at| (at * 7 + at / 15) % lines.len());
    let input: Vec<&str> = order.clone().map(|at| lines[at]).collect();
    let done = table.run_with(&["best", "-"], &input.join("\n"));
    assert_eq!(done.out, order.map(|at| alone[at].as_str()).collect::<String>());
    assert_eq!(done.status, 2);
}
