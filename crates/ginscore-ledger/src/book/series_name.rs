//! The names that a series can be given.

use std::fmt;

use crate::model::preset::is_device;
use ginscore_notation::{Hidden, all};

/// The longest name of a series, in bytes; names that ginscore makes are shorter.
pub const LONGEST_SERIES_NAME: usize = 200;

/// The reason why a text cannot be the name of a series.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeriesNameError {
    Empty,
    /// It contains an invisible character.
    Hidden(Hidden),
    /// It contains a character other than a letter, a digit, `-`, `_`, `.` or a space.
    Sign(char),
    /// It does not start with a letter or a digit.
    Start,
    /// It ends with a dot or a space, which Windows drops.
    End,
    /// It is longer than [`LONGEST_SERIES_NAME`].
    TooLong,
    /// Windows reserves it for a device.
    Device,
}

/// Checks the name of a new series. It is also a file name, and a ledger may be shared between systems: it must be valid on
/// every one of them, and need no quoting except for spaces.
///
/// Series that have another name already are read all the same.
///
/// # Errors
/// Returns the reason if no series can be given that name.
///
/// ```
/// use ginscore_ledger::book::{SeriesNameError, check_series_name};
/// assert_eq!(check_series_name("Friday 20.11"), Ok(()));
/// assert_eq!(check_series_name("friday:2"), Err(SeriesNameError::Sign(':')));
/// assert_eq!(check_series_name("nul"), Err(SeriesNameError::Device));
/// ```
pub fn check_series_name(name: &str) -> Result<(), SeriesNameError> {
    let plain = |letter: char| letter.is_alphanumeric() || matches!(letter, '-' | '_' | ' ' | '.');
    let (Some(first), Some(last)) = (name.chars().next(), name.chars().last()) else {
        return Err(SeriesNameError::Empty);
    };
    if let Some(found) = all(name).next() {
        Err(SeriesNameError::Hidden(found))
    } else if let Some(sign) = name.chars().find(|letter| !plain(*letter)) {
        Err(SeriesNameError::Sign(sign))
    } else if !first.is_alphanumeric() {
        Err(SeriesNameError::Start)
    } else if matches!(last, ' ' | '.') {
        Err(SeriesNameError::End)
    } else if name.len() > LONGEST_SERIES_NAME {
        Err(SeriesNameError::TooLong)
    } else if is_device(name) {
        Err(SeriesNameError::Device)
    } else {
        Ok(())
    }
}

/// The name without the number that tells series of one start apart, and the number: 1 if it has none.
pub fn name_and_number(name: &str) -> (&str, u32) {
    let split = name.rsplit_once('-').and_then(|(stem, number)| Some((stem, number.parse().ok()?)));
    split.unwrap_or((name, 1))
}

/// Returns true if two series cannot be in one directory on every system: Windows and macOS do not tell upper from lower case.
pub(crate) fn is_same_file(one: &str, other: &str) -> bool {
    one == other || file_key(one) == file_key(other)
}

/// The name of a series as it is compared where upper and lower case are the same.
pub(crate) fn file_key(name: &str) -> String {
    name.to_lowercase()
}

impl fmt::Display for SeriesNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeriesNameError::Empty => f.write_str("the name is empty"),
            SeriesNameError::Hidden(found) => write!(f, "the name contains {:?}", found.sign),
            SeriesNameError::Sign(sign) => write!(f, "the name contains {sign:?}"),
            SeriesNameError::Start => f.write_str("the name does not start with a letter or a digit"),
            SeriesNameError::End => f.write_str("the name ends with a dot or a space"),
            SeriesNameError::TooLong => write!(f, "the name is longer than {LONGEST_SERIES_NAME} bytes"),
            SeriesNameError::Device => f.write_str("the name is reserved for a device"),
        }
    }
}

impl std::error::Error for SeriesNameError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_are_not_valid_on_every_system() {
        use SeriesNameError::{Device, End, Sign, Start, TooLong};
        for device in ["CON", "nul", "Aux", "prn.2026", "com1", "LPT9", "COM\u{b9}", "con .x"] {
            assert_eq!(check_series_name(device), Err(Device), "{device}");
        }
        for sign in ['<', '>', ':', '"', '/', '\\', '|', '?', '*', '$', '\'', '~', '\u{0}', '\n'] {
            let refused = check_series_name(&format!("fri{sign}day"));
            assert!(matches!(refused, Err(Sign(_) | SeriesNameError::Hidden(_))), "{sign:?}: {refused:?}");
        }
        for name in ["friday.", "friday ", "friday .", "x. "] {
            assert_eq!(check_series_name(name), Err(End), "{name:?}");
        }
        for name in [".friday", " friday", "-rf", "..", "."] {
            assert_eq!(check_series_name(name), Err(Start), "{name:?}");
        }
        assert_eq!(check_series_name("friday (conflicted copy)"), Err(Sign('(')));
        assert_eq!(check_series_name(&"x".repeat(LONGEST_SERIES_NAME + 1)), Err(TooLong));
        for name in
            ["com", "com10", "console", "null", "Friday 20.11", "żółw", &"x".repeat(LONGEST_SERIES_NAME)]
        {
            assert_eq!(check_series_name(name), Ok(()), "{name}");
        }
    }

    #[test]
    fn names_that_differ_only_in_case_are_one_file() {
        assert!(is_same_file("Friday", "friday") && is_same_file("ŻÓŁW", "żółw") && is_same_file("x", "x"));
        assert!(!is_same_file("friday", "friday-2"));
    }
}
