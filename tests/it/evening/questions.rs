//! Evenings at a pseudo-terminal: guided hands, corrected cards, going back to a question, and the first questions.

use crate::repository::top;
use crate::table::Table;
use crate::terminal::Terminal;
use rustix::process::{Pid, Signal, kill_process};

/// A page of the manual is shown as man(1) shows it; without man(1), as plain text.
#[test]
fn the_manual_is_shown() {
    let table = Table::new();
    for (path, said) in [("/usr/bin:/bin", "GINSCORE-TABLE(1)"), ("/nowhere", "Usage: ginscore table")] {
        for pager in [Some(("PAGER", "cat")), None] {
            let quiet = [("PATH", path), ("MANPAGER", "cat"), ("MANWIDTH", "80")];
            let variables: Vec<_> = quiet.into_iter().chain(pager).collect();
            let mut page = Terminal::with(&table, &["man", "table"], &variables);
            page.says(said);
            let rest = page.until("status=0");
            assert!(rest.contains("Before recording, point out better spreads"), "{rest}");
            assert!(!rest.contains(".SH") && !rest.contains("\\fB"), "{rest}");
        }
    }
    // A pager that fails does not hide the page.
    let mut page = Terminal::with(&table, &["man", "rows"], &[("PATH", "/nowhere"), ("PAGER", "false")]);
    page.says("# CSV and JSON Lines");
    page.ends(0);
    assert_eq!(table.files(), []);
}

#[test]
fn a_hand_with_cards_can_be_guided() {
    let table = Table::new();
    let mut evening = Terminal::new(&table, &["table", "Ann", "Bob", "oklahoma", "target=60"]);
    evening.when("> ", "\r");
    evening.when("Who ended the hand? (Ann, Bob, or draw)", "ann\r");
    evening.when("How? (knock, gin) [knock]", "\r");
    // What is wrong is said in the words of the question.
    evening.line("Knock card: ", "", "hint: as in `9h`");
    evening.when("Knock card", "9h\r");
    evening.line("Ann's cards or count: ", "10", "hint: play on until the deadwood is 9 or less");
    evening.line("Ann's cards or count: ", "4-7s 9cdh / 2h ac 1d", "hint: type the ace as `ad`");
    evening.when("Ann's cards or count: ", "4-7s 9cdh / 2h ac ad\r");
    // Back a question, and on again with what was answered.
    evening.when("Bob's cards or count: ", "<\r");
    evening.when("Ann's cards or count [4-7s 9cdh / 2h ac ad]: ", "\r");
    evening.when("Bob's cards or count: ", "kcdh 2-4c / 7h 3d 8s\r");
    evening.line("Cards that Bob laid off [none]: ", "gin", "hint: as in `8s 9s`, or Enter for none");
    evening.line("[none]: ", "10s", "TS fits Ann's run only after 8S and 9S");
    evening.line("[none]: ", "9s", "Ann knocks, 18 - 4 = 14");
    // `n` goes back to the questions, with the answers so far.
    evening.when("Record this hand? (y or n) [y]", "n\r");
    evening.when("laid off [9s]: ", "<\r");
    evening.when("[kcdh 2-4c / 7h 3d 8s]: ", "kcdh 2-4c / 7h 3d\r");
    evening.line("Cards that Bob laid off [none]:", "8s 9s", "Ann knocks, 10 - 4 = 6");
    evening.line("Record this hand? (y or n) [y]", "", "hand 1: Ann knocks, 10 - 4 = 6");
    // The second player ends the hand, and mistakes name the right player.
    evening.when("Ann deals, upcard?> ", "\r");
    evening.when("Who ended the hand", "bob\r");
    evening.when("How? (knock", "gin\r");
    evening.when("Knock card", "9h\r");
    // A number there is the other player's count.
    evening.line("Ann's cards or count: ", "kcdh 2-4c / 7h 3d", "Ann has 8 cards");
    evening.when("Ann's cards or count: ", "19\r");
    evening.line("Bob's cards [Enter for gin without cards]: ", "19", "gin has no count");
    evening.line("[Enter for gin without cards]: ", "", "Bob has gin, 19 + 25 = 44");
    evening.when("Record this hand? (y or n) [y]", "n\r");
    evening.when("Bob's cards [Enter for gin without cards]: ", "<\r");
    // Ctrl-C clears the answer, then leaves the questions.
    evening.when("Ann's cards or count [19]: ", "kcdh\u{3}\u{3}");
    // Words at the prompt, completed by Tab.
    evening.line("Ann deals, upcard?> ", "cou\t", "safe if Bob has gin");
    evening.line("Ann deals, upcard?> ", "wh\t1", "the knock card is 9H");
    evening.line("Ann deals, upcard?> ", "Bob gin v 40 @kc", "Bob wins the series by 59 points.");
    evening.when("> ", "\u{4}");
    evening.ends(0);
}

