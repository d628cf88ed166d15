//! The settlement, step by step as on paper.

use crate::say::text::{Line, Style, Text, line_of};
use crate::say::{Message, written::rules_in_words, written::sheet, written::summary as say};
use crate::show::hand::entrants::EntrantNames;
use crate::show::hand::ruling::{headline, side};
use crate::show::mistakes::rule_fault::code;
use crate::show::render::TextStyle;
use crate::show::series::correction::{adjustment_error, adjustment_headline, has_rounds};
use crate::show::settlement::{Account, account_of_sheets};
use crate::show::sheet::verdict::{strong_verdict, verdict};
use crate::show::words::{all_of, listed};
use ginscore_ledger::model::{Rescored, Rescoring, Series};
use ginscore_notation::Names;
use ginscore_rules::hand::{Evidence, Ruling};
use ginscore_rules::house::{HouseRules, SheetWinner};
use ginscore_rules::players::{Entrant, Player};
use ginscore_rules::series::Score;
use ginscore_rules::settlement::{Game, GameState, SettledSheet, Settlement, Term};
use ginscore_rules::sheets::Adjustment;

/// The settlement of a series, as tables or in sentences; what matters most comes last.
pub fn summary(settlement: &Settlement, score: &Score, series: &Series, look: TextStyle) -> Text {
    let (house, roster) = (score.house(), series.roster());
    let names = &EntrantNames::of(roster);
    let stake = series.header().stake;
    let adjustments = adjustments(series, score);
    if look.plain {
        let settled = in_sentences(settlement, house, names) + &verdict(settlement, house, roster, stake);
        return adjustments.then(settled);
    }
    let many = settlement.sheets.len() > 1;
    let mut text = Text::default();
    for (number, sheet) in (1..).zip(&settlement.sheets) {
        if many {
            text.push(sheet::SheetNumber { number }.line());
        }
        text.append(
            Account::of(sheet, house).map_or_else(Text::default, |account| account.drawn(names, look)),
        );
        unsettled(sheet, names).into_iter().for_each(|line| text.push(Line::styled(Style::Dim, line)));
    }
    if let Some(account) = account_of_sheets(settlement) {
        text.append(account.drawn(names, look));
    }
    for line in adjustments.lines() {
        text.push(Line::styled(Style::Dim, line.to_string()));
    }
    text.then(strong_verdict(settlement, house, roster, stake))
}

/// The games without a winner, one line each: open ones, which are not settled yet, and those that were stopped.
pub fn unsettled(sheet: &SettledSheet, names: &EntrantNames) -> Vec<String> {
    let games = (1..).zip(&sheet.games).filter(|(_, game)| game.closed().is_none());
    games.map(|(number, game)| game_title(number, game, names)).collect()
}

/// The settlement in sentences, without the verdict.
fn in_sentences(settlement: &Settlement, house: &HouseRules, names: &EntrantNames) -> String {
    let mut text = String::new();
    let many = settlement.sheets.len() > 1;
    for (at, sheet) in settlement.sheets.iter().enumerate() {
        if many {
            text.push_str(&format!("{}\n", sheet::SheetNumber { number: at + 1 }.said()));
        }
        for (number, game) in (1..).zip(&sheet.games) {
            text.push_str(&game_lines(number, game, names));
        }
        text.push_str(&format!("{}\n", sheet_line(sheet, house, names)));
    }
    if many {
        let totals = names.with(|entrant| *settlement.totals.get(entrant));
        text.push_str(&format!("{}\n", say::AllSheets { totals }.said()));
    }
    text
}

