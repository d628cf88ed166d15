//! Writes the messages of `l10n` and the rulebook as Rust, for the program to include.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs, io};

use ginscore_l10n::{Catalog, Language};

fn main() -> ExitCode {
    println!("cargo:rerun-if-changed=l10n");
    println!("cargo:rerun-if-changed=rulebook");
    match without_unwinding().and_then(|()| written()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(mistakes) => {
            for mistake in mistakes {
                println!("cargo::error={}", mistake.replace('\n', " "));
            }
            ExitCode::FAILURE
        }
    }
}

/// A released program aborts where others unwind their stack. The tables for unwinding, a tenth of it, are left out if the
/// linker takes a script, which mold and gold do not. Only a trace of a crash would use them, and it would have no names.
fn without_unwinding() -> Result<(), Vec<String>> {
    let is = |name, value: &str| env::var_os(name).is_some_and(|found| found == value);
    if is("PROFILE", "release") && is("CARGO_CFG_TARGET_OS", "linux") {
        let folder = out_folder()?;
        let script = folder.join("no-unwinding.ld");
        let tables = "*(.eh_frame) *(.eh_frame_hdr)";
        let text = format!("SECTIONS {{ /DISCARD/ : {{ {tables} }} }} INSERT AFTER .text;\n");
        fs::write(&script, text).map_err(said)?;
        // `cc` and the linkers themselves understand this option.
        let option = format!("-T{}", script.display());
        if links(&folder, &option).map_err(said)? {
            println!("cargo::rustc-link-arg-bins={option}");
        }
    }
    Ok(())
}

/// Returns true if a program can be linked with this option, by the linker and with the flags that are used for this one.
fn links(folder: &Path, option: &str) -> io::Result<bool> {
    println!("cargo::rerun-if-env-changed=CARGO_ENCODED_RUSTFLAGS");
    println!("cargo::rerun-if-env-changed=RUSTC_LINKER");
    let variable = |name| env::var(name).unwrap_or_default();
    let source = folder.join("trial.rs");
    fs::write(&source, "fn main() {}\n")?;
    let flags = variable("CARGO_ENCODED_RUSTFLAGS");
    let linker = Some(variable("RUSTC_LINKER")).filter(|linker| !linker.is_empty());
    let mut trial = Command::new(variable("RUSTC"));
    trial.arg(source).arg("-o").arg(folder.join("trial")).args([
        "--target",
        &variable("TARGET"),
        "-Cpanic=abort",
    ]);
    trial.args(flags.split('\x1f').filter(|flag| !flag.is_empty()));
    trial.args(linker.map(|linker| format!("-Clinker={linker}"))).arg(format!("-Clink-arg={option}"));
    Ok(trial.output()?.status.success())
}

fn said(error: io::Error) -> Vec<String> {
    vec![error.to_string()]
}

fn out_folder() -> Result<PathBuf, Vec<String>> {
    env::var_os("OUT_DIR").map(PathBuf::from).ok_or_else(|| vec!["OUT_DIR is not set".to_owned()])
}

fn written() -> Result<(), Vec<String>> {
    let folder = out_folder()?;
    let messages = Path::new("l10n");
    let catalog = Catalog::read(messages)?;
    fs::write(folder.join("messages.rs"), catalog.as_rust()).map_err(said)?;
    let languages = Language::read_all(messages)?;
    fs::write(folder.join("rulebook.rs"), rulebook(&languages).map_err(said)?).map_err(said)
}

/// The chapters of the rulebook in each language: the name of each, its text, and so on, all in one constant, since each
/// constant text costs time at every start of the program.
fn rulebook(languages: &[Language]) -> io::Result<String> {
    let mut rust = "&[\n".to_owned();
    for language in languages {
        let mut parts = Vec::new();
        let folder = Path::new("rulebook").join(&language.tag);
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
