//! The manual page is up to date, and everything in the manual and the completions works. `UPDATE=1` rewrites the page.

use std::fs;

use clap::Parser;
use ginscore::shell::args::Cli;
use ginscore::shell::manual::{command_line, examples, names, page_named, pages};
use ginscore_ledger::exchange::RowColumn;

#[cfg(unix)]
use crate::data::json_schema::{check_answer, schema};
use crate::repository::is_current;
use crate::table::Table;

/// The page that is in the repository; the others are written when the program is packaged.
#[test]
fn the_man_page_is_up_to_date() {
    let pages = pages();
    let (_, page) = pages.iter().find(|(name, _)| name == "ginscore.1").unwrap();
    is_current("man/ginscore.1", page, "generated");
}

/// docs/formats/rows.md describes every column, in order.
#[test]
fn every_column_is_documented() {
    let text = include_str!("../../../docs/formats/rows.md");
    let columns = text.split("## Columns").nth(1).unwrap().split("\n## ").next().unwrap();
    let listed = columns.lines().filter_map(|line| line.strip_prefix("- **")?.split("**").next());
    assert_eq!(listed.collect::<Vec<_>>(), RowColumn::ALL.map(|column| column.name()));
}

/// The command of a man page, such as `ginscore-rules-show`.
fn command_of(page: &str) -> clap::Command {
    let mut command = command_line();
    for name in page.split('-').skip(1) {
        command = command.find_subcommand(name).unwrap().clone();
    }
    command
}

/// The examples of every command, in the order of the manual: what a person types in a shell.
pub(crate) fn every_example() -> Vec<Vec<String>> {
    let typed = |file: &String| Some(examples(&command_of(file.strip_suffix(".1")?)));
    let of_page = |(file, _): &(String, String)| {
        typed(file).into_iter().flatten().map(|(example, _)| example).collect()
    };
    pages().iter().map(of_page).collect()
}

/// What the examples speak of: a series of Ann and Bob by the rules of Hollywood gin, other players, saved rules, and files.
#[cfg(unix)]
const HOME_OF_EXAMPLES: &str = "cd ~
ginscore new Ann Bob pagat hollywood
for hand in 1 2 3 4 5 6 7 8 9 10 11 12; do ginscore Ann 4 v 6; done
ginscore new Rob Ana name=spring-demo
ginscore series delete demo --yes
ginscore new Rob Ana name=demo
ginscore new Anna Zoe name=night
ginscore series use ann-bob
ginscore rules save club pagat target=150
cp -r $GINSCORE_LEDGER table-1; cp -r $GINSCORE_LEDGER table-2
printf 'player_one,player_two,hand\\nAnn,Bob,Ann 4 v 23\\n' > hands.csv
ginscore export --format jsonl --all > hands.jsonl
echo 4-7s 9cdh > hands.txt
ginscore log > evening.gin
mkdir -p .local/share/bash-completion/completions";

/// What asks at a terminal, or shows what is not so; and the board, which is there until somebody presses Ctrl-C.
#[cfg(unix)]
const OTHERWISE: [(&str, i32); 4] = [
    ("ginscore rules save club", 2),
    ("ginscore series delete 2026-11-20-1930-ann-bob", 2),
    ("ginscore audit --seal 7KTD-93XY-4MHC", 1),
    ("ginscore judge QS KS AS", 1),
];

