//! A whole evening without leaving the table: commands by their names, disputes, and from game to game.

use serde_json::Value;

use crate::table::Table;
use crate::terminal::Terminal;

/// What `series list` says of each series, the oldest first.
fn series(table: &Table) -> Vec<Value> {
    table.ok("series list --json").json()["series"].as_array().unwrap().clone()
}

#[test]
fn a_new_evening_can_begin_at_any_line() {
    let table = Table::new();
    let mut evening = Terminal::new(&table, &["table"]);
    // In place of the names any line can be typed.
    evening.line("Who plays?", "score", "there is no series yet");
    // A hand needs players first.
    evening.line("Who plays?", "Carol 4 v 23", "error: ");
    evening.line(
        "Who plays?",
        "new Carol Dave stake=0.10",
        "Carol against Dave. Standard rules: game to 100, ",
    );
    evening.says("; 0.10 per point.");
    evening.says("type `deal Carol` or `deal Dave`");
    evening.when("> ", "deal carol\r");
    evening.when("Carol deals> ", "carol 4 v 23\r");
    evening.line(
        "Carol deals> ",
        "new Eva Fritz standard hollywood",
        "Eva against Fritz. Standard rules, Hollywood: 3 games to 100",
    );
    evening.line("> ", "help", "Eva knocks with 4, and Fritz has 23");
    evening.line("> ", "series use carol", "Carol against Dave");
    evening.line("Carol deals> ", "?", "Carol knocks with 4, and Dave has 23");
    evening.quits("Carol deals> ");
    assert_eq!(series(&table).len(), 2);
}

/// Whoever starts the program without a word types hands next.
#[test]
fn the_program_alone_goes_on_with_the_evening() {
    let table = Table::new();
    table.ok("new Ann Bob dealer=Ann");
    let mut evening = Terminal::new(&table, &[]);
    evening.line("Ann deals> ", "Ann 4 v 23", "hand 1: Ann knocks, 23 - 4 = 19");
    evening.quits("Ann deals> ");
    let mut evening = Terminal::new(&table, &["--series", "ann-bob"]);
    evening.line("Ann deals> ", "Bob gin v 3", "hand 2: Bob has gin");
    evening.quits("Bob deals> ");
    // Where nobody types, it says what there is.
    assert!(table.ok("").err.contains("Next: `ginscore table` takes one line per hand"));
}

/// Rules that were agreed an hour ago are not lost in silence, and those who play need not be named again.
#[test]
fn what_was_agreed_before_is_not_lost() {
    let table = Table::new();
    table.ok("new Ann Bob pagat hollywood");
    table.plays("Ann gin v 40\nagree gin_bonus=25\nstop\n");
    let mut evening = Terminal::new(&table, &[]);
    evening.line("next series> ", "new Ann Bob pagat target=150", "`agree gin_bonus=25` keeps what else");
    evening.line("Ann deals> ", "agree gin_bonus=25", "gin 25");
    evening.line("Ann deals> ", "let's play oklahoma", "this series is not over yet");
    evening.line("Ann deals> ", "Ann gin v 98", "hand 1: ");
    evening.line("Ann deals> ", "stop", "next series");
    evening.line("> ", "new oklahoma", "Ann against Bob. Pagat's rules, Oklahoma: game to 150, ");
    evening.says("gin 25");
    evening.quits("> ");
    assert_eq!(series(&table).len(), 3);
}

