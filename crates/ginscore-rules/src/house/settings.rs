//! House rules whose values are consistent with each other.

use core::error::Error;
use core::fmt;

use crate::cards::upcard::Upcard;
use crate::house::choices::{BoxTiming, KnockCard, Multipliers, SettlementMethod, ShutoutAward};
use crate::house::group::BonusBoxes;
use crate::house::keys::RuleSettings;
use crate::players::lineup::Lineup;

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

/// House rules that are consistent with each other; by default the standard ones.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HouseRules(RuleSettings);

impl HouseRules {
    /// Checks that the values are consistent with each other.
    ///
    /// # Errors
    /// Returns the first conflict between two values.
    ///
    /// ```
    /// use ginscore_rules::house::{Bounded, HouseRules, Multipliers, RuleConflict};
    /// use ginscore_rules::house::RuleSettings;
    /// let mut values = RuleSettings::default();
    /// values.column_multipliers = Multipliers::Each(vec![Bounded::known::<1>(), Bounded::known::<2>()]);
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

    /// Returns true if the suit of that knock card is not known, and could double the hand.
    ///
    /// ```
    /// use ginscore_rules::cards::{Rank, Suit};
    /// use ginscore_rules::house::{HouseRules, RuleSettings, Suits};
    /// let mut values = RuleSettings::default();
    /// values.doubling_suits = Suits::NONE.with(Suit::Spades);
    /// let house = HouseRules::new(values).unwrap();
    /// assert!(house.needs_suit_of(Rank::Seven.into()));
    /// assert!(!house.needs_suit_of("7H".parse().unwrap()));
    /// ```
    pub const fn needs_suit_of(&self, card: Upcard) -> bool {
        card.suit.is_none() && !self.0.doubling_suits.is_empty()
    }
}

/// Gives access to the values. They cannot be changed: to change a rule, clone the values and call
/// [`HouseRules::new`].
impl core::ops::Deref for HouseRules {
    type Target = RuleSettings;

    fn deref(&self) -> &RuleSettings {
        &self.0
    }
}

impl Lineup {
    /// Checks that these players can play by the rules. Three in turn cannot play by rules that compare two scores.
    ///
    /// # Errors
    /// The rule that three players in turn cannot play by.
    ///
    /// ```
    /// use ginscore_rules::house::{HouseRules, Preset, RuleConflict};
    /// use ginscore_rules::players::{Entrant, Lineup};
    /// let hollywood = HouseRules::new(Preset::named("hollywood").unwrap().values()).unwrap();
    /// assert_eq!(Lineup::TWO.can_play(&hollywood), Ok(()));
    /// let in_turn = Lineup::InTurn { out: Entrant::Third };
    /// assert_eq!(in_turn.can_play(&hollywood), Err(RuleConflict::ColumnsInTurn));
    /// ```
    pub fn can_play(self, house: &HouseRules) -> Result<(), RuleConflict> {
        match self {
            Lineup::InTurn { .. } if house.columns.get() > 1 => Err(RuleConflict::ColumnsInTurn),
            Lineup::InTurn { .. } if house.settlement == SettlementMethod::ScorePlusDifference => {
                Err(RuleConflict::DifferenceInTurn)
            }
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_that_do_not_go_together() {
        let conflict = |key: &str, value: &str, settlement| {
            let mut values = RuleSettings { settlement, ..RuleSettings::default() };
            let value = crate::house::value::RuleValue::typed(value);
            crate::house::keys::RuleKey::named(key).unwrap().write(&mut values, &value).unwrap();
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
