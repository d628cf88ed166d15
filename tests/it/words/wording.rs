//! The wording of summaries, of corrections, and of mistakes on the command line.

use crate::table::Table;

#[test]
fn money_that_hundredths_cannot_pay_is_said() {
    let table = Table::new();
    table.ok("new Ann Bob stake=0.333");
    table.ok("hand Ann +101");
    table.ok("summary").answers("Bob pays Ann 33.633 (33.63, with 0.003 left over)");
}

#[test]
fn a_difference_that_is_rounded_to_nothing_is_said() {
    let table = Table::new();
    table.ok("new Ann Bob round_to=500 target=249 stake=0.1");
    table.ok("hand Ann +249");
    let said = "The difference of 249, rounded to the nearest 500, is 0.\nNobody pays anything.\nSeal ";
    table.ok("summary").answers(said);
}

/// The winner by games may have fewer points.
#[test]
fn who_is_ahead_is_said_besides_who_won() {
    let table = Table::new();
    table.ok("new Ann Bob hollywood");
    for line in ["Ann +50", "Ann +50", "Bob +90", "Ann +50", "Bob +60", "Bob +110"] {
        table.ok(&format!("hand {line}"));
    }
    table.ok("summary").answers("The series goes to Ann. Bob is 10 points ahead of Ann.\n");
}

#[test]
fn the_score_of_the_loser_is_already_in_the_difference() {
    let table = Table::new();
    table.ok("new Ann Bob settlement=score-plus-difference");
    table.ok("hand Ann +27");
    table.ok("hand Bob +100");
    table.ok("summary --plain").answers("in winner's lead: Ann minus 27\nsum: Ann 0, Bob 173\n");
}

/// If the points of all games decide, two games won do not.
#[test]
fn a_sheet_that_is_decided_early_says_so() {
    let table = Table::new();
    let said = "By games won, the sheet already goes to Ann\n";
    for (words, is_decided) in [("new Ann Bob hollywood", true), ("new Ann Bob standard hollywood", false)] {
        table.ok(words);
        for line in ["Ann +10", "Ann +40", "Ann +50", "Ann +10"] {
            table.ok(&format!("hand {line}"));
        }
        for look in ["summary", "summary --plain"] {
            assert_eq!(table.ok(look).out.contains(said), is_decided, "{words}: {look}");
        }
    }
}

#[test]
fn corrections_name_both_sheets_and_report_a_closed_game_once() {
    let table = Table::new();
    table.ok("new Ann Bob target=50 series=best-of-3");
    for line in ["Ann +30", "Ann +30", "Bob +5"] {
        table.ok(&format!("hand {line}"));
    }
    assert!(table.ok("why 3").out.contains("games\n  on sheet 2\n"));
    let said = table.ok("amend 2 Ann +10").out;
    assert!(
        said.contains("hand 3: now entered in game 1 on sheet 1 (before: entered in game 1 on sheet 2)\n"),
        "{said}"
    );
    let said = table.ok("undo").out;
    assert!(
        said.contains("hand 3: now entered in game 1 on sheet 2 (before: entered in game 1 on sheet 1)\n"),
        "{said}"
    );
    table.ok("new Ann Bob");
    table.ok("hand Ann +30");
    assert!(!table.ok("why 1").out.contains("sheet 1"), "one sheet has no number");
    let said = table.ok("amend 1 Ann +100").out;
    for once in ["game 1 is closed and goes to Ann", "the series is over"] {
        assert_eq!(said.matches(once).count(), 1, "{said}");
    }
}

#[test]
fn mistakes_on_the_command_line_are_explained_in_plain_words() {
    let table = Table::new();
    let mistakes = [
        (
            "new A B C D",
            "error: 4 players cannot play like this\nrule: partners; more: `rules explain partners`\nhint: two players as in `Ann Bob`;",
        ),
        ("table A B C D", "error: 4 players cannot play like this\n"),
    ];
    for (line, start) in mistakes {
        let done = table.run(line).ended(2);
        assert!(done.err.starts_with(start), "{line}: {}", done.err);
    }
    table.run_with(&["table"], "new A B C D\n").warns("4 players cannot play like this");
    // What is wrong with words for a shell is said by clap, and at the table in words for a table.
    for (line, said) in [
        ("rules diff", "hint: type `rules diff WORDS...`; `rules diff --help` explains it"),
        ("why four", "hint: type the number of a hand, `game 2`, or `series`"),
        ("rules lst", "hint: did you mean `list`?"),
    ] {
        table.run_with(&["table"], &format!("{line}\n")).ended(2).warns("this is not how `").warns(said);
        assert_eq!(table.run(&format!("{line} --json")).codes(), ["bad-option"]);
    }
}
