//! A file that a command writes for people: a page, or an export. It may be anywhere but in the ledger.

use std::path::Path;

use crate::commands::env::Env;
use crate::commands::failure::Failure;
use crate::say::{Message, written::ledger_commands as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::mistakes::ledger::store_error;
use crate::show::words::ticked;
use ginscore_ledger::book::{StoreError, hand_out};

/// Refuses a file of the ledger for an export.
pub(crate) fn outside_ledger(file: &Path, env: &Env) -> Result<(), Failure> {
    match env.book.owns(file) {
        false => Ok(()),
        true => Err(Failure::mistake(Code::BadOption, say::FileOfLedger, say::FileOfLedgerHint)),
    }
}

/// Refuses to write a page to a terminal.
///
/// # Errors
///
/// If no file is named and standard output is a terminal; then the hint has a name for the file.
pub(crate) fn not_to_terminal(file: Option<&Path>, name: &str, env: &Env) -> Result<(), Failure> {
    if file.is_some() || env.look.out.width.is_none() {
        return Ok(());
    }
    let hint = say::PageWithoutFileHint { option: ticked(&format!("-o {name}")) }.said();
    Err(Failure::mistake(Code::BadOption, say::PageWithoutFile, hint))
}

pub(crate) fn write_out(file: &Path, text: &str) -> Result<(), Failure> {
    hand_out(file, text).map_err(not_written)
}

fn not_written(error: StoreError) -> Failure {
    let report = Diagnostic { hint: Some(say::NotWritableHint.line()), ..store_error(&error) };
    Failure::ledger([report])
}
