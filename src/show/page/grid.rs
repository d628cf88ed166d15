//! Tables of figures in the pages.

use maud::{Markup, html};

use super::isolated::sentence;
use super::race::number_word;
use crate::say::{Fixed, written::sheet as say};
use crate::show::grid::{Grid, GridRow, Meaning, RowPlace};

/// The words around a grid in a page.
pub(super) struct Around<'s> {
    /// What a screen reader calls it.
    pub(super) label: &'s str,
    pub(super) caption: &'s str,
    pub(super) corner: &'s str,
}

/// A grid as a table that is moved sideways where it is too wide.
pub(super) fn grid(grid: &Grid, around: &Around<'_>) -> Markup {
    let wide = grid.heads.len();
    let rows = |place: RowPlace| grid.rows.iter().filter(move |row| row.place == place && row.is_written());
    html! {
        section.wide aria-label=(around.label) tabindex="0" {
            table.settlement[grid.adds_up] {
                @if !around.caption.is_empty() { caption { (around.caption) } }
                colgroup { col; }
                @for _ in &grid.parts { colgroup span=(wide) {} }
                thead {
                    @if grid.is_titled() {
                        tr {
                            td {}
                            @for part in &grid.parts { th.game scope="colgroup" colspan=(wide) { (part.long_title) } }
                        }
                    }
                    tr {
                        @if around.corner.is_empty() { td {} } @else { th scope="col" { (around.corner) } }
                        @for _ in &grid.parts {
                            @for (at, head) in grid.heads.iter().enumerate() {
                                th.of.game[at == 0] scope="col" {
                                    @match head.of {
                                        Some(entrant) => span class={ "name by-" (number_word(entrant)) } { (sentence(&head.words)) },
                                        None => span.name { (sentence(&head.words)) },
                                    }
                                }
                            }
                        }
                    }
                }
                tbody { @for row in rows(RowPlace::Body) { (line(row)) } }
                tfoot { @for row in rows(RowPlace::Sum) { (line(row)) } }
            }
        }
    }
}

fn line(row: &GridRow) -> Markup {
    html! {
        tr {
            th scope="row" { (row.label) }
            @for of in &row.figures {
                @for (at, figure) in of.iter().enumerate() {
                    @let closes = figure.meaning == Meaning::Closing;
                    td.closing[closes].ahead[figure.meaning == Meaning::Won].game[at == 0] {
                        (figure.words)
                        @if closes && figure.is_any() { span.unseen { ", " (say::ClosesGame.text()) } }
                    }
                }
            }
        }
    }
}
