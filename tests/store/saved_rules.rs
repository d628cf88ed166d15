//! House rules that were saved in a ledger: shared with it, read from strangers, and no part of any series.

use std::fs;
use std::path::PathBuf;

use crate::table::Table;

fn dir(table: &Table) -> PathBuf {
    table.ledger().join("rules")
}

fn without_controls(text: &str) {
    let bad = |sign: char| sign.is_control() && sign != '\n' || ('\u{200b}'..='\u{202e}').contains(&sign);
    assert!(!text.contains(bad), "{text:?}");
}

/// Files with names of every kind are listed without being used, and nothing of them reaches the terminal as it is.
#[test]
fn files_with_other_names_are_not_used() {
    let table = Table::new();
    table.ok("rules save club pagat target=150");
    let text = fs::read_to_string(dir(&table).join("club.toml")).unwrap();
    for name in
        ["Club.toml", "pagat.toml", "a b.toml", "x\u{202e}y.toml", "\u{1b}[2J.toml", "con.toml", "a;b.toml"]
    {
        fs::write(dir(&table).join(name), &text).unwrap();
    }
    for name in ["notes.txt", ".hidden.toml", "club.toml~"] {
        fs::write(dir(&table).join(name), "not rules").unwrap();
    }
    let list = table.ok("rules list");
    without_controls(&list.said);
    assert_eq!(list.err.lines().count(), 7, "{}", list.err);
    let presets = table.ok("rules list --json").json();
    let saved: Vec<_> =
        presets["presets"].as_array().unwrap().iter().filter(|preset| preset["saved"] == true).collect();
    assert_eq!(saved.len(), 1);
    // A file cannot change what a built-in preset is.
    assert_eq!(table.ok("rules diff pagat PAGAT").out, "no differences\n");
    assert_eq!(table.ok("rules diff pagat club").out, "target  100 -> 150\n");
    for name in ["con", "'a;b'", "../rules/club", "club.toml", "./club", "/etc/passwd"] {
        let done = table.run(&format!("judge --rules {name} 4 v 23 --json"));
        assert_eq!((done.status, done.codes()), (2, vec!["unknown-preset".to_owned()]), "{name}");
    }
    let mut asking = table.command(env!("CARGO_BIN_EXE_ginscore"));
    let asking = asking.env("COMPLETE", "fish").args(["--", "ginscore", "new", "Ann", "Bob", "c"]);
    let offered = String::from_utf8(asking.output().unwrap().stdout).unwrap();
    assert!(offered.contains("club\tsaved") && !offered.contains("a;b"), "{offered}");
    without_controls(&offered.replace('\t', " "));
}

/// What a stranger wrote into a preset is reported with its place, and shown without its control characters.
#[test]
fn hostile_texts() {
    let table = Table::new();
    table.ok("rules save club target=150");
    let file = dir(&table).join("club.toml");
    let sound = fs::read_to_string(&file).unwrap().replace("[rules]", "note = \"fine\"\n\n[rules]");
    let hostile = sound
        .replace("\"fine\"", "\"a\\u001b[2J\\u202eb\\nc\"")
        .replace("\"standard\"", "\"x\\u001b]0;\\u0007\"");
    fs::write(&file, &hostile).unwrap();
    for line in ["rules list", "rules show club", "new Ann Bob club name=x", "rules save club --yes"] {
        let done = table.ok(line);
        without_controls(&done.said);
    }
    // Every cut is refused or is the whole.
    for cut in 0..sound.len() {
        if sound.is_char_boundary(cut) && cut % 7 == 0 && sound[cut..].trim() != "" {
            fs::write(&file, &sound[..cut]).unwrap();
            let done = table.run("rules show club --json");
            assert!(matches!(done.status, 0 | 3), "{cut}: {}", done.said);
            // Only the end of a number can be missing without a trace.
            assert!(done.status == 3 || sound[cut..].find('\n') == Some(sound[cut..].len() - 1), "{cut}");
        }
    }
    for (text, code, place) in [
        (sound.replace("target = 150", "target = 150\njokers = 2"), "ledger-invalid", Some(25)),
        (sound.replace("format = 2", "format = 3000"), "ledger-newer", Some(3)),
        (sound.replace("format = 2", "format = 1"), "ledger-invalid", Some(3)),
        ("\u{0}".to_owned(), "ledger-unreadable", None),
        (format!("{sound}#{}", "x".repeat(64 << 10)), "ledger-unreadable", None),
        ("<<<<<<< HEAD\n=======\n>>>>>>> x\n".to_owned(), "ledger-invalid", Some(1)),
    ] {
        fs::write(&file, text).unwrap();
        let done = table.run("new Ann Bob club name=never --json");
        let codes = done.codes();
        assert!(done.status == 3 && !codes.is_empty(), "{}", done.said);
        assert!(codes.iter().all(|found| found == code), "{}", done.said);
        assert_eq!(done.json()["faults"][0]["line"].as_u64().is_some(), place.is_some(), "{}", done.said);
        // Nothing else depends on it.
        table.ok("rules list --json");
        table.ok("score --series x");
        table.ok("judge 4-7s 9cdh / 2h ac ad v 23 --rules pagat");
    }
    let done = table.run("rules save club target=150");
    assert_eq!(done.status, 3, "{}", done.said);
    table.ok("rules save club target=150 --yes");
    table.ok("new Ann Bob club");
}

