//! The prompt of the table at a pseudo-terminal: pasted lines, refused and offered lines, questions, keys, and a window
//! that changes its width.

use crate::table::Table;
use crate::terminal::Terminal;

/// Six hands of an evening.
const SIX: [&str; 6] = ["Ann 4 v 23", "Bob 9 v 20", "Ann gin v 33", "draw", "Bob 5 v 17", "Ann 2 v 9"];

/// What a terminal sends for a paste.
fn pasted(lines: &[&str]) -> String {
    format!("\u{1b}[200~{}\u{1b}[201~", lines.join("\r"))
}

fn recorded(table: &Table) -> Vec<String> {
    table.ok("log").out.lines().skip(1).map(str::to_owned).collect()
}

fn sit_down(table: &Table) -> Terminal {
    let mut evening = Terminal::new(table, &["table", "Ann", "Bob", "hollywood", "dealer=Ann"]);
    evening.says("Ctrl-D ends the evening.");
    evening
}

#[test]
fn a_paste_is_taken_line_by_line() {
    let table = Table::new();
    let mut evening = sit_down(&table);
    evening.when("Ann deals> ", &pasted(&SIX));
    evening.line("Ann 2 v 9", "", "hand 6: Ann knocks, 9 - 2 = 7");
    evening.quits("deals> ");
    assert_eq!(recorded(&table), SIX);
    // A terminal without bracketed paste sends keys, faster than hands are recorded.
    let mut evening = Terminal::new(&table, &["table"]);
    evening.says("6 knock");
    evening.when("deals> ", &format!("{}\r", SIX.map(|line| line.replace('4', "3")).join("\r")));
    evening.says("hand 12: Ann knocks, 9 - 2 = 7");
    evening.quits("deals> ");
    assert_eq!(recorded(&table).len(), 12);
}

/// Stops at the first bad line: what comes after it is not recorded, and the prompt is empty.
#[test]
fn a_paste_stops_at_the_first_bad_line() {
    let table = Table::new();
    let mut evening = sit_down(&table);
    let lines = ["Ann 4 v 23", "Bob 9 v 2x", "Ann gin v 33", "draw"];
    evening.when("Ann deals> ", &pasted(&lines));
    evening.line("draw", "", "hand 1: ");
    evening.says("error: `2x` is not a card");
    evening.says("the 2 lines after it were not recorded");
    // The refused line is at the up arrow, the one before it after that.
    evening.when("Ann deals> ", "\u{1b}[A");
    evening.when("Bob 9 v 2x", "\u{1b}[A");
    evening.when("Ann 4 v 23", "\u{1b}[B");
    evening.line("Bob 9 v 2x", "\u{7f}0", "hand 2: Bob knocks, 20 - 9 = 11");
    evening.when("Bob deals> ", &pasted(&["Bob 9 v 2x", "draw"]));
    evening.line("draw", "", "the line after it was not recorded");
    evening.quits("Bob deals> ");
    assert_eq!(recorded(&table), ["Ann 4 v 23", "Bob 9 v 20"]);
}

/// So does one that comes in single keys, from a terminal without bracketed paste.
#[test]
fn a_paste_in_single_keys_stops_at_the_first_bad_line() {
    let table = Table::new();
    let words = ["table", "Ann", "Bob", "hollywood", "dealer=Ann"];
    let mut evening = Terminal::with(&table, &words, &[("GINSCORE_TOO_SOON", "60000")]);
    evening.line("Ann deals> ", "Ann 4 v 23\rBob 9 v 2x\r\rAnn gin v 33\rdraw", "hand 1: ");
    evening.says("error: `2x` is not a card");
    evening.says("not recorded: Ann gin v 33");
    evening.says("not recorded: draw");
    evening.when("Ann deals> ", "\u{4}");
    evening.ends(0);
    assert_eq!(recorded(&table), ["Ann 4 v 23"]);
}

