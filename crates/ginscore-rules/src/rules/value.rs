//! A rule's value as it is written: on the command line, in a ledger, in JSON.

use std::fmt;

/// A whole number, true or false, a word, or a list of numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RuleValue {
    /// `25`
    Number(u32),
    /// `true`
    Truth(bool),
    /// `winner`, `none`, `to-500`
    Word(String),
    /// `1,1,2`
    List(Vec<u32>),
}

impl RuleValue {
    /// What is meant by a value typed after `--set KEY=`.
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

/// As it is typed.
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
