//! House rules, the referee, score sheets and settlement.
//!
//! The players report a hand as a [`HandClaim`]. [`judge`] checks the claim against the [`HouseRules`] and returns a
//! [`Ruling`], or every [`Fault`] of the claim. A [`Score`] enters rulings on [`Sheet`]s, and [`settle`] computes what
//! the sheets are worth. Every function is pure: no input or output, no clock, no environment.
//!
//! The terms of the game:
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
//! | hand | one deal |
//! | game | hands until a player reaches the target; in Hollywood gin, one column of the sheet |
//! | sheet | the games that are scored side by side |
//! | series | the sheets that two players settle together |
//! | box | a hand won; the line bonus is paid per box |
//! | shutout | a game in which the loser has not scored |
//!
//! Each module depends only on those before it in this list.

#[cfg(test)]
pub(crate) mod testing;
pub(crate) mod player;
pub(crate) mod entrant;
pub(crate) mod group;
pub(crate) mod house;
pub(crate) mod lineup;
pub(crate) mod value;
pub(crate) mod keys;
pub mod presets;
pub(crate) mod count;
pub(crate) mod claim;
pub(crate) mod adjustment;
pub(crate) mod fault;
pub(crate) mod ruling;
pub(crate) mod points;
pub(crate) mod showdown;
pub(crate) mod judge;
pub(crate) mod sheet;
pub(crate) mod settlement;
pub(crate) mod settle;
pub(crate) mod payment;
pub(crate) mod round;
pub(crate) mod seating;
pub(crate) mod score;
pub(crate) mod safety;
pub(crate) mod review;
pub(crate) mod redeclare;
pub(crate) mod stake;

pub use adjustment::{Adjustment, AdjustmentError, Award};
pub use claim::{
    Boxes, CardPosition, ClaimPart, Defender, HIGHEST_BOXES, HIGHEST_COUNT, HIGHEST_POINTS, HandClaim,
    Knocker, Layout, PointsClaim, Showdown,
};
pub use count::{Addend, Count};
pub use entrant::{ByEntrant, Entrant, Entrants};
pub use fault::{Fault, Faults};
pub use group::{BonusBoxes, GroupRules, PairingRule, Payment};
pub use house::{
    AceKnockCard, Bonus, Bounded, BoxTiming, ColumnEntry, Dealer, DoubledBoxes, DrawnHandDealer,
    ExtraBoxCount, ExtraBoxes, HouseRules, KnockCard, Multiplier, Multipliers, OddNumber, RuleConflict,
    RuleSettings, SeriesLength, SettlementMethod, SheetWinner, Shutout, ShutoutAward, ShutoutTest, Suits,
    UndercutTie,
};
pub use judge::judge;
pub use keys::{GROUP_KEYS, RULE_KEYS, RuleKey, differences};
pub use lineup::{Lineup, MOST_PLAYERS, Opponents, Seat};
pub use payment::{Payer, PlayerPayment, payments};
pub use player::{ByPlayer, Player};
pub use points::{extra_boxes, knock_limit};
pub use presets::{Modifier, PRESETS, Preset, STANDARD, defaults, values_for};
pub use redeclare::redeclare;
pub use review::{BetterSpread, left_on_the_table, points_left, review};
pub use round::{PlayedHand, RoundHands, RoundResult, round_result};
pub use ruling::{BoxStep, End, Evidence, Ruling, ShownCards, Step};
pub use safety::{HandInPlay, RoundSafety, SafeCount, SafeHolding, Safety, Undercut, round_safety, safety};
pub use score::{NotPlayed, Score, ScoredAdjustment, ScoredRound};
pub use seating::Seating;
pub use settle::{settle, settle_stopped};
pub use settlement::{
    ClosedGame, Game, GameState, SettledSheet, Settlement, StoppedGame, Term, Terms, Transfer,
};
pub use sheet::{Column, EntryReason, Sheet, points_entered};
pub use stake::{Money, Stake};
pub use value::RuleValue;
