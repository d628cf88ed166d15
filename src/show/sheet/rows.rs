//! A sheet row by row, as on paper, for the terminal and the page.

use crate::say::{Message, written::sheet as say};
use crate::show::hand::ruling::end_label;
use ginscore_rules::hand::End;
use ginscore_rules::players::{ByEntrant, Entrant, Opponents};
use ginscore_rules::series::{Score, ScoredAdjustment, ScoredRound};
use ginscore_rules::sheets::{Adjustment, Award, Sheet};

pub struct FilledSheet<'s> {
    pub sheet: &'s Sheet,
    /// Its rounds, each with its number. A round that is not complete is on no sheet yet.
    pub rounds: Vec<(usize, &'s ScoredRound)>,
    pub adjustments: Vec<&'s ScoredAdjustment>,
    /// True if hands that were not checked from their cards are marked: others of the series were.
    pub marks: bool,
}

pub struct Row {
    pub what: RowKind,
    /// False for a round with a hand that was not checked from its cards.
    is_verified: bool,
    /// The points that its winner has for it; `None` if nobody won points.
    pub worth: Option<i64>,
    /// The running totals after the row in each game; `None` for an entrant whose total did not change.
    pub totals: Vec<ByEntrant<Option<i64>>>,
    /// For each game, true if the row closed it.
    pub closes: Vec<bool>,
}

#[derive(Clone, Copy)]
pub enum RowKind {
    Hand {
        number: usize,
        end: End,
    },
    /// A round of several hands, or its result as written.
    Round {
        number: usize,
    },
    /// An adjustment, which is not a hand.
    Adjustment(Adjustment),
    /// All hands from one to another, with the adjustments between them.
    Earlier {
        first: usize,
        last: usize,
    },
}

impl Row {
    /// The label of the row: `3 gin +43`, `adjusted -10`.
    pub fn label(&self) -> String {
        match self.worth {
            Some(points) => format!("{} {points:+}", self.what.label()),
            None => self.what.label(),
        }
    }
}

/// The columns for a label where a sheet of three games has to fit into forty.
const NARROW: usize = 8;

impl Row {
    /// The label with little room: `3 gin`, `10 u+18`.
    pub fn short_label(&self, mark: &str) -> String {
        let label = self.what.label() + mark;
        match self.what {
            RowKind::Hand { number, end } if label.chars().count() > NARROW => {
                let first: String = end_label(end).chars().take(1).collect();
                format!(
                    "{number} {first}{}{mark}",
                    self.worth.map_or_else(String::new, |points| format!("{points:+}"))
                )
            }
            _ => label,
        }
    }
}

impl RowKind {
    /// The label of the row without what it was worth: `3 gin`, `adjusted`.
    pub fn label(self) -> String {
        match self {
            RowKind::Hand { number, end } => format!("{number} {}", end_label(end)),
            RowKind::Earlier { first, last } => format!("{first}-{last}"),
            RowKind::Round { number } => say::RowRound { number }.said(),
            RowKind::Adjustment(Adjustment { award: Award::Points(_), .. }) => say::RowAdjusted.said(),
            RowKind::Adjustment(Adjustment { award: Award::Boxes(boxes), .. }) => {
                say::RowAdjustedBoxes { boxes: boxes.unsigned_abs(), signed: format!("{boxes:+}") }.said()
            }
        }
    }
}

/// Returns true if some hands of a series were checked from their cards, and others were not. A hand that nobody won has no
/// cards.
pub fn has_both_kinds(score: &Score) -> bool {
    let hands = || score.rounds().iter().flat_map(|round| round.hands()).map(|hand| &hand.ruling);
    let known = |verified: bool| hands().any(|ruling| ruling.by().is_some() && ruling.verified() == verified);
    known(true) && known(false)
}

pub fn filled_sheets(score: &Score) -> Vec<FilledSheet<'_>> {
    let marks = has_both_kinds(score);
    let of = |(at, sheet)| {
        let complete = |(_, round): &(usize, &ScoredRound)| round.sheet == at && round.result.is_some();
        let rounds = (1..).zip(score.rounds().iter().map(|round| &**round)).filter(complete).collect();
        let adjustments = score.adjustments().iter().filter(|adjustment| adjustment.sheet == at).collect();
        FilledSheet { sheet, rounds, adjustments, marks }
    };
    score.sheets().iter().enumerate().map(of).collect()
}