/// The hands with a different ruling under other rules, and the adjustments that they leave out, one line each.
pub fn otherwise(under: &Rescored, series: &Series) -> Text {
    let roster = series.roster();
    let mut text = Text::default();
    for (number, opponents, how) in &under.otherwise {
        let names = &roster.pair(*opponents);
        let was = series.round(*number).into_iter().find(|hand| hand.opponents == *opponents);
        let before = was.map_or_else(String::new, |hand| headline(&hand.ruling, names));
        let rounds = has_rounds(roster);
        text.push(match how {
            Rescoring::Ruled { ruling, .. } => {
                let (headline, boxes) = (headline(ruling, names), ruling.boxes());
                if rounds {
                    say::RuledOtherwiseInRound { number, headline, boxes, before }.line()
                } else {
                    say::RuledOtherwise { number, headline, boxes, before }.line()
                }
            }
            Rescoring::Refused(faults) => {
                let faults = listed(faults.iter().map(|fault| code(fault).as_str()));
                if rounds {
                    say::NotValidInRound { number, faults, before }.line()
                } else {
                    say::NotValid { number, faults, before }.line()
                }
            }
            Rescoring::BehindTheEnd if rounds => say::RoundAfterTheEnd { number, before }.line(),
            Rescoring::BehindTheEnd => say::AfterTheEnd { number, before }.line(),
        });
        if let Rescoring::Ruled { ruling, put_down: Some(player) } = how {
            text.push(put_down_differently(ruling, *player, names));
        }
    }
    for (adjustment, why) in &under.left_out {
        let adjustment = adjustment_headline(adjustment, &EntrantNames::of(roster));
        text.push(say::AdjustmentLeftOut { adjustment, why: adjustment_error(*why) }.line());
    }
    text
}

/// The adjustments of the series that this score has, with their reasons, one line each. In a series of several sheets
/// the sheet is named, too.
fn adjustments(series: &Series, score: &Score) -> Text {
    let names = &EntrantNames::of(series.roster());
    let many = score.sheets().len() > 1;
    let reasons: Vec<(Adjustment, &str)> =
        series.adjustments().map(|(entered, reason)| (entered.adjustment, reason)).collect();
    let mut left = reasons.into_iter();
    let mut text = Text::default();
    for entered in score.adjustments() {
        // Other rules may leave some out, but they come in the same order.
        let Some((adjustment, why)) = left.find(|(adjustment, _)| *adjustment == entered.adjustment) else {
            continue;
        };
        let adjustment = adjustment_headline(&adjustment, names);
        let games: Vec<String> = entered.columns.iter().map(|game| (game + 1).to_string()).collect();
        let (count, games) = (games.len(), all_of(&games));
        text.push(if many {
            let sheet = entered.sheet + 1;
            say::AdjustmentInOfSheet { count, adjustment, why, games, sheet }.line()
        } else {
            say::AdjustmentIn { count, adjustment, why, games }.line()
        });
    }
    text
}

/// Whether other rules let a defender lay off on gin, and how the cards are shown then.
fn put_down_differently(ruling: &Ruling, player: Player, names: &Names) -> Line {
    let cards = side(ruling, player, names).unwrap_or_default();
    let laid_off = matches!(ruling.evidence(), Evidence::Showdown { shown, .. }
        if shown.get(player).as_ref().is_some_and(|shown| !shown.layoffs.is_empty()));
    if laid_off {
        line_of!["  ", say::LaidOffOnGin { cards }]
    } else {
        line_of!["  ", say::NotLaidOffOnGin { cards }]
    }
}

fn game_lines(number: usize, game: &Game, names: &EntrantNames) -> String {
    let mut text = format!("{}\n", game_title(number, game, names));
    for (player, sum) in added(game) {
        text.push_str(&format!("  {}: {sum}\n", names.get(player)));
    }
    // Where one of three players pays the award for a shutout, it is in nobody's sum.
    for penalty in game.closed().map_or(&[][..], |closed| closed.penalties.as_slice()) {
        let (name, winner) = (names.get(penalty.from), names.get(penalty.to));
        text.push_str(&format!("  {}\n", say::ShutOutPays { name, winner, points: penalty.points }.said()));
    }
    text
}