/// `k`, `g` and a count say how a hand ended; a count that cannot be is asked for again.
#[test]
fn a_hand_takes_short_answers() {
    let table = Table::new();
    let mut evening = Terminal::new(&table, &["table", "Ann", "Bob", "target=900"]);
    let (how, own, other) =
        ("How? (knock, gin) [knock] ", "Ann's cards or count: ", "Bob's cards or count: ");
    let gin = "Ann's cards [Enter for gin without cards]: ";
    for (answers, said) in [
        (&[(how, "4"), (other, "23")][..], "Ann knocks, 23 - 4 = 19"),
        (&[(how, "K"), (own, "5"), (other, "23")], "Ann knocks, 23 - 5 = 18"),
        (&[(how, "g"), (other, "31"), (gin, "")], "Ann has gin, 31 + 25 = 56"),
        (&[(how, "12"), (own, "7"), (other, "23")], "Ann knocks, 23 - 7 = 16"),
        (&[(how, "4"), (other, "<"), (how, "g"), (other, "30"), (gin, "gin")], "Ann has gin, 30 + 25 = 55"),
        (&[(how, "g"), (other, "<"), ("[gin]", "k"), (own, "6"), (other, "25")], "Ann knocks, 25 - 6 = 19"),
        (
            &[(how, "4-7s 9cdh / 2h ac ad"), (other, "oops"), (how, "9-qs 8cdh / 2h ac ad"), (other, "25")],
            "Ann knocks, 25 - 4 = 21",
        ),
        (&[(how, "4-7s 9cdh / 2h ac 1d"), (own, "4"), (other, "25")], "Ann knocks, 25 - 4 = 21"),
    ] {
        evening.when("> ", "\r");
        evening.when("or draw) ", "ann\r");
        answers.iter().for_each(|(question, answer)| evening.when(question, &format!("{answer}\r")));
        evening.says(said);
        evening.when("Record this hand? (y or n) [y] ", "y\r");
    }
    evening.quits("> ");
}

/// Words of people at a table are read, and the line that was understood comes first.
#[test]
fn words_of_players_are_read() {
    let table = Table::new();
    table.ok("new Ann Bob");
    let mut evening = Terminal::new(&table, &["table"]);
    evening.line(
        "> ",
        "ann knocks with 4 against 33",
        "read as: Ann 4 v 33\r\nhand 1: Ann knocks, 33 - 4 = 29",
    );
    evening.line("Ann deals> ", "fix 1 bob's 4 v 12. # at last", "read as: amend 1 Bob 4 v 12 # at last");
    // Alone, it brings the hand back for editing.
    evening.when("Bob deals> ", "edit 1\r");
    evening.when("amend 1 Bob 4 v 12 # at last", "\u{1b}");
    evening.line("Bob deals> ", "settle", "read as: summary");
    // In the questions, too.
    evening.when("Bob deals> ", "\r");
    evening.line("or draw) ", "ann 4 against 9", "read as: Ann 4 v 9");
    evening.line("Ann deals> ", "tie", "`draw` if nobody knocked, `Ann 4 v 4` if the counts were equal");
    evening.line("Ann deals> ", "oops", "read as: undo");
    evening.line("deals> ", "bye", "read as: quit");
    evening.ends(0);
    assert_eq!(table.ok("log").out, "new Ann Bob\nBob 4 v 12 # at last\n");
}

/// A command in the words of players, and a sentence that leads to a line, are no answers. The line is at the prompt then.
#[test]
fn the_questions_of_a_hand_take_what_else_is_said() {
    let table = Table::new();
    table.ok("new Ann Bob dealer=Ann");
    table.ok("Ann 4 v 20");
    let mut evening = Terminal::dimming(&table, &["table"], 80);
    evening.when("Ann deals> ", "\r");
    evening.line("or draw) ", "standings", "read as: score");
    evening.line("or draw) ", "Bill", "that is not one of the players");
    evening.line("or draw) ", "hand 1 is missing: Bob 4 against 12", "a forgotten hand is inserted");
    evening.when("(Enter: insert 1 Bob 4 v 12)", "\r");
    evening.says("inserted:");
    evening.quits("Ann deals> ");
    assert_eq!(table.ok("log").out, "new Ann Bob dealer=Ann\nBob 4 v 12\nAnn 4 v 20\n");
}

