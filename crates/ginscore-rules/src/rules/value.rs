//! A rule's value as it is written: on the command line, in a ledger, in JSON.

use std::fmt;

/// A whole number, true or false, a word, or a list of numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// `25`
    Number(u32),
    /// `true`
    Truth(bool),
    /// `winner`, `none`, `to-500`
    Word(String),
    /// `1,1,2`
    List(Vec<u32>),
}

impl Value {
    /// What is meant by a value typed after `--set KEY=`.
    pub fn typed(text: &str) -> Value {
        let text = text.trim();
        let number = |text: &str| text.trim().parse::<u32>().ok();
        match text {
            "true" => Value::Truth(true),
            "false" => Value::Truth(false),
            _ => match (number(text), text.split(',').map(number).collect()) {
                (Some(number), _) => Value::Number(number),
                (None, Some(list)) => Value::List(list),
                (None, None) => Value::Word(text.to_owned()),
            },
        }
    }
}

/// As it is typed.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Number(number) => write!(f, "{number}"),
            Value::Truth(truth) => write!(f, "{truth}"),
            Value::Word(word) => f.write_str(word),
            Value::List(list) => {
                let list: Vec<String> = list.iter().map(u32::to_string).collect();
                f.write_str(&list.join(","))
            }
        }
    }
}
