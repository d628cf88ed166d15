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
    /// True while this thread writes something that is always in English.
    static IN_ENGLISH: Cell<bool> = const { Cell::new(false) };
}

impl Lang {
    /// All languages.
    pub const ALL: &[Lang] = &[
        Lang::English,
        #[cfg(debug_assertions)]
        Lang::MadeUp,
    ];

    /// Its tag in BCP 47, by which `--lang` names it.
    pub const fn tag(self) -> &'static str {
        match self {
            Lang::English => "en",
            #[cfg(debug_assertions)]
            Lang::MadeUp => "xx",
        }
    }

    /// The language that the program speaks now.
    pub fn current() -> Lang {
        if IN_ENGLISH.get() {
            return Lang::English;
        }
        let chosen = CHOSEN.load(Ordering::Relaxed);
        Lang::ALL.iter().copied().find(|lang| *lang as u8 == chosen).unwrap_or_default()
    }

    /// Makes it the language that the program speaks.
    pub fn speak(self) {
        CHOSEN.store(self as u8, Ordering::Relaxed);
    }

    /// The plural form for a number.
    pub(super) const fn form(self, number: i128) -> Form {
        match self {
            Lang::English => {
                if number == 1 {
                    'o'
                } else {
                    '*'
                }
            }
            #[cfg(debug_assertions)]
            Lang::MadeUp => Lang::English.form(number),
        }
    }

    /// The sign between thousands, and the fewest digits of a number that has it.
    pub(super) const fn thousands(self) -> (char, usize) {
        match self {
            Lang::English => (',', 4),
            #[cfg(debug_assertions)]
            Lang::MadeUp => (',', 4),
        }
    }

    /// The sign before decimals.
    pub(super) const fn decimal(self) -> char {
        match self {
            Lang::English => '.',
            #[cfg(debug_assertions)]
            Lang::MadeUp => '.',
        }
    }

    /// What is written after a number of percent.
    pub(super) const fn percent(self) -> &'static str {
        match self {
            Lang::English => "%",
            #[cfg(debug_assertions)]
            Lang::MadeUp => "%",
        }
    }
}

/// What is always in English, whatever the language: scripts, and what is written into the ledger.
pub fn in_english<R>(write: impl FnOnce() -> R) -> R {
    let before = IN_ENGLISH.replace(true);
    let written = write();
    IN_ENGLISH.set(before);
    written
}