/// The prompt is empty after a refused line, which is at the up arrow once. Esc clears a line.
#[test]
fn a_refused_line_is_not_the_start_of_the_next_one() {
    for (columns, plain) in [(80, None), (40, None), (80, Some("--plain"))] {
        let table = Table::new();
        let words: Vec<&str> = ["table", "Ann", "Bob", "dealer=Ann"].into_iter().chain(plain).collect();
        let mut evening = Terminal::sized(&table, &words, columns);
        evening.line("Ann deals> ", "Ann 4 v 2x", "`2x` is not a card");
        evening.says("The up arrow brings the line back.");
        evening.line("Ann deals> ", "Bob 9 v 20", "hand 1: Bob knocks");
        evening.line("Bob deals> ", "judge", "error: ");
        evening.line("Bob deals> ", " Ann 4 v 28", "hand 2: Ann knocks");
        evening.line("Ann deals> ", "amend", "error: ");
        evening.line("Ann deals> ", " Ann 4 v 44", "hand 3: Ann knocks");
        evening.line("Ann deals> ", "Bob 3 v 2x # two", "`2x` is not a card");
        evening.line("Ann deals> ", "Bob 2 v 20 # one", "hand 4: Bob knocks");
        // Once at the up arrow, and what was typed before it.
        evening.line("Bob deals> ", "what a lovely evening", "error: ");
        evening.when("Bob deals> ", "\u{1b}[A");
        evening.when("what a lovely evening", "\u{1b}[A");
        evening.when("Bob 2 v 20 # one", "\u{1b}");
        evening.line("Bob deals> ", "draw", "hand 5: a draw");
        evening.quits("Bob deals> ");
        let hands = ["Bob 9 v 20", "Ann 4 v 28", "Ann 4 v 44", "Bob 2 v 20 # one", "draw"];
        assert_eq!(recorded(&table), hands);
    }
}

/// Where one name or command is near, the line with it is offered, dim: Enter takes it.
#[test]
fn the_only_correction_is_offered() {
    for columns in [80, 40] {
        let table = Table::new();
        let mut evening = Terminal::dimming(&table, &["table", "Ann", "Bob", "dealer=Ann"], columns);
        let dim = |line: &str| format!("\u{1b}[2;3m(Enter: {line})\u{1b}[0m");
        let taken = |line: &str| format!("\u{1b}[A\r\u{1b}[11C{line}\r\n");
        for (typed, corrected) in [
            ("Anne 4 v 23", "Ann 4 v 23"),
            ("Bbo 4s 5s 6s 9cdh / kc v 23 # late", "Bob 4s 5s 6s 9cdh / kc v 23 # late"),
            ("scroe", "score"),
        ] {
            // The first key removes it, and so does Esc.
            evening.when("deals> ", &format!("{typed}\r"));
            evening.when(&dim(corrected), "\u{1b}");
            evening.line("deals> ", "stats", "hands");
            evening.when("deals> ", &format!("{typed}\r"));
            evening.line(&dim(corrected), "score", "to go");
        }
        evening.line("Ann deals> ", "Anne 4 v 23", "deals> ");
        evening.when(&dim("Ann 4 v 23"), "\r");
        evening.says(&taken("Ann 4 v 23"));
        evening.says("knocks,");
        // The right arrow moves it into the line.
        evening.when("Ann deals> ", "Anne 4 v 23\r");
        evening.when(&dim("Ann 4 v 23"), "\u{1b}[C");
        evening.line("deals> Ann 4 v 23", "\u{7f}4", "knocks,");
        // Taken lines are in the history as if they had been typed.
        evening.when("Ann deals> ", "\u{1b}[A\u{1b}[A\u{1b}[A");
        evening.when("Ann 4 v 23", "\u{3}");
        // Of two corrections, none is offered; Enter asks for a hand.
        evening.line("Ann deals> ", "Ann 4-7 9cdh / 2h 1d ac v 23", "more");
        evening.line("Ann deals> ", "", "Who ended the hand?");
        evening.types("\u{3}");
        evening.quits("Ann deals> ");
        assert_eq!(recorded(&table), ["Ann 4 v 23", "Ann 4 v 24"]);
    }
}

/// Where one of several lines may be meant, its number takes it. Enter and other numbers take none, and to whoever types on it is said
/// what is not recorded.
#[test]
fn one_of_several_lines_is_taken_by_its_number() {
    for columns in [80, 40] {
        let table = Table::new();
        let mut evening = Terminal::dimming(&table, &["table", "Ann", "Bob", "dealer=Ann"], columns);
        evening.line("deals> ", "Bob 4 v 23", "deals> ");
        evening.types("5 v 30\r");
        evening.says("1: `");
        evening.says("2: `");
        evening.says("Type the number");
        for nothing in ["", "0", "3"] {
            evening.line("deals> ", nothing, "Type the number");
        }
        evening.line("deals> ", "1", "read as: Ann 5 v 30");
        evening.line("deals> ", "5 v 30", "2: `");
        evening.line("deals> ", "Bob gin v 9", "not recorded: 5 v 30");
        // Without such lines, a number is that of a hand.
        evening.line("deals> ", "2", "can mean two things");
        evening.quits("deals> ");
        assert_eq!(recorded(&table), ["Bob 4 v 23", "Ann 5 v 30", "Bob gin v 9"]);
    }
}

