//! Ranks, suits and cards.

#![allow(missing_docs, reason = "a name or a type without a comment says it")]

use alloc::borrow::ToOwned;
use alloc::string::String;
use core::fmt;
use core::str::FromStr;

/// The rank of a card. The ace is low: A-2-3 is a run, Q-K-A is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rank {
    Ace,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
}

impl Rank {
    /// All ranks, from ace to king.
    pub const ALL: [Rank; 13] = [
        Rank::Ace,
        Rank::Two,
        Rank::Three,
        Rank::Four,
        Rank::Five,
        Rank::Six,
        Rank::Seven,
        Rank::Eight,
        Rank::Nine,
        Rank::Ten,
        Rank::Jack,
        Rank::Queen,
        Rank::King,
    ];

    /// The points of an unmelded card of this rank: 1 for the ace, 10 for the ten and the faces, else its number.
    ///
    /// ```
    /// use ginscore_rules::cards::Rank;
    /// assert_eq!(Rank::Ace.points(), 1);
    /// assert_eq!(Rank::Seven.points(), 7);
    /// assert_eq!(Rank::Queen.points(), 10);
    /// ```
    pub const fn points(self) -> u8 {
        let number = self as u8 + 1;
        if number > 10 { 10 } else { number }
    }

    /// The letter that the rank is written with; `T` for the ten.
    pub const fn letter(self) -> char {
        match self {
            Rank::Ace => 'A',
            Rank::Two => '2',
            Rank::Three => '3',
            Rank::Four => '4',
            Rank::Five => '5',
            Rank::Six => '6',
            Rank::Seven => '7',
            Rank::Eight => '8',
            Rank::Nine => '9',
            Rank::Ten => 'T',
            Rank::Jack => 'J',
            Rank::Queen => 'Q',
            Rank::King => 'K',
        }
    }

    /// The rank that a letter means, in either case, or `None` if it means none.
    pub const fn from_letter(letter: char) -> Option<Rank> {
        Some(match letter {
            'A' | 'a' => Rank::Ace,
            '2' => Rank::Two,
            '3' => Rank::Three,
            '4' => Rank::Four,
            '5' => Rank::Five,
            '6' => Rank::Six,
            '7' => Rank::Seven,
            '8' => Rank::Eight,
            '9' => Rank::Nine,
            'T' | 't' => Rank::Ten,
            'J' | 'j' => Rank::Jack,
            'Q' | 'q' => Rank::Queen,
            'K' | 'k' => Rank::King,
            _ => return None,
        })
    }

    /// The next higher rank, or `None` above the king.
    pub fn above(self) -> Option<Rank> {
        Rank::ALL.get(self as usize + 1).copied()
    }

    /// The next lower rank, or `None` below the ace.
    pub fn below(self) -> Option<Rank> {
        (self as usize).checked_sub(1).and_then(|below| Rank::ALL.get(below)).copied()
    }
}

/// The suit of a card. In gin rummy all suits are equal, except that the suit of the knock card may double a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Suit {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
}

impl Suit {
    /// All suits, in the order of their letters.
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];

    /// The letter that the suit is written with: C, D, H or S.
    pub const fn letter(self) -> char {
        match self {
            Suit::Clubs => 'C',
            Suit::Diamonds => 'D',
            Suit::Hearts => 'H',
            Suit::Spades => 'S',
        }
    }

    /// The symbol of the suit, as text (not as an emoji).
    pub const fn symbol(self) -> char {
        match self {
            Suit::Clubs => '♣',
            Suit::Diamonds => '♦',
            Suit::Hearts => '♥',
            Suit::Spades => '♠',
        }
    }

    /// The suit that a letter (in either case) or a symbol (solid or hollow) means, or `None` if it means none.
    pub const fn from_letter(letter: char) -> Option<Suit> {
        match letter {
            'c' | 'C' | '♣' | '♧' => Some(Suit::Clubs),
            'd' | 'D' | '♦' | '♢' => Some(Suit::Diamonds),
            'h' | 'H' | '♥' | '♡' => Some(Suit::Hearts),
            's' | 'S' | '♠' | '♤' => Some(Suit::Spades),
            _ => None,
        }
    }
}

/// One of the 52 cards. Cards are ordered by suit, then by rank.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Card {
    pub rank: Rank,
    pub suit: Suit,
}

impl Card {
    /// The card of that rank and suit.
    pub const fn new(rank: Rank, suit: Suit) -> Card {
        Card { rank, suit }
    }

    /// The points of the card when it is deadwood.
    pub const fn points(self) -> u8 {
        self.rank.points()
    }
}

impl Ord for Card {
    fn cmp(&self, other: &Card) -> core::cmp::Ordering {
        (self.suit, self.rank).cmp(&(other.suit, other.rank))
    }
}

impl PartialOrd for Card {
    fn partial_cmp(&self, other: &Card) -> Option<core::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank.letter(), self.suit.letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a card, or not a list of distinct cards separated by spaces.
///
/// This is the error of the `FromStr` of [`Card`] and of [`Cards`](crate::cards::Cards). What people type is read by the
/// crate `ginscore-notation`, which explains what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseCardsError {
    /// This word is not a card: it is not one rank letter followed by one suit letter.
    NotACard(String),
    /// This card is there twice.
    Duplicate(Card),
}

impl fmt::Display for ParseCardsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseCardsError::NotACard(word) => write!(f, "`{word}` is not a card"),
            ParseCardsError::Duplicate(card) => write!(f, "{card} is named twice"),
        }
    }
}

impl core::error::Error for ParseCardsError {}

/// Reads the two letters that [`Card`] displays as, in either case.
///
/// ```
/// use ginscore_rules::cards::Card;
/// let card: Card = "Th".parse()?;
/// assert_eq!(card.to_string(), "TH");
/// assert!("1H".parse::<Card>().is_err());
/// # Ok::<(), ginscore_rules::cards::ParseCardsError>(())
/// ```
impl FromStr for Card {
    type Err = ParseCardsError;

    fn from_str(text: &str) -> Result<Card, ParseCardsError> {
        let mut letters = text.chars();
        let (rank, suit, end) = (letters.next(), letters.next(), letters.next());
        match (rank.and_then(Rank::from_letter), suit.and_then(Suit::from_letter), end) {
            (Some(rank), Some(suit), None) => Ok(Card { rank, suit }),
            _ => Err(ParseCardsError::NotACard(text.to_owned())),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_reads_back_as_written() {
        for suit in Suit::ALL {
            for rank in Rank::ALL {
                let card = Card::new(rank, suit);
                assert_eq!(card.to_string().parse(), Ok(card));
                assert_eq!(Suit::from_letter(suit.symbol()), Some(suit));
            }
        }
    }

    #[test]
    fn there_is_no_rank_above_the_king_or_below_the_ace() {
        assert_eq!(Rank::King.above(), None);
        assert_eq!(Rank::Ace.below(), None);
        assert_eq!(Rank::Ten.above(), Some(Rank::Jack));
        assert_eq!(Rank::Two.below(), Some(Rank::Ace));
    }
}
