//! The settlement as a table, as on paper: what each has of every game, the sums, and the difference.

pub mod summary;
pub mod share;
pub mod why_money;

use crate::say::{
    Fixed, Message, written::page, written::ruling::StepDifference, written::sheet, written::summary as say,
};
use crate::show::grid::{Figure, Grid, GridHead, GridPart, GridRow, Meaning, RowPlace};
use crate::show::hand::entrants::EntrantNames;
use crate::show::sheet::table::head;
use crate::show::words::{capitalized, listed, wrapped};
use ginscore_rules::house::{HouseRules, SheetWinner};
use ginscore_rules::players::ByEntrant;
use ginscore_rules::settlement::{Game, SettledSheet, Settlement, Term};

/// A wider label is broken where a table is narrow.
const NARROW_LABEL: usize = 10;

/// What each has of every sheet, if there are several.
pub fn account_of_sheets(settlement: &Settlement, names: &EntrantNames) -> Option<Grid> {
    let row = |(number, settled): (usize, &SettledSheet)| {
        row(RowPlace::Body, sheet::SheetNumber { number }.said(), [settled.totals.map(i64::to_string)])
    };
    let mut rows = (1..).zip(&settlement.sheets).map(row).collect();
    add_sums(&mut rows, &[settlement.totals]);
    let account = Grid { adds_up: true, ..Grid::new("", GridHead::names(names), rows) };
    (settlement.sheets.len() > 1).then_some(account)
}

/// The settled games of a sheet side by side, all of them in the last part, and their sums. `None` if none is settled.
pub fn account(sheet: &SettledSheet, house: &HouseRules, names: &EntrantNames) -> Option<Grid> {
    let statement = sheet.statement();
    let games: Vec<&Game> = statement.games.iter().filter_map(|at| sheet.games.get(*at)).collect();
    let several = games.len() > 1;
    let of_game = |at: &usize| match sheet.games.len() {
        1 => GridPart::new(String::new()),
        _ => GridPart { long_title: page::GameColumn { number: at + 1 }.said(), ..GridPart::new(head(*at)) },
    };
    let all =
        || GridPart { long_title: capitalized(say::HeadAll.text()), ..GridPart::new(say::HeadAll.said()) };
    let mut rows = Vec::new();
    for of in &statement.rows {
        let all = ByEntrant::from_fn(of.all.entrants(), |entrant| {
            let has = of.games.iter().any(|game| game.get(entrant).is_some());
            has.then_some(*of.all.get(entrant))
        });
        // Nothing is a number only where it was scored.
        let counts = |more: &i64| *more != 0 || matches!(of.term, Term::Points(_));
        let amounts = of.games.iter().copied().chain(several.then_some(all));
        let amounts = amounts.map(|of| of.map(|amount| written(&amount.filter(counts))));
        rows.push(row(RowPlace::Body, label(of.term, &games), amounts));
    }
    let totals = games.iter().map(|game| game.totals()).chain(several.then_some(sheet.totals));
    add_sums(&mut rows, &totals.collect::<Vec<_>>());
    let paid = |points: &i64| if *points == 0 { String::new() } else { format!("{points:+}") };
    let penalties = statement.penalties.iter().map(|of| of.map(paid));
    rows.push(row(RowPlace::Sum, say::RowShutout.said(), penalties));
    if house.sheet_winner == SheetWinner::MostGames && several {
        let won = |game: &&Game| {
            ByEntrant::from_fn(sheet.totals.entrants(), |entrant| {
                let won = game.closed().is_some_and(|closed| closed.winner == entrant);
                if won { "1".to_owned() } else { String::new() }
            })
        };
        let amounts = games.iter().map(won).chain([sheet.games_won.map(u32::to_string)]);
        rows.push(row(RowPlace::Sum, say::RowGamesWon.said(), amounts));
    }
    let account = Grid {
        parts: statement.games.iter().map(of_game).chain(several.then(all)).collect(),
        adds_up: true,
        totals: several.then(|| say::Totals { totals: names.with(|of| *sheet.totals.get(of)) }.line()),
        ..Grid::new("", GridHead::names(names), rows)
    };
    (!games.is_empty()).then_some(account)
}

/// A row of amounts, those of each part.
fn row(place: RowPlace, label: String, amounts: impl IntoIterator<Item = ByEntrant<String>>) -> GridRow {
    let figures = |of: ByEntrant<String>| of.iter().map(|(_, amount)| Figure::from(amount.clone())).collect();
    GridRow {
        place,
        short: wrapped(&label, NARROW_LABEL).join("\n"),
        label,
        strong: false,
        figures: amounts.into_iter().map(figures).collect(),
    }
}

/// Adds the sums, unless there is nothing to add up, and how far one of two is ahead.
fn add_sums(rows: &mut Vec<GridRow>, totals: &[ByEntrant<i64>]) {
    if rows.len() > 1 {
        let sums = totals.iter().map(|of| of.map(i64::to_string));
        rows.push(row(RowPlace::Sum, say::RowSum.said(), sums));
    }
    for (figures, of) in rows.last_mut().into_iter().flat_map(|sums| &mut sums.figures).zip(totals) {
        for (figure, entrant) in figures.iter_mut().zip(of.entrants().all()) {
            if of.ahead() == Some(*entrant) {
                figure.meaning = Meaning::Won;
            }
        }
    }
    let lead = |of: &ByEntrant<i64>| {
        ByEntrant::from_fn(of.entrants(), |entrant| {
            written(&of.lead().filter(|(ahead, _)| *ahead == entrant).map(|(_, points)| points))
        })
    };
    rows.push(row(RowPlace::Sum, StepDifference.said(), totals.iter().map(lead)));
}

fn written<T: ToString>(amount: &Option<T>) -> String {
    amount.as_ref().map(T::to_string).unwrap_or_default()
}

pub fn label(term: Term, games: &[&Game]) -> String {
    match term {
        Term::Points(_) => say::RowPoints.said(),
        Term::GameBonus(_) => say::RowGameBonus.said(),
        Term::ShutoutBonus(_) => say::RowShutout.said(),
        Term::PointsLead(_) => say::RowPointsLead.said(),
        Term::LineLead(_) => say::RowLineLead.said(),
        Term::Line { each, .. } => say::RowLineBonus { each }.said(),
        Term::ShutoutDoubles => say::RowShutoutDoubles.said(),
        Term::InWinnersLead => say::RowInWinnersLead.said(),
        Term::Times(_) => {
            let times = listed(games.iter().map(|game| game.multiplier.to_string()));
            say::RowMultiplier { times }.said()
        }
    }
}
