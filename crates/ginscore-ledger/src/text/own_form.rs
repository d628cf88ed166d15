//! The form in which this program writes entries, read line by line.
//!
//! It is a small part of TOML: blank lines, the heading `[[entry]]`, and lines `key = value` whose value is written as it
//! is sealed. A text in any other form, even with one comment among its entries, is read as TOML, which gives the same for
//! this form, too, but takes several times as long. What a line means is not decided here: [`Fields`] reads the keys of
//! both.

use crate::text::fields::Fields;
use crate::text::own_value::OwnValue;
use ginscore_rules::notation::Span;

/// The heading of an entry.
const HEADING: &str = "[[entry]]";

/// A text has another form than the program's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct OtherForm;

/// A text whose entries may have the program's own form.
pub(super) struct OwnForm<'t> {
    /// The text before the first entry, which is TOML.
    pub(super) header: &'t str,
    /// The entries.
    pub(super) entries: OwnEntries<'t>,
}

impl<'t> OwnForm<'t> {
    /// Divides the text of a series. It has another form if it has no entries.
    pub(super) fn of(text: &'t str) -> Result<OwnForm<'t>, OtherForm> {
        let end = text.find("\n[[entry]]\n").ok_or(OtherForm)? + 1;
        let (header, entries) = text.split_at_checked(end).ok_or(OtherForm)?;
        Ok(OwnForm { header, entries: OwnEntries::new(entries, end) })
    }
}

/// The entries of a text, which are read one after another.
pub(super) struct OwnEntries<'t> {
    rest: &'t str,
    at: usize,
}

impl<'t> OwnEntries<'t> {
    /// The entries of `text`, whose place in the text of the series is `start`.
    pub(super) const fn new(text: &'t str, start: usize) -> OwnEntries<'t> {
        OwnEntries { rest: text, at: start }
    }

    /// Reads the next entry into `fields`, which are used for all of them. Returns false after the last one.
    ///
    /// # Errors
    ///
    /// Fails if the entry has another form, or a key twice.
    pub(super) fn read_next(&mut self, fields: &mut Fields<'t>) -> Result<bool, OtherForm> {
        let mut begun = false;
        while !self.rest.is_empty() {
            let (line, rest) = self.rest.split_once('\n').unwrap_or((self.rest, ""));
            match line {
                "" => {}
                HEADING if begun => return Ok(true),
                HEADING => {
                    begun = true;
                    fields.begin_own(Span::new(self.at, self.at + HEADING.len()));
                }
                line if begun => {
                    let (key, written) = key_and_value(line).ok_or(OtherForm)?;
                    let value = OwnValue::read(written).ok_or(OtherForm)?;
                    fields.add_own(key, written, value, self.at).ok_or(OtherForm)?;
                }
                _ => return Err(OtherForm),
            }
            self.at += line.len() + 1;
            self.rest = rest;
        }
        Ok(begun)
    }
}

/// Divides a line at the sign between them.
fn key_and_value(line: &str) -> Option<(&str, &str)> {
    let is_of_key = |byte: u8| matches!(byte, b'a'..=b'z' | b'_');
    let end = line.bytes().position(|byte| !is_of_key(byte)).filter(|end| *end > 0)?;
    let (key, rest) = line.split_at_checked(end)?;
    Some((key, rest.strip_prefix(" = ")?))
}
