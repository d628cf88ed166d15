//! All messages in all languages, and the mistakes in them.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Comment, Entry};
use fluent_syntax::parser::parse;

use crate::language::{ENGLISH, FACTS, Language};
use crate::made_up::made_up;
use crate::pattern::{self, Part, choices, variables};

/// The messages of one file in one language, in the order of the file.
type Messages = Vec<(String, Written)>;

/// A message as one language has it.
#[derive(Clone, Debug)]
struct Written {
    parts: Vec<Part>,
    comment: String,
}

/// A message in every language.
#[derive(Clone, Debug)]
pub(crate) struct Message {
    /// Its name in the files, such as `knocks-with`.
    pub(crate) name: String,
    /// The names of its variables, in the order in which English uses them; true for a number.
    pub(crate) variables: Vec<(String, bool)>,
    /// Its texts: one for each language in its order; `None` if it is not yet translated.
    pub(crate) texts: Vec<Option<Vec<Part>>>,
    /// Its text in the made-up language.
    pub(crate) made_up: Vec<Part>,
    /// The English comment above it.
    pub(crate) comment: String,
}

/// A section of a file, in every language. A line `### section: name` begins it; a file without such lines is a section of the
/// file's name. With `### section by name: name`, its messages have no variables and no types: the program finds them by name.
#[derive(Clone, Debug)]
pub(crate) struct Section {
    /// Its name.
    pub(crate) name: String,
    /// True if the program finds its messages by name.
    pub(crate) by_name: bool,
    /// Its messages, in the order of the English file.
    pub(crate) messages: Vec<Message>,
}

impl Section {
    /// Its module in the program.
    pub(crate) fn module(&self) -> String {
        self.name.replace('-', "_")
    }
}

/// A section as one language has it.
#[derive(Clone, Debug, Default)]
struct WrittenSection {
    /// Its file, without `.ftl`.
    file: String,
    by_name: bool,
    messages: Messages,
}

/// All messages in every language.
#[derive(Clone, Debug)]
pub struct Catalog {
    pub(crate) languages: Vec<Language>,
    pub(crate) sections: Vec<Section>,
}

impl Catalog {
    /// Reads all messages from the folder that has a folder for each language.
    ///
    /// # Errors
    /// Returns every mistake, each in a sentence with the language and the name of the message.
    pub fn read(folder: &Path) -> Result<Catalog, Vec<String>> {
        let languages = Language::read_all(folder)?;
        let mut mistakes = Vec::new();
        let mut all: BTreeMap<&str, BTreeMap<String, WrittenSection>> = BTreeMap::new();
        for language in &languages {
            let sections = read_language(&folder.join(&language.tag), language, &mut mistakes);
            all.insert(&language.tag, sections);
        }
        let Some(english) = all.get(ENGLISH) else {
            return Err(vec!["there are no languages".to_owned()]);
        };
        for (tag, theirs) in all.iter().filter(|(tag, _)| **tag != ENGLISH) {
            for (name, section) in theirs {
                only_known(tag, name, english.get(name), section, &mut mistakes);
            }
        }
        let mut sections = Vec::new();
        for (name, section) in english {
            let in_all = section.messages.iter().map(|(id, _)| {
                let of = |tag: &str| find(&all.get(tag)?.get(name)?.messages, id).cloned();
                let texts: Vec<_> = languages.iter().map(|language| (language, of(&language.tag))).collect();
                message(&section.file, id, &texts, &mut mistakes)
            });
            let messages: Vec<Message> =
                in_all.flatten().map(|message| with_bases(message, &languages)).collect();
            for Message { name, .. } in
                messages.iter().filter(|one| section.by_name && !one.variables.is_empty())
            {
                let place = format!("l10n/en/{}.ftl", section.file);
                mistakes.push(format!("{place}: `{name}` is found by name, but has a variable"));
            }
            sections.push(Section { name: name.clone(), by_name: section.by_name, messages });
        }
        if mistakes.is_empty() { Ok(Catalog { languages, sections }) } else { Err(mistakes) }
    }

