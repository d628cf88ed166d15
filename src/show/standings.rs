//! Standings over many ledgers.

use super::book::warned;
use super::player_stats::series;
use super::render::TextStyle;
use super::table::{Cell, Lines, Table};
use super::words::ticked;
use crate::messages::{Fixed, Message, written::diagnostic::HintIs, written::standings as say};
use crate::text::{Style, Text};
use ginscore_ledger::stats::{CopyRelation, Duplicate, PlayerStats, Tally};
use ginscore_rules::notation::shown;

/// The players, best first.
pub fn standings(of: &[PlayerStats], look: TextStyle) -> Text {
    if of.is_empty() {
        return say::NoHandsYet.text().into();
    }
    if look.plain {
        return aloud(of);
    }
    let (lines, width) = (look.lines(), look.out.width);
    let fits = |table: &Text| width.is_none_or(|width| table.width() <= usize::from(width));
    // Few series are stopped, and the table is wide as it is.
    let any_stopped = of.iter().any(|career| career.all.series_stopped > 0);
    let all: Vec<Column> =
        COLUMNS.into_iter().filter(|column| any_stopped || *column != Column::Stopped).collect();
    let tables = [all.as_slice(), &FEW].into_iter().map(|columns| drawn(of, columns, lines));
    tables.into_iter().find(fits).unwrap_or_else(|| aloud(of))
}

/// A column of the standings, after the name.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Column {
    Series,
    Won,
    Lost,
    Tied,
    Stopped,
    Open,
    Games,
    Boxes,
    Net,
}

impl Column {
    fn heading(self) -> &'static str {
        match self {
            Column::Series => say::HeadSeries.text(),
            Column::Won => say::HeadWon.text(),
            Column::Lost => say::HeadLost.text(),
            Column::Tied => say::HeadTied.text(),
            Column::Stopped => say::HeadStopped.text(),
            Column::Open => say::HeadOpen.text(),
            Column::Games => say::HeadGames.text(),
            Column::Boxes => say::HeadBoxes.text(),
            Column::Net => say::HeadNetPoints.text(),
        }
    }

    fn figure(self, all: &Tally) -> String {
        match self {
            Column::Series => all.series.to_string(),
            Column::Won => all.series_won.to_string(),
            Column::Lost => all.series_lost.to_string(),
            Column::Tied => all.series_tied.to_string(),
            Column::Stopped => all.series_stopped.to_string(),
            Column::Open => all.series_open().to_string(),
            Column::Games => format!("{}-{}", all.games_won, all.games_lost),
            Column::Boxes => all.boxes.to_string(),
            Column::Net => format!("{:+}", all.net),
        }
    }
}

const COLUMNS: [Column; 9] = [
    Column::Series,
    Column::Won,
    Column::Lost,
    Column::Tied,
    Column::Stopped,
    Column::Open,
    Column::Games,
    Column::Boxes,
    Column::Net,
];

/// The columns that are shown where all of them are too wide.
const FEW: [Column; 3] = [Column::Won, Column::Lost, Column::Net];

fn drawn(of: &[PlayerStats], columns: &[Column], lines: Lines) -> Text {
    let mut table = Table::default();
    let headings =
        ["", say::HeadPlayer.text()].into_iter().chain(columns.iter().map(|column| column.heading()));
    let headings = headings.enumerate().map(|(at, heading)| match (lines, at) {
        (Lines::Drawn, 2..) => Cell::right(heading),
        _ => Cell::new(heading),
    });
    table.row(headings.collect());
    table.rule();
    for (at, career) in (1..).zip(of) {
        let figures = columns.iter().map(|column| Cell::right(column.figure(&career.all)));
        let name = Cell::new(&career.name).styled(if at == 1 { Style::Strong } else { Style::Plain });
        table.row([Cell::right(format!("{at}")), name].into_iter().chain(figures).collect());
    }
    table.drawn(lines)
}

fn aloud(of: &[PlayerStats]) -> Text {
    let line = |(place, career): (usize, &PlayerStats)| {
        let all = &career.all;
        say::InWords {
            place,
            name: &career.name,
            net: format!("{:+}", all.net),
            series: all.series,
            results: series(all),
            won: all.games_won,
            lost: all.games_lost,
            boxes: all.boxes,
        }
        .line()
    };
    (1..).zip(of).map(line).collect()
}

/// The remark that a series was found twice, or a warning if the two differ. `place` names the place of a ledger.
pub fn twice(of: &Duplicate, place: impl Fn(usize) -> String) -> Text {
    let one = |(ledger, name): &(usize, String)| {
        shown(&say::CopyIn { series: ticked(name), ledger: place(*ledger) }.said()).into_owned()
    };
    let (counted, left) = (one(&of.counted), one(&of.left));
    let hinted = |message: String, hint: &str| warned(&message).then(HintIs { hint }.line());
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
