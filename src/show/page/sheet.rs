//! The score sheet as a table, and a plot of each game next to it.

use maud::{Markup, html};

use super::grid::{Around, grid};
use super::isolated::{marked, plain, sentence};
use super::race::race;
use super::section;
use crate::say::{Fixed, Message, written::page as say, written::sheet};
use crate::show::hand::entrants::EntrantNames;
use crate::show::sheet::rows::{FilledSheet, filled_sheets};
use crate::show::sheet::{Shown, remarks};
use crate::show::words::all_of;
use ginscore_ledger::model::Series;
use ginscore_rules::house::HouseRules;
use ginscore_rules::series::Score;

pub(super) fn sheets(series: &Series) -> Markup {
    let (score, names) = (series.score(), &EntrantNames::of(&marked(series.roster())));
    let sheets = filled_sheets(score);
    let title = |number: usize| match sheets.len() {
        1 => say::ScoreSheet.said(),
        _ => say::ScoreSheetNumber { number }.said(),
    };
    html! {
        @for (number, filled) in (1..).zip(&sheets) {
            (section(&title(number), sheet(&title(number), filled, score, names)))
        }
    }
}

fn sheet(title: &str, filled: &FilledSheet<'_>, score: &Score, names: &EntrantNames) -> Markup {
    let rows = filled.rows();
    let games = filled.sheet.columns().len();
    let (house, remarks) = (score.house(), remarks(score, filled.sheet, names));
    html! {
        (table(title, filled, house, names))
        @for line in remarks.lines() { p { (sentence(line)) } }
        @if !rows.is_empty() {
            div.races {
                @for game in 0..games { (race(game, &rows, games > 1, house, names)) }
            }
        }
    }
}

/// The sheet itself: the running totals, the boxes, and what is missing.
pub(super) fn table(
    title: &str,
    filled: &FilledSheet<'_>,
    house: &HouseRules,
    names: &EntrantNames,
) -> Markup {
    let (caption, corner) = match names.has_rounds() {
        true => (say::TotalsByRound.text(), say::RoundColumn.text()),
        false => (say::TotalsByHand.text(), say::HandColumn.text()),
    };
    let around = Around { label: &format!("{title}, {}", plain(&together(names))), caption, corner };
    let is_marked = filled.rows().iter().any(|row| !filled.mark(row).is_empty());
    // A page has no faint games, and no newest row.
    let shown = Shown { filled, house, names, newest: false, is_over: true, earlier: 0 };
    html! {
        (grid(&shown.grid(), &around))
        @if is_marked { p.faint { (sheet::NotVerifiedMark.text()) } }
    }
}

fn together(names: &EntrantNames) -> String {
    let names: Vec<&str> = names.iter().map(|(_, name)| name.as_str()).collect();
    all_of(&names)
}
