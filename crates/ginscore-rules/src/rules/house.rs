//! The house rules: every number and choice in which the rules of gin rummy differ.
//!
//! There are two types, one before and one after a check. [`RuleSettings`] has every rule, each within its own range.
//! [`HouseRules`] are settings that are also consistent with each other, and only [`HouseRules::new`] makes them.

use std::error::Error;
use std::fmt;

use crate::cards::card::Suit;
use crate::rules::group::{BonusBoxes, GroupRules};

/// A whole number from `MIN` to `MAX`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Bounded<const MIN: u32, const MAX: u32>(u32);

impl<const MIN: u32, const MAX: u32> Bounded<MIN, MAX> {
    /// The number, or `None` if it is out of range.
    pub const fn new(number: u32) -> Option<Self> {
        if MIN <= number && number <= MAX { Some(Bounded(number)) } else { None }
    }

    /// The number `N`. A number out of range is a compile error.
    pub const fn known<const N: u32>() -> Self {
        const { assert!(MIN <= N && N <= MAX) };
        Bounded(N)
    }

    /// The number.
    pub const fn get(self) -> u32 {
        self.0
    }
}

/// A bonus for a hand, in points.
pub type Bonus = Bounded<0, 1000>;
/// A number of boxes in addition to the one for the hand.
pub type ExtraBoxCount = Bounded<0, 10>;
/// The multiplier of a column's totals.
pub type Multiplier = Bounded<1, 10>;

/// The card that limits the knock, in addition to the limit of the house rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KnockCard {
    /// No card.
    None,
    /// The first upcard, as in Oklahoma gin: with a six, a player may knock with 6 points or less.
    Upcard,
}

/// The limit of the knock if the knock card is an ace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AceKnockCard {
    /// One point, the value of the ace.
    One,
    /// Zero: only gin ends the hand.
    GinOnly,
}

/// A set of suits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Suits(u8);

impl Suits {
    /// No suit.
    pub const NONE: Suits = Suits(0);

    /// These suits and another one.
    #[must_use]
    pub const fn with(self, suit: Suit) -> Suits {
        Suits(self.0 | 1 << suit as u8)
    }

    /// Returns true if the suit is in the set.
    pub const fn contains(self, suit: Suit) -> bool {
        self.0 >> suit as u8 & 1 == 1
    }

    /// Returns true if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// The boxes of a doubled hand that count twice. For gin with two extra boxes, the winner has 3, 5 or 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DoubledBoxes {
    /// None.
    None,
    /// The extra boxes.
    Bonus,
    /// All boxes.
    All,
}

/// The winner of a hand in which both counts are equal after laying off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndercutTie {
    /// The defender, with the undercut bonus.
    Defender,
    /// The defender, without the bonus, and so with no points.
    NoBonus,
    /// The knocker, with no points.
    Knocker,
    /// Nobody.
    Nobody,
}

/// The extra boxes for each way of ending a hand, in addition to the one for the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExtraBoxes {
    /// The extra boxes for gin.
    pub gin: ExtraBoxCount,
    /// The extra boxes for big gin.
    pub big_gin: ExtraBoxCount,
    /// The extra boxes for an undercut.
    pub undercut: ExtraBoxCount,
    /// The extra boxes for ginning off.
    pub gin_off: ExtraBoxCount,
}

/// The time at which boxes are paid in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoxTiming {
    /// At the end of the game, as the line bonus.
    End,
    /// With each hand. They count toward the target.
    EachHand,
}

/// The condition under which the loser of a game is shut out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShutoutTest {
    /// The loser has no points in the game.
    NoPoints,
    /// The loser has won no hand in the game. A win of no points counts as a win here.
    NoHands,
}

/// The award for a shutout. For a winner with 120 points, a game bonus of 100 and a line bonus of 80, the total of 300
/// becomes, in order: 300, 300 plus the award, 420, 520, or 600.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShutoutAward {
    /// No award.
    None,
    /// A bonus in points.
    Points(Bounded<1, 100_000>),
    /// The points entered in the game are doubled.
    DoublePoints,
    /// The points and the game bonus are doubled.
    DoublePointsAndGame,
    /// The total is doubled.
    DoubleTotal,
}

