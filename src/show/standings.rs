//! Standings over many ledgers.

use comfy_table::{Cell, CellAlignment, ContentArrangement, Table, presets};

use super::player_stats::series;
use super::words::{counted, ticked};
use ginscore_ledger::stats::{CopyRelation, Duplicate, PlayerStats};
use ginscore_rules::notation::shown;

/// The players, best first.
pub fn standings(of: &[PlayerStats], plain: bool) -> String {
    if of.is_empty() {
        return "there are no hands yet\n".to_owned();
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

/// The remark that a series was found twice, or a warning if the two differ. `place` names the place of a ledger.
pub fn twice(of: &Duplicate, place: impl Fn(usize) -> String) -> String {
    let one = |(ledger, name): &(usize, String)| {
        shown(&format!("{} of {}", ticked(name), place(*ledger))).into_owned()
    };
    let (counted, left) = (one(&of.counted), one(&of.left));
    match of.how {
        CopyRelation::Not => format!("{left} is the same series as {counted}: it is counted once"),
        CopyRelation::Longer => format!("{left} is an earlier copy of {counted}: only the latter is counted"),
        CopyRelation::Parted(hands) => format!(
            "warning: {left} and {counted} are one series that diverged {}; only {counted} is counted, which has more \
             hands or was found first\nhint: record in one of them what is missing, and delete the other",
            diverged(hands),
        ),
        CopyRelation::Unlike => format!(
            "warning: {left} and {counted} have the same players, start and rules, but different first hands: both are \
             counted\nhint: if they are the same evening, fix one of them and delete the other",
        ),
    }
}

fn diverged(hands: usize) -> String {
    match hands {
        0 => "from the start".to_owned(),
        hands => format!("after hand {hands}"),
    }
}
