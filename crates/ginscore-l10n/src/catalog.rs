//! All messages in all languages, and the mistakes in them.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Comment, Entry};
use fluent_syntax::parser::parse;

use crate::language::{ENGLISH, FACTS, Language, RULEBOOK};
use crate::made_up::made_up;
use crate::pattern::{self, PatternPart, choices, variables};

type Messages = Vec<(String, WrittenMessage)>;

#[derive(Clone, Debug)]
struct WrittenMessage {
    parts: Vec<PatternPart>,
    comment: String,
}

#[derive(Clone, Debug)]
pub(crate) struct Message {
    /// Its name in the files, such as `knocks-with`.
    pub(crate) name: String,
    /// The names of its variables, in the order in which English uses them; true for a number.
    pub(crate) variables: Vec<(String, bool)>,
    /// Its texts: one for each language in its order; `None` if it is not yet translated.
    pub(crate) texts: Vec<Option<Vec<PatternPart>>>,
    /// Its text in the made-up language.
    pub(crate) made_up: Vec<PatternPart>,
    pub(crate) comment: String,
}

/// A section of an English file, in every language. A line `### section: name` starts it; a file without such lines is a
/// section of the file's name. With `### section by name: name`, its messages have no variables and no types: the program
/// finds them by name.
#[derive(Clone, Debug)]
pub(crate) struct Section {
    pub(crate) name: String,
    /// The English file that has it, without its ending.
    pub(crate) file: String,
    /// True if the program finds its messages by name.
    pub(crate) by_name: bool,
    pub(crate) messages: Vec<Message>,
}

impl Section {
    pub(crate) fn module(&self) -> String {
        self.name.replace('-', "_")
    }
}

#[derive(Clone, Debug)]
struct Heading {
    name: String,
    by_name: bool,
    /// The number of messages before it in its file.
    first: usize,
}

#[derive(Clone, Debug, Default)]
struct WrittenFile {
    /// Only those of English count: the program finds the messages of the others by their names.
    headings: Vec<Heading>,
    messages: Messages,
}

impl WrittenFile {
    /// The sections of the file of that name, each with its messages.
    fn sections(&self, name: &str) -> Vec<(Heading, &[(String, WrittenMessage)])> {
        let file = Heading { name: name.to_owned(), by_name: false, first: 0 };
        let headings: Vec<Heading> = std::iter::once(file).chain(self.headings.iter().cloned()).collect();
        let ends = headings.iter().skip(1).map(|next| next.first).chain([self.messages.len()]);
        let sections = headings.iter().zip(ends).filter_map(|(heading, end)| {
            let messages = self.messages.get(heading.first..end).unwrap_or_default();
            (!messages.is_empty()).then(|| (heading.clone(), messages))
        });
        sections.collect()
    }
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
        let mut all: BTreeMap<&str, BTreeMap<String, WrittenFile>> = BTreeMap::new();
        for language in &languages {
            let files = read_language(&folder.join(&language.tag), language, &mut mistakes);
            all.insert(&language.tag, files);
        }
        let Some(english) = all.get(ENGLISH) else {
            return Err(vec!["there are no languages".to_owned()]);
        };
        for (tag, theirs) in all.iter().filter(|(tag, _)| **tag != ENGLISH) {
            for (name, file) in theirs {
                only_known(&format!("l10n/{tag}/{name}.ftl"), english.get(name), file, &mut mistakes);
            }
        }
        let mut sections: Vec<Section> = Vec::new();
        for (file, written) in english {
            for (Heading { name, by_name, .. }, messages) in written.sections(file) {
                let place = format!("l10n/{ENGLISH}/{file}.ftl");
                if sections.iter().any(|known| known.name == name) {
                    mistakes.push(format!("{place}: the section `{name}` is there twice"));
                }
                let in_all = messages.iter().filter_map(|(id, _)| {
                    let of = |tag: &str| find(&all.get(tag)?.get(file)?.messages, id).cloned();
                    let texts: Vec<_> =
                        languages.iter().map(|language| (language, of(&language.tag))).collect();
                    let message = with_bases(message(file, id, &texts, &mut mistakes)?, &languages);
                    no_blunders(file, &message, &languages, &mut mistakes);
                    Some(message)
                });
                let messages: Vec<Message> = in_all.collect();
                for message in messages.iter().filter(|one| by_name && !one.variables.is_empty()) {
                    mistakes
                        .push(format!("{place}: `{}` is found by name, but has a variable", message.name));
                }
                sections.push(Section { name, file: file.clone(), by_name, messages });
            }
        }
        sections.sort_by(|one, other| one.name.cmp(&other.name));
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

    /// The messages that a complete language lacks, and its base too: a sentence each.
    pub fn lacking(&self) -> Vec<String> {
        let mut found = Vec::new();
        for (at, language) in self.languages.iter().enumerate().filter(|(_, one)| one.facts.complete) {
            for section in &self.sections {
                let lacks = |message: &&Message| !matches!(message.texts.get(at), Some(Some(_)));
                found.extend(section.messages.iter().filter(lacks).map(|message| {
                    format!("l10n/{}/{}.ftl: `{}` is missing", language.tag, section.file, message.name)
                }));
            }
        }
        found
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

/// Reports the blunders in a message, which a language may have from its base.
fn no_blunders(file: &str, message: &Message, languages: &[Language], mistakes: &mut Vec<String>) {
    for (language, parts) in languages.iter().zip(&message.texts) {
        let text = parts.as_ref().map(|parts| all_words(parts)).unwrap_or_default();
        if let Some(blunder) = language.facts.blunder(&text) {
            mistakes.push(format!(
                "l10n/{}/{file}.ftl: `{}` has the blunder `{blunder}`",
                language.tag, message.name
            ));
        }
    }
}

fn find<'a>(messages: &'a Messages, id: &str) -> Option<&'a WrittenMessage> {
    messages.iter().find(|(name, _)| name == id).map(|(_, written)| written)
}

