//! The house rules that words choose.

use crate::commands::new::agreed::{Agreed, RuleWords};
use crate::commands::new::lineup;
use crate::commands::new::rule_names::RuleNames;
use crate::commands::new::setting::{SeriesKey, Setting};
use crate::commands::run::failure::Failure;
use crate::commands::run::options::Rules;
use crate::say::{Message, written::agreed::LeaveOneOut, written::new_rules as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::mistakes::saved_rules::source;
use crate::show::rules::house::{rule_conflict, unknown_preset};
use crate::show::rules::in_words::{base, suits_in_words};
use crate::show::rules::provenance::source_of;
use crate::show::words::{all_of, ticked};
use ginscore_ledger::book::Book;
use ginscore_ledger::model::{PresetName, SavedPreset};
use ginscore_rules::house::{
    AceKnockCard, DoubledBoxes, Form, HouseRules, Preset, RuleConflict, RuleKey, RuleSettings,
};
use ginscore_rules::players::Lineup;

/// A preset: a built-in one, or one that players saved.
#[derive(Clone, Debug)]
pub struct NamedPreset {
    pub name: String,
    /// The built-in preset itself, or the one that the saved preset is based on.
    pub base: &'static Preset,
    /// The preset as it is saved; `None` for a built-in one.
    pub saved: Option<SavedPreset>,
    pub values: RuleSettings,
}

#[derive(Clone, Debug)]
pub struct ChosenRules {
    pub name: String,
    pub preset: NamedPreset,
    pub forms: Vec<Form>,
    pub house: HouseRules,
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

    fn played_by(self, lineup: Lineup) -> NamedPreset {
        let values = match &self.saved {
            None => self.base.values_for(lineup),
            Some(_) => self.values.for_lineup(lineup),
        };
        NamedPreset { values, ..self }
    }

    pub fn source(&self) -> String {
        self.saved.as_ref().map_or_else(|| source_of(self.base).to_owned(), source)
    }
}

/// The preset of that name, in any case: a built-in one, which no file of a ledger replaces, or one saved in the ledger.
pub fn named_preset(name: &str, book: &Book) -> Result<NamedPreset, Failure> {
    if let Some(preset) = Preset::named(name) {
        return Ok(NamedPreset::built_in(preset));
    }
    let saved = match PresetName::new(name) {
        Ok(name) => book.saved_preset(&name)?,
        Err(_) => None,
    };
    saved.map(NamedPreset::saved).ok_or_else(|| unknown_in_ledger(name, book))
}

pub fn unknown_in_ledger(name: &str, book: &Book) -> Failure {
    let known = book.saved_presets().unwrap_or_default().names;
    Failure::unreadable([unknown_preset(name, &known)])
}

impl Rules {
    pub fn read(&self, book: &Book) -> Result<RuleWords, Failure> {
        self.in_words.as_deref().map_or(Ok(RuleWords::default()), |words| RuleWords::read(words, book))
    }

    /// The words of an import, which may have a stake for each series besides the rules.
    pub fn of_import(&self, book: &Book) -> Result<(RuleWords, Option<String>), Failure> {
        let words = self.in_words.as_deref().unwrap_or_default().split_whitespace();
        let Agreed { rules, stake, .. } =
            Agreed::read(words, &RuleNames::of(book))?.only(&[SeriesKey::Stake])?;
        Ok((rules, stake))
    }
}

/// The preset that words start from, and the forms that go over it.
struct StartingRules {
    preset: NamedPreset,
    forms: Vec<Form>,
    /// True for a form that goes over the ledger's own rules for new series.
    over_default: bool,
}

impl RuleWords {
    /// The rules that the words choose: a preset, or else the rules of new series in the ledger, then the forms, then the
    /// values, whatever the order of the words.
    pub fn chosen(&self, book: &Book) -> Result<ChosenRules, Failure> {
        self.chosen_by(None, book)
    }

    /// The chosen rules for these players, where the preset has other values for them.
    ///
    /// Also fails if a rule that was typed can do nothing for them.
    pub fn chosen_for(&self, lineup: Lineup, book: &Book) -> Result<ChosenRules, Failure> {
        self.chosen_by(Some(lineup), book)
    }

    /// The rules for the players of imported rows, by rules that these words chose. A rule that can do nothing for them is
    /// left out, since other rows of the file may have other players.
    pub fn of_rows(&self, chosen: &ChosenRules, lineup: Lineup) -> Result<HouseRules, RuleConflict> {
        #[expect(clippy::expect_used, reason = "the words were read when the rules were chosen")]
        let (values, _) = self
            .applied(&chosen.preset.clone().played_by(lineup), &chosen.forms)
            .expect("words that were read");
        HouseRules::new(values.for_lineup(lineup))
    }

    /// Where the words start: at the preset; without one, at the rules that are saved as `default`; without these, at the
    /// preset of the form, as `hollywood`.
    fn start(&self, book: &Book) -> Result<StartingRules, Failure> {
        let forms = self.forms.clone();
        if let Some(name) = &self.preset {
            return Ok(StartingRules { preset: named_preset(name, book)?, forms, over_default: false });
        }
        if let Some(default) = book.default_preset()? {
            let over_default = !forms.is_empty();
            return Ok(StartingRules { preset: NamedPreset::saved(default), forms, over_default });
        }
        let alone = [Form::Hollywood, Form::Oklahoma].into_iter().find(|form| forms.contains(form));
        let preset = alone.and_then(|form| Preset::named(form.name())).unwrap_or(Preset::STANDARD);
        let preset = NamedPreset::built_in(preset);
        let forms = forms.into_iter().filter(|form| Some(*form) != alone).collect();
        Ok(StartingRules { preset, forms, over_default: false })
    }

    /// Returns true for the rules of a series that are based on the preset of the words, and have their forms and values,
    /// whatever other values they have. Without a preset, a form is the preset of its name, or goes over the rules that are
    /// saved as `default`, as in the words of a new series; values alone may be of any preset.
    pub fn are_those_of(&self, preset: &str, house: &HouseRules) -> bool {
        let forms = [Form::Hollywood, Form::Oklahoma].into_iter().filter(|form| self.forms.contains(form));
        let alone = forms.clone().next().filter(|_| self.preset.is_none());
        let is_named = match (&self.preset, alone) {
            (Some(name), _) => preset.eq_ignore_ascii_case(name),
            (None, Some(form)) => preset == form.name() || preset == PresetName::of_new_series().as_str(),
            (None, None) => true,
        };
        let has = |setting: &Setting| {
            let mut values = (**house).clone();
            setting.set(&mut values);
            values == **house
        };
        is_named && forms.clone().all(|form| form.is_in(house)) && self.values.iter().all(has)
    }

    fn chosen_by(&self, lineup: Option<Lineup>, book: &Book) -> Result<ChosenRules, Failure> {
        let StartingRules { preset, forms, over_default } = self.start(book)?;
        let preset = match lineup {
            Some(lineup) => preset.played_by(lineup),
            None => preset,
        };
        let (mut values, mut remarks) = self.applied(&preset, &forms)?;
        if over_default {
            let forms: Vec<String> = forms.iter().map(|form| ticked(form.name())).collect();
            remarks.push(say::FormOverDefault { forms: all_of(&forms) }.said());
        }
        if let Some(lineup) = lineup {
            lineup::can_apply(lineup, &preset.values, &values)?;
            values = values.for_lineup(lineup);
        }
        let house = HouseRules::new(values).map_err(|two| Failure::unreadable([rule_conflict(two)]))?;
        if let Some(lineup) = lineup {
            let is_hollywood =
                forms.contains(&Form::Hollywood) || preset.name.as_str() == Form::Hollywood.name();
            lineup.can_play(&house).map_err(|rule| {
                let report = rule_conflict(rule);
                Failure::unreadable([match rule {
                    RuleConflict::ColumnsInTurn if is_hollywood => report.hinted(say::NoHollywoodInTurnHint),
                    _ => report,
                }])
            })?;
        }
        Ok(ChosenRules { name: preset.name.clone(), preset, forms, house, remarks })
    }

    /// The values of a preset with the forms over it and the values of the words, and remarks about what the forms left as
    /// it was.
    fn applied(&self, preset: &NamedPreset, forms: &[Form]) -> Result<(RuleSettings, Vec<String>), Failure> {
        let over = |values, form: &Form| form.applied(preset.base, values);
        let mut values = forms.iter().fold(preset.values.clone(), over);
        self.values.iter().for_each(|setting| setting.set(&mut values));
        let undone = self.forms.iter().filter(|form| !form.is_in(&values));
        let wrong: Vec<Diagnostic> = undone.filter_map(|form| self.against(*form)).collect();
        if !wrong.is_empty() {
            return Err(Failure::unreadable(wrong));
        }
        // A key that was set explicitly needs no remark.
        let mut remarks = Vec::new();
        if !self.asked && forms.contains(&Form::Oklahoma) {
            let left = left_by_oklahoma(&values).into_iter();
            remarks.extend(left.filter(|(key, _)| !self.sets(*key)).map(|(_, remark)| remark));
        }
        Ok((values, remarks))
    }

    /// The mistake that a value is against a form.
    fn against(&self, form: Form) -> Option<Diagnostic> {
        let key = match form {
            Form::Hollywood => RuleKey::Columns,
            Form::Oklahoma => RuleKey::KnockCard,
        };
        let setting = ticked(&self.values.iter().find(|set| set.key == key)?.to_string());
        let message = say::AgainstForm { form: ticked(form.name()), setting }.said();
        Some(Diagnostic::new(Code::BadOption, message).hinted(LeaveOneOut))
    }

    fn sets(&self, key: RuleKey) -> bool {
        self.values.iter().any(|set| set.key == key)
    }
}

/// The keys that the form `oklahoma` keeps although many people play otherwise, each with a remark on how to change it.
fn left_by_oklahoma(values: &RuleSettings) -> Vec<(RuleKey, String)> {
    let mut left = Vec::new();
    if values.ace_knock_card == AceKnockCard::One {
        left.push((RuleKey::AceKnockCard, say::OklahomaKeepsAce.said()));
    }
    let boxes = values.boxes;
    let extra = [boxes.gin, boxes.big_gin, boxes.undercut, boxes.gin_off].iter().any(|extra| extra.get() > 0);
    let has_boxes = values.box_value.get() > 0 || extra;
    if let Some(suits) = suits_in_words(values.doubling_suits)
        && has_boxes
        && values.doubled_boxes == DoubledBoxes::None
    {
        left.push((RuleKey::DoubledBoxes, say::OklahomaKeepsBoxes { suits }.said()));
    }
    left
}
