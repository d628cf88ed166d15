//! Reads the files of the rulebook.

use super::files::{Files, NAMES, files};
use super::{Rulebook, Source, Topic};
use crate::say::Lang;
use ginscore_rules::house::RuleKey;

/// Reads the rulebook in a language. A topic that is not yet translated is in English.
/// Fails with what is wrong with the first file that cannot be read; the files are part of the program.
pub(crate) fn rulebook(lang: Lang) -> Result<Rulebook, String> {
    let english = files(Lang::ENGLISH).ok_or("there is no English rulebook")?;
    let translated = if lang == Lang::ENGLISH { None } else { files(lang) };
    let sources = in_language(english.sources, translated.as_ref().map_or("", |files| files.sources))
        .map_err(|id| format!("l10n/{}/rulebook/sources.md: {id}", lang.tag()))?;
    let mut topics = Vec::new();
    for (id, name) in NAMES {
        let section = |files: &Files| files.sections.get(name).copied();
        let wrong = |what: &str| format!("{name} in l10n/{}/rulebook: {what}", lang.tag());
        let in_english = section(&english).ok_or_else(|| wrong("not in English"))?;
        let in_english = read(in_english).map_err(|what| wrong(&what))?;
        let own = translated.as_ref().and_then(section);
        let own = own.map(read).transpose().map_err(|what| wrong(&what))?;
        let found = in_english.sources.iter().map(|id| {
            let source = sources.iter().find(|(known, _)| known == id).map(|(_, source)| *source);
            source.ok_or_else(|| wrong(id))
        });
        let sources = found.collect::<Result<_, _>>()?;
        let is_translated = own.is_some() || lang == Lang::ENGLISH;
        let english_terms = in_english.terms.clone();
        let Written { also, keys, .. } = &in_english;
        let (also, keys) = (also.clone(), keys.clone());
        let Written { title, text, rule, terms, .. } = own.unwrap_or(in_english);
        topics.push(Topic {
            id: *id,
            name,
            title,
            text,
            rule,
            is_translated,
            sources,
            keys,
            also,
            terms,
            english_terms,
        });
    }
    Ok(Rulebook { topics, sources })
}

/// The line between the rule and what other schools and sources have.
const ELSEWHERE: &str = "---";

#[derive(Default)]
struct Written {
    title: &'static str,
    text: String,
    rule: usize,
    terms: Vec<&'static str>,
    keys: Vec<RuleKey>,
    also: Vec<RuleKey>,
    sources: Vec<&'static str>,
}

/// The sources by their ids, each as the table of the language has it, or else in English. An unknown id is an error.
fn in_language(
    english: &'static str,
    own: &'static str,
) -> Result<Vec<(&'static str, Source)>, &'static str> {
    let mut sources = sources_of(english);
    for (id, source) in sources_of(own) {
        sources.iter_mut().find(|(known, _)| *known == id).ok_or(id)?.1 = source;
    }
    Ok(sources)
}

fn sources_of(table: &'static str) -> Vec<(&'static str, Source)> {
    let row = |line: &'static str| {
        let mut cells = line.strip_prefix("| ")?.split(" | ");
        let (id, name, address) = (cells.next()?, cells.next()?, cells.next()?);
        Some((id, Source { name, address }))
    };
    // The first row is the header.
    table.lines().filter_map(row).skip(1).collect()
}