fn read_language(
    folder: &Path,
    language: &Language,
    mistakes: &mut Vec<String>,
) -> BTreeMap<String, WrittenFile> {
    let mut files = BTreeMap::new();
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) => {
            mistakes.push(format!("l10n/{}: {error}", language.tag));
            return files;
        }
    };
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        if path.file_name().is_some_and(|name| name == RULEBOOK) {
            continue;
        }
        let name = path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let place = format!("l10n/{}/{name}.ftl", language.tag);
        if path.extension().is_none_or(|extension| extension != "ftl") {
            if path.file_name().is_none_or(|name| name != FACTS) {
                mistakes.push(format!("{}: this is not an .ftl file", path.display()));
            }
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

fn read_file(text: &str, place: &str, language: &Language, mistakes: &mut Vec<String>) -> WrittenFile {
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
    let mut file = WrittenFile::default();
    for entry in &body {
        let message = match entry {
            Entry::Message(message) => message,
            Entry::Term(term) => {
                mistakes
                    .push(format!("{place}: `-{}` is a term; write the words in each message", term.id.name));
                continue;
            }
            Entry::ResourceComment(comment) => {
                let heading = comment.content.first().and_then(|line| line.split_once(": "));
                if let Some((kind @ ("section" | "section by name"), name)) = heading {
                    let name = name.trim().to_owned();
                    let by_name = kind == "section by name";
                    file.headings.push(Heading { name, by_name, first: file.messages.len() });
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
        // A name is unique within a file: other programs that read Fluent refuse one that is not.
        if find(&file.messages, id).is_some() {
            wrong("is there twice");
        }
        match pattern::read(value, &language.facts.words) {
            Ok(parts) => {
                choices_fit(&parts, language.facts.plural.forms(), wrong);
                let comment = comment(message.comment.as_ref());
                file.messages.push((id.to_owned(), WrittenMessage { parts, comment }));
            }
            Err(what) => wrong(&what),
        }
    }
    file
}

/// Reports the choices of a text that have other plural forms than the language.
fn choices_fit(parts: &[PatternPart], forms: &[&str], mut wrong: impl FnMut(&str)) {
    for choice in choices(parts) {
        let has = |form: &str| choice.variants.iter().any(|(key, _)| key == form);
        // A choice with a variant for 1 itself, as of a month, is by value, and has only the default form.
        let by_value = has("1");
        for form in forms.iter().filter(|form| !by_value && !has(form)) {
            wrong(&format!("has no plural form [{form}] of ${}", choice.variable));
        }
        let known = |key: &str| forms.contains(&key) || key.chars().all(|letter| letter.is_ascii_digit());
        for (key, _) in choice.variants.iter().filter(|(key, _)| !known(key)) {
            wrong(&format!("has a plural form [{key}], which this language does not have"));
        }
        if choice.variants.last().is_some_and(|(key, _)| Some(&key.as_str()) != forms.last()) {
            wrong("has a default other than the last plural form");
        }
    }
}

fn comment(comment: Option<&Comment<&str>>) -> String {
    comment.map(|comment| comment.content.join("\n")).unwrap_or_default()
}

/// Reports the messages of a file that English does not have.
fn only_known(place: &str, english: Option<&WrittenFile>, theirs: &WrittenFile, mistakes: &mut Vec<String>) {
    let Some(english) = english else {
        mistakes.push(format!("{place}: English has no such file"));
        return;
    };
    for (id, _) in theirs.messages.iter().filter(|(id, _)| find(&english.messages, id).is_none()) {
        mistakes.push(format!("{place}: `{id}` is not in the English file"));
    }
}

/// Joins the texts of a message, English first, and reports what does not agree.
fn message(
    file: &str,
    id: &str,
    texts: &[(&Language, Option<WrittenMessage>)],
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
fn words(parts: &[PatternPart]) -> String {
    let mut text = String::new();
    for part in parts {
        match part {
            PatternPart::Text(words) => text.push_str(words),
            PatternPart::Variable(_) | PatternPart::Grouped(_) => text.push('1'),
            PatternPart::Before { words, .. } => text.extend([words.other.as_str(), "1"]),
            PatternPart::Choice(choice) => {
                let longest = choice.variants.iter().map(|(_, parts)| words(parts));
                text.extend(longest.max_by_key(|text| text.chars().count()));
            }
        }
    }
    text
}

/// The words of a text with those of all its variants, each variant as a line.
fn all_words(parts: &[PatternPart]) -> String {
    let of = |part: &PatternPart| match part {
        PatternPart::Text(words) => words.clone(),
        PatternPart::Variable(_) | PatternPart::Grouped(_) | PatternPart::Before { .. } => "1".to_owned(),
        PatternPart::Choice(choice) => {
            choice.variants.iter().map(|(_, parts)| all_words(parts) + "\n").collect()
        }
    };
    parts.iter().map(of).collect()
}

/// The width of the column that a message has to fit, if its comment says `At most 12 columns`.
fn most_columns(comment: &str) -> Option<usize> {
    let (_, after) = comment.split_once("At most ")?;
    let (number, _) = after.split_once(" columns")?;
    number.parse().ok()
}
