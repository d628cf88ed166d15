//! The house rules that options choose.

use super::failure::Failure;
use super::options::{Changes, Rules};
use crate::show::diagnostic::Diagnostic;
use crate::show::house::{bad_value, differences, not_a_setting, rule_conflict, unknown_key, unknown_preset};
use crate::show::words::ticked;
use ginscore_rules::rules::{
    AceKnockCard, DoubledBoxes, HouseRules, Modifier, Preset, RuleKey, RuleSettings, RuleValue, STANDARD,
    SheetWinner,
};

/// The rules that options choose.
#[derive(Clone, Debug)]
pub struct ChosenRules {
    /// The preset that they are based on.
    pub preset: &'static Preset,
    /// The rules in force.
    pub house: HouseRules,
    /// Remarks about what the modifiers changed.
    pub remarks: Vec<String>,
}

impl Rules {
    /// Returns true if any of the options was given.
    pub const fn any(&self) -> bool {
        self.preset.is_some() || self.changes.any()
    }

    /// The chosen rules: the preset, then the modifiers, then the settings, regardless of the order of the options.
    pub fn chosen(&self) -> Result<ChosenRules, Failure> {
        let preset = match &self.preset {
            None => STANDARD,
            Some(name) => {
                let preset = Preset::named(name);
                preset.ok_or_else(|| Failure::unreadable([unknown_preset(name)]))?
            }
        };
        let Changes { oklahoma, hollywood, settings } = &self.changes;
        let mut values = preset.values();
        let mut remarks = Vec::new();
        let modifiers =
            [(*oklahoma, "--oklahoma", Modifier::Oklahoma), (*hollywood, "--hollywood", Modifier::Hollywood)];
        for (_, option, modifier) in modifiers.into_iter().filter(|(given, ..)| *given) {
            let before = values.clone();
            values = modifier.applied(preset, values);
            remarks.extend(remark(option, preset.name, &before, &values));
        }
        let modified = values.clone();
        let wrong: Vec<Diagnostic> = settings
            .iter()
            .filter_map(|setting| set(&mut values, setting).err())
            .map(|wrong| *wrong)
            .collect();
        if !wrong.is_empty() {
            return Err(Failure::unreadable(wrong));
        }
        // A key that was set explicitly needs no remark.
        let was_set = |key: &str| {
            settings.iter().any(|set| set.split('=').next().is_some_and(|name| name.trim() == key))
        };
        if *oklahoma {
            remarks.extend(
                left_by_oklahoma(&modified)
                    .into_iter()
                    .filter(|(key, _)| !was_set(key))
                    .map(|(_, remark)| remark),
            );
        }
        if *hollywood {
            remarks.extend(left_by_hollywood(&modified).filter(|_| !was_set("sheet_winner")));
        }
        let house = HouseRules::new(values).map_err(|two| Failure::unreadable([rule_conflict(two)]))?;
        Ok(ChosenRules { preset, house, remarks })
    }
}

fn set(values: &mut RuleSettings, setting: &str) -> Result<(), Box<Diagnostic>> {
    let (name, typed) = setting.split_once('=').ok_or_else(|| Box::new(not_a_setting(setting)))?;
    let key = RuleKey::named(name.trim()).ok_or_else(|| Box::new(unknown_key(name)))?;
    key.write(values, &RuleValue::typed(typed)).ok_or_else(|| Box::new(bad_value(key, typed)))
}

fn remark(option: &str, preset: &str, before: &RuleSettings, after: &RuleSettings) -> Option<String> {
    let changes = differences(before, after);
    let changes: Vec<String> =
        changes.iter().map(|(key, was, is)| format!("{} {is} (was {was})", ticked(key))).collect();
    (!changes.is_empty()).then(|| format!("{option} changes {preset}: {}", changes.join(", ")))
}

/// The keys that `--oklahoma` keeps although many people play otherwise, each with a remark on how to change it.
fn left_by_oklahoma(values: &RuleSettings) -> Vec<(&'static str, String)> {
    let mut left = Vec::new();
    if values.ace_knock_card == AceKnockCard::One {
        let remark = "--oklahoma keeps `ace_knock_card` at one: with an ace, knocking with 1 is allowed; to require gin, add \
                      `--set ace_knock_card=gin-only`";
        left.push(("ace_knock_card", remark.to_owned()));
    }
    let boxes = values.boxes;
    let extra = [boxes.gin, boxes.big_gin, boxes.undercut, boxes.gin_off].iter().any(|extra| extra.get() > 0);
    if values.doubled_boxes == DoubledBoxes::None && (values.box_value.get() > 0 || extra) {
        let remark = "--oklahoma keeps `doubled_boxes` at none: a spade doubles the points but not the boxes; to \
                      double them, too, add `--set doubled_boxes=all`";
        left.push(("doubled_boxes", remark.to_owned()));
    }
    left
}

/// The remark for `--hollywood` if the sheet is not won by games.
fn left_by_hollywood(values: &RuleSettings) -> Option<String> {
    (values.sheet_winner == SheetWinner::NetPoints).then(|| {
        "--hollywood keeps `sheet_winner` at net-points: the higher total wins the sheet; to have it won by two \
         games of three, add `--set sheet_winner=most-games`"
            .to_owned()
    })
}
