//! Every answer fits the schema of the answers, and has no key that the schema does not have.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;

use serde_json::{Map, Value, json};

use crate::repository::top;
use crate::table::Table;
use crate::words::transcripts::transcripts;

/// The schema. The program's own tests write it: its types have one nowhere else.
pub(crate) fn schema() -> &'static Value {
    static SCHEMA: LazyLock<Value> = LazyLock::new(|| {
        let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join("json.schema.json");
        let words = ["test", "--locked", "--quiet", "--lib", "write_the_schema", "--", "--ignored"];
        let mut cargo = Command::new(env!("CARGO"));
        let done = cargo.args(words).env("GINSCORE_SCHEMA", &file).current_dir(top()).output().unwrap();
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
        serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap()
    });
    &SCHEMA
}

/// The keywords that say nothing about values.
const COMMENTS: [&str; 6] = ["$schema", "$defs", "title", "description", "format", "default"];

/// Checks a value by a schema of those keywords that the schema of the answers uses; another keyword is a mistake in the
/// schema. `known` are the keys that the surrounding schema has.
fn check(value: &Value, schema: &Value, root: &Value, known: &[&str]) -> Result<(), String> {
    let Value::Object(schema) = schema else {
        return if schema == &Value::Bool(true) { Ok(()) } else { Err(format!("{value} is not allowed")) };
    };
    let own: Vec<&str> =
        properties(schema).map(|(key, _)| key.as_str()).chain(known.iter().copied()).collect();
    for (keyword, by) in schema {
        let fits = match keyword.as_str() {
            "$ref" => {
                let place = by.as_str().unwrap().strip_prefix('#').unwrap();
                check(value, root.pointer(place).unwrap_or_else(|| panic!("no {place}")), root, &own)?;
                true
            }
            "anyOf" | "oneOf" => {
                let all = by.as_array().unwrap().iter().map(|one| check(value, one, root, &own));
                let wrong: Vec<String> = match all.collect::<Vec<_>>() {
                    all if all.iter().any(Result::is_ok) => Vec::new(),
                    all => all.into_iter().filter_map(Result::err).collect(),
                };
                if !wrong.is_empty() {
                    return Err(wrong.join("; or "));
                }
                true
            }
            "allOf" => {
                for one in by.as_array().unwrap() {
                    check(value, one, root, &own)?;
                }
                true
            }
            "type" => match by {
                Value::Array(types) => types.iter().any(|one| is_of_type(value, one.as_str().unwrap())),
                one => is_of_type(value, one.as_str().unwrap()),
            },
            "const" => value == by,
            "enum" => by.as_array().unwrap().contains(value),
            "minimum" => value.as_f64().is_none_or(|number| number >= by.as_f64().unwrap()),
            "maximum" => value.as_f64().is_none_or(|number| number <= by.as_f64().unwrap()),
            "minItems" => value.as_array().is_none_or(|all| all.len() as u64 >= by.as_u64().unwrap()),
            "maxItems" => value.as_array().is_none_or(|all| all.len() as u64 <= by.as_u64().unwrap()),
            "items" => {
                for one in value.as_array().into_iter().flatten() {
                    check(one, by, root, &[])?;
                }
                true
            }
            "required" => {
                let has =
                    |key: &Value| value.as_object().is_none_or(|all| all.contains_key(key.as_str().unwrap()));
                by.as_array().unwrap().iter().all(has)
            }
            "properties" => {
                for (key, by) in properties(schema) {
                    if let Some(value) = value.get(key) {
                        check(value, by, root, &[]).map_err(|why| format!("{key}: {why}"))?;
                    }
                }
                let others = schema.contains_key("additionalProperties");
                value
                    .as_object()
                    .is_none_or(|all| others || all.keys().all(|key| own.contains(&key.as_str())))
            }
            "additionalProperties" => {
                for (key, one) in value.as_object().into_iter().flatten() {
                    if !own.contains(&key.as_str()) {
                        check(one, by, root, &[]).map_err(|why| format!("{key}: {why}"))?;
                    }
                }
                true
            }
            other => {
                assert!(COMMENTS.contains(&other), "the schema has a keyword `{other}`");
                true
            }
        };
        if !fits {
            return Err(format!("{value} does not fit {keyword} {by}"));
        }
    }
    Ok(())
}