impl FilledSheet<'_> {
    /// Its rows: the rounds, and the adjustments between them.
    pub fn rows(&self) -> Vec<Row> {
        let none = ByEntrant::<i64>::of(self.sheet.entrants());
        let mut totals = vec![none; self.sheet.columns().len()];
        let closed_by: Vec<Option<usize>> = (0..totals.len()).map(|game| self.closed_by(game)).collect();
        let mut adjustments = self.adjustments.iter().peekable();
        let mut rows = Vec::new();
        let mut adjusted = |rows: &mut Vec<Row>, totals: &mut Vec<ByEntrant<i64>>, hands: usize| {
            while let Some(entered) = adjustments.next_if(|entered| entered.after <= hands) {
                rows.push(Row {
                    what: RowKind::Adjustment(entered.adjustment),
                    is_verified: true,
                    worth: matches!(entered.adjustment.award, Award::Points(_)).then_some(entered.added),
                    totals: running(totals, &entered.columns, entered.adjustment.entrant, entered.added),
                    closes: vec![false; totals.len()],
                });
            }
        };
        for (at, (number, round)) in self.rounds.iter().enumerate() {
            adjusted(&mut rows, &mut totals, number - 1);
            let entered = match round.winner() {
                Some(winner) => running(&mut totals, round.columns(), winner, i64::from(round.added)),
                None => vec![ByEntrant::of(self.sheet.entrants()); totals.len()],
            };
            let what = match round.hands() {
                [hand] if hand.opponents != Opponents::Sides => {
                    RowKind::Hand { number: *number, end: hand.ruling.end() }
                }
                _ => RowKind::Round { number: *number },
            };
            rows.push(Row {
                what,
                is_verified: round.verified(),
                worth: round.winner().map(|_| i64::from(round.added)),
                totals: entered,
                closes: closed_by.iter().map(|closing| *closing == Some(at)).collect(),
            });
        }
        adjusted(&mut rows, &mut totals, usize::MAX);
        rows
    }

    /// The mark of a row that was not checked from its cards, where others were.
    pub const fn mark(&self, row: &Row) -> &'static str {
        if self.marks && !row.is_verified { "*" } else { "" }
    }

    /// The index of the round that closed the game, if it is closed: the last one entered in it.
    fn closed_by(&self, game: usize) -> Option<usize> {
        self.sheet.columns().get(game)?.winner()?;
        self.rounds.iter().rposition(|(_, round)| round.columns().contains(&game))
    }
}

/// Adds points to an entrant's totals of these games, and returns the new ones; `None` where nothing changed.
fn running(
    totals: &mut [ByEntrant<i64>],
    games: &[usize],
    entrant: Entrant,
    points: i64,
) -> Vec<ByEntrant<Option<i64>>> {
    let change = |(game, total): (usize, &mut ByEntrant<i64>)| {
        let mut shown = ByEntrant::of(total.entrants());
        if games.contains(&game) {
            *total.get_mut(entrant) += points;
            *shown.get_mut(entrant) = Some(*total.get(entrant));
        }
        shown
    };
    totals.iter_mut().enumerate().map(change).collect()
}

/// The number of the hand in this row or, if the row is an adjustment, of the last hand before it; 0 if there is none.
pub fn hand_at(rows: &[Row], row: usize) -> usize {
    let hand = |row: &Row| match row.what {
        RowKind::Hand { number, .. } | RowKind::Round { number } | RowKind::Earlier { last: number, .. } => {
            Some(number)
        }
        RowKind::Adjustment(_) => None,
    };
    rows.iter().take(row + 1).rev().find_map(hand).unwrap_or(0)
}

/// The rows with so many of the first ones as one, which has the totals after them.
pub fn with_earlier(mut rows: Vec<Row>, earlier: usize) -> Vec<Row> {
    let later = rows.split_off(earlier.min(rows.len()));
    if rows.len() < 2 {
        rows.extend(later);
        return rows;
    }
    let (first, last) = (hand_at(&rows, 0).max(1), hand_at(&rows, rows.len() - 1));
    let sums = rows.into_iter().reduce(|sums, row| Row {
        totals: sums.totals.iter().zip(&row.totals).map(|(before, now)| later_of(before, now)).collect(),
        closes: sums.closes.iter().zip(&row.closes).map(|(before, now)| *before || *now).collect(),
        // Marked are rows of which nothing was checked.
        is_verified: sums.is_verified || row.is_verified,
        ..sums
    });
    let sums = sums.map(|sums| Row { what: RowKind::Earlier { first, last }, worth: None, ..sums });
    sums.into_iter().chain(later).collect()
}

/// The totals after two rows, of which the later one says what changed.
fn later_of(before: &ByEntrant<Option<i64>>, now: &ByEntrant<Option<i64>>) -> ByEntrant<Option<i64>> {
    ByEntrant::from_fn(now.entrants(), |entrant| now.get(entrant).or(*before.get(entrant)))
}

/// All totals of a game after each row of the sheet, up to the one that closed it.
pub fn race(rows: &[Row], game: usize) -> Vec<ByEntrant<i64>> {
    let mut now: Option<ByEntrant<i64>> = None;
    let mut course = Vec::new();
    for row in rows {
        let Some(entered) = row.totals.get(game) else {
            continue;
        };
        let before = now.unwrap_or_else(|| ByEntrant::of(entered.entrants()));
        let totals = ByEntrant::from_fn(entered.entrants(), |entrant| {
            entered.get(entrant).unwrap_or(*before.get(entrant))
        });
        now = Some(totals);
        course.push(totals);
        if row.closes.get(game) == Some(&true) {
            break;
        }
    }
    course
}
