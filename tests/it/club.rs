//! The spreadsheets of clubs: headings in any order and many spellings, local dates, and no notation.

use crate::table::{Done, Table};

fn import(table: &Table, sheet: &str, options: &[&str]) -> Done {
    table.run_with(&[&["import", "-"], options].concat(), sheet)
}

/// The lines of a dry run, without the remarks of a script.
fn lines(sheet: &str, options: &[&str]) -> Vec<String> {
    let done = import(&Table::new(), sheet, &[options, &["--dry-run"]].concat());
    assert_eq!(done.status, 0, "{sheet}: {}", done.err);
    let hands = done.out.lines().filter(|line| !line.starts_with('#') && !line.starts_with("new "));
    hands.filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

const SHEET: &str = "Date,Winner,Loser,Points,How,Table\n\
    2026-11-20,Olga,Piet,18,knock,1\n\
    2026-11-20,Piet,Olga,43,gin,1\n\
    2026-11-20,,,,draw,1\n\
    2026-11-20,Ann,Bob,12,,2\n\
    2026-11-20,Olga,Piet,25,undercut,1\n";

#[test]
fn an_ordinary_sheet_is_imported() {
    let table = Table::new();
    let done = import(&table, SHEET, &["--json"]);
    assert_eq!((done.status, done.json()["hands"].as_u64()), (0, Some(5)), "{}", done.err);
    assert!(done.err.contains("Ignored the column `Table`"), "{}", done.err);
    assert_eq!(table.names(), ["2026-11-20-0000-ann-bob", "2026-11-20-0000-olga-piet"]);
    let score = table.ok("score --json --series olga").json();
    assert_eq!(score["sheets"][0]["columns"][0]["points"], serde_json::json!({"Olga": 43, "Piet": 43}));
    // The draw without names is of the row before, and so is its place.
    assert_eq!(score["hands"][2]["end"], "draw");
    assert_eq!(table.ok("audit").out, "");
    // Once more there is nothing new; a longer sheet adds what is new; a changed cell is refused.
    let files = table.files();
    assert_eq!(import(&table, SHEET, &["--json"]).json()["hands"], 0);
    assert_eq!(table.files(), files);
    let longer = format!("{SHEET}2026-11-20,Bob,Ann,9,,2\n2026-11-27,Ann,Bob,9,,2\n");
    assert_eq!(import(&table, &longer, &["--json"]).json()["hands"], 2);
    assert_eq!(table.names().len(), 3);
    let files = table.files();
    let changed = import(&table, &longer.replace(",43,", ",44,"), &["--json"]);
    assert_eq!((changed.status, changed.codes()), (3, vec!["ledger-write".to_owned()]));
    assert!(changed.err.contains("hand 2"), "{}", changed.err);
    assert_eq!(table.files(), files);
}

#[test]
fn headings_have_many_spellings_in_any_order() {
    for sheet in [
        "Won by;Lost by;Pts\nAnn;Bob;18\n",
        "POINTS\tloser\twinner\n+18\tBob\tAnn\n",
        "Player 1,Player 2,Winner,Score\nAnn,Bob,ann,18.0\n",
        "Score 2,Score 1,Player 2,Player 1\n0,18,Bob,Ann\n",
        "No,Winner,Opponent,Winner's points,Comments\n7,Ann,Bob,18,\n",
        "Hand,Winner,Loser,Points\n1,Ann,Bob,18\n",
        "{\"Winner\":\"Ann\",\"Loser\":\"Bob\",\"Points\":18}\n",
        "player_one,player_two,end,winner,points\nAnn,Bob,points,Ann,18\n",
    ] {
        assert_eq!(lines(sheet, &[]), ["Ann +18"], "{sheet}");
    }
    let mapped = [
        "--map",
        "Sieger=winner",
        "--map",
        "verlierer=loser",
        "--map",
        "Punkte=Points",
        "--map",
        "Ort=ignore",
    ];
    let sheet = "Sieger,Verlierer,Punkte,Ort\nAnn,Bob,18,here\n";
    assert_eq!(lines(sheet, &mapped), ["Ann +18"]);
    assert_eq!(import(&Table::new(), sheet, &mapped).err, "");
    // A heading may be given another meaning than the one by its spelling.
    let sheet = "Winner,Against,Score,Count\nAnn,Bob,18,3\n";
    assert_eq!(lines(sheet, &["--map", "Count=boxes"]), ["Ann +18 boxes 3"]);
}

#[test]
fn the_way_a_hand_ended_is_kept() {
    let head = "Winner,Loser,Points,How,Winner deadwood,Deadwood,Notes\n";
    for (row, line) in [
        ("Ann,Bob,18,knock,,,", "Ann +18"),
        ("Ann,Bob,43,Gin,,,", "Ann +43 # gin"),
        ("Ann,Bob,43,BIG GIN,,,at last", "Ann +43 # big gin; at last"),
        ("Ann,Bob,18,,,,late", "Ann +18 # late"),
        ("Ann,Bob,,drawn,,,", "draw"),
        ("draw,,,,,,", "draw"),
        // Counts that give the points.
        ("Ann,Bob,19,knock,4,23,", "Ann 4 v 23"),
        ("Ann,Bob,19,knock,,23,", "Ann 4 v 23"),
        ("Ann,Bob,19,knock,4,,", "Ann 4 v 23"),
        ("Ann,Bob,,knock,4,23,", "Ann 4 v 23"),
        ("Ann,Bob,19,,4,23,", "Ann 4 v 23"),
        ("Ann,Bob,37,gin,,12,", "Ann gin v 12"),
        ("Ann,Bob,37,gin,0,12,fast", "Ann gin v 12 # fast"),
        ("Ann,Bob,15,undercut,4,9,", "Bob 9 v 4"),
        ("Ann,Bob,15,,4,9,", "Bob 9 v 4"),
        // And counts that do not.
        ("Ann,Bob,20,gin,0,20,", "Ann +20 # gin"),
        ("Ann,Bob,19,knock,4,24,", "Ann +19"),
        ("Ann,Bob,19,gin,4,23,", "Ann +19 # gin"),
        ("Ann,Bob,4,knock,11,15,", "Ann +4"),
    ] {
        let sheet = format!("{head}Bob,Ann,1,,,,\n{row}\n");
        assert_eq!(lines(&sheet, &[]), ["Bob +1", line], "{row}");
        let done = import(&Table::new(), &sheet, &[]);
        let warned =
            done.err.contains("warning: standard input: under these rules, the deadwood in line 3 does not");
        let counts = row.split(',').skip(4).take(2).any(|count| !count.is_empty());
        assert_eq!(warned, counts && line.contains('+'), "{row}: {}", done.err);
    }
    // The rules decide which counts give the points, and which boxes an end has.
    let sheet = format!("{head}Ann,Bob,32,gin,,12,\n");
    assert_eq!(lines(&sheet, &["--set", "gin_bonus=20"]), ["Ann gin v 12"]);
    assert_eq!(
        lines(&format!("{head}Ann,Bob,32,gin,,,\n"), &["--set", "boxes.gin=1"]),
        ["Ann +32 boxes 2 # gin"]
    );
    let cards =
        "Winner,Loser,Points,How,Upcard,Deadwood\nAnn,Bob,10,knock,7S,9\n,,,draw,5h,\nAnn,Bob,8,,2C,\n";
    assert_eq!(lines(cards, &["--oklahoma"]), ["Ann 4 v 9 @7s", "draw @5h", "Ann +8 @2c"]);
}

#[test]
fn dates_are_read_where_they_can_mean_only_one_day() {
    let starts = |dates: &[&str], options: &[&str]| {
        let rows: String = dates.iter().map(|date| format!("\"{date}\",Ann,Bob,1\n")).collect();
        let sheet = format!("Date,Winner,Loser,Points\n{rows}");
        let done = import(&Table::new(), &sheet, &[options, &["--json"]].concat());
        if done.status != 0 {
            return Err((done.status, done.codes(), done.err));
        }
        let series = done.json()["series"].as_array().unwrap().clone();
        Ok(series.iter().map(|one| one["name"].as_str().unwrap()[..10].to_owned()).collect::<Vec<_>>())
    };
    let forms =
        ["2026-11-20", "20/11/2026", "11/20/2026", "20.11.2026", "20 Nov 2026", "Nov 20, 2026", "20-Nov-26"];
    for form in forms {
        assert_eq!(starts(&[form], &[]).unwrap(), ["2026-11-20"], "{form}");
    }
    let (status, codes, err) = starts(&["2026-11-20", "11/12/2026"], &[]).unwrap_err();
    assert_eq!((status, codes), (2, vec!["bad-value".to_owned()]));
    assert!(
        err.contains("standard input:3: `Date` is ambiguous") && err.contains("--dates day-first"),
        "{err}"
    );
    assert_eq!(starts(&["11/12/2026"], &["--dates", "day-first"]).unwrap(), ["2026-12-11"]);
    assert_eq!(starts(&["11/12/2026"], &["--dates", "month-first"]).unwrap(), ["2026-11-12"]);
    // The other dates of the column show the order.
    assert_eq!(starts(&["11/12/2026", "13/12/2026"], &[]).unwrap(), ["2026-12-11", "2026-12-13"]);
    assert!(starts(&["11/12/2026", "13/12/2026", "12/14/2026"], &[]).is_err());
    // Times of one day are of one evening; a blank date is that of the same two before.
    assert_eq!(starts(&["2026-11-20 19:30", "20/11/2026 8:15 PM", ""], &[]).unwrap(), ["2026-11-20"]);
    let table = Table::new();
    import(&table, "Date,Time,Winner,Loser,Points\n2026-11-20,19:45,Ann,Bob,1\n", &[]);
    assert!(table.ok("export --format jsonl").out.contains("\"time\":\"2026-11-20T19:45:00+01:00\""));
}

/// A club plays several games in an evening, and says so nowhere in the sheet.
#[test]
fn a_game_that_is_over_is_followed_by_the_next() {
    for date in ["2026-11-20", ""] {
        let hand = format!("{date},Ann,Bob,60\n");
        let sheet = |hands: usize| format!("Date,Winner,Loser,Points\n{}", hand.repeat(hands));
        let table = Table::new();
        let hands = |hands: usize| {
            let done = import(&table, &sheet(hands), &["--json"]);
            assert_eq!(done.status, 0, "{}", done.err);
            done.json()["hands"].as_u64().unwrap()
        };
        assert_eq!(hands(3), 3);
        assert_eq!(table.names().len(), 2);
        // Each game is known again, although they are alike.
        assert_eq!((hands(3), hands(6), hands(6)), (0, 3, 0));
        assert_eq!(table.names().len(), 3);
        assert_eq!(table.ok("audit").out, "");
    }
    // In a series of several games they stay together.
    let sheet = format!("Date,Winner,Loser,Points\n{}", "2026-11-20,Ann,Bob,60\n".repeat(5));
    let table = Table::new();
    assert_eq!(import(&table, &sheet, &["--set", "series=to-1000", "--stake", "0.05"]).status, 0);
    assert_eq!(table.names().len(), 1);
    assert_eq!(table.ok("summary --json").json()["stake"], "0.05");
}

#[test]
fn a_row_with_the_points_of_both_players_is_a_game() {
    let games = "Date,Winner,Loser,Winner score,Loser score,Notes\n\
        2026-11-20,Ann,Bob,104,67,\n2026-11-20,Bob,Ann,112,31,close\n2026-11-20,Ann,Bob,101,,\n";
    let all = ["Bob +67", "Ann +104", "Ann +31", "Bob +112 # close", "Ann +101"];
    assert_eq!(lines(games, &[]), all);
    let table = Table::new();
    assert_eq!(import(&table, games, &["--json"]).json()["hands"], 5);
    let standings = table.ok("standings --json").json();
    assert_eq!(standings["standings"][0]["net"], 104 - 67 - (112 - 31) + 101, "{standings}");
    assert_eq!(import(&table, games, &["--json"]).json()["hands"], 0);
    // A row that does not win a game by the rules is not a whole game.
    for (sheet, status) in [
        ("Winner,Loser,Winner score,Loser score\nAnn,Bob,60,40\n", 1),
        ("Winner,Loser,Winner score,Loser score\nAnn,Bob,104,104\n", 2),
        ("Winner,Loser,Winner score,Loser score\nAnn,Bob,4,\nAnn,Bob,104,67\n", 2),
    ] {
        let table = Table::new();
        assert_eq!(import(&table, sheet, &[]).status, status, "{sheet}");
        assert_eq!(table.files(), []);
    }
    assert_eq!(
        lines("Winner,Loser,Winner score,Loser score\nAnn,Bob,60,40\n", &["--set", "target=50"]),
        ["Bob +40", "Ann +60"]
    );
}

/// Columns that the rows of an export lack are those of the options, and those that they have are their own.
#[test]
fn rules_in_the_rows_come_before_the_options() {
    let rules = |sheet: &str, options: &[&str]| {
        let table = Table::new();
        let done = import(&table, sheet, options);
        assert_eq!(done.status, 0, "{}", done.err);
        table.ok("rules show --json").json()["name"].as_str().unwrap().to_owned()
    };
    let sheet = "Winner,Loser,Points\nAnn,Bob,18\n";
    assert_eq!(rules(sheet, &[]), "standard");
    assert_eq!(rules(sheet, &["--rules", "pagat"]), "pagat");
    let own = "player_one,player_two,hand,preset\nAnn,Bob,Ann 4 v 23,hollywood\n";
    assert_eq!(rules(own, &["--rules", "pagat"]), "hollywood");
    assert_eq!(import(&Table::new(), sheet, &["--stake", "a dime"]).status, 2);
}

/// Headings and cells may come from anyone.
#[test]
fn a_hostile_sheet_is_shown_escaped() {
    for sheet in [
        "Winner,Loser,Points,\u{1b}[2JTable\u{202e}\nAnn,Bob,18,1\n",
        "Winner,Loser,\u{1b}[2J\nAnn,Bob,18\n",
        "Winner,Loser,Points,How\nAnn,Bob,18,\u{1b}[2J\n",
        "Winner,Loser,Points,Date\nAnn,Bob,18,\u{1b}[2J\n",
        "Winner,Loser,Points\n\u{1b}[2JAnn,Bob,18\n",
    ] {
        let done = import(&Table::new(), sheet, &[]);
        assert!(!done.said.contains(['\u{1b}', '\u{202e}']), "{:?}", done.said);
        assert!(done.said.contains("u{1b}"), "{:?}", done.said);
    }
}
