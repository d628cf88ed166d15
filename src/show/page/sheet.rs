//! The score sheet as a table, and a plot of each game next to it.

use maud::{Markup, html};

use super::isolated::{marked, plain, sentence};
use super::race::race;
use super::section;
use crate::show::sheet::{shutouts, to_go};
use crate::show::sheet_rows::{Paper, Row, papers};
use ginscore_ledger::model::Series;
use ginscore_rules::notation::Names;
use ginscore_rules::rules::{Column, HouseRules, Player};

/// All sheets of a series.
pub(super) fn sheets(series: &Series) -> Markup {
    let (score, names) = (series.score(), &marked(series.names()));
    let papers = papers(score);
    let title = |number: usize| match papers.len() {
        1 => "Score sheet".to_owned(),
        _ => format!("Score sheet {number}"),
    };
    html! {
        @for (number, paper) in (1..).zip(&papers) {
            (section(&title(number), sheet(&title(number), paper, score.house(), names)))
        }
    }
}

fn sheet(title: &str, paper: &Paper<'_>, house: &HouseRules, names: &Names) -> Markup {
    let rows = paper.rows();
    let columns = paper.sheet.columns();
    let threatened = shutouts(house, paper.sheet, names);
    html! {
        div.wide role="region" aria-label=(format!("{title}, {}", plain(&both(names)))) tabindex="0" {
            table {
                caption { "Running totals, hand by hand" }
                colgroup { col; }
                @for _ in columns { colgroup span="2" {} }
                thead {
                    @if columns.len() > 1 {
                        tr {
                            td {}
                            @for game in 1..=columns.len() {
                                th.game scope="colgroup" colspan="2" { "Game " (game) }
                            }
                        }
                    }
                    tr {
                        th scope="col" { "Hand" }
                        @for _ in columns {
                            @for player in Player::BOTH {
                                th.of.game[player == Player::One] scope="col" { span.name { (sentence(names.get(player))) } }
                            }
                        }
                    }
                }
                tbody { @for row in &rows { (line(row)) } }
                tfoot {
                    (sums("boxes", columns, |column, player| column.boxes().get(player).to_string()))
                    (sums("to go", columns, |column, player| to_go(column, house, player)))
                }
            }
        }
        @if rows.iter().any(|row| !row.what.is_verified()) { p.faint { "* not verified from cards" } }
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

fn both(names: &Names) -> String {
    Player::BOTH.map(|player| names.get(player)).join(" and ")
}

fn line(row: &Row) -> Markup {
    let mark = if row.what.is_verified() { "" } else { "*" };
    html! {
        tr {
            th scope="row" { (row.what.label()) (mark) }
            @for (totals, closes) in row.totals.iter().zip(&row.closes) {
                @for player in Player::BOTH {
                    td.closing[*closes].game[player == Player::One] {
                        @if let Some(total) = totals.get(player) { (total) }
                        @if *closes && totals.get(player).is_some() { span.unseen { ", game closed" } }
                    }
                }
            }
        }
    }
}

fn sums(title: &str, columns: &[Column], of: impl Fn(&Column, Player) -> String) -> Markup {
    html! {
        tr {
            th scope="row" { (title) }
            @for column in columns {
                @for player in Player::BOTH {
                    td.game[player == Player::One] { (of(column, player)) }
                }
            }
        }
    }
}
