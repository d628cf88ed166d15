//! The settlement, step by step as on paper.

use super::correction::{adjusted_in, adjustment_error, adjustment_headline};
use super::rule_fault::code;
use super::ruling::{headline, side};
use super::text::{Line, Text, line_of};
use super::words::counted;
use ginscore_ledger::model::{Rescored, Rescoring, Series};
use ginscore_rules::notation::Names;
use ginscore_rules::rules::{
    Adjustment, ByPlayer, Evidence, Game, GameState, HouseRules, Player, Ruling, Score, SettledSheet,
    Settlement, SheetWinner, Stake, Term,
};

/// The settlement of a series.
pub fn summary(settlement: &Settlement, house: &HouseRules, names: &Names, stake: Option<Stake>) -> String {
    let mut text = String::new();
    let many = settlement.sheets.len() > 1;
    for (at, sheet) in settlement.sheets.iter().enumerate() {
        if many {
            text.push_str(&format!("Sheet {}\n", at + 1));
        }
        for (number, game) in (1..).zip(&sheet.games) {
            text.push_str(&game_lines(number, game, house, names));
        }
        text.push_str(&format!("{}\n", sheet_line(sheet, house, names)));
    }
    if many {
        text.push_str(&format!("{}\n", all_sheets(settlement, names)));
    }
    text.push_str(&verdict(settlement, house, names, stake));
    text
}

/// The totals of all sheets.
pub fn all_sheets(settlement: &Settlement, names: &Names) -> String {
    format!("All sheets: {}", both(&settlement.totals, names))
}

/// The hands with a different ruling under other rules, and the adjustments that they leave out, one line each.
pub fn otherwise(under: &Rescored, series: &Series) -> Text {
    let names = series.names();
    let mut text = Text::default();
    for (number, how) in &under.otherwise {
        let was = number.checked_sub(1).and_then(|at| series.hands().get(at));
        let was = was.map_or_else(String::new, |hand| headline(&hand.ruling, names));
        let is = match how {
            Rescoring::Ruled { ruling, .. } => {
                format!("{}, {}", headline(ruling, names), counted(ruling.boxes(), "box"))
            }
            Rescoring::Refused(faults) => {
                let codes: Vec<&str> = faults.iter().map(|fault| code(fault).as_str()).collect();
                format!("not valid under these rules ({}), left out", codes.join(", "))
            }
            Rescoring::BehindTheEnd => "after the end of the series under these rules, left out".to_owned(),
        };
        text.push(line_of!["hand ", *number, ": ", is, " (was: ", was, ")"]);
        if let Rescoring::Ruled { ruling, put_down: Some(player) } = how {
            text.push(put_down_differently(ruling, *player, names));
        }
    }
    for (adjustment, why) in &under.left_out {
        let (headline, why) = (adjustment_headline(adjustment, names), adjustment_error(*why));
        text.push(format!("adjustment left out under these rules: {headline} ({why})"));
    }
    text
}

/// The adjustments of the series that this score has, with their reasons, one line each. In a series of several sheets
/// the sheet is named, too.
pub fn adjustments(series: &Series, score: &Score) -> Text {
    let names = series.names();
    let many = score.sheets().len() > 1;
    let reasons: Vec<(Adjustment, &str)> =
        series.adjustments().map(|(entered, reason)| (entered.adjustment, reason)).collect();
    let mut left = reasons.into_iter();
    let mut text = Text::default();
    for entered in score.adjustments() {
        // Other rules may leave some out, but they come in the same order.
        let Some((adjustment, reason)) = left.find(|(adjustment, _)| *adjustment == entered.adjustment)
        else {
            continue;
        };
        let (headline, games) = (adjustment_headline(&adjustment, names), adjusted_in(entered));
        text.push(if many {
            format!("Adjustment: {headline} ({reason}), {games} of sheet {}", entered.sheet + 1)
        } else {
            format!("Adjustment: {headline} ({reason}), {games}")
        });
    }
    text
}

