//! The house rules, and diagnostics for mistakes in them.

use super::diagnostic::Diagnostic;
use super::provenance::provenance;
use super::rulebook::{TopicId, deciding};
use super::words::{one_of, ticked};
use crate::show::code::Code;
use ginscore_ledger::model::PresetName;
use ginscore_rules::notation::nearest;
use ginscore_rules::rules::{
    HouseRules, Multipliers, PRESETS, Preset, RULE_KEYS, RuleConflict, RuleKey, RuleSettings, RuleValue,
};

/// The diagnostic for an unknown preset, in a ledger with these saved ones.
pub fn unknown_preset(name: &str, saved: &[PresetName]) -> Diagnostic {
    let names = || PRESETS.iter().map(|preset| preset.name).chain(saved.iter().map(PresetName::as_str));
    let hint = match nearest(name, names()) {
        Some(meant) => format!("did you mean {}?", ticked(meant)),
        None => format!("the presets are {}", names().collect::<Vec<_>>().join(", ")),
    };
    Diagnostic::new(Code::UnknownPreset, format!("there is no preset called {}", ticked(name))).hinted(hint)
}

/// The diagnostic for an unknown house rule.
pub fn unknown_key(name: &str) -> Diagnostic {
    let names = || RULE_KEYS.iter().map(|key| key.name);
    let within = |key: &&str| key.strip_prefix(name).is_some_and(|rest| rest.starts_with('.'));
    let parts: Vec<String> = names().filter(within).map(ticked).collect();
    let hint = match (parts.as_slice(), nearest(name, names())) {
        ([_, ..], _) => format!("write {}", one_of(&parts)),
        ([], Some(meant)) => format!("did you mean {}?", ticked(meant)),
        ([], None) => "`ginscore rules show` lists the keys".to_owned(),
    };
    Diagnostic::new(Code::UnknownKey, format!("there is no house rule called {}", ticked(name))).hinted(hint)
}

/// The diagnostic for a setting that is not written `KEY=VALUE`.
pub fn not_a_setting(typed: &str) -> Diagnostic {
    Diagnostic::new(Code::BadValue, format!("{} is not a setting", ticked(typed)))
        .hinted("write KEY=VALUE, as in `--set gin_bonus=20`")
}

/// The diagnostic for a value that a house rule does not allow.
pub fn bad_value(key: &RuleKey, typed: &str) -> Diagnostic {
    // Only words are compared, not numbers or the N of `to-N`.
    let plain = |word: &&str| word.len() > 2 && word.chars().all(|c| c.is_ascii_lowercase() || c == '-');
    let words = key.allowed.split([',', ' ']).filter(plain);
    let report = Diagnostic::new(Code::BadValue, format!("{} cannot be {}", ticked(key.name), ticked(typed)));
    let report = report.hinted(match nearest(typed, words) {
        Some(word) => format!("did you mean {}? Allowed values: {}", ticked(word), key.allowed),
        None => format!("allowed values: {}", key.allowed),
    });
    Diagnostic { rule: deciding(key.name).next(), ..report }
}

/// The diagnostic for two values that do not go together.
pub fn rule_conflict(conflict: RuleConflict) -> Diagnostic {
    match conflict {
        RuleConflict::Multipliers { listed, columns } => Diagnostic::new(
            Code::BadValue,
            format!("`column_multipliers` lists {listed}, but `columns` is {columns}"),
        )
        .by(TopicId::Columns)
        .hinted(format!(
            "list one number per column, as in `--set column_multipliers={}`",
            vec!["1"; columns as usize].join(",")
        )),
        RuleConflict::BonusBoxes => Diagnostic::new(
            Code::BadValue,
            "`bonus_boxes` is `each-side`, but `box_timing` is `each-hand`".to_owned(),
        )
        .by(TopicId::Partners)
        .hinted("boxes that are paid with each hand belong to the side that wins the round"),
        RuleConflict::Award(award) => {
            let word = match award {
                ginscore_rules::rules::ShutoutAward::Points(points) => points.get().to_string(),
                ginscore_rules::rules::ShutoutAward::DoublePoints => "double-points".to_owned(),
                _ => "double-points-and-game".to_owned(),
            };
            Diagnostic::new(
                Code::BadValue,
                format!("`shutout.award` {word} cannot be combined with `settlement` score-plus-difference"),
            )
            .by(TopicId::Shutouts)
            .hinted("with that settlement the award must be none or double-total")
        }
    }
}

/// The keys in which two sets of rules differ, each with both values.
pub fn differences(one: &RuleSettings, other: &RuleSettings) -> Vec<(&'static str, RuleValue, RuleValue)> {
    // Columns that all count once add nothing to the number of columns.
    let once = one.column_multipliers == Multipliers::Once && other.column_multipliers == Multipliers::Once;
    let keys = RuleKey::all().filter(|key| !(once && key.name == "column_multipliers"));
    let pairs = keys.map(|key| (key.name, key.read(one), key.read(other)));
    pairs.filter(|(_, one, other)| one != other).collect()
}

/// The values of a preset that its sources do not give, with the reasons, unless the players changed them.
pub fn unsourced(preset: &str, values: &RuleSettings) -> Vec<(&'static str, &'static str)> {
    let Some(preset) = Preset::named(preset) else {
        return Vec::new();
    };
    let changed = differences(&preset.values(), values);
    let marked = provenance(preset.name).unsourced.iter().copied();
    marked.filter(|(key, _)| !changed.iter().any(|(other, ..)| other == key)).collect()
}

/// All rules, one per line. Those that no source gives are marked with a star, and the reasons follow.
pub fn rules(house: &HouseRules, unsourced: &[(&str, &str)]) -> String {
    let width = RuleKey::all().map(|key| key.name.len()).max().unwrap_or(0);
    let lines = RuleKey::all().map(|key| {
        let star = if unsourced.iter().any(|(marked, _)| *marked == key.name) { " *" } else { "" };
        format!("{:width$}  {}{star}\n", key.name, key.read(house))
    });
    let lines: String = lines.collect();
    let reasons: String = unsourced.iter().map(|(key, why)| format!("  {key}: {why}\n")).collect();
    if reasons.is_empty() { lines } else { format!("{lines}* not given by the source:\n{reasons}") }
}
