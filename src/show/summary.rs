//! The settlement, step by step as on paper.

use super::correction::{adjusted_in, adjustment_error, adjustment_headline};
use super::entrants::EntrantNames;
use super::rule_fault::code;
use super::ruling::{headline, side};
use super::words::counted;
use crate::text::{Line, Text, line_of};
use ginscore_ledger::model::{Rescored, Rescoring, Series};
use ginscore_rules::notation::{Names, Roster};
use ginscore_rules::rules::{
    Adjustment, ByEntrant, Entrant, Evidence, Game, GameState, HouseRules, Payer, Player, PlayerPayment,
    Ruling, Score, SettledSheet, Settlement, SheetWinner, Stake, Term, payments,
};

/// The settlement of a series.
pub fn summary(settlement: &Settlement, house: &HouseRules, roster: &Roster, stake: Option<Stake>) -> String {
    let names = &EntrantNames::of(roster);
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
    text.push_str(&verdict(settlement, house, roster, stake));
    text
}

/// The totals of all sheets.
pub fn all_sheets(settlement: &Settlement, names: &EntrantNames) -> String {
    format!("All sheets: {}", all(&settlement.totals, names))
}

/// The hands with a different ruling under other rules, and the adjustments that they leave out, one line each.
pub fn otherwise(under: &Rescored, series: &Series) -> Text {
    let roster = series.roster();
    let mut text = Text::default();
    for (number, opponents, how) in &under.otherwise {
        let names = &roster.pair(*opponents);
        let was = series.round(*number).into_iter().find(|hand| hand.opponents == *opponents);
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
        let (headline, why) =
            (adjustment_headline(adjustment, &EntrantNames::of(roster)), adjustment_error(*why));
        text.push(format!("adjustment left out under these rules: {headline} ({why})"));
    }
    text
}

