//! The settlement as a table, with who pays whom below it.

use maud::{Markup, html};

use super::grid::{Around, grid};
use super::isolated::{marked, plain};
use super::section;
use crate::say::{Fixed, Message, written::page as say, written::sheet};
use crate::show::grid::Grid;
use crate::show::hand::entrants::EntrantNames;
use crate::show::settlement::{account, account_of_sheets};
use crate::show::words::all_of;
use ginscore_ledger::model::Series;
use ginscore_rules::settlement::SettledSheet;

/// The settlement of a series, if a game is settled. The result is at the head of the series.
pub(super) fn settlement(series: &Series) -> Markup {
    let (score, house) = (series.score(), series.score().house());
    let names = &EntrantNames::of(&marked(series.roster()));
    let settled = score.settlement();
    let many = settled.sheets.len() > 1;
    let sheet = |(number, sheet): (usize, &SettledSheet)| {
        let account = account(sheet, house, names)?;
        Some(html! {
            @if many { h4 { (sheet::SheetNumber { number }.said()) } }
            (table(&account, names))
        })
    };
    let sheets: Vec<Markup> = (1..).zip(&settled.sheets).filter_map(sheet).collect();
    if sheets.is_empty() {
        return html! {};
    }
    let body = html! {
        @for one in sheets { (one) }
        @if let Some(account) = account_of_sheets(&settled, names) { (table(&account, names)) }
    };
    section(say::Settlement.text(), body)
}

fn table(account: &Grid, names: &EntrantNames) -> Markup {
    let players: Vec<&str> = names.iter().map(|(_, name)| name.as_str()).collect();
    let label = format!("{}, {}", say::Settlement.text(), plain(&all_of(&players)));
    grid(account, &Around { label: &label, caption: "", corner: "" })
}
