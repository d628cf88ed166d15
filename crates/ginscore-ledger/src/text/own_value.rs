//! A value in the form in which this program writes it.

use ginscore_rules::cards::List;
use toml::value::{Date, Datetime, Offset, Time};

/// A value that is written as it is sealed, or between single quotation marks.
#[derive(Clone, Copy)]
pub(super) enum OwnValue<'t> {
    /// A text in quotation marks, without anything that has to be escaped.
    Text(&'t str),
    /// A text in single quotation marks, in which nothing is escaped.
    Verbatim(&'t str),
    /// A whole number.
    Number(i64),
    /// True or false.
    Truth(bool),
    /// Whole numbers with commas between them.
    Numbers(&'t str),
    /// Texts in quotation marks with commas between them.
    Texts(&'t str),
    /// A date and time.
    Time(Datetime),
}

impl<'t> OwnValue<'t> {
    /// Reads a value. `None` if it is written in another form.
    pub(super) fn read(written: &'t str) -> Option<OwnValue<'t>> {
        match written.as_bytes() {
            [b'"', inner @ .., b'"'] if all(inner, |byte| is_plain(byte) & (byte != b'"')) => {
                quoted(written).map(OwnValue::Text)
            }
            [b'\'', inner @ .., b'\''] if all(inner, is_verbatim) => quoted(written).map(OwnValue::Verbatim),
            [b'[', b'"', .., b']'] => {
                let texts = OwnValue::Texts(quoted(written)?);
                texts.texts().map(|_| texts)
            }
            [b'[', .., b']'] => {
                let numbers = OwnValue::Numbers(quoted(written)?);
                numbers.numbers().map(|_| numbers)
            }
            [_, _, _, _, b'-', ..] => own_time(written).map(OwnValue::Time),
            b"true" => Some(OwnValue::Truth(true)),
            b"false" => Some(OwnValue::Truth(false)),
            _ => own_number(written).map(OwnValue::Number),
        }
    }

    /// The texts of a list.
    pub(super) fn texts(self) -> Option<Vec<&'t str>> {
        let (OwnValue::Texts(list) | OwnValue::Numbers(list @ "")) = self else { return None };
        let mut left = list;
        let mut texts = Vec::new();
        while !left.is_empty() {
            let (text, rest) = left.strip_prefix('"')?.split_once('"')?;
            texts.push(Some(text).filter(|text| text.bytes().all(is_plain))?);
            left = match rest {
                "" => rest,
                rest => rest.strip_prefix(", ").filter(|more| !more.is_empty())?,
            };
        }
        Some(texts)
    }

    /// The numbers of a list.
    pub(super) fn numbers(self) -> Option<List<i64, 3>> {
        match self {
            OwnValue::Numbers("") => Some(List::EMPTY),
            OwnValue::Numbers(mut left) => {
                let mut numbers = List::EMPTY;
                // Numbers are so short that looking at each byte takes less time than starting `split`.
                while let Some(end) = left.bytes().position(|byte| byte == b',') {
                    let (number, rest) = left.split_at_checked(end)?;
                    numbers.push(own_number(number)?);
                    left = rest.strip_prefix(", ")?;
                }
                numbers.push(own_number(left)?);
                Some(numbers)
            }
            _ => None,
        }
    }
}

/// The text without its first and its last byte.
fn quoted(written: &str) -> Option<&str> {
    written.get(1..written.len().checked_sub(1)?)
}

/// Returns true if all bytes are so. Going on after one that is not lets the processor look at many at once.
fn all(bytes: &[u8], are: impl Fn(u8) -> bool) -> bool {
    bytes.iter().fold(true, |all, byte| all & are(*byte))
}

/// Returns true for a byte that means itself between quotation marks and is sealed as it is.
const fn is_plain(byte: u8) -> bool {
    is_printed(byte) & (byte != b'\\')
}

/// Returns true for a byte that may be between single quotation marks.
const fn is_verbatim(byte: u8) -> bool {
    is_printed(byte) & (byte != b'\'')
}

/// Returns true for a byte of a text other than a control character.
pub(super) const fn is_printed(byte: u8) -> bool {
    (byte >= b' ') & (byte != 0x7f)
}

/// Reads a whole number in decimal digits; one that would be sealed in another form is left to TOML.
fn own_number(written: &str) -> Option<i64> {
    let digits = written.strip_prefix('-').unwrap_or(written);
    let is_number = match digits.as_bytes() {
        [b'0'] => digits.len() == written.len(),
        [b'1'..=b'9', more @ ..] => more.iter().all(u8::is_ascii_digit),
        _ => false,
    };
    // One that is too large is left to TOML as well, which keeps its digits.
    if is_number { written.parse().ok() } else { None }
}

/// Reads a date and time with seconds and an offset, such as `2026-11-20T19:31:00+01:00`.
fn own_time(written: &str) -> Option<Datetime> {
    let (date_and_time, offset) = written.split_at_checked("0000-00-00T00:00:00".len())?;
    let &[y, e, a, r, b'-', m, n, b'-', d, e2, b'T', h, h2, b':', i, i2, b':', s, s2] =
        date_and_time.as_bytes()
    else {
        return None;
    };
    let number = |tens: u8, ones: u8| Some(digit(tens)? * 10 + digit(ones)?);
    let year = u16::from(number(y, e)?) * 100 + u16::from(number(a, r)?);
    let date = Date { year, month: number(m, n)?, day: number(d, e2)? };
    let (hour, minute, second) = (number(h, h2)?, number(i, i2)?, number(s, s2)?);
    // TOML knows how long the months are, and about leap seconds.
    let mut are_common =
        matches!((date.month, date.day), (1..=12, 1..=28)) && hour < 24 && minute.max(second) < 60;
    let offset = match offset.as_bytes() {
        // It is sealed as `+00:00`.
        b"-00:00" => return None,
        b"Z" => Offset::Z,
        &[sign @ (b'+' | b'-'), h, h2, b':', i, i2] => {
            let (hours, minutes) = (number(h, h2)?, number(i, i2)?);
            let all = i16::from(hours) * 60 + i16::from(minutes);
            are_common &= hours < 24 && minutes < 60;
            Offset::Custom { minutes: if sign == b'-' { -all } else { all } }
        }
        _ => return None,
    };
    if !are_common {
        return written.parse().ok();
    }
    let time = Time { hour, minute, second: Some(second), nanosecond: None };
    Some(Datetime { date: Some(date), time: Some(time), offset: Some(offset) })
}

/// The number that a digit means.
const fn digit(byte: u8) -> Option<u8> {
    if byte.is_ascii_digit() { Some(byte - b'0') } else { None }
}
