//! Mistakes and remarks.

use ginscore_rules::notation::Mistakes;
use serde::Serialize;
use serde_json::{Map, Value};

use super::cards::cards;
use super::{Answer, answer};
use crate::show::code::Code;
use crate::show::diagnostic::{Diagnostic, Source};

/// A command that failed.
#[derive(Debug, Serialize)]
pub struct FailedView {
    #[serde(flatten)]
    besides: Map<String, Value>,
    /// The first twenty mistakes.
    faults: Vec<FaultView>,
    /// The number of those that are only counted; left out if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    more: Option<usize>,
}

/// One mistake or remark.
#[derive(Debug, Serialize)]
pub struct FaultView {
    code: Code,
    message: String,
    /// The cards that it is about; maybe none.
    cards: Vec<String>,
    /// Further lines, as people see them.
    lines: Vec<String>,
    /// The topic of the rulebook.
    rule: Option<&'static str>,
    hint: Option<String>,
    /// Where it is, if it is in a ledger.
    #[serde(skip_serializing_if = "Option::is_none")]
    series: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
}

/// The answer of a command that failed, with what it answers besides.
pub fn failed(
    besides: impl IntoIterator<Item = (&'static str, Value)>,
    reports: &Mistakes<Diagnostic>,
) -> Answer<FailedView> {
    let besides = besides.into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
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
        lines: report.lines.clone(),
        rule: report.rule.map(|topic| topic.name),
        hint: report.hint.clone(),
        series,
        file,
        line,
    }
}
