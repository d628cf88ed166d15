//! Standings over many ledgers.

use crate::say::text::{Style, Text};
use crate::say::written::{player_stats::NoHandsYet, ranking, standings as say};
use crate::say::{Fixed, Message, decimal};
use crate::show::diagnostic::hint_line;
use crate::show::grid::{Cell, Lines, Table};
use crate::show::mistakes::book::warned;
use crate::show::render::TextStyle;
use crate::show::statistics::player_stats::series;
use crate::show::words::{listed, ticked};
use ginscore_ledger::stats::{CopyRelation, Duplicate, Ranked, Standings, TieBreak};
use ginscore_notation::shown;

/// The players, best first, and how they are ranked.
pub fn standings(of: &Standings, look: TextStyle) -> Text {
    if of.players.is_empty() {
        return NoHandsYet.text().into();
    }
    let mut foot = Text::default();
    for line in notes(of) {
        foot.push(line);
    }
    if look.plain {
        return aloud(of).then(foot);
    }
    let (lines, width) = (look.lines(), look.out.width);
    let fits = |table: &Text| width.is_none_or(|width| table.width() <= usize::from(width));
    let mut tables = choices(of).into_iter().map(|columns| drawn(&of.players, &columns, lines));
    tables.find(fits).unwrap_or_else(|| aloud(of)).then(foot)
}

/// The meaning of the figures, a sentence a line.
pub fn notes(of: &Standings) -> Vec<String> {
    let mut notes = Vec::new();
    if of.by_rating {
        notes.push(ranking::RatingsFoot { days: of.periods }.said());
        if of.players.iter().any(|one| !one.rating.is_known()) {
            notes.push(ranking::UnratedFoot.text().to_owned());
        }
    }
    if !of.tie_breaks.is_empty() {
        let heads = of.tie_breaks.iter().enumerate();
        let names: Vec<String> =
            heads.map(|(at, one)| Column::TieBreak(at, *one).heading().to_owned()).collect();
        notes.push(ranking::MatchesFoot { tie_breaks: listed(&names) }.said());
        if of.other_series > 0 {
            notes.push(ranking::OtherSeries { others: of.other_series }.said());
        }
    }
    notes
}

/// A tie-break as it is typed, and as programs read it.
pub const fn typed(tie_break: TieBreak) -> &'static str {
    match tie_break {
        TieBreak::HeadToHead => "head-to-head",
        TieBreak::Wins => "wins",
        TieBreak::Buchholz => "buchholz",
        TieBreak::Median => "median",
        TieBreak::SonnebornBerger => "sonneborn-berger",
        TieBreak::Spread => "spread",
        TieBreak::Boxes => "boxes",
    }
}

/// A column of the standings, after the name.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Column {
    /// Match points.
    MatchPoints,
    /// Matches won, lost and tied.
    Matches,
    /// A tie-break, and its number among those that were asked for.
    TieBreak(usize, TieBreak),
    /// Series played.
    Series,
    /// Series won.
    Won,
    /// Series lost.
    Lost,
    /// Series tied.
    Tied,
    /// Series stopped before their end.
    Stopped,
    /// Series that are open.
    Open,
    /// Games won and lost.
    Games,
    /// Boxes.
    Boxes,
    /// Net points.
    Net,
    /// The rating, with its deviation.
    Rating,
}

