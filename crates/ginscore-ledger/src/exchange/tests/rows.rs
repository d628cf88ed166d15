//! Cells and headings, as CSV and as JSON Lines.

use super::*;
use ginscore_rules::house::RuleKey;

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
    assert_eq!(mistakes("\n\nTable,Winner\n\n1,Ann\n"), ["3 Another(NoHands)"]);
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
    for (text, line, kind) in [
        ("", 1, "NoHands"),
        (" \n", 1, "NoHands"),
        ("<html>\n<body>", 1, "Page"),
        ("<hand>\n<td>draw</td>", 1, "Page"),
        ("  [1, 2]", 1, "NoHands"),
        ("Table,Place\n1,2\n", 1, "NoHands"),
        ("\nTable\n1\n2\n", 2, "NoHands"),
        ("Winner,Loser,Points\nAnn,Bob,18\n", 1, "NoHands"),
        ("ledger,series,side,games_won\nclub,friday,Ann,1\n", 1, "Results"),
        ("{\"ledger\":\"club\",\"series\":\"friday\",\"games_won\":1}\n", 1, "Results"),
        ("format = 3\nplayers = [\"Ann\", \"Bob\"]\n", 1, "Ledger"),
        ("# sorted\nplayers=[\"Ann\", \"Bob\"]\nformat=3\n[rules]\n", 1, "Ledger"),
        // An object with whole series, and one of another program.
        ("\n{\"series\":[{\"hand\":\"draw\"}]}\n", 2, "WholeSeries"),
        ("{\n\"schema\": 2,\n\"series\": []\n}\n", 1, "WholeSeries"),
        ("{\"series\":[],\"hand\":\"draw\"}\n", 1, "WholeSeries"),
        ("{\"table\":1}\n{\"table\":2}\n", 1, "NoHands"),
        ("{}", 1, "NoHands"),
        ("{\n\"hand\": \"draw\",\n", 1, "NoHands"),
    ] {
        assert_eq!(mistakes(text), [format!("{line} Another({kind})")], "{text}");
    }
    let row = "{\"hand\":\"draw\"}";
    for (text, expected) in [
        (format!("{row}\n5\n{{\n{row}\n"), &["2 NoObject", "3 NoObject"][..]),
        (format!("{{\"hand\":draw}}\n{row}\n"), &["1 NoObject"]),
        (format!("{{\"hand\":draw}}\n{{\n{{\"table\":1}}\n{row}\n"), &["1 NoObject", "2 NoObject"]),
        (format!("{row}\n{{\"series\":[]}}\n"), &["2 Another(WholeSeries)"]),
        (format!("{row} {row}\n"), &["1 NoObject"]),
        // A list that was cut off, or is of something else.
        (format!("[{row},\n{row}"), &["2 NoObject"]),
        (format!("[{row}]\n{row}"), &["1 NoObject"]),
        (format!("[{row}, 5,\n{row}]"), &["1 NoObject"]),
        ("[".to_owned(), &["1 NoObject"]),
        ("[]".to_owned(), &[]),
    ] {
        let found =
            read_rows(&text, RowFormat::JsonLines).map_or_else(|faults| listed(&faults), |_| Vec::new());
        assert_eq!(found, expected, "{text}");
    }
    // A row without a known key is a row, if others have one.
    assert_eq!(read(&format!("{row}\n{{\"table\":1}}\n")).unwrap().series[0].len(), 2);
}

#[test]
fn a_header_row_is_found_below_a_title_and_among_other_signs() {
    let expected = [(3, "Ann 4 v 23".to_owned()), (4, "draw".to_owned())];
    for title in ["sep=,", "\"sep=,\"", "Friday's table", "Friday,,", "Club, evening of Ann and Bob"] {
        let text = format!("{title}\nhand,player_one,player_two\nAnn 4 v 23,Ann,Bob\ndraw,,\n");
        assert_eq!(lines(&text), expected, "{title}");
    }
    assert_eq!(lines("sep=;\n\"hand\";note\n\"Ann 4 v 23\";\ndraw;\n"), expected);
    assert_eq!(lines("\nplayer_one|hand\nAnn|Ann 4 v 23\n|draw\n"), expected);
    let title = "Title\n".repeat(20);
    assert_eq!(mistakes(&format!("{title}hand,note\ndraw,\n")), ["1 Another(NoHands)"]);
}

#[test]
fn objects_may_be_a_list_or_over_several_lines() {
    let row = |hand: &str| format!("{{\"hand\":\"{hand}\",\"rules\":{{\"target\":150,\"pairing\":null}}}}");
    let tall = |hand: &str| row(hand).replace(",\"r", ",\n  \"r").replace("{\"h", "{\n  \"h");
    let (one, two) = (row("Ann 4 v 23"), row("draw"));
    let hands =
        |text: &str| lines(text).into_iter().map(|(line, hand)| format!("{line} {hand}")).collect::<Vec<_>>();
    for (text, second) in [
        (format!("{one}\n{two}\n"), 2),
        (format!("[{one},{two}]"), 1),
        (format!("[\n{one},\n{two}\n]\n"), 3),
        (format!("{}\n{}\n", tall("Ann 4 v 23"), tall("draw")), 4),
        (format!("[{},\r\n{}]", tall("Ann 4 v 23"), tall("draw")), 4),
    ] {
        let first = if text.starts_with("[\n") { 2 } else { 1 };
        assert_eq!(hands(&text), [format!("{first} Ann 4 v 23"), format!("{second} draw")], "{text}");
        // `null` means that the rule does not apply.
        assert_eq!(self::first(&read(&text).unwrap(), RowColumn::Rules), "target=150");
    }
}

