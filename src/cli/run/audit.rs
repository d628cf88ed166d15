//! `audit`: verifies the ledger.

use crate::cli::answer::Answered;
use crate::cli::env::Env;
use crate::cli::failure::{Failure, Kind};
use crate::cli::many::each_series;
use crate::show::book::{book_error, finding, findings, warning};
use crate::show::diagnostic::Diagnostic;
use crate::show::json::{self, Besides};
use ginscore_ledger::book::{Audit, AuditResult, BookError, Finding};

/// Verifies the series that `--series` names, or the whole ledger. Prints nothing if everything is consistent. A file that
/// cannot be read does not stop it.
pub(super) fn run(env: &Env) -> Answered {
    let audit = env.book.audit(env.names()?, env.series.is_none());
    let mut result = AuditResult::default();
    let mut found = Failure::refused([]);
    let examine = |name: &String| audit.examine(name);
    each_series(env, examine, |_, examined| {
        match examined {
            Ok(examined) => {
                let about = result.add(&audit, examined).map_err(Failure::from)?;
                found.reports.append(findings(&about));
            }
            Err(error) => not_read(&error, &mut found),
        }
        Ok(())
    })?;
    let missing = audit.missing(&result, &mut || env.waiting()).map_err(Failure::from)?;
    for missing in missing {
        found.reports.append(finding(&missing));
    }
    for copy in audit.copies().map_err(Failure::from)? {
        match copy {
            Ok(about @ Finding::LeftoverCopy { .. }) => env.remark(warning(&about, env.look.err)),
            Ok(about) => found.reports.append(finding(&about)),
            Err(error) => not_read(&error, &mut found),
        }
    }
    for about in audit.rules() {
        found.reports.append(finding(&about));
    }
    // Memory that is damaged tells no more than memory that was deleted, which is no fault of the ledger.
    let unread: Vec<Diagnostic> =
        audit.memory().iter().flat_map(|about| finding(about).into_kept()).collect();
    for report in &unread {
        env.warn(report.text("warning", env.look.err));
    }
    let remarks: Vec<Diagnostic> = unread.into_iter().chain(mention(&audit, &result, env)).collect();
    if found.reports.is_empty() {
        return Ok(env.answer(String::new, || json::sound(json::remarks(&remarks))));
    }
    found.besides = Some(Box::new(Besides::Remarks(json::remarks(&remarks))));
    Err(found.into())
}

/// Adds that a file cannot be read.
fn not_read(error: &BookError, found: &mut Failure) {
    found.kind = Kind::Ledger;
    found.reports.append(book_error(error));
}

/// Reports what is reported once on this computer, and remembers that. With `--quiet`, it is reported another time.
fn mention(audit: &Audit<'_>, result: &AuditResult, env: &Env) -> Vec<Diagnostic> {
    if !env.is_heard() {
        return Vec::new();
    }
    let notes = audit.notes(result);
    audit.mentioned(result);
    let remarks: Vec<Diagnostic> = notes.iter().flat_map(|note| finding(note).into_kept()).collect();
    for remark in &remarks {
        env.remark(remark.text("note", env.look.err));
    }
    remarks
}
