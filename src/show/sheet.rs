//! The score sheet, as on paper: the games side by side, running totals hand by hand.

use comfy_table::{Cell, CellAlignment, ContentArrangement, Table, presets};

use super::ruling::end_name;
use super::words::counted;
use crate::ledger::seal::Code;
use crate::ledger::series::Series;
use crate::notation::names::Names;
use crate::rules::player::{ByPlayer, Player};
use crate::rules::ruling::End;
use crate::rules::score::{Score, ScoredHand};
use crate::rules::sheet::Sheet;

/// How wide and how plain it is to be: decided once, in `cli`.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// Columns of the terminal.
    pub width: u16,
    /// No boxes and no symbols, to be read aloud.
    pub plain: bool,
}

/// All sheets of a series, who deals, and the seal for the other player to note.
pub fn score(series: &Series, seal: Option<Code>, look: Look) -> String {
    let (score, names) = (series.score(), &series.header().names);
    let mut text = String::new();
    let many = score.sheets().len() > 1;
    for (at, sheet) in score.sheets().iter().enumerate() {
        if many {
            text.push_str(&format!("Sheet {}\n", at + 1));
        }
        let hands: Vec<(usize, &ScoredHand)> =
            (1..).zip(score.hands()).filter(|(_, hand)| hand.sheet == at).collect();
        if !look.plain {
            text.push_str(&table(sheet, &hands, names, look));
        }
        text.push_str(&games(sheet, score, names));
    }
    if score.hands().iter().any(|hand| !hand.ruling.verified()) {
        text.push_str("* by counts, not verified from cards\n");
    }
    text.push_str(&next(score, names));
    text.push_str(&seal.map_or_else(String::new, |seal| format!("Seal {seal}\n")));
    text
}

fn table(sheet: &Sheet, hands: &[(usize, &ScoredHand)], names: &Names, look: Look) -> String {
    let mut table = Table::new();
    table.load_style(presets::ASCII_FULL_CONDENSED).set_content_arrangement(ContentArrangement::Dynamic);
    table.set_width(look.width);
    let mut header = vec![Cell::new("hand")];
    for game in 1..=sheet.columns().len() {
        for player in Player::BOTH {
            let title = if sheet.columns().len() > 1 { format!("game {game}\n") } else { String::new() };
            header
                .push(Cell::new(format!("{title}{}", names.get(player))).set_alignment(CellAlignment::Right));
        }
    }
    table.set_header(header);
    let mut totals = vec![ByPlayer::<u64>::default(); sheet.columns().len()];
    for (number, hand) in hands {
        table.add_row(row(*number, hand, &mut totals));
    }
    // The style leaves spaces at the ends of lines where a cell is empty.
    table.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

fn row(number: usize, hand: &ScoredHand, totals: &mut [ByPlayer<u64>]) -> Vec<Cell> {
    let mark = if hand.ruling.verified() { "" } else { "*" };
    let mut row = vec![Cell::new(format!("{number} {}{mark}", end_name(hand.ruling.end())))];
    for (at, total) in totals.iter_mut().enumerate() {
        let entered = hand.entered(at);
        for player in Player::BOTH {
            let cell = match (entered, hand.ruling.winner()) {
                (Some(points), Some(winner)) if winner == player => {
                    *total.get_mut(player) += points;
                    total.get(player).to_string()
                }
                _ => String::new(),
            };
            row.push(Cell::new(cell).set_alignment(CellAlignment::Right));
        }
    }
    row
}

/// A line for each game: the points, the boxes, and who won it.
fn games(sheet: &Sheet, score: &Score, names: &Names) -> String {
    let mut text = String::new();
    for (at, column) in sheet.columns().iter().enumerate() {
        let each = Player::BOTH.map(|player| {
            let (points, boxes) = (column.points(), column.boxes());
            let boxes = counted(*boxes.get(player), "box");
            format!("{} {} ({boxes})", names.get(player), points.get(player))
        });
        let state = match column.winner() {
            Some(winner) => format!("closed, {} wins", names.get(winner)),
            None => format!("open to {}", score.house().target.get()),
        };
        text.push_str(&format!("game {}: {}; {state}\n", at + 1, each.join(", ")));
    }
    text
}

fn next(score: &Score, names: &Names) -> String {
    match (score.is_over(), score.dealer()) {
        (true, _) => "The series is over.\n".to_owned(),
        (false, Some(dealer)) => format!("{} deals.\n", names.get(dealer)),
        (false, None) => "Who deals first is not recorded.\n".to_owned(),
    }
}

/// Where a hand was entered, in a few words: `games 1 and 2`.
pub fn entered(hand: &ScoredHand) -> String {
    let columns: Vec<String> = hand.columns.iter().map(|column| (column + 1).to_string()).collect();
    match columns.as_slice() {
        [] if matches!(hand.ruling.end(), End::Draw | End::Tie) => "entered nowhere".to_owned(),
        [] => "entered nowhere: the games that this win goes to are closed".to_owned(),
        [one] => format!("entered in game {one}"),
        _ => format!("entered in games {}", super::words::all_of(&columns)),
    }
}

/// Which games a hand closed, and whether the series ended with it.
pub fn closed_by(score: &Score, number: usize, names: &Names) -> Vec<String> {
    let mut lines = Vec::new();
    let hand = number.checked_sub(1).and_then(|at| score.hands().get(at));
    let (Some(hand), true) = (hand, number == score.hands().len()) else {
        return lines;
    };
    let columns = score.sheets().get(hand.sheet).map_or(&[][..], Sheet::columns);
    for (at, column) in columns.iter().enumerate().filter(|(at, _)| hand.columns.contains(at)) {
        if let Some(winner) = column.winner() {
            lines.push(format!("game {} is closed: {} wins it", at + 1, names.get(winner)));
        }
    }
    if score.is_over() {
        lines.push("the series is over".to_owned());
    }
    lines
}
