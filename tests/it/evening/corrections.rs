//! Corrections, by commands and in an editor.

use std::fs;

use crate::table::Table;

/// A knock card that was announced belongs to its hand. When the hand is deleted, the next hand does not get it.
#[test]
fn the_knock_card_of_a_deleted_hand_is_not_used_again() {
    let table = Table::new();
    table.ok("new Ann Bob standard oklahoma");
    table.plays("@7s\nAnn 4 v 23\ndelete 1\n");
    assert_eq!(table.run("hand --json Bob 2 v 9").codes(), ["knock-card-missing"]);
    // Once the deletion is undone, and then the hand, the card is that of the hand in play again.
    for line in ["undo", "undo", "hand Bob 2 v 9"] {
        table.ok(line);
    }
}

/// A hand that is amended without its knock card is offered with the one that was recorded.
#[test]
fn an_amended_hand_is_offered_with_its_knock_card() {
    let table = Table::new();
    table.ok("new Ann Bob standard oklahoma");
    table.ok("hand Ann 4 v 23 @7s");
    let whole = "amend 1 Ann gin v 41 @7S";
    for line in ["amend 1 Ann gin v 41", "hand 1 was Ann gin, Bob 41", "hand 1: Ann gin, Bob 41"] {
        let done = table.run_with(&["table"], &format!("{line}\n"));
        assert!(done.err.contains(&format!("hint: type `{whole}`")), "{line}: {}", done.err);
    }
    // One that could not be recorded is not offered.
    let done = table.run_with(&["table"], "amend 1 Ann 9 v 41\n");
    assert!(!done.err.contains("hint: type"), "{}", done.err);
    table.ok(whole);
}

/// After the end of a series, what is agreed may be for it or for the next one.
#[test]
fn a_stake_after_the_end_is_for_either_series() {
    let table = Table::new();
    table.ok("new Ann Bob stake=0.10");
    for (hand, hint) in [
        ("Ann 4 v 23", "type `agree stake=0.05`"),
        ("Ann gin v 90", "`again stake=0.05` for the next series, `agree stake=0.05` for"),
    ] {
        table.ok(&format!("hand {hand}"));
        for line in ["5 cents a point", "hang on, we said five pence a point"] {
            let done = table.run_with(&["table"], &format!("{line}\n"));
            assert!(done.err.contains(hint), "{line}: {}", done.err);
        }
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

/// A correction that closes a game moves a penalty out of it, and what that game is worth is new: both are said.
#[test]
fn a_penalty_that_moves_to_another_game_is_said() {
    let table = Table::new();
    table.ok("new Al Bo pagat hollywood");
    table.plays("Al gin v 40\nBo 4 v 20\nAl gin v 20\nadjust Bo -10 # peeked\n");
    let amended = table.ok("amend 3 Al gin v 90").out;
    assert!(
        amended.contains("minus 10 points for Bo: now entered in game 3 (before: entered in game 2)"),
        "{amended}"
    );
    assert!(amended.contains("game 2 is closed and goes to Al, worth 330 points"), "{amended}");
    let undone = table.ok("undo --json").json();
    let moved = serde_json::json!({"change": "moved", "adjustment": 1, "columns": [2], "before": [3]});
    assert!(undone["changes"].as_array().unwrap().contains(&moved), "{undone}");
    // One that is deleted does not move the others.
    table.plays("adjust Al -5 # late\n");
    assert!(!table.ok("delete adjust 1").out.contains("now entered"));
}

/// A penalty counts in every open game in which the player has an entry. How one game is named is said once, with a line that
/// can be typed.
#[test]
fn a_penalty_in_several_games_says_how_it_is_entered_in_one() {
    let table = Table::new();
    table.ok("new Al Bo pagat hollywood");
    table.plays("Al gin v 20\nBo 4 v 20\nBo 4 v 20\n");
    let in_one = "type `undo`, and then `adjust Bo -10 in 1 # peeked`";
    assert!(table.ok("adjust Bo -10 '# peeked'").out.contains(in_one));
    assert!(!table.ok("adjust Bo -5 '# late'").out.contains("in one game"));
    table.ok("undo");
    table.ok("undo");
    let done = table.ok("adjust Bo -10 in 1 '# peeked'");
    assert!(done.out.contains("entered in game 1") && !done.out.contains("in one game"), "{}", done.out);
}

/// Big gin that was amended while the rules had it is gin when they have it no more: in the log, too, which is typed again.
#[test]
fn the_log_has_no_big_gin_where_the_rules_have_none() {
    let table = Table::new();
    table.ok("new Ann Bob");
    table.plays("Ann 4 v 23\nagree big_gin_bonus=50\namend 1 Ann big gin v 50\nagree big_gin_bonus=none\n");
    let score = table.ok("score --plain").out;
    for log in ["log", "log --bare", "log --all"] {
        let again = Table::new();
        again.run_with(&["import", "-"], &table.ok(log).out).ended(0);
        assert_eq!(again.ok("score --plain").out, score, "{log}");
    }
}
