//! The program in the made-up language `xx`, whose every text is in brackets: what is outside them is in no message, so
//! nobody could translate it. Only debug builds know the language.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use ginscore::shell::manual;
use ginscore::show::rulebook;
use ginscore_rules::house::RuleKey;

use crate::repository::top;
use crate::table::{Table, sized};
use crate::words::transcripts::{commands, transcripts};

/// What is outside brackets, which may go over several lines. Every bracket is a word's end.
fn outside(text: &str) -> String {
    let mut depth = 0_usize;
    let mut outside = String::new();
    for letter in text.chars() {
        match letter {
            '⟦' => depth += 1,
            '⟧' => depth = depth.checked_sub(1).unwrap_or_else(|| panic!("a bracket too many: {text}")),
            _ if depth == 0 => outside.push(letter),
            _ => {}
        }
        if "⟦⟧".contains(letter) {
            outside.push(' ');
        }
    }
    assert_eq!(depth, 0, "a bracket is missing: {text}");
    outside
}

/// The words of a text, in small letters: two letters or more. Addresses, seals, options and the placeholders of a
/// command line are the same in every language.
fn words(text: &str) -> impl Iterator<Item = String> {
    let same = |word: &&str| {
        let inner = word.trim_matches(['<', '>', '[', ']', '.', ',']);
        let placeholder =
            inner != *word && inner.chars().all(|letter| letter.is_uppercase() || letter == '|');
        let seal = word.len() == 14
            && word
                .chars()
                .all(|letter| letter.is_ascii_uppercase() || letter.is_ascii_digit() || letter == '-');
        placeholder || seal || word.starts_with("--") || word.starts_with("https://")
    };
    let text: Vec<&str> = text.split_whitespace().filter(|word| !same(word)).collect();
    let text = text.join(" ");
    let words: Vec<String> =
        text.split(|letter: char| !letter.is_alphabetic()).map(str::to_lowercase).collect();
    let words = words.into_iter();
    words.filter(|word| word.chars().count() > 1)
}

/// What is the same in every language: output that programs read, and output that is typed again. The rulebook is not in
/// messages.
fn is_for_programs(command: &str) -> bool {
    let parts = [
        "--json",
        "ginscore log",
        "--format",
        "--dry-run",
        "export",
        "completions",
        "rules explain",
        "cat ",
        "cat\n",
        "grep",
        "sed -n",
        "cmp",
        "docs",
        "diff",
    ];
    parts.iter().any(|part| command.contains(part))
}

/// Cards, and the words of the notation that stay as they are in a hand that is shown.
fn is_card(word: &str) -> bool {
    let mut letters = word.chars();
    let suits = |letters: &str| !letters.is_empty() && letters.chars().all(|letter| "cdhs".contains(letter));
    letters.next().is_some_and(|rank| "atjqk".contains(rank)) && suits(letters.as_str())
}

/// Names that are the same in every language: commands, codes, rules and their values, columns, topics, and the values of
/// `--color` and `--cards`.
fn names() -> BTreeSet<String> {
    // In no file that is read below: values of options, of `undercut_tie` and `ace_knock_card`, columns of rows, a kind of
    // entry, a command, a folder, and words of the TOML reader, which speaks English.
    let others = [
        "auto",
        "always",
        "never",
        "letters",
        "symbols",
        "nobody",
        "only",
        "help",
        "share",
        "median",
        "sonneborn",
        "berger",
        "note",
        "lineup",
        "expected",
        "field",
    ];
    let mut names: BTreeSet<String> = others.map(str::to_owned).into();
    for file in ["docs/formats/rows.md", "docs/formats/json.md", "docs/formats/ledger.md", "docs/presets.md"]
    {
        let text = fs::read_to_string(top().join(file)).unwrap();
        names.extend(text.split('`').skip(1).step_by(2).flat_map(words));
    }
    // The keys and the ids of the answers for programs, not what the schema says of them.
    let schema = crate::data::json_schema::schema().to_string();
    let ids = schema.split('"').skip(1).step_by(2).filter(|text| !text.contains(' '));
    names.extend(ids.flat_map(words));
    names.extend(rulebook::topics().iter().flat_map(|topic| words(topic.name)));
    names.extend(RuleKey::all().flat_map(|key| key.words()).flat_map(|word| words(word)));
    names.extend(manual::names().iter().flat_map(|name| words(name)));
    names
}

