//! The tie-breaks of `standings`, as they are typed.

use clap::ValueEnum;
use clap::builder::PossibleValue;

use crate::show::standings::typed;
use ginscore_ledger::stats::TieBreak;

/// A rule that orders players with the same match points.
#[derive(Clone, Copy, Debug)]
pub struct TieBreakName(pub TieBreak);

impl ValueEnum for TieBreakName {
    fn value_variants<'v>() -> &'v [TieBreakName] {
        &[
            TieBreakName(TieBreak::HeadToHead),
            TieBreakName(TieBreak::Wins),
            TieBreakName(TieBreak::Buchholz),
            TieBreakName(TieBreak::Median),
            TieBreakName(TieBreak::SonnebornBerger),
            TieBreakName(TieBreak::Spread),
            TieBreakName(TieBreak::Boxes),
        ]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(typed(self.0).into())
    }
}
