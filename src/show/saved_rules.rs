//! The presets that players saved, and diagnostics for them.

use super::diagnostic::Diagnostic;
use super::house::unknown_preset;
use super::ledger::{store_error, text_error};
use super::parse_error::hidden;
use super::rulebook::{named, topics};
use super::rules_in_words::{base, rules_in_words};
use super::words::{quoted, ticked};
use crate::messages::written::diagnostic::{KindWarning, Says};
use crate::messages::{Fixed, Message, written::parse_error, written::saved_rules as say};
use crate::show::code::Code;
use ginscore_ledger::book::PresetError;
use ginscore_ledger::model::{LONGEST_PRESET_NAME, PresetName, PresetNameError, PresetRef, SavedPreset};
use ginscore_notation::{LONGEST_NOTE, Mistakes, first_hidden, shown};
use ginscore_rules::house::Preset;

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
            Diagnostic::new(Code::BadValue, say::IsDefault { name: ticked(name.as_str()) }.said())
                .hinted(say::IsDefaultHint.text())
        }
        // The text would not read back, which is a fault of this program.
        _ => Diagnostic::new(Code::LedgerWrite, say::WouldNotReadBack.text())
            .hinted(say::WouldNotReadBackHint.text()),
    };
    [report].into()
}

fn exists(before: &SavedPreset) -> Diagnostic {
    Diagnostic::new(Code::PresetExists, say::Exists { name: ticked(before.name.as_str()) }.said())
        .showing(vec![say::TheyAre { rules: described(before) }.said()])
        .hinted(say::ExistsHint.text())
}

/// The diagnostic for default rules that are not saved in the ledger.
pub fn default_unknown(name: &PresetName) -> Diagnostic {
    Diagnostic::new(Code::UnknownPreset, say::DefaultUnknown { name: ticked(name.as_str()) }.said())
        .hinted(say::DefaultUnknownHint.text())
}

/// The diagnostic for a preset that cannot be deleted, because it is built in.
pub fn is_built_in(preset: &Preset) -> Diagnostic {
    Diagnostic::new(Code::BadValue, say::IsBuiltIn { name: ticked(preset.name) }.said())
        .hinted(say::IsBuiltInHint.text())
}

/// The name under which rules can be saved.
///
/// # Errors
///
/// Returns the diagnostic if the name cannot be one.
pub fn new_name(typed: &str) -> Result<PresetName, Box<Diagnostic>> {
    let wrong = |message: String| {
        Err(Box::new(Diagnostic::new(Code::BadValue, message).hinted(say::NameHint.text())))
    };
    let shown = ticked(typed);
    let name = match PresetName::new(typed) {
        Ok(name) => name,
        Err(why) => return wrong(wrong_name(shown, &why)),
    };
    let term = name.as_str().replace('_', "-");
    match named(&term).is_some() || topics().iter().any(|topic| topic.english_terms.contains(&term.as_str()))
    {
        true => wrong(say::NameTopic { name: shown }.said()),
        false => Ok(name),
    }
}

/// Says why a name cannot be one for rules.
fn wrong_name(name: String, why: &PresetNameError) -> String {
    match why {
        PresetNameError::Empty => say::NameEmpty { name }.said(),
        PresetNameError::Hidden(found) => say::NameHidden { name, hidden: hidden(found) }.said(),
        PresetNameError::Sign(sign) => say::NameSign { name, sign: ticked(&sign.to_string()) }.said(),
        PresetNameError::Start => say::NameStart { name }.said(),
        PresetNameError::TooLong => say::NameTooLong { name, most: LONGEST_PRESET_NAME }.said(),
        PresetNameError::Device => say::NameDevice { name }.said(),
        PresetNameError::BuiltIn(preset) => say::NameBuiltIn { name, preset: ticked(preset) }.said(),
        PresetNameError::Default => say::NameDefault { name }.said(),
    }
}

/// Checks a note.
///
/// # Errors
///
/// Returns the diagnostic if it is too long, or contains a character that cannot be seen.
pub fn check_note(note: &str) -> Result<(), Box<Diagnostic>> {
    let wrong = |message: String| {
        Err(Box::new(Diagnostic::new(Code::BadValue, message).hinted(say::NoteHint.text())))
    };
    if let Some(found) = first_hidden(note) {
        return wrong(parse_error::HiddenInNote { hidden: hidden(&found) }.said());
    }
    let count = note.chars().count();
    match count > LONGEST_NOTE {
        true => wrong(parse_error::LongNote { count, most: LONGEST_NOTE }.said()),
        false => Ok(()),
    }
}

/// A saved preset in words, with its note: `Pagat's rules; gin 25 (from the club)`.
pub fn described(preset: &SavedPreset) -> String {
    let rules = rules_in_words(&base_of(preset), &preset.house, None);
    match &preset.note {
        Some(note) => say::WithNote { rules, note: shown(note) }.said(),
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
    let base = base_of(preset);
    match &preset.note {
        Some(note) => say::SavedHereWithNote { base, note: shown(note) }.said(),
        None => say::SavedHere { base }.said(),
    }
}

/// The sentences after a preset was saved, perhaps in place of another one.
pub fn saved(preset: &SavedPreset, before: Option<&SavedPreset>) -> String {
    let name = preset.name.as_str();
    let option = ticked(&format!("--rules {}", quoted(name)));
    let command = ticked(&format!("ginscore rules default {}", quoted(name)));
    let sentences = [
        Some(say::Saved { name: ticked(name), rules: described(preset) }.said()),
        before.map(it_was),
        Some(say::PlayByThese { option, command }.said()),
    ];
    lines(sentences)
}

/// The sentence about rules that are no longer saved.
fn it_was(before: &SavedPreset) -> String {
    say::ItWas { rules: described(before) }.said()
}

fn lines(sentences: impl IntoIterator<Item = Option<String>>) -> String {
    sentences.into_iter().flatten().map(|sentence| format!("{sentence}\n")).collect()
}

/// The sentence if the same rules were saved under the name before.
pub fn already_saved(preset: &SavedPreset) -> String {
    lines([Some(say::AlreadySaved { name: ticked(preset.name.as_str()) }.said())])
}

/// The sentences after a preset was deleted; `before` is `None` if its file could not be read.
pub fn deleted(name: &PresetName, before: Option<&SavedPreset>) -> String {
    lines([Some(say::Deleted { name: ticked(name.as_str()) }.said()), before.map(it_was)])
}

/// The sentence about the rules of new series.
pub fn default_is(preset: Option<&PresetRef>) -> String {
    lines([Some(match preset {
        None => say::DefaultIsStandard.said(),
        Some(preset) => say::DefaultIs { preset: preset.as_str() }.said(),
    })])
}

/// The warning that a file in the directory of saved presets is not one.
pub fn ignored(file: &str) -> String {
    let message = say::FileNotUsed { file: ticked(&shown(&format!("rules/{file}"))) }.said();
    Says { kind: KindWarning.text(), message }.said()
}

/// The name of the rules of new series.
pub fn default_name(preset: Option<&PresetRef>) -> &str {
    preset.map_or(Preset::STANDARD.name, PresetRef::as_str)
}
