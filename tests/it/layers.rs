//! What the compiler does not hold of the layers: purity, and the order of files within a layer.

use std::fs;
use std::path::{Path, PathBuf};

fn source(layer: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(layer)
}

/// The files of a layer, each with its text, those of a folder under the folder's name.
fn files(layer: &str) -> Vec<(String, String)> {
    let mut files = Vec::new();
    for entry in fs::read_dir(source(layer)).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        if path.is_dir() {
            for inner in fs::read_dir(&path).unwrap() {
                files.push((name.clone(), fs::read_to_string(inner.unwrap().path()).unwrap()));
            }
        } else {
            files.push((name, fs::read_to_string(&path).unwrap()));
        }
    }
    files
}

/// The code of a file: what stands before its tests, without comments.
fn code(text: &str) -> String {
    let before_tests = text.split("#[cfg(test)]").next().unwrap();
    before_tests.lines().map(|line| line.split("//").next().unwrap()).collect::<Vec<_>>().join("\n")
}

/// What a pure file names that it may not.
fn impure(text: &str) -> Vec<&'static str> {
    let forbidden = [
        "std::io",
        "std::fs",
        "std::env",
        "std::net",
        "std::process",
        "std::thread",
        "std::time",
        "println!",
        "eprintln!",
        " print!",
        "dbg!",
        "chrono",
        "serde",
        "toml::",
        "clap",
        "comfy_table",
        "dialoguer",
        "directories",
        "anstyle",
        "\\x1b",
        "std::{",
    ];
    let code = code(text);
    forbidden.into_iter().filter(|word| code.contains(word)).collect()
}

#[test]
fn cards_and_rules_are_pure() {
    for layer in ["cards", "rules"] {
        for (name, text) in files(layer) {
            assert_eq!(impure(&text), [""; 0], "{layer}/{name}");
        }
    }
    assert_eq!(impure("use std::fs;\nfn f() { println!() }"), ["std::fs", "println!"]);
}

/// The modules of a layer in the order of its list.
fn order(layer: &str) -> Vec<String> {
    let list = fs::read_to_string(source(layer).join("mod.rs")).unwrap();
    let modules = list
        .lines()
        .filter_map(|line| line.trim_start_matches("pub ").strip_prefix("mod ")?.strip_suffix(';'));
    modules.map(str::to_owned).collect()
}

/// The modules of its own layer that a file names.
fn named(text: &str, layer: &str, order: &[String]) -> Vec<String> {
    let code = code(text);
    let names = |module: &String| {
        let paths = [format!("super::{module}"), format!("crate::{layer}::{module}")];
        paths.iter().any(|path| {
            code.match_indices(path.as_str()).any(|(at, _)| {
                let next = code[at + path.len()..].chars().next().unwrap_or(' ');
                !next.is_alphanumeric() && next != '_'
            })
        })
    };
    order.iter().filter(|module| names(module)).cloned().collect()
}

#[test]
fn each_file_names_only_those_before_it() {
    for layer in ["cards", "rules", "notation", "ledger", "report", "show"] {
        let order = order(layer);
        for (file, text) in files(layer) {
            if file == "mod" {
                continue;
            }
            let own = order.iter().position(|module| *module == file).expect("every file is in the list");
            assert!(
                !code(&text).contains("super::{") && !code(&text).contains("use super::*"),
                "{layer}/{file}"
            );
            for module in named(&text, layer, &order) {
                let at = order.iter().position(|other| *other == module).unwrap();
                assert!(
                    at < own || (at == own && text.contains("pub mod ")),
                    "{layer}/{file} names {module}"
                );
            }
        }
    }
    let order = ["card".to_owned(), "cards".to_owned()];
    assert_eq!(named("use super::cards::Cards;", "cards", &order), ["cards"]);
}

/// Only three files of the ledger touch the disk.
#[test]
fn one_place_for_the_disk() {
    for layer in ["cards", "rules", "notation", "ledger", "report", "show"] {
        for (file, text) in files(layer) {
            let touches = code(&text).contains("fs::") || code(&text).contains("File::");
            assert_eq!(
                touches,
                layer == "ledger" && ["disk", "lock", "store"].contains(&&*file),
                "{layer}/{file}"
            );
        }
    }
}
