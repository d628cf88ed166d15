//! Merging a copy of a series into it: under the lock, with one rename.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::book::disk::Durability;
use crate::book::error::BookError;
use crate::book::finding::Finding;
use crate::book::open::{Book, OpenedSeries, opened};
use crate::merge::{CopyText, MergeRefusal, Merged, MergedText, Side, merge_texts};
use crate::text::conflict::merge_conflict;
use crate::text::error::TextError;
use ginscore_notation::Mistakes;

/// What is merged into a series.
#[derive(Clone, Copy, Debug)]
pub enum MergeSource<'s> {
    /// The text of a copy, and the file that mistakes in it are reported for.
    Copy(&'s str, &'s Path),
    /// The lower sides of the file's own conflict marks, into the upper sides.
    Marks,
}

/// A series into which a copy was merged.
#[derive(Debug)]
pub struct MergedSeries {
    /// The series after the merge.
    pub opened: OpenedSeries,
    /// What was merged.
    pub merged: Merged,
    /// True if the file was written, or would be but for the dry run.
    pub is_changed: bool,
    /// The certainty that the new text survives a power cut; `None` if nothing was written.
    pub durability: Option<Durability>,
    /// The findings along the way.
    pub findings: Vec<Finding>,
}

/// The reason that nothing was merged. Nothing was written.
#[derive(Debug)]
#[non_exhaustive]
pub enum MergeError {
    /// The series or the copy could not be read or written, or are not sound.
    Book(BookError),
    /// The two contradict each other.
    Refused(MergeRefusal),
}

impl<E: Into<BookError>> From<E> for MergeError {
    fn from(error: E) -> MergeError {
        MergeError::Book(error.into())
    }
}

impl std::fmt::Display for MergeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            MergeError::Book(error) => error.fmt(f),
            MergeError::Refused(_) => f.write_str("the two copies contradict each other"),
        }
    }
}

impl std::error::Error for MergeError {}

impl Book {
    /// Returns true if the file of a series has the marks of a merge that git could not finish.
    ///
    /// # Errors
    ///
    /// Fails if the file cannot be read.
    pub fn is_unmerged(&self, name: &str) -> Result<bool, BookError> {
        Ok(merge_conflict(&self.text(name)?).is_some())
    }

    /// Merges a copy into the series with that name. The new text begins with the old one; where the file has marks of a
    /// merge, with the upper side. With `dry_run`, nothing is written.
    ///
    /// # Errors
    ///
    /// Fails if either cannot be read or is not sound, if they contradict each other, or if the file cannot be written.
    pub fn merge(
        &self,
        name: &str,
        source: MergeSource<'_>,
        at: Option<usize>,
        dry_run: bool,
        waiting: &mut dyn FnMut(),
    ) -> Result<MergedSeries, MergeError> {
        let lock = if dry_run { None } else { Some(self.lock(&[name.to_owned()], waiting)?) };
        let path = self.path(name);
        let text = self.text(name)?;
        let marks = match source {
            MergeSource::Marks => merge_conflict(&text),
            MergeSource::Copy(..) => None,
        };
        let (here, there) = match (&marks, source) {
            (Some(marks), _) => (sound(name, &path, &marks.ours)?, sound(name, &path, &marks.theirs)?),
            (None, MergeSource::Copy(copy, file)) => (sound(name, &path, &text)?, sound(name, file, copy)?),
            // Somebody has repaired it meanwhile.
            (None, MergeSource::Marks) => {
                let here = sound(name, &path, &text)?;
                (here.clone(), here)
            }
        };
        let before = self.opened(name, marks.as_ref().map_or(&text, |marks| &marks.ours).clone())?;
        let is_remembered = self
            .remembered(&before)
            .is_some_and(|known| known.last.seal.is_of(&there.read_series().chain.last()));
        let merging = merge_texts(&here, &there, at, is_remembered || marks.is_some());
        let MergedText { text: new, merged } = merging.map_err(MergeError::Refused)?;
        // Without the marks, the file is another one even if the lower side has nothing more.
        let new = new.or_else(|| marks.as_ref().map(|_| here.text().to_owned()));
        let Some(new) = new else {
            let opened = before;
            return Ok(MergedSeries {
                opened,
                merged,
                is_changed: false,
                durability: None,
                findings: Vec::new(),
            });
        };
        let after = self.sound(name, new)?;
        let (mut durability, mut findings) = (None, Vec::new());
        if let Some(lock) = &lock {
            findings.extend(self.keep_if_old(lock, &before)?);
            durability = Some(self.write(lock, name, &after.text)?);
            findings.extend(match self.compare(&after) {
                None => self.remember(lock, &after),
                differs => differs,
            });
        }
        Ok(MergedSeries { opened: after, merged, is_changed: true, durability, findings })
    }
}

