//! What a line is read for: to be recorded, or only to be judged.

use ginscore_ledger::model::{NotDone, Series};
use ginscore_notation::Entry;

/// How a line is to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// As the next entry of the series.
    Record,
    /// As a hand of anybody, which only the referee sees.
    Judge,
}

impl Purpose {
    pub(crate) fn entries(self, line: &str, series: &Series) -> Result<Vec<Entry>, NotDone> {
        match self {
            Purpose::Record => series.entries(line),
            Purpose::Judge => series.hands_to_judge(line),
        }
    }

    /// Returns true if a line can be read, whether or not the rules allow it.
    pub(crate) fn can_read(self, line: &str, series: &Series) -> bool {
        !matches!(self.entries(line, series), Err(NotDone::Misread(_)))
    }
}
