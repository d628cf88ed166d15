//! The spreadsheets of clubs: headings in any order and many spellings, and no notation. What becomes of their cells is
//! tested in the crate of the ledger.

use crate::table::{Done, Table};

fn import(table: &Table, sheet: &str, options: &str) -> Done {
    table.run_with(&["import", "-"].into_iter().chain(options.split_whitespace()).collect::<Vec<_>>(), sheet)
}

/// The lines of a dry run, without the remarks of a script.
fn lines(sheet: &str, options: &str) -> Vec<String> {
    let done = import(&Table::new(), sheet, &format!("{options} --dry-run")).ended(0);
    let hands = done.out.lines().filter(|line| !line.starts_with('#') && !line.starts_with("new "));
    hands.filter(|line| !line.is_empty()).map(str::to_owned).collect()
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
        assert_eq!(lines(sheet, ""), ["Ann +18"], "{sheet}");
    }
    let mapped = "--map Sieger=winner --map verlierer=loser --map Punkte=Points --map Ort=ignore";
    let sheet = "Sieger,Verlierer,Punkte,Ort\nAnn,Bob,18,here\n";
    assert_eq!(lines(sheet, mapped), ["Ann +18"]);
    assert_eq!(import(&Table::new(), sheet, mapped).err, "");
    // A heading may be given another meaning than the one by its spelling.
    let sheet = "Winner,Against,Score,Count\nAnn,Bob,18,3\n";
    assert_eq!(lines(sheet, "--map Count=boxes"), ["Ann +18 boxes 3"]);
}

/// Columns that the rows of an export lack are those of the options, and those that they have are their own.
#[test]
fn rules_in_the_rows_come_before_the_options() {
    let rules = |sheet: &str, options: &str| {
        let table = Table::new();
        import(&table, sheet, options).ended(0);
        table.ok("rules show --json").json()["name"].as_str().unwrap().to_owned()
    };
    let sheet = "Winner,Loser,Points\nAnn,Bob,18\n";
    assert_eq!(rules(sheet, ""), "standard");
    assert_eq!(rules(sheet, "--rules pagat"), "pagat");
    let own = "player_one,player_two,hand,preset\nAnn,Bob,Ann 4 v 23,hollywood\n";
    assert_eq!(rules(own, "--rules pagat"), "hollywood");
    import(&Table::new(), sheet, "--stake dime").ended(2);
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
        let done = import(&Table::new(), sheet, "");
        assert!(!done.said.contains(['\u{1b}', '\u{202e}']), "{:?}", done.said);
        assert!(done.said.contains("u{1b}"), "{:?}", done.said);
    }
}