/// A line is offered in the letters of the language in which it was typed.
#[test]
fn an_offered_line_has_the_cards_of_the_language() {
    let table = Table::new();
    let variables =
        [("GINSCORE_LANG", "pt-BR"), ("PATH", "/usr/bin:/bin"), ("LANG", "en_US.UTF-8"), ("NO_COLOR", "")];
    let mut evening = Terminal::with(&table, &["table", "Ann", "Bob", "dealer=Ann"], &variables);
    evening.line(
        "> ",
        "Anne 5pa 5co 5ou 7co 8co 9co 10co / 3es 2es Aes v 20",
        "Enter: Ann 5pa 5co 5ou 7co 8co 9co 10co / 3es",
    );
    evening.line("20)", "", "bate");
    evening.quits("> ");
    assert!(recorded(&table).concat().starts_with("Ann 5"), "{:?}", recorded(&table));
}

/// A hand without its knock card is not typed twice: once the card was said, Enter records it.
#[test]
fn a_hand_is_offered_once_its_knock_card_is_known() {
    let table = Table::new();
    table.ok("new Ann Bob oklahoma name=up dealer=Ann");
    let mut evening = Terminal::dimming(&table, &["table"], 80);
    evening.line("upcard?> ", "Ann 4 v 23", "the knock card is missing");
    evening.when("upcard?> ", "7s\r");
    evening.when("(Enter: Ann 4 v 23)", "\r");
    evening.says("knocks,");
    // Whoever types something else has meant something else.
    evening.line("upcard?> ", "Bob 4 v 23", "the knock card is missing");
    evening.when("upcard?> ", "score\r");
    evening.when("upcard?> ", "8h\r");
    evening.quits("knock with 8> ");
    assert_eq!(recorded(&table).iter().filter(|line| line.starts_with("Ann 4 v 23")).count(), 1);
    assert!(recorded(&table).iter().all(|line| !line.starts_with("Bob")));
}

/// Neither a blank line of a paste nor an Enter that was there before the offered line takes it.
#[test]
fn an_enter_that_was_there_before_takes_nothing() {
    let table = Table::new();
    let words = ["table", "Ann", "Bob", "dealer=Ann"];
    let mut evening = Terminal::with(&table, &words, &[("NO_COLOR", ""), ("GINSCORE_TOO_SOON", "60000")]);
    evening.when("Ann deals> ", "Anne 4 v 23\r\r\r");
    for _ in 0..3 {
        evening.says("\u{1b}[2;3m(Enter: Ann 4 v 23)\u{1b}[0m");
    }
    evening.types("\u{4}");
    evening.ends(0);
    let mut evening = Terminal::with(&table, &["table"], &[("NO_COLOR", "")]);
    evening.when("Ann deals> ", &pasted(&["Anne 4 v 23", "", ""]));
    evening.when("Anne 4 v 23", "\r");
    evening.says("\u{1b}[2;3m(Enter: Ann 4 v 23)\u{1b}[0m");
    evening.types("\u{4}");
    evening.ends(0);
    assert_eq!(recorded(&table).len(), 0);
}

/// Where no text can be dim, a line is offered in words alone, and Enter does nothing.
#[test]
fn without_dim_text_a_line_is_offered_in_words() {
    for plain in [None, Some("--plain")] {
        let table = Table::new();
        let words: Vec<&str> = ["table", "Ann", "Bob", "dealer=Ann"].into_iter().chain(plain).collect();
        let mut evening = Terminal::new(&table, &words);
        evening.line(
            "Ann deals> ",
            "Anne 4 v 23",
            "error: there is no player called `Anne`: type `Ann 4 v 23`",
        );
        evening.when("Ann deals> ", "\r");
        evening.when("Ann deals> ", "judge Ann 4 v 23\r");
        evening.says("The line to type: Ann 4 v 23");
        evening.when("Ann deals> ", "\r");
        // The next one asks for a hand, as always.
        evening.line("Ann deals> ", "", "Who ended the hand?");
        evening.types("\u{4}");
        evening.quits("Ann deals> ");
        assert_eq!(recorded(&table).len(), 0);
    }
}

