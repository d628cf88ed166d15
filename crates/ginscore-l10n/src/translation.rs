//! The beginning of a new language.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use crate::language::{ENGLISH, FACTS};

/// Begins a language in the folders of the messages and of the rulebook: its facts are those of English, to be changed,
/// and every English message is a comment, to be uncommented and translated. Until then English is shown.
///
/// # Errors
/// The language is there already, or a file cannot be read or written.
pub fn begin(messages: &Path, rulebook: &Path, tag: &str) -> io::Result<Vec<PathBuf>> {
    let mut written = Vec::new();
    for top in [messages, rulebook] {
        let (from, to) = (top.join(ENGLISH), top.join(tag));
        fs::create_dir(&to)?;
        for file in fs::read_dir(&from)? {
            let file = file?;
            let (path, name) = (to.join(file.file_name()), file.file_name());
            let english = || fs::read_to_string(file.path());
            let text = match Path::new(&name).extension() {
                _ if name == FACTS || name == "sources.md" => english()?,
                Some(extension) if extension == "ftl" => as_comments(&english()?),
                // A topic that is not in a chapter is shown in English.
                _ => String::new(),
            };
            fs::write(&path, text)?;
            written.push(path);
        }
    }
    written.sort();
    Ok(written)
}

/// The file with its messages as comments, one block for each, which an empty line ends.
fn as_comments(english: &str) -> String {
    let line = |line: &str| match line {
        "" => "\n".to_owned(),
        comment if comment.starts_with('#') => format!("{comment}\n"),
        message => format!("# {message}\n"),
    };
    english.lines().map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_becomes_a_comment() {
        let english = "### section: hand\n\n# $points (number)\nwins = { $points ->\n    [one] a point\n   *[other] points\n}\n";
        let begun = "### section: hand\n\n# $points (number)\n# wins = { $points ->\n#     [one] a point\n#    *[other] points\n# }\n";
        assert_eq!(as_comments(english), begun);
    }
}