/// Every example does what the help says of it, each in the same home, and its answer for programs fits the schema.
#[cfg(unix)]
#[test]
fn every_example_runs() {
    let (table, before) = (Table::new(), Table::new());
    let (home, before) = (table.home().display(), before.home().display());
    table.shell(&format!("{HOME_OF_EXAMPLES}; cp -a {home}/. {before}")).ended(0);
    let anew = format!(
        "cd {home} && find {home} -mindepth 1 -delete && cp -a {before}/. {home} && exec < /dev/null"
    );
    let run = |line: &str| table.shell(&format!("{anew} && {line}"));
    let mut wrong = Vec::new();
    for example in every_example().concat().iter().filter(|example| !example.contains(" board")) {
        let expected = OTHERWISE.iter().find(|(one, _)| one == example).map_or(0, |(_, status)| *status);
        let done = run(example);
        if done.status != expected {
            wrong.push(format!("{example}: {}: {}", done.status, done.said));
        }
        let no_answer =
            [">", "<", "|", "ginscore man", "ginscore table"].iter().any(|word| example.contains(word));
        if !no_answer {
            let command = example.replacen("ginscore", "ginscore --json", 1);
            let answer = run(&format!("{command} 2>/dev/null")).json();
            wrong.extend(check_answer(&command, &answer, schema()).err());
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Every page has all sections, and its examples can be parsed.
#[test]
fn every_page_has_examples_that_parse() {
    for (file, text) in pages() {
        let Some(name) = file.strip_suffix(".1") else {
            continue;
        };
        for section in ["NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "EXIT STATUS", "FILES", "EXAMPLES"] {
            let has_section = text
                .lines()
                .any(|line| line == format!(".SH {section}") || line == format!(".SH \"{section}\""));
            assert!(has_section, "{file} has no {section}");
        }
        let examples = examples(&command_of(name));
        assert!(!examples.is_empty(), "{name} has no example");
        for (example, _) in examples {
            // What another program writes is read by this one.
            let (_, own) = example.rsplit_once("| ").unwrap_or(("", &example));
            let words = shlex::split(own).unwrap();
            let words = words.into_iter().take_while(|word| word != "<" && word != ">");
            assert!(Cli::try_parse_from(words).is_ok(), "{example}");
        }
    }
}

#[test]
fn the_program_prints_completions_and_man_pages() {
    let table = Table::new();
    assert_eq!(table.ok("completions bash").out, include_str!("../../../completions/ginscore.bash"));
    let dir = table.home().join("man");
    table.ok(&format!("man --output {} --quiet", dir.display()));
    let page = fs::read_to_string(dir.join("ginscore-judge.1")).unwrap();
    assert!(page.contains("Judge melds, spreads and showdowns"));
    // A pipe gets the source of a page, and nothing is written.
    assert_eq!(table.ok("man judge").out, page);
    assert_eq!(table.ok("man rules explain").out, table.ok("man ginscore-rules-explain").out);
    // A document is as it is.
    assert_eq!(table.ok("man rows").out, include_str!("../../../docs/formats/rows.md"));
    assert_eq!(table.ok("man").out, fs::read_to_string(dir.join("ginscore.1")).unwrap());
    for (page, hint) in [
        ("tabel", "did you mean `table`?"),
        ("~/man/man1", "`ginscore man --output DIR`"),
        ("help", "`ginscore help`"),
    ] {
        table.run(&format!("man {page} --json")).refused(2, "bad-option").warns(hint);
    }
    assert_eq!(fs::read_dir(table.home()).unwrap().count(), 1);
}

/// Every page that is written can be shown by its name.
#[test]
fn every_page_has_a_name() {
    for (file, text) in pages() {
        let page = page_named(file.split('.').next().unwrap()).unwrap();
        assert_eq!(page.roff, Some(text), "{file}");
        assert!(!page.plain.contains("\n."), "{file}");
    }
    for name in names() {
        assert!(page_named(&name).is_some(), "{name}");
    }
}

#[test]
fn help_is_a_command() {
    let table = Table::new();
    assert_eq!(table.ok("help").out, table.ok("--help").out);
    assert!(table.ok("help table --lang de").out.contains("Andere Zeilen:"));
    assert_eq!(table.ok("help amend").out, table.ok("amend --help").out);
    assert_eq!(table.ok("Ann 4 v 23 --help").out, "Ann 4 v 23\n    Record a hand\n");
    let undercut = table.ok("help undercut").out;
    assert!(
        undercut.starts_with(table.ok("rules explain undercut").out.lines().next().unwrap()),
        "{undercut}"
    );
    table.run("help zzz --json").refused(2, "unknown-topic").warns("no topic called `zzz`");
    assert!(table.ok("help judge").out.contains("[default: those of the current series"));
    assert_eq!(table.ok("help rules explain").out, table.ok("rules explain --help").out);
}

/// Completions offer names, series, presets and keys. This asks as fish does, which passes the words unchanged.
#[cfg(unix)]
#[test]
fn completions_offer_names_series_presets_and_keys() {
    let table = Table::new();
    table.ok("new Ann 'Mary Jo' hollywood");
    let offered = |words: &str| {
        let done = table.shell(&format!("COMPLETE=fish ginscore -- ginscore {words}")).ended(0);
        let words = done.said.lines().map(|line| line.split('\t').next().unwrap());
        words.filter(|word| !word.starts_with("--")).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(offered("hand ''"), ["Ann", "Mary Jo"]);
    assert_eq!(offered("A"), ["Ann"]);
    table.ok("Ann +1");
    table.ok("Ann +1");
    for line in ["amend ''", "insert ''", "delete ''"] {
        assert_eq!(offered(line), ["1", "2"], "{line}");
    }
    assert_eq!(offered("why ''"), ["1", "2", "game", "round", "series"]);
    assert_eq!(offered("why g"), ["game"]);
    assert_eq!(offered("why game ''")[0], "1");
    // Options where one begins, and not next to anything else.
    let done = table.shell("COMPLETE=fish ginscore -- ginscore why ''").ended(0);
    assert!(!done.said.contains("--"), "{}", done.said);
    let done = table.shell("COMPLETE=fish ginscore -- ginscore why --").ended(0);
    assert!(done.said.contains("--json") && done.said.contains("--help"), "{}", done.said);
    assert_eq!(offered("deal M"), ["Mary Jo"]);
    assert_eq!(offered("players rename \"'Mary\""), ["Mary Jo"]);
    assert_eq!(offered("new A B wikipedia-"), ["wikipedia-match"]);
    assert_eq!(offered("judge --rules 'pagat undercut_t'"), ["pagat undercut_tie="]);
    assert_eq!(offered("judge --rules undercut_tie=n"), ["undercut_tie=no-bonus", "undercut_tie=nobody"]);
    assert!(offered("new A B target=").contains(&"target=250".to_owned()));
    assert!(offered("new A B nothing=").is_empty());
    assert_eq!(offered("man rules-e"), ["rules-explain"]);
    assert_eq!(offered("series use 2026"), ["2026-11-20-1930-ann-mary-jo"]);
    assert_eq!(offered("summary --as online"), ["online"]);
    assert_eq!(offered("rules explain laying"), ["laying-off"]);
    // All players of the ledger.
    table.ok("new Cid Mary name=other");
    table.ok("new Ann Dora name=night");
    assert_eq!(offered("stats ''"), ["Ann", "Cid", "Dora", "Mary", "Mary Jo"]);
    assert_eq!(offered("stats Ann D"), ["Dora"]);
    assert_eq!(offered("new A B dealer=C"), ["dealer=Cid"]);
    for words in ["new ''", "table ''", "new Eve Fay v ''"] {
        assert_eq!(offered(words), ["Ann", "Cid", "Dora", "Mary", "Mary Jo"], "{words}");
    }
    assert_eq!(offered("new Ann 'Mary\\ Jo' v ''"), ["Cid", "Dora", "Mary"]);
    // After the names, what else is agreed, each once; a form goes with any preset.
    let agreed = offered("new Ann Dora hollywood target=5 ''");
    assert!(
        ["pagat", "oklahoma", "stake=", "gin_bonus="].iter().all(|word| agreed.contains(&(*word).to_owned()))
    );
    assert!(
        ["Cid", "hollywood", "target="].iter().all(|word| !agreed.contains(&(*word).to_owned())),
        "{agreed:?}"
    );
    assert_eq!(offered("table Ann Dora pagat ''")[..3], ["oklahoma", "hollywood", "stake="]);
    assert_eq!(offered("new Ann Dora C"), ["Cid"]);
    assert_eq!(offered("amend 1 ''"), ["Ann", "Dora"]);
    // Of another ledger, if the line names it.
    table.ok("--ledger ~/club new Eve Fay".replace('~', &table.home().display().to_string()).as_str());
    assert_eq!(offered("--ledger ~/club stats ''"), ["Eve", "Fay"]);
    assert_eq!(offered("--ledger=~/club table E"), ["Eve"]);
    table.ok("rules save moderate online target=150");
    assert_eq!(offered("new A B mod"), ["moderate"]);
    assert_eq!(offered("rules show moder"), ["moderate"]);
}
