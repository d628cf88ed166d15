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

pub(crate) mod player;
pub(crate) mod house;
pub(crate) mod value;
pub(crate) mod keys;
pub mod presets;
pub(crate) mod claim;
pub(crate) mod fault;
pub(crate) mod ruling;
pub(crate) mod points;
pub(crate) mod showdown;
pub(crate) mod judge;
pub(crate) mod sheet;
pub(crate) mod settle;
pub(crate) mod score;
pub(crate) mod safety;
pub(crate) mod review;
pub(crate) mod put_down;
pub(crate) mod stake;

pub use claim::{
    Boxes, CardPosition, Claim, ClaimPart, Defender, HIGHEST_BOXES, HIGHEST_COUNT, HIGHEST_POINTS, HandClaim,
    Knocker, Layout, Showdown,
};
pub use fault::Fault;
pub use house::{
    AceKnockCard, Bonus, Bounded, BoxTiming, ColumnEntry, Dealer, DoubledBoxes, DrawnHandDealer,
    ExtraBoxCount, ExtraBoxes, HouseRules, KnockCard, Multiplier, Multipliers, OddNumber, RuleConflict,
    RuleSettings, SeriesLength, SettlementMethod, SheetWinner, Shutout, ShutoutAward, ShutoutTest, Suits,
    UndercutTie,
};
pub use judge::judge;
pub use keys::{RULE_KEYS, RuleKey};
pub use player::{ByPlayer, Player};
pub use points::{extra_boxes, knock_limit};
pub use presets::{Modifier, PRESETS, Preset, STANDARD, defaults};
pub use put_down::put_down_under;
pub use review::{BetterSpread, left_on_the_table, points_left, review};
pub use ruling::{End, Evidence, Ruling, ShownCards, Step};
pub use safety::{SafeCount, Safety, Undercut, safety};
pub use score::{Score, ScoredHand};
pub use settle::{ClosedGame, Game, SettledSheet, Settlement, Term, settle};
pub use sheet::{Column, EntryReason, Sheet, points_entered};
pub use stake::{Money, Stake};
pub use value::RuleValue;