/// The adjustments of the series that this score has, with their reasons, one line each. In a series of several sheets
/// the sheet is named, too.
pub fn adjustments(series: &Series, score: &Score) -> Text {
    let names = &EntrantNames::of(series.roster());
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

fn all<T: std::fmt::Display>(of: &ByEntrant<T>, names: &EntrantNames) -> String {
    of.iter().map(|(entrant, value)| format!("{} {value}", names.get(entrant))).collect::<Vec<_>>().join(", ")
}

fn game_lines(number: usize, game: &Game, house: &HouseRules, names: &EntrantNames) -> String {
    let mut text = format!("{}\n", game_title(number, game, names));
    for (player, sum) in added(game) {
        text.push_str(&format!("  {}: {sum}\n", names.get(player)));
    }
    text.extend(shutouts(game, house, names).into_iter().map(|line| format!("  {line}\n")));
    text
}

/// The sums of a game in which anything is added to the points; the others are in its title already.
pub fn added(game: &Game) -> Vec<(Entrant, String)> {
    let title = |entrant: Entrant| game.column.points().get(entrant).to_string();
    let sums = sums(game);
    if sums.iter().all(|(player, sum)| *sum == title(*player)) { Vec::new() } else { sums }
}

/// A line for a shutout that the rules do not award, and for each award that is not a term of the winner's sum because
/// one of three players pays it.
pub fn shutouts(game: &Game, house: &HouseRules, names: &EntrantNames) -> Vec<String> {
    let penalties = game.closed().map_or(&[][..], |closed| closed.penalties.as_slice());
    let paid = penalties.iter().map(|penalty| {
        let (from, to) = (names.get(penalty.from), names.get(penalty.to));
        format!("{from} is shut out, and pays {to} {} more", penalty.points)
    });
    unpaid_shutout(game, house, names).into_iter().chain(paid).collect()
}

/// The line for a shutout that the rules do not award.
fn unpaid_shutout(game: &Game, house: &HouseRules, names: &EntrantNames) -> Option<String> {
    let closed = game.closed().filter(|closed| closed.shutout.is_none())?;
    let mut losers = names.entrants().others(closed.winner);
    let loser = losers.find(|loser| game.column.is_shut_out(house, *loser))?;
    let is = names.verb(loser, "is", "are");
    Some(format!("{} {is} shut out, which is worth nothing in these rules", names.get(loser)))
}

/// The result of a game, or its score so far.
pub fn game_title(number: usize, game: &Game, names: &EntrantNames) -> String {
    let points = all(&game.column.points(), names);
    match &game.state {
        GameState::Open => format!("Game {number} is open: {points}"),
        GameState::Stopped(_) => format!("Game {number} was not finished: {points}"),
        GameState::Closed(closed) => {
            let wins = names.verb(closed.winner, "wins", "win");
            format!("Game {number}: {} {wins}, {points}", names.get(closed.winner))
        }
    }
}

/// The sum that leads to each total of a game, the winner's first; empty for an open game.
pub fn sums(game: &Game) -> Vec<(Entrant, String)> {
    let (terms, first) = match &game.state {
        GameState::Open => return Vec::new(),
        GameState::Stopped(stopped) => (&stopped.terms, Entrant::First),
        GameState::Closed(closed) => (&closed.terms, closed.winner),
    };
    let order = std::iter::once(first).chain(terms.entrants().others(first));
    order.map(|entrant| (entrant, sum(terms.get(entrant), *game.totals().get(entrant)))).collect()
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
pub fn sheet_line(sheet: &SettledSheet, house: &HouseRules, names: &EntrantNames) -> String {
    let totals = all(&sheet.totals, names);
    let won = all(&sheet.games_won, names);
    let games = if sheet.games.len() > 1 { format!("; games won: {won}") } else { String::new() };
    let by = match house.sheet_winner {
        SheetWinner::MostGames if sheet.games.len() > 1 => " by games won",
        _ => "",
    };
    let end = match (sheet.finished, sheet.winner) {
        (false, _) => match sheet.decided.filter(|_| house.sheet_winner == SheetWinner::MostGames) {
            Some(winner) => {
                let has = names.verb(winner, "has", "have");
                format!("; not finished, but {} {has} already won the sheet{by}", names.get(winner))
            }
            None => "; not finished".to_owned(),
        },
        (true, Some(winner)) => {
            format!("; {} {} the sheet{by}", names.get(winner), names.verb(winner, "wins", "win"))
        }
        (true, None) => "; the sheet is tied".to_owned(),
    };
    format!("Totals: {totals}{games}{end}")
}

/// The winner, the difference and, with a stake, the payment; of more than two players, every payment.
pub fn verdict(settlement: &Settlement, house: &HouseRules, roster: &Roster, stake: Option<Stake>) -> String {
    let names = &EntrantNames::of(roster);
    if !roster.lineup().is_two_players() {
        return format!("{}\n{}", result(settlement, names), all_payments(settlement, house, roster, stake));
    }
    let won = match (settlement.finished, settlement.winner) {
        (false, _) if settlement.stopped => "The series was stopped;".to_owned(),
        (false, _) => "Not finished. So far".to_owned(),
        (true, Some(winner)) => {
            format!("{} {} the series;", names.get(winner), names.verb(winner, "wins", "win"))
        }
        (true, None) => "The series is tied;".to_owned(),
    };
    let difference = settlement.difference().unwrap_or(0);
    let rounded = rounded(settlement, difference, house);
    let Some(stake) = stake else {
        return format!("{won} {}{rounded}.\n", lead(settlement, difference, names));
    };
    let paid = match settlement.transfers.as_slice() {
        [transfer] => {
            let amount = amount(stake, transfer.points);
            format!("{} pays {} {amount}", names.get(transfer.from), names.get(transfer.to))
        }
        _ => "nobody pays".to_owned(),
    };
    let difference = counted(difference, "point");
    if settlement.finished || settlement.stopped {
        format!("{won} the totals differ by {difference}{rounded}, and {paid}.\n")
    } else {
        format!("{won} the closed games differ by {difference}{rounded}; {paid}.\n")
    }
}

/// How a series of more than two players ended, or that it has not.
fn result(settlement: &Settlement, names: &EntrantNames) -> String {
    match (settlement.finished, settlement.winner) {
        (false, _) if settlement.stopped => "The series was stopped.".to_owned(),
        (false, _) => "The series is not finished.".to_owned(),
        (true, Some(winner)) => {
            format!("{} {} the series.", names.get(winner), names.verb(winner, "wins", "win"))
        }
        (true, None) => "The series is tied.".to_owned(),
    }
}

/// Every payment, one line each.
fn all_payments(
    settlement: &Settlement,
    house: &HouseRules,
    roster: &Roster,
    stake: Option<Stake>,
) -> String {
    let paid = payments(house, roster.lineup(), settlement);
    let lines: Vec<String> = paid.iter().map(|paid| payment(paid, roster, stake)).collect();
    match (settlement.finished || settlement.stopped, lines.as_slice()) {
        (true, []) => "Nobody pays anything.\n".to_owned(),
        (true, lines) => format!("{}\n", lines.join("\n")),
        (false, []) => "Nobody has to pay anything so far.\n".to_owned(),
        (false, lines) => {
            let lines = lines.iter().map(|line| format!("  {line}\n"));
            format!("For the closed games:\n{}", lines.collect::<String>())
        }
    }
}

/// What one pays another: points, or money.
fn payment(paid: &PlayerPayment, roster: &Roster, stake: Option<Stake>) -> String {
    let name = |payer: Payer| match payer {
        Payer::Player(seat) => roster.name(seat).to_owned(),
        Payer::Side(side) => roster.entrant(side),
    };
    let points = counted(paid.points, "point");
    let pays = if matches!(paid.from, Payer::Side(_)) { "pay" } else { "pays" };
    let (from, to) = (name(paid.from), name(paid.to));
    match stake {
        Some(stake) => format!("{from} {pays} {to} {} for {points}.", amount(stake, paid.points)),
        None => format!("{from} {pays} {to} for {points}."),
    }
}

/// The player with the greater total, and the difference.
fn lead(settlement: &Settlement, difference: u64, names: &EntrantNames) -> String {
    match settlement.transfers.as_slice() {
        [transfer] => {
            let more = counted(difference, "point");
            format!("{} is {more} ahead of {}", names.get(transfer.to), names.get(transfer.from))
        }
        _ => "the totals are equal".to_owned(),
    }
}

/// The difference before rounding, if rounding changed it.
fn rounded(settlement: &Settlement, difference: u64, house: &HouseRules) -> String {
    let exact = settlement.totals.get(Entrant::First).abs_diff(*settlement.totals.get(Entrant::Second));
    match house.round_to.get() {
        to if to > 0 && exact != difference => {
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
