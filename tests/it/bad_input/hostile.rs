//! Hostile text in every place that can contain some, through every command: control characters and invisible characters
//! are never printed as they are.

use std::fs;

use ginscore_notation::all;

use crate::shell::generated::every_example;
use crate::table::{Done, Table, sized};

/// Text from a stranger, for file names, notes and headers: C0 and C1 control characters, line ends, marks that change
/// the direction of the text, and invisible characters.
const HOSTILE: &str = "x\u{1b}[2J\u{1b}]0;t\u{7}\u{8}\u{9b}31m\u{85}\r\nINJECTED\t\u{202e}\u{2066}\u{200b}\u{200d}\
\u{feff}\u{ad}\u{2028}\u{2029}\u{e0041}\u{fe0f}\u{3164}y";

/// The same without the characters that names have never been allowed to contain.
const INVISIBLE: &str = "x\u{202e}\u{2066}\u{200b}\u{200d}\u{feff}\u{ad}\u{e0041}\u{fe0f}\u{3164}y";

/// What is run on each ledger before an example of every command. Those that record come last; the examples follow, since
/// the first of them starts another series.
const MORE: [&str; 25] = [
    "",
    "score",
    "score --plain",
    "summary --as pagat",
    "log --all",
    "why 1",
    "audit --quiet",
    "audit --seal 4H2R-5F9H",
    "rules show",
    "judge 4 v 23",
    "series show",
    "series use a",
    "stats --plain",
    "export --format csv",
    "export --format jsonl",
    "export --format json",
    "export --format html",
    "hand Ann 14 v 23",
    "draw # a note",
    "amend 1 Ann 5 v 23",
    "undo",
    "redo",
    "table Ann Bob",
    "players rename Ann Bob --yes",
    "players rename Ann Zoe",
];

/// `MORE`, and the first example of every command that reads no file and writes none.
fn commands() -> Vec<String> {
    let elsewhere = [">", "<", " -o ", "board", "man", ".csv"];
    let firsts = every_example().into_iter().filter_map(|examples| {
        let first = examples.into_iter().next()?;
        let is_here = !elsewhere.iter().any(|word| first.contains(word));
        is_here.then(|| first.trim_start_matches("ginscore").trim().to_owned())
    });
    MORE.map(str::to_owned).into_iter().chain(firsts).collect()
}

/// Checks that the output has no control or invisible characters.
fn check_clean(done: &Done, what: &str) {
    let raw: Vec<_> = all(&done.said).filter(|found| found.sign != '\n').collect();
    assert!(raw.is_empty(), "{what}: {raw:?} in {:?}", done.said);
    let injected = done.said.lines().any(|line| line.trim_start().starts_with("INJECTED"));
    assert!(!injected, "{what}: {:?}", done.said);
}

fn check_every_command(table: &Table, place: &str) {
    for command in commands() {
        for json in ["", " --json"] {
            let done = table.run(&format!("{command}{json}"));
            check_clean(&done, &format!("{place}: {command}{json}"));
            assert!(done.status <= 3, "{place}: {command}: {}", done.said);
        }
    }
}

/// A text as a TOML string.
fn quoted(text: &str) -> String {
    let escaped: String = text
        .chars()
        .map(|letter| match letter {
            ' '..='~' => letter.to_string(),
            _ => format!("\\U{:08X}", u32::from(letter)),
        })
        .collect();
    format!("\"{escaped}\"")
}

/// A ledger with a hand, a draw and an amendment, all with notes.
fn evening() -> Table {
    let table = Table::new();
    for line in
        ["new Ann Bob", "hand Ann 4 v 23 '# first'", "draw '# second'", "amend 1 Ann 3 v 23 '# third'"]
    {
        table.ok(line);
    }
    table
}

