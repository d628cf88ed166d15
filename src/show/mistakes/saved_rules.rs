//! The presets that players saved, and diagnostics for them.

use std::path::Path;

use crate::say::written::words::{Labelled, WithDetails};
use crate::say::written::{diagnostic::KindWarning, saved_rules as say};
use crate::say::{Fixed, Message};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::mistakes::parse_error::hidden;
use crate::show::rulebook::{named, topics};
use crate::show::rules::in_words::{base, rules_in_words};
use crate::show::words::ticked;
use ginscore_ledger::model::{LONGEST_PRESET_NAME, PresetName, PresetNameError, SavedPreset};
use ginscore_notation::shown;

pub(super) fn exists(before: &SavedPreset) -> Diagnostic {
    Diagnostic::new(Code::PresetExists, say::Exists { name: ticked(before.name.as_str()) })
        .showing(vec![say::TheyAre { rules: described(before) }.said()])
        .hinted(say::ExistsHint)
}

pub fn is_a_player(player: &str) -> Diagnostic {
    Diagnostic::new(Code::BadValue, say::NamePlayer { name: ticked(player) }).hinted(say::NameHint)
}

/// The name under which rules can be saved.
pub fn new_name(typed: &str) -> Result<PresetName, Box<Diagnostic>> {
    let wrong =
        |message: String| Err(Box::new(Diagnostic::new(Code::BadValue, message).hinted(say::NameHint)));
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

fn wrong_name(name: String, why: &PresetNameError) -> String {
    match why {
        PresetNameError::Empty => say::NameEmpty { name }.said(),
        PresetNameError::Hidden(found) => say::NameHidden { name, hidden: hidden(found) }.said(),
        PresetNameError::Sign(sign) => say::NameSign { name, sign: ticked(&sign.to_string()) }.said(),
        PresetNameError::Start => say::NameStart { name }.said(),
        PresetNameError::TooLong => say::NameTooLong { name, most: LONGEST_PRESET_NAME }.said(),
        PresetNameError::Device => say::NameDevice { name }.said(),
        PresetNameError::BuiltIn(preset) => say::NameBuiltIn { name, preset: ticked(preset) }.said(),
    }
}

/// A saved preset in words, with its note: `Pagat's rules; gin 25 (from the club)`.
pub fn described(preset: &SavedPreset) -> String {
    let rules = rules_in_words(&base_of(preset), &preset.house, None);
    match &preset.note {
        Some(note) => WithDetails { what: rules, details: shown(note) }.said(),
        None => rules,
    }
}

/// The name of the built-in preset to describe a saved one by: the one that it was made from, or, if a later version has
/// to know that one, the closest.
fn base_of(preset: &SavedPreset) -> String {
    base(&preset.based_on, &preset.house).name.to_owned()
}

pub fn source(preset: &SavedPreset) -> String {
    let base = base_of(preset);
    match &preset.note {
        Some(note) => say::SavedHereWithNote { base, note: shown(note) }.said(),
        None => say::SavedHere { base }.said(),
    }
}

pub fn saved(preset: &SavedPreset, before: Option<&SavedPreset>, path: &Path) -> String {
    let name = preset.name.as_str();
    let play = match preset.name == PresetName::of_new_series() {
        true => say::PlayByDefault.said(),
        false => say::PlayByThese { command: ticked(&format!("ginscore new Ann Bob {name}")) }.said(),
    };
    let sentences = [
        Some(say::Saved { name: ticked(name), rules: described(preset) }.said()),
        before.map(saved_before),
        Some(play),
        Some(in_file(path)),
    ];
    lines(sentences)
}

/// The sentence about rules that are no longer saved, or will no longer be.
pub fn saved_before(before: &SavedPreset) -> String {
    say::ItWas { rules: described(before) }.said()
}

pub fn replace_question(name: &PresetName) -> String {
    say::ReplaceQuestion { name: ticked(name.as_str()) }.said()
}

fn lines(sentences: impl IntoIterator<Item = Option<String>>) -> String {
    sentences.into_iter().flatten().map(|sentence| format!("{sentence}\n")).collect()
}

fn in_file(path: &Path) -> String {
    say::InFile { file: shown(&path.display().to_string()) }.said()
}

pub fn already_saved(preset: &SavedPreset, path: &Path) -> String {
    lines([Some(say::AlreadySaved { name: ticked(preset.name.as_str()) }.said()), Some(in_file(path))])
}

/// The warning that a file in the directory of saved presets is not one.
pub fn ignored(file: &str) -> String {
    let message = say::FileNotUsed { file: ticked(&shown(&format!("rules/{file}"))) }.said();
    Labelled { label: KindWarning.text(), what: message }.said()
}