/// `undo`, `no` and `<` mean that this hand is not recorded; the one before it stays.
#[test]
fn a_hand_that_is_not_confirmed_is_not_recorded() {
    let table = Table::new();
    let mut evening = sit_down(&table);
    evening.line("Ann deals> ", "Ann 4 v 23", "hand 1: ");
    evening.when("Ann deals> ", "\r");
    evening.when("or draw) ", "bob\r");
    evening.when("[knock] ", "\r");
    evening.when("Bob's cards or count: ", "5\r");
    evening.when("Ann's cards or count: ", "44\r");
    // What was answered stays in brackets.
    for answer in ["undo", "oops", "no", "n", "<", "score"] {
        evening.when("Record this hand? (y or n) [y] ", &format!("{answer}\r"));
        evening.when("Ann's cards or count [44]: ", "\r");
    }
    // After anything else the same question comes again.
    for answer in ["1", "maybe"] {
        evening.line("Record this hand? (y or n) [y] ", answer, "y records the hand, n goes back to fix it");
    }
    // Any other line means no, and is taken.
    evening.line("Record this hand? (y or n) [y] ", "Bob gin v 40", "not recorded");
    evening.says("hand 2: Bob has gin, 40 + 25 = 65");
    evening.line("deals> ", "undo", "undone: hand 2");
    evening.quits("Ann deals> ");
    assert_eq!(recorded(&table), ["Ann 4 v 23"]);
}

/// After a mistake the answer is empty, and a whole line is taken at every question.
#[test]
fn a_question_never_traps() {
    for plain in [None, Some("--plain")] {
        let table = Table::new();
        let words: Vec<&str> = ["table", "Ann", "Bob", "dealer=Ann"].into_iter().chain(plain).collect();
        let mut evening = Terminal::new(&table, &words);
        let questions = [
            ("or draw) ", "cid", "ann"),
            ("How? (knock, gin) [knock] ", "big-gin", ""),
            ("Ann's cards or count: ", "4y", "4"),
            ("Bob's cards or count: ", "2zy", "23"),
            ("Record this hand? (y or n) [y] ", "", ""),
        ];
        for (at, (last, wrong, _)) in questions.iter().enumerate() {
            evening.when("deals> ", "\r");
            for (question, wrong, answer) in &questions[..at] {
                if !wrong.is_empty() {
                    evening.line(question, wrong, "error: ");
                }
                evening.when(question, &format!("{answer}\r"));
            }
            if !wrong.is_empty() {
                evening.line(last, wrong, "error: ");
                // A line that only shows something; the same question comes again.
                evening.line(last, "score", "to go");
            }
            // `draw` is an answer to the first question, and a line at the others.
            let (whole, said) =
                if at % 2 == 0 { ("Bob gin v 40", ": Bob has gin") } else { ("draw", ": a draw") };
            evening.line(last, whole, said);
            evening.line("deals> ", "undo", "undone: ");
        }
        evening.quits("deals> ");
        assert_eq!(recorded(&table).len(), 0);
    }
}

/// Who is asked who ended the hand may tell all of it.
#[test]
fn a_whole_hand_answers_the_first_question() {
    let table = Table::new();
    let mut evening = sit_down(&table);
    evening.when("Ann deals> ", "\r");
    evening.line("or draw) ", "Ann knocked with 4, Bob had 23", "hand 1: ");
    evening.quits("deals> ");
    assert_eq!(recorded(&table), ["Ann 4 v 23"]);
}

/// Where several pairs play, a whole line is taken at the question for the pair, too.
#[test]
fn the_question_for_a_pair_takes_a_line() {
    let table = Table::new();
    let mut evening = Terminal::new(&table, &["table", "Ann", "Cid", "v", "Bob", "Dan", "dealer=Ann"]);
    evening.says("Ctrl-D ends the evening.");
    evening.when("> ", "\r");
    evening.line("Whose hand has ended?", "zoe", "Type the name of a player who is still playing.");
    evening.line("Whose hand has ended?", "Ann 4 v 23", ": Ann knocks");
    evening.quits("> ");
    assert_eq!(recorded(&table).len(), 1);
}

#[test]
fn a_mistake_in_an_answer_is_explained_with_the_players_of_the_table() {
    let table = Table::new();
    table.ok("new Kai Zoe");
    let mut evening = Terminal::new(&table, &["table"]);
    evening.when("> ", "\r");
    evening.when("or draw) ", "kai\r");
    evening.when("[knock] ", "\r");
    evening.line("Kai's cards or count: ", "4s gin", "as in `Kai gin v 23`");
    evening.when("Kai's cards or count: ", "\u{3}");
    evening.quits("> ");
}

