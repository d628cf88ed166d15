//! The score sheet as a table, and a plot of each game next to it.

use maud::{Markup, html};

use super::isolated::{marked, plain, sentence};
use super::race::race;
use super::section;
use crate::say::{Fixed, Message, written::page as say, written::sheet};
use crate::show::hand::entrants::EntrantNames;
use crate::show::sheet::rows::{Paper, Row, papers};
use crate::show::sheet::{result, shutouts, to_go};
use crate::show::words::all_of;
use ginscore_ledger::model::Series;
use ginscore_rules::house::HouseRules;
use ginscore_rules::players::Entrant;
use ginscore_rules::sheets::Column;

/// All sheets of a series.
pub(super) fn sheets(series: &Series) -> Markup {
    let (score, names) = (series.score(), &EntrantNames::of(&marked(series.roster())));
    let papers = papers(score);
    let title = |number: usize| match papers.len() {
        1 => say::ScoreSheet.said(),
        _ => say::ScoreSheetNumber { number }.said(),
    };
    html! {
        @for (number, paper) in (1..).zip(&papers) {
            (section(&title(number), sheet(&title(number), paper, score.house(), names)))
        }
    }
}

fn sheet(title: &str, paper: &Paper<'_>, house: &HouseRules, names: &EntrantNames) -> Markup {
    let rows = paper.rows();
    let columns = paper.sheet.columns();
    let threatened = shutouts(house, paper.sheet, names);
    html! {
        (table(title, paper, house, names))
        @for line in threatened.lines() { p { (sentence(line)) } }
        @if !rows.is_empty() {
            div.races {
                @for (game, column) in columns.iter().enumerate() {
                    (race(game, column, &rows, columns.len() > 1, house, names))
                }
            }
        }
    }
}

/// The sheet itself: the running totals, the boxes, and what is missing.
pub(super) fn table(title: &str, paper: &Paper<'_>, house: &HouseRules, names: &EntrantNames) -> Markup {
    let rows = paper.rows();
    let columns = paper.sheet.columns();
    let wide = names.entrants().all().len();
    html! {
        section.wide aria-label=(format!("{title}, {}", plain(&together(names)))) tabindex="0" {
            table {
                caption { (if names.has_rounds() { say::TotalsByRound.text() } else { say::TotalsByHand.text() }) }
                colgroup { col; }
                @for _ in columns { colgroup span=(wide) {} }
                thead {
                    @if columns.len() > 1 {
                        tr {
                            td {}
                            @for game in 1..=columns.len() {
                                th.game scope="colgroup" colspan=(wide) { (say::GameColumn { number: game }.said()) }
                            }
                        }
                    }
                    tr {
                        th scope="col" { (if names.has_rounds() { say::RoundColumn.text() } else { say::HandColumn.text() }) }
                        @for _ in columns {
                            @for (entrant, name) in names.iter() {
                                th.of.game[entrant == Entrant::First] scope="col" { span.name { (sentence(name)) } }
                            }
                        }
                    }
                }
                tbody { @for row in &rows { (line(row, paper.mark(row))) } }
                tfoot {
                    (sums(sheet::RowBoxes.text(), columns, names, |column, entrant| column.boxes().get(entrant).to_string()))
                    @if columns.iter().any(|column| column.winner().is_none()) {
                        (sums(sheet::RowToGo.text(), columns, names, |column, entrant| to_go(column, house, entrant)))
                    }
                    @if columns.iter().any(|column| column.winner().is_some()) {
                        (sums(say::Result.text(), columns, names, |column, entrant| result(column, entrant).to_owned()))
                    }
                }
            }
        }
        @if paper.marks && rows.iter().any(|row| !paper.mark(row).is_empty()) { p.faint { (sheet::NotVerifiedMark.text()) } }
    }
}

fn together(names: &EntrantNames) -> String {
    let names: Vec<&str> = names.iter().map(|(_, name)| name.as_str()).collect();
    all_of(&names)
}

fn line(row: &Row, mark: &str) -> Markup {
    html! {
        tr {
            th scope="row" { (row.label()) (mark) }
            @for (totals, closes) in row.totals.iter().zip(&row.closes) {
                @for (entrant, total) in totals.iter() {
                    td.closing[*closes].game[entrant == Entrant::First] {
                        @if let Some(total) = total { (total) }
                        @if *closes && total.is_some() { span.unseen { ", " (say::GameClosed.text()) } }
                    }
                }
            }
        }
    }
}

fn sums(
    title: &str,
    columns: &[Column],
    names: &EntrantNames,
    of: impl Fn(&Column, Entrant) -> String,
) -> Markup {
    html! {
        tr {
            th scope="row" { (title) }
            @for column in columns {
                @for (entrant, _) in names.iter() {
                    td.game[entrant == Entrant::First] { (of(column, entrant)) }
                }
            }
        }
    }
}
