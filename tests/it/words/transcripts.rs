//! The commands in README.md, docs/guide.md and the transcripts of `tests/cmd` are run, and their output must be the one shown.
//!
//! In a ```console block a line that starts with `$ ` is run by a shell. The lines after it are its standard error and
//! standard output, and `? 1` is its status if that is not 0. `UPDATE=1` writes the new output into the file. The existing
//! crates for this run programs without a shell, so they cannot read the `<` in the README. Besides a shell the
//! transcripts need `sed`, and `flock` for a ledger that is being written to.

use std::fs;
use std::path::PathBuf;

use crate::repository::{files_of, top};
use crate::table::Table;

/// The text, with the output of each command replaced by its current output.
fn executed(text: &str) -> String {
    let table = Table::new();
    let mut lines = text.lines().peekable();
    let mut out = String::new();
    let mut in_console = false;
    let mut exports = String::new();
    while let Some(line) = lines.next() {
        if line.starts_with("```") {
            in_console = line == "```console";
        }
        out.push_str(line);
        out.push('\n');
        let Some(command) = line.strip_prefix("$ ").filter(|_| in_console) else {
            continue;
        };
        while lines.next_if(|next| !next.starts_with("```") && !next.starts_with("$ ")).is_some() {}
        // What a command exports holds for those after it, as in one shell.
        let done = table.shell(&format!("{exports}{command}"));
        if command.starts_with("export ") {
            exports.push_str(&format!("{command}\n"));
        }
        // It would end the block, and nothing after it would be run.
        assert!(!done.said.contains("```"), "{command} shows the mark of a block");
        out.push_str(&done.said);
        if !done.said.is_empty() && !done.said.ends_with('\n') {
            out.push('\n');
        }
        if done.status != 0 {
            out.push_str(&format!("? {}\n", done.status));
        }
    }
    out
}

/// The commands of a transcript, in order.
pub fn commands(text: &str) -> Vec<String> {
    let mut commands = Vec::new();
    let mut in_console = false;
    for line in text.lines() {
        if line.starts_with("```") {
            in_console = line == "```console";
        }
        commands.extend(line.strip_prefix("$ ").filter(|_| in_console).map(str::to_owned));
    }
    commands
}

pub fn transcripts() -> Vec<PathBuf> {
    files_of("tests/cmd", &["md"])
}

#[test]
fn transcripts_show_the_current_output() {
    let mut files = transcripts();
    files.extend(["README.md", "docs/guide.md"].map(|name| top().join(name)));
    let mut stale = Vec::new();
    // In parallel, each in its own home directory, because one of them waits for a lock.
    let texts = files.iter().map(|file| fs::read_to_string(file).unwrap()).collect::<Vec<_>>();
    let done = std::thread::scope(|scope| {
        let running = texts.iter().map(|text| scope.spawn(|| executed(text))).collect::<Vec<_>>();
        running.into_iter().map(|file| file.join().unwrap()).collect::<Vec<_>>()
    });
    for ((file, text), now) in files.iter().zip(texts).zip(done) {
        assert!(text.contains("\n$ "), "{} runs nothing", file.display());
        if now == text {
            continue;
        }
        if std::env::var_os("UPDATE").is_some() {
            fs::write(file, &now).unwrap();
        } else {
            let differs = text.lines().zip(now.lines()).find(|(was, is)| was != is);
            stale.push(format!("{}: {differs:#?}", file.display()));
        }
    }
    assert!(stale.is_empty(), "`UPDATE=1 cargo test transcripts` rewrites them:\n{}", stale.join("\n"));
}
