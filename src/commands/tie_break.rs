//! The tie-breaks of `standings`, as they are typed.

use clap::ValueEnum;
use clap::builder::PossibleValue;

use crate::show::statistics::standings::typed;
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
        let meaning = match self.0 {
            TieBreak::HeadToHead => "match points against the others tied, if all have met equally often",
            TieBreak::Wins => "matches won",
            TieBreak::Buchholz => "the sum of the match points of the opponents",
            TieBreak::Median => "buchholz without the highest and the lowest opponent",
            TieBreak::SonnebornBerger => {
                "the match points of the opponents beaten, and half of those tied with"
            }
            TieBreak::Spread => "the net points of all matches",
            TieBreak::Boxes => "the boxes of all matches",
        };
        Some(PossibleValue::new(typed(self.0)).help(meaning))
    }
}