impl Column {
    /// The head of the column.
    pub fn heading(self) -> &'static str {
        match self {
            Column::MatchPoints => ranking::HeadPoints.text(),
            Column::Matches => ranking::HeadMatches.text(),
            Column::TieBreak(_, TieBreak::HeadToHead) => ranking::HeadHeadToHead.text(),
            Column::TieBreak(_, TieBreak::Wins) => ranking::HeadWins.text(),
            Column::TieBreak(_, TieBreak::Buchholz) => ranking::HeadBuchholz.text(),
            Column::TieBreak(_, TieBreak::Median) => ranking::HeadMedian.text(),
            Column::TieBreak(_, TieBreak::SonnebornBerger) => ranking::HeadSonnebornBerger.text(),
            Column::TieBreak(_, TieBreak::Spread) => ranking::HeadSpread.text(),
            Column::Series => say::HeadSeries.text(),
            Column::Won => say::HeadWon.text(),
            Column::Lost => say::HeadLost.text(),
            Column::Tied => say::HeadTied.text(),
            Column::Stopped => say::HeadStopped.text(),
            Column::Open => say::HeadOpen.text(),
            Column::Games => say::HeadGames.text(),
            Column::Boxes | Column::TieBreak(_, TieBreak::Boxes) => say::HeadBoxes.text(),
            Column::Net => say::HeadNetPoints.text(),
            Column::Rating => ranking::HeadRating.text(),
        }
    }

    /// The figure of a player.
    pub fn figure(self, of: &Ranked) -> String {
        let all = &of.stats.all;
        match self {
            Column::MatchPoints => points(of.matches.points()),
            Column::Matches => format!("{}-{}-{}", of.matches.won, of.matches.lost, of.matches.tied),
            Column::TieBreak(at, tie_break) => value(tie_break, of.tie_breaks.get(at).copied().flatten()),
            Column::Series => all.series.to_string(),
            Column::Won => all.series_won.to_string(),
            Column::Lost => all.series_lost.to_string(),
            Column::Tied => all.series_tied.to_string(),
            Column::Stopped => all.series_stopped.to_string(),
            Column::Open => all.series_open().to_string(),
            Column::Games => format!("{}-{}", all.games_won, all.games_lost),
            Column::Boxes => all.boxes.to_string(),
            Column::Net => format!("{:+}", all.net),
            Column::Rating if of.rating.is_known() => {
                format!("{:.0} ({:.0})", of.rating.rating, of.rating.deviation)
            }
            Column::Rating => "-".to_owned(),
        }
    }
}

/// Points of matches, which are sums of halves and quarters: `2.5`, `3`.
fn points(points: f64) -> String {
    decimal(points)
}

/// The value of a tie-break; `-` if it has none.
fn value(tie_break: TieBreak, value: Option<f64>) -> String {
    match (value, tie_break) {
        (None, _) => "-".to_owned(),
        (Some(value), TieBreak::Spread) => format!("{value:+}"),
        (Some(value), _) => points(value),
    }
}

/// The columns of these standings: the ratings alone, or everything else, so that a table has one order. Few series are tied or stopped, and of a club's evening none is open: such a column is
/// left out if nobody has anything in it, so that the table fits in 80 columns.
pub fn columns(of: &Standings) -> Vec<Column> {
    if of.by_rating {
        return vec![Column::Rating, Column::Series];
    }
    let is_empty = |column: Column| {
        of.players.iter().map(|one| &one.stats.all).all(|all| match column {
            Column::Tied => all.series_tied == 0,
            Column::Stopped => all.series_stopped == 0,
            Column::Open => all.series_open() == 0,
            _ => false,
        })
    };
    let matches = [Column::MatchPoints, Column::Matches].into_iter().chain(tie_breaks(of));
    let series = [
        Column::Series,
        Column::Won,
        Column::Lost,
        Column::Tied,
        Column::Stopped,
        Column::Open,
        Column::Games,
        Column::Boxes,
    ];
    let series = series.into_iter().filter(|column| !is_empty(*column));
    let first: Vec<Column> = if of.tie_breaks.is_empty() { series.collect() } else { matches.collect() };
    // If all series are matches, the spread is the net points.
    let is_net = |one: &Ranked, at: usize| one.tie_breaks.get(at).copied().flatten() == Some(net(one));
    let spread = of.tie_breaks.iter().position(|one| *one == TieBreak::Spread);
    let again = spread.is_some_and(|at| of.players.iter().all(|one| is_net(one, at)));
    first.into_iter().chain((!again).then_some(Column::Net)).collect()
}

/// The net points, as a tie-break would be.
#[allow(clippy::cast_precision_loss)]
const fn net(of: &Ranked) -> f64 {
    of.stats.all.net as f64
}