/// The words for another rule, which are shown at the end of a series, can be typed, whoever plays.
#[test]
fn the_words_for_another_rule_keep_the_rest() {
    for players in ["Ann Bob", "Ann Bob v Cid Dee", "Ann Bob Cid", "Ann v Bob Cid"] {
        for rules in ["pagat", "pagat hollywood", "standard", "oklahoma"] {
            let table = Table::new();
            // Three in turn cannot play several games.
            if table.run(&format!("new {players} {rules}")).status != 0 {
                assert!(players == "Ann Bob Cid" && rules == "pagat hollywood", "{players} {rules}");
                continue;
            }
            let mut evening = Terminal::new(&table, &["table"]);
            evening.when("> ", "stop\r");
            evening.says("play on by the same rules");
            let line = evening.between("`", "`");
            evening.when("next series> ", &format!("{line}\r"));
            evening.quits("> ");
            assert_eq!(series(&table).len(), 2, "{line}");
            let rules = |at: usize| table.ok(&format!("rules show --series {at} --json")).json();
            let (mut after, mut before) = (rules(1), rules(2));
            assert_eq!(after["values"]["target"], 150, "{line}");
            assert!(!before["values"]["target"].take().is_null());
            after["values"]["target"].take();
            assert_eq!(after["values"], before["values"], "{line}");
        }
    }
    for lang in ["de", "it", "pl", "pt-BR", "pt-PT"] {
        let table = Table::new();
        table.ok("new Ann Bob pagat hollywood");
        let mut evening = Terminal::new(&table, &["--lang", lang, "table"]);
        evening.when("> ", "stop\r");
        evening.says(if lang == "it" { "Invio: " } else { "Enter: " });
        let line = evening.between("`", "`");
        evening.when("> ", &format!("{line}\r"));
        evening.quits("> ");
        assert_eq!(table.ok("rules show --series 1 --json").json()["values"]["target"], 150, "{line}");
    }
}

#[test]
fn every_command_works_by_its_name() {
    let table = Table::new();
    table.ok("new Ann Bob dealer=Ann");
    table.ok("hand Ann 4 v 23 '# cut'");
    let page = table.home().join("my page.html");
    let mut evening = Terminal::new(&table, &["table"]);
    for (line, said) in [
        ("stats Ann", "hands won"),
        ("series", "open, 1 hand"),
        ("series show", "new Ann Bob dealer=Ann"),
        ("rules", "Also: knock with 10 or less"),
        ("rules explain knock-limit", "how much deadwood allows a knock"),
        ("rules list", "hollywood"),
        ("rules diff pagat", "->"),
        ("Summary --as pagat", "Under the pagat rules:"),
        ("log --all", "Ann 4 v 23 # cut"),
        ("why", "difference 19: 23 minus 4"),
        ("why 1", "difference 19: 23 minus 4"),
        ("counts", "to close it"),
        ("why series --advise", "left on the table"),
        ("best 4-7s 9cdh 2h ac ad", "deadwood 4"),
        ("check 4-7s", "a run"),
        ("hand bob gin v 3", "hand 2: Bob has gin, 3 + 25 = 28"),
        ("help why", "Explain a hand, a game (`game 2`), or the settlement (`series`)"),
        ("help rules show", "Show every rule of a preset"),
        ("help shutouts", "shutouts: "),
        ("rename Ann Anna", "`players rename Anna Ann` takes this back"),
        ("rename Anna to Ann", "Anna is now called Ann in 1 series."),
        ("stats --help", "Usage: stats"),
    ] {
        evening.line("deals> ", line, said);
    }
    evening.when("deals> ", &format!("export -o '{}'\r", page.display()));
    evening.when("deals> ", "audit\r");
    evening.line("deals> ", "stats --sicne Ann", "this is not how `stats` is written");
    for line in ["best -\r", "judge - --rules pagat\r", "import -\r"] {
        evening.when("deals> ", line);
        evening.says("`-` cannot be used here");
    }
    evening.line("deals> ", "sumary", "did you mean `summary`?");
    evening.line("deals> ", "table", "you are already at the table");
    evening.when("deals> ", "exit\r");
    evening.ends(0);
    assert!(page.exists());
}

/// A line with options of its own is about the series and the ledger that it names.
#[test]
fn a_line_at_the_table_goes_where_its_options_say() {
    let table = Table::new();
    table.ok("new Ann Bob name=first");
    table.ok("new Cid Dan name=second");
    let lines = "Ann 4 v 23\nhand Dan +5 --series second\nhand Bob +3\n";
    table.run_with(&["table", "--series", "first"], lines).ended(0);
    assert_eq!(table.ok("log --series first").out, "new Ann Bob\nAnn 4 v 23\nBob +3\n");
    assert_eq!(table.ok("log --series second").out, "new Cid Dan\nDan +5\n");
    // The evening goes on in the ledger in which it started a series.
    let club = table.home().join("club").display().to_string();
    table.plays(&format!("new Eve Fay --ledger '{club}'\nEve +8\n")).answers("Eve");
    assert_eq!(table.ok(&format!("log --ledger {club}")).out, "new Eve Fay\nEve +8\n");
    assert_eq!(table.ok("log --series second").out, "new Cid Dan\nDan +5\n");
}

