//! The texts of two copies, and the text that they become.

use super::{Merge, MergeRefusal, Merged, merge, merge_anyway};
use crate::text::error::{TextError, TextErrorKind};
use crate::text::fold::ReadSeries;
use crate::text::old::{in_new_format, is_old};
use crate::text::read::read_series;
use crate::text::write::write_after_all;
use ginscore_notation::{Mistakes, Span};

/// The heading of an entry.
const HEADING: &str = "[[entry]]";

/// A copy of a series that can be merged: of the present format, and without a mistake.
#[derive(Clone, Debug)]
pub struct CopyText {
    text: String,
    read: ReadSeries,
}

/// What two texts become.
#[derive(Clone, Debug)]
pub struct MergedText {
    /// The new text; `None` if the text stays as it is.
    pub text: Option<String>,
    /// How it came about.
    pub merged: Merged,
}

impl CopyText {
    /// Reads the text of a copy. One of an old format is turned into the present one, in memory.
    ///
    /// # Errors
    ///
    /// Returns every mistake of the text, and every place where it asserts something else than the rules give or does not
    /// fit its seals.
    pub fn read(text: &str) -> Result<CopyText, Mistakes<TextError>> {
        let read = read_series(text)?;
        let mut faults = read.mismatches.clone();
        faults.extend(read.unfit.clone());
        if !faults.is_empty() {
            return Err(faults);
        }
        if !is_old(read.chain.format()) {
            return Ok(CopyText { text: text.to_owned(), read });
        }
        let not_turned = || TextErrorKind::Newer(read.chain.format()).at(Span::new(0, 0));
        let (text, _) = in_new_format(text).ok_or_else(|| [not_turned()])?;
        let read = read_series(&text)?;
        Ok(CopyText { text, read })
    }

    /// The series, as it was read.
    pub const fn read_series(&self) -> &ReadSeries {
        &self.read
    }

    /// The text, in the present format.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The place in the text at which the entries after the first so many begin.
    pub fn after(&self, entries: usize) -> Option<usize> {
        let line = self.read.chain.place(entries + 1)?.start;
        self.text.get(..line)?.rfind(HEADING)
    }
}

/// Merges the second text into the first, which the new text begins with. See [`merge`].
///
/// Codes alone are added only if `with_codes` is true: otherwise two devices would answer each other's merges for ever.
///
/// # Errors
///
/// Returns why they cannot be merged.
pub fn merge_texts(
    here: &CopyText,
    there: &CopyText,
    at: Option<usize>,
    with_codes: bool,
) -> Result<MergedText, MergeRefusal> {
    let merged = merge(&here.read, &there.read, at)?;
    let text = match &merged {
        Merged::Nothing => None,
        Merged::OnlyCodes(merge) => with_codes.then(|| longer(here, merge)).flatten(),
        Merged::Merge(merge) => longer(here, merge),
        Merged::Ahead(_) => match continued(here, there) {
            Some(text) => Some(text),
            // Its entries do not stand one after another, or not with headings of their own.
            None => {
                let merge = merge_anyway(&here.read, &there.read)?;
                let text = longer(here, &merge);
                return Ok(MergedText { text, merged: Merged::Merge(Box::new(merge)) });
            }
        },
    };
    Ok(MergedText { text, merged })
}

fn longer(here: &CopyText, merge: &Merge) -> Option<String> {
    let entries = merge.entries.iter().map(|(entry, other)| (entry, Some(other)));
    write_after_all(&here.text, &here.read.chain, &here.read.series, entries)
}

/// The text with the entries of another one after it that begins with the same entries.
fn continued(here: &CopyText, there: &CopyText) -> Option<String> {
    let rest = there.text.get(there.after(here.read.chain.len())?..)?;
    let end = if here.text.ends_with('\n') { "" } else { "\n" };
    let text = format!("{}{end}\n{rest}", here.text);
    let read = read_series(&text).ok()?;
    (read.unfit.is_none() && read.chain.last() == there.read.chain.last()).then_some(text)
}
