//! The answer of `merge`.

use ginscore_ledger::book::MergedSeries;
use ginscore_ledger::merge::{Merged, Report};
use serde::Serialize;

use super::hand::seal as seal_text;
use super::{Answer, answer};

/// A copy that was merged into a series.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct MergedView {
    series: String,
    /// True if the file of the series has changed, or would but for `--dry-run`.
    merged: bool,
    dry_run: bool,
    /// The number of entries of the series now.
    entries: usize,
    /// The lines that were taken from the copy, as they are recorded.
    taken: Vec<String>,
    /// The hands that both had recorded, and that count once.
    once: Vec<OnceView>,
    /// The lines of the copy that were not taken, because they have no place.
    left_out: Vec<String>,
    /// Pairs of numbers of hands that are perhaps the same hand: the one of the series, and the one of the copy.
    perhaps_same: Vec<[usize; 2]>,
    /// True if merging the series into the copy would give another score.
    depends_on_direction: bool,
    seal: Option<String>,
}

/// A hand that both copies had recorded.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct OnceView {
    number: usize,
    line: String,
}

/// A copy that was merged into a series, or would be.
pub fn merged(done: &MergedSeries, dry_run: bool) -> Answer<MergedView> {
    let chain = &done.opened.chain;
    let report = match &done.merged {
        Merged::Merge(merge) => merge.report.clone(),
        Merged::Ahead(entries) => {
            let new = chain.links().skip(chain.len().saturating_sub(*entries));
            Report { taken: new.map(|entry| entry.line.to_owned()).collect(), ..Report::default() }
        }
        Merged::Nothing | Merged::OnlyCodes(_) => Report::default(),
    };
    answer(MergedView {
        series: done.opened.name.clone(),
        merged: done.is_changed,
        dry_run,
        entries: chain.len(),
        taken: report.taken,
        once: report.once.into_iter().map(|(number, line)| OnceView { number, line }).collect(),
        left_out: report.left_out,
        perhaps_same: report.perhaps.into_iter().map(|(here, there)| [here, there]).collect(),
        depends_on_direction: report.depends_on_direction,
        seal: seal_text(done.opened.seal()),
    })
}
