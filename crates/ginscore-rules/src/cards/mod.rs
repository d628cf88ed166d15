//! The deck and what it makes, whatever the house plays.
//!
//! Cards, melds, spreads, and the solver that finds the best of them. Nothing here knows of points
//! for a knock, of players or of text beyond the two letters of a card: any rummy program could use
//! it as it stands. Pure: no input or output, no clock, no environment.
//!
//! Each file names only those before it in this list.

pub(crate) mod card;
pub(crate) mod set;
pub(crate) mod meld;
pub(crate) mod spread;

pub use card::{Card, ParseCardError, Rank, Suit};
pub use meld::{Meld, NotAMeld, Run, Set};
pub use set::{Cards, ParseCardsError};
pub use spread::{LaidOff, Spread, lay_off};
