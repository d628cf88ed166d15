//! The seal of an entry: a digest of the entry, of the header and of all entries before it.
//!
//! A seal covers the meaning of the file and not its bytes: the values with their keys, in a fixed order. Anyone
//! who edits a file may change comments, blank lines, the order of the keys and the form of a quotation, a number or a time, but
//! not a value. The values are those of the file and not what this program makes of them. A later
//! version, which may know more rules or write a hand differently, therefore finds the same seals.
//!
//! Anyone can compute a seal without this program. With the header's values as lines `key=value`, sorted by key,
//! and those of an entry without its `seal`:
//!
//! ```text
//! digest of the header = SHA-256 of its lines
//! digest of an entry   = SHA-256 of the digest before it in 64 hexadecimal digits, a newline, its lines
//! ```
//!
//! Players write down and read out a short [`SealCode`] of the digest; the chain itself uses whole digests.

use std::borrow::Cow;
use std::fmt::{self, Write as _};

use sha2::{Digest, Sha256};
use toml::de::{DeTable, DeValue};
use toml::value::{Datetime, Offset, Time};

/// The digest of a series up to an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seal([u8; 32]);

/// A seal as it is written in an entry, read out and noted: twelve characters in groups of four.
///
/// ```
/// use ginscore_ledger::seal::{SealCode, Seal};
/// let code = Seal::of_header("format=3\n").code();
/// assert_eq!(SealCode::read(&code.to_string()), Some(code));
/// assert_eq!(SealCode::read(&code.to_string().to_lowercase().replace('-', " ")), Some(code));
/// assert_eq!(SealCode::read("Ann 4 v 23"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SealCode([u8; 12]);

/// A seal where an entry may have one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrittenSeal {
    Missing,
    Code(SealCode),
    /// Something else, which fits nothing.
    NoCode,
}

impl WrittenSeal {
    pub const fn code(self) -> Option<SealCode> {
        match self {
            WrittenSeal::Code(code) => Some(code),
            WrittenSeal::Missing | WrittenSeal::NoCode => None,
        }
    }

    pub(crate) const fn is_missing(self) -> bool {
        matches!(self, WrittenSeal::Missing)
    }
}

/// The characters of a code. None looks like another in handwriting: there is no 0, O, Q, 1, I or L, and only one
/// each of 2 Z, 5 S, 6 G, 8 B and U V. The manual says what a computer search can do against the codes.
const SIGNS: [u8; 25] = *b"23456789ACDEFHJKMNPRTVWXY";

/// The character that each letter means: itself in either case, or the one that it looks like.
#[expect(clippy::indexing_slicing, reason = "all characters of a code are below the length of the table")]
const MEANT: [Option<u8>; 128] = {
    let mut meant = [None; 128];
    let mut at = 0;
    while at < SIGNS.len() {
        meant[SIGNS[at] as usize] = Some(SIGNS[at]);
        meant[SIGNS[at].to_ascii_lowercase() as usize] = Some(SIGNS[at]);
        at += 1;
    }
    let alike = *b"Z2S5G6B8UV";
    let mut at = 0;
    while at < alike.len() {
        meant[alike[at] as usize] = Some(alike[at + 1]);
        meant[alike[at].to_ascii_lowercase() as usize] = Some(alike[at + 1]);
        at += 2;
    }
    meant
};

/// The character for the number 0.
const FIRST: u8 = b'2';

impl Seal {
    /// Returns the seal of a series in which nothing is recorded yet.
    pub fn of_header(header: &str) -> Seal {
        Seal(Sha256::digest(header.as_bytes()).into())
    }

    /// Returns the seal of the next entry.
    #[must_use]
    pub fn next(&self, entry: &str) -> Seal {
        // The hexadecimal digits are written by hand because formatting takes longer than the digest.
        let digit = |half: u8| if half < 10 { b'0' + half } else { b'a' + half - 10 };
        let mut lead = [b'\n'; 65];
        for ([high, low], byte) in lead.as_chunks_mut().0.iter_mut().zip(self.0) {
            (*high, *low) = (digit(byte >> 4), digit(byte & 15));
        }
        Seal(Sha256::new().chain_update(lead).chain_update(entry).finalize().into())
    }

    /// Returns the short code of the seal: one of 25 to the power of 12, a little less than 56 bits.
    pub fn code(&self) -> SealCode {
        let mut left = self.0.iter().take(8).fold(0_u64, |number, byte| number << 8 | u64::from(*byte));
        let mut signs = [FIRST; 12];
        for place in &mut signs {
            let at = left % SIGNS.len() as u64;
            left /= SIGNS.len() as u64;
            *place = usize::try_from(at).ok().and_then(|at| SIGNS.get(at)).copied().unwrap_or(FIRST);
        }
        SealCode(signs)
    }
}

