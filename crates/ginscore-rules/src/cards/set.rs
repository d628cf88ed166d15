//! A set of cards in one 64-bit word.

use core::fmt;
use core::ops::{BitAnd, BitOr, Sub};
use core::str::FromStr;

use crate::cards::card::{Card, ParseCardsError, Rank, Suit};
use crate::cards::suit_table::POINTS;

/// A set of distinct cards.
///
/// The operators are those of the standard library's sets: `|` is the union, `&` the intersection, `-` the
/// difference. Iteration goes by suit, then by rank.
///
/// There is no `FromIterator<Card>`: it would have to ignore a card that is there twice, and a card that is named
/// twice is what a referee has to see. [`Cards::distinct`] returns it instead.
///
/// ```
/// use ginscore_rules::cards::Cards;
/// let hand: Cards = "4S 5S 6S KH".parse()?;
/// let run: Cards = "4S 5S 6S".parse()?;
/// assert_eq!((hand - run).to_string(), "KH");
/// assert_eq!(hand & run, run);
/// assert_eq!(hand.points(), 25);
/// # Ok::<(), ginscore_rules::cards::ParseCardsError>(())
/// ```
// 16 bits per suit, bit 0 the ace to bit 12 the king; bits 13 to 15 are always zero. The solver works on all four
// suits at once and relies on these gaps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u64);

const RANKS: u64 = 0x1fff;

/// One bit in each suit. Multiplied by a mask of ranks, it gives the cards of those ranks.
pub(crate) const EACH_SUIT: u64 = 0x0001_0001_0001_0001;

impl Cards {
    /// No cards.
    pub const EMPTY: Cards = Cards(0);

    /// The whole deck.
    pub const DECK: Cards = Cards(RANKS | RANKS << 16 | RANKS << 32 | RANKS << 48);

    /// The set of one card.
    pub const fn from_card(card: Card) -> Cards {
        Cards(1 << (card.suit as u32 * 16 + card.rank as u32))
    }

    /// The set of these cards, or `None` if a card is there twice.
    pub fn distinct(cards: impl IntoIterator<Item = Card>) -> Option<Cards> {
        let mut all = Cards::EMPTY;
        for card in cards {
            if all.contains(card) {
                return None;
            }
            all = all.with(card);
        }
        Some(all)
    }

    pub(crate) fn are_in_order(self, cards: &[Card]) -> bool {
        let mut left = self.0;
        let is_next = |card: &Card| {
            let lowest = left & left.wrapping_neg();
            left ^= lowest;
            lowest == Cards::from_card(*card).0
        };
        cards.iter().all(is_next) && left == 0
    }

    /// The ranks held in one suit, as a mask: bit 0 the ace, bit 12 the king.
    pub const fn suit(self, suit: Suit) -> u16 {
        (self.0 >> (suit as u32 * 16)) as u16
    }

    /// The cards of one suit whose ranks are set in the mask; bits above the king are dropped.
    pub const fn from_suit(suit: Suit, ranks: u16) -> Cards {
        Cards((ranks as u64 & RANKS) << (suit as u32 * 16))
    }

    /// The set as one word: 16 bits per suit (clubs lowest), bit 0 of each the ace.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The cards whose bits are set; bits that mean no card are dropped.
    ///
    /// ```
    /// use ginscore_rules::cards::Cards;
    /// let aces: Cards = "AC AD AH AS".parse()?;
    /// assert_eq!(Cards::from_bits(0x0001_0001_0001_0001), aces);
    /// assert_eq!(Cards::from_bits(u64::MAX), Cards::DECK);
    /// # Ok::<(), ginscore_rules::cards::ParseCardsError>(())
    /// ```
    pub const fn from_bits(bits: u64) -> Cards {
        Cards(bits & Cards::DECK.0)
    }

    /// The cards of one rank in this set.
    pub const fn rank(self, rank: Rank) -> Cards {
        Cards(self.0 & (0x0001_0001_0001_0001 << rank as u32))
    }

