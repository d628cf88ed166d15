//! The house rules: the value of each, its usual one, its key, and access to the values by key.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use alloc::{format, vec};
use core::error::Error;
use core::fmt;

use crate::bounded::Bounded;
use crate::house::choices::{
    AceKnockCard, BoxTiming, ColumnEntry, Dealer, DoubledBoxes, DrawnHandDealer, ExtraBoxes, KnockCard,
    Multipliers, SeriesLength, SettlementMethod, SheetWinner, Shutout, ShutoutAward, ShutoutTest, Suits,
    UndercutTie,
};
use crate::house::group::GroupRules;
use crate::house::value::{Choice, RuleValue};
use crate::players::lineup::Lineup;

/// A value for every house rule, each within its own range; bonuses are in points. The names of the fields are the keys of
/// the rules: see [`RuleKey`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[allow(missing_docs, reason = "the names and the types of the fields say it")]
pub struct RuleSettings {
    /// The most deadwood that a player may knock with, in points; 0 means gin only.
    pub knock_limit: Bounded<0, 10>,
    /// The card that also limits the knock.
    pub knock_card: KnockCard,
    /// The limit if that card is an ace.
    pub ace_knock_card: AceKnockCard,
    /// The suits of the knock card that double a hand.
    pub doubling_suits: Suits,
    pub doubled_boxes: DoubledBoxes,
    pub gin_bonus: Bounded<0, 1000>,
    /// The bonus for big gin. `None` if big gin is not played: then eleven melded cards are gin.
    pub big_gin_bonus: Option<Bounded<0, 1000>>,
    pub undercut_bonus: Bounded<0, 1000>,
    pub undercut_tie: UndercutTie,
    /// The bonus for ginning off. `None` if ginning off counts as any other undercut.
    pub gin_off_bonus: Option<Bounded<0, 1000>>,
    /// The bonus for winning with a knock.
    pub knock_bonus: Bounded<0, 1000>,
    /// True if cards may be laid off against gin and big gin.
    pub layoff_on_gin: bool,
    pub boxes: ExtraBoxes,
    /// The value of a box, in points.
    pub box_value: Bounded<0, 1000>,
    pub box_timing: BoxTiming,
    /// The points that close a game.
    pub target: Bounded<1, 1_000_000>,
    pub game_bonus: Bounded<0, 100_000>,
    pub shutout: Shutout,
    /// The number of games on a sheet; 3 in Hollywood gin.
    pub columns: Bounded<1, 6>,
    pub column_entry: ColumnEntry,
    pub column_multipliers: Multipliers,
    pub settlement: SettlementMethod,
    /// The multiple to which differences are rounded, in points; 0 means no rounding. Halves are rounded up.
    pub round_to: Bounded<0, 10_000>,
    pub sheet_winner: SheetWinner,
    pub series: SeriesLength,
    pub dealer: Dealer,
    pub drawn_hand_dealer: DrawnHandDealer,
    pub group: GroupRules,
}

/// The standard rules: knock with 10 or less, 25 points for gin, 10 for an undercut, one game to 100 points.
impl Default for RuleSettings {
    fn default() -> RuleSettings {
        let no_extra = Bounded::known::<0>();
        RuleSettings {
            knock_limit: Bounded::known::<10>(),
            knock_card: KnockCard::None,
            ace_knock_card: AceKnockCard::One,
            doubling_suits: Suits::NONE,
            doubled_boxes: DoubledBoxes::None,
            gin_bonus: Bounded::known::<25>(),
            big_gin_bonus: None,
            undercut_bonus: Bounded::known::<10>(),
            undercut_tie: UndercutTie::Defender,
            gin_off_bonus: None,
            knock_bonus: Bounded::known::<0>(),
            layoff_on_gin: false,
            boxes: ExtraBoxes { gin: no_extra, big_gin: no_extra, undercut: no_extra, gin_off: no_extra },
            box_value: Bounded::known::<0>(),
            box_timing: BoxTiming::End,
            target: Bounded::known::<100>(),
            game_bonus: Bounded::known::<0>(),
            shutout: Shutout { test: ShutoutTest::NoPoints, award: ShutoutAward::None },
            columns: Bounded::known::<1>(),
            column_entry: ColumnEntry::NextOpen,
            column_multipliers: Multipliers::Once,
            settlement: SettlementMethod::Totals,
            round_to: Bounded::known::<0>(),
            sheet_winner: SheetWinner::NetPoints,
            series: SeriesLength::OneSheet,
            dealer: Dealer::Winner,
            drawn_hand_dealer: DrawnHandDealer::Same,
            group: GroupRules::DEFAULT,
        }
    }
}