/// A player's name comes before a command, and the reserved words before a name.
#[test]
fn a_player_may_be_called_like_a_command() {
    let table = Table::new();
    // Nobody new may be, but old ledgers have such players.
    assert_eq!(table.run("new Stats Quentin").status, 2);
    table.ok("new Stark Quentin");
    let (file, text) = table.file();
    std::fs::write(file, text.replace("Stark", "Stats")).unwrap();
    let lines = "Stats 4 v 23\nst 5 v 9\nq 3 v 8\n";
    assert_eq!(table.run_with(&["table"], lines).status, 0);
    assert_eq!(table.hands(), 3);
    let done = table.run_with(&["table"], "Stats 4 v 3x\n");
    assert_eq!((done.status, done.err.contains("line 1")), (2, true));
    // In a script, too, a command is a line.
    let done = table.run_with(&["table"], "rules explain undercut\nsummary\nq 3 v 8\n");
    assert!(done.status == 0 && done.out.contains("the defender has less than the knocker"), "{}", done.err);
    let done = table.run_with(&["table", "--json"], "summary\ncheck qs ks as\nq 3 v 8\n");
    assert_eq!(done.json()["hands"].as_array().unwrap().len(), 5);
    // `new` starts a series only at the start of a script.
    let done = table.run_with(&["table"], "score\nnew Cid Dee\n");
    assert_eq!((done.status, done.err.contains("can only be the first line")), (2, true));
    assert_eq!(table.run_with(&["table"], "import -\n").status, 2);
}

/// What some of the players play with others is settled apart, and that is said.
#[test]
fn series_with_other_players_are_named_apart_from_the_evening() {
    let table = Table::new();
    for line in [
        "new Ann Bob stake=0.10 name=two",
        "hand Ann gin v 90",
        "new Ann Bob Cid stake=0.10 name=three",
        "hand Ann gin v Bob 90",
        "new Cid Dee name=others",
        "hand Cid gin v 90",
        "new Bob Ann stake=0.10 name=again",
        "hand Bob gin v 90",
    ] {
        table.ok(line);
    }
    let apart = "Not added up here, with other players: three.";
    table.ok("summary --evening").answers(apart);
    table.ok("summary --evening --series two").answers(apart);
    table.ok("summary --evening --series three").answers("with other players: two, others and again.");
    // A new name makes no other player.
    table.ok("players rename Ann Anna");
    table.ok("summary --evening").answers(apart);
    let later = [("GINSCORE_NOW", "2026-12-24T19:30:00+01:00")];
    table.run_in(&later, "new Ann Bob name=later").ended(0);
    assert!(!table.run_in(&later, "summary --evening").out.contains("Not added up"));
}

/// From one game to the next at the table: by the same rules, for the same stake, and with the deal in turn.
#[test]
fn enter_plays_on() {
    let table = Table::new();
    let words = ["table", "Ivy", "Jon", "pagat", "stake=0.1", "dealer=Ivy"];
    let mut evening = Terminal::new(&table, &words);
    evening.says("Ivy against Jon. Pagat's rules: game to 100");
    evening.line("Ivy deals> ", "ivy gin v 98", "Ivy 118  Jon 0");
    evening.says("the game goes to Ivy and is worth");
    evening.says("the series is over");
    evening.says("Jon pays Ivy 33.80.");
    evening.says("Enter: play on by the same rules and stake");
    evening.when("next series> ", "jon 4 v 23\r");
    evening.says("the series is over, and your hand is not recorded yet");
    evening.line("next series> ", "", "Ivy against Jon. Pagat's rules: game to 100");
    evening.says("0.1 per point.");
    evening.quits("deals> ");
    let all = series(&table);
    let begun = table.ok("series show").out;
    assert_eq!(all.len(), 2);
    assert!(begun.contains(" pagat stake=0.1 dealer="), "{begun}");
}

