//! The languages, and the one that the program speaks.

use std::cell::Cell;
use std::sync::atomic::{AtomicU8, Ordering};

/// A language that the program speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(u8)]
pub enum Lang {
    /// English, which every answer for programs is in.
    #[default]
    English,
    /// The Portuguese of Brazil.
    PortugueseOfBrazil,
    /// The Portuguese of Portugal, and of Africa.
    PortugueseOfPortugal,
    /// Italian.
    Italian,
    /// German.
    German,
    /// Polish.
    Polish,
    /// English in brackets, and longer: for tests, which see so what is not in a message.
    #[cfg(debug_assertions)]
    MadeUp,
}

/// A plural form of whole numbers, as CLDR names them, by its first letter.
pub(super) type Form = char;

/// The language of the process. It is chosen once, before the command line is read, because the help of the commands is
/// made while it is read: a value that is handed down could not reach that.
static CHOSEN: AtomicU8 = AtomicU8::new(0);

thread_local! {
    /// The language of what this thread writes now, if it is another.
    static INSTEAD: Cell<Option<Lang>> = const { Cell::new(None) };
}

impl Lang {
    /// All languages.
    pub const ALL: &[Lang] = &[
        Lang::English,
        Lang::PortugueseOfBrazil,
        Lang::PortugueseOfPortugal,
        Lang::Italian,
        Lang::German,
        Lang::Polish,
        #[cfg(debug_assertions)]
        Lang::MadeUp,
    ];

    /// Its tag in BCP 47, by which `--lang` names it.
    pub const fn tag(self) -> &'static str {
        match self {
            Lang::English => "en",
            Lang::PortugueseOfBrazil => "pt-BR",
            Lang::PortugueseOfPortugal => "pt-PT",
            Lang::Italian => "it",
            Lang::German => "de",
            Lang::Polish => "pl",
            #[cfg(debug_assertions)]
            Lang::MadeUp => "xx",
        }
    }

    /// The language that the program speaks now.
    pub fn current() -> Lang {
        if let Some(lang) = INSTEAD.get() {
            return lang;
        }
        let chosen = CHOSEN.load(Ordering::Relaxed);
        Lang::ALL.iter().copied().find(|lang| *lang as u8 == chosen).unwrap_or_default()
    }

    /// Makes it the language that the program speaks.
    pub fn speak(self) {
        CHOSEN.store(self as u8, Ordering::Relaxed);
    }

    /// The plural form for a number. The last form of a language, which its messages have as the default, is `*`.
    pub(super) const fn form(self, number: i128) -> Form {
        match self {
            Lang::PortugueseOfBrazil => match number {
                0 | 1 => 'o',
                _ => '*',
            },
            Lang::Polish => match (number, number % 10, number % 100) {
                (1, _, _) => 'o',
                (_, 2..=4, last_two) if !matches!(last_two, 12..=14) => 'f',
                _ => '*',
            },
            Lang::English | Lang::PortugueseOfPortugal | Lang::Italian | Lang::German => match number {
                1 => 'o',
                _ => '*',
            },
            #[cfg(debug_assertions)]
            Lang::MadeUp => Lang::English.form(number),
        }
    }

    /// The sign between thousands, and the fewest digits of a number that has it, as CLDR has them. A space does not
    /// break.
    pub(super) const fn thousands(self) -> (char, usize) {
        match self {
            Lang::English => (',', 4),
            Lang::PortugueseOfBrazil | Lang::German => ('.', 4),
            Lang::Italian => ('.', 5),
            Lang::PortugueseOfPortugal | Lang::Polish => ('\u{a0}', 5),
            #[cfg(debug_assertions)]
            Lang::MadeUp => Lang::English.thousands(),
        }
    }

    /// The sign before decimals.
    pub(super) const fn decimal(self) -> char {
        match self {
            Lang::English => '.',
            Lang::PortugueseOfBrazil
            | Lang::PortugueseOfPortugal
            | Lang::Italian
            | Lang::German
            | Lang::Polish => ',',
            #[cfg(debug_assertions)]
            Lang::MadeUp => Lang::English.decimal(),
        }
    }

    /// What is written after a number of percent.
    pub(super) const fn percent(self) -> &'static str {
        match self {
            Lang::German => "\u{a0}%",
            Lang::English
            | Lang::PortugueseOfBrazil
            | Lang::PortugueseOfPortugal
            | Lang::Italian
            | Lang::Polish => "%",
            #[cfg(debug_assertions)]
            Lang::MadeUp => Lang::English.percent(),
        }
    }
}

/// What is always in English, whatever the language: scripts, and what is written into the ledger.
pub fn in_english<R>(write: impl FnOnce() -> R) -> R {
    speaking(Lang::English, write)
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
        let forms = |lang: Lang| -> String {
            [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 112, 122].map(|number| lang.form(number)).iter().collect()
        };
        assert_eq!(forms(Lang::English), "*o**********");
        assert_eq!(forms(Lang::PortugueseOfPortugal), "*o**********");
        assert_eq!(forms(Lang::PortugueseOfBrazil), "oo**********");
        assert_eq!(forms(Lang::Polish), "*off*****f*f");
    }

    #[test]
    fn a_language_spoken_for_a_while() {
        let tag = || Lang::current().tag();
        assert_eq!(
            (speaking(Lang::Polish, || (tag(), in_english(tag), tag())), tag()),
            (("pl", "en", "pl"), "en")
        );
    }
}
