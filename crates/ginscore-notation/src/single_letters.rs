//! Words of cards in single letters of another language than English, as in `4-7e` for four spades in Portuguese. They
//! are not read, because `c` is hearts in five languages and clubs in English, but the spelling to type is found.

use crate::error::Respelling;
use crate::national_group::read_national;
use crate::national_letters::NationalLetters;
use ginscore_rules::cards::{Card, Rank, Suit};

/// The most letters of a word that is looked at: a suit of thirteen cards, each with its suit.
const LONGEST: usize = 30;

/// A letter of a word, or a ten, with what it may mean.
struct Letter<'w> {
    text: &'w str,
    rank: Option<Rank>,
    suits: Vec<Suit>,
}

/// The spellings of a word in two letters for each suit, in every language in which its letters are cards. Empty if
/// there are none.
pub fn respelled(word: &str) -> Vec<Respelling> {
    let each =
        |letters| respelled_in(word, letters, "").into_iter().map(move |word| Respelling { letters, word });
    NationalLetters::ALL.into_iter().flat_map(each).collect()
}

/// The spellings of a word in two letters for each suit in one language. `others` are the letters of the whole line.
pub(super) fn respelled_in(word: &str, letters: NationalLetters, others: &str) -> Vec<String> {
    if word.len() > LONGEST {
        return Vec::new();
    }
    let mut known: Vec<Vec<Card>> = Vec::new();
    let mut found = Vec::new();
    for word in spellings(word, letters, others) {
        let Some(Ok(group)) = read_national(&word, 0) else {
            continue;
        };
        let mut cards: Vec<Card> = group.cards().into_iter().map(|named| named.card).collect();
        cards.sort();
        let distinct = cards.is_sorted_by(|one, next| one < next);
        if distinct && !known.contains(&cards) {
            known.push(cards);
            found.push(word);
        }
    }
    found
}

/// The word in two letters for each suit, if its letters are those of the language.
fn spellings(word: &str, language: NationalLetters, others: &str) -> Vec<String> {
    let Some(letters) = letters(word, language, others) else {
        return Vec::new();
    };
    let last = letters.len().saturating_sub(1);
    let dash = letters.iter().position(|letter| letter.text == "-");
    // The places of the suits, in each form of a group.
    let forms: [Vec<usize>; 4] = [
        vec![last],
        dash.and_then(|dash| dash.checked_sub(1)).into_iter().chain([last]).collect(),
        (1..=last).collect(),
        (1..=last).step_by(2).collect(),
    ];
    // A German K may be clubs or diamonds.
    let each = forms.iter().flat_map(|suits| [0, 1].map(|choice| spelled(&letters, suits, choice, language)));
    each.flatten().collect()
}

/// The word with suits at these places. `choice` is the suit of a letter that means two of them; in a set every such
/// letter is the next suit.
fn spelled(
    letters: &[Letter<'_>],
    suits: &[usize],
    choice: usize,
    language: NationalLetters,
) -> Option<String> {
    let is_set = suits.len() > 1 && suits.len() + 1 == letters.len();
    let mut word = String::new();
    let mut several = 0;
    for (at, letter) in letters.iter().enumerate() {
        if !suits.contains(&at) {
            match letter.rank {
                Some(Rank::Ten) => word.push_str("10"),
                None if letter.text != "-" => return None,
                _ => word.push_str(letter.text),
            }
            continue;
        }
        let place = if is_set { choice + several } else { choice };
        several += usize::from(letter.suits.len() > 1);
        let suit = letter.suits.get(place % letter.suits.len().max(1))?;
        word.push_str(language.suit(*suit));
    }
    Some(word)
}

/// The letters of a word; `None` if one of them is not in this language.
fn letters<'w>(word: &'w str, language: NationalLetters, others: &str) -> Option<Vec<Letter<'w>>> {
    // With a face of this language, English suits are likely this language's, too: `Dh` is the queen of hearts.
    let own_face = |letter: char| language.face(letter).is_some() && Rank::from_letter(letter).is_none();
    let has_face = word.chars().any(own_face);
    let mut letters = Vec::new();
    let mut left = word.char_indices().peekable();
    while let Some((start, letter)) = left.next() {
        let ten = letter == '1' && left.next_if(|(_, second)| *second == '0').is_some();
        let end = left.peek().map_or(word.len(), |(next, _)| *next);
        let text = if letter == '–' { "-" } else { word.get(start..end)? };
        let face = language.face(letter);
        let english = || Rank::from_letter(letter).filter(|rank| *rank != Rank::Ten);
        let rank = if ten { Some(Rank::Ten) } else { face.or_else(english) };
        let mut suits = language.suits_among(letter.to_ascii_lowercase(), others);
        if suits.is_empty() && has_face && letter.is_ascii() && rank.is_none() {
            suits.extend(Suit::from_letter(letter));
        }
        if rank.is_none() && suits.is_empty() && text != "-" {
            return None;
        }
        letters.push(Letter { text, rank, suits });
    }
    Some(letters)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spelled(word: &str) -> Vec<String> {
        let mut words: Vec<String> = respelled(word).into_iter().map(|one| one.word).collect();
        words.sort();
        words.dedup();
        words
    }

    #[test]
    fn a_word_in_single_letters_has_a_spelling_that_is_read() {
        for (word, expected) in [
            ("4-7e", &["4-7es"][..]),
            ("4e-7e", &["4es-7es"]),
            ("4–7e", &["4-7es"]),
            ("VDRo", &["VDRou"]),
            ("9poe", &["9paoues"]),
            ("9tdp", &["9krdpi", "9trdipi", "9trdpi"]),
            ("10f", &["10fi"]),
            // An Italian Q is diamonds, or the queen; an F is clubs, or the knave.
            ("9fqc", &["9fiqcu", "9fiqucu", "9fqcu"]),
            ("4e5e6e", &["4es5es6es"]),
            // German clubs and diamonds both begin with K, and Polish and French diamonds do, too.
            ("4k", &["4ca", "4ka", "4ki", "4kr"]),
            ("9kkh", &["9kakhe", "9kakki", "9kikki", "9krkahe", "9krkhe"]),
            ("bdkh", &["bdkhe"]),
            ("wdkc", &["wdkki"]),
            ("4p", &["4pa", "4pi"]),
            // A face of a language with an English suit.
            ("Dh", &["Dco", "Dcu", "Dhe", "Dki"]),
            ("Fc", &["Fcu"]),
        ] {
            let found = spelled(word);
            assert_eq!(found, expected, "{word}");
        }
    }

    #[test]
    fn other_words_have_none() {
        for word in ["", "hello", "4x", "zz", "7", "e4", "Te", "-", "7-4e", "1e", "4-7", &"4e".repeat(20)] {
            assert_eq!(respelled(word), [], "{word}");
        }
    }
}