/// What people typed in a transcript, and in the files of `tests/data` that they gave to the program.
fn typed(commands: &[String]) -> BTreeSet<String> {
    let data = top().join("tests/data");
    let mut typed: BTreeSet<String> = commands.iter().flat_map(|command| words(command)).collect();
    for word in commands.iter().flat_map(|command| command.split_whitespace()) {
        let name = word.rsplit('/').next().unwrap_or(word).trim_matches(['\'', '"']);
        let file = data.join(name);
        if !name.is_empty() && file.is_file() {
            typed.extend(words(&fs::read_to_string(file).unwrap()));
        }
    }
    typed
}

/// The text without what is in backticks, which is for the computer, and without colors.
fn for_people(text: &str) -> String {
    let plain: String =
        text.split("\u{1b}[").map(|part| part.split_once('m').map_or(part, |(_, rest)| rest)).collect();
    let plain = if text.contains("\u{1b}[") { plain } else { text.to_owned() };
    plain.split('`').step_by(2).collect::<Vec<_>>().join(" ")
}

#[test]
fn nothing_is_said_outside_messages() {
    let files = transcripts();
    let names = names();
    let checked = std::thread::scope(|scope| {
        let running: Vec<_> = files
            .iter()
            .step_by(sized(6, 1))
            .map(|file| scope.spawn(|| said_outside(file, &names)))
            .collect();
        running.into_iter().flat_map(|file| file.join().unwrap()).collect::<Vec<_>>()
    });
    assert!(checked.is_empty(), "not in a message:\n{}", checked.join("\n"));
}

/// What the commands of a transcript say outside brackets that nobody typed.
fn said_outside(file: &Path, names: &BTreeSet<String>) -> Vec<String> {
    let table = Table::new();
    let mut exports = "export GINSCORE_LANG=xx\n".to_owned();
    let mut found = Vec::new();
    let commands = commands(&fs::read_to_string(file).unwrap());
    let typed = typed(&commands);
    for command in commands {
        if command.starts_with("export ") && !command.contains("GINSCORE_LANG") {
            exports.push_str(&format!("{command}\n"));
        }
        let done = table.shell(&format!("{exports}{command}"));
        // The shell speaks English, in the words of clap.
        let is_of_shell =
            command.contains("--help") || done.said.contains("For more information, try '--help'.");
        if is_of_shell || is_for_programs(&command) {
            continue;
        }
        // What is after a bar was typed: a line with carets.
        for line in outside(&done.said).lines().filter(|line| !line.trim_start().starts_with('|')) {
            let line = for_people(line);
            let strange: Vec<String> = words(&line)
                .filter(|word| !typed.contains(word) && !names.contains(word) && !is_card(word))
                .collect();
            if !strange.is_empty() {
                found.push(format!("{}: {command}\n    {strange:?} in: {line}", file.display()));
            }
        }
    }
    found
}

/// What a page shows and says to a screen reader: its text and its labels, without tags and styles.
fn shown_on_page(html: &str) -> String {
    let mut rest = html;
    let mut shown = String::new();
    while let Some((text, tag)) = rest.split_once('<') {
        shown.push_str(text);
        shown.push(' ');
        let (tag, after) = tag.split_once('>').unwrap_or((tag, ""));
        for label in ["aria-label=\"", "title=\"", "alt=\""] {
            let value = tag.split_once(label).and_then(|(_, value)| value.split_once('"'));
            shown.extend(value.map(|(value, _)| format!("{value}\n")));
        }
        rest = match tag {
            "style" => after.split_once("</style>").map_or("", |(_, after)| after),
            _ => after,
        };
    }
    shown + rest
}

#[test]
fn the_page_has_nothing_but_messages() {
    for script in ["tests/data/evening.gin", "tests/data/evenings/de.gin", "tests/data/evenings/pl.gin"] {
        let table = Table::new();
        let xx = "export GINSCORE_LANG=xx\n";
        table.shell(&format!("{xx}ginscore table < {script}"));
        let page = table.shell(&format!("{xx}ginscore export --format html"));
        assert!(page.said.contains("lang=\"xx\"") && page.said.contains('⟦'), "{script}");
        let known: BTreeSet<String> = words(&fs::read_to_string(top().join(script)).unwrap()).collect();
        let strange: Vec<String> = words(&outside(&shown_on_page(&page.said)))
            .filter(|word| !known.contains(word) && !is_card(word) && word != "ginscore")
            .collect();
        assert!(strange.is_empty(), "{script}: {strange:?}");
    }
}
