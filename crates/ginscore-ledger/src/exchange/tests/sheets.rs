//! Sheets of clubs: who won, by how much and how.

use super::*;

/// The hands of a sheet of Ann and Bob that becomes one series.
fn lines(sheet: &str) -> Vec<String> {
    let mut all = hands(sheet);
    assert_eq!(all.len(), 1, "{sheet}");
    all.remove(0)
}

#[test]
fn a_result_becomes_a_hand() {
    let head = "Winner,Loser,Points,How,Winner deadwood,Deadwood,Boxes,Upcard,Notes";
    for (row, line) in [
        // Points alone, with what the sheet says besides in the note.
        ("Ann,Bob,18,,,,,,", "Ann +18"),
        ("Ann,Bob,18,points,,,,,", "Ann +18"),
        ("Ann,Bob,18,knock,,,,,", "Ann +18"),
        ("Ann,Bob,43,gin,,,,,", "Ann +43 # gin"),
        ("Ann,Bob,43,big gin,,,,,", "Ann +43 # big gin"),
        ("Ann,Bob,43,undercut,,,,,at last", "Ann +43 # undercut; at last"),
        ("Ann,Bob,43,gin-off,,,,,", "Ann +43 # gin-off"),
        ("Ann,Bob,18,,,,,,late", "Ann +18 # late"),
        ("Ann,Bob,18,,,,1,7s,", "Ann +18 @7s"),
        ("Ann,Bob,18,,,,3,,", "Ann +18 boxes 3"),
        // Nobody won.
        ("Ann,Bob,,wash,,,,,", "draw"),
        ("Ann,Bob,0,draw,,,,5h,", "draw @5h"),
        ("Dead hand,,,,,,,,", "draw"),
        // Counts that give the points, or the points that the counts give.
        ("Ann,Bob,19,knock,4,23,,,", "Ann 4 v 23"),
        ("Ann,Bob,19,knock,,23,,,", "Ann 4 v 23"),
        ("Ann,Bob,19,knock,4,,,,", "Ann 4 v 23"),
        ("Ann,Bob,,knock,4,23,,7s,", "Ann 4 v 23 @7s"),
        ("Ann,Bob,19,,4,23,1,,", "Ann 4 v 23"),
        ("Ann,Bob,37,gin,,12,,,", "Ann gin v 12"),
        ("Ann,Bob,37,gin,0,12,,,", "Ann gin v 12"),
        ("Ann,Bob,,gin,,12,,,", "Ann gin v 12"),
        ("Ann,Bob,37,,0,12,,,", "Ann gin v 12"),
        ("Ann,Bob,15,undercut,4,9,,,", "Bob 9 v 4"),
        ("Ann,Bob,15,,4,9,,,", "Bob 9 v 4"),
        // Counts that do not give what else the row says.
        ("Ann,Bob,20,knock,4,23,,,", "Ann +20"),
        ("Ann,Bob,19,knock,4,23,2,,", "Ann +19 boxes 2"),
        ("Ann,Bob,19,gin,4,23,,,", "Ann +19 # gin"),
        ("Ann,Bob,37,gin,4,12,,,", "Ann +37 # gin"),
        ("Ann,Bob,19,,4,,,,", "Ann +19"),
        ("Ann,Bob,19,,,23,,,", "Ann +19"),
    ] {
        assert_eq!(lines(&format!("{head}\nBob,Ann,1,,,,,,\n{row}\n")), ["Bob +1", line], "{row}");
        let all = import(&format!("{head}\n{row}\nBob,Ann,1,,,,,,\n")).ok();
        // Counts that are left out are reported.
        let counts = row.split(',').skip(4).take(2).any(|count| !count.is_empty());
        let expected = if counts && line.contains('+') { vec![2] } else { Vec::new() };
        assert!(all.is_none_or(|all| all[0].without_counts == expected), "{row}");
    }
}

/// Boxes that the rules give for the way a hand ended are added to points without counts.
#[test]
fn the_boxes_of_an_end_are_those_of_the_rules() {
    let rows =
        "Winner,Loser,Points,How,Rules\nAnn,Bob,40,gin,boxes.gin=2\nAnn,Bob,40,big gin,\nAnn,Bob,9,,\n";
    assert_eq!(lines(rows), ["Ann +40 boxes 3 # gin", "Ann +40 # big gin", "Ann +9"]);
}

