//! The tie-breaks of `standings`: declarations only.

#![allow(missing_docs, reason = "help.ftl says it")]

use clap::ValueEnum;

use ginscore_ledger::stats::TieBreak;

/// A rule that orders players with the same match points, as it is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum TieBreakName {
    HeadToHead,
    Wins,
    Buchholz,
    Median,
    SonnebornBerger,
    Spread,
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
