//! Tables of figures in the pages.

use maud::{Markup, html};

use super::isolated::sentence;
use crate::say::{Fixed, written::sheet as say};
use crate::show::grid::{Grid, GridRow, Meaning, RowKind};
use ginscore_rules::players::Entrant;

/// The words around a grid in a page.
pub(super) struct Around<'s> {
    /// What a screen reader calls it.
    pub(super) label: &'s str,
    /// The line above it.
    pub(super) caption: &'s str,
    /// The head of its first column.
    pub(super) corner: &'s str,
}

/// A grid as a table that is moved sideways where it is too wide. `title` writes out the titles of its parts.
pub(super) fn grid(grid: &Grid, around: &Around<'_>, title: impl Fn(usize) -> String) -> Markup {
    let wide = grid.heads.iter().count();
    let rows = |kind: RowKind| grid.rows.iter().filter(move |row| row.kind == kind && row.is_written());
    html! {
        section.wide aria-label=(around.label) tabindex="0" {
            table {
                caption { (around.caption) }
                colgroup { col; }
                @for _ in &grid.parts { colgroup span=(wide) {} }
                thead {
                    @if grid.parts.len() > 1 {
                        tr {
                            td {}
                            @for part in 0..grid.parts.len() {
                                th.game scope="colgroup" colspan=(wide) { (title(part)) }
                            }
                        }
                    }
                    tr {
                        th scope="col" { (around.corner) }
                        @for _ in &grid.parts {
                            @for (entrant, name) in grid.heads.iter() {
                                th.of.game[entrant == Entrant::First] scope="col" { span.name { (sentence(name)) } }
                            }
                        }
                    }
                }
                tbody { @for row in rows(RowKind::Body) { (line(row)) } }
                tfoot { @for row in rows(RowKind::Sum) { (line(row)) } }
            }
        }
    }
}

fn line(row: &GridRow) -> Markup {
    html! {
        tr {
            th scope="row" { (row.label) }
            @for of in &row.figures {
                @for (entrant, figure) in of.iter() {
                    @let closes = figure.meaning == Meaning::Closing;
                    td.closing[closes].game[entrant == Entrant::First] {
                        (figure.words)
                        @if closes && figure.is_any() { span.unseen { ", " (say::ClosesGame.text()) } }
                    }
                }
            }
        }
    }
}
