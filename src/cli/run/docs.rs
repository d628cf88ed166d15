//! `completions` and `man`: the contents of completions/ and man/, generated from the declarations of the command line.

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
use crate::show::text::Line;
use ginscore_ledger::book::{StoreError, make_dir, replace_outside};

/// Prints the completions of a shell.
pub(super) fn completions(shell: Shell, screen: &mut Output<'_>) -> Result<(), Stop> {
    Ok(screen.out.write_all(&script(shell))?)
}

/// Prints the pages of the program and of the notation, or writes all pages to a directory.
pub(super) fn man(dir: Option<&Path>, context: &Context, screen: &mut Output<'_>) -> Result<(), Stop> {
    let Some(dir) = dir else {
        let first = page(&Cli::command(), "ginscore");
        write!(screen.out, "{first}{}", notation_page())?;
        return Ok(());
    };
    make_dir(dir).map_err(not_written)?;
    for (name, text) in pages(&Cli::command()) {
        replace_outside(&dir.join(&name), &text).map_err(not_written)?;
        context.remark(screen, Line::from(dir.join(&name).display().to_string()));
    }
    Ok(())
}

/// The failure for a page that cannot be written.
fn not_written(error: StoreError) -> Failure {
    let report = Diagnostic {
        hint: Some("choose a directory that you can write to".to_owned()),
        ..store_error(&error)
    };
    Failure::ledger([report])
}
