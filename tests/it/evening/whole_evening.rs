//! Whole evenings from an empty ledger: at a pseudo-terminal of 80 and of 40 columns, with no command typed outside it, and the
//! same at every door.

use unicode_width::UnicodeWidthStr;

#[cfg(feature = "board")]
use crate::phone::form::{Phone, seal_of, text};
use crate::table::Table;
use crate::terminal::Terminal;

/// What is typed, and words that the answer then has on one line at every width.
const EVENING: [(&str, &str); 23] = [
    ("new Eva Fritz hollywood stake=0.05 dealer=Eva", "; 0.05 per point"),
    ("help", "Other lines:"),
    ("eva 4 v 23", "hand 1: Eva knocks"),
    ("fritz 9 v 15", "hand 2: Fritz knocks"),
    ("fritz 9 v 15", "hand 3: Fritz knocks"),
    ("eva gin v 18", "hand 4: Eva has gin"),
    // The doubled hand is deleted, and the forgotten one inserted.
    ("delete 3", "hand 3 deleted"),
    ("insert 2 eva 2 v 12", "hand 2 inserted"),
    ("adjust Fritz -10 # wrong knock", "minus 10 points for Fritz"),
    ("score", "adjusted"),
    // A dispute: the line is refused, and the rulebook is asked.
    ("eva 4-6s 7cdh / 7s 2h ac ad v kcdh 2-4c / tc 6d 8s 9s", "rule: knock-limit"),
    ("rules explain knock-limit", "house rules:"),
    ("judge eva 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s", "The line to type:"),
    ("eva 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s", "hand 5: Eva knocks"),
    ("why 2", "Eva dealt"),
    ("counts", "to go"),
    ("eva gin v 40", "Eva wins the series"),
    ("rules save house", "Saved `house`"),
    ("new Eva Fritz house", "house: Hollywood gin"),
    ("fritz 3 20", "hand 1: Fritz knocks"),
    // The sides in the wrong order.
    ("fritz kcdh 2-4c 7h 3d 8s 9s v 4-7s 9cdh 2h ac ad", "The line to type:"),
    ("fritz 4-7s 9cdh 2h ac ad v kcdh 2-4c 7h 3d 8s 9s", "hand 2: Fritz knocks"),
    ("@4d fritz gin v k+q+7", "hand 3: Fritz has gin"),
];

/// Sentences of the evening, however their lines are broken.
const SAID: [&str; 10] = [
    "hand 4: now entered in games 1, 2 and 3 (before: entered in games 1 and 2)",
    "game 1 Eva 72 Fritz -4",
    "error: Eva cannot knock with 11: the limit is 10",
    "hand 5: Eva knocks, 10 - 4 = 6",
    "the series is over",
    " Fritz pays Eva ",
    "Enter: play on by the same rules and stake",
    "it is the other cards that could end this hand: are the sides swapped?",
    "hand 2: Fritz knocks, 10 - 4 = 6",
    "hand 3: Fritz has gin, 27 + 25 = 52",
];

/// Everything that the evening writes to a terminal of that width.
fn played(columns: u16) -> String {
    let table = Table::new();
    let mut evening = Terminal::sized(&table, &["table"], columns);
    let mut written = String::new();
    let mut read = |evening: &mut Terminal, said: &str| {
        written.push_str(&evening.until(said));
        written.push_str(said);
    };
    let prompts = std::iter::once("Who plays?").chain(std::iter::repeat("> "));
    for ((typed, said), prompt) in EVENING.iter().zip(prompts) {
        read(&mut evening, prompt);
        evening.types(&format!("{typed}\r"));
        read(&mut evening, said);
    }
    read(&mut evening, "> ");
    evening.types("q\r");
    read(&mut evening, "to go");
    evening.ends(0);
    written
}

