//! Values of house rules as text.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::bounded::Bounded;

/// The value of a house rule, independent of the rule.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize, serde::Serialize), serde(untagged))]
pub enum RuleValue {
    /// A whole number, as in `25`.
    Number(u32),
    /// `true` or `false`.
    Truth(bool),
    /// A word, as in `winner`, `none` or `to-500`.
    Word(String),
    /// A list of whole numbers, as in `1,1,2`.
    List(Vec<u32>),
}

impl RuleValue {
    /// Reads a value as it is typed. Any text is a value: what is not a number, a truth value or a list is a word.
    pub fn typed(text: &str) -> RuleValue {
        let text = text.trim();
        let number = |text: &str| text.trim().parse::<u32>().ok();
        match text {
            "true" => RuleValue::Truth(true),
            "false" => RuleValue::Truth(false),
            _ => match (number(text), text.split(',').map(number).collect()) {
                (Some(number), _) => RuleValue::Number(number),
                (None, Some(list)) => RuleValue::List(list),
                (None, None) => RuleValue::Word(text.to_owned()),
            },
        }
    }
}

impl fmt::Display for RuleValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RuleValue::Number(number) => write!(f, "{number}"),
            RuleValue::Truth(truth) => write!(f, "{truth}"),
            RuleValue::Word(word) => f.write_str(word),
            RuleValue::List(list) => {
                let list: Vec<String> = list.iter().map(u32::to_string).collect();
                f.write_str(&list.join(","))
            }
        }
    }
}

/// A type of values of house rules: which ones are allowed, and how they are written.
pub(crate) trait Choice: Sized {
    /// The words that are allowed, as they are typed.
    const WORDS: &'static [&'static str] = &[];
    /// The lowest and the highest number that is allowed; `None` if no number is.
    const NUMBERS: Option<(u32, u32)> = None;
    /// The values that are neither words nor numbers, in words.
    const MORE: &'static [&'static str] = &[];

    /// The value as text.
    fn written(&self) -> RuleValue;

    /// The value that is written so; `None` if it is not allowed.
    fn of(value: &RuleValue) -> Option<Self>;
}

/// The word for a rule that is not played.
pub(crate) fn none() -> RuleValue {
    RuleValue::Word("none".to_owned())
}

impl<const MIN: u32, const MAX: u32> Choice for Bounded<MIN, MAX> {
    const NUMBERS: Option<(u32, u32)> = Some((MIN, MAX));

    fn written(&self) -> RuleValue {
        RuleValue::Number(self.get())
    }

    fn of(value: &RuleValue) -> Option<Self> {
        match value {
            RuleValue::Number(number) => Bounded::new(*number),
            _ => None,
        }
    }
}

impl<const MIN: u32, const MAX: u32> Choice for Option<Bounded<MIN, MAX>> {
    const WORDS: &'static [&'static str] = &["none"];
    const NUMBERS: Option<(u32, u32)> = Some((MIN, MAX));

    fn written(&self) -> RuleValue {
        self.as_ref().map_or_else(none, Choice::written)
    }

    fn of(value: &RuleValue) -> Option<Self> {
        if *value == none() { Some(None) } else { Bounded::of(value).map(Some) }
    }
}

impl Choice for bool {
    const WORDS: &'static [&'static str] = &["true", "false"];

    fn written(&self) -> RuleValue {
        RuleValue::Truth(*self)
    }

    fn of(value: &RuleValue) -> Option<Self> {
        match value {
            RuleValue::Truth(truth) => Some(*truth),
            _ => None,
        }
    }
}

/// Makes an enum of words: `words!(Dealer: Winner = "winner", Loser = "loser")`.
macro_rules! words {
    ($choice:ident: $($meaning:ident = $word:literal),+) => {
        impl $crate::house::value::Choice for $choice {
            const WORDS: &'static [&'static str] = &[$($word),+];

            fn written(&self) -> $crate::house::value::RuleValue {
                let word = match self { $($choice::$meaning => $word),+ };
                $crate::house::value::RuleValue::Word(word.into())
            }

            fn of(value: &$crate::house::value::RuleValue) -> Option<Self> {
                let $crate::house::value::RuleValue::Word(word) = value else { return None };
                match word.as_str() { $($word => Some($choice::$meaning),)+ _ => None }
            }
        }
    };
}
pub(crate) use words;