/// Declares the keys, each as `KEY = "name" ["words that are read for it"], field, games`.
macro_rules! rules {
    ($($key:ident = $name:literal [$($synonym:literal),*], $($field:ident).+, $games:ident;)+) => {
        /// The key of a house rule. A dot in a name separates the name of a table from a name in it, as in `boxes.gin`.
        #[derive(Clone, Copy, PartialEq, Eq)]
        pub enum RuleKey { $(#[doc = concat!("`", $name, "`")] $key),+ }

        impl RuleKey {
            const EVERY: &[RuleKey] = &[$(RuleKey::$key),+];

            const fn row(self) -> (&'static str, &'static [&'static str], Games) {
                match self { $(RuleKey::$key => ($name, &[$($synonym),*], Games::$games)),+ }
            }

            fn allowed(self) -> Allowed {
                match self { $(RuleKey::$key => Allowed::by(|values| &values.$($field).+)),+ }
            }

            fn written(self, values: &RuleSettings) -> RuleValue {
                match self { $(RuleKey::$key => values.$($field).+.written()),+ }
            }

            fn set(self, values: &mut RuleSettings, value: &RuleValue) -> Option<()> {
                match self { $(RuleKey::$key => values.$($field).+ = Choice::of(value)?),+ }
                Some(())
            }
        }
    };
}

rules! {
    KnockLimit = "knock_limit" ["limit"], knock_limit, All;
    KnockCard = "knock_card" [], knock_card, All;
    AceKnockCard = "ace_knock_card" [], ace_knock_card, All;
    DoublingSuits = "doubling_suits" [], doubling_suits, All;
    DoubledBoxes = "doubled_boxes" [], doubled_boxes, All;
    GinBonus = "gin_bonus" ["gin"], gin_bonus, All;
    BigGinBonus = "big_gin_bonus" ["big_gin"], big_gin_bonus, All;
    UndercutBonus = "undercut_bonus" ["undercut"], undercut_bonus, All;
    UndercutTie = "undercut_tie" [], undercut_tie, All;
    GinOffBonus = "gin_off_bonus" [], gin_off_bonus, All;
    KnockBonus = "knock_bonus" [], knock_bonus, All;
    LayoffOnGin = "layoff_on_gin" [], layoff_on_gin, All;
    BoxesGin = "boxes.gin" [], boxes.gin, All;
    BoxesBigGin = "boxes.big_gin" [], boxes.big_gin, All;
    BoxesUndercut = "boxes.undercut" [], boxes.undercut, All;
    BoxesGinOff = "boxes.gin_off" [], boxes.gin_off, All;
    BoxValue = "box_value" ["box", "boxes", "line"], box_value, All;
    BoxTiming = "box_timing" [], box_timing, All;
    Target = "target" ["to", "points"], target, All;
    GameBonus = "game_bonus" ["game"], game_bonus, All;
    ShutoutTest = "shutout.test" [], shutout.test, All;
    ShutoutAward = "shutout.award" ["shutout"], shutout.award, All;
    Columns = "columns" [], columns, All;
    ColumnEntry = "column_entry" [], column_entry, NotInTurn;
    ColumnMultipliers = "column_multipliers" [], column_multipliers, All;
    Settlement = "settlement" [], settlement, All;
    RoundTo = "round_to" [], round_to, All;
    SheetWinner = "sheet_winner" [], sheet_winner, All;
    Series = "series" [], series, All;
    Dealer = "dealer" [], dealer, NotInTurn;
    DrawnHandDealer = "drawn_hand_dealer" [], drawn_hand_dealer, DealerPlays;
    Pairing = "pairing" [], group.pairing, WithRounds;
    BonusBoxes = "bonus_boxes" [], group.bonus_boxes, WithRounds;
    SweepBoxes = "sweep_boxes" [], group.sweep_boxes, WithRounds;
    Payment = "payment" [], group.payment, WithRounds;
    NewcomerDeals = "newcomer_deals" [], group.newcomer_deals, InTurn;
}

/// The games in which a rule can change anything.
#[derive(Clone, Copy)]
enum Games {
    All,
    /// Several hands are played at the same time.
    WithRounds,
    /// Three players in turn.
    InTurn,
    /// All others.
    NotInTurn,
    /// The deal can pass between those who play: the dealer of three in turn may sit out.
    DealerPlays,
}

impl RuleKey {
    /// The keys that every game has, in the order in which they are shown.
    pub const COMMON: &[RuleKey] = RuleKey::EVERY.split_at(RuleKey::Pairing as usize).0;

    /// The keys that only a game of more than two players has, in the order in which they are shown.
    pub const GROUP: &[RuleKey] = RuleKey::EVERY.split_at(RuleKey::Pairing as usize).1;

    /// The key of that name, or `None` if there is none.
    pub fn named(name: &str) -> Option<RuleKey> {
        RuleKey::all().find(|key| key.name() == name)
    }

    /// The key that a player means by a word of the score sheet: `box` is [`RuleKey::BoxValue`]. A hyphen is an underscore.
    ///
    /// ```
    /// use ginscore_rules::house::RuleKey;
    /// assert_eq!(RuleKey::meant("big-gin"), Some(RuleKey::BigGinBonus));
    /// assert_eq!(RuleKey::meant("big_gin_bonus"), Some(RuleKey::BigGinBonus));
    /// ```
    pub fn meant(word: &str) -> Option<RuleKey> {
        let word = word.replace('-', "_");
        RuleKey::named(&word).or_else(|| RuleKey::all().find(|key| key.row().1.contains(&word.as_str())))
    }

    /// The words that are read for the key: its name, and those of the score sheet.
    pub fn read_for(self) -> impl Iterator<Item = &'static str> {
        core::iter::once(self.row().0).chain(self.row().1.iter().copied())
    }

    /// All keys: those of every game, then those of a game of more than two players.
    pub fn all() -> impl Iterator<Item = RuleKey> {
        RuleKey::EVERY.iter().copied()
    }

    /// The name, as it is typed and written.
    pub const fn name(self) -> &'static str {
        self.row().0
    }

    /// The words that are allowed, as they are typed. `doubling_suits` and `series` allow more words.
    pub fn words(self) -> &'static [&'static str] {
        self.allowed().words
    }

    /// The lowest and the highest number that is allowed; `None` if no number is. The numbers of a list have this range.
    pub fn numbers(self) -> Option<(u32, u32)> {
        self.allowed().numbers
    }

    /// Returns true if the rule can change anything in a game of these players under these values.
    ///
    /// A captain always pays and collects in full, and like three in turn plays one hand at a time, so nothing is paired,
    /// swept or shared there. Three in turn have one game, and who deals follows from who sits out.
    ///
    /// ```
    /// use ginscore_rules::house::{Bounded, RuleKey, RuleSettings};
    /// use ginscore_rules::players::Lineup;
    /// let payment = RuleKey::Payment;
    /// assert!(payment.applies_to(Lineup::Sides(Bounded::known::<2>()), &RuleSettings::default()));
    /// assert!(!payment.applies_to(Lineup::Captain(Bounded::known::<2>()), &RuleSettings::default()));
    /// ```
    pub fn applies_to(self, lineup: Lineup, values: &RuleSettings) -> bool {
        let in_turn = matches!(lineup, Lineup::InTurn { .. });
        match self.row().2 {
            Games::All => true,
            Games::WithRounds => lineup.has_rounds(),
            Games::InTurn => in_turn,
            Games::NotInTurn => !in_turn,
            Games::DealerPlays => !in_turn || values.group.newcomer_deals,
        }
    }

    /// The value of the rule.
    pub fn read(self, values: &RuleSettings) -> RuleValue {
        match (self, &values.column_multipliers) {
            (RuleKey::ColumnMultipliers, Multipliers::Once) => {
                RuleValue::List(vec![1; values.columns.get() as usize])
            }
            _ => self.written(values),
        }
    }

    /// Sets the value of the rule.
    ///
    /// # Errors
    /// Changes nothing if the value is not allowed. The error says what is.
    ///
    /// ```
    /// use ginscore_rules::house::{RuleKey, RuleSettings, RuleValue};
    /// let mut settings = RuleSettings::default();
    /// let error = RuleKey::Dealer.write(&mut settings, &RuleValue::typed("nobody")).unwrap_err();
    /// assert_eq!(error.to_string(), "`dealer` can be `winner`, `loser` or `alternate`");
    /// ```
    pub fn write(self, values: &mut RuleSettings, value: &RuleValue) -> Result<(), NotAllowed> {
        self.set(values, value).ok_or(NotAllowed(self))
    }
}

