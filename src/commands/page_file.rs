//! A file that a command writes for people: a page, or an export. It may be anywhere but in the ledger.

use std::fs;
use std::io::{BufWriter, Write};
use std::path::Path;

use crate::commands::env::Env;
use crate::commands::failure::{Failure, Stop};
use crate::say::{Fixed, Message, written::cli_board, written::cli_ledger as say, written::stats_page};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::mistakes::ledger::store_error;
use crate::show::words::ticked;
use ginscore_ledger::book::{Gathered, StoreError, check_outside, hand_out, hand_out_by};
use ginscore_notation::shown;

/// Refuses a file of the ledger for an export.
///
/// # Errors
///
/// If the ledger owns the file.
pub(crate) fn outside_ledger(file: &Path, env: &Env) -> Result<(), Failure> {
    refuse_owned(file, env, say::FileOfLedger.text(), say::FileOfLedgerHint.text())
}

/// Checks that a file can be a page: a file or a new one, in a directory that exists, and not of the ledger. A page is not
/// mixed with an answer, as in `/dev/stdout`, and a link may be of somebody else.
///
/// # Errors
///
/// If it cannot be.
pub(crate) fn check_page(file: &Path, env: &Env) -> Result<(), Failure> {
    refuse_owned(file, env, cli_board::PageOfLedger.text(), say::FileOfLedgerHint.text())?;
    let refused =
        |message: String| Err(Failure::mistake(Code::BadOption, message, cli_board::PageHint.text()));
    let name = || ticked(&shown(&file.display().to_string()));
    match fs::symlink_metadata(file) {
        Ok(known) if known.is_symlink() => return refused(cli_board::PageALink { file: name() }.said()),
        Ok(known) if !known.is_file() => return refused(cli_board::PageNotAFile { file: name() }.said()),
        _ if file.file_name().is_none() || ends_in_separator(file) => {
            return refused(cli_board::PageNotAFile { file: name() }.said());
        }
        _ => {}
    }
    let dir = file.parent().filter(|dir| !dir.as_os_str().is_empty());
    match dir.filter(|dir| !dir.is_dir()) {
        Some(dir) => {
            let dir = ticked(&shown(&dir.display().to_string()));
            refused(cli_board::PageNoDirectory { dir }.said())
        }
        None => check_outside(file).map_err(|error| {
            let report = Diagnostic { code: Code::BadOption, ..store_error(&error) };
            Failure::unreadable([report.hinted(cli_board::PageHint.text())])
        }),
    }
}

/// Returns true if the path is written like that of a directory.
fn ends_in_separator(file: &Path) -> bool {
    file.as_os_str().to_string_lossy().ends_with(std::path::is_separator)
}

fn refuse_owned(file: &Path, env: &Env, message: &str, hint: &str) -> Result<(), Failure> {
    match env.book.owns(file) {
        false => Ok(()),
        true => Err(Failure::mistake(Code::BadOption, message, hint)),
    }
}

/// The most bytes that are gathered before they are written.
const AT_ONCE: usize = 64 << 10;

/// Writes a text to a file.
///
/// # Errors
///
/// If it cannot be written.
pub(crate) fn write_out(file: &Path, text: &str) -> Result<(), Failure> {
    hand_out(file, text).map_err(not_written)
}

/// Writes a text whose middle was gathered in parts: to a file, in one step, or to standard output.
///
/// # Errors
///
/// If it cannot be written.
pub(crate) fn write_gathered(
    file: Option<&Path>,
    begins: &str,
    parts: Gathered,
    ends: &str,
    out: &mut dyn Write,
) -> Result<(), Stop> {
    let write = |out: &mut dyn Write| {
        out.write_all(begins.as_bytes())?;
        parts.write_to(out)?;
        out.write_all(ends.as_bytes())
    };
    match file {
        Some(file) => hand_out_by(file, |file| {
            // A pipe gets a short text at once: whoever reads only its first line must not end the rest.
            let mut file = BufWriter::with_capacity(AT_ONCE, file);
            write(&mut file)?;
            file.flush()
        })
        .map_err(not_written)?,
        None => write(out)?,
    }
    Ok(())
}

/// Writes a page to a file, and says where.
///
/// # Errors
///
/// If it cannot be written.
pub(crate) fn write_page(file: &Path, page: &str, env: &Env) -> Result<(), Failure> {
    write_out(file, page)?;
    env.remark(stats_page::Wrote { file: shown(&file.display().to_string()) }.line());
    Ok(())
}

/// The failure for an output file that cannot be written.
pub(crate) fn not_written(error: StoreError) -> Failure {
    let report = Diagnostic { hint: Some(say::NotWritableHint.said()), ..store_error(&error) };
    Failure::ledger([report])
}
