//! The keys of the house rules: their names, what they allow, and reading and writing their values.

use crate::cards::card::Suit;
use crate::rules::house::{
    AceKnockCard, BoxTiming, ColumnEntry, Dealer, DoubledBoxes, DrawnHandDealer, KnockCard, Multipliers, Odd,
    SeriesLength, Settling, SheetWinner, ShutoutAward, ShutoutTest, Suits, UndercutTie, Values, Whole,
};
use crate::rules::value::Value;

/// One rule of the house, as it is written.
#[derive(Clone, Copy)]
pub struct Key {
    /// Its name; a dot parts it from the table that it stands in (`boxes.gin`).
    pub name: &'static str,
    /// What it may be set to, for people.
    pub allowed: &'static str,
    read: fn(&Values) -> Value,
    write: fn(&mut Values, &Value) -> Option<()>,
}

impl Key {
    /// The key of that name.
    pub fn named(name: &str) -> Option<&'static Key> {
        KEYS.iter().find(|key| key.name == name)
    }

    /// What the house has for it.
    pub fn read(&self, values: &Values) -> Value {
        (self.read)(values)
    }

    /// Sets it; none, and nothing changed, where it does not allow the value.
    pub fn write(&self, values: &mut Values, value: &Value) -> Option<()> {
        (self.write)(values, value)
    }
}

/// By its name: how it is read and written says nothing.
impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

/// A key whose value is a number within the range of its field's type.
macro_rules! number {
    ($name:literal, $allowed:literal, $($field:ident).+) => {
        Key {
            name: $name,
            allowed: $allowed,
            read: |values| Value::Number(values.$($field).+.get()),
            write: |values, value| {
                values.$($field).+ = within(value)?;
                Some(())
            },
        }
    };
}

/// A key whose value is such a number, or `none`.
macro_rules! number_or_none {
    ($name:literal, $allowed:literal, $field:ident) => {
        Key {
            name: $name,
            allowed: $allowed,
            read: |values| values.$field.map_or_else(none, |bonus| Value::Number(bonus.get())),
            write: |values, value| {
                values.$field = if *value == none() { None } else { Some(within(value)?) };
                Some(())
            },
        }
    };
}

/// A key whose value is one of some words.
macro_rules! words {
    ($name:literal, $allowed:literal, $($field:ident).+, [$($word:literal = $meaning:path),+]) => {
        Key {
            name: $name,
            allowed: $allowed,
            read: |values| Value::Word(match values.$($field).+ { $($meaning => $word),+ }.to_owned()),
            write: |values, value| {
                let Value::Word(word) = value else { return None };
                values.$($field).+ = match word.as_str() { $($word => $meaning,)+ _ => return None };
                Some(())
            },
        }
    };
}

fn none() -> Value {
    Value::Word("none".to_owned())
}

fn within<const MIN: u32, const MAX: u32>(value: &Value) -> Option<Whole<MIN, MAX>> {
    match value {
        Value::Number(number) => Whole::new(*number),
        _ => None,
    }
}

