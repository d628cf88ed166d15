//! For translators: `cargo run -p ginscore-l10n` checks the messages of all languages and counts what each has, and
//! `cargo run -p ginscore-l10n -- new es` begins a language.

#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "this is a tool for developers and translators"
)]

use std::path::Path;
use std::process::ExitCode;

use ginscore_l10n::{Catalog, begin};

fn main() -> ExitCode {
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let (messages, rulebook) = (top.join("l10n"), top.join("rulebook"));
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        [] => match Catalog::read(&messages) {
            Ok(catalog) => {
                for (language, translated, all) in catalog.translated() {
                    println!(
                        "{:5} {:22} {translated:4} of {all} messages",
                        language.tag, language.facts.name
                    );
                }
                return ExitCode::SUCCESS;
            }
            Err(mistakes) => eprintln!("{}", mistakes.join("\n")),
        },
        ["new", tag] => match begin(&messages, &rulebook, tag) {
            Ok(_) => {
                println!("l10n/{tag} and rulebook/{tag} are begun: see docs/translating.md");
                return ExitCode::SUCCESS;
            }
            Err(error) => eprintln!("{tag}: {error}"),
        },
        _ => eprintln!("usage: ginscore-l10n [new TAG]"),
    }
    ExitCode::FAILURE
}