/// At a terminal `new` keeps what its options leave out; a script and the shell say all that they mean.
#[test]
fn new_at_the_table_keeps_the_stake() {
    let table = Table::new();
    table.ok("new Eva Fritz pagat stake=0.05 dealer=Eva name=first");
    table.ok("new Eva Fritz name=shell");
    assert!(table.ok("series show --json").json()["stake"].is_null());
    let done = table.run_with(&["table"], "new Eva Fritz name=script\n");
    assert!(!done.err.contains("last series"), "{}", done.err);
    assert!(table.ok("series show --json").json()["stake"].is_null());
    table.ok("series delete shell --yes");
    table.ok("series delete script --yes");
    let mut evening = Terminal::new(&table, &["table", "--series", "first"]);
    evening.when("Eva deals> ", "new fritz eva standard name=second\r");
    evening.says("From their last series: stake and whose deal it is.");
    evening.says("Eva against Fritz. Standard rules: game to 100, gin 25, undercut 10; 0.05 per point.");
    evening.when("Eva deals> ", "new Eva Fritz stake=none name=third\r");
    evening.says("From their last series: rules and whose deal it is.");
    evening.says("undercut 10.");
    evening.quits("Eva deals> ");
    assert!(table.ok("series show --json").json()["stake"].is_null());
    assert_eq!(table.run("new Ann Bob stake=nothing").status, 2);
}

/// The next evening of two players is like their last, and says so.
#[test]
fn the_next_series_is_like_the_last() {
    let table = Table::new();
    let lines = "new Ann Bob hollywood target=50 stake=0.05 dealer=Bob\n\
                 Ann gin v 90\nAnn gin v 90\nAnn gin v 90\nAnn gin v 90\nAnn gin v 90\n";
    table.run_with(&["table"], lines).warns("the series is over");
    let done = table.run_with(&["table", "bob", "ANN"], "Bob +5\n");
    assert!(done.err.contains("From their last series: rules, stake and whose deal it is."), "{}", done.err);
    let deals = table.ok("score --json").json()["dealer"].clone();
    let shown = table.ok("series show").out;
    let new = |dealer: &str| format!("new Ann Bob hollywood target=50 stake=0.05 dealer={dealer}");
    assert!(shown.contains(&new("Ann")) || shown.contains(&new("Bob")), "{deals} {shown}");
    // An open series is continued; options change what they name.
    table.run_with(&["table", "Ann", "Bob"], "").warns("Continuing series");
    let done = table.run_with(&["table", "Ann", "Bob", "pagat", "dealer=Ann"], "Ann 4 v 23\nundo\n");
    assert!(done.err.contains("From their last series: stake."), "{}", done.err);
    assert!(table.ok("series show").out.contains("new Ann Bob pagat stake=0.05 dealer=Ann"));
    let done = table.run_with(&["table", "Ann", "Bob", "pagat", "target=120", "stake=1"], "");
    assert!(!done.err.contains("last series"), "{}", done.err);
    assert!(table.ok("series show").out.contains("pagat target=120 stake=1 dealer=Ann"));
    // Players who never played start by the standard rules.
    let done = table.run_with(&["table", "Ann", "Cid"], "");
    assert!(!done.err.contains("last series") && done.err.contains("(Standard rules: "), "{}", done.err);
}

