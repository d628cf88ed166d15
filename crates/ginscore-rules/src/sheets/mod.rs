//! Score sheets: games side by side, usually one, or three in Hollywood gin.
//!
//! A [`Sheet`] has one [`Column`] per game. A win is entered in the columns that the house rules choose, and a column is
//! closed by the entrant who reaches the target. An [`Adjustment`] changes a score by agreement.

pub(crate) mod adjustment;
pub(crate) mod sheet;

pub use adjustment::{Adjustment, AdjustmentError, Award};
pub use sheet::{Column, EntryReason, Sheet};
