//! The keys of the house rules: names, allowed values, and access to the values by key.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use alloc::{format, vec};
use core::error::Error;
use core::fmt;

use crate::bounded::Bounded;
use crate::cards::card::Suit;
use crate::house::choices::{
    AceKnockCard, BoxTiming, ColumnEntry, Dealer, DoubledBoxes, DrawnHandDealer, KnockCard, Multipliers,
    OddNumber, SeriesLength, SettlementMethod, SheetWinner, ShutoutAward, ShutoutTest, Suits, UndercutTie,
};
use crate::house::group::{BonusBoxes, PairingRule, Payment};
use crate::house::settings::RuleSettings;
use crate::house::value::RuleValue;
use crate::players::lineup::Lineup;

/// The key of a house rule.
#[derive(Clone, Copy)]
pub struct RuleKey {
    /// The name. A dot separates the name of a table from a name in it, as in `boxes.gin`.
    pub name: &'static str,
    /// The words that are allowed, as they are typed. `doubling_suits` and `series` allow more words.
    pub words: &'static [&'static str],
    /// The lowest and the highest number that is allowed; `None` if no number is. The numbers of a list have this range.
    pub numbers: Option<(u32, u32)>,
    read: fn(&RuleSettings) -> RuleValue,
    write: fn(&mut RuleSettings, &RuleValue) -> Option<()>,
    /// The games in which it can change anything.
    games: Games,
    /// The values that are neither words nor numbers, in words.
    more: &'static [&'static str],
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
    pub const COMMON: &[RuleKey] = COMMON;

    /// The keys that only a game of more than two players has, in the order in which they are shown.
    pub const GROUP: &[RuleKey] = GROUP;

    /// The key of that name, or `None` if there is none.
    pub fn named(name: &str) -> Option<&'static RuleKey> {
        RuleKey::all().find(|key| key.name == name)
    }

    /// All keys: those of every game, then those of a game of more than two players.
    pub fn all() -> impl Iterator<Item = &'static RuleKey> {
        RuleKey::COMMON.iter().chain(RuleKey::GROUP)
    }

    /// Returns true if the rule can change anything in a game of these players under these values.
    ///
    /// A captain always pays and collects in full, and like three in turn plays one hand at a time, so nothing is paired,
    /// swept or shared there. Three in turn have one game, and who deals follows from who sits out.
    ///
    /// ```
    /// use ginscore_rules::house::{Bounded, RuleKey, RuleSettings};
    /// use ginscore_rules::players::Lineup;
    /// let payment = RuleKey::named("payment").unwrap();
    /// assert!(payment.applies_to(Lineup::Sides(Bounded::known::<2>()), &RuleSettings::default()));
    /// assert!(!payment.applies_to(Lineup::Captain(Bounded::known::<2>()), &RuleSettings::default()));
    /// ```
    pub fn applies_to(&self, lineup: Lineup, values: &RuleSettings) -> bool {
        let in_turn = matches!(lineup, Lineup::InTurn { .. });
        match self.games {
            Games::All => true,
            Games::WithRounds => lineup.has_rounds(),
            Games::InTurn => in_turn,
            Games::NotInTurn => !in_turn,
            Games::DealerPlays => !in_turn || values.group.newcomer_deals,
        }
    }

    /// The key with the games in which it can change anything.
    const fn only(self, games: Games) -> RuleKey {
        RuleKey { games, ..self }
    }

    /// The value of the rule.
    pub fn read(&self, values: &RuleSettings) -> RuleValue {
        (self.read)(values)
    }

    /// Sets the value of the rule.
    ///
    /// # Errors
    /// Changes nothing if the value is not allowed. The error says what is.
    ///
    /// ```
    /// use ginscore_rules::house::{RuleKey, RuleSettings, RuleValue};
    /// let mut settings = RuleSettings::default();
    /// let dealer = RuleKey::named("dealer").unwrap();
    /// let error = dealer.write(&mut settings, &RuleValue::typed("nobody")).unwrap_err();
    /// assert_eq!(error.to_string(), "`dealer` can be `winner`, `loser` or `alternate`");
    /// ```
    pub fn write(&self, values: &mut RuleSettings, value: &RuleValue) -> Result<(), NotAllowed> {
        (self.write)(values, value).ok_or(NotAllowed(*self))
    }
}

