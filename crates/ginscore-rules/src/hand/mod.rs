//! A hand: the claim of the players, the referee, and the ruling.
//!
//! The players report a hand as a [`HandClaim`]. [`judge`] checks the claim against the
//! [`HouseRules`](crate::house::HouseRules) and returns a [`Ruling`], or every [`Fault`] of the claim. A ruling explains
//! itself: each [`Step`] names the house rule that it follows from.
//!
//! | term | meaning |
//! |---|---|
//! | knock, gin, big gin | ends the hand: with deadwood within the limit; with no deadwood; with eleven melded cards |
//! | knocker, defender | the player who ends the hand, and the opponent |
//! | deadwood, count | the unmelded cards, and their points |
//! | lay off | the defender adds deadwood to the knocker's melds |
//! | undercut | after a knock, the defender's count is no higher than the knocker's |
//! | gin off | an undercut in which the defender has no deadwood left |
//! | knock card | the card whose value limits the knock in Oklahoma gin |

pub(crate) mod count;
pub(crate) mod claim;
pub(crate) mod fault;
pub(crate) mod ruling;
pub(crate) mod points;
pub(crate) mod showdown;
pub(crate) mod judge;
pub(crate) mod redeclare;

pub use claim::{CardPosition, ClaimPart, Defender, HandClaim, Knocker, Layout, PointsClaim, Showdown};
pub use count::Count;
pub use fault::{Fault, Faults};
pub use judge::judge;
pub use ruling::{BoxStep, End, Evidence, Ruling, Step};
