//! A command that failed.

use ginscore_notation::Mistakes;
use serde::Serialize;

use super::cards::GroupsView;
use super::ledger::{NotedSealView, RemarksView};
use super::{WithSchema, answer};
use crate::show::diagnostic::Diagnostic;

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

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct FailedView<'a> {
    #[serde(flatten)]
    #[cfg_attr(test, schemars(skip))]
    besides: Option<&'a Besides>,
    /// The first twenty mistakes.
    faults: &'a [Diagnostic],
    /// The number of those that are only counted; left out if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    more: Option<usize>,
}

/// The answer of a command that failed, with what it answers besides.
pub fn failed<'a>(
    besides: Option<&'a Besides>,
    reports: &'a Mistakes<Diagnostic>,
) -> WithSchema<FailedView<'a>> {
    let more = Some(reports.more()).filter(|more| *more > 0);
    answer(FailedView { besides, faults: reports.kept(), more })
}
