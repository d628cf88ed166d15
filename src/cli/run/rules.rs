//! `rules`: the presets, their values and sources, and the rulebook.

use serde_json::json;

use crate::cli::args::RulesCommand;
use crate::cli::context::{Context, Screen};
use crate::cli::failure::{Failure, Stop};
use crate::cli::options::Rules;
use crate::rules::presets::{PRESETS, Preset};
use crate::show::{explain, house, json};

/// Runs a `rules` command.
pub(super) fn run(command: &RulesCommand, context: &Context, screen: &mut Screen<'_>) -> Result<(), Stop> {
    match command {
        RulesCommand::List => list(context, screen),
        RulesCommand::Show { name, rules } => show(name.as_deref(), rules, context, screen),
        RulesCommand::Diff { one, other } => diff(one, other, context, screen),
        RulesCommand::Explain { topic } => explain(&topic.join(" "), context, screen),
    }
}

fn list(context: &Context, screen: &mut Screen<'_>) -> Result<(), Stop> {
    let width = PRESETS.iter().map(|preset| preset.name.len()).max().unwrap_or(0);
    let text =
        || PRESETS.iter().map(|preset| format!("{:width$}  {}\n", preset.name, preset.source)).collect();
    let object = || {
        let presets = PRESETS.iter().map(|preset| json!({ "name": preset.name, "source": preset.source }));
        json::object([("presets", presets.collect())])
    };
    Ok(context.answer(screen, text, object)?)
}

/// A preset's rules, changed as asked; without a name those of the current series, if there is one.
fn show(name: Option<&str>, rules: &Rules, context: &Context, screen: &mut Screen<'_>) -> Result<(), Stop> {
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
    let text = || format!("{name}: {source}\n{}", house::rules(&values));
    let object =
        || json::object([("name", json!(name)), ("source", json!(source)), ("values", json::rules(&values))]);
    Ok(context.answer(screen, text, object)?)
}

/// The rules of the series that is played.
pub(super) fn of_series(context: &Context, screen: &mut Screen<'_>) -> Result<(), Stop> {
    show(None, &Rules::default(), context, screen)
}

/// Where two presets differ, key by key.
fn diff(one: &str, other: &str, context: &Context, screen: &mut Screen<'_>) -> Result<(), Stop> {
    let named =
        |name: &str| Preset::named(name).ok_or_else(|| Failure::unreadable([house::unknown_preset(name)]));
    let (one, other) = (named(one)?, named(other)?);
    let differences = house::differences(&one.values(), &other.values());
    let text = || {
        let lines = differences.iter().map(|(key, was, is)| format!("{key}  {was} -> {is}\n"));
        if differences.is_empty() { "no difference\n".to_owned() } else { lines.collect() }
    };
    let object = || {
        let differences = differences
            .iter()
            .map(|(key, was, is)| json!({ "key": key, "from": json::rule(was), "to": json::rule(is) }));
        let from_to = [("from", json!(one.name)), ("to", json!(other.name))];
        json::object(from_to.into_iter().chain([("differences", differences.collect())]))
    };
    Ok(context.answer(screen, text, object)?)
}

/// A topic of the rulebook; of no words the list of topics.
fn explain(words: &str, context: &Context, screen: &mut Screen<'_>) -> Result<(), Stop> {
    let width = context.look.width;
    if words.is_empty() {
        return Ok(context.answer(screen, || explain::topics(width), json::topics)?);
    }
    let topic = explain::topic(words).map_err(|unknown| Failure::unreadable([*unknown]))?;
    Ok(context.answer(screen, || explain::explained(topic, width), || json::topic(topic))?)
}
