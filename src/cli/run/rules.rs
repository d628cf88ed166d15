//! `rules`: the presets, their values and sources, and the rulebook.

use crate::cli::args::RulesCommand;
use crate::cli::context::{Context, Output};
use crate::cli::failure::{Failure, Stop};
use crate::cli::options::{Changes, Rules};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::provenance::provenance;
use crate::show::{explain, house, json};
use ginscore_rules::notation::shown;
use ginscore_rules::rules::{HouseRules, PRESETS, Preset};

/// Runs a `rules` command.
pub(super) fn run(command: &RulesCommand, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    match command {
        RulesCommand::List => list(context, screen),
        RulesCommand::Show { name, rules } => show(name.as_deref(), rules, context, screen),
        RulesCommand::Diff { names, changes } => diff(names, changes, context, screen),
        RulesCommand::Explain { all: true, .. } => {
            let width = context.look.width;
            Ok(context.answer(screen, || explain::book(width), json::book)?)
        }
        RulesCommand::Explain { topic, .. } => explain(&topic.join(" "), context, screen),
    }
}

fn list(context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    let width = PRESETS.iter().map(|preset| preset.name.len()).max().unwrap_or(0);
    let line = |preset: &Preset| {
        let addresses = provenance(preset.name).sources.into_iter();
        let addresses = addresses.map(|source| format!("{:width$}  {}\n", "", source.address));
        format!("{:width$}  {}\n{}", preset.name, preset.source, addresses.collect::<String>())
    };
    Ok(context.answer(screen, || PRESETS.iter().map(line).collect::<String>(), json::presets)?)
}

/// Shows a preset's rules with any changes; without a name, those of the current series if there is one.
fn show(name: Option<&str>, rules: &Rules, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    let mut rules = rules.clone();
    if name.is_some() {
        rules.preset = name.map(str::to_owned);
    }
    let series = if rules.any() { None } else { context.series_name().ok() };
    let (name, source, values) = match series {
        Some(series) => {
            let opened = context.read(&series)?;
            let header = opened.series.header();
            (header.preset.clone(), format!("the series {series}"), header.house.clone())
        }
        None => {
            let asked = rules.asked()?;
            for remark in &asked.remarks {
                context.remark(screen, remark);
            }
            (asked.preset.name.to_owned(), asked.preset.source.to_owned(), asked.house)
        }
    };
    let unsourced = house::unsourced(&name, &values);
    let text = || {
        let rules = house::rules(&values, &unsourced);
        let sources = explain::sources(&provenance(&name).sources);
        let sources =
            if sources.is_empty() { sources } else { format!("sources of {}:\n{sources}", shown(&name)) };
        format!("{}: {}\n{rules}{sources}", shown(&name), shown(&source))
    };
    let object = || json::rules_shown(&name, &source, &values, &unsourced);
    Ok(context.answer(screen, text, object)?)
}

/// Shows the rules of the current series.
pub(super) fn of_series(context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    show(None, &Rules::default(), context, screen)
}

/// One side of a comparison: what it is called, and its rules.
struct Side {
    called: String,
    house: HouseRules,
}

/// Shows where two sets of rules differ. One name with changes compares the preset with its changed self; one name alone
/// compares the current series with it.
fn diff(names: &[String], changes: &Changes, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    let unchanged = Changes::default();
    let (one, other) = match names {
        [name] if changes.any() => {
            (side(name, &unchanged, context, screen)?, side(name, changes, context, screen)?)
        }
        [name] => (series_side(&context.series_name()?, context)?, side(name, &unchanged, context, screen)?),
        [one, other, ..] => (side(one, &unchanged, context, screen)?, side(other, changes, context, screen)?),
        [] => return Ok(()),
    };
    let differences = house::differences(&one.house, &other.house);
    let text = || {
        let lines = differences.iter().map(|(key, was, is)| format!("{key}  {was} -> {is}\n"));
        if differences.is_empty() { "no differences\n".to_owned() } else { lines.collect() }
    };
    let object = || json::differences(&one.called, &other.called, &differences);
    Ok(context.answer(screen, text, object)?)
}

/// The rules of a preset, changed as asked, or of a series. A preset's name is not taken for a part of a series'.
fn side(name: &str, changes: &Changes, context: &Context, screen: &mut Output<'_>) -> Result<Side, Failure> {
    if Preset::named(name).is_some() {
        let asked = changes.of(name).asked()?;
        for remark in &asked.remarks {
            context.remark(screen, remark);
        }
        let called = if changes.any() { house::called(asked.preset, &asked.house) } else { name.to_owned() };
        return Ok(Side { called, house: asked.house });
    }
    let series =
        context.series_named(name).map_err(|_| Failure::unreadable([house::unknown_preset(name)]))?;
    if changes.any() {
        let report = Diagnostic::new(Code::BadOption, "rule options can change a preset, but not a series");
        return Err(Failure::unreadable([report.hinted("name a preset, or omit the options")]));
    }
    series_side(&series, context)
}

fn series_side(name: &str, context: &Context) -> Result<Side, Failure> {
    let opened = context.read(name)?;
    Ok(Side { called: name.to_owned(), house: opened.series.header().house.clone() })
}

/// Explains a topic of the rulebook, or lists the topics if no words are given.
fn explain(words: &str, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    let width = context.look.width;
    if words.is_empty() {
        return Ok(context.answer(screen, || explain::topics(width), json::topics)?);
    }
    let topic = explain::topic(words).map_err(|unknown| Failure::unreadable([*unknown]))?;
    Ok(context.answer(screen, || explain::explained(topic, width), || json::topic(topic))?)
}
