//! `undo`, `redo`, `amend` and `deal`: corrections. They erase nothing.

use super::{hand, witness};
use crate::cli::context::{Context, Output};
use crate::cli::failure::Stop;
use crate::cli::record::{Request, record};
use crate::show::correction::{changes, correction};
use crate::show::json;
use ginscore_ledger::book::Recorded;
use ginscore_ledger::model::{Applied, Outcome};

/// Undoes the last change.
pub(super) fn undo(context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    run(Request::Undo, context, screen)
}

/// Redoes the last undone change.
pub(super) fn redo(context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    run(Request::Redo, context, screen)
}

/// Replaces a recorded hand.
pub(super) fn amend(
    number: usize,
    line: &str,
    context: &Context,
    screen: &mut Output<'_>,
) -> Result<(), Stop> {
    run(Request::Amend(number, line), context, screen)
}

/// Corrects who deals next.
pub(super) fn deal(name: &str, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    run(Request::Deal(name), context, screen)
}

fn run(request: Request<'_>, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    let name = context.series_name()?;
    let recorded = record(&name, None, request, context, screen)?;
    show(&recorded, context, screen)
}

/// Shows the result of a request: how a hand was scored, or a correction and everything that it changes.
pub(super) fn show(recorded: &Recorded, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    let Recorded { opened, outcome, before, .. } = recorded;
    if let Outcome::Did(Applied::Hand(number, _)) = outcome {
        return hand::show(opened, *number, context, screen);
    }
    if let Outcome::Witnessed(word) = outcome {
        return witness::show(opened, word, context, screen);
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
        let hand = scored.map_or_else(String::new, |(number, hand)| hand::ruling_text(opened, number, hand));
        format!("{said}\n{hand}{changes}{}", hand::seal_line(opened))
    };
    let object = || json::correction(&said, &changes, scored, names, opened.seal());
    Ok(context.answer(screen, text, object)?)
}
