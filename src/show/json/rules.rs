//! The house rules.

use ginscore_rules::house::{GroupRules, RuleKey, RuleSettings};
use serde_json::{Map, Value, json};

/// The rules of a series, nested as in a ledger: every key, those for more than two players only if it has more.
pub fn rules(values: &RuleSettings) -> Map<String, Value> {
    let group = if values.group == GroupRules::DEFAULT { &[][..] } else { RuleKey::GROUP };
    nested(RuleKey::COMMON.iter().chain(group).copied(), values)
}

/// These keys with their values, nested as in a ledger.
pub fn nested(keys: impl Iterator<Item = RuleKey>, values: &RuleSettings) -> Map<String, Value> {
    let mut all = Map::new();
    for key in keys {
        let value = json!(key.read(values));
        match key.name().split_once('.') {
            None => {
                all.insert(key.name().to_owned(), value);
            }
            Some((table, inner)) => {
                if let Value::Object(table) = all.entry(table).or_insert_with(|| json!({})) {
                    table.insert(inner.to_owned(), value);
                }
            }
        }
    }
    all
}
