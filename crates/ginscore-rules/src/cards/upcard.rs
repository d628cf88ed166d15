//! The card that is turned up beside the stock. Sometimes only its rank is known.

use alloc::borrow::ToOwned;
use core::fmt;
use core::str::FromStr;

use crate::cards::card::{Card, ParseCardsError, Rank, Suit};

/// The card that was turned up: the knock card of Oklahoma gin. Its rank limits the knock; its suit matters only where suits
/// double the hand, and is often not said elsewhere.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Upcard {
    /// The rank, whose points limit the knock.
    pub rank: Rank,
    /// The suit; `None` if it was not said.
    pub suit: Option<Suit>,
}

impl Upcard {
    /// The whole card; `None` if its suit is not known.
    ///
    /// ```
    /// use ginscore_rules::cards::Upcard;
    /// let upcard = |text: &str| text.parse::<Upcard>();
    /// assert_eq!(upcard("7S")?.card(), "7S".parse().ok());
    /// assert_eq!(upcard("7")?.card(), None);
    /// # Ok::<(), ginscore_rules::cards::ParseCardsError>(())
    /// ```
    pub const fn card(self) -> Option<Card> {
        match self.suit {
            Some(suit) => Some(Card::new(self.rank, suit)),
            None => None,
        }
    }

    /// The points of the card when it is deadwood, which are the limit that it sets.
    pub const fn points(self) -> u8 {
        self.rank.points()
    }
}

impl From<Card> for Upcard {
    fn from(card: Card) -> Upcard {
        Upcard { rank: card.rank, suit: Some(card.suit) }
    }
}

impl From<Rank> for Upcard {
    fn from(rank: Rank) -> Upcard {
        Upcard { rank, suit: None }
    }
}

impl fmt::Display for Upcard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.card() {
            Some(card) => card.fmt(f),
            None => write!(f, "{}", self.rank.letter()),
        }
    }
}

impl fmt::Debug for Upcard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Reads what [`Upcard`] displays as, in either case: the two letters of a card, or that of a rank.
impl FromStr for Upcard {
    type Err = ParseCardsError;

    fn from_str(text: &str) -> Result<Upcard, ParseCardsError> {
        let mut letters = text.chars();
        match (letters.next().and_then(Rank::from_letter), letters.next()) {
            (Some(rank), None) => Ok(rank.into()),
            _ => {
                text.parse::<Card>().map(Upcard::from).map_err(|_| ParseCardsError::NotACard(text.to_owned()))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn every_upcard_reads_back_as_written() {
        for rank in Rank::ALL {
            let suits = Suit::ALL.map(Some).into_iter().chain([None]);
            for upcard in suits.map(|suit| Upcard { rank, suit }) {
                assert_eq!(upcard.to_string().parse(), Ok(upcard));
                assert_eq!(upcard.points(), rank.points());
            }
        }
        for wrong in ["", "1", "S", "7X", "7SS"] {
            assert!(wrong.parse::<Upcard>().is_err(), "{wrong}");
        }
    }
}
