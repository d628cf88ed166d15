//! The score sheet: as tables or in sentences, and the sentences about it.

pub mod rows;
pub mod table;
pub mod race;
pub mod needs;
pub mod verdict;

use crate::say::text::{Line, Style, Text, Weight};
use crate::say::{
    Fixed, Message, written::sheet as say, written::summary, written::verdict::SeriesStopped,
    written::words::Labelled,
};
use crate::show::hand::entrants::{EntrantNames, deals_sentence, open_round, turn_sentence};
use crate::show::render::{Lines, TextStyle};
use crate::show::sheet::rows::{FilledSheet, filled_sheets, with_earlier};
use crate::show::sheet::verdict::strong_verdict;
use crate::show::words::{all_of, listed, listed_lines};
use ginscore_ledger::model::Series;
use ginscore_notation::Roster;
use ginscore_rules::house::HouseRules;
use ginscore_rules::players::{ByEntrant, Entrant};
use ginscore_rules::series::{Score, ScoredRound};
use ginscore_rules::sheets::{Column, Sheet};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Followed {
    Alone,
    /// So many lines besides the usual ones are above it on the screen.
    ByPrompt {
        above: u16,
    },
    BySettlement,
}

/// All sheets of a series, and who won or who deals, unless what follows says that. At a terminal that is too low for the last
/// sheet its earlier hands are one row, so that its head is seen.
pub fn score(series: &Series, look: TextStyle, followed: Followed) -> Text {
    let whole = folded(series, look, followed, 0);
    // A settlement takes the head away in any case.
    let others = match followed {
        Followed::Alone => Some(BELOW),
        Followed::ByPrompt { above } => Some(BELOW + ABOVE.saturating_add(above)),
        Followed::BySettlement => None,
    };
    let room = look.height.zip(others).map(|(height, others)| height.saturating_sub(others));
    let Some(room) = room.map(usize::from).filter(|room| whole.lines().len() > *room) else { return whole };
    let rows = filled_sheets(series.score()).last().map_or(0, |sheet| sheet.rows().len());
    // Where the games are one below another, a row is in several tables.
    let fits = |earlier: &usize| folded(series, look, followed, *earlier).lines().len() <= room;
    let least = (whole.lines().len() - room) / series.score().house().columns.get() as usize;
    let earlier = (least.max(2)..rows).find(fits).unwrap_or(rows.saturating_sub(1));
    folded(series, look, followed, earlier)
}

/// The lines of a terminal that are for what comes after a sheet: a prompt, and what to type next.
const BELOW: u16 = 3;

/// Those for the hand that closed a game, which is seen with the sheet.
const ABOVE: u16 = 4;

/// The same with so many rows of the last sheet as one.
fn folded(series: &Series, look: TextStyle, followed: Followed, earlier: usize) -> Text {
    let (score, roster) = (series.score(), series.roster());
    let names = &EntrantNames::of(roster);
    let mut text = Text::default();
    let many = score.sheets().len() > 1;
    let mut is_marked = false;
    for (at, filled) in filled_sheets(score).iter().enumerate() {
        if many {
            text.push(say::SheetNumber { number: at + 1 }.line());
        }
        let newest = score.rounds().last().is_some_and(|round| round.sheet == at);
        let is_over = score.is_over();
        let earlier = if at + 1 == score.sheets().len() { earlier } else { 0 };
        let rows = with_earlier(filled.rows(), earlier);
        is_marked |= rows.iter().any(|row| !filled.mark(row).is_empty());
        let sheet = Shown { filled, house: score.house(), names, newest, is_over, earlier };
        text.append(if look.plain { sheet.grid().sentences() } else { sheet.drawn(look) });
        text.append(remarks(score, sheet.filled.sheet, names));
    }
    text.append(totals(score, names).map_or_else(Text::default, Text::from));
    if is_marked {
        text.push(say::NotVerifiedMark.text());
    }
    if let Some(round) = score.open_round() {
        text.push(open_round(score, round, roster));
    }
    if score.is_over() {
        if followed != Followed::BySettlement {
            let settlement = score.settlement();
            let verdict = strong_verdict(&settlement, roster, None);
            text.append(verdict.lines().first().cloned().map_or_else(Text::default, Text::from));
        }
    } else if score.dealer().is_none() || followed == Followed::Alone {
        text.append(next(score, roster));
    } else if let Some(playing) = playing(score, roster) {
        text.push(playing);
    }
    text
}

