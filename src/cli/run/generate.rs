//! `completions` and `man`: what completions/ and man/ hold, from the declarations that read the command
//! line, so that they say what the program does.

use std::path::Path;

use clap::CommandFactory;
use clap_complete::Shell;

use crate::cli::args::Cli;
use crate::cli::completion::script;
use crate::cli::context::{Context, Output};
use crate::cli::failure::{Failure, Stop};
use crate::cli::manual::{notation_page, page, pages};
use crate::show::diagnostic::Diagnostic;
use crate::show::ledger::store_error;
use ginscore_ledger::book::{StoreError, make_dir, replace_outside};
use ginscore_rules::notation::shown;

/// Prints a shell's completions.
pub(super) fn completions(shell: Shell, screen: &mut Output<'_>) -> Result<(), Stop> {
    Ok(screen.out.write_all(&script(shell))?)
}

/// Prints the first page of the manual and that of the notation, or writes all pages into a directory.
pub(super) fn man(dir: Option<&Path>, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    let Some(dir) = dir else {
        let first = page(&Cli::command(), "ginscore");
        write!(screen.out, "{first}{}", notation_page())?;
        return Ok(());
    };
    make_dir(dir).map_err(not_written)?;
    for (name, text) in pages(&Cli::command()) {
        replace_outside(&dir.join(&name), &text).map_err(not_written)?;
        context.remark(screen, &shown(&dir.join(&name).display().to_string()));
    }
    Ok(())
}

/// A page that cannot be written has nothing to do with the ledger.
fn not_written(error: StoreError) -> Failure {
    let report =
        Diagnostic { hint: Some("name a directory that can be written".to_owned()), ..store_error(&error) };
    Failure::ledger([report])
}
