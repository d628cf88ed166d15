//! The score sheet.

use std::sync::Arc;

use ginscore_ledger::model::Series;
use ginscore_ledger::seal::SealCode;
use ginscore_notation::Roster;
use ginscore_rules::series::{PlayedHand, ScoredAdjustment, ScoredRound};
use ginscore_rules::sheets::Sheet;
use serde::Serialize;

use super::change::{AwardView, award};
use super::players::{columns, players_of, playing};
use super::series::{SeriesView, series};
use super::summary::{WorthView, worth};
use super::{PerPlayer, WithSchema, answer, by_entrant, entrant_name};
use crate::show::hand::entrants::{EntrantNames, dealer_name};

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ScoreView {
    series: SeriesView,
    sheets: Vec<SheetView>,
    #[serde(flatten)]
    course: CourseView,
    seal: String,
}

/// What was played, and who plays next.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct CourseView {
    /// The hands that count, in order.
    hands: Vec<ScoredHandView>,
    /// The rounds, in order; left out in a series of two players. Where two of more players play, a round has one hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    rounds: Option<Vec<RoundView>>,
    /// The adjustments that count, in order.
    adjustments: Vec<AdjustmentView>,
    /// The player or side that deals next, if that is known.
    dealer: Option<String>,
    /// Who plays the next hand; left out in a series of two players, where everybody does.
    #[serde(skip_serializing_if = "Option::is_none")]
    playing: Option<Vec<String>>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SheetView {
    columns: Vec<ColumnView>,
    finished: bool,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ColumnView {
    points: PerPlayer<i64>,
    boxes: PerPlayer<i64>,
    closed: bool,
    winner: Option<String>,
}

/// A round of two sides.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RoundView {
    number: usize,
    sheet: usize,
    /// The numbers of the games in which it is entered, from 1.
    columns: Vec<usize>,
    /// The side that won it; null if none did, or not yet.
    winner: Option<String>,
    points: u32,
    /// The boxes of the side that won it.
    boxes: u32,
    /// True while hands are missing: then nothing is entered.
    open: bool,
    /// The hands, in the order in which they ended; empty if only the result of the round was entered.
    hands: Vec<RoundHandView>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct RoundHandView {
    /// Who played it, the one who ended it first.
    players: [String; 2],
    #[serde(flatten)]
    worth: WorthView,
    verified: bool,
}

/// A hand as it counts on the sheet.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ScoredHandView {
    /// The number of the hand, or of its round if a round has several hands.
    number: usize,
    /// Who played it, the one who ended it first. Only in a series of more than two players.
    #[serde(skip_serializing_if = "Option::is_none")]
    players: Option<[String; 2]>,
    #[serde(flatten)]
    worth: WorthView,
    sheet: usize,
    columns: Vec<usize>,
    verified: bool,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct AdjustmentView {
    #[serde(flatten)]
    award: AwardView,
    sheet: usize,
    columns: Vec<usize>,
    note: String,
}

pub fn score(series_name: &str, of: &Series, seal: SealCode) -> WithSchema<ScoreView> {
    let names = &EntrantNames::of(of.roster());
    answer(ScoreView {
        series: series(series_name, of),
        sheets: of.score().sheets().iter().map(|sheet| sheet_view(sheet, names)).collect(),
        course: course(of),
        seal: seal.to_string(),
    })
}

/// The hands and rounds, the adjustments, and who plays next.
pub(super) fn course(of: &Series) -> CourseView {
    let (score, roster) = (of.score(), of.roster());
    let hand = |(number, round, hand): (usize, &Arc<ScoredRound>, &PlayedHand)| ScoredHandView {
        number,
        players: players_of(hand, roster),
        worth: worth(&hand.ruling, &roster.pair(hand.opponents)),
        sheet: round.sheet + 1,
        columns: columns(round),
        verified: hand.ruling.verified(),
    };
    let hands = (1..)
        .zip(score.rounds())
        .flat_map(|(number, round)| round.hands().iter().map(move |hand| (number, round, hand)));
    let rounds = (1..).zip(score.rounds()).map(|(number, round)| round_view(number, round, roster));
    CourseView {
        hands: hands.map(hand).collect(),
        rounds: (!roster.lineup().is_two_players()).then(|| rounds.collect()),
        adjustments: of.adjustments().map(|(entered, note)| adjustment(entered, note, roster)).collect(),
        dealer: score.dealer().map(|dealer| dealer_name(score, dealer, roster)),
        playing: (!roster.lineup().is_two_players()).then(|| playing(score, roster)),
    }
}

fn round_view(number: usize, round: &ScoredRound, roster: &Roster) -> RoundView {
    let hand = |hand: &PlayedHand| {
        Some(RoundHandView {
            players: players_of(hand, roster)?,
            worth: worth(&hand.ruling, &roster.pair(hand.opponents)),
            verified: hand.ruling.verified(),
        })
    };
    RoundView {
        number,
        sheet: round.sheet + 1,
        columns: columns(round),
        winner: round.winner().map(|winner| roster.entrant(winner)),
        points: round.points(),
        boxes: round.boxes(),
        open: round.result.is_none(),
        hands: round.hands().iter().filter_map(hand).collect(),
    }
}

fn adjustment(entered: &ScoredAdjustment, note: &str, roster: &Roster) -> AdjustmentView {
    AdjustmentView {
        award: award(&entered.adjustment, roster),
        sheet: entered.sheet + 1,
        columns: entered.columns.iter().map(|column| column + 1).collect(),
        note: note.to_owned(),
    }
}

fn sheet_view(sheet: &Sheet, names: &EntrantNames) -> SheetView {
    let columns = sheet.columns().iter().map(|column| ColumnView {
        points: by_entrant(&column.points(), names, |points| *points),
        boxes: by_entrant(&column.boxes(), names, |boxes| *boxes),
        closed: column.winner().is_some(),
        winner: entrant_name(column.winner(), names),
    });
    SheetView { columns: columns.collect(), finished: sheet.is_finished() }
}
