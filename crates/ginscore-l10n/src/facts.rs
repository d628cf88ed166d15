//! The facts of a language, in its `language.toml`: of TOML only what they need is read. A reader of all of TOML would be compiled once more for `build.rs`,
//! and takes longer to compile than this crate.

use std::collections::BTreeMap;

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

/// The facts of a language in the text of its file.
///
/// # Errors
/// Returns the first fact that is missing, wrong or unknown.
pub(crate) fn read(text: &str) -> Result<LanguageFile, String> {
    let mut values = Values::read(text)?;
    let mut words = BTreeMap::new();
    while let Some(word) = values.word() {
        let mut part = |name: &str| values.needed(&format!("{WORDS}{word}.{name}"), string);
        let found = NameWord { usual: part("usual")?, other: part("other")?, before: part("before")? };
        words.insert(word, found);
    }
    let file = LanguageFile {
        name: values.needed("name", string)?,
        base: values.optional("base", string)?,
        complete: values.optional("complete", |value| value.parse().ok())?.unwrap_or_default(),
        plural: values.needed("plural", plural)?,
        thousands: values.needed("thousands", sign)?,
        thousands_from: values.needed("thousands_from", |value| value.parse().ok())?,
        decimal: values.needed("decimal", sign)?,
        percent: values.needed("percent", string)?,
        blunders: values.needed("blunders", list)?,
        words,
    };
    match values.0.into_keys().next() {
        Some(name) => Err(format!("`{name}` is unknown")),
        None => Ok(file),
    }
}

/// Where the names of words begin.
const WORDS: &str = "words.";

/// The values that nobody has asked for yet, by their names; those of a table have its name before their own.
struct Values(BTreeMap<String, String>);

impl Values {
    fn read(text: &str) -> Result<Values, String> {
        let mut values = BTreeMap::new();
        let mut table = String::new();
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
            if let Some(name) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
                table = format!("{name}.");
            } else if let Some((name, value)) = line.split_once('=') {
                let name = format!("{table}{}", name.trim());
                if values.insert(name.clone(), value.trim().to_owned()).is_some() {
                    return Err(format!("`{name}` is there twice"));
                }
            } else {
                return Err(format!("`{line}` is neither a fact nor a comment"));
            }
        }
        Ok(Values(values))
    }

    /// The next word of those that nobody has asked for.
    fn word(&self) -> Option<String> {
        let mut names = self.0.keys().filter_map(|name| name.strip_prefix(WORDS)?.split_once('.'));
        let known = names.find(|(_, part)| ["usual", "other", "before"].contains(part));
        known.map(|(word, _)| word.to_owned())
    }

    fn optional<T>(&mut self, name: &str, read: impl Fn(&str) -> Option<T>) -> Result<Option<T>, String> {
        let value = self.0.remove(name);
        value.map(|value| read(&value).ok_or_else(|| format!("`{name}` cannot be {value}"))).transpose()
    }

    fn needed<T>(&mut self, name: &str, read: impl Fn(&str) -> Option<T>) -> Result<T, String> {
        self.optional(name, read)?.ok_or_else(|| format!("`{name}` is missing"))
    }
}

/// A text in quotation marks. A character that cannot be seen is `\u` and its number, four digits.
fn string(value: &str) -> Option<String> {
    let mut parts = value.strip_prefix('"')?.strip_suffix('"')?.split("\\u");
    let mut text = parts.next()?.to_owned();
    for part in parts {
        let (number, rest) = part.split_at_checked(4)?;
        text.push(u32::from_str_radix(number, 16).ok().and_then(char::from_u32)?);
        text.push_str(rest);
    }
    (!text.contains(['"', '\\'])).then_some(text)
}

fn sign(value: &str) -> Option<char> {
    let text = string(value)?;
    let mut signs = text.chars();
    signs.next().filter(|_| signs.next().is_none())
}

/// Texts without a comma.
fn list(value: &str) -> Option<Vec<String>> {
    let items = value.strip_prefix('[')?.strip_suffix(']')?.trim();
    if items.is_empty() {
        Some(Vec::new())
    } else {
        items.split(',').map(|item| string(item.trim())).collect()
    }
}

fn plural(value: &str) -> Option<PluralRule> {
    match string(value)?.as_str() {
        "one" => Some(PluralRule::One),
        "zero-one" => Some(PluralRule::ZeroOne),
        "slavic" => Some(PluralRule::Slavic),
        _ => None,
    }
}
