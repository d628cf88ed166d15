//! For translators: `cargo run -p ginscore-l10n` checks the texts of all languages and counts what each has, `new` starts a
//! language, and `missing` prints what one lacks.

#![expect(clippy::print_stderr, reason = "this is a tool for developers and translators")]

use std::io::{ErrorKind, Write};
use std::path::Path;
use std::process::ExitCode;

use ginscore_l10n::{Catalog, Language, begin, missing, rulebook_blunders};

const USAGE: &str = "usage: ginscore-l10n                  check all languages, and count what each has
       ginscore-l10n new TAG NAME     start a language: new es Español
       ginscore-l10n missing TAG      count what its files lack
       ginscore-l10n missing TAG FILE print the messages that a file lacks: missing es table
The folder with the languages is `l10n` in the current one; `--folder DIR` before these words names another.";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let (messages, words) = match words.as_slice() {
        ["--folder", folder, rest @ ..] => (Path::new(folder), rest),
        all => (Path::new("l10n"), all),
    };
    let done = match words {
        _ if !messages.is_dir() => Err(vec![format!("there is no folder {}\n{USAGE}", messages.display())]),
        [] => checked(messages),
        ["new", tag, name] => started(messages, tag, name),
        ["missing", tag] => lacking(messages, tag, None),
        ["missing", tag, file] => lacking(messages, tag, Some(file)),
        _ => Err(vec![USAGE.to_owned()]),
    };
    match done {
        Ok(lines) => match writeln!(std::io::stdout(), "{}", lines.join("\n")) {
            Ok(()) => ExitCode::SUCCESS,
            // Whoever closed the pipe has read enough.
            Err(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::FAILURE,
            Err(error) => {
                eprintln!("{error}");
                ExitCode::FAILURE
            }
        },
        Err(mistakes) => {
            eprintln!("{}", mistakes.join("\n"));
            ExitCode::FAILURE
        }
    }
}

/// How much each language has, if nothing is wrong and the complete ones lack nothing.
fn checked(messages: &Path) -> Result<Vec<String>, Vec<String>> {
    let catalog = Catalog::read(messages);
    let blunders = rulebook_blunders(messages, &Language::read_all(messages)?);
    let (catalog, mut mistakes) = (catalog?, blunders.map_err(|error| vec![error.to_string()])?);
    mistakes.extend(catalog.lacking());
    if !mistakes.is_empty() {
        return Err(mistakes);
    }
    let row = |(language, translated, all): (&Language, usize, usize)| {
        format!("{:5} {:22} {translated:4} of {all} messages", language.tag, language.facts.name)
    };
    Ok(catalog.translated().into_iter().map(row).collect())
}

fn started(messages: &Path, tag: &str, name: &str) -> Result<Vec<String>, Vec<String>> {
    begin(messages, tag, name).map_err(|error| vec![format!("{tag}: {error}")])?;
    let mut lines = vec![format!("l10n/{tag} has empty files: see docs/dev/translating.md. Missing:")];
    lines.extend(lacking(messages, tag, None)?);
    Ok(lines)
}

/// What the files of a language lack: their numbers, or the messages of one of them.
fn lacking(messages: &Path, tag: &str, file: Option<&str>) -> Result<Vec<String>, Vec<String>> {
    let languages = Language::read_all(messages)?;
    let Some(language) = languages.iter().find(|language| language.tag == tag) else {
        return Err(vec![format!("l10n/{tag} is missing: `new` starts a language")]);
    };
    let files = missing(messages, language).map_err(|error| vec![error.to_string()])?;
    let Some(file) = file else {
        return Ok(files.iter().map(|of| format!("{:12} {:4} messages", of.file, of.messages)).collect());
    };
    let name = format!("{}.ftl", file.trim_end_matches(".ftl"));
    Ok(files.into_iter().filter(|of| of.file == name).map(|of| of.english).collect())
}
