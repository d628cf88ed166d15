//! The languages, and the one that the program speaks.

use std::cell::Cell;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU8, Ordering};

use super::written::LANGUAGES;

/// A language that the program speaks, by its place in the list that `build.rs` makes of the folders of `l10n`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lang(u8);

/// The facts of a language, from its `language.toml`.
#[derive(Debug)]
pub(super) struct Facts {
    pub(super) tag: &'static str,
    pub(super) plural: Plural,
    /// The sign between thousands, and the fewest digits of a number that has it. A space does not break.
    pub(super) thousands: (char, usize),
    pub(super) decimal: char,
    pub(super) percent: &'static str,
}

/// The plural forms of whole numbers in a language, by the rules of CLDR.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::allow_attributes, reason = "which of them are used depends on the languages")]
#[allow(dead_code, reason = "which of them are used depends on the languages")]
pub(super) enum Plural {
    /// One for 1; other.
    One,
    /// One for 0 and 1; other.
    ZeroOne,
    /// One for 1; few for 2 to 4, 22 to 24 and so on, but not 12 to 14; many.
    Slavic,
}

/// A plural form of whole numbers, as CLDR names them, by its first letter.
pub(super) type PluralForm = char;

/// The language of the process. It is chosen once, before the command line is read, because clap calls what reads a value,
/// and says what is wrong with it, without a place for a language.
static CHOSEN: AtomicU8 = AtomicU8::new(0);

thread_local! {
    /// The language of what this thread writes now, if it is another.
    static INSTEAD: Cell<Option<Lang>> = const { Cell::new(None) };
}

impl Default for Lang {
    fn default() -> Lang {
        Lang::ENGLISH
    }
}

impl Lang {
    /// English, which every answer for programs is in.
    pub const ENGLISH: Lang = Lang(0);

    /// English in brackets, and longer: for tests, which find what is not in a message. It is the last one.
    #[cfg(debug_assertions)]
    pub const MADE_UP: Lang = Lang((Lang::COUNT - 1) as u8);

    pub const COUNT: usize = LANGUAGES.len();

    pub fn all() -> impl Iterator<Item = Lang> + Clone {
        (0..=u8::MAX).take(Lang::COUNT).map(Lang)
    }

    /// The languages by which `--lang` names them.
    pub fn tags() -> impl Iterator<Item = &'static str> {
        // The made-up language is for tests.
        Lang::all().map(Lang::tag).filter(|tag| *tag != "xx")
    }

    pub fn with_tag(tag: &str) -> Option<Lang> {
        Lang::all().find(|lang| lang.tag() == tag)
    }

    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    #[expect(clippy::expect_used, reason = "only this module makes a language, and each is in the list")]
    fn facts(self) -> &'static Facts {
        LANGUAGES.get(self.index()).expect("a language is in the list")
    }

    /// Its tag in BCP 47, by which `--lang` names it.
    pub fn tag(self) -> &'static str {
        self.facts().tag
    }

    pub fn current() -> Lang {
        INSTEAD.get().unwrap_or_else(|| Lang(CHOSEN.load(Ordering::Relaxed)))
    }

    pub fn speak(self) {
        CHOSEN.store(self.0, Ordering::Relaxed);
    }

    /// The plural form for a number. The last form of a language, which its messages have as the default, is `*`.
    pub(super) fn form(self, number: i128) -> PluralForm {
        match (self.facts().plural, number) {
            (_, 1) | (Plural::ZeroOne, 0) => 'o',
            (Plural::Slavic, _) if matches!(number % 10, 2..=4) && !matches!(number % 100, 12..=14) => 'f',
            (Plural::One | Plural::ZeroOne | Plural::Slavic, _) => '*',
        }
    }

    pub(super) fn thousands(self) -> (char, usize) {
        self.facts().thousands
    }

    pub(super) fn decimal(self) -> char {
        self.facts().decimal
    }

    pub(super) fn percent(self) -> &'static str {
        self.facts().percent
    }
}

/// What is the same as long as the program runs, in each language, made when it is first asked for.
pub struct InEach<T>([OnceLock<T>; Lang::COUNT]);

impl<T> InEach<T> {
    #[expect(clippy::new_without_default, reason = "it is the value of statics")]
    pub const fn new() -> InEach<T> {
        InEach([const { OnceLock::new() }; Lang::COUNT])
    }

    #[expect(clippy::expect_used, reason = "it has a place for each language")]
    pub fn of(&self, lang: Lang, make: impl FnOnce() -> T) -> &T {
        self.0.get(lang.index()).expect("a language is in the list").get_or_init(make)
    }
}

/// What is always in English, whatever the language: scripts, and what is written into the ledger.
pub fn in_english<R>(write: impl FnOnce() -> R) -> R {
    speaking(Lang::ENGLISH, write)
}

/// What is in another language than the one that the program speaks. It holds for this thread only.
pub fn speaking<R>(lang: Lang, write: impl FnOnce() -> R) -> R {
    let before = INSTEAD.replace(Some(lang));
    let written = write();
    INSTEAD.set(before);
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plural_forms_are_those_of_the_languages() {
        let forms = |tag: &str| -> String {
            let lang = Lang::with_tag(tag).unwrap();
            [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 112, 122].map(|number| lang.form(number)).iter().collect()
        };
        assert_eq!(forms("en"), "*o**********");
        assert_eq!(forms("pt-PT"), "*o**********");
        assert_eq!(forms("pt-BR"), "oo**********");
        assert_eq!(forms("pl"), "*off*****f*f");
    }

    #[test]
    fn a_language_spoken_for_a_while() {
        let tag = || Lang::current().tag();
        assert_eq!(
            (speaking(Lang::with_tag("pl").unwrap(), || (tag(), in_english(tag), tag())), tag()),
            (("pl", "en", "pl"), "en")
        );
    }
}
