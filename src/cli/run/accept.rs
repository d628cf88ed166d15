//! `audit --accept`: records that manual edits to a series are intentional.

use crate::cli::context::{Context, Output, now};
use crate::cli::failure::{Failure, Stop};
use crate::messages::{Fixed, Message, written::cli_ledger as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::words::{one_of, ticked};
use crate::show::{integrity, json};
use ginscore_ledger::book::OpenedSeries;
use ginscore_notation::{Mistakes, shown};

/// Accepts the series that `--series` names, or the only one with changes to accept.
pub(super) fn run(context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    if let Some(gone) = context.series.as_deref().filter(|name| context.book.is_missing(name)) {
        return forgotten(gone, context, screen);
    }
    let name = match &context.series {
        Some(part) => Some(context.series_named(part)?),
        None => only(context)?,
    };
    let accepted = match name {
        Some(name) => accept(&name, context, screen)?,
        None => None,
    };
    let text = || match &accepted {
        None => say::NothingToAccept.line(),
        Some(opened) => {
            let (name, entry) = (shown(&opened.name), opened.chain.len());
            match opened.seal() {
                None => say::ChangesAccepted { name, entry }.line(),
                Some(seal) => say::ChangesAcceptedSeal { name, entry, seal: seal.to_string() }.line(),
            }
        }
    };
    let object = || {
        let name = accepted.as_ref().map(|opened| opened.name.as_str());
        let seal = accepted.as_ref().and_then(OpenedSeries::seal);
        json::accepted(name, seal)
    };
    Ok(context.answer(screen, text, object)?)
}

/// The only series with changes to accept, if any. One that cannot be read may be a second and must be fixed first.
fn only(context: &Context) -> Result<Option<String>, Failure> {
    let (mut names, mut unread) = (Vec::new(), Mistakes::none());
    for name in context.book.names()? {
        match context.read(&name) {
            Ok(opened) if context.book.is_to_accept(&opened) => names.push(name),
            Ok(_) => {}
            Err(failure) => unread.append(failure.reports),
        }
    }
    if !unread.is_empty() {
        return Err(Failure::ledger(unread));
    }
    match names.as_slice() {
        [] => Ok(None),
        [one] => Ok(Some(one.clone())),
        several => {
            let several: Vec<String> = several.iter().map(|name| ticked(name)).collect();
            let report = Diagnostic::new(Code::UnknownSeries, say::SeveralToAccept.text())
                .hinted(say::SeveralToAcceptHint { names: one_of(&several) }.said());
            Err(Failure::unreadable([report]))
        }
    }
}

/// Adds the entry. What the rules do not give is never accepted: it has to be fixed.
fn accept(name: &str, context: &Context, screen: &mut Output<'_>) -> Result<Option<OpenedSeries>, Failure> {
    let accepted =
        context.book.accept(name, now()?, integrity::acceptance_note, &mut || context.waiting(screen))?;
    let Some(accepted) = accepted else {
        return Ok(None);
    };
    context.confirm(screen, accepted.durability, &accepted.findings);
    Ok(Some(accepted.opened))
}

/// Accepts that a series is gone by forgetting it, since there is no file for an entry.
fn forgotten(name: &str, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    context.book.accept_missing(name, &mut || context.waiting(screen))?;
    let object = || json::accepted(Some(name), None);
    Ok(context.answer(screen, || say::DeletionAccepted { name: shown(name) }.line(), object)?)
}
