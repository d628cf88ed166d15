//! Values of house rules as text.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

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
