//! An empty score sheet as a page to print.

use maud::{DOCTYPE, Markup, html};

use super::isolated::{typed, words};
use super::{CELLS, POLICY, apart, page_head};
use crate::say::{Fixed, Lang, written::page, written::paper as say, written::sheet};
use crate::show::series::blank_sheet::BlankSheet;

/// The sheet as a page, which fits on A4 and on letter.
pub fn paper(sheet: &BlankSheet<'_>) -> String {
    let page = html! {
        (DOCTYPE)
        html lang=(Lang::current().tag()) {
            (page_head(say::Title.text(), POLICY, &html! {}, include_str!("paper.css")))
            body {
                main {
                    h1 { (say::Title.text()) }
                    dl {
                        @for (label, fact) in sheet.facts() {
                            div.fact.blank[fact.is_empty()] { dt { (label) } dd { (words(&fact)) } }
                        }
                    }
                    (table(sheet))
                    dl.ends {
                        @for row in sheet.ends() { div.fact.blank { dt { (row) } dd {} } }
                    }
                    div.below {
                        p { (sheet.house_rules()) }
                        p { (sheet.source()) }
                        p { (typed(&sheet.typing())) }
                        p { code { (words(&sheet.new_line())) } }
                    }
                }
            }
        }
    };
    apart(&CELLS, page.into_string())
}

/// The names below the games; cells without a name are blanks to write it in.
fn names(sheet: &BlankSheet<'_>) -> Markup {
    html! {
        @for _ in 0..sheet.games() {
            @for (at, name) in sheet.names().iter().enumerate() {
                @if name.is_empty() { td.game[at == 0] {} } @else { th.game[at == 0] scope="col" { (words(name)) } }
            }
        }
    }
}

/// The empty boxes of all games, each as high as some lines.
fn boxes(sheet: &BlankSheet<'_>, lines: usize) -> Markup {
    let wide = sheet.names().len();
    html! {
        @for _ in 0..sheet.games() {
            @for at in 0..wide { td.game[at == 0] rowspan=[(lines > 1).then_some(lines)] {} }
        }
    }
}

/// The lines of the hands, and the settlement below the same columns.
fn table(sheet: &BlankSheet<'_>) -> Markup {
    let (card, has_boxes) = (sheet.has_knock_card(), sheet.has_boxes());
    let hands = sheet.hands_in_a_round();
    let before = 5 + usize::from(card) + usize::from(has_boxes);
    html! {
        table {
            colgroup {
                col.number; col.who; col.count; col.against; col.count;
                @if card { col.knock-card; }
                @if has_boxes { col.count; }
            }
            thead {
                tr {
                    td rowspan="2" {}
                    th rowspan="2" scope="col" { (say::Who.text()) }
                    th rowspan="2" scope="col" { (say::With.text()) }
                    td rowspan="2" {}
                    th rowspan="2" scope="col" { (say::Against.text()) }
                    @if card { th rowspan="2" scope="col" { (page::KnockCard.text()) } }
                    @if has_boxes { th rowspan="2" scope="col" { (sheet::RowBoxes.text()) } }
                    @for game in 1..=sheet.games() {
                        th.game scope="colgroup" colspan=(sheet.names().len()) { (sheet.game(game)) }
                    }
                }
                tr.names { (names(sheet)) }
            }
            tbody {
                @for round in 1..=sheet.rounds() {
                    @for hand in 0..hands {
                        tr {
                            @if hand == 0 { th scope="row" rowspan=[(hands > 1).then_some(hands)] { (round) } }
                            td {} td {} td.v { "v" } td {}
                            @if card { td.v.card { "@" } }
                            @if has_boxes { td {} }
                            @if hand == 0 { (boxes(sheet, hands)) }
                        }
                    }
                }
            }
            tbody.settlement {
                @for row in sheet.settlement() {
                    tr { th scope="row" colspan=(before) { (row) } (boxes(sheet, 1)) }
                }
            }
        }
    }
}
