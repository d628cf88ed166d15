//! `score`, `summary`, `log`, and the program without a command.

use serde_json::json;

use crate::cli::context::{Context, Output};
use crate::cli::failure::{Failure, Stop};
use crate::cli::options::Rules;
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::house::called;
use crate::show::script::{script, script_with_history};
use crate::show::{json, sheet, summary};
use ginscore_ledger::book::OpenedSeries;
use ginscore_ledger::model::{Rescored, rescore};

/// The score sheet.
pub(super) fn score(context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    of(&context.open(screen)?, context, screen)
}

/// The score sheet of a series that is read already.
pub(super) fn of(opened: &OpenedSeries, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    let sheet = || sheet::score(&opened.series, opened.seal(), context.look);
    Ok(context.answer(screen, sheet, || json::score(&opened.name, &opened.series, opened.seal()))?)
}

/// The settlement; or what it would be under other rules, with the hands that those rule otherwise.
pub(super) fn summary(
    other: Option<&str>,
    rules: &Rules,
    context: &Context,
    screen: &mut Output<'_>,
) -> Result<(), Stop> {
    let opened = context.open(screen)?;
    let header = opened.series.header();
    let mut rules = rules.clone();
    if let Some(preset) = other.filter(|preset| !preset.is_empty()) {
        if let Some(second) = &rules.preset {
            let report = Diagnostic::new(Code::BadOption, format!("two presets, {preset} and {second}"));
            return Err(Failure::unreadable([report.hinted("name one, as in `--as pagat`")]).into());
        }
        rules.preset = Some(preset.to_owned());
    }
    let mut by = String::new();
    let (name, seen) = if other.is_some() || rules.any() {
        let asked = rules.asked()?;
        by = format!("By {}:\n", called(asked.preset, &asked.house));
        (asked.preset.name, rescore(&opened.series, &asked.house))
    } else {
        (header.preset.as_str(), Rescored { score: opened.series.score().clone(), otherwise: Vec::new() })
    };
    let settlement = seen.score.settlement();
    let text = || {
        let otherwise = summary::otherwise(&seen, &opened.series);
        let settled = summary::summary(&settlement, seen.score.house(), &header.names, header.stake);
        format!("{by}{otherwise}{settled}")
    };
    let object = || {
        let otherwise = json::otherwise(&seen, &opened.series);
        json::summary(&settlement, name, otherwise, &header.names, header.stake)
    };
    Ok(context.answer(screen, text, object)?)
}

/// The hands as a script; with all that was ever done as comments, if that is asked for.
pub(super) fn log(all: bool, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    let opened = context.open(screen)?;
    let script = if all { script_with_history(&opened.series) } else { script(&opened.series) };
    let lines = || script.lines().map(|line| json!(line)).collect();
    Ok(context.answer(screen, || script.clone(), || json::object([("lines", lines())]))?)
}

/// The current score sheet, and what to type next.
pub(super) fn bare(context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    let none = context.series.is_none() && context.book.names()?.is_empty();
    if none {
        let text = "No series yet. Begin an evening with `ginscore table Ann Bob`, or with `ginscore new Ann Bob`\n\
                    and then a line a hand, as in `ginscore hand Ann 4 v 23`. `ginscore --help` shows the rest.\n";
        return Ok(context.answer(screen, || text.to_owned(), || json::object([("series", json!(null))]))?);
    }
    let opened = context.open(screen)?;
    of(&opened, context, screen)?;
    let next = if opened.series.score().is_over() {
        "Next: `ginscore summary` settles the series; `ginscore new Ann Bob` begins another."
    } else {
        "Next: `ginscore hand LINE`, as in `ginscore hand Ann 4 v 23`; `ginscore --help` shows the rest."
    };
    context.remark(screen, next);
    Ok(())
}