/// Whether other rules let a defender lay off on gin, and how the cards are shown then.
fn put_down_differently(ruling: &Ruling, player: Player, names: &Names) -> Line {
    let side = side(ruling, player, names).unwrap_or_default();
    let laid_off = matches!(ruling.evidence(), Evidence::Showdown { shown, .. }
        if shown.get(player).as_ref().is_some_and(|shown| !shown.layoffs.is_empty()));
    if laid_off {
        line_of!["  under these rules cards are laid off on gin: ", side]
    } else {
        line_of!["  under these rules no cards are laid off on gin: ", side]
    }
}

fn both<T: std::fmt::Display>(of: &ByPlayer<T>, names: &Names) -> String {
    Player::BOTH.map(|player| format!("{} {}", names.get(player), of.get(player))).join(", ")
}

fn game_lines(number: usize, game: &Game, house: &HouseRules, names: &Names) -> String {
    let mut text = format!("{}\n", game_title(number, game, names));
    for (player, sum) in added(game) {
        text.push_str(&format!("  {}: {sum}\n", names.get(player)));
    }
    text.extend(unpaid_shutout(game, house, names).map(|line| format!("  {line}\n")));
    text
}

/// The sums of a game in which anything is added to the points; the others are in its title already.
pub fn added(game: &Game) -> Vec<(Player, String)> {
    let title = |player: Player| game.column.points().get(player).to_string();
    let sums = sums(game);
    if sums.iter().all(|(player, sum)| *sum == title(*player)) { Vec::new() } else { sums }
}

/// The line for a shutout that the rules do not award. One that is awarded is a term of the winner's sum.
pub fn unpaid_shutout(game: &Game, house: &HouseRules, names: &Names) -> Option<String> {
    let loser = game.closed().filter(|closed| closed.shutout.is_none())?.winner.other();
    let shut_out = game.column.is_shut_out(house, loser);
    shut_out.then(|| format!("{} is shut out, which is worth nothing in these rules", names.get(loser)))
}

/// The result of a game, or its score so far.
pub fn game_title(number: usize, game: &Game, names: &Names) -> String {
    let points = both(&game.column.points(), names);
    match &game.state {
        GameState::Open => format!("Game {number} is open: {points}"),
        GameState::Stopped(_) => format!("Game {number} was not finished: {points}"),
        GameState::Closed(closed) => format!("Game {number}: {} wins, {points}", names.get(closed.winner)),
    }
}

/// The sum that leads to each player's total of a game, the winner's first; empty for an open game.
pub fn sums(game: &Game) -> Vec<(Player, String)> {
    let (terms, first) = match &game.state {
        GameState::Open => return Vec::new(),
        GameState::Stopped(stopped) => (&stopped.terms, Player::One),
        GameState::Closed(closed) => (&closed.terms, closed.winner),
    };
    [first, first.other()].map(|player| (player, sum(terms.get(player), *game.totals().get(player)))).into()
}

/// The sum that leads to a player's total of a game: `(120 + game bonus 100) x 2 for the shutout = 440`.
fn sum(terms: &[Term], total: i64) -> String {
    let mut parts: Vec<String> = Vec::new();
    let (mut own, mut only_points) = (0, true);
    for term in terms {
        only_points &= matches!(term, Term::Points(_));
        match term {
            Term::Points(points) => {
                own = *points;
                parts.push(points.to_string());
            }
            Term::GameBonus(bonus) => parts.push(format!("game bonus {bonus}")),
            Term::ShutoutBonus(bonus) => parts.push(format!("shutout {bonus}")),
            Term::PointsLead(lead) => parts.push(format!("difference {lead}")),
            Term::LineLead(lead) => parts.push(format!("box lead {lead}")),
            Term::Line { boxes, each } => parts.push(format!(
                "line bonus {} ({} at {each})",
                boxes * i64::from(*each),
                counted(i128::from(*boxes), "box"),
            )),
            Term::ShutoutDoubles => parts = vec![format!("{} x 2 for the shutout", grouped(&parts))],
            Term::Times(times) => parts = vec![format!("{} x {times} for this game", grouped(&parts))],
            Term::InWinnersLead => {
                return format!("0 (already part of the winner's difference: {})", counted(own, "point"));
            }
        }
    }
    let sum = parts.join(" + ");
    if only_points { sum } else { format!("{sum} = {total}") }
}

