//! Gin rummy for programs: cards, an exact solver, house rules, scoring, and a notation for hands.
//!
//! The crate has no dependencies and does no input or output.
//!
//! # Judge a hand
//!
//! Players report a hand in one line. [`notation::read_hand`] turns the line into a claim, and [`judge`] turns the claim
//! into a ruling under the house rules, or into all of its faults.
//!
//! ```
//! use ginscore_rules::{HouseRules, Names, Player, judge, read_hand};
//!
//! let names = Names::new("Ann", "Bob").unwrap();
//! let line = "Ann 4-7s 9cdh / 2h ac ad v kcdh 2-4c / 7h 3d + 8s 9s";
//! let hand = read_hand(line, &names).unwrap();
//! let ruling = judge(&hand.claim, &HouseRules::default()).unwrap();
//! assert_eq!(ruling.winner(), Some(Player::One));
//! assert_eq!(ruling.points(), 6); // Bob is caught with 10, Ann knocked with 4
//! ```
//!
//! # Find the best discard
//!
//! ```
//! use ginscore_rules::{Card, Cards, best_discard};
//!
//! let eleven: Cards = "4S 5S 6S 7S 9C 9D 9H 2H AC AD KH".parse().unwrap();
//! let best = best_discard(eleven);
//! assert_eq!(best.discard, "KH".parse().ok());
//! assert_eq!(best.spread.count(), 4);
//! assert_eq!(best.spread.deadwood(), "2H AC AD".parse().unwrap());
//! ```
//!
//! # Modules
//!
//! | module | what it holds |
//! |---|---|
//! | [`cards`] | cards, sets of cards, melds, spreads |
//! | [`solver`] | least deadwood, best spread, best discard, best defense; exact, and tested against brute force |
//! | [`rules`] | house rules and presets, claims, the referee, score sheets, settlement |
//! | [`notation`] | the text of a hand, both ways, with the place of every mistake |

pub mod cards;
pub mod solver;
pub mod rules;
pub mod notation;

pub use cards::{Card, Cards, Meld, Rank, Run, Set, Spread, Suit};
pub use notation::{Names, read_hand};
pub use rules::{
    ByPlayer, Fault, Faults, HandClaim, HouseRules, Player, Preset, RuleSettings, Ruling, Score, judge,
};
pub use solver::{best_defense, best_discard, best_spread, least_deadwood};

/// Runs the examples of the README as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
