//! The page of the manual about the rows in which hands are handed on.

use clap_mangen::roff::{Roff, bold, roman};

use ginscore_ledger::exchange::Column;

/// The page.
pub fn page() -> String {
    let mut roff = Roff::new();
    let source = concat!("ginscore ", env!("CARGO_PKG_VERSION"));
    roff.control("TH", ["GINSCORE-ROWS", "7", "", source, "ginscore manual"]);
    roff.control("SH", ["NAME"]).text([roman("ginscore-rows - hands as rows for other programs")]);
    roff.control("SH", ["DESCRIPTION"]);
    for (at, paragraph) in TEXT.iter().enumerate() {
        if at > 0 {
            roff.control("PP", []);
        }
        roff.text([roman(*paragraph)]);
    }
    roff.control("SH", ["COLUMNS"]);
    for column in Column::ALL {
        roff.control("TP", []).text([bold(column.name())]).text([roman(meaning(column))]);
    }
    roff.control("SH", ["EXAMPLES"]);
    for (example, meaning) in EXAMPLES {
        roff.control("TP", []).text([bold(*example)]).text([roman(*meaning)]);
    }
    roff.control("SH", ["SEE ALSO"])
        .text([roman("ginscore(1), ginscore-export(1), ginscore-import(1), ginscore-notation(7)")]);
    roff.to_roff()
}

const TEXT: &[&str] = &[
    "ginscore export writes a row for each hand that counts, with the series that it belongs to, in CSV or in JSON Lines; ginscore import reads both. The columns are the same in both and keep their names and meanings; more may be added behind them.",
    "JSON Lines: an object a line with \"schema\": 1, null where there is nothing to say, rules nested as ginscore rules show answers them, columns a list of numbers. CSV: a head of names, cells as RFC 4180 has them, an empty cell where there is nothing to say, lists with spaces between, rules as key=value with spaces between. A cell that a spreadsheet would take for a formula, because it begins with = + - @ or their wide forms, has an apostrophe before it, and so has what follows a semicolon in a cell and begins so, and what begins with an apostrophe before one of these; import removes it. In CSV a character that cannot be seen, such as a control or a mark of direction, is written as \\u{200b}; JSON Lines keep it.",
    "import needs hand in every row, and player_one and player_two in the first row of a series. Rows with the same series belong together, and without that column those of the same players and start; a row that names neither goes on with the row before, and one without a start with the last evening of its players. What is the same for a whole series may stand in its first row alone. Without start it began now; a date without a time or an offset is one of the clock here. Without preset and rules it is played by the standard ones; rules without a preset change the standard ones, and with one that. number, end, winner, points, boxes, sheet and columns are compared with what the rules give, where they are there; a row of which they differ is refused, and with it the file. What stands in the others is computed anew. CSV may be parted by semicolons or tabs.",
    "A series that the ledger has is gone on with where the file has more of its hands, and passed over where it has not; with other hands it is refused. It is known by its name; without one by its players and start; without a start, too, by having the same hands, or the first of them if it goes on.",
    "What was taken back or amended is not handed on, nor who deals the hand to come, nor a series without a hand.",
];

/// What a column says.
const fn meaning(column: Column) -> &'static str {
    match column {
        Column::Series => {
            "The name of the series: letters, digits, - _ . and spaces, beginning with a letter or digit, up to 200 bytes, as new --name takes it."
        }
        Column::Start => "When the series began, as in 2026-11-20T19:30:00+01:00.",
        Column::PlayerOne => "The player that the series names first.",
        Column::PlayerTwo => "The other player.",
        Column::FirstDealer => "Who dealt the first hand, if that was told.",
        Column::Stake => "Money per point, if there is any; a text, for it is exact.",
        Column::Preset => "The preset that the rules started from.",
        Column::Rules => "The rules in force, all of them.",
        Column::Number => "The number of the hand in its series, from 1.",
        Column::Time => "When the hand was recorded; imported without that, a moment behind the start.",
        Column::Dealer => "Who dealt it, where that is known.",
        Column::Hand => "The hand as a line of the notation, without its note.",
        Column::Note => {
            "The note beside it. A character that cannot be seen is refused; a cell has 64 KiB at most."
        }
        Column::End => "knock, gin, big-gin, undercut, gin-off, tie, draw or points.",
        Column::Winner => "Who won it.",
        Column::Points => "The winner's points.",
        Column::Boxes => "The winner's boxes; in a hand told in points only, as many as were told.",
        Column::Sheet => "The sheet that it stands on, from 1.",
        Column::Columns => "The games of the sheet in which it was entered, from 1.",
        Column::Verified => "Whether both sides' cards were seen, or there was nothing to see.",
        Column::KnockCard => "The card that limited the knock.",
        Column::Limit => "The limit of the knock.",
        Column::Knocker => "Who knocked, or had gin; nobody in a draw, or where only points were told.",
        Column::KnockerDeadwood => "The knocker's deadwood.",
        Column::DefenderDeadwood => "The defender's deadwood, after laying off.",
        Column::KnockerLeft => {
            "The points more that a better spread would have earned the knocker against the defender's cards as they were put down (lay-offs that fit no more count as deadwood); 0 if none, empty if the knocker's cards were not seen."
        }
        Column::DefenderLeft => {
            "The points that a better spread or better laying off would have earned or saved the defender, likewise."
        }
    }
}

const EXAMPLES: &[(&str, &str)] = &[
    ("ginscore export --all --format jsonl > hands.jsonl", "All hands of the ledger."),
    (
        "duckdb -c \"SELECT winner, count(*), avg(points) FROM 'hands.jsonl' GROUP BY ALL\"",
        "Hands won, and their mean points, in DuckDB.",
    ),
    ("ginscore --ledger copy import hands.jsonl", "The same series in another ledger."),
];
