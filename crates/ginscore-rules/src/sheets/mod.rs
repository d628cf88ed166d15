//! Score sheets: games side by side, usually one, or three in Hollywood gin.
//!
//! A [`Sheet`] has one [`Column`] per game. A win is entered in the columns that the house rules choose, and a column is
//! closed by the entrant who reaches the target. An [`Adjustment`] changes a score by agreement.
//!
//! ```
//! use ginscore_rules::players::Entrant;
//! use ginscore_rules::sheets::Sheet;
//! use ginscore_rules::house::{HouseRules, Preset};
//!
//! let hollywood = HouseRules::new(Preset::named("hollywood").unwrap().values()).unwrap();
//! let mut sheet = Sheet::new(&hollywood);
//! // The first win is entered in one game, the second in two.
//! assert_eq!(sheet.enter(&hollywood, Entrant::First, 30, 1), [0]);
//! assert_eq!(sheet.enter(&hollywood, Entrant::First, 25, 1), [0, 1]);
//! ```

pub(crate) mod adjustment;
pub(crate) mod sheet;

pub use adjustment::{Adjustment, AdjustmentError, Award};
pub use sheet::{Column, EntryReason, Sheet};
