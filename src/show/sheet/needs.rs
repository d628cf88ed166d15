//! What each player or side still needs to win the open games.

use crate::say::{
    Fixed, Message, written::counts, written::round_counts as say, written::sheet, written::words::Labelled,
};
use crate::show::hand::entrants::EntrantNames;
use crate::show::words::listed;
use ginscore_notation::Roster;
use ginscore_rules::house::SeriesLength;
use ginscore_rules::series::Score;

/// A line for each open game of the sheet in play, and one for each side that would be shut out. None after the end of a series.
pub fn needs(score: &Score, roster: &Roster) -> Vec<String> {
    let (number, sheet) = score.sheet_in_play();
    let names = &EntrantNames::of(roster);
    let mut lines = Vec::new();
    let open = (1..).zip(sheet.columns()).filter(|(_, column)| column.winner().is_none() && !score.is_over());
    for (game, column) in open {
        let needs =
            listed(names.iter().map(
                |(entrant, side)| match column.points_to_close(score.house(), entrant) {
                    0 => Labelled { label: side, what: sheet::NeedsAWin.text() }.said(),
                    points => say::SideNeeds { side, points }.said(),
                },
            ));
        lines.push(match score.house().series {
            SeriesLength::OneSheet => sheet::GameScores { game, scores: needs }.said(),
            SeriesLength::To(_) | SeriesLength::BestOf(_) => {
                say::GameOfSheetNeeds { sheet: number + 1, game, needs }.said()
            }
        });
        let shut_out = names.iter().filter(|(one, _)| column.shutout_threatens(score.house(), *one));
        lines.extend(shut_out.map(|(_, name)| format!("  {}", counts::ShutOutNow { name }.said())));
    }
    lines
}
