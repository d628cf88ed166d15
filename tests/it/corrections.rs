//! Corrections, by commands and in an editor.

use std::fs;

use crate::table::Table;

#[test]
fn corrections_change_the_score_and_erase_nothing() {
    let table = Table::new();
    table.ok("new Ann Bob --set target=40");
    table.ok("hand Ann 4 v 23");
    table.ok("hand Bob 4 v 23");
    let two = table.ok("score --json").unsealed();
    table.ok("hand Ann 4 v 34");
    assert_eq!(table.run("hand Ann 4 v 34").status, 1, "the series is over");
    // The series would have ended two hands earlier.
    table.run("amend 1 Ann gin v 30 --json").refused(1, "amend-past-end");
    table.ok("undo");
    assert_eq!(table.ok("score --json").unsealed(), two);
    table.ok("redo");
    table.ok("undo");
    table.ok("amend 2 Ann 3 v 23");
    table.ok("undo");
    assert_eq!(table.ok("score --json").unsealed(), two);
    table.ok("deal Bob");
    assert_eq!(table.ok("score --json").json()["dealer"], "Bob");
    let (_, text) = table.file();
    assert_eq!(text.matches("[[entry]]").count(), 9);
    for _ in 0..3 {
        table.ok("undo");
    }
    assert_eq!(table.run("undo --json").codes(), ["nothing-to-undo"]);
}

/// A hand that was edited counts as it is in the file. Points that the rules do not give are reported, and nothing is
/// recorded after them.
#[test]
fn an_edited_hand_must_be_accepted() {
    let table = Table::new();
    table.ok("new Ann Bob");
    table.ok("hand Ann 4 v 23 '# close'");
    let (path, text) = table.file();
    fs::write(&path, text.replace("points = 19", "points = 18")).unwrap();
    let done = table.ok("score");
    assert!(done.err.contains("entry 1 has `points` 18, but the rules give 19"), "{}", done.err);
    table.run("hand --json Ann 4 v 23").refused(3, "ledger-mismatch");
    // Even if the points still fit, an edited hand must be accepted first. Earlier bytes are kept, comments included.
    let edited = format!("# ours\n{}", text.replace("Ann 4 v 23", "Ann 3 v 22"));
    fs::write(&path, &edited).unwrap();
    assert_eq!(table.run("hand --json Bob 2 v 9").codes(), ["ledger-mismatch"]);
    table.ok("audit --accept");
    table.ok("hand Bob 2 v 9");
    assert!(table.file().1.starts_with(&edited));
    // All mistakes at once, each with its line.
    fs::write(&path, edited.replace("Ann 3", "Ann zz 3x").replace("gin_bonus = 25", "gin_bonus = \"25\""))
        .unwrap();
    let done = table.run("score --json").ended(3);
    assert_eq!(done.codes(), ["ledger-invalid"; 3]);
    let line = edited.lines().position(|line| line.starts_with("gin_bonus")).unwrap() + 1;
    assert!(done.err.contains(&format!(":{line}:")), "{}", done.err);
    fs::write(&path, edited.replace("format = 3", "format = 4")).unwrap();
    assert_eq!(table.run("score --json").codes(), ["ledger-newer"]);
}

/// If an amendment hand_ends the series earlier, the log hand_ends there too.
#[test]
fn a_deal_after_the_end_is_not_in_the_log() {
    let table = Table::new();
    table.ok("new Ann Bob");
    for line in ["hand Ann 4 v 23", "deal Bob", "amend 1 Ann +100"] {
        table.ok(line);
    }
    for log in ["log", "log --all"] {
        let script = table.ok(log).out;
        assert_eq!(Table::new().run_with(&["table"], &script).status, 0, "{script}");
    }
}

#[test]
fn every_illegal_hand_of_a_file_is_reported() {
    let table = Table::new();
    table.ok("new Ann Bob");
    table.ok("hand Ann 4 v 23");
    table.ok("hand Bob 3 v 23");
    table.ok("amend 1 Ann 5 v 23");
    let (path, text) = table.file();
    let broken = text.replace("Ann 4 v 23", "Ann 14 v 23").replace("Bob 3 v 23", "Bob 13 v 99");
    fs::write(&path, &broken).unwrap();
    let done = table.run("score --json");
    assert_eq!((done.status, done.codes().len()), (3, 3), "{}", done.err);
    fs::write(&path, text.replace("amend 1 Ann", "amend 0 Ann").replace("format = 3", "format = 0")).unwrap();
    let done = table.run("score --json");
    assert_eq!((done.status, done.codes()), (3, vec!["ledger-invalid".to_owned(); 2]), "{}", done.err);
}

/// A misdeal before the players stop is in the log, and so is a correction of who deals.
#[test]
fn what_happened_before_a_stop_is_in_the_log() {
    let table = Table::new();
    table.ok("new Ann Bob");
    for line in ["hand Ann 4 v 23", "misdeal", "deal Bob", "stop"] {
        table.ok(line);
    }
    for log in ["log", "log --all"] {
        let script = table.ok(log).out;
        assert!(script.contains("misdeal\ndeal Bob\nstop\n"), "{script}");
        assert_eq!(Table::new().run_with(&["table"], &script).status, 0, "{script}");
    }
}

/// A knock card that was announced belongs to its hand. When the hand is deleted, the next hand does not get it.
#[test]
fn the_knock_card_of_a_deleted_hand_is_not_used_again() {
    let table = Table::new();
    table.ok("new Ann Bob --oklahoma");
    table.plays("@7s\nAnn 4 v 23\ndelete 1\n");
    assert_eq!(table.run("hand --json Bob 2 v 9").codes(), ["knock-card-missing"]);
    // Once the deletion is undone, and then the hand, the card is that of the hand in play again.
    for line in ["undo", "undo", "hand Bob 2 v 9"] {
        table.ok(line);
    }
}

/// An adjustment of 0 could not be played back from the log, so a ledger cannot have one.
#[test]
fn a_ledger_has_no_adjustment_of_0() {
    for award in ["+10", "+1 box"] {
        let table = Table::new();
        table.ok("new Ann Bob");
        table.ok(&format!("adjust Ann {award} '# agreed'"));
        let (path, text) = table.file();
        let nothing = text.replace("Ann +10", "Ann +0").replace("Ann +1 box", "Ann +0 boxes");
        assert_ne!(nothing, text);
        fs::write(&path, nothing).unwrap();
        table.run("score --json").refused(3, "ledger-invalid");
    }
}

/// A correction in a closed game changes what it is worth, and so the money: that is said.
#[test]
fn a_closed_game_that_is_worth_something_else_is_said() {
    let table = Table::new();
    table.ok("new Al Bo hollywood target=50");
    table.ok("hand Al 4 v 40");
    assert!(table.ok("hand Al gin v 10").out.contains("worth 71 points"));
    let inserted = table.ok("insert 2 Bo 3 v 50 --json").json();
    let worth = serde_json::json!({"change": "worth", "game": 1, "points": 24, "before": 71});
    assert!(inserted["changes"].as_array().unwrap().contains(&worth), "{inserted}");
    assert!(table.ok("undo").out.contains("game 1 is now worth 71 (was 24)"));
}