/// At a terminal `hand` asks for what the line leaves out; Ctrl-C at a question records nothing.
#[test]
fn a_hand_asks_for_what_is_missing() {
    let table = Table::new();
    table.ok("new Ann Bob oklahoma");
    let mut hand = Terminal::new(&table, &["hand", "4"]);
    hand.when("Who ended the hand? (Ann or Bob)", "ann\r");
    hand.when("The other player's cards", "23\r");
    hand.line("Knock card", "7s", "23 - 4 = 19");
    hand.ends(0);
    let mut hand = Terminal::new(&table, &["hand", "Ann", "4"]);
    hand.when("The other player's cards", "\u{3}");
    hand.closes();
    assert_eq!(table.hands(), 1);
}

#[test]
fn advice_is_given_before_recording_if_asked() {
    let table = Table::new();
    table.ok("new Ann Bob");
    let words = "hand --advise Ann 3-5s jcds / 2d 2c 2h 3c v 7-td 8-jh / 2s as";
    let words: Vec<&str> = words.split(' ').collect();
    let mut hand = Terminal::new(&table, &words);
    hand.says("advice: Ann left 6 points on the table; better: 2C 2D 2H, JC JD JS, 3S 4S 5S / 3C");
    hand.when("Record it anyway? (y or n) [y]", "n\r");
    hand.ends(0);
    assert_eq!(table.hands(), 0);
}

/// Progress is shown only at a terminal.
#[test]
fn a_large_ledger_shows_progress() {
    let table = Table::new();
    let evening = |day: usize| format!("evening-{day},2026-10-{day},Ann,Bob,Ann 4 v 23\n").repeat(5);
    let rows: String = (10..31).map(evening).collect();
    let rows = format!("series,start,player_one,player_two,hand\n{rows}");
    table.run_with(&["import", "-"], &rows).ended(0);
    let mut impatient = Terminal::with(&table, &["stats", "Ann"], &[("GINSCORE_PATIENCE", "0")]);
    impatient.says(" of 21 series");
    impatient.says("Ann: 105 hands in 21 series");
    impatient.ends(0);
    // A warning in the meantime has its own line, which the progress does not overwrite.
    std::fs::write(table.ledger().join("broken.toml"), "format = 1\n").unwrap();
    let mut warned = Terminal::with(&table, &["stats", "Ann", "--plain"], &[("GINSCORE_PATIENCE", "0")]);
    warned.says(" of 22 series");
    warned.says("\u{1b}[2Kwarning: ");
    warned.ends(0);
    let silent = table.ok("stats Ann --series evening-10");
    assert_eq!(silent.err, "");
}

/// In an empty home Enter is an answer to every question but the first.
#[test]
fn the_first_minute_asks_who_plays_what() {
    let table = Table::new();
    let mut evening = Terminal::new(&table, &[]);
    evening.when("Who plays?", "Ann and Bob\r");
    for question in ["Which game?", "What pays?", "how many points?", "Money per point?", "Who deals first?"]
    {
        evening.when(question, "\r");
    }
    evening.says("The same in one line: new Ann Bob pagat");
    evening.line("> ", "a 4 23", "hand 1: Ann knocks, 23 - 4 = 19");
    evening.quits("> ");
    let (_, text) = table.file();
    assert!(text.contains("box_value = 20") && text.contains("game_bonus = 100"), "{text}");
    // In plain text the questions are lines.
    let table = Table::new();
    let mut evening = Terminal::with(&table, &["table"], &[("GINSCORE_PLAIN", "1")]);
    evening.when("Who plays?: ", "Bob\r");
    evening.when("Who else plays?: ", "<\r");
    evening.when("Who plays?: ", "Ann\r");
    evening.line("Who else plays?: ", "Bob", "5 Our own rules");
    // Both names may be typed again.
    evening.when("Which game? [1]: ", "<\r");
    evening.when("Who plays?: ", "Ann\r");
    evening.line("Who else plays?: ", "Ann Bob", "5 Our own rules");
    evening.when("Which game? [1]: ", "holly\r");
    evening.when("What pays? [2]: ", "1\r");
    evening.when("how many points? [100]: ", "x\r");
    evening.when("how many points? [100]: ", "150\r");
    evening.when("Money per point? [none]: ", "0.10\r");
    evening.when("Who deals first? [1]: ", "Bob\r");
    evening.says("The same in one line: new Ann Bob hollywood target=150 stake=0.10 dealer=Bob");
    evening.says("Hollywood gin: 3 games to 150, gin 25, undercut 10, the most games win; 0.10 per point.");
    // Only the prompt says who deals.
    let said = evening.until("Bob deals> ");
    assert!(!said.contains("deals"), "{said}");
    evening.types("quit\r");
    evening.ends(0);
    // So they are where the cursor cannot be moved: a list that is drawn over would be a heap of signs.
    let mut evening = Terminal::with(&Table::new(), &["table"], &[("TERM", "dumb")]);
    let first = evening.until("Who plays?: ");
    assert!(!first.contains('\u{1b}'), "{first:?}");
    evening.types("Ann Bob\r");
    let list = evening.until("Which game? [1]: ");
    assert!(!list.contains('\u{1b}') && list.contains("5 Our own rules"), "{list:?}");
    evening.types("\x04");
}

