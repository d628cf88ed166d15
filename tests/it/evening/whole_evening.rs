//! A whole evening at a pseudo-terminal of 80 and of 40 columns, from an empty ledger, with no command typed outside it.

use unicode_width::UnicodeWidthStr;

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
    // Each byte comes as a character.
    let bytes = written.chars().map(|byte| u8::try_from(byte).unwrap()).collect();
    String::from_utf8(bytes).unwrap()
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
