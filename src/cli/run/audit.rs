//! `audit`: verifies the ledger.

use crate::cli::context::{Context, Output};
use crate::cli::failure::{Failure, Kind, Stop};
use crate::cli::many::each_series;
use crate::show::book::{book_error, finding, findings, warning};
use crate::show::diagnostic::Diagnostic;
use crate::show::json::{self, Besides};
use ginscore_ledger::book::{Audit, AuditResult, BookError, Finding};

/// Verifies the series that `--series` names, or the whole ledger. Prints nothing if everything is consistent. A file that
/// cannot be read does not stop it.
pub(super) fn run(context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    let audit = context.book.audit(context.names()?, context.series.is_none());
    let mut result = AuditResult::default();
    let mut found = Failure::refused([]);
    let examine = |name: &String| audit.examine(name);
    each_series(context, examine, |_, examined| {
        match examined {
            Ok(examined) => {
                let about = result.add(&audit, examined).map_err(Failure::from)?;
                found.reports.append(findings(&about));
            }
            Err(error) => not_read(&error, &mut found),
        }
        Ok(())
    })?;
    let missing = audit.missing(&result, &mut || context.waiting(screen)).map_err(Failure::from)?;
    for missing in missing {
        found.reports.append(finding(&missing));
    }
    for copy in audit.copies().map_err(Failure::from)? {
        match copy {
            Ok(about @ Finding::LeftoverCopy { .. }) => {
                context.remark(screen, warning(&about, context.look.err))
            }
            Ok(about) => found.reports.append(finding(&about)),
            Err(error) => not_read(&error, &mut found),
        }
    }
    for about in audit.memory().into_iter().chain(audit.rules()) {
        found.reports.append(finding(&about));
    }
    let remarks = mention(&audit, &result, context, screen);
    if found.reports.is_empty() {
        return Ok(context.answer(screen, String::new, || json::sound(json::remarks(&remarks)))?);
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
fn mention(
    audit: &Audit<'_>,
    result: &AuditResult,
    context: &Context,
    screen: &mut Output<'_>,
) -> Vec<Diagnostic> {
    if context.quiet && !context.json {
        return Vec::new();
    }
    let notes = audit.notes(result);
    audit.mentioned(result);
    let remarks: Vec<Diagnostic> = notes.iter().flat_map(|note| finding(note).into_kept()).collect();
    for remark in &remarks {
        context.remark(screen, remark.text("note", context.look.err));
    }
    remarks
}
