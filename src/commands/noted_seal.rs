//! `audit --seal`: checks a seal that someone noted.

use crate::commands::answer::Answered;
use crate::commands::env::Env;
use crate::commands::failure::{Failure, Kind};
use crate::commands::many::each_series;
use crate::say::{Fixed, written::cli_ledger as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::json::{self, Besides};
use crate::show::mistakes::book::book_error;
use crate::show::mistakes::integrity::{self, Place};
use ginscore_ledger::book::{OpenedSeries, SealPlace};
use ginscore_ledger::seal::SealCode;
use ginscore_notation::Mistakes;

/// Reports whether the code was ever a seal of this ledger, after which hand, whether everything up to it is unchanged, and
/// what corrected it since.
pub(crate) fn run(code: &str, env: &Env) -> Answered {
    let code = SealCode::read(code).ok_or_else(|| Failure::unreadable([integrity::not_a_seal(code)]))?;
    let mut unread = Mistakes::none();
    let mut not_read = Vec::new();
    let (mut unchanged, mut changed) = (None, None);
    let find = |name: &String| {
        let opened = env.book.read(name)?;
        Ok(opened.locate(code).map(|place| (opened, place)))
    };
    each_series(env, find, |name, found| {
        match found {
            Err(error) => {
                not_read.push(name.to_owned());
                unread.append(book_error(&error));
            }
            Ok(None) => {}
            Ok(Some(found)) if found.1.changed.is_none() => unchanged = unchanged.take().or(Some(found)),
            Ok(Some(found)) => changed = changed.take().or(Some(found)),
        }
        Ok(())
    })?;
    let found = unchanged.as_ref().or(changed.as_ref()).map(|(opened, found)| place(opened, *found));
    let noted = json::noted_seal(code, found.as_ref());
    let report = match found {
        Some(place) if place.changed.is_none() => {
            return Ok(env.answer(|| place.text(code), || json::sound(noted)));
        }
        Some(place) => {
            Diagnostic::new(Code::LedgerMismatch, place.sentence(code)).hinted(say::ChangedSinceHint.text())
        }
        None => not_found(code, &not_read, env)?,
    };
    let kind = if unread.is_empty() { Kind::Refused } else { Kind::Ledger };
    let mut reports = Mistakes::from([report]);
    reports.append(unread);
    Err(Failure { besides: Some(Box::new(Besides::Seal(noted))), ..Failure::new(kind, reports) }.into())
}

fn place(opened: &OpenedSeries, found: SealPlace) -> Place<'_> {
    Place {
        series: &opened.name,
        entries: found.entries,
        hands: found.hands,
        changed: found.changed,
        now: &opened.series,
        then: opened.as_of(found.entries),
    }
}

/// The report on a code that no series has which could be read: `not_read` are the others.
fn not_found(code: SealCode, not_read: &[String], env: &Env) -> Result<Diagnostic, Failure> {
    if let Some(deleted) = env.book.deleted_with(code)? {
        return Ok(integrity::deleted_seal(code, &deleted));
    }
    Ok(if not_read.is_empty() { integrity::unknown_seal(code) } else { integrity::unread_seal(code) })
}
