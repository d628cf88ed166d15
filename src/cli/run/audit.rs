//! `audit`: everything computed again and compared.

use crate::cli::context::{Context, Screen};
use crate::cli::failure::{Failure, Kind, Stop};
use crate::show::json;

/// Looks at the series asked for, or at all of the ledger. It says nothing when all is well; a file that
/// cannot be read does not keep it from the others.
pub(super) fn run(context: &Context, screen: &mut Screen<'_>) -> Result<(), Stop> {
    let names = match &context.series {
        Some(part) => vec![context.series_named(part)?],
        None => context.store.series()?,
    };
    let mut found = Failure::refused([]);
    for name in names {
        match context.read(&name) {
            Ok(opened) => found.reports.extend(opened.mismatched()),
            Err(failure) => {
                found.kind = Kind::Ledger;
                found.reports.extend(failure.reports);
            }
        }
    }
    if found.reports.is_empty() {
        return Ok(context.answer(screen, String::new, || json::object([("faults", json::faults(&[]))]))?);
    }
    Err(found.into())
}
