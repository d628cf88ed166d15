//! The points and boxes of a hand, given both counts.

use crate::bounded::Bounded;
use crate::cards::card::Rank;
use crate::cards::list::List;
use crate::cards::upcard::Upcard;
use crate::hand::ruling::{BoxStep, End, Step, total};
use crate::house::choices::{AceKnockCard, DoubledBoxes, KnockCard, UndercutTie};
use crate::house::settings::HouseRules;
use crate::players::player::Player;

impl HouseRules {
    /// The most deadwood that a player may knock with, in points: 0 to 10.
    ///
    /// It is the limit of the house rules or, in Oklahoma gin, the value of the knock card if that is lower. With a six
    /// as the knock card, a player may knock with 6 points. An ace means 1 point, or under many rules gin only (0).
    ///
    /// ```
    /// use ginscore_rules::house::{HouseRules, Preset};
    /// let house = HouseRules::new(Preset::named("oklahoma").unwrap().values()).unwrap();
    /// assert_eq!(house.knock_limit_with("6H".parse().ok()), 6);
    /// assert_eq!(house.knock_limit_with("QH".parse().ok()), 10);
    /// ```
    pub fn knock_limit_with(&self, knock_card: Option<Upcard>) -> u8 {
        let limit = house_limit(self);
        match (self.knock_card, knock_card) {
            (KnockCard::None, _) | (_, None) => limit,
            (KnockCard::Upcard, Some(Upcard { rank: Rank::Ace, .. }))
                if self.ace_knock_card == AceKnockCard::GinOnly =>
            {
                0
            }
            (KnockCard::Upcard, Some(card)) => limit.min(card.points()),
        }
    }

    /// The extra boxes of the house rules for this way of ending the hand, before any doubling.
    pub fn extra_boxes(&self, end: End) -> u32 {
        match end {
            End::Gin => self.boxes.gin.get(),
            End::BigGin => self.boxes.big_gin.get(),
            End::Undercut => self.boxes.undercut.get(),
            End::GinOff => self.boxes.gin_off.get(),
            End::Knock | End::Tie | End::Draw | End::Points => 0,
        }
    }
}

/// The most deadwood that a player may knock with if no knock card limits it, in points.
#[expect(clippy::expect_used, reason = "the type of the rule allows 0 to 10")]
pub(crate) fn house_limit(house: &HouseRules) -> u8 {
    u8::try_from(house.knock_limit.get()).expect("the limit is at most 10")
}

/// Both counts of a hand that was ended within the limit, in points.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BothCounts {
    pub(crate) by: Player,
    /// True if the knocker melded eleven cards.
    pub(crate) eleven: bool,
    pub(crate) knocker: u16,
    /// The defender's count, after laying off.
    pub(crate) defender: u16,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Worth {
    pub(crate) end: End,
    pub(crate) winner: Option<Player>,
    /// True if the rule for equal counts decided the hand.
    pub(crate) tied: bool,
    pub(crate) steps: List<Step, 3>,
    pub(crate) boxes: List<BoxStep, 3>,
}

/// The result of a hand, by the first of these rules that applies:
///
/// - **big gin**: the knocker melds eleven cards, and scores the defender's count plus the bonus, if the house rules
///   have one;
/// - **gin**: the knocker has no deadwood, and scores the defender's count plus the bonus. The defender cannot
///   undercut it, even without deadwood;
/// - **knock**: the knocker has the lower count, and scores the difference, plus the bonus if the house rules have
///   one;
/// - **gin off**: the defender has no deadwood left, and scores the knocker's count plus the bonus, if the house rules
///   have one;
/// - **undercut**: the defender has the lower count, and scores the difference plus the bonus;
/// - **a tie** is decided by the rule `undercut_tie`.
///
/// A knock card of a doubling suit doubles the sum. For example, with spades doubling, 9 against 4 and an undercut
/// bonus of 10, the defender scores 15, and 30 if the knock card is a spade.
pub(crate) fn worth(house: &HouseRules, counts: BothCounts, knock_card: Option<Upcard>) -> Worth {
    let PointsOutcome { end, winner, tied, doubled, steps } = outcome(house, counts, knock_card);
    let boxes = if winner.is_some() { boxes(house, end, doubled) } else { List::EMPTY };
    Worth { end, winner, tied, steps: steps.into_iter().flatten().collect(), boxes }
}

struct PointsOutcome {
    end: End,
    winner: Option<Player>,
    tied: bool,
    /// True if the knock card is of a doubling suit.
    doubled: bool,
    /// The steps, in order: at most three.
    steps: [Option<Step>; 3],
}

