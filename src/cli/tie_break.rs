//! The tie-breaks of `standings`: declarations only.

#![allow(missing_docs, reason = "the messages say it")]

use clap::ValueEnum;

use crate::messages::{Fixed, written::cli_args as say};
use ginscore_ledger::stats::TieBreak;

/// A rule that orders players with the same match points, as it is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum TieBreakName {
    #[value(help = say::TieBreakHeadToHead.text())]
    HeadToHead,
    #[value(help = say::TieBreakWins.text())]
    Wins,
    #[value(help = say::TieBreakBuchholz.text())]
    Buchholz,
    #[value(help = say::TieBreakMedian.text())]
    Median,
    #[value(help = say::TieBreakSonnebornBerger.text())]
    SonnebornBerger,
    #[value(help = say::TieBreakSpread.text())]
    Spread,
    #[value(help = say::TieBreakBoxes.text())]
    Boxes,
}

impl TieBreakName {
    /// The rule.
    pub const fn rule(self) -> TieBreak {
        match self {
            TieBreakName::HeadToHead => TieBreak::HeadToHead,
            TieBreakName::Wins => TieBreak::Wins,
            TieBreakName::Buchholz => TieBreak::Buchholz,
            TieBreakName::Median => TieBreak::Median,
            TieBreakName::SonnebornBerger => TieBreak::SonnebornBerger,
            TieBreakName::Spread => TieBreak::Spread,
            TieBreakName::Boxes => TieBreak::Boxes,
        }
    }
}
