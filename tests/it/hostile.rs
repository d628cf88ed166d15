//! Text from other people, in every place that can hold some, through every command: nothing of it that a terminal
//! would obey, or that cannot be seen, is ever shown as it is.

use std::fs;
use std::path::Path;

use ginscore_rules::notation::all;

use crate::table::{Done, Table};

/// What a file's name, a note or a header can hold of a stranger's: controls with and without the eighth bit, line
/// ends, marks that turn the text round, and characters that are not seen.
const HOSTILE: &str = "x\u{1b}[2J\u{1b}]0;t\u{7}\u{8}\u{9b}31m\u{85}\r\nINJECTED\t\u{202e}\u{2066}\u{200b}\u{200d}\
\u{feff}\u{ad}\u{2028}\u{2029}\u{e0041}\u{fe0f}\u{3164}y";

/// The same without what no name has ever been allowed to hold.
const INVISIBLE: &str = "x\u{202e}\u{2066}\u{200b}\u{200d}\u{feff}\u{ad}\u{e0041}\u{fe0f}\u{3164}y";

/// What is asked of each ledger; those that record come last.
const COMMANDS: [&str; 36] = [
    "",
    "score",
    "score --plain",
    "summary",
    "summary --as pagat",
    "log",
    "log --all",
    "why 1",
    "counts",
    "review",
    "audit",
    "audit --quiet",
    "audit --seal 4H2R-5F9H",
    "rules show",
    "judge 4 v 23",
    "series list",
    "series show",
    "series use a",
    "stats",
    "stats --plain",
    "standings",
    "export --format csv",
    "export --format jsonl",
    "export --format json",
    "export --format html",
    "hand Ann 4 v 23",
    "hand Ann 14 v 23",
    "draw # a note",
    "amend 1 Ann 5 v 23",
    "undo",
    "redo",
    "deal Bob",
    "table Ann Bob",
    "table --new Ann Bob",
    "audit --accept",
    "log --all",
];

/// Nothing of what was said is raw.
fn is_clean(done: &Done, what: &str) {
    let raw: Vec<_> = all(&done.said).filter(|found| found.sign != '\n').collect();
    assert!(raw.is_empty(), "{what}: {raw:?} in {:?}", done.said);
    let injected = done.said.lines().any(|line| line.trim_start().starts_with("INJECTED"));
    assert!(!injected, "{what}: {:?}", done.said);
}

fn every_command(table: &Table, place: &str) {
    for command in COMMANDS {
        for json in ["", " --json"] {
            let done = table.run(&format!("{command}{json}"));
            is_clean(&done, &format!("{place}: {command}{json}"));
            assert!(done.status <= 3, "{place}: {command}: {}", done.said);
        }
    }
}

/// A text as TOML holds it.
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

/// A table with a hand, a draw and an amendment, all with notes.
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
fn in_every_place_of_a_ledger() {
    let note = quoted(HOSTILE);
    let accepted =
        format!("\n[[entry]]\nkind = \"accept\"\ntime = 2026-11-20T20:30:00+01:00\nnote = {note}\n");
    let hostile_hand = quoted(&format!("Ann 3 v 23 # {HOSTILE}"));
    let bad_hand = quoted(&format!("Ann 3 v {HOSTILE}"));
    for (place, from, to) in [
        ("players", "\"Bob\"]", format!("{}]", quoted(&format!("Bob{INVISIBLE}")))),
        ("players with controls", "\"Bob\"]", format!("{}]", quoted(&format!("Bob{HOSTILE}")))),
        ("preset", "\"standard\"", note.clone()),
        ("stake", "preset", format!("stake = {note}\npreset")),
        ("a note", "\"first\"", note.clone()),
        ("a draw's note", "\"second\"", note.clone()),
        ("an amendment's note", "\"third\"", note.clone()),
        ("a hand", "\"Ann 3 v 23\"", hostile_hand),
        ("a hand that cannot be read", "\"Ann 3 v 23\"", bad_hand),
        ("a key", "preset", format!("{note} = 1\npreset")),
        ("a kind", "\"draw\"", note.clone()),
        ("an acceptance's note", "", accepted),
        ("no TOML", "format", format!("{HOSTILE} format")),
    ] {
        let table = evening();
        let (path, text) = table.file();
        let changed = if from.is_empty() { format!("{text}{to}") } else { text.replacen(from, &to, 1) };
        assert_ne!(changed, text, "{place}");
        fs::write(&path, changed).unwrap();
        every_command(&table, place);
    }
}

