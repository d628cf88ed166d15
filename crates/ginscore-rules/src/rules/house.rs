//! The house rules: every number and choice on which gin tables differ.
//!
//! Two types stand on the two sides of a check. [`RuleSettings`] holds each rule within its own range and
//! nothing outside it; [`HouseRules`] is made of values that go together, and only [`HouseRules::new`] makes one.

use crate::cards::card::Suit;

/// A whole number from `MIN` to `MAX`; there is no way to make one outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Bounded<const MIN: u32, const MAX: u32>(u32);

impl<const MIN: u32, const MAX: u32> Bounded<MIN, MAX> {
    /// The number, if it is in the range.
    pub const fn new(number: u32) -> Option<Self> {
        if MIN <= number && number <= MAX { Some(Bounded(number)) } else { None }
    }

    /// A number known when the program is built: one outside the range does not compile.
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
/// Boxes that a hand brings beside the winner's one.
pub type ExtraBoxCount = Bounded<0, 10>;
/// How many times a column's totals count.
pub type Multiplier = Bounded<1, 10>;

/// Whether the knock is limited by a card's value besides the house's limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum KnockCard {
    None,
    Upcard,
}

/// What an ace limits the knock to where it is the knock card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AceKnockCard {
    /// One point, its value.
    One,
    /// Nothing: the hand is played for gin.
    GinOnly,
}

/// Some of the four suits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Suits(u8);

impl Suits {
    /// No suit.
    pub const NONE: Suits = Suits(0);

    /// These and the suit.
    #[must_use]
    pub const fn with(self, suit: Suit) -> Suits {
        Suits(self.0 | 1 << suit as u8)
    }

    /// Whether the suit is among them.
    pub const fn contains(self, suit: Suit) -> bool {
        self.0 >> suit as u8 & 1 == 1
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// Which boxes of a doubled hand count twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DoubledBoxes {
    /// None of them.
    None,
    /// The extra ones.
    Bonus,
    /// All of them.
    All,
}

/// Who wins a hand in which the defender's count is the knocker's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UndercutTie {
    /// The defender, with the undercut bonus.
    Defender,
    /// The defender, without it.
    NoBonus,
    /// The knocker, with no points.
    Knocker,
    /// Nobody.
    Nobody,
}

/// Boxes beside the winner's one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct ExtraBoxes {
    pub gin: ExtraBoxCount,
    pub big_gin: ExtraBoxCount,
    pub undercut: ExtraBoxCount,
    pub gin_off: ExtraBoxCount,
}

/// When boxes are turned into points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoxTiming {
    /// When the game is settled.
    End,
    /// As each hand is won; they count towards the target.
    EachHand,
}

/// When the loser of a game counts as shut out of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShutoutTest {
    /// He has no points in it.
    NoPoints,
    /// He has no entry in it.
    NoHands,
}

/// What a shutout is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShutoutAward {
    /// Nothing.
    None,
    /// So many points.
    Points(Bounded<1, 100_000>),
    /// The points of the game twice.
    DoublePoints,
    /// The points and the game bonus twice.
    DoublePointsAndGame,
    /// Everything twice.
    DoubleTotal,
}

/// The shutout's test and award.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Shutout {
    pub test: ShutoutTest,
    pub award: ShutoutAward,
}

/// In which columns a win is entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnEntry {
    /// Every open column in which the winner has an entry, and the first open one in which he has none.
    NextOpen,
    /// The n-th win in columns 1 to n, those already closed left out.
    NthWin,
}

/// How many times each column counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Multipliers {
    /// Each once, however many there are.
    Once,
    /// As listed.
    Each(Vec<Multiplier>),
}

/// How a game is settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettlementMethod {
    /// Both players have their totals.
    Totals,
    /// The winner has his score and the difference; the loser nothing.
    ScorePlusDifference,
}

/// Who wins a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetWinner {
    /// The greater total.
    NetPoints,
    /// Who won more of its games.
    MostGames,
}

/// An odd number of sheets, 1 to 99.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OddNumber(u32);

impl OddNumber {
    /// The number, if it is odd and at most 99.
    pub const fn new(number: u32) -> Option<OddNumber> {
        if number % 2 == 1 && number <= 99 { Some(OddNumber(number)) } else { None }
    }