/// In terminals of 80 and 40 columns: no line is wider, and the sentences are said.
#[test]
fn an_evening_needs_nothing_else() {
    for columns in [80, 40] {
        let written = played(columns);
        // The line editor's own lines have its escapes.
        let lines = written.split("\r\n").filter(|line| !line.contains('\u{1b}'));
        let lines: Vec<&str> = lines.map(str::trim_end).collect();
        assert!(lines.len() > 150, "{columns}: {}", lines.len());
        // An address in the rulebook's sources is not broken, and no path is.
        let is_broken = |line: &&&str| !line.contains("://") && !line.contains("/rules/");
        let wide = lines.iter().filter(is_broken).filter(|line| line.width() > usize::from(columns));
        assert_eq!(wide.collect::<Vec<_>>(), Vec::<&&str>::new(), "{columns}");
        let words = lines.join(" ").split_whitespace().collect::<Vec<_>>().join(" ");
        for said in SAID {
            assert!(words.contains(said), "{columns}: {said}\n{}", lines.join("\n"));
        }
    }
}

/// What the questions answer is broken between words, too.
#[test]
fn the_questions_fit_a_narrow_terminal() {
    let table = Table::new();
    table.ok("new Alexandra Bob");
    let mut evening = Terminal::sized(&table, &["table"], 40);
    evening.when("> ", "\r");
    evening.when("draw) ", "alex\r");
    evening.when("[knock]", "\r");
    evening.when("Alexandra's cards or count:", "4\r");
    evening.line("Bob's cards or count:", "23", "Alexandra knocks, 23 - 4 = 19\r\n");
    evening.line("Record this hand?", "", "hand 1: ");
    evening.quits("> ");
}

/// An evening of three series: what is typed, an empty line to play on, and the sums, which were worked out by hand.
#[cfg(feature = "board")]
struct Evening {
    players: &'static str,
    lines: &'static [&'static str],
    /// The net points of each series, and of the evening, in the order of the players.
    net: [&'static [i64]; 4],
    owed: &'static str,
}

