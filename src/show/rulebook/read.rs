//! Reads the files of the rulebook.

use super::files::{NAMES, files};
use super::{Rulebook, Source, Topic};
use crate::messages::Lang;

/// Reads the rulebook in a language. A topic that is not yet translated is in English.
///
/// # Errors
/// Returns what is wrong with the first file that cannot be read; the files are part of the program.
pub(super) fn rulebook(lang: Lang) -> Result<Rulebook, String> {
    let english = files(Lang::ENGLISH).ok_or("there is no English rulebook")?;
    let translated = if lang == Lang::ENGLISH { None } else { files(lang) };
    let sources = sources_of(translated.as_ref().map_or(english.sources, |files| files.sources));
    let mut topics = Vec::new();
    for (at, (id, name)) in NAMES.iter().enumerate() {
        let in_english = read(english.topics.get(at).copied().unwrap_or_default())
            .map_err(|what| format!("rulebook/en/{name}.md: {what}"))?;
        let file = translated.as_ref().and_then(|files| files.topics.get(at)).filter(|file| !file.is_empty());
        let wrong = |what: &str| format!("rulebook/{}/{name}.md: {what}", lang.tag());
        let own = file.map(|file| read(file)).transpose().map_err(|what| wrong(&what))?;
        let found = in_english.sources.iter().map(|id| {
            let source = sources.iter().find(|(known, _)| known == id).map(|(_, source)| *source);
            source.ok_or_else(|| wrong(id))
        });
        let sources = found.collect::<Result<_, _>>()?;
        let is_translated = own.is_some() || lang == Lang::ENGLISH;
        let Written { title, text, terms, keys, .. } = in_english;
        let english_terms = terms.clone();
        let (title, text, terms) = own.map_or((title, text, terms), |own| (own.title, own.text, own.terms));
        topics.push(Topic { id: *id, name, title, text, is_translated, sources, keys, terms, english_terms });
    }
    Ok(Rulebook { topics, sources })
}

/// A topic as its file has it.
struct Written {
    title: &'static str,
    text: String,
    terms: Vec<&'static str>,
    keys: Vec<&'static str>,
    sources: Vec<&'static str>,
}

/// The rows of the table of sources, by their ids.
fn sources_of(table: &'static str) -> Vec<(&'static str, Source)> {
    let row = |line: &'static str| {
        let mut cells = line.strip_prefix("| ")?.split(" | ");
        let (id, name, address) = (cells.next()?, cells.next()?, cells.next()?);
        Some((id, Source { name, address }))
    };
    // The first row is the header.
    table.lines().filter_map(row).skip(1).collect()
}

/// Reads a topic's file.
fn read(file: &'static str) -> Result<Written, String> {
    let (head, body) = file
        .strip_prefix("---\n")
        .and_then(|rest| rest.split_once("\n---\n"))
        .ok_or("the front matter is missing")?;
    let paragraphs =
        body.trim().split("\n\n").map(|paragraph| paragraph.split('\n').collect::<Vec<_>>().join(" "));
    let text = paragraphs.collect::<Vec<_>>().join("\n\n");
    let mut topic = Written { title: "", text, terms: Vec::new(), keys: Vec::new(), sources: Vec::new() };
    for line in head.lines() {
        let (key, value) = line.split_once(": ").ok_or(line)?;
        let items = value.split(", ");
        match key {
            "title" => topic.title = value,
            "terms" => topic.terms = items.collect(),
            "rules" => topic.keys = items.collect(),
            "sources" => topic.sources = items.collect(),
            _ => return Err(key.to_owned()),
        }
    }
    if topic.title.is_empty() { Err("the title is missing".to_owned()) } else { Ok(topic) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_broken_file_is_reported() {
        for broken in ["title", "---\ntitle x\n---\n", "---\ntitel: x\n---\n", "---\nterms: x\n---\n"] {
            assert!(read(broken).is_err(), "{broken}");
        }
    }

    #[test]
    fn every_language_has_the_same_files_and_sources() {
        let top = concat!(env!("CARGO_MANIFEST_DIR"), "/rulebook");
        let english = rulebook(Lang::ENGLISH).unwrap();
        for (id, source) in &english.sources {
            assert!(source.address.starts_with("http"), "{id}");
            assert_eq!(english.sources.iter().filter(|(known, _)| known == id).count(), 1, "{id} once");
        }
        for folder in std::fs::read_dir(top).unwrap() {
            let folder = folder.unwrap().path();
            let files = std::fs::read_dir(&folder).unwrap().count();
            assert_eq!(
                files,
                NAMES.len() + 1,
                "{}: a file for each topic, and the sources",
                folder.display()
            );
            let tag = folder.file_name().unwrap().to_string_lossy().into_owned();
            let lang = Lang::with_tag(&tag).unwrap();
            let book = rulebook(lang).unwrap();
            let addresses = |book: &Rulebook| {
                book.sources.iter().map(|(id, source)| (*id, source.address)).collect::<Vec<_>>()
            };
            assert_eq!(addresses(&book), addresses(&english), "{tag}");
        }
    }
}
