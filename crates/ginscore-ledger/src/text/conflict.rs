//! Both sides of a file with an unresolved merge.

use ginscore_notation::Span;

/// The two texts that a person has to choose from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct MergeConflict {
    /// The file with the upper side of every conflict.
    pub ours: String,
    /// The file with the lower side.
    pub theirs: String,
    pub at: Span,
}

/// The side that the current lines belong to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ConflictSide {
    Both,
    Ours,
    /// The lines that both sides had before, which some settings show between the two.
    Base,
    Theirs,
}

/// Returns both sides of a text that contains the marks of an unresolved merge, or `None` if it contains none. The
/// marks must come in order, so a note that starts with one of them does not count as one.
pub(crate) fn merge_conflict(text: &str) -> Option<MergeConflict> {
    // Fast path: hardly any text has one, and to look for the first mark takes a tenth of the time of dividing the lines.
    if !text.contains("<<<<<<<") {
        return None;
    }
    let (mut ours, mut theirs) = (String::new(), String::new());
    let mut at = None;
    let mut side = ConflictSide::Both;
    let mut whole = false;
    let mut begins = 0;
    for line in text.split_inclusive('\n') {
        let marks = |mark: &str| line.starts_with(mark);
        let next = match side {
            ConflictSide::Both if marks("<<<<<<<") => Some(ConflictSide::Ours),
            ConflictSide::Ours if marks("|||||||") => Some(ConflictSide::Base),
            ConflictSide::Ours | ConflictSide::Base if marks("=======") => Some(ConflictSide::Theirs),
            ConflictSide::Theirs if marks(">>>>>>>") => Some(ConflictSide::Both),
            _ => None,
        };
        match next {
            Some(next) => {
                at = at.or(Some(Span::new(begins, begins + line.trim_end().len())));
                whole |= next == ConflictSide::Both;
                side = next;
            }
            None => {
                if matches!(side, ConflictSide::Both | ConflictSide::Ours) {
                    ours.push_str(line);
                }
                if matches!(side, ConflictSide::Both | ConflictSide::Theirs) {
                    theirs.push_str(line);
                }
            }
        }
        begins += line.len();
    }
    at.filter(|_| whole && side == ConflictSide::Both).map(|at| MergeConflict { ours, theirs, at })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_conflict_has_the_whole_text_of_each_side() {
        let merge =
            merge_conflict("a\n<<<<<<< HEAD\nb\n||||||| base\nc\n=======\nd\n>>>>>>> other\ne\n").unwrap();
        assert_eq!((merge.ours.as_str(), merge.theirs.as_str()), ("a\nb\ne\n", "a\nd\ne\n"));
        assert_eq!((merge.at.start, merge.at.end), (2, 14));
        assert_eq!(merge_conflict("a\n=======\nb\n"), None);
        assert_eq!(merge_conflict("a\n<<<<<<< HEAD\nb\n"), None);
        // One that is whole, and one that is not.
        assert_eq!(merge_conflict("<<<<<<< x\na\n=======\nb\n>>>>>>> y\n<<<<<<< z\n"), None);
    }
}
