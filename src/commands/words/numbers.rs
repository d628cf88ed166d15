//! Numbers in the words of players: `twenty three`, `dreiundzwanzig`, `third`.

use super::lists::WordList;
use crate::commands::run::prompt::unaccented;
use crate::say::{Fixed, Lang, written::reading as say};

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
        Some((count_of(said, Lang::ENGLISH).or_else(|| count_of(said, Lang::current()))?, after))
    })
}

/// The count that one word says.
pub(crate) fn number_in_words(word: &str) -> Option<usize> {
    count_in_words(&[word]).map(|(count, _)| count)
}

/// The count that a word without accents and hyphens says in a language.
fn count_of(word: &str, lang: Lang) -> Option<usize> {
    // Few words have one of the tens in them.
    let has = |tens: &str| word.contains(tens.strip_suffix(['a', 'i']).unwrap_or(tens));
    let tens_of = |tens: &str| {
        let tens = (has(tens) || !tens.is_ascii()).then(|| unaccented(tens))?;
        has(&tens).then_some(tens)
    };
    let ones = |tens: &str| {
        let is_one = |one: &str| one.split('/').any(|one| is_joined(word, tens, &unaccented(one)));
        NUMBERS(lang).split(' ').take(10).skip(1).position(is_one).map(|one| one + 1)
    };
    place_of(word, NUMBERS, lang).or_else(|| {
        (2..).zip(TENS(lang).split(' ')).find_map(|(ten, tens)| {
            let tens = tens_of(tens)?;
            let one = if word == tens { 0 } else { ones(&tens)? };
            Some(10 * ten + one)
        })
    })
}

/// The place of a word without accents in a list in which some places have several forms: `zero/nought`.
fn place_of(word: &str, list: WordList, lang: Lang) -> Option<usize> {
    let is_it = |form: &str| may_be(form, word) && unaccented(form) == word;
    list(lang).split(' ').position(|forms| forms.split('/').any(is_it))
}

/// Returns false for two words that begin with different letters, as most do.
fn may_be(known: &str, typed: &str) -> bool {
    match (known.as_bytes().first(), typed.as_bytes().first()) {
        (Some(known), Some(typed)) if known.is_ascii() && typed.is_ascii() => {
            known.eq_ignore_ascii_case(typed)
        }
        _ => true,
    }
}

/// The number that a word says as that of a hand: 3 for `third`.
pub(crate) fn ordinal(word: &str) -> Option<usize> {
    let word = unaccented(word.trim_end_matches(','));
    let of = |lang| place_of(&word, |lang| say::Ordinals.text_in(lang), lang);
    of(Lang::ENGLISH).or_else(|| of(Lang::current())).map(|place| place + 1)
}

/// Returns true for a word of tens and ones. The rules of all languages are tried, since they do not meet: `twentythree`,
/// `dreiundzwanzig`, `ventitre`, `ventotto`, `vinteetres`.
fn is_joined(word: &str, tens: &str, ones: &str) -> bool {
    let ends = |tens: &str| {
        word.strip_prefix(tens).is_some_and(|rest| rest == ones || rest.strip_prefix('e') == Some(ones))
    };
    let begins = word.strip_suffix(tens).and_then(|rest| rest.strip_suffix("und"));
    let short = tens.strip_suffix(['a', 'i']).filter(|_| ones.starts_with(['u', 'o']));
    ends(tens)
        || short.is_some_and(ends)
        || begins.is_some_and(|rest| rest == ones || format!("{rest}s") == ones)
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
