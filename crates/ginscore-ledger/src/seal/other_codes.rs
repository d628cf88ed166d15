//! The codes that an entry has in another copy of its series.

use crate::seal::digest::SealCode;

/// The codes that an entry has from another copy. Most entries have none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OtherCodes {
    /// The code that each of the entry's hands had there when it was recorded; one code if they all had the same. For an
    /// amendment or a deletion, the code of the change.
    pub was: Vec<SealCode>,
    /// Further codes from there: hands that were undone, earlier versions of hands, and earlier merges. In an entry that
    /// brings a hand that was amended there, the code of that change.
    pub seals: Vec<SealCode>,
    /// Pairs of codes for the same hand: the code there, and the code here.
    pub same: Vec<[SealCode; 2]>,
}

impl OtherCodes {
    /// Returns true if there are none.
    pub const fn is_empty(&self) -> bool {
        self.was.is_empty() && self.seals.is_empty() && self.same.is_empty()
    }

    /// All codes.
    pub fn all(&self) -> impl Iterator<Item = SealCode> {
        self.was.iter().chain(&self.seals).chain(self.same.iter().flatten()).copied()
    }
}
