//! From the rules that somebody typed to the house that plays them.

use super::failure::Failure;
use super::options::Rules;
use crate::show::diagnostic::Diagnostic;
use crate::show::house::{bad_value, clash, differences, no_setting, unknown_key, unknown_preset};
use crate::show::words::ticked;
use ginscore_rules::rules::{
    AceKnockCard, DoubledBoxes, HouseRules, Modifier, Preset, RuleKey, RuleSettings, RuleValue, STANDARD,
    SheetWinner,
};

/// Rules that were asked for.
#[derive(Clone, Debug)]
pub struct ChosenRules {
    /// The preset that they start from.
    pub preset: &'static Preset,
    /// What is played.
    pub house: HouseRules,
    /// What the modifiers changed of the preset, for people.
    pub remarks: Vec<String>,
}

impl Rules {
    /// Whether any rule was asked for.
    pub const fn any(&self) -> bool {
        self.preset.is_some() || self.oklahoma || self.hollywood || !self.settings.is_empty()
    }

    /// The rules asked for: the preset, then the modifiers, then the settings, in whatever order they were
    /// typed.
    pub fn asked(&self) -> Result<ChosenRules, Failure> {
        let preset = match &self.preset {
            None => STANDARD,
            Some(name) => {
                let preset = Preset::named(name);
                preset.ok_or_else(|| Failure::unreadable([unknown_preset(name)]))?
            }
        };
        let mut values = preset.values();
        let mut remarks = Vec::new();
        let modifiers = [
            (self.oklahoma, "--oklahoma", Modifier::Oklahoma),
            (self.hollywood, "--hollywood", Modifier::Hollywood),
        ];
        for (_, option, modifier) in modifiers.into_iter().filter(|(asked, ..)| *asked) {
            let before = values.clone();
            values = modifier.applied(preset, values);
            remarks.extend(remark(option, preset.name, &before, &values));
        }
        let modified = values.clone();
        let wrong: Vec<Diagnostic> = self
            .settings
            .iter()
            .filter_map(|setting| set(&mut values, setting).err())
            .map(|wrong| *wrong)
            .collect();
        if !wrong.is_empty() {
            return Err(Failure::unreadable(wrong));
        }
        // A key that somebody set needs no remark: they know its value.
        let was_set = |key: &str| {
            self.settings.iter().any(|set| set.split('=').next().is_some_and(|name| name.trim() == key))
        };
        if self.oklahoma {
            remarks.extend(
                left_by_oklahoma(&modified)
                    .into_iter()
                    .filter(|(key, _)| !was_set(key))
                    .map(|(_, remark)| remark),
            );
        }
        if self.hollywood {
            remarks.extend(left_by_hollywood(&modified).filter(|_| !was_set("sheet_winner")));
        }
        let house = HouseRules::new(values).map_err(|two| Failure::unreadable([clash(two)]))?;
        Ok(ChosenRules { preset, house, remarks })
    }
}

fn set(values: &mut RuleSettings, setting: &str) -> Result<(), Box<Diagnostic>> {
    let (name, typed) = setting.split_once('=').ok_or_else(|| Box::new(no_setting(setting)))?;
    let key = RuleKey::named(name.trim()).ok_or_else(|| Box::new(unknown_key(name)))?;
    key.write(values, &RuleValue::typed(typed)).ok_or_else(|| Box::new(bad_value(key, typed)))
}

fn remark(option: &str, preset: &str, before: &RuleSettings, after: &RuleSettings) -> Option<String> {
    let changes = differences(before, after);
    let changes: Vec<String> =
        changes.iter().map(|(key, was, is)| format!("{} {is} (was {was})", ticked(key))).collect();
    (!changes.is_empty()).then(|| format!("{option} changes {preset}: {}", changes.join(", ")))
}

/// The keys that `--oklahoma` leaves as they are where many tables play otherwise, each with how to have that.
fn left_by_oklahoma(values: &RuleSettings) -> Vec<(&'static str, String)> {
    let mut left = Vec::new();
    if values.ace_knock_card == AceKnockCard::One {
        let remark = "--oklahoma leaves `ace_knock_card` one: with an ace one may knock with 1; for gin only add \
                      `--set ace_knock_card=gin-only`";
        left.push(("ace_knock_card", remark.to_owned()));
    }
    let boxes = values.boxes;
    let extra = [boxes.gin, boxes.big_gin, boxes.undercut, boxes.gin_off].iter().any(|extra| extra.get() > 0);
    if values.doubled_boxes == DoubledBoxes::None && (values.box_value.get() > 0 || extra) {
        let remark = "--oklahoma leaves `doubled_boxes` none: a spade doubles the points and not the boxes; to \
                      double them add `--set doubled_boxes=all`";
        left.push(("doubled_boxes", remark.to_owned()));
    }
    left
}

/// What `--hollywood` says where three games do not make a match of three.
fn left_by_hollywood(values: &RuleSettings) -> Option<String> {
    (values.sheet_winner == SheetWinner::NetPoints).then(|| {
        "--hollywood leaves `sheet_winner` net-points: the greater total wins the sheet, not two games of three; \
         for those add `--set sheet_winner=most-games`"
            .to_owned()
    })
}
