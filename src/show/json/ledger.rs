//! The answers of the commands that check, copy and seal the ledger.

use ginscore_ledger::book::{Finding, InFile};
use ginscore_ledger::model::Series;
use ginscore_ledger::seal::SealCode;
use ginscore_ledger::text::TextError;
use serde::Serialize;

use super::{WithSchema, answer};
use crate::show::diagnostic::Diagnostic;
use crate::show::mistakes::integrity::NotedPlace;

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RemarksView {
    remarks: Vec<Diagnostic>,
    /// The first entry of each series that does not fit its seal.
    unfit: Vec<UnfitView>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct UnfitView {
    series: String,
    /// The number of the entry, from 1.
    entry: usize,
    /// The number of entries after it that do not fit either, until one does.
    following: usize,
    /// The number of the next entry that fits; null if none does.
    again: Option<usize>,
}

/// The entries among these findings that do not fit their seals.
pub fn unfit<'f>(findings: impl IntoIterator<Item = &'f Finding>) -> Vec<UnfitView> {
    let view = |finding: &Finding| match finding {
        Finding::SealBreak(InFile { series: Some(series), error, .. }) => match error.what {
            TextError::Unfit(unfit) => Some(UnfitView {
                series: series.clone(),
                entry: unfit.entry,
                following: unfit.following,
                again: unfit.again,
            }),
            _ => None,
        },
        _ => None,
    };
    findings.into_iter().filter_map(view).collect()
}

/// A seal that someone wrote down, and where it is in the ledger.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct NotedSealView {
    seal: String,
    found: bool,
    series: Option<String>,
    /// The number of entries up to the seal.
    entry: Option<usize>,
    /// The number of hands up to the seal.
    hand: Option<usize>,
    /// True if everything up to the seal is as it was.
    unchanged: bool,
    /// The players at that point, and now; null if that is not known.
    players_then: Option<Vec<String>>,
    players_now: Option<Vec<String>>,
    /// The numbers of the later entries that correct something up to the seal.
    corrections: Vec<usize>,
}

/// An answer without faults, for a command whose failures answer the same keys.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[cfg_attr(test, schemars(rename = "Sound{T}"))]
pub struct SoundView<T> {
    #[serde(flatten)]
    besides: T,
    /// Always empty.
    faults: [Diagnostic; 0],
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct LinesView {
    lines: Vec<String>,
}

pub fn remarks(remarks: &[Diagnostic], unfit: Vec<UnfitView>) -> RemarksView {
    RemarksView { remarks: remarks.to_vec(), unfit }
}

pub fn noted_seal(code: SealCode, place: Option<&NotedPlace<'_>>) -> NotedSealView {
    NotedSealView {
        seal: code.to_string(),
        found: place.is_some(),
        series: place.map(|place| place.series.to_owned()),
        entry: place.map(|place| place.entries),
        hand: place.map(|place| place.hands),
        unchanged: place.is_some_and(|place| place.changed.is_none()),
        players_then: place.and_then(|place| place.then.as_ref()).map(players),
        players_now: place.map(|place| players(place.now)),
        corrections: place.iter().flat_map(|place| place.corrections()).map(|(entry, _)| entry).collect(),
    }
}

fn players(series: &Series) -> Vec<String> {
    series.roster().players().to_vec()
}

pub const fn sound<T: Serialize>(besides: T) -> WithSchema<SoundView<T>> {
    answer(SoundView { besides, faults: [] })
}

pub fn lines(script: &str) -> WithSchema<LinesView> {
    answer(LinesView { lines: script.lines().map(str::to_owned).collect() })
}
