//! A line means the same at every door: in a shell, after `hand`, at the table, in a script and in a row that are imported, on
//! a phone, and before the referee.
//!
//! The lines are those of `tests/data/lines.txt`, of the cases, transcripts and pages, of the seeds of the fuzz target, and
//! such as a generator makes of names that are hard. With `GINSCORE_DOORS=all` it makes thousands.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use crate::deal::Dealer;
use crate::phone::form::{Phone, text};
use crate::repository::{files, files_of, top};
use crate::table::{Done, Table, sized};

/// What a door does with a line.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Outcome {
    /// The new entries of the ledger: the line, the points, boxes and columns of each.
    Recorded(Vec<String>),
    /// The code of its first fault, and what is said.
    Refused(String, String),
    /// The answer to a question or a command.
    Answered(String),
}

impl Outcome {
    fn shown(&self) -> String {
        match self {
            Outcome::Recorded(entries) => entries.join(" / "),
            Outcome::Refused(code, said) => format!("{code} ({said})"),
            Outcome::Answered(said) => format!("answers {:?}", said.lines().find(|line| !line.is_empty())),
        }
    }

    /// Whether both doors do the same, whatever they say.
    fn is(&self, other: &Outcome) -> bool {
        match (self, other) {
            // At the table, a command has no code: what is said decides.
            (Outcome::Refused(one, says), Outcome::Refused(other, otherwise)) => {
                match [one, other].iter().any(|code| code.starts_with("status ")) {
                    true => otherwise.ends_with(says.as_str()),
                    false => one == other,
                }
            }
            (Outcome::Answered(_), Outcome::Answered(_)) => true,
            _ => self == other,
        }
    }
}

/// A series at which lines are typed: the line `new`, and what is recorded before.
struct Evening {
    new: String,
    before: Vec<String>,
    names: Vec<String>,
    table: Table,
    /// The files of its home, which each door finds as they were.
    kept: Vec<(PathBuf, Vec<u8>)>,
    other: Table,
    phone: Phone,
}

/// The entries of a ledger, each without its time and its seal.
fn entries(text: &str) -> Vec<String> {
    let of_entry = |entry: &str| {
        let facts = entry.lines().filter(|fact| {
            ["line", "points", "boxes", "columns"].iter().any(|key| fact.starts_with(&format!("{key} = ")))
        });
        facts.collect::<Vec<_>>().join(", ")
    };
    text.split("[[entry]]").skip(1).map(of_entry).collect()
}

impl Evening {
    fn new(new: &str, before: &[String]) -> Evening {
        let table = Table::new();
        let names = named(new);
        table.run_with(&["table", "--quiet"], &[&[new.to_owned()], before].concat().join("\n")).ended(0);
        let phone = Phone::open(&table);
        phone.after();
        let kept =
            files(table.home()).into_iter().map(|file| (file.clone(), fs::read(&file).unwrap())).collect();
        Evening {
            new: new.to_owned(),
            before: before.to_vec(),
            names,
            table,
            kept,
            other: Table::new(),
            phone,
        }
    }

    fn series(&self) -> String {
        self.table.file().1
    }

    /// What the ledger has more than before, after which everything is as it was.
    fn recorded(&self) -> Vec<String> {
        let recorded = entries(&self.series());
        let before = self.kept.iter().find(|(file, _)| {
            file.extension().is_some_and(|end| end == "toml") && file.starts_with(self.table.ledger())
        });
        let before = entries(str::from_utf8(&before.unwrap().1).unwrap()).len();
        for file in files(self.table.home()) {
            match self.kept.iter().find(|(kept, _)| *kept == file) {
                Some((_, kept)) if fs::read(&file).unwrap() == *kept => {}
                Some((_, kept)) => fs::write(&file, kept).unwrap(),
                None => fs::remove_file(&file).unwrap(),
            }
        }
        recorded
            .get(before..)
            .map_or_else(|| vec!["the ledger has less than before".to_owned()], <[_]>::to_vec)
    }

