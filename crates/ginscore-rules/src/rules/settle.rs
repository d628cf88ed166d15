//! The settlement of games, sheets and series: totals, winners and payments.

use crate::rules::house::{BoxTiming, HouseRules, SeriesLength, SettlementMethod, SheetWinner, ShutoutAward};
use crate::rules::player::{ByPlayer, Player};
use crate::rules::sheet::{Column, Sheet};

/// One term of a player's total in a closed game.
///
/// The terms are applied in order, starting from 0: most of them add to the total so far, and some multiply it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Term {
    /// The points entered in the game.
    Points(i64),
    /// The bonus for the game.
    GameBonus(i64),
    /// The bonus for a shutout.
    ShutoutBonus(i64),
    /// How far the points are above the loser's.
    PointsLead(i64),
    /// How far the line bonus is above the loser's.
    LineLead(i64),
    /// The line bonus: boxes at so many points each.
    Line {
        /// The number of boxes.
        boxes: i64,
        /// The points for each.
        each: u32,
    },
    /// A shutout doubles everything so far.
    ShutoutDoubles,
    /// The points so far are part of the winner's lead, so that nothing of them is left.
    InWinnersLead,
    /// The game counts this many times.
    Times(u32),
}

impl Term {
    /// The name of the rule that gives the term; `None` for the points entered.
    pub const fn rule(self) -> Option<&'static str> {
        match self {
            Term::Points(_) => None,
            Term::GameBonus(_) => Some("game_bonus"),
            Term::ShutoutBonus(_) | Term::ShutoutDoubles => Some("shutout.award"),
            Term::PointsLead(_) | Term::LineLead(_) | Term::InWinnersLead => Some("settlement"),
            Term::Line { .. } => Some("box_value"),
            Term::Times(_) => Some("column_multipliers"),
        }
    }

    /// The points that the term adds to the total; 0 for a term that multiplies it or sets it to 0.
    pub fn added(self) -> i64 {
        if matches!(self, Term::InWinnersLead) { 0 } else { self.applied(0) }
    }

    /// The total after this term.
    fn applied(self, total: i64) -> i64 {
        match self {
            Term::Points(more)
            | Term::GameBonus(more)
            | Term::ShutoutBonus(more)
            | Term::PointsLead(more)
            | Term::LineLead(more) => total + more,
            Term::Line { boxes, each } => total + boxes * i64::from(each),
            Term::ShutoutDoubles => total * 2,
            Term::InWinnersLead => 0,
            Term::Times(times) => total * i64::from(times),
        }
    }
}

/// A closed game: who won it, and how each player's total comes about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClosedGame {
    /// The player who reached the target.
    pub winner: Player,
    /// Each player's line bonus in points; 0 where boxes are paid with each hand.
    pub line: ByPlayer<i64>,
    /// The winner's bonus for the game.
    pub game_bonus: i64,
    /// The award paid for a shutout, if one was paid.
    pub shutout: Option<ShutoutAward>,
    /// How each player's total comes about.
    pub terms: ByPlayer<Vec<Term>>,
}

impl ClosedGame {
    /// A player's total in points, after the multiplier of the game.
    pub fn total(&self, player: Player) -> i64 {
        total(self.terms.get(player))
    }

    /// Both totals.
    pub fn totals(&self) -> ByPlayer<i64> {
        ByPlayer::from_fn(|player| self.total(player))
    }

    /// The winner's total minus the loser's. Negative if the loser's boxes outweigh the rest.
    pub fn worth(&self) -> i64 {
        self.total(self.winner) - self.total(self.winner.other())
    }
}

/// An open game of a series that was stopped: each player keeps the points and the line bonus, and nobody wins it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoppedGame {
    /// Each player's line bonus in points; 0 where boxes are paid with each hand.
    pub line: ByPlayer<i64>,
    /// How each player's total comes about.
    pub terms: ByPlayer<Vec<Term>>,
}

impl StoppedGame {
    /// A player's total in points, after the multiplier of the game.
    pub fn total(&self, player: Player) -> i64 {
        total(self.terms.get(player))
    }

    /// Both totals.
    pub fn totals(&self) -> ByPlayer<i64> {
        ByPlayer::from_fn(|player| self.total(player))
    }
}

