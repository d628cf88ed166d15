//! Very long ledgers and imported files get a short answer.

use std::fs;

use crate::bad_input::long_input::{new_series, repeated, run, run_with};
use crate::table::{Table, sized};

#[test]
fn ledgers_with_many_bad_lines_get_a_short_answer() {
    let table = new_series();
    let (path, good) = table.file();
    for line in ["junk = \n", "[[entry]]\n", "[[entry]]\nline = \"undo\"\nwhy = 1\n"] {
        fs::write(&path, format!("{good}{}", repeated(line, 200_000))).unwrap();
        for words in [["score"].as_slice(), &["audit"], &["hand", "Ann", "4", "v", "23"]] {
            let result = run(&table, words);
            result.ends(3);
            result.shows(1, None);
        }
    }
    // A file above the size limit, and a file that is not text.
    fs::write(&path, format!("{good}{}", "#".repeat(17 << 20))).unwrap();
    let result = run(&table, &["score"]);
    assert!(result.ends(3).shows(1, None).err.contains("the limit is 16,777,216 bytes"), "{}", result.err);
    fs::write(&path, format!("{good}\0")).unwrap();
    assert!(run(&table, &["score"]).ends(3).shows(1, None).err.contains("is not text"));
    // Commands that read all series still answer.
    table.ok("new Ann Bob name=other");
    run(&table, &["stats"]).ends(0);
}

/// Ten thousand hands with wrong points.
#[test]
fn a_long_evening_with_wrong_points_gets_a_short_answer() {
    let table = Table::new();
    let rows = "Ann,Bob,Ann +1,\n".repeat(10_000);
    let rows = format!("player_one,player_two,hand,rules\n{rows}").replacen("+1,", "+1,target=100000", 1);
    run_with(&table, &["import", "-"], rows.as_bytes()).ends(0);
    let (path, good) = table.file();
    fs::write(&path, good.replace("\npoints = 1\n", "\npoints = 2\n")).unwrap();
    run(&table, &["audit"]).ends(1).shows(20, Some("and 9,980 more mistakes"));
    run(&table, &["hand", "Ann", "4", "v", "23"]).ends(3).shows(20, Some("and 9,980 more mistakes"));
    let result = run(&table, &["score"]);
    assert!(result.ends(0).err.contains("and 9,980 more mistakes"), "{}", result.err);
}

#[test]
fn files_that_are_not_hands_get_a_short_answer() {
    let table = Table::new();
    let lines = sized(10_000, 100_000);
    // The first twenty are shown.
    let rest = format!("and {},980 more mistakes", sized("9", "99"));
    for (text, errors, more) in [
        // A header of ten megabytes.
        (repeated("a,", 50 * lines), 1, None),
        (format!("hand,{}\n", repeated("a,", 3000)), 1, None),
        (format!("hand,{}\ndraw\n", repeated("handd,", 200)), 20, Some("and 181 more mistakes")),
        // A sheet of another program.
        (format!("Winner,Points\n{}", repeated("Ann,18\n", lines)), 1, None),
        (format!("{}\ndraw\n", repeated("hand,", 200)), 20, Some("and 180 more mistakes")),
        // Tables, objects and pages that have nothing to do with hands.
        (repeated("1,rain,17\n", lines), 1, None),
        (repeated("{\"day\":1}\n", lines), 1, None),
        (format!("{{\n{}}}\n", repeated("\"day\":1,\n", lines)), 1, None),
        (repeated("[1,2]\n", lines), 1, None),
        (repeated("<tr><td>hand</td></tr>\n", lines), 1, None),
        // Hands that cannot be read.
        (format!("player_one,player_two,hand\n{}", repeated("Ann,Bob,zz\n", lines)), 20, Some(rest.as_str())),
        (format!("player_one,hand\n{}", repeated("a,b,c\n", lines)), 20, Some(rest.as_str())),
        (format!("{{\"hand\":\"draw\"}}\n{}", repeated("{\n", lines)), 20, Some(rest.as_str())),
    ] {
        run_with(&table, &["import", "-"], text.as_bytes()).ends(2).shows(errors, more);
    }
    assert_eq!(table.files(), []);
}

/// The status covers all mistakes, not only those that are shown. Here the hand that cannot be read comes last.
#[test]
fn the_status_covers_mistakes_that_are_only_counted() {
    let table = Table::new();
    let wrong = "Ann,Bob,Ann +1,2\n".repeat(30);
    let head = "player_one,player_two,hand,points\n";
    run_with(&table, &["import", "-"], format!("{head}{wrong}").as_bytes())
        .ends(1)
        .shows(20, Some("and 10 more mistakes"));
    run_with(&table, &["import", "-"], format!("{head}{wrong}Ann,Bob,zz,2\n").as_bytes())
        .ends(2)
        .shows(20, Some("and 11 more mistakes"));
}