    fn outcome(&self, done: &Done) -> Outcome {
        let recorded = self.recorded();
        match done.status {
            0 if recorded.is_empty() => Outcome::Answered(done.out.clone()),
            0 => Outcome::Recorded(recorded),
            _ => refused(done),
        }
    }

    fn asks(&self, words: &[&str], line: &str) -> (Outcome, Done) {
        let words: Vec<&str> = words.iter().copied().chain(line.split_whitespace()).collect();
        let done = self.table.run_with(&words, "");
        (self.outcome(&done), done)
    }

    /// In a shell, whose questions are answered in words.
    fn shell(&self, line: &str) -> Outcome {
        match self.asks(&["--json"], line).0 {
            Outcome::Answered(_) => self.asks(&["--quiet"], line).0,
            other => other,
        }
    }

    /// At the table, and what is said.
    fn typed(&self, line: &str) -> (Outcome, String) {
        let done = self.table.run_with(&["table", "--quiet"], line);
        (self.outcome(&done), done.err.split_whitespace().collect::<Vec<_>>().join(" "))
    }

    /// With its code, which a pipe says in JSON.
    fn piped(&self, line: &str) -> Outcome {
        let (said, _) = self.typed(line);
        if !matches!(said, Outcome::Refused(..)) {
            return said;
        }
        match self.outcome(&self.table.run_with(&["table", "--json"], line)) {
            refused @ Outcome::Refused(..) => refused,
            _ => said,
        }
    }

    /// What is imported after the hands before.
    fn imported(&self, rules: &[&str], text: &str) -> Outcome {
        let done = self.other.run_with(&[&["import", "-", "--json"], rules].concat(), text);
        let outcome = match done.status {
            0 => Outcome::Recorded(entries(&self.other.file().1)[self.before.len()..].to_vec()),
            _ => refused(&done),
        };
        files(&self.other.ledger()).into_iter().for_each(|file| fs::remove_file(file).unwrap());
        outcome
    }

    /// The lines before, and this.
    fn lines<'l>(&'l self, line: &'l str) -> impl Iterator<Item = &'l str> {
        self.before.iter().map(String::as_str).chain([line])
    }

    fn script(&self, line: &str) -> Outcome {
        let lines = [self.new.as_str()].into_iter().chain(self.lines(line));
        self.imported(&[], &lines.map(|line| format!("{line}\n")).collect::<String>())
    }

    /// `None` for what a row does not have: more players, notes, rounds.
    fn row(&self, line: &str) -> Option<Outcome> {
        let [one, two] = self.names.as_slice() else { return None };
        if self.new.contains(" v ")
            || self.lines(line).any(|line| line.contains(['#', ';', '@']) || !is_hand(line))
        {
            return None;
        }
        let rules = shlex::split(&self.new).unwrap();
        let of_series = ["name=", "dealer=", "start="];
        let is_rule = |word: &&str| !of_series.iter().any(|key| word.starts_with(key));
        let rules: Vec<&str> = rules[3..].iter().map(String::as_str).filter(is_rule).collect();
        let mut rows = csv::Writer::from_writer(Vec::new());
        rows.write_record(["player_one", "player_two", "hand"]).unwrap();
        self.lines(line).for_each(|line| rows.write_record([one.as_str(), two, line]).unwrap());
        let text = String::from_utf8(rows.into_inner().unwrap()).unwrap();
        Some(self.imported(&["--rules", &rules.join(" ")], &text))
    }

