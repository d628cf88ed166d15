//! The words of a list, ready to be looked up: a line in words asks thousands of times whether a word is one of a list.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use crate::commands::run::prompt::unaccented;

/// The words of one meaning in one language.
#[derive(Default)]
struct Known {
    /// Those with accents or an apostrophe, which is left out.
    accented: HashSet<String>,
    /// All of them as they are typed without accents.
    plain: HashSet<String>,
}

thread_local! {
    /// By the place of the text, which is there as long as the program.
    static KNOWN: RefCell<HashMap<(*const u8, usize), Rc<Known>>> = RefCell::default();
}

impl Known {
    fn of(words: &'static str) -> Rc<Known> {
        let place = (words.as_ptr(), words.len());
        KNOWN.with_borrow_mut(|all| Rc::clone(all.entry(place).or_insert_with(|| Rc::new(Known::new(words)))))
    }

    fn new(words: &str) -> Known {
        let mut known = Known::default();
        for word in words.split(' ') {
            let low = word.to_lowercase().replace('\'', "");
            known.plain.insert(unaccented(&low));
            if !word.is_ascii() || word.contains('\'') {
                known.accented.insert(low);
            }
        }
        known
    }
}

/// A word as it was typed, in small letters and without apostrophes: `whats` is typed for `what's`.
pub(super) struct Typed {
    word: String,
    /// Some keyboards write an accent as a sign of its own.
    plain: Option<String>,
}

impl Typed {
    pub(super) fn new(word: &str) -> Typed {
        let word = word.to_lowercase().replace('\'', "");
        let plain = word.contains(is_mark).then(|| unaccented(&word));
        Typed { word, plain }
    }

    /// Returns true for one of the words. Accents may be missing in what was typed; where there are any, they count: `hätte` is not
    /// `hatte`.
    pub(super) fn is_among(&self, words: &'static str) -> bool {
        let known = Known::of(words);
        known.plain.contains(self.plain.as_ref().unwrap_or(&self.word)) || known.accented.contains(&self.word)
    }
}

const fn is_mark(sign: char) -> bool {
    matches!(sign, '\u{300}'..='\u{36f}')
}
