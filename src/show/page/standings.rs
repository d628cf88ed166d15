//! The page of `standings`: the players as a table, and the race of their points.

use maud::html;

use super::isolated::{mark, sentence};
use super::progress::progress;
use super::stats::about;
use super::{Contents, foot, opened};
use crate::say::Fixed;
use crate::say::written::{player_stats::NoHandsYet, standings as table_say, stats_page as say};
use crate::show::statistics::standings::{Column, columns, notes};
use ginscore_ledger::stats::{Measure, SeriesFilter, SeriesStats, Standings, race};

/// The page of the standings over these series.
pub fn standings(of: &Standings, looks: &[&SeriesStats], filter: &SeriesFilter) -> String {
    let names: Vec<&str> = of.players.iter().map(|one| one.stats.name.as_str()).collect();
    let race = race(looks.iter().copied(), &names, Measure::Net);
    // What decides comes first: it is in sight on a phone.
    let (mut columns, mut others): (Vec<Column>, Vec<Column>) =
        columns(of).into_iter().partition(|column| is_first(*column));
    if of.tie_breaks.is_empty()
        && let Some(place) = columns.iter().position(|column| *column == Column::Net)
    {
        let net = columns.remove(place);
        columns.insert(0, net);
    }
    columns.append(&mut others);
    let title = say::StandingsTitle.text();
    let body = html! {
        (about(looks, filter))
        @if of.players.is_empty() {
            p { (NoHandsYet.text()) }
        } @else {
            section.wide aria-label=(title) tabindex="0" {
                table.standings {
                    thead {
                        tr {
                            th.number scope="col" { "#" }
                            th scope="col" { (table_say::HeadPlayer.text()) }
                            @for column in &columns { th.of scope="col" { (column.heading()) } }
                        }
                    }
                    tbody {
                        @for one in &of.players {
                            tr.first[one.place == 1] {
                                td.number { (one.place) }
                                th scope="row" { (sentence(&mark(&one.stats.name))) }
                                @for column in &columns { td { (column.figure(one)) } }
                            }
                        }
                    }
                }
            }
            @for note in notes(of) { p.faint { (note) } }
        }
        (progress(&race, Measure::Net))
    };
    format!("{}{}{}", opened(title, title, &Contents::default()), body.into_string(), foot())
}

/// Returns true for the columns that come first on the page.
const fn is_first(column: Column) -> bool {
    matches!(
        column,
        Column::MatchPoints | Column::Matches | Column::TieBreak(..) | Column::Net | Column::Rating
    )
}
