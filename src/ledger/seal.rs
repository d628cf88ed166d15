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

use std::fmt::{self, Write as _};

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
        Seal(hmac_sha256::Hash::hash(header.as_bytes()))
    }

    /// The seal of the entry that stands next.
    #[must_use]
    pub fn next(&self, entry: &str) -> Seal {
        let mut text = String::new();
        for byte in self.0 {
            // Writing into memory does not fail.
            let _ = write!(text, "{byte:02x}");
        }
        text.push('\n');
        text.push_str(entry);
        Seal(hmac_sha256::Hash::hash(text.as_bytes()))
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

/// The values of a table as they are sealed: a line for each, sorted by its key, without the keys left out.
pub fn sealed_text(table: &DeTable<'_>, left_out: &str) -> String {
    let mut lines = Vec::new();
    for (key, value) in table.iter().filter(|(key, _)| key.get_ref() != left_out) {
        lines_of(key.get_ref(), value.get_ref(), &mut lines);
    }
    lines.sort();
    lines.concat()
}

fn lines_of(key: &str, value: &DeValue<'_>, lines: &mut Vec<String>) {
    match value {
        DeValue::Table(table) => {
            for (inner, value) in table.iter() {
                lines_of(&format!("{key}.{}", inner.get_ref()), value.get_ref(), lines);
            }
        }
        value => lines.push(format!("{key}={}\n", one_value(value))),
    }
}

/// A value in one form, whatever the file's: a text in quotation marks with `\`, `"` and the end of a line
/// escaped, a number in decimal digits, a list in brackets.
fn one_value(value: &DeValue<'_>) -> String {
    match value {
        DeValue::String(text) => {
            let text = text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
            format!("\"{text}\"")
        }
        DeValue::Integer(number) => match i64::from_str_radix(number.as_str(), number.radix()) {
            Ok(number) => number.to_string(),
            Err(_) => number.as_str().to_owned(),
        },
        DeValue::Boolean(truth) => truth.to_string(),
        DeValue::Datetime(time) => time.to_string(),
        DeValue::Array(list) => {
            let items: Vec<String> = list.iter().map(|item| one_value(item.get_ref())).collect();
            format!("[{}]", items.join(", "))
        }
        // Neither is read into anything: a file that has one is refused.
        DeValue::Float(number) => number.as_str().to_owned(),
        DeValue::Table(table) => sealed_text(table, ""),
    }
}
