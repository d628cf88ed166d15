//! The score sheet.

use ginscore_ledger::model::Series;
use ginscore_ledger::seal::SealCode;
use ginscore_rules::notation::{Names, end_name};
use ginscore_rules::rules::{Adjustment, ScoredAdjustment, ScoredHand, Sheet};
use serde::Serialize;

use super::hand::{columns, seal as seal_text};
use super::series::{SeriesView, series};
use super::{Answer, PerPlayer, answer, by_player, name};

/// The score of a series.
#[derive(Debug, Serialize)]
pub struct ScoreView {
    series: SeriesView,
    sheets: Vec<SheetView>,
    /// The hands that count, in order.
    hands: Vec<ScoredHandView>,
    /// The adjustments that count, in order.
    adjustments: Vec<AdjustmentView>,
    /// The player who deals next, if that is known.
    dealer: Option<String>,
    /// The last seal; null if an entry does not fit its seal.
    seal: Option<String>,
}

/// A sheet.
#[derive(Debug, Serialize)]
pub struct SheetView {
    columns: Vec<ColumnView>,
    finished: bool,
}

/// A game of a sheet.
#[derive(Debug, Serialize)]
pub struct ColumnView {
    points: PerPlayer<i64>,
    boxes: PerPlayer<i64>,
    closed: bool,
    winner: Option<String>,
}

/// A hand as it counts on the sheet.
#[derive(Debug, Serialize)]
pub struct ScoredHandView {
    number: usize,
    end: &'static str,
    winner: Option<String>,
    points: u32,
    boxes: u32,
    sheet: usize,
    columns: Vec<usize>,
    verified: bool,
}

/// An adjustment, which is not a hand.
#[derive(Debug, Serialize)]
pub struct AdjustmentView {
    player: String,
    /// Negative if points were taken away; 0 for boxes.
    points: i64,
    /// Negative if boxes were taken away; 0 for points.
    boxes: i64,
    sheet: usize,
    columns: Vec<usize>,
    note: String,
}

/// The answer of `score`.
pub fn score(series_name: &str, of: &Series, seal: Option<SealCode>) -> Answer<ScoreView> {
    let (score, names) = (of.score(), of.names());
    let hand = |(number, hand): (usize, &ScoredHand)| ScoredHandView {
        number,
        end: end_name(hand.ruling.end()),
        winner: name(hand.ruling.winner(), names),
        points: hand.ruling.points(),
        boxes: hand.ruling.boxes(),
        sheet: hand.sheet + 1,
        columns: columns(hand),
        verified: hand.ruling.verified(),
    };
    answer(ScoreView {
        series: series(series_name, of),
        sheets: score.sheets().iter().map(|sheet| sheet_view(sheet, names)).collect(),
        hands: (1..).zip(score.hands()).map(hand).collect(),
        adjustments: of.adjustments().map(|(entered, note)| adjustment(entered, note, names)).collect(),
        dealer: name(score.dealer(), names),
        seal: seal_text(seal),
    })
}

/// An adjustment and its reason.
fn adjustment(entered: &ScoredAdjustment, note: &str, names: &Names) -> AdjustmentView {
    let Adjustment { player, award, .. } = entered.adjustment;
    AdjustmentView {
        player: names.get(player).to_owned(),
        points: award.points(),
        boxes: award.boxes(),
        sheet: entered.sheet + 1,
        columns: entered.columns.iter().map(|column| column + 1).collect(),
        note: note.to_owned(),
    }
}

fn sheet_view(sheet: &Sheet, names: &Names) -> SheetView {
    let columns = sheet.columns().iter().map(|column| ColumnView {
        points: by_player(&column.points(), names, |points| *points),
        boxes: by_player(&column.boxes(), names, |boxes| *boxes),
        closed: column.winner().is_some(),
        winner: name(column.winner(), names),
    });
    SheetView { columns: columns.collect(), finished: sheet.is_finished() }
}
