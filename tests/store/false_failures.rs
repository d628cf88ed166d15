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

/// The page has the last hand, or the table says that it does not.
#[test]
fn a_page_never_silently_lacks_the_last_hand() {
    if !can_trace() {
        return;
    }
    let table = Table::new();
    table.ok("new Ann Bob name=ev target=1000");
    let page = table.home().join("page.html");
    let lines = table.home().join("lines");
    fs::write(&lines, "Ann 4 v 23\nBob +777\n").unwrap();
    let mut tried = 0;
    for nth in 1.. {
        let script = format!("exec \"$0\" table --page '{}' < '{}'", page.display(), lines.display());
        let log = table.home().join("strace");
        let done = table
            .command("strace")
            .args(["-f", "-qq", "-o"])
            .arg(&log)
            .arg("-P")
            .arg(table.ledger().join("ev.toml"))
            .args(["-e", "trace=openat", "-e", &format!("inject=openat:error=EIO:when={nth}")])
            .args(["sh", "-c", &script, env!("CARGO_BIN_EXE_ginscore")])
            .output()
            .unwrap();
        if !fs::read_to_string(&log).unwrap().contains("INJECTED") {
            break;
        }
        let said = String::from_utf8_lossy(&done.stderr).into_owned();
        if done.status.success() {
            let shown = fs::read_to_string(&page).unwrap_or_default();
            assert!(shown.contains("777") || said.contains("warning"), "{nth}: {said}");
        }
        for _ in 0..2 {
            drop(table.run("undo"));
        }
        let _ = fs::remove_file(&page);
        tried += 1;
    }
    assert!(tried > 2, "{tried}");
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

/// A path that cannot be a page is refused before the evening begins.
#[test]
fn a_page_that_cannot_be_written_is_refused_at_once() {
    let table = Table::new();
    table.ok("new Ann Bob name=ev");
    let dir = table.home().join("x");
    fs::create_dir(&dir).unwrap();
    let long = table.home().join("x".repeat(256));
    for page in
        [format!("{}/", dir.join("new").display()), long.display().to_string(), "/proc/1/x.html".to_owned()]
    {
        let done = table.run_with(&["table", "--page", &page], "Ann 4 v 23\n");
        assert_eq!(done.status, 2, "{page}: {}", done.said);
        assert!(!done.said.contains("The score is on the page"), "{}", done.said);
    }
    assert_eq!(table.ok("log").out.lines().count(), 1);
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
        assert!(status == 2 && said.contains("TZ names no time zone"), "{said}");
    }
    assert_eq!(run("env -u GINSCORE_NOW TZ=Europe/Berlin", "hand Ann 4 v 23").0, 0);
    for year in ["0000", "9999"] {
        let (status, said) = run(&format!("GINSCORE_NOW={year}-06-01T12:00:00+00:00"), "hand Ann 4 v 23");
        assert!(status == 2 && said.contains("GINSCORE_NOW is not a time"), "{said}");
    }
}
