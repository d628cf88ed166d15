//! House rules that were saved in a ledger: shared with it, read from strangers, and no part of any series.

use std::fs;
use std::path::PathBuf;

use crate::table::{Table, program};

fn dir(table: &Table) -> PathBuf {
    table.ledger().join("rules")
}

fn without_controls(text: &str) {
    let bad = |sign: char| sign.is_control() && sign != '\n' || ('\u{200b}'..='\u{202e}').contains(&sign);
    assert!(!text.contains(bad), "{text:?}");
}

/// Files with names of every kind are not used, and nothing of them reaches the terminal as it is.
#[test]
fn files_with_other_names_are_not_used() {
    let table = Table::new();
    table.ok("rules save club pagat target=150");
    let text = fs::read_to_string(dir(&table).join("club.toml")).unwrap();
    for name in ["pagat.toml", "x\u{202e}y.toml", "\u{1b}[2J.toml", "a;b.toml"] {
        fs::write(dir(&table).join(name), &text).unwrap();
    }
    let list = table.ok("rules list");
    without_controls(&list.said);
    assert_eq!(list.err.lines().count(), 4, "{}", list.err);
    // A file cannot change what a built-in preset is.
    assert_eq!(table.ok("rules diff pagat club").out, "target  100 -> 150\n");
    for name in ["'a;b'", "../rules/club", "club.toml", "/etc/passwd"] {
        table.run(&format!("judge --rules {name} 4 v 23 --json")).refused(2, "unknown-preset");
    }
    let mut asking = table.command(program());
    let asking = asking.env("COMPLETE", "fish").args(["--", "ginscore", "new", "Ann", "Bob", "c"]);
    let offered = String::from_utf8(asking.output().unwrap().stdout).unwrap();
    assert!(offered.contains("club\tsaved") && !offered.contains("a;b"), "{offered}");
}

/// What a stranger wrote into a preset is shown without its control characters; what is broken is found by an audit of the
/// whole ledger, and only what uses it is refused.
#[test]
fn broken_and_hostile_rules_are_named() {
    let table = Table::new();
    table.ok("new Ann Bob name=night");
    table.ok("rules save club target=150");
    let file = dir(&table).join("club.toml");
    let sound = fs::read_to_string(&file).unwrap().replace("[rules]", "note = \"fine\"\n\n[rules]");
    let hostile = sound
        .replace("\"fine\"", "\"a\\u001b[2J\\u202eb\\nc\"")
        .replace("\"standard\"", "\"x\\u001b]0;\\u0007\"");
    fs::write(&file, &hostile).unwrap();
    for line in ["rules list", "rules show club", "new Ann Bob club name=x", "rules save club --yes"] {
        without_controls(&table.ok(line).said);
    }
    // A note that somebody wrote into the file stays when other rules are saved.
    assert!(table.ok("rules show club --json").json()["note"].is_string());
    for (text, code, place) in [
        (sound.replace("target = 150", "target = 150\njokers = 2\nwilds = 1"), "ledger-invalid", true),
        (sound.replace("target = 150", "target = 150\n\"\\u001b[2J\\u202e\" = 1"), "ledger-invalid", true),
        (sound.replace("format = 2", "format = 3000"), "ledger-newer", true),
        ("<<<<<<< HEAD\n=======\n>>>>>>> x\n".to_owned(), "ledger-invalid", true),
        ("\u{0}".to_owned(), "ledger-unreadable", false),
        (format!("{sound}#{}", "x".repeat(64 << 10)), "ledger-unreadable", false),
    ] {
        fs::write(&file, text).unwrap();
        for (line, status) in [("audit --json", 1), ("new Ann Bob club name=never --json", 3)] {
            let done = table.run(line).refused(status, code);
            without_controls(&done.said);
            let fault = &done.json()["faults"][0];
            assert_eq!(fault["file"], file.display().to_string(), "{fault}");
            assert_eq!(fault["line"].as_u64().is_some(), place, "{fault}");
        }
        // It is not about any series, and nothing else depends on it.
        assert_eq!(table.ok("audit -q --series night").said, "");
        table.ok("rules list --json");
        table.ok("judge 4-7s 9cdh / 2h ac ad v 23 --rules pagat");
    }
    assert_eq!(table.run("rules save club target=150").status, 3);
    table.ok("rules save club target=150 --yes");
    // Files that are not used are not faults; a directory that cannot be read is one.
    fs::write(dir(&table).join("a b.toml"), "nonsense").unwrap();
    assert_eq!(table.ok("audit -q").said, "");
    fs::remove_dir_all(dir(&table)).unwrap();
    fs::write(dir(&table), "nonsense").unwrap();
    table.run("audit --json").refused(1, "ledger-unreadable");
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
    assert_eq!(table.ok("audit -q").said, "");
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
