//! Places in a line.

use std::error::Error;
use std::fmt;

/// A range of bytes in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The first byte.
    pub start: usize,
    /// The byte after the last one.
    pub end: usize,
}

impl Span {
    /// The range from `start` up to, but not including, `end`.
    pub const fn new(start: usize, end: usize) -> Span {
        Span { start, end }
    }

    /// The range from the start of this one to the end of the other.
    #[must_use]
    pub const fn to(self, other: Span) -> Span {
        Span { start: self.start, end: other.end }
    }

    /// The range moved `by` bytes to the right.
    #[must_use]
    pub const fn moved(self, by: usize) -> Span {
        Span { start: self.start + by, end: self.end + by }
    }
}

/// Something at its place in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct At<T> {
    /// The thing, such as a mistake.
    pub what: T,
    /// Its place, in bytes.
    pub span: Span,
}

impl<T: fmt::Display> fmt::Display for At<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at byte {}", self.what, self.span.start)
    }
}

impl<T: Error> Error for At<T> {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_span_of_a_part_is_moved_to_its_place_in_the_whole() {
        assert_eq!(Span::new(2, 5).moved(10), Span::new(12, 15));
    }
}