/// The columns of the tie-breaks.
fn tie_breaks(of: &Standings) -> impl Iterator<Item = Column> {
    of.tie_breaks.iter().enumerate().map(|(at, one)| Column::TieBreak(at, *one))
}

/// The columns to try, the widest table first.
fn choices(of: &Standings) -> Vec<Vec<Column>> {
    use Column::{Boxes, Games, Lost, Net, Series, Won};
    if of.by_rating {
        return vec![columns(of)];
    }
    if of.tie_breaks.is_empty() {
        return vec![columns(of), vec![Series, Won, Lost, Games, Boxes, Net], vec![Won, Lost, Net]];
    }
    let few: Vec<Column> = [Column::MatchPoints].into_iter().chain(tie_breaks(of)).collect();
    vec![columns(of), few]
}

fn drawn(of: &[Ranked], columns: &[Column], lines: Lines) -> Text {
    let mut table = Table::default();
    let headings =
        ["", say::HeadPlayer.text()].into_iter().chain(columns.iter().map(|column| column.heading()));
    let headings = headings.enumerate().map(|(at, heading)| match (lines, at) {
        (Lines::Drawn, 2..) => Cell::right(heading),
        _ => Cell::new(heading),
    });
    table.row(headings.collect());
    for one in of {
        let figures = columns.iter().map(|column| Cell::right(column.figure(one)));
        let style = if one.place == 1 { Style::Strong } else { Style::Plain };
        let name = Cell::new(&one.stats.name).styled(style);
        table.row([Cell::right(format!("{}", one.place)), name].into_iter().chain(figures).collect());
    }
    table.drawn(lines)
}

fn aloud(of: &Standings) -> Text {
    of.players
        .iter()
        .map(|one| spoken(one, of).into())
        .collect::<Vec<crate::say::text::Line>>()
        .into_iter()
        .collect()
}

/// A player in words.
fn spoken(of: &Ranked, among: &Standings) -> String {
    let (all, place, name) = (&of.stats.all, of.place, &of.stats.name);
    if among.by_rating {
        let (rating, deviation) = (format!("{:.0}", of.rating.rating), format!("{:.0}", of.rating.deviation));
        return match of.rating.is_known() {
            true => ranking::Rated { place, name, rating, deviation }.said(),
            false => ranking::Unrated { place, name }.said(),
        };
    }
    let net = format!("{:+}", all.net);
    if !among.tie_breaks.is_empty() {
        let named = |column: Column| format!("{} {}", column.heading(), column.figure(of));
        let values: Vec<String> = tie_breaks(among).map(named).collect();
        let (won, lost, tied) = (of.matches.won, of.matches.lost, of.matches.tied);
        let (points, values) = (points(of.matches.points()), listed(&values));
        return ranking::Matched { place, name, points, won, lost, tied, values, net }.said();
    }
    say::InWords {
        place,
        name,
        net,
        series: all.series,
        results: series(all),
        won: all.games_won,
        lost: all.games_lost,
        boxes: all.boxes,
    }
    .said()
}

/// The remark that a series was found twice, or a warning if the two differ. `place` names the place of a ledger.
pub fn twice(of: &Duplicate, place: impl Fn(usize) -> String) -> Text {
    let one = |(ledger, name): &(usize, String)| {
        shown(&say::CopyIn { series: ticked(name), ledger: place(*ledger) }.said()).into_owned()
    };
    let (counted, left) = (one(&of.counted), one(&of.left));
    let hinted = |message: String, hint: &str| warned(&message).then(hint_line(hint));
    match of.how {
        CopyRelation::Not => say::SameSeries { left, counted }.line().into(),
        CopyRelation::Longer => say::EarlierCopy { left, counted }.line().into(),
        CopyRelation::Parted(0) => {
            hinted(say::DivergedAtStart { left, counted }.said(), say::DivergedHint.text())
        }
        CopyRelation::Parted(hand) => {
            hinted(say::DivergedAfter { left, counted, hand }.said(), say::DivergedHint.text())
        }
        CopyRelation::Unlike => {
            hinted(say::DifferentHands { left, counted }.said(), say::DifferentHandsHint.text())
        }
    }
}
