//! `rules save`: keeps the rules of the house under a name.

use ginscore_ledger::book::BeforeSaving;
use ginscore_ledger::model::{SavedPreset, known_as};
use ginscore_rules::house::RuleKey;
use serde::Serialize;

use super::{RulesView, not_of_series, preset_view};
use crate::commands::new::agreed::RuleWords;
use crate::commands::run::answer::{Answer, Answered};
use crate::commands::run::env::Env;
use crate::commands::run::failure::Failure;
use crate::commands::run::prompt::confirmed;
use crate::say::Fixed;
use crate::say::written::rules_commands as say;
use crate::show::json;
use crate::show::mistakes::saved_rules;
use crate::show::rules::in_words::base;

/// Saves the rules that the words choose, or those of the current series. Other rules of that name are replaced if it is
/// confirmed, or with `yes`.
pub(super) fn save(name: &str, words: &str, yes: bool, env: &Env) -> Answered {
    let name = saved_rules::new_name(name).map_err(|report| Failure::unreadable([*report]))?;
    let players = env.book.known_names()?.players;
    if let Some(player) = players.iter().find(|player| known_as(player) == name.as_str()) {
        return Err(Failure::unreadable([saved_rules::is_a_player(player)]).into());
    }
    let rules = RuleWords::read(words, &env.book)?;
    let (based_on, house) = if rules.any() {
        if env.series.is_some() {
            return Err(not_of_series().into());
        }
        let asked = rules.chosen(&env.book)?;
        env.remark_each(&asked.remarks);
        (asked.preset.base.name, asked.house)
    } else {
        let opened = env.read(&env.series_name()?)?;
        let header = opened.series.header();
        (base(&header.preset, &header.house).name, header.house.clone())
    };
    // A note that somebody wrote into the file stays.
    let before = env.book.saved_preset(&name);
    let replaces = match &before {
        Ok(before) => before.as_ref().is_some_and(|before| before.house != house),
        Err(_) => true,
    };
    let note = before.as_ref().ok().and_then(|before| before.as_ref()?.note.clone());
    let preset = SavedPreset { name, based_on: based_on.to_owned(), note, house };
    if replaces && !yes && env.ask {
        if let Ok(Some(before)) = &before {
            env.remark(saved_rules::saved_before(before));
        }
        if !confirmed(&saved_rules::replace_question(&preset.name))? {
            env.remark(say::NotSaved.text());
            return Ok(Answer::default());
        }
    }
    let saved = env.book.save_preset(&preset, yes || env.ask && replaces, &mut || env.waiting())?;
    env.confirm(saved.durability, &[]);
    let text = || match &saved.before {
        BeforeSaving::Same => saved_rules::already_saved(&preset, &saved.path),
        BeforeSaving::Other(before) => saved_rules::saved(&preset, Some(before), &saved.path),
        BeforeSaving::Nothing | BeforeSaving::Unreadable => saved_rules::saved(&preset, None, &saved.path),
    };
    let replaced = matches!(saved.before, BeforeSaving::Other(_) | BeforeSaving::Unreadable);
    let object = || {
        let view = preset_view(preset.name.as_str(), Some(&preset), &[]);
        let rules = RulesView { preset: view, values: json::nested(RuleKey::all(), &preset.house) };
        json::answer(PresetSavedView { rules, file: saved.path.display().to_string(), replaced })
    };
    Ok(env.recorded(text, object))
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(super) struct PresetSavedView {
    #[serde(flatten)]
    rules: RulesView,
    file: String,
    /// True if other rules were saved under the name before.
    replaced: bool,
}