/// The terms so far, in parentheses if there is more than one.
fn grouped(parts: &[String]) -> String {
    match parts {
        [only] => only.clone(),
        several => format!("({})", several.join(" + ")),
    }
}

/// The totals and the winner of a sheet.
pub fn sheet_line(sheet: &SettledSheet, house: &HouseRules, names: &Names) -> String {
    let totals = both(&sheet.totals, names);
    let won = both(&sheet.games_won, names);
    let games = if sheet.games.len() > 1 { format!("; games won: {won}") } else { String::new() };
    let by = match house.sheet_winner {
        SheetWinner::MostGames if sheet.games.len() > 1 => " by games won",
        _ => "",
    };
    let end = match (sheet.finished, sheet.winner) {
        (false, _) => match sheet.decided.filter(|_| house.sheet_winner == SheetWinner::MostGames) {
            Some(winner) => {
                format!("; not finished, but {} has already won the sheet{by}", names.get(winner))
            }
            None => "; not finished".to_owned(),
        },
        (true, Some(winner)) => format!("; {} wins the sheet{by}", names.get(winner)),
        (true, None) => "; the sheet is tied".to_owned(),
    };
    format!("Totals: {totals}{games}{end}")
}

/// The winner, the difference and, with a stake, the payment.
pub fn verdict(settlement: &Settlement, house: &HouseRules, names: &Names, stake: Option<Stake>) -> String {
    let won = match (settlement.finished, settlement.winner) {
        (false, _) if settlement.stopped => "The series was stopped;".to_owned(),
        (false, _) => "Not finished. So far".to_owned(),
        (true, Some(winner)) => format!("{} wins the series;", names.get(winner)),
        (true, None) => "The series is tied;".to_owned(),
    };
    let rounded = rounded(settlement, house);
    let Some(stake) = stake else {
        return format!("{won} {}{rounded}.\n", lead(settlement, names));
    };
    let difference = counted(settlement.difference, "point");
    let paid = match settlement.pays {
        None => "nobody pays".to_owned(),
        Some(payer) => {
            let amount = amount(stake, settlement.difference);
            format!("{} pays {} {amount}", names.get(payer), names.get(payer.other()))
        }
    };
    if settlement.finished || settlement.stopped {
        format!("{won} the totals differ by {difference}{rounded}, and {paid}.\n")
    } else {
        format!("{won} the closed games differ by {difference}{rounded}; {paid}.\n")
    }
}

/// The player with the greater total, and the difference.
fn lead(settlement: &Settlement, names: &Names) -> String {
    match settlement.totals.ahead().filter(|_| settlement.difference > 0) {
        None => "the totals are equal".to_owned(),
        Some(ahead) => {
            let more = counted(settlement.difference, "point");
            format!("{} is {more} ahead of {}", names.get(ahead), names.get(ahead.other()))
        }
    }
}

/// The difference before rounding, if rounding changed it.
fn rounded(settlement: &Settlement, house: &HouseRules) -> String {
    let exact = settlement.totals.one.abs_diff(settlement.totals.two);
    match house.round_to.get() {
        to if to > 0 && exact != settlement.difference => {
            format!(" ({exact}, rounded to the nearest {to})")
        }
        _ => String::new(),
    }
}

/// The money for some points. If it is finer than hundredths, the remainder is named.
fn amount(stake: Stake, points: u64) -> String {
    let money = stake.times(points);
    match money.remainder() {
        None => money.to_string(),
        Some((paid, left)) => format!("{money} ({paid}, with {left} left over)"),
    }
}
