//! Merging: two copies of one series that went on separately become one again.
//!
//! [`merge`] is a function of two series and nothing else. It returns the entries to add to the first, so that its bytes
//! stay. A hand is known by the code of the entry that brought it, in every copy: an entry that is taken from another copy
//! has the code that it had there as `was`. A hand that only one copy has is taken; one that both have is as the copy has
//! it that knows the other's version; and where neither knows the other's, nothing is merged. Hands that are in neither
//! common part are put in the order in which they were played.

mod build;
mod codes;
mod order;
mod replay;
mod texts;
#[cfg(test)]
mod tests;

use crate::model::series::{OperationError, Series};
use crate::seal::other_codes::OtherCodes;
use crate::text::fold::ReadSeries;
use crate::text::write::TimedOperation;

pub use texts::{CopyText, MergedText, merge_texts};

use build::Builder;
use codes::Known;

/// One of two copies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The copy that the other one is merged into.
    Here,
    /// The other copy.
    There,
}

/// The result of merging a copy into another one.
#[derive(Clone, Debug)]
pub enum Merged {
    /// The other copy has nothing that is not here.
    Nothing,
    /// The other copy begins with this one. It has this many entries after it.
    Ahead(usize),
    /// The other copy has codes that are not here, but no hand and no change.
    OnlyCodes(Box<Merge>),
    /// The other copy has hands or changes that are not here.
    Merge(Box<Merge>),
}

/// The entries that make two copies one.
#[derive(Clone, Debug)]
pub struct Merge {
    /// The entries to add to the copy here, in order. The first is the `merge` itself.
    pub entries: Vec<(TimedOperation, OtherCodes)>,
    /// The series after them.
    pub series: Series,
    /// What a person should know.
    pub report: Report,
}

/// What was found while merging, for a person. Lines are as they would be written here.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// The lines that were taken from the other copy, as they are recorded here.
    pub taken: Vec<String>,
    /// The hands that both recorded, and that count once: the number of the round now, and the hand.
    pub once: Vec<(usize, String)>,
    /// The lines of the other copy that are not taken, because they have no place here.
    pub left_out: Vec<String>,
    /// The rounds of each copy that are perhaps the same hand: the number of the one here and of the one there.
    pub perhaps: Vec<(usize, usize)>,
    /// True if merging in the other direction would give another score, because of adjustments and the like.
    pub depends_on_direction: bool,
}

/// The reason that two copies are not merged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MergeRefusal {
    /// They are not copies of one series: they start differently.
    NotCopies,
    /// Both changed the same hand, and differently.
    Changed {
        /// The number of the round, here or, if it does not count here, there.
        number: usize,
        /// The hand here; `None` if it does not count.
        here: Option<String>,
        /// The hand there; `None` if it does not count.
        there: Option<String>,
        /// The line to type here if the other copy is right.
        line: String,
    },
    /// The same players played the same round in both, with different results.
    RoundDiffers {
        /// The number of the round here.
        number: usize,
        /// The hand here.
        here: String,
        /// The hand there.
        there: String,
    },
    /// The rules do not allow what both copies have together.
    Rules {
        /// The copy that has the line that is refused, or the hand that has no place.
        side: Side,
        /// The line, or the hand.
        line: String,
        /// The number of the hand in its copy, if it is one.
        number: Option<usize>,
        /// The reason.
        why: OperationError,
    },
    /// The players stopped in one copy, and played on in the other.
    Stopped {
        /// The copy in which they stopped.
        side: Side,
        /// The number of a hand in the other copy that was played later.
        number: usize,
        /// That hand.
        hand: String,
    },
    /// A player got two new names.
    Renamed {
        /// The name here.
        here: String,
        /// The name there.
        there: String,
    },
    /// Something that still counts in one copy was undone in the other, and more has been recorded after it.
    Undone {
        /// The copy in which it still counts.
        side: Side,
        /// Its line.
        line: String,
    },
    /// No hand can have that number.
    NoSuchPlace(usize),
}

/// Merges the second copy into the first. The hands that only the second has come from place `at` on, counted from 1, or if
/// that is `None` where their times put them. Both are of the present format, and sound.
///
/// # Errors
///
/// Returns why they cannot be merged.
pub fn merge(here: &ReadSeries, there: &ReadSeries, at: Option<usize>) -> Result<Merged, MergeRefusal> {
    if here.chain.header() != there.chain.header() {
        return Err(MergeRefusal::NotCopies);
    }
    if Known::of(&here.chain).contains_all(&Known::of(&there.chain)) {
        return Ok(Merged::Nothing);
    }
    let is_start = here.chain.len() < there.chain.len()
        && there.chain.after(here.chain.len()) == Some(here.chain.last());
    if is_start {
        return Ok(Merged::Ahead(there.chain.len() - here.chain.len()));
    }
    let (mut merge, is_more) = Builder::new(here, there).merged(at)?;
    if at.is_none() && (has_events(here) || has_events(there)) {
        let other = Builder::new(there, here).merged(None);
        let same =
            other.is_ok_and(|(other, _)| other.series.score().sheets() == merge.series.score().sheets());
        merge.report.depends_on_direction = !same;
    }
    let merge = Box::new(merge);
    Ok(if is_more { Merged::Merge(merge) } else { Merged::OnlyCodes(merge) })
}

/// The same where the second copy begins with the first one.
fn merge_anyway(here: &ReadSeries, there: &ReadSeries) -> Result<Merge, MergeRefusal> {
    Builder::new(here, there).merged(None).map(|(merge, _)| merge)
}

/// Returns true if something happened between two hands.
fn has_events(copy: &ReadSeries) -> bool {
    use crate::model::series::CourseStep;
    copy.series.course().any(|step| matches!(step, CourseStep::Event(_)))
}
