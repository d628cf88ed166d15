//! What a command says when one system call fails: a failure is not called a fact about the ledger.

use std::fs;

use crate::crash::{can_trace, each_fault};
use crate::table::Table;

/// A failed look at the file of a series, or at what is remembered of it, is not a file that was cut back.
#[test]
fn a_series_that_cannot_be_looked_at_was_not_cut_back() {
    if !can_trace() {
        return;
    }
    let table = Table::new();
    table.ok("new Ann Bob name=ev");
    table.ok("hand Ann 4 v 23");
    table.ok("hand Bob 3 v 9");
    let tried = each_fault(&["statx", "newfstatat", "openat", "read"], &["error=EIO"], |fault| {
        let ended = fault.run(&table, &["score", "--series", "ev"])?;
        assert!(!ended.output.contains("was shortened"), "{ended}");
        Some(())
    });
    assert!(tried > 5, "{tried}");
}

/// A choice that was made is not denied because it cannot be read again.
#[test]
fn the_default_rules_are_changed_or_not() {
    if !can_trace() {
        return;
    }
    let table = Table::new();
    table.ok("new Ann Bob name=ev");
    let tried = each_fault(&["openat", "read", "statx"], &["error=EIO"], |fault| {
        table.ok("rules save default standard target=150 --yes");
        let ended = fault.run(&table, &["rules", "save", "default", "standard", "target=130", "--yes"])?;
        let is_saved = table.ok("rules diff default standard").out == "target  130 -> 100\n";
        assert_eq!(ended.status == Some(0), is_saved, "{ended}");
        Some(())
    });
    assert!(tried > 10, "{tried}");
}

/// A file that gets too long is an error with a sentence, and leaves nothing next to the page.
#[test]
fn a_limit_on_the_size_of_files_is_reported() {
    let table = Table::new();
    table.ok("new Ann Bob name=ev");
    table.ok("hand Ann 4 v 23");
    let dir = table.home().join("out");
    fs::create_dir(&dir).unwrap();
    let done = table.shell(&format!("ulimit -f 1; ginscore export --all -o '{}/page.html'", dir.display()));
    assert_eq!(done.status, 3, "{}", done.out);
    assert!(done.out.contains("too large"), "{}", done.out);
    assert_eq!(fs::read_dir(&dir).unwrap().count(), 0);
}

/// Variables that mean something else, or nothing.
#[test]
fn odd_variables_are_ignored_or_refused() {
    let table = Table::new();
    table.ok("new Ann Bob name=ev");
    let run = |variables: &str, line: &str| {
        let done = table.shell(&format!("{variables} timeout 20 ginscore {line}"));
        (done.status, done.out)
    };
    let (status, said) = run("COMPLETE=bash", "hand Ann 4 v 23");
    assert!(status == 0 && said.contains("hand 1"), "{said}");
    assert!(run("COMPLETE=bash", "").1.contains("complete"));
    let (status, said) = run("GINSCORE_LEDGER=", "score");
    assert!(status == 3 && said.contains("GINSCORE_LEDGER is set but empty"), "{said}");
    assert_eq!(run("GINSCORE_LEDGER=", &format!("score --ledger '{}'", table.ledger().display())).0, 0);
    for zone in ["/dev/zero", ":/dev/zero"] {
        let (status, said) = run(&format!("env -u GINSCORE_NOW TZ={zone}"), "hand Ann 4 v 23");
        assert!(status == 2 && said.contains("TZ is not a time zone"), "{said}");
    }
    // A zone that no file has is said where a series starts; one of a rule needs no file.
    let new = |zone: &str| run(&format!("env -u GINSCORE_NOW TZ={zone}"), "new Ann Bob 2>&1");
    let (status, said) = new("Europe/Berln");
    assert!(status == 0 && said.contains("the time zone `Europe/Berln` of TZ is not known here"), "{said}");
    for zone in ["UTC", ":UTC", "CET-1CEST,M3.5.0,M10.5.0/3", "''"] {
        let (status, said) = new(zone);
        assert!(status == 0 && !said.contains("TZ"), "{zone}: {said}");
    }
    assert_eq!(run("env -u GINSCORE_NOW TZ=Europe/Berlin", "hand Ann 4 v 23").0, 0);
    for year in ["0000", "9999"] {
        let (status, said) = run(&format!("GINSCORE_NOW={year}-06-01T12:00:00+00:00"), "hand Ann 4 v 23");
        assert!(status == 2 && said.contains("GINSCORE_NOW is not a time"), "{said}");
    }
}
