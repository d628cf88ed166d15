//! Those who play: two players, sides of partners, a captain against a side, or three in turn.
//!
//! A hand is always played by two: [`Player::One`] and [`Player::Two`]. A score sheet is kept for [`Entrant`]s, which are
//! players or whole sides, and a [`Lineup`] says which [`Seat`] plays for which entrant. With two players all three are
//! the same: the first seat is the first entrant, and plays every hand as player one.
//!
//! ```
//! use ginscore_rules::house::Bounded;
//! use ginscore_rules::players::{Entrant, Lineup, Opponents, Seat};
//!
//! // Two sides of two: seats 0 and 1 against seats 2 and 3.
//! let four = Lineup::Sides(Bounded::known::<2>());
//! let [first, second, third] = [0, 1, 2].map(|seat| Seat::new(seat).unwrap());
//! assert_eq!(four.entrant(third), Entrant::Second);
//! assert!(Opponents::new(four, second, third).is_some());
//! assert!(Opponents::new(four, first, second).is_none()); // partners
//! ```

pub(crate) mod player;
pub(crate) mod entrant;
pub(crate) mod lineup;

pub use entrant::{ByEntrant, Entrant, Entrants};
pub use lineup::{Lineup, Opponents, Seat};
pub use player::{ByPlayer, Player};