/// An answer of a list is its number or its words; anything else takes none.
#[test]
fn an_answer_of_a_list_may_be_typed() {
    let table = Table::new();
    let mut evening = Terminal::new(&table, &[]);
    evening.when("Who plays?", "Kai Zoe\r");
    evening.when("Which game?", "Hollywood gin\r");
    evening.says("Hollywood: three games\r\n1 Only points");
    evening.line(
        "What pays?",
        "250",
        "type a number from 1 to 3, or the first word (`250` is none of these)",
    );
    evening.when("What pays?", "<\r");
    evening.when("Which game?", "3\r");
    evening.when("What pays?", "only\r");
    evening.when("how many points?", "\r");
    evening.when("Money per point?", "\r");
    evening.when("Who deals first?", "zoe\r");
    evening.says("The same in one line: new Kai Zoe hollywood dealer=Zoe");
    evening.quits("Zoe deals> ");
}

/// The README shows the questions and their answers as the terminal does.
#[test]
fn the_readme_shows_the_first_questions() {
    let readme = std::fs::read_to_string(top().join("README.md")).unwrap();
    let shown = readme.split_once("```text\n").unwrap().1.split_once("\n```").unwrap().0;
    let table = Table::new();
    let mut evening = Terminal::new(&table, &[]);
    let keys = ["Ann Bob\r", "3\r", "\r", "\r", "0.05\r", "\r"];
    let questions = [
        "Who plays?",
        "Which game?",
        "What pays?",
        "how many points?",
        "Money per point?",
        "Who deals first?",
    ];
    let mut lines = shown.lines();
    for (question, keys) in questions.into_iter().zip(keys) {
        evening.when(question, keys);
        evening.says(lines.next().unwrap());
    }
    evening.says(lines.next().unwrap());
    assert_eq!(lines.next(), None);
    evening.quits("> ");
}

/// Four names are two pairs, `<` goes back a question, `?` says what can be answered, and a stake may be in cents.
#[test]
fn the_first_questions_take_what_people_answer() {
    let table = Table::new();
    let mut evening = Terminal::with(&table, &["table"], &[("GINSCORE_PLAIN", "1")]);
    evening.when("Who plays?: ", "?\r");
    evening.says("hint: two players as in `Ann Bob`; sides as in `Ann Cid v Bob Dan`");
    evening.line("Who plays?: ", "Ann, Bob, Cid, Dan", "2 Ann Cid v Bob Dan");
    evening.when("Who plays with whom? [1]: ", "2\r");
    evening.when("Which game? [1]: ", "<\r");
    evening.when("Who plays with whom? [1]: ", "<\r");
    evening.line("Who plays?: ", "Ann und Bob", "4 Partners");
    evening.when("Which game? [1]: ", "4\r");
    evening.when("All four, as in Ann Cid v Bob Dan: ", "Ann Bob Cid Dan\r");
    evening.when("Who plays with whom? [1]: ", "2\r");
    evening.when("Which game? [1]: ", "hollywood\r");
    evening.when("What pays? [2]: ", "3\r");
    evening.when("how many points? [100]: ", "<\r");
    evening.when("What pays? [2]: ", "\r");
    evening.when("how many points? [125]: ", "\r");
    evening.line("Money per point? [none]: ", "a little", "error: `a little` is not a stake");
    evening.when("Money per point? [none]: ", "5 cents\r");
    evening.when("Who deals first? [1]: ", "Bob\r");
    let line = "new Ann Cid v Bob Dan pagat hollywood stake=0.05";
    evening.says(&format!("The same in one line: {line} 'dealer=Bob+Dan'"));
    evening.quits("> ");
    // Whoever goes back at the first question is asked again.
    let table = Table::new();
    let mut evening = Terminal::new(&table, &["table"]);
    evening.when("Who plays?", "Ann Bob\r");
    evening.when("Which game?", "<\r");
    evening.line("Who plays?", "<", "as in: Ann Bob");
    evening.when("Who plays?", "quit\r");
    evening.ends(0);
    assert_eq!(table.files(), []);
}

