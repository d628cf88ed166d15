//! Words that are counts: `17` and `kq7`.

use ginscore_rules::cards::Rank;
use ginscore_rules::hand::Count;

pub(super) fn count(word: &str) -> Option<Count> {
    number(word).map(Count::from).or_else(|| ranks(word).map(Count::of_ranks))
}

pub(super) fn is_count(word: &str) -> bool {
    count(word).is_some()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ten_has_two_digits() {
        let ranks = |ranks: &[Rank]| Some(Count::of_ranks(ranks.iter().copied()));
        for (word, expected) in [
            ("k10", ranks(&[Rank::King, Rank::Ten])),
            ("10k", ranks(&[Rank::Ten, Rank::King])),
            ("kq7", ranks(&[Rank::King, Rank::Queen, Rank::Seven])),
            ("17", Some(Count::from(17))),
            ("99999999999", Some(Count::from(u32::MAX))),
            // 1 is no rank: an ace is `a`.
            ("k1", None),
            ("k17", None),
            ("4s", None),
            ("", None),
        ] {
            assert_eq!((count(word), is_count(word)), (expected.clone(), expected.is_some()), "{word}");
        }
    }
}
