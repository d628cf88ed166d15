//! The environment that a shell gives to a command: its options, whether somebody is at the terminal, and the directories of the
//! ledger and of what this computer remembers of its ledgers.

use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::time::Duration;

use directories::ProjectDirs;

use crate::commands::run::env::remarks::Remarks;
use crate::commands::run::env::{AnswerForm, Env, for_tests};
use crate::commands::run::options::Global;
use crate::say::{Fixed, written::environment as say};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;
use crate::show::render::TextStyle;
use ginscore_ledger::book::Book;

const LEDGER: &str = "GINSCORE_LEDGER";

const STATE: &str = "GINSCORE_STATE";

/// The null device: there is nothing below it, and nothing can be created there.
const NOWHERE: &str = if cfg!(windows) { "NUL" } else { "/dev/null" };

pub fn environment(global: &Global, look: TextStyle) -> Env {
    let (ledger, more_ledgers) = global.named_ledgers();
    let (book, no_ledger) = book(ledger.as_deref());
    let watched = io::stderr().is_terminal();
    Env {
        no_ledger,
        more_ledgers,
        series: global.series.clone(),
        ask: io::stdin().is_terminal() && watched && !global.no_input,
        patience: (watched && !global.quiet).then(patience),
        form: if global.json { AnswerForm::Object } else { AnswerForm::Text },
        ..Env::new(book, look, Remarks::on_stderr(look.err, global.quiet))
    }
}

/// The delay before progress is shown: 400 ms.
fn patience() -> Duration {
    for_tests("GINSCORE_PATIENCE", 400)
}

/// The book with the ledger that was asked for, else that of `GINSCORE_LEDGER`, else the user's. If the user has no home
/// directory, it is a ledger that does not exist and cannot be created, and the reason is returned with it.
fn book(asked: Option<&Path>) -> (Book, Option<Diagnostic>) {
    let known = ProjectDirs::from("", "", "ginscore");
    // With a relative HOME, each directory would have a ledger of its own.
    let dirs = known.as_ref().filter(|dirs| dirs.data_dir().is_absolute());
    if asked.is_none() && std::env::var_os(LEDGER).is_some_and(|dir| dir.is_empty()) {
        let report = Diagnostic::new(Code::LedgerUnreadable, say::EmptyLedgerVariable);
        let report = report.hinted(say::EmptyLedgerVariableHint);
        return (Book::open(Path::new(NOWHERE).join("ginscore"), None), Some(report));
    }
    let state = variable(STATE).or_else(|| dirs.map(default_state));
    if let Some(dir) = asked.map(Path::to_owned).or_else(|| variable(LEDGER)) {
        return (Book::open(dir, state), None);
    }
    let Some(dirs) = dirs else {
        let message = if known.is_some() { say::HomeNotAbsolute.text() } else { say::NoHome.text() };
        let report = Diagnostic::new(Code::LedgerUnreadable, message).hinted(say::NoHomeHint);
        return (Book::open(Path::new(NOWHERE).join("ginscore"), None), Some(report));
    };
    (Book::open(dirs.data_dir().to_owned(), state), None)
}

fn variable(name: &str) -> Option<PathBuf> {
    std::env::var_os(name).filter(|dir| !dir.is_empty()).map(PathBuf::from)
}

fn default_state(dirs: &ProjectDirs) -> PathBuf {
    state_place(dirs.state_dir(), dirs.data_local_dir(), dirs.data_dir())
}

/// The state directory on a system with these directories. It is never in the ledger: a ledger may be shared, and each computer
/// has a current series of its own.
fn state_place(state: Option<&Path>, local: &Path, ledger: &Path) -> PathBuf {
    match state {
        Some(state) => state.to_owned(),
        // Windows has no directory for state, but one for data that stays on the computer.
        None if !local.starts_with(ledger) => local.to_owned(),
        // macOS has only one directory for all data.
        None => {
            let mut name = ledger.file_name().unwrap_or_default().to_owned();
            name.push("-state");
            ledger.with_file_name(name)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(state: Option<&str>, local: &str, ledger: &str) -> PathBuf {
        state_place(state.map(Path::new), Path::new(local), Path::new(ledger))
    }

    #[test]
    fn the_state_is_never_in_the_ledger() {
        let linux = place(
            Some("/home/ann/.local/state/ginscore"),
            "/home/ann/.local/share/ginscore",
            "/home/ann/.local/share/ginscore",
        );
        assert_eq!(linux, Path::new("/home/ann/.local/state/ginscore"));
        let windows = place(None, "/Ann/AppData/Local/ginscore/data", "/Ann/AppData/Roaming/ginscore/data");
        assert_eq!(windows, Path::new("/Ann/AppData/Local/ginscore/data"));
        let support = "/Users/ann/Library/Application Support/ginscore";
        let mac = place(None, support, support);
        assert_eq!(mac, Path::new("/Users/ann/Library/Application Support/ginscore-state"));
    }
}