fn properties(schema: &Map<String, Value>) -> impl Iterator<Item = (&String, &Value)> {
    schema.get("properties").and_then(Value::as_object).into_iter().flatten()
}

fn is_of_type(value: &Value, name: &str) -> bool {
    match name {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("the schema has a type `{other}`"),
    }
}

/// The name of a command in the schema: `rules-show` for `ginscore rules show`.
fn name_of(command: &str, schema: &Value) -> Option<String> {
    let words: Vec<&str> = command.split_whitespace().filter(|word| !word.starts_with('-')).collect();
    let after = words.iter().position(|word| *word == "ginscore")? + 1;
    let (first, second) = (*words.get(after)?, words.get(after + 1).copied().unwrap_or_default());
    let known = |name: &String| schema["$defs"].get(name).is_some();
    [format!("{first}-{second}"), first.to_owned()].into_iter().find(known)
}

pub(crate) fn check_answer(command: &str, answer: &Value, schema: &Value) -> Result<(), String> {
    let whole = |name: &str| check(answer, &schema["$defs"][name], schema, &[]);
    let by = match name_of(command, schema) {
        Some(name) => whole(&name),
        None => check(answer, schema, schema, &[]),
    };
    by.or_else(|why| match answer.get("faults").is_some() {
        true => whole("faults").map_err(|also| format!("{why}; or {also}")),
        false => Err(why),
    })
    .map_err(|why| format!("{command}\n  {answer}\n  {why}"))
}

/// One evening with every kind of answer that the examples of the commands do not get.
const EVENING: &[&str] = &[
    "new Ann Bob oklahoma name=friday dealer=Bob stake=0.10",
    "hand Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s @7h",
    "hand Bob gin v 12 @8s",
    "draw",
    "deal Ann",
    "undo",
    "redo",
    "amend 1 Ann 4 v 20 @7h",
    "adjust Ann +10 '# Bob looked at the stock'",
    "up 7s",
    "misdeal '# eleven cards'",
    "insert 1 Ann +5",
    "delete 1",
    "stop '# the last train'",
    "undo",
    "score",
    "summary",
    "summary --as 'standard target=50'",
    "log",
    "why 1",
    "counts",
    "why series --advise",
    "why 1 --advise",
    "judge 4s 5s 6s 9cdh",
    "judge 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s --rules standard",
    "judge 4-7s 9cdh / 2h ac ad v 23 @ts",
    "rules explain counts",
    "series use friday",
    "series show",
    "series rename friday monday",
    "series delete monday --yes",
    "series restore",
    "series restore monday",
    "audit",
    "audit --seal 2222-2222-2222",
    "export --format json",
    "export -o ~/rows.csv",
    "import ~/rows.csv --ledger ~/other",
    "import ~/rows.csv --dry-run --ledger ~/third",
    "players rename Bob Robert",
    "players rename Robert Bob --yes",
    "new Ann Bob hollywood name=holly",
    "hand Ann gin v 60",
    "hand Ann gin v 60",
    "hand Bob gin v 60",
    "amend 1 Bob gin v 60",
    "amend 1 Ann gin v 60",
    "why 2",
    "why game",
    "why game 1",
    "why series",
    "summary",
    "new Ann Cid v Bob Dan sides=We,They stake=0.01 name=club dealer=They",
    "hand Ann 4 v 23",
    "counts",
    "hand Dan gin v 12",
    "amend 1 Ann 4 v 30",
    "score",
    "summary",
    "why 1",
    "stats We",
    "new Ann Bob Cid name=turns",
    "hand Ann 4 v 23",
    "seat Bob",
    "score",
    "hand Dan 4 v 23",
    "nonsense",
];