fn read(section: &'static str) -> Result<Written, String> {
    let (heading, rest) = section.split_once("\n\n").ok_or("the text is missing")?;
    let (_, title) = heading.split_once(": ").ok_or("the title is missing")?;
    let (list, text) = if rest.starts_with("- ") { rest.split_once("\n\n").ok_or(rest)? } else { ("", rest) };
    let joined = |paragraph: &str| paragraph.split('\n').collect::<Vec<_>>().join(" ");
    let mut paragraphs: Vec<String> = text.trim().split("\n\n").map(joined).collect();
    let rule = paragraphs.iter().position(|one| one == ELSEWHERE).unwrap_or(paragraphs.len());
    paragraphs.retain(|one| one != ELSEWHERE);
    let mut topic = Written { title, text: paragraphs.join("\n\n"), rule, ..Written::default() };
    for line in list.lines() {
        let (key, items) = line.strip_prefix("- ").and_then(|line| line.split_once(": ")).ok_or(line)?;
        let items = items.split(", ");
        match key {
            "terms" => topic.terms = items.collect(),
            "rules" | "also" => {
                let keys = items.map(|key| RuleKey::named(key).ok_or(key)).collect::<Result<_, _>>()?;
                *(if key == "rules" { &mut topic.keys } else { &mut topic.also }) = keys;
            }
            "sources" => topic.sources = items.collect(),
            _ => return Err(key.to_owned()),
        }
    }
    Ok(topic)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::show::rulebook::files::sections;

    #[test]
    fn a_broken_section_is_reported() {
        for broken in [
            "gin",
            "gin: without deadwood",
            "gin\n\nText.",
            "gin: x\n\n- terms: y\n",
            "gin: x\n\n- trems: y\n\nText.",
            "gin: x\n\n- terms\n\nText.",
        ] {
            assert!(read(broken).is_err(), "{broken}");
        }
    }

    #[test]
    fn a_source_that_a_language_does_not_have_is_in_english() {
        const ENGLISH: &str =
            "| id | name | address |\n|---|\n| one | One | http://1 |\n| two | Two | http://2 |\n";
        let names = |own| {
            let sources = in_language(ENGLISH, own)?;
            Ok(sources.iter().map(|(_, source)| source.name).collect::<Vec<_>>())
        };
        assert_eq!(
            names("| id | name | address |\n|---|\n| two | Zwei | http://2 |\n"),
            Ok(vec!["One", "Zwei"])
        );
        assert_eq!(names(""), Ok(vec!["One", "Two"]));
        assert_eq!(names("| id | name | address |\n| three | Drei | http://3 |\n"), Err("three"));
    }

    #[test]
    fn a_chapter_has_sections() {
        let all = |chapter| sections(chapter).map(|(name, _)| name).collect::<Vec<_>>();
        assert_eq!(all("## gin: x\n\nText.\n\n## big-gin: y\n\nText.\n"), ["gin", "big-gin"]);
        assert_eq!(all("# A chapter\n\n## gin: x\n\n### no section\n"), ["gin"]);
        assert_eq!(all(""), [""; 0]);
    }

    /// The topics of each chapter in a language, the chapters in the order of their topics.
    fn chapters(tag: &str) -> BTreeMap<usize, (String, Vec<String>)> {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("l10n").join(tag).join("rulebook");
        let mut chapters = BTreeMap::new();
        for file in std::fs::read_dir(folder).unwrap().map(|file| file.unwrap()) {
            let text = std::fs::read_to_string(file.path()).unwrap();
            let topics: Vec<String> = sections(&text).map(|(name, _)| name.to_owned()).collect();
            let first = topics.first().and_then(|topic| NAMES.iter().position(|(_, name)| name == topic));
            let file = file.file_name().into_string().unwrap();
            assert_eq!(
                first.is_none(),
                file == "sources.md" || topics.is_empty(),
                "{tag}/{file}: {topics:?}"
            );
            chapters.extend(first.map(|first| (first, (file, topics))));
        }
        chapters
    }

    #[test]
    fn a_topic_is_in_the_same_chapter_in_every_language() {
        let english = chapters("en");
        let in_order = english.values().flat_map(|(_, topics)| topics.clone()).collect::<Vec<_>>();
        assert_eq!(in_order, NAMES.iter().map(|(_, name)| *name).collect::<Vec<_>>());
        for lang in Lang::all().filter(|lang| files(*lang).is_some()) {
            for (file, topics) in chapters(lang.tag()).values() {
                let (_, all) = english.values().find(|(known, _)| known == file).unwrap();
                let known: Vec<&String> = all.iter().filter(|topic| topics.contains(topic)).collect();
                assert_eq!(topics.iter().collect::<Vec<_>>(), known, "{}/{file}", lang.tag());
            }
        }
    }

    #[test]
    fn every_language_has_the_same_sources() {
        let english = rulebook(Lang::ENGLISH).unwrap();
        for (id, source) in &english.sources {
            assert!(source.address.starts_with("http"), "{id}");
            assert_eq!(english.sources.iter().filter(|(known, _)| known == id).count(), 1, "{id} once");
        }
        for tag in Lang::tags() {
            let lang = Lang::with_tag(tag).unwrap();
            let book = rulebook(lang).unwrap();
            let addresses = |book: &Rulebook| {
                book.sources.iter().map(|(id, source)| (*id, source.address)).collect::<Vec<_>>()
            };
            assert_eq!(addresses(&book), addresses(&english), "{tag}");
        }
    }
}
