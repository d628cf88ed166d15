//! What is wrong with a showdown. A fault is an answer of the referee, not a failure of the program.

use crate::cards::card::Card;
use crate::cards::meld::NotAMeld;
use crate::cards::set::Cards;
use crate::cards::spread::Spread;
use crate::rules::claim::ClaimPart;
use crate::rules::player::Player;

/// One thing that a showdown must satisfy and does not, with the cards it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A card is in two places, of one player or of both.
    DuplicateCard {
        /// The card.
        card: Card,
        /// Everywhere it was named.
        spots: Vec<ClaimPart>,
    },
    /// A side is not ten cards (for the knocker: nor eleven, all melded).
    CardCount {
        /// Whose side.
        of: Player,
        /// All the cards named.
        cards: Vec<Card>,
        /// Whether eleven would have been right as well.
        knocker: bool,
    },
    /// What is declared as a meld is none.
    NotAMeld {
        /// Whose.
        of: Player,
        /// Which of his melds, counted from 0.
        meld: usize,
        /// As named.
        cards: Vec<Card>,
        /// Why it is none.
        why: NotAMeld,
    },
    /// A knock with more deadwood than the limit allows.
    KnockOverLimit {
        /// Who knocked.
        of: Player,
        /// His deadwood's points.
        count: u32,
        /// The limit in force.
        limit: u8,
        /// His deadwood; none where only a count was told.
        deadwood: Cards,
    },
    /// A card that fits on no meld of the knocker's, in whatever order the others are laid off.
    LayoffIllegal {
        /// Whose lay-off.
        of: Player,
        /// The card.
        card: Card,
        /// The cards that would have to be laid off before it, if that is what is wrong.
        after: Cards,
        /// Where it was named.
        spot: ClaimPart,
    },
    /// Cards laid off against gin, where the house does not allow it.
    LayoffOnGin {
        /// Whose lay-offs.
        of: Player,
        /// The cards.
        cards: Vec<Card>,
    },
    /// The house needs the knock card, and it was not told.
    KnockCardMissing,
    /// Eleven cards that do not all meld.
    BigGinNotMelded {
        /// Whose.
        of: Player,
        /// What is left over.
        deadwood: Cards,
    },
    /// Several least spreads by which the hand would score differently: one must be declared.
    SpreadAmbiguous {
        /// Whose cards.
        of: Player,
        /// The spreads.
        spreads: Vec<Spread>,
    },
    /// A count that no ten cards can have, or points that nobody wins in a hand.
    CountRange {
        /// Whose.
        of: Player,
        /// The highest number that can be told here.
        highest: u32,
    },
}
