//! Checks the messages of all languages: `cargo run -p ginscore-l10n -- l10n`.

use std::path::PathBuf;
use std::process::ExitCode;

use ginscore_l10n::Catalog;

fn main() -> ExitCode {
    let folder = std::env::args_os().nth(1).map_or_else(|| PathBuf::from("l10n"), PathBuf::from);
    match Catalog::read(&folder) {
        Ok(_) => ExitCode::SUCCESS,
        Err(mistakes) => {
            #[expect(clippy::print_stderr, reason = "this is a tool for developers and translators")]
            for mistake in mistakes {
                eprintln!("{mistake}");
            }
            ExitCode::FAILURE
        }
    }
}