    /// What is refused has no code on a phone: it must say what `other` says.
    fn typed_on_phone(&self, line: &str, other: &Outcome) -> Outcome {
        let line = line.bytes().map(|byte| format!("%{byte:02X}")).collect::<String>();
        let answer = self.phone.posts("record", &format!("line={line}&after={}", self.phone.after()));
        let recorded = self.recorded();
        if answer.status == 303 {
            return Outcome::Recorded(recorded);
        }
        let bare = |said: &str| {
            let letters = [("♣", "C"), ("♦", "D"), ("♥", "H"), ("♠", "S"), ("\u{fe0e}", "")];
            let said =
                letters.iter().fold(said.to_owned(), |said, (sign, letter)| said.replace(sign, letter));
            said.chars().filter(|sign| !sign.is_whitespace() && *sign != '`').collect::<String>()
        };
        let says = text(&answer)
            .replace("&quot;", "\"")
            .replace("&#39;", "'")
            .replace("&lt;", "<")
            .replace("&gt;", ">")
            .replace("&amp;", "&");
        match other {
            Outcome::Refused(code, said) if bare(&says).contains(&bare(said)) => {
                Outcome::Refused(code.clone(), said.clone())
            }
            _ if says.contains("only be typed at the table") => Outcome::Refused("bad-line".to_owned(), says),
            _ => Outcome::Refused("?".to_owned(), says.chars().take(120).collect()),
        }
    }
}

fn refused(done: &Done) -> Outcome {
    // Of a round, what the referee says of each hand comes before.
    let last =
        serde_json::Deserializer::from_str(&done.out).into_iter::<Value>().map(Result::ok).last().flatten();
    let (code, said) = match last {
        Some(object) => {
            let text = |key: &str| object["faults"][0][key].as_str().unwrap_or_default().to_owned();
            (text("code"), text("message"))
        }
        None => (format!("status {}", done.status), done.err.lines().next().unwrap_or_default().to_owned()),
    };
    assert!(
        (1..=3).contains(&done.status) && !code.is_empty() && !said.is_empty(),
        "{}{}",
        done.out,
        done.err
    );
    Outcome::Refused(code, said)
}

/// Whether a line is a hand, or could be one: it begins with no word of another kind.
fn is_hand(line: &str) -> bool {
    let others = [
        "undo", "redo", "amend", "insert", "delete", "misdeal", "adjust", "deal", "seat", "stop", "rename",
        "up", "agree",
    ];
    let first = line.split_whitespace().next().unwrap_or_default().to_lowercase();
    !others.contains(&first.as_str()) && !first.starts_with('@') && !first.starts_with('#')
}

/// The answers in JSON: a round has one for each hand.
fn objects(done: &Done) -> Vec<Value> {
    serde_json::Deserializer::from_str(&done.out).into_iter().map(Result::unwrap).collect()
}

/// The hands of an answer in JSON: how each ended, and its points.
fn rulings(answer: &Value, into: &mut Vec<String>) {
    match answer {
        Value::Object(of) if of.contains_key("end") && of.contains_key("points") => {
            into.push(format!("{} {}", of["end"], of["points"]));
        }
        Value::Object(of) => of.values().for_each(|value| rulings(value, into)),
        Value::Array(of) => of.iter().for_each(|value| rulings(value, into)),
        _ => {}
    }
}

/// The commands of the lines, which other doors refuse in their own words.
const COMMANDS: [&str; 12] = [
    "score", "counts", "summary", "why", "stats", "log", "rename", "last", "game", "round", "history", "hand",
];

