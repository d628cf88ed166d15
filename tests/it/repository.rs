//! The files of the repository, and those that a test writes anew with `UPDATE=1`.

use std::fs;
use std::path::{Path, PathBuf};

pub fn top() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All files in a directory and below it.
pub fn files(dir: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(dir).into_iter().flatten();
    let paths = entries.map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> =
        paths.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect();
    files.sort();
    files
}

/// All files in a directory of the repository, and below it, with one of these extensions.
pub fn files_of(dir: &str, extensions: &[&str]) -> Vec<PathBuf> {
    let is_one =
        |path: &PathBuf| path.extension().is_some_and(|one| extensions.iter().any(|known| one == *known));
    let found: Vec<PathBuf> = files(&top().join(dir)).into_iter().filter(is_one).collect();
    assert!(!found.is_empty(), "{dir}");
    found
}

/// Checks that a file of the repository is as it would be made now. `UPDATE=1` makes it anew.
#[track_caller]
pub fn is_current(file: &str, fresh: &str, test: &str) {
    let path = top().join(file);
    if fs::read_to_string(&path).unwrap() != fresh {
        assert!(
            std::env::var_os("UPDATE").is_some(),
            "{file} is stale: `UPDATE=1 cargo test --test it {test}`"
        );
        fs::write(&path, fresh).unwrap();
    }
}

/// A text with a table between its marks.
pub fn with_table(page: &str, mark: &str, table: &str) -> String {
    let (before, rest) = page.split_once(&format!("<!-- {mark} -->\n")).unwrap();
    let (_, after) = rest.split_once(&format!("<!-- /{mark} -->")).unwrap();
    format!("{before}<!-- {mark} -->\n{table}<!-- /{mark} -->{after}")
}
