//! An answer as JSON, its keys in alphabetical order.

use ginscore_notation::escaped;
use serde::Serialize;
use serde_json::ser::Formatter;
use std::borrow::Cow;
use std::io::{self, Write};

use super::SCHEMA;

/// An answer as it is printed, on a line of its own.
pub fn printed(answer: &impl Serialize) -> String {
    let mut text = written(answer);
    text.push('\n');
    text
}

/// An answer as JSON, its keys in alphabetical order. Text is kept as it is, but characters that cannot be seen are
/// written by their numbers, so that a terminal shows no more than what is there.
#[expect(
    clippy::expect_used,
    reason = "the keys are texts and no answer serializes with an error of its own"
)]
pub fn written(answer: &impl Serialize) -> String {
    let mut sorted = Sorted::with_capacity(1024);
    let mut serializer = serde_json::Serializer::with_formatter(&mut sorted, Marked);
    answer.serialize(&mut serializer).expect("an answer is a JSON value");
    sorted.visible()
}

/// JSON in which the parts of objects are marked by characters that it does not have, for [`Sorted`].
struct Marked;

const BEGIN: u8 = 1;
const KEY: u8 = 2;
const VALUE: u8 = 3;
const END: u8 = 4;

impl Formatter for Marked {
    fn begin_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        writer.write_all(&[BEGIN])
    }

    fn begin_object_key<W: ?Sized + Write>(&mut self, writer: &mut W, _first: bool) -> io::Result<()> {
        writer.write_all(&[KEY])
    }

    fn begin_object_value<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        writer.write_all(&[VALUE])
    }

    fn end_object<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
        writer.write_all(&[END])
    }
}

/// Puts the entries of each object in order when it ends: a value in memory, which is sorted, would take most of the time of
/// an answer.
struct Sorted {
    text: Vec<u8>,
    /// The objects that have not ended.
    open: Vec<Object>,
    /// The entries of those objects.
    entries: Vec<Entry>,
    /// The entries of the last object that was not in order.
    unsorted: Vec<u8>,
}

struct Object {
    /// Its place in the text.
    begin: usize,
    /// The number of entries before its own.
    first: usize,
    /// True for an answer with its schema, until the object of the answer ends, which has become one with it.
    has_schema: bool,
}

/// The places of an entry in the text.
#[derive(Clone, Copy, Default)]
struct Entry {
    begin: usize,
    value: usize,
    end: usize,
    /// As a text, such a key may have another order than as JSON.
    has_escapes: bool,
}

/// The only character of ASCII that JSON may have and nobody can see.
const DELETE: char = '\u{7f}';

/// The beginning of an answer with its schema.
const WITH_SCHEMA: &[u8] = b"{\"schema\":";

impl Write for Sorted {
    fn write(&mut self, part: &[u8]) -> io::Result<usize> {
        self.write_all(part)?;
        Ok(part.len())
    }