/// In a ledger's own columns, deadwood is that of the knocker and of the defender, whoever won.
#[test]
fn the_deadwood_of_the_knocker_is_the_losers_after_an_undercut() {
    let rows = "player_one,player_two,winner,end,points,knocker_deadwood,defender_deadwood\n\
        Ann,Bob,Ann,knock,19,4,23\nAnn,Bob,bob,undercut,15,9,4\n";
    assert_eq!(lines(rows), ["Ann 4 v 23", "Ann 9 v 4"]);
    // The deadwood of the winner and the loser is what the sheet says of them.
    let rows = "Winner,Loser,How,Winner deadwood,Deadwood,knocker_deadwood,defender_deadwood\n\
        Ann,Bob,knock,4,23,1,2\n";
    assert_eq!(lines(rows), ["Ann 4 v 23"]);
    let rows =
        "Winner,Loser,Rules,How,knocker_deadwood,defender_deadwood\nAnn,Bob,gin_off_bonus=25,gin off,9,0\n";
    assert_eq!(lines(rows), ["Bob 9 v 0"]);
}

/// A hand of 0 points would be recorded as if it had been played.
#[test]
fn a_hand_without_points_is_refused_if_its_counts_do_not_fit() {
    let sheet = |row: &str| {
        let head = "Winner,Loser,Points,How,Winner deadwood,Deadwood";
        let found = import(&format!("{head}\n{row}\n")).unwrap_err();
        (listed(&found), found.is_misread())
    };
    for row in ["Ann,Bob,,knock,11,15", "Ann,Bob,,knock,4,2", "Ann,Bob,,undercut,4,2", "Ann,Bob,,gin,4,9"] {
        assert_eq!(sheet(row), (vec!["2 CountsWithoutPoints".to_owned()], false), "{row}");
    }
    let rows = "Winner,Loser,Points,How,Winner deadwood,Deadwood\nAnn,Bob,0,knock,11,15\n";
    assert_eq!(lines(rows), ["Ann +0"]);
    // In a named series, the winner may be someone else than its players.
    let rows = "Series,Winner,Loser,Points\na,Ann,Bob,9\na,Cid,Bob,9\n";
    assert_eq!(mistakes(rows), ["3 Otherwise(PlayerOne)", "3 UnknownPlayer(Winner, \"Cid\")"]);
}

#[test]
fn a_sheet_may_give_the_points_of_each_player() {
    let head = "Player 1,Player 2,Score 1,Score 2,Winner\n";
    for (row, line) in [
        ("Ann,Bob,18,0,", "Ann +18"),
        ("Ann,Bob,18,,", "Ann +18"),
        ("Ann,Bob,0,18,", "Bob +18"),
        ("Ann,Bob,,18,", "Bob +18"),
        ("Ann,Bob,0,0,", "draw"),
        ("Ann,Bob,0,,", "draw"),
        ("Ann,Bob,0,0,nobody", "draw"),
        ("Ann,Bob,0,0,Ann", "Ann +0"),
    ] {
        assert_eq!(lines(&format!("{head}{row}\n")), [line], "{row}");
    }
    assert_eq!(mistakes(&format!("{head}Ann,Bob,9,9,\n")), ["2 NotMorePoints { points: 9, loser: 9 }"]);
    let empty = "2 EmptyCell(\"Winner\", Column(Winner))";
    assert_eq!(mistakes(&format!("{head}Ann,Bob,,,\n")), [empty]);
}

/// A row with the points of both players is a whole game, and the loser's points come first.
#[test]
fn a_whole_game_is_two_hands() {
    let head = "Winner,Loser,Winner score,Loser score,Boxes,Notes\n";
    let rows = format!("{head}Ann,Bob,104,67,,\nBob,Ann,112,31,5,close\nAnn,Bob,101,0,,\n");
    assert_eq!(
        hands(&rows),
        [vec!["Bob +67", "Ann +104"], vec!["Ann +31", "Bob +112 boxes 5 # close"], vec!["Ann +101"]]
    );
    assert_eq!(mistakes(&format!("{head}Ann,Bob,67,67,,\n")), ["2 NotMorePoints { points: 67, loser: 67 }"]);
    assert_eq!(mistakes(&format!("{head}Ann,Bob,60,40,,\n")), ["2 GameNotWon(60)"]);
    assert_eq!(mistakes(&format!("{head}Ann,Bob,4,,,\nAnn,Bob,104,67,,\n")), ["3 GameInGame"]);
    // A hand that does not end the game is only a hand.
    assert_eq!(hands(&format!("{head}Ann,Bob,60,0,,\n")), [["Ann +60"]]);
}

