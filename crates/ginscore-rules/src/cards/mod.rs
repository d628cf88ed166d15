//! Cards, melds and spreads, whatever rules the house plays by.
//!
//! Nothing here knows of players, of knocking or of any text except the two letters of a card.

pub(crate) mod card;
pub(crate) mod upcard;
pub(crate) mod set;
pub(crate) mod suit_table;
pub(crate) mod plain;
pub(crate) mod meld;
pub(crate) mod small_vec;
pub(crate) mod list;
pub(crate) mod spread;
#[cfg(feature = "serde")]
mod as_text;

pub use card::{Card, ParseCardsError, Rank, Suit};
pub use list::{CardGroups, CardList};
pub use meld::{Meld, NotAMeld, Run, Set};
pub use set::{Cards, Iter};
pub use spread::{LaidOff, ShownCards, Spread, lay_off};
pub use upcard::Upcard;
