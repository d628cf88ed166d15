//! The presets that players saved, and diagnostics for them.

use super::diagnostic::Diagnostic;
use super::house::unknown_preset;
use super::ledger::{store_error, text_error};
use super::parse_error::hidden;
use super::rulebook::{TERMS, named};
use super::rules_in_words::{base, rules_in_words};
use super::words::{quoted, ticked};
use crate::show::code::Code;
use ginscore_ledger::book::PresetError;
use ginscore_ledger::model::{LONGEST_PRESET_NAME, PresetName, PresetNameError, PresetRef, SavedPreset};
use ginscore_rules::notation::{LONGEST_NOTE, Mistakes, first_hidden, shown};
use ginscore_rules::rules::{Preset, STANDARD};

/// The diagnostics for an error with a saved preset.
pub fn preset_error(error: &PresetError) -> Mistakes<Diagnostic> {
    let report = match error {
        PresetError::Store(error) => store_error(error),
        PresetError::Text { path, text, mistakes } => {
            return mistakes.flat_map(|mistake| text_error(path, text, mistake));
        }
        PresetError::Unknown(name) => unknown_preset(name.as_str(), &[]),
        PresetError::Exists(before) => exists(before),
        PresetError::IsDefault(name) => {
            let message = format!("{} is the default of this ledger", ticked(name.as_str()));
            Diagnostic::new(Code::BadValue, message)
                .hinted("choose another one first, as in `ginscore rules default standard`")
        }
        // The text would not read back, which is a fault of this program.
        _ => {
            Diagnostic::new(Code::LedgerWrite, "the rules that were to be saved would not read back the same")
                .hinted("nothing has been saved; this is a fault of ginscore, please report it")
        }
    };
    [report].into()
}

fn exists(before: &SavedPreset) -> Diagnostic {
    let message = format!("other rules are saved as {} already", ticked(before.name.as_str()));
    Diagnostic::new(Code::PresetExists, message)
        .showing(vec![format!("they are: {}", described(before))])
        .hinted("choose another name, or add `--replace`")
}

/// The diagnostic for default rules that are not saved in the ledger.
pub fn default_unknown(name: &PresetName) -> Diagnostic {
    let message =
        format!("the default rules of this ledger are {}, which are not saved in it", ticked(name.as_str()));
    Diagnostic::new(Code::UnknownPreset, message)
        .hinted("choose other ones with `ginscore rules default NAME`, or add `--rules NAME`")
}

/// The diagnostic for a preset that cannot be deleted, because it is built in.
pub fn is_built_in(preset: &Preset) -> Diagnostic {
    let message = format!("{} is a preset of ginscore and cannot be deleted", ticked(preset.name));
    Diagnostic::new(Code::BadValue, message).hinted("`ginscore rules list` shows the rules that were saved")
}

/// The name under which rules can be saved.
///
/// # Errors
///
/// Returns the diagnostic if the name cannot be one.
pub fn new_name(typed: &str) -> Result<PresetName, Box<Diagnostic>> {
    let wrong = |why: String| {
        let message = format!("{} is not a name for house rules: {why}", ticked(typed));
        let hint =
            "choose another name: letters, digits, `-` and `_`, starting with a letter, as in `club-night`";
        Box::new(Diagnostic::new(Code::BadValue, message).hinted(hint))
    };
    let name = PresetName::new(typed).map_err(|why| {
        wrong(match why {
            PresetNameError::Empty => "it is empty".to_owned(),
            PresetNameError::Hidden(found) => format!("it contains {}", hidden(&found)),
            PresetNameError::Sign(sign) => format!("it must not contain {}", ticked(&sign.to_string())),
            PresetNameError::Start => "it must start with a letter".to_owned(),
            PresetNameError::TooLong => format!("it is longer than {LONGEST_PRESET_NAME} bytes"),
            PresetNameError::Device => "Windows reserves it for a device".to_owned(),
            PresetNameError::BuiltIn(name) => format!("{} is a preset of ginscore", ticked(name)),
            PresetNameError::Default => "it is the word for the rules of new series".to_owned(),
        })
    })?;
    let term = name.as_str().replace('_', "-");
    match named(&term).is_some() || TERMS.iter().any(|(known, _)| *known == term) {
        true => Err(wrong("it is a word of the rulebook".to_owned())),
        false => Ok(name),
    }
}