#[test]
fn hostile_text_in_a_ledger_is_escaped() {
    let note = quoted(HOSTILE);
    let renamed = |name: &str| {
        let time = "time = 2026-11-20T20:30:00+01:00";
        format!("\n[[entry]]\n{time}\nline = {}\n", quoted(&format!("rename Bob {name}")))
    };
    // The note without the quotation marks of its text.
    let escaped = note.trim_matches('"').to_owned();
    let hand = "\"amend 1 Ann 3 v 23 # third\"";
    let hostile_hand = quoted(&format!("amend 1 Ann 3 v 23 # {HOSTILE}"));
    let bad_hand = quoted(&format!("amend 1 Ann 3 v {HOSTILE}"));
    for (place, from, to) in [
        ("players", "\"Bob\"]", format!("{}]", quoted(&format!("Bob{INVISIBLE}")))),
        ("players with controls", "\"Bob\"]", format!("{}]", quoted(&format!("Bob{HOSTILE}")))),
        ("preset", "\"standard\"", note.clone()),
        ("stake", "preset", format!("stake = {note}\npreset")),
        ("a note", "first", escaped.clone()),
        ("a draw's note", "second", escaped.clone()),
        ("an amendment's note", "third", escaped),
        ("a hand", hand, hostile_hand),
        ("a hand that cannot be read", hand, bad_hand),
        ("a key", "preset", format!("{note} = 1\npreset")),
        ("a line", hand, note.clone()),
        ("another name", "", renamed(&format!("Bob{INVISIBLE}"))),
        ("another name with controls", "", renamed(&format!("Bob{HOSTILE}"))),
        ("another name that is reserved", "", renamed("Gin")),
        ("outside TOML", "format", format!("{HOSTILE} format")),
    ]
    .into_iter()
    .step_by(sized(3, 1))
    {
        let table = evening();
        let (path, text) = table.file();
        let changed = if from.is_empty() { format!("{text}{to}") } else { text.replacen(from, &to, 1) };
        assert_ne!(changed, text, "{place}");
        fs::write(&path, changed).unwrap();
        check_every_command(&table, place);
    }
}

#[test]
fn hostile_text_in_the_mark_of_a_merge_is_escaped() {
    let table = evening();
    let (path, text) = table.file();
    let marker = HOSTILE.replace(['\n', '\r'], "");
    fs::write(&path, format!("{text}<<<<<<< {marker}\n=======\n>>>>>>> {marker}\n")).unwrap();
    table.run("score").warns("unresolved merge");
    check_every_command(&table, "a merge");
}

#[cfg(unix)]
#[test]
fn hostile_file_names_are_escaped() {
    let table = evening();
    let (path, text) = table.file();
    let sibling = |name: &str| path.with_file_name(name);
    // A series, copies made by sync programs and editors, and a series that cannot be read.
    let evil = format!("an evil {HOSTILE}");
    fs::write(sibling(&format!("{evil}.toml")), &text).unwrap();
    fs::write(sibling(&format!("{evil}.toml~")), &text).unwrap();
    fs::write(sibling(&format!("{evil}.sync-conflict-20261120-203107-ABCDEFG.toml")), &text).unwrap();
    fs::write(
        sibling(&format!("{evil} (Ann's conflicted copy 2026-11-20).toml")),
        text.replace("Bob", "Cid"),
    )
    .unwrap();
    fs::write(sibling(&format!("broken {HOSTILE}.toml")), "junk = ").unwrap();
    fs::write(sibling(&format!("lost {HOSTILE}.sync-conflict-20261120-203107-ABCDEFG.toml")), &text).unwrap();
    for series in ["", "--series evil", "--series broken"] {
        for command in commands() {
            for json in ["", " --json"] {
                let line = format!("{command} {series}{json}");
                check_clean(&table.run(&line), &line);
            }
        }
        check_clean(&table.run("series use evil"), "series use evil");
    }
}

#[cfg(unix)]
#[test]
fn hostile_paths_are_escaped() {
    let table = evening();
    let (path, text) = table.file();
    let dir = table.home().join(format!("dir {HOSTILE}"));
    fs::create_dir(&dir).unwrap();
    fs::write(dir.join("evening.toml"), text.replace("\"third\"", "7")).unwrap();
    fs::copy(&path, dir.join("whole.toml")).unwrap();
    let text_of = |path: &std::path::Path| path.to_str().unwrap().to_owned();
    let ledger = text_of(&dir);
    for words in [
        vec!["audit"],
        vec!["series", "list"],
        vec!["series", "show"],
        vec!["score"],
        vec!["stats", "--ledger", &ledger, "--ledger", &text_of(path.parent().unwrap())],
        vec!["stats", "--ledger", &ledger, "--ledger", "no\u{1b}[2J"],
        vec!["import", &text_of(&dir.join("none.csv"))],
        vec!["import", &text_of(&dir.join("evening.toml"))],
        vec!["export", "-o", &text_of(&dir.join("out.html"))],
        vec!["export", "-o", &text_of(&dir.join("none/out.html"))],
        vec!["man", &text_of(&dir.join("man"))],
        vec!["man", &text_of(&dir.join("evening.toml"))],
    ] {
        for json in [None, Some("--json")] {
            for series in ["whole", "evening"] {
                let all =
                    [&["--ledger", &ledger, "--series", series], words.as_slice(), json.as_slice()].concat();
                check_clean(&table.run_with(&all, ""), &format!("{all:?}"));
            }
        }
    }
}

