//! The settlement of games, sheets and series: totals, winners and payments.

use crate::rules::house::{BoxTiming, HouseRules, SeriesLength, SettlementMethod, SheetWinner, ShutoutAward};
use crate::rules::player::{ByPlayer, Player};
use crate::rules::settlement::{ClosedGame, Game, GameState, SettledSheet, Settlement, StoppedGame, Term};
use crate::rules::sheet::{Column, Sheet};

/// Settles the closed games of a series.
pub fn settle(house: &HouseRules, sheets: &[Sheet]) -> Settlement {
    settlement(house, sheets, false)
}

/// Settles a series that the players stopped. Each player keeps the points and the line bonus of the open games; nobody
/// wins these games or the series, and there is no bonus for a game or a shutout.
///
/// ```
/// use ginscore_rules::rules::{HouseRules, Player, Preset, Sheet, settle_stopped};
/// let house = HouseRules::new(Preset::named("pagat").unwrap().values()).unwrap();
/// let mut sheet = Sheet::new(&house);
/// sheet.enter(&house, Player::One, 30, 1);
/// sheet.enter(&house, Player::Two, 12, 1);
/// sheet.enter(&house, Player::Two, 5, 1);
/// let settlement = settle_stopped(&house, &[sheet]);
/// // 30 + 1 box at 20, against 17 + 2 boxes at 20
/// assert_eq!((settlement.totals.one, settlement.totals.two), (50, 57));
/// assert_eq!((settlement.winner, settlement.difference), (None, 7));
/// ```
pub fn settle_stopped(house: &HouseRules, sheets: &[Sheet]) -> Settlement {
    settlement(house, sheets, true)
}

fn settlement(house: &HouseRules, sheets: &[Sheet], stopped: bool) -> Settlement {
    let sheets: Vec<SettledSheet> = sheets.iter().map(|sheet| settle_sheet(house, sheet, stopped)).collect();
    let totals = ByPlayer::from_fn(|player| sheets.iter().map(|sheet| *sheet.totals.get(player)).sum());
    let ended = series_ended(house, &sheets, &totals).filter(|_| !stopped);
    Settlement {
        finished: ended.is_some(),
        stopped,
        winner: ended.flatten(),
        difference: difference(house, &totals),
        pays: pays(house, &totals),
        totals,
        sheets,
    }
}

/// The winner of the series, if any; `None` if the series is not over.
fn series_ended(
    house: &HouseRules,
    sheets: &[SettledSheet],
    totals: &ByPlayer<i64>,
) -> Option<Option<Player>> {
    let last = sheets.last().filter(|sheet| sheet.finished)?;
    match house.series {
        SeriesLength::OneSheet => Some(last.winner),
        SeriesLength::To(target) => {
            let reached = totals.one.max(totals.two) >= i64::from(target.get());
            totals.ahead().filter(|_| reached).map(Some)
        }
        SeriesLength::BestOf(sheets_of) => {
            let won = ByPlayer::from_fn(|player| {
                sheets.iter().filter(|sheet| sheet.winner == Some(player)).count()
            });
            won.ahead().filter(|ahead| *won.get(*ahead) >= sheets_of.majority() as usize).map(Some)
        }
    }
}

fn settle_sheet(house: &HouseRules, sheet: &Sheet, stopped: bool) -> SettledSheet {
    let games: Vec<Game> = sheet
        .columns()
        .iter()
        .enumerate()
        .map(|(at, column)| {
            let multiplier = house.multiplier(at);
            let state = match column.winner() {
                Some(winner) => GameState::Closed(settle_game(house, column, winner, multiplier)),
                None if stopped => GameState::Stopped(settle_stopped_game(house, column, multiplier)),
                None => GameState::Open,
            };
            Game { column: column.clone(), multiplier, state }
        })
        .collect();
    let closed = || games.iter().filter_map(Game::closed);
    let totals = ByPlayer::from_fn(|player| games.iter().map(|game| *game.totals().get(player)).sum());
    let games_won =
        ByPlayer::from_fn(|player| closed().map(|game| u32::from(game.winner == player)).sum::<u32>());
    let winner = match house.sheet_winner {
        SheetWinner::NetPoints => totals.ahead(),
        SheetWinner::MostGames => games_won.ahead(),
    };
    SettledSheet {
        finished: sheet.is_finished(),
        winner: winner.filter(|_| sheet.is_finished()),
        difference: difference(house, &totals),
        pays: pays(house, &totals),
        totals,
        decided: games_won.ahead().filter(|ahead| {
            let open = games.iter().filter(|game| game.closed().is_none()).count();
            let (won, lost) = (*games_won.get(*ahead), *games_won.get(ahead.other()));
            won as usize > lost as usize + open
        }),
        games_won,
        games,
    }
}

