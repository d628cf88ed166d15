//! Diagnostics for rows that another program exported.

use super::diagnostic::Diagnostic;
use super::house::{bad_value, rule_conflict, unknown_key, unknown_preset};
use super::parse_error::{bad_name, hidden, parse_errors};
use super::rule_fault;
use super::rulebook::TopicId;
use super::words::{all_of, grouped, quoted, ticked};
use crate::show::code::Code;
use ginscore_ledger::exchange::{
    Column, Heading, LONGEST_CELL, MOST_COLUMNS, RowError, RowErrorKind, SheetCell,
};
use ginscore_ledger::model::OperationError;
use ginscore_rules::notation::{Mistakes, read_seated};

/// The diagnostics for a fault in the file of that name.
pub fn row_error(file: &str, of: &RowError) -> Mistakes<Diagnostic> {
    let place = format!("{file}:{}", of.line);
    let reports = match &of.what {
        RowErrorKind::Misread { hand, misread: all } => parse_errors(hand, all.clone()),
        RowErrorKind::Refused { hand, roster, refusal: OperationError::Faults(faults) } => {
            match read_seated(hand, roster, &[]).as_deref() {
                Ok([read, ..]) => rule_fault::faults(faults, &roster.pair(read.opponents), hand, &read.hand),
                Ok([]) | Err(_) => Mistakes::none(),
            }
        }
        what => [one(what)].into(),
    };
    reports.map(|report| report.at(place.clone()))
}

/// The remark about headings that were ignored, if there are any.
pub fn ignored(headings: &[String]) -> Option<String> {
    match headings {
        [] => None,
        [only] => Some(format!("Ignored the column {}; `--map` can say what it is.", ticked(only))),
        several => Some(format!("Ignored the columns {}; `--map` can say what they are.", some_of(several))),
    }
}

/// The warning about lines whose counts do not give their points, if there are any.
pub fn without_counts(file: &str, lines: &[usize]) -> Option<Diagnostic> {
    let few: Vec<String> = lines.iter().take(MOST_NAMED).map(usize::to_string).collect();
    let message = match lines {
        [] => return None,
        [only] => format!(
            "by these rules, the deadwood in line {only} does not give the points there; the hand is recorded with points only"
        ),
        [_, ..] if lines.len() > MOST_NAMED => format!(
            "by these rules, the deadwood in {} lines does not give the points there, as in lines {}; these hands are recorded with points only",
            grouped(lines.len() as u64),
            all_of(&few)
        ),
        _ => format!(
            "by these rules, the deadwood in lines {} does not give the points there; these hands are recorded with points only",
            all_of(&few)
        ),
    };
    let report = Diagnostic::new(Code::ImportMismatch, format!("{file}: {message}"));
    Some(
        report
            .hinted("if other rules were played, choose them, as in `--rules pagat` or `--set gin_bonus=20`"),
    )
}

/// The most headings or lines that a message names.
const MOST_NAMED: usize = 10;

/// The first of these headings, in words.
fn some_of(headings: &[String]) -> String {
    let named: Vec<String> = headings.iter().take(MOST_NAMED).map(|heading| ticked(heading)).collect();
    match headings.len().saturating_sub(MOST_NAMED) {
        0 => all_of(&named),
        more => format!("{} and {more} more", named.join(", ")),
    }
}

/// The option that gives a heading a meaning, as it is typed.
fn map(heading: &str, meaning: &str) -> String {
    let typed = quoted(&format!("{}={meaning}", heading.trim()));
    ticked(&format!("--map {typed}"))
}

