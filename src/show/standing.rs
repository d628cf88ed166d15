//! The score after a hand or a correction: what each player has and needs, the games that a hand closed and what they
//! are worth, and who deals.

use super::sheet::decided;
use super::text::{Line, line_of};
use super::words::counted;
use ginscore_rules::notation::Names;
use ginscore_rules::rules::{
    ByPlayer, Column, HouseRules, Player, Score, ScoredHand, SeriesLength, Settlement, Sheet, safety,
};

/// The lines after the last hand.
pub fn after_hand(score: &Score, hand: &ScoredHand, names: &Names) -> Vec<Line> {
    let mut lines = standing(score, Some(hand), names);
    lines.extend(closed_by(score, hand, names).into_iter().map(Line::from));
    if score.is_over() {
        lines.push(line_of!["the series is over"]);
    } else if let Some(dealer) = score.dealer() {
        lines.push(line_of![names.get(dealer), " deals"]);
    }
    lines
}

/// The score of each game in play, one line each: `score: Ann 86 (14 to go), Bob 0 (100 to go)`. With a hand, of its
/// sheet, with the games that it closed. Of several games, those without an entry are left out.
pub fn standing(score: &Score, hand: Option<&ScoredHand>, names: &Names) -> Vec<Line> {
    let Some(sheet) = hand.map_or_else(|| score.sheets().last(), |hand| score.sheets().get(hand.sheet))
    else {
        return Vec::new();
    };
    let threats = safety(score.house(), sheet, false);
    let threatened = |game: usize, player: Player| {
        threats.iter().any(|(at, of)| *at == game && of.get(player).shutout_threatens)
    };
    let closed_now = |at: &usize| hand.map_or(score.is_over(), |hand| hand.columns.contains(at));
    let many = sheet.columns().len() > 1;
    let has_something = |column: &Column, player: Player| {
        *column.entries().get(player) > 0
            || *column.points().get(player) != 0
            || *column.boxes().get(player) != 0
    };
    let is_begun = |column: &Column| Player::BOTH.into_iter().any(|player| has_something(column, player));
    let games = sheet.columns().iter().enumerate();
    let shown = games.filter(|(at, column)| column.winner().is_none() || closed_now(at));
    let shown: Vec<(usize, &Column)> =
        shown.filter(|(at, column)| *at == 0 || !many || is_begun(column)).collect();
    // The numbers of several games are in columns.
    let width = |player| {
        let points = shown.iter().map(|(_, column)| column.points().get(player).to_string().len());
        points.max().unwrap_or(0)
    };
    let widths = ByPlayer::from_fn(width);
    let mut lines: Vec<Line> = Vec::new();
    for (at, column) in shown {
        let [one, two] = Player::BOTH.map(|player| {
            let width = *widths.get(player);
            let needs = needs(column, score.house(), player, threatened(at, player));
            // A name is never on one line and its number on the next.
            let points = format!("{} {:>width$}", names.get(player), column.points().get(player));
            line_of![Line::kept(points), " (", needs, ")"]
        });
        let game = if many { format!("game {} ", at + 1) } else { String::new() };
        let title = if lines.is_empty() { "score: " } else { "       " };
        lines.push(line_of![title, game, one, ", ", two]);
    }
    lines
}

/// The points that a player needs in a game, or how it ended for them.
fn needs(column: &Column, house: &HouseRules, player: Player, threatened: bool) -> String {
    match column.winner() {
        Some(winner) if winner == player => "won".to_owned(),
        Some(_) => "lost".to_owned(),
        None if threatened => format!("{} to go, shut out so far", column.points_to_close(house, player)),
        None => format!("{} to go", column.points_to_close(house, player)),
    }
}

/// The games that a hand closed with what each is worth and, in a series of several sheets, the totals so far.
fn closed_by(score: &Score, hand: &ScoredHand, names: &Names) -> Vec<String> {
    let columns = score.sheets().get(hand.sheet).map_or(&[][..], Sheet::columns);
    if !hand.columns.iter().any(|at| columns.get(*at).is_some_and(|column| column.winner().is_some())) {
        return Vec::new();
    }
    let settlement = score.settlement();
    let games = settlement.sheets.get(hand.sheet).map_or(&[][..], |sheet| sheet.games.as_slice());
    let closed = games.iter().enumerate().filter(|(at, _)| hand.columns.contains(at));
    let mut lines: Vec<String> = closed
        .filter_map(|(at, game)| {
            let closed = game.closed()?;
            let (winner, worth) = (names.get(closed.winner), counted(closed.worth(), "point"));
            Some(match columns.len() {
                1 => format!("{winner} wins the game, which is worth {worth}"),
                _ => format!("game {} is closed: {winner} wins it, which is worth {worth}", at + 1),
            })
        })
        .collect();
    lines.extend(decided(score, hand.sheet, names));
    lines.extend(so_far(&settlement, score.house(), names));
    lines
}

/// The totals of a series of several sheets.
fn so_far(settlement: &Settlement, house: &HouseRules, names: &Names) -> Option<String> {
    let both = |of: &dyn Fn(Player) -> String| {
        Player::BOTH.map(|player| format!("{} {}", names.get(player), of(player))).join(", ")
    };
    let totals = both(&|player| settlement.totals.get(player).to_string());
    let won = |player| settlement.sheets.iter().filter(|sheet| sheet.winner == Some(player)).count();
    match house.series {
        SeriesLength::OneSheet => None,
        SeriesLength::To(target) => {
            Some(format!("all games so far: {totals}; the series ends at {}", target.get()))
        }
        SeriesLength::BestOf(sheets) => {
            let won = both(&|player| won(player).to_string());
            Some(format!("all games so far: {totals}; sheets won: {won}, best of {}", sheets.get()))
        }
    }
}
