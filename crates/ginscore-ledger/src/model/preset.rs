//! A preset of house rules that players saved in their ledger.

use std::fmt;

use ginscore_notation::{Hidden, all};
use ginscore_rules::house::{HouseRules, Preset};

/// The longest name of a saved preset, in bytes.
pub const LONGEST_PRESET_NAME: usize = 60;

/// The name under which players save the rules of new series.
const DEFAULT: &str = "default";

/// The name of a saved preset. It is also the name of a file, so it is in lower case and valid on every system.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PresetName(String);

/// The reason why a text cannot be the name of a saved preset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PresetNameError {
    /// It is empty.
    Empty,
    /// It contains an invisible character.
    Hidden(Hidden),
    /// It contains a character other than a letter, a digit, `-` or `_`.
    Sign(char),
    /// It does not start with a letter.
    Start,
    /// It is longer than [`LONGEST_PRESET_NAME`].
    TooLong,
    /// Windows reserves it for a device.
    Device,
    /// It is the name of a built-in preset.
    BuiltIn(&'static str),
}

impl PresetName {
    /// The name as it is saved: in lower case, whatever was typed.
    ///
    /// # Errors
    /// Returns the reason if no preset can be saved under that name.
    ///
    /// ```
    /// use ginscore_ledger::model::{PresetName, PresetNameError};
    /// assert_eq!(PresetName::new("Club-Night").unwrap().as_str(), "club-night");
    /// assert_eq!(PresetName::new("../club"), Err(PresetNameError::Sign('.')));
    /// assert_eq!(PresetName::new("Pagat"), Err(PresetNameError::BuiltIn("pagat")));
    /// ```
    pub fn new(typed: &str) -> Result<PresetName, PresetNameError> {
        let name = typed.to_lowercase();
        let plain = |letter: char| letter.is_alphanumeric() || matches!(letter, '-' | '_');
        if let Some(found) = all(&name).next() {
            return Err(PresetNameError::Hidden(found));
        }
        if let Some(sign) = name.chars().find(|letter| !plain(*letter)) {
            return Err(PresetNameError::Sign(sign));
        }
        match name.chars().next() {
            None => return Err(PresetNameError::Empty),
            Some(first) if !first.is_alphabetic() => return Err(PresetNameError::Start),
            Some(_) => {}
        }
        if name.len() > LONGEST_PRESET_NAME {
            Err(PresetNameError::TooLong)
        } else if is_device(&name) {
            Err(PresetNameError::Device)
        } else if let Some(preset) = Preset::named(&name) {
            Err(PresetNameError::BuiltIn(preset.name))
        } else {
            Ok(PresetName(name))
        }
    }

    /// The name of the rules of new series, `default`.
    pub fn of_new_series() -> PresetName {
        PresetName(DEFAULT.to_owned())
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for PresetName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for PresetNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PresetNameError::Empty => f.write_str("the name is empty"),
            PresetNameError::Hidden(found) => write!(f, "the name contains {:?}", found.sign),
            PresetNameError::Sign(sign) => write!(f, "the name contains {sign:?}"),
            PresetNameError::Start => f.write_str("the name does not start with a letter"),
            PresetNameError::TooLong => write!(f, "the name is longer than {LONGEST_PRESET_NAME} bytes"),
            PresetNameError::Device => f.write_str("the name is reserved for a device"),
            PresetNameError::BuiltIn(name) => write!(f, "{name:?} is a built-in preset"),
        }
    }
}

impl std::error::Error for PresetNameError {}

/// A preset as it is saved: every rule, so that a later version of the program scores by the same ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedPreset {
    pub name: PresetName,
    /// The built-in preset that it was made from. Its rules have no effect on this one.
    pub based_on: String,
    /// A note, such as where the rules come from.
    pub note: Option<String>,
    pub house: HouseRules,
}

/// Returns true if Windows takes a file of that name for a device, whatever its extension.
pub(crate) fn is_device(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or_default().trim_end().to_ascii_uppercase();
    let numbered = |device: &str| {
        let number = stem.strip_prefix(device).map(|rest| rest.chars().collect::<Vec<_>>());
        matches!(number.as_deref(), Some(['0'..='9' | '¹' | '²' | '³']))
    };
    matches!(stem.as_str(), "CON" | "PRN" | "AUX" | "NUL") || numbered("COM") || numbered("LPT")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_cannot_be_files_everywhere() {
        let wrong = |name: &str| PresetName::new(name).unwrap_err();
        assert_eq!(wrong(""), PresetNameError::Empty);
        for (name, sign) in
            [("a/b", '/'), ("a\\b", '\\'), ("..", '.'), (".club", '.'), ("c:d", ':'), ("a b", ' ')]
        {
            assert_eq!(wrong(name), PresetNameError::Sign(sign), "{name}");
        }
        for name in ["club\u{200b}", "\u{202e}bulc", "a\0", "cl\u{115f}ub", "tab\t"] {
            assert!(matches!(wrong(name), PresetNameError::Hidden(_)), "{name:?}");
        }
        // Its lower case is a letter and a combining dot.
        assert_eq!(wrong("\u{130}stanbul"), PresetNameError::Sign('\u{307}'));
        for name in ["-rf", "_x", "8", "--set"] {
            assert_eq!(wrong(name), PresetNameError::Start, "{name}");
        }
        for name in ["con", "Com1", "NUL", "lpt9"] {
            assert_eq!(wrong(name), PresetNameError::Device, "{name}");
        }
        assert_eq!(wrong("STANDARD"), PresetNameError::BuiltIn("standard"));
        assert_eq!(wrong(&"a".repeat(LONGEST_PRESET_NAME + 1)), PresetNameError::TooLong);
        assert!(PresetName::new(&"a".repeat(LONGEST_PRESET_NAME)).is_ok());
        assert_eq!(PresetName::new("MÜLLER_2-x").unwrap().as_str(), "müller_2-x");
    }
}
