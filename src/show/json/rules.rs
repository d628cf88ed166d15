//! The house rules and the rulebook.

use serde_json::{Map, Value, json};

use super::object;
use crate::show::rulebook::sources::Source;
use crate::show::rulebook::terms::TERMS;
use crate::show::rulebook::{TOPICS, Topic};
use ginscore_rules::rules::{RULE_KEYS, RuleSettings, RuleValue as Rule};

/// The rules, every key, nested as in a ledger.
pub fn rules(values: &RuleSettings) -> Value {
    let mut all = Map::new();
    for key in RULE_KEYS {
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

/// The topics of the rulebook, and its terms with the topics that explain them.
pub fn topics() -> Value {
    let topic = |topic: &&Topic| json!({ "name": topic.name, "title": topic.title });
    let term = |(term, topic): &(&str, &str)| json!({ "term": term, "topic": topic });
    object([("topics", TOPICS.iter().map(topic).collect()), ("terms", TERMS.iter().map(term).collect())])
}

/// A topic with its text, whose paragraphs an empty line parts.
pub fn topic(topic: &Topic) -> Value {
    object([("topic", topic_object(topic))])
}

/// The whole rulebook: every topic with its text.
pub fn book() -> Value {
    object([("topics", TOPICS.iter().map(|topic| topic_object(topic)).collect())])
}

fn topic_object(topic: &Topic) -> Value {
    json!({
        "name": topic.name,
        "title": topic.title,
        "text": topic.text,
        "sources": sources(topic.sources),
        "keys": topic.keys,
    })
}

/// Sources: `[{"name", "address"}]`.
pub fn sources(sources: &[Source]) -> Value {
    sources.iter().map(|source| json!({ "name": source.name, "address": source.address })).collect()
}

/// The values of a preset that its sources do not give, or on which they disagree: `[{"key", "why"}]`.
pub fn unsourced(unsourced: &[(&str, &str)]) -> Value {
    unsourced.iter().map(|(key, why)| json!({ "key": key, "why": why })).collect()
}
