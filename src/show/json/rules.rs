//! The house rules and the rulebook.

use serde_json::{Map, Value, json};

use super::object;
use crate::notation::keys::KEYS;
use crate::notation::value::Value as Rule;
use crate::rules::house::Values;
use crate::show::rulebook::{TOPICS, Topic};

/// The rules, every key, nested as in a ledger.
pub fn rules(values: &Values) -> Value {
    let mut all = Map::new();
    for key in KEYS {
        let value = rule(&key.read(values));
        match key.name.split_once('.') {
            None => {
                all.insert(key.name.to_owned(), value);
            }
            Some((table, inner)) => {
                if let Value::Object(table) = all.entry(table).or_insert_with(|| json!({})) {
                    table.insert(inner.to_owned(), value);
                }
            }
        }
    }
    Value::Object(all)
}

/// One rule's value.
pub fn rule(value: &Rule) -> Value {
    match value {
        Rule::Number(number) => json!(number),
        Rule::Truth(truth) => json!(truth),
        Rule::Word(word) => json!(word),
        Rule::List(list) => json!(list),
    }
}

/// The topics of the rulebook.
pub fn topics() -> Value {
    let topic = |topic: &&Topic| json!({ "name": topic.name, "title": topic.title });
    object([("topics", TOPICS.iter().map(topic).collect())])
}

/// A topic with its text, whose paragraphs an empty line parts.
pub fn topic(topic: &Topic) -> Value {
    let topic = json!({
        "name": topic.name,
        "title": topic.title,
        "text": topic.text,
        "sources": topic.sources,
        "keys": topic.keys,
    });
    object([("topic", topic)])
}
