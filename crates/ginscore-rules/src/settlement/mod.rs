//! Settlement: what the sheets are worth, who pays whom, and how much money that is.
//!
//! [`settle`] computes the totals of the closed games, each as a list of [`Term`]s that name the house rules they follow
//! from, and the winners of games, sheets and series. [`Settlement::payments`] turns them into what each player pays: points, or
//! a [`Stake`] for each game or sheet.
//!
//! | term | meaning |
//! |---|---|
//! | box | a hand won; the line bonus is paid per box |
//! | line bonus | the points for the boxes of a game |
//! | shutout | a game in which the loser has not scored |

pub(crate) mod settled;
pub(crate) mod settle;
pub(crate) mod payment;
pub(crate) mod stake;
pub(crate) mod statement;

pub use payment::{Due, Lump, Payer, PlayerPayment};
pub use settle::settle;
pub use settled::{ClosedGame, Game, GameState, SettledSheet, Settlement, Term, Transfer};
pub use stake::{Money, NotAStake, Stake, StakePer};
pub use statement::{Statement, StatementRow};
