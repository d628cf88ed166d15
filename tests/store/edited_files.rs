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
fn an_unresolved_merge_is_named() {
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
            "hint: delete the lines that start with",
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
    assert_eq!(table.ok("audit -q").err, "");
}
