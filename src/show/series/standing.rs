//! The score after a hand or a correction: what each player has and needs, the games that a hand closed and what they
//! are worth, and who deals.

use unicode_width::UnicodeWidthStr;

use crate::say::text::{Line, Style, Weight, line_of};
use crate::say::{Fixed, Message, written::changes, written::standing as say};
use crate::show::hand::entrants::{EntrantNames, doubling, open_round, round_won, turn};
use crate::show::sheet::{entered, in_color};
use crate::show::words::{listed_lines, number_shown};
use ginscore_notation::Roster;
use ginscore_rules::house::{HouseRules, SeriesLength};
use ginscore_rules::players::{ByEntrant, Entrant, Entrants};
use ginscore_rules::series::{Score, ScoredRound};
use ginscore_rules::settlement::Settlement;
use ginscore_rules::sheets::{Column, Sheet};

/// The lines after the last hand. In plain text, in sentences.
pub fn after_hand(score: &Score, hand: &ScoredRound, roster: &Roster, plain: bool) -> Vec<Line> {
    let names = &EntrantNames::of(roster);
    if hand.result.is_none() {
        return vec![Line::from(open_round(score, hand, roster))];
    }
    let mut lines: Vec<Line> = round_won(hand, roster).into_iter().map(Line::from).collect();
    lines.extend(doubling(hand, score.house(), roster).into_iter().map(Line::from));
    let many = score.house().columns.get() > 1;
    let is_lost = hand.winner().is_some() && hand.columns().is_empty();
    lines.extend((many && (plain || is_lost)).then(|| Line::from(entered(hand))));
    if plain {
        lines.extend(standing(score, Some(hand), names, true));
    } else if !hand.columns().is_empty() {
        lines.extend(scores(score, Some(hand), names));
    }
    let mut closed = closed_by(score, hand, names);
    if score.is_over() {
        // The last game closes the series: that is one thing.
        let last = closed.pop().map_or_else(String::new, |closed| closed + "; ");
        closed.push(last + &changes::SeriesOver.said());
    }
    lines.extend(closed.into_iter().map(Line::from));
    lines.extend(turn(score, roster).map(Line::from));
    lines
}

/// The score of each game in play, in one line if it fits; what the hand changed is bold. For which games, see
/// [`standing`].
pub fn scores(score: &Score, hand: Option<&ScoredRound>, names: &EntrantNames) -> Option<Line> {
    let games = games_shown(score, hand, names)?;
    let widths = games.widths(names);
    let of_game = |(game, column): &(usize, &Column)| {
        let changed = hand.filter(|hand| hand.columns().contains(game)).and_then(ScoredRound::winner);
        let title = games.many.then(|| Line::tied(Style::Dim, &say::Game { game: game + 1 }.said()));
        let each = names.iter().map(|(entrant, name)| {
            let weight = if changed == Some(entrant) { Weight::Strong } else { Weight::Usual };
            let width = *widths.get(entrant);
            in_color(entrant, weight, &format!("{name} {:>width$}", column.points().get(entrant)))
        });
        Line::joined(title.into_iter().chain(each), Line::tie(2))
    };
    (!games.shown.is_empty()).then(|| Line::joined(games.shown.iter().map(of_game), "    ").hanging(2))
}

struct GamesShown<'s> {
    /// Each with its number, from 0.
    shown: Vec<(usize, &'s Column)>,
    many: bool,
}

impl GamesShown<'_> {
    /// The widths of the numbers, which are in columns if there are several games.
    fn widths(&self, names: &EntrantNames) -> ByEntrant<usize> {
        let width = |entrant| {
            let points = self.shown.iter().map(|(_, column)| column.points().get(entrant).to_string().len());
            points.max().unwrap_or(0)
        };
        ByEntrant::from_fn(names.entrants(), width)
    }
}