/// A series in which nothing was recorded is replaced by the next one, unless somebody gave it a name.
#[test]
fn an_unused_series_is_replaced() {
    let table = Table::new();
    let mut evening = Terminal::new(&table, &["table", "Ann", "Bob"]);
    evening.line("> ", "new Ann Bob oklahoma", "Oklahoma gin");
    evening.line("> ", "new Ann Cid name=friday", "Ann against Cid");
    evening.line("> ", "new Ann Bob hollywood", "Hollywood gin");
    evening.line("> ", "Ann 4 v 23", "hand 1: ");
    evening.line("> ", "undo", "undone: ");
    evening.line("> ", "new Ann Bob", "Ann against Bob");
    evening.quits("> ");
    let known = table.names();
    assert_eq!(known.len(), 3, "{known:?}");
    assert!(known.contains(&"friday".to_owned()), "{known:?}");
    // `table` does, too.
    let evening = Terminal::new(&table, &["table", "Ann", "Bob", "bicycle"]);
    evening.quits("> ");
    let now = table.names();
    assert_eq!(now.len(), 3, "{now:?}");
    assert_ne!(known, now);
    // Nothing that was recorded is gone, and nothing is for good.
    assert!(
        now.iter().any(|name| table.ok(&format!("log --all --series {name}")).out.contains("Ann 4 v 23"))
    );
    assert_eq!(table.run("audit").status, 0);
    assert_eq!(std::fs::read_dir(table.ledger().join("trash")).unwrap().count(), 3);
}

/// Enter, `help` and lines of the table do not lead out of the questions; Ctrl-C does, and then two names start.
#[test]
fn the_first_questions_are_not_left_by_accident() {
    for plain in [&[][..], &[("GINSCORE_PLAIN", "1")]] {
        let table = Table::new();
        let mut evening = Terminal::with(&table, &["table"], plain);
        for (typed, said) in [
            ("", "as in: Ann Bob"),
            ("<", "as in: Ann Bob"),
            ("help", "A whole line works, too: `new Ann Bob pagat hollywood`."),
            ("help undercut", "the defender has less than the knocker"),
            ("score", "there is no series yet"),
            ("Kai", "Who else plays?"),
        ] {
            evening.line("Who plays?", typed, said);
        }
        evening.line("", "", "as in: Ann Bob");
        evening.line("Who else plays?", "Zoe", "Which game?");
        evening.types("\r");
        for question in ["What pays?", "how many points?", "Money per point?", "Who deals first?"] {
            evening.when(question, "\r");
        }
        evening.says("as in `Kai 4 v 23` or `Zoe gin v 31`, or press Enter");
        evening.quits("> ");
    }
    let table = Table::new();
    let mut evening = Terminal::with(&table, &["table"], &[("GINSCORE_PLAIN", "1")]);
    evening.line("Who plays?", "\u{3}", "Type two names");
    // Enter does not ask again.
    evening.line("> ", "", "Type two names");
    evening.line("> ", "Ann, Bob oklahoma", "Oklahoma gin");
    evening.quits("> ");
    // Ctrl-C at a list ends the program with nothing recorded.
    let table = Table::new();
    let mut evening = Terminal::new(&table, &[]);
    evening.when("Who plays?", "Ann Bob\r");
    evening.when("Which game?", "\u{3}");
    evening.ends(130);
    assert_eq!(table.files(), []);
    // A whole line starts the series at any question.
    for (before, question) in [(0, "Which game?"), (1, "What pays?"), (2, "how many points?")] {
        let table = Table::new();
        let mut evening = Terminal::new(&table, &[]);
        evening.when("Who plays?", "Ann Bob\r");
        for question in ["Which game?", "What pays?"].into_iter().take(before) {
            evening.when(question, "\r");
        }
        evening.line(question, "new Cid Dan", "Cid against Dan");
        evening.quits("> ");
    }
    // In a script only names start; a mistake does not.
    let table = Table::new();
    table.plays("Ann and Bob\nAnn 4 v 23\n");
    let table = Table::new();
    for line in ["pizza\n", "Ann 4 v 23\n", "hollywood\n"] {
        assert_eq!(table.run_with(&["table"], line).status, 2, "{line}");
    }
    assert_eq!(table.files(), []);
}

