//! A series: the hands of an evening, entered on sheets in order, until it is over.
//!
//! A [`Score`] takes one ruling after another. It knows who plays next and who deals, combines the hands of partners into
//! rounds, starts a new sheet after a finished one, and settles.

pub(crate) mod round;
pub(crate) mod seating;
pub(crate) mod score;

pub use round::{PlayedHand, RoundResult};
pub use score::{NotPlayed, NotSeated, Score, ScoredAdjustment, ScoredRound};
pub use seating::Seating;
