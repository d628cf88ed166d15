//! What the house plays, and what it scores.
//!
//! The way of one hand: what was told of it ([`claim`]) is judged by the house's rules ([`judge`]) into
//! a ruling or into faults; rulings are entered on sheets ([`sheet`], [`score`]), and sheets are settled
//! ([`settle`]). Pure: no input or output, no clock, no environment, no text for people.
//!
//! The terms are the field's own:
//!
//! | term | meaning |
//! |---|---|
//! | knock, gin, big gin | ending the hand: with deadwood within the limit; with none; with all eleven cards melded |
//! | lay off | the defender puts deadwood on the knocker's melds |
//! | undercut | the defender's count after laying off is not above the knocker's (gin excepted) |
//! | gin off | an undercut in which the defender is left with no deadwood at all |
//! | knock card | the card whose value limits the knock in Oklahoma gin |
//! | hand | one deal played to its end |
//! | game | hands until a player reaches the target; on Hollywood's sheet a game is a column |
//! | sheet | the games scored side by side |
//! | series | the sheets that two players settle together |
//! | box | a hand won; the line bonus is paid per box |
//! | shutout | the loser of a game has nothing in it |
//!
//! Each file names only those before it in this list.

pub mod player;
pub mod house;
pub mod value;
pub mod keys;
pub mod presets;
pub mod claim;
pub mod fault;
pub mod ruling;
pub mod points;
mod showdown;
pub mod judge;
pub mod sheet;
pub mod settle;
pub mod score;
pub mod safety;
pub mod review;
pub mod put_down;
pub mod stake;
