//! The settlement of a sheet as rows of amounts that add up, as they are written below the games on paper.

use alloc::vec::Vec;

use crate::players::entrant::ByEntrant;
use crate::settlement::settled::{Game, GameState, SettledSheet, Term};

/// The settled games of a sheet side by side: for each kind of term, what it adds to each total.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Statement {
    /// The settled games, counted from 0.
    pub games: Vec<usize>,
    /// The rows, of which each column adds up to the total of its game.
    pub rows: Vec<StatementRow>,
    /// For each of these games, what those who are shut out pay the winner besides the totals, where three players settle:
    /// negative for who pays.
    pub penalties: Vec<ByEntrant<i64>>,
}

/// What one kind of term adds to the totals.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct StatementRow {
    /// The term as one of the games has it.
    pub term: Term,
    /// For each settled game, what the term adds; a term that multiplies adds what it makes of the terms before it. `None`
    /// for an entrant without such a term.
    pub games: Vec<ByEntrant<Option<i64>>>,
    /// The sums over these games.
    pub all: ByEntrant<i64>,
}

impl SettledSheet {
    /// The settled games as rows that add up: points, line bonus, game bonus, shutout. A doubling comes after what it
    /// doubles. Rows that add nothing are left out, but not the points.
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
    /// let settlement = settle(&house, &[sheet]);
    /// let rows = settlement.sheets[0].statement().rows;
    /// let amounts: Vec<(&str, i64)> = rows.iter().map(|row| (row.term.id(), *row.all.get(Entrant::First))).collect();
    /// assert_eq!(
    ///     amounts,
    ///     [("points", 120), ("line-bonus", 100), ("game-bonus", 100), ("shutout-doubles", 320)]
    /// );
    /// ```
    pub fn statement(&self) -> Statement {
        let settled = || (0..).zip(&self.games).filter(|(_, game)| !matches!(game.state, GameState::Open));
        let mut terms: Vec<(u8, Term)> = Vec::new();
        for (_, game) in settled() {
            for (_, of_one) in game.terms().iter() {
                let doubling = of_one.iter().position(|term| *term == Term::ShutoutDoubles);
                for (at, term) in of_one.iter().enumerate() {
                    // What a shutout doubles comes before it, in every game.
                    let is_doubled = doubling.is_some_and(|doubling| at < doubling);
                    let place = if is_doubled { term.place() } else { term.place() + DOUBLING };
                    match terms.iter_mut().find(|(_, known)| known.id() == term.id()) {
                        Some((known, _)) => *known = place.min(*known),
                        None => terms.push((place, *term)),
                    }
                }
            }
        }
        terms.sort_by_key(|(place, _)| *place);
        let entrants = self.totals.entrants();
        let row = |(_, term): (u8, Term)| {
            let games: Vec<_> = settled().map(|(_, game)| game.added(term)).collect();
            let all = ByEntrant::from_fn(entrants, |entrant| {
                games.iter().filter_map(|game| *game.get(entrant)).sum::<i64>()
            });
            StatementRow { term, games, all }
        };
        let adds = |row: &StatementRow| {
            let mut amounts = row.games.iter().flat_map(ByEntrant::iter);
            matches!(row.term, Term::Points(_))
                || amounts.any(|(_, amount)| amount.is_some_and(|more| more != 0))
        };
        Statement {
            games: settled().map(|(at, _)| at).collect(),
            rows: terms.into_iter().map(row).filter(adds).collect(),
            penalties: settled().map(|(_, game)| game.penalties()).collect(),
        }
    }
}

/// The places of the rows after a doubling follow those before it.
const DOUBLING: u8 = 16;

impl Term {
    /// The place of the term's row among those that a shutout doubles, or does not.
    const fn place(self) -> u8 {
        match self {
            // First among those that are not doubled.
            Term::ShutoutDoubles => 0,
            Term::Points(_) => 1,
            Term::PointsLead(_) => 2,
            Term::Line { .. } => 3,
            Term::LineLead(_) => 4,
            Term::GameBonus(_) => 5,
            Term::ShutoutBonus(_) => 6,
            Term::InWinnersLead => 7,
            Term::Times(_) => 8,
        }
    }
}

impl Game {
    fn added(&self, kind: Term) -> ByEntrant<Option<i64>> {
        self.terms().map(|terms| {
            let before = terms.iter().position(|term| term.id() == kind.id())?;
            let total = terms.iter().take(before).fold(0, |total, term| term.applied(total));
            Some(terms.get(before)?.applied(total) - total)
        })
    }