/// The sum of the terms.
fn total(terms: &[Term]) -> i64 {
    terms.iter().fold(0, |total, term| term.applied(total))
}

/// How far a game has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameState {
    /// Nobody has reached the target yet.
    Open,
    /// Nobody reached the target before the players stopped.
    Stopped(StoppedGame),
    /// A player reached the target.
    Closed(ClosedGame),
}

/// A game of a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The entries of the game.
    pub column: Column,
    /// The multiplier of the totals.
    pub multiplier: u32,
    /// How far the game has come, with its result.
    pub state: GameState,
}

impl Game {
    /// The result of a closed game; `None` if the game is open or was stopped.
    pub const fn closed(&self) -> Option<&ClosedGame> {
        match &self.state {
            GameState::Closed(closed) => Some(closed),
            GameState::Open | GameState::Stopped(_) => None,
        }
    }

    /// Both totals; 0 while the game is open.
    pub fn totals(&self) -> ByPlayer<i64> {
        match &self.state {
            GameState::Closed(closed) => closed.totals(),
            GameState::Stopped(stopped) => stopped.totals(),
            GameState::Open => ByPlayer::default(),
        }
    }
}

/// The settlement of a sheet; of its closed games, while it is not finished.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettledSheet {
    /// The games, in order.
    pub games: Vec<Game>,
    /// True if all games are closed.
    pub finished: bool,
    /// The sums over the closed games.
    pub totals: ByPlayer<i64>,
    /// The number of games won by each player.
    pub games_won: ByPlayer<u32>,
    /// The player whose lead in games won cannot be caught up in the open games, if any.
    pub decided: Option<Player>,
    /// The winner; `None` in a tie, and while the sheet is not finished.
    pub winner: Option<Player>,
    /// The difference of the totals in points, rounded under the house rules.
    pub difference: u64,
    /// The player with the lower total, who pays; `None` if the rounded difference is 0.
    pub pays: Option<Player>,
}

/// The settlement of a series; of its closed games, while it is not over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settlement {
    /// The sheets, in order.
    pub sheets: Vec<SettledSheet>,
    /// True if the series came to its end.
    pub finished: bool,
    /// True if the players stopped before that.
    pub stopped: bool,
    /// The sums over the sheets.
    pub totals: ByPlayer<i64>,
    /// The winner; `None` in a tie, and while the series is not over.
    pub winner: Option<Player>,
    /// The difference of the totals in points, rounded once.
    pub difference: u64,
    /// The player with the lower total, who pays; `None` if the rounded difference is 0.
    pub pays: Option<Player>,
}

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
mod tests {
    use super::*;
    use crate::rules::house::{Bonus, Bounded, RuleSettings, Shutout, ShutoutTest};
    use crate::rules::presets::defaults;

    /// A winner with 120 points in four hands, a game bonus of 100 and boxes of 20.
    fn total(change: impl FnOnce(&mut RuleSettings)) -> ByPlayer<i64> {
        let mut values = defaults();
        values.game_bonus = Bounded::known::<100>();
        values.box_value = Bonus::known::<20>();
        change(&mut values);
        let house = HouseRules::new(values).unwrap();
        let mut sheet = Sheet::new(&house);
        for _ in 0..4 {
            sheet.enter(&house, Player::One, 30, 1);
        }
        settle(&house, &[sheet]).totals
    }

    #[test]
    fn shutout_awards_double_more_and_more() {
        for (award, expected) in [
            (ShutoutAward::None, 300),
            (ShutoutAward::Points(Bounded::known::<75>()), 375),
            (ShutoutAward::DoublePoints, 420),
            (ShutoutAward::DoublePointsAndGame, 520),
            (ShutoutAward::DoubleTotal, 600),
        ] {
            let shutout = Shutout { test: ShutoutTest::NoPoints, award };
            assert_eq!(total(|rules| rules.shutout = shutout), ByPlayer { one: expected, two: 0 });
        }
    }