/// Checks a note.
///
/// # Errors
///
/// Returns the diagnostic if it is too long, or contains a character that cannot be seen.
pub fn check_note(note: &str) -> Result<(), Box<Diagnostic>> {
    let wrong = |message: String| {
        Err(Box::new(
            Diagnostic::new(Code::BadValue, message).hinted("write a shorter note that can be read"),
        ))
    };
    if let Some(found) = first_hidden(note) {
        return wrong(format!("the note contains {}", hidden(&found)));
    }
    let count = note.chars().count();
    match count > LONGEST_NOTE {
        true => wrong(format!("the note has {count} characters, and the limit is {LONGEST_NOTE}")),
        false => Ok(()),
    }
}

/// A saved preset in words, with its note: `Pagat's rules; gin 25 (from the club)`.
pub fn described(preset: &SavedPreset) -> String {
    let rules = rules_in_words(&base_of(preset), &preset.house);
    match &preset.note {
        Some(note) => format!("{rules} ({})", shown(note)),
        None => rules,
    }
}

/// The name of the built-in preset to describe a saved one by: the one that it was made from, or, if a later version has
/// to know that one, the closest.
fn base_of(preset: &SavedPreset) -> String {
    base(&preset.based_on, &preset.house).name.to_owned()
}

/// The source of a saved preset, as the built-in presets have one.
pub fn source(preset: &SavedPreset) -> String {
    let from = format!("saved in this ledger, based on {}", base_of(preset));
    match &preset.note {
        Some(note) => format!("{from}; {}", shown(note)),
        None => from,
    }
}

/// The sentences after a preset was saved, perhaps in place of another one.
pub fn saved(preset: &SavedPreset, before: Option<&SavedPreset>) -> String {
    let name = preset.name.as_str();
    let replaced = before.map_or_else(String::new, |before| format!("It was: {}.\n", described(before)));
    let play = format!(
        "Play by these rules with `--rules {0}`, or in every new series after `ginscore rules default {0}`.\n",
        quoted(name)
    );
    format!("Saved {}: {}.\n{replaced}{play}", ticked(name), described(preset))
}

/// The sentence if the same rules were saved under the name before.
pub fn already_saved(preset: &SavedPreset) -> String {
    format!("These rules are saved as {} already.\n", ticked(preset.name.as_str()))
}

/// The sentences after a preset was deleted; `before` is `None` if its file could not be read.
pub fn deleted(name: &PresetName, before: Option<&SavedPreset>) -> String {
    let was = before.map_or_else(String::new, |before| format!("It was: {}.\n", described(before)));
    format!("Deleted {}. Series that were played by these rules keep them.\n{was}", ticked(name.as_str()))
}

/// The sentence about the rules of new series.
pub fn default_is(preset: Option<&PresetRef>) -> String {
    match preset {
        None => "New series have the standard rules.\n".to_owned(),
        Some(preset) => format!("New series in this ledger have the {} rules.\n", preset.as_str()),
    }
}

/// The warning that a file in the directory of saved presets is not one.
pub fn ignored(file: &str) -> String {
    format!(
        "warning: the ledger has a file {} for house rules, but it is not used: its name cannot be typed",
        ticked(&shown(&format!("rules/{file}")))
    )
}

/// The name of the rules of new series.
pub fn default_name(preset: Option<&PresetRef>) -> &str {
    preset.map_or(STANDARD.name, PresetRef::as_str)
}