impl ShutoutAward {
    /// Returns true if the award doubles something of the winner's, which takes a single loser.
    pub const fn doubles(self) -> bool {
        match self {
            ShutoutAward::None | ShutoutAward::Points(_) => false,
            ShutoutAward::DoublePoints | ShutoutAward::DoublePointsAndGame | ShutoutAward::DoubleTotal => {
                true
            }
        }
    }
}

/// The rule for shutouts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shutout {
    /// The condition for a shutout.
    pub test: ShutoutTest,
    /// The award for a shutout.
    pub award: ShutoutAward,
}

/// The columns in which a win is entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnEntry {
    /// Every open column in which the winner has an entry, and the first open one in which they have none.
    NextOpen,
    /// Columns 1 to n for the player's n-th win, except those that are closed.
    NthWin,
}

/// The multipliers of the columns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Multipliers {
    /// Every column counts once.
    Once,
    /// One multiplier per column.
    Each(Vec<Multiplier>),
}

/// The method of settling a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettlementMethod {
    /// Each player has a total of their own.
    Totals,
    /// The winner has their score plus the difference of the scores; the loser has nothing.
    ScorePlusDifference,
}

/// The winner of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetWinner {
    /// The player with the greater total.
    NetPoints,
    /// The player who won more games.
    MostGames,
}

/// An odd number, 1 to 99.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OddNumber(u32);

impl OddNumber {
    /// The number, or `None` if it is even or above 99.
    pub const fn new(number: u32) -> Option<OddNumber> {
        if number % 2 == 1 && number <= 99 { Some(OddNumber(number)) } else { None }
    }

    /// The number `N`. A number that is even or above 99 is a compile error.
    pub const fn known<const N: u32>() -> OddNumber {
        const { assert!(OddNumber::new(N).is_some()) };
        OddNumber(N)
    }

    /// The number.
    pub const fn get(self) -> u32 {
        self.0
    }

    /// The smallest whole number above half of the number: 3 for 5.
    pub const fn majority(self) -> u32 {
        self.0 / 2 + 1
    }
}

/// The condition under which a series ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeriesLength {
    /// When its only sheet is finished.
    OneSheet,
    /// When a sheet is finished and a player's total over all sheets has reached this number of points, unless the totals
    /// are equal.
    To(Bounded<1, 10_000_000>),
    /// When a player has won more than half of this number of sheets. Tied sheets do not count.
    BestOf(OddNumber),
}

/// The dealer of the hand after one that a player won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dealer {
    /// The winner of the hand.
    Winner,
    /// The loser of the hand.
    Loser,
    /// The player who did not deal the hand.
    Alternate,
}

/// The dealer of the hand after one that nobody won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawnHandDealer {
    /// The same player.
    Same,
    /// The other player.
    Next,
}

/// A value for every house rule, each within its own range. The names of the fields are the keys of the rules; see
/// [`RULE_KEYS`](crate::rules::RULE_KEYS).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleSettings {
    /// The most deadwood that a player may knock with, in points; 0 means gin only.
    pub knock_limit: Bounded<0, 10>,
    /// The card that also limits the knock.
    pub knock_card: KnockCard,
    /// The limit if that card is an ace.
    pub ace_knock_card: AceKnockCard,
    /// The suits of the knock card that double a hand.
    pub doubling_suits: Suits,
    /// The boxes of a doubled hand that count twice.
    pub doubled_boxes: DoubledBoxes,
    /// The bonus for gin.
    pub gin_bonus: Bonus,
    /// The bonus for big gin. `None` if big gin is not played: then eleven melded cards are gin.
    pub big_gin_bonus: Option<Bonus>,
    /// The bonus for an undercut.
    pub undercut_bonus: Bonus,
    /// The winner of a hand with equal counts.
    pub undercut_tie: UndercutTie,
    /// The bonus for ginning off. `None` if ginning off counts as any other undercut.
    pub gin_off_bonus: Option<Bonus>,
    /// The bonus for winning with a knock.
    pub knock_bonus: Bonus,
    /// True if cards may be laid off against gin and big gin.
    pub layoff_on_gin: bool,
    /// The extra boxes for each way of ending a hand.
    pub boxes: ExtraBoxes,
    /// The value of a box, in points.
    pub box_value: Bonus,
    /// The time at which boxes are paid.
    pub box_timing: BoxTiming,
    /// The points that close a game.
    pub target: Bounded<1, 1_000_000>,
    /// The bonus for winning a game, in points.
    pub game_bonus: Bounded<0, 100_000>,
    /// The rule for shutouts.
    pub shutout: Shutout,
    /// The number of games on a sheet; 3 in Hollywood gin.
    pub columns: Bounded<1, 6>,
    /// The columns in which a win is entered.
    pub column_entry: ColumnEntry,
    /// The multipliers of the columns.
    pub column_multipliers: Multipliers,
    /// The method of settling a game.
    pub settlement: SettlementMethod,
    /// The multiple to which differences are rounded, in points; 0 means no rounding. Halves are rounded up.
    pub round_to: Bounded<0, 10_000>,
    /// The winner of a sheet.
    pub sheet_winner: SheetWinner,
    /// The condition under which the series ends.
    pub series: SeriesLength,
    /// The dealer of the hand after one that a player won.
    pub dealer: Dealer,
    /// The dealer of the hand after one that nobody won.
    pub drawn_hand_dealer: DrawnHandDealer,
    /// The rules that only a game of more than two players needs.
    pub group: GroupRules,
}

