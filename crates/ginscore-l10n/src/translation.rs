//! A new language, and what one lacks.

use std::collections::HashSet;
use std::path::Path;
use std::{fs, io};

use fluent_syntax::ast::{Entry, Resource};
use fluent_syntax::parser::parse;
use fluent_syntax::serializer::serialize;

use crate::language::{ENGLISH, FACTS, Language, RULEBOOK};

/// Starts a language that calls itself `name`, in the folder that has a folder for each language: its facts are those of
/// English, to be changed, and the files of its messages and of its rulebook are empty. What is not translated is shown in
/// English.
///
/// # Errors
/// The language is there already, or a file cannot be read or written.
pub fn begin(messages: &Path, tag: &str, name: &str) -> io::Result<()> {
    let (from, to) = (messages.join(ENGLISH), messages.join(tag));
    for (from, to) in [(from.clone(), to.clone()), (from.join(RULEBOOK), to.join(RULEBOOK))] {
        fs::create_dir(&to)?;
        for file in fs::read_dir(&from)? {
            let file = file?;
            let text = match file.file_name() {
                folder if folder == RULEBOOK => continue,
                facts if facts == FACTS => with_name(&fs::read_to_string(file.path())?, name),
                _ => String::new(),
            };
            fs::write(to.join(file.file_name()), text)?;
        }
    }
    Ok(())
}

fn with_name(facts: &str, name: &str) -> String {
    let line = |line: &str| match line.starts_with("name =") {
        true => format!("name = {name:?}\n"),
        false => format!("{line}\n"),
    };
    facts.lines().map(line).collect()
}

/// What a file lacks in a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missing {
    /// Its name, such as `table.ftl`.
    pub file: String,
    /// How many messages it lacks.
    pub messages: usize,
    /// These messages in English, with the comments above them, to be copied into the file and translated.
    pub english: String,
}

/// What each file of a language lacks, in the order of their names. A message of the language's base is not missing.
///
/// # Errors
/// There is no such language, or a file cannot be read.
pub fn missing(messages: &Path, language: &Language) -> io::Result<Vec<Missing>> {
    let mut files: Vec<_> = fs::read_dir(messages.join(ENGLISH))?.collect::<Result<_, _>>()?;
    files.sort_by_key(fs::DirEntry::file_name);
    let mut all = Vec::new();
    for file in
        files.iter().filter(|file| Path::new(&file.file_name()).extension().is_some_and(|end| end == "ftl"))
    {
        let mut known = HashSet::new();
        for tag in [&language.tag].into_iter().chain(&language.facts.base) {
            let path = messages.join(tag).join(file.file_name());
            known.extend(if path.exists() { names(&fs::read_to_string(path)?) } else { HashSet::new() });
        }
        let (messages, english) = without(&fs::read_to_string(file.path())?, &known);
        all.push(Missing { file: file.file_name().to_string_lossy().into_owned(), messages, english });
    }
    all.retain(|file| file.messages > 0);
    Ok(all)
}

/// The names of the messages in a file; what cannot be read is no message.
fn names(text: &str) -> HashSet<String> {
    let file = parse(text).unwrap_or_else(|(file, _)| file);
    let name = |entry: &Entry<&str>| match entry {
        Entry::Message(message) => Some(message.id.name.to_owned()),
        _ => None,
    };
    file.body.iter().filter_map(name).collect()
}

/// The messages of a file without those of these names, and how many they are. A comment that belongs to no message stays
/// above the next one.
fn without(text: &str, known: &HashSet<String>) -> (usize, String) {
    let file = parse(text).unwrap_or_else(|(file, _)| file);
    let (mut body, mut comments, mut count) = (Vec::new(), Vec::new(), 0);
    for entry in file.body {
        match &entry {
            // The names of sections are for the program.
            Entry::ResourceComment(_) => comments.clear(),
            Entry::Message(message) if known.contains(message.id.name) => comments.clear(),
            Entry::Message(_) => {
                body.append(&mut comments);
                body.push(entry);
                count += 1;
            }
            _ => comments.push(entry),
        }
    }
    (count, serialize(&Resource { body }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_has_its_comments() {
        let english = "### section: hand\n\n# A title.\n\n# $points (number)\nwins = { $points ->\n    [one] a point\n   *[other] points\n}\nhead = to go\n";
        let rest = "# A title.\n\n# $points (number)\nwins =\n    { $points ->\n        [one] a point\n       *[other] points\n    }\n";
        let known = HashSet::from(["head".to_owned()]);
        assert_eq!(without(english, &known), (1, rest.to_owned()));
        assert_eq!(without(english, &names("wins = x\nhead = y\n")), (0, String::new()));
    }
}