#[test]
fn in_a_merge_that_was_left_half_done() {
    let table = evening();
    let (path, text) = table.file();
    let hand = |who: &str| {
        let line = quoted(&format!("{who} 4 v 23 # {HOSTILE}"));
        format!(
            "\n[[entry]]\nkind = \"hand\"\ntime = 2026-11-20T21:00:00+01:00\nhand = {line}\n\
             points = 19\nboxes = 1\ncolumns = [1]\n"
        )
    };
    let mark = HOSTILE.replace(['\n', '\r'], "");
    let merged = format!("{text}<<<<<<< {mark}\n{}=======\n{}>>>>>>> {mark}\n", hand("Ann"), hand("Bob"));
    fs::write(&path, merged).unwrap();
    let said = table.run("score").err;
    assert!(said.contains("# x"), "the hands of both sides are shown: {said}");
    every_command(&table, "a merge");
}

#[cfg(unix)]
#[test]
fn in_the_names_of_files() {
    let table = evening();
    let (path, text) = table.file();
    let beside = |name: &str| path.with_file_name(name);
    // A series, the copies of syncing programs and editors, and a series that cannot be read.
    let evil = format!("an evil {HOSTILE}");
    fs::write(beside(&format!("{evil}.toml")), &text).unwrap();
    fs::write(beside(&format!("{evil}.toml~")), &text).unwrap();
    fs::write(beside(&format!("{evil}.sync-conflict-20261120-203107-ABCDEFG.toml")), &text).unwrap();
    fs::write(beside(&format!("{evil} (Ann's conflicted copy 2026-11-20).toml")), text.replace("Bob", "Cid"))
        .unwrap();
    fs::write(beside(&format!("broken {HOSTILE}.toml")), "junk = ").unwrap();
    fs::write(beside(&format!("lost {HOSTILE}.sync-conflict-20261120-203107-ABCDEFG.toml")), &text).unwrap();
    for series in ["", "--series evil", "--series broken"] {
        for command in COMMANDS {
            for json in ["", " --json"] {
                let line = format!("{command} {series}{json}");
                is_clean(&table.run(&line), &line);
            }
        }
        is_clean(&table.run("series use evil"), "series use evil");
    }
}

#[cfg(unix)]
#[test]
fn in_the_paths_of_ledgers_and_files() {
    let table = evening();
    let (path, text) = table.file();
    let dir = table.home().join(format!("dir {HOSTILE}"));
    fs::create_dir(&dir).unwrap();
    fs::write(dir.join("evening.toml"), text.replace("\"third\"", "7")).unwrap();
    fs::copy(&path, dir.join("whole.toml")).unwrap();
    let of = |path: &Path| path.to_str().unwrap().to_owned();
    let ledger = of(&dir);
    for words in [
        vec!["audit"],
        vec!["series", "list"],
        vec!["series", "show"],
        vec!["score"],
        vec!["standings"],
        vec!["standings", &ledger, &of(path.parent().unwrap())],
        vec!["standings", "no\u{1b}[2J"],
        vec!["import", &of(&dir.join("none.csv"))],
        vec!["import", &of(&dir.join("evening.toml"))],
        vec!["export", "-o", &of(&dir.join("out.html"))],
        vec!["export", "-o", &of(&dir.join("none/out.html"))],
        vec!["man", &of(&dir.join("man"))],
        vec!["man", &of(&dir.join("evening.toml"))],
    ] {
        for json in [None, Some("--json")] {
            for series in ["whole", "evening"] {
                let all =
                    [&["--ledger", &ledger, "--series", series], words.as_slice(), json.as_slice()].concat();
                is_clean(&table.run_with(&all, ""), &format!("{all:?}"));
            }
        }
    }
}

