//! What git, syncing programs and editors leave: unresolved merges, and copies.

use std::fs;
use std::path::PathBuf;

use crate::sample::table_with;
use crate::table::Table;

/// A series of two hands, with its file and text.
fn evening() -> (Table, PathBuf, String) {
    let table = Table::new();
    table.ok("new Ann Bob name=evening");
    table.ok("hand Ann 4 v 23");
    table.ok("hand Bob 3 v 20");
    let (path, text) = table.file();
    (table, path, text)
}

/// The same evening, continued with these hands.
fn continued(text: &str, hands: &[&str]) -> String {
    let (elsewhere, there) = table_with(text);
    for hand in hands {
        elsewhere.ok(&format!("hand {hand}"));
    }
    fs::read_to_string(there).unwrap()
}

#[test]
fn an_unresolved_merge_shows_the_hands_of_both_sides() {
    let (table, path, text) = evening();
    let (ours, theirs) = (continued(&text, &["Ann 3 v 30", "draw"]), continued(&text, &["Bob gin v 12"]));
    let (ours, theirs) = (ours.strip_prefix(&text).unwrap(), theirs.strip_prefix(&text).unwrap());
    fs::write(&path, format!("{text}<<<<<<< HEAD\n{ours}=======\n{theirs}>>>>>>> theirs\n")).unwrap();
    for line in ["audit", "score", "hand Ann 3 v 4"] {
        let done = table.run(line);
        assert_eq!(done.status, 3);
        for said in [
            "the file has an unresolved merge conflict here",
            "<<<<<<< HEAD\n  | ^",
            "hint: delete the three lines with marks and the lines of one side",
            "after hand 2, the upper side:\n    hand 3: Ann 3 v 30\n    hand 4: draw\n",
            "after hand 2, the lower side:\n    hand 3: Bob gin v 12\n",
        ] {
            assert!(done.err.contains(said), "{said}: {}", done.err);
        }
    }
    // Resolved by keeping both sides, one after the other: the entries of the second do not match.
    fs::write(&path, format!("{text}{ours}{theirs}")).unwrap();
    let done = table.run("audit");
    assert!(done.status == 1 && done.err.contains("entry 5 no longer matches its seal"), "{}", done.err);
    table.ok("hand Ann 3 v 4");
    // Resolved by choosing one side.
    fs::write(&path, format!("{text}{theirs}")).unwrap();
    table.ok("hand Ann 3 v 30");
    assert_eq!(table.ok("audit").err, "");
}

/// A copy is never taken for a series, and hands that only the copy has are reported.
#[test]
fn sync_copies_are_not_series() {
    for copy in [
        "evening.sync-conflict-20261120-203107-ABCDEFG.toml",
        "evening (Bob's conflicted copy 2026-11-20).toml",
    ] {
        let (table, path, text) = evening();
        let copied = path.with_file_name(copy);
        fs::write(&copied, continued(&text, &["Bob gin v 12"])).unwrap();
        // The copy is ahead: nothing has been recorded here since it was made.
        let done = table.run("audit");
        assert!(
            done.status == 1 && done.err.contains(&format!("line 4 of `{copy}` is not in `evening`")),
            "{}",
            done.err
        );
        table.ok("hand Ann 3 v 30 --series eve");
        let done = table.run("audit");
        assert_eq!(done.status, 1);
        for said in [
            "recorded in two places",
            "compare `ginscore log --series evening` with `ginscore log --series ",
            "`; record what is missing",
        ] {
            assert!(done.err.contains(said), "{said}: {}", done.err);
        }
        let log = table.run_with(&["log", "--series", copy], "").ended(0);
        assert_eq!(log.out.lines().nth(3), Some("Bob gin v 12"));
        let score = table.run_with(&["score", "--series", copy, "--json"], "").ended(0).json();
        assert_eq!(score["hands"][2]["winner"], "Bob");
        assert_eq!(table.run_with(&["hand", "draw", "--series", copy], "").status, 2);
        let said = table.ok("score").err;
        assert!(
            said.contains("only `ginscore log --series ")
                && said.contains("has line 4; compare `ginscore log`"),
            "{said}"
        );
        let list = table.ok("series list");
        assert!(list.err.contains("is not a series but") && list.out.lines().count() == 1, "{}", list.err);
        assert!(table.run_with(&["table", "Ann", "Bob"], "").err.contains("Continuing series evening.\n"));
        // A copy with nothing that the series does not have is mentioned, but it is not a fault.
        fs::write(&copied, &text).unwrap();
        let done = table.ok("audit");
        assert!(done.err.contains("contains nothing else"), "{}", done.err);
        fs::write(&copied, "not a ledger").unwrap();
        assert_eq!(table.run("audit").status, 3);
    }
}

#[test]
fn backup_files_of_editors_are_not_series() {
    for copy in ["evening.toml~", "evening.orig.toml"] {
        let (table, path, text) = evening();
        fs::write(path.with_file_name(copy), text.replace("Ann 4 v 23", "Ann 4 v 22")).unwrap();
        let done = table.ok("audit");
        assert!(done.err.contains("it is ignored"), "{copy}: {}", done.err);
        assert_eq!(table.ok("series list").out.lines().count(), 1);
        assert!(table.ok("series list").err.contains(copy));
    }
    let table = Table::new();
    assert_eq!(table.run("new Ann Bob name=a.orig --json").codes(), ["bad-value"]);
}
