//! The mistakes that a reader found: the first twenty, and how many more there were.
//!
//! A file of another kind has a mistake on every line. Every reader collects into this, so that neither memory nor
//! the answer grows with what was read.

/// The most mistakes that are kept and shown.
pub const SHOWN: usize = 20;

/// The first [`SHOWN`] mistakes, and the number of the others.
///
/// ```
/// use ginscore_rules::notation::Mistakes;
/// let many = Mistakes::from(1..=8000);
/// assert_eq!((many.kept().len(), many.more(), many.count()), (20, 7980, 8000));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistakes<T> {
    kept: Vec<T>,
    more: usize,
}

impl<T> Mistakes<T> {
    /// No mistake.
    pub const fn none() -> Mistakes<T> {
        Mistakes { kept: Vec::new(), more: 0 }
    }

    /// Adds a mistake; it is only counted if there are enough.
    pub fn push(&mut self, mistake: T) {
        self.push_with(|| mistake);
    }

    /// Adds a mistake that is made only if it is kept.
    pub fn push_with(&mut self, make: impl FnOnce() -> T) {
        if self.kept.len() < SHOWN {
            self.kept.push(make());
        } else {
            self.more += 1;
        }
    }

    /// Adds all the mistakes of another reader.
    pub fn append(&mut self, others: Mistakes<T>) {
        self.extend(others.kept);
        self.more += others.more;
    }

    /// The mistakes that are shown.
    pub fn kept(&self) -> &[T] {
        &self.kept
    }

    /// The mistakes that are shown, without the number of the others.
    pub fn into_kept(self) -> Vec<T> {
        self.kept
    }

    /// The number of mistakes that are not kept.
    pub const fn more(&self) -> usize {
        self.more
    }

    /// The number of all mistakes.
    pub const fn count(&self) -> usize {
        self.kept.len() + self.more
    }

    /// Whether there is no mistake.
    pub const fn is_empty(&self) -> bool {
        self.count() == 0
    }

    /// The kept mistakes as something else.
    pub fn map<U>(self, to: impl FnMut(T) -> U) -> Mistakes<U> {
        Mistakes { kept: self.kept.into_iter().map(to).collect(), more: self.more }
    }

    /// All mistakes that the kept ones consist of.
    pub fn flat_map<U>(&self, mut to: impl FnMut(&T) -> Mistakes<U>) -> Mistakes<U> {
        let mut all = Mistakes { kept: Vec::new(), more: self.more };
        for mistake in &self.kept {
            all.append(to(mistake));
        }
        all
    }

    /// Sorts the kept mistakes.
    pub fn sort_by_key<K: Ord>(&mut self, key: impl FnMut(&T) -> K) {
        self.kept.sort_by_key(key);
    }

    /// Drops kept mistakes that another one explains.
    pub fn retain(&mut self, stays: impl FnMut(&T) -> bool) {
        self.kept.retain(stays);
    }
}

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
    fn what_is_not_kept_is_counted() {
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
}
