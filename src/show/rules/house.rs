//! The house rules, and diagnostics for mistakes in them.

use crate::say::text::Text;
use crate::say::written::{diagnostic::DidYouMean, parse_error::TypeOneOf};
use crate::say::{Message, written::house as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::list::list;
use crate::show::render::TextStyle;
use crate::show::rulebook::{TopicId, deciding};
use crate::show::rules::provenance;
use crate::show::words::{one_of, ticked};
use ginscore_ledger::model::PresetName;
use ginscore_notation::nearest;
use ginscore_rules::house::{HouseRules, Preset, RuleConflict, RuleKey, RuleSettings};
use ginscore_rules::players::Lineup;

/// The presets of former versions, with the words that have their values.
const FORMER: [(&str, &str); 2] = [
    ("modern", "online shutout.test=no-points shutout.award=double-total"),
    ("tournament", "wikipedia big_gin_bonus=31 target=250 series=best-of-5"),
];

/// The words that have the values of a preset of former versions.
pub fn of_former_preset(name: &str) -> Option<&'static str> {
    FORMER.iter().find(|(former, _)| former.eq_ignore_ascii_case(name)).map(|(_, words)| *words)
}

pub fn unknown_preset(name: &str, saved: &[PresetName]) -> Diagnostic {
    let names = || Preset::ALL.iter().map(|preset| preset.name).chain(saved.iter().map(PresetName::as_str));
    let hint = match (of_former_preset(name), nearest(name, names())) {
        (Some(words), _) => say::FormerPresetHint { words: ticked(words) }.said(),
        (None, Some(meant)) => DidYouMean { meant: ticked(meant) }.said(),
        (None, None) => say::PresetsAre { presets: names().collect::<Vec<_>>().join(", ") }.said(),
    };
    Diagnostic::new(Code::UnknownPreset, say::NoSuchPreset { name: ticked(name) }).hinted(hint)
}

pub fn unknown_key(name: &str) -> Diagnostic {
    let names = || RuleKey::COMMON.iter().map(|key| key.name());
    let within = |key: &&str| key.strip_prefix(name).is_some_and(|rest| rest.starts_with('.'));
    let parts: Vec<String> = names().filter(within).map(ticked).collect();
    let hint = match (parts.as_slice(), nearest(name, names())) {
        ([_, ..], _) => TypeOneOf { lines: one_of(&parts) }.said(),
        ([], Some(meant)) => DidYouMean { meant: ticked(meant) }.said(),
        ([], None) => say::KeysAreListed.said(),
    };
    Diagnostic::new(Code::UnknownKey, say::NoSuchRule { name: ticked(name) }).hinted(hint)
}

pub fn bad_value(key: RuleKey, typed: &str) -> Diagnostic {
    // Only words are compared, not numbers or the N of `to-N`.
    let plain = |word: &&str| word.len() > 2 && word.chars().all(|c| c.is_ascii_lowercase() || c == '-');
    let words = key.words().iter().copied().filter(plain);
    let message = say::CannotBe { key: ticked(key.name()), value: ticked(typed) }.said();
    let report = Diagnostic::new(Code::BadValue, message).hinted(match nearest(typed, words) {
        Some(word) => say::DidYouMeanAllowed { meant: ticked(word), allowed: allowed(key) }.said(),
        None => allowed_values(key),
    });
    Diagnostic { rule: deciding(key).next(), ..report }
}

pub fn allowed_values(key: RuleKey) -> String {
    say::AllowedValues { allowed: allowed(key) }.said()
}

