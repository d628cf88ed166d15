//! Numbers in the words of players: `twenty three`, `dreiundzwanzig`, `third`.

use std::collections::HashMap;

use super::lists::WordList;
use crate::say::{Fixed, InEach, Lang, written::reading as say};
use ginscore_notation::unaccented;

/// The counts below twenty, and the tens from there.
const NUMBERS: WordList = |lang| say::Numbers.text_in(lang);
const TENS: WordList = |lang| say::Tens.text_in(lang);

/// The count that the first words say in English or in the language in use, and the words after it: `four` is 4, and
/// `twenty three` is 23.
pub(crate) fn count_in_words<'w, 'l>(words: &'w [&'l str]) -> Option<(usize, &'w [&'l str])> {
    // `vinte e três`
    (1..=words.len().min(3)).rev().find_map(|taken| {
        let (said, after) = words.split_at_checked(taken)?;
        let said = unaccented(&said.concat().replace('-', ""));
        let said = said.trim_end_matches(',');
        let count = |lang| Spoken::of(lang).counts.get(said).copied();
        Some((count(Lang::ENGLISH).or_else(|| count(Lang::current()))?, after))
    })
}

/// The count that one word says.
pub(crate) fn number_in_words(word: &str) -> Option<usize> {
    count_in_words(&[word]).map(|(count, _)| count)
}

/// The number that a word says as that of a hand: 3 for `third`.
pub(crate) fn ordinal(word: &str) -> Option<usize> {
    let word = unaccented(word.trim_end_matches(','));
    [Lang::ENGLISH, Lang::current()]
        .into_iter()
        .find_map(|lang| Spoken::of(lang).ordinals.get(&word).copied())
}

/// The numbers of a language by the words for them, without accents.
struct Spoken {
    counts: HashMap<String, usize>,
    ordinals: HashMap<String, usize>,
}

static SPOKEN: InEach<Spoken> = InEach::new();

impl Spoken {
    fn of(lang: Lang) -> &'static Spoken {
        SPOKEN.of(lang, || Spoken::new(lang))
    }

    fn new(lang: Lang) -> Spoken {
        let tens = (2..).zip(TENS(lang).split(' ')).flat_map(|(ten, tens)| {
            let tens = unaccented(tens);
            let with_ones = |(one, forms): (usize, Vec<String>)| {
                let joined: Vec<String> = forms.iter().flat_map(|form| joined(&tens, form)).collect();
                joined.into_iter().map(move |word| (word, 10 * ten + one))
            };
            let ones: Vec<_> = places(NUMBERS(lang)).take(10).skip(1).flat_map(with_ones).collect();
            [(tens, 10 * ten)].into_iter().chain(ones)
        });
        let below =
            places(NUMBERS(lang)).flat_map(|(place, forms)| forms.into_iter().map(move |form| (form, place)));
        let ordinals = places(say::Ordinals.text_in(lang))
            .flat_map(|(place, forms)| forms.into_iter().map(move |form| (form, place + 1)));
        Spoken { counts: first_of_each(below.chain(tens)), ordinals: first_of_each(ordinals) }
    }
}

/// The words of a list with their places; some have several forms: `zero/nought`.
fn places(list: &str) -> impl Iterator<Item = (usize, Vec<String>)> {
    list.split(' ').map(|forms| forms.split('/').map(unaccented).collect()).enumerate()
}

fn first_of_each(words: impl Iterator<Item = (String, usize)>) -> HashMap<String, usize> {
    let mut all = HashMap::new();
    words.for_each(|(word, number)| {
        all.entry(word).or_insert(number);
    });
    all
}

/// The words of tens and ones, by the rules of all languages, since they do not meet: `twentythree`, `dreiundzwanzig`, `ventitre`,
/// `ventotto`, `vinteetres`.
fn joined(tens: &str, ones: &str) -> Vec<String> {
    let short = tens.strip_suffix(['a', 'i']).filter(|_| ones.starts_with(['u', 'o']));
    let after = [Some(tens), short].into_iter().flatten();
    let after = after.flat_map(|tens| [format!("{tens}{ones}"), format!("{tens}e{ones}")]);
    // `einundzwanzig`, of `eins`
    let before = [Some(ones), ones.strip_suffix('s')].into_iter().flatten();
    after.chain(before.map(|ones| format!("{ones}und{tens}"))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::say::speaking;

    #[test]
    fn counts_are_read_as_each_language_says_them() {
        for (tag, typed, count) in [
            ("en", "four", 4),
            ("en", "Twenty-Three,", 23),
            ("en", "twenty three v", 23),
            ("en", "ninety eight", 98),
            ("en", "thirty", 30),
            ("de", "einundzwanzig", 21),
            ("de", "siebenundsechzig", 67),
            ("de", "zwölf", 12),
            ("it", "ventuno", 21),
            ("it", "ventitré", 23),
            ("it", "ottantotto", 88),
            ("pl", "dwadzieścia trzy v", 23),
            ("pl", "czterdziesci", 40),
            ("pt-BR", "vinte e um", 21),
            ("pt-BR", "noventa e nove", 99),
            ("pt-PT", "dezasseis", 16),
            ("pt-PT", "twenty", 20),
        ] {
            speaking(Lang::with_tag(tag).unwrap(), || {
                let words: Vec<&str> = typed.split(' ').collect();
                let found = count_in_words(&words).map(|(count, after)| (count, after == ["v"]));
                assert_eq!(found, Some((count, typed.ends_with('v'))), "{tag}: {typed}");
            });
        }
        for typed in ["twenty ten", "twenty zero", "fourty", "drei und zwanzig", "und", ""] {
            let words: Vec<&str> = typed.split(' ').collect();
            let found = count_in_words(&words);
            assert!(
                found.is_none_or(|(count, after)| count == 20 && !after.is_empty()),
                "{typed}: {found:?}"
            );
        }
    }
}
