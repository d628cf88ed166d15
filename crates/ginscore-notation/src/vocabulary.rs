//! The words of card players in each language: for suits, ranks, and what the notation and the commands have words of
//! their own for. They are data, one file a language, and are never read as a hand: a line with such words is refused,
//! and what to type in their place is found.

use crate::national_letters::NationalLetters;
use ginscore_rules::cards::{Card, Rank, Suit};

/// A language with words for cards: English, or one that has letters for them.
pub(super) type Language = Option<NationalLetters>;

/// English, and then the languages with letters of their own.
pub(super) fn languages() -> impl Iterator<Item = Language> {
    std::iter::once(None).chain(NationalLetters::ALL.map(Some))
}

/// The file of a language.
const fn file(language: Language) -> &'static str {
    match language {
        None => include_str!("languages/en.txt"),
        Some(NationalLetters::Portuguese) => include_str!("languages/pt.txt"),
        Some(NationalLetters::Spanish) => include_str!("languages/es.txt"),
        Some(NationalLetters::French) => include_str!("languages/fr.txt"),
        Some(NationalLetters::Italian) => include_str!("languages/it.txt"),
        Some(NationalLetters::German) => include_str!("languages/de.txt"),
        Some(NationalLetters::Polish) => include_str!("languages/pl.txt"),
    }
}

/// A word of players, without accents, with what it means: a suit, a rank, or a word of the notation.
pub(super) type Entry = (&'static str, String);

/// The words of a language in the order of its file.
pub(super) fn entries(language: Language) -> Vec<Entry> {
    let lines = file(language).lines().filter(|line| !line.starts_with('#'));
    let entries = lines.flat_map(|line| {
        let mut words = line.split_whitespace();
        let meaning = words.next().unwrap_or_default();
        words.map(move |word| (meaning, unaccented(word)))
    });
    entries.collect()
}

/// The meanings of a word of players in any language but English, as its file names them: the words of the notation,
/// and `draw`, `knock`, `of` and others. Suits and ranks are left out.
///
/// ```
/// use ginscore_notation::meanings;
/// assert_eq!(meanings("Rückgängig"), ["undo"]);
/// assert_eq!(meanings("Herz"), [""; 0]);
/// ```
pub fn meanings(word: &str) -> Vec<&'static str> {
    meanings_in(languages().skip(1), word)
}

/// The meanings of an English word that is not one of the notation.
///
/// ```
/// use ginscore_notation::english_meanings;
/// assert_eq!(english_meanings("oops"), ["undo"]);
/// ```
pub fn english_meanings(word: &str) -> Vec<&'static str> {
    meanings_in(std::iter::once(None), word)
}

fn meanings_in(languages: impl Iterator<Item = Language>, word: &str) -> Vec<&'static str> {
    let word = unaccented(word);
    let entries = languages.flat_map(entries).filter(|(_, known)| *known == word);
    let meanings = entries.map(|(meaning, _)| meaning);
    meanings.filter(|meaning| suit_named(meaning).is_none() && rank_named(meaning).is_none()).collect()
}

/// The suit that a file names.
pub(super) fn suit_named(meaning: &str) -> Option<Suit> {
    Suit::ALL.into_iter().find(|suit| {
        meaning
            == match suit {
                Suit::Clubs => "clubs",
                Suit::Diamonds => "diamonds",
                Suit::Hearts => "hearts",
                Suit::Spades => "spades",
            }
    })
}

/// The rank that a file names.
pub(super) fn rank_named(meaning: &str) -> Option<Rank> {
    match meaning {
        "ace" => Some(Rank::Ace),
        "jack" => Some(Rank::Jack),
        "queen" => Some(Rank::Queen),
        "king" => Some(Rank::King),
        "10" => Some(Rank::Ten),
        number => {
            let mut letters = number.chars();
            let rank = letters.next().filter(char::is_ascii_digit).and_then(Rank::from_letter);
            rank.filter(|_| letters.next().is_none())
        }
    }
}