/// The settlement lists the adjustments with their reasons, and repeats no totals; `why` and `undo` say what was recorded.
#[test]
fn the_settlement_lists_adjustments() {
    let table = Table::new();
    table.ok("new Eva Fritz game_bonus=0");
    table.ok("hand Eva +44");
    assert!(table.ok("why 1").out.contains("\n  44 points, as recorded\n"));
    table.ok("hand Fritz 4 v 23");
    let undone = table.ok("undo").out;
    assert!(undone.starts_with("undone: hand 2 (Fritz knocks with 4 against 23, 19 points)\n"), "{undone}");
    table.ok("redo");
    table.ok("adjust Fritz +10 '# wrong knock'");
    table.ok("adjust Eva -1 box '# bent a card'");
    table.ok("hand Eva +60");
    let settled = table.ok("summary").out;
    let end = "Adjustment: plus 10 points for Fritz (wrong knock), entered in game 1\n\
               Adjustment: minus 1 box for Eva (bent a card), entered in game 1\n\
               Eva wins the series by 75 points.\nSeal ";
    assert!(settled.contains("| points     |   104 |    29 |\n") && settled.contains(end), "{settled}");
    // Other rules that close the game before the adjustments leave them out.
    let settled = table.ok("summary --as 'standard target=50'").out;
    assert!(settled.contains("Adjustment: plus 10 points for Fritz (wrong knock)"), "{settled}");
    let settled = table.ok("summary --as 'standard target=40'").out;
    assert!(!settled.contains("Adjustment: ") && settled.contains("adjustment left out"), "{settled}");
    // What is added to the points is shown.
    let settled = table.ok("summary --as 'standard game_bonus=100'").out;
    assert!(settled.contains("| game bonus |   100 |       |\n"), "{settled}");
    assert!(settled.contains("| sum        |   204 |    29 |\n"), "{settled}");
    let aloud = table.ok("summary --as 'standard game_bonus=100' --plain").out;
    assert!(aloud.contains("game bonus: Eva 100\nsum: Eva 204, Fritz 29\n"), "{aloud}");
}

#[test]
fn a_named_series_is_never_ignored() {
    let table = Table::new();
    table.ok("new Ivy Jon name=shut");
    table.ok("new Ivy Jon name=other");
    table.ok("new Ann Bob name=third");
    let done = table.run_with(&["--series", "shut", "table", "Ivy", "Jon"], "Ivy 4 v 23\n");
    assert!(done.status == 0 && done.err.contains("Continuing series shut."), "{}", done.err);
    assert_eq!(table.ok("score --series shut --json").json()["hands"].as_array().unwrap().len(), 1);
    for words in [
        vec!["--series", "third", "table", "Ivy", "Jon"],
        vec!["--series", "nosuch", "table", "Ivy", "Jon"],
        vec!["--series", "nosuch", "table"],
        vec!["--series", "shut", "table", "Ivy", "Jon", "pagat"],
    ] {
        table.run_with(&words, "Ivy 4 v 23\n").ended(2);
    }
    assert_eq!(table.ok("score --series shut --json").json()["hands"].as_array().unwrap().len(), 1);
}

/// In a series of several sheets the worth of each game and the totals are shown; a shutout is named when it threatens, but
/// not in the settlement where it is worth nothing.
#[test]
fn what_is_said_after_a_hand() {
    let table = Table::new();
    table.ok("new Ann Bob pagat series=to-1000 dealer=Bob");
    let done = table.ok("hand Ann 4 v 23").out;
    assert!(done.contains("hand 1: Ann knocks, 23 - 4 = 19\n  Ann 19  Bob 0\n"), "{done}");
    assert!(!done.contains("entered in") && !done.contains("seal"), "{done}");
    let done = table.ok("hand Ann gin v 98").out;
    assert!(done.contains("  the game goes to Ann and is worth "), "{done}");
    assert!(
        done.contains("  all games so far: Ann ") && done.contains("; the series ends at 1000\n"),
        "{done}"
    );
    assert!(!done.contains("the series is over"), "{done}");
    // A draw changes nothing.
    assert_eq!(table.ok("hand draw").out, "hand 3: a draw, nobody knocked\n");
    // In plain text, in sentences.
    let done = table.ok("hand Bob 4 v 23 --plain").out;
    assert!(done.contains("  score: Ann 0 (100 to go, shut out so far), Bob 19 (81 to go)\n"), "{done}");

    table.ok("new Cid Dee standard hollywood series=best-of-3");
    let done = table.ok("hand Cid 4 v 23").out;
    assert!(
        // A box pays nothing under these rules, and is not mentioned.
        done.ends_with("hand 1: Cid knocks, 23 - 4 = 19\n  game 1  Cid 19  Dee 0\n"),
        "{done}"
    );
    let done = table.ok("hand Cid gin v 98").out;
    assert!(done.contains("game 1 is closed: it goes to Cid and is worth 142 points"), "{done}");
    assert!(done.contains("sheets won: Cid 0, Dee 0, best of 3"), "{done}");
    let settled = table.ok("summary").out;
    assert!(settled.contains("| points     |    142 |") && !settled.contains("shutout"), "{settled}");
    table.ok("undo");
    assert!(table.ok("amend 1 Cid 4 v 24").out.ends_with("  game 1  Cid 20  Dee 0\n"));

    table.ok("new Eva Fritz");
    let done = table.run("why");
    assert!(done.status == 2 && done.err.contains("there are no hands yet"), "{}", done.err);
    assert!(table.ok("score --json").json()["seal"].is_string());
}

