//! From the rules that somebody typed to the house that plays them.

use super::failure::Failure;
use super::options::Rules;
use crate::notation::keys::Key;
use crate::notation::value::Value;
use crate::rules::house::{House, Values};
use crate::rules::presets::{Modifier, Preset, STANDARD};
use crate::show::house::{bad_value, clash, differences, no_setting, unknown_key, unknown_preset};
use crate::show::report::Report;
use crate::show::words::ticked;

/// Rules that were asked for.
#[derive(Clone, Debug)]
pub struct Asked {
    /// The preset that they start from.
    pub preset: &'static Preset,
    /// What is played.
    pub house: House,
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
    pub fn asked(&self) -> Result<Asked, Failure> {
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
            values = modifier.applied(values);
            remarks.extend(remark(option, preset.name, &before, &values));
        }
        let wrong: Vec<Report> = self
            .settings
            .iter()
            .filter_map(|setting| set(&mut values, setting).err())
            .map(|wrong| *wrong)
            .collect();
        if !wrong.is_empty() {
            return Err(Failure::unreadable(wrong));
        }
        let house = House::new(values).map_err(|two| Failure::unreadable([clash(two)]))?;
        Ok(Asked { preset, house, remarks })
    }
}

fn set(values: &mut Values, setting: &str) -> Result<(), Box<Report>> {
    let (name, typed) = setting.split_once('=').ok_or_else(|| Box::new(no_setting(setting)))?;
    let key = Key::named(name.trim()).ok_or_else(|| Box::new(unknown_key(name)))?;
    key.write(values, &Value::typed(typed)).ok_or_else(|| Box::new(bad_value(key, typed)))
}

fn remark(option: &str, preset: &str, before: &Values, after: &Values) -> Option<String> {
    let changes = differences(before, after);
    let changes: Vec<String> =
        changes.iter().map(|(key, was, is)| format!("{} {is} (was {was})", ticked(key))).collect();
    (!changes.is_empty()).then(|| format!("{option} changes {preset}: {}", changes.join(", ")))
}