/// The value is not allowed for a rule.
#[derive(Clone, Copy, Debug)]
pub struct NotAllowed(RuleKey);

impl NotAllowed {
    /// The key of the rule, which has the words and numbers that are allowed.
    pub const fn key(&self) -> &RuleKey {
        &self.0
    }
}

impl PartialEq for NotAllowed {
    fn eq(&self, other: &NotAllowed) -> bool {
        self.0.name == other.0.name
    }
}

impl Eq for NotAllowed {}

impl fmt::Display for NotAllowed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let key = &self.0;
        let words = key.words.iter().map(|word| format!("`{word}`"));
        let numbers = key.numbers.map(|(lowest, highest)| format!("{lowest} to {highest}"));
        let each: Vec<String> =
            words.chain(numbers).chain(key.more.iter().map(|form| (*form).to_owned())).collect();
        let each = match each.as_slice() {
            [first @ .., last] if !first.is_empty() => format!("{} or {last}", first.join(", ")),
            each => each.concat(),
        };
        let list = if key.name == "column_multipliers" { "a number for each game, " } else { "" };
        write!(f, "`{}` can be {list}{each}", key.name)
    }
}

impl Error for NotAllowed {}

impl fmt::Debug for RuleKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// A key whose value is a number within the range of the field's type.
macro_rules! number {
    ($name:literal, $($field:ident).+) => {
        RuleKey {
            name: $name,
            words: &[],
            numbers: Some(range(|values| Some(values.$($field).+))),
            read: |values| RuleValue::Number(values.$($field).+.get()),
            write: |values, value| {
                values.$($field).+ = within(value)?;
                Some(())
            },
            games: Games::All,
            more: &[],
        }
    };
}

macro_rules! number_or_none {
    ($name:literal, $field:ident) => {
        RuleKey {
            name: $name,
            words: &["none"],
            numbers: Some(range(|values| values.$field)),
            read: |values| values.$field.map_or_else(none, |bonus| RuleValue::Number(bonus.get())),
            write: |values, value| {
                values.$field = if *value == none() { None } else { Some(within(value)?) };
                Some(())
            },
            games: Games::All,
            more: &[],
        }
    };
}

macro_rules! words {
    ($name:literal, $($field:ident).+, [$($word:literal = $meaning:path),+]) => {
        RuleKey {
            name: $name,
            words: &[$($word),+],
            numbers: None,
            read: |values| RuleValue::Word(match values.$($field).+ { $($meaning => $word),+ }.to_owned()),
            write: |values, value| {
                let RuleValue::Word(word) = value else { return None };
                values.$($field).+ = match word.as_str() { $($word => $meaning,)+ _ => return None };
                Some(())
            },
            games: Games::All,
            more: &[],
        }
    };
}

macro_rules! truth {
    ($name:literal, $($field:ident).+) => {
        RuleKey {
            name: $name,
            words: &["true", "false"],
            numbers: None,
            read: |values| RuleValue::Truth(values.$($field).+),
            write: |values, value| {
                let RuleValue::Truth(truth) = value else { return None };
                values.$($field).+ = *truth;
                Some(())
            },
            games: Games::All,
            more: &[],
        }
    };
}

const fn range<const MIN: u32, const MAX: u32>(
    _: fn(&RuleSettings) -> Option<Bounded<MIN, MAX>>,
) -> (u32, u32) {
    (MIN, MAX)
}

fn none() -> RuleValue {
    RuleValue::Word("none".to_owned())
}

fn within<const MIN: u32, const MAX: u32>(value: &RuleValue) -> Option<Bounded<MIN, MAX>> {
    match value {
        RuleValue::Number(number) => Bounded::new(*number),
        _ => None,
    }
}