#[test]
fn answers_of_an_evening_fit_the_schema() {
    let (table, schema) = (Table::new(), schema());
    table.shell("ginscore log > ~/log");
    let mut wrong = Vec::new();
    for line in EVENING {
        let command = format!("ginscore --json {line}");
        let done = table.shell(&format!("{command} 2>/dev/null"));
        let answer =
            serde_json::from_str(&done.out).unwrap_or_else(|why| panic!("{command}: {why}: {}", done.out));
        wrong.extend(check_answer(&command, &answer, schema).err());
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn answers_in_transcripts_fit_the_schema() {
    let schema = schema();
    let (mut seen, mut wrong) = (0, Vec::new());
    for file in transcripts() {
        let mut command = String::new();
        for line in fs::read_to_string(file).unwrap().lines() {
            if let Some(next) = line.strip_prefix("$ ") {
                next.clone_into(&mut command);
            } else if command.contains("--json") && !command.contains("jsonl") && line.starts_with('{') {
                // A line that is cut is not JSON.
                if let Ok(answer) = serde_json::from_str(line) {
                    seen += 1;
                    wrong.extend(check_answer(&command, &answer, schema).err());
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(seen > 60, "{seen} answers");
}

/// A check that lets everything pass would prove nothing.
#[test]
fn answers_that_do_not_fit_are_found() {
    let schema = schema();
    let fits =
        |answer: &str| check_answer("ginscore undo --json", &serde_json::from_str(answer).unwrap(), schema);
    assert_eq!(fits(r#"{"schema": 2, "done": "undo", "changes": [], "seal": "7KTD-93XY-4MHC"}"#), Ok(()));
    for wrong in [
        r#"{"schema": 1, "done": "undo", "changes": [], "seal": "7KTD-93XY-4MHC"}"#,
        r#"{"schema": 2, "changes": [], "seal": "7KTD-93XY-4MHC"}"#,
        r#"{"schema": 2, "done": "undo", "changes": ["Ann deals"], "seal": "7KTD-93XY-4MHC"}"#,
        r#"{"schema": 2, "done": "undo", "changes": [{"change": "nonsense"}], "seal": "7KTD-93XY-4MHC"}"#,
        r#"{"schema": 2, "done": "undo", "changes": [], "seal": "7KTD-93XY-4MHC", "more": 1}"#,
    ] {
        assert!(fits(wrong).is_err(), "{wrong}");
    }
}

/// What a line changes is said in ids.
#[test]
fn corrections_answer_with_their_line_and_typed_changes() {
    let table = Table::new();
    table.shell("ginscore new Ann Bob dealer=Ann && ginscore hand Ann +100");
    let of = |line: &str| {
        let answer = table.shell(&format!("ginscore --json {line}")).json();
        (answer["done"].clone(), answer["changes"].as_array().unwrap().clone())
    };
    let (done, changes) = of("amend 1 Ann +5 '# misread'");
    assert_eq!(done, "amend 1 Ann +5 # misread");
    assert!(changes.contains(&json!({"change": "reopened", "game": 1})), "{changes:?}");
    assert!(changes.contains(&json!({"change": "continues"})), "{changes:?}");
    let (done, changes) = of("undo");
    assert_eq!(done, "undo");
    assert!(changes.contains(&json!({"change": "closed", "game": 1, "winner": "Ann"})), "{changes:?}");
    assert!(changes.contains(&json!({"change": "over"})), "{changes:?}");
    of("undo");
    assert_eq!(of("deal Bob"), (json!("deal Bob"), vec![json!({"change": "dealer", "dealer": "Bob"})]));
    let card = json!({"change": "knock-card", "card": "7S", "limit": null, "doubles": false});
    assert_eq!(of("up 7s"), (json!("@7s"), vec![card]));
    assert_eq!(of("stop").1, [json!({"change": "over"})]);
}
