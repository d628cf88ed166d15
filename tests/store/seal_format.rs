//! Seals computed independently, as the manual describes them: in format 1, in a series raised to format 2, and in
//! format 2. Also two evenings with the same code of eight characters, which twelve characters distinguish.

use std::fs;

use ginscore_ledger::seal::Length;
use ginscore_ledger::text::read_series;
use sha2::{Digest, Sha256};
use toml::{Table as Toml, Value};

use crate::sample::{FORGED, HONEST, RENAMES, SEALED, UNSEALED, noted, table_with};
use crate::table::Table;

/// A value as it is sealed.
fn value(value: &Value) -> String {
    match value {
        Value::String(text) => {
            format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n"))
        }
        Value::Array(list) => format!("[{}]", list.iter().map(self::value).collect::<Vec<_>>().join(", ")),
        plain => plain.to_string(),
    }
}

/// Adds one line per value, with the full path of its key.
fn add_lines(key: &str, of: &Value, lines: &mut Vec<String>) {
    match of {
        Value::Table(table) => {
            table.iter().for_each(|(inner, of)| add_lines(&format!("{key}.{inner}"), of, lines));
        }
        plain => lines.push(format!("{key}={}\n", value(plain))),
    }
}

fn lines(table: &Toml) -> String {
    let mut lines = Vec::new();
    table.iter().for_each(|(key, of)| add_lines(key, of, &mut lines));
    lines.sort();
    lines.concat()
}