const COMMON: &[RuleKey] = &[
    number!("knock_limit", knock_limit),
    words!("knock_card", knock_card, ["none" = KnockCard::None, "upcard" = KnockCard::Upcard]),
    words!("ace_knock_card", ace_knock_card, ["one" = AceKnockCard::One, "gin-only" = AceKnockCard::GinOnly]),
    RuleKey {
        name: "doubling_suits",
        words: &["none"],
        numbers: None,
        read: |values| {
            let suits = values.doubling_suits;
            let letters = Suit::ALL.into_iter().filter(|suit| suits.contains(*suit)).map(Suit::letter);
            if suits.is_empty() { none() } else { RuleValue::Word(letters.collect()) }
        },
        write: |values, value| {
            let RuleValue::Word(word) = value else { return None };
            values.doubling_suits = if word == "none" { Suits::NONE } else { suits(word)? };
            Some(())
        },
        games: Games::All,
        more: &["suits, as in `SH`"],
    },
    words!(
        "doubled_boxes",
        doubled_boxes,
        ["none" = DoubledBoxes::None, "bonus" = DoubledBoxes::Bonus, "all" = DoubledBoxes::All]
    ),
    number!("gin_bonus", gin_bonus),
    number_or_none!("big_gin_bonus", big_gin_bonus),
    number!("undercut_bonus", undercut_bonus),
    words!(
        "undercut_tie",
        undercut_tie,
        [
            "defender" = UndercutTie::Defender,
            "no-bonus" = UndercutTie::NoBonus,
            "knocker" = UndercutTie::Knocker,
            "nobody" = UndercutTie::Nobody
        ]
    ),
    number_or_none!("gin_off_bonus", gin_off_bonus),
    number!("knock_bonus", knock_bonus),
    truth!("layoff_on_gin", layoff_on_gin),
    number!("boxes.gin", boxes.gin),
    number!("boxes.big_gin", boxes.big_gin),
    number!("boxes.undercut", boxes.undercut),
    number!("boxes.gin_off", boxes.gin_off),
    number!("box_value", box_value),
    words!("box_timing", box_timing, ["end" = BoxTiming::End, "each-hand" = BoxTiming::EachHand]),
    number!("target", target),
    number!("game_bonus", game_bonus),
    words!(
        "shutout.test",
        shutout.test,
        ["no-points" = ShutoutTest::NoPoints, "no-hands" = ShutoutTest::NoHands]
    ),
    RuleKey {
        name: "shutout.award",
        words: &["none", "double-points", "double-points-and-game", "double-total"],
        numbers: Some(range(|values| match values.shutout.award {
            ShutoutAward::Points(points) => Some(points),
            _ => None,
        })),
        read: |values| match values.shutout.award {
            ShutoutAward::None => none(),
            ShutoutAward::Points(points) => RuleValue::Number(points.get()),
            ShutoutAward::DoublePoints => RuleValue::Word("double-points".to_owned()),
            ShutoutAward::DoublePointsAndGame => RuleValue::Word("double-points-and-game".to_owned()),
            ShutoutAward::DoubleTotal => RuleValue::Word("double-total".to_owned()),
        },
        write: |values, value| {
            values.shutout.award = match value {
                RuleValue::Word(word) => match word.as_str() {
                    "none" => ShutoutAward::None,
                    "double-points" => ShutoutAward::DoublePoints,
                    "double-points-and-game" => ShutoutAward::DoublePointsAndGame,
                    "double-total" => ShutoutAward::DoubleTotal,
                    _ => return None,
                },
                number => ShutoutAward::Points(within(number)?),
            };
            Some(())
        },
        games: Games::All,
        more: &[],
    },
    number!("columns", columns),
    words!(
        "column_entry",
        column_entry,
        ["next-open" = ColumnEntry::NextOpen, "nth-win" = ColumnEntry::NthWin]
    )
    .only(Games::NotInTurn),
    RuleKey {
        name: "column_multipliers",
        words: &[],
        numbers: Some(range(|_| None::<Bounded<1, 10>>)),
        read: |values| {
            RuleValue::List(match &values.column_multipliers {
                Multipliers::Once => vec![1; values.columns.get() as usize],
                Multipliers::Each(list) => list.iter().map(|times| times.get()).collect(),
            })
        },
        write: |values, value| {
            let list = match value {
                RuleValue::List(list) => list.as_slice(),
                RuleValue::Number(number) => core::slice::from_ref(number),
                _ => return None,
            };
            let list = list.iter().map(|times| Bounded::new(*times)).collect::<Option<Vec<_>>>()?;
            values.column_multipliers = Multipliers::Each(list);
            Some(())
        },
        games: Games::All,
        more: &[],
    },
    words!(
        "settlement",
        settlement,
        [
            "totals" = SettlementMethod::Totals,
            "score-plus-difference" = SettlementMethod::ScorePlusDifference
        ]
    ),
    number!("round_to", round_to),
    words!(
        "sheet_winner",
        sheet_winner,
        ["net-points" = SheetWinner::NetPoints, "most-games" = SheetWinner::MostGames]
    ),
    RuleKey {
        name: "series",
        words: &["one-sheet"],
        numbers: None,
        read: |values| {
            RuleValue::Word(match values.series {
                SeriesLength::OneSheet => "one-sheet".to_owned(),
                SeriesLength::To(target) => format!("to-{}", target.get()),
                SeriesLength::BestOf(sheets) => format!("best-of-{}", sheets.get()),
            })
        },
        write: |values, value| {
            let RuleValue::Word(word) = value else { return None };
            let number = |text: &str| text.parse::<u32>().ok().filter(|_| !text.starts_with('+'));
            values.series = if word == "one-sheet" {
                SeriesLength::OneSheet
            } else if let Some(target) = word.strip_prefix("to-") {
                SeriesLength::To(Bounded::new(number(target)?)?)
            } else {
                SeriesLength::BestOf(OddNumber::new(number(word.strip_prefix("best-of-")?)?)?)
            };
            Some(())
        },
        games: Games::All,
        more: &["`to-` and points", "`best-of-` and an odd number up to 99"],
    },
    words!(
        "dealer",
        dealer,
        ["winner" = Dealer::Winner, "loser" = Dealer::Loser, "alternate" = Dealer::Alternate]
    )
    .only(Games::NotInTurn),
    words!(
        "drawn_hand_dealer",
        drawn_hand_dealer,
        ["same" = DrawnHandDealer::Same, "next" = DrawnHandDealer::Next]
    )
    .only(Games::DealerPlays),
];