#[test]
fn a_question_says_what_can_be_answered() {
    let table = Table::new();
    table.ok("new Ann Bob oklahoma dealer=Ann");
    let mut evening = Terminal::new(&table, &["table"]);
    evening.when("Ann deals, upcard?> ", "\r");
    for (question, hint, answer) in [
        ("or draw) ", "type Ann or Bob", "ann"),
        ("[knock] ", "type `knock` or `gin`", "knock"),
        ("Knock card: ", "as in `9h`", "9h"),
        ("Ann's cards or count: ", "as in `4-7s 9cdh / 2h ac ad`, or `4`", "4"),
        ("Bob's cards or count: ", "or `23`, the count after laying off", "/ kd 5h 8s"),
        ("[none]: ", "as in `8s 9s`, or Enter for none", ""),
        ("[y] ", "y records the hand, n goes back to fix it", "y"),
    ] {
        evening.line(question, "?", hint);
        evening.when(question, &format!("{answer}\r"));
    }
    evening.says("hand 1: Ann knocks, 23 - 4 = 19");
    evening.when("Ann deals, upcard?> ", "\r");
    evening.line("or draw) ", "? undercut", "the defender has less than the knocker");
    evening.when("or draw) ", "\u{4}");
    evening.when("Ann deals, upcard?> ", "\r");
    evening.when("or draw) ", "bob\r");
    evening.when("[knock] ", "gin\r");
    evening.when("Knock card: ", "9h\r");
    evening.when("Ann's cards or count: ", "23\r");
    evening.line("without cards]: ", "?", "press Enter or type the cards");
    evening.when("without cards]: ", "\u{3}");
    evening.quits("Ann deals, upcard?> ");
}

/// Nobody has the same ten cards twice. The same line may be.
#[test]
fn a_second_entry_is_asked_about() {
    let table = Table::new();
    let mut evening = sit_down(&table);
    let hand = "Ann 4-7s 9cdh 2h 3c 4d v 12\r";
    evening.when("Ann deals> ", hand);
    evening.says("hand 1: ");
    for answer in ["\r", "n\r", "\u{3}", "\u{4}"] {
        evening.when("Ann deals> ", hand);
        evening.says("these cards are recorded already (hand 1: Ann knocks with 9 against 12, 3 points)");
        evening.when("Record it anyway? (y or n) [n] ", answer);
        evening.says("not recorded");
    }
    evening.when("Ann deals> ", hand);
    evening.line("Record it anyway? (y or n) [n] ", "y", "hand 2: Ann knocks, 12 - 9 = 3");
    evening.line("Ann deals> ", &format!("insert 1 {}", hand.trim()), "these cards are recorded already");
    evening.line("Record it anyway? (y or n) [n] ", "", "not recorded");
    // Any other line means no, and is taken.
    evening.when("Ann deals> ", hand);
    evening.line("Record it anyway? (y or n) [n] ", "score", "not recorded");
    evening.says("to go");
    evening.when("Ann deals> ", hand);
    evening.line("Record it anyway? (y or n) [n] ", "Bob 9 v 20", "not recorded");
    evening.says("hand 3: ");
    evening.line("Bob deals> ", "bob 9 20", "hand 4: ");
    evening.says("the same line twice in a row; `undo` takes this one back");
    evening.line("Bob deals> ", "draw", "hand 5: ");
    evening.when("Bob deals> ", "draw\r");
    let said = evening.until("Bob deals> ");
    assert!(said.contains("hand 6: ") && !said.contains("twice"), "{said}");
    evening.types("q\r");
    evening.ends(0);
    // So does a command in a shell.
    let mut again = Terminal::new(&table, &["hand", "Ann", "4-7s", "9cdh", "2h", "3c", "4d", "v", "30"]);
    again.says("these cards are recorded already");
    again.line("Record it anyway? (y or n) [n]", "", "not recorded");
    again.ends(0);
    assert_eq!(recorded(&table).len(), 6);
}

