//! Cells and headings, as CSV and as JSON Lines.

use super::*;

/// The lines of the rows of a text, and their hands.
fn lines(text: &str) -> Vec<(usize, String)> {
    let rows = read(text).unwrap_or_else(|faults| panic!("{text}\n{faults:?}"));
    let all = rows.series.iter().flatten();
    all.map(|row| (row.line, row.get(RowColumn::Hand).unwrap_or_default().to_owned())).collect()
}

/// The cell of the first row in that column; empty if it is blank.
fn first(rows: &Rows, column: RowColumn) -> String {
    rows.series[0][0].get(column).unwrap_or_default().to_owned()
}

#[test]
fn a_row_keeps_the_line_on_which_it_starts() {
    let expected = [(2, "Ann 4 v 23".to_owned()), (5, "draw".to_owned()), (6, "Bob gin v 11".to_owned())];
    for delimiter in [",", ";", "\t"] {
        let text = "Hand,Player_One,player_two\nAnn 4 v 23,Ann,Bob\n\n\ndraw,,\nBob gin v 11,,\n";
        assert_eq!(lines(&text.replace(',', delimiter)), expected);
        assert_eq!(lines(&text.replace(',', delimiter).replace('\n', "\r\n")), expected);
    }
    let json = "{\"hand\":\"Ann 4 v 23\",\"player_one\":\"Ann\",\"player_two\":\"Bob\"}";
    assert_eq!(
        lines(&format!("\n{json}\n \n\n{{\"hand\":\"draw\"}}\n{{\"hand\":\"Bob gin v 11\"}}")),
        expected
    );
    // Empty lines before the header row count as well.
    assert_eq!(lines("\n\nhand,player_one\n\ndraw,Ann\n"), [(5, "draw".to_owned())]);
    assert_eq!(mistakes("\n\nTable,Winner\n\n1,Ann\n"), ["3 NoRows"]);
}

#[test]
fn cells_are_trimmed_and_blank_ones_have_no_value() {
    let rows = read("\u{feff}hand, note ,dealer,,\n draw , +1,  ,,\n,,,,\n").unwrap();
    let [row] = rows.series[0].as_slice() else { panic!("{rows:?}") };
    let cells =
        [RowColumn::Hand, RowColumn::Note, RowColumn::Dealer, RowColumn::Time].map(|column| row.get(column));
    assert_eq!(cells, [Some("draw"), Some("+1"), None, None]);
    assert!(rows.ignored().is_empty());
    let rows = read("{\"hand\":\" draw \",\"note\":\"'+1\",\"dealer\":\"\"}").unwrap();
    // Only a spreadsheet needs a guard before a formula.
    let cells = [RowColumn::Hand, RowColumn::Note, RowColumn::Dealer].map(|column| first(&rows, column));
    assert_eq!(cells, ["draw", "'+1", ""]);
    assert_eq!(first(&read("hand,note\ndraw,'+1\n").unwrap(), RowColumn::Note), "+1");
}

#[test]
fn a_row_of_another_length_is_not_guessed_at() {
    for (text, expected) in [
        ("hand,note\ndraw\n", &["2 TooFewCells"][..]),
        ("hand,note\ndraw,x,y\n", &["2 TooManyCells"]),
        // A spreadsheet may write empty columns and rows after the others.
        ("hand,note\ndraw,x,,\n,,,\n", &[]),
        ("hand,note,,\ndraw,x,,\n", &[]),
        ("hand,note,,\ndraw,x\n", &[]),
        ("hand,note\n\"draw\",\"x\ny\"\ndraw\n", &["2 ManyLines(Note)", "4 TooFewCells"]),
        ("{\"hand\":\"dr\\naw\"}", &["1 ManyLines(Hand)"]),
    ] {
        let found = read(text).map_or_else(|faults| listed(&faults), |_| Vec::new());
        assert_eq!(found, expected, "{text}");
    }
}