#[test]
fn lists_and_rules_may_have_columns_of_their_own() {
    for text in [
        "hand,columns.0,columns.1,rules.target,rules.column_multipliers.1,rules.column_multipliers.0,rules.pairing\n\
         draw,1,2,150.0,2,1,\n",
        "hand,columns/1,rules,columns/0,rules/column_multipliers/0,rules/column_multipliers/1\ndraw,2,target=150.0,1,1,2\n",
        "hand,columns,rules_target,rules_column_multipliers\ndraw,\"[1, 2]\",150.0,\"[1, 2]\"\n",
        "{\"hand\":\"draw\",\"columns\":[1,2],\"rules.target\":150.0,\"rules.column_multipliers\":[1,2]}",
    ] {
        let rows = read(text).unwrap_or_else(|faults| panic!("{text}\n{faults:?}"));
        assert_eq!(first(&rows, RowColumn::Columns), "1 2", "{text}");
        let rules = first(&rows, RowColumn::Rules);
        assert!(
            rules.contains("target=150.0") && rules.contains("column_multipliers=1,2"),
            "{text}: {rules}"
        );
        assert!(rows.ignored().is_empty(), "{text}");
    }
    for (text, expected) in [
        ("hand,rules.gin_bonnus\ndraw,50\n", "1 UnknownRule(\"gin_bonnus\")"),
        ("hand,hand.1\ndraw,draw\n", "1 UnknownColumn(\"hand.1\", \"hand\")"),
        ("hand,gin_bonus\ndraw,50\n", "1 UnknownColumn(\"gin_bonus\", \"rules.gin_bonus\")"),
        ("hand,rules.target,rules/target\ndraw,50,60\n", "1 SecondColumn(\"rules/target\")"),
        (
            "hand,player_one,player_two,rules,rules.target\ndraw,Ann,Bob,target=50,60\n",
            "2 SecondColumn(\"rules.target\")",
        ),
    ] {
        assert_eq!(mistakes(text), [expected], "{text}");
    }
}

#[test]
fn a_rule_is_read_in_the_forms_that_other_programs_give_it() {
    for rules in [
        "gin_bonus=50 column_multipliers=1 layoff_on_gin=true",
        "gin_bonus=50.0 column_multipliers=1.0 layoff_on_gin=True",
        "gin_bonus=050 column_multipliers=True layoff_on_gin=1",
        "{\"gin_bonus\":50.0,\"column_multipliers\":[1.0],\"layoff_on_gin\":true,\"pairing\":null}",
        "{'gin_bonus': 50, 'column_multipliers': [True], 'layoff_on_gin': True, 'pairing': None}",
    ] {
        let text = format!("hand;player_one;player_two;rules\nAnn gin v 18;Ann;Bob;{rules}\n");
        let all = import(&text).unwrap_or_else(|faults| panic!("{text}\n{faults:?}"));
        let of = |name: &str| RuleKey::named(name).unwrap().read(&all[0].series.header().house).to_string();
        assert_eq!(
            ["gin_bonus", "column_multipliers", "layoff_on_gin"].map(of),
            ["50", "1", "true"],
            "{text}"
        );
    }
    for value in ["gin_bonus=50.5", "layoff_on_gin=2", "gin_bonus="] {
        let found = mistakes(&format!("hand;player_one;player_two;rules\ndraw;Ann;Bob;{value}\n"));
        assert!(found[0].starts_with("2 BadRule"), "{found:?}");
    }
}

#[test]
fn rows_may_be_in_any_order_if_each_has_its_number() {
    let head = "number,start,player_one,player_two,hand\n";
    let sorted = [["Ann 4 v 23", "Bob +3", "draw"].map(str::to_owned)];
    for rows in [
        "1,2026-11-20,Ann,Bob,Ann 4 v 23\n2,,,,Bob +3\n3,,,,draw\n",
        "3,2026-11-20,Ann,Bob,draw\n1,,,,Ann 4 v 23\n2,,,,Bob +3\n",
        "2.0,2026-11-20 00:00:00,Ann,Bob,Bob +3\n3.0,2026-11-20 00:00,Ann,Bob,draw\n1.0,2026-11-20T00,Ann,Bob,Ann 4 v 23\n",
    ] {
        let text = format!("{head}{rows}");
        assert_eq!(hands(&text), sorted, "{text}");
        let times: Vec<_> = import(&text).unwrap()[0].entries.iter().map(|(_, _, time)| *time).collect();
        assert!(times.is_sorted(), "{text}");
    }
    for (rows, expected) in [
        ("1,,Ann,Bob,draw\n3,,,,draw\n", "3 OutOfOrder { next: 2, written: \"3\" }"),
        ("2,,Ann,Bob,draw\n1,,,,draw\n1,,,,draw\n", "4 OutOfOrder { next: 2, written: \"1\" }"),
        // One without its number: nobody knows where it belongs.
        ("2,,Ann,Bob,draw\n,,,,draw\n", "2 OutOfOrder { next: 1, written: \"2\" }"),
    ] {
        assert_eq!(mistakes(&format!("{head}{rows}"))[0], expected, "{rows}");
    }
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