/// Players who look at their cards type on: what was offered and not taken is said, once the next hand is typed over it.
#[test]
fn a_hand_that_was_only_offered_is_not_lost_in_silence() {
    let table = Table::new();
    table.ok("new Ann Bob dealer=Ann");
    let mut evening = Terminal::new(&table, &["table"]);
    evening.line("> ", "Ann knocks 10, Bob somehow undercuts with 8", "type `Ann 10 v 8`");
    evening.line("> ", "Bob gin v 20", "not recorded: Ann 10 v 8");
    evening.says("hand 1: Bob has gin");
    // A question is not a hand, and the line that was meant is not said again.
    evening.line("> ", "Ann 4 to 23", "Ann 4 v 23");
    evening.when("> ", "who deals?\r");
    let answered = evening.until("Bob deals.");
    evening.line("> ", "Ann 4 to 23", "Ann 4 v 23");
    evening.when("> ", "ann 4 v 23\r");
    evening.says("hand 2: ");
    let recorded = evening.until("> ");
    assert!(![answered, recorded].concat().contains("not recorded"));
    evening.types("q\r");
    evening.ends(0);
}

/// After a question the offered hand is still for Enter; after another refused line, it is said not to be recorded.
#[test]
fn an_offered_hand_outlives_a_question() {
    let table = Table::new();
    let mut evening = Terminal::dimming(&table, &["table", "Ann", "Bob", "dealer=Ann"], 80);
    evening.line("Ann deals> ", "Bob 5 to 31", "`Bob 5 to 31`: not recorded yet");
    evening.line("Ann deals> ", "who deals?", "Ann deals.");
    evening.when("(Enter: Bob 5 v 31)", "\r");
    evening.says("knocks,");
    evening.line("Bob deals> ", "Ann 2 to 41", "`Ann 2 to 41`: not recorded yet");
    evening.line("Bob deals> ", "Ann 2 v zz", "not recorded: Ann 2 v 41");
    evening.line("Bob deals> ", "Ann 2 to 41", "`Ann 2 to 41`: not recorded yet");
    evening.line("Bob deals> ", "no, Bob 2 v 41", "not recorded: Ann 2 v 41");
    evening.line("deals> ", "undo", "undone");
    evening.line("Bob deals> ", "Ann 3 to 41", "`Ann 3 to 41`: not recorded yet");
    evening.line("Bob deals> ", "undo", "not recorded: Ann 3 v 41");
    // Another hand that is typed over it leaves it for Enter, in its place.
    evening.line("Ann deals> ", "Bob 5 to 31", "`Bob 5 to 31`: not recorded yet");
    evening.line("Ann deals> ", "Ann gin v 12", "not recorded: Bob 5 v 31");
    evening.when("(Enter: insert 1 Bob 5 v 31)", "\r");
    evening.says("inserted:");
    // The same hand in other words does not.
    evening.line("Ann deals> ", "Bob 5 to 33", "`Bob 5 to 33`: not recorded yet");
    evening.line("Ann deals> ", "Bob 5 v 34", "not recorded: Bob 5 v 33");
    evening.when("deals> ", "\r");
    evening.says("Who ended the hand?");
    evening.types("q\r");
    evening.ends(0);
    assert_eq!(recorded(&table), ["Bob 5 v 31", "Ann gin v 12", "Bob 5 v 34"]);
}

/// What corrects an offered hand is not said of the last one that was recorded.
#[test]
fn an_offered_hand_is_corrected_in_its_place() {
    let table = Table::new();
    table.ok("new Ann Bob dealer=Ann");
    table.ok("Bob 8 v 18");
    let mut evening = Terminal::dimming(&table, &["table"], 80);
    evening.line("Bob deals> ", "Ann somehow gin, Bob 18 left", "not recorded yet");
    evening.line("(Enter: Ann gin v 18)", "sorry, it was 16", "not recorded yet");
    evening.when("(Enter: Ann gin v 16)", "\r");
    evening.says("gin,");
    evening.quits("deals> ");
    assert_eq!(recorded(&table), ["Bob 8 v 18", "Ann gin v 16"]);
}

/// Who waits for the next series waits for the one after it, too; and not for a series that goes on after all.
#[test]
fn waiting_hands_are_for_the_series_that_comes() {
    let table = Table::new();
    table.ok("new Ann Bob Cid pagat target=50");
    table.ok("Ann gin v Bob 40");
    let mut evening = Terminal::new(&table, &["table"]);
    for hand in ["Cid gin v 40", "Bob 4 v 20"] {
        evening.line("next series> ", hand, "not recorded yet");
    }
    evening.line("next series> ", "again", "Cid has gin");
    evening.line("next series> ", "", "Bob knocks, 20 - 4 = 16");
    evening.quits("> ");
    table.ok("new Dan Eva target=20 name=reopened");
    table.ok("Dan gin v 40");
    let mut evening = Terminal::new(&table, &["table"]);
    evening.line("next series> ", "Eva 4 v 9", "your hand is not recorded yet");
    // What is recorded elsewhere before the prompt is drawn is seen there.
    evening.says("next series> ");
    table.ok("amend 1 Dan 4 v 9");
    evening.types("score\r");
    evening.says("not recorded: Eva 4 v 9");
    evening.quits("> ");
}

