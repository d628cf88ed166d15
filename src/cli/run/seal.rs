//! `seal` and `audit --seal`: show the last seal, and check one that someone noted.

use crate::cli::context::{Context, Output};
use crate::cli::failure::{Failure, Kind, Stop};
use crate::messages::{Fixed, written::cli_ledger as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::integrity::{self, Place};
use crate::show::json::{self, Besides};
use ginscore_ledger::book::OpenedSeries;
use ginscore_ledger::book::RememberedSeal;
use ginscore_ledger::seal::SealCode;
use ginscore_rules::notation::Mistakes;

/// Shows the last seal of the series, for the other player to note.
pub(super) fn show(context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    let opened = context.open(screen)?;
    let text = || integrity::last_seal(opened.seal());
    Ok(context.answer(screen, text, || json::last_seal(&opened.name, opened.chain.len(), opened.seal()))?)
}

/// Reports whether the code was ever a seal of this ledger, after which hand, and whether everything up to it is
/// unchanged.
pub(super) fn run(code: &str, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    let code = SealCode::read(code).ok_or_else(|| Failure::unreadable([integrity::not_a_seal(code)]))?;
    let names = match &context.series {
        Some(part) => vec![context.series_named(part)?],
        None => context.book.names()?,
    };
    let mut unread = Mistakes::none();
    let mut changed = None;
    for name in &names {
        match context.read(name) {
            Err(failure) => unread.append(failure.reports),
            Ok(opened) => match place(&opened, code) {
                Some(place) if place.changed.is_none() => {
                    let object = || json::sound(json::noted_seal(code, Some(&place)));
                    return Ok(context.answer(screen, || place.sentence(code), object)?);
                }
                Some(place) => {
                    let report = Diagnostic::new(Code::LedgerMismatch, place.sentence(code))
                        .hinted(say::ChangedSinceHint.text());
                    changed = changed.or(Some((report, json::noted_seal(code, Some(&place)))));
                }
                None => {}
            },
        }
    }
    let (report, noted) = match changed {
        Some(changed) => changed,
        None => match written_here(code, context) {
            Some((series, last)) => (integrity::lost_seal(code, &series, last), json::noted_seal(code, None)),
            None => (integrity::unknown_seal(code), json::noted_seal(code, None)),
        },
    };
    let kind = if unread.is_empty() { Kind::Refused } else { Kind::Ledger };
    let mut reports = Mistakes::from([report]);
    reports.append(unread);
    Err(Failure { besides: Some(Box::new(Besides::Seal(noted))), ..Failure::new(kind, reports) }.into())
}

fn place(opened: &OpenedSeries, code: SealCode) -> Option<Place<'_>> {
    let found = opened.locate(code)?;
    Some(Place { series: &opened.name, entries: found.entries, hands: found.hands, changed: found.changed })
}

/// The series whose last seal the code was when this computer wrote it.
fn written_here(code: SealCode, context: &Context) -> Option<(String, RememberedSeal)> {
    context.book.written().into_iter().find(|(_, last)| last.seal == code)
}