#[test]
fn a_drawn_hand_without_names_is_of_the_players_before() {
    let head = "Date,Winner,Loser,Points";
    let sheet = |rows: &str| format!("{head}\n{rows}");
    for rows in [
        "2026-11-20,Ann,Bob,18\n2026-11-20,,,draw\n",
        "2026-11-20,Ann,Bob,18\n2026-11-20,draw,,\n",
        ",Ann,Bob,18\n,draw,,\n",
        "2026-11-20,Ann,Bob,18\n,draw,,\n",
    ] {
        let rows = sheet(&rows.replace(",,,draw", ",draw,,"));
        assert_eq!(lines(&rows), ["Ann +18", "draw"], "{rows}");
    }
    let empty = |line: usize| format!("{line} EmptyCell(\"Winner\", Column(Winner))");
    // Of other players, of another day, and of nobody.
    assert_eq!(mistakes(&sheet("2026-11-20,draw,,\n2026-11-20,Ann,Bob,18\n")), [empty(2)]);
    assert_eq!(mistakes(&sheet("2026-11-20,Ann,Bob,18\n2026-11-21,draw,,\n")), [empty(3)]);
    assert_eq!(mistakes(&sheet("2026-11-20,Ann,Bob,18\n2026-11-20,,,18\n")), [empty(3)]);
    assert_eq!(mistakes(&sheet(",draw,,\n")), [empty(2)]);
    // The name of a loser alone does not say who won, and a hand that somebody won has a loser.
    assert_eq!(
        mistakes(&sheet("2026-11-20,,Bob,18\n2026-11-20,Ann,,18\n")),
        [empty(2), "3 EmptyCell(\"Loser\", Loser)".to_owned()]
    );
    assert_eq!(
        mistakes("player_one,player_two,winner,points\nAnn,,Ann,18\n"),
        ["2 EmptyCell(\"player_two\", Column(PlayerTwo))"]
    );
}

#[test]
fn a_sheet_says_who_won_who_lost_and_by_how_much() {
    for (head, missing) in [
        ("Winner,Loser,Points", None),
        ("Winner,Loser,Winner deadwood,Deadwood", None),
        ("Winner,Loser,knocker_deadwood,defender_deadwood", None),
        ("Winner,Player 1,Player 2,Points", None),
        ("Player 1,Player 2,Score 1,Score 2", None),
        ("Player 1,Player 2,Points", Some("Column(Winner)")),
        ("Player 1,Player 2,Score 1,Points", Some("Column(Winner)")),
        ("Player 1,Score 1,Score 2,Points", Some("Column(Winner)")),
        ("Loser,Points", Some("Column(Winner)")),
        ("Winner,Points", Some("Loser")),
        ("Winner,Player 1,Points", Some("Loser")),
        ("Winner,Loser", Some("Column(Points)")),
        ("Winner,Loser,Deadwood", Some("Column(Points)")),
        ("Winner,Loser,Winner deadwood,defender_deadwood", Some("Column(Points)")),
    ] {
        // Without rows, only the headings can be wrong.
        let found = read(&format!("{head}\n")).map(|rows| rows.all().count());
        match missing {
            None => assert!(matches!(found, Ok(0)), "{head}: {found:?}"),
            Some(missing) => {
                let found = listed(&found.expect_err(head));
                let expected = format!("1 NoHeading {{ missing: {missing}, unknown: []");
                assert!(found.len() == 1 && found[0].starts_with(&expected), "{head}: {found:?}");
            }
        }
    }
    let unknown = "1 NoHeading { missing: Loser, unknown: [\"Place\"], found: [\"Winner\", \"pts\"] }";
    assert_eq!(mistakes("Winner, pts,Place\nAnn,18,home\n"), [unknown]);
}

/// Under `Hand`, a sheet has the numbers of the hands, and an export their notation.
#[test]
fn numbered_hands_are_not_notation() {
    assert_eq!(hands("Hand,Winner,Loser,Points\n7,Ann,Bob,18\n8,Bob,Ann,9\n"), [["Ann +18", "Bob +9"]]);
    let rows = "hand,winner,player_one,player_two,points\nAnn 4 v 23,Ann,Ann,Bob,19\n";
    assert_eq!(hands(rows), [["Ann 4 v 23"]]);
    // Without a winner, a number is a hand that cannot be read.
    assert!(mistakes("hand,player_one,player_two\n7,Ann,Bob\n")[0].starts_with("2 Misread"));
    // One line of notation is enough; then a number among them is a mistake.
    let rows = "hand,winner,player_one,player_two\nAnn 4 v 23,Ann,Ann,Bob\n7,Ann,Ann,Bob\n";
    assert!(mistakes(rows)[0].starts_with("3 Misread"));
}