/// The window may change its width at any time: the next thing that is drawn has it.
#[test]
fn a_new_width_is_seen_at_once() {
    let table = Table::new();
    let mut evening = Terminal::sized(&table, &["table", "Ann", "Bob", "hollywood", "dealer=Ann"], 80);
    for hand in ["Ann 4 v 23\r", "Ann 3 v 23\r"] {
        evening.when("deals> ", hand);
        evening.says("hand ");
    }
    evening.when("deals> ", "Ann 4 v 20\r");
    evening.says("  game 1  Ann 55  Bob 0    game 2  Ann 36  Bob 0    game 3  Ann 16  Bob 0\r\n");
    evening.says("deals> ");
    evening.resize(40);
    evening.types("Ann 4 v 21\r");
    evening.says("  game 1  Ann 72  Bob 0\r\n  game 2  Ann 53  Bob 0\r\n  game 3  Ann 33  Bob 0\r\n");
    // In the questions, too.
    evening.when("deals> ", "\r");
    evening.when("or draw) ", "ann\r");
    evening.line("[knock] ", "", "Ann's cards or count: ");
    evening.resize(80);
    evening.types("4-7s 9cdh 2h 3c 4d\r");
    evening.when("Bob's cards or count: ", "kcdh 5-7h qc jd td 8c\r");
    let said = evening.until(" = 38");
    assert!(said.lines().last().is_some_and(|line| line.starts_with("  Bob  K")), "{said:?}");
    evening.when("[y] ", "\u{3}");
    evening.quits("deals> ");
}

/// Ctrl-C clears what is typed, or leaves a question; only on an empty line it leaves the table.
#[test]
fn ctrl_c_is_safe_everywhere() {
    let table = Table::new();
    let mut evening = sit_down(&table);
    evening.when("Ann deals> ", "Ann 4 v");
    evening.line("Ann 4 v", "\u{3}Ann 4-7s 9cdh 2h 3c 4d v 23", "hand 1: ");
    // Lines of a paste.
    evening.when("Ann deals> ", &pasted(&["Bob 9 v 2x", "draw"]));
    evening.when("draw", "\u{3}");
    // The questions, each of them, and the one before recording.
    let questions = [
        ("or draw) ", "bob\r"),
        ("[knock] ", "\r"),
        ("Bob's cards or count: ", "5\r"),
        ("Ann's cards or count: ", "44\r"),
        ("[y] ", ""),
    ];
    for (number, (last, _)) in questions.iter().enumerate() {
        evening.types("\r");
        questions[..number].iter().for_each(|(question, answer)| evening.when(question, answer));
        evening.when(last, "\u{3}");
        evening.says("Ann deals> ");
    }
    // The cards that are there already.
    evening.types("Ann 4-7s 9cdh 2h 3c 4d v 23\r");
    evening.when("Record it anyway? (y or n) [n] ", "\u{3}");
    evening.says("not recorded");
    evening.when("Ann deals> ", "\u{3}");
    evening.says("Everything recorded is safe");
    evening.ends(130);
    assert_eq!(recorded(&table).len(), 1);
}

