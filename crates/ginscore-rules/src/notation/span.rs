//! Where something stands in a line.

/// A part of a text, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// Its first byte.
    pub start: usize,
    /// The byte after its last.
    pub end: usize,
}

impl Span {
    /// From one byte up to another.
    pub const fn new(start: usize, end: usize) -> Span {
        Span { start, end }
    }

    /// From this one's start to the other's end.
    #[must_use]
    pub const fn to(self, other: Span) -> Span {
        Span { start: self.start, end: other.end }
    }

    /// The same part of a text that stands `by` bytes further on.
    #[must_use]
    pub const fn moved(self, by: usize) -> Span {
        Span { start: self.start + by, end: self.end + by }
    }
}
