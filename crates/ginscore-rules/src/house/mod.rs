//! House rules: every number and choice in which the rules of gin rummy differ, and presets of them.
//!
//! There are two types, one before and one after a check. [`RuleSettings`] has every rule, each within its own range.
//! [`HouseRules`] are settings that are also consistent with each other, and only [`HouseRules::new`] makes them. Start from
//! a [`Preset`], change what your table plays otherwise, and check the result:
//!
//! ```
//! use ginscore_rules::house::{Bounded, HouseRules, Preset};
//!
//! let mut settings = Preset::named("pagat").unwrap().values();
//! settings.target = Bounded::known::<150>(); // a target of 0 does not compile
//! let house = HouseRules::new(settings).unwrap();
//! assert_eq!(house.game_bonus.get(), 100);
//! ```
//!
//! A program that lets people type rules, or that keeps them in a file, reads and writes them by their [`RuleKey`]:
//!
//! ```
//! use ginscore_rules::house::{RuleKey, RuleSettings, RuleValue};
//!
//! let mut settings = RuleSettings::default();
//! let target = RuleKey::named("target").unwrap(); // or RuleKey::Target
//! target.write(&mut settings, &RuleValue::typed("150")).unwrap();
//! let error = target.write(&mut settings, &RuleValue::typed("0")).unwrap_err();
//! assert_eq!(error.to_string(), "`target` can be 1 to 1000000");
//! ```

pub(crate) mod value;
pub(crate) mod choices;
pub(crate) mod group;
pub(crate) mod keys;
pub(crate) mod settings;
pub(crate) mod presets;

pub use crate::bounded::Bounded;
pub use choices::{
    AceKnockCard, BoxTiming, ColumnEntry, Dealer, DoubledBoxes, DrawnHandDealer, ExtraBoxes, KnockCard,
    Multipliers, OddNumber, SeriesLength, SettlementMethod, SheetWinner, Shutout, ShutoutAward, ShutoutTest,
    Suits, UndercutTie,
};
pub use group::{BonusBoxes, GroupRules, PairingRule, Payment};
pub use keys::{NotAllowed, RuleKey, RuleSettings};
pub use presets::{Form, Preset};
pub use settings::{HouseRules, RuleConflict};
pub use value::RuleValue;
