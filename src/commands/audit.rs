//! `audit`: verifies the ledger.

use crate::commands::run::answer::Answered;
use crate::commands::run::env::Env;
use crate::commands::run::failure::{Failure, Kind};
use crate::commands::run::many::each_series;
use crate::commands::run::options::examples;
use crate::commands::run::plan::{Plan, Run, acts};
use crate::say::{Message, written::ledger_commands as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::json::{self, Besides};
use crate::show::mistakes::book::{book_error, finding, findings, warning};
use crate::show::mistakes::integrity::{self, NotedPlace};
use clap::Args;
use ginscore_ledger::book::{AuditResult, BookError, Finding, OpenedSeries, SealPlace};
use ginscore_ledger::seal::SealCode;
use ginscore_notation::Mistakes;

/// Verify the ledger, or check a seal that someone wrote down.
///
/// Checks every series, or the one that `--series` names: the points of each hand, the seals, and copies that other
/// programs left; and the saved house rules. The first entry that does not match its seal is named, with how many
/// follow until one matches again. If everything is consistent, it says how much that was. `ginscore man ledger`
/// says what a seal proves.
#[derive(Args, Debug)]
#[command(after_long_help = examples(&[
    ("ginscore audit", "Verify the whole ledger."),
    ("ginscore audit --seal 7KTD-93XY-4MHC", "Check whether that seal belongs to this ledger, and what was corrected since."),
]))]
pub(crate) struct AuditArgs {
    /// Check a seal that someone wrote down: is it from this ledger, and what was corrected since?
    #[arg(long, value_name = "CODE")]
    pub(crate) seal: Option<String>,
}

impl Run for AuditArgs {
    fn plan(self: Box<Self>) -> Plan {
        match self.seal {
            None => acts(run),
            Some(code) => acts(move |env| of_seal(&code, env)),
        }
    }

    #[cfg(test)]
    fn answers(all: &mut json::Answers) {
        use json::ledger::{NotedSealView, RemarksView, SoundView};
        all.add::<SoundView<RemarksView>>("audit").add::<SoundView<NotedSealView>>("audit");
        all.add_failed::<RemarksView>("audit").add_failed::<NotedSealView>("audit");
    }
}

/// Verifies the series that `--series` names, or the whole ledger. Says how much it looked at if everything is consistent.
/// A file that cannot be read does not stop it.
fn run(env: &Env) -> Answered {
    let audit = env.book.audit(env.names()?, env.series.is_none());
    let mut result = AuditResult::default();
    let mut found = Failure::refused([]);
    let mut unfit = Vec::new();
    let examine = |name: &String| audit.examine(name);
    each_series(env, examine, |_, examined| {
        match examined {
            Ok(examined) => {
                let about = result.add(examined);
                unfit.extend(json::unfit(about.kept()));
                found.reports.append(findings(&about));
            }
            Err(error) => not_read(&error, &mut found),
        }
        Ok(())
    })?;
    let remarks: Vec<Diagnostic> = result.notes.iter().flat_map(|note| finding(note).into_kept()).collect();
    let (series, entries) = (result.series, result.entries);
    for copy in audit.copies(result).map_err(Failure::from)? {
        match copy {
            Ok(about @ Finding::LeftoverCopy { .. }) => env.remark(warning(&about, env.look.err)),
            Ok(about) => found.reports.append(finding(&about)),
            Err(error) => not_read(&error, &mut found),
        }
    }
    for about in audit.rules() {
        found.reports.append(finding(&about));
    }
    for remark in &remarks {
        env.remark(remark.text("note", env.look.err));
    }
    if found.reports.is_empty() {
        // An entry without a seal vouches for nothing.
        if remarks.is_empty() {
            env.remark(say::AllAsRecorded { series, entries }.said());
        }
        return Ok(env.answer(String::new, || json::sound(json::remarks(&remarks, unfit))));
    }
    found.besides = Some(Box::new(Besides::Remarks(json::remarks(&remarks, unfit))));
    Err(found.into())
}

fn not_read(error: &BookError, found: &mut Failure) {
    found.kind = Kind::Ledger;
    found.reports.append(book_error(error));
}

/// Reports whether the code was ever a seal of this ledger, after which hand, whether everything up to it is unchanged, and
/// what corrected it since.
fn of_seal(code: &str, env: &Env) -> Answered {
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
            Diagnostic::new(Code::LedgerMismatch, place.sentence(code)).hinted(say::ChangedSinceHint)
        }
        None => not_found(code, &not_read, env)?,
    };
    let kind = if unread.is_empty() { Kind::Refused } else { Kind::Ledger };
    let mut reports = Mistakes::from([report]);
    reports.append(unread);
    Err(Failure { besides: Some(Box::new(Besides::Seal(noted))), ..Failure::new(kind, reports) }.into())
}

fn place(opened: &OpenedSeries, found: SealPlace) -> NotedPlace<'_> {
    NotedPlace {
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
    Ok(if not_read.is_empty() { integrity::unknown_seal(code) } else { integrity::unreadable_seal(code) })
}
