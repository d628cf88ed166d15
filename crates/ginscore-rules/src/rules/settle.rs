//! The settlement: what games, sheets and the series come to, who wins and who pays.

use crate::rules::house::{BoxTiming, HouseRules, SeriesLength, SettlementMethod, SheetWinner, ShutoutAward};
use crate::rules::player::{ByPlayer, Player};
use crate::rules::sheet::{Column, Sheet};

/// What a closed game comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClosedGame {
    /// Who reached the target.
    pub winner: Player,
    /// Each player's boxes in points; 0 where they were paid hand by hand.
    pub line: ByPlayer<i64>,
    /// The winner's bonus for the game.
    pub game_bonus: i64,
    /// The award paid for a shutout, where there was one.
    pub shutout: Option<ShutoutAward>,
    /// Each player's total, after the multiplier.
    pub totals: ByPlayer<i64>,
}

impl ClosedGame {
    /// The winner's total less the loser's: negative where the loser's boxes outweigh it.
    pub const fn worth(&self) -> i64 {
        *self.totals.get(self.winner) - *self.totals.get(self.winner.other())
    }
}

/// A game of a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// What was entered.
    pub column: Column,
    /// How many times its totals count.
    pub multiplier: u32,
    /// What it comes to; nothing while it is open.
    pub closed: Option<ClosedGame>,
}

/// A sheet settled, or as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettledSheet {
    /// Its games, in order.
    pub games: Vec<Game>,
    /// Whether all of them are closed.
    pub finished: bool,
    /// The sums over the closed games.
    pub totals: ByPlayer<i64>,
    /// How many games each has won.
    pub games_won: ByPlayer<u32>,
    /// Who has won more games than the other can still win; the open games do not change that.
    pub decided: Option<Player>,
    /// Who wins the sheet; nobody in a tie, or while it is open.
    pub winner: Option<Player>,
    /// What the totals differ by, rounded as the house has it.
    pub difference: u64,
    /// Who has less, and pays; nobody where the difference is 0, be it by rounding.
    pub pays: Option<Player>,
}

/// A series settled, or as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settlement {
    /// Its sheets, in order.
    pub sheets: Vec<SettledSheet>,
    /// Whether the series has ended.
    pub finished: bool,
    /// The sums over the sheets.
    pub totals: ByPlayer<i64>,
    /// Who wins; nobody in a tie, or while it goes on.
    pub winner: Option<Player>,
    /// What the totals differ by, rounded once.
    pub difference: u64,
    /// Who has less, and pays; nobody where the difference is 0, be it by rounding.
    pub pays: Option<Player>,
}

/// Settles the sheets of a series, as far as their games are closed.
pub fn settle(house: &HouseRules, sheets: &[Sheet]) -> Settlement {
    let sheets: Vec<SettledSheet> = sheets.iter().map(|sheet| settle_sheet(house, sheet)).collect();
    let totals = ByPlayer::from_fn(|player| sheets.iter().map(|sheet| *sheet.totals.get(player)).sum());
    let ended = series_ended(house, &sheets, &totals);
    Settlement {
        finished: ended.is_some(),
        winner: ended.flatten(),
        difference: difference(house, &totals),
        pays: pays(house, &totals),
        totals,
        sheets,
    }
}

/// Whether the series has ended, and who won it.
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

fn settle_sheet(house: &HouseRules, sheet: &Sheet) -> SettledSheet {
    let games: Vec<Game> = sheet
        .columns()
        .iter()
        .enumerate()
        .map(|(at, column)| {
            let multiplier = house.multiplier(at);
            let closed = column.winner().map(|winner| settle_game(house, column, winner, multiplier));
            Game { column: column.clone(), multiplier, closed }
        })
        .collect();
    let closed = || games.iter().filter_map(|game| game.closed.as_ref());
    let totals = ByPlayer::from_fn(|player| closed().map(|game| *game.totals.get(player)).sum());
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
            let open = games.iter().filter(|game| game.closed.is_none()).count();
            let (won, lost) = (*games_won.get(*ahead), *games_won.get(ahead.other()));
            won as usize > lost as usize + open
        }),
        games_won,
        games,
    }
}

/// Settles a closed game.
///
/// The winner has his points, the bonus for the game, what a shutout is worth, and his boxes; the loser
/// his points and his boxes. The five awards double more or less of it. Where the house settles score
/// plus difference, the winner alone has a total: his points, the bonus, what his points are above the
/// loser's, and what his boxes are above the loser's.
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
    let points = column.points().map(|points| whole(*points));
    let line = column.boxes().map(|boxes| match house.box_timing {
        BoxTiming::End => whole(*boxes) * i64::from(house.box_value.get()),
        BoxTiming::EachHand => 0,
    });
    let bonus = i64::from(house.game_bonus.get());
    let shut_out = column.nothing_of(house, loser);
    let award = if shut_out { house.shutout.award } else { ShutoutAward::None };
    let won = *points.get(winner);
    let own_line = *line.get(winner);
    let (winners, losers) = match house.settlement {
        SettlementMethod::Totals => {
            let total = match award {
                ShutoutAward::None => won + bonus + own_line,
                ShutoutAward::Points(more) => won + bonus + i64::from(more.get()) + own_line,
                ShutoutAward::DoublePoints => 2 * won + bonus + own_line,
                ShutoutAward::DoublePointsAndGame => 2 * (won + bonus) + own_line,
                ShutoutAward::DoubleTotal => 2 * (won + bonus + own_line),
            };
            (total, *points.get(loser) + *line.get(loser))
        }
        SettlementMethod::ScorePlusDifference => {
            let total = won + bonus + (won - *points.get(loser)) + (own_line - *line.get(loser));
            (if award == ShutoutAward::DoubleTotal { 2 * total } else { total }, 0)
        }
    };
    let times = i64::from(multiplier);
    let mut totals = ByPlayer { one: losers * times, two: losers * times };
    *totals.get_mut(winner) = winners * times;
    ClosedGame {
        winner,
        line,
        game_bonus: bonus,
        shutout: Some(award).filter(|award| *award != ShutoutAward::None),
        totals,
    }
}

/// Points as they are settled. They are entered 100,000 at most a hand, so that the limit is out of
/// reach of any ledger that fits a disk; beyond it the sum stands still rather than turn over.
fn whole(points: u64) -> i64 {
    i64::try_from(points).unwrap_or(i64::MAX / 1000).min(i64::MAX / 1000)
}

/// The difference of the totals, rounded to the nearest multiple of what the house rounds to, halves
/// upwards.
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
