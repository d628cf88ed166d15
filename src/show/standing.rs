//! Standings over many ledgers.

use comfy_table::{Cell, CellAlignment, ContentArrangement, Table, presets};

use super::career::series;
use crate::report::standings::Twice;
use crate::report::stats::Career;

/// The players, best first.
pub fn standings(of: &[Career], plain: bool) -> String {
    if of.is_empty() {
        return "no hands to count\n".to_owned();
    }
    if plain { aloud(of) } else { drawn(of) }
}

fn drawn(of: &[Career]) -> String {
    let mut table = Table::new();
    table.load_style(presets::ASCII_FULL_CONDENSED).set_content_arrangement(ContentArrangement::Disabled);
    table.set_header(["", "player", "series", "won", "lost", "games", "boxes", "net points"]);
    for (at, career) in (1..).zip(of) {
        let all = &career.all;
        let number = |text: String| Cell::new(text).set_alignment(CellAlignment::Right);
        table.add_row([
            number(format!("{at}")),
            Cell::new(&career.name),
            number(all.series.to_string()),
            number(all.series_won.to_string()),
            number(all.series_lost.to_string()),
            number(format!("{}-{}", all.games_won, all.games_lost)),
            number(all.boxes.to_string()),
            number(format!("{:+}", all.net)),
        ]);
    }
    table.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

fn aloud(of: &[Career]) -> String {
    let line = |(at, career): (usize, &Career)| {
        let all = &career.all;
        format!(
            "{at}: {}, net {:+} points; {} series, {}; games {} won, {} lost; {} boxes\n",
            career.name,
            all.net,
            all.series,
            series(all),
            all.games_won,
            all.games_lost,
            all.boxes
        )
    };
    (1..).zip(of).map(line).collect()
}

/// That a series was met twice: a remark where it is the same, a warning where it went on otherwise in two
/// places. `place` says where a ledger lies.
pub fn twice(of: &Twice, place: impl Fn(usize) -> String) -> String {
    let (counted, left) = (format!("{} in {}", of.counted.1, place(of.counted.0)), place(of.left.0));
    let again = if of.left.1 == of.counted.1 { left } else { format!("{} in {left}", of.left.1) };
    match of.parting {
        None => format!("{counted} is met again, as {again}: counted once"),
        Some(entries) => format!(
            "warning: {counted} went on otherwise, as {again}, after {}: the longer is counted; `ginscore audit` \
             over both in one ledger shows how they part",
            super::words::counted(entries as u64, "entry"),
        ),
    }
}