/// The value is not allowed for a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAllowed(RuleKey);

impl NotAllowed {
    /// The key of the rule, which has the words and numbers that are allowed.
    pub const fn key(self) -> RuleKey {
        self.0
    }
}

impl fmt::Display for NotAllowed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (key, Allowed { words, numbers, more }) = (self.0, self.0.allowed());
        let words = words.iter().map(|word| format!("`{word}`"));
        let numbers = numbers.map(|(lowest, highest)| format!("{lowest} to {highest}"));
        let each: Vec<String> =
            words.chain(numbers).chain(more.iter().map(|form| (*form).to_owned())).collect();
        let each = match each.as_slice() {
            [first @ .., last] if !first.is_empty() => format!("{} or {last}", first.join(", ")),
            each => each.concat(),
        };
        let list = if key == RuleKey::ColumnMultipliers { "a number for each game, " } else { "" };
        write!(f, "`{}` can be {list}{each}", key.name())
    }
}

impl Error for NotAllowed {}

/// The name.
impl fmt::Display for RuleKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The name.
impl fmt::Debug for RuleKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The name.
#[cfg(feature = "serde")]
impl serde::Serialize for RuleKey {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// The values that a rule allows.
struct Allowed {
    words: &'static [&'static str],
    numbers: Option<(u32, u32)>,
    more: &'static [&'static str],
}