    /// How many messages each language has, or takes from its base, and how many there are.
    pub fn translated(&self) -> Vec<(&Language, usize, usize)> {
        let messages = || self.sections.iter().flat_map(|section| &section.messages);
        let of =
            |at: usize| messages().filter(|message| matches!(message.texts.get(at), Some(Some(_)))).count();
        let rows = self.languages.iter().enumerate();
        rows.map(|(at, language)| (language, of(at), messages().count())).collect()
    }
}

/// The message, which a language that lacks it has from its base.
fn with_bases(mut message: Message, languages: &[Language]) -> Message {
    let tag = |tag: &String| languages.iter().position(|language| language.tag == *tag);
    let bases = languages.iter().map(|language| language.facts.base.as_ref().and_then(tag));
    for (at, base) in bases.enumerate() {
        let text = base.and_then(|base| message.texts.get(base).cloned().flatten());
        if let Some(own @ None) = message.texts.get_mut(at) {
            *own = text;
        }
    }
    message
}

fn find<'a>(messages: &'a Messages, id: &str) -> Option<&'a Written> {
    messages.iter().find(|(name, _)| name == id).map(|(_, written)| written)
}

/// Reads the files of a language into its sections.
fn read_language(
    folder: &Path,
    language: &Language,
    mistakes: &mut Vec<String>,
) -> BTreeMap<String, WrittenSection> {
    let mut sections = BTreeMap::new();
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) => {
            mistakes.push(format!("l10n/{}: {error}", language.tag));
            return sections;
        }
    };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        let name = path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let place = format!("l10n/{}/{name}.ftl", language.tag);
        if path.extension().is_none_or(|extension| extension != "ftl") {
            if path.file_name().is_none_or(|name| name != FACTS) {
                mistakes.push(format!("{}: this is not an .ftl file", path.display()));
            }
            continue;
        }
        match fs::read_to_string(&path) {
            Ok(text) => read_file(&text, &name, language, &mut sections, mistakes),
            Err(error) => mistakes.push(format!("{place}: {error}")),
        }
    }
    sections
}

