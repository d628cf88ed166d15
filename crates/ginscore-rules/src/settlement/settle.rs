//! The settlement of games, sheets and series: totals, winners and payments.

use alloc::vec::Vec;
use core::cmp::Ordering;

use crate::house::choices::{BoxTiming, SeriesLength, SettlementMethod, SheetWinner, ShutoutAward};
use crate::house::settings::HouseRules;
use crate::players::entrant::{ByEntrant, Entrant, Entrants};
use crate::settlement::settled::{
    ClosedGame, Game, GameState, SettledSheet, Settlement, Term, Terms, Transfer,
};
use crate::sheets::sheet::{Column, Sheet, shutout_award};

/// Settles the closed games of a series.
///
/// For example, in a game to 100 with a bonus of 100 and boxes of 25, a player wins four hands of 30 points, and the
/// opponent none. The winner's total is 120 + 100 + 4 x 25 = 320, doubled by the shutout to 640.
///
/// ```
/// use ginscore_rules::house::{HouseRules, Preset, ShutoutAward};
/// use ginscore_rules::players::Entrant;
/// use ginscore_rules::settlement::settle;
/// use ginscore_rules::sheets::Sheet;
/// let mut values = Preset::named("online").unwrap().values();
/// values.shutout.award = ShutoutAward::DoubleTotal;
/// let house = HouseRules::new(values).unwrap();
/// let mut sheet = Sheet::new(&house);
/// for _ in 0..4 {
///     sheet.enter(&house, Entrant::First, 30, 1);
/// }
/// assert_eq!(*settle(&house, &[sheet]).totals.get(Entrant::First), 640);
/// ```
pub fn settle(house: &HouseRules, sheets: &[Sheet]) -> Settlement {
    settlement(house, sheets, false)
}

/// Settles a series that the players stopped. Each player keeps the points and the line bonus of the open games; nobody
/// wins these games or the series, and there is no bonus for a game or a shutout.
pub(crate) fn settle_stopped(house: &HouseRules, sheets: &[Sheet]) -> Settlement {
    settlement(house, sheets, true)
}

fn settlement(house: &HouseRules, sheets: &[Sheet], stopped: bool) -> Settlement {
    let sheets: Vec<SettledSheet> = sheets.iter().map(|sheet| settle_sheet(house, sheet, stopped)).collect();
    let entrants = sheets.first().map_or(Entrants::Two, |sheet| sheet.totals.entrants());
    let mut tally = Tally::of(entrants);
    sheets.iter().for_each(|sheet| tally.add(&sheet.totals, sheet.winner));
    let totals = tally.totals;
    let penalties: Vec<Transfer> = sheets.iter().flat_map(|sheet| penalties(&sheet.games)).collect();
    let is_finished = sheets.last().is_some_and(|sheet| sheet.finished);
    let ended = tally.ended(house).filter(|_| is_finished && !stopped);
    Settlement {
        house: house.clone(),
        finished: ended.is_some(),
        stopped,
        winner: ended.flatten(),
        transfers: transfers(house, &totals, &penalties),
        totals,
        sheets,
    }
}

/// What the finished sheets come to, as far as the end of the series depends on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tally {
    totals: ByEntrant<i64>,
    /// The most that each entrant had after a sheet.
    highest: ByEntrant<i64>,
    sheets_won: ByEntrant<u32>,
    sheets: usize,
    last_winner: Option<Entrant>,
}

impl Tally {
    pub(crate) fn of(entrants: Entrants) -> Tally {
        let none = ByEntrant::of(entrants);
        Tally {
            totals: none,
            highest: none,
            sheets_won: ByEntrant::of(entrants),
            sheets: 0,
            last_winner: None,
        }
    }

    fn add(&mut self, totals: &ByEntrant<i64>, winner: Option<Entrant>) {
        for (entrant, total) in totals.iter() {
            *self.totals.get_mut(entrant) += total;
            *self.sheets_won.get_mut(entrant) += u32::from(winner == Some(entrant));
        }
        self.highest = self.highest.with(&self.totals, i64::max);
        self.sheets += 1;
        self.last_winner = winner;
    }