    /// A number known when the program is built: another than an odd one up to 99 does not compile.
    pub const fn known<const N: u32>() -> OddNumber {
        const { assert!(OddNumber::new(N).is_some()) };
        OddNumber(N)
    }

    /// The number.
    pub const fn get(self) -> u32 {
        self.0
    }

    /// More than half of it.
    pub const fn majority(self) -> u32 {
        self.0 / 2 + 1
    }
}

/// When a series ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeriesLength {
    /// With its sheet.
    OneSheet,
    /// With the sheet that brings a player's accumulated total to this.
    To(Bounded<1, 10_000_000>),
    /// When a player has won more than half of so many sheets, tied ones not counted.
    BestOf(OddNumber),
}

/// Who deals after a hand that somebody won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Dealer {
    Winner,
    Loser,
    Alternate,
}

/// Who deals after a hand that nobody won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawnHandDealer {
    /// The same player again.
    Same,
    /// The other player.
    Next,
}

/// Every rule of the house, each in its own range. The fields are the keys of `rules show`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct RuleSettings {
    pub knock_limit: Bounded<0, 10>,
    pub knock_card: KnockCard,
    pub ace_knock_card: AceKnockCard,
    pub doubling_suits: Suits,
    pub doubled_boxes: DoubledBoxes,
    pub gin_bonus: Bonus,
    /// None where big gin is not played.
    pub big_gin_bonus: Option<Bonus>,
    pub undercut_bonus: Bonus,
    pub undercut_tie: UndercutTie,
    /// None where ginning off is an undercut like any other.
    pub gin_off_bonus: Option<Bonus>,
    pub knock_bonus: Bonus,
    pub layoff_on_gin: bool,
    pub boxes: ExtraBoxes,
    pub box_value: Bonus,
    pub box_timing: BoxTiming,
    pub target: Bounded<1, 1_000_000>,
    pub game_bonus: Bounded<0, 100_000>,
    pub shutout: Shutout,
    pub columns: Bounded<1, 6>,
    pub column_entry: ColumnEntry,
    pub column_multipliers: Multipliers,
    pub settlement: SettlementMethod,
    pub round_to: Bounded<0, 10_000>,
    pub sheet_winner: SheetWinner,
    pub series: SeriesLength,
    pub dealer: Dealer,
    pub drawn_hand_dealer: DrawnHandDealer,
}

/// Two values that do not go together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum RuleConflict {
    /// `column_multipliers` lists more or fewer numbers than `columns` says.
    Multipliers { listed: usize, columns: u32 },
    /// `settlement` score-plus-difference knows no award but none and double-total.
    Award(ShutoutAward),
}

/// House rules that go together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HouseRules(RuleSettings);

/// The standard rules.
impl Default for HouseRules {
    fn default() -> HouseRules {
        HouseRules(crate::rules::presets::defaults())
    }
}

impl HouseRules {
    /// The house that plays these values, or the first two of them that do not go together.
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
        let plus_difference = values.settlement == SettlementMethod::ScorePlusDifference;
        match values.shutout.award {
            ShutoutAward::None | ShutoutAward::DoubleTotal => Ok(HouseRules(values)),
            award if plus_difference => Err(RuleConflict::Award(award)),
            _ => Ok(HouseRules(values)),
        }
    }

    /// How many times the column counts; columns are counted from 0.
    pub fn multiplier(&self, column: usize) -> u32 {
        match &self.0.column_multipliers {
            Multipliers::Once => 1,
            Multipliers::Each(list) => list.get(column).map_or(1, |times| times.get()),
        }
    }

    /// Whether every hand told by its cards or counts needs its knock card; draws and hands told in points
    /// only do not.
    pub const fn needs_knock_card(&self) -> bool {
        matches!(self.0.knock_card, KnockCard::Upcard) || !self.0.doubling_suits.is_empty()
    }
}

/// The rules are read as they stand; to change one, take the values and make a new house.
impl std::ops::Deref for HouseRules {
    type Target = RuleSettings;

    fn deref(&self) -> &RuleSettings {
        &self.0
    }
}
