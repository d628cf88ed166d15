//! Whole numbers within a range.

/// A whole number from `MIN` to `MAX`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Bounded<const MIN: u32, const MAX: u32>(u32);

impl<const MIN: u32, const MAX: u32> Bounded<MIN, MAX> {
    /// The number, or `None` if it is out of range.
    pub const fn new(number: u32) -> Option<Self> {
        if MIN <= number && number <= MAX { Some(Bounded(number)) } else { None }
    }

    /// The number `N`. A number out of range is a compile error.
    pub const fn known<const N: u32>() -> Self {
        const { assert!(MIN <= N && N <= MAX) };
        Bounded(N)
    }

    /// The number.
    pub const fn get(self) -> u32 {
        self.0
    }
}
