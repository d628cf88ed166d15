//! All messages in all languages, and the mistakes in them.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::{Comment, Entry};
use fluent_syntax::parser::parse;

use crate::language::{LANGUAGES, Language};
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
    /// Its texts: one for each language in its order, and one in the made-up language.
    pub(crate) texts: Vec<Vec<Part>>,
}

/// A file of messages in every language.
#[derive(Clone, Debug)]
pub(crate) struct File {
    /// Its name without `.ftl`.
    pub(crate) name: String,
    /// Its messages, in the order of the English file.
    pub(crate) messages: Vec<Message>,
}

/// All messages in every language.
#[derive(Clone, Debug)]
pub struct Catalog {
    pub(crate) files: Vec<File>,
}

impl Catalog {
    /// Reads all messages from the folder that has a folder for each language.
    ///
    /// # Errors
    /// Returns every mistake, each in a sentence with the language and the name of the message.
    pub fn read(folder: &Path) -> Result<Catalog, Vec<String>> {
        let mut mistakes = Vec::new();
        let mut all: Vec<(Language, BTreeMap<String, Messages>)> = Vec::new();
        for language in LANGUAGES {
            all.push((*language, read_language(&folder.join(language.tag), *language, &mut mistakes)));
        }
        let Some(((_, english), others)) = all.split_first() else {
            return Err(vec!["there are no languages".to_owned()]);
        };
        let mut files = Vec::new();
        for (name, messages) in english {
            for (language, theirs) in others {
                only_known(*language, name, messages, theirs.get(name), &mut mistakes);
            }
            let in_all = messages.iter().map(|(id, english)| {
                let translated = others.iter().filter_map(|(language, theirs)| {
                    let found = theirs.get(name).and_then(|messages| find(messages, id));
                    if found.is_none() {
                        mistakes.push(format!("l10n/{}/{name}.ftl: `{id}` is missing", language.tag));
                    }
                    found.map(|written| (*language, written))
                });
                let translated: Vec<_> = translated.collect();
                message(name, id, english, &translated, &mut mistakes)
            });
            files.push(File { name: name.clone(), messages: in_all.collect() });
        }
        for (language, theirs) in others {
            for name in theirs.keys().filter(|name| !english.contains_key(*name)) {
                mistakes.push(format!("l10n/{}/{name}.ftl: there is no such file in English", language.tag));
            }
        }
        if mistakes.is_empty() { Ok(Catalog { files }) } else { Err(mistakes) }
    }
}

fn find<'a>(messages: &'a Messages, id: &str) -> Option<&'a Written> {
    messages.iter().find(|(name, _)| name == id).map(|(_, written)| written)
}

/// Reads the files of a language.
fn read_language(
    folder: &Path,
    language: Language,
    mistakes: &mut Vec<String>,
) -> BTreeMap<String, Messages> {
    let mut files = BTreeMap::new();
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) => {
            mistakes.push(format!("l10n/{}: {error}", language.tag));
            return files;
        }
    };
    for path in entries.flatten().map(|entry| entry.path()) {
        let name = path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let place = format!("l10n/{}/{name}.ftl", language.tag);
        if path.extension().is_none_or(|extension| extension != "ftl") {
            mistakes.push(format!("{}: this is not an .ftl file", path.display()));
            continue;
        }
        match fs::read_to_string(&path) {
            Ok(text) => {
                files.insert(name, read_file(&text, &place, language, mistakes));
            }
            Err(error) => mistakes.push(format!("{place}: {error}")),
        }
    }
    files
}

/// Reads a file of one language.
fn read_file(text: &str, place: &str, language: Language, mistakes: &mut Vec<String>) -> Messages {
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
    let mut messages = Messages::new();
    for entry in &body {
        let message = match entry {
            Entry::Message(message) => message,
            Entry::Term(term) => {
                mistakes
                    .push(format!("{place}: `-{}` is a term; write the words in each message", term.id.name));
                continue;
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => {
                continue;
            }
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
        if find(&messages, id).is_some() {
            wrong("is there twice");
        }
        match pattern::read(value) {
            Ok(parts) => {
                for choice in choices(&parts) {
                    let has = |form: &str| choice.variants.iter().any(|(key, _)| key == form);
                    for form in language.forms.iter().filter(|form| !has(form)) {
                        wrong(&format!("has no plural form [{form}] of ${}", choice.variable));
                    }
                    let known = |key: &str| {
                        language.forms.contains(&key) || key.chars().all(|letter| letter.is_ascii_digit())
                    };
                    for (key, _) in choice.variants.iter().filter(|(key, _)| !known(key)) {
                        wrong(&format!("has a plural form [{key}], which this language does not have"));
                    }
                    if choice
                        .variants
                        .last()
                        .is_some_and(|(key, _)| Some(&key.as_str()) != language.forms.last())
                    {
                        wrong("has a default other than the last plural form");
                    }
                }
                messages.push((id.to_owned(), Written { parts, comment: comment(message.comment.as_ref()) }));
            }
            Err(what) => wrong(&what),
        }
    }
    messages
}

fn comment(comment: Option<&Comment<&str>>) -> String {
    comment.map(|comment| comment.content.join("\n")).unwrap_or_default()
}

/// Reports the messages of a language that English does not have.
fn only_known(
    language: Language,
    file: &str,
    english: &Messages,
    theirs: Option<&Messages>,
    mistakes: &mut Vec<String>,
) {
    for (id, _) in theirs.into_iter().flatten() {
        if find(english, id).is_none() {
            mistakes.push(format!("l10n/{}/{file}.ftl: `{id}` is not in the English file", language.tag));
        }
    }
}

/// Joins the texts of a message, and reports what does not agree.
fn message(
    file: &str,
    id: &str,
    english: &Written,
    translated: &[(Language, &Written)],
    mistakes: &mut Vec<String>,
) -> Message {
    let mut names = variables(&english.parts);
    for (name, is_number) in &mut names {
        *is_number |= english.comment.contains(&format!("${name} (number)"));
    }
    let most = most_columns(&english.comment);
    let in_english = LANGUAGES.first().map(|language| (*language, english));
    let all = in_english.into_iter().chain(translated.iter().copied());
    for (language, written) in all {
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
    let mut texts = vec![english.parts.clone()];
    texts.extend(translated.iter().map(|(_, written)| written.parts.clone()));
    texts.push(made_up(&english.parts, most));
    Message { name: id.to_owned(), variables: names, texts }
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