#[test]
fn in_what_is_typed_or_piped() {
    let table = evening();
    // The command line's own reader shows a line end that was typed as it is.
    let typed = HOSTILE.replace(['\n', '\r', '\t'], "");
    for words in [
        vec!["hand", "Ann", "4", "v", &typed],
        vec!["hand", "Ann", "4", "v", "23", "#", &typed],
        vec!["draw", "#", &typed],
        vec!["amend", "1", &typed],
        vec!["amend", &typed],
        vec!["deal", &typed],
        vec!["new", "Ann", &typed],
        vec!["new", &typed, "Bob"],
        vec!["new", "Ann", "Bob", "--name", &typed],
        vec!["new", "Ann", "Bob", "--stake", &typed],
        vec!["new", "Ann", "Bob", "--dealer", &typed],
        vec!["new", "Ann", "Bob", "--rules", &typed],
        vec!["new", "Ann", "Bob", "--set", &typed],
        vec!["table", "Ann", &typed],
        vec!["score", "--series", &typed],
        vec!["series", "use", &typed],
        vec!["stats", &typed],
        vec!["stats", "--against", &typed],
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
            is_clean(&done, &format!("{all:?}"));
        }
    }
    let cell = HOSTILE.replace(['\n', '\r'], "");
    let mapped = format!("{typed}=winner");
    for (words, input) in [
        (vec!["table"], format!("{cell}\n")),
        (vec!["table"], format!("Ann 4 v 23 # {cell}\n")),
        (vec!["table"], format!("new Ann '{cell}'\n")),
        (vec!["best", "-"], format!("{cell}\n")),
        (vec!["import", "-"], format!("player_one,player_two,hand\nAnn,{cell},Ann 4 v 23\n")),
        (vec!["import", "-"], format!("player_one,player_two,hand\nAnn,Bob,Ann {cell} v 23\n")),
        (vec!["import", "-"], format!("player_one,player_two,hand,note\nAnn,Bob,Ann 4 v 23,{cell}\n")),
        (vec!["import", "-"], format!("player_one,player_two,hand,preset\nAnn,Bob,Ann 4 v 23,{cell}\n")),
        (vec!["import", "-"], format!("player_one,player_two,hand,start\nAnn,Bob,Ann 4 v 23,{cell}\n")),
        (vec!["import", "-"], format!("player_one,player_two,hand,hand,{cell}\nAnn,Bob,Ann 4 v 23,1,\n")),
        (vec!["import", "-"], format!("{cell},Winner,Loser\n18,Ann,Bob\n")),
        (vec!["import", "-"], format!("Winner,Loser,Points\nAnn,Bob,{cell}\n")),
        (vec!["import", "-"], format!("Winner,Loser,Points,Date\nAnn,Bob,18,{cell}\n")),
        (vec!["import", "-"], format!("Winner,Loser,Points\n{cell},Bob,18\n")),
        (vec!["import", "-", "--map", &typed], "Winner,Loser,Points\nAnn,Bob,18\n".to_owned()),
        (vec!["import", "-", "--map", &mapped], "Winner,Loser,Points\nAnn,Bob,18\n".to_owned()),
        (vec!["import", "-"], format!("series,player_one,player_two,hand\n{cell},Ann,Bob,Ann 4 v 23\n")),
    ] {
        for json in [None, Some("--json")] {
            let all = [words.as_slice(), json.as_slice()].concat();
            let done = table.run_with(&all, &input);
            assert_eq!(done.status, 2, "{all:?} {input:?}: {}", done.said);
            is_clean(&done, &format!("{all:?} {input:?}"));
        }
    }
}

/// JSON loses nothing by it: a program gets the text as it is.
#[test]
fn json_keeps_the_text() {
    let table = evening();
    let (path, text) = table.file();
    let note = "91\u{202e}\u{e0041}\u{200b}";
    fs::write(&path, text.replacen("\"third\"", &quoted(note), 1)).unwrap();
    assert_eq!(table.ok("why 1 --json").json()["note"], note);
    assert!(table.ok("log").out.contains("# 91\\u{202e}\\u{e0041}\\u{200b}"));
}

/// A page keeps a name that is written from right to left from turning what stands around it.
#[test]
fn names_and_notes_are_isolated_in_the_page() {
    let table = Table::new();
    table.ok("new 'דנה' Bob --name night");
    table.ok("hand Bob 4 v 23 '# ערב טוב <b>'");
    let page = table.ok("export --format html").out;
    assert!(page.contains("<h4>Hand 1: <bdi>Bob</bdi> knocks with 4 against 23, 19 points</h4>"), "{page}");
    assert!(page.contains("Note: <bdi>ערב טוב &lt;b&gt;</bdi>"), "{page}");
    assert!(page.contains("<dd><bdi>night</bdi></dd>"), "{page}");
    assert!(page.contains("<title>Gin rummy: דנה and Bob, 20 November 2026</title>"), "{page}");
    let text = page.split("<main>").nth(1).unwrap();
    // Where no element can stand, in a label, the name is alone with the browser.
    let rest = text.replace("<bdi>דנה</bdi>", "");
    for (at, _) in rest.match_indices("דנה") {
        let before = &rest[..at];
        assert!(before.rfind('<') > before.rfind('>'), "{}", &rest[at..]);
    }
}
