//! `score`, `summary`, `log`, and ginscore without a command.

use crate::cli::context::{Context, Output};
use crate::cli::failure::{Failure, Stop};
use crate::cli::options::Rules;
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::rules_in_words::rules_within_sentence;
use crate::show::script::{script, script_with_history};
use crate::show::terms::next;
use crate::show::{json, sheet, summary};
use crate::text::Text;
use ginscore_ledger::book::OpenedSeries;
use ginscore_ledger::model::{Rescored, rescore};

/// Shows the score sheet.
pub(super) fn score(context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    of(&context.open(screen)?, context, screen)
}

/// Shows the score sheet of a series.
pub(super) fn of(opened: &OpenedSeries, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    let sheet = || sheet::score(&opened.series, opened.seal(), context.look);
    Ok(context.answer(screen, sheet, || json::score(&opened.name, &opened.series, opened.seal()))?)
}

/// Shows the settlement; under other rules, also the hands that they score differently.
pub(super) fn summary(
    other: Option<Option<&str>>,
    rules: &Rules,
    context: &Context,
    screen: &mut Output<'_>,
) -> Result<(), Stop> {
    let opened = context.open(screen)?;
    let header = opened.series.header();
    let mut rules = rules.clone();
    if let Some(preset) = other.flatten() {
        if let Some(second) = &rules.preset {
            let report =
                Diagnostic::new(Code::BadOption, format!("there are two presets: {preset} and {second}"));
            return Err(Failure::unreadable([report.hinted("give only one, as in `--as pagat`")]).into());
        }
        rules.preset = Some(preset.to_owned());
    }
    let mut by = String::new();
    let (name, seen) = if other.is_some() || rules.any() {
        let asked = rules.chosen(&context.book)?;
        by = format!("By {}:\n", rules_within_sentence(&asked.name, &asked.house));
        let rescored = rescore(&opened.series, &asked.house);
        (asked.name, rescored)
    } else {
        let score = opened.series.score().clone();
        (header.preset.clone(), Rescored { score, otherwise: Vec::new(), left_out: Vec::new() })
    };
    let settlement = seen.score.settlement();
    let text = || {
        let otherwise = summary::otherwise(&seen, &opened.series);
        let settled = summary::summary(&settlement, seen.score.house(), opened.series.roster(), header.stake);
        let adjustments = summary::adjustments(&opened.series, &seen.score);
        Text::from(by).then(otherwise).then(adjustments).then(settled)
    };
    let object = || {
        json::summary(
            &settlement,
            &name,
            json::otherwise(&seen, &opened.series),
            &opened.series,
            header.stake,
        )
    };
    Ok(context.answer(screen, text, object)?)
}

/// Prints the series as a script; with `all`, what was undone or amended as comments.
pub(super) fn log(all: bool, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    let opened = context.open(screen)?;
    let standard = context.standard_rules();
    let script =
        if all { script_with_history(&opened.series, standard) } else { script(&opened.series, standard) };
    // A script is for copying.
    Ok(context.answer(screen, || Text::fixed(&script), || json::lines(&script))?)
}

/// Shows the current score sheet, and what to type next.
pub(super) fn bare(context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    let none = context.series.is_none() && context.book.names()?.is_empty();
    if none {
        let text = "No series yet. Start an evening with `ginscore table Ann Bob`. Or start a series with\n\
                    `ginscore new Ann Bob` and record hands as in `ginscore hand Ann 4 v 23`.\n\
                    `ginscore --help` lists all commands.\n";
        return Ok(context.answer(screen, || text.to_owned(), json::no_series)?);
    }
    let opened = context.open(screen)?;
    of(&opened, context, screen)?;
    context.remark(screen, next(&opened.series));
    Ok(())
}