/// The race of the scores is as wide as the table, and at least this wide where there is room.
const NARROW_RACE: usize = 44;

pub(crate) struct Shown<'s> {
    pub(crate) filled: &'s FilledSheet<'s>,
    pub(crate) house: &'s HouseRules,
    pub(crate) names: &'s EntrantNames,
    /// True if the last hand of the series is on this sheet.
    pub(crate) newest: bool,
    pub(crate) is_over: bool,
    /// The number of rows that are shown as one; none if there is only one.
    pub(crate) earlier: usize,
}

impl Shown<'_> {
    pub(crate) fn columns(&self) -> &[Column] {
        self.filled.sheet.columns()
    }

    pub(crate) fn column(&self, game: usize) -> Option<&Column> {
        self.columns().get(game)
    }

    /// As a table, with the race of the scores below it where the terminal can draw it.
    fn drawn(&self, look: TextStyle) -> Text {
        let table = self.grid().drawn(look);
        match look.lines() {
            Lines::Drawn => {
                let race = self.race(table.width().max(NARROW_RACE).min(usize::from(look.width)));
                table.then(race)
            }
            Lines::Ascii | Lines::Spaces => table,
        }
    }
}

/// The points still needed in a game; empty if it is closed.
pub fn to_go(column: &Column, house: &HouseRules, entrant: Entrant) -> String {
    match column.winner() {
        Some(_) => String::new(),
        None => column.points_to_close(house, entrant).to_string(),
    }
}

/// How a game ended; empty if it is open.
pub fn result(column: &Column, entrant: Entrant) -> &'static str {
    match column.winner() {
        Some(winner) if winner == entrant => say::CellWon.text(),
        Some(_) => say::CellLost.text(),
        None => "",
    }
}

/// The players or sides in danger of a shutout, if the rules have shutouts, and those at the target by an adjustment, one line
/// each. Nothing once the series is over.
pub fn remarks(score: &Score, sheet: &Sheet, names: &EntrantNames) -> String {
    let (house, mut text) = (score.house(), String::new());
    if score.is_over() {
        return text;
    }
    for (game, column) in (1..).zip(sheet.columns()) {
        for (_, name) in names.iter().filter(|(entrant, _)| column.shutout_threatens(house, *entrant)) {
            text.push_str(&match sheet.columns().len() {
                1 => say::ShutoutDangerAlone { name }.said(),
                _ => say::ShutoutDanger { name, game }.said(),
            });
            text.push('\n');
        }
    }
    need_a_win(score, sheet, names).into_iter().for_each(|line| text.push_str(&format!("{line}\n")));
    text
}

/// The players or sides whom an adjustment brought to the target of an open game, one line each: only a win closes it.
pub fn need_a_win(score: &Score, sheet: &Sheet, names: &EntrantNames) -> Vec<String> {
    let line = |game: usize, name: &str| {
        let label = match sheet.columns().len() {
            1 => name.to_owned(),
            _ => listed([say::HeadGame { game }.said(), name.to_owned()]),
        };
        Labelled { label, what: say::NeedsAWin.text() }.said()
    };
    let open = (1..).zip(sheet.columns()).filter(|(_, column)| column.winner().is_none() && !score.is_over());
    let of_game = |(game, column): (usize, &Column)| {
        let is_there = |entrant| column.points_to_close(score.house(), entrant) == 0;
        let there = names.iter().filter(|(entrant, _)| is_there(*entrant));
        there.map(|(_, name)| line(game, name)).collect::<Vec<_>>()
    };
    open.flat_map(of_game).collect()
}

