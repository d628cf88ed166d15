//! `completions`, the files of completions/, and `man`, the pages of the manual.

use ginscore_notation::nearest;
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::process::{Command, Stdio};

use crate::commands::run::answer::{Answer, Answered};
use crate::commands::run::env::Env;
use crate::commands::run::failure::Failure;
use crate::commands::run::plan::Output;
use crate::say::text::Line;
use crate::say::{Message, written::diagnostic::DidYouMean, written::manual as say};
use crate::shell::args::Shell;
use crate::shell::completion::script;
use crate::shell::manual::{ManualPage, names, page_named, pages};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::mistakes::ledger::store_error;
use crate::show::words::ticked;
use ginscore_ledger::book::{StoreError, make_dir, replace_outside};

pub(crate) fn completions(shell: Shell) -> Answered {
    Ok(Answer::file(script(shell)))
}

/// Shows a page of the manual at a terminal, or prints its source. Without a name, that is the page of the program.
pub(crate) fn man(name: &str, output: &mut Output<'_>) -> Answered {
    let page = page_named(name).ok_or_else(|| no_page(name))?;
    if io::stdout().is_terminal() {
        output.out.flush()?;
        show_page(&page, output.out)?;
        return Ok(Answer::default());
    }
    Ok(Answer::file(page.roff.unwrap_or(page.plain)))
}

/// Shows a page at the terminal by man(1); without it, a pager or the terminal itself shows plain text.
fn show_page(page: &ManualPage, out: &mut dyn Write) -> io::Result<()> {
    if let Some(roff) = &page.roff {
        let mut man = Command::new("man");
        man.args(["-l", "-"]);
        if fed(man, roff) {
            return Ok(());
        }
    }
    let pager = std::env::var("PAGER").ok().filter(|pager| !pager.is_empty());
    let pager = shlex::split(pager.as_deref().unwrap_or("less"));
    if let Some((program, options)) = pager.as_ref().and_then(|words| words.split_first()) {
        let mut pager = Command::new(program);
        pager.args(options);
        if fed(pager, &page.plain) {
            return Ok(());
        }
    }
    out.write_all(page.plain.as_bytes())?;
    out.flush()
}

/// Runs a program with that text as its input. Returns false if it cannot be run or does not understand.
fn fed(mut program: Command, text: &str) -> bool {
    // A man(1) that does not read pages from its input says so, and the plain text follows.
    let Ok(mut child) = program.stdin(Stdio::piped()).stderr(Stdio::null()).spawn() else {
        return false;
    };
    if let Some(mut input) = child.stdin.take() {
        // A reader who leaves early has seen enough.
        let _ = input.write_all(text.as_bytes());
    }
    child.wait().is_ok_and(|status| status.success())
}

fn no_page(name: &str) -> Failure {
    let report = Diagnostic::new(Code::BadOption, say::NoPage { name: ticked(name) });
    let all = names();
    let hint = match nearest(name, all.iter().map(String::as_str)) {
        _ if name.contains(['/', '\\', '.', '~']) => say::NoPageOutputHint.said(),
        Some(near) => DidYouMean { meant: ticked(near) }.said(),
        None => say::NoPageListHint.said(),
    };
    Failure::unreadable([report.hinted(hint)])
}

pub(crate) fn write_man(dir: &Path, env: &Env) -> Answered {
    make_dir(dir).map_err(not_written)?;
    for (name, text) in pages() {
        replace_outside(&dir.join(&name), &text).map_err(not_written)?;
        env.remark(Line::from(dir.join(&name).display().to_string()));
    }
    Ok(Answer::default())
}

fn not_written(error: StoreError) -> Failure {
    Failure::ledger([store_error(&error).hinted(say::NotWrittenHint)])
}
