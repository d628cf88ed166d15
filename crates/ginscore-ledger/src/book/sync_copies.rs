//! Files that other programs leave next to a series: copies from a folder that two machines changed at once, and
//! backups that editors keep. None of them is a series of its own.

/// A file that is not a series but a copy of one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SyncCopy {
    pub file: String,
    /// The series that it is a copy of.
    pub of: String,
    pub left_by: LeftBy,
}

/// The kinds of programs that leave copies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LeftBy {
    /// A program that syncs folders, for a file that was changed in two places. The copy may contain hands that the
    /// series lacks.
    Syncing,
    /// An editor, a merge or a patch: the file as it was before.
    Editing,
}

/// The marks in the names of copies from syncing programs: Syncthing, Dropbox and Nextcloud, ownCloud, rclone, and
/// names that differ only in case.
const SYNCING: [&str; 5] = [".sync-conflict-", "conflicted copy", "_conflict-", ".conflict", "case conflict"];

/// The marks in the names of files that git leaves next to a file that it merges with a tool.
const MERGING: [&str; 4] = ["_BACKUP_", "_BASE_", "_LOCAL_", "_REMOTE_"];

/// The endings of the files that editors, merges and patches keep.
const EDITING: [&str; 6] = ["~", ".orig", ".bak", ".rej", ".swp", ".old"];

/// Returns the copy that a file with that name is, with the series that it is a copy of; `None` if it is not a copy.
///
/// ```
/// use ginscore_ledger::book::{LeftBy, sync_copy};
/// let left = sync_copy("an-evening.sync-conflict-20261120-203107-ABCDEFG.toml").unwrap();
/// assert_eq!((left.of.as_str(), left.left_by), ("an-evening", LeftBy::Syncing));
/// assert_eq!(sync_copy("an-evening.toml~").unwrap().of, "an-evening");
/// assert_eq!(sync_copy("an-evening.toml"), None);
/// ```
pub fn sync_copy(file: &str) -> Option<SyncCopy> {
    let made = |of: &str, left_by| {
        let of = of.trim_end_matches([' ', '(', '_', '.', '-']);
        let of = of.strip_suffix(".toml").unwrap_or(of);
        Some(SyncCopy { file: file.to_owned(), of: of.to_owned(), left_by })
            .filter(|copy| !copy.of.is_empty())
    };
    // The name of a series, followed by the rest of the copy's name.
    let (stem, behind) = file.split_once(".toml")?;
    let lower = stem.to_ascii_lowercase();
    for mark in SYNCING {
        let found = lower.find(mark).or_else(|| behind.to_ascii_lowercase().find(mark).map(|_| stem.len()));
        if let Some(at) = found {
            // `an-evening (Ann's conflicted copy 2026-11-20)`: the owner comes before the words.
            let before = stem.get(..at).unwrap_or(stem);
            let words = mark.starts_with(char::is_alphabetic) && at < stem.len();
            let of = if words { before.rsplit_once('(').map_or(before, |(of, _)| of) } else { before };
            return made(of, LeftBy::Syncing);
        }
    }
    if let Some(at) = MERGING.iter().find_map(|mark| stem.find(mark)) {
        return made(stem.get(..at).unwrap_or(stem), LeftBy::Editing);
    }
    let of = EDITING.iter().find_map(|ending| stem.strip_suffix(ending).filter(|_| behind.is_empty()));
    let backup = behind.is_empty() && of.is_some() || EDITING.iter().any(|ending| behind.ends_with(ending));
    if backup { made(of.unwrap_or(stem), LeftBy::Editing) } else { None }
}

/// Returns true if two names differ only by the number that a second series of the same minute gets.
pub(crate) fn numbered(one: &str, other: &str) -> bool {
    let base = |name: &str| {
        let (base, number) = name.rsplit_once('-').unwrap_or((name, ""));
        // The year, month, day or time at the start of a name does not count.
        let counted = number.len() < 3 && number.parse::<u32>().is_ok_and(|number| number > 1);
        if counted { base.to_owned() } else { name.to_owned() }
    };
    base(one) == base(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_with_a_number_added_is_recognized() {
        assert!(numbered("2026-11-20-1930-ann-bob", "2026-11-20-1930-ann-bob-2"));
        for other in ["sync_copy", "jo", "100", "1"] {
            assert!(
                !numbered("2026-11-20-1930-ann-bob", &format!("2026-11-20-1930-ann-bob-{other}")),
                "{other}"
            );
        }
    }

    #[test]
    fn copies_are_known_by_their_names() {
        for (file, left_by) in [
            ("a-b.sync-conflict-20261120-203107-ABCDEFG.toml", LeftBy::Syncing),
            ("a-b (Ann's conflicted copy 2026-11-20).toml", LeftBy::Syncing),
            ("a-b (conflicted copy 2026-11-20 203107).toml", LeftBy::Syncing),
            ("a-b (Case Conflict 1).toml", LeftBy::Syncing),
            ("a-b_conflict-20261120-203107.toml", LeftBy::Syncing),
            ("a-b.conflict1.toml", LeftBy::Syncing),
            ("a-b.toml.conflict2", LeftBy::Syncing),
            ("a-b.toml~", LeftBy::Editing),
            ("a-b~.toml", LeftBy::Editing),
            ("a-b.toml.orig", LeftBy::Editing),
            ("a-b.orig.toml", LeftBy::Editing),
            ("a-b.toml.bak", LeftBy::Editing),
            ("a-b_LOCAL_1234.toml", LeftBy::Editing),
        ] {
            let expected = SyncCopy { file: file.to_owned(), of: "a-b".to_owned(), left_by };
            assert_eq!(sync_copy(file), Some(expected), "{file}");
        }
        // Parentheses belong to the name, unless they are those of the copy.
        for file in ["a (b).sync-conflict-20261120-203107-ABCDEFG.toml", "a (b).toml (conflicted copy)"] {
            assert_eq!(sync_copy(file).unwrap().of, "a (b)");
        }
        for file in ["a-b.toml", "2026-11-20-1930-ann-bob-2.toml", "notes.txt", ".lock", "a-b.tom"] {
            assert_eq!(sync_copy(file), None, "{file}");
        }
    }
}
