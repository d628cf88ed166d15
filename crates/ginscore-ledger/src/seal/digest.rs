//! The seal of an entry: a digest of itself, of the header and of all entries before it.
//!
//! What is sealed is what the file means and not its bytes: the values under their keys, in a fixed order.
//! Comments, blank lines, the order of the keys and the form of a quotation may be changed by anybody, as a
//! person who looks after a file does; a value may not. The values are taken as they stand in the file and
//! not as this program understands them, so that a later version, which may know more rules or write a hand
//! otherwise, finds the same seals.
//!
//! Anybody can work a seal out without this program. With the header's values as lines `key=value`, sorted
//! by key, and those of an entry without its `seal`:
//!
//! ```text
//! digest of the header = SHA-256 of its lines
//! digest of an entry   = SHA-256 of the digest before it in 64 hexadecimal digits, a newline, its lines
//! ```
//!
//! A header that has `sealed_as` is sealed as if it had that number as its `format` and no `sealed_as`: a
//! series of format 1 that was raised keeps the seals that it had.
//!
//! What is written and read out is a short [`SealCode`] of the digest; the chain itself hangs on whole digests.

use std::borrow::Cow;
use std::fmt::{self, Write as _};

use sha2::{Digest, Sha256};
use toml::de::{DeTable, DeValue};

/// The digest of a series up to an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seal([u8; 32]);

/// A seal as it is written beside an entry, read out and noted: twelve signs in groups of four, or the first
/// eight of them in a series of format 1.
///
/// ```
/// use ginscore_ledger::seal::{SealCode, Length, Seal};
/// let seal = Seal::of_header("format=2\n");
/// let code = seal.code(Length::Twelve);
/// assert_eq!(SealCode::read(&code.to_string()), Some(code));
/// assert_eq!(SealCode::read(&code.to_string().to_lowercase().replace('-', " ")), Some(code));
/// assert!(code.to_string().starts_with(&seal.code(Length::Eight).to_string()));
/// assert_eq!(SealCode::read("Ann 4 v 23"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SealCode {
    /// The signs; those after the length are the first sign of the alphabet.
    signs: [char; 12],
    length: Length,
}

/// The number of signs that a code has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Length {
    /// As in series of format 1: 25 to the power of 8 codes, a little more than 37 bits.
    Eight,
    /// As in series of format 2: 25 to the power of 12 codes, a little less than 56 bits.
    Twelve,
}

/// The key of a header that says which format the seals take it for.
pub(crate) const SEALED_AS: &str = "sealed_as";

/// The signs of a code: none that looks like another in handwriting, so no 0 O Q and no 1 I L, and of 2 Z,
/// 5 S, 6 G, 8 B and U V only one each. The manual says what a computer that searches can do against them.
const SIGNS: [char; 25] = [
    '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'C', 'D', 'E', 'F', 'H', 'J', 'K', 'M', 'N', 'P', 'R', 'T',
    'V', 'W', 'X', 'Y',
];

/// The sign that stands for the number 0.
const FIRST: char = '2';

impl Length {
    /// The length of the codes of a file of that format.
    pub const fn of_format(format: i64) -> Length {
        if format < 2 { Length::Eight } else { Length::Twelve }
    }

    /// The number of signs.
    pub const fn signs(self) -> usize {
        match self {
            Length::Eight => 8,
            Length::Twelve => 12,
        }
    }
}

impl Seal {
    /// The seal of a series of which nothing is recorded yet.
    pub fn of_header(header: &str) -> Seal {
        Seal(Sha256::digest(header.as_bytes()).into())
    }

    /// The seal of the entry that stands next.
    #[must_use]
    pub fn next(&self, entry: &str) -> Seal {
        // Written out, as formatting takes longer than the digest.
        let digit = |half: u8| if half < 10 { b'0' + half } else { b'a' + half - 10 };
        let mut text = Vec::with_capacity(65 + entry.len());
        text.extend(self.0.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]));
        text.push(b'\n');
        text.extend_from_slice(entry.as_bytes());
        Seal(Sha256::digest(&text).into())
    }

    /// The seal in short. A longer code begins with the shorter one.
    pub fn code(&self, length: Length) -> SealCode {
        let mut left = self.0.iter().take(8).fold(0_u64, |number, byte| number << 8 | u64::from(*byte));
        let mut signs = [FIRST; 12];
        for place in signs.iter_mut().take(length.signs()) {
            let at = left % SIGNS.len() as u64;
            left /= SIGNS.len() as u64;
            *place =
                SIGNS.into_iter().zip(0..).find(|(_, number)| *number == at).map_or(FIRST, |(sign, _)| sign);
        }
        SealCode { signs, length }
    }
}