    fn write_all(&mut self, part: &[u8]) -> io::Result<()> {
        match part {
            [mark @ ..=END] => return self.mark(*mark).ok_or_else(|| io::ErrorKind::InvalidData.into()),
            // Most parts are a quotation mark or a comma.
            [sign] => self.text.push(*sign),
            _ => self.text.extend_from_slice(part),
        }
        Ok(())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Sorted {
    fn with_capacity(bytes: usize) -> Sorted {
        Sorted {
            text: Vec::with_capacity(bytes),
            open: Vec::with_capacity(8),
            entries: Vec::with_capacity(32),
            unsorted: Vec::new(),
        }
    }

    /// `None` if the marks are out of order.
    fn mark(&mut self, mark: u8) -> Option<()> {
        let at = self.text.len();
        match mark {
            BEGIN => match self.open.last_mut() {
                Some(object) if self.text.get(object.begin..) == Some(WITH_SCHEMA) => {
                    object.has_schema = true;
                    self.text.extend(SCHEMA.to_string().into_bytes());
                }
                _ => {
                    self.open.push(Object { begin: at, first: self.entries.len(), has_schema: false });
                    self.text.push(b'{');
                }
            },
            KEY => {
                if self.entries.len() > self.open.last()?.first {
                    self.entries.last_mut()?.end = at;
                    self.text.push(b',');
                }
                self.entries.push(Entry { begin: self.text.len(), ..Entry::default() });
            }
            VALUE => {
                let entry = self.entries.last_mut()?;
                entry.value = at;
                entry.has_escapes = self.text.get(entry.begin..)?.contains(&b'\\');
                self.text.push(b':');
            }
            _ => {
                let object = self.open.last_mut()?;
                if !std::mem::take(&mut object.has_schema) {
                    let Object { begin, first, .. } = *object;
                    self.open.pop();
                    if self.entries.len() > first {
                        self.entries.last_mut()?.end = at;
                        self.sort(begin, first)?;
                    }
                    self.text.push(b'}');
                }
            }
        }
        Some(())
    }

    /// Puts the entries from a number on, those of the object at `begin`, in order, and forgets them.
    fn sort(&mut self, begin: usize, first: usize) -> Option<()> {
        let entries = self.entries.get_mut(first..)?;
        let key = |entry: &Entry| self.text.get(entry.begin + 1..entry.value - 1).unwrap_or_default();
        let has_escapes = entries.iter().any(|entry| entry.has_escapes);
        if has_escapes || !entries.is_sorted_by_key(key) {
            if has_escapes {
                let quoted = |entry: &Entry| self.text.get(entry.begin..entry.value).unwrap_or_default();
                let text =
                    |entry: &Entry| serde_json::from_slice::<String>(quoted(entry)).unwrap_or_default();
                entries.sort_by_cached_key(text);
            } else {
                entries.sort_by_key(key);
            }
            self.unsorted.clear();
            self.unsorted.extend_from_slice(self.text.get(begin..)?);
            self.text.truncate(begin + 1);
            for (at, entry) in entries.iter().enumerate() {
                if at > 0 {
                    self.text.push(b',');
                }
                self.text.extend_from_slice(self.unsorted.get(entry.begin - begin..entry.end - begin)?);
            }
        }
        self.entries.truncate(first);
        Some(())
    }

    #[expect(clippy::expect_used, reason = "JSON is written from texts")]
    fn visible(self) -> String {
        let text = String::from_utf8(self.text).expect("an answer is text");
        // Fast path: JSON has no characters below the space.
        if text.is_ascii() && !text.contains(DELETE) {
            return text;
        }
        let numbered = |sign: char| {
            let mut units = [0; 2];
            sign.encode_utf16(&mut units).iter().map(|unit| format!("\\u{unit:04x}")).collect()
        };
        match escaped(&text, &|_| true, &numbered) {
            Cow::Owned(visible) => visible,
            Cow::Borrowed(_) => text,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::show::json::{PerPlayer, answer};

    /// A value in memory is sorted by its keys as texts.
    #[test]
    fn keys_are_in_order_at_every_depth() {
        let names = ["b", "a b", "a", "", "a\"c", "a\\", "a\tb", "a#", "a!", "Zoë", "z", "👨"];
        let all = |depth: &str| names.map(|name| (name.to_owned(), format!("{depth} {name}")));
        let nested: PerPlayer<_> =
            names.into_iter().map(|name| (name.to_owned(), PerPlayer::from_iter(all(name)))).collect();
        let list = [PerPlayer::from_iter([]), nested];
        assert_eq!(written(&list), serde_json::to_value(&list).unwrap().to_string());
        // Keys without escapes are compared as they are written.
        let plain = names.into_iter().filter(|name| !name.contains(['"', '\\', '\t']));
        let plain = plain.map(|name| (name.to_owned(), 1)).collect::<PerPlayer<_>>();
        assert_eq!(written(&plain), serde_json::to_value(&plain).unwrap().to_string());
    }

    #[test]
    fn the_number_of_the_schema_is_in_the_object_of_its_answer() {
        let inner = answer(PerPlayer::from_iter([("z".to_owned(), 1), ("a".to_owned(), 2)]));
        assert_eq!(written(&inner), r#"{"a":2,"schema":2,"z":1}"#);
        let outer = PerPlayer::from_iter([("b".to_owned(), Some(inner)), ("a".to_owned(), None)]);
        assert_eq!(written(&answer(outer)), r#"{"a":null,"b":{"a":2,"schema":2,"z":1},"schema":2}"#);
        assert_eq!(written(&answer(PerPlayer::<u8>::from_iter([]))), r#"{"schema":2}"#);
    }

    #[test]
    fn what_cannot_be_seen_is_written_by_its_number() {
        assert_eq!(written(&["Zoë\u{200b}", "\u{e0001}"]), r#"["Zoë\u200b","\udb40\udc01"]"#);
        assert_eq!(written(&["Zoe\u{7f}\u{1}"]), r#"["Zoe\u007f\u0001"]"#);
    }
}