/// All keys, in the order in which they are shown.
pub const KEYS: &[Key] = &[
    number!("knock_limit", "0 (gin only) to 10", knock_limit),
    words!(
        "knock_card",
        "none, upcard",
        knock_card,
        ["none" = KnockCard::None, "upcard" = KnockCard::Upcard]
    ),
    words!(
        "ace_knock_card",
        "one, gin-only",
        ace_knock_card,
        ["one" = AceKnockCard::One, "gin-only" = AceKnockCard::GinOnly]
    ),
    Key {
        name: "doubling_suits",
        allowed: "some of C D H S (as in HS), or none",
        read: |values| {
            let suits = values.doubling_suits;
            let letters = Suit::ALL.into_iter().filter(|suit| suits.holds(*suit)).map(Suit::letter);
            if suits.is_empty() { none() } else { Value::Word(letters.collect()) }
        },
        write: |values, value| {
            let Value::Word(word) = value else { return None };
            values.doubling_suits = if word == "none" { Suits::NONE } else { suits(word)? };
            Some(())
        },
    },
    words!(
        "doubled_boxes",
        "none, bonus, all",
        doubled_boxes,
        ["none" = DoubledBoxes::None, "bonus" = DoubledBoxes::Bonus, "all" = DoubledBoxes::All]
    ),
    number!("gin_bonus", "0 to 1000", gin_bonus),
    number_or_none!("big_gin_bonus", "none (not played), 0 to 1000", big_gin_bonus),
    number!("undercut_bonus", "0 to 1000", undercut_bonus),
    words!(
        "undercut_tie",
        "defender, no-bonus, knocker, nobody",
        undercut_tie,
        [
            "defender" = UndercutTie::Defender,
            "no-bonus" = UndercutTie::NoBonus,
            "knocker" = UndercutTie::Knocker,
            "nobody" = UndercutTie::Nobody
        ]
    ),
    number_or_none!("gin_off_bonus", "none (not played), 0 to 1000", gin_off_bonus),
    number!("knock_bonus", "0 to 1000", knock_bonus),
    Key {
        name: "layoff_on_gin",
        allowed: "true, false",
        read: |values| Value::Truth(values.layoff_on_gin),
        write: |values, value| {
            let Value::Truth(truth) = value else { return None };
            values.layoff_on_gin = *truth;
            Some(())
        },
    },
    number!("boxes.gin", "0 to 10", boxes.gin),
    number!("boxes.big_gin", "0 to 10", boxes.big_gin),
    number!("boxes.undercut", "0 to 10", boxes.undercut),
    number!("boxes.gin_off", "0 to 10", boxes.gin_off),
    number!("box_value", "0 to 1000", box_value),
    words!(
        "box_timing",
        "end, each-hand",
        box_timing,
        ["end" = BoxTiming::End, "each-hand" = BoxTiming::EachHand]
    ),
    number!("target", "1 to 1000000", target),
    number!("game_bonus", "0 to 100000", game_bonus),
    words!(
        "shutout.test",
        "no-points, no-hands",
        shutout.test,
        ["no-points" = ShutoutTest::NoPoints, "no-hands" = ShutoutTest::NoHands]
    ),
    Key {
        name: "shutout.award",
        allowed: "none, 1 to 100000, double-points, double-points-and-game, double-total",
        read: |values| match values.shutout.award {
            ShutoutAward::None => none(),
            ShutoutAward::Points(points) => Value::Number(points.get()),
            ShutoutAward::DoublePoints => Value::Word("double-points".to_owned()),
            ShutoutAward::DoublePointsAndGame => Value::Word("double-points-and-game".to_owned()),
            ShutoutAward::DoubleTotal => Value::Word("double-total".to_owned()),
        },
        write: |values, value| {
            values.shutout.award = match value {
                Value::Word(word) => match word.as_str() {
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
    },
    number!("columns", "1 to 6", columns),
    words!(
        "column_entry",
        "next-open, nth-win",
        column_entry,
        ["next-open" = ColumnEntry::NextOpen, "nth-win" = ColumnEntry::NthWin]
    ),
    Key {
        name: "column_multipliers",
        allowed: "as many whole numbers from 1 to 10 as there are columns (as in 1,1,2)",
        read: |values| {
            Value::List(match &values.column_multipliers {
                Multipliers::Once => vec![1; values.columns.get() as usize],
                Multipliers::Each(list) => list.iter().map(|times| times.get()).collect(),
            })
        },
        write: |values, value| {
            let list = match value {
                Value::List(list) => list.as_slice(),
                Value::Number(number) => std::slice::from_ref(number),
                _ => return None,
            };
            let list = list.iter().map(|times| Whole::new(*times)).collect::<Option<Vec<_>>>()?;
            values.column_multipliers = Multipliers::Each(list);
            Some(())
        },
    },
    words!(
        "settlement",
        "totals, score-plus-difference",
        settlement,
        ["totals" = Settling::Totals, "score-plus-difference" = Settling::ScorePlusDifference]
    ),
    number!("round_to", "0 (not) to 10000", round_to),
    words!(
        "sheet_winner",
        "net-points, most-games",
        sheet_winner,
        ["net-points" = SheetWinner::NetPoints, "most-games" = SheetWinner::MostGames]
    ),
    Key {
        name: "series",
        allowed: "one-sheet, to-N (N from 1 to 10000000), best-of-N (N odd, from 1 to 99)",
        read: |values| {
            Value::Word(match values.series {
                SeriesLength::OneSheet => "one-sheet".to_owned(),
                SeriesLength::To(target) => format!("to-{}", target.get()),
                SeriesLength::BestOf(sheets) => format!("best-of-{}", sheets.get()),
            })
        },
        write: |values, value| {
            let Value::Word(word) = value else { return None };
            let number = |text: &str| text.parse::<u32>().ok().filter(|_| !text.starts_with('+'));
            values.series = if word == "one-sheet" {
                SeriesLength::OneSheet
            } else if let Some(target) = word.strip_prefix("to-") {
                SeriesLength::To(Whole::new(number(target)?)?)
            } else {
                SeriesLength::BestOf(Odd::new(number(word.strip_prefix("best-of-")?)?)?)
            };
            Some(())
        },
    },
    words!(
        "dealer",
        "winner, loser, alternate",
        dealer,
        ["winner" = Dealer::Winner, "loser" = Dealer::Loser, "alternate" = Dealer::Alternate]
    ),
    words!(
        "drawn_hand_dealer",
        "same, next",
        drawn_hand_dealer,
        ["same" = DrawnHandDealer::Same, "next" = DrawnHandDealer::Next]
    ),
];

fn suits(word: &str) -> Option<Suits> {
    let letters = word.chars().filter(|letter| !matches!(letter, ' ' | ','));
    let suits = letters.map(Suit::from_letter).collect::<Option<Vec<Suit>>>()?;
    (!suits.is_empty()).then(|| suits.into_iter().fold(Suits::NONE, Suits::with))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::house::House;
    use crate::rules::presets::{PRESETS, defaults};

    #[test]
    fn every_value_of_every_preset_is_read_as_it_is_written() {
        for preset in PRESETS {
            let mut copy = defaults();
            for key in KEYS {
                let value = key.read(&preset.values());
                assert_eq!(key.write(&mut copy, &Value::typed(&value.to_string())), Some(()), "{}", key.name);
            }
            assert_eq!(House::new(copy), House::new(preset.values()), "{}", preset.name);
        }
    }

    #[test]
    fn what_a_key_does_not_allow_changes_nothing() {
        for (key, value) in [
            ("knock_limit", "11"),
            ("gin_bonus", "none"),
            ("big_gin_bonus", "1001"),
            ("undercut_tie", "Nobody"),
            ("doubling_suits", "X"),
            ("doubling_suits", ""),
            ("layoff_on_gin", "yes"),
            ("shutout.award", "0"),
            ("column_multipliers", "1,11"),
            ("series", "best-of-4"),
            ("series", "to-0"),
            ("series", "to-+5"),
            ("target", "0"),
        ] {
            let mut values = defaults();
            let key = Key::named(key).unwrap();
            assert_eq!(key.write(&mut values, &Value::typed(value)), None, "{}={value}", key.name);
            assert_eq!(values, defaults());
        }
    }
}