    #[test]
    fn differences_are_rounded_to_the_nearest_multiple() {
        for (to, totals, expected) in
            [(0, (249, 0), 249), (500, (249, 0), 0), (500, (0, 250), 500), (10, (114, 0), 110)]
        {
            let mut values = defaults();
            values.round_to = Bounded::new(to).unwrap();
            let house = HouseRules::new(values).unwrap();
            let totals = ByPlayer { one: totals.0, two: totals.1 };
            assert_eq!(difference(&house, &totals), expected);
            assert_eq!(pays(&house, &totals).is_some(), expected > 0);
        }
    }

    /// The settlement of the sheets that these wins fill: player, points, boxes.
    fn settled(rules: &str, sheets: &[&[(Player, u32, u32)]]) -> Settlement {
        let house = crate::rules::testing::house(rules);
        let filled = sheets.iter().map(|wins| {
            let mut sheet = Sheet::new(&house);
            for (winner, points, boxes) in *wins {
                sheet.enter(&house, *winner, *points, *boxes);
            }
            sheet
        });
        settle(&house, &filled.collect::<Vec<_>>())
    }

    const ANN: Player = Player::One;
    const BOB: Player = Player::Two;

    /// Ann wins a game by 110 to 40, with two boxes to three.
    #[test]
    fn a_game_is_settled_term_by_term() {
        let wins: &[_] = &[(BOB, 40, 3), (ANN, 60, 1), (ANN, 50, 1)];
        let (points, bonus, line) =
            (Term::Points(110), Term::GameBonus(100), Term::Line { boxes: 2, each: 20 });
        for (rules, winners, losers, totals) in [
            ("", vec![points], vec![Term::Points(40)], (110, 40)),
            (
                "game_bonus=100 box_value=20 shutout.award=100",
                vec![points, bonus, line],
                vec![Term::Points(40), Term::Line { boxes: 3, each: 20 }],
                (250, 100),
            ),
            // Boxes that were paid with each hand are not paid again.
            ("box_value=20 box_timing=each-hand", vec![points], vec![Term::Points(40)], (110, 40)),
            (
                "column_multipliers=3",
                vec![points, Term::Times(3)],
                vec![Term::Points(40), Term::Times(3)],
                (330, 120),
            ),
            (
                "settlement=score-plus-difference game_bonus=100 box_value=20",
                vec![points, bonus, Term::PointsLead(70), Term::LineLead(-20)],
                vec![Term::Points(40), Term::InWinnersLead],
                (260, 0),
            ),
            // Equal line bonuses are no lead.
            (
                "settlement=score-plus-difference",
                vec![points, Term::PointsLead(70)],
                vec![Term::Points(40), Term::InWinnersLead],
                (180, 0),
            ),
        ] {
            let settlement = settled(rules, &[wins]);
            let game = settlement.sheets[0].games[0].closed().unwrap();
            assert_eq!((&game.terms.one, &game.terms.two), (&winners, &losers), "{rules}");
            assert_eq!((game.total(ANN), game.total(BOB)), totals, "{rules}");
            assert_eq!(game.worth(), totals.0 - totals.1, "{rules}");
            assert_eq!((game.winner, game.shutout), (ANN, None), "{rules}");
        }
    }

    /// The loser's boxes may outweigh what the winner has.
    #[test]
    fn a_game_can_be_worth_less_than_nothing() {
        let settlement = settled("box_value=20", &[&[(ANN, 90, 9), (BOB, 100, 1)]]);
        let sheet = &settlement.sheets[0];
        assert_eq!(sheet.games[0].closed().map(ClosedGame::worth), Some(-150));
        assert_eq!(
            (sheet.totals, sheet.difference, sheet.pays),
            (ByPlayer { one: 270, two: 120 }, 150, Some(BOB))
        );
    }

    #[test]
    fn a_shutout_doubles_the_score_plus_difference() {
        let rules = "settlement=score-plus-difference game_bonus=100 shutout.award=double-total";
        let game = |wins| settled(rules, &[wins]).sheets[0].games[0].closed().cloned().unwrap();
        let shutout = game(&[(BOB, 120, 1)]);
        assert_eq!((shutout.total(BOB), shutout.shutout), (680, Some(ShutoutAward::DoubleTotal)));
        let won = game(&[(ANN, 20, 1), (BOB, 120, 1)]);
        assert_eq!((won.total(BOB), won.shutout), (320, None));
    }

