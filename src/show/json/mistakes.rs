//! Mistakes and remarks.

use ginscore_notation::Mistakes;
use serde::Serialize;

use super::cards::{GroupsView, cards};
use super::ledger::{NotedSealView, RemarksView};
use super::{Answer, answer};
use crate::show::code::Code;
use crate::show::diagnostic::{Diagnostic, Source};

/// What a command answers besides its faults.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum Besides {
    /// Of `judge`: each group.
    Groups(GroupsView),
    /// Of `audit`: its remarks.
    Remarks(RemarksView),
    /// Of `audit --seal`: the place of the seal.
    Seal(NotedSealView),
}

/// A command that failed.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct FailedView<'a> {
    #[serde(flatten)]
    #[cfg_attr(test, schemars(skip))]
    besides: Option<&'a Besides>,
    /// The first twenty mistakes.
    faults: Vec<FaultView>,
    /// The number of those that are only counted; left out if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    more: Option<usize>,
}

/// One mistake or remark.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct FaultView {
    code: Code,
    /// A sentence, in English: the only one in an answer.
    message: String,
    /// The cards that it is about; maybe none.
    cards: Vec<String>,
    /// The topic of the rulebook.
    rule: Option<&'static str>,
    /// Where it is, if it is in a ledger.
    #[serde(skip_serializing_if = "Option::is_none")]
    series: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
}

/// The answer of a command that failed, with what it answers besides.
pub fn failed<'a>(besides: Option<&'a Besides>, reports: &Mistakes<Diagnostic>) -> Answer<FailedView<'a>> {
    let more = Some(reports.more()).filter(|more| *more > 0);
    answer(FailedView { besides, faults: faults(reports.kept()), more })
}

/// Mistakes or remarks, each as an object.
pub fn faults(reports: &[Diagnostic]) -> Vec<FaultView> {
    reports.iter().map(fault).collect()
}

fn fault(report: &Diagnostic) -> FaultView {
    let Source { series, file, line } = report.source.clone();
    FaultView {
        code: report.code,
        message: report.message.clone(),
        cards: cards(report.cards.iter().copied()),
        rule: report.rule.map(|topic| topic.name),
        series,
        file,
        line,
    }
}
