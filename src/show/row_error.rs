//! Diagnostics for rows that another program exported.

use super::diagnostic::Diagnostic;
use super::house::{bad_value, rule_conflict, unknown_key, unknown_preset};
use super::parse_error::{bad_name, hidden, parse_errors};
use super::rule_fault;
use super::rulebook::TopicId;
use super::words::{grouped, meant, ticked};
use crate::show::code::Code;
use ginscore_ledger::exchange::{Column, LONGEST_CELL, MOST_COLUMNS, RowError, RowErrorKind};
use ginscore_ledger::model::OperationError;
use ginscore_rules::notation::{Mistakes, read_hand};

/// The diagnostics for a fault in the file of that name.
pub fn row_error(file: &str, of: &RowError) -> Mistakes<Diagnostic> {
    let place = format!("{file}:{}", of.line);
    let reports = match &of.what {
        RowErrorKind::Misread { hand, misread: all } => parse_errors(hand, all.clone()),
        RowErrorKind::Refused { hand, names, refusal: OperationError::Faults(faults) } => {
            match read_hand(hand, names) {
                Ok(line) => rule_fault::faults(faults, names, hand, &line),
                Err(_) => Mistakes::none(),
            }
        }
        what => [one(what)].into(),
    };
    reports.map(|report| report.at(place.clone()))
}

fn one(mistake: &RowErrorKind) -> Diagnostic {
    let column = |column: &Column| ticked(column.name());
    let bad_line = |message: String| Diagnostic::new(Code::BadLine, message);
    let bad_value_of = |message: String| Diagnostic::new(Code::BadValue, message);
    match mistake {
        RowErrorKind::NoRows => bad_line("there are no hands in this file".to_owned())
            .hinted("import reads the output of `ginscore export --format csv` and `--format jsonl`"),
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
        RowErrorKind::ManyLines(of) => bad_line(format!("{} spans more than one line", column(of)))
            .hinted("is a quotation mark left open? A cell must be on one line"),
        RowErrorKind::TooLong(of) => bad_value_of(format!("{} is longer than {LONGEST_CELL} bytes", column(of)))
            .hinted("a row has one hand and a one-line note"),
        RowErrorKind::TooManyCells => bad_line("the row has more cells than the header has columns".to_owned())
            .hinted("put a cell that contains a comma in quotation marks"),
        RowErrorKind::UnknownColumn(name) => {
            let known = Column::ALL.map(Column::name);
            // A short word is near to every other.
            let near = meant(name, known).filter(|near| name.len() > 4 || near.starts_with(name.as_str()));
            let hint = match near {
                Some(near) => format!("did you mean {}?", ticked(near)),
                None => format!("remove it; the columns are {}", known.join(", ")),
            };
            Diagnostic::new(Code::UnknownKey, format!("there is no column called {}", ticked(name))).hinted(hint)
        }
        RowErrorKind::SecondColumn(of) => {
            bad_line(format!("the column {} appears twice", column(of))).hinted("remove one of them")
        }
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
