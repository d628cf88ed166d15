//! Mistakes and remarks.

use serde::Serialize;

use super::cards::cards;
use crate::show::code::Code;
use crate::show::diagnostic::{Diagnostic, Source};

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
