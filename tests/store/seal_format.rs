//! Seals computed independently, as the manual describes them.

use std::fs;

use ginscore_ledger::text::read_series;
use sha2::{Digest, Sha256};
use toml::{Table as Toml, Value};

use crate::sample::{CAPTAIN, IN_TURN, PARTNERS, STANDARD, TWO, table_with};
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
    for text in [TWO, STANDARD, PARTNERS, CAPTAIN, IN_TURN] {
        let expected = codes(text);
        let chain = read_series(text).unwrap().chain;
        let computed: Vec<String> = (0..=chain.len())
            .filter_map(|entries| chain.after(entries))
            .map(|seal| seal.code().to_string())
            .collect();
        assert_eq!(computed, expected);
        assert_eq!(written(text), expected[1..]);
    }
    let table = Table::new();
    table.ok("new Ann 'Mary \"Jo\" Lee' 'name=an evening' standard hollywood");
    for line in ["hand Ann 4 v 23 '# a \\ and a \"'", "undo", "redo"] {
        table.ok(line);
    }
    let (_, text) = table.file();
    assert!(text.contains("\nformat = 3\nname = \"an evening\"\n"), "{text}");
    assert_eq!(written(&text), codes(&text)[1..]);
    assert_eq!(table.ok("score --json").json()["seal"], codes(&text)[3].as_str());
}

/// What an entry covers is the file as it is, whatever was changed before it.
#[test]
fn an_entry_is_sealed_over_what_the_file_has() {
    let (table, path) = table_with(&STANDARD.replace("# close", "# CLOSE"));
    table.ok("hand Ann 3 v 9 --series evening");
    let text = fs::read_to_string(&path).unwrap();
    assert_eq!(written(&text).last(), codes(&text).last());
    assert_ne!(written(&text)[1], codes(&text)[2]);
}
