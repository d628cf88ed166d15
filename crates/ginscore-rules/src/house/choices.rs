//! What a house rule can be set to: one type for each choice.
//!
//! Structs get new fields in a minor version: they are `#[non_exhaustive]`. Choices are exhaustive, because a program needs a
//! sentence for each: a missing one should not compile.

#![allow(missing_docs, reason = "a name or a type without a comment says it")]

use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

use crate::bounded::Bounded;
use crate::cards::card::Suit;
use crate::house::value::{Choice, RuleValue, none, words};

/// The card that limits the knock, in addition to the limit of the house rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KnockCard {
    /// No card.
    None,
    /// The first upcard, as in Oklahoma gin: with a six, a player may knock with 6 points or less.
    Upcard,
}

words!(KnockCard: None = "none", Upcard = "upcard");

/// The limit of the knock if the knock card is an ace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AceKnockCard {
    /// One point, the value of the ace.
    One,
    /// Zero: only gin ends the hand.
    GinOnly,
}

words!(AceKnockCard: One = "one", GinOnly = "gin-only");

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

impl Choice for Suits {
    const WORDS: &'static [&'static str] = &["none"];
    const MORE: &'static [&'static str] = &["suits, as in `SH`"];

    fn written(&self) -> RuleValue {
        let letters = Suit::ALL.into_iter().filter(|suit| self.contains(*suit)).map(Suit::letter);
        if self.is_empty() { none() } else { RuleValue::Word(letters.collect()) }
    }

    fn of(value: &RuleValue) -> Option<Self> {
        let RuleValue::Word(word) = value else { return None };
        if *value == none() {
            return Some(Suits::NONE);
        }
        let letters = word.chars().filter(|letter| !matches!(letter, ' ' | ','));
        let suits = letters.map(Suit::from_letter).collect::<Option<Vec<Suit>>>()?;
        (!suits.is_empty()).then(|| suits.into_iter().fold(Suits::NONE, Suits::with))
    }
}

/// The boxes of a doubled hand that count twice. For gin with two extra boxes, the winner has 3, 5 or 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DoubledBoxes {
    None,
    /// The extra boxes.
    Bonus,
    All,
}

words!(DoubledBoxes: None = "none", Bonus = "bonus", All = "all");

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

words!(UndercutTie: Defender = "defender", NoBonus = "no-bonus", Knocker = "knocker", Nobody = "nobody");

/// The extra boxes for each way of ending a hand, in addition to the one for the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ExtraBoxes {
    pub gin: Bounded<0, 10>,
    pub big_gin: Bounded<0, 10>,
    pub undercut: Bounded<0, 10>,
    pub gin_off: Bounded<0, 10>,
}

/// The time at which boxes are paid in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoxTiming {
    /// At the end of the game, as the line bonus.
    End,
    /// With each hand. They count toward the target.
    EachHand,
}

words!(BoxTiming: End = "end", EachHand = "each-hand");

/// The condition under which the loser of a game is shut out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShutoutTest {
    /// The loser has no points in the game.
    NoPoints,
    /// The loser has won no hand in the game. A win of no points counts as a win here.
    NoHands,
}

words!(ShutoutTest: NoPoints = "no-points", NoHands = "no-hands");

/// The award for a shutout. For a winner with 120 points, a game bonus of 100 and a line bonus of 80, the total of 300
/// becomes, in order: 300, 300 plus the award, 420, 520, or 600.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShutoutAward {
    None,
    Points(Bounded<1, 100_000>),
    DoublePoints,
    DoublePointsAndGame,
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

