//! A whole series, with everything that is known of it.

use ginscore_ledger::model::Series;
use ginscore_ledger::seal::{Chain, SealCode};
use ginscore_ledger::text::written;
use ginscore_notation::write_seated;
use serde::Serialize;
use serde_json::{Map, Value};

use super::hand::{BetterView, HandView, ReasonView, could_have, hand, reasons};
use super::rules::rules;
use super::score::{ScoreView, score};
use super::series::{SeriesView, series as series_view};
use super::summary::{SummaryView, UnderView, summary};
use super::{PerPlayer, WithSchema, answer};

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ExportView {
    #[serde(flatten)]
    series: SeriesView,
    start: String,
    first_dealer: Option<String>,
    stake: Option<String>,
    preset: String,
    rules: Map<String, Value>,
    /// As `score` answers.
    score: WithSchema<ScoreView>,
    /// As `summary` answers.
    summary: WithSchema<SummaryView>,
    hands: Vec<ExportedHandView>,
    seal: String,
}

/// A hand of an export: as `hand` answers, with its line and all that is known of it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ExportedHandView {
    #[serde(flatten)]
    hand: HandView,
    line: String,
    note: Option<String>,
    /// When it was recorded.
    time: Option<String>,
    dealer: Option<String>,
    entered: Vec<ReasonView>,
    better: PerPlayer<Option<BetterView>>,
}

/// A series: its header, what `score` and `summary` answer, and each hand as `hand` answers it, with its line.
pub fn export(series_name: &str, series: &Series, chain: &Chain, seal: SealCode) -> ExportView {
    let header = series.header();
    let roster = series.roster();
    let mut times = chain.times(series).into_iter();
    let hands = series.hands().filter_map(|(number, kept)| {
        let time = times.next().flatten();
        let scored = series.scored(number)?;
        Some(ExportedHandView {
            hand: hand(number, scored, &kept.played(), roster),
            line: write_seated(kept.ruling.claim(), kept.opponents, None, roster),
            note: kept.note.clone(),
            time: time.map(written),
            dealer: scored.dealer.map(|dealer| roster.entrant(dealer)),
            entered: reasons(scored),
            better: could_have(kept, series.score().house(), roster),
        })
    });
    ExportView {
        series: series_view(series_name, series),
        start: written(header.start),
        first_dealer: header.first_dealer.map(|dealer| roster.entrant(dealer)),
        stake: header.stake.map(|stake| stake.to_string()),
        preset: header.preset.clone(),
        rules: rules(series.score().house()),
        score: score(series_name, series, seal),
        summary: answer(summary(
            &series.score().settlement(),
            &header.preset,
            UnderView::default(),
            series,
            None,
        )),
        hands: hands.collect(),
        seal: seal.to_string(),
    }
}
