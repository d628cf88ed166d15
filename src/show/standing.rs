//! Standings over many ledgers.

use comfy_table::{Cell, CellAlignment, ContentArrangement, Table, presets};

use super::career::series;
use super::words::{counted, ticked};
use ginscore_ledger::stats::{CopyRelation, Duplicate, PlayerStats};
use ginscore_rules::notation::shown;

/// The players, best first.
pub fn standings(of: &[PlayerStats], plain: bool) -> String {
    if of.is_empty() {
        return "no hands to count\n".to_owned();
    }
    if plain { aloud(of) } else { drawn(of) }
}

fn drawn(of: &[PlayerStats]) -> String {
    let mut table = Table::new();
    table.load_style(presets::ASCII_FULL_CONDENSED).set_content_arrangement(ContentArrangement::Disabled);
    table.set_header(["", "player", "series", "won", "lost", "tied", "open", "games", "boxes", "net points"]);
    for (at, career) in (1..).zip(of) {
        let all = &career.all;
        let number = |text: String| Cell::new(text).set_alignment(CellAlignment::Right);
        table.add_row([
            number(format!("{at}")),
            Cell::new(&career.name),
            number(all.series.to_string()),
            number(all.series_won.to_string()),
            number(all.series_lost.to_string()),
            number(all.series_tied.to_string()),
            number(all.series_open().to_string()),
            number(format!("{}-{}", all.games_won, all.games_lost)),
            number(all.boxes.to_string()),
            number(format!("{:+}", all.net)),
        ]);
    }
    table.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

fn aloud(of: &[PlayerStats]) -> String {
    let line = |(at, career): (usize, &PlayerStats)| {
        let all = &career.all;
        format!(
            "{at}: {}, net {:+} points; {} series, {}; games {} won, {} lost; {}\n",
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

/// That a series was met twice: a remark where one copy has all that the other has, a warning where they part.
/// `place` says where a ledger lies.
pub fn twice(of: &Duplicate, place: impl Fn(usize) -> String) -> String {
    let one = |(ledger, name): &(usize, String)| {
        shown(&format!("{} of {}", ticked(name), place(*ledger))).into_owned()
    };
    let (counted, left) = (one(&of.counted), one(&of.left));
    match of.how {
        CopyRelation::Not => format!("{left} is the same series as {counted}: counted once"),
        CopyRelation::Longer => format!("{left} is an earlier copy of {counted}, which is counted"),
        CopyRelation::Parted(hands) => format!(
            "warning: {left} and {counted} are one series that went on otherwise in two places, after {}; {counted} is \
             counted, which has more hands or was met first\nhint: record what is missing in one of them, and take \
             the other away",
            counted_hands(hands),
        ),
        CopyRelation::Unlike => format!(
            "warning: {left} and {counted} have the same players, start and rules, and not their first hand: both are \
             counted\nhint: if they are one evening, mend one of them and take the other away",
        ),
    }
}

fn counted_hands(hands: usize) -> String {
    if hands == 0 { "its beginning".to_owned() } else { counted(hands as u64, "hand") }
}
