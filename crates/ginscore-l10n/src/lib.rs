//! Writes the messages of ginscore as Rust.
//!
//! The messages are in Fluent files, `l10n/LANGUAGE/FILE.ftl`: those of English first, with the same files and messages
//! in every other language. [`Catalog::read`] reads all of them and finds every mistake: a message that is missing or
//! that English does not have, a variable that is unknown or left out, a missing plural form, a text that is wider than
//! its column. [`Catalog::written`] is the Rust: for each message a type with a named field per variable, and for each
//! file one block with its texts in every language. So nothing is read or parsed when the program runs.
//!
//! Of Fluent's syntax only what ginscore needs is allowed: text, `{ $variable }`, `{ NUMBER($variable) }` for a number
//! with separators between thousands, a choice by a number, and `{ "literal text" }`. Lines of a text are joined by a
//! space; an empty line separates paragraphs. A comment above a message may say of a variable that it is a number,
//! `# $points (number)`, and of the message that its column is narrow, `# At most 12 columns.`
//!
//! A test writes the files, and fails if they are not current: `UPDATE=1 cargo test -p ginscore-l10n` writes them anew.

mod catalog;
mod language;
mod made_up;
mod pattern;
mod template;
mod write;

pub use catalog::Catalog;

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::Catalog;

    #[test]
    fn the_written_messages_are_current() {
        let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let folder = top.join("src/messages/written");
        let catalog =
            Catalog::read(&top.join("l10n")).unwrap_or_else(|mistakes| panic!("{}", mistakes.join("\n")));
        let files = catalog.written();
        let update = std::env::var_os("UPDATE").is_some();
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            if !files.iter().any(|(known, _)| *known == name) {
                assert!(update, "{name} is no longer written: run with UPDATE=1");
                fs::remove_file(path).unwrap();
            }
        }
        for (name, text) in &files {
            let path = folder.join(name);
            let known = fs::read_to_string(&path).unwrap_or_default();
            if known != *text {
                assert!(update, "src/messages/written/{name} is not current: run with UPDATE=1");
                fs::write(path, text).unwrap();
            }
        }
    }
}
