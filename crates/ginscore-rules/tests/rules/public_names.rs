//! The public names of the crate, compared with the list in `public-names.txt`, and the order of its modules.
//!
//! ```text
//! UPDATE=1 cargo test -p ginscore-rules --test rules public_names    # writes the list
//! ```
//!
//! Everything public is named in `lib.rs` or in the `mod.rs` of a public module: all other modules are private. So these files
//! are read. They may contain nothing but modules and lists of names, and nothing else can make a name public.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_path_buf()
}

fn code(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    let text = text.split("#[cfg(test)]\nmod tests").next().unwrap().to_owned();
    text.lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .fold(String::new(), |all, line| all + line + "\n")
}

/// The items of a file that consists of modules and `use` only, without those that only tests have.
fn items(path: &Path) -> Vec<String> {
    let mut items = Vec::new();
    let code = code(path);
    for item in code.split(';').map(str::trim).filter(|item| !item.is_empty()) {
        let mut words = item.split_whitespace().collect::<Vec<_>>().join(" ");
        let mut is_test = false;
        while let Some((attribute, rest)) = words.strip_prefix('#').and_then(|rest| rest.split_once(']')) {
            is_test |= attribute.contains("cfg(test)") || attribute.contains("cfg(doctest)");
            words = rest.trim().to_owned();
        }
        if !is_test {
            items.push(words);
        }
    }
    items
}

/// The public modules, in order, and the public names that a file lists.
fn public(path: &Path) -> (Vec<String>, BTreeSet<String>) {
    let (mut modules, mut names) = (Vec::new(), BTreeSet::new());
    for item in items(path) {
        let is_private = ["mod ", "pub(crate) mod ", "pub(crate) use ", "use ", "extern crate "]
            .iter()
            .any(|private| item.starts_with(private));
        if let Some(module) = item.strip_prefix("pub mod ") {
            modules.push(module.to_owned());
        } else if let Some(list) = item.strip_prefix("pub use ") {
            let (_, list) =
                list.rsplit_once("::").map_or(("", list), |(path, last)| match list.split_once("::{") {
                    Some((path, list)) => (path, list.strip_suffix('}').unwrap()),
                    None => (path, last),
                });
            for name in list.split(',').map(str::trim).filter(|name| !name.is_empty()) {
                let plain = name.chars().all(|letter| letter.is_alphanumeric() || letter == '_');
                assert!(plain, "{}: list names one by one instead of `{name}`", path.display());
                assert!(names.insert(name.to_owned()), "{}: `{name}` is listed twice", path.display());
            }
        } else {
            assert!(is_private, "{}: only modules and lists of names, not `{item}`", path.display());
        }
    }
    (modules, names)
}

fn sources(dir: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(dir).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

#[test]
fn the_public_names_are_listed() {
    let source = root().join("src");
    let (modules, at_the_root) = public(&source.join("lib.rs"));
    let mut list: Vec<String> = at_the_root.iter().cloned().collect();
    let mut all = BTreeSet::new();
    for module in &modules {
        let (inner, names) = public(&source.join(module).join("mod.rs"));
        assert!(inner.is_empty(), "a public module inside `{module}`");
        list.extend(names.iter().map(|name| format!("{module}::{name}")));
        for name in names {
            assert!(all.insert(name.clone()), "`{name}` is public in two modules");
        }
    }
    assert!(at_the_root.is_subset(&all), "the names at the root are those of modules");
    for path in sources(&source) {
        assert!(!fs::read_to_string(&path).unwrap().contains("#[macro_export]"), "{}", path.display());
    }
    let (path, list) = (root().join("public-names.txt"), list.join("\n") + "\n");
    if env::var_os("UPDATE").is_some() {
        fs::write(&path, &list).unwrap();
    }
    assert_eq!(fs::read_to_string(&path).unwrap(), list, "UPDATE=1 writes the list; a name is a promise");
}

/// Each module of the crate depends only on those before it, as `lib.rs` says.
#[test]
fn modules_depend_on_those_before_them() {
    let source = root().join("src");
    let module = |item: &String| item.split_once("mod ").map(|(_, name)| name.to_owned());
    let modules: Vec<String> = items(&source.join("lib.rs")).iter().filter_map(module).collect();
    assert!(modules.len() > 8, "{modules:?}");
    for (at, module) in modules.iter().enumerate() {
        let (file, dir) = (source.join(format!("{module}.rs")), source.join(module));
        let files = if dir.is_dir() { sources(&dir) } else { vec![file] };
        for path in files.iter().filter(|path| !path.ends_with("tests.rs")) {
            for used in code(path).split("crate::").skip(1) {
                let used: String =
                    used.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect();
                let before = modules.iter().position(|other| *other == used);
                assert!(before.is_some_and(|before| before <= at), "{}: {used}", path.display());
            }
        }
    }
}
