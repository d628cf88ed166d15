//! The letters of cards in other languages than English: one alphabet of suits in two letters, and of face cards.

use ginscore_rules::cards::{Card, Rank, Suit};

/// A language whose words for the suits and the face cards can be typed.
///
/// Every suit has two letters, and no two languages use the same spelling for different cards. Together they are one
/// alphabet, in which a word means the same whatever language the player speaks.
///
/// ```
/// use ginscore_notation::NationalLetters;
/// use ginscore_rules::cards::{Rank, Suit};
///
/// // The queen of spades is a dama de espadas in Portugal, and a Pik Dame in Germany.
/// let portuguese = NationalLetters::Portuguese;
/// assert_eq!((portuguese.rank(Rank::Queen), portuguese.suit(Suit::Spades)), ('D', "es"));
/// let german = NationalLetters::German;
/// assert_eq!((german.rank(Rank::Queen), german.suit(Suit::Spades)), ('D', "pi"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum NationalLetters {
    Portuguese,
    Spanish,
    French,
    Italian,
    German,
    Polish,
}

/// The letters of one language, with the suits from clubs to spades.
struct LetterRow {
    suits: [&'static str; 4],
    faces: [char; 3],
    /// The same in letters that are read as well, but not written.
    also: [char; 3],
}

static TABLE: [LetterRow; 6] = [
    // Portuguese.
    LetterRow { suits: ["pa", "ou", "co", "es"], faces: ['V', 'D', 'R'], also: ['V', 'D', 'R'] },
    // Spanish.
    LetterRow { suits: ["tr", "di", "co", "pi"], faces: ['J', 'Q', 'K'], also: ['J', 'Q', 'K'] },
    // French.
    LetterRow { suits: ["tr", "ca", "co", "pi"], faces: ['V', 'D', 'R'], also: ['V', 'D', 'R'] },
    // Italian.
    LetterRow {
        suits: ["fi", "qu", "cu", "pi"],
        faces: ['J', 'Q', 'K'],
        // Italian packs have J, Q and K; people write fante, donna and re.
        also: ['F', 'D', 'R'],
    },
    // German.
    LetterRow { suits: ["kr", "ka", "he", "pi"], faces: ['B', 'D', 'K'], also: ['B', 'D', 'K'] },
    // Polish.
    LetterRow { suits: ["tr", "ka", "ki", "pi"], faces: ['W', 'D', 'K'], also: ['W', 'D', 'K'] },
];

impl NationalLetters {
    /// All languages.
    pub const ALL: [NationalLetters; 6] = [
        NationalLetters::Portuguese,
        NationalLetters::Spanish,
        NationalLetters::French,
        NationalLetters::Italian,
        NationalLetters::German,
        NationalLetters::Polish,
    ];

    const fn row(self) -> &'static LetterRow {
        let [portuguese, spanish, french, italian, german, polish] = &TABLE;
        match self {
            NationalLetters::Portuguese => portuguese,
            NationalLetters::Spanish => spanish,
            NationalLetters::French => french,
            NationalLetters::Italian => italian,
            NationalLetters::German => german,
            NationalLetters::Polish => polish,
        }
    }

    /// The two letters of a suit, as in `4-7es` for four spades in Portuguese.
    pub const fn suit(self, suit: Suit) -> &'static str {
        let [clubs, diamonds, hearts, spades] = self.row().suits;
        match suit {
            Suit::Clubs => clubs,
            Suit::Diamonds => diamonds,
            Suit::Hearts => hearts,
            Suit::Spades => spades,
        }
    }

    /// The letter of a rank. `T` for the ten, which is written `10` in a word of these letters.
    pub const fn rank(self, rank: Rank) -> char {
        let [jack, queen, king] = self.row().faces;
        match rank {
            Rank::Jack => jack,
            Rank::Queen => queen,
            Rank::King => king,
            other => other.letter(),
        }
    }

    /// The jack, queen or king that a letter means, in any case.
    pub(super) fn face(self, letter: char) -> Option<Rank> {
        let faces = [Rank::Jack, Rank::Queen, Rank::King];
        let LetterRow { faces: written, also, .. } = self.row();
        let mut all = faces.into_iter().zip(written.iter().zip(also));
        let upper = letter.to_ascii_uppercase();
        all.find(|(_, (face, also))| **face == upper || **also == upper).map(|(rank, _)| rank)
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
    let rank = match (card.rank, letters) {
        (Rank::Ten, _) => "10".to_owned(),
        (rank, None) => rank.letter().to_ascii_lowercase().to_string(),
        (rank, Some(letters)) => letters.rank(rank).to_string(),
    };
    let suit = match letters {
        None => card.suit.letter().to_ascii_lowercase().to_string(),
        Some(letters) => letters.suit(card.suit).to_owned(),
    };
    rank + &suit
}

/// The suit that two letters mean in any of the languages, in lower case.
pub(super) fn suit_of(first: char, second: char) -> Option<Suit> {
    let mut both = TABLE.iter().flat_map(|row| Suit::ALL.into_iter().zip(row.suits));
    both.find(|(_, letters)| letters.chars().eq([first, second])).map(|(suit, _)| suit)
}

/// The jack, queen or king that a letter means in any of the languages but not in English, in upper case.
pub(super) fn face_of(letter: char) -> Option<Rank> {
    if Rank::from_letter(letter).is_some() {
        return None;
    }
    NationalLetters::ALL.into_iter().find_map(|language| language.face(letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The jack, and the suits from clubs to spades.
    #[test]
    fn the_letters_of_each_language() {
        let letters = NationalLetters::ALL.map(|one| {
            let suits = Suit::ALL.map(|suit| one.suit(suit)).join(" ");
            format!("{one:?} {} {suits}", one.rank(Rank::Jack))
        });
        let expected = [
            "Portuguese V pa ou co es",
            "Spanish J tr di co pi",
            "French V tr ca co pi",
            "Italian J fi qu cu pi",
            "German B kr ka he pi",
            "Polish W tr ka ki pi",
        ];
        assert_eq!(letters, expected);
    }

    /// No spelling means two suits or two ranks, and none is a letter of the other kind.
    #[test]
    fn the_languages_are_one_alphabet() {
        for language in NationalLetters::ALL {
            for suit in Suit::ALL {
                let letters: Vec<char> = language.suit(suit).chars().collect();
                assert_eq!(suit_of(letters[0], letters[1]), Some(suit), "{language:?} {suit:?}");
            }
            for rank in Rank::ALL {
                let letter = language.rank(rank);
                let read = Rank::from_letter(letter).or_else(|| face_of(letter));
                assert_eq!(read, Some(rank), "{language:?} {letter}");
            }
        }
        assert_eq!((suit_of('s', 's'), face_of('Q'), face_of('S')), (None, None, None));
    }
}