    /// Returns whether the card is in the set.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & Cards::from_card(card).0 != 0
    }

    /// The set with the card added.
    #[must_use]
    pub const fn with(self, card: Card) -> Cards {
        Cards(self.0 | Cards::from_card(card).0)
    }

    /// The set with the card removed.
    #[must_use]
    pub const fn without(self, card: Card) -> Cards {
        Cards(self.0 & !Cards::from_card(card).0)
    }

    /// Adds the card. Returns whether it was not there yet.
    pub const fn insert(&mut self, card: Card) -> bool {
        let new = !self.contains(card);
        *self = self.with(card);
        new
    }

    /// Removes the card. Returns whether it was there.
    pub const fn remove(&mut self, card: Card) -> bool {
        let there = self.contains(card);
        *self = self.without(card);
        there
    }

    /// The cards in either set; also written `|`.
    #[must_use]
    pub const fn union(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// The cards in this set and not in the other; also written `-`.
    #[must_use]
    pub const fn difference(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// The cards in both sets; also written `&`.
    #[must_use]
    pub const fn intersection(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }

    /// The number of cards.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether there are no cards.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The points of the cards as deadwood. The whole deck has 340.
    pub fn points(self) -> u16 {
        POINTS.points(self.0)
    }

    /// The cards, by suit and then by rank.
    pub const fn iter(self) -> Iter {
        Iter(self)
    }
}

/// The cards of a set, one after the other, by suit and then by rank.
#[derive(Clone, Debug)]
pub struct Iter(Cards);

impl Iterator for Iter {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let lowest = self.0.bits().trailing_zeros() as usize;
        let suit = Suit::ALL.get(lowest / 16)?;
        let rank = Rank::ALL.get(lowest % 16)?;
        let card = Card::new(*rank, *suit);
        self.0.remove(card);
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Iter {}

impl IntoIterator for Cards {
    type Item = Card;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl From<Card> for Cards {
    fn from(card: Card) -> Cards {
        Cards::from_card(card)
    }
}

impl BitOr for Cards {
    type Output = Cards;

    fn bitor(self, other: Cards) -> Cards {
        self.union(other)
    }
}

impl BitAnd for Cards {
    type Output = Cards;

    fn bitand(self, other: Cards) -> Cards {
        self.intersection(other)
    }
}

impl Sub for Cards {
    type Output = Cards;

    fn sub(self, other: Cards) -> Cards {
        self.difference(other)
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

/// Reads cards separated by spaces.
///
/// ```
/// use ginscore_rules::cards::Cards;
/// let cards: Cards = "9H 4S AC".parse()?;
/// assert_eq!(cards.points(), 14);
/// assert_eq!(cards.to_string(), "AC 9H 4S");
/// assert!("4S 4S".parse::<Cards>().is_err());
/// # Ok::<(), ginscore_rules::cards::ParseCardsError>(())
/// ```
impl FromStr for Cards {
    type Err = ParseCardsError;

    fn from_str(text: &str) -> Result<Cards, ParseCardsError> {
        let mut cards = Cards::EMPTY;
        for word in text.split_ascii_whitespace() {
            let card = word.parse()?;
            if !cards.insert(card) {
                return Err(ParseCardsError::Duplicate(card));
            }
        }
        Ok(cards)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Cards {
        text.parse().unwrap()
    }

    #[test]
    fn the_deck_is_52_cards_and_340_points() {
        assert_eq!(Cards::DECK.len(), 52);
        assert_eq!(Cards::DECK.iter().len(), 52);
        assert_eq!(Cards::DECK.points(), 340);
        assert_eq!(Cards::distinct(Cards::DECK), Some(Cards::DECK));
        assert!(Cards::DECK.iter().is_sorted());
    }

    #[test]
    fn a_duplicate_card_is_returned() {
        let four: Card = "4S".parse().unwrap();
        assert_eq!(Cards::distinct([four, "5S".parse().unwrap(), four]), None);
        assert_eq!("4S 5S 4S".parse::<Cards>(), Err(ParseCardsError::Duplicate(four)));
        assert_eq!("4S 1S".parse::<Cards>(), Err(ParseCardsError::NotACard("1S".to_owned())));
    }

    #[test]
    fn cards_can_be_selected_by_rank_and_by_suit() {
        let hand = cards("4S 4H 4C 5S");
        assert_eq!(hand.rank(Rank::Four), cards("4C 4H 4S"));
        assert_eq!(hand.suit(Suit::Spades), 0b11000);
        assert_eq!(Cards::from_suit(Suit::Spades, 0b11000), cards("4S 5S"));
    }

    #[test]
    fn operators_and_methods_agree() {
        let (one, other) = (cards("4S 5S KH"), cards("5S KH AD"));
        assert_eq!(one | other, cards("4S 5S KH AD"));
        assert_eq!(one & other, cards("5S KH"));
        assert_eq!(one - other, cards("4S"));
        let mut hand = one;
        let ace: Card = "AD".parse().unwrap();
        assert!(hand.insert(ace) && !hand.insert(ace));
        assert!(hand.remove(ace) && !hand.remove(ace));
        assert_eq!(hand, one);
    }

    #[test]
    fn cards_are_written_with_spaces_between_them() {
        assert_eq!(
            (cards("4S 2C").to_string(), Cards::EMPTY.to_string()),
            ("2C 4S".to_owned(), String::new())
        );
        assert_eq!(format!("{:?}", cards("4S 2C")), "[2C 4S]");
        assert_eq!(Cards::from("4S".parse::<Card>().unwrap()), cards("4S"));
        assert_eq!("4S x".parse::<Cards>().unwrap_err().to_string(), "`x` is not a card");
        assert_eq!("4S 4S".parse::<Cards>().unwrap_err().to_string(), "4S is named twice");
        let gap = crate::cards::Meld::try_from(cards("4S 6S 7S")).unwrap_err();
        assert_eq!(gap.to_string(), "the run is missing 5S");
    }
}