/// Each has a correction across either seam, and rules that were agreed wrongly.
#[cfg(feature = "board")]
const EVENINGS: [Evening; 3] = [
    // Three games to 50; boxes 20, a game and a shutout 100 each.
    // First: 60 + 20 + 100 - (20 + 20) = 140, 55 + 20 + 100 + 100 = 275 and, corrected, 61 + 20 + 100 + 100 = 281: Kai 696.
    // Second, gin 25: 65 + 20 + 100 - (10 + 20) = 155, 55 + 20 + 200 = 275 and, corrected, 10 + 75 + 40 + 200 = 325: Zoe 755.
    // Third: three times 55 + 20 + 200: Kai 825. Together 696 - 755 + 825 = 766, at ten cents.
    Evening {
        players: "Kai Zoe",
        lines: &[
            "new Kai Zoe pagat hollywood target=50 stake=0.10 dealer=Kai",
            "Zoe 4 v 24",
            "Kai gin v 40",
            "Kai gin v 35",
            "Kai gin v 31",
            "",
            "undo",
            "amend 4 Kai gin v 41",
            "",
            "Kai 3 v 13",
            "agree gin_bonus=25",
            "Zoe gin v 40",
            "Zoe gin v 30",
            "Zoe 2 v 12",
            "Zoe gin v 30",
            "",
            "undo",
            "undo",
            "Zoe gin v 50",
            "",
            "Kai gin v 30",
            "Kai gin v 30",
            "Kai gin v 30",
        ],
        net: [&[696, -696], &[-755, 755], &[825, -825], &[766, -766]],
        owed: "Tonight, 3 series: Zoe pays Kai 76.60.",
    },
    // One game to 60 without bonuses; a side gets what its hands are worth more than those of the other.
    // First: corrected, 26 - 10 = 16 to Ann and Cid, then 35 + 30 = 65 to Bob and Dan: 49.
    // Second, gin 20: 30 - 7 = 23 and, corrected, 40 + 25 = 65: 88 to Ann and Cid. Third: 50 + 40 = 90 to Bob and Dan.
    // Ann and Cid lose 49 - 88 + 90 = 51, which each of them pays the opponent across.
    Evening {
        players: "Ann Cid v Bob Dan",
        lines: &[
            "new Ann Cid v Bob Dan target=60 stake=0.10",
            "Ann 4 v Bob 24",
            "Dan 2 v Cid 12",
            "Bob gin v Ann 10",
            "Dan gin v Cid 5",
            "",
            "undo",
            "amend 1 Ann 4 v Bob 30",
            "",
            "Ann gin v Bob 10",
            "Dan 2 v Cid 9",
            "agree gin_bonus=20",
            "Ann gin v Bob 20",
            "Cid gin v Dan 10",
            "",
            "undo",
            "undo",
            "Cid gin v Dan 5",
            "",
            "Bob gin v Ann 30",
            "Dan gin v Cid 20",
        ],
        net: [&[-49, -49, 49, 49], &[88, 88, -88, -88], &[-90, -90, 90, 90], &[-51, -51, 51, 51]],
        owed: "Tonight, 3 series: Ann pays Bob 5.10; Cid pays Dan 5.10.",
    },
    // One game to 60 without bonuses; who has less pays the difference to everyone who has more.
    // First, corrected: Ann 30, Bob 0, Cid 40 + 35 = 75, so Ann 30 - 45, Bob -30 - 75, Cid 45 + 75.
    // Second, gin 20: Ann 40, Bob 10 and, corrected, Cid 65: Ann 30 - 25, Bob -30 - 55, Cid 25 + 55.
    // Third: Ann 70, nobody else any: Ann 140, and the others -70 each.
    Evening {
        players: "Ann Bob Cid",
        lines: &[
            "new Ann Bob Cid target=60 stake=0.10",
            "Ann 4 v Bob 24",
            "Cid gin v Ann 15",
            "Cid gin v Bob 10",
            "",
            "undo",
            "amend 1 Ann 4 v Bob 34",
            "",
            "Ann gin v Cid 20",
            "agree gin_bonus=20",
            "Bob 2 v Ann 12",
            "Cid gin v Bob 50",
            "",
            "undo",
            "undo",
            "Cid gin v Bob 45",
            "",
            "Ann gin v Cid 50",
        ],
        net: [&[-15, -105, 120], &[5, -85, 80], &[140, -70, -70], &[130, -260, 130]],
        owed: "Tonight, 3 series: Bob pays Ann 13.00; Bob pays Cid 13.00.",
    },
];

/// The files of the series in their order, without what depends on the time.
#[cfg(feature = "board")]
fn timeless(table: &Table) -> Vec<String> {
    let of_time =
        |line: &&str| ["time = ", "seal = ", "start = ", "name = "].iter().any(|key| line.starts_with(key));
    let text =
        |name: String| std::fs::read_to_string(table.ledger().join(name).with_extension("toml")).unwrap();
    let bare = |text: String| text.lines().filter(|line| !of_time(line)).collect::<Vec<_>>().join("\n");
    table.names().into_iter().map(text).map(bare).collect()
}