/// A conflict between two rules.
///
/// The enum is exhaustive, so that a program can be sure to explain every conflict. A new variant comes with a new
/// major version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleConflict {
    /// The number of `column_multipliers` differs from the number of `columns`.
    Multipliers {
        /// The number of multipliers.
        listed: usize,
        /// The number of columns.
        columns: u32,
    },
    /// The settlement `score-plus-difference` allows only the shutout awards `none` and `double-total`.
    Award(ShutoutAward),
    /// Boxes that are paid with each hand cannot go to the side that lost the round.
    BonusBoxes,
    /// Of three players in turn, a win would be entered in columns that two different opponents share.
    ColumnsInTurn,
    /// The settlement `score-plus-difference` compares two scores, and three players in turn have three.
    DifferenceInTurn,
}

impl fmt::Display for RuleConflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RuleConflict::Multipliers { listed, columns } => {
                write!(f, "`column_multipliers` has {listed} numbers, and `columns` is {columns}")
            }
            RuleConflict::Award(_) => f.write_str(
                "the settlement `score-plus-difference` allows only the shutout awards `none` and `double-total`",
            ),
            RuleConflict::BonusBoxes => {
                f.write_str("`bonus_boxes` can be `each-side` only if `box_timing` is `end`")
            }
            RuleConflict::ColumnsInTurn => {
                f.write_str("three players in turn cannot play several games side by side")
            }
            RuleConflict::DifferenceInTurn => {
                f.write_str("three players in turn cannot settle by `score-plus-difference`")
            }
        }
    }
}

impl Error for RuleConflict {}

/// House rules that are consistent with each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HouseRules(RuleSettings);

/// The standard rules.
impl Default for HouseRules {
    fn default() -> HouseRules {
        HouseRules(crate::rules::presets::defaults())
    }
}

impl HouseRules {
    /// Checks that the values are consistent with each other.
    ///
    /// # Errors
    ///
    /// Returns the first conflict between two values.
    ///
    /// ```
    /// use ginscore_rules::rules::{HouseRules, Multiplier, Multipliers, RuleConflict};
    /// use ginscore_rules::rules::presets;
    /// let mut values = presets::defaults();
    /// values.column_multipliers = Multipliers::Each(vec![Multiplier::known::<1>(), Multiplier::known::<2>()]);
    /// assert_eq!(HouseRules::new(values), Err(RuleConflict::Multipliers { listed: 2, columns: 1 }));
    /// ```
    pub fn new(mut values: RuleSettings) -> Result<HouseRules, RuleConflict> {
        if let Multipliers::Each(list) = &values.column_multipliers {
            let columns = values.columns.get();
            if list.len() != columns as usize {
                return Err(RuleConflict::Multipliers { listed: list.len(), columns });
            }
            if list.iter().all(|times| times.get() == 1) {
                values.column_multipliers = Multipliers::Once;
            }
        }
        let pays_losers = values.group.bonus_boxes == BonusBoxes::EachSide;
        if pays_losers && values.box_timing == BoxTiming::EachHand {
            return Err(RuleConflict::BonusBoxes);
        }
        let plus_difference = values.settlement == SettlementMethod::ScorePlusDifference;
        match values.shutout.award {
            ShutoutAward::None | ShutoutAward::DoubleTotal => Ok(HouseRules(values)),
            award if plus_difference => Err(RuleConflict::Award(award)),
            _ => Ok(HouseRules(values)),
        }
    }