/// The differences of the doors for a line, and what is wrong with what is offered in its place.
fn differences(evening: &Evening, line: &str) -> Vec<String> {
    let (hand, answer) = evening.asks(&["hand", "--json"], line);
    let mut found = match hand {
        Outcome::Refused(..) => wrong_offers(evening, line, &answer.err),
        Outcome::Recorded(_) | Outcome::Answered(_) => Vec::new(),
    };
    let mut differs = |(one, says): (&str, &Outcome), (other, otherwise): (&str, &Outcome)| {
        let before = [evening.new.as_str()]
            .into_iter()
            .chain(evening.before.iter().map(String::as_str))
            .collect::<Vec<_>>()
            .join("; ");
        found.push(format!("{before} | {line} | {one}: {} | {other}: {}", says.shown(), otherwise.shown()));
    };
    let (shell, table) = (evening.shell(line), evening.piped(line));
    let is_same_answer = match (&shell, &table) {
        (Outcome::Answered(shell), Outcome::Answered(table)) => table.starts_with(shell),
        _ => shell.is(&table),
    };
    if !is_same_answer {
        differs(("shell", &shell), ("table", &table));
    }
    // A command or a question is nothing for the other doors, and nothing of it is recorded.
    let is_command = COMMANDS.contains(&line.split_whitespace().next().unwrap_or_default());
    let is_asked = is_command || [&shell, &table].iter().any(|door| matches!(door, Outcome::Answered(_)));
    let mut hands = Vec::new();
    if matches!(hand, Outcome::Recorded(_)) {
        objects(&answer).iter().for_each(|answer| rulings(answer, &mut hands));
    }
    // With the name of a player in front it is a hand; a row and the referee know nothing else.
    let first = line.split([' ', '\'', ':']).next().unwrap_or_default();
    let is_named = evening.names.iter().any(|name| name.eq_ignore_ascii_case(first));
    let mut doors = vec![
        ("hand", hand.clone()),
        ("script", evening.script(line)),
        ("phone", evening.typed_on_phone(line, &hand)),
    ];
    // Rows are what was recorded once: older ledgers have bonuses in sums, big gin that counts as gin, and counts like `k7`.
    let one_of = ["bonuses are not typed", "can mean two things", "was not fully understood"];
    let was_recorded_once = matches!(&table, Outcome::Refused(code, said)
        if code == "no-big-gin" || one_of.iter().any(|words| said.contains(words)));
    let is_correction = matches!(&table, Outcome::Recorded(entries)
        if entries.iter().any(|entry| ["amend", "insert"].iter().any(|word| entry.contains(&format!("\"{word} ")))));
    let row = evening.row(line).filter(|row| {
        !hands.is_empty() && !is_correction || matches!(row, Outcome::Recorded(_)) && !was_recorded_once
    });
    doors.extend(row.map(|row| ("row", row)));
    for (door, outcome) in &doors {
        // There it means nothing, or names nobody who plays.
        let is_no_hand = matches!(outcome, Outcome::Refused(code, _)
            if ["bad-option", "unknown-player", "bad-line"].contains(&code.as_str()));
        let is_same = if is_asked { is_no_hand } else { outcome.is(&table) };
        if !is_same {
            differs((door, outcome), ("table", &table));
        }
    }
    if !is_hand(line) || is_asked {
        return found;
    }
    let (_, judged) = evening.asks(&["judge", "--json"], line);
    let mut ruled = Vec::new();
    let referee = match judged.status {
        0 => {
            objects(&judged).iter().for_each(|answer| rulings(answer, &mut ruled));
            Outcome::Recorded(ruled)
        }
        _ => refused(&judged),
    };
    let is_same = match &hand {
        Outcome::Recorded(_) if hands.is_empty() => {
            matches!(&referee, Outcome::Refused(code, _) if code != "bad-option")
        }
        Outcome::Recorded(_) => referee == Outcome::Recorded(hands.clone()),
        // Whoever is to play, a hand can be judged; so can one without a name.
        Outcome::Refused(code, _) => code == "not-playing" || !is_named || referee.is(&hand),
        Outcome::Answered(_) => false,
    };
    if !is_same {
        let hand = if hands.is_empty() { hand } else { Outcome::Recorded(hands) };
        differs(("judge", &referee), ("hand", &hand));
    }
    found
}

