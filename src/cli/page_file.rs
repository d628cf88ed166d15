//! A file that a command writes for people: a page, or an export. It may be anywhere but in the ledger.

use std::path::Path;

use super::context::{Context, Output};
use super::failure::Failure;
use crate::messages::{Fixed, Message, written::cli_board, written::cli_ledger as say, written::stats_page};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::ledger::store_error;
use ginscore_ledger::book::{StoreError, hand_out};
use ginscore_rules::notation::shown;

/// Refuses a file of the ledger for an export.
///
/// # Errors
///
/// If the ledger owns the file.
pub(super) fn outside_ledger(file: &Path, context: &Context) -> Result<(), Failure> {
    refuse_owned(file, context, say::FileOfLedger.text(), say::FileOfLedgerHint.text())
}

/// Refuses a file of the ledger for a page.
///
/// # Errors
///
/// If the ledger owns the file.
pub(super) fn page_outside_ledger(file: &Path, context: &Context) -> Result<(), Failure> {
    refuse_owned(file, context, cli_board::PageOfLedger.text(), cli_board::PageOfLedgerHint.text())
}

fn refuse_owned(file: &Path, context: &Context, message: &str, hint: &str) -> Result<(), Failure> {
    match context.book.owns(file) {
        false => Ok(()),
        true => Err(Failure::unreadable([Diagnostic::new(Code::BadOption, message).hinted(hint)])),
    }
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