/// Of two series that started in the same second, the current one is the last.
#[test]
fn of_one_second_the_current_series_is_the_last() {
    let table = Table::new();
    let at_once = |line: &str| table.run_in(&[("GINSCORE_NOW", "2026-11-20T19:30:00+01:00")], line).said;
    for line in ["new Ann Bob pagat name=z", "hand Ann +200", "new Ann Bob bicycle name=a", "hand Ann +200"] {
        at_once(line);
    }
    let said = at_once("table Ann Bob --no-input");
    assert!(said.contains("(Bicycle's rules"), "{said}");
    at_once("new Ann Bob pagat name=open-a");
    at_once("new Ann Bob pagat name=open-b");
    assert!(at_once("table Ann Bob --no-input").contains("open-b"));
}

/// What is owed for the series of an evening, added up by hand.
#[test]
fn what_is_owed_tonight() {
    for (script, says) in [
        // Kai 105 and Zoe 115, at 10 cents.
        (
            "new Kai Zoe stake=0.10\nKai gin v 80\nnew Zoe Kai stake=0.10\nZoe gin v 90\n",
            "Tonight, 2 series: Kai pays Zoe 1.00.",
        ),
        // 10.50 and 5.75 less 5.00.
        (
            "new Kai Zoe stake=0.10\nKai gin v 80\nnew Kai Zoe stake=0.05\nKai gin v 90\n\
             new Kai Zoe stake=5/game\nZoe gin v 90\n",
            "Tonight, 3 series: Zoe pays Kai 11.25.",
        ),
        (
            "new Kai Zoe stake=5/game\nKai gin v 80\nnew Kai Zoe stake=5/game\nZoe gin v 90\n",
            "nobody pays anything.",
        ),
        // Money and points are not added.
        (
            "new Kai Zoe stake=0.10\nKai gin v 80\nnew Kai Zoe\nZoe gin v 90\n",
            "Tonight, 2 series: Zoe pays Kai 10.50; Kai pays Zoe 115 points.",
        ),
        (
            "new Kai Zoe\nKai gin v 80\nnew Zoe Kai\nKai gin v 90\n",
            "Tonight, 2 series: Kai won both, net +220.",
        ),
        (
            "new Kai Zoe\nKai gin v 80\nnew Zoe Kai\nKai gin v 90\nnew Kai Zoe\nKai gin v 90\n",
            "Tonight, 3 series: Kai won all, net +335.",
        ),
        (
            "new Kai Zoe\nKai gin v 80\nnew Zoe Kai\nZoe gin v 90\nnew Kai Zoe\nZoe 4 v 20\n",
            "Tonight, 3 series: Kai won 1, Zoe won 1; net +10 for Zoe.",
        ),
        (
            "new Kai Zoe\nKai gin v 80\nnew Zoe Kai\nZoe gin v 80\n",
            "Tonight, 2 series: Zoe won 1, Kai won 1; net 0.",
        ),
        // Partners: the opposite player pays. 100 and 50 at one cent.
        (
            "new Ann Cid v Bob Dan stake=0.01\nAnn +120; Cid +5\nnew Bob Dan v Cid Ann stake=0.01\nBob +120; Dan +5\n",
            "Tonight, 2 series: nobody pays anything.",
        ),
        // Three in turn: Ann 120; then Bob 130.
        (
            "new Ann Bob Cid stake=0.01\nAnn +120\nnew Bob Cid Ann stake=0.01\nBob +130\n",
            "Tonight, 2 series: Cid pays Bob 1.40; Cid pays Ann 1.10.",
        ),
        // A captain pays each: 120 from both, then 130 to both.
        (
            "new Ann v Bob Cid stake=0.01\nAnn +120\nnew Ann v Bob Cid stake=0.01\nBob +130\n",
            "Tonight, 2 series: Ann pays Bob 0.10; Ann pays Cid 0.10.",
        ),
        (
            "new Ann v Bob Cid\nAnn +120\nnew Ann v Bob Cid\nAnn +130\n",
            "Bob pays Ann 250 points; Cid pays Ann 250 points.",
        ),
    ] {
        let table = Table::new();
        for series in script.split("new ").skip(1) {
            let mut lines = series.lines();
            table.ok(&format!("new {}", lines.next().unwrap()));
            lines.for_each(|line| drop(table.run_with(&["table", "--quiet"], line).ended(0)));
        }
        table.ok("summary").answers(says);
        table.ok("summary --share").answers(says);
        table.ok("summary --evening").answers(says);
        table.plays("who owes what?\n").answers(says);
    }
}

