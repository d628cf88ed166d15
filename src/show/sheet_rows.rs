//! A sheet row by row, as on paper, for the terminal and the page.

use ginscore_rules::notation::end_name;
use ginscore_rules::rules::{
    Adjustment, Award, ByPlayer, End, Player, Score, ScoredAdjustment, ScoredHand, Sheet,
};

/// A sheet with the hands entered on it.
pub struct Paper<'s> {
    /// The sheet.
    pub sheet: &'s Sheet,
    /// Its hands, each with its number.
    pub hands: Vec<(usize, &'s ScoredHand)>,
    /// Its adjustments.
    pub adjustments: Vec<&'s ScoredAdjustment>,
}

/// A row of a sheet.
pub struct Row {
    /// The hand or the adjustment of the row.
    pub what: RowKind,
    /// The running totals after the row in each game; `None` for a player whose total did not change.
    pub totals: Vec<ByPlayer<Option<i64>>>,
    /// For each game, true if the row closed it.
    pub closes: Vec<bool>,
}

/// What a row is about.
#[derive(Clone, Copy)]
pub enum RowKind {
    /// A hand.
    Hand {
        /// The hand's number.
        number: usize,
        /// The way it ended.
        end: End,
        /// True if the hand was checked from its cards.
        verified: bool,
    },
    /// An adjustment, which is not a hand.
    Adjustment(Adjustment),
}

impl RowKind {
    /// Returns false for a hand that was not checked from its cards.
    pub const fn is_verified(self) -> bool {
        !matches!(self, RowKind::Hand { verified: false, .. })
    }

    /// The label of the row, without a mark for hands that were not checked: `3 gin`, `adjustment`.
    pub fn label(self) -> String {
        match self {
            RowKind::Hand { number, end, .. } => format!("{number} {}", end_name(end)),
            RowKind::Adjustment(Adjustment { award: Award::Points(_), .. }) => "adjusted".to_owned(),
            RowKind::Adjustment(Adjustment { award: Award::Boxes(boxes @ (1 | -1)), .. }) => {
                format!("{boxes:+} box")
            }
            RowKind::Adjustment(Adjustment { award: Award::Boxes(boxes), .. }) => format!("{boxes:+} boxes"),
        }
    }
}

/// The sheets of a series, in order.
pub fn papers(score: &Score) -> Vec<Paper<'_>> {
    let of = |(at, sheet)| {
        let hands = (1..).zip(score.hands()).filter(|(_, hand)| hand.sheet == at).collect();
        let adjustments = score.adjustments().iter().filter(|adjustment| adjustment.sheet == at).collect();
        Paper { sheet, hands, adjustments }
    };
    score.sheets().iter().enumerate().map(of).collect()
}

impl Paper<'_> {
    /// Its rows: the hands, and the adjustments between them.
    pub fn rows(&self) -> Vec<Row> {
        let mut totals = vec![ByPlayer::<i64>::default(); self.sheet.columns().len()];
        let closed_by: Vec<Option<usize>> = (0..totals.len()).map(|game| self.closed_by(game)).collect();
        let mut adjustments = self.adjustments.iter().peekable();
        let mut rows = Vec::new();
        let mut adjusted = |rows: &mut Vec<Row>, totals: &mut Vec<ByPlayer<i64>>, hands: usize| {
            while let Some(entered) = adjustments.next_if(|entered| entered.after <= hands) {
                rows.push(Row {
                    what: RowKind::Adjustment(entered.adjustment),
                    totals: running(totals, &entered.columns, entered.adjustment.player, entered.added),
                    closes: vec![false; totals.len()],
                });
            }
        };
        for (at, (number, hand)) in self.hands.iter().enumerate() {
            adjusted(&mut rows, &mut totals, number - 1);
            let entered = match hand.ruling.winner() {
                Some(winner) => running(&mut totals, &hand.columns, winner, i64::from(hand.added)),
                None => vec![ByPlayer::default(); totals.len()],
            };
            rows.push(Row {
                what: RowKind::Hand {
                    number: *number,
                    end: hand.ruling.end(),
                    verified: hand.ruling.verified(),
                },
                totals: entered,
                closes: closed_by.iter().map(|closing| *closing == Some(at)).collect(),
            });
        }
        adjusted(&mut rows, &mut totals, usize::MAX);
        rows
    }

    /// The index of the hand that closed the game, if it is closed: the last one entered in it.
    fn closed_by(&self, game: usize) -> Option<usize> {
        self.sheet.columns().get(game)?.winner()?;
        self.hands.iter().rposition(|(_, hand)| hand.columns.contains(&game))
    }
}

/// Adds points to a player's totals of these games, and returns the new ones; `None` where nothing changed.
fn running(
    totals: &mut [ByPlayer<i64>],
    games: &[usize],
    player: Player,
    points: i64,
) -> Vec<ByPlayer<Option<i64>>> {
    let change = |(game, total): (usize, &mut ByPlayer<i64>)| {
        let mut shown = ByPlayer::default();
        if games.contains(&game) {
            *total.get_mut(player) += points;
            *shown.get_mut(player) = Some(*total.get(player));
        }
        shown
    };
    totals.iter_mut().enumerate().map(change).collect()
}

/// The number of the hand in this row or, if the row is an adjustment, of the last hand before it; 0 if there is none.
pub fn hand_at(rows: &[Row], row: usize) -> usize {
    let hand = |row: &Row| match row.what {
        RowKind::Hand { number, .. } => Some(number),
        RowKind::Adjustment(_) => None,
    };
    rows.iter().take(row + 1).rev().find_map(hand).unwrap_or(0)
}

/// Both players' totals of a game after each hand of the sheet, up to the one that closed it.
pub fn race(rows: &[Row], game: usize) -> Vec<ByPlayer<i64>> {
    let mut now = ByPlayer::default();
    let mut course = Vec::new();
    for row in rows {
        if let Some(entered) = row.totals.get(game) {
            for player in Player::BOTH {
                *now.get_mut(player) = entered.get(player).unwrap_or(*now.get(player));
            }
        }
        course.push(now);
        if row.closes.get(game) == Some(&true) {
            break;
        }
    }
    course
}