#[test]
fn cells_that_cannot_be_read_are_named_by_their_headings() {
    let head = "Player 1,Player 2,Won by,Pts,How,Boxes,Upcard,Caught with,Winner count";
    let sheet = |cells: &str| format!("{head}\nAnn,Bob,{cells}\n");
    let bad = |heading: &str, text: &str, of: &str| {
        [format!("2 BadSheetCell {{ heading: {heading:?}, text: {text:?}, of: {of} }}")]
    };
    assert_eq!(lines(&sheet("Bob,18.0,,,,,")), ["Bob +18"]);
    assert_eq!(mistakes(&sheet("Ann,many,,,,,")), bad("Pts", "many", "Points"));
    assert_eq!(mistakes(&sheet("Ann,18,luck,,,,")), bad("How", "luck", "How"));
    assert_eq!(mistakes(&sheet("Ann,18,,2.5,,,")), bad("Boxes", "2.5", "Boxes"));
    assert_eq!(mistakes(&sheet("Ann,18,,,1s1s,,")), bad("Upcard", "1s1s", "Card"));
    assert_eq!(mistakes(&sheet("Ann,18,,,,-9,")), bad("Caught with", "-9", "Count"));
    assert_eq!(mistakes(&sheet("Ann,18,,,,9,none")), bad("Winner count", "none", "Count"));
    assert_eq!(
        mistakes(&sheet("Carol,18,,,,,")),
        ["2 StrangeWinner { heading: \"Won by\", name: \"Carol\", players: [\"Ann\", \"Bob\"] }"]
    );
    // Without points, both counts and the way the hand ended are needed.
    let empty = ["2 EmptyCell(\"Pts\", Column(Points))"];
    for cells in ["Ann,,,,,,", "Ann,,,,,9,4", "Ann,,knock,,,9,", "Ann,,knock,,,,4", "Ann,,gin,,,,"] {
        assert_eq!(mistakes(&sheet(cells)), empty, "{cells}");
    }
}

#[test]
fn the_day_and_the_time_of_a_row_are_its_own() {
    let sheet = "Date,Time,Winner,Loser,Points\n\
        20/11/2026,19:45,Ann,Bob,1\n2026-11-20 20:15,,Bob,Ann,2\n20/11/2026,2026-11-20T20:30:00+01:00,Ann,Bob,3\n";
    let all = import(sheet).unwrap();
    let times: Vec<String> = all[0].entries.iter().map(|(.., time)| time.to_rfc3339()).collect();
    assert_eq!(
        times,
        ["2026-11-20T19:45:00+01:00", "2026-11-20T20:15:00+01:00", "2026-11-20T20:30:00+01:00"]
    );
    assert_eq!(all[0].series.header().start.to_rfc3339(), "2026-11-20T00:00:00+01:00");
    // A time of day without a day is nothing that could be recorded, but a whole moment is.
    let moments = |time: &str| {
        let all = import(&format!("Winner,Loser,Points,Time\nAnn,Bob,1,{time}\n"));
        all.map(|all| all[0].entries[0].2.to_rfc3339()).map_err(|faults| listed(&faults))
    };
    assert_eq!(moments("2026-11-20T20:30:00+01:00").unwrap(), "2026-11-20T20:30:00+01:00");
    assert_eq!(moments("20:30").unwrap(), "2026-11-20T19:30:02+01:00");
    assert_eq!(moments("late").unwrap_err(), ["2 BadCell(Time, \"late\")"]);
    assert_eq!(
        mistakes("Date,Winner,Loser,Points\nsoon,Ann,Bob,1\n"),
        ["2 BadSheetCell { heading: \"Date\", text: \"soon\", of: Date }"]
    );
    assert!(mistakes("Date,Winner,Loser,Points\n11/12/2026,Ann,Bob,1\n")[0].starts_with("2 AmbiguousDate"));
    // A date that can be read in one way shows how the others are meant, also with lines of notation.
    let rows =
        "date,time,hand,player_one,player_two\n20/11/2026,20:30,draw,Ann,Bob\n11/12/2026,,draw,Ann,Bob\n";
    let starts = |one: &ImportedSeries| one.series.header().start.date_naive().to_string();
    let all = import(rows).unwrap();
    assert_eq!(all.iter().map(starts).collect::<Vec<_>>(), ["2026-11-20", "2026-12-11"]);
    assert_eq!(all[0].entries[0].2.to_rfc3339(), "2026-11-20T20:30:00+01:00");
}
