//! The settlement, step by step as on paper.

use crate::say::text::{Line, Style, Text, line_of};
use crate::say::{Message, written::sheet, written::summary as say};
use crate::show::grid::Grid;
use crate::show::hand::entrants::EntrantNames;
use crate::show::hand::ruling::{headline, side};
use crate::show::mistakes::rule_fault::code;
use crate::show::render::TextStyle;
use crate::show::series::adjustment::{adjustment_error, adjustment_headline};
use crate::show::series::numbered::has_rounds;
use crate::show::settlement::{account, account_of_sheets};
use crate::show::sheet::game_numbers;
use crate::show::sheet::verdict::strong_verdict;
use crate::show::words::{listed, number_shown};
use ginscore_ledger::model::{Rescored, Rescoring, Series};
use ginscore_notation::Names;
use ginscore_rules::hand::{Evidence, Ruling};
use ginscore_rules::house::{HouseRules, SheetWinner};
use ginscore_rules::players::Player;
use ginscore_rules::series::Score;
use ginscore_rules::settlement::{Game, GameState, SettledSheet, Settlement};
use ginscore_rules::sheets::Adjustment;

/// The settlement of a series, as tables or in sentences; what matters most comes last.
/// `tonight` is what is owed for the whole evening, if that is to be said.
pub fn summary(
    settlement: &Settlement,
    score: &Score,
    series: &Series,
    tonight: Option<String>,
    look: TextStyle,
) -> Text {
    let (house, roster) = (score.house(), series.roster());
    let names = &EntrantNames::of(roster);
    let stake = series.header().stake;
    let many = settlement.sheets.len() > 1;
    let write = |account: Grid| if look.plain { account.sentences() } else { account.drawn(look) };
    let mut text = Text::default();
    for (number, sheet) in (1..).zip(&settlement.sheets) {
        if many {
            text.push(sheet::SheetNumber { number }.line());
        }
        text.append(account(sheet, house, names).map_or_else(Text::default, write));
        unsettled(sheet, house, names, look.plain)
            .into_iter()
            .for_each(|line| text.push(Line::styled(Style::Dim, line)));
    }
    text.append(account_of_sheets(settlement, names).map_or_else(Text::default, write));
    for line in adjustments(series, score).lines() {
        text.push(Line::styled(Style::Dim, line.to_string()));
    }
    let tonight = tonight.map(|owed| Line::styled(Style::Strong, owed));
    text.then(strong_verdict(settlement, roster, stake)).then(tonight.into_iter().collect::<Text>())
}

/// The open games, which are not settled yet, one line each. Where the most games win, and enough are won, who has the sheet
/// whatever comes.
pub fn unsettled(
    sheet: &SettledSheet,
    house: &HouseRules,
    names: &EntrantNames,
    is_spoken: bool,
) -> Vec<String> {
    // The table has those that were stopped.
    let games = (1..).zip(&sheet.games).filter(|(_, game)| matches!(game.state, GameState::Open));
    let titles = games.map(|(number, game)| game_title(number, game, names, is_spoken));
    let goes_on = sheet.games.iter().any(|game| matches!(game.state, GameState::Open));
    let is_early = goes_on && house.sheet_winner == SheetWinner::MostGames;
    let decided =
        sheet.decided.filter(|_| is_early).map(|of| say::SheetDecided { name: names.get(of) }.said());
    titles.chain(decided).collect()
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
        let (count, games) = (entered.columns.len(), game_numbers(&entered.columns));
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

/// The result of a game, or its score so far.
pub fn game_title(number: usize, game: &Game, names: &EntrantNames, is_spoken: bool) -> String {
    let points = game.column.points();
    let points = names.with(|entrant| number_shown(points.get(entrant), is_spoken));
    match &game.state {
        GameState::Open => say::GameOpen { number, points }.said(),
        GameState::Stopped => say::GameNotFinished { number, points }.said(),
        GameState::Closed(closed) => say::GameWon { number, name: names.get(closed.winner), points }.said(),
    }
}