/// Reads a copy, in which nothing may be wrong.
fn sound(name: &str, path: &Path, text: &str) -> Result<CopyText, BookError> {
    opened(name, path.to_owned(), text.to_owned())?.check_sound()?;
    CopyText::read(text).map_err(|mistakes| BookError::Text {
        series: name.to_owned(),
        path: path.to_owned(),
        text: text.into(),
        mistakes,
    })
}

/// What git's merge driver does with its three files: the two texts become one, or the reason why not.
#[derive(Debug)]
pub enum DriverResult {
    /// The text that both become.
    Merged(String, Merged),
    /// They contradict each other. The text has git's marks around what each has after the entries of both.
    Refused(String, MergeRefusal),
}

/// Merges two texts for git, which gives them in files of its own. Nothing else is read or written: no ledger, no memory.
///
/// # Errors
///
/// Fails with the side that cannot be read or is not sound, and its mistakes.
pub fn merge_for_git(here: &str, there: &str) -> Result<DriverResult, (Side, Mistakes<TextError>)> {
    let [here_copy, there_copy] = [
        CopyText::read(here).map_err(|mistakes| (Side::Here, mistakes))?,
        CopyText::read(there).map_err(|mistakes| (Side::There, mistakes))?,
    ];
    Ok(match merge_texts(&here_copy, &there_copy, None, true) {
        Ok(MergedText { text, merged }) => {
            DriverResult::Merged(text.unwrap_or_else(|| here.to_owned()), merged)
        }
        Err(refusal) => DriverResult::Refused(marked(&here_copy, &there_copy), refusal),
    })
}

/// The text of the first copy with git's marks around what each has after the entries of both. If they have nothing in
/// common, the marks are around everything.
fn marked(here: &CopyText, there: &CopyText) -> String {
    let (one, other) = (&here.read_series().chain, &there.read_series().chain);
    let same =
        (0..=one.len().min(other.len())).take_while(|entries| one.after(*entries) == other.after(*entries));
    let rest = same.last().map(|entries| (here.after(entries), there.after(entries)));
    let from = |copy: &CopyText, at: Option<usize>| {
        let (before, rest) = copy.text().split_at(at.unwrap_or(copy.text().len()));
        let end = if rest.is_empty() || rest.ends_with('\n') { "" } else { "\n" };
        (before.to_owned(), format!("{rest}{end}"))
    };
    let (before, ours, theirs) = match rest {
        None => (String::new(), from(here, Some(0)).1, from(there, Some(0)).1),
        Some((at, of_there)) => {
            let (before, ours) = from(here, at);
            (before, ours, from(there, of_there).1)
        }
    };
    format!("{before}<<<<<<< ours\n{ours}=======\n{theirs}>>>>>>> theirs\n")
}

/// The same for the diagnostics of a text that is not in a ledger.
pub fn not_in_a_ledger(path: PathBuf, text: &str, mistakes: Mistakes<TextError>) -> BookError {
    BookError::Text { series: String::new(), path, text: Arc::from(text), mistakes }
}