/// `undo` goes back over all seams of an evening, and `redo` all the way again; but not once something new is recorded.
#[test]
fn redo_comes_back_over_every_seam() {
    let table = Table::new();
    for name in ["first", "second", "third"] {
        table.ok(&format!("new Kai Zoe target=50 name={name}"));
        table.ok("Kai gin v 40");
    }
    let all = || table.names().len();
    for left in [3, 2, 2, 1, 1] {
        table.ok("undo");
        assert_eq!(all(), left);
    }
    table.run("undo").ended(1);
    for back in [1, 2, 2, 3, 3] {
        table.ok("redo");
        assert_eq!(all(), back);
    }
    table.run("redo --json").refused(1, "nothing-to-redo");
    for name in ["first", "second", "third"] {
        table.ok(&format!("series use {name}"));
        table.ok("score").answers("Kai");
        assert!(table.ok("log").out.ends_with("Kai gin v 40\n"), "{name}");
    }
    table.ok("audit");
    for _ in 0..3 {
        table.ok("undo");
    }
    table.ok("Zoe 3 v 20");
    table.run("redo --json").refused(1, "nothing-to-redo");
    table.ok("undo");
    table.ok("redo").answers("hand 1");
    table.run("redo --json").refused(1, "nothing-to-redo");
}

/// `undo` takes back the start of a series, and then what came before it; `redo` begins it again. Only tonight.
#[test]
fn undo_crosses_the_seam() {
    let table = Table::new();
    table.ok("new Kai Zoe stake=0.10 name=first");
    table.ok("Kai gin v 80");
    let text =
        |name: &str| std::fs::read_to_string(table.ledger().join(name).with_extension("toml")).unwrap();
    let first = text("first");
    table.ok("new Kai Zoe name=second");
    table.run("undo --json").ended(0);
    table.ok("redo").answers("redone: the start of second");
    table.ok("Zoe 4 v 20");
    table.ok("undo");
    let second = text("second");
    table.ok("undo").answers(
        "undone: the start of second. first is the current one again; undo once more takes back its hand 1: Kai gin v 80",
    );
    assert_eq!((table.names(), text("first")), (vec!["first".to_owned()], first));
    table.ok("redo");
    assert_eq!(text("second"), second);
    table.ok("redo").answers("hand 1");
    table.ok("undo");
    table.ok("undo");
    table.ok("undo").answers("undone: hand 1 (Kai has gin against 80");
    table.ok("Kai gin v 70");
    // Something was recorded since: the series is in the trash, and comes back by its name.
    table.run("redo --json").refused(1, "nothing-to-redo");
    table.ok("series restore second");
    table.ok("series use 1").answers("now second");
    // What was undone in the series before is not what `redo` means right after the start of another one was.
    table.ok("series use 2");
    table.ok("amend 1 Kai gin v 75");
    table.ok("undo");
    table.ok("new Kai Zoe name=third");
    table.ok("undo");
    table.ok("redo").answers("redone: the start of third");
    table.ok("undo");
    table.ok("series use second");
    // Its evening is over. What can be undone elsewhere is named.
    let tomorrow = [("GINSCORE_NOW", "2026-11-21T19:30:00+01:00")];
    let done = table.run_in(&tomorrow, "undo").ended(1);
    assert!(done.err.contains("hint: `series use 2` goes to first: hand 1: Kai gin v 70"), "{}", done.err);
    // A number, a full name, and a part of a name.
    table.ok("new Ann Bob name=2");
    for (typed, name) in [("2", "2"), ("1", "2"), ("3", "first"), ("sec", "second"), ("4", "")] {
        let done = table.run(&format!("series use {typed}"));
        let expected = format!("The current series is now {name}.\n");
        assert!(done.out == expected || name.is_empty() && done.status == 2, "{typed}: {}", done.said);
    }
}

