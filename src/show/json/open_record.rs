//! The answer of `audit` for an open record.

use ginscore_ledger::model::Series;
use serde::Serialize;

use super::score::{CourseView, course};
use super::summary::{SettledView, settled};
use super::{Answer, answer};
use crate::show::code::Code;
use crate::show::diagnostic::Diagnostic;

/// What an open record comes to.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RecordView {
    #[serde(flatten)]
    settled: SettledView,
    #[serde(flatten)]
    course: CourseView,
}

/// Why an open record is refused.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RefusedView {
    refused: RefusedLineView,
}

/// The line of a record that is refused.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RefusedLineView {
    /// The number of the line in the text, from 1.
    line: usize,
    /// The codes of its faults.
    codes: Vec<Code>,
}

/// What an open record comes to.
pub fn judged_record(series: &Series) -> Answer<RecordView> {
    let settlement = series.score().settlement();
    let mut course = course(series);
    // Who would deal after the end belongs to another series.
    course.dealer = course.dealer.filter(|_| !series.score().is_over());
    answer(RecordView { settled: settled(&settlement, series, series.header().stake), course })
}

/// The line that is refused, with its faults.
pub fn refused_record(line: usize, faults: &[Diagnostic]) -> RefusedView {
    let codes = faults.iter().map(|fault| fault.code).collect();
    RefusedView { refused: RefusedLineView { line, codes } }
}