impl Allowed {
    /// Those of the type of a field.
    const fn by<C: Choice>(_: fn(&RuleSettings) -> &C) -> Allowed {
        Allowed { words: C::WORDS, numbers: C::NUMBERS, more: C::MORE }
    }
}

impl RuleSettings {
    /// The values that change nothing: no bonuses, no extra boxes, one game. They never change, because a value that a ledger
    /// or a script with `bare` leaves out is this one. A knock limit and a target have no such value: they are 10 and 100.
    pub fn neutral() -> RuleSettings {
        RuleSettings {
            gin_bonus: Bounded::known::<0>(),
            undercut_bonus: Bounded::known::<0>(),
            ..RuleSettings::default()
        }
    }

    /// The keys in which these values differ from others, each with both values.
    pub fn differences(&self, other: &RuleSettings) -> Vec<(RuleKey, RuleValue, RuleValue)> {
        // Columns that all count once add nothing to the number of columns.
        let once = [self, other].map(|values| values.column_multipliers == Multipliers::Once) == [true; 2];
        let keys = RuleKey::all().filter(|key| !(once && *key == RuleKey::ColumnMultipliers));
        let pairs = keys.map(|key| (key, key.read(self), key.read(other)));
        pairs.filter(|(_, one, other)| one != other).collect()
    }
}

#[cfg(test)]
mod tests;