/// What is wrong with the lines that the hint of a refusal offers: each is taken as it is, and the players whom a hint names are
/// those of the series. An example is only one.
fn wrong_offers(evening: &Evening, line: &str, said: &str) -> Vec<String> {
    let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
    let Some((_, hint)) = said.split_once(" hint: ") else { return Vec::new() };
    let spans = |text: &str| text.split('`').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>();
    if let Some(players) = hint.strip_prefix("the players are") {
        let players: BTreeSet<String> = spans(players.split(';').next().unwrap()).into_iter().collect();
        let all_of_them = players == evening.names.iter().cloned().collect();
        return if all_of_them { Vec::new() } else { vec![format!("{} | {line} | {hint}", evening.new)] };
    }
    let is_placeholder = |word: &str| word.len() > 2 && word.chars().all(char::is_uppercase);
    let is_line = |offer: &String| {
        offer.contains(' ')
            && !offer.starts_with("ginscore ")
            // It would write a file where the tests run.
            && !offer.contains(" -o ")
            && !evening.names.contains(offer)
            && !offer.split(' ').any(is_placeholder)
    };
    let offered = spans(hint.split("as in ").next().unwrap()).into_iter().filter(is_line);
    let mut found = Vec::new();
    for offer in offered {
        let outcome = evening.piped(&offer);
        // Nobody gets the hand of another player.
        let player = |line: &str| {
            evening
                .names
                .iter()
                .find(|name| line.to_lowercase().starts_with(&format!("{} ", name.to_lowercase())))
        };
        let is_other = player(line).is_some()
            && player(&offer).is_some_and(|by| !line.to_lowercase().contains(&by.to_lowercase()));
        let may_be_either = said.contains("can mean two things");
        // Who undercuts has not knocked, and who gives up has not won.
        let is_of_the_other =
            ["undercut", "renounces", "gives up", "concedes"].iter().any(|word| line.contains(word));
        // The referee's no is an answer.
        let is_ruling = offer.starts_with("judge ")
            && matches!(&outcome, Outcome::Refused(code, _) if code == "status 1");
        let is_refused = matches!(outcome, Outcome::Refused(..)) && !is_ruling;
        if is_other && !may_be_either && !is_of_the_other || is_refused {
            found.push(format!("{} | {line} | offers `{offer}` | {}", evening.new, outcome.shown()));
        }
    }
    found
}

const LINES: &str = include_str!("../../data/lines.txt");

/// A series, what is recorded before, and lines.
type Typed = (String, Vec<String>, Vec<String>);

/// The lines of a text, below the line `new` of their series. One that begins with `> ` is recorded before; what is after
/// `=>` or `~>` is what it does.
fn of_text(text: &str) -> Vec<Typed> {
    let mut all: Vec<Typed> = Vec::new();
    for line in text.lines() {
        match all.last_mut() {
            _ if line.starts_with("new ") => all.push((line.to_owned(), Vec::new(), Vec::new())),
            Some((_, before, _)) if line.starts_with("> ") => before.push(line[2..].to_owned()),
            Some((_, _, lines)) => lines.push(line.to_owned()),
            None => panic!("{line} is typed nowhere"),
        }
    }
    all
}

fn named(new: &str) -> Vec<String> {
    let words = shlex::split(new).unwrap();
    let is_rule = |word: &&String| {
        word.contains('=') || ginscore_rules::house::Preset::ALL.iter().any(|preset| preset.name == **word)
    };
    words.iter().skip(1).take_while(|word| !is_rule(word)).filter(|word| *word != "v").cloned().collect()
}

/// Series of players whose names begin with ranks, suits, signs and words, who begin alike, or have blanks, in every lineup.
const HARD: [(&str, &[&str]); 16] = [
    ("new Kai Quinn pagat", &["Kai 4 v 23"]),
    ("new Jo Tess standard", &["Jo 4 v 23"]),
    ("new Ace Vi pagat hollywood", &["Vi gin v 7"]),
    ("new Gina Drew wikipedia", &["Drew 4 v 23"]),
    ("new Upton Max pagat", &[]),
    ("new Two 'Mary Jo' bare", &["Two 4 v 23"]),
    ("new Max Maxine pagat", &["Maxine 4 v 23"]),
    ("new 'Ann Ten' 'Ann Two' standard", &[]),
    ("new Ann v Bob Cid pagat", &["Ann 4 v 23"]),
    ("new Kai v Tess Quinn pagat", &[]),
    ("new 'Mary Jo' v Ace Ann standard", &[]),
    ("new Ann Cid v Bob Dan pagat", &["Ann 4 v 23"]),
    ("new Ann Cid v Kai Queenie pagat", &[]),
    ("new Gina Jo v Drew 'Two Kings' bare", &[]),
    ("new Ann Kai Jon pagat", &["Ann 4 v 23"]),
    ("new Tess Ace Vi standard", &[]),
];