    pub(crate) const fn sheets(&self) -> usize {
        self.sheets
    }

    pub(crate) fn add_sheet(&mut self, house: &HouseRules, sheet: &Sheet) {
        let SettledGames { totals, games_won, .. } = SettledGames::of(house, sheet, false);
        self.add(&totals, sheet_winner(house, sheet, &totals, &games_won));
    }

    /// What these sheets come to with others after them.
    #[must_use]
    pub(crate) fn then(&self, later: &Tally) -> Tally {
        let sum = |one: i64, other| one + other;
        Tally {
            totals: self.totals.with(&later.totals, sum),
            highest: self.highest.with(&self.totals.with(&later.highest, sum), i64::max),
            sheets_won: self.sheets_won.with(&later.sheets_won, |one, other| one + other),
            sheets: self.sheets + later.sheets,
            last_winner: if later.sheets > 0 { later.last_winner } else { self.last_winner },
        }
    }

    /// Returns true if the series may have ended after one of these sheets; false if it certainly goes on.
    pub(crate) fn may_have_ended(&self, house: &HouseRules) -> bool {
        match house.series {
            SeriesLength::OneSheet => self.sheets > 0,
            SeriesLength::To(target) => {
                self.highest.iter().any(|(_, total)| *total >= i64::from(target.get()))
            }
            SeriesLength::BestOf(of) => {
                self.sheets_won.iter().any(|(_, won)| *won as usize >= of.majority() as usize)
            }
        }
    }

    /// The winner of the series after these sheets, if any; `None` if the series is not over.
    pub(crate) fn ended(&self, house: &HouseRules) -> Option<Option<Entrant>> {
        match house.series {
            SeriesLength::OneSheet => Some(self.last_winner),
            SeriesLength::To(target) => {
                let reached = self.totals.iter().any(|(_, total)| *total >= i64::from(target.get()));
                self.totals.ahead().filter(|_| reached).map(Some)
            }
            SeriesLength::BestOf(sheets) => {
                let enough =
                    |ahead: &Entrant| *self.sheets_won.get(*ahead) as usize >= sheets.majority() as usize;
                self.sheets_won.ahead().filter(enough).map(Some)
            }
        }
    }
}

struct SettledGames {
    games: Vec<Game>,
    totals: ByEntrant<i64>,
    games_won: ByEntrant<u32>,
}

impl SettledGames {
    fn of(house: &HouseRules, sheet: &Sheet, stopped: bool) -> SettledGames {
        let game = |(at, column): (usize, &Column)| {
            let multiplier = house.multiplier(at);
            let line = column.boxes().map(|boxes| boxes * i64::from(points_per_box(house)));
            let (line, terms, state) = match column.winner() {
                Some(winner) => {
                    let (terms, closed) = settle_game(house, column, winner, multiplier);
                    (line, terms, GameState::Closed(closed))
                }
                None if stopped => (line, stopped_terms(house, column, multiplier), GameState::Stopped),
                None => (ByEntrant::of(sheet.entrants()), ByEntrant::of(sheet.entrants()), GameState::Open),
            };
            Game { column: column.clone(), multiplier, line, terms, state }
        };
        let games: Vec<Game> = sheet.columns().iter().enumerate().map(game).collect();
        let totals = ByEntrant::from_fn(sheet.entrants(), |entrant| {
            games.iter().map(|game| *game.totals().get(entrant)).sum()
        });
        let closed = || games.iter().filter_map(Game::closed);
        let games_won = ByEntrant::from_fn(sheet.entrants(), |entrant| {
            closed().map(|game| u32::from(game.winner == entrant)).sum::<u32>()
        });
        SettledGames { games, totals, games_won }
    }
}

