//! `undo`, `redo`, `amend` and `deal`: corrections, of which nothing is erased.

use super::{hand, witness};
use crate::cli::context::{Context, Output};
use crate::cli::failure::Stop;
use crate::cli::record::{Request, record};
use crate::show::correction::{changes, correction};
use crate::show::json;
use ginscore_ledger::book::Recorded;
use ginscore_ledger::model::{Applied, Outcome};

/// Takes back the last thing done.
pub(super) fn undo(context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    run(Request::Undo, context, screen)
}

/// Does again what was taken back.
pub(super) fn redo(context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    run(Request::Redo, context, screen)
}

/// Replaces a hand by another.
pub(super) fn amend(
    number: usize,
    line: &str,
    context: &Context,
    screen: &mut Output<'_>,
) -> Result<(), Stop> {
    run(Request::Amend(number, line), context, screen)
}

/// Says who deals next.
pub(super) fn deal(name: &str, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    run(Request::Deal(name), context, screen)
}

fn run(request: Request<'_>, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    let name = context.series_name()?;
    let recorded = record(&name, None, request, context, screen)?;
    tell(&recorded, context, screen)
}

/// Tells what came of a request: a hand as it was ruled, a correction with all that changes by it.
pub(super) fn tell(recorded: &Recorded, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    let Recorded { opened, outcome, before, .. } = recorded;
    if let Outcome::Did(Applied::Hand(number, _)) = outcome {
        return hand::tell(opened, *number, context, screen);
    }
    if let Outcome::Witnessed(word) = outcome {
        return witness::tell(opened, word, context, screen);
    }
    if context.quiet && !context.json {
        return Ok(());
    }
    let names = &opened.series.header().names;
    let said = correction(outcome, names);
    let changes = changes(before, opened.series.score(), names);
    let scored = match outcome {
        Outcome::Did(Applied::Amend { number, .. }) => {
            opened.series.scored(*number).map(|hand| (*number, hand))
        }
        _ => None,
    };
    let text = || {
        let changes: String = changes.iter().map(|change| format!("  {change}\n")).collect();
        let hand = scored.map_or_else(String::new, |(number, hand)| hand::ruled(opened, number, hand));
        format!("{said}\n{hand}{changes}{}", hand::sealed(opened))
    };
    let object = || json::correction(&said, &changes, scored, names, opened.seal());
    Ok(context.answer(screen, text, object)?)
}