impl SealCode {
    /// Whether the code is that of the seal, on as many signs as it has.
    pub fn is_of(&self, seal: &Seal) -> bool {
        seal.code(self.length) == *self
    }

    /// Reads a code as somebody noted it: in any case, with or without its hyphens, and with the signs that
    /// a code does not have for those that they look like.
    pub fn read(text: &str) -> Option<SealCode> {
        let mut signs = [FIRST; 12];
        let mut places = signs.iter_mut();
        for letter in text.chars().filter(|letter| !letter.is_whitespace() && *letter != '-') {
            let sign = match letter.to_ascii_uppercase() {
                'Z' => '2',
                'S' => '5',
                'G' => '6',
                'B' => '8',
                'U' => 'V',
                sign => sign,
            };
            *places.next()? = SIGNS.into_iter().find(|known| *known == sign)?;
        }
        let length = match places.count() {
            0 => Length::Twelve,
            4 => Length::Eight,
            _ => return None,
        };
        Some(SealCode { signs, length })
    }
}

impl fmt::Display for SealCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, sign) in self.signs.iter().take(self.length.signs()).enumerate() {
            let hyphen = if at > 0 && at % 4 == 0 { "-" } else { "" };
            write!(f, "{hyphen}{sign}")?;
        }
        Ok(())
    }
}

/// The values of a header as they are sealed: without the entries, and in a series that was raised with the
/// format that it was sealed as.
pub(crate) fn sealed_header(table: &DeTable<'_>) -> String {
    let raised = table.get(SEALED_AS).is_some();
    lines(table, |key| match key {
        "entry" => None,
        "format" if raised => None,
        SEALED_AS => Some("format"),
        key => Some(key),
    })
}

/// The values of a table as they are sealed: a line for each, sorted, without the key left out.
pub(crate) fn sealed_text(table: &DeTable<'_>, left_out: &str) -> String {
    lines(table, |key| Some(key).filter(|key| *key != left_out))
}

/// The values of a table, each under the key that is given for its own.
fn lines(table: &DeTable<'_>, sealed_as: impl Fn(&str) -> Option<&str>) -> String {
    let mut values = Vec::with_capacity(table.len());
    for (key, value) in table {
        if let Some(key) = sealed_as(key.get_ref()) {
            values_of(Cow::Borrowed(key), value.get_ref(), &mut values);
        }
    }
    // No key is there twice, so that what stands behind the `=` never decides.
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

/// How the line of a key begins.
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

/// A value in one form, whatever the file's: a text in quotation marks with `\`, `"` and the end of a line
/// escaped, a number in decimal digits, a list in brackets.
fn put_value(value: &DeValue<'_>, line: &mut String) {
    match value {
        DeValue::String(text) => {
            line.push('"');
            for letter in text.chars() {
                match letter {
                    '\\' => line.push_str("\\\\"),
                    '"' => line.push_str("\\\""),
                    '\n' => line.push_str("\\n"),
                    plain => line.push(plain),
                }
            }
            line.push('"');
        }
        DeValue::Integer(number) => match i64::from_str_radix(number.as_str(), number.radix()) {
            Ok(number) => line.push_str(&number.to_string()),
            Err(_) => line.push_str(number.as_str()),
        },
        DeValue::Boolean(truth) => line.push_str(if *truth { "true" } else { "false" }),
        // Writing into memory does not fail.
        DeValue::Datetime(time) => drop(write!(line, "{time}")),
        DeValue::Array(list) => {
            line.push('[');
            for (at, item) in list.iter().enumerate() {
                line.push_str(if at > 0 { ", " } else { "" });
                put_value(item.get_ref(), line);
            }
            line.push(']');
        }
        // Neither is read into anything: a file that has one is refused.
        DeValue::Float(number) => line.push_str(number.as_str()),
        DeValue::Table(table) => line.push_str(&sealed_text(table, "")),
    }
}
