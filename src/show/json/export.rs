//! A whole series, with everything that is known of it.

use ginscore_ledger::model::Series;
use ginscore_ledger::seal::{Chain, SealCode};
use ginscore_ledger::text::written;
use ginscore_rules::notation::write_hand;
use ginscore_rules::rules::review;
use serde::Serialize;
use serde_json::Value;

use super::hand::{BetterView, HandView, ReasonView, better, hand, reasons, seal as seal_text};
use super::rules::rules;
use super::score::{ScoreView, score};
use super::series::{SeriesView, series as series_view};
use super::summary::{SummaryView, UnderView, summary};
use super::{Answer, PerPlayer, by_player, name};

/// A series of an export.
#[derive(Debug, Serialize)]
pub struct ExportView {
    #[serde(flatten)]
    series: SeriesView,
    start: String,
    first_dealer: Option<String>,
    stake: Option<String>,
    preset: String,
    rules: Value,
    /// As `score` answers.
    score: Answer<ScoreView>,
    /// As `summary` answers.
    summary: Answer<SummaryView>,
    hands: Vec<ExportedHandView>,
    seal: Option<String>,
}

/// A hand of an export: as `hand` answers, with its line and all that is known of it.
#[derive(Debug, Serialize)]
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
pub fn export(series_name: &str, series: &Series, chain: &Chain, seal: Option<SealCode>) -> ExportView {
    let header = series.header();
    let names = series.names();
    let mut times = chain.times().into_iter();
    let hands = (1..).zip(series.hands()).filter_map(|(number, kept): (usize, _)| {
        let time = times.next().flatten();
        let scored = series.scored(number)?;
        Some(ExportedHandView {
            hand: hand(number, scored, names),
            line: write_hand(kept.ruling.claim(), None, names),
            note: kept.note.clone(),
            time: time.map(written),
            dealer: name(scored.dealer, names),
            entered: reasons(scored),
            better: by_player(&review(&kept.ruling, series.score().house()), names, |one| {
                one.as_ref().map(better)
            }),
        })
    });
    ExportView {
        series: series_view(series_name, series),
        start: written(header.start),
        first_dealer: name(header.first_dealer, names),
        stake: header.stake.map(|stake| stake.to_string()),
        preset: header.preset.clone(),
        rules: rules(series.score().house()),
        score: score(series_name, series, seal),
        summary: summary(
            &series.score().settlement(),
            &header.preset,
            UnderView::default(),
            names,
            header.stake,
        ),
        hands: hands.collect(),
        seal: seal_text(seal),
    }
}
