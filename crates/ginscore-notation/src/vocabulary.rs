//! The words of a list, ready to be looked up as people type them: a line in words asks thousands of times whether a word is one
//! of a list.

use std::cell::RefCell;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

/// A word in lower case and without accents, which many leave out in a hurry.
///
/// ```
/// use ginscore_notation::unaccented;
/// assert_eq!(unaccented("Lúcia"), "lucia");
/// ```
pub fn unaccented(word: &str) -> String {
    let unmarked = |letter: char| match letter {
        'ä' | 'á' | 'à' | 'â' | 'ã' | 'ą' => 'a',
        'ç' | 'ć' => 'c',
        'é' | 'è' | 'ê' | 'ë' | 'ę' => 'e',
        'í' | 'î' | 'ï' | 'ì' => 'i',
        'ł' => 'l',
        'ñ' | 'ń' => 'n',
        'ö' | 'ó' | 'ô' | 'õ' | 'ò' => 'o',
        'ś' => 's',
        'ü' | 'ú' | 'û' | 'ù' => 'u',
        'ź' | 'ż' => 'z',
        other => other,
    };
    let low = word.to_lowercase();
    if low.is_ascii() { low } else { low.replace('œ', "oe").chars().map(unmarked).collect() }
}

/// The words of a list, without apostrophes.
struct Known {
    /// In small letters.
    exact: HashSet<String>,
    /// The same as they are typed without accents.
    plain: HashSet<String>,
    /// The first words of those that are several, and all others.
    firsts: HashSet<String>,
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
        let exact: HashSet<String> = words.split(' ').map(without_apostrophes).collect();
        let plain: HashSet<String> = exact.iter().map(|word| unaccented(word)).collect();
        let firsts = plain.iter().map(|word| first_of(word).to_owned()).collect();
        Known { exact, plain, firsts }
    }
}

/// The first of several words, which are joined by hyphens.
fn first_of(word: &str) -> &str {
    word.split('-').next().unwrap_or(word)
}

/// In small letters and without apostrophes: `whats` is typed for `what's`.
fn without_apostrophes(word: &str) -> String {
    word.to_lowercase().replace('\'', "")
}

/// A word as it was typed.
#[derive(Clone, Debug)]
pub struct TypedWord {
    word: String,
    /// Some keyboards write an accent as a sign of its own.
    plain: Option<String>,
}

impl TypedWord {
    /// A word to be looked up.
    pub fn new(word: &str) -> TypedWord {
        let word = without_apostrophes(word);
        let plain = word.contains(is_mark).then(|| unaccented(&word));
        TypedWord { word, plain }
    }

    /// Returns true for one of the words, which spaces separate. Accents may be missing in what was typed; where there are any,
    /// they count.
    ///
    /// ```
    /// use ginscore_notation::TypedWord;
    /// assert!(TypedWord::new("Hatte").is_among("habe hatte"));
    /// assert!(TypedWord::new("hatte").is_among("hätte"));
    /// assert!(!TypedWord::new("hätte").is_among("habe hatte"));
    /// ```
    pub fn is_among(&self, words: &'static str) -> bool {
        let known = Known::of(words);
        known.plain.contains(self.plain.as_ref().unwrap_or(&self.word)) || known.exact.contains(&self.word)
    }

    /// Returns true if one of the words may be this one with others after it, for which it has hyphens.
    ///
    /// ```
    /// use ginscore_notation::TypedWord;
    /// assert!(TypedWord::new("Nobody").may_begin("draw nobody-knocked"));
    /// assert!(!TypedWord::new("knocked").may_begin("draw nobody-knocked"));
    /// ```
    pub fn may_begin(&self, words: &'static str) -> bool {
        Known::of(words).firsts.contains(first_of(&unaccented(&self.word)))
    }

    /// Returns true for one of the words, with its accents.
    pub fn is_exactly_among(&self, words: &'static str) -> bool {
        Known::of(words).exact.contains(&self.word)
    }
}

const fn is_mark(sign: char) -> bool {
    matches!(sign, '\u{300}'..='\u{36f}')
}
