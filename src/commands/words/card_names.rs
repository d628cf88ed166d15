//! The names of ranks and suits as players say them: `kings`, `walety`, `Buben`.

use super::lists::ACES;
use super::means;
use crate::say::{InEach, Lang, in_english};
use crate::show::cards::in_words::{rank_name, suit_name};
use ginscore_notation::unaccented;
use ginscore_rules::cards::{Rank, Suit};

/// The fewest letters of a word before its end.
const STEM: usize = 3;

/// The suit that a word names in English or in the language in use, perhaps in the plural.
pub(crate) fn suit_named(word: &str) -> Option<Suit> {
    let names = Names::of(Lang::current());
    let word = singular(word);
    Suit::ALL
        .into_iter()
        .zip(&names.suits)
        .find(|(_, name)| name.is_it(&word, names.ends))
        .map(|(suit, _)| suit)
}

/// The same of a rank.
pub(crate) fn rank_named(word: &str) -> Option<Rank> {
    let names = Names::of(Lang::current());
    let typed = singular(word);
    let mut ranks = Rank::ALL.into_iter().zip(&names.ranks);
    let is_ace = || means(word, ACES).then_some(Rank::Ace);
    ranks.find(|(_, name)| name.is_it(&typed, names.ends)).map(|(rank, _)| rank).or_else(is_ace)
}

/// The names of a language, and those in English.
struct Names {
    suits: Vec<Name>,
    ranks: Vec<Name>,
    /// The ends that a word may have in another case or in the plural.
    ends: &'static [&'static str],
}

struct Name {
    own: String,
    /// What is left of it without its end. `None` if its end does not change.
    stem: Option<String>,
    english: String,
}

static NAMES: InEach<Names> = InEach::new();

impl Names {
    fn of(lang: Lang) -> &'static Names {
        NAMES.of(lang, || Names::new(lang))
    }

    fn new(lang: Lang) -> Names {
        // `walety`, `pika`, `assi`, `Buben`: in Polish, Italian and German the end of a word changes, but for `karo`.
        let ends: &[&str] = match lang.tag() {
            "pl" => &["", "a", "y", "i", "e", "u", "em", "ow"],
            "it" => &["a", "e", "i", "o"],
            "de" => &["", "e", "en"],
            _ => &[],
        };
        let suits = Suit::ALL.map(|suit| Name::new(|| suit_name(suit).to_owned(), lang)).into();
        let ranks = Rank::ALL.map(|rank| Name::new(|| rank_name(rank), lang)).into();
        Names { suits, ranks, ends }
    }
}

impl Name {
    fn new(name: impl Fn() -> String, lang: Lang) -> Name {
        let own = singular(&name());
        let stem = own.trim_end_matches(['a', 'e', 'i', 'y']);
        let stem = if lang.tag() == "it" { stem.trim_end_matches('o') } else { stem };
        let is_stem = stem.len() >= STEM && !stem.ends_with('o');
        Name { stem: is_stem.then(|| stem.to_owned()), english: singular(&in_english(&name)), own }
    }

    fn is_it(&self, word: &str, ends: &[&str]) -> bool {
        let has_stem =
            |stem: &String| word.strip_prefix(stem.as_str()).is_some_and(|end| ends.contains(&end));
        word == self.own || self.stem.as_ref().is_some_and(has_stem) || word == self.english
    }
}

/// A word without accents, and without the `s` of a plural.
fn singular(word: &str) -> String {
    let word = unaccented(word);
    word.strip_suffix('s').filter(|word| word.len() > 2).map_or(word.clone(), str::to_owned)
}
