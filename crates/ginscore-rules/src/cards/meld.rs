//! Melds: sets and runs, and laying off one card on one of them.

use crate::cards::card::{Card, Rank, Suit};
use crate::cards::set::Cards;

/// Three or four cards of one rank. Every value is a legal set, so the fields are open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Set {
    /// The rank that its cards share.
    pub rank: Rank,
    /// The suit that a set of three lacks; none of four cards.
    pub missing: Option<Suit>,
}

impl Set {
    fn cards(self) -> Cards {
        let four = Cards::DECK.rank(self.rank);
        self.missing.map_or(four, |suit| four.without(Card::new(self.rank, suit)))
    }
}

/// Three or more cards of one suit in a row, the ace low.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Run {
    suit: Suit,
    low: Rank,
    high: Rank,
}

impl Run {
    /// The run from `low` to `high`, if that is three cards or more.
    pub fn new(suit: Suit, low: Rank, high: Rank) -> Option<Run> {
        (low as u8 + 2 <= high as u8).then_some(Run { suit, low, high })
    }

    /// The suit that its cards share.
    pub const fn suit(self) -> Suit {
        self.suit
    }

    /// Its lowest rank.
    pub const fn low(self) -> Rank {
        self.low
    }

    /// Its highest rank.
    pub const fn high(self) -> Rank {
        self.high
    }

    /// Its cards.
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

/// Why cards are no meld.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAMeld {
    /// Fewer than three cards.
    TooShort,
    /// One suit, and in a row only if the ace stood above the king: Q-K-A, or round the corner K-A-2.
    AceHigh,
    /// One suit, but these are wanting between the lowest and the highest.
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

    /// The meld that it becomes when the card is laid off on it: the fourth card of a set, or the next
    /// one at either end of a run. None where the card does not fit.
    ///
    /// ```
    /// use ginscore_rules::cards::Cards;
    /// use ginscore_rules::cards::Meld;
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

impl TryFrom<Cards> for Meld {
    type Error = NotAMeld;

    /// The meld that these cards are, in whatever order they were named.
    ///
    /// Three or four cards of one rank are a set; three or more of one suit in a row are a run. The
    /// ace is always low.
    ///
    /// ```
    /// use ginscore_rules::cards::Cards;
    /// use ginscore_rules::cards::{Meld, NotAMeld};
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

/// Whether the ranks, not in a row with the ace low, are in a row where the ace follows the king.
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

    /// There are 65 sets and 66 runs a suit (11 starts, each to any end from three cards up).
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
    fn a_meld_is_the_cards_it_was_made_of() {
        for text in ["AS 2S 3S", "JH QH KH", "4C 4D 4S", "4C 4D 4H 4S", "3D 4D 5D 6D 7D"] {
            assert_eq!(Meld::try_from(cards(text)).unwrap().cards(), cards(text));
        }
    }

    #[test]
    fn what_is_no_meld_and_why() {
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
    fn laying_off_goes_no_further_than_the_ends() {
        let run = Meld::try_from(cards("AS 2S 3S")).unwrap();
        assert_eq!(run.lay_off("4S".parse().unwrap()), Meld::try_from(cards("AS 2S 3S 4S")).ok());
        assert_eq!(run.lay_off("KS".parse().unwrap()), None);
        assert_eq!(run.lay_off("4H".parse().unwrap()), None);
        let set = Meld::try_from(cards("9C 9D 9H")).unwrap();
        assert_eq!(set.lay_off("9S".parse().unwrap()), Meld::try_from(cards("9C 9D 9H 9S")).ok());
        assert_eq!(set.lay_off("TS".parse().unwrap()), None);
    }
}
