//! The settlement as a table, with who pays whom below it.

use maud::{Markup, html};

use super::isolated::{marked, plain, sentence};
use super::section;
use crate::say::{Fixed, Message, written::page as say, written::sheet};
use crate::show::hand::entrants::EntrantNames;
use crate::show::settlement::summary::unsettled;
use crate::show::settlement::{Account, AccountRow, account_of_sheets};
use crate::show::words::all_of;
use ginscore_ledger::model::Series;
use ginscore_rules::players::Entrant;
use ginscore_rules::settlement::SettledSheet;

/// The settlement of a series, if a game is settled. The result is at the head of the series.
pub(super) fn settlement(series: &Series) -> Markup {
    let (score, house) = (series.score(), series.score().house());
    let names = &EntrantNames::of(&marked(series.roster()));
    let settled = score.settlement();
    let many = settled.sheets.len() > 1;
    let sheet = |(number, sheet): (usize, &SettledSheet)| {
        let account = Account::of(sheet, house)?;
        // The games in play are at the head, too.
        let unsettled = if score.is_over() { unsettled(sheet, names) } else { Vec::new() };
        Some(html! {
            @if many { h4 { (sheet::SheetNumber { number }.said()) } }
            (table(&account, names))
            @for line in unsettled { p.faint { (sentence(&line)) } }
        })
    };
    let sheets: Vec<Markup> = (1..).zip(&settled.sheets).filter_map(sheet).collect();
    if sheets.is_empty() {
        return html! {};
    }
    let body = html! {
        @for one in sheets { (one) }
        @if let Some(account) = account_of_sheets(&settled) { (table(&account, names)) }
    };
    section(say::Settlement.text(), body)
}

/// The title of a part as the sheet has it: `Game 1`.
fn capitalized(title: &str) -> String {
    let mut letters = title.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn table(account: &Account, names: &EntrantNames) -> Markup {
    let entrants = names.entrants().all();
    let players: Vec<&str> = names.iter().map(|(_, name)| name.as_str()).collect();
    let label = format!("{}, {}", say::Settlement.text(), plain(&all_of(&players)));
    let titled = account.parts.iter().any(|title| !title.is_empty());
    html! {
        section.wide aria-label=(label) tabindex="0" {
            table.settlement {
                colgroup { col; }
                @for _ in &account.parts { colgroup span=(entrants.len()) {} }
                thead {
                    @if titled {
                        tr {
                            td {}
                            @for title in &account.parts { th.game scope="colgroup" colspan=(entrants.len()) { (capitalized(title)) } }
                        }
                    }
                    tr {
                        td {}
                        @for _ in &account.parts {
                            @for (entrant, name) in names.iter() {
                                th.of.game[entrant == Entrant::First] scope="col" { span.name { (sentence(name)) } }
                            }
                        }
                    }
                }
                tbody { @for row in account.rows.iter().filter(|row| !row.is_sum) { (line(row)) } }
                @if account.rows.iter().any(|row| row.is_sum) {
                    tfoot { @for row in account.rows.iter().filter(|row| row.is_sum) { (line(row)) } }
                }
            }
        }
    }
}

fn line(row: &AccountRow) -> Markup {
    html! {
        tr {
            th scope="row" { (row.label) }
            @for (amounts, ahead) in row.amounts.iter().zip(&row.ahead) {
                @for (entrant, amount) in amounts.iter() {
                    td.ahead[*ahead == Some(entrant)].game[entrant == Entrant::First] { (amount) }
                }
            }
        }
    }
}
