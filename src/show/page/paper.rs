//! An empty score sheet as a page to print.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::POLICY;
use super::isolated::{typed, words};
use crate::messages::{Fixed, Lang, Message, written::paper as say, written::sheet};
use crate::show::paper::Paper;

/// The sheet as a page for paper of that size, as CSS names it.
pub fn paper(sheet: &Paper<'_>, size: &str) -> String {
    let page = html! {
        (DOCTYPE)
        html lang=(Lang::current().tag()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta http-equiv="Content-Security-Policy" content=(POLICY);
                link rel="icon" href="data:,";
                title { (say::Title.text()) }
                style { (PreEscaped(include_str!("paper.css"))) (PreEscaped(format!("@page {{ size: {size}; }}"))) }
            }
            body {
                h1 { (say::Title.text()) }
                dl {
                    @for (label, fact) in sheet.facts() {
                        div.fact.blank[fact.is_empty()] { dt { (label) } dd { (words(&fact)) } }
                    }
                }
                (lines(sheet))
                (settlement(sheet))
                section.typing {
                    @for line in sheet.typing() { p { (typed(&line)) } }
                    p { code { (words(&sheet.new_line())) } }
                }
                section.small {
                    p { (say::SmallPrint { rules: sheet.small_print().join("; ") }.said()) }
                    @for line in sheet.source() { p { (line) } }
                }
            }
        }
    };
    page.into_string()
}

/// The heads of the columns: games, and the names below them.
fn heads(sheet: &Paper<'_>) -> Markup {
    html! {
        @for _ in 0..sheet.games() {
            @for (at, name) in sheet.names().iter().enumerate() {
                th.game[at == 0] scope="col" { (words(name)) }
            }
        }
    }
}

/// The empty boxes of all games.
fn boxes(sheet: &Paper<'_>) -> Markup {
    let wide = sheet.names().len();
    html! {
        @for _ in 0..sheet.games() {
            @for at in 0..wide { td.game[at == 0] {} }
        }
    }
}

fn lines(sheet: &Paper<'_>) -> Markup {
    let (card, has_boxes) = (sheet.has_knock_card(), sheet.has_boxes());
    html! {
        table.lines {
            colgroup {
                col.number; col.who; col.count; col.against; col.count;
                @if card { col.count; }
                @if has_boxes { col.count; }
            }
            thead {
                tr {
                    th rowspan="2" {}
                    th rowspan="2" scope="col" { (say::Who.text()) }
                    th rowspan="2" scope="col" { (say::With.text()) }
                    th rowspan="2" {}
                    th rowspan="2" scope="col" { (say::Against.text()) }
                    @if card { th rowspan="2" scope="col" { (say::KnockCard.text()) } }
                    @if has_boxes { th rowspan="2" scope="col" { (sheet::RowBoxes.text()) } }
                    @for game in 1..=sheet.games() {
                        th.game scope="colgroup" colspan=(sheet.names().len()) { (sheet.game(game)) }
                    }
                }
                tr.names { (heads(sheet)) }
            }
            tbody {
                @for number in sheet.numbers() {
                    tr {
                        th scope="row" { (number) }
                        td {} td {} td.v { "v" } td {}
                        @if card { td.v { "@" } }
                        @if has_boxes { td {} }
                        (boxes(sheet))
                    }
                }
            }
        }
    }
}

fn settlement(sheet: &Paper<'_>) -> Markup {
    html! {
        section.settlement {
            h2 { (say::Settlement.text()) }
            table {
                thead {
                    tr {
                        th rowspan="2" {}
                        @for game in 1..=sheet.games() {
                            th.game scope="colgroup" colspan=(sheet.names().len()) { (sheet.game(game)) }
                        }
                    }
                    tr.names { (heads(sheet)) }
                }
                tbody {
                    @for row in sheet.settlement() { tr { th scope="row" { (row) } (boxes(sheet)) } }
                    @for row in sheet.ends() {
                        tr { th scope="row" { (row) } td.game colspan=(sheet.names().len() * sheet.games()) {} }
                    }
                }
            }
        }
    }
}
