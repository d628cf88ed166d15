//! `rules`: the presets, their values and sources, the rules that players saved, and the rulebook.

use unicode_width::UnicodeWidthStr;

use crate::cli::answer::{Answer, Answered};
use crate::cli::env::Env;
use crate::cli::failure::Failure;
use crate::cli::house::{named_preset, unknown_in_ledger};
use crate::cli::options::{Changes, Rules};
use crate::messages::{Fixed, Message, written::cli_rules as say, written::words::Labelled};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::provenance::{provenance, source_of};
use crate::show::rules_in_words::base;
use crate::show::saved_rules::{self, default_name, preset_error};
use crate::show::{explain, house, json};
use ginscore_ledger::book::{BeforeSaving, PresetError};
use ginscore_ledger::model::{PresetRef, SavedPreset};
use ginscore_notation::{shown, tidy_note};
use ginscore_rules::house::{HouseRules, Preset};
use ginscore_rules::players::Lineup;

/// Lists the presets.
pub(super) fn list(env: &Env) -> Answered {
    let known = env.book.saved_presets()?;
    let mut saved: Vec<SavedPreset> = Vec::new();
    for name in &known.names {
        // One broken file does not hide the others.
        match env.book.saved_preset(name) {
            Ok(preset) => saved.extend(preset),
            Err(error) => env.warn_all(&preset_error(&error)),
        }
    }
    for file in &known.ignored {
        env.remark(saved_rules::ignored(file));
    }
    let default = match env.book.default_preset() {
        Ok(default) => default,
        Err(error) => {
            env.warn_all(&preset_error(&error));
            None
        }
    };
    let names =
        || Preset::ALL.iter().map(|preset| preset.name).chain(saved.iter().map(|one| one.name.as_str()));
    let width = names().map(UnicodeWidthStr::width).max().unwrap_or(0);
    let apart = |name: &str| format!("{name}{}  ", " ".repeat(width.saturating_sub(name.width())));
    let built_in = |preset: &Preset| {
        let addresses = provenance(preset.name).sources.into_iter();
        let addresses = addresses.map(|source| format!("{}{}\n", apart(""), source.address));
        format!("{}{}\n{}", apart(preset.name), source_of(preset), addresses.collect::<String>())
    };
    let of_ledger =
        |preset: &SavedPreset| format!("{}{}\n", apart(preset.name.as_str()), saved_rules::described(preset));
    let text = || {
        let mut text: String = Preset::ALL.iter().map(built_in).collect();
        if !saved.is_empty() {
            text.push_str(say::SavedInLedger.text());
            text.push('\n');
            text.extend(saved.iter().map(of_ledger));
        }
        if default.is_some() {
            text.push_str(&saved_rules::default_is(default.as_ref()));
        }
        text
    };
    Ok(env.answer(text, || json::presets(&saved, default_name(default.as_ref()))))
}

/// Saves the rules that the options choose, or those of the current series.
pub(super) fn save(name: &str, rules: &Rules, note: Option<&str>, replace: bool, env: &Env) -> Answered {
    let unreadable = |report: Box<Diagnostic>| Failure::unreadable([*report]);
    let name = saved_rules::new_name(name).map_err(unreadable)?;
    note.map_or(Ok(()), saved_rules::check_note).map_err(unreadable)?;
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
    // Without a new note, the old one stays.
    let note = match note {
        Some(note) => tidy_note(note),
        None => env.book.saved_preset(&name).ok().flatten().and_then(|before| before.note),
    };
    let preset = SavedPreset { name, based_on: based_on.to_owned(), note, house };
    let saved = env.book.save_preset(&preset, replace, &mut || env.waiting())?;
    env.confirm(saved.durability, &[]);
    let text = || match &saved.before {
        BeforeSaving::Same => saved_rules::already_saved(&preset),
        BeforeSaving::Other(before) => saved_rules::saved(&preset, Some(before)),
        BeforeSaving::Nothing | BeforeSaving::Unreadable => saved_rules::saved(&preset, None),
    };
    let replaced = matches!(saved.before, BeforeSaving::Other(_) | BeforeSaving::Unreadable);
    Ok(env.recorded(text, || json::preset_saved(&preset, &saved.path, replaced)))
}

/// Shows the rules of new series.
pub(super) fn default(env: &Env) -> Answered {
    let default = env.book.default_preset()?;
    let text = || saved_rules::default_is(default.as_ref());
    Ok(env.answer(text, || json::default_preset(default_name(default.as_ref()))))
}

/// Chooses the rules of new series.
pub(super) fn set_default(name: &str, env: &Env) -> Answered {
    let preset = named_preset(name, &env.book)?;
    let preset = match preset.saved {
        Some(saved) => PresetRef::Saved(saved.name),
        None => PresetRef::BuiltIn(preset.base),
    };
    let durability = env.book.set_default_preset(&preset, &mut || env.waiting())?;
    env.confirm(durability, &[]);
    // It is done, so it is not read again: a failure now would deny it.
    let default = Some(preset).filter(|preset| !preset.is_standard());
    let text = || saved_rules::default_is(default.as_ref());
    Ok(env.recorded(text, || json::default_preset(default_name(default.as_ref()))))
}

/// Deletes a saved preset.
pub(super) fn delete(name: &str, env: &Env) -> Answered {
    let saved = match PresetRef::named(name) {
        Ok(PresetRef::Saved(saved)) => saved,
        Ok(PresetRef::BuiltIn(preset)) => {
            return Err(Failure::unreadable([saved_rules::is_built_in(preset)]).into());
        }
        Err(_) => return Err(unknown_in_ledger(name, &env.book).into()),
    };
    let deleted = env.book.delete_preset(&saved, &mut || env.waiting());
    let before = deleted.map_err(|error| match error {
        PresetError::Unknown(_) => unknown_in_ledger(name, &env.book),
        error => error.into(),
    })?;
    let text = || saved_rules::deleted(&saved, before.as_ref());
    Ok(env.recorded(text, || json::preset_deleted(saved.as_str())))
}