#[test]
fn a_cell_has_a_limit() {
    assert_eq!(LONGEST_CELL, 65_536);
    for (length, is_long) in [(2_000, false), (LONGEST_CELL, false), (LONGEST_CELL + 1, true)] {
        let note = "x".repeat(length);
        for text in
            [format!("hand,note\ndraw,{note}\n"), format!("{{\"hand\":\"draw\",\"note\":\"{note}\"}}")]
        {
            match read(&text) {
                Ok(rows) => assert!(!is_long && first(&rows, RowColumn::Note) == note),
                Err(faults) => {
                    assert!(is_long && listed(&faults)[0].ends_with("TooLong(Note)"), "{length}");
                }
            }
        }
    }
}

#[test]
fn there_is_a_limit_to_the_columns() {
    let sheet = |columns: usize| {
        let more: String = (1..columns).map(|number| format!(",c{number}")).collect();
        format!("hand{more}\n")
    };
    let json = |columns: usize, keys: &str| {
        let more: String = (0..columns).map(|number| format!(",\"{keys}{number}\":1")).collect();
        format!("{{\"hand\":\"draw\"{more}}}\n")
    };
    let found = |text: &str| read(text).map_err(|faults| listed(&faults)).map(|rows| rows.ignored().len());
    let too_many = |line: usize, count: usize| Err(vec![format!("{line} TooManyColumns({count})")]);
    assert_eq!(found(&sheet(MOST_COLUMNS)), Ok(MOST_COLUMNS - 1));
    assert_eq!(found(&sheet(MOST_COLUMNS + 1)), too_many(1, MOST_COLUMNS + 1));
    // Above another limit, the header row is not even split; up to it, empty columns do not count.
    assert_eq!(found(&format!("hand{}\n", ",".repeat(LONGEST_CELL))), Ok(0));
    assert_eq!(found(&format!("\nhand{}\n", ",".repeat(LONGEST_CELL + 1))), too_many(2, LONGEST_CELL + 2));
    // The keys without a meaning are counted once, however many rows have them.
    assert_eq!(found(&json(MOST_COLUMNS, "c").repeat(2)), Ok(MOST_COLUMNS));
    assert_eq!(found(&json(MOST_COLUMNS + 1, "c")), too_many(1, MOST_COLUMNS + 1));
    let more = [json(MOST_COLUMNS, "c"), json(1, "d")].concat();
    assert_eq!(found(&more), too_many(2, MOST_COLUMNS + 1));
}

#[test]
fn a_text_of_another_kind_is_one_mistake() {
    for (text, line) in [
        ("", 1),
        (" \n", 1),
        ("<html>\n<body>", 1),
        ("<hand>\n<td>draw</td>", 1),
        ("  [1, 2]", 1),
        ("Table,Place\n1,2\n", 1),
        ("\nTable\n1\n2\n", 2),
        ("Winner,Loser,Points\nAnn,Bob,18\n", 1),
        // An object over several lines, one with whole series, and one of another program.
        ("{\n\"hand\": \"draw\"\n}\n", 1),
        ("\n{\"series\":[{\"hand\":\"draw\"}]}\n", 2),
        ("{\"series\":[],\"hand\":\"draw\"}\n", 1),
        ("{\"table\":1}\n{\"table\":2}\n", 1),
        ("{}", 1),
    ] {
        assert_eq!(mistakes(text), [format!("{line} NoRows")], "{text}");
    }
    let row = "{\"hand\":\"draw\"}";
    for (text, expected) in [
        (format!("{row}\n5\n{{\n{row}\n"), &["2 NoObject", "3 NoObject"][..]),
        (format!("{{\"hand\":draw}}\n{row}\n"), &["1 NoObject"]),
        (format!("{{\"hand\":draw}}\n{{\n{{\"table\":1}}\n{row}\n"), &["1 NoObject", "2 NoObject"]),
        (format!("{row}\n{{\"series\":[]}}\n"), &["2 NoRows"]),
        (format!("[\n{row}\n]"), &["1 NoRows"]),
    ] {
        let faults = read_rows(&text, RowFormat::JsonLines).unwrap_err();
        assert_eq!(listed(&faults), expected, "{text}");
    }
    // A row without a known key is a row, if others have one.
    assert_eq!(read(&format!("{row}\n{{\"table\":1}}\n")).unwrap().series[0].len(), 2);
}

