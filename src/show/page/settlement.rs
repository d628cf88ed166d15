//! The settlement, step by step.

use maud::{Markup, html};

use super::isolated::{marked, sentence};
use super::section;
use crate::messages::{Fixed, Message, written::page as say};
use crate::show::entrants::EntrantNames;
use crate::show::summary::{added, all_sheets, game_title, sheet_line, shutouts};
use crate::show::verdict::verdict;
use ginscore_ledger::model::Series;
use ginscore_rules::settlement::{Game, SettledSheet};

/// The settlement of a series.
pub(super) fn settlement(series: &Series) -> Markup {
    let (header, house) = (series.header(), series.score().house());
    let roster = &marked(series.roster());
    let names = &EntrantNames::of(roster);
    let settled = series.score().settlement();
    let many = settled.sheets.len() > 1;
    let game = |(number, game): (usize, &Game)| {
        html! {
            div.game-sum {
                p { (sentence(&game_title(number, game, names))) }
                ul.sums {
                    @for (player, sum) in added(game) {
                        li { (sentence(names.get(player))) ": " (sum) }
                    }
                    @for line in shutouts(game, house, names) { li { (sentence(&line)) } }
                }
            }
        }
    };
    let sheet = |(number, sheet): (usize, &SettledSheet)| {
        html! {
            @if many { h4 { (say::SheetNumber { number }.said()) } }
            @for one in (1..).zip(&sheet.games) { (game(one)) }
            p { (sentence(&sheet_line(sheet, house, names))) }
        }
    };
    let body = html! {
        @for one in (1..).zip(&settled.sheets) { (sheet(one)) }
        @if many { p { (sentence(&all_sheets(&settled, names))) } }
        p.verdict { @for line in verdict(&settled, house, roster, header.stake).lines() { (sentence(line)) br; } }
    };
    section(say::Settlement.text(), body)
}
