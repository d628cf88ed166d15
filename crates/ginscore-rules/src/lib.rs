//! Gin rummy for programs: cards, an exact solver, house rules and scoring.
//!
//! The crate needs no standard library, only `alloc`. It has no dependencies and does no input or output: no clock, no
//! environment, no files.
//!
//! # Judge a hand
//!
//! Players report a hand as a claim. [`judge`](hand::judge) turns the claim into a ruling under the house rules, or into all of
//! its faults. The crate `ginscore-notation` reads claims from what players type.
//!
//! ```
//! use ginscore_rules::hand::{Defender, Knocker, Showdown};
//! use ginscore_rules::hand::{HandClaim, judge};
//! use ginscore_rules::house::HouseRules;
//! use ginscore_rules::players::Player;
//!
//! let claim = HandClaim::Showdown(Showdown {
//!     by: Player::One,
//!     knocker: Knocker::Count(4.into()),
//!     defender: Defender::Count(23.into()),
//!     knock_card: None,
//!     discard: None,
//!     accepted: false,
//! });
//! let ruling = judge(&claim, &HouseRules::default()).unwrap();
//! assert_eq!(ruling.winner(), Some(Player::One));
//! assert_eq!(ruling.points(), 19);
//! ```
//!
//! # Find the best discard
//!
//! ```
//! use ginscore_rules::cards::{Card, Cards};
//! use ginscore_rules::solver::best_discard;
//!
//! let eleven: Cards = "4S 5S 6S 7S 9C 9D 9H 2H AC AD KH".parse().unwrap();
//! let best = best_discard(eleven);
//! assert_eq!(best.discard, "KH".parse().ok());
//! assert_eq!(best.spread.count(), 4);
//! assert_eq!(best.spread.deadwood(), "2H AC AD".parse().unwrap());
//! ```
//!
//! # Keep score
//!
//! A [`Score`](series::Score) takes one ruling after another, and settles.
//!
//! ```
//! use ginscore_rules::hand::PointsClaim;
//! use ginscore_rules::players::Entrant;
//! use ginscore_rules::hand::{HandClaim, judge};
//! use ginscore_rules::house::{HouseRules, Preset};
//! use ginscore_rules::players::Player;
//! use ginscore_rules::series::Score;
//!
//! let house = HouseRules::new(Preset::named("pagat").unwrap().values()).unwrap();
//! let mut score = Score::new(house.clone(), None);
//! for (winner, points) in [(Player::One, 43), (Player::Two, 20), (Player::One, 61)] {
//!     let claim = HandClaim::Points(PointsClaim { winner, points, boxes: 1, knock_card: None });
//!     score.play(judge(&claim, &house)?)?;
//! }
//! let settlement = score.settlement();
//! assert_eq!(settlement.winner, Some(Entrant::First));
//! // 43 + 61 points, 100 for the game and two boxes at 20; against 20 points and one box
//! assert_eq!(settlement.difference(), Some(244 - 40));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Modules
//!
//! All names are in modules, from the cards up:
//!
//! | module | what it holds |
//! |---|---|
//! | [`cards`] | cards, sets of cards, melds, spreads |
//! | [`solver`] | least deadwood, best spread, best discard, best defense; exact, and tested against brute force |
//! | [`players`] | two players, sides of partners, a captain, three in turn |
//! | [`house`] | house rules, their keys, presets |
//! | [`hand`] | claims, the referee, rulings |
//! | [`sheets`] | score sheets |
//! | [`settlement`] | totals, winners, payments, money |
//! | [`series`] | the score of an evening |
//! | [`advice`] | safe counts during a hand, and better spreads after it |
//!
//! Each module depends only on those before it.

// The tests have the standard library.
#![cfg_attr(not(test), no_std)]
#![warn(missing_docs)]
#![warn(clippy::alloc_instead_of_core, clippy::std_instead_of_alloc, clippy::std_instead_of_core)]

extern crate alloc;

pub mod cards;
pub mod solver;
mod bounded;
pub mod players;
pub mod house;
pub mod hand;
pub mod sheets;
pub mod settlement;
pub mod series;
pub mod advice;
#[cfg(test)]
mod testing;

/// Runs the examples of the README as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