/// A name as somebody types it: whole, or its beginning.
fn typed(dealer: &mut Dealer, names: &[String]) -> String {
    let name = &names[dealer.below(names.len())];
    let length = 1 + dealer.below(3);
    match dealer.below(5) {
        0 => name.chars().take(1).collect::<String>().to_lowercase(),
        1 => name.chars().take(length).collect::<String>().trim().to_lowercase(),
        2 => name.to_lowercase(),
        _ => name.clone(),
    }
}

fn one<'a>(dealer: &mut Dealer, of: &[&'a str]) -> &'a str {
    of[dealer.below(of.len())]
}

fn hand(dealer: &mut Dealer, names: &[String]) -> String {
    let (by, against) = (typed(dealer, names), typed(dealer, names));
    let own = one(
        dealer,
        &[
            "4",
            "0",
            "9",
            "10",
            "k",
            "a",
            "3+4",
            "a2",
            "gin",
            "g",
            "big gin",
            "12",
            "/ 2h ac",
            "4-7s 9cdh / 2h ac ad",
        ],
    );
    let other = one(
        dealer,
        &[
            "23",
            "7",
            "k7",
            "q7",
            "j7",
            "t7",
            "a7",
            "k",
            "kk",
            "k10",
            "kq7",
            "k 7",
            "10+7",
            "13+18",
            "20+20",
            "k+14",
            "kd qs",
            "23 @7s",
            "23 accepted",
            "/ kd qs",
            "kcdh 2-4c / 7h 3d + 8s 9s",
            "23.",
            "23 # k7",
        ],
    );
    let sign = one(dealer, &[" v ", " v ", " v ", " ", " vs ", "v", " against "]);
    match dealer.below(16) {
        0 => format!("{by}{own}v{other}"),
        1 | 2 => format!("{by} {own}{sign}{against} {other}"),
        3 => format!("{by} +{}", one(dealer, &["20", "5", "0", "20 boxes 2", "20 points"])),
        4 => format!("{by}'s {own} v {other}"),
        5 => format!("{by} knocks with {own} and {against} has {other}"),
        6 => format!("{by} gin {other}"),
        7 => format!("{by}: {own}{sign}{other}"),
        8 => format!("{by}{other}"),
        _ => format!("{by} {own}{sign}{other}"),
    }
}

fn any_line(dealer: &mut Dealer, names: &[String]) -> String {
    let (by, other) = (typed(dealer, names), typed(dealer, names));
    match dealer.below(24) {
        0 => format!("amend 1 {}", hand(dealer, names)),
        1 => format!("insert 1 {}", hand(dealer, names)),
        2 => format!("{}; {}", hand(dealer, names), hand(dealer, names)),
        3 => format!(
            "{} {by}",
            one(dealer, &["deal", "draw", "tie", "undercut", "stats", "seat", "game", "gin", "dealer"])
        ),
        4 => format!("adjust {by} {}", one(dealer, &["+5 # x", "-5 # x", "5", "+1 box # x"])),
        5 => format!("{by} -10 # x"),
        6 => format!("draw {by} v {other}"),
        7 => one(
            dealer,
            &[
                "draw", "wash", "nobody", "misdeal", "undo", "oops", "redo", "delete 1", "stop", "up 7s",
                "@7s", "@7", "score", "game 1", "why 1", "who won", "last", "history", "totals", "pay",
                "settle", "sheet", "round 1", "counts", "log",
            ],
        )
        .to_owned(),
        8 => format!("{by} {} v {other}", one(dealer, &["k7", "q7", "a", "2"])),
        9 => format!(
            "agree {}",
            one(
                dealer,
                &[
                    "gin=31 undercut=0 # all",
                    "stake=0.10",
                    "pagat oklahoma",
                    "target=20",
                    "knock_limit=3",
                    "pagat standard",
                    "gin_bonsu=5",
                    "",
                ]
            )
        ),
        _ => hand(dealer, names),
    }
}

