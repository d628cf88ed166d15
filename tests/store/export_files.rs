//! Files that an export may write to, and files that it may not.

use std::fs;
use std::os::unix::fs::symlink;

use crate::planted::run_with_timeout;
use crate::table::Table;

/// `/dev/stdout` is a link too, but to a file that the shell has opened.
#[test]
fn an_export_to_dev_stdout_is_appended() {
    let table = Table::new();
    table.ok("new Ann Bob name=evening");
    table.ok("hand Ann 4 v 23");
    let done = table.shell(
        "echo first > ~/rows; ginscore -q export --format csv -o /dev/stdout >> ~/rows; cat ~/rows; \
         ginscore -q export --format csv -o /dev/fd/3 3>&1 | wc -l",
    );
    let lines: Vec<&str> = done.out.lines().collect();
    assert!(lines.len() == 4 && lines[0] == "first" && lines[1].starts_with("series,"), "{}", done.out);
    assert_eq!(lines[3].trim(), "2");
}

/// An export never replaces a file of the ledger, and may have the longest name that a file can have.
#[test]
fn an_export_cannot_replace_a_file_of_the_ledger() {
    let table = Table::new();
    table.ok("new Ann Bob name=evening");
    let (ledger, home) = (table.ledger(), table.home());
    let real = home.join("real.csv");
    table.ok("new Ann Cid name=other");
    fs::rename(ledger.join("other.toml"), &real).unwrap();
    symlink(&real, ledger.join("other.toml")).unwrap();
    symlink(ledger.join(".lock"), home.join("lock.csv")).unwrap();
    for path in [
        ledger.join(".lock"),
        ledger.join("evening.toml"),
        ledger.join("new.toml"),
        ledger.join(".ginscore-abcdefghijkl"),
        ledger.join(".ginscore-export-abcdefghijkl"),
        home.join("lock.csv"),
        real,
    ] {
        let done = run_with_timeout(&table, &format!("export --format csv --json -o '{}'", path.display()));
        assert_eq!((done.status, done.codes()), (2, vec!["bad-option".to_owned()]), "{}", path.display());
        assert!(done.err.contains("that file belongs to the ledger"), "{}", done.err);
    }
    for length in [250, 251, 255] {
        let path = home.join("x".repeat(length));
        table.ok(&format!("export --format csv -o '{}'", path.display()));
        assert!(path.is_file());
    }
}