#[test]
fn plain_text_needs_no_eyes() {
    for (words, variables) in [
        (&["table", "Ann", "Bob", "--plain"][..], &[("NO_COLOR", "")][..]),
        (&["table", "Ann", "Bob"], &[("NO_COLOR", ""), ("GINSCORE_PLAIN", "1")]),
    ] {
        let table = Table::new();
        let mut evening = Terminal::with(&table, words, variables);
        evening.when("> ", "Ann 4S 5S 6S 7S 9C 9D 9H 1S AC AD v 23\r");
        let mut said = evening.until("card 8 of 10: `1S`");
        said += &evening.until("type the ace as `as`");
        // What is typed next is a line of its own.
        said += &evening.until("> ");
        evening.types("Ann 4 v 23\r");
        said += &evening.until("hand 1");
        assert!(
            !said.contains('^') && !said.contains("\u{1b}[1m") && !said.contains("\u{1b}[31"),
            "{said:?}"
        );
        evening.line("> ", "Ann 4 v 33", "hand 2");
        // An answer to a question, too, is typed again.
        evening.when("> ", "\r");
        evening.when("Who ended the hand?", "ann\r");
        evening.line("How", "gun", "error: ");
        evening.when("How", "gin\r");
        evening.when("Bob", "20\r");
        evening.when("Ann", "\r");
        let before = evening.until("Record");
        assert!(before.contains("gin bonus 25"), "{before:?}");
        evening.types("y\r");
        // What was confirmed is not read out again.
        evening.says("hand 3");
        let after = evening.until("> ");
        assert!(after.contains("Ann 93") && !after.contains("gin bonus"), "{after:?}");
        evening.types("quit\r");
        evening.ends(0);
    }
}

/// Ended from outside, in a list or at the prompt, the program shows the cursor, and the terminal takes whole lines again.
#[test]
fn an_end_from_outside_leaves_the_terminal_as_it_was() {
    for (words, question, typed, last) in [
        (&[][..], "Who plays?", "Ann Bob\r", "Our own rules"),
        (&["table", "Ann", "Bob"], "Ctrl-D ends the evening.", "Ann 4 v", "Ann 4 v"),
    ] {
        let table = Table::new();
        let mut evening = Terminal::watched(&table, words);
        let process: i32 = evening.between("process=", ".").parse().unwrap();
        evening.when(question, typed);
        evening.says(last);
        kill_process(Pid::from_raw(process).unwrap(), Signal::TERM).unwrap();
        evening.says("\u{1b}[?25h");
        evening.says("status=143");
        // A setting that is off has a `-`.
        for setting in [" icrnl ", " icanon "] {
            evening.says(setting);
        }
        evening.closes();
        // Nothing is written by a list.
        assert_eq!(table.files().is_empty(), words.is_empty(), "{words:?}");
    }
}

/// What is said around two names is left out, and a word for help or for the question before is one there.
#[test]
fn words_around_names_are_no_names() {
    let table = Table::new();
    let mut evening = Terminal::with(&table, &["table"], &[("GINSCORE_PLAIN", "1"), ("GINSCORE_LANG", "it")]);
    evening.line("Chi gioca?: ", "aiuto", "new Ann Bob pagat hollywood");
    evening.line("Chi gioca?: ", "io sono Elena, Pietro", "Ognuno ha bisogno di un nome");
    evening.when("Chi gioca?: ", "Elena\r");
    evening.when("Chi altro gioca?: ", "indietro\r");
    evening.when("Chi gioca?: ", "siamo Elena e Pietro\r");
    evening.says("3 Hollywood");
    evening.when("Quale gioco?", "\u{4}");
    evening.when("> ", "\u{4}");
    evening.ends(0);
    assert_eq!(table.files(), []);
    table.ok("new we are Ann and Bob name=two");
    let (_, ledger) = table.file();
    assert!(ledger.contains("players = [\"Ann\", \"Bob\"]"), "{ledger}");
}
