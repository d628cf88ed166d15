//! Lines of more than two players that are recorded whole or not at all.

use crate::table::Table;
#[cfg(unix)]
use crate::terminal::Terminal;

#[test]
fn a_line_of_several_hands_is_recorded_whole_or_not_at_all() {
    let table = Table::new();
    table.ok("new Ann Cid v Bob Dan");
    let before = table.files();
    for (line, code) in
        [("Ann 4 v 23; Cid 12 v 20", "knock-over-limit"), ("Ann 4 v 23; Bob gin v 12", "not-playing")]
    {
        table.run(&format!("hand '{line}' --json")).refused(1, code);
        assert_eq!(table.files(), before, "{line}");
        assert_eq!(table.run_with(&["table"], &format!("{line}\n")).status, 1, "{line}");
        assert_eq!(table.files(), before, "{line}");
    }
    assert!(
        table.ok("hand 'Ann 4 v 23; Cid 2 v 20'").out.contains("the round goes to Ann+Cid with 37 points")
    );
    table.plays("draw\n");
    assert!(table.ok("score").out.contains("round 2"));
}

#[test]
fn a_draw_amends_the_hand_that_it_names() {
    let table = Table::new();
    table.ok("new Ann Cid v Bob Dan");
    table.ok("hand 'Ann 4 v 23; Cid 2 v 20'");
    let log = table.ok("log").out;
    let refused = table.run("amend 1 'draw # nobody knocked'").ended(2);
    let lines = "type `draw Ann v Bob # nobody knocked` or `draw Cid v Dan # nobody knocked`";
    assert!(refused.err.contains(lines), "{}", refused.err);
    assert_eq!(table.ok("log").out, log);
    // A round that does not exist has no hands to choose from.
    assert!(
        table.run("amend 2 draw").err.contains("there is no hand 2"),
        "{}",
        table.run("amend 2 draw").err
    );
    table.ok("amend 1 draw Cid v Dan");
    assert_eq!(table.ok("log").out, log.replace("Cid 2 v Dan 20", "draw Cid v Dan"));
}

#[test]
fn no_hand_is_recorded_after_the_end() {
    for players in ["Ann Cid v Bob Dan", "Ann v Bob Cid", "Ann Bob Cid"] {
        let table = Table::new();
        table.ok(&format!("new {players} target=10"));
        table.run("hand Ann +40");
        table.run("hand Cid +40");
        assert!(table.ok("score").out.contains("The series goes to "), "{players}");
        for line in ["hand Ann 4 v 23", "hand Cid 4 v 23", "draw", "hand draw Ann"] {
            table.run(&format!("--json {line}")).refused(1, "series-over");
        }
    }
}

/// The log says who was seated, with the note.
#[test]
fn the_log_has_the_player_who_was_seated() {
    let table = Table::new();
    let evening = "new Ann v Bob Cid\nAnn 4 v 23\nseat Bob # Cid is late\nBob gin v 24\n";
    table.plays(evening);
    let log = table.ok("log").out;
    assert_eq!(log, "new Ann v Bob Cid\nAnn 4 v Bob 23\nseat Bob # Cid is late\nBob gin v Ann 24\n");
}

/// A round that is not complete when the players stop does not count, and the answer says so.
#[test]
fn a_round_that_was_stopped_is_said_not_to_count() {
    let table = Table::new();
    table.ok("new Ann Cid v Bob Dan sides=We,They");
    table.ok("hand Ann 4 v 33");
    let said = "round 1 was not finished and does not count (We 29, They 0)\n";
    assert!(table.ok("stop").out.contains(said));
    assert!(table.ok("score").out.contains(said));
    table.ok("undo");
    assert!(table.ok("score").out.contains("round 1: We 29, They 0; still playing: Cid and Dan\n"));
    table.ok("hand Cid 4 v 9");
    assert!(!table.ok("stop").out.contains("does not count"));
}

/// Of three in turn, the one who sits out next sits out first in the next series.
#[cfg(unix)]
#[test]
fn enter_plays_on_with_the_next_three() {
    let table = Table::new();
    table.ok("new Ann Bob Cid pagat target=20 stake=0.05");
    let mut evening = Terminal::new(&table, &["table"]);
    evening.line("Cid deals> ", "ann 4 v 23", "hand 1: Ann knocks");
    evening.line("Bob deals> ", "cid 4 v 33", "The series goes to Cid.");
    evening.says("Enter: play on by the same rules and stake. Ann deals.");
    evening.line("next series> ", "", "Ann sits out first");
    evening.line("Ann deals> ", "bob 4 v 23", "hand 1: Bob knocks");
    evening.quits("> ");
}

/// The hints name those who play, and nobody is sent to a line that does not help.
#[test]
fn a_correction_of_others_is_answered_with_what_is_wrong() {
    let table = Table::new();
    table.ok("new Cid Eve v Ann Bob");
    table.plays("draw\ndraw\n");
    table.run("insert 2 Cid 4 v 23").ended(1).warns("`insert 2 Cid 4 v 23; Eve gin v 12`");
    let table = Table::new();
    table.ok("new Dan v Bob Cid pagat");
    table.plays("Dan 4 v 23\nDan +1\n");
    let over = table.run("insert 1 Cid 15 67").ended(1).warns("Cid cannot knock with 15");
    assert!(!over.err.contains("seat"), "{}", over.err);
    table.run("amend 7 Cid 4 v 23").ended(2).warns("there is no hand 7");
}

/// A draw that names nobody is one of each pair that still plays, whatever else is in its line.
#[test]
fn a_draw_without_names_is_of_all_who_still_play() {
    for (line, log) in [
        ("draw", "draw Ann v Eve\ndraw Dan v Cid\n"),
        ("draw # late", "draw Ann v Eve # late\ndraw Dan v Cid # late\n"),
        ("@7s draw", "draw Ann v Eve @7s\ndraw Dan v Cid @7s\n"),
        ("draw up 7 # late", "draw Ann v Eve @7 # late\ndraw Dan v Cid @7 # late\n"),
        ("draw Ann # late", "draw Ann v Eve # late\n"),
    ] {
        let table = Table::new();
        table.ok("new Ann Dan v Eve Cid");
        table.plays(line);
        table.ok("log").answers(&format!("new Ann Dan v Eve Cid\n{log}"));
        let judged = table.run_with(&["judge", "--quiet", line], "");
        assert_eq!(judged.status, 0, "{line}: {}", judged.err);
    }
}