#[test]
fn hostile_arguments_and_input_are_escaped() {
    let table = evening();
    // The command line library prints a line end in an argument unchanged.
    let typed = HOSTILE.replace(['\n', '\r', '\t'], "");
    let [name, stake, dealer] = ["name", "stake", "dealer"].map(|key| format!("{key}={typed}"));
    for words in [
        vec!["hand", "Ann", "4", "v", &typed],
        vec!["hand", "Ann", "4", "v", "23", "#", &typed],
        vec!["draw", "#", &typed],
        vec!["amend", "1", &typed],
        vec!["amend", &typed],
        vec!["deal", &typed],
        vec!["new", "Ann", &typed],
        vec!["new", &typed, "Bob"],
        vec!["new", "Ann", "Bob", &name],
        vec!["new", "Ann", "Bob", &stake],
        vec!["new", "Ann", "Bob", &dealer],
        vec!["judge", "--rules", &typed, "4", "23"],
        vec!["new", "Ann", "Bob", "pagat", &typed],
        vec!["table", "Ann", &typed],
        vec!["score", "--series", &typed],
        vec!["series", "use", &typed],
        vec!["players", &typed],
        vec!["players", "rename", "Ann", &typed],
        vec!["players", "rename", &typed, "Eva"],
        vec!["players", "rename", "Ann", &typed, "--yes"],
        vec!["players", "rename", &typed, "Bob", "--yes"],
        vec!["stats", &typed],
        vec!["stats", "Ann", &typed],
        vec!["stats", "--since", &typed],
        vec!["check", &typed],
        vec!["best", &typed],
        vec!["judge", &typed],
        vec!["rules", "show", &typed],
        vec!["rules", "diff", &typed, "pagat"],
        vec!["rules", "explain", &typed],
        vec!["audit", "--seal", &typed],
        vec!["export", "--format", &typed],
        vec!["completions", &typed],
        vec!["man", &typed],
        vec![&typed],
        vec!["score", &typed],
    ] {
        for json in [None, Some("--json")] {
            let all = [words.as_slice(), json.as_slice()].concat();
            let done = table.run_with(&all, "");
            assert_ne!(done.status, 0, "{all:?}: {}", done.said);
            check_clean(&done, &format!("{all:?}"));
        }
    }
    let cell = HOSTILE.replace(['\n', '\r'], "");
    for (words, input) in [
        (vec!["table"], format!("{cell}\n")),
        (vec!["table"], format!("Ann 4 v 23 # {cell}\n")),
        (vec!["table"], format!("new Ann '{cell}'\n")),
        (vec!["best", "-"], format!("{cell}\n")),
        (vec!["judge", "-"], format!("{cell}\n")),
        (vec!["import", "-"], format!("player_one,player_two,hand\nAnn,{cell},Ann 4 v 23\n")),
        (vec!["import", "-"], format!("player_one,player_two,hand\nAnn,Bob,Ann {cell} v 23\n")),
        (vec!["import", "-"], format!("player_one,player_two,hand,note\nAnn,Bob,Ann 4 v 23,{cell}\n")),
        (vec!["import", "-"], format!("player_one,player_two,hand,preset\nAnn,Bob,Ann 4 v 23,{cell}\n")),
        (vec!["import", "-"], format!("player_one,player_two,hand,start\nAnn,Bob,Ann 4 v 23,{cell}\n")),
        (vec!["import", "-"], format!("player_one,player_two,hand,hand,{cell}\nAnn,Bob,Ann 4 v 23,1,\n")),
        (vec!["import", "-"], format!("series,player_one,player_two,hand\n{cell},Ann,Bob,Ann 4 v 23\n")),
    ] {
        for json in [None, Some("--json")] {
            let all = [words.as_slice(), json.as_slice()].concat();
            let done = table.run_with(&all, &input).ended(2);
            check_clean(&done, &format!("{all:?} {input:?}"));
        }
    }
}

/// Only text for people is escaped. JSON has the original text.
#[test]
fn json_keeps_hostile_text() {
    let table = evening();
    let (path, text) = table.file();
    let note = "91\u{202e}\u{e0041}\u{200b}";
    fs::write(&path, text.replacen("third", quoted(note).trim_matches('"'), 1)).unwrap();
    assert_eq!(table.ok("why 1 --json").json()["note"], note);
    assert!(table.ok("log").out.contains("# 91\\u{202e}\\u{e0041}\\u{200b}"));
}
