//! `audit --accept`: records that manual edits to a series are intentional.

use crate::cli::answer::{Answer, Answered};
use crate::cli::clock::now;
use crate::cli::env::Env;
use crate::cli::failure::Failure;
use crate::messages::{Fixed, Message, written::cli_ledger as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::words::{one_of, ticked};
use crate::show::{integrity, json};
use ginscore_ledger::book::OpenedSeries;
use ginscore_notation::{Mistakes, shown};

/// Accepts the series that `--series` names, or the only one with changes to accept.
pub(super) fn run(env: &Env) -> Answered {
    if let Some(gone) = env.series.as_deref().filter(|name| env.book.is_missing(name)) {
        return forgotten(gone, env);
    }
    let name = match &env.series {
        Some(part) => Some(env.series_named(part)?),
        None => only(env)?,
    };
    let accepted = match name {
        Some(name) => accept(&name, env)?,
        None => None,
    };
    let recorded = accepted.is_some();
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
    Ok(Answer { recorded, ..env.answer(text, object) })
}

/// The only series with changes to accept, if any. One that cannot be read may be a second and must be fixed first.
fn only(env: &Env) -> Result<Option<String>, Failure> {
    let (mut names, mut unread) = (Vec::new(), Mistakes::none());
    for name in env.book.names()? {
        match env.read(&name) {
            Ok(opened) if env.book.is_to_accept(&opened) => names.push(name),
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
fn accept(name: &str, env: &Env) -> Result<Option<OpenedSeries>, Failure> {
    let accepted = env.book.accept(name, now()?, integrity::acceptance_note, &mut || env.waiting())?;
    let Some(accepted) = accepted else {
        return Ok(None);
    };
    env.confirm(accepted.durability, &accepted.findings);
    Ok(Some(accepted.opened))
}

/// Accepts that a series is gone by forgetting it, since there is no file for an entry.
fn forgotten(name: &str, env: &Env) -> Answered {
    env.book.accept_missing(name, &mut || env.waiting())?;
    let object = || json::accepted(Some(name), None);
    let text = || say::DeletionAccepted { name: shown(name) }.line();
    Ok(Answer { recorded: true, ..env.answer(text, object) })
}
