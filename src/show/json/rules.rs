//! The house rules and the rulebook.

use std::path::Path;

use ginscore_ledger::model::SavedPreset;
use ginscore_rules::house::{GroupRules, Preset, RuleKey, RuleSettings, RuleValue};
use serde::Serialize;
use serde_json::{Map, Value, json};

use super::{WithSchema, answer};
use crate::show::rulebook::{self, Source, Topic};
use crate::show::rules::provenance::{sources, unsourced};

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct PresetsView {
    presets: Vec<PresetView>,
    /// The name of the rules of new series in this ledger.
    default: String,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct PresetSavedView {
    #[serde(flatten)]
    rules: RulesView,
    file: String,
    /// True if other rules were saved under the name before.
    replaced: bool,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct PresetView {
    name: String,
    /// The names of its sources; null for rules that players saved.
    source: Option<String>,
    sources: Vec<Source>,
    /// The keys of the values that the sources do not give, or on which they disagree.
    #[cfg_attr(test, schemars(with = "Vec<String>"))]
    unsourced: Vec<RuleKey>,
    /// True for rules that players saved in the ledger.
    saved: bool,
    /// The built-in preset that saved rules were made from.
    based_on: Option<String>,
    /// The note of saved rules.
    note: Option<String>,
}

/// The rules of a preset, perhaps with changes.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RulesView {
    #[serde(flatten)]
    preset: PresetView,
    /// Every key, nested as in a ledger.
    values: Map<String, Value>,
}

/// The topics of the rulebook, and the terms that it explains.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TopicsView {
    topics: Vec<TitleView>,
    terms: Vec<RulebookTermView>,
}

/// A topic without its text.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct TitleView {
    name: &'static str,
    title: &'static str,
}

/// A term, and the topic that explains it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RulebookTermView {
    term: &'static str,
    topic: &'static str,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct OneTopicView {
    topic: &'static Topic,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct BookView {
    topics: &'static [Topic],
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct DifferencesView {
    from: String,
    to: String,
    differences: Vec<RuleDifferenceView>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RuleDifferenceView {
    #[cfg_attr(test, schemars(with = "String"))]
    key: RuleKey,
    #[cfg_attr(test, schemars(with = "Value"))]
    from: RuleValue,
    #[cfg_attr(test, schemars(with = "Value"))]
    to: RuleValue,
}

pub fn differences(
    from: &str,
    to: &str,
    differences: &[(RuleKey, RuleValue, RuleValue)],
) -> WithSchema<DifferencesView> {
    let one = |(key, from, to): &(RuleKey, RuleValue, RuleValue)| RuleDifferenceView {
        key: *key,
        from: from.clone(),
        to: to.clone(),
    };
    answer(DifferencesView {
        from: from.to_owned(),
        to: to.to_owned(),
        differences: differences.iter().map(one).collect(),
    })
}

/// The rules of a series, nested as in a ledger: every key, those for more than two players only if it has more.
pub fn rules(values: &RuleSettings) -> Map<String, Value> {
    let group = if values.group == GroupRules::DEFAULT { &[][..] } else { RuleKey::GROUP };
    nested(RuleKey::COMMON.iter().chain(group).copied(), values)
}

fn nested(keys: impl Iterator<Item = RuleKey>, values: &RuleSettings) -> Map<String, Value> {
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

pub fn presets(saved: &[SavedPreset], default: &str) -> WithSchema<PresetsView> {
    let built_in = |preset: &Preset| preset_view(preset.name, None, &unsourced(preset).collect::<Vec<_>>());
    let of_ledger = |preset: &SavedPreset| preset_view(preset.name.as_str(), Some(preset), &[]);
    let presets = Preset::ALL.iter().map(built_in).chain(saved.iter().map(of_ledger)).collect();
    answer(PresetsView { presets, default: default.to_owned() })
}

pub fn rules_shown(
    name: &str,
    saved: Option<&SavedPreset>,
    values: &RuleSettings,
    unsourced: &[(RuleKey, &str)],
) -> WithSchema<RulesView> {
    let values = nested(RuleKey::all(), values);
    answer(RulesView { preset: preset_view(name, saved, unsourced), values })
}

pub fn preset_saved(preset: &SavedPreset, file: &Path, replaced: bool) -> WithSchema<PresetSavedView> {
    let view = preset_view(preset.name.as_str(), Some(preset), &[]);
    let rules = RulesView { preset: view, values: nested(RuleKey::all(), &preset.house) };
    answer(PresetSavedView { rules, file: file.display().to_string(), replaced })
}

fn preset_view(name: &str, saved: Option<&SavedPreset>, unsourced: &[(RuleKey, &str)]) -> PresetView {
    let built_in = Preset::named(name).filter(|_| saved.is_none());
    let from = built_in.map_or_else(Vec::new, sources);
    let names: Vec<&str> = from.iter().map(|source| source.name).collect();
    PresetView {
        name: name.to_owned(),
        source: (!names.is_empty()).then(|| names.join(", ")),
        sources: from,
        unsourced: unsourced.iter().map(|(key, _)| *key).collect(),
        saved: saved.is_some(),
        based_on: saved.map(|preset| preset.based_on.clone()),
        note: saved.and_then(|preset| preset.note.clone()),
    }
}

pub fn topics() -> WithSchema<TopicsView> {
    answer(TopicsView {
        topics: rulebook::topics()
            .iter()
            .map(|topic| TitleView { name: topic.name, title: topic.title })
            .collect(),
        terms: rulebook::terms().into_iter().map(|(term, topic)| RulebookTermView { term, topic }).collect(),
    })
}

pub fn topic(topic: &'static Topic) -> WithSchema<OneTopicView> {
    answer(OneTopicView { topic })
}

pub fn book() -> WithSchema<BookView> {
    answer(BookView { topics: rulebook::topics() })
}
