//! `audit`: verifies the ledger.

use crate::commands::answer::Answered;
use crate::commands::env::Env;
use crate::commands::failure::{Failure, Kind};
use crate::commands::many::each_series;
use crate::show::diagnostic::Diagnostic;
use crate::show::json::{self, Besides};
use crate::show::mistakes::book::{book_error, finding, findings, warning};
use ginscore_ledger::book::{AuditResult, BookError, Finding};

/// Verifies the series that `--series` names, or the whole ledger. Prints nothing if everything is consistent. A file that
/// cannot be read does not stop it.
pub(crate) fn run(env: &Env) -> Answered {
    let audit = env.book.audit(env.names()?, env.series.is_none());
    let mut result = AuditResult::default();
    let mut found = Failure::refused([]);
    let mut unfit = Vec::new();
    let examine = |name: &String| audit.examine(name);
    each_series(env, examine, |_, examined| {
        match examined {
            Ok(examined) => {
                let about = result.add(&audit, examined).map_err(Failure::from)?;
                unfit.extend(json::unfit(about.kept()));
                found.reports.append(findings(&about));
            }
            Err(error) => not_read(&error, &mut found),
        }
        Ok(())
    })?;
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
    let remarks: Vec<Diagnostic> = result.notes.iter().flat_map(|note| finding(note).into_kept()).collect();
    for remark in &remarks {
        env.remark(remark.text("note", env.look.err));
    }
    if found.reports.is_empty() {
        return Ok(env.answer(String::new, || json::sound(json::remarks(&remarks, unfit))));
    }
    found.besides = Some(Box::new(Besides::Remarks(json::remarks(&remarks, unfit))));
    Err(found.into())
}

/// Adds that a file cannot be read.
fn not_read(error: &BookError, found: &mut Failure) {
    found.kind = Kind::Ledger;
    found.reports.append(book_error(error));
}
