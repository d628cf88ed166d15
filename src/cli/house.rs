//! The house rules that options choose.

use super::failure::Failure;
use super::lineup;
use super::options::{Changes, Rules};
use crate::messages::{Fixed, Message, written::cli_house as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::house::{bad_value, not_a_setting, rule_conflict, unknown_key, unknown_preset};
use crate::show::provenance::source_of;
use crate::show::rules_in_words::base;
use crate::show::saved_rules::{default_unknown, source};
use crate::show::words::ticked;
use ginscore_ledger::book::Book;
use ginscore_ledger::model::{PresetRef, SavedPreset};
use ginscore_rules::house::{
    AceKnockCard, DoubledBoxes, HouseRules, Modifier, Preset, RuleConflict, RuleKey, RuleSettings, RuleValue,
    SheetWinner,
};
use ginscore_rules::players::Lineup;

/// A preset: a built-in one, or one that players saved.
#[derive(Clone, Debug)]
pub struct NamedPreset {
    /// Its name.
    pub name: String,
    /// The built-in preset itself, or the one that the saved preset is based on.
    pub base: &'static Preset,
    /// The preset as it is saved; `None` for a built-in one.
    pub saved: Option<SavedPreset>,
    /// Its rules.
    pub values: RuleSettings,
}

/// The rules that options choose.
#[derive(Clone, Debug)]
pub struct ChosenRules {
    /// The name of the preset that they are based on.
    pub name: String,
    /// The preset that they are based on.
    pub preset: NamedPreset,
    /// The rules in force.
    pub house: HouseRules,
    /// Remarks about what the modifiers changed.
    pub remarks: Vec<String>,
}

impl NamedPreset {
    fn built_in(preset: &'static Preset) -> NamedPreset {
        NamedPreset { name: preset.name.to_owned(), base: preset, saved: None, values: preset.values() }
    }

    fn saved(preset: SavedPreset) -> NamedPreset {
        NamedPreset {
            name: preset.name.as_str().to_owned(),
            base: base(&preset.based_on, &preset.house),
            values: (*preset.house).clone(),
            saved: Some(preset),
        }
    }

    /// The preset with the values that it has for these players.
    fn played_by(self, lineup: Lineup) -> NamedPreset {
        let name = if self.saved.is_none() { self.base.name } else { "" };
        NamedPreset { values: self.values.for_lineup(lineup, name), ..self }
    }

    /// The source of the values.
    pub fn source(&self) -> String {
        self.saved.as_ref().map_or_else(|| source_of(self.base).to_owned(), source)
    }
}

/// The preset of that name, in any case: a built-in one, or one saved in the ledger.
pub fn named_preset(name: &str, book: &Book) -> Result<NamedPreset, Failure> {
    let saved = match PresetRef::named(name) {
        Ok(PresetRef::BuiltIn(preset)) => return Ok(NamedPreset::built_in(preset)),
        Ok(PresetRef::Saved(name)) => book.saved_preset(&name)?,
        Err(_) => None,
    };
    saved.map(NamedPreset::saved).ok_or_else(|| unknown_in_ledger(name, book))
}

/// The failure for a preset that is neither built in nor saved in the ledger.
pub fn unknown_in_ledger(name: &str, book: &Book) -> Failure {
    let known = book.saved_presets().unwrap_or_default().names;
    Failure::unreadable([unknown_preset(name, &known)])
}

/// The preset of new series in the ledger.
pub fn default_preset(book: &Book) -> Result<NamedPreset, Failure> {
    match book.default_preset()? {
        None => Ok(NamedPreset::built_in(Preset::STANDARD)),
        Some(PresetRef::BuiltIn(preset)) => Ok(NamedPreset::built_in(preset)),
        Some(PresetRef::Saved(name)) => {
            let saved = book.saved_preset(&name)?.map(NamedPreset::saved);
            saved.ok_or_else(|| Failure::unreadable([default_unknown(&name)]))
        }
    }
}

impl Rules {
    /// Returns true if any of the options was given.
    pub const fn any(&self) -> bool {
        self.preset.is_some() || self.changes.any()
    }

    /// The chosen rules: the preset, or else that of new series in the ledger, then the modifiers, then the settings,
    /// regardless of the order of the options.
    pub fn chosen(&self, book: &Book) -> Result<ChosenRules, Failure> {
        self.chosen_by(None, book)
    }

    /// The chosen rules for these players, where the preset has other values for them.
    ///
    /// # Errors
    ///
    /// Fails if these players cannot play the rules, or if a rule that was typed can do nothing for them.
    pub fn chosen_for(&self, lineup: Lineup, book: &Book) -> Result<ChosenRules, Failure> {
        self.chosen_by(Some(lineup), book)
    }

    /// The rules for the players of imported rows, by a preset that was chosen with these options. A rule that can do
    /// nothing for them is left out, since other rows of the file may have other players.
    ///
    /// # Errors
    ///
    /// The rules that do not go together for these players.
    pub fn of_rows(&self, preset: &NamedPreset, lineup: Lineup) -> Result<HouseRules, RuleConflict> {
        #[expect(clippy::expect_used, reason = "the options were read when the preset was chosen")]
        let (values, _) = self.changes.applied(&preset.clone().played_by(lineup)).expect("options");
        HouseRules::new(values.for_lineup(lineup, ""))
    }

    fn chosen_by(&self, lineup: Option<Lineup>, book: &Book) -> Result<ChosenRules, Failure> {
        let preset = match &self.preset {
            None => default_preset(book)?,
            Some(name) => named_preset(name, book)?,
        };
        let preset = match lineup {
            Some(lineup) => preset.played_by(lineup),
            None => preset,
        };
        let (mut values, remarks) = self.changes.applied(&preset)?;
        if let Some(lineup) = lineup {
            lineup::concerns(lineup, &preset.values, &values)?;
            values = values.for_lineup(lineup, "");
        }
        let house = HouseRules::new(values).map_err(|two| Failure::unreadable([rule_conflict(two)]))?;
        if let Some(lineup) = lineup {
            lineup.can_play(&house).map_err(|rule| Failure::unreadable([rule_conflict(rule)]))?;
        }
        Ok(ChosenRules { name: preset.name.clone(), preset, house, remarks })
    }
}

impl Changes {
    /// The values of a preset with these changes, and remarks about what the modifiers left as it was.
    fn applied(&self, preset: &NamedPreset) -> Result<(RuleSettings, Vec<String>), Failure> {
        let mut values = preset.values.clone();
        let mut remarks = Vec::new();
        let modifiers = [(self.oklahoma, Modifier::Oklahoma), (self.hollywood, Modifier::Hollywood)];
        for (_, modifier) in modifiers.into_iter().filter(|(asked, _)| *asked) {
            values = modifier.applied(preset.base, values);
        }
        let modified = values.clone();
        let target = self.target.as_ref().and_then(|typed| self.set_target(&mut values, typed).err());
        let mut wrong: Vec<Diagnostic> = target.map(|wrong| *wrong).into_iter().collect();
        let settings = self.settings.iter().filter_map(|setting| set(&mut values, setting).err());
        wrong.extend(settings.map(|wrong| *wrong));
        if !wrong.is_empty() {
            return Err(Failure::unreadable(wrong));
        }
        // A key that was set explicitly needs no remark.
        if self.oklahoma {
            let left = left_by_oklahoma(&modified).into_iter();
            remarks.extend(left.filter(|(key, _)| !self.sets(key)).map(|(_, remark)| remark));
        }
        if self.hollywood {
            remarks.extend(left_by_hollywood(&modified).filter(|_| !self.sets("sheet_winner")));
        }
        Ok((values, remarks))
    }

    /// Returns true if `--set` sets that rule.
    fn sets(&self, key: &str) -> bool {
        self.settings.iter().any(|set| set.split('=').next().is_some_and(|name| name.trim() == key))
    }

    /// Sets the target, which has an option of its own.
    fn set_target(&self, values: &mut RuleSettings, typed: &str) -> Result<(), Box<Diagnostic>> {
        if self.sets("target") {
            let (option, setting) = (ticked("--target"), ticked("--set target"));
            let report = Diagnostic::new(Code::BadOption, say::SameRule { option, setting }.said());
            return Err(Box::new(report.hinted(say::LeaveOutOne.text())));
        }
        write(values, "target", typed)
    }
}

fn set(values: &mut RuleSettings, setting: &str) -> Result<(), Box<Diagnostic>> {
    let (name, typed) = setting.split_once('=').ok_or_else(|| Box::new(not_a_setting(setting)))?;
    write(values, name, typed)
}

fn write(values: &mut RuleSettings, name: &str, typed: &str) -> Result<(), Box<Diagnostic>> {
    let key = RuleKey::named(name.trim()).ok_or_else(|| Box::new(unknown_key(name)))?;
    key.write(values, &RuleValue::typed(typed)).map_err(|_| Box::new(bad_value(key, typed)))
}

/// The keys that `--oklahoma` keeps although many people play otherwise, each with a remark on how to change it.
fn left_by_oklahoma(values: &RuleSettings) -> Vec<(&'static str, String)> {
    let mut left = Vec::new();
    if values.ace_knock_card == AceKnockCard::One {
        left.push(("ace_knock_card", say::OklahomaKeepsAce.said()));
    }
    let boxes = values.boxes;
    let extra = [boxes.gin, boxes.big_gin, boxes.undercut, boxes.gin_off].iter().any(|extra| extra.get() > 0);
    if values.doubled_boxes == DoubledBoxes::None && (values.box_value.get() > 0 || extra) {
        left.push(("doubled_boxes", say::OklahomaKeepsBoxes.said()));
    }
    left
}

/// The remark for `--hollywood` if the sheet is not won by games.
fn left_by_hollywood(values: &RuleSettings) -> Option<String> {
    (values.sheet_winner == SheetWinner::NetPoints).then(|| say::HollywoodKeepsWinner.said())
}
