//! Melds: sets and runs, and laying off one card on a meld.

use crate::cards::card::{Card, Rank, Suit};
use crate::cards::set::Cards;

/// Three or four cards of one rank. Every value is a legal set, so the fields are public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Set {
    /// The rank of the cards.
    pub rank: Rank,
    /// The suit that is missing from a set of three, or `None` in a set of four.
    pub missing: Option<Suit>,
}

impl Set {
    /// The cards of the set.
    pub fn cards(self) -> Cards {
        let four = Cards::DECK.rank(self.rank);
        self.missing.map_or(four, |suit| four.without(Card::new(self.rank, suit)))
    }
}

/// Three or more consecutive cards of one suit. The ace is low.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Run {
    suit: Suit,
    low: Rank,
    high: Rank,
}

impl Run {
    /// The run from `low` to `high`, or `None` if that is fewer than three cards.
    pub fn new(suit: Suit, low: Rank, high: Rank) -> Option<Run> {
        (low as u8 + 2 <= high as u8).then_some(Run { suit, low, high })
    }

    /// The suit of the cards.
    pub const fn suit(self) -> Suit {
        self.suit
    }

    /// The lowest rank.
    pub const fn low(self) -> Rank {
        self.low
    }

    /// The highest rank.
    pub const fn high(self) -> Rank {
        self.high
    }

    /// The cards of the run.
    pub const fn cards(self) -> Cards {
        let ranks = (1u16 << (self.high as u32 + 1)) - (1u16 << self.low as u32);
        Cards::from_suit(self.suit, ranks)
    }
}

/// A legal meld: a set or a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Meld {
    Set(Set),
    Run(Run),
}

/// The reason why cards are not a meld.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAMeld {
    /// Fewer than three cards.
    TooShort,
    /// One suit, and consecutive only if the ace were high (Q-K-A) or the run went round the corner (K-A-2).
    AceHigh,
    /// One suit, but these cards are missing between the lowest and the highest.
    Gap(Cards),
    /// Neither of one rank nor of one suit.
    Mixed,
}

impl Meld {
    /// The cards of the meld.
    pub fn cards(self) -> Cards {
        match self {
            Meld::Set(set) => set.cards(),
            Meld::Run(run) => run.cards(),
        }
    }

    /// The meld after laying off the card on it: the fourth card of a set, or the next card at either end of a run.
    /// `None` if the card does not fit.
    ///
    /// ```
    /// use ginscore_rules::cards::{Cards, Meld};
    /// let run = Meld::try_from("5S 6S 7S".parse::<Cards>().unwrap()).unwrap();
    /// let longer = run.lay_off("8S".parse().unwrap()).unwrap();
    /// assert!(longer.lay_off("9S".parse().unwrap()).is_some());
    /// assert!(run.lay_off("9S".parse().unwrap()).is_none()); // only after the eight
    /// ```
    pub fn lay_off(self, card: Card) -> Option<Meld> {
        match self {
            Meld::Set(set) => (card.rank == set.rank && set.missing == Some(card.suit))
                .then_some(Meld::Set(Set { missing: None, ..set })),
            Meld::Run(run) if card.suit != run.suit => None,
            Meld::Run(run) if run.low.below() == Some(card.rank) => {
                Some(Meld::Run(Run { low: card.rank, ..run }))
            }
            Meld::Run(run) if run.high.above() == Some(card.rank) => {
                Some(Meld::Run(Run { high: card.rank, ..run }))
            }
            Meld::Run(_) => None,
        }
    }
}

impl core::fmt::Display for NotAMeld {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            NotAMeld::TooShort => f.write_str("a meld has three cards or more"),
            NotAMeld::AceHigh => f.write_str("the ace is always low"),
            NotAMeld::Gap(missing) => write!(f, "the run is missing {missing}"),
            NotAMeld::Mixed => f.write_str("the cards are neither of one rank nor of one suit"),
        }
    }
}

impl core::error::Error for NotAMeld {}

impl TryFrom<Cards> for Meld {
    type Error = NotAMeld;