impl SealCode {
    /// Returns `true` if this is the code of the seal.
    pub fn is_of(&self, seal: &Seal) -> bool {
        seal.code() == *self
    }

    /// Reads a code as a person noted it: in upper or lower case, with or without its hyphens, and with look-alike
    /// characters in place of those that a code uses. Returns `None` if the text is not a code.
    pub fn read(text: &str) -> Option<SealCode> {
        let mut signs = [FIRST; 12];
        let mut places = signs.iter_mut();
        for letter in text.chars().filter(|letter| !letter.is_whitespace() && *letter != '-') {
            let sign = u8::try_from(letter).ok().and_then(|letter| *MEANT.get(usize::from(letter))?);
            *places.next()? = sign?;
        }
        (places.count() == 0).then_some(SealCode(signs))
    }
}

impl fmt::Display for SealCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, sign) in self.0.iter().enumerate() {
            let hyphen = if at > 0 && at % 4 == 0 { "-" } else { "" };
            write!(f, "{hyphen}{}", char::from(*sign))?;
        }
        Ok(())
    }
}

pub(crate) fn sealed_header(table: &DeTable<'_>) -> String {
    sealed_text(table, "entry")
}

/// Returns the values of a table as they are sealed: one line per value, sorted, without the key `left_out`.
pub(crate) fn sealed_text(table: &DeTable<'_>, left_out: &str) -> String {
    let mut values = Vec::with_capacity(table.len());
    for (key, value) in table {
        if key.get_ref() != left_out {
            values_of(Cow::Borrowed(key.get_ref()), value.get_ref(), &mut values);
        }
    }
    // No key occurs twice, so what comes after the `=` never decides the order.
    values.sort_unstable_by(|(one, _), (other, _)| lead(one).cmp(lead(other)));
    let mut text = String::with_capacity(256);
    for (key, value) in values {
        text.push_str(&key);
        text.push('=');
        put_value(value, &mut text);
        text.push('\n');
    }
    text
}

/// Returns the start of a key's line, for sorting.
fn lead(key: &str) -> impl Iterator<Item = u8> {
    key.bytes().chain([b'='])
}

fn values_of<'t>(
    key: Cow<'t, str>,
    value: &'t DeValue<'t>,
    values: &mut Vec<(Cow<'t, str>, &'t DeValue<'t>)>,
) {
    match value {
        DeValue::Table(table) => {
            for (inner, value) in table.iter() {
                values_of(Cow::Owned(format!("{key}.{}", inner.get_ref())), value.get_ref(), values);
            }
        }
        value => values.push((key, value)),
    }
}

/// Writes a value in one form, regardless of its form in the file: a text in quotation marks with `\`, `"` and the
/// end of a line escaped, a number in decimal digits, a list in brackets.
fn put_value(value: &DeValue<'_>, line: &mut String) {
    match value {
        DeValue::String(text) => put_text(text, line),
        DeValue::Integer(number) => match i64::from_str_radix(number.as_str(), number.radix()) {
            Ok(number) => formatted(number, line),
            Err(_) => line.push_str(number.as_str()),
        },
        DeValue::Boolean(truth) => line.push_str(if *truth { "true" } else { "false" }),
        DeValue::Datetime(time) => put_time(time, line),
        DeValue::Array(list) => {
            line.push('[');
            for (at, item) in list.iter().enumerate() {
                line.push_str(if at > 0 { ", " } else { "" });
                put_value(item.get_ref(), line);
            }
            line.push(']');
        }
        // No key accepts either of these: a file that has one is rejected.
        DeValue::Float(number) => line.push_str(number.as_str()),
        DeValue::Table(table) => line.push_str(&sealed_text(table, "")),
    }
}