const GROUP: &[RuleKey] = &[
    words!(
        "pairing",
        group.pairing,
        ["by-size" = PairingRule::BySize, "rotate" = PairingRule::Rotate, "fixed" = PairingRule::Fixed]
    )
    .only(Games::WithRounds),
    words!(
        "bonus_boxes",
        group.bonus_boxes,
        ["winning-side" = BonusBoxes::WinningSide, "each-side" = BonusBoxes::EachSide]
    )
    .only(Games::WithRounds),
    number!("sweep_boxes", group.sweep_boxes).only(Games::WithRounds),
    words!(
        "payment",
        group.payment,
        ["each-pays-one" = Payment::EachPaysOne, "side-pays-side" = Payment::SidePaysSide]
    )
    .only(Games::WithRounds),
    truth!("newcomer_deals", group.newcomer_deals).only(Games::InTurn),
];

fn suits(word: &str) -> Option<Suits> {
    let letters = word.chars().filter(|letter| !matches!(letter, ' ' | ','));
    let suits = letters.map(Suit::from_letter).collect::<Option<Vec<Suit>>>()?;
    (!suits.is_empty()).then(|| suits.into_iter().fold(Suits::NONE, Suits::with))
}

impl RuleSettings {
    /// The keys in which these values differ from others, each with both values.
    pub fn differences(&self, other: &RuleSettings) -> Vec<(&'static str, RuleValue, RuleValue)> {
        // Columns that all count once add nothing to the number of columns.
        let once = [self, other].map(|values| values.column_multipliers == Multipliers::Once) == [true; 2];
        let keys = RuleKey::all().filter(|key| !(once && key.name == "column_multipliers"));
        let pairs = keys.map(|key| (key.name, key.read(self), key.read(other)));
        pairs.filter(|(_, one, other)| one != other).collect()
    }
}

#[cfg(test)]
mod tests;
