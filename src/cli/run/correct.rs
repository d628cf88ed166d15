//! `undo`, `redo`, `amend` and `deal`: corrections, of which nothing is erased.

use serde_json::json;

use super::hand;
use crate::cli::context::{Context, Screen};
use crate::cli::failure::Stop;
use crate::cli::open::Opened;
use crate::cli::record::Request;
use crate::ledger::series::{Done, Effect};
use crate::show::correction::correction;
use crate::show::json;

/// Takes back the last thing done.
pub(super) fn undo(context: &Context, screen: &mut Screen<'_>) -> Result<(), Stop> {
    run(Request::Undo, context, screen)
}

/// Does again what was taken back.
pub(super) fn redo(context: &Context, screen: &mut Screen<'_>) -> Result<(), Stop> {
    run(Request::Redo, context, screen)
}

/// Replaces a hand by another.
pub(super) fn amend(
    number: usize,
    line: &str,
    context: &Context,
    screen: &mut Screen<'_>,
) -> Result<(), Stop> {
    run(Request::Amend(number, line), context, screen)
}

/// Says who deals next.
pub(super) fn deal(name: &str, context: &Context, screen: &mut Screen<'_>) -> Result<(), Stop> {
    run(Request::Deal(name), context, screen)
}

fn run(request: Request<'_>, context: &Context, screen: &mut Screen<'_>) -> Result<(), Stop> {
    let name = context.series_name()?;
    let (opened, effect) = context.record(screen, &name, request)?;
    tell(&opened, &effect, context, screen)
}

/// Tells what was corrected: an amended hand as it is ruled now, all else in a line.
pub(super) fn tell(
    opened: &Opened,
    effect: &Effect,
    context: &Context,
    screen: &mut Screen<'_>,
) -> Result<(), Stop> {
    let names = &opened.series.header().names;
    let said = correction(effect, names);
    match effect {
        Effect::Did(Done::Amend { number, .. }) if context.json => {
            return hand::tell(opened, *number, context, screen);
        }
        Effect::Did(Done::Hand(number, _)) => return hand::tell(opened, *number, context, screen),
        _ => {}
    }
    if context.quiet && !context.json {
        return Ok(());
    }
    context.answer(screen, || format!("{said}\n"), || json::object([("done", json!(said))]))?;
    if let (Effect::Did(Done::Amend { number, .. }), false) = (effect, context.json) {
        hand::tell(opened, *number, context, screen)?;
    }
    Ok(())
}
