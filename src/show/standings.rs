//! Standings over many ledgers.

use super::book::warned;
use super::player_stats::series;
use super::render::TextStyle;
use super::table::{Cell, Lines, Table};
use super::words::{counted, ticked};
use crate::text::{Style, Text};
use ginscore_ledger::stats::{CopyRelation, Duplicate, PlayerStats, Tally};
use ginscore_rules::notation::shown;

/// The players, best first.
pub fn standings(of: &[PlayerStats], look: TextStyle) -> Text {
    if of.is_empty() {
        return "there are no hands yet".into();
    }
    if look.plain {
        return aloud(of);
    }
    let (lines, width) = (look.lines(), look.out.width);
    let fits = |table: &Text| width.is_none_or(|width| table.width() <= usize::from(width));
    // Few series are stopped, and the table is wide as it is.
    let any_stopped = of.iter().any(|career| career.all.series_stopped > 0);
    let all: Vec<Column> =
        COLUMNS.into_iter().filter(|column| any_stopped || column.0 != STOPPED.0).collect();
    let tables = [all.as_slice(), &FEW].into_iter().map(|columns| drawn(of, columns, lines));
    tables.into_iter().find(fits).unwrap_or_else(|| aloud(of))
}

/// A column of the standings: its heading, and what it shows of a player.
type Column = (&'static str, fn(&Tally) -> String);

const WON: Column = ("won", |all| all.series_won.to_string());
const LOST: Column = ("lost", |all| all.series_lost.to_string());
const STOPPED: Column = ("stopped", |all| all.series_stopped.to_string());
const NET: Column = ("net points", |all| format!("{:+}", all.net));

const COLUMNS: [Column; 9] = [
    ("series", |all| all.series.to_string()),
    WON,
    LOST,
    ("tied", |all| all.series_tied.to_string()),
    STOPPED,
    ("open", |all| all.series_open().to_string()),
    ("games", |all| format!("{}-{}", all.games_won, all.games_lost)),
    ("boxes", |all| all.boxes.to_string()),
    NET,
];

/// The columns that are shown where all of them are too wide.
const FEW: [Column; 3] = [WON, LOST, NET];

fn drawn(of: &[PlayerStats], columns: &[Column], lines: Lines) -> Text {
    let mut table = Table::default();
    let headings = ["", "player"].into_iter().chain(columns.iter().map(|(heading, _)| *heading));
    let headings = headings.enumerate().map(|(at, heading)| match (lines, at) {
        (Lines::Drawn, 2..) => Cell::right(heading),
        _ => Cell::new(heading),
    });
    table.row(headings.collect());
    table.rule();
    for (at, career) in (1..).zip(of) {
        let figures = columns.iter().map(|(_, figure)| Cell::right(figure(&career.all)));
        let name = Cell::new(&career.name).styled(if at == 1 { Style::Strong } else { Style::Plain });
        table.row([Cell::right(format!("{at}")), name].into_iter().chain(figures).collect());
    }
    table.drawn(lines)
}

fn aloud(of: &[PlayerStats]) -> Text {
    let line = |(at, career): (usize, &PlayerStats)| {
        let all = &career.all;
        format!(
            "{at}: {}, net {:+} points; {} series, {}; games {} won, {} lost; {}",
            career.name,
            all.net,
            all.series,
            series(all),
            all.games_won,
            all.games_lost,
            counted(all.boxes, "box")
        )
    };
    (1..).zip(of).map(line).collect()
}

/// The remark that a series was found twice, or a warning if the two differ. `place` names the place of a ledger.
pub fn twice(of: &Duplicate, place: impl Fn(usize) -> String) -> Text {
    let one = |(ledger, name): &(usize, String)| {
        shown(&format!("{} of {}", ticked(name), place(*ledger))).into_owned()
    };
    let (counted, left) = (one(&of.counted), one(&of.left));
    match of.how {
        CopyRelation::Not => format!("{left} is the same series as {counted}: it is counted once").into(),
        CopyRelation::Longer => {
            format!("{left} is an earlier copy of {counted}: only the latter is counted").into()
        }
        CopyRelation::Parted(hands) => warned(&format!(
            "{left} and {counted} are one series that diverged {}; only {counted} is counted, which has more \
             hands or was found first",
            diverged(hands),
        ))
        .then("hint: record in one of them what is missing, and delete the other"),
        CopyRelation::Unlike => warned(&format!(
            "{left} and {counted} have the same players, start and rules, but different first hands: both are counted",
        ))
        .then("hint: if they are the same evening, fix one of them and delete the other"),
    }
}

fn diverged(hands: usize) -> String {
    match hands {
        0 => "from the start".to_owned(),
        hands => format!("after hand {hands}"),
    }
}