/// A hand that waits is not recorded after something else was: it is said and offered, and `undo` is for what was recorded.
#[cfg(unix)]
#[test]
fn a_hand_waits_until_something_else_is_recorded() {
    for change in ["adjust Zoe -10", "hand 1 was Kai gin 80", "amend 1 Kai gin v 30"] {
        let table = Table::new();
        table.ok("new Kai Zoe dealer=Kai name=first");
        let mut evening = Terminal::new(&table, &["table"]);
        evening.when("deals> ", "Kai gin v 90\r");
        evening.says("the series is over");
        let before = table.ok("score --series first").out;
        evening.when("next series> ", "Zoe gin v 12\r");
        evening.says("your hand is not recorded yet");
        evening.when("next series> ", &format!("{change} # late\r"));
        evening.says("The line to type: Zoe gin v 12");
        let over = !change.ends_with("30");
        evening.when(if over { "next series> " } else { "deals> " }, "oops\r");
        evening.says("undone: ");
        // Typed again, it waits again.
        evening.when("next series> ", "Zoe gin v 12\r");
        evening.says("your hand is not recorded yet");
        evening.when("next series> ", "oops\r");
        evening.says("not recorded: Zoe gin v 12");
        evening.quits("next series> ");
        assert_eq!(series(&table).len(), 1, "{change}");
        assert_eq!(table.ok("score --series first").out, before, "{change}");
    }
}

/// Enter after a correction across the seam goes back to the open series, and a hand that waits is kept.
#[cfg(unix)]
#[test]
fn enter_goes_on_with_the_open_series() {
    let table = Table::new();
    table.ok("new Kai Zoe dealer=Kai name=first");
    table.ok("Kai gin v 60");
    let mut evening = Terminal::new(&table, &["table"]);
    evening.when("deals> ", "Kai 4 v 23\r");
    evening.says("Kai wins the series by 104 points.");
    evening.when("next series> ", "Zoe 4 v 30\r");
    // It opens the series again, in which the hand is the next one.
    evening.when("next series> ", "amend 2 Kai 4 v 9\r");
    evening.says("the series continues");
    evening.says("The line to type: Zoe 4 v 30");
    evening.when("deals> ", "Zoe 4 v 30\r");
    evening.says("hand 3: Zoe knocks, 30 - 4 = 26");
    evening.when("deals> ", "Kai gin v 60\r");
    evening.when("next series> ", "\r");
    evening.says("Kai against Zoe.");
    evening.when("deals> ", "Zoe 4 v 23\r");
    evening.when("deals> ", "series use first\r");
    evening.when("next series> ", "\r");
    evening.says("Continuing series");
    evening.when("deals> ", "undo\r");
    evening.when("deals> ", "undo\r");
    evening.says("undone: the start of");
    evening.when("next series> ", "undo\r");
    evening.says("the series continues");
    evening.quits("deals> ");
    assert_eq!(table.names(), ["first"]);
}

/// What `undo` does after the end is said as it is: right after a correction, it takes that back.
#[cfg(unix)]
#[test]
fn the_end_says_what_undo_does() {
    let table = Table::new();
    table.ok("new Kai Zoe dealer=Kai");
    let mut evening = Terminal::new(&table, &["table"]);
    evening.when("deals> ", "Kai gin v 90\r");
    evening.says("`undo` reopens this series.");
    evening.when("next series> ", "amend 1 Kai gin v 91\r");
    evening.says("the same to 150.");
    evening.quits("next series> ");
}