/// The sums of a game in which anything is added to the points; the others are in its title already.
fn added(game: &Game) -> Vec<(Entrant, String)> {
    let title = |entrant: Entrant| game.column.points().get(entrant).to_string();
    let sums = sums(game);
    if sums.iter().all(|(player, sum)| *sum == title(*player)) { Vec::new() } else { sums }
}

/// The result of a game, or its score so far.
pub fn game_title(number: usize, game: &Game, names: &EntrantNames) -> String {
    let points = game.column.points();
    let points = names.with(|entrant| *points.get(entrant));
    match &game.state {
        GameState::Open => say::GameOpen { number, points }.said(),
        GameState::Stopped(_) => say::GameNotFinished { number, points }.said(),
        GameState::Closed(closed) => say::GameWon { number, name: names.get(closed.winner), points }.said(),
    }
}

/// The sum that leads to each total of a game, the winner's first; empty for an open game.
pub fn sums(game: &Game) -> Vec<(Entrant, String)> {
    let terms = game.terms();
    let first = game.closed().map_or(Entrant::First, |closed| closed.winner);
    let order = std::iter::once(first).chain(terms.entrants().others(first));
    let settled = order.filter(|entrant| !terms.get(*entrant).is_empty());
    settled.map(|entrant| (entrant, sum(terms.get(entrant), *game.totals().get(entrant)))).collect()
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
            Term::GameBonus(points) => parts.push(rules_in_words::GameBonus { points }.said()),
            Term::ShutoutBonus(points) => parts.push(rules_in_words::ShutoutWorth { points }.said()),
            Term::PointsLead(points) => parts.push(say::TermDifference { points }.said()),
            Term::LineLead(points) => parts.push(say::TermBoxLead { points }.said()),
            Term::Line { boxes, each } => {
                let points = boxes * i64::from(*each);
                parts.push(say::TermLineBonus { points, boxes, each }.said());
            }
            Term::ShutoutDoubles => {
                parts = vec![say::TermShutoutDoubles { sum: in_parentheses(&parts) }.said()];
            }
            Term::Times(times) => {
                parts = vec![say::TermGameCounts { sum: in_parentheses(&parts), times }.said()];
            }
            Term::InWinnersLead => return say::TermInDifference { points: own }.said(),
        }
    }
    let sum = parts.join(" + ");
    if only_points { sum } else { format!("{sum} = {total}") }
}

/// The terms so far, in parentheses if there is more than one.
fn in_parentheses(parts: &[String]) -> String {
    match parts {
        [only] => only.clone(),
        several => format!("({})", several.join(" + ")),
    }
}

/// The totals and the winner of a sheet.
fn sheet_line(sheet: &SettledSheet, house: &HouseRules, names: &EntrantNames) -> String {
    let totals = names.with(|entrant| *sheet.totals.get(entrant));
    let by_games = house.sheet_winner == SheetWinner::MostGames;
    let of = |winner: Entrant| names.get(winner);
    if sheet.games.len() <= 1 {
        return match (sheet.finished, sheet.winner.map(of)) {
            (false, _) => say::SheetNotFinished { totals }.said(),
            (true, Some(name)) => say::SheetWon { totals, name }.said(),
            (true, None) => say::SheetTied { totals }.said(),
        };
    }
    let won = names.with(|entrant| *sheet.games_won.get(entrant));
    match (sheet.finished, sheet.winner.map(of), sheet.decided.filter(|_| by_games).map(of)) {
        (false, _, Some(name)) => say::GamesDecided { totals, won, name }.said(),
        (false, _, None) => say::GamesNotFinished { totals, won }.said(),
        (true, Some(name), _) if by_games => say::GamesWonByGames { totals, won, name }.said(),
        (true, Some(name), _) => say::GamesWonByTotals { totals, won, name }.said(),
        (true, None, _) => say::GamesTied { totals, won }.said(),
    }
}