fn outcome(house: &HouseRules, counts: BothCounts, knock_card: Option<Upcard>) -> PointsOutcome {
    let BothCounts { by, eleven, knocker, defender } = counts;
    let (k, d) = (u32::from(knocker), u32::from(defender));
    let bonus = |end, bonus: Bounded<0, 1000>| Some(Step::Bonus(end, bonus.get()));
    let big_gin = house.big_gin_bonus.filter(|_| eleven);
    let gin_off = house.gin_off_bonus.filter(|_| d == 0);

    let tied = big_gin.is_none() && k > 0 && k == d;
    let (end, winner, step, extra) = if let Some(extra) = big_gin {
        (End::BigGin, Some(by), Step::Deadwood(d), bonus(End::BigGin, extra))
    } else if k == 0 {
        (End::Gin, Some(by), Step::Deadwood(d), bonus(End::Gin, house.gin_bonus))
    } else if k < d {
        let extra = bonus(End::Knock, house.knock_bonus).filter(|_| house.knock_bonus.get() > 0);
        (End::Knock, Some(by), Step::Difference(d - k), extra)
    } else if let Some(extra) = gin_off {
        (End::GinOff, Some(by.other()), Step::KnockersCount(k), bonus(End::GinOff, extra))
    } else if d < k {
        let extra = bonus(End::Undercut, house.undercut_bonus);
        (End::Undercut, Some(by.other()), Step::Difference(k - d), extra)
    } else {
        let even = Step::Difference(0);
        match house.undercut_tie {
            UndercutTie::Defender => {
                (End::Undercut, Some(by.other()), even, bonus(End::Undercut, house.undercut_bonus))
            }
            UndercutTie::NoBonus => (End::Undercut, Some(by.other()), even, None),
            UndercutTie::Knocker => (End::Knock, Some(by), even, None),
            UndercutTie::Nobody => (End::Tie, None, even, None),
        }
    };
    let suit = knock_card.and_then(|card| card.suit).filter(|suit| house.doubling_suits.contains(*suit));
    let doubling = suit.filter(|_| winner.is_some()).map(Step::Doubled);
    PointsOutcome { end, winner, tied, doubled: suit.is_some(), steps: [Some(step), extra, doubling] }
}

/// The points that the knocker earns; negative if the defender scores.
pub(crate) fn earned(house: &HouseRules, counts: BothCounts, knock_card: Option<Upcard>) -> i64 {
    let PointsOutcome { winner, steps, .. } = outcome(house, counts, knock_card);
    let points = i64::from(total(steps.iter().flatten()));
    match winner {
        Some(winner) if winner == counts.by => points,
        Some(_) => -points,
        None => 0,
    }
}

/// The steps to the winner's boxes: one for the hand, the extra ones, and those that a doubled hand counts once more.
fn boxes(house: &HouseRules, end: End, doubled: bool) -> List<BoxStep, 3> {
    let extra = house.extra_boxes(end);
    let once_more = match house.doubled_boxes {
        _ if !doubled => 0,
        DoubledBoxes::None => 0,
        DoubledBoxes::Bonus => extra,
        DoubledBoxes::All => 1 + extra,
    };
    let steps = [BoxStep::Won, BoxStep::Extra(end, extra), BoxStep::Doubled(once_more)];
    steps.into_iter().filter(|step| step.boxes() > 0).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::house::keys::RuleSettings;

    fn house(change: impl FnOnce(&mut RuleSettings)) -> HouseRules {
        let mut values = RuleSettings::default();
        change(&mut values);
        HouseRules::new(values).unwrap()
    }

    fn counts(knocker: u16, defender: u16) -> BothCounts {
        BothCounts { by: Player::One, eleven: false, knocker, defender }
    }

    #[test]
    fn the_knock_card_lowers_the_limit() {
        let rules = house(|rules| rules.knock_card = KnockCard::Upcard);
        let gin_only = house(|rules| {
            rules.knock_card = KnockCard::Upcard;
            rules.ace_knock_card = AceKnockCard::GinOnly;
        });
        for (card, limit) in [("6H", 6), ("KH", 10), ("AH", 1)] {
            assert_eq!(rules.knock_limit_with(card.parse().ok()), limit, "{card}");
            assert_eq!((house(|_| {})).knock_limit_with(card.parse().ok()), 10, "{card}");
        }
        assert_eq!(gin_only.knock_limit_with("AH".parse().ok()), 0);
    }

    /// Counts of the knocker and the defender, and what player one earns by knocking, or loses if the defender scores.
    #[test]
    fn a_defender_who_scores_costs_the_knocker() {
        for (tie, knocker, defender, expected) in [
            (UndercutTie::Defender, 4, 23, 19),
            (UndercutTie::Defender, 9, 4, -15),
            (UndercutTie::Defender, 5, 5, -10),
            (UndercutTie::Nobody, 5, 5, 0),
        ] {
            let rules = house(|rules| rules.undercut_tie = tie);
            assert_eq!(earned(&rules, counts(knocker, defender), None), expected, "{knocker} v {defender}");
            let other = BothCounts { by: Player::Two, ..counts(knocker, defender) };
            assert_eq!(earned(&rules, other, None), expected, "{knocker} v {defender}");
        }
    }

    /// Gin aside, which may pay less than a knock, less deadwood never earns the knocker less.
    #[test]
    fn less_deadwood_never_earns_less() {
        for tie in [UndercutTie::Defender, UndercutTie::NoBonus, UndercutTie::Knocker, UndercutTie::Nobody] {
            for (knock_bonus, gin_off) in [(0, None), (15, None), (0, Some(0)), (15, Some(30))] {
                let rules = house(|rules| {
                    rules.undercut_tie = tie;
                    rules.knock_bonus = Bounded::new(knock_bonus).unwrap();
                    rules.gin_off_bonus = gin_off.and_then(Bounded::new);
                    rules.undercut_bonus = Bounded::known::<0>();
                });
                for (knocker, defender) in (1..10).flat_map(|k| (0..20).map(move |d| (k, d))) {
                    let [less, more] =
                        [knocker, knocker + 1].map(|count| earned(&rules, counts(count, defender), None));
                    assert!(less >= more, "{tie:?} {knock_bonus} {gin_off:?}: {knocker} v {defender}");
                }
            }
        }
    }
}
