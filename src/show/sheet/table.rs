//! The score sheet as on paper: the games side by side, running totals hand by hand.

use crate::say::text::Weight;
use crate::say::{Fixed, Message, written::page, written::sheet as say};
use crate::show::grid::{Figure, Grid, GridHead, GridPart, GridRow, Meaning, RowPlace};
use crate::show::sheet::rows::{Row, with_earlier};
use crate::show::sheet::{Shown, result, to_go};
use ginscore_rules::players::{ByEntrant, Entrant};
use ginscore_rules::sheets::Column;

impl Shown<'_> {
    /// The sheet as rows: the running totals, the boxes, and what is missing or how each game ended.
    pub(crate) fn grid(&self) -> Grid {
        let part = |game: usize| GridPart {
            title: if self.columns().len() > 1 { head(game) } else { String::new() },
            long_title: page::GameColumn { number: game + 1 }.said(),
            weight: self.weight(game),
        };
        let rows = with_earlier(self.filled.rows(), self.earlier);
        let last = rows.len().saturating_sub(1);
        let mut rows: Vec<GridRow> =
            rows.iter().enumerate().map(|(at, row)| self.row(row, self.newest && at == last)).collect();
        rows.push(
            self.sum(say::RowBoxes.text(), |column, entrant| column.boxes().get(entrant).to_string().into()),
        );
        rows.push(self.sum(say::RowToGo.text(), |column, entrant| to_go(column, self.house, entrant).into()));
        rows.push(self.sum(say::RowResult.text(), |column, entrant| {
            let won = column.winner() == Some(entrant);
            let meaning = if won { Meaning::Won } else { Meaning::Usual };
            Figure { words: result(column, entrant).to_owned(), meaning }
        }));
        let corner = if self.names.has_rounds() { say::HeadRound.text() } else { say::HeadHand.text() };
        let parts = (0..self.columns().len()).map(part).collect();
        Grid { parts, ..Grid::new(corner, GridHead::names(self.names), rows) }
    }

    /// The running totals after a hand or an adjustment.
    fn row(&self, row: &Row, newest: bool) -> GridRow {
        let mark = self.filled.mark(row);
        let figures = |(totals, closes): (&ByEntrant<Option<i64>>, &bool)| {
            let figure = |total: &Option<i64>| Figure {
                words: total.map_or_else(String::new, |total| total.to_string()),
                meaning: match (closes, newest) {
                    (true, _) => Meaning::Closing,
                    (false, true) => Meaning::Newest,
                    (false, false) => Meaning::Usual,
                },
            };
            totals.iter().map(|(_, total)| figure(total)).collect()
        };
        GridRow {
            place: RowPlace::Body,
            label: row.label() + mark,
            short: row.short_label(mark),
            strong: newest,
            figures: row.totals.iter().zip(&row.closes).map(figures).collect(),
        }
    }

    /// A row below the hands.
    fn sum(&self, label: &str, figure: impl Fn(&Column, Entrant) -> Figure) -> GridRow {
        let of = |column| self.names.iter().map(|(entrant, _)| figure(column, entrant)).collect();
        let figures = self.columns().iter().map(of).collect();
        GridRow { figures, ..GridRow::of(RowPlace::Sum, label, []) }
    }

    /// The weight of what is not special in a game: faint if it is closed and the series goes on.
    pub(crate) fn weight(&self, game: usize) -> Weight {
        match self.column(game).and_then(Column::winner) {
            Some(_) if !self.is_over => Weight::Dim,
            _ => Weight::Usual,
        }
    }
}

/// The head of a game's columns.
pub(crate) fn head(game: usize) -> String {
    say::HeadGame { game: game + 1 }.said()
}