    /// Returns the meld that these cards form.
    ///
    /// Three or four cards of one rank are a set; three or more consecutive cards of one suit are a run. The ace is always low.
    ///
    /// # Errors
    /// The reason, if they are not a meld.
    ///
    /// ```
    /// use ginscore_rules::cards::{Cards, Meld, NotAMeld};
    /// let meld = |text: &str| Meld::try_from(text.parse::<Cards>().unwrap());
    /// assert!(matches!(meld("9C 9D 9H"), Ok(Meld::Set(_))));
    /// assert!(matches!(meld("3S AS 2S"), Ok(Meld::Run(_))));
    /// assert_eq!(meld("QS KS AS"), Err(NotAMeld::AceHigh));
    /// assert_eq!(meld("4S 5S 7S"), Err(NotAMeld::Gap("6S".parse().unwrap())));
    /// ```
    fn try_from(cards: Cards) -> Result<Meld, NotAMeld> {
        let mut each = cards.iter();
        let first = match each.next() {
            Some(first) if cards.len() >= 3 => first,
            _ => return Err(NotAMeld::TooShort),
        };
        let four = Cards::DECK.rank(first.rank);
        if cards == cards.rank(first.rank) {
            let missing = four.difference(cards).iter().next().map(|card| card.suit);
            return Ok(Meld::Set(Set { rank: first.rank, missing }));
        }
        let suit = first.suit;
        let ranks = cards.suit(suit);
        if cards != Cards::from_suit(suit, ranks) {
            return Err(NotAMeld::Mixed);
        }
        let high = each.last().map_or(first.rank, |card| card.rank);
        let Some(run) = Run::new(suit, first.rank, high) else {
            return Err(NotAMeld::TooShort);
        };
        if run.cards() == cards {
            Ok(Meld::Run(run))
        } else if goes_round_the_corner(ranks) {
            Err(NotAMeld::AceHigh)
        } else {
            Err(NotAMeld::Gap(run.cards().difference(cards)))
        }
    }
}

/// Returns whether ranks that are not consecutive with the ace low are so when the ace follows the king.
fn goes_round_the_corner(ranks: u16) -> bool {
    let up_to_the_king = (ranks << 3).leading_ones();
    let from_the_ace = ranks.trailing_ones();
    up_to_the_king > 0 && from_the_ace > 0 && up_to_the_king + from_the_ace == ranks.count_ones()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> Cards {
        text.parse().unwrap()
    }

    /// 65 sets, and 66 runs in each suit (11 lowest cards, each with every length from three cards).
    #[test]
    fn there_are_329_melds() {
        let mut runs = 0;
        for low in Rank::ALL {
            for high in Rank::ALL {
                runs += usize::from(Run::new(Suit::Hearts, low, high).is_some());
            }
        }
        assert_eq!(runs * 4 + 13 * 5, 329);
    }

    #[test]
    fn a_meld_has_the_cards_it_was_made_of() {
        for text in ["AS 2S 3S", "JH QH KH", "4C 4D 4S", "4C 4D 4H 4S", "3D 4D 5D 6D 7D"] {
            assert_eq!(Meld::try_from(cards(text)).unwrap().cards(), cards(text));
        }
    }

    #[test]
    fn cards_that_are_not_a_meld_are_rejected_with_the_reason() {
        for (text, why) in [
            ("", NotAMeld::TooShort),
            ("4S 5S", NotAMeld::TooShort),
            ("QS KS AS", NotAMeld::AceHigh),
            ("KS AS 2S", NotAMeld::AceHigh),
            ("JS QS KS AS 2S", NotAMeld::AceHigh),
            ("JS KS AS", NotAMeld::Gap(cards("2S 3S 4S 5S 6S 7S 8S 9S TS QS"))),
            ("AS 2S 4S", NotAMeld::Gap(cards("3S"))),
            ("4S 5S 6H", NotAMeld::Mixed),
            ("4S 4H 5S", NotAMeld::Mixed),
        ] {
            assert_eq!(Meld::try_from(cards(text)), Err(why), "{text}");
        }
    }

    #[test]
    fn a_card_is_laid_off_only_at_the_ends() {
        let run = Meld::try_from(cards("AS 2S 3S")).unwrap();
        assert_eq!(run.lay_off("4S".parse().unwrap()), Meld::try_from(cards("AS 2S 3S 4S")).ok());
        assert_eq!(run.lay_off("KS".parse().unwrap()), None);
        assert_eq!(run.lay_off("4H".parse().unwrap()), None);
        let set = Meld::try_from(cards("9C 9D 9H")).unwrap();
        assert_eq!(set.lay_off("9S".parse().unwrap()), Meld::try_from(cards("9C 9D 9H 9S")).ok());
        assert_eq!(set.lay_off("TS".parse().unwrap()), None);
    }
}
