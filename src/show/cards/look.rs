//! Cards as people want to see or hear them. A card that is shown in letters or symbols can be typed so.

use crate::show::cards::in_words::{in_words, rank_name};
use ginscore_notation::NationalLetters;
use ginscore_rules::cards::{Card, Rank};

/// The letters, signs or words that cards are shown in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CardLook {
    /// Letters: `QD`, `TH`.
    #[default]
    Letters,
    /// English letters with suit symbols: `Q♦`, `10♥`.
    Symbols,
    /// Words of the language: `queen of diamonds`, `10 of hearts`. A screen reader speaks `4S` as `fours`, and `AS` as `as`.
    Words,
    /// The face cards of another language with suit symbols: `D♦`, `10♥`.
    Faces(NationalLetters),
}

impl CardLook {
    pub fn card(self, card: Card) -> String {
        match (self, self.symbol(card)) {
            (CardLook::Words, _) => in_words(card),
            (_, None) => card.to_string(),
            (_, Some(symbol)) => format!("{}{symbol}", self.rank(card.rank)),
        }
    }

    /// The suit symbol of a card; `None` if suits are shown as letters or words.
    pub fn symbol(self, card: Card) -> Option<char> {
        match self {
            CardLook::Letters | CardLook::Words => None,
            CardLook::Symbols | CardLook::Faces(_) => Some(card.suit.symbol()),
        }
    }

    pub fn rank(self, rank: Rank) -> String {
        match (self, rank) {
            (CardLook::Words, rank) => rank_name(rank),
            (_, Rank::Ten) => "10".to_owned(),
            (CardLook::Faces(language), rank) => language.rank(rank).to_string(),
            (_, rank) => rank.letter().to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::show::cards::in_words::spread;
    use crate::show::render::{StreamStyle, rendered};
    use ginscore_notation::{Mistakes, read_card, read_side, tokens};
    use ginscore_rules::cards::{Cards, Suit};
    use ginscore_rules::solver::best_spread;

    /// Those that can be typed.
    const ALL: [CardLook; 5] = [
        CardLook::Letters,
        CardLook::Symbols,
        CardLook::Faces(NationalLetters::German),
        CardLook::Faces(NationalLetters::French),
        CardLook::Faces(NationalLetters::Polish),
    ];

    #[test]
    fn cards_look_as_chosen() {
        let shown = |card: &str| ALL.map(|look| look.card(card.parse().unwrap()));
        assert_eq!(shown("QD"), ["QD", "Q♦", "D♦", "D♦", "D♦"]);
        assert_eq!(shown("JS"), ["JS", "J♠", "B♠", "V♠", "W♠"]);
        assert_eq!(shown("KC"), ["KC", "K♣", "K♣", "R♣", "K♣"]);
        assert_eq!(shown("TH"), ["TH", "10♥", "10♥", "10♥", "10♥"]);
        let words = ["QD", "AS", "TH"].map(|card| CardLook::Words.card(card.parse().unwrap()));
        assert_eq!(words, ["queen of diamonds", "ace of spades", "10 of hearts"]);
    }

    #[test]
    fn every_card_that_is_shown_can_be_typed() {
        for look in ALL {
            for suit in Suit::ALL {
                for rank in Rank::ALL {
                    let card = Card::new(rank, suit);
                    assert_eq!(read_card(&look.card(card)), Some(card), "{look:?}");
                }
            }
        }
    }

    /// The hands are cards at regular distances in the deck, so that all ranks and suits are in some of them.
    #[test]
    fn every_spread_that_is_shown_can_be_typed() {
        let deck: Vec<Card> =
            Suit::ALL.into_iter().flat_map(|suit| Rank::ALL.map(|rank| Card::new(rank, suit))).collect();
        let hands = (0..52).flat_map(|start| [1, 3, 13, 14].map(|step| (start, step)));
        let mut melds = 0;
        for (start, step) in hands {
            let hand: Cards = (0..10)
                .map(|at| deck[(start + at * step + at / 4) % 52])
                .fold(Cards::EMPTY, |hand, card| hand | Cards::from(card));
            let best = best_spread(hand);
            melds += best.melds().len();
            for look in ALL {
                let style = StreamStyle { cards: look, ..StreamStyle::default() };
                let shown = rendered(&spread(&best).into(), style);
                let mut mistakes = Mistakes::none();
                let side = read_side(&tokens(&shown, 0), &mut mistakes);
                assert_eq!(mistakes.kept(), [], "{shown}");
                let read = |cards: &[ginscore_notation::SpannedCard]| -> Vec<Card> {
                    cards.iter().map(|named| named.card).collect()
                };
                let expected: Vec<Vec<Card>> =
                    best.melds().iter().map(|meld| meld.cards().iter().collect()).collect();
                assert_eq!(
                    side.groups.iter().map(|group| read(group)).collect::<Vec<_>>(),
                    expected,
                    "{shown}"
                );
                let deadwood: Vec<Card> = best.deadwood().iter().collect();
                assert_eq!(read(&side.deadwood.unwrap_or_default()), deadwood, "{shown}");
            }
        }
        assert!(melds > 100, "{melds}");
    }
}
