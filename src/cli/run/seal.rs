//! `seal` and `audit --seal`: show the last seal, and check one that someone noted.

use dialoguer::console::Term;

use crate::cli::answer::Answered;
use crate::cli::env::Env;
use crate::cli::failure::{Failure, Kind};
use crate::cli::many::each_series;
use crate::cli::play::play;
use crate::messages::{Fixed, written::cli_ledger as say, written::record as record_say};
use crate::show::book::book_error;
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::integrity::{self, Place};
use crate::show::json::{self, Besides};
use crate::show::qr::modules_in;
use crate::show::record::{MODULES_ON_PAGE, record, record_drawn, record_text};
use crate::text::Text;
use ginscore_ledger::book::{OpenedSeries, RememberedSeal, SealPlace};
use ginscore_ledger::compare::compare;
use ginscore_ledger::exchange::{MOST_PARTS, read_record};
use ginscore_ledger::model::Series;
use ginscore_ledger::seal::SealCode;
use ginscore_notation::Mistakes;

/// Shows the last seal of the series, for the other player to note; or its record, as a QR code or as text.
pub(super) fn show(qr: bool, text: bool, env: &Env) -> Answered {
    let opened = env.open()?;
    let seal = opened.seal();
    let object = |texts| json::last_seal(&opened.name, opened.chain.len(), seal, texts);
    if text {
        let record = record_text(&opened.series, seal);
        check_readable(&record, &opened, env)?;
        return Ok(env.answer(|| Text::fixed(&record), || object(Some(vec![record.clone()]))));
    }
    if !qr {
        return Ok(env.answer(|| integrity::last_seal(seal), || object(None)));
    }
    let style = env.look.out;
    let modules = match Term::stdout().size_checked() {
        // A line for the number of the code, and one for the next prompt.
        Some((lines, _)) => {
            let columns = style.width.unwrap_or(env.look.width);
            modules_in(columns.into(), usize::from(lines).saturating_sub(2), style.symbols)
        }
        None => MODULES_ON_PAGE,
    };
    let codes = record(&opened.series, seal, modules, MOST_PARTS).ok_or_else(too_small)?;
    let whole: Vec<&str> = codes.iter().map(|(text, _)| text.as_str()).collect();
    check_readable(&whole.join(" "), &opened, env)?;
    let texts = || codes.iter().map(|(text, _)| text.clone()).collect();
    Ok(env.answer(|| record_drawn(&codes, seal, style), || object(Some(texts()))))
}

/// Checks that what was written can be read again, and gives the same evening.
///
/// # Errors
///
/// If a file has names or notes that nobody can type.
fn check_readable(record: &str, opened: &OpenedSeries, env: &Env) -> Result<(), Failure> {
    let read = read_record(record).ok().and_then(|record| play(&record, &env.book).ok());
    let same = |played: &Series| compare(played, &opened.series).is_equal();
    if read.is_some_and(|played| same(&played)) {
        return Ok(());
    }
    Err(Failure::mistake(Code::BadRecord, record_say::NotReadable.text(), record_say::NotReadableHint.text()))
}

fn too_small() -> Failure {
    Failure::mistake(Code::BadOption, record_say::TooSmall.text(), record_say::TooSmallHint.text())
}

/// Reports whether the code was ever a seal of this ledger, after which hand, whether everything up to it is unchanged, and
/// what corrected it since.
pub(super) fn run(code: &str, env: &Env) -> Answered {
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
        is_shortened: found.is_shortened,
        merged: found.merged,
        now: &opened.series,
        // A code of another copy has no place of its own here.
        then: if found.merged.is_none() { opened.as_of(found.entries) } else { None },
    }
}

/// The report on a code that no series has which could be read: `not_read` are the others.
fn not_found(code: SealCode, not_read: &[String], env: &Env) -> Result<Diagnostic, Failure> {
    if let Some(deleted) = env.book.deleted_with(code)? {
        return Ok(integrity::deleted_seal(code, &deleted));
    }
    Ok(match written_here(code, env) {
        Some((series, last)) if !not_read.contains(&series) => integrity::lost_seal(code, &series, last),
        Some(_) => integrity::unread_seal(code),
        None if not_read.is_empty() => integrity::unknown_seal(code),
        None => integrity::unread_seal(code),
    })
}

/// The series whose last seal the code was when this computer wrote it.
fn written_here(code: SealCode, env: &Env) -> Option<(String, RememberedSeal)> {
    env.book.written().into_iter().find(|(_, last)| last.seal == code)
}
