//! A file in which a merge was left unresolved: both sides of it.

use ginscore_rules::notation::Span;

/// The two texts that somebody has to choose from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct MergeConflict {
    /// The file with the upper side of every conflict.
    pub ours: String,
    /// The file with the lower side.
    pub theirs: String,
    /// The first mark.
    pub at: Span,
}

/// Which lines are being read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Both,
    Ours,
    /// What both had before, which some settings show between the two.
    Base,
    Theirs,
}

/// Both sides of a text that holds the marks of an unresolved merge. The marks have to come in their order,
/// so that a note which begins with one of them is none.
pub(crate) fn merge_conflict(text: &str) -> Option<MergeConflict> {
    let (mut ours, mut theirs) = (String::new(), String::new());
    let mut at = None;
    let mut side = Side::Both;
    let mut whole = false;
    let mut begins = 0;
    for line in text.split_inclusive('\n') {
        let marks = |mark: &str| line.starts_with(mark);
        let next = match side {
            Side::Both if marks("<<<<<<<") => Some(Side::Ours),
            Side::Ours if marks("|||||||") => Some(Side::Base),
            Side::Ours | Side::Base if marks("=======") => Some(Side::Theirs),
            Side::Theirs if marks(">>>>>>>") => Some(Side::Both),
            _ => None,
        };
        match next {
            Some(next) => {
                at = at.or(Some(Span::new(begins, begins + line.trim_end().len())));
                whole |= next == Side::Both;
                side = next;
            }
            None => {
                if matches!(side, Side::Both | Side::Ours) {
                    ours.push_str(line);
                }
                if matches!(side, Side::Both | Side::Theirs) {
                    theirs.push_str(line);
                }
            }
        }
        begins += line.len();
    }
    at.filter(|_| whole && side == Side::Both).map(|at| MergeConflict { ours, theirs, at })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_sides() {
        let merge =
            merge_conflict("a\n<<<<<<< HEAD\nb\n||||||| base\nc\n=======\nd\n>>>>>>> other\ne\n").unwrap();
        assert_eq!((merge.ours.as_str(), merge.theirs.as_str()), ("a\nb\ne\n", "a\nd\ne\n"));
        assert_eq!((merge.at.start, merge.at.end), (2, 14));
        assert_eq!(merge_conflict("a\n=======\nb\n"), None);
        assert_eq!(merge_conflict("a\n<<<<<<< HEAD\nb\n"), None);
    }
}
