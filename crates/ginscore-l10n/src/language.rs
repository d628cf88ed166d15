//! The languages: a folder of `l10n` each, with its facts in `language.toml`.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::facts;

pub(crate) const FACTS: &str = "language.toml";

/// The language that the others are translated from, and that stands in for what they lack.
pub(crate) const ENGLISH: &str = "en";

/// A language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Language {
    /// Its folder in `l10n`, which is its BCP 47 tag.
    pub tag: String,
    /// What its file says of it.
    pub facts: LanguageFile,
}

/// The facts of a language, from its `language.toml`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LanguageFile {
    /// Its name in itself.
    pub name: String,
    /// The language, with the same plural forms, whose messages it has unless it says them otherwise.
    pub base: Option<String>,
    /// True once everything is translated: a message that is missing is then a mistake.
    pub complete: bool,
    /// Its plural forms.
    pub plural: PluralRule,
    /// The sign between thousands. A space does not break.
    pub thousands: char,
    /// The fewest digits of a number that has it.
    pub thousands_from: usize,
    /// The sign before decimals.
    pub decimal: char,
    /// What is written after a number of percent.
    pub percent: String,
    /// Beginnings of words, and phrases with a space, in small letters, that none of its texts may have.
    pub blunders: Vec<String>,
    /// Words that change with the name after them, by the function that writes them: `{ A($name) }`.
    pub words: BTreeMap<String, NameWord>,
}

/// A word before a name, such as the Italian *a*, which is *ad* before an *a*.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameWord {
    /// The word, with what separates it from the name.
    pub usual: String,
    /// The other form of it.
    pub other: String,
    /// The first letters of names that have the other form before them, in small letters.
    pub before: String,
}

impl LanguageFile {
    /// The first blunder in a text.
    pub fn blunder(&self, text: &str) -> Option<&str> {
        let text = text.to_lowercase();
        let mut words = text.split(|letter: char| !letter.is_alphabetic());
        let mut phrases = self.blunders.iter().filter(|blunder| blunder.contains(' '));
        let phrase = phrases.find(|phrase| text.contains(phrase.as_str()));
        let starts = |word: &str| self.blunders.iter().find(|blunder| word.starts_with(blunder.as_str()));
        phrase.or_else(|| words.find_map(starts)).map(String::as_str)
    }
}

/// The plural forms of whole numbers in a language, by the rules of CLDR. The last form is the default.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PluralRule {
    /// One for 1; other.
    One,
    /// One for 0 and 1; other.
    ZeroOne,
    /// One for 1; few for 2 to 4, 22 to 24 and so on, but not 12 to 14; many.
    Slavic,
}

impl PluralRule {
    /// The forms, as CLDR names them.
    pub(crate) const fn forms(self) -> &'static [&'static str] {
        match self {
            PluralRule::One | PluralRule::ZeroOne => &["one", "other"],
            PluralRule::Slavic => &["one", "few", "many"],
        }
    }
}

/// The folder of a language's rulebook, in its own.
pub(crate) const RULEBOOK: &str = "rulebook";

impl Language {
    /// The folder of its rulebook, below the folder that has a folder for each language. A language may have messages before it
    /// has a rulebook.
    pub fn rulebook(&self, folder: &Path) -> PathBuf {
        folder.join(&self.tag).join(RULEBOOK)
    }

    /// Reads the languages of a folder that has a folder for each: English first, then the others by their tags.
    ///
    /// # Errors
    /// Returns every folder that cannot be read, each with the reason.
    pub fn read_all(folder: &Path) -> Result<Vec<Language>, Vec<String>> {
        let entries = fs::read_dir(folder).map_err(|error| vec![format!("{}: {error}", folder.display())])?;
        let mut mistakes = Vec::new();
        let mut all = Vec::new();
        for path in entries.flatten().map(|entry| entry.path()).filter(|path| path.is_dir()) {
            let tag = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            let text = fs::read_to_string(path.join(FACTS)).map_err(|error| error.to_string());
            match text.and_then(|text| facts::read(&text)) {
                Ok(facts) => all.push(Language { tag, facts }),
                Err(why) => mistakes.push(format!("l10n/{tag}/{FACTS}: {why}")),
            }
        }
        if !all.iter().any(|language| language.tag == ENGLISH) {
            mistakes.push(format!("l10n/{ENGLISH} is missing"));
        }
        for Language { tag, facts } in &all {
            let fits = |base: &&String| {
                let mut others = all.iter().filter(|one| one.facts.base.is_none());
                others.any(|one| one.tag == **base && one.facts.plural.forms() == facts.plural.forms())
            };
            if let Some(base) = facts.base.as_ref().filter(|base| !fits(base)) {
                mistakes.push(format!("l10n/{tag}/{FACTS}: `{base}` cannot be its base"));
            }
        }
        all.sort_by_key(|language| (language.tag != ENGLISH, language.tag.clone()));
        if mistakes.is_empty() { Ok(all) } else { Err(mistakes) }
    }
}

/// The blunders in the chapters of the rulebook in each language: a sentence each, with its place.
/// Lines of `terms`, by which topics are found, may have them.
///
/// # Errors
/// A chapter cannot be read.
pub fn rulebook_blunders(folder: &Path, languages: &[Language]) -> io::Result<Vec<String>> {
    let mut found = Vec::new();
    for language in languages {
        let folder = language.rulebook(folder);
        let files =
            if folder.is_dir() { fs::read_dir(folder)?.collect::<Result<_, _>>()? } else { Vec::new() };
        for file in files {
            for (at, line) in fs::read_to_string(file.path())?.lines().enumerate() {
                let blunder = language.facts.blunder(line).filter(|_| !line.starts_with("- terms:"));
                found.extend(blunder.map(|blunder| {
                    let (tag, name) = (&language.tag, file.file_name());
                    let place = format!("l10n/{tag}/{RULEBOOK}/{}:{}", name.to_string_lossy(), at + 1);
                    format!("{place}: this has the blunder `{blunder}`")
                }));
            }
        }
    }
    found.sort();
    Ok(found)
}