#[test]
fn only_the_known_version_of_a_line_is_read() {
    assert_eq!(read("{\"schema\":1,\"hand\":\"draw\"}").unwrap().ignored(), [""; 0]);
    assert_eq!(mistakes("{\"hand\":\"draw\",\"schema\":2}"), ["1 Newer(\"2\")"]);
    // A line with nothing but the version is a row that lacks everything.
    assert_eq!(listed(&read("{\"schema\":2}").unwrap_err()), ["1 Newer(\"2\")"]);
}

#[test]
fn names_that_mean_no_column_are_listed_once() {
    let ignored = |text: &str| read(text).unwrap().ignored().to_vec();
    assert_eq!(ignored("hand,Table,,Place,Table\ndraw,1,2,3,4\n"), ["Table", "Place"]);
    assert_eq!(
        ignored("{\"hand\":\"draw\",\"Table\":1}\n{\"hand\":\"draw\",\"Table\":1,\"\":2}\n"),
        ["Table"]
    );
    for text in ["hand,Winer\ndraw,Ann\n", "{\"hand\":\"draw\",\"Winer\":\"Ann\"}"] {
        assert_eq!(mistakes(text), ["1 UnknownColumn(\"Winer\", \"winner\")"]);
    }
}

#[test]
fn a_column_that_is_there_twice_is_a_mistake() {
    assert_eq!(mistakes("hand,note, HAND\ndraw,,draw\n"), ["1 SecondColumn(\"HAND\")"]);
    // In a line, the second value is the mistake: a key may have another spelling in each line.
    assert_eq!(mistakes("{\"hand\":\"draw\",\"Hand\":\"draw\"}"), ["1 SecondColumn(\"hand\")"]);
    assert_eq!(read("{\"hand\":\"draw\"}\n{\"Hand\":\"draw\"}\n").unwrap().series[0].len(), 2);
}

#[test]
fn a_row_that_cannot_be_read_is_another_failure_than_one_that_is_refused() {
    for (text, is_misread) in [
        ("hand,player_one,player_two\nAnn 12 v 23,Ann,Bob\n", false),
        ("hand,player_one,player_two\nAnn 4 w 2,Ann,Bob\n", true),
        // One of each, in both orders.
        ("hand,player_one,player_two\nAnn 12 v 23,Ann,Bob\nAnn 4 w 2,,\n", true),
        ("hand,player_one,player_two,points\nAnn 4 w 2,Ann,Bob,\nAnn 4 v 23,,,18\n", true),
        ("hand,player_one,player_two,points\nAnn 4 v 23,Ann,Bob,18\n", false),
    ] {
        assert_eq!(import(text).unwrap_err().is_misread(), is_misread, "{text}");
    }
}

fn groups(text: &str) -> Vec<Vec<usize>> {
    let rows = read(text).unwrap().series;
    rows.iter().map(|rows| rows.iter().map(|row| row.line).collect()).collect()
}

/// Series come in the order in which they begin, each with all its rows, wherever these are.
#[test]
fn the_rows_of_a_series_are_found_among_others() {
    let text = |series: &str| {
        let rows = series.chars().map(|name| format!("{name},draw\n"));
        format!("series,hand\n{}", rows.collect::<String>())
    };
    for (series, expected) in [
        ("aabbc", vec![vec![2, 3], vec![4, 5], vec![6]]),
        ("abacb", vec![vec![2, 4], vec![3, 6], vec![5]]),
        ("abccba", vec![vec![2, 7], vec![3, 6], vec![4, 5]]),
        ("a", vec![vec![2]]),
    ] {
        assert_eq!(groups(&text(series)), expected, "{series}");
    }
    // Without names of series: rows of the same players on a day, rows without either, and rows with the players alone.
    let text = "start,player_one,player_two,hand\n1,Ann,Bob,draw\n1,Cid,Dan,draw\n,,,draw\n,bob,Ann,draw\n2,Ann,Bob,draw\n\
                ,Ann,Bob,draw\n1,Cid,Dan,draw\n1,Ann,Bob,draw\n";
    assert_eq!(groups(text), [vec![2, 5, 9], vec![3, 4, 8], vec![6, 7]]);
    assert_eq!(groups("hand,note\n,\n"), [[0; 0]; 0]);
}