/// The winner of a sheet, if it is finished.
fn sheet_winner(
    house: &HouseRules,
    sheet: &Sheet,
    totals: &ByEntrant<i64>,
    games_won: &ByEntrant<u32>,
) -> Option<Entrant> {
    let ahead = match house.sheet_winner {
        SheetWinner::NetPoints => totals.ahead(),
        SheetWinner::MostGames => games_won.ahead(),
    };
    ahead.filter(|_| sheet.is_finished())
}

fn settle_sheet(house: &HouseRules, sheet: &Sheet, stopped: bool) -> SettledSheet {
    let SettledGames { games, totals, games_won } = SettledGames::of(house, sheet, stopped);
    let penalties: Vec<Transfer> = penalties(&games).collect();
    SettledSheet {
        finished: sheet.is_finished(),
        winner: sheet_winner(house, sheet, &totals, &games_won),
        transfers: transfers(house, &totals, &penalties),
        totals,
        decided: games_won.ahead().filter(|ahead| {
            let open = games.iter().filter(|game| game.closed().is_none()).count();
            let won = |entrant| *games_won.get(entrant) as usize;
            sheet.entrants().others(*ahead).all(|other| won(*ahead) > won(other) + open)
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
fn settle_game(
    house: &HouseRules,
    column: &Column,
    winner: Entrant,
    multiplier: u32,
) -> (ByEntrant<Terms>, ClosedGame) {
    let entrants = column.points().entrants();
    let each = points_per_box(house);
    let shut_out: Vec<Entrant> =
        entrants.others(winner).filter(|other| column.is_shut_out(house, *other)).collect();
    let award = if shut_out.is_empty() { ShutoutAward::None } else { shutout_award(house, entrants) };
    let game_bonus = i64::from(house.game_bonus.get());
    let own = |entrant| Term::Points(*column.points().get(entrant));
    let line_bonus = |entrant| Term::Line { boxes: *column.boxes().get(entrant), each };
    let lead = |of: ByEntrant<i64>| {
        entrants.others(winner).map(|other| *of.get(winner) - *of.get(other)).sum::<i64>()
    };
    let bonus = Term::GameBonus(game_bonus);
    // Of three players, each who is shut out pays the award to the winner, so it is in nobody's total.
    let (award_in_total, penalties) = match (entrants, award) {
        (Entrants::Two, award) => (award, Vec::new()),
        (Entrants::Three, ShutoutAward::Points(points)) => {
            let points = u64::from(points.get()) * u64::from(multiplier);
            let penalty = |from| Transfer { from, to: winner, points };
            (ShutoutAward::None, shut_out.into_iter().map(penalty).collect())
        }
        (Entrants::Three, _) => (ShutoutAward::None, Vec::new()),
    };
    let (winners, loser_has_nothing) = match house.settlement {
        SettlementMethod::Totals => {
            let (points, boxes) = (own(winner), line_bonus(winner));
            let winners = match award_in_total {
                ShutoutAward::None => Terms::from([points, bonus, boxes]),
                ShutoutAward::Points(more) => {
                    Terms::from([points, bonus, Term::ShutoutBonus(i64::from(more.get())), boxes])
                }
                ShutoutAward::DoublePoints => Terms::from([points, Term::ShutoutDoubles, bonus, boxes]),
                ShutoutAward::DoublePointsAndGame => {
                    Terms::from([points, bonus, Term::ShutoutDoubles, boxes])
                }
                ShutoutAward::DoubleTotal => Terms::from([points, bonus, boxes, Term::ShutoutDoubles]),
            };
            (winners, false)
        }
        SettlementMethod::ScorePlusDifference => {
            let points_lead = lead(column.points());
            let line_lead = lead(column.boxes()) * i64::from(each);
            let leads = [Term::PointsLead(points_lead), Term::LineLead(line_lead)];
            let mut winners: Terms = [own(winner), bonus].into_iter().chain(leads).collect();
            if award_in_total == ShutoutAward::DoubleTotal {
                winners.push(Term::ShutoutDoubles);
            }
            (winners, true)
        }
    };
    let terms = ByEntrant::from_fn(entrants, |entrant| {
        let terms = match entrant {
            entrant if entrant == winner => winners.clone(),
            loser if loser_has_nothing => Terms::from([own(loser), Term::InWinnersLead]),
            loser => Terms::from([own(loser), line_bonus(loser)]),
        };
        multiplied(&terms, multiplier)
    });
    let shutout = Some(award).filter(|award| *award != ShutoutAward::None);
    (terms, ClosedGame { winner, game_bonus, shutout, penalties })
}

fn stopped_terms(house: &HouseRules, column: &Column, multiplier: u32) -> ByEntrant<Terms> {
    let each = points_per_box(house);
    ByEntrant::from_fn(column.points().entrants(), |entrant| {
        let (points, boxes) = (*column.points().get(entrant), *column.boxes().get(entrant));
        multiplied(&[Term::Points(points), Term::Line { boxes, each }], multiplier)
    })
}

/// The points that a box is worth when a game is settled.
fn points_per_box(house: &HouseRules) -> u32 {
    match house.box_timing {
        BoxTiming::End => house.box_value.get(),
        BoxTiming::EachHand => 0,
    }
}

/// The terms with the multiplier of the game, and without those that change nothing: they do not belong in an explanation.
fn multiplied(terms: &[Term], multiplier: u32) -> Terms {
    let changes = |term: &Term| {
        !matches!(
            term,
            Term::GameBonus(0) | Term::LineLead(0) | Term::Line { boxes: 0, .. } | Term::Line { each: 0, .. }
        )
    };
    let times = Some(Term::Times(multiplier)).filter(|_| multiplier != 1);
    terms.iter().copied().filter(changes).chain(times).collect()
}

fn penalties(games: &[Game]) -> impl Iterator<Item = Transfer> {
    games.iter().filter_map(Game::closed).flat_map(|game| game.penalties.iter().copied())
}

/// Who pays whom: everybody pays the difference of the totals to each entrant above them, and what they owe for a shutout.
///
/// For example, of three players with 305, 135 and 45 points, the second pays the first 170, the third pays the first 260
/// and the second 90.
fn transfers(house: &HouseRules, totals: &ByEntrant<i64>, penalties: &[Transfer]) -> Vec<Transfer> {
    netted(totals.entrants(), penalties, |one, two| {
        let lead = i128::from(*totals.get(one)) - i128::from(*totals.get(two));
        let rounded = rounded(house, u64::try_from(lead.unsigned_abs()).unwrap_or(u64::MAX));
        lead.signum() * i128::from(rounded)
    })
}

/// What every two entrants owe each other, opposite debts against each other: these, and the lead of the first.
pub(crate) fn netted(
    entrants: Entrants,
    owed: &[Transfer],
    lead: impl Fn(Entrant, Entrant) -> i128,
) -> Vec<Transfer> {
    let owes = |from: Entrant, to: Entrant| {
        let of_pair = owed.iter().filter(|debt| debt.from == from && debt.to == to);
        of_pair.map(|debt| i128::from(debt.points)).sum::<i128>()
    };
    let transfer = |(one, two): &(Entrant, Entrant)| {
        let to_one = lead(*one, *two) + owes(*two, *one) - owes(*one, *two);
        let (from, to) = match to_one.cmp(&0) {
            Ordering::Greater => (*two, *one),
            Ordering::Less => (*one, *two),
            Ordering::Equal => return None,
        };
        Some(Transfer { from, to, points: u64::try_from(to_one.unsigned_abs()).unwrap_or(u64::MAX) })
    };
    entrants.pairs().iter().filter_map(transfer).collect()
}

/// A difference of totals, rounded to the nearest multiple of `round_to`; halves are rounded up.
fn rounded(house: &HouseRules, exact: u64) -> u64 {
    match u64::from(house.round_to.get()) {
        0 => exact,
        to => exact.saturating_mul(2).saturating_add(to) / (2 * to) * to,
    }
}

#[cfg(test)]
mod tests;
