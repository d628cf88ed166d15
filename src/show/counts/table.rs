//! The safe counts of several games as a table, for a terminal.

use crate::say::text::{Line, Text};
use crate::say::{Fixed, Message, written::cli_prompt, written::counts as say, written::sheet};
use crate::show::sheet::table::head;
use crate::show::table::{Cell, Lines, Table};
use ginscore_notation::Names;
use ginscore_rules::advice::{SafeCount, Safety};
use ginscore_rules::players::{ByPlayer, Player};

/// A row for each open game: what each player needs, and what is safe if the other knocks or has gin. `None` if it is
/// wider than the terminal.
pub(crate) fn table(games: &[(usize, ByPlayer<Safety>)], names: &Names, width: u16) -> Option<Text> {
    let (knock, gin) = (cli_prompt::AnswerKnock.text(), cli_prompt::AnswerGin.text());
    let mut table = Table::default();
    for (player, column) in Player::BOTH.into_iter().zip((1..).step_by(3)) {
        table.part(column, Some(Cell::new(names.get(player))));
    }
    let heads = [sheet::RowToGo.text(), knock, gin].map(Cell::right);
    table.row([Cell::default()].into_iter().chain(heads.clone()).chain(heads).collect());
    for (game, counts) in games {
        let of = |player: Player| {
            let counts = counts.get(player);
            let to_go = counts.points_to_close.to_string();
            [to_go, safe(counts.safe_from_knock), safe(counts.safe_from_gin)].map(Cell::right)
        };
        let counts = Player::BOTH.into_iter().flat_map(of);
        table.row([Cell::new(head(*game))].into_iter().chain(counts).collect());
    }
    let fits = |table: &Text| table.width() <= usize::from(width);
    let drawn = Some(table.drawn(Lines::Drawn)).filter(fits);
    let drawn = drawn.or_else(|| Some(table.tightly().drawn(Lines::Drawn)).filter(fits))?;
    Some(drawn.then(Line::from(say::TableKey { knock, gin }.said())))
}

/// The deadwood that is safe, as short as a figure.
fn safe(count: SafeCount) -> String {
    match count {
        SafeCount::Any => say::AnyCount.said(),
        SafeCount::Most(count) => count.to_string(),
        SafeCount::Nothing => "-".to_owned(),
    }
}
