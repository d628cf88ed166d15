//! The examples in `docs/formats/json.md` are run in order, in one ledger, and the answers must have the keys and types that the
//! document shows. Values may differ.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::table::Table;

fn page() -> (PathBuf, String) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/formats/json.md");
    let text = fs::read_to_string(&path).unwrap();
    (path, text)
}

/// The keys and types of a value. An array has each shape of its elements once.
fn shape(value: &Value) -> String {
    match value {
        Value::Null => "null".to_owned(),
        Value::Bool(_) => "boolean".to_owned(),
        Value::Number(number) if number.is_f64() => "number".to_owned(),
        Value::Number(_) => "integer".to_owned(),
        Value::String(_) => "string".to_owned(),
        Value::Array(elements) => {
            let shapes: BTreeSet<String> = elements.iter().map(shape).collect();
            format!("[{}]", Vec::from_iter(shapes).join(" | "))
        }
        Value::Object(keys) => {
            let keys: Vec<String> =
                keys.iter().map(|(key, value)| format!("{key}: {}", shape(value))).collect();
            format!("{{{}}}", keys.join(", "))
        }
    }
}

/// The value as the document shows it: a long array is cut to one element of each shape, and a long text to its start.
fn shortened(value: &Value) -> Value {
    match value {
        Value::String(text) if text.len() > 100 => {
            Value::from(format!("{}...", text.chars().take(60).collect::<String>()))
        }
        Value::Array(elements) => {
            let mut seen = BTreeSet::new();
            let long = elements.len() > 2 && elements.iter().any(|one| one.is_object() || one.is_array());
            let kept = elements.iter().filter(|one| seen.insert(shape(one)) || !long);
            kept.map(shortened).collect()
        }
        Value::Object(keys) => keys.iter().map(|(key, value)| (key.clone(), shortened(value))).collect(),
        _ => value.clone(),
    }
}

/// Formats a value. Each part that fits in one line is in one line.
fn pretty(value: &Value, indent: usize) -> String {
    let line = value.to_string().replace("\":", "\": ").replace(",\"", ", \"");
    if line.len() + indent <= 100 {
        return line;
    }
    let (open, close, parts) = match value {
        Value::Array(elements) => {
            ('[', ']', elements.iter().map(|one| pretty(one, indent + 2)).collect::<Vec<_>>())
        }
        Value::Object(keys) => {
            let part = |(key, value): (&String, &Value)| format!("\"{key}\": {}", pretty(value, indent + 2));
            ('{', '}', keys.iter().map(part).collect())
        }
        _ => return line,
    };
    let (inner, outer) = (" ".repeat(indent + 2), " ".repeat(indent));
    format!("{open}\n{inner}{}\n{outer}{close}", parts.join(&format!(",\n{inner}")))
}

/// The answer with the usual port in the place of one that the system chose, so that a new document differs only where
/// answers do.
fn with_usual_port(answer: &str) -> String {
    const HOST: &str = "http://127.0.0.1:";
    match answer.split_once(HOST) {
        None => answer.to_owned(),
        Some((before, after)) => {
            format!("{before}{HOST}8446{}", after.trim_start_matches(|one: char| one.is_ascii_digit()))
        }
    }
}

#[test]
fn answers_have_the_documented_keys_and_types() {
    let table = Table::new();
    let (path, text) = page();
    let mut blocks = text.split("```console\n");
    let mut fresh = blocks.next().unwrap().to_owned();
    let mut differ = Vec::new();
    for block in blocks {
        let (example, after) = block.split_once("```\n").unwrap();
        let (command, shown) = example.split_once('\n').unwrap();
        let command = command.strip_prefix("$ ").unwrap();
        let done = table.shell(&format!("{command} 2>/dev/null"));
        let answer: Value = serde_json::from_str(&with_usual_port(&done.out))
            .unwrap_or_else(|error| panic!("{command}: {error}"));
        let status = if done.status == 0 { String::new() } else { format!("? {}\n", done.status) };
        let documented = serde_json::from_str::<Value>(shown.strip_suffix(&status).unwrap_or_default());
        if !documented.is_ok_and(|documented| shape(&documented) == shape(&answer)) {
            differ.push(format!(
                "{command}\nanswers {}\n{status}and docs/formats/json.md shows {shown}",
                shape(&answer)
            ));
        }
        fresh.push_str(&format!(
            "```console\n$ {command}\n{}\n{status}```\n{after}",
            pretty(&shortened(&answer), 0)
        ));
    }
    if std::env::var_os("UPDATE").is_some() {
        fs::write(path, fresh).unwrap();
    } else {
        assert!(differ.is_empty(), "`UPDATE=1 cargo test json_doc` rewrites it:\n{}", differ.join("\n\n"));
    }
}
