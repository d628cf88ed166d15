//! An evening of Hollywood gin with line bonuses, game bonuses and shutouts, started by each of the four doors: the shell, a
//! line at the table, a script from a pipe, and the first questions. All four come to the settlement that follows by hand
//! from the source, pagat.com: gin 20, undercut 10, line bonus 20, game bonus 100, shutout 100, three games to 100.

use serde_json::{Value, json};

use crate::table::Table;
#[cfg(unix)]
use crate::terminal::Terminal;

/// What is agreed, in one line.
const NEW: &str = "new Ann Bob pagat hollywood stake=0.05";

/// The evening. After each hand, what it enters in games 1, 2 and 3.
const HANDS: [&str; 8] = [
    "Ann 4 v 23",   // 23 - 4 = 19 for Ann, in game 1
    "Ann gin v 40", // 40 + 20 = 60 for Ann, her second win: in games 1 and 2
    "Bob 6 v 20",   // 20 - 6 = 14 for Bob, in game 1
    "draw",
    "Ann 3 v 33",   // 33 - 3 = 30 for Ann, in all three; game 1 closes at 19 + 60 + 30 = 109 to 14
    "Bob 8 v 5", // an undercut: 8 - 5 + 10 = 13 for Ann, in games 2 and 3; game 2 closes at 60 + 30 + 13 = 103 to 0
    "Bob gin v 50", // 50 + 20 = 70 for Bob, in game 3: game 2 is closed
    "Ann gin v 45", // 45 + 20 = 65 for Ann, in game 3, which closes at 30 + 13 + 65 = 108 to 70
];

/// The totals of each game. Ann has three boxes in each, Bob one in games 1 and 3.
///
/// Game 1: 109 + 100 + 3 x 20 = 269 to 14 + 20 = 34. Game 2: 103 + 100 + 100 for the shutout + 60 = 363 to 0. Game 3:
/// 108 + 100 + 60 = 268 to 70 + 20 = 90. Together 900 to 124, which is 776 points: 38.80 at 0.05 a point.
const TOTALS: [(u64, u64); 3] = [(269, 34), (363, 0), (268, 90)];

/// The settlement of the current series is that of the source.
fn settles(table: &Table, door: &str) {
    let settled = table.ok("summary --json").json();
    let games = settled["sheets"][0]["games"].as_array().unwrap();
    let totals = games.iter().map(|game| {
        let total = |name: &str| game["totals"][name].as_u64().unwrap();
        (total("Ann"), total("Bob"))
    });
    assert_eq!(totals.collect::<Vec<_>>(), TOTALS, "{door}: {settled}");
    let shutouts: Vec<&Value> = games.iter().map(|game| &game["shutout"]).collect();
    assert_eq!(shutouts, [&json!(false), &json!(true), &json!(false)], "{door}");
    let shared = table.ok("summary").out;
    assert!(shared.contains("Ann wins the series by 776 points.\nBob pays Ann 38.80.\n"), "{shared}");
    assert_eq!(table.ok("log").out, format!("{NEW}\n{}\n", HANDS.join("\n")), "{door}");
}

#[test]
fn from_the_shell() {
    let table = Table::new();
    let begun = table.ok(NEW).out;
    let agreed = "Pagat's rules, Hollywood: 3 games to 100, gin 20, undercut 10, 20 per box, game bonus 100, shutout 100";
    assert!(begun.contains(agreed) && begun.contains("; 0.05 per point"), "{begun}");
    for hand in HANDS {
        table.ok(&format!("hand {hand}"));
    }
    settles(&table, "shell");
}

#[test]
fn from_a_pipe() {
    let table = Table::new();
    table.run_with(&["table"], &format!("{NEW}\n{}\n", HANDS.join("\n"))).ended(0);
    settles(&table, "pipe");
    // What the log prints is the same evening elsewhere.
    let again = Table::new();
    again.run_with(&["table"], &table.ok("log").out).ended(0);
    settles(&again, "log");
}

#[cfg(unix)]
#[test]
fn from_the_table() {
    let table = Table::new();
    let mut evening = Terminal::with(&table, &["table"], &[("GINSCORE_PLAIN", "1")]);
    evening.when("Who plays?", &format!("{NEW}\r"));
    play(evening);
    settles(&table, "table");
}

#[cfg(unix)]
#[test]
fn from_the_questions() {
    let table = Table::new();
    let mut evening = Terminal::with(&table, &[], &[("GINSCORE_PLAIN", "1")]);
    evening.when("Who plays?", "Ann Bob\r");
    evening.when("Which game?", "hollywood\r");
    evening.when("What pays? [2]: ", "\r");
    evening.when("how many points?", "\r");
    evening.when("Money per point?", "0.05\r");
    evening.when("Who deals first?", "\r");
    evening.says(&format!("The same in one line: {NEW}"));
    evening.says("Ann against Bob. Pagat's rules, Hollywood: 3 games to 100");
    play(evening);
    settles(&table, "questions");
}

/// Types the hands and ends the evening.
#[cfg(unix)]
fn play(mut evening: Terminal) {
    for (number, hand) in (1..).zip(HANDS) {
        evening.line("> ", hand, &format!("hand {number}: "));
    }
    evening.types("quit\r");
    evening.ends(0);
}