    /// The multiplier of a column, counted from 0.
    pub fn multiplier(&self, column: usize) -> u32 {
        match &self.0.column_multipliers {
            Multipliers::Once => 1,
            Multipliers::Each(list) => list.get(column).map_or(1, |times| times.get()),
        }
    }

    /// Returns true if every hand that is reported by cards or counts needs its knock card. Draws and hands reported as
    /// points only never need it.
    pub const fn needs_knock_card(&self) -> bool {
        matches!(self.0.knock_card, KnockCard::Upcard) || !self.0.doubling_suits.is_empty()
    }
}

/// Gives access to the values. They cannot be changed: to change a rule, clone the values and call
/// [`HouseRules::new`].
impl std::ops::Deref for HouseRules {
    type Target = RuleSettings;

    fn deref(&self) -> &RuleSettings {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::testing::house;

    #[test]
    fn a_set_of_suits_holds_what_was_added() {
        let both = Suits::NONE.with(Suit::Hearts).with(Suit::Spades).with(Suit::Spades);
        for suit in Suit::ALL {
            assert_eq!(both.contains(suit), matches!(suit, Suit::Hearts | Suit::Spades), "{suit:?}");
        }
        assert!(Suits::NONE.is_empty() && !both.is_empty());
    }

    #[test]
    fn a_majority_is_more_than_half() {
        for (of, majority) in [(1, 1), (3, 2), (5, 3), (99, 50)] {
            assert_eq!(OddNumber::new(of).map(OddNumber::majority), Some(majority));
        }
        assert_eq!([0, 2, 101].map(OddNumber::new), [None; 3]);
    }

    /// The knock card limits the knock or doubles the hand; otherwise nobody needs it.
    #[test]
    fn the_knock_card_is_needed_where_a_rule_uses_it() {
        for (rules, needed) in [
            ("", false),
            ("knock_card=upcard", true),
            ("doubling_suits=S", true),
            ("knock_card=upcard doubling_suits=S", true),
        ] {
            assert_eq!(house(rules).needs_knock_card(), needed, "{rules}");
        }
    }

    #[test]
    fn columns_count_as_often_as_their_multiplier() {
        let rules = house("columns=3 column_multipliers=1,1,2");
        assert_eq!([0, 1, 2].map(|column| rules.multiplier(column)), [1, 1, 2]);
        assert_eq!(house("columns=3").multiplier(2), 1);
    }

    #[test]
    fn rules_that_do_not_go_together() {
        let conflict = |key: &str, value: &str, settlement| {
            let mut values = crate::rules::presets::defaults();
            values.settlement = settlement;
            let value = crate::rules::value::RuleValue::typed(value);
            crate::rules::keys::RuleKey::named(key).unwrap().write(&mut values, &value).unwrap();
            HouseRules::new(values).err().map(|conflict| conflict.to_string())
        };
        let difference = SettlementMethod::ScorePlusDifference;
        assert_eq!(
            conflict("column_multipliers", "1,2", SettlementMethod::Totals).as_deref(),
            Some("`column_multipliers` has 2 numbers, and `columns` is 1")
        );
        let awards =
            "the settlement `score-plus-difference` allows only the shutout awards `none` and `double-total`";
        assert_eq!(conflict("shutout.award", "100", difference).as_deref(), Some(awards));
        assert_eq!(conflict("shutout.award", "double-points", difference).as_deref(), Some(awards));
        assert_eq!(conflict("shutout.award", "double-total", difference), None);
        assert_eq!(conflict("shutout.award", "double-points", SettlementMethod::Totals), None);
    }
}