/// Writes a date and time in the form that the program writes: `Z` is an offset of nought, and a fraction of noughts is none.
/// That of an entry is written digit by digit, because formatting it takes longer than the digest.
fn put_time(time: &Datetime, line: &mut String) {
    let offset =
        time.offset.map(|offset| if offset == Offset::Z { Offset::Custom { minutes: 0 } } else { offset });
    let of_day = time.time.map(|time| Time { nanosecond: time.nanosecond.filter(|part| *part > 0), ..time });
    let time = Datetime { date: time.date, time: of_day, offset };
    let Datetime { date: Some(date), time: Some(of_day), offset: Some(Offset::Custom { minutes }) } = time
    else {
        return formatted(time, line);
    };
    let Time { hour, minute, second: Some(second), nanosecond: None } = of_day else {
        return formatted(time, line);
    };
    let (sign, from_utc) = (if minutes < 0 { "-" } else { "+" }, minutes.unsigned_abs());
    for (before, number) in [
        ("", date.year / 100),
        ("", date.year % 100),
        ("-", date.month.into()),
        ("-", date.day.into()),
        ("T", hour.into()),
        (":", minute.into()),
        (":", second.into()),
        (sign, from_utc / 60),
        (":", from_utc % 60),
    ] {
        line.push_str(before);
        line.extend(
            [number / 10, number % 10].into_iter().filter_map(|digit| char::from_digit(digit.into(), 10)),
        );
    }
}

fn formatted(value: impl fmt::Display, line: &mut String) {
    // Writing to memory does not fail.
    let _ = write!(line, "{value}");
}

fn put_text(text: &str, line: &mut String) {
    line.push('"');
    let mut rest = text;
    while let Some((at, escaped)) = rest.bytes().zip(0..).find_map(|(byte, at)| Some((at, escaped(byte)?))) {
        let (plain, special) = rest.split_at(at);
        line.push_str(plain);
        line.push_str(escaped);
        rest = special.get(1..).unwrap_or_default();
    }
    line.push_str(rest);
    line.push('"');
}

/// How a sign that is not itself in a text is sealed.
const fn escaped(sign: u8) -> Option<&'static str> {
    match sign {
        b'\\' => Some("\\\\"),
        b'"' => Some("\\\""),
        b'\n' => Some("\\n"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_it_was_noted() {
        let code = Seal::of_header("").code();
        assert_eq!(SealCode::read(&format!(" {} ", code.to_string().replace('-', " - "))), Some(code));
        assert_eq!(SealCode::read("zsgb-uzsg-zzzz"), SealCode::read("2568-V256-2222"));
        assert!(SealCode::read("2568-V256-2222").is_some());
        for wrong in ["", "2568", "2568-V256", "2568-V256-22222", "2568-V256-222O", "2568-V256-222!"] {
            assert_eq!(SealCode::read(wrong), None, "{wrong}");
        }
    }

    /// The form of a value in the file does not matter, and neither does the order of the keys.
    #[test]
    fn values_are_sealed_in_one_form() {
        let text = "word = 'a\"b\\c'\nformat = 0x02\nlist = [ 1,2 , 3 ]\nrules.on = true\nrules.b = 'x'\nat = 2026-11-20\n\
                    lines = \"\"\"\nx\ny\"\"\"\n";
        let lines = "at=2026-11-20\nformat=2\nlines=\"x\\ny\"\nlist=[1, 2, 3]\nrules.b=\"x\"\nrules.on=true\n\
                     word=\"a\\\"b\\\\c\"\n";
        let sealed = |text: &str| sealed_header(DeTable::parse(text).unwrap().get_ref());
        assert_eq!(sealed(text), lines);
        assert_eq!(sealed(&format!("{text}[[entry]]\nline = 'undo'\n")), lines);
        assert_eq!(sealed_text(DeTable::parse("a = 1\nseal = 'x'\n").unwrap().get_ref(), "seal"), "a=1\n");
    }

    /// Every spelling of a moment has one form, that of the program.
    #[test]
    fn times_are_sealed_as_the_program_writes_them() {
        let written = "2026-11-20T18:05:59+01:00";
        for (time, sealed) in [
            (written, written),
            ("2026-11-20 18:05:59.000+01:00", written),
            ("2026-11-20t18:05:59.0+01:00", written),
            ("0007-01-02T03:04:00-00:30", "0007-01-02T03:04:00-00:30"),
            ("9999-12-31T23:59:60-12:45", "9999-12-31T23:59:60-12:45"),
            ("2026-11-20T18:05:59Z", "2026-11-20T18:05:59+00:00"),
            ("2026-11-20t18:05:59.000z", "2026-11-20T18:05:59+00:00"),
            ("2026-11-20T18:05:59-00:00", "2026-11-20T18:05:59+00:00"),
            ("2026-11-20T18:05:59.250+01:00", "2026-11-20T18:05:59.25+01:00"),
            ("2026-11-20T18:05:59", "2026-11-20T18:05:59"),
            ("2026-11-20", "2026-11-20"),
            ("18:05:59", "18:05:59"),
        ] {
            let mut line = String::new();
            put_time(&time.parse().unwrap(), &mut line);
            assert_eq!(line, sealed, "{time}");
        }
    }
}