/// Hands that are typed after the end of a series wait, and Enter plays on with them.
#[test]
fn hands_after_the_end_wait_for_the_next_series() {
    let table = Table::new();
    table.ok("new Ann Bob oklahoma target=20 dealer=Ann");
    let mut evening = Terminal::new(&table, &["table"]);
    evening.when("Ann deals, upcard?> ", "@7s\r");
    evening.when("Ann deals, knock with 7> ", "Ann 4 v 30\r");
    evening.line("next series> ", "Ann 4 v 12 @8s", "the series is over");
    evening.says("your hand is not recorded yet: Enter starts the next series with it");
    // Who looks at the score first loses nothing.
    evening.when("next series> ", "score\r");
    evening.when("next series> ", "Ann 4 v 9 @8s\rBob 2 v 5 @9s\r");
    evening.line("next series> ", "", "hand 1: Ann knocks, 12 - 4 = 8");
    evening.says("hand 2: Ann knocks, 9 - 4 = 5");
    evening.says("hand 3: Bob knocks, 5 - 2 = 3");
    // What changes the series changes what a hand was for.
    evening.when("Bob deals, upcard?> ", "Ann gin v 40 @9s\r");
    evening.line("next series> ", "Bob 2 v 7 @9s", "your hand is not recorded yet");
    // Of a paste, each line by itself.
    evening.when("next series> ", "hand Ann 3 v 8 @9s # pasted\rxyz\r");
    evening.line("next series> ", "undo # twice", "not recorded: Ann 3 v 8 @9s # pasted");
    // A hand that could not be recorded there does not wait; the last of those that do is taken back first.
    evening.line("next series> ", "Bob 20 v 30 @9s", "Bob cannot knock with 20");
    evening.line("next series> ", "take back", "not recorded: Bob 2 v 7 @9s");
    evening.when("next series> ", "undo\r");
    evening.when("Bob deals, upcard?> ", "redo\r");
    evening.line("next series> ", "Bob 2 v 7 @9s", "your hand is not recorded yet");
    evening.when("next series> ", "quit\r");
    evening.line("Start the next series with it? (y or n) ", "n", "not recorded: Bob 2 v 7 @9s");
    evening.ends(0);
    let series = |table: &Table| table.ok("series --json").json()["series"].as_array().unwrap().len();
    assert_eq!(series(&table), 2);
    // Whoever leaves with hands that wait is asked.
    let mut evening = Terminal::new(&table, &["table"]);
    evening.line("next series> ", "Bob 2 v 7 @9s", "your hand is not recorded yet");
    evening.line("next series> ", "Bob 2 v 6 @9s", "this hand is not recorded yet, either: 2 wait for Enter");
    evening.when("next series> ", "bye\r");
    evening.line(
        "2 hands wait. Start the next series with them? (y or n) ",
        "y",
        "hand 2: Bob knocks, 6 - 2 = 4",
    );
    evening.ends(0);
    assert_eq!(series(&table), 3);
}

/// A terminal in Latin-1: the line is not read, and nothing else is said to be recorded. Its rest is not a line of its own.
#[test]
fn a_line_that_is_not_text_is_not_read() {
    let table = Table::new();
    let mut evening = sit_down(&table);
    evening.line("Ann deals> ", "Ann 4 v 23", "hand 1: ");
    let unread: [&[u8]; 4] = [b"Bob 3 v 20 # caf\xe9\r", b"B\xf6b 3 v 20\r", b"\xff\r", b"Bob\xa03 v 20\r"];
    for bytes in unread {
        evening.says("deals> ");
        evening.types_bytes(bytes);
        assert!(!evening.until("error: the line is not UTF-8 text").contains("recorded"));
    }
    evening.when("deals> ", "Bo");
    std::thread::sleep(std::time::Duration::from_millis(200));
    evening.types_bytes(b"\xff");
    evening.when("error: the line is not UTF-8 text", "b 3 v 20\r");
    evening.says("not recorded: b 3 v 20");
    evening.line("deals> ", "draw", "hand 2: ");
    evening.quits("deals> ");
    assert_eq!(recorded(&table), ["Ann 4 v 23", "draw"]);
}

/// A hand that is judged can be recorded, but not the one that has just been.
#[test]
fn a_judged_hand_is_not_offered_twice() {
    let table = Table::new();
    let mut evening = Terminal::dimming(&table, &["table", "Ann", "Bob", "dealer=Ann"], 80);
    evening.when("Ann deals> ", "judge Bob 4 v 23\r");
    evening.when("(Enter: Bob 4 v 23)", "\r");
    evening.when("Bob deals> ", "judge Bob 4 v 23\r");
    evening.says("knocks,");
    assert!(!evening.until("Bob deals> ").contains("(Enter: "));
    evening.types("q\r");
    evening.ends(0);
    assert_eq!(recorded(&table), ["Bob 4 v 23"]);
}

/// Whoever leaves with a hand on offer reads that it is not recorded.
#[test]
fn leaving_says_what_is_not_recorded() {
    let table = Table::new();
    let mut evening = Terminal::dimming(&table, &["table", "Ann", "Bob", "dealer=Ann"], 80);
    evening.when("Ann deals> ", "judge Bob 4 v 23\r");
    evening.when("(Enter: Bob 4 v 23)", "quit\r");
    evening.says("not recorded: Bob 4 v 23");
    evening.ends(0);
    assert!(recorded(&table).is_empty());
}