/// The points of each in all games of the sheet in play; `None` where one game has them all.
pub fn all_games(score: &Score) -> Option<ByEntrant<i64>> {
    let columns = score.sheets().last().filter(|_| !score.is_over())?.columns();
    let begun =
        columns.iter().filter(|column| column.points().iter().any(|(_, points)| *points != 0)).count();
    let sum = |entrant| columns.iter().map(|column| *column.points().get(entrant)).sum();
    (begun > 1).then(|| ByEntrant::from_fn(score.lineup().entrants(), sum))
}

fn totals(score: &Score, names: &EntrantNames) -> Option<Line> {
    let all = all_games(score)?;
    let totals = names
        .iter()
        .map(|(entrant, name)| in_color(entrant, Weight::Strong, &format!("{name} {}", all.get(entrant))));
    let totals = listed_lines(totals);
    let most = names.iter().map(|(entrant, _)| *all.get(entrant)).max();
    let mut ahead = names.iter().filter(|(entrant, _)| Some(*all.get(*entrant)) == most);
    Some(match (ahead.next(), ahead.next()) {
        // A side is several people.
        (Some((entrant, name)), None) if score.lineup().is_two_players() => {
            summary::Ahead { name: in_color(entrant, Weight::Strong, name), totals }.line()
        }
        _ => summary::Totals { totals }.line(),
    })
}

/// Words about a player or a side, in its color, on one line.
pub fn in_color(entrant: Entrant, weight: Weight, words: &str) -> Line {
    Line::tied(Style::Of(entrant, weight), words)
}

/// Whether the series is over, or else who deals and who plays.
pub fn next(score: &Score, roster: &Roster) -> String {
    let first = match (score.is_over(), score.dealer()) {
        (true, _) if score.is_stopped() => SeriesStopped.said(),
        (true, _) => say::SeriesIsOver.said(),
        (false, Some(dealer)) => deals_sentence(score, dealer, roster),
        (false, None) => say::FirstDealerUnknown.said(),
    };
    match playing(score, roster) {
        Some(playing) => format!("{first} {playing}\n"),
        None => format!("{first}\n"),
    }
}

/// Who plays the next hand, where that changes from hand to hand.
fn playing(score: &Score, roster: &Roster) -> Option<String> {
    let lineup = roster.lineup();
    if score.is_over() || lineup.is_two_players() || lineup.has_rounds() && score.open_round().is_some() {
        return None;
    }
    let playing = score.playing();
    (!playing.is_empty()).then(|| turn_sentence(&playing, roster))
}

/// The games in which a round was entered: `entered in games 1 and 2`.
pub fn entered(round: &ScoredRound) -> String {
    match round.columns() {
        _ if round.result.is_none() => say::EnteredLater.said(),
        [] if round.winner().is_none() => say::EnteredNowhere.said(),
        [] => say::EnteredClosed.said(),
        games => entered_in(games),
    }
}

/// Some games, counted from 0, as those in which something was entered.
pub fn entered_in(games: &[usize]) -> String {
    say::EnteredGames { count: games.len(), games: game_numbers(games) }.said()
}

/// Some games, counted from 0, by their numbers: `1, 2 and 3`.
pub fn game_numbers(games: &[usize]) -> String {
    all_of(&games.iter().map(|game| (game + 1).to_string()).collect::<Vec<String>>())
}

/// The score of each game of a sheet in one line, without those that were closed before the hand.
pub fn standing(score: &Score, hand: &ScoredRound, names: &EntrantNames) -> Option<String> {
    let columns = score.sheets().get(hand.sheet).map_or(&[][..], Sheet::columns);
    let open = |(at, column): &(usize, &Column)| column.winner().is_none() || hand.columns().contains(at);
    let games = columns.iter().enumerate().filter(open);
    let many = score.house().columns.get() > 1;
    let each = games.map(|(at, column)| {
        let points = names.iter().map(|(entrant, name)| format!("{name} {}", column.points().get(entrant)));
        let scores = points.collect::<Vec<String>>().join(" ");
        if many { say::ScoreInGame { game: at + 1, scores }.said() } else { scores }
    });
    let scores = listed(each);
    (!scores.is_empty()).then(|| say::Score { scores }.said())
}