/// What a line may not begin with: commands that never end, that write files, or are nothing at a table.
const OTHERS: [&str; 21] = [
    "new",
    "ginscore",
    "table",
    "board",
    "man",
    "completions",
    "paper",
    "export",
    "import",
    "series",
    "players",
    "rules",
    "help",
    "?",
    "quit",
    "q",
    "judge",
    "best",
    "check",
    "verify",
    "audit",
];

/// The lines of pages, transcripts and seeds, in order and each once.
fn collected() -> BTreeSet<String> {
    let mut lines = BTreeSet::new();
    let mut pages = files_of("tests/cmd", &["md"]);
    pages.extend(["docs/notation.md", "docs/guide.md", "README.md"].map(|page| top().join(page)));
    for page in pages {
        for line in fs::read_to_string(page).unwrap().lines() {
            if let Some(command) = line.strip_prefix("$ ginscore ") {
                let words = shlex::split(command).unwrap_or_default();
                lines.insert(words.join(" ").trim_start_matches("hand ").to_owned());
            }
            // What is between ticks.
            lines.extend(
                line.split('`')
                    .skip(1)
                    .step_by(2)
                    .map(|span| span.trim_start_matches("ginscore ").to_owned()),
            );
        }
    }
    let seeds = include_str!("../../../fuzz/seeds/hand_line.txt").lines().flat_map(|seed| seed.split("\\n"));
    lines.extend(seeds.map(|line| line.replace("\\x00", "\0")));
    lines.retain(|line| !line.contains(['>', '|']) && !line.contains(char::is_control));
    lines
}

/// Whether a line is for all doors: a comment is for scripts, options are the shell's.
fn is_for_all(line: &str) -> bool {
    let first = line.split_whitespace().next().unwrap_or_default();
    let small = first.to_lowercase();
    // In a shell, a command is in small letters.
    let is_capital = small != first && COMMANDS.contains(&small.as_str());
    let is_option =
        |word: &str| word.starts_with("--") || word.starts_with('-') && word.contains(char::is_alphabetic);
    !first.is_empty()
        && !first.starts_with(['-', '#'])
        && !is_capital
        && !OTHERS.contains(&small.as_str())
        && !line.split(' ').any(is_option)
}

/// Everything that is typed.
fn everything() -> Vec<Typed> {
    let is_all = std::env::var("GINSCORE_DOORS").as_deref() == Ok("all");
    let mut all = of_text(LINES);
    let bare = |line: &String| line.split(" => ").next().unwrap().split(" ~> ").next().unwrap().to_owned();
    let every = if is_all { 1 } else { sized(6, 1) };
    all.iter_mut().for_each(|(_, _, lines)| *lines = lines.iter().step_by(every).map(bare).collect());
    let collected: Vec<String> = collected().into_iter().collect();
    assert!(collected.len() > 500, "{}", collected.len());
    let every = if is_all { 1 } else { sized(96, 8) };
    all.push((
        "new Ann Bob pagat target=9999 name=s".to_owned(),
        vec!["Ann 4 v 23".to_owned()],
        // A new line of a page does not change which of the others are taken.
        collected
            .into_iter()
            .filter(|line| line.bytes().map(usize::from).sum::<usize>() % every == 0)
            .collect(),
    ));
    let mut dealer = Dealer::new(55);
    for (new, before) in HARD {
        let names = named(new);
        let lines: BTreeSet<String> =
            (0..if is_all { 280 } else { sized(2, 16) }).map(|_| any_line(&mut dealer, &names)).collect();
        let before = before.iter().map(|line| (*line).to_owned()).collect();
        all.push((format!("{new} target=9999 name=s"), before, lines.into_iter().collect()));
    }
    // A line of a case after those before it.
    let cases = files_of("conformance", &["json"]).into_iter().flat_map(|file| {
        let cases: Vec<Value> = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
        cases
    });
    for case in cases.step_by(if is_all { 1 } else { sized(240, 20) }) {
        let lines: Vec<String> =
            case["lines"].as_array().unwrap().iter().map(|line| line.as_str().unwrap().to_owned()).collect();
        let news = lines.iter().filter(|line| line.starts_with("new ")).count();
        for at in (1..lines.len()).rev().take(if news > 1 {
            0
        } else if is_all {
            9
        } else {
            1
        }) {
            all.push((format!("{} name=s", lines[0]), lines[1..at].to_vec(), vec![lines[at].clone()]));
        }
    }
    all
}

