//! What is packaged: which files, under which version, and what is left to be filled in.
//! `packaging/release.py` makes the packages and tries them.

use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

use toml::Value;

use crate::repository::top;

fn text(file: &str) -> String {
    fs::read_to_string(top().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

fn manifest(file: &str) -> Value {
    text(file).parse::<toml::Table>().unwrap().into()
}

/// The directories of the libraries that are published.
fn libraries() -> Vec<String> {
    let cargo = manifest("Cargo.toml");
    let members = cargo["workspace"]["members"].as_array().unwrap();
    let dirs = members.iter().map(|dir| dir.as_str().unwrap().to_owned());
    let is_published =
        |dir: &String| manifest(&format!("{dir}/Cargo.toml"))["package"].get("publish").is_none();
    let libraries: Vec<String> = dirs.filter(is_published).collect();
    assert!(libraries.contains(&"crates/ginscore-rules".to_owned()), "{libraries:?}");
    libraries
}

fn name(library: &str) -> &str {
    library.rsplit('/').next().unwrap()
}

/// The files that cargo packs of a crate.
fn packed(package: &str) -> BTreeSet<String> {
    let words = ["package", "--list", "--allow-dirty", "--offline", "--locked", "--package", package];
    let done = Command::new(env!("CARGO")).args(words).current_dir(top()).output().unwrap();
    let out = String::from_utf8(done.stdout).unwrap();
    assert!(done.status.success(), "{package}: {}", String::from_utf8_lossy(&done.stderr));
    out.lines().map(|line| line.replace('\\', "/")).collect()
}

#[test]
fn the_version_is_the_same_everywhere() {
    let cargo = manifest("Cargo.toml");
    let version = cargo["workspace"]["package"]["version"].as_str().unwrap();
    for library in libraries() {
        let dependency = &cargo["workspace"]["dependencies"][name(&library)];
        assert_eq!(dependency["version"].as_str(), Some(version), "{library}");
    }
    for package in manifest("Cargo.lock")["package"].as_array().unwrap() {
        let name = package["name"].as_str().unwrap();
        if name.starts_with("ginscore") && name != "ginscore-fuzz" {
            assert_eq!(package["version"].as_str(), Some(version), "{name} in Cargo.lock");
        }
    }
    assert!(text("man/ginscore.1").contains(&format!("\"ginscore {version}\"")), "man/ginscore.1");
    assert!(text("CHANGELOG.md").contains(&format!("\n## {version}")), "CHANGELOG.md");
    // These take it from Cargo.toml.
    let python = manifest("packaging/pyproject.toml");
    assert_eq!(python["project"]["dynamic"].as_array().unwrap()[0].as_str(), Some("version"));
    assert_eq!(python["project"]["description"], cargo["package"]["description"]);
    assert_eq!(python["project"]["license"], cargo["workspace"]["package"]["license"]);
    let rust = cargo["workspace"]["package"]["rust-version"].as_str().unwrap();
    for file in ["README.md", ".github/workflows/ci.yml"] {
        assert!(text(file).contains(rust), "{file} does not name Rust {rust}");
    }
}

#[test]
fn crates_contain_what_they_are_built_from_and_nothing_else() {
    let program = packed("ginscore");
    for file in [
        "LICENSE-MIT",
        "LICENSE-APACHE",
        "README.md",
        "src/main.rs",
        "build.rs",
        "l10n/en/language.toml",
        "l10n/en/rulebook/sources.md",
        "docs/notation.md",
        "man/ginscore.1",
        "completions/_ginscore",
    ] {
        assert!(program.contains(file), "{file} is left out");
    }
    let folders = ["src", "l10n", "completions", "man", "docs"];
    let wrong = |file: &&String| file.split_once('/').is_some_and(|(first, _)| !folders.contains(&first));
    assert_eq!(program.iter().filter(wrong).collect::<Vec<_>>(), [""; 0]);
    for library in libraries() {
        let files = packed(name(&library));
        for file in ["README.md", "src/lib.rs"] {
            assert!(files.contains(file), "{library}: {file} is left out");
        }
    }
}

/// Everything that is published has what a registry asks for; the rest is never published.
#[test]
fn every_published_crate_is_described() {
    let libraries = libraries().into_iter().map(|dir| format!("{dir}/Cargo.toml"));
    for file in libraries.chain(["Cargo.toml".to_owned()]) {
        let cargo = manifest(&file);
        for key in [
            "description",
            "readme",
            "documentation",
            "keywords",
            "categories",
            "license",
            "repository",
            "homepage",
            "authors",
        ] {
            assert!(cargo["package"].get(key).is_some(), "{file}: {key}");
        }
    }
    assert_eq!(manifest("fuzz/Cargo.toml")["package"]["publish"].as_bool(), Some(false));
}

/// The names between `@` signs in a text.
fn placeholders(text: &str) -> BTreeSet<String> {
    let names = text.split('@').skip(1).step_by(2);
    let is_name = |name: &&str| {
        name.chars().all(|sign| sign.is_ascii_uppercase() || sign.is_ascii_digit() || sign == '_')
    };
    names.filter(is_name).map(str::to_owned).collect()
}

/// A template has no version, address or checksum of its own, and each of its placeholders is filled in by the script.
#[test]
fn templates_are_filled_in_from_one_place() {
    let version = manifest("Cargo.toml")["workspace"]["package"]["version"].as_str().unwrap().to_owned();
    let scripts = text("packaging/release.py");
    let mut filled = 0;
    for dir in ["debian"] {
        for entry in fs::read_dir(top().join("packaging").join(dir)).unwrap() {
            let path = entry.unwrap().path();
            let template = fs::read_to_string(&path).unwrap();
            assert!(!template.contains(&version), "{} has a version", path.display());
            for name in placeholders(&template) {
                assert!(
                    scripts.contains(&format!("{name}\"")) || scripts.contains(&format!("@{name}@")),
                    "{}: {name}",
                    path.display()
                );
                filled += 1;
            }
        }
    }
    assert!(filled > 1, "only {filled} placeholders were found");
}
