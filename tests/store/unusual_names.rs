//! Unusual names of players and directories, and clocks that go backwards.

use std::fs;

use crate::table::{Table, program};

#[test]
fn unusual_player_names_survive_score_and_log() {
    for (one, other) in [
        ("Mary Jo", "Zoë Müller"),
        ("Anne \"Ace\" O'Neil", "Bob\\Rob"),
        ("Ольга", "小明"),
        ("Ann 🂡", "Bob 🃏"),
        ("D'Artagnan", "Ann = Bob"),
        ("Ann\u{301}", "A[nn]"),
    ] {
        let table = Table::new();
        let run = |words: &[&str]| {
            let done = table.run_with(words, "");
            assert_eq!(done.status, 0, "{words:?}: {}", done.err);
            done
        };
        run(&["new", one, other, &format!("dealer={other}")]);
        run(&["hand", &format!("{one} 4 v 23 # \"close\", 'they' said: ♠ = \\ 🂡")]);
        run(&["hand", &format!("{other} gin v 9")]);
        run(&["deal", one]);
        assert_eq!(run(&["score", "--json"]).json()["series"]["players"], serde_json::json!([one, other]));
        assert_eq!(run(&["audit", "-q"]).err, "");
        let log = run(&["log"]).out;
        let again = Table::new();
        assert_eq!(again.run_with(&["table"], &log).status, 0, "{log}");
        assert_eq!(again.ok("log").out, log);
    }
}

#[test]
fn a_ledger_may_be_in_any_directory() {
    let table = Table::new();
    for place in [
        "with spaces/and more",
        "it's \"quoted\"",
        "Spieleabend für Zoë",
        "🂡🃏",
        "-dash",
        "a\nline",
        "dots.toml",
    ] {
        let dir = table.home().join(place);
        let run = |words: &[&str]| {
            let done = table.run_with(&[&["--ledger", dir.to_str().unwrap()], words].concat(), "");
            assert_eq!(done.status, 0, "{place} {words:?}: {}", done.err);
            done
        };
        run(&["new", "Ann", "Bob", "name=an evening.1"]);
        run(&["hand", "Ann", "4", "v", "23"]);
        assert_eq!(run(&["audit", "-q"]).err, "");
        let path = dir.join("an evening.1.toml");
        fs::write(&path, fs::read_to_string(&path).unwrap().replace("points = 19", "points = 91")).unwrap();
        let done = table.run_with(&["--ledger", dir.to_str().unwrap(), "audit"], "");
        assert!(done.status == 1 && done.err.contains("an evening.1.toml:18:10"), "{}", done.err);
    }
}

/// The order of the entries counts, not their times.
#[test]
fn a_clock_may_go_backwards() {
    let table = Table::new();
    let at = |time: &str, words: &[&str]| {
        let mut command = table.command(program());
        let done = command.env("GINSCORE_NOW", time).args(words).output().unwrap();
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    };
    at("2026-11-20T19:30:00+01:00", &["new", "Ann", "Bob", "name=evening"]);
    at("2026-11-20T19:20:00+01:00", &["hand", "Ann", "4", "v", "23"]);
    at("1970-01-01T00:00:00Z", &["hand", "Bob", "4", "v", "23"]);
    at("2026-10-25T02:30:00+02:00", &["undo"]);
    at("2026-10-25T02:10:00+01:00", &["redo"]);
    at("2099-12-31T23:59:59-11:00", &["amend", "2", "Bob", "3", "v", "23"]);
    assert_eq!(table.ok("audit -q").err, "");
    let score = table.ok("score --json").json();
    assert_eq!(score["hands"][0]["winner"], "Ann");
    assert_eq!(score["hands"][1]["points"], 20);
    assert_eq!(table.ok("log").out.lines().count(), 3);
}