/// The values that a house rule allows: `none (not played), 0 to 1000`.
pub fn allowed(key: RuleKey) -> String {
    match (key, key.numbers()) {
        (RuleKey::KnockLimit, Some((lowest, highest))) => say::AllowedKnockLimit { lowest, highest }.said(),
        (RuleKey::RoundTo, Some((lowest, highest))) => say::AllowedRounding { lowest, highest }.said(),
        (RuleKey::ShutoutAward, Some((lowest, highest))) => say::AllowedAward { lowest, highest }.said(),
        (RuleKey::DoublingSuits, _) => say::AllowedSuits.said(),
        (RuleKey::ColumnMultipliers, _) => say::AllowedMultipliers.said(),
        (RuleKey::Series, _) => say::AllowedSeries.said(),
        (RuleKey::Pairing, _) => say::AllowedPairing.said(),
        (_, Some((lowest, highest))) if key.words().is_empty() => {
            say::AllowedRange { lowest, highest }.said()
        }
        (_, Some((lowest, highest))) => say::AllowedRangeOrNone { lowest, highest }.said(),
        (_, None) => key.words().join(", "),
    }
}

pub fn rule_conflict(conflict: RuleConflict) -> Diagnostic {
    match conflict {
        RuleConflict::Multipliers { listed, columns } => {
            let list = vec!["1"; columns as usize].join(",");
            let option = ticked(&format!("column_multipliers={list}"));
            Diagnostic::new(Code::BadValue, say::MultipliersConflict { listed, columns })
                .by(TopicId::Columns)
                .hinted(say::MultipliersConflictHint { option })
        }
        RuleConflict::BonusBoxes => Diagnostic::new(Code::BadValue, say::BoxesConflict)
            .by(TopicId::Partners)
            .hinted(say::BoxesConflictHint),
        RuleConflict::ColumnsInTurn => Diagnostic::new(Code::BadValue, say::NoColumnsInTurn)
            .by(TopicId::InTurn)
            .hinted(say::NoColumnsInTurnHint),
        RuleConflict::DifferenceInTurn => Diagnostic::new(Code::BadValue, say::NoDifferenceInTurn)
            .by(TopicId::InTurn)
            .hinted(say::NoDifferenceInTurnHint),
        RuleConflict::Award(award) => {
            let word = match award {
                ginscore_rules::house::ShutoutAward::Points(points) => points.get().to_string(),
                ginscore_rules::house::ShutoutAward::DoublePoints => "double-points".to_owned(),
                _ => "double-points-and-game".to_owned(),
            };
            Diagnostic::new(Code::BadValue, say::AwardConflict { award: word })
                .by(TopicId::Shutouts)
                .hinted(say::AwardConflictHint)
        }
    }
}

/// The values of a preset that its sources do not give, with the reasons, unless the players changed them.
pub fn unsourced(preset: &str, values: &RuleSettings) -> Vec<(RuleKey, &'static str)> {
    let Some(preset) = Preset::named(preset) else {
        return Vec::new();
    };
    let changed = preset.values().differences(values);
    provenance::unsourced(preset).filter(|(key, _)| changed.iter().all(|(other, ..)| other != key)).collect()
}

/// All rules, one per line; those of a series without the rules that can do nothing in it. Those that no source gives are
/// marked with a star, and the reasons follow.
pub fn rules(
    house: &HouseRules,
    lineup: Option<Lineup>,
    unsourced: &[(RuleKey, &str)],
    look: TextStyle,
) -> Text {
    let keys = || RuleKey::all().filter(|key| lineup.is_none_or(|lineup| key.applies_to(lineup, house)));
    let unsourced = unsourced.iter().filter(|(marked, _)| keys().any(|key| key == *marked));
    let unsourced: Vec<&(RuleKey, &str)> = unsourced.collect();
    let value = |key: RuleKey| {
        let star = if unsourced.iter().any(|(marked, _)| *marked == key) { " *" } else { "" };
        (key.name(), format!("{}{star}", key.read(house)))
    };
    let mut text = list(&keys().map(value).collect::<Vec<_>>(), look);
    if !unsourced.is_empty() {
        text.push(say::NotGivenBySource.line());
        unsourced.iter().for_each(|(key, why)| text.push(format!("  {key}: {why}")));
    }
    text
}
