//! A set of distinct cards in one word.

use std::fmt;
use std::str::FromStr;

use crate::cards::card::{Card, Rank, Suit};

/// Distinct cards, 16 bits a suit, bit 0 the ace to bit 12 the king; bits 13 to 15 are always zero.
///
/// There is no `FromIterator<Card>`: it would have to swallow a card that comes twice, and a card
/// named twice is what a referee must see. [`Cards::distinct`] hands it back instead.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u64);

const RANKS: u64 = 0x1fff;

impl Cards {
    /// No card.
    pub const EMPTY: Cards = Cards(0);

    /// The whole deck.
    pub const DECK: Cards = Cards(RANKS | RANKS << 16 | RANKS << 32 | RANKS << 48);

    /// Just this card.
    pub const fn from_card(card: Card) -> Cards {
        Cards(1 << (card.suit as u32 * 16 + card.rank as u32))
    }

    /// The cards given, or the first that comes a second time.
    pub fn distinct(cards: impl IntoIterator<Item = Card>) -> Result<Cards, Card> {
        let mut all = Cards::EMPTY;
        for card in cards {
            if all.contains(card) {
                return Err(card);
            }
            all = all.with(card);
        }
        Ok(all)
    }

    /// One suit's ranks as a mask, bit 0 the ace.
    pub const fn suit(self, suit: Suit) -> u16 {
        (self.0 >> (suit as u32 * 16)) as u16
    }

    /// The cards of one suit that a mask of ranks names; bits above the king's are dropped.
    pub const fn from_suit(suit: Suit, ranks: u16) -> Cards {
        Cards((ranks as u64 & RANKS) << (suit as u32 * 16))
    }

    /// The word itself, for the solver's arithmetic on all four suits at once.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The cards whose bits are set; bits that stand for no card are dropped.
    ///
    /// ```
    /// use ginscore_rules::cards::Cards;
    /// let aces: Cards = "AC AD AH AS".parse().unwrap();
    /// assert_eq!(Cards::from_bits(0x0001_0001_0001_0001), aces);
    /// assert_eq!(Cards::from_bits(u64::MAX), Cards::DECK);
    /// ```
    pub const fn from_bits(bits: u64) -> Cards {
        Cards(bits & Cards::DECK.0)
    }

    /// The cards of one rank among these.
    pub const fn rank(self, rank: Rank) -> Cards {
        Cards(self.0 & (0x0001_0001_0001_0001 << rank as u32))
    }

    /// Whether the card is among these.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & Cards::from_card(card).0 != 0
    }

    /// These and the card.
    #[must_use]
    pub const fn with(self, card: Card) -> Cards {
        Cards(self.0 | Cards::from_card(card).0)
    }

    /// These without the card.
    #[must_use]
    pub const fn without(self, card: Card) -> Cards {
        Cards(self.0 & !Cards::from_card(card).0)
    }

    /// These and the others.
    #[must_use]
    pub const fn union(self, others: Cards) -> Cards {
        Cards(self.0 | others.0)
    }

    /// These less the others.
    #[must_use]
    pub const fn difference(self, others: Cards) -> Cards {
        Cards(self.0 & !others.0)
    }

    /// The cards in both.
    #[must_use]
    pub const fn intersection(self, others: Cards) -> Cards {
        Cards(self.0 & others.0)
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What they count unmelded; the whole deck counts 340.
    pub fn points(self) -> u16 {
        self.iter().map(|card| u16::from(card.points())).sum()
    }

    /// The cards by suit, then by rank.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Suit::ALL.into_iter().flat_map(move |suit| {
            let ranks = self.suit(suit);
            Rank::ALL
                .into_iter()
                .filter(move |rank| ranks >> *rank as u32 & 1 == 1)
                .map(move |rank| Card::new(rank, suit))
        })
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, card) in self.iter().enumerate() {
            if at > 0 {
                f.write_str(" ")?;
            }
            card.fmt(f)?;
        }
        Ok(())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

/// The text is not cards apart by spaces, or names one twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseCardsError;

/// Reads cards apart by spaces.
///
/// ```
/// use ginscore_rules::cards::Cards;
/// let cards: Cards = "9H 4S AC".parse().unwrap();
/// assert_eq!(cards.points(), 14);
/// assert_eq!(cards.to_string(), "AC 9H 4S");
/// assert!("4S 4S".parse::<Cards>().is_err());
/// ```
impl FromStr for Cards {
    type Err = ParseCardsError;

    fn from_str(text: &str) -> Result<Cards, ParseCardsError> {
        let mut cards = Cards::EMPTY;
        for word in text.split_ascii_whitespace() {
            let card = word.parse().map_err(|_| ParseCardsError)?;
            if cards.contains(card) {
                return Err(ParseCardsError);
            }
            cards = cards.with(card);
        }
        Ok(cards)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deck_is_52_cards_and_340_points() {
        assert_eq!(Cards::DECK.len(), 52);
        assert_eq!(Cards::DECK.points(), 340);
        assert_eq!(Cards::distinct(Cards::DECK.iter()), Ok(Cards::DECK));
    }

    #[test]
    fn a_card_that_comes_twice_is_handed_back() {
        let four: Card = "4S".parse().unwrap();
        assert_eq!(Cards::distinct([four, "5S".parse().unwrap(), four]), Err(four));
    }

    #[test]
    fn by_rank_and_by_suit() {
        let cards: Cards = "4S 4H 4C 5S".parse().unwrap();
        assert_eq!(cards.rank(Rank::Four), "4C 4H 4S".parse().unwrap());
        assert_eq!(cards.suit(Suit::Spades), 0b11000);
        assert_eq!(Cards::from_suit(Suit::Spades, 0b11000), "4S 5S".parse().unwrap());
    }
}
