//! Pages of the manual at a terminal: man(1) shows them; without it, a pager or the terminal itself shows plain text.

use std::io::{self, Write};
use std::process::{Command, Stdio};

use crate::shell::manual::ManualPage;

/// Shows a page at the terminal.
///
/// # Errors
///
/// If the terminal cannot be written to.
pub fn show_page(page: &ManualPage, out: &mut dyn Write) -> io::Result<()> {
    let mut man = Command::new("man");
    man.args(["-l", "-"]);
    if fed(man, &page.roff) {
        return Ok(());
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
