//! `completions` and `man`: what completions/ and man/ hold, from the declarations that read the command
//! line, so that they say what the program does.

use std::path::Path;

use clap::CommandFactory;
use clap_complete::Shell;

use crate::cli::args::Cli;
use crate::cli::completion::script;
use crate::cli::context::{Context, Screen};
use crate::cli::failure::Stop;
use crate::cli::manual::{notation_page, page, pages};
use crate::ledger::store::{make_dir, replace};

/// Prints a shell's completions.
pub(super) fn completions(shell: Shell, screen: &mut Screen<'_>) -> Result<(), Stop> {
    Ok(screen.out.write_all(&script(shell))?)
}

/// Prints the first page of the manual and that of the notation, or writes all pages into a directory.
pub(super) fn man(dir: Option<&Path>, context: &Context, screen: &mut Screen<'_>) -> Result<(), Stop> {
    let Some(dir) = dir else {
        let first = page(&Cli::command(), "ginscore");
        write!(screen.out, "{first}{}", notation_page())?;
        return Ok(());
    };
    make_dir(dir)?;
    for (name, text) in pages(&Cli::command()) {
        replace(&dir.join(&name), &text)?;
        context.remark(screen, &dir.join(&name).display().to_string());
    }
    Ok(())
}