/// Settles a closed game.
///
/// The winner has the points, the bonus for the game, the award for a shutout, and the line bonus; the loser has the
/// points and the line bonus. If the house rules settle by score plus difference, only the winner has a total: the
/// points, the bonus, the lead in points, and the lead in line bonus.
///
/// For example, in a game to 100 with a bonus of 100 and boxes of 25, a player wins four hands of 30 points, and the
/// opponent none. The winner's total is 120 + 100 + 4 x 25 = 320, doubled by the shutout to 640.
///
/// ```
/// use ginscore_rules::rules::{HouseRules, Player, Preset, Sheet, settle};
/// let house = HouseRules::new(Preset::named("modern").unwrap().values()).unwrap();
/// let mut sheet = Sheet::new(&house);
/// for _ in 0..4 {
///     sheet.enter(&house, Player::One, 30, 1);
/// }
/// // (120 + 100 + 4 x 25) x 2
/// assert_eq!(settle(&house, &[sheet]).totals.one, 640);
/// ```
fn settle_game(house: &HouseRules, column: &Column, winner: Player, multiplier: u32) -> ClosedGame {
    let loser = winner.other();
    let each = points_per_box(house);
    let shut_out = column.is_shut_out(house, loser);
    let award = if shut_out { house.shutout.award } else { ShutoutAward::None };
    let game_bonus = i64::from(house.game_bonus.get());
    let line = column.boxes().map(|boxes| boxes * i64::from(each));
    let own = |player| Term::Points(*column.points().get(player));
    let line_bonus = |player| Term::Line { boxes: *column.boxes().get(player), each };
    let lead = |of: ByPlayer<i64>| *of.get(winner) - *of.get(loser);
    let bonus = Term::GameBonus(game_bonus);
    let (mut winners, mut losers) = match house.settlement {
        SettlementMethod::Totals => {
            let (points, boxes) = (own(winner), line_bonus(winner));
            let winners = match award {
                ShutoutAward::None => vec![points, bonus, boxes],
                ShutoutAward::Points(more) => {
                    vec![points, bonus, Term::ShutoutBonus(i64::from(more.get())), boxes]
                }
                ShutoutAward::DoublePoints => vec![points, Term::ShutoutDoubles, bonus, boxes],
                ShutoutAward::DoublePointsAndGame => vec![points, bonus, Term::ShutoutDoubles, boxes],
                ShutoutAward::DoubleTotal => vec![points, bonus, boxes, Term::ShutoutDoubles],
            };
            (winners, vec![own(loser), line_bonus(loser)])
        }
        SettlementMethod::ScorePlusDifference => {
            let points_lead = lead(column.points());
            let mut winners =
                vec![own(winner), bonus, Term::PointsLead(points_lead), Term::LineLead(lead(line))];
            if award == ShutoutAward::DoubleTotal {
                winners.push(Term::ShutoutDoubles);
            }
            (winners, vec![own(loser), Term::InWinnersLead])
        }
    };
    for terms in [&mut winners, &mut losers] {
        multiply(terms, multiplier);
    }
    let mut terms = ByPlayer { one: winners, two: losers };
    if winner == Player::Two {
        std::mem::swap(&mut terms.one, &mut terms.two);
    }
    ClosedGame {
        winner,
        line,
        game_bonus,
        shutout: Some(award).filter(|award| *award != ShutoutAward::None),
        terms,
    }
}

/// Settles an open game of a series that was stopped.
fn settle_stopped_game(house: &HouseRules, column: &Column, multiplier: u32) -> StoppedGame {
    let each = points_per_box(house);
    let terms = ByPlayer::from_fn(|player| {
        let (points, boxes) = (*column.points().get(player), *column.boxes().get(player));
        let mut terms = vec![Term::Points(points), Term::Line { boxes, each }];
        multiply(&mut terms, multiplier);
        terms
    });
    StoppedGame { line: column.boxes().map(|boxes| boxes * i64::from(each)), terms }
}

/// The points that a box is worth when a game is settled.
fn points_per_box(house: &HouseRules) -> u32 {
    match house.box_timing {
        BoxTiming::End => house.box_value.get(),
        BoxTiming::EachHand => 0,
    }
}

/// Adds the multiplier of the game, and removes the terms that change nothing: they do not belong in an explanation.
fn multiply(terms: &mut Vec<Term>, multiplier: u32) {
    terms.retain(|term| {
        !matches!(
            term,
            Term::GameBonus(0) | Term::LineLead(0) | Term::Line { boxes: 0, .. } | Term::Line { each: 0, .. }
        )
    });
    if multiplier != 1 {
        terms.push(Term::Times(multiplier));
    }
}

/// The difference of the totals, rounded to the nearest multiple of `round_to`; halves are rounded up.
fn difference(house: &HouseRules, totals: &ByPlayer<i64>) -> u64 {
    let exact = totals.one.abs_diff(totals.two);
    match u64::from(house.round_to.get()) {
        0 => exact,
        to => exact.saturating_mul(2).saturating_add(to) / (2 * to) * to,
    }
}

fn pays(house: &HouseRules, totals: &ByPlayer<i64>) -> Option<Player> {
    totals.ahead().map(Player::other).filter(|_| difference(house, totals) > 0)
}

#[cfg(test)]
mod tests;
