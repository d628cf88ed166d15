//! `score`, `summary`, `log`, and the program without a command.

use serde_json::json;

use crate::cli::context::{Context, Screen};
use crate::cli::failure::Stop;
use crate::show::script::script;
use crate::show::{json, sheet, summary};

/// The score sheet.
pub(super) fn score(context: &Context, screen: &mut Screen<'_>) -> Result<(), Stop> {
    let opened = context.open(screen)?;
    let sheet = || sheet::score(&opened.series, context.look);
    Ok(context.answer(screen, sheet, || json::score(&opened.name, &opened.series))?)
}

/// The settlement.
pub(super) fn summary(context: &Context, screen: &mut Screen<'_>) -> Result<(), Stop> {
    let opened = context.open(screen)?;
    let (header, score) = (opened.series.header(), opened.series.score());
    let settlement = score.settlement();
    let text = || summary::summary(&settlement, score.house(), &header.names, header.stake);
    Ok(context.answer(screen, text, || json::summary(&settlement, &header.names))?)
}

/// The hands as a script.
pub(super) fn log(context: &Context, screen: &mut Screen<'_>) -> Result<(), Stop> {
    let opened = context.open(screen)?;
    let script = script(&opened.series);
    let lines = || script.lines().map(|line| json!(line)).collect();
    Ok(context.answer(screen, || script.clone(), || json::object([("lines", lines())]))?)
}

/// The current score sheet, and what to type next.
pub(super) fn bare(context: &Context, screen: &mut Screen<'_>) -> Result<(), Stop> {
    let none = context.series.is_none() && context.store.series()?.is_empty();
    if none {
        let text = "No series yet. Begin an evening with `ginscore table Ann Bob`, or with `ginscore new Ann Bob`\n\
                    and then a line a hand, as in `ginscore hand Ann 4 v 23`. `ginscore --help` shows the rest.\n";
        return Ok(context.answer(screen, || text.to_owned(), || json::object([("series", json!(null))]))?);
    }
    score(context, screen)?;
    context.remark(
        screen,
        "Next: `ginscore hand LINE`, as in `ginscore hand Ann 4 v 23`; `ginscore --help` shows the rest.",
    );
    Ok(())
}