    #[test]
    fn terms_name_their_rule_and_what_they_add() {
        for (term, rule, added) in [
            (Term::Points(30), None, 30),
            (Term::GameBonus(100), Some("game_bonus"), 100),
            (Term::ShutoutBonus(75), Some("shutout.award"), 75),
            (Term::ShutoutDoubles, Some("shutout.award"), 0),
            (Term::PointsLead(-5), Some("settlement"), -5),
            (Term::LineLead(40), Some("settlement"), 40),
            (Term::InWinnersLead, Some("settlement"), 0),
            (Term::Line { boxes: 3, each: 25 }, Some("box_value"), 75),
            (Term::Times(2), Some("column_multipliers"), 0),
        ] {
            assert_eq!((term.rule(), term.added()), (rule, added), "{term:?}");
        }
    }

    /// Hollywood's sheet: two of three games win it, whoever is ahead in points.
    #[test]
    fn a_sheet_is_won_by_games_or_by_points() {
        // Ann wins games 1 and 2 by one point each, and Bob game 3 by far.
        let wins: &[_] =
            &[(BOB, 33, 1), (BOB, 33, 1), (BOB, 33, 1), (ANN, 50, 1), (ANN, 60, 1), (ANN, 40, 1)];
        let before = settled("hollywood", &[wins]);
        let (sheet, games) = (&before.sheets[0], &before.sheets[0].games);
        assert_eq!(games.iter().map(|game| game.closed().is_some()).collect::<Vec<_>>(), [true, true, false]);
        // One open game cannot make up for two.
        assert_eq!((sheet.decided, sheet.winner, sheet.finished), (Some(ANN), None, false));
        let all = [wins, &[(BOB, 500, 1)]].concat();
        for (rules, winner) in [("hollywood", ANN), ("hollywood sheet_winner=net-points", BOB)] {
            let settlement = settled(rules, &[&all]);
            let sheet = &settlement.sheets[0];
            assert_eq!(
                (sheet.winner, sheet.pays, sheet.finished),
                (Some(winner), Some(ANN), true),
                "{rules}"
            );
            assert_eq!(sheet.games_won, ByPlayer { one: 2, two: 1 });
            assert_eq!(settlement.winner, Some(winner), "{rules}");
        }
    }

    /// With as many games open as a player is ahead, the sheet can still end even.
    #[test]
    fn a_sheet_is_decided_when_the_open_games_cannot_even_it_out() {
        let ahead_by_one = settled("columns=2", &[&[(ANN, 100, 1)]]);
        assert_eq!(ahead_by_one.sheets[0].decided, None);
        let ahead_by_two = settled("columns=3", &[&[(ANN, 100, 1), (ANN, 100, 1)]]);
        assert_eq!(ahead_by_two.sheets[0].decided, Some(ANN));
    }

    #[test]
    fn a_series_ends_as_its_rule_says() {
        let (ann, bob): (&[_], &[_]) = (&[(ANN, 100, 1)], &[(BOB, 100, 1)]);
        let open: &[_] = &[(BOB, 99, 1)];
        // The rules, the sheets, and the winner if it is over.
        for (rules, sheets, ended) in [
            ("", vec![open], None),
            ("", vec![ann], Some(ANN)),
            ("series=to-200", vec![ann], None),
            ("series=to-200", vec![ann, ann], Some(ANN)),
            ("series=to-201", vec![ann, ann], None),
            ("series=to-100", vec![bob], Some(BOB)),
            // Equal totals play on, and so does a sheet that is not finished.
            ("series=to-100", vec![ann, bob], None),
            ("series=to-100", vec![ann, open], None),
            ("series=best-of-3", vec![ann], None),
            ("series=best-of-3", vec![ann, bob], None),
            ("series=best-of-3", vec![ann, bob, bob], Some(BOB)),
            ("series=best-of-3", vec![ann, ann], Some(ANN)),
            ("series=best-of-5", vec![ann, ann], None),
            ("series=best-of-5", vec![ann, ann, bob, ann], Some(ANN)),
            ("series=best-of-1", vec![ann], Some(ANN)),
        ] {
            let settlement = settled(rules, &sheets);
            let found = (settlement.finished, settlement.winner);
            assert_eq!(found, (ended.is_some(), ended), "{rules}: {} sheets", sheets.len());
        }
    }
}