/// An audit of the whole ledger reads the saved rules, too.
#[test]
fn an_audit_finds_broken_rules() {
    let table = Table::new();
    table.ok("new Ann Bob name=night");
    table.ok("rules save club target=150");
    table.ok("rules save other target=200");
    assert_eq!(table.ok("audit").said, "");
    let file = dir(&table).join("club.toml");
    let sound = fs::read_to_string(&file).unwrap();
    for (text, code) in [
        (sound.replace("target = 150", "target = 0"), "ledger-invalid"),
        (sound.replace("target = 150", "target = 150\njokers = 2\nwilds = 1"), "ledger-invalid"),
        (sound.replace("target = 150", "target = 150\n\"\\u001b[2J\\u202e\" = 1"), "ledger-invalid"),
        (sound.replace("format = 2", "format = 3000"), "ledger-newer"),
        ("\u{0}".to_owned(), "ledger-unreadable"),
    ] {
        fs::write(&file, text).unwrap();
        let done = table.run("audit --json");
        without_controls(&done.said);
        assert_eq!((done.status, done.codes()), (1, vec![code.to_owned()]));
        let fault = &done.json()["faults"][0];
        assert_eq!(fault["file"], file.display().to_string(), "{fault}");
        // It is not about any series.
        assert_eq!(table.ok("audit --series night").said, "");
    }
    fs::remove_file(&file).unwrap();
    assert_eq!(table.ok("audit").said, "");
    // Files that are not used are not faults; a directory that cannot be read is one.
    fs::write(dir(&table).join("a b.toml"), "nonsense").unwrap();
    assert_eq!(table.ok("audit").said, "");
    fs::remove_dir_all(dir(&table)).unwrap();
    fs::write(dir(&table), "nonsense").unwrap();
    let done = table.run("audit --json");
    assert_eq!((done.status, done.codes()), (1, vec!["ledger-unreadable".to_owned()]), "{}", done.said);
}

#[test]
fn series_do_not_depend_on_them() {
    let table = Table::new();
    table.ok("rules save default pagat gin_bonus=30 target=150");
    table.ok("new Ann Bob name=one stake=0.10");
    table.ok("hand Ann gin v 23");
    assert_eq!(table.ok("series list --json").json()["series"].as_array().unwrap().len(), 1);
    assert_eq!(table.run("score --series rules").status, 2);
    let (score, rows) = (table.ok("score --json").out, table.ok("export --format csv").out);
    let page = table.ok("export --format html").out;
    assert!(
        page.contains("default: Pagat's rules; gin 30, game to 150")
            || page.contains("default: Pagat&#39;s rules; gin 30, game to 150"),
        "{page}"
    );

    // Changed, deleted, or in pieces: a series has its own rules.
    table.ok("rules save default standard gin_bonus=5 --yes");
    assert_eq!(table.ok("score --json").out, score);
    fs::remove_file(dir(&table).join("default.toml")).unwrap();
    assert_eq!(table.ok("score --json").out, score);
    assert_eq!(table.ok("audit").said, "");
    assert!(table.ok("stats --rules default").out.contains("Ann"));

    // Elsewhere, where nothing is saved, its rows and its script are the same series.
    let elsewhere = Table::new();
    fs::write(elsewhere.home().join("rows.csv"), rows).unwrap();
    elsewhere.ok(&format!("import {}", elsewhere.home().join("rows.csv").display()));
    let hands = |table: &Table| table.ok("score --json").json()["hands"].clone();
    assert_eq!(hands(&elsewhere), hands(&table));
    let script = table.ok("log").out;
    assert!(script.starts_with("new Ann Bob pagat gin_bonus=30 target=150"), "{script}");
    let replayed = Table::new();
    assert_eq!(replayed.run_with(&["table"], &script).status, 0);
    assert_eq!(hands(&replayed), hands(&table));
}

/// A script means the same in a ledger with default rules of its own.
#[test]
fn a_script_of_a_ledger_with_default_rules() {
    let table = Table::new();
    table.ok("new Ann Bob name=plain");
    assert!(table.ok("log").out.starts_with("new Ann Bob\n"));
    table.ok("rules save default online");
    let script = table.ok("log").out;
    assert!(script.starts_with("new Ann Bob standard\n"), "{script}");
    assert_eq!(table.run_with(&["table"], &script).status, 0);
    let shown = |name: &str| table.ok(&format!("series show --json --series {name}")).json()["rules"].clone();
    assert_eq!(shown("plain"), shown("2026"));
    // A table takes the default, too, and says so.
    assert!(table.run_with(&["table", "Cid", "Dan"], "").err.contains("(default: "));
}

/// An export never replaces saved rules, and a preset of the same name in any case is the same.
#[test]
fn they_are_not_replaced_by_accident() {
    let table = Table::new();
    table.ok("rules save club gin_bonus=30");
    let file = dir(&table).join("club.toml");
    let before = fs::read_to_string(&file).unwrap();
    table.ok("new Ann Bob");
    assert_ne!(table.run(&format!("export --format html -o {}", file.display())).status, 0);
    let done = table.run("rules save CLUB gin_bonus=31 --json");
    assert_eq!((done.status, done.codes()), (2, vec!["preset-exists".to_owned()]));
    assert_eq!(fs::read_to_string(&file).unwrap(), before);
    // A note that somebody wrote into the file stays.
    fs::write(&file, before.replace("[rules]", "note = \"agreed in May\"\n\n[rules]")).unwrap();
    table.ok("rules save club gin_bonus=31 --yes");
    assert_eq!(table.ok("rules show club --json").json()["note"], "agreed in May");
}

#[test]
fn several_writers() {
    let table = Table::new();
    std::thread::scope(|scope| {
        for name in ["a1", "b2", "c3", "d4"] {
            let table = &table;
            scope.spawn(move || table.ok(&format!("rules save {name} gin_bonus=30")));
        }
    });
    let mut found: Vec<_> = fs::read_dir(dir(&table))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    found.sort();
    assert_eq!(found, ["a1.toml", "b2.toml", "c3.toml", "d4.toml"]);
}