fn hex(digest: &[u8]) -> String {
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The codes of twelve characters: after the header, and after each entry.
fn codes(text: &str) -> Vec<String> {
    let mut top: Toml = toml::from_str(text).unwrap();
    let entries = top.remove("entry").map(|entries| entries.as_array().unwrap().clone()).unwrap_or_default();
    if let Some(format) = top.remove("sealed_as") {
        top.insert("format".to_owned(), format);
    }
    let mut digest = Sha256::digest(lines(&top).as_bytes());
    let mut codes = Vec::new();
    for entry in std::iter::once(None).chain(entries.iter().map(Some)) {
        if let Some(entry) = entry {
            let mut entry = entry.as_table().unwrap().clone();
            entry.remove("seal");
            digest = Sha256::digest(format!("{}\n{}", hex(&digest), lines(&entry)).as_bytes());
        }
        let mut number = u64::from_be_bytes(digest[..8].try_into().unwrap());
        let code: String = (0..12)
            .map(|at| {
                let letter = "23456789ACDEFHJKMNPRTVWXY".chars().nth((number % 25) as usize).unwrap();
                number /= 25;
                if at > 0 && at % 4 == 0 { format!("-{letter}") } else { letter.to_string() }
            })
            .collect();
        codes.push(code);
    }
    codes
}

/// The seals in a file.
fn written(text: &str) -> Vec<String> {
    text.lines()
        .filter_map(|line| Some(line.strip_prefix("seal = \"")?.strip_suffix('"')?.to_owned()))
        .collect()
}

#[test]
fn seals_are_computed_as_the_manual_says() {
    // Format 1, without and with seals.
    for text in [UNSEALED, SEALED, HONEST, FORGED] {
        let expected = codes(text);
        let chain = read_series(text).unwrap().chain;
        for (entries, expected) in expected.iter().enumerate() {
            let seal = chain.after(entries).unwrap();
            assert_eq!(seal.code(Length::Twelve).to_string(), *expected);
            assert_eq!(seal.code(Length::Eight).to_string(), expected[..9], "the first eight characters");
        }
        // In the sealed ledger some entries were changed and accepted: only those after them match.
        let eight: Vec<String> = expected[1..].iter().map(|code| code[..9].to_owned()).collect();
        let last = if text == SEALED { 2 } else { written(text).len() };
        assert!(written(text).ends_with(&eight[eight.len() - last..]), "{eight:?}");
    }
    // Format 3.
    let table = Table::new();
    table.ok("new Ann 'Mary \"Jo\" Lee' --name 'an evening' --hollywood");
    for line in ["hand Ann 4 v 23 '# a \\ and a \"'", "undo", "redo"] {
        table.ok(line);
    }
    assert_eq!(table.run_with(&["table"], "witness green bottles\ndraw").status, 0);
    let (_, text) = table.file();
    assert!(text.contains("\nformat = 3\nname = \"an evening\"\n"), "{text}");
    assert_eq!(written(&text), codes(&text)[1..]);
    assert_eq!(table.ok("score --json").json()["seal"], codes(&text)[5].as_str());
}

/// A series of format 1 or 2 becomes one of format 3 when it is written to: the old file stays, and the seals are new.
#[test]
fn a_series_of_an_old_format_is_turned() {
    for (text, format, line) in [(SEALED, 1, "hand Mary Jo +3 @5h"), (RENAMES, 2, "undo")] {
        let (table, path) = table_with(text);
        table.ok("audit");
        let before = table.ok("score --json").json();
        assert_eq!(fs::read_to_string(&path).unwrap(), text, "reading writes nothing");
        let done = table.ok(&format!("{line} --json"));
        let kept = path.with_file_name(format!("evening.toml.format-{format}"));
        let said = "note: `evening` is now kept in a new format with new seals";
        assert!(done.err.starts_with(said) && done.err.contains(&kept.display().to_string()), "{}", done.err);
        assert_eq!(fs::read_to_string(&kept).unwrap(), text);
        let new = fs::read_to_string(&path).unwrap();
        assert!(new.contains("\nformat = 3\n"), "{new}");
        assert_eq!(written(&new), codes(&new)[1..]);
        assert_eq!(done.json()["seal"], *codes(&new).last().unwrap());
        // It is said once, and this computer knows the new seals.
        assert_eq!(table.ok("audit -q").err, "");
        assert_eq!(table.ok(if line == "undo" { "redo" } else { "undo" }).err, "");
        assert_eq!(table.ok("score --json").json()["sheets"], before["sheets"]);
        // A computer that remembers the old seals knows the series by the file that was kept.
        let state = table.state().join("seals");
        let dir = fs::read_dir(state).unwrap().next().unwrap().unwrap().path();
        let old = codes(text);
        let (header, entries, last) = (&old[0], old.len() - 1, &old[old.len() - 1]);
        let memory =
            format!("ledger = \"\"\nentries = {entries}\nseal = \"{last}\"\nheader = \"{header}\"\n");
        fs::write(dir.join("evening.toml"), memory).unwrap();
        assert_eq!(table.ok("audit -q").err, "");
        fs::remove_file(&kept).unwrap();
        assert_eq!(table.run("audit --json").codes(), ["ledger-rewritten"]);
    }
}

/// Whatever has the name of the old file stays, and a link is not followed.
#[cfg(unix)]
#[test]
fn nothing_is_overwritten_by_an_old_file() {
    let (table, path) = table_with(SEALED);
    let theirs = table.home().join("theirs");
    fs::write(&theirs, "theirs").unwrap();
    let name = |end: &str| path.with_file_name(format!("evening.toml.{end}"));
    std::os::unix::fs::symlink(&theirs, name("format-1")).unwrap();
    fs::write(name("format-1-2"), "something else").unwrap();
    table.ok("undo");
    assert_eq!(fs::read_to_string(&theirs).unwrap(), "theirs");
    assert_eq!(fs::read_to_string(name("format-1-2")).unwrap(), "something else");
    assert_eq!(fs::read_to_string(name("format-1-3")).unwrap(), SEALED);
}

#[test]
fn keys_of_a_newer_format_are_refused() {
    let witness = "\n[[entry]]\nkind = \"witness\"\nword = \"green\"\n";
    let with = |top: &str| SEALED.replacen("format = 1\n", top, 1);
    for (text, said) in [
        (with("format = 1\nsealed_as = 1\n"), "`sealed_as` is not a key"),
        (with("format = 1\nname = \"evening\"\n"), "`name` is not a key"),
        (with("format = 2\nsealed_as = 2\n"), "the format that the series was begun in"),
        (with("format = 2\nsealed_as = 0\n"), "the format that the series was begun in"),
        (with("format = 4\n"), "format 4, which this version of ginscore does not support"),
        (
            format!("{}{}", with("format = 2\nsealed_as = 1\n"), witness.replace("green", "gr\u{200b}een")),
            "contain an invisible character",
        ),
        (
            format!("{}{}", with("format = 2\nsealed_as = 1\n"), witness.replace("green", "green  x")),
            "single spaces",
        ),
        (
            format!(
                "{}{}",
                with("format = 2\nsealed_as = 1\n"),
                witness.replace("word", "time = 2026-11-20T19:31:00Z\nword")
            ),
            "`time` is not a key",
        ),
        (with("format = 3\n"), "`line` is missing"),
    ] {
        let (table, _) = table_with(&text);
        let done = table.run("audit");
        assert!(done.status == 3 && done.err.contains(said), "{said}: {}", done.err);
    }
    // Read as format 2 from the start, the seals do not match.
    let (table, _) = table_with(&with("format = 2\n"));
    assert!(table.run("audit").err.contains("entry 1 no longer matches its seal"));
}

/// A birthday search finds, within seconds, two evenings with the same code of eight characters. With twelve they differ.
#[test]
fn two_evenings_with_the_same_short_code_differ_in_the_long_one() {
    let chains = [HONEST, FORGED].map(|text| read_series(text).unwrap().chain);
    let [honest, forged] = chains.map(|chain| chain.last());
    assert_eq!(honest.code(Length::Eight), forged.code(Length::Eight));
    assert_ne!(honest.code(Length::Twelve), forged.code(Length::Twelve));
    assert_ne!(honest, forged);
    let winner_and_seal = |text: &str| {
        let (table, _) = table_with(text);
        let score = table.ok("score --json").json();
        assert_eq!(score["seal"], "7AFX-CM48");
        // A witness's word, which the scorekeeper could not know in advance, makes them differ.
        let seal = noted(&table.run_with(&["table", "--json"], "witness green bottles"));
        (score["hands"][0]["winner"].as_str().unwrap().to_owned(), seal)
    };
    let (honest, forged) = (winner_and_seal(HONEST), winner_and_seal(FORGED));
    assert_eq!((honest.0.as_str(), forged.0.as_str()), ("Ann", "Bob"));
    assert_ne!(honest.1, forged.1);
    assert_ne!(honest.1[..9], forged.1[..9]);
}

#[test]
fn witness_entries_are_in_the_log_and_are_not_undone() {
    let table = Table::new();
    let done = table.run_with(
        &["table"],
        "new Ann Bob\nwitness first\nAnn 4 v 23\nwitness Zoë said so # a comment\nBob 3 v 20\nundo\ndraw\nwitness last\n",
    );
    assert_eq!(done.status, 0, "{}", done.err);
    let log = table.ok("log").out;
    assert_eq!(log, "new Ann Bob\nwitness first\nAnn 4 v 23\nwitness Zoë said so\ndraw\nwitness last\n");
    let other = Table::new();
    assert_eq!(other.run_with(&["table"], &log).status, 0);
    assert_eq!(other.ok("log").out, log);
    let again = Table::new();
    assert_eq!(again.run_with(&["table"], &table.ok("log --all").out).status, 0);
    assert_eq!(again.ok("log").out, log);
    // A witness entry is not a hand, and undo skips it.
    assert_eq!(table.ok("score --json").json()["hands"].as_array().unwrap().len(), 2);
    assert!(table.ok("undo").out.starts_with("undone: hand 2"));
    let done = table.run_with(&["table"], "witness seven green bottles");
    assert!(done.out.contains("witness seven green bottles (entry 9)\n  seal "), "{}", done.out);
    for line in ["witness", "witness # no word", &format!("witness {}", "x".repeat(101))] {
        let done = table.run_with(&["table", "--json"], line);
        assert_eq!((done.status, done.codes()), (2, vec!["bad-line".to_owned()]), "{line}");
    }
    assert_eq!(table.run("new Witness Bob --json").status, 2);
}
