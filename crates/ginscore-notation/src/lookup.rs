//! Finding what a word means: the one of that name, the only one that it abbreviates, or the nearest.

/// What a word means among some things.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lookup<T> {
    /// The one of exactly that name, or else the only one that fits.
    One(T),
    /// Several fit, and none has exactly that name.
    Several(Vec<T>),
    /// None fits.
    Unknown,
}

/// Looks up a word among things of which one may have `exact`ly that name, and others may be abbreviated by it.
///
/// ```
/// use ginscore_notation::{Lookup, look_up};
/// let find = |typed: &str| look_up(["gin", "gin-off"], |word| *word == typed, |word| word.starts_with(typed));
/// assert_eq!(find("gin"), Lookup::One("gin"));
/// assert_eq!(find("gin-"), Lookup::One("gin-off"));
/// assert_eq!(find("g"), Lookup::Several(vec!["gin", "gin-off"]));
/// assert_eq!(find("knock"), Lookup::Unknown);
/// ```
pub fn look_up<T>(
    all: impl IntoIterator<Item = T>,
    exact: impl Fn(&T) -> bool,
    fits: impl Fn(&T) -> bool,
) -> Lookup<T> {
    let mut fitting = Vec::new();
    for one in all {
        if exact(&one) {
            return Lookup::One(one);
        }
        if fits(&one) {
            fitting.push(one);
        }
    }
    match (fitting.pop(), fitting.is_empty()) {
        (None, _) => Lookup::Unknown,
        (Some(only), true) => Lookup::One(only),
        (Some(last), false) => {
            fitting.push(last);
            Lookup::Several(fitting)
        }
    }
}

/// Returns true if `typed` is a plausible misspelling of `word`: one mistake in a word of three or four letters, and
/// one more for every five letters of its length. Words of one or two letters have no misspellings.
///
/// The comparison is case-sensitive.
///
/// ```
/// use ginscore_notation::is_near;
/// assert!(is_near("udno", "undo"));
/// assert!(!is_near("udn", "redo"));
/// assert!(!is_near("vz", "vs"));
/// ```
pub fn is_near(typed: &str, word: &str) -> bool {
    let length = word.chars().count();
    let most = 1 + length / 5;
    // The distance takes time and memory by both lengths, and is at least their difference.
    length > 2 && typed.chars().count().abs_diff(length) <= most && distance(typed, word) <= most
}

/// The known word of which `typed` is the most plausible misspelling, in any case, or `None` if it is not one of any.
///
/// ```
/// use ginscore_notation::nearest;
/// let known = ["standard", "stakes", "hollywood"];
/// assert_eq!(nearest("Holywood", known), Some("hollywood"));
/// assert_eq!(nearest("stkaes", known), Some("stakes"));
/// assert_eq!(nearest("chess", known), None);
/// ```
pub fn nearest<'w>(typed: &str, known: impl IntoIterator<Item = &'w str>) -> Option<&'w str> {
    let typed = typed.to_lowercase();
    let near = known.into_iter().filter(|word| is_near(&typed, &word.to_lowercase()));
    near.min_by_key(|word| distance(&typed, &word.to_lowercase()))
}

/// The number of letters that have to be added, removed, replaced or swapped with the next one to turn one word into
/// the other. It is written here, in twenty lines, so that the crate has no dependencies.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut before_last: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=other.len()).collect();
    let mut previous = None;
    for (row, letter) in one.chars().enumerate() {
        let mut now = vec![row + 1];
        for (at, known) in other.iter().enumerate() {
            let cell = |row: &[usize], at: usize| row.get(at).copied().unwrap_or(usize::MAX);
            let replaced = cell(&last, at) + usize::from(letter != *known);
            let mut least = replaced.min(cell(&last, at + 1) + 1).min(cell(&now, at) + 1);
            let swapped = at
                .checked_sub(1)
                .filter(|before| previous == Some(*known) && other.get(*before) == Some(&letter));
            if let Some(before) = swapped {
                least = least.min(cell(&before_last, before).saturating_add(1));
            }
            now.push(least);
        }
        before_last = std::mem::replace(&mut last, now);
        previous = Some(letter);
    }
    last.last().copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edit_distances_match_known_values() {
        for (one, other, apart) in [
            ("", "", 0),
            ("gin", "gin", 0),
            ("", "gin", 3),
            ("gni", "gin", 1),
            ("amned", "amend", 1),
            ("ca", "abc", 3),
            ("kitten", "sitting", 3),
            ("żółw", "zolw", 3),
        ] {
            assert_eq!(distance(one, other), apart, "{one} {other}");
            assert_eq!(distance(other, one), apart, "{other} {one}");
        }
    }
}