/// A card as it is typed in the letters of a language: `10h`, `10he`, `Dka`.
///
/// ```
/// use ginscore_notation::{NationalLetters, typed_card};
/// let card = "QD".parse().unwrap();
/// assert_eq!(typed_card(card, None), "qd");
/// assert_eq!(typed_card(card, Some(NationalLetters::Polish)), "Dka");
/// ```
pub fn typed_card(card: Card, letters: Option<NationalLetters>) -> String {
    format!("{}{}", typed_rank(card.rank, letters), typed_suit(card.suit, letters))
}

/// A suit as it is typed in a word of cards.
pub(super) fn typed_suit(suit: Suit, letters: Language) -> String {
    match letters {
        None => suit.letter().to_ascii_lowercase().to_string(),
        Some(letters) => letters.suit(suit).to_owned(),
    }
}

/// A rank as it is typed in a word of cards.
pub(super) fn typed_rank(rank: Rank, letters: Language) -> String {
    match (rank, letters) {
        (Rank::Ten, _) => "10".to_owned(),
        (_, None) => rank.letter().to_ascii_lowercase().to_string(),
        (_, Some(letters)) => letters.rank(rank).to_string(),
    }
}

/// The word in lower case and without accents, which many leave out in a hurry.
pub fn unaccented(word: &str) -> String {
    let unmarked = |letter: char| match letter {
        'ä' | 'á' | 'à' | 'â' | 'ã' | 'ą' => 'a',
        'ç' | 'ć' => 'c',
        'é' | 'è' | 'ê' | 'ë' | 'ę' => 'e',
        'í' | 'î' | 'ï' => 'i',
        'ł' => 'l',
        'ñ' | 'ń' => 'n',
        'ö' | 'ó' | 'ô' | 'õ' => 'o',
        'ś' => 's',
        'ü' | 'ú' | 'û' => 'u',
        'ź' | 'ż' => 'z',
        other => other,
    };
    word.to_lowercase().replace('œ', "oe").chars().map(unmarked).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card_word::read_card;
    use crate::words::{COMMANDS, TokenKind, tokens};

    const WITHIN: [&str; 13] = [
        "of", "to", "against", "and", "accepted", "boxes", "gin", "needless", "draw", "knock", "undercut",
        "save", "penalty",
    ];

    fn is_card(meaning: &str) -> bool {
        suit_named(meaning).is_some() || rank_named(meaning).is_some()
    }

    #[test]
    fn every_word_has_one_meaning_and_is_no_word_of_the_notation() {
        for language in languages() {
            let all = entries(language);
            for (meaning, word) in &all {
                let known = is_card(meaning) || WITHIN.contains(meaning) || COMMANDS.contains(meaning);
                assert!(known || *meaning == "won", "{meaning}");
                assert_eq!(unaccented(word), *word);
                assert!(!COMMANDS.contains(&word.as_str()), "{word}");
                assert!(tokens(word, 0).iter().all(|token| token.sign == TokenKind::Word), "{word}");
                // The ace is `As` in five languages, and the ace of spades in English letters.
                assert!(read_card(word).is_none() || word == "as" && *meaning == "ace", "{word}");
                let cards = all.iter().filter(|(other, same)| same == word && is_card(other));
                assert!(!is_card(meaning) || cards.count() == 1, "{language:?} {word}");
            }
            for suit in ["clubs", "diamonds", "hearts", "spades"] {
                assert!(all.iter().any(|(meaning, _)| *meaning == suit), "{language:?} {suit}");
            }
            for rank in ["ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king"] {
                assert!(all.iter().any(|(meaning, _)| *meaning == rank), "{language:?} {rank}");
            }
        }
    }

    #[test]
    fn a_command_is_the_same_in_every_language_that_has_the_word() {
        for (_, word) in languages().skip(1).flat_map(entries) {
            let mut commands = meanings(&word);
            commands.retain(|meaning| COMMANDS.contains(meaning));
            commands.dedup();
            assert!(commands.len() < 2, "{word}: {commands:?}");
        }
    }
}
