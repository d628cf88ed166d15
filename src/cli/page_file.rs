//! A file that a command writes for people: a page, or an export. It may be anywhere but in the ledger.

use std::path::Path;

use super::context::{Context, Output};
use super::failure::Failure;
use crate::messages::{Fixed, Message, written::cli_ledger as say, written::stats_page};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::ledger::store_error;
use ginscore_ledger::book::{StoreError, hand_out};
use ginscore_rules::notation::shown;

/// Refuses a file of the ledger.
///
/// # Errors
///
/// If the ledger owns the file.
pub(super) fn outside_ledger(file: &Path, context: &Context) -> Result<(), Failure> {
    if !context.book.owns(file) {
        return Ok(());
    }
    let report = Diagnostic::new(Code::BadOption, say::FileOfLedger.text());
    Err(Failure::unreadable([report.hinted(say::FileOfLedgerHint.text())]))
}

/// Writes a text to a file.
///
/// # Errors
///
/// If it cannot be written.
pub(super) fn write_out(file: &Path, text: &str) -> Result<(), Failure> {
    hand_out(file, text).map_err(not_written)
}

/// Writes a page to a file, and says where.
///
/// # Errors
///
/// If it cannot be written.
pub(super) fn write_page(
    file: &Path,
    page: &str,
    context: &Context,
    screen: &mut Output<'_>,
) -> Result<(), Failure> {
    write_out(file, page)?;
    context.remark(screen, stats_page::Wrote { file: shown(&file.display().to_string()) }.line());
    Ok(())
}

/// The failure for an output file that cannot be written.
fn not_written(error: StoreError) -> Failure {
    let report = Diagnostic { hint: Some(say::NotWritableHint.said()), ..store_error(&error) };
    Failure::ledger([report])
}
