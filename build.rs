//! Writes the messages of `l10n` and the rulebook as Rust, for the program to include.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs, io};

use ginscore_l10n::{Catalog, Language, rulebook_blunders};

fn main() -> ExitCode {
    println!("cargo:rerun-if-changed=l10n");
    start_quickly();
    match written() {
        Ok(()) => ExitCode::SUCCESS,
        Err(mistakes) => {
            for mistake in mistakes {
                println!("cargo::error={}", mistake.replace('\n', " "));
            }
            ExitCode::FAILURE
        }
    }
}

/// Tests start the program tens of thousands of times, and much of a start of a debug build goes to addresses that change with
/// the place where the system loads it. On Linux, such a build has a fixed place; what people use has none, for safety.
fn start_quickly() {
    let is = |variable: &str, value: &str| env::var(variable).as_deref() == Ok(value);
    if is("PROFILE", "debug") && is("CARGO_CFG_TARGET_OS", "linux") && is("CARGO_CFG_TARGET_ENV", "gnu") {
        println!("cargo:rustc-link-arg-bins=-no-pie");
    }
}

fn said(error: io::Error) -> Vec<String> {
    vec![error.to_string()]
}

fn written() -> Result<(), Vec<String>> {
    let folder =
        env::var_os("OUT_DIR").map(PathBuf::from).ok_or_else(|| vec!["OUT_DIR is not set".to_owned()])?;
    let messages = Path::new("l10n");
    let catalog = Catalog::read(messages)?;
    fs::write(folder.join("messages.rs"), catalog.as_rust()).map_err(said)?;
    let languages = Language::read_all(messages)?;
    let blunders = rulebook_blunders(messages, &languages).map_err(said)?;
    if !blunders.is_empty() {
        return Err(blunders);
    }
    fs::write(folder.join("rulebook.rs"), rulebook(&languages).map_err(said)?).map_err(said)
}

/// The chapters of the rulebook in each language: the name of each, its text, and so on, all in one constant, since each
/// constant text costs time at every start of the program.
fn rulebook(languages: &[Language]) -> io::Result<String> {
    let mut rust = "&[\n".to_owned();
    for language in languages {
        let mut parts = Vec::new();
        let folder = language.rulebook(Path::new("l10n"));
        // A language may have messages before it has a rulebook.
        let files =
            if folder.is_dir() { fs::read_dir(&folder)?.collect::<Result<Vec<_>, _>>()? } else { Vec::new() };
        let mut paths: Vec<PathBuf> = files.into_iter().map(|file| file.path()).collect();
        paths.sort();
        for path in paths.iter().filter(|path| path.extension().is_some_and(|ending| ending == "md")) {
            let name = path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            parts.extend([name, fs::read_to_string(path)?]);
        }
        rust.push_str(&format!("    {:?},\n", parts.join("\0")));
    }
    Ok(rust + "]\n")
}
