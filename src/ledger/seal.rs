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
//! What is written and read out is a short [`Code`] of the digest; the chain itself hangs on whole digests.

use std::borrow::Cow;
use std::fmt::{self, Write as _};

use sha2::{Digest, Sha256};
use toml::de::{DeTable, DeValue};

/// The digest of a series up to an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seal([u8; 32]);

/// A seal as it is written beside an entry, read out and noted: eight signs, in two fours.
///
/// ```
/// use ginscore::ledger::seal::{Code, Seal};
/// let code = Seal::of_header("format=1\n").code();
/// assert_eq!(Code::read(&code.to_string()), Some(code));
/// assert_eq!(Code::read(&code.to_string().to_lowercase().replace('-', " ")), Some(code));
/// assert_eq!(Code::read("Ann 4 v 23"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Code([char; 8]);

/// The signs of a code: none that looks like another in handwriting, so no 0 O Q and no 1 I L, and of 2 Z,
/// 5 S, 6 G, 8 B and U V only one each. 25 of them in eight places are 37 bits: enough that no slip ever
/// fits, not enough against somebody who lets a machine search, as the manual says.
const SIGNS: [char; 25] = [
    '2', '3', '4', '5', '6', '7', '8', '9', 'A', 'C', 'D', 'E', 'F', 'H', 'J', 'K', 'M', 'N', 'P', 'R', 'T',
    'V', 'W', 'X', 'Y',
];

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

    /// The seal in short.
    pub fn code(&self) -> Code {
        let mut left = self.0.iter().take(8).fold(0_u64, |number, byte| number << 8 | u64::from(*byte));
        Code([(); 8].map(|()| {
            let at = left % SIGNS.len() as u64;
            left /= SIGNS.len() as u64;
            SIGNS.into_iter().zip(0..).find(|(_, number)| *number == at).map_or('2', |(sign, _)| sign)
        }))
    }
}

impl Code {
    /// Reads a code as somebody noted it: in any case, with or without its hyphen, and with the signs that
    /// a code does not have for those that they look like.
    pub fn read(text: &str) -> Option<Code> {
        let mut code = ['2'; 8];
        let mut places = code.iter_mut();
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
        places.next().is_none().then_some(Code(code))
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, sign) in self.0.iter().enumerate() {
            let hyphen = if at == 4 { "-" } else { "" };
            write!(f, "{hyphen}{sign}")?;
        }
        Ok(())
    }
}

/// The values of a table as they are sealed: a line for each, sorted, without the keys left out.
pub fn sealed_text(table: &DeTable<'_>, left_out: &str) -> String {
    let mut values = Vec::with_capacity(table.len());
    for (key, value) in table.iter().filter(|(key, _)| key.get_ref() != left_out) {
        values_of(Cow::Borrowed(key.get_ref()), value.get_ref(), &mut values);
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
