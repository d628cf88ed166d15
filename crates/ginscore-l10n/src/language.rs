//! The languages: a folder of `l10n` each, with its facts in `language.toml`.

use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::facts::{self, LanguageFile};

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