    /// What those who are shut out pay, negative, and what the winner gets of it.
    fn penalties(&self) -> ByEntrant<i64> {
        let mut balance = ByEntrant::of(self.column.points().entrants());
        for penalty in self.closed().map_or(&[][..], |closed| closed.penalties.as_slice()) {
            let points = i64::try_from(penalty.points).unwrap_or(i64::MAX);
            *balance.get_mut(penalty.from) -= points;
            *balance.get_mut(penalty.to) += points;
        }
        balance
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::players::entrant::{Entrant, Entrants};
    use crate::settlement::settle::{settle, settle_stopped};
    use crate::sheets::sheet::Sheet;
    use crate::testing::house;

    /// The rows of a sheet that these wins fill: the term, and what it adds for each entrant in all games.
    fn rows(rules: &str, entrants: Entrants, wins: &[(Entrant, u32)]) -> Vec<(&'static str, Vec<i64>)> {
        let house = house(rules);
        let mut sheet = Sheet::of(&house, entrants);
        for (winner, points) in wins {
            sheet.enter(&house, *winner, *points, 1);
        }
        let mut found = Vec::new();
        for settlement in [settle_stopped(&house, &[sheet.clone()]), settle(&house, &[sheet])] {
            let [settled] = settlement.sheets.as_slice() else { panic!("one sheet") };
            let statement = settled.statement();
            // Every column adds up to the total of its game, and all of them to those of the sheet.
            for (at, game) in statement.games.iter().enumerate() {
                let sum = |entrant| {
                    statement.rows.iter().filter_map(|row| *row.games[at].get(entrant)).sum::<i64>()
                };
                for (entrant, total) in settled.games[*game].totals().iter() {
                    assert_eq!(sum(entrant), *total, "{rules}: game {game}");
                }
            }
            for (entrant, total) in settled.totals.iter() {
                assert_eq!(
                    statement.rows.iter().map(|row| *row.all.get(entrant)).sum::<i64>(),
                    *total,
                    "{rules}"
                );
            }
            let all = |row: &StatementRow| row.all.iter().map(|(_, amount)| *amount).collect();
            found = statement.rows.iter().map(|row| (row.term.id(), all(row))).collect();
        }
        found
    }

    #[test]
    fn a_doubling_comes_after_what_it_doubles() {
        use Entrant::{First, Second};
        let swept = &[(First, 60), (First, 60)];
        let of = |award: &str, wins| {
            rows(&format!("standard box_value=20 game_bonus=100 shutout.award={award}"), Entrants::Two, wins)
        };
        let row = |name, first, second| (name, vec![first, second]);
        let [points, line, bonus] =
            [("points", 120), ("line-bonus", 40), ("game-bonus", 100)].map(|(name, own)| row(name, own, 0));
        let doubles = |added| row("shutout-doubles", added, 0);
        for (award, expected) in [
            ("75", [&points, &line, &bonus, &row("shutout-bonus", 75, 0)]),
            ("double-points", [&points, &doubles(120), &line, &bonus]),
            ("double-points-and-game", [&points, &bonus, &doubles(220), &line]),
            ("double-total", [&points, &line, &bonus, &doubles(260)]),
        ] {
            assert_eq!(of(award, swept), expected.map(Clone::clone), "{award}");
        }
        let close = &[(Second, 30), (First, 60), (First, 60)];
        assert_eq!(of("75", close), [row("points", 120, 30), row("line-bonus", 40, 20), bonus]);
        // What pays nothing has no row.
        assert_eq!(rows("standard", Entrants::Two, close), [row("points", 120, 30)]);
        assert_eq!(rows("standard", Entrants::Two, &[(First, 60)]), []);
    }

    #[test]
    fn leads_multipliers_and_penalties_add_up() {
        use Entrant::{First, Second, Third};
        let wins = [(Second, 30), (First, 60), (First, 60), (First, 60), (First, 60), (First, 60)];
        let lead = rows(
            "standard settlement=score-plus-difference box_value=20 game_bonus=100",
            Entrants::Two,
            &wins[..3],
        );
        let names: Vec<&str> = lead.iter().map(|(name, _)| *name).collect();
        assert_eq!(names, ["points", "points-lead", "line-lead", "game-bonus", "in-winners-lead"]);
        let thrice = rows("hollywood column_multipliers=1,2,3 box_value=20", Entrants::Two, &wins);
        assert_eq!(thrice.last().map(|(name, _)| *name), Some("multiplier"));
        let three = house("standard shutout.award=100");
        let mut sheet = Sheet::of(&three, Entrants::Three);
        sheet.enter(&three, Third, 120, 1);
        let penalties = settle(&three, &[sheet]).sheets[0].statement().penalties;
        assert_eq!(penalties[0].iter().map(|(_, points)| *points).collect::<Vec<_>>(), [-100, -100, 200]);
    }
}