/// The score of each game in play, one line each: `score: Ann 86 (14 to go), Bob 0 (100 to go)`. With a hand, of its
/// sheet, with the games that it closed. Of several games, those without an entry are left out.
pub fn standing(
    score: &Score,
    hand: Option<&ScoredRound>,
    names: &EntrantNames,
    is_spoken: bool,
) -> Vec<Line> {
    let Some(games) = games_shown(score, hand, names) else { return Vec::new() };
    let widths = games.widths(names);
    let title = say::ScoreNow.text();
    let mut lines: Vec<Line> = Vec::new();
    for (at, column) in games.shown {
        let each = names.iter().map(|(entrant, name)| {
            let width = *widths.get(entrant);
            // A name is never on one line and its number on the next.
            let points = number_shown(column.points().get(entrant), is_spoken);
            let points = format!("{name} {points:>width$}");
            with_needs(Line::kept(points), column, score, entrant)
        });
        let scores = listed_lines(each);
        let title = if lines.is_empty() { title.to_owned() } else { " ".repeat(title.width()) };
        lines.push(if games.many {
            line_of![title, " ", say::Game { game: at + 1 }, " ", scores]
        } else {
            line_of![title, " ", scores]
        });
    }
    lines
}

fn games_shown<'s>(
    score: &'s Score,
    hand: Option<&ScoredRound>,
    names: &EntrantNames,
) -> Option<GamesShown<'s>> {
    let sheet = hand.map_or_else(|| score.sheets().last(), |hand| score.sheets().get(hand.sheet))?;
    let closed_now = |at: &usize| hand.map_or(score.is_over(), |hand| hand.columns().contains(at));
    let many = sheet.columns().len() > 1;
    let has_something = |column: &Column, entrant: Entrant| {
        *column.entries().get(entrant) > 0
            || *column.points().get(entrant) != 0
            || *column.boxes().get(entrant) != 0
    };
    let is_begun = |column: &Column| names.iter().any(|(entrant, _)| has_something(column, entrant));
    let games = sheet.columns().iter().enumerate();
    let shown = games.filter(|(at, column)| column.winner().is_none() || closed_now(at));
    let shown = shown.filter(|(at, column)| *at == 0 || !many || is_begun(column)).collect();
    Some(GamesShown { shown, many })
}

/// A score with the points still needed in a game, or how it ended.
fn with_needs(named: Line, column: &Column, score: &Score, entrant: Entrant) -> Line {
    let house = score.house();
    let points = column.points_to_close(house, entrant);
    let threatens = || !score.is_over() && column.shutout_threatens(house, entrant);
    match column.winner() {
        Some(winner) if winner == entrant => say::ScoreWon { score: named }.line(),
        Some(_) => say::ScoreLost { score: named }.line(),
        None if threatens() => say::ScoreShutOut { score: named, points }.line(),
        None => say::ScoreToGo { score: named, points }.line(),
    }
}

/// The games that a hand closed with what each is worth and, in a series of several sheets, the totals so far.
fn closed_by(score: &Score, hand: &ScoredRound, names: &EntrantNames) -> Vec<String> {
    let columns = score.sheets().get(hand.sheet).map_or(&[][..], Sheet::columns);
    if !hand.columns().iter().any(|at| columns.get(*at).is_some_and(|column| column.winner().is_some())) {
        return Vec::new();
    }
    let settlement = score.settlement();
    let games = settlement.sheets.get(hand.sheet).map_or(&[][..], |sheet| sheet.games.as_slice());
    let closed = games.iter().enumerate().filter(|(at, _)| hand.columns().contains(at));
    let mut lines: Vec<String> = closed
        .filter_map(|(at, game)| {
            let closed = game.closed()?;
            let name = names.get(closed.winner);
            let points = game.worth()?;
            Some(if names.entrants() == Entrants::Three {
                let totals = game.totals();
                let totals = names.with(|entrant| *totals.get(entrant));
                say::WinsGameWithTotals { name, totals }.said()
            } else if columns.len() == 1 {
                say::WinsGame { name, points }.said()
            } else {
                say::WinsGameOfSeveral { game: at + 1, name, points }.said()
            })
        })
        .collect();
    lines.extend(so_far(&settlement, score.house(), names));
    lines
}

fn so_far(settlement: &Settlement, house: &HouseRules, names: &EntrantNames) -> Option<String> {
    let totals = names.with(|entrant| *settlement.totals.get(entrant));
    let won = |entrant| settlement.sheets.iter().filter(|sheet| sheet.winner == Some(entrant)).count();
    match house.series {
        SeriesLength::OneSheet => None,
        SeriesLength::To(target) => Some(say::SoFarTo { totals, points: target.get() }.said()),
        SeriesLength::BestOf(sheets) => {
            Some(say::SoFarBestOf { totals, won: names.with(won), sheets: sheets.get() }.said())
        }
    }
}
