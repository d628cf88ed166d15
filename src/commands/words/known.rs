//! All words of the lists together, for what is said of a line that was not understood.

use std::collections::HashSet;

use super::lists::ALL;
use super::{LINES, PROBABLE};
use crate::say::Lang;
use ginscore_notation::unaccented;

/// The words of all lists in English and in the language in use, without accents. Of words that have a meaning together, each is one.
pub(crate) struct KnownWords(HashSet<String>);

impl KnownWords {
    pub(crate) fn new() -> KnownWords {
        let of_lines = LINES.iter().chain(&PROBABLE).map(|(_, list)| *list);
        let lists: Vec<_> = ALL.iter().copied().chain(of_lines).collect();
        let languages = [Lang::ENGLISH, Lang::current()];
        let texts = languages.iter().flat_map(|lang| lists.iter().map(|list| list(*lang)));
        KnownWords(texts.flat_map(|text| text.split([' ', '-', '/'])).map(unaccented).collect())
    }

    pub(crate) fn has(&self, word: &str) -> bool {
        self.0.contains(&unaccented(word))
    }
}