/// Reads a file of one language into its sections.
fn read_file(
    text: &str,
    file: &str,
    language: &Language,
    sections: &mut BTreeMap<String, WrittenSection>,
    mistakes: &mut Vec<String>,
) {
    let place = format!("l10n/{}/{file}.ftl", language.tag);
    let body = match parse(text) {
        Ok(file) => file.body,
        Err((file, errors)) => {
            for error in errors {
                let line = text.get(..error.pos.start).unwrap_or_default().lines().count();
                mistakes.push(format!("{place}:{line}: {}", error.kind));
            }
            file.body
        }
    };
    let mut name = file.to_owned();
    let mut by_name = false;
    let forms = language.facts.plural.forms();
    for entry in &body {
        let message = match entry {
            Entry::Message(message) => message,
            Entry::Term(term) => {
                mistakes
                    .push(format!("{place}: `-{}` is a term; write the words in each message", term.id.name));
                continue;
            }
            Entry::ResourceComment(heading) => {
                let heading = heading.content.first().and_then(|line| line.split_once(": "));
                let Some((kind @ ("section" | "section by name"), section)) = heading else {
                    continue;
                };
                by_name = kind == "section by name";
                section.trim().clone_into(&mut name);
                if sections.contains_key(&name) {
                    mistakes.push(format!("{place}: the section `{name}` is there twice"));
                }
                continue;
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::Junk { .. } => continue,
        };
        let id = message.id.name;
        let mut wrong = |what: &str| mistakes.push(format!("{place}: `{id}` {what}"));
        if !message.attributes.is_empty() {
            wrong("has attributes");
        }
        let Some(value) = &message.value else {
            wrong("has no text");
            continue;
        };
        let messages = &mut sections
            .entry(name.clone())
            .or_insert_with(|| WrittenSection { file: file.to_owned(), by_name, messages: Messages::new() })
            .messages;
        if find(messages, id).is_some() {
            wrong("is there twice");
        }
        match pattern::read(value) {
            Ok(parts) => {
                for choice in choices(&parts) {
                    let has = |form: &str| choice.variants.iter().any(|(key, _)| key == form);
                    for form in forms.iter().filter(|form| !has(form)) {
                        wrong(&format!("has no plural form [{form}] of ${}", choice.variable));
                    }
                    let known =
                        |key: &str| forms.contains(&key) || key.chars().all(|letter| letter.is_ascii_digit());
                    for (key, _) in choice.variants.iter().filter(|(key, _)| !known(key)) {
                        wrong(&format!("has a plural form [{key}], which this language does not have"));
                    }
                    if choice.variants.last().is_some_and(|(key, _)| Some(&key.as_str()) != forms.last()) {
                        wrong("has a default other than the last plural form");
                    }
                }
                messages.push((id.to_owned(), Written { parts, comment: comment(message.comment.as_ref()) }));
            }
            Err(what) => wrong(&what),
        }
    }
}

fn comment(comment: Option<&Comment<&str>>) -> String {
    comment.map(|comment| comment.content.join("\n")).unwrap_or_default()
}

/// Reports the messages of a language that English does not have, and a section that English has in another file.
fn only_known(
    tag: &str,
    name: &str,
    english: Option<&WrittenSection>,
    theirs: &WrittenSection,
    mistakes: &mut Vec<String>,
) {
    let place = format!("l10n/{tag}/{}.ftl", theirs.file);
    match english {
        None => mistakes.push(format!("{place}: English has no section `{name}`")),
        Some(english) if english.file != theirs.file => {
            mistakes.push(format!("{place}: English has the section `{name}` in {}.ftl", english.file));
        }
        Some(english) => {
            for (id, _) in theirs.messages.iter().filter(|(id, _)| find(&english.messages, id).is_none()) {
                mistakes.push(format!("{place}: `{id}` is not in the English file"));
            }
        }
    }
}

/// Joins the texts of a message, English first, and reports what does not agree.
fn message(
    file: &str,
    id: &str,
    texts: &[(&Language, Option<Written>)],
    mistakes: &mut Vec<String>,
) -> Option<Message> {
    let english = texts.first().and_then(|(_, text)| text.as_ref())?;
    let mut names = variables(&english.parts);
    for (name, is_number) in &mut names {
        *is_number |= english.comment.contains(&format!("${name} (number)"));
    }
    let most = most_columns(&english.comment);
    for (language, written) in texts.iter().filter_map(|(language, text)| Some((language, text.as_ref()?))) {
        let mut wrong =
            |what: String| mistakes.push(format!("l10n/{}/{file}.ftl: `{id}` {what}", language.tag));
        let theirs = variables(&written.parts);
        for (name, is_number) in &theirs {
            match names.iter_mut().find(|(known, _)| known == name) {
                Some((_, known)) => *known |= *is_number,
                None => wrong(format!("uses ${name}, which the English does not have")),
            }
        }
        for (name, _) in names.iter().filter(|(name, _)| !theirs.iter().any(|(known, _)| known == name)) {
            wrong(format!("leaves ${name} out"));
        }
        if let Some(most) = most {
            let width = words(&written.parts).chars().count();
            if width > most {
                wrong(format!("is {width} columns wide, and its column has {most}"));
            }
        }
        let text = words(&written.parts);
        if text.trim().is_empty() {
            wrong("is empty".to_owned());
        }
        if text.contains(|letter: char| letter.is_control() && letter != '\n') {
            wrong("has a control character".to_owned());
        }
    }
    let texts = texts.iter().map(|(_, text)| text.as_ref().map(|written| written.parts.clone())).collect();
    let made_up = made_up(&english.parts, most);
    let comment = english.comment.clone();
    Some(Message { name: id.to_owned(), variables: names, texts, made_up, comment })
}

/// The words of a text, with a sign for each value.
fn words(parts: &[Part]) -> String {
    let mut text = String::new();
    for part in parts {
        match part {
            Part::Text(words) => text.push_str(words),
            Part::Variable(_) | Part::Grouped(_) => text.push('1'),
            Part::Choice(choice) => {
                let longest = choice.variants.iter().map(|(_, parts)| words(parts));
                text.extend(longest.max_by_key(|text| text.chars().count()));
            }
        }
    }
    text
}

/// The width of the column that a message has to fit, if its comment says `At most 12 columns`.
fn most_columns(comment: &str) -> Option<usize> {
    let (_, after) = comment.split_once("At most ")?;
    let (number, _) = after.split_once(" columns")?;
    number.parse().ok()
}
