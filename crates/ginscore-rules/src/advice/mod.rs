//! Advice: what a player can safely hold during a hand, and what was missed after it.
//!
//! [`HandInPlay::safety`] says how much deadwood is safe while a game could close, and [`review`] finds better spreads and
//! lay-offs in a hand that was judged. Neither changes a score: the referee is neutral.
//!
//! ```
//! use ginscore_rules::advice::{HandInPlay, SafeCount};
//! use ginscore_rules::players::Entrant;
//! use ginscore_rules::sheets::Sheet;
//! use ginscore_rules::house::HouseRules;
//!
//! let house = HouseRules::default();
//! let mut sheet = Sheet::new(&house);
//! sheet.enter(&house, Entrant::First, 90, 1);
//! // The first player needs 10 of 100 points. A knock with one point closes the game if the other holds more than 10.
//! let (_, players) = HandInPlay::TWO.safety(&house, &sheet, None)[0];
//! assert_eq!(players.one.points_to_close, 10);
//! assert_eq!(players.two.holding.from_knock, SafeCount::Most(10));
//! ```

pub(crate) mod safety;
pub(crate) mod review;

pub use review::{BetterSpread, points_left, review};
pub use safety::{HandInPlay, RoundSafety, SafeCount, SafeHolding, Safety, Undercut};
