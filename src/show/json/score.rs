//! The score sheet.

use ginscore_ledger::model::Series;
use ginscore_ledger::seal::SealCode;
use ginscore_rules::notation::{Names, end_name};
use ginscore_rules::rules::{ScoredHand, Sheet};
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
    points: PerPlayer<u64>,
    boxes: PerPlayer<u64>,
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

/// The answer of `score`.
pub fn score(series_name: &str, of: &Series, seal: Option<SealCode>) -> Answer<ScoreView> {
    let (score, names) = (of.score(), &of.header().names);
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
        dealer: name(score.dealer(), names),
        seal: seal_text(seal),
    })
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