/// Does this with each evening and each of its lines, two evenings at a time.
fn each_line(does: impl Fn(&Evening, &str) -> Vec<String> + Sync) -> (usize, Vec<String>) {
    let mut all = everything();
    all.iter_mut().for_each(|(_, _, lines)| lines.retain(|line| is_for_all(line)));
    let next = std::sync::Mutex::new(all.iter());
    let count = all.iter().map(|(_, _, lines)| lines.len()).sum();
    let found = std::sync::Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let Some((new, before, lines)) = next.lock().unwrap().next() else { break };
                    let evening = Evening::new(new, before);
                    for line in lines {
                        let differences = does(&evening, line);
                        found.lock().unwrap().extend(differences);
                    }
                }
            });
        }
    });
    let mut found = found.into_inner().unwrap();
    found.sort();
    (count, found)
}

/// Whether a line does what is written after it: `19` points, `= LINE` what that line does, `? LINE / LINE` a refusal that offers
/// them, or `refused`. Otherwise, what it does.
fn not_as(evening: &Evening, line: &str, expected: &str) -> Option<String> {
    let (does, said) = evening.typed(line);
    let shown = |outcome: &Outcome| match outcome {
        Outcome::Answered(text) => text.lines().filter(|line| !line.starts_with("read as: ")).collect(),
        other => other.shown(),
    };
    let is_same = |other: &str| shown(&does) == shown(&evening.typed(other).0);
    let is_refused = matches!(does, Outcome::Refused(..));
    let points = |entry: &String| entry.split_once("points = ")?.1.split(',').next()?.parse::<u32>().ok();
    let is_so = match (expected.split_once(' '), &does) {
        (Some(("=", other)), _) => !is_refused && is_same(other),
        (Some(("?", offers)), _) if is_refused => {
            offers.split(" / ").all(|offer| said.contains(&format!("`{offer}`")))
        }
        (Some(("?", offer)), _) => is_same(offer),
        (_, Outcome::Recorded(entries)) => {
            expected == entries.iter().filter_map(points).sum::<u32>().to_string()
        }
        _ => expected == "refused" && is_refused,
    };
    (!is_so).then(|| format!("{} | {line} | {} in place of {expected}", evening.new, does.shown()))
}

fn lines_after(mark: &str) {
    let mut wrong = Vec::new();
    for (new, before, lines) in of_text(LINES) {
        let marked: Vec<(&str, &str)> = lines.iter().filter_map(|line| line.split_once(mark)).collect();
        if !marked.is_empty() {
            let evening = Evening::new(&new, &before);
            wrong.extend(marked.iter().filter_map(|(line, expected)| not_as(&evening, line, expected)));
        }
    }
    assert!(wrong.is_empty(), "{} lines:\n{}", wrong.len(), wrong.join("\n"));
}

/// Hands that were read wrong.
#[test]
fn hard_lines_come_to_what_they_say() {
    lines_after(" => ");
}

/// What people said at a table is read, or answered with what they meant.
#[test]
fn spoken_lines_are_read_or_answered() {
    lines_after(" ~> ");
}

/// What is offered in the place of a line is taken at the table.
#[test]
fn a_line_means_the_same_at_every_door() {
    let (count, found) = each_line(differences);
    assert!(count > sized(60, 400), "{count}");
    assert!(found.is_empty(), "{} differences in {count} lines:\n{}", found.len(), found.join("\n"));
}