/// Shows a preset's rules with any changes; without a name, those of the current series if there is one.
pub(super) fn show(name: Option<&str>, mut rules: Rules, env: &Env) -> Answered {
    if name.is_some() {
        rules.preset = name.map(str::to_owned);
    }
    let series = if rules.any() { None } else { env.series_name().ok() };
    let mut saved = None;
    let mut lineup = None;
    let (name, source, values) = match series {
        Some(series) => {
            let opened = env.read(&series)?;
            let header = opened.series.header();
            lineup = Some(header.roster.lineup());
            (header.preset.clone(), say::RulesOfSeries { series: &series }.said(), header.house.clone())
        }
        None => {
            let asked = rules.chosen(&env.book)?;
            env.remark_each(&asked.remarks);
            saved = asked.preset.saved.clone();
            (asked.name, asked.preset.source(), asked.house)
        }
    };
    let unsourced = house::unsourced(&name, &values);
    let text = || {
        let rules = house::rules(&values, lineup, &unsourced);
        let sources = explain::sources(&provenance(&name).sources);
        let name = shown(&name);
        let sources = match sources.is_empty() {
            true => sources,
            false => format!("{}\n{sources}", say::SourcesOf { name: &name }.said()),
        };
        format!("{}\n{rules}{sources}", Labelled { label: &name, what: shown(&source) }.said())
    };
    let object = || json::rules_shown(&name, saved.as_ref(), &values, &unsourced);
    Ok(env.answer(text, object))
}

/// One side of a comparison: the name of the preset or series, and its rules.
struct Side {
    name: String,
    house: HouseRules,
}

/// Shows where two sets of rules differ. One name with changes compares the preset with its changed self; one name alone
/// compares the current series with it.
pub(super) fn diff(names: &[String], changes: &Changes, env: &Env) -> Answered {
    let unchanged = Changes::default();
    let (one, other) = match names {
        [name] if changes.any() => (side(name, &unchanged, None, env)?, side(name, changes, None, env)?),
        [name] => {
            let series = env.series_name()?;
            let lineup = env.read(&series)?.series.header().roster.lineup();
            (series_side(&series, env)?, side(name, &unchanged, Some(lineup), env)?)
        }
        [one, other, ..] => {
            // A preset is compared with a series as its players would play it.
            let lineup = [one, other].into_iter().find_map(|name| lineup_of_series(name, env));
            (side(one, &unchanged, lineup, env)?, side(other, changes, lineup, env)?)
        }
        [] => return Ok(Answer::default()),
    };
    let differences = one.house.differences(&other.house);
    let text = || {
        let lines = differences.iter().map(|(key, was, is)| format!("{key}  {was} -> {is}\n"));
        match differences.is_empty() {
            true => format!("{}\n", say::NoDifferences.text()),
            false => lines.collect(),
        }
    };
    let object = || json::differences(&one.name, &other.name, &differences);
    Ok(env.answer(text, object))
}

/// The rules of a preset, changed as asked, or of a series. A preset's name is not taken for a part of a series'. With a
/// lineup, a preset has the rules that these players would have by it.
fn side(name: &str, changes: &Changes, lineup: Option<Lineup>, env: &Env) -> Result<Side, Failure> {
    let rules = changes.of(name);
    let asked = match lineup {
        Some(lineup) => rules.chosen_for(lineup, &env.book),
        None => rules.chosen(&env.book),
    };
    let unknown = match asked {
        Ok(asked) => {
            env.remark_each(&asked.remarks);
            return Ok(Side { name: asked.name, house: asked.house });
        }
        Err(failure) if is_unknown(&failure) => failure,
        Err(failure) => return Err(failure),
    };
    let series = env.series_named(name).map_err(|_| unknown)?;
    if changes.any() {
        return Err(not_of_series());
    }
    series_side(&series, env)
}

/// Who plays whom in the series of that name; `None` if a preset has the name, or nothing.
fn lineup_of_series(name: &str, env: &Env) -> Option<Lineup> {
    if named_preset(name, &env.book).is_ok() {
        return None;
    }
    let opened = env.read(&env.series_named(name).ok()?).ok()?;
    Some(opened.series.header().roster.lineup())
}

/// Returns true if there is no preset of the name.
fn is_unknown(failure: &Failure) -> bool {
    failure.reports.kept().iter().any(|report| report.code == Code::UnknownPreset)
}

fn not_of_series() -> Failure {
    Failure::mistake(Code::BadOption, say::NotOfSeries.text(), say::NotOfSeriesHint.text())
}

fn series_side(name: &str, env: &Env) -> Result<Side, Failure> {
    let opened = env.read(name)?;
    Ok(Side { name: name.to_owned(), house: opened.series.header().house.clone() })
}

/// Explains all topics of the rulebook.
pub(super) fn book(env: &Env) -> Answered {
    let width = env.look.width;
    Ok(env.answer(|| explain::book(width), json::book))
}

/// Explains a topic of the rulebook, or lists the topics if no words are given.
pub(super) fn explain(words: &str, env: &Env) -> Answered {
    let width = env.look.width;
    if words.is_empty() {
        return Ok(env.answer(|| explain::topics(width), json::topics));
    }
    let topic = explain::topic(words).map_err(|unknown| Failure::unreadable([*unknown]))?;
    Ok(env.answer(|| explain::explained(topic, width), || json::topic(topic)))
}
