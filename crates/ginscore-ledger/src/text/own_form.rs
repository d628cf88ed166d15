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

/// A text whose entries have the program's own form.
pub(super) struct OwnForm<'t> {
    /// The text before the first entry, which is TOML.
    pub(super) header: &'t str,
    /// The entries.
    pub(super) entries: Vec<Fields<'t>>,
}

impl<'t> OwnForm<'t> {
    /// Divides the text of a series. `None` if it has no entries, or if they have another form.
    pub(super) fn of(text: &'t str) -> Option<OwnForm<'t>> {
        let end = text.find("\n[[entry]]\n")? + 1;
        let (header, entries) = text.split_at_checked(end)?;
        Some(OwnForm { header, entries: own_entries(entries, end)? })
    }
}

/// Reads entries. `start` is their place in the text of the series. `None` if they have another form, or if an entry has a
/// key twice.
pub(super) fn own_entries(text: &str, start: usize) -> Option<Vec<Fields<'_>>> {
    let mut entries: Vec<Fields<'_>> = Vec::new();
    let mut at = start;
    for line in text.split('\n') {
        match line {
            "" => {}
            HEADING => entries.push(Fields::own(Span::new(at, at + HEADING.len()))),
            line => {
                let (key, written) = line.split_once(" = ")?;
                let is_key = !key.is_empty() && key.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'_'));
                let value = OwnValue::read(written).filter(|_| is_key)?;
                entries.last_mut()?.add_own(key, written, value, at)?;
            }
        }
        at += line.len() + 1;
    }
    Some(entries)
}