impl Choice for ShutoutAward {
    const WORDS: &'static [&'static str] =
        &["none", "double-points", "double-points-and-game", "double-total"];
    const NUMBERS: Option<(u32, u32)> = Bounded::<1, 100_000>::NUMBERS;

    fn written(&self) -> RuleValue {
        match self {
            ShutoutAward::None => none(),
            ShutoutAward::Points(points) => points.written(),
            ShutoutAward::DoublePoints => RuleValue::Word("double-points".into()),
            ShutoutAward::DoublePointsAndGame => RuleValue::Word("double-points-and-game".into()),
            ShutoutAward::DoubleTotal => RuleValue::Word("double-total".into()),
        }
    }

    fn of(value: &RuleValue) -> Option<Self> {
        let RuleValue::Word(word) = value else { return Choice::of(value).map(ShutoutAward::Points) };
        Some(match word.as_str() {
            "none" => ShutoutAward::None,
            "double-points" => ShutoutAward::DoublePoints,
            "double-points-and-game" => ShutoutAward::DoublePointsAndGame,
            "double-total" => ShutoutAward::DoubleTotal,
            _ => return None,
        })
    }
}

/// The rule for shutouts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Shutout {
    pub test: ShutoutTest,
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

words!(ColumnEntry: NextOpen = "next-open", NthWin = "nth-win");

/// The multipliers of the columns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Multipliers {
    /// Every column counts once.
    Once,
    /// One multiplier per column.
    Each(Vec<Bounded<1, 10>>),
}

/// The list of one multiplier per column. `Once` is written by [`RuleKey::read`](crate::house::RuleKey::read), which knows how
/// many columns there are.
impl Choice for Multipliers {
    const NUMBERS: Option<(u32, u32)> = Bounded::<1, 10>::NUMBERS;

    fn written(&self) -> RuleValue {
        RuleValue::List(match self {
            Multipliers::Once => vec![1],
            Multipliers::Each(list) => list.iter().map(|times| times.get()).collect(),
        })
    }

    fn of(value: &RuleValue) -> Option<Self> {
        let list = match value {
            RuleValue::List(list) => list.as_slice(),
            RuleValue::Number(number) => core::slice::from_ref(number),
            _ => return None,
        };
        list.iter().map(|times| Bounded::new(*times)).collect::<Option<Vec<_>>>().map(Multipliers::Each)
    }
}

/// The method of settling a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettlementMethod {
    /// Each player has a total of their own.
    Totals,
    /// The winner has their score plus the difference of the scores; the loser has nothing.
    ScorePlusDifference,
}

words!(SettlementMethod: Totals = "totals", ScorePlusDifference = "score-plus-difference");

/// The winner of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetWinner {
    /// The player with the greater total.
    NetPoints,
    /// The player who won more games.
    MostGames,
}

words!(SheetWinner: NetPoints = "net-points", MostGames = "most-games");

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

impl Choice for SeriesLength {
    const WORDS: &'static [&'static str] = &["one-sheet"];
    const MORE: &'static [&'static str] = &["`to-` and points", "`best-of-` and an odd number up to 99"];

    fn written(&self) -> RuleValue {
        RuleValue::Word(match self {
            SeriesLength::OneSheet => "one-sheet".into(),
            SeriesLength::To(target) => format!("to-{}", target.get()),
            SeriesLength::BestOf(sheets) => format!("best-of-{}", sheets.get()),
        })
    }

    fn of(value: &RuleValue) -> Option<Self> {
        let RuleValue::Word(word) = value else { return None };
        let number = |text: &str| text.parse::<u32>().ok().filter(|_| !text.starts_with('+'));
        if word == "one-sheet" {
            return Some(SeriesLength::OneSheet);
        }
        match word.strip_prefix("to-") {
            Some(target) => Bounded::new(number(target)?).map(SeriesLength::To),
            None => OddNumber::new(number(word.strip_prefix("best-of-")?)?).map(SeriesLength::BestOf),
        }
    }
}

/// The dealer of the hand after one that a player won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dealer {
    Winner,
    Loser,
    /// The player who did not deal the hand.
    Alternate,
}

words!(Dealer: Winner = "winner", Loser = "loser", Alternate = "alternate");

/// The dealer of the hand after one that nobody won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawnHandDealer {
    /// The same player.
    Same,
    /// The other player.
    Next,
}

words!(DrawnHandDealer: Same = "same", Next = "next");

#[cfg(test)]
mod tests {
    use super::*;

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
}
