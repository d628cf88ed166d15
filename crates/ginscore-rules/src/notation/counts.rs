//! Words that are counts: `17` and `kq7`.

use crate::cards::card::Rank;
use crate::rules::count::Addend;

/// The part of a count that the word is, or `None` if it is anything else.
pub(super) fn addend(word: &str) -> Option<Addend> {
    number(word).map(Addend::Number).or_else(|| ranks(word).map(Addend::Ranks))
}

/// Returns true if the word is a count, or a part of one.
pub(super) fn is_count(word: &str) -> bool {
    addend(word).is_some()
}

/// The number that the word is, or `None` if it is not one. A number too big for the type becomes the greatest one,
/// which the referee rejects in the same way.
pub(super) fn number(word: &str) -> Option<u32> {
    let digits = !word.is_empty() && word.chars().all(|digit| digit.is_ascii_digit());
    digits.then(|| word.parse().unwrap_or(u32::MAX))
}

/// The ranks of a word without suits, as in `kq7`; `None` if it is anything else.
fn ranks(word: &str) -> Option<Vec<Rank>> {
    let mut ranks = Vec::new();
    let mut letters = word.chars();
    while let Some(letter) = letters.next() {
        ranks.push(match letter {
            '1' if letters.next() == Some('0') => Rank::Ten,
            letter => Rank::from_letter(letter)?,
        });
    }
    Some(ranks).filter(|ranks| !ranks.is_empty())
}