/// At a terminal, from scripts, and from two phones that send everything at the same time: the same files and the same sums.
#[cfg(feature = "board")]
#[test]
fn three_evenings_are_the_same_at_every_door() {
    for Evening { players, lines, net, owed } in EVENINGS {
        let [terminal, script, phones] = [Table::new(), Table::new(), Table::new()];

        let mut evening = Terminal::new(&terminal, &["table"]);
        for (number, line) in lines.iter().enumerate() {
            evening.when(if number == 0 { "Who plays?" } else { "> " }, &format!("{line}\r"));
        }
        evening.quits("next series> ");

        for (number, part) in lines.split(|line| line.is_empty()).enumerate() {
            let words = if number == 0 { "table".to_owned() } else { format!("table {players}") };
            script.run_with(&words.split(' ').collect::<Vec<_>>(), &part.join("\n")).ended(0);
        }

        phones.ok(lines[0]);
        let board = Phone::open(&phones);
        for line in &lines[1..] {
            let (step, body) = match *line {
                "" => ("record", "on=1".to_owned()),
                "undo" => ("undo", String::new()),
                line => ("record", format!("line={}", line.replace(' ', "+").replace('=', "%3D"))),
            };
            let page = board.gets(if step == "undo" { "?undo" } else { "" });
            let body = format!("{body}&after={}", seal_of(&page.body));
            let answers = std::thread::scope(|scope| {
                let both = [(); 2].map(|()| scope.spawn(|| board.posts(step, &body)));
                both.map(|sent| sent.join().unwrap())
            });
            let statuses = answers.each_ref().map(|answer| answer.status);
            // A series whose start was taken back is there for neither any more.
            let is_gone =
                step == "undo" && answers.iter().any(|answer| text(answer).contains("Not recorded undo"));
            assert!(
                statuses == [303; 2] || is_gone && statuses.contains(&303),
                "{line}: {}",
                answers.each_ref().map(text).join("\n")
            );
        }
        assert!(text(&board.gets("")).contains(owed), "{}", text(&board.gets("")));

        for table in [&terminal, &script, &phones] {
            assert_eq!(timeless(table), timeless(&terminal), "{players}");
            table.ok("summary").answers(owed);
            table.ok("audit");
            let evening = table.ok("summary --evening --json").json()["evening"].clone();
            let names: Vec<&str> = players.split(' ').filter(|name| *name != "v").collect();
            let nets = evening["series"]
                .as_array()
                .unwrap()
                .iter()
                .chain([&evening])
                .map(|of| names.iter().map(|name| of["net"][name].as_i64().unwrap()).collect::<Vec<_>>());
            assert_eq!(nets.collect::<Vec<_>>(), net, "{players}");
        }
    }
}

/// `new` alone, or in the words of players, plays on after the end of a series as Enter does, at every door; before the end it
/// is a mistake.
#[test]
fn new_alone_plays_on() {
    let table = Table::new();
    table.ok("new Ann Bob pagat target=50 stake=0.05");
    table.run("new").ended(2).warns("two players as in `Ann Bob`");
    table.run("again").ended(2);
    for line in ["new", "again"] {
        table.ok("Ann gin v 60");
        table.run("Bob 4 v 23").ended(1).warns("`ginscore new` starts another series");
        table.ok(line).answers("Started series");
        table.ok("log").answers("new Ann Bob pagat target=50 stake=0.05 dealer=Ann\n");
    }
    table.ok("Ann gin v 60");
    let mut evening = Terminal::new(&table, &["table"]);
    for line in ["new", "play on"] {
        evening.line("next series> ", "Bob 4 v 23", "your hand is not recorded yet");
        evening.line("next series> ", line, "hand 1: Bob knocks");
        evening.when("deals> ", "Bob gin v 60\r");
    }
    evening.quits("> ");
    assert_eq!(table.ok("series --json").json()["series"].as_array().unwrap().len(), 5);
}

/// A series in which only a draw was played is none of those that are owed for, nor is anything owed before one is over.
#[test]
fn a_draw_alone_is_not_owed_for() {
    let table = Table::new();
    table.ok("new Ann Bob target=50");
    for line in ["summary --evening", "draw"] {
        table.ok(line);
        assert_eq!(table.ok("summary --evening").out, "Tonight, 0 series: nobody pays anything.\n");
    }
    let lines = ["Ann 4 v 23", "new Ann Bob target=60", "Ann 4 v 23"];
    lines.iter().for_each(|line| drop(table.ok(line)));
    assert!(!table.ok("summary").out.contains("Tonight"));
    table.ok("Ann gin v 60");
    table.ok("new");
    table.ok("draw");
    table.ok("summary").answers("Tonight, 2 series: ");
    table.ok("Ann 4 v 23");
    table.ok("summary").answers("Tonight, 3 series: ");
}
