//! A list of mistakes with a limited length.
//!
//! A file of another format has a mistake on every line. Readers collect mistakes in this list, so that neither the
//! memory nor the output grows with the file.

use std::error::Error;
use std::fmt;

/// The most mistakes that are kept.
pub const SHOWN: usize = 20;

/// The first [`SHOWN`] mistakes, and the number of further ones.
///
/// ```
/// use ginscore_notation::Mistakes;
/// let many = Mistakes::from(1..=8000);
/// assert_eq!((many.kept().len(), many.more(), many.count()), (20, 7980, 8000));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistakes<T> {
    kept: Vec<T>,
    more: usize,
}

impl<T> Mistakes<T> {
    /// An empty list.
    pub const fn none() -> Mistakes<T> {
        Mistakes { kept: Vec::new(), more: 0 }
    }

    /// Adds a mistake. Above the limit it is only counted.
    pub fn push(&mut self, mistake: T) {
        self.push_with(|| mistake);
    }

    /// Adds a mistake. `make` is called only if the mistake is kept.
    pub fn push_with(&mut self, make: impl FnOnce() -> T) {
        if self.kept.len() < SHOWN {
            self.kept.push(make());
        } else {
            self.more += 1;
        }
    }

    /// Adds the mistakes of another list.
    pub fn append(&mut self, others: Mistakes<T>) {
        self.extend(others.kept);
        self.more += others.more;
    }

    /// The kept mistakes.
    pub fn kept(&self) -> &[T] {
        &self.kept
    }

    /// The kept mistakes, without the number of further ones.
    pub fn into_kept(self) -> Vec<T> {
        self.kept
    }

    /// The number of mistakes that were counted, but not kept.
    pub const fn more(&self) -> usize {
        self.more
    }

    /// The number of all mistakes, kept or not.
    pub const fn count(&self) -> usize {
        self.kept.len() + self.more
    }

    /// Returns true if there are no mistakes.
    pub const fn is_empty(&self) -> bool {
        self.count() == 0
    }

    /// Applies a function to each kept mistake.
    pub fn map<U>(self, map: impl FnMut(T) -> U) -> Mistakes<U> {
        Mistakes { kept: self.kept.into_iter().map(map).collect(), more: self.more }
    }

    /// Replaces each kept mistake by the mistakes that the function returns for it.
    pub fn flat_map<U>(&self, mut map: impl FnMut(&T) -> Mistakes<U>) -> Mistakes<U> {
        let mut all = Mistakes { kept: Vec::new(), more: self.more };
        for mistake in &self.kept {
            all.append(map(mistake));
        }
        all
    }

    /// Sorts the kept mistakes.
    pub fn sort_by_key<K: Ord>(&mut self, key: impl FnMut(&T) -> K) {
        self.kept.sort_by_key(key);
    }

    /// Removes the kept mistakes for which `keep` returns false.
    pub fn retain(&mut self, keep: impl FnMut(&T) -> bool) {
        self.kept.retain(keep);
    }
}

/// Writes the kept mistakes and the number of further ones, separated by semicolons.
impl<T: fmt::Display> fmt::Display for Mistakes<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, mistake) in self.kept.iter().enumerate() {
            let separator = if at > 0 { "; " } else { "" };
            write!(f, "{separator}{mistake}")?;
        }
        match self.more {
            0 => Ok(()),
            more => write!(f, "; and {more} more"),
        }
    }
}

impl<T: Error> Error for Mistakes<T> {}

impl<T> Extend<T> for Mistakes<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, mistakes: I) {
        mistakes.into_iter().for_each(|mistake| self.push(mistake));
    }
}

impl<T, I: IntoIterator<Item = T>> From<I> for Mistakes<T> {
    fn from(mistakes: I) -> Mistakes<T> {
        let mut all = Mistakes::none();
        all.extend(mistakes);
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mistakes_above_the_limit_are_counted() {
        let mut made = 0;
        let mut all = Mistakes::none();
        for number in 0..100 {
            all.push_with(|| {
                made += 1;
                number
            });
        }
        assert_eq!((made, all.more()), (20, 80));
        let mut both = Mistakes::from([-1]);
        both.append(all.clone());
        assert_eq!((both.kept().len(), both.count()), (20, 101));
        assert_eq!(both.kept()[..2], [-1, 0]);
        let each = all.flat_map(|number| Mistakes::from([*number, *number]));
        assert_eq!((each.kept().len(), each.count()), (20, 120));
    }

    #[test]
    fn kept_mistakes_are_sorted_filtered_and_written() {
        let mut few = Mistakes::from([3, 1, 2]);
        few.sort_by_key(|number| *number);
        assert_eq!(few.to_string(), "1; 2; 3");
        few.retain(|number| *number != 2);
        assert_eq!((few.is_empty(), few.clone().into_kept()), (false, vec![1, 3]));
        few.retain(|_| false);
        assert!(few.is_empty());
        let many = Mistakes::from(0..22).map(|number| number * 2);
        assert!(many.to_string().ends_with("; 36; 38; and 2 more"));
        assert!(!many.is_empty());
    }
}