fn one(mistake: &RowErrorKind) -> Diagnostic {
    let column = |column: &Column| ticked(column.name());
    let heading = |heading: &Heading| ticked(heading.name());
    let bad_line = |message: String| Diagnostic::new(Code::BadLine, message);
    let bad_value_of = |message: String| Diagnostic::new(Code::BadValue, message);
    match mistake {
        RowErrorKind::NoRows => bad_line("there are no hands in this file".to_owned()).hinted(
            "import reads the output of `ginscore export --format csv` and `--format jsonl`, and sheets with headings such as Date, Winner, Loser and Points; for other headings, see `--map` in `ginscore import --help`",
        ),
        RowErrorKind::NoObject => bad_line("the line is not a JSON object".to_owned())
            .hinted("write one object per line, as `ginscore export --format jsonl` does"),
        RowErrorKind::Newer(schema) => bad_value_of(format!(
            "the row has schema {schema}, which this version of ginscore does not support"
        ))
        .hinted("use a newer version of ginscore"),
        RowErrorKind::TooManyColumns(columns) => bad_line(format!(
            "the header has {} columns, and the limit is {MOST_COLUMNS}",
            grouped(*columns as u64)
        ))
        .hinted("import reads the output of `ginscore export --format csv` and `--format jsonl`"),
        RowErrorKind::TooFewCells => bad_line("the row has fewer cells than the header has columns".to_owned())
            .hinted("is the file complete? An empty cell needs its comma, too"),
        RowErrorKind::ManyLines(of) => bad_line(format!("{} spans more than one line", heading(of)))
            .hinted("is a quotation mark left open? A cell must be on one line"),
        RowErrorKind::TooLong(of) => bad_value_of(format!("{} is longer than {LONGEST_CELL} bytes", heading(of)))
            .hinted("a row has one hand and a one-line note"),
        RowErrorKind::TooManyCells => bad_line("the row has more cells than the header has columns".to_owned())
            .hinted("put a cell that contains a comma in quotation marks"),
        RowErrorKind::UnknownColumn(name, near) => {
            Diagnostic::new(Code::UnknownKey, format!("there is no column called {}", ticked(name))).hinted(format!(
                "did you mean {}? Otherwise add {} to leave the column out",
                ticked(near),
                map(name, "ignore")
            ))
        }
        RowErrorKind::SecondColumn(name) => {
            bad_line(format!("the column {} appears twice", ticked(name))).hinted("remove one of them")
        }
        RowErrorKind::SameMeaning { first, second, meaning } => {
            bad_line(format!("{} and {} are both the column {}", ticked(first), ticked(second), heading(meaning)))
                .hinted(format!("add {} to leave one of them out", map(second, "ignore")))
        }
        RowErrorKind::NoHeading { missing, unknown, found } => {
            let what = match missing {
                Heading::Column(Column::Winner) => "no column gives the winner",
                Heading::Loser => "no column gives the loser",
                _ => "no column gives the points",
            };
            let all = some_of(&[unknown.as_slice(), found.as_slice()].concat());
            let hint = match (unknown.first(), missing) {
                (Some(unknown), _) => {
                    let option = map(unknown, missing.name());
                    format!("if a column does, name it with `--map`, as in {option}; the headings are {all}")
                }
                (None, Heading::Column(Column::Winner)) => {
                    format!("add it, under a heading such as Winner; the headings are {all}")
                }
                (None, Heading::Loser) => format!("add it, under a heading such as Loser; the headings are {all}"),
                (None, _) => format!("add them, under a heading such as Points; the headings are {all}"),
            };
            bad_line(what.to_owned()).hinted(hint)
        }
        RowErrorKind::NotMapped { heading, found } => {
            Diagnostic::new(Code::BadOption, format!("the file has no heading {}", ticked(heading)))
                .hinted(format!("the headings are {}", some_of(found)))
        }
        RowErrorKind::EmptyCell(name, of) => {
            let hint = match of {
                Heading::Column(Column::Winner) => {
                    "write the winner's name; for a hand that nobody won, write `draw` instead"
                }
                Heading::Column(Column::Points) => "write the winner's points; they may be left out only with both counts",
                _ => "write both players' names in each row that somebody won",
            };
            bad_line(format!("the row has nothing under {}", ticked(name))).hinted(hint)
        }
        RowErrorKind::BadSheetCell { heading, text, of } => {
            let hint = match of {
                SheetCell::Points => "write the points as a whole number, without a minus sign".to_owned(),
                SheetCell::Count => "write the deadwood as a whole number".to_owned(),
                SheetCell::Boxes => "write the boxes as a whole number".to_owned(),
                SheetCell::How => format!(
                    "write knock, gin, big gin, undercut, gin-off or draw, or nothing; or add {} to leave the column out",
                    map(heading, "ignore")
                ),
                SheetCell::Date => "write a date, as in 2026-11-20 or 20 Nov 2026; a time may follow, as in 19:30".to_owned(),
                SheetCell::Card => "write the card as rank and suit, as in 7S or TH".to_owned(),
            };
            bad_value_of(format!("{} cannot be {}", ticked(heading), ticked(text))).hinted(hint)
        }
        RowErrorKind::AmbiguousDate { heading, text, days: [one, other] } => {
            let [one, other] = [one, other].map(|day| day.format("%-d %B %Y").to_string());
            bad_value_of(format!("{} is ambiguous: {} may be {one} or {other}", ticked(heading), ticked(text)))
                .hinted("add `--dates day-first` or `--dates month-first`; or write it as in 2026-11-20")
        }
        RowErrorKind::StrangeWinner { heading, name, players: [one, other] } => Diagnostic::new(
            Code::UnknownPlayer,
            format!("{} is not one of the players of the row: {}", ticked(heading), ticked(name)),
        )
        .hinted(format!("the players are {} and {}", ticked(one), ticked(other))),
        RowErrorKind::NotMorePoints { points, loser } => bad_value_of(format!(
            "the row gives the points of a whole game, but the winner has {points} and the loser {loser}"
        ))
        .hinted("the winner of a game has more points; in a sheet of hands, leave the loser's points out"),
        RowErrorKind::GameInGame => bad_line("the row is a whole game, but the game before it is not over".to_owned())
            .hinted("a row with the points of both players is a whole game; in a sheet of hands, leave the loser's points out"),
        RowErrorKind::GameNotWon(points) => Diagnostic::new(
            Code::ImportMismatch,
            format!("the row is a whole game, but {points} points do not win a game by these rules"),
        )
        .hinted("choose the rules that were played, as in `--set target=50`; a game that was broken off cannot be imported"),
        RowErrorKind::CountsWithoutPoints => Diagnostic::new(
            Code::ImportMismatch,
            "the row has no points, and by these rules its deadwood does not fit how the hand ended".to_owned(),
        )
        .hinted("correct the deadwood or how the hand ended, add the points, or choose the rules that were played, as in `--rules pagat`"),
        RowErrorKind::Missing(of) => bad_line(format!("the row has no {}", column(of))).hinted(
            "every row needs `hand`, and the first row of a series also needs `player_one` and `player_two`; the rest is optional",
        ),
        RowErrorKind::BadCell(of, text) => {
            let hint = match of {
                Column::Stake => "write an amount of money per point, as in 0.10",
                Column::Preset => "write the name of a preset; `ginscore rules list` shows them",
                _ => "write a date, as in 2026-11-20, 2026-11-20 19:30 or 2026-11-20T19:30:00+01:00",
            };
            bad_value_of(format!("{} cannot be {}", column(of), ticked(text))).hinted(hint)
        }
        RowErrorKind::Hidden(of, found) => bad_value_of(format!("{} contains {}", column(of), hidden(found)))
            .hinted("remove it from the cell"),
        RowErrorKind::BadName(name, why) => bad_name(name, *why),
        RowErrorKind::UnknownPreset(name) => unknown_preset(name, &[]),
        RowErrorKind::UnknownRule(name) => unknown_key(name),
        RowErrorKind::BadRule(key, typed) => bad_value(key, typed),
        RowErrorKind::Clash(two) => rule_conflict(*two),
        RowErrorKind::Otherwise(of) => {
            bad_value_of(format!("{} differs from the first row of the series", column(of)))
                .hinted("give two series different names under `series`")
        }
        RowErrorKind::UnknownPlayer(of, name) => {
            Diagnostic::new(Code::UnknownPlayer, format!("{} cannot be {}, who is not one of the players", column(of), ticked(name)))
                .hinted("the players are given under `player_one` and `player_two`")
        }
        RowErrorKind::OutOfOrder { next, written } => {
            bad_value_of(format!("expected hand {next} of the series, but this row is hand {written}"))
                .hinted("a series needs all its hands, in order; sort the rows by `series` and `number`")
        }
        RowErrorKind::Refused { refusal: OperationError::SeriesOver, .. } => {
            Diagnostic::new(Code::SeriesOver, "this hand comes after the end of the series")
                .by(TopicId::Series)
                .hinted("give the next series a different name under `series`; or were other `rules` played?")
        }
        RowErrorKind::Mismatch { column: of, written, given } => Diagnostic::new(
            Code::ImportMismatch,
            format!("the row has {} {written}, but the rules give {}", column(of), if given.is_empty() { "none" } else { given }),
        )
        .hinted("fix the hand or the `rules`; or leave the column out to let the rules decide"),
        RowErrorKind::Refused { .. } | RowErrorKind::Misread { .. } => {
            bad_line("the hand is not valid".to_owned()).hinted("write it as in `Ann 4 v 23`")
        }
    }
}
