//! The form in which this program writes a series, read line by line.
//!
//! It is a small part of TOML: blank lines, the heading `[[entry]]`, and lines `key = value` whose value is written as it
//! is sealed; in the header also comments, a table, and keys with a dot in it. A text in any other form, even with one
//! comment among its entries, is read as TOML, which gives the same for this form, too, but takes several times as long.
//! What a line means is not decided here: [`Fields`] reads the keys of both.

use crate::text::fields::Fields;
use crate::text::own_value::is_printed;
use ginscore_notation::Span;

/// The heading of an entry.
pub(crate) const HEADING: &str = "[[entry]]";

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
            let (line, rest) = first_line(self.rest);
            match line {
                "" => {}
                HEADING if begun => return Ok(true),
                HEADING => {
                    begun = true;
                    fields.begin_own(Span::new(self.at, self.at + HEADING.len()));
                }
                line if begun => {
                    let (key, written) = key_and_value(line).ok_or(OtherForm)?;
                    fields.add_own(key, written, self.at).ok_or(OtherForm)?;
                }
                _ => return Err(OtherForm),
            }
            self.at += line.len() + 1;
            self.rest = rest;
        }
        Ok(begun)
    }
}

/// Reads the keys of a header, which is everything before the first entry. The places of its keys are not known, so what
/// has a mistake must be read as TOML.
///
/// # Errors
///
/// Fails if the header has another form, or a key twice.
pub(super) fn own_header(mut text: &str) -> Result<Fields<'_>, OtherForm> {
    let mut fields = Fields::own();
    let mut table = None;
    while !text.is_empty() {
        let (line, rest) = first_line(text);
        let heading = || line.strip_prefix('[')?.strip_suffix(']').filter(|name| key_end(name) == name.len());
        if line.starts_with('#') {
            if !line.bytes().all(is_printed) {
                return Err(OtherForm);
            }
        } else if let Some(name) = heading() {
            fields.add_own_table(name, false).ok_or(OtherForm)?;
            table = Some(name);
        } else if !line.is_empty() {
            let of = match table {
                Some(name) => fields.own_table(name).ok_or(OtherForm)?,
                None => &mut fields,
            };
            let (of, line) = match line.split_once('.') {
                Some((name, key)) if key_end(name) == name.len() && !name.is_empty() => {
                    (of.add_own_table(name, true).ok_or(OtherForm)?, key)
                }
                _ => (of, line),
            };
            let (key, written) = key_and_value(line).ok_or(OtherForm)?;
            of.add_own(key, written, 0).ok_or(OtherForm)?;
        }
        text = rest;
    }
    Ok(fields)
}

/// Divides a text at the end of its first line. Lines are so short that going through one takes less time than searching.
fn first_line(text: &str) -> (&str, &str) {
    let end = text.bytes().position(|byte| byte == b'\n');
    end.and_then(|end| Some((text.get(..end)?, text.get(end + 1..)?))).unwrap_or((text, ""))
}

/// The length of the key at the start of a line.
fn key_end(line: &str) -> usize {
    line.bytes().position(|byte| !matches!(byte, b'a'..=b'z' | b'_')).unwrap_or(line.len())
}

/// Divides a line at the sign between them.
fn key_and_value(line: &str) -> Option<(&str, &str)> {
    let (key, rest) = line.split_at_checked(key_end(line)).filter(|(key, _)| !key.is_empty())?;
    Some((key, rest.strip_prefix(" = ")?))
}
