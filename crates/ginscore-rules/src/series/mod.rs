//! A series: the hands of an evening, entered on sheets in order, until it is over.
//!
//! A [`Score`] takes one ruling after another. It knows who plays next and who deals, combines the hands of partners into
//! rounds, starts a new sheet after a finished one, and settles.
//!
//! | term | meaning |
//! |---|---|
//! | hand | one deal |
//! | round | the hands that are played at the same time: one, or one for each pair of partners |
//! | game | hands until a player reaches the target; in Hollywood gin, one column of the sheet |
//! | sheet | the games that are scored side by side |
//! | series | the sheets that are settled together |

pub(crate) mod round;
pub(crate) mod seating;
pub(crate) mod score;

pub use round::{PlayedHand, RoundResult};
pub use score::stretch::Stretch;
pub use score::{NotPlayed, Score, ScoredAdjustment, ScoredRound};
pub use seating::Seating;
