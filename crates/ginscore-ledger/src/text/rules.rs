//! Reads the table of rules, in a series and in saved rules.

use serde::Deserialize;
use toml::Spanned;
use toml::de::{DeTable, DeValue, ValueDeserializer};

use crate::text::document::span;
use crate::text::error::TextError;
use ginscore_notation::{At, Span, nearest};
use ginscore_rules::house::{HouseRules, RuleKey, RuleSettings, RuleValue};

/// The rule keys that a table of rules has.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum RuleKeys {
    /// Those that change something, as in a series. The others have their neutral values.
    NotNeutral,
    /// All of every game, and perhaps some for more than two players, as in a preset.
    All,
}

/// The rule keys that are in every table of rules.
pub(super) const ALWAYS: [RuleKey; 2] = [RuleKey::KnockLimit, RuleKey::Target];

/// Reads the rules from their table, which is at that place. `with_group` is true if there may be rules for more than two
/// players.
pub(super) fn read_rules(
    (mut table, at): (DeTable<'_>, Span),
    keys: RuleKeys,
    with_group: bool,
) -> Result<HouseRules, At<TextError>> {
    let mut settings = match keys {
        RuleKeys::NotNeutral => RuleSettings::neutral(),
        RuleKeys::All => RuleSettings::default(),
    };
    let is_needed = |key: &RuleKey| keys == RuleKeys::All || ALWAYS.contains(key);
    let common = RuleKey::COMMON.iter().map(|key| (key, is_needed(key)));
    let group = RuleKey::GROUP.iter().filter(|_| with_group).map(|key| (key, false));
    let mut missing = None;
    for (key, is_needed) in common.chain(group) {
        match take_rule(&mut table, key.name()) {
            Some(value) => {
                let at = span(value.span());
                let value = RuleValue::deserialize(ValueDeserializer::from(value)).ok();
                let written = value.and_then(|value| key.write(&mut settings, &value).ok());
                written.ok_or_else(|| TextError::BadValue(key.name()).at(at))?;
            }
            None if is_needed => missing = missing.or(Some(key.name())),
            None => {}
        }
    }
    // A misspelled key is missing under its name: the spelling is the mistake.
    if let Some((key, at)) = left_over(&table) {
        let meant = nearest(&key, RuleKey::all().map(|key| key.name())).map(str::to_owned);
        return Err(TextError::UnknownKey(key, meant).at(at));
    }
    if let Some(key) = missing {
        return Err(TextError::Missing(key).at(at));
    }
    HouseRules::new(settings).map_err(|clash| TextError::Clash(clash).at(at))
}

fn take_rule<'t>(rules: &mut DeTable<'t>, name: &str) -> Option<Spanned<DeValue<'t>>> {
    match name.split_once('.') {
        None => rules.remove(name),
        Some((table, name)) => match rules.get_mut(table)?.get_mut() {
            DeValue::Table(table) => table.remove(name),
            _ => None,
        },
    }
}

fn left_over(rules: &DeTable<'_>) -> Option<(String, Span)> {
    rules.iter().find_map(|(table, value)| match value.get_ref() {
        DeValue::Table(inner) if is_table(table.get_ref()) => {
            let (key, _) = inner.iter().next()?;
            Some((format!("{}.{}", table.get_ref(), key.get_ref()), span(key.span())))
        }
        _ => Some((table.get_ref().to_string(), span(table.span()))),
    })
}

fn is_table(key: &str) -> bool {
    RuleKey::all().any(|rule| rule.name().split_once('.').is_some_and(|(table, _)| table == key))
}
